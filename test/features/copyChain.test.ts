// The copy chain in the hover (706.3): copied what, when, with which exceptions, and what was not copied and why.
import { describe, expect, it } from 'vitest';
import { contextOf, hoverOn } from './draw.ts';

/** The part of a hover below its table. */
const chainOf = (text: string, inLine: string, name: string): string =>
  hoverOn(contextOf(text), inLine, name)
    .split('\n')
    .filter((line) => /^ *- /.test(line) && !/^- Printed|^- Copiable/.test(line))
    .join('\n');

const clones = `rules classic
card Big Clone {3}{U}
  Creature — Shapeshifter
  You may have Big Clone enter as a copy of any creature on the battlefield, except it's 7/7 and it has haste.
  0/0
scenario One
  Alice controls Gray Ogre with 2 +1/+1 counters
  effect "Target creature gets +3/+3 until end of turn." targeting Gray Ogre as Growth
  tap Gray Ogre
  Alice casts Big Clone copying Gray Ogre as First
  suppose it flies
    effect "First gains flying until end of turn."
    expect First is 7/7
  Alice casts Clone copying First as Second
  effect "Target creature becomes a copy of Gray Ogre until end of turn." targeting Second
  Alice creates a token copy of Second as Third
  expect Third is 2/2, Second is 2/2, First is 7/7
`;

describe('the copy chain', () => {
  it('says what was copied when, with which exceptions, and what stayed behind (706.2, 706.8)', () => {
    expect(chainOf(clones, 'expect Third', 'First')).toMatchInlineSnapshot(`
      "- copy of Gray Ogre since line 10, except it's 7/7 and it has haste
        - not copied: 2/2 → 5/5 from Growth, line 8; counters 2 × +1/+1; being tapped (706.2)"
    `);
  });

  it('goes on to what the copied object copied, and shows the copy effect under the one that shows', () => {
    expect(chainOf(clones, 'expect Third', 'Second')).toMatchInlineSnapshot(`
      "- copy of Gray Ogre since line 15
        - not copied: 2/2 → 5/5 from Growth, line 8; counters 2 × +1/+1; being tapped (706.2)
      - under it, copy of First (then Gray Ogre) since line 14
        - copy of Gray Ogre since line 10, except it's 7/7 and it has haste
          - not copied: 2/2 → 5/5 from Growth, line 8; counters 2 × +1/+1; being tapped (706.2)"
    `);
  });

  it('is there for a token that is a copy', () => {
    expect(chainOf(clones, 'expect Third', 'Third')).toMatchInlineSnapshot(`
      "- copy of Second (then Gray Ogre) since line 16
        - copy of Gray Ogre since line 15
          - not copied: 2/2 → 5/5 from Growth, line 8; counters 2 × +1/+1; being tapped (706.2)"
    `);
  });

  it('keeps choices behind (706.7)', () => {
    const text = `rules classic
scenario One
  Alice casts Voice of All choosing red
  Alice casts Clone copying Voice of All choosing blue
  expect Clone has protection from blue
`;
    expect(chainOf(text, 'expect Clone', 'Clone')).toMatchInlineSnapshot(`
      "- copy of Voice of All since line 4
        - not copied: its choice of red (706.7)
      - “As this creature enters, choose a color.”
      - “This creature has protection from the chosen color.”
      - chosen: blue"
    `);
  });

  it('names the line of the copying itself, though a block stands between', () => {
    const text = `rules classic
scenario One
  Alice controls Gray Ogre
  Alice casts Clone copying Gray Ogre
    effect "Target creature gets +3/+3 until end of turn." targeting Gray Ogre as Growth
  expect Clone is 2/2
`;
    expect(chainOf(text, 'expect Clone', 'Clone')).toMatchInlineSnapshot(`
      "- copy of Gray Ogre since line 4
        - not copied: 2/2 → 5/5 from Growth, line 5 (706.2)"
    `);
  });

  it('follows a copy of a spell (706.9)', () => {
    const text = `rules classic
scenario One
  Alice casts Lightning Bolt targeting Bob
    Alice casts Fork targeting Lightning Bolt creating Second Bolt new targets same
    expect Bob has 17 life
`;
    expect(
      chainOf(
        text.replace('expect Bob has 17 life', 'resolve Second Bolt\n      expect Second Bolt is red'),
        'expect Second',
        'Second',
      ),
    ).toMatchInlineSnapshot(`
      "- copy of Lightning Bolt since line 4, except the copy is red
      - “Lightning Bolt deals 3 damage to any target.”"
    `);
  });

  it('says nothing of what is no copy', () => {
    expect(chainOf(clones, 'Alice controls', 'Gray Ogre')).toBe('- Counters: 2 × +1/+1');
  });

  it('names the card, and what it was then: a Doppelganger that was a Bear, a Demon face down (706-B, 706-C)', () => {
    const text = `rules classic
scenario One
  Alice controls Runeclaw Bear, Grinning Demon face down
  Alice controls Vesuvan Doppelganger copying Runeclaw Bear
  Alice casts Clone as Second copying Vesuvan Doppelganger
  Alice casts Clone as Third copying Grinning Demon
  expect Second is green, Third has no name
`;
    expect(chainOf(text, 'expect Second', 'Second')).toMatchInlineSnapshot(`
      "- copy of Vesuvan Doppelganger (then Runeclaw Bear) since line 5
        - copy of Runeclaw Bear since line 4, except it doesn't copy that creature's color and it has "At the beginning of your upkeep, you may have this permanent become a …
      - “At the beginning of your upkeep, you may have this permanent become a copy of target creature, except it doesn't copy …”"
    `);
    expect(chainOf(text, 'expect Second', 'Third')).toMatchInlineSnapshot(`
      "- copy of Grinning Demon (then without a name) since line 6
        - not copied: being face down (706.2)"
    `);
  });
});
