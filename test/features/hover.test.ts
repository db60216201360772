// Hovers, drawn as a reader sees them.
import { describe, expect, it } from 'vitest';
import { contextOf, hoverOn } from './draw.ts';

const ogre = contextOf(`rules classic

card Gray Ogre {2}{R}
  Creature — Ogre
  2/2

card Odd One {G}
  Creature — Bear
  Flying, trample
  {T}: Add {G}.
  Odd One frobnicates everything twice.
  1/1

scenario A Gray Ogre grows and shrinks
  cites 418.5a
  Alice controls Gray Ogre
  put a +1/+1 counter on Gray Ogre
  effect "Target creature gets +4/+4 until end of turn." targeting Gray Ogre as Growth
  Alice controls an enchantment token with "Creatures you control get +0/+2." as Shelter
  expect Gray Ogre is 7/9, is a creature
  effect "Gray Ogre becomes 0/1 until end of turn." as Shrinking
  expect Gray Ogre is 1/4
  destroy Gray Ogre
  expect Gray Ogre is in Alice's graveyard, does not have flying
`);

describe('the hover of an object', () => {
  it('says what it is as of the line, and how each layer made it so', () => {
    expect(hoverOn(ogre, 'expect Gray Ogre is 7/9', 'Gray Ogre')).toMatchInlineSnapshot(`
      "Gray Ogre — 7/9 red Ogre creature, controlled by Alice — after line 19 · classic

      Layer  Effect             Time  Change     Rule
      ─────  ─────────────────  ────  ─────────  ─────────
      6b     Growth, line 18    3     2/2 → 6/6  418.5a.6b
      6c     counters, line 17  2     6/6 → 7/7  418.5a.6c
      6d     Shelter, line 19   4     7/7 → 7/9  418.5a.6d

      - Printed: 2/2 red Ogre creature
      - Counters: 1 × +1/+1"
    `);
  });

  it('changes with the line: an older effect gives way within its sublayer (418.5a)', () => {
    expect(hoverOn(ogre, 'expect Gray Ogre is 1/4', 'Gray Ogre')).toMatchInlineSnapshot(`
      "Gray Ogre — 1/4 red Ogre creature, controlled by Alice — after line 21 · classic

      Layer  Effect              Time  Change     Rule
      ─────  ──────────────────  ────  ─────────  ─────────
      6b     Growth, line 18     3     2/2 → 6/6  418.5a.6b
      6b     Shrinking, line 21  5     6/6 → 0/1  418.5a.6b
      6c     counters, line 17   2     0/1 → 1/2  418.5a.6c
      6d     Shelter, line 19    4     1/2 → 1/4  418.5a.6d

      - Printed: 2/2 red Ogre creature
      - Counters: 1 × +1/+1"
    `);
  });

  it('says of what a refused line would have brought in that it never was there', () => {
    const refused = contextOf(`rules current

scenario A refused line
  Alice controls Gray Ogre
  Alice controls Humility
  Alice casts Clone as Copy copying Gray Ogre
  expect Copy is a creature
`);
    expect(hoverOn(refused, 'expect Copy', 'Copy')).toContain('Copy never came in: its line was not carried out');
  });

  it('is what it was made of where nothing has changed it', () => {
    expect(hoverOn(ogre, 'Alice controls Gray Ogre', 'Gray Ogre')).toMatchInlineSnapshot(`
      "Gray Ogre — 2/2 red Ogre creature, controlled by Alice — after line 16 · classic

      No effect changes it."
    `);
  });

  it('is found under its name in the text of an effect', () => {
    expect(hoverOn(ogre, 'becomes 0/1', 'Gray Ogre').split('\n')[0]).toMatchInlineSnapshot(
      `"Gray Ogre — 1/4 red Ogre creature, controlled by Alice — after line 21 · classic"`,
    );
  });

  it('follows the card into another zone (706.10)', () => {
    expect(hoverOn(ogre, 'in Alice', 'Gray Ogre').split('\n')[0]).toMatchInlineSnapshot(
      `"Gray Ogre — 2/2 red Ogre creature, in Alice's graveyard — after line 23 · classic"`,
    );
  });
});

