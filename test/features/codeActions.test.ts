// Quick fixes: each one is applied, and the text it makes is checked anew.
import { describe, expect, it } from 'vitest';
import { contextOf, squiggles } from './draw.ts';
import { fixed } from './fixes.ts';

const drawn = (lines: string, edition = 'classic'): string =>
  fixed(`rules ${edition}\nscenario One\n${lines}\n  expect Alice has 20 life\n`)
    .map(
      ({ title, lines: made, errors }) => `${title}: ${made}${errors.length === 0 ? '' : `  ✗ ${errors.join(', ')}`}`,
    )
    .join('\n');

describe('quick fixes', () => {
  it('a legal target in the place of an illegal one, the chooser’s own first', () => {
    expect(
      drawn(`  Bob controls Gray Ogre, Hill Giant
  Alice controls Forest, Gray Ogre, Runeclaw Bear
  Alice casts Pacifism targeting Forest`),
    ).toMatchInlineSnapshot(`
      "Write “Alice's Gray Ogre”: Alice casts Pacifism targeting Alice's Gray Ogre
      Write “Runeclaw Bear”: Alice casts Pacifism targeting Runeclaw Bear
      Write “Bob's Gray Ogre”: Alice casts Pacifism targeting Bob's Gray Ogre
      Write “Hill Giant”: Alice casts Pacifism targeting Hill Giant
      Say that it is illegal by 303.4a: illegal Alice casts Pacifism targeting Forest by 303.4a"
    `);
  });

  it('a missing target, before other clauses or behind them', () => {
    expect(
      drawn(`  Alice controls Gray Ogre
  Alice casts Fling sacrificing Gray Ogre
  Alice casts Giant Growth as Growth`),
    ).toMatchInlineSnapshot(`
      "Add “targeting Gray Ogre”: Alice casts Fling sacrificing Gray Ogre targeting Gray Ogre
      Add “targeting Alice”: Alice casts Fling sacrificing Gray Ogre targeting Alice
      Add “targeting Bob”: Alice casts Fling sacrificing Gray Ogre targeting Bob
      Say that it is illegal by 601.2c: illegal Alice casts Fling sacrificing Gray Ogre by 601.2c
      Add “targeting Gray Ogre”: Alice casts Giant Growth as Growth targeting Gray Ogre
      Say that it is illegal by 601.2c: illegal Alice casts Giant Growth as Growth by 601.2c"
    `);
  });

  it('targets that only labels tell apart are labelled on the way', () => {
    expect(
      drawn(`  Alice controls 2 Gray Ogres, Forest
  Alice controls Gray Ogre with 2 +1/+1 counters
  Alice casts Giant Growth targeting Forest`),
    ).toMatchInlineSnapshot(`
      "Write “First Gray Ogre”, and give the others labels, too: Alice controls 2 Gray Ogres as First Gray Ogre, Second Gray Ogre, Forest / Alice controls Gray Ogre with 2 +1/+1 counters as Third Gray Ogre / Alice casts Giant Growth targeting First Gray Ogre
      Write “Second Gray Ogre”, and give the others labels, too: Alice controls 2 Gray Ogres as First Gray Ogre, Second Gray Ogre, Forest / Alice controls Gray Ogre with 2 +1/+1 counters as Third Gray Ogre / Alice casts Giant Growth targeting Second Gray Ogre
      Write “Third Gray Ogre”, and give the others labels, too: Alice controls 2 Gray Ogres as First Gray Ogre, Second Gray Ogre, Forest / Alice controls Gray Ogre with 2 +1/+1 counters as Third Gray Ogre / Alice casts Giant Growth targeting Third Gray Ogre
      Say that it is illegal by 601.2c: illegal Alice casts Giant Growth targeting Forest by 601.2c"
    `);
  });

  it('an ambiguous name', () => {
    expect(
      drawn(`  Alice controls Gray Ogre, Hill Giant
  Bob controls Gray Ogre
  tap Gray Ogre`),
    ).toMatchInlineSnapshot(`
      "Write “Alice's Gray Ogre”: tap Alice's Gray Ogre
      Write “Bob's Gray Ogre”: tap Bob's Gray Ogre
      Give each Gray Ogre a label; this one is “First Gray Ogre”: Alice controls Gray Ogre as First Gray Ogre, Hill Giant / Bob controls Gray Ogre as Second Gray Ogre / tap First Gray Ogre
      Give each Gray Ogre a label; this one is “Second Gray Ogre”: Alice controls Gray Ogre as First Gray Ogre, Hill Giant / Bob controls Gray Ogre as Second Gray Ogre / tap Second Gray Ogre"
    `);
    expect(
      drawn(`  Alice controls Gray Ogre
  Alice controls Gray Ogre with 2 +1/+1 counters
  Alice casts Giant Growth targeting Alice's Gray Ogre`),
    ).toMatchInlineSnapshot(`
      "Give each Gray Ogre a label; this one is “First Gray Ogre”: Alice controls Gray Ogre as First Gray Ogre / Alice controls Gray Ogre with 2 +1/+1 counters as Second Gray Ogre / Alice casts Giant Growth targeting First Gray Ogre
      Give each Gray Ogre a label; this one is “Second Gray Ogre”: Alice controls Gray Ogre as First Gray Ogre / Alice controls Gray Ogre with 2 +1/+1 counters as Second Gray Ogre / Alice casts Giant Growth targeting Second Gray Ogre"
    `);
    expect(drawn('  Alice controls 2 Gray Ogres\n  tap Gray Ogre')).toMatchInlineSnapshot(`
      "Write “a Gray Ogre”: tap a Gray Ogre
      Give each Gray Ogre a label; this one is “First Gray Ogre”: Alice controls 2 Gray Ogres as First Gray Ogre, Second Gray Ogre / tap First Gray Ogre
      Give each Gray Ogre a label; this one is “Second Gray Ogre”: Alice controls 2 Gray Ogres as First Gray Ogre, Second Gray Ogre / tap Second Gray Ogre"
    `);
  });

  it('what to copy, or nothing (706.5)', () => {
    expect(
      drawn(`  Bob controls Hill Giant
  Alice controls Gray Ogre, Forest
  Alice casts Clone
  Alice casts Clone as Second copying Forest`),
    ).toMatchInlineSnapshot(`
      "Add “copying Gray Ogre”: Alice casts Clone copying Gray Ogre
      Add “copying Hill Giant”: Alice casts Clone copying Hill Giant
      Add “copying nothing”: Alice casts Clone copying nothing
      Write “Gray Ogre”: Alice casts Clone as Second copying Gray Ogre
      Write “Hill Giant”: Alice casts Clone as Second copying Hill Giant
      Write “nothing”: Alice casts Clone as Second copying nothing
      Say that it is illegal by 706.5: illegal Alice casts Clone as Second copying Forest by 706.5"
    `);
  });

  it('where an Aura goes (303.4f, 303.4h)', () => {
    expect(
      drawn(`  Alice controls Gray Ogre, Forest, Holy Strength attached to Gray Ogre
  Bob controls Hill Giant
  Alice puts Pacifism onto the battlefield
  Alice controls Flight
  Alice puts Flight onto the battlefield attached to Forest
  attach Holy Strength to Forest`),
    ).toMatchInlineSnapshot(`
      "Add “attached to Gray Ogre”: Alice puts Pacifism onto the battlefield attached to Gray Ogre
      Add “attached to Hill Giant”: Alice puts Pacifism onto the battlefield attached to Hill Giant
      Add “attached to Gray Ogre”: Alice controls Flight attached to Gray Ogre
      Add “attached to Hill Giant”: Alice controls Flight attached to Hill Giant
      Write “Gray Ogre”: Alice puts Flight onto the battlefield attached to Gray Ogre
      Write “Hill Giant”: Alice puts Flight onto the battlefield attached to Hill Giant
      Say that it is illegal by 303.4f: illegal Alice puts Flight onto the battlefield attached to Forest by 303.4f
      Write “Gray Ogre”: attach Holy Strength to Gray Ogre
      Write “Hill Giant”: attach Holy Strength to Hill Giant"
    `);
  });

  it('a choice', () => {
    expect(drawn('  Alice casts Voice of All\n  Alice casts Primal Clay choosing red')).toMatchInlineSnapshot(`
      "Add “choosing white”: Alice casts Voice of All choosing white
      Add “choosing blue”: Alice casts Voice of All choosing blue
      Add “choosing black”: Alice casts Voice of All choosing black
      Add “choosing red”: Alice casts Voice of All choosing red
      Add “choosing green”: Alice casts Voice of All choosing green
      Write “"3/3"”: Alice casts Primal Clay choosing "3/3"
      Write “"2/2 with flying"”: Alice casts Primal Clay choosing "2/2 with flying"
      Write “"1/6 Wall with defender"”: Alice casts Primal Clay choosing "1/6 Wall with defender"
      Say that it is illegal by 614.12a: illegal Alice casts Primal Clay choosing red by 614.12a"
    `);
  });

  it('a mode', () => {
    expect(
      drawn('  Alice controls Gray Ogre, Crusade\n  Alice casts Emerald Charm targeting Crusade'),
    ).toMatchInlineSnapshot(`
      "Add “mode 1”: Alice casts Emerald Charm targeting Crusade mode 1
      Add “mode 2”: Alice casts Emerald Charm targeting Crusade mode 2
      Say that it is illegal by 601.2b: illegal Alice casts Emerald Charm targeting Crusade by 601.2b"
    `);
  });

  it('new targets of a copy (706.9c)', () => {
    expect(
      drawn(`  Alice controls Gray Ogre, Forest
  Bob controls Hill Giant
  Bob casts Shock targeting Gray Ogre
    Alice casts Fork targeting Shock new targets Forest`),
    ).toMatchInlineSnapshot(`
      "Write “Gray Ogre”: Alice casts Fork targeting Shock new targets Gray Ogre
      Write “Hill Giant”: Alice casts Fork targeting Shock new targets Hill Giant
      Write “Alice”: Alice casts Fork targeting Shock new targets Alice
      Write “Bob”: Alice casts Fork targeting Shock new targets Bob
      Say that it is illegal by 706.9c: illegal Alice casts Fork targeting Shock new targets Forest by 706.9c"
    `);
  });

  it('a wrong moment: put instead of cast, or said to be illegal (303.1)', () => {
    expect(
      drawn(`  Alice controls Gray Ogre
  Bob casts Pacifism targeting Gray Ogre
  Bob casts Glorious Anthem`),
    ).toMatchInlineSnapshot(`
      "Add the line “Bob's turn”: Bob's turn
      Write “Bob puts Pacifism onto the battlefield”: Bob puts Pacifism onto the battlefield attached to Gray Ogre
      Say that it is illegal by 303.1: illegal Bob casts Pacifism targeting Gray Ogre by 303.1
      Add the line “Bob's turn”: Bob's turn
      Write “Bob puts Glorious Anthem onto the battlefield”: Bob puts Glorious Anthem onto the battlefield
      Say that it is illegal by 303.1: illegal Bob casts Glorious Anthem by 303.1"
    `);
    expect(
      drawn(
        `  Alice controls Gray Ogre
  in current Bob casts Pacifism targeting Gray Ogre`,
        'current',
      ),
    ).toMatchInlineSnapshot(`
      "Add the line “Bob's turn”: Bob's turn
      Write “Bob puts Pacifism onto the battlefield”: in current Bob puts Pacifism onto the battlefield attached to Gray Ogre
      Say that it is illegal by 303.1: in current illegal Bob casts Pacifism targeting Gray Ogre by 303.1"
    `);
  });

  it('a waiting trigger', () => {
    expect(
      drawn(`  Alice controls Runeclaw Bear, Gray Ogre
  Alice controls Vesuvan Doppelganger copying Gray Ogre
  Alice's next upkeep
  Alice's next upkeep`),
    ).toMatchInlineSnapshot(`
      "Add the line “trigger Vesuvan Doppelganger targeting Runeclaw Bear”: trigger Vesuvan Doppelganger targeting Runeclaw Bear
      Add the line “trigger Vesuvan Doppelganger targeting Gray Ogre”: trigger Vesuvan Doppelganger targeting Gray Ogre
      Add the line “trigger Vesuvan Doppelganger targeting Vesuvan Doppelganger”: trigger Vesuvan Doppelganger targeting Vesuvan Doppelganger
      Add the line “decline Vesuvan Doppelganger”: decline Vesuvan Doppelganger
      Add the line “trigger Vesuvan Doppelganger targeting Runeclaw Bear”: trigger Vesuvan Doppelganger targeting Runeclaw Bear
      Add the line “trigger Vesuvan Doppelganger targeting Gray Ogre”: trigger Vesuvan Doppelganger targeting Gray Ogre
      Add the line “trigger Vesuvan Doppelganger targeting Vesuvan Doppelganger”: trigger Vesuvan Doppelganger targeting Vesuvan Doppelganger
      Add the line “decline Vesuvan Doppelganger”: decline Vesuvan Doppelganger"
    `);
  });

  it('assertions', () => {
    expect(
      drawn(`  Alice controls Gray Ogre, White Knight
  illegal Alice casts Pacifism targeting Gray Ogre by 303.4a
  legal Bob casts Doom Blade targeting White Knight
  illegal Bob casts Doom Blade targeting White Knight by 303.4a`),
    ).toMatchInlineSnapshot(`
      "Write “legal”: legal Alice casts Pacifism targeting Gray Ogre
      Write “illegal”: illegal Bob casts Doom Blade targeting White Knight
      Write “702.16b”: illegal Bob casts Doom Blade targeting White Knight by 702.16b"
    `);
  });

  it('an expectation, an edition, an unknown card', () => {
    expect(drawn('  Alice controls Gray Ogre\n  expect Gray Ogre is 3/3')).toMatchInlineSnapshot(
      `"Write “2/2”: expect Gray Ogre is 2/2"`,
    );
    expect(
      fixed('scenario One\n  Alice controls Terror of the Deep\n  expect Terror of the Deep is 1/1\n').map(
        ({ title, lines }) => `${title}: ${lines}`,
      ),
    ).toMatchInlineSnapshot(`
      [
        "Add the line “rules classic”: rules classic",
        "Add the line “rules 2011”: rules 2011",
        "Add the line “rules current”: rules current",
        "Declare a card Terror of the Deep: card Terror of the Deep {1} / Creature / Replace these three lines by what the card says / 1/1",
      ]
    `);
  });
});

