// Diagnostics, drawn as a reader sees them: what is wrong, why, the rule, what to do, and the lines behind it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeActionsAt } from '../../server/src/features/codeActions.ts';
import { diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { contextOf, squiggles } from './draw.ts';

const drawn = (text: string): string => squiggles(contextOf(text));

describe('diagnostics', () => {
  it('a failed expectation: expected beside actual, the layer where they part, the lines that led there', () => {
    expect(
      drawn(`rules classic
scenario One
  Alice controls Gray Ogre
  effect "Gray Ogre gets +4/+4 until end of turn." as Growth
  effect "Gray Ogre becomes 0/1 until end of turn." as Shrinking
  expect Gray Ogre is 4/5
`),
    ).toMatchInlineSnapshot(`
      "  expect Gray Ogre is 4/5
                         ^^^^^^
      error expectation.failed: Gray Ogre: expected 4/5, found 0/1.
      They part in layer 6b: power and toughness, set by anything or changed by what has resolved.
      If the rules are right, change the expectation (quick fix); the hover on the name shows how each layer came to this.
        → line 4: Growth applies in layer 6b: 2/2 → 6/6
        → line 5: Shrinking applies in layer 6b: 6/6 → 0/1"
    `);
  });

  it('a failed expectation in some editions only says in which', () => {
    expect(
      drawn(`rules classic, 2011, current
scenario One
  Alice controls Gray Ogre
  effect "Gray Ogre gets +4/+4 until end of turn." as Growth
  effect "Gray Ogre becomes 0/1 until end of turn." as Shrinking
  expect Gray Ogre is 4/5
  expect Gray Ogre is 9/9
`),
    ).toMatchInlineSnapshot(`
      "  expect Gray Ogre is 4/5
                         ^^^^^^
      error expectation.failed: Gray Ogre: expected 4/5, found 0/1 (in classic).
      They part in layer 6b: power and toughness, set by anything or changed by what has resolved.
      If the rules are right, change the expectation (quick fix); the hover on the name shows how each layer came to this.
        → line 4: Growth applies in layer 6b: 2/2 → 6/6
        → line 5: Shrinking applies in layer 6b: 6/6 → 0/1

        expect Gray Ogre is 9/9
                         ^^^^^^
      error expectation.failed: Gray Ogre: expected 9/9, found 0/1 (in classic).
      They part in layer 6b: power and toughness, set by anything or changed by what has resolved.
      If the rules are right, change the expectation (quick fix); the hover on the name shows how each layer came to this.
        → line 4: Growth applies in layer 6b: 2/2 → 6/6
        → line 5: Shrinking applies in layer 6b: 6/6 → 0/1

        expect Gray Ogre is 9/9
                         ^^^^^^
      error expectation.failed: Gray Ogre: expected 9/9, found 4/5 (in 2011, current).
      They part in layer 7c: power and toughness, changed.
      If the rules are right, change the expectation (quick fix); the hover on the name shows how each layer came to this.
        → line 5: Shrinking applies in layer 7b: 2/2 → 0/1
        → line 4: Growth applies in layer 7c: 0/1 → 4/5"
    `);
  });

  it('a dependency loop, on each of its effects (418.5c)', () => {
    expect(
      drawn(`rules classic
scenario Loop
  Alice controls
    Plains
    Island
    an enchantment token with "All Plains are Islands." as First
    an enchantment token with "All Islands are Plains." as Second
  expect Plains is a Plains
`),
    ).toMatchInlineSnapshot(`
      "    an enchantment token with "All Plains are Islands." as First
          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      warning 418.5c: Dependency loop in layer 4: First and Second depend on each other.
      The rule of dependency is ignored inside a loop: timestamps decide, the oldest first (First, Second).
      Rule 418.5c: A dependent effect waits for those it depends on; effects in a dependency loop ignore that and go by timestamp.
      Nothing is wrong with the file; if the order matters, write the lines in the order in which the effects began.
        → line 7: Second, timestamp 4

          an enchantment token with "All Islands are Plains." as Second
          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      warning 418.5c: Dependency loop in layer 4: Second and First depend on each other.
      The rule of dependency is ignored inside a loop: timestamps decide, the oldest first (First, Second).
      Rule 418.5c: A dependent effect waits for those it depends on; effects in a dependency loop ignore that and go by timestamp.
      Nothing is wrong with the file; if the order matters, write the lines in the order in which the effects began.
        → line 6: First, timestamp 3"
    `);
  });

  it('a file without an edition', () => {
    expect(drawn('scenario One\n  expect Alice has 20 life\n')).toMatchInlineSnapshot(`
      "scenario One
      ^^^^^^^^^^^^
      hint rules.missing: This file names no edition of the rules, so it is checked by classic.
      Layers, timestamps and copying differ from edition to edition.
      Write \`rules classic\`, \`rules 2011\` or \`rules current\` as the first line (quick fix)."
    `);
  });

  it('text that is not read, and what rests on it', () => {
    expect(
      drawn(`rules classic
card Odd One {G}
  Creature — Bear
  When Odd One enters, frobnicate it.
  1/1
scenario One
  Alice controls Odd One
  expect Odd One is 1/1
`),
    ).toMatchInlineSnapshot(`
      "  When Odd One enters, frobnicate it.
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      hint card.unreadExpected: Not read: “When Odd One enters, frobnicate it”. Expected here: a duration such as “until end of turn”, a noun such as creature or permanent, an object such as “target creature” or “creatures you control” or a.
      Strata does not know this wording; the text is kept, copied and lost with the rest, but has no effect.
      A scenario that uses the card is at best unproven: use a wording that is read, or accept it with \`ignoring text of CARD\`.

      scenario One
               ^^^
      information scenario.unproven: Unproven: everything expected holds, but it rests on text of Odd One that is not read: “When Odd One enters, frobnicate it”.
      A result counts as proved only if all the text and all the rules it rests on are read.
      Write it in words that are read, or accept a card’s text with \`ignoring text of CARD\`."
    `);
  });

  it('slips of the pen', () => {
    expect(
      drawn(`rules classic
scenario One
  Alice controls Grey Ogre
  Alcie casts Giant Growth
  expect Gray Ogre si 2/2
  Alice casts
`),
    ).toMatchInlineSnapshot(`
      "  Alice controls Grey Ogre
                       ^^^^^^^^^
      error unknown-name: Nothing here is called “Grey Ogre”. Did you mean “Gray Ogre”?
      Correct the spelling, declare it with a \`card\` block or a label, or bring it in with \`use\`.

        Alcie casts Giant Growth
        ^^^^^
      error unknown-player: No player is called “Alcie”. Did you mean “Alice”?
      Correct the spelling, or name the players: \`players Alice, Bob\`.

        expect Gray Ogre si 2/2
                         ^^
      error unreadable: “si” does not fit here.
      Expected here: \`is\`, \`are\`, \`is not\`, \`isn't\` or \`are not\`.
      Correct the line; the lines around it are read all the same.

        Alice casts
              ^^^^^
      error line-ends-early: Something is missing after “casts”.
      Expected here: a card.
      Finish the line; the lines around it are read all the same."
    `);
  });

  it('what the rules forbid, with what would be legal and the line behind it (702.18a)', () => {
    expect(
      drawn(`rules classic
card Shy Bear {G}
  Creature — Bear
  Shroud
  2/2
scenario One
  Alice controls Shy Bear, Gray Ogre
  Alice casts Giant Growth targeting Shy Bear
  Alice casts Giant Growth
  expect Gray Ogre is 2/2
`),
    ).toMatchInlineSnapshot(`
      "  Alice casts Giant Growth targeting Shy Bear
                                           ^^^^^^^^
      error 702.18a: Shy Bear cannot be the target of Giant Growth: it has shroud.
      Shy Bear has “Shroud” since line 7.
      Shroud keeps away every spell and ability, its own controller’s too.
      Rule 702.18a: What has shroud can’t be the target of any spell or ability.
      Legal here: Gray Ogre.
        → line 7: Shy Bear has “Shroud” from here.

        Alice casts Giant Growth
        ^^^^^^^^^^^^^^^^^^^^^^^^
      error 601.2c: Giant Growth has no target here.
      Giant Growth asks for “target creature”.
      Rule 601.2c: A target must be legal as it is chosen.
      Write it with \`targeting …\`. Legal here: Gray Ogre."
    `);
  });

  it('several objects of one name', () => {
    expect(
      drawn(`rules classic
scenario One
  Alice controls 2 Gray Ogres
  tap Gray Ogre
  expect Alice has 20 life
`),
    ).toMatchInlineSnapshot(`
      "  tap Gray Ogre
            ^^^^^^^^^
      error name.ambiguous: “Gray Ogre” could mean 2 objects: Gray Ogre (Alice, battlefield).
      Say which: \`Alice's …\`, \`… in Bob's graveyard\`, \`a …\` where they differ in nothing; or give labels with \`as\`.
        → line 3: Gray Ogre (Alice, battlefield) is one of them.
        → line 3: Gray Ogre (Alice, battlefield) is one of them."
    `);
  });

  it('an assertion of the wrong rule', () => {
    expect(
      drawn(`rules classic
scenario One
  Alice controls White Knight
  illegal Bob casts Doom Blade targeting White Knight by 303.4a
  illegal Bob casts Lightning Bolt targeting White Knight
`),
    ).toMatchInlineSnapshot(`
      "  illegal Bob casts Doom Blade targeting White Knight by 303.4a
                                                               ^^^^^^
      error 702.16b: It is illegal, but by 702.16b, not by 303.4a.
      Rule 702.16b: What has protection can’t be the target of spells of that quality, or of abilities from such sources.
      Write the rule that forbids it here.
        → line 4: White Knight cannot be the target of Doom Blade: it has protection from it.

        illegal Bob casts Lightning Bolt targeting White Knight
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      error assert.isLegal: This is legal, not illegal.
      Nothing in the rules forbids it on this board.
      Write \`legal\` instead, or set up what should forbid it."
    `);
  });

  it('are as many as the limit, the gravest first, and never longer than a line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('nonsense here', 'scenario x', '  expect Alice has 3 life', '  tap\n    tap'), {
          maxLength: 12,
        }),
        fc.integer({ min: 1, max: 6 }),
        (lines, limit) => {
          const context = contextOf(lines.join('\n'));
          const found = diagnosticsOf(context, { limit, rulePages: false });
          expect(found.length).toBeLessThanOrEqual(limit + 1);
          for (const { range } of found) expect(range.end.line).toBe(range.start.line);
        },
      ),
    );
  });
});