describe('the hover of something else', () => {
  it('an effect with a label: timestamp, line, what it does in each layer', () => {
    expect(hoverOn(ogre, 'as Growth', 'Growth')).toMatchInlineSnapshot(`
      "Growth, an effect — timestamp 3, line 18 — after line 18 · classic

      - layer 6b: Gray Ogre 2/2 → 6/6"
    `);
  });

  it('an effect that is over', () => {
    const context = contextOf(`rules classic
scenario One
  Alice controls Gray Ogre
  effect "Target creature gets +4/+4 until end of turn." targeting Gray Ogre as Growth
  next turn
  expect Growth does not depend on Growth
`);
    expect(hoverOn(context, 'expect Growth', 'Growth')).toMatchInlineSnapshot(
      `"Growth is not in force — after line 5 · classic"`,
    );
  });

  it('a player', () => {
    expect(hoverOn(ogre, 'Alice controls Gray Ogre', 'Alice')).toMatchInlineSnapshot(`
      "Alice — 20 life — after line 16 · classic

      - maximum hand size 7"
    `);
  });

  it('a card: what is read of each ability, in which layers it works, which words are not read', () => {
    expect(hoverOn(ogre, 'card Odd One', 'Odd One')).toMatchInlineSnapshot(`
      "Odd One {G} — Creature — Bear 1/1

      - ✓ Flying — keyword
      - ✓ trample — keyword
      - ✓ {T}: Add {G}. — mana ability
      - ◌ Odd One frobnicates everything twice. — not read"
    `);
  });

  it('a rule number', () => {
    expect(hoverOn(ogre, 'cites 418.5a', '418.5a')).toMatchInlineSnapshot(
      `
      "Rule 418.5a — Characteristics are found layer by layer: copy, control, text, type, everything else, then power and toughness; in each layer characteristic-defining abilities first, then by timestamp.

      Known as 613.1 in 2011, current."
    `,
    );
  });

  it('a word of the language', () => {
    expect(hoverOn(ogre, 'expect Gray Ogre is 1/4', 'expect')).toMatchInlineSnapshot(
      `"expect — says what has to be true as of this line; a failed expectation is an error with what is true instead."`,
    );
  });

  it('a keyword ability', () => {
    expect(hoverOn(ogre, 'does not have flying', 'flying')).toMatchInlineSnapshot(`
      "flying

      Rule 702.9 — Flying: can be blocked by flying or reach only."
    `);
  });

  it('an expectation', () => {
    expect(hoverOn(ogre, 'is 1/4', '1/4')).toMatchInlineSnapshot(`"✓ Gray Ogre: 1/4, as expected. classic"`);
  });

  it('a scenario', () => {
    expect(hoverOn(ogre, 'scenario A Gray', 'grows')).toMatchInlineSnapshot(
      `"✓ Passed: all 5 expectations hold. classic"`,
    );
  });

  it('nothing in a comment', () => {
    expect(hoverOn(contextOf('rules classic\n# expect 418.5a\n'), '# expect', 'expect')).toBe('');
  });
});

describe('editions', () => {
  const three = contextOf(`rules classic, current
scenario Set and modified
  Alice controls Gray Ogre
  effect "Target creature gets +4/+4 until end of turn." targeting Gray Ogre as Growth
  effect "Target creature becomes 0/1 until end of turn." targeting Gray Ogre as Shrinking
  in classic expect Gray Ogre is 0/1
  in current expect Gray Ogre is 4/5
  expect Alice has 20 life
`);

  it('are told apart where they differ', () => {
    expect(hoverOn(three, 'becomes 0/1', 'Gray Ogre')).toMatchInlineSnapshot(`
      "Gray Ogre — 0/1 red Ogre creature, controlled by Alice — after line 5 · classic

      Layer  Effect             Time  Change     Rule
      ─────  ─────────────────  ────  ─────────  ─────────
      6b     Growth, line 4     2     2/2 → 6/6  418.5a.6b
      6b     Shrinking, line 5  3     6/6 → 0/1  418.5a.6b

      - Printed: 2/2 red Ogre creature

      ---

      Gray Ogre — 4/5 red Ogre creature, controlled by Alice — after line 5 · current

      Layer  Effect             Time  Change     Rule
      ─────  ─────────────────  ────  ─────────  ──────
      7b     Shrinking, line 5  3     2/2 → 0/1  613.4b
      7c     Growth, line 4     2     0/1 → 4/5  613.4c

      - Printed: 2/2 red Ogre creature"
    `);
  });

  it('stand together where they agree', () => {
    expect(hoverOn(three, 'expect Alice', 'Alice').split('\n')[0]).toMatchInlineSnapshot(
      `"Alice — 20 life — after line 5 · classic, current"`,
    );
  });

  it('a line of one edition shows that one', () => {
    expect(hoverOn(three, 'in current', 'Gray Ogre').split('\n')[0]).toMatchInlineSnapshot(
      `"Gray Ogre — 4/5 red Ogre creature, controlled by Alice — after line 5 · current"`,
    );
  });
});