describe('fixes of what is expected', () => {
  it('say what it is, in the respects that were asked about', () => {
    expect(
      drawn(`  Alice controls Gray Ogre, Sol Ring
  expect Gray Ogre is a 3/3 Bear creature, Sol Ring is a blue creature
  expect Gray Ogre has flying, Sol Ring is tapped
  expect Gray Ogre is exactly Artifact, is only blue, is named Hill Giant
  expect Gray Ogre can't attack, is in Bob's hand
  destroy Gray Ogre
  expect Gray Ogre has ceased to exist`),
    ).toMatchInlineSnapshot(`
      "Write “a 2/2 Ogre creature”: expect Gray Ogre is a 2/2 Ogre creature, Sol Ring is a blue creature
      Write “a colorless artifact”: expect Gray Ogre is a 3/3 Bear creature, Sol Ring is a colorless artifact
      Write “is not a blue creature”: expect Gray Ogre is a 3/3 Bear creature, Sol Ring is not a blue creature
      Write “does not have flying”: expect Gray Ogre does not have flying, Sol Ring is tapped
      Write “is not tapped”: expect Gray Ogre has flying, Sol Ring is not tapped
      Write “Creature — Ogre”: expect Gray Ogre is exactly Creature — Ogre, is only blue, is named Hill Giant
      Write “red”: expect Gray Ogre is exactly Artifact, is only red, is named Hill Giant
      Write “Gray Ogre”: expect Gray Ogre is exactly Artifact, is only blue, is named Gray Ogre
      Write “can attack”: expect Gray Ogre can attack, is in Bob's hand
      Write “battlefield”: expect Gray Ogre can't attack, is in battlefield
      Write “is in Alice's graveyard”: expect Gray Ogre is in Alice's graveyard"
    `);
  });

  it('say it in each edition, where they differ', () => {
    const text = `rules classic, current
scenario One
  Alice controls Gray Ogre
  Alice casts Giant Growth targeting Gray Ogre
  Alice controls Humility
  expect Gray Ogre is 2/2
`;
    expect(fixed(text).map(({ title, lines, errors }) => `${title}: ${lines} ${errors.join()}`)).toMatchInlineSnapshot(`
      [
        "Expect what it is in each edition: classic, current: in classic expect Gray Ogre is 1/1 / in current expect Gray Ogre is 4/4 ",
      ]
    `);
  });
});

