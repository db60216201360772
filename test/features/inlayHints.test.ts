// Hints at the end of lines: what changed, and what the rules did of themselves.
import { expect, it } from 'vitest';
import { inlayHints } from '../../server/src/features/inlayHints.ts';
import { contextOf } from './draw.ts';

/** The text with its hints behind the lines. */
function hinted(text: string): string {
  const context = contextOf(text);
  const lines = text.split('\n');
  for (const { position, label } of inlayHints(context, { start: 0, end: text.length }))
    lines[position.line] += `  ⟵ ${String(label)}`;
  return lines.filter((line) => line.includes('⟵')).join('\n');
}

it('what a statement came to stands at its line, each time as of the state before it', () => {
  expect(
    hinted(`rules classic
scenario One
  Alice controls Gray Ogre, Hill Giant
  Alice controls Glorious Anthem
  suppose it grows
    Alice casts Giant Growth targeting Gray Ogre
    expect Gray Ogre is 6/6
  Alice casts Pacifism targeting Hill Giant
  effect "Target creature gets -3/-3 until end of turn." targeting Gray Ogre
  Bob gains control of Hill Giant until end of turn
  expect Hill Giant is 3/3
`),
  ).toMatchInlineSnapshot(`
    "  Alice controls Glorious Anthem  ⟵ Gray Ogre 2/2 → 3/3; Hill Giant 3/3 → 4/4
        Alice casts Giant Growth targeting Gray Ogre  ⟵ Gray Ogre 3/3 → 6/6
      effect "Target creature gets -3/-3 until end of turn." targeting Gray Ogre  ⟵ Gray Ogre is put into its owner’s graveyard (704.5f)
      Bob gains control of Hill Giant until end of turn  ⟵ Hill Giant Alice → Bob, 4/4 → 3/3"
  `);
});

it('what came in and is not as printed is told of, and what an expectation has found; behind comments', () => {
  const text = `rules classic
scenario One
  Alice controls Runeclaw Bear, Hill Giant
  Alice casts Clone copying Runeclaw Bear   # a copy
  Alice creates a 1/1 white Soldier creature token
  expect Clone is 3/3, Hill Giant is 3/3   # it is not
`;
  expect(hinted(text)).toMatchInlineSnapshot(`
    "  Alice casts Clone copying Runeclaw Bear   # a copy  ⟵ Clone: 2/2 green Bear creature
      expect Clone is 3/3, Hill Giant is 3/3   # it is not  ⟵ Clone: 2/2"
  `);
  const kinds = { results: false, stateBased: false, expectations: true };
  expect(inlayHints(contextOf(text), { start: 0, end: text.length }, kinds).map(({ label }) => label)).toEqual([
    'Clone: 2/2',
  ]);
  expect(inlayHints(contextOf(text, 'fr'), { start: 0, end: text.length }, kinds)[0]?.label).toBe('Clone : 2/2');
});

it('what matters comes first where much changes: control, size and types before colours and costs', () => {
  const hints = hinted(`rules current
card Refuge
  Land
  {1}: This land becomes a 3/3 blue and black Ape creature with flying until end of turn. It's still a land.
scenario One
  Alice controls Refuge
  Alice activates Refuge
`);
  expect(hints).toMatch(/⟵ Refuge no P\/T → 3\/3, Land → Land Creature — Ape/);
});

it('damage that does not kill, and life', () => {
  expect(
    hinted(`rules current
scenario One
  Alice controls Hill Giant
  Alice casts Shock targeting Hill Giant
  Alice casts Shock targeting Bob
`),
  ).toMatchInlineSnapshot(`
    "  Alice casts Shock targeting Hill Giant  ⟵ Hill Giant: 2 damage
      Alice casts Shock targeting Bob  ⟵ Bob: 20 → 18 life"
  `);
});

it('what is not so in every edition says in which', () => {
  expect(
    hinted(`rules classic, 2011, current
scenario Growth, then Humility
  Alice controls Gray Ogre
  Alice casts Giant Growth targeting Gray Ogre
  Alice controls Humility
`),
  ).toMatchInlineSnapshot(`
    "  Alice casts Giant Growth targeting Gray Ogre  ⟵ Gray Ogre 2/2 → 5/5
      Alice controls Humility  ⟵ classic: Gray Ogre 5/5 → 1/1; 2011, current: Gray Ogre 5/5 → 4/4"
  `);
});

it('has a blank before the colon in French', () => {
  const text = `rules classic
scenario One
  Alice controls Gray Ogre
  Alice casts Clone copying Gray Ogre
`;
  const context = contextOf(text, 'fr');
  const all = { start: 0, end: text.length };
  const labels = inlayHints(context, all, { results: true, stateBased: true, expectations: true }).map(({ label }) =>
    String(label),
  );
  expect(labels.join()).toContain('Clone\u00a0: 2/2');
});

it('what a line shows stands beside it: what the object is, and each layer that changed it', () => {
  expect(
    hinted(`rules classic, current
scenario One
  Alice controls Gray Ogre
  Alice casts Giant Growth targeting Gray Ogre
  effect "Target creature becomes 0/1 until end of turn." targeting Gray Ogre as Shrinking
  show Gray Ogre
`),
  ).toContain(
    '  show Gray Ogre  ⟵ classic: 0/1 red Ogre creature; 6b  Giant Growth (line 4): 2/2 → 5/5; 6b  Shrinking (line 5): 5/5 → 0/1; current: 3/4',
  );
});