describe('the order of effects', () => {
  it('says where dependency moved one (418.5b)', () => {
    const context = contextOf(`rules classic
scenario Islands
  Alice controls
    Mountain
    an enchantment token with "All Islands are 1/1 creatures that are still lands." as Rising Tide
    an enchantment token with "All lands are Islands." as Great Flood
  expect Mountain is an Island
`);
    expect(hoverOn(context, 'expect Mountain', 'Mountain')).toMatchInlineSnapshot(`
      "Mountain — 1/1 colorless basic Island land creature, controlled by Alice — after line 3 · classic

      Layer  Effect               Time  Change                                                           Rule
      ─────  ───────────────────  ────  ───────────────────────────────────────────────────────────────  ─────────
      4      Great Flood, line 6  3     Mountain → Island; loses “{T}: Add {R}.”, gains “{T}: Add {U}.”  418.5a.4
      4      Rising Tide, line 5  2     Basic Land — Island → Basic Land Creature — Island               418.5a.4
      6b     Rising Tide, line 5  2     no P/T → 1/1                                                     418.5a.6b

      - Rising Tide waits for Great Flood, which changes what it applies to (418.5b)

      - “{T}: Add {U}.”
      - Printed: colorless basic Mountain land"
    `);
  });

  it('says that timestamps decide in a loop (418.5c)', () => {
    const context = contextOf(`rules classic
scenario Loop
  Alice controls
    Plains
    Island
    an enchantment token with "All Plains are Islands." as First
    an enchantment token with "All Islands are Plains." as Second
  expect Plains is a Plains
`);
    expect(hoverOn(context, 'expect Plains', 'Plains')).toMatchInlineSnapshot(`
      "Plains — colorless basic Plains land, controlled by Alice — after line 3 · classic

      Layer  Effect          Time  Change                                                         Rule
      ─────  ──────────────  ────  ─────────────────────────────────────────────────────────────  ────────
      4      First, line 6   3     Plains → Island; loses “{T}: Add {W}.”, gains “{T}: Add {U}.”  418.5a.4
      4      Second, line 7  4     Island → Plains; loses “{T}: Add {U}.”, gains “{T}: Add {W}.”  418.5a.4

      - First is in a dependency loop with Second: timestamps decide (418.5c)

      - “{T}: Add {W}.”"
    `);
  });

  it('calls a copy in a loop by its label, not by the name of what it copies (418.5c)', () => {
    const context = contextOf(`rules classic
scenario Loop
  Alice controls Humility, Opalescence
  Alice casts Clone as Copy copying Humility
  expect Copy is 4/4
`);
    const said = hoverOn(context, 'expect Copy', 'Copy');
    expect(said).toContain('Humility is in a dependency loop with Copy');
    expect(said).toContain('An effect of Copy itself waits for Humility');
    expect(said).not.toMatch(/Humility (?:itself|is in a dependency loop with Humility)/);
  });

  it('shows eight rows at most', () => {
    const effects = Array.from(
      { length: 10 },
      (_, i) => `  effect "Gray Ogre gets +1/+1." as Pump ${'ABCDEFGHIJ'[i]}\n`,
    );
    const context = contextOf(
      `rules classic\nscenario Many\n  Alice controls Gray Ogre\n${effects.join('')}  expect Gray Ogre is 12/12\n`,
    );
    const lines = hoverOn(context, 'expect Gray', 'Gray Ogre').split('\n');
    expect(lines.filter((line) => line.startsWith('6b'))).toHaveLength(8);
    expect(lines).toContain('and 2 more');
  });
});

it('the verb says which ability its line activates: the one that is no mana ability, where none is named (602.1)', () => {
  const context = contextOf(`rules current
card Old Mill
  Land
  {T}: Add {C}.
  {1}: Old Mill becomes a 2/2 blue Assembly-Worker artifact creature until end of turn. It's still a land.
scenario One
  Alice controls Old Mill
  Alice activates Old Mill
  Alice activates Old Mill ability 1
`);
  expect(hoverOn(context, 'Alice activates Old Mill\n', 'activates')).toContain('here: “{1}: Old Mill becomes a 2/2');
  expect(hoverOn(context, 'Alice activates Old Mill ability', 'activates')).toContain('here: “{T}: Add {C}.”');
});

it('the effect of a copy goes by the name of its own card, too: what it copies may be on the board beside it', () => {
  const context = contextOf(`rules current
card Old Mill
  Land
  {1}: Old Mill becomes a 2/2 blue Assembly-Worker artifact creature until end of turn. It's still a land.
card Vesper {2}
  Creature — Shapeshifter
  You may have Vesper enter as a copy of any permanent on the battlefield.
  0/0
scenario One
  Alice controls Old Mill
  Alice casts Vesper copying Old Mill
  Alice activates Vesper
  expect Vesper is 2/2
  Alice activates Old Mill
  expect Old Mill is 2/2
`);
  expect(hoverOn(context, 'expect Vesper is', 'Vesper')).toMatch(/4 +Vesper \(Old Mill\), line 12 /);
  expect(hoverOn(context, 'expect Old Mill is', 'Old Mill')).toMatch(/4 +Old Mill, line 14 /);
});

it('a long name of what a copy copied is cut within its parentheses', () => {
  const context = contextOf(`rules current
card Old Mill behind the Seven Hills
  Land
  {1}: Old Mill behind the Seven Hills becomes a 2/2 blue Assembly-Worker artifact creature until end of turn. It's still a land.
card Vesper {2}
  Creature — Shapeshifter
  You may have Vesper enter as a copy of any permanent on the battlefield.
  0/0
scenario One
  Alice controls Old Mill behind the Seven Hills
  Alice casts Vesper copying Old Mill behind the Seven Hills
  Alice activates Vesper
  expect Vesper is 2/2
`);
  expect(hoverOn(context, 'expect Vesper is', 'Vesper')).toMatch(/4 +Vesper \(Old Mill behind the …\), line 12 /);
});