describe('fixes of what is missing or too much', () => {
  it('a word, a player, an object, a clause, a cited rule', () => {
    expect(
      drawn(`  cites 418.5b, 706.2
  Alice controls Gray Ogre
  Alice Hill Giant
  Carol controls Forest
  destroy Runeclaw Bear
  Alice casts Giant Growth targeting Gray Ogre choosing red
  expect Gray
  expect Gray Ogre`),
    ).toMatchInlineSnapshot(`
      "Leave out “418.5b”: cites 706.2
      Leave out “706.2”: cites 418.5b
      Insert “controls”: Alice controls Hill Giant
      Insert “casts”: Alice casts Hill Giant
      Write “Alice”: Alice controls Forest
      Write “Bob”: Bob controls Forest
      Let Carol play, too: players Alice, Bob, Carol
      Add the line “Alice controls Runeclaw Bear”: Alice controls Runeclaw Bear
      Leave out “choosing red”: Alice casts Giant Growth targeting Gray Ogre
      Say that it is illegal by 608.2d: illegal Alice casts Giant Growth targeting Gray Ogre choosing red by 608.2d
      Write “Gray Ogre”: 
      Add “is a 2/2 red Ogre creature”: expect Gray Ogre is a 2/2 red Ogre creature
      Add “has no abilities”: expect Gray Ogre has no abilities
      Add “is controlled by Alice”: expect Gray Ogre is controlled by Alice
      Leave out the line “expect Gray Ogre”: "
    `);
  });
});

