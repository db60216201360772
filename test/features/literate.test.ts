// Rulings in Markdown: which blocks are read, as what, and where things stand in the file.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineIndex } from '../../server/src/features/lines.ts';
import { isMarkdown, isProse, literate, placedActions, placedDiagnostics } from '../../server/src/features/literate.ts';

const ruling = `# A ruling

The cards:

\`\`\`strata
rules classic

card Bear {G}
  Creature — Bear
  1/1
\`\`\`

What happens:

~~~~ Strata
scenario One
  Alice controls Bear
~~~
~~~~

and then

\`\`\`strata
  expect Bear is 1/1
\`\`\`
`;

describe('the blocks of a Markdown file', () => {
  it('are one text with blanks in place of the prose, line by line, column by column', () => {
    const file = literate(ruling);
    expect(file?.text.length).toBe(ruling.length);
    const before = ruling.split('\n');
    const after = (file?.text ?? '').split('\n');
    expect(after.map((line) => line.length)).toEqual(before.map((line) => line.length));
    expect(after.filter((line) => line.trim() !== '')).toEqual([
      'rules classic',
      'card Bear {G}',
      '  Creature — Bear',
      '  1/1',
      'scenario One',
      '  Alice controls Bear',
      '~~~',
      '  expect Bear is 1/1',
    ]);
    expect(file?.blocks).toEqual([
      { first: 5, last: 9 },
      { first: 15, last: 17 },
      { first: 23, last: 23 },
    ]);
  });

  it('know prose from what is theirs', () => {
    const file = literate(ruling);
    if (file === undefined) throw new Error('no blocks');
    const lines = ruling.split('\n').map((text, line) => ({ text, prose: isProse(file, { line }) }));
    expect(lines.filter(({ prose }) => !prose).map(({ text }) => text)).toContain('scenario One');
    expect(lines.filter(({ prose }) => prose).map(({ text }) => text)).toContain('```strata');
  });

  it.each([
    ['no block', '# Title\n\nSome `strata` in a line.\n'],
    ['blocks of other languages', '```js\nstrata\n```\n\n```stratagem\nx\n```\n'],
    ['a block shown inside another', '````markdown\n```strata\nscenario One\n```\n````\n'],
  ])('are none where there is %s', (_what, text) => {
    const file = literate(text);
    expect(file?.blocks ?? []).toEqual([]);
    expect(file?.unread ?? []).toEqual([]);
  });

  it('reach to the end of the file without a closing fence, and keep line ends of either kind', () => {
    const file = literate('Text\r\n```strata\r\nscenario One\r\n');
    expect(file?.text).toBe('    \r\n         \r\nscenario One\r\n');
    expect(file?.blocks).toEqual([{ first: 2, last: 3 }]);
  });

  it('can be empty', () => {
    expect(literate('```strata\n```\n')?.blocks).toEqual([{ first: 1, last: 0 }]);
  });

  it.each([
    '  ```strata\n  scenario One\n  ```\n',
    '- ```strata\n  scenario One\n  ```\n',
    '> ```strata\n> scenario One\n> ```\n',
  ])('are not read where they are indented or quoted, and that is said: %j', (text) => {
    const file = literate(`${text}\nafter\n\n\`\`\`strata\nscenario Two\n\`\`\`\n`);
    expect(file?.text.trim()).toBe('scenario Two');
    const said = file === undefined ? [] : placedDiagnostics(file, 'en', []);
    expect(said.map(({ range, message }) => [range.start.line, message])).toEqual([
      [0, expect.stringMatching(/not checked/)],
    ]);
  });

  it('leave every offset where it was, whatever the file', () => {
    const line = fc.constantFrom(
      '```strata',
      '```',
      '~~~',
      '~~~strata',
      '> ```strata',
      'prose “é”',
      '  expect X is 1/1',
      '',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        const file = literate(text);
        if (file === undefined) return;
        expect(file.text.length).toBe(text.length);
        const index = new LineIndex(text);
        for (let i = 0; i < text.length; i++) {
          if (file.text[i] === text[i]) continue;
          expect(file.text[i]).toBe(' ');
          expect(isProse(file, index.positionAt(i))).toBe(true);
        }
      }),
    );
  });
});

describe('what goes to the top of a scenario file', () => {
  const file = literate(ruling);
  if (file === undefined) throw new Error('no blocks');
  const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

  it('goes to the first block in Markdown', () => {
    const [placed] = placedDiagnostics(file, 'en', [{ range: top, message: 'm' }]);
    expect(placed?.range.start).toEqual({ line: 4, character: 0 });
    const uri = 'file:///a.md';
    const action = { title: 't', edit: { changes: { [uri]: [{ range: top, newText: 'rules classic\n' }] } } };
    expect(placedActions(file, uri, [action])[0]?.edit?.changes?.[uri]?.[0]?.range.start).toEqual({
      line: 5,
      character: 0,
    });
  });

  it('and what would change prose is not offered', () => {
    const uri = 'file:///a.md';
    const range = { start: { line: 12, character: 0 }, end: { line: 12, character: 4 } };
    expect(placedActions(file, uri, [{ title: 't', edit: { changes: { [uri]: [{ range, newText: '' }] } } }])).toEqual(
      [],
    );
    const inside = { start: { line: 16, character: 2 }, end: { line: 16, character: 7 } };
    const action = { title: 't', edit: { changes: { [uri]: [{ range: inside, newText: 'Bob' }] } } };
    expect(placedActions(file, uri, [action])).toEqual([action]);
  });
});

it('Markdown is known by its language in an editor, by its name elsewhere', () => {
  expect(isMarkdown('file:///a.txt', 'markdown')).toBe(true);
  expect(isMarkdown('file:///a.md', 'strata')).toBe(false);
  expect(isMarkdown('rulings.MD')).toBe(true);
  expect(isMarkdown('rulings.strata')).toBe(false);
});
