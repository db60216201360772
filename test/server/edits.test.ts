// Whatever is typed, the server lives on, and knows of the edited text what it would know of the same text opened afresh.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver-types';
import { startInMemory } from './client.ts';

const base = `rules classic

card Gray Ogre {2}{R}
  Creature — Ogre
  2/2

scenario A Gray Ogre grows and shrinks
  Alice controls Gray Ogre
  effect "Target creature gets +4/+4 until end of turn." targeting Gray Ogre as Growth
  expect Gray Ogre is 6/6
  suppose it shrinks
    effect "Target creature becomes 0/1 until end of turn." targeting Gray Ogre as Shrinking
    expect Gray Ogre is 0/1
`;

const pieces = fc.oneof(
  fc.constantFrom(
    '\n',
    ' ',
    '"',
    '#',
    '  ',
    'Alice casts ',
    'Gray Ogre',
    'expect ',
    'is 2/2',
    ' targeting ',
    'scenario x\n',
    'card x\n',
    '----\n',
    'rules current\n',
    'simultaneously\n',
    '{2}',
    '1/1',
    '\r\n',
    '\t',
    'é',
    '😀',
    '\u0000',
    'suppose y\n',
    'trigger Gray Ogre',
    ' copying Gray Ogre',
    'Alice casts Pacifism targeting ',
    'illegal ',
    'Alice casts Clone',
    "Alice's ",
    'next turn\n',
  ),
  fc.string({ maxLength: 6 }),
);
const edits = fc.array(fc.record({ at: fc.nat(2000), remove: fc.nat(40), insert: pieces }), {
  minLength: 1,
  maxLength: 8,
});

const plain = (all: readonly Diagnostic[]): unknown => JSON.parse(JSON.stringify(all));

it('survives any edits, and agrees with the text opened afresh', async () => {
  const editor = await startInMemory({ settings: { hints: { results: true } } });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(edits, async (steps) => {
      count++;
      const uri = `file:///edited/${count}.strata`;
      let text = base;
      await editor.open(uri, text);
      let version = 1;
      for (const { at, remove, insert } of steps) {
        const start = Math.min(at, text.length);
        const end = Math.min(start + remove, text.length);
        text = text.slice(0, start) + insert + text.slice(end);
        version = await editor.change(uri, { text });
        await editor.hover(uri, at % 14, at % 60);
        const textDocument = { uri };
        const position = { line: at % 14, character: at % 60 };
        await editor.connection.sendRequest('textDocument/completion', { textDocument, position });
        await editor.actions(uri, { start: { line: 0, character: 0 }, end: { line: 40, character: 0 } });
        await editor.connection.sendRequest('textDocument/inlayHint', {
          textDocument,
          range: { start: { line: 0, character: 0 }, end: { line: 40, character: 0 } },
        });
      }
      const [line = 0, character = 0] = [steps[0]?.at ?? 0, 3];
      await editor.hover(uri, line % 14, character);
      await editor.symbols(uri);
      await editor.diagnostics(uri, version);
      const fresh = `file:///fresh/${count}.strata`;
      await editor.open(fresh, text);
      const expected = await editor.diagnostics(fresh, 1);
      // what is still being typed is softened for a moment, and told in full after it
      const found = await editor.diagnosticsWith(uri, (all) =>
        all.every((one, i) => one.severity === expected[i]?.severity),
      );
      expect(plain(found)).toEqual(
        JSON.parse(JSON.stringify(expected).replaceAll(`file:///fresh/${count}.strata`, uri)),
      );
      await editor.close(uri);
      await editor.close(fresh);
    }),
    { numRuns: 30 },
  );
  expect(editor.logged).toEqual([]);
  await editor.end();
}, 60_000);