describe('fixes are tried', () => {
  it('each slip of a line at its place, with the card that is meant, whatever else the line has', () => {
    expect(
      drawn(`  Alice controls Grey Ogre, Serra Angle
  alcie contrls Forest
  Alice casts Shock on Serra Angel`),
    ).toMatchInlineSnapshot(`
      "Write “Gray Ogre”: Alice controls Gray Ogre, Serra Angle  ✗ unknown-name
      Declare a card Grey Ogre: card Grey Ogre {1} / Creature / Replace these three lines by what the card says / 1/1
      Write “Serra Angel”: Alice controls Grey Ogre, Serra Angel  ✗ unknown-name
      Declare a card Serra Angle: card Serra Angle {1} / Creature / Replace these three lines by what the card says / 1/1
      Write “Alice”: Alice contrls Forest  ✗ unreadable
      Write “controls”: alcie controls Forest  ✗ unknown-player
      Write “targeting”: Alice casts Shock targeting Serra Angel
      Write “attached to”: Alice casts Shock attached to Serra Angel"
    `);
  });

  it('no label made of words that are a slip of something else', () => {
    expect(drawn('  Alice controls Gray Ogre wiht flying')).toBe('');
    expect(drawn('  Alice controls Gray Ogre Left')).toContain('Insert “as”');
  });

  it('a target in place of what it should be attached to (303.4a)', () => {
    expect(
      drawn('  Alice controls Gray Ogre, White Knight\n  Alice casts Pacifism attached to White Knight'),
    ).toMatchInlineSnapshot(`
      "Write “targeting White Knight”: Alice casts Pacifism targeting White Knight
      Write “targeting Gray Ogre”: Alice casts Pacifism targeting Gray Ogre
      Say that it is illegal by 303.4a: illegal Alice casts Pacifism attached to White Knight by 303.4a"
    `);
  });

  it('nothing that would be refused in its turn, nor an Aura that finds no host (702.16c, 303.4g)', () => {
    for (const more of ['', ', Gray Ogre'])
      expect(drawn(`  Alice controls White Knight${more}\n  Bob casts Unholy Strength targeting White Knight`)).toBe(
        [
          "Add the line “Bob's turn”, and say that it is illegal there by 702.16b: Bob's turn / illegal Bob casts Unholy Strength targeting White Knight by 702.16b",
          'Say that it is illegal by 303.1: illegal Bob casts Unholy Strength targeting White Knight by 303.1',
        ].join('\n'),
      );
  });

  it('what could be enchanted, where what is named is missing and could not', () => {
    expect(drawn('  Alice controls Gray Ogre\n  Alice controls Flight attached to Forest')).toMatchInlineSnapshot(
      `"Write “Gray Ogre”: Alice controls Flight attached to Gray Ogre"`,
    );
    expect(drawn('  Alice controls Flight attached to Gray Ogre')).toMatchInlineSnapshot(
      `"Add the line “Alice controls Gray Ogre”: Alice controls Gray Ogre"`,
    );
  });

  it('a brace too many in a cost, one too few, a cost without (202.1)', () => {
    const block = (head: string): string => `rules current\ncard ${head}\n  Creature — Bear\n  2/2\n`;
    expect(
      ['A {1}{G}}', 'A {1}{G', 'A {1}{G} Bear', 'A 1G'].map((head) =>
        fixed(block(head)).map(({ title, lines }) => `${title}: ${lines}`),
      ),
    ).toMatchInlineSnapshot(`
      [
        [
          "Leave out “}”: card A {1}{G}",
        ],
        [
          "Write “{G}”: card A {1}{G}",
        ],
        [
          "Leave out “Bear”: card A {1}{G}",
        ],
        [
          "Write “{1}{G}”: card A {1}{G}",
        ],
      ]
    `);
  });
});

