// Semantic tokens: what each name means, decoded again from how the protocol has them.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { semanticLegend, semanticTokens } from '../../server/src/features/semanticTokens.ts';
import { contextOf } from './draw.ts';

function decoded(text: string): readonly string[] {
  const context = contextOf(text);
  const data = semanticTokens(context);
  const found: string[] = [];
  let [line, character] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = 0, modifiers = 0] = data.slice(at, at + 5);
    character = down === 0 ? character + right : right;
    line += down;
    const start = context.lines.offsetAt({ line, character });
    const word = text.slice(start, start + length);
    found.push(`${line}: ${word} ${semanticLegend.tokenTypes[type]}${modifiers === 1 ? ' declared' : ''}`);
  }
  return found;
}

it('players, objects and effects, in order', () => {
  expect(
    decoded(`rules classic
scenario One
  Alice controls Gray Ogre as Left
  effect "Target creature gets +1/+1 until end of turn." targeting Alice's Left as Growth
  expect Left is 3/3, Growth is not in a dependency loop
`),
  ).toMatchInlineSnapshot(`
    [
      "2: Alice variable",
      "2: Gray Ogre class",
      "2: Left class declared",
      "3: Alice variable",
      "3: Left class",
      "3: Growth function declared",
      "4: Left class",
      "4: Growth function",
    ]
  `);
});

it('stay on a line that is being typed and does not read yet', () => {
  const text = `rules classic
scenario One
  Alice controls Gray Ogre as Left
  Alice activates Left ability
  Bob puts a Gray Ogre onto "Left" Leftover
`;
  expect(decoded(text).slice(3)).toEqual([
    '3: Alice variable',
    '3: Left class',
    '4: Bob variable',
    '4: Gray Ogre class',
  ]);
});

it('are in order and within their lines, whatever the text', () => {
  const pieces = [
    'scenario x\n',
    '  Alice controls Gray Ogre\n',
    '  tap Gray Ogre',
    '\n',
    "Alice's ",
    'Gray Ogre as Left',
    '"',
    ' ',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      for (const one of decoded(text)) expect(one).not.toContain('undefined');
      const data = semanticTokens(contextOf(text));
      for (let at = 0; at < data.length; at += 5) {
        expect(data[at]).toBeGreaterThanOrEqual(0);
        expect(data[at + 1]).toBeGreaterThanOrEqual(0);
        expect(data[at + 2]).toBeGreaterThan(0);
      }
    }),
    { numRuns: 60 },
  );
});