describe('quick fixes', () => {
  const fixesOf = (text: string): readonly string[] => {
    const context = contextOf(text);
    const all = diagnosticsOf(context, { limit: 500, rulePages: false });
    const whole = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };
    return codeActionsAt(context, all, whole).map(({ title, edit }) => {
      const edits = Object.values(edit?.changes ?? {}).flat();
      const changed = edits
        .map((one) => ({
          start: context.lines.offsetAt(one.range.start),
          end: context.lines.offsetAt(one.range.end),
          text: one.newText,
        }))
        .sort((a, b) => b.start - a.start)
        .reduce((before, one) => before.slice(0, one.start) + one.text + before.slice(one.end), text);
      const before = text.split('\n');
      const after = changed.split('\n').filter((line) => !before.includes(line));
      return `${title}: ${after.map((line) => line.trim()).join(' / ')}`;
    });
  };

  it.each([
    ['the edition', 'scenario One\n  expect Alice has 20 life\n', ['Add the line “rules classic”: rules classic']],
    [
      'an expectation',
      'rules classic\nscenario One\n  Alice controls Gray Ogre\n  expect Gray Ogre is 3/3\n',
      ['Write “2/2”: expect Gray Ogre is 2/2'],
    ],
    [
      'a name',
      'rules classic\nscenario One\n  Alice controls Grey Ogre\n  expect Alice has 20 life\n',
      ['Write “Gray Ogre”: Alice controls Gray Ogre'],
    ],
  ])('%s', (_what, text, fixes) => {
    expect(fixesOf(text)).toEqual(expect.arrayContaining(fixes));
  });
});