describe('the likeliest fix first', () => {
  const first = (line: string): string | undefined =>
    fixed(`rules classic\nscenario One\n  Alice controls Gray Ogre\n${line}\n  expect Alice has 20 life\n`)[0]?.lines;

  it('the word that begins as the written one does', () => {
    expect(first('  expect that Bob has 20 lives')).toBe('expect that Bob has 20 life');
  });

  it('what kills it, for what dies (700.4)', () => {
    expect(first('  Gray Ogre dies')).toBe('destroy Gray Ogre');
  });
});

describe('an expectation about what is attached no more', () => {
  const head = `rules classic
card Shade's Veil {1}{B}
  Enchantment — Aura
  Enchant creature
scenario One
  Alice controls Gray Ogre, Hill Giant, Shade's Veil attached to Gray Ogre
`;

  it('says where it is, and writes that (704.5m)', () => {
    const text = `${head}  effect "Target creature gains protection from black until end of turn." targeting Gray Ogre
  expect Shade's Veil is attached to Gray Ogre
`;
    expect(fixed(text)[0]).toMatchObject({ lines: "expect Shade's Veil is in Alice's graveyard", errors: [] });
    expect(squiggles(contextOf(text))).toContain("Shade's Veil: expected Gray Ogre, found in graveyard.");
  });

  it('writes what it is attached to now', () => {
    const [fix] = fixed(`${head}  expect Shade's Veil is attached to Hill Giant\n`);
    expect(fix?.lines).toBe("expect Shade's Veil is attached to Gray Ogre");
  });
});

describe('what is illegal though lines below rest on it', () => {
  it('is said to be, and those lines go with it (303.4a)', () => {
    const text = `rules classic
scenario One
  Alice controls Forest, Gray Ogre
  Alice casts Pacifism as Ward targeting Forest
  expect Ward is attached to Forest
  suppose it moves
    attach Ward to Gray Ogre
  expect Forest is a land
`;
    const fix = fixed(text).find(({ title }) => title.startsWith('Say'));
    expect(fix?.title).toBe('Say that it is illegal by 303.4a, and leave out what rests on it (2 lines)');
    expect(fix?.text).not.toMatch(/Ward (?:is|to)/);
    expect(fix?.text).toContain('expect Forest is a land');
    expect(fix?.errors).toEqual([]);
    const alone = text.replace(/^.*(?:expect Ward|suppose|attach Ward).*\n/gm, '');
    expect(fixed(alone).map(({ title }) => title)).toContain('Say that it is illegal by 303.4a');
  });
});

describe('what one edition only refuses', () => {
  const text = `rules classic, 2011, current
scenario One
  Alice controls Serra Angel, Humility
  Alice controls Clone copying Serra Angel
  expect Clone is a 4/4 creature with flying
`;

  it('is left out there, or the line is for the others (614.12)', () => {
    const fixes = fixed(text).map(({ title, lines, errors }) => [title, lines, ...errors]);
    expect(fixes.slice(0, 2)).toEqual([
      [
        'Leave out “copying Serra Angel” in current only',
        'in classic Alice controls Clone copying Serra Angel / in 2011 Alice controls Clone copying Serra Angel / in current Alice controls Clone',
      ],
      [
        'Let the line be for classic, 2011 only',
        'in classic Alice controls Clone copying Serra Angel / in 2011 Alice controls Clone copying Serra Angel',
      ],
    ]);
  });

  it('is no reason to expect the old words where the thing is not there', () => {
    const [expecting] = fixed(text).filter(({ title }) => title.startsWith('Expect what'));
    expect(expecting?.title).toBe('Expect what it is in each edition: classic, 2011');
    expect(expecting?.lines).not.toContain('in current');
    const [alone] = fixed(text.replace(' 2011,', '')).filter(({ title }) => title.startsWith('Expect what'));
    expect(alone?.title).toBe('Expect what it is in classic, and nothing elsewhere');
  });

  it('is said of that edition alone, in what follows from it as well', () => {
    expect(squiggles(contextOf(text))).toMatch(/Clone is not there because an earlier line was refused \(in current\)/);
  });
});