describe('what is not read', () => {
  it('says of unread words in a text of several lines where they stand', () => {
    const said = drawn(`rules classic
card Two Ways {1}
  Instant
  Choose one —
  • Destroy target creature.
  • Frobnicate the moon.
`);
    expect(said).toContain('  • Frobnicate the moon.');
    expect(said).toMatch(/hint card\.unread\w*: Not read: “Frobnicate the moon”/);
  });

  it.each([
    ['card.tooLong', `  ${'Draw a card. '.repeat(20_000)}`],
    ['card.tooDeep', `  Whenever ${'you attack or '.repeat(200)}you attack, draw a card.`],
  ])('says at a text that is not tried that it is so: %s', (code, line) => {
    const context = contextOf(`rules classic
card Endless {1}
  Artifact
  Flying
${line}

scenario One
  Alice controls Endless
  expect Endless has flying
`);
    const found = diagnosticsOf(context, { limit: 500, rulePages: false }).filter((one) => one.code === code);
    expect(found.map(({ range, severity }) => [range.start.line, severity])).toEqual([[4, 2]]);
    expect(found.every(({ message }) => String(message).length < 1_000)).toBe(true);
    expect(context.analysis.runs.map(({ outcome }) => outcome)).toEqual(['unproven']);
  });

  it.each([
    ['effect.tooLong', 'Draw a card. '.repeat(500)],
    ['effect.tooDeep', `You gain life equal to ${'the power of the creature of '.repeat(100)}it.`],
  ])('or at an effect: %s', (code, effect) => {
    const context = contextOf(`rules classic
scenario One
  effect "${effect}"
  expect Alice has 20 life
`);
    const codes = context.analysis.problems.map((one) => one.code);
    expect(codes.some((one) => one === code || one === 'effect.unread')).toBe(true);
    expect(context.analysis.runs.map(({ outcome }) => outcome)).toEqual(['unproven']);
  });
});