describe('what would bring another error', () => {
  const wrath = `
card Small Wrath {2}{W}{W}
  Sorcery
  Destroy all creatures.

scenario One
  Alice controls Gray Ogre
  Alice casts Small Wrath
  expect Gray Ogre is in Alice's graveyard
  Alice controls Gray Ogre as Second
  Alice casts Small Wrath
`;

  it('further down is not offered for a word that is cut short: what is meant is finished', () => {
    for (const slip of ['rule', 'rules']) {
      const fixes = fixed(`${slip}\n${wrath}`).map(({ title, lines, errors }) => [title, lines, ...errors]);
      const titles = fixes.map(([title]) => title);
      // a sorcery can't be cast in one's upkeep or in combat (307.1)
      expect(titles).not.toContain('Write “upkeep”');
      expect(titles).not.toContain('Write “combat”');
      for (const edition of ['classic', '2011', 'current'])
        expect(fixes.map(([, lines]) => lines)).toContain(`rules ${edition}`);
    }
  });

  it('is not offered, even where the words were unreadable before', () => {
    const titles = fixed('rules classic\nscenario One\n  Bob controls Pacifism Ogre\n  expect Bob has 20 life\n').map(
      ({ title }) => title,
    );
    expect(titles).not.toContain('Leave out “Pacifism”');
    const labelled = `rules classic
scenario One
  Alice has Shock in hand
  Alice casts Shock targeting Bob creating Sparks
  Alice has Sparks in hand
`;
    expect(fixed(labelled).map(({ title }) => title)).not.toContain('Leave out “creating Sparks”');
  });
});
