// Markdown with scenarios in it, as an editor asks for it: everything inside the blocks, nothing outside.

import { describe, expect, it } from 'vitest';
import type { CompletionList, DocumentSymbol, SemanticTokens } from 'vscode-languageserver-protocol';
import { type TestsResult, testsRequest } from '../../server/src/protocol.ts';
import { placeOf, startInMemory, type TestClient, textOf } from './client.ts';

const uri = 'file:///work/ruling.md';
const text = `# May the Ogre live?

Two cards are in it.

\`\`\`strata
rules classic

card Gray Ogre {2}{R}
  Creature — Ogre
  2/2
\`\`\`

First it grows:

\`\`\`strata
scenario It lives
  Alice controls Gray Ogre
  effect "Target creature gets +4/+4 until end of turn." targeting Gray Ogre
\`\`\`

and that is how it stays:

\`\`\`strata
  expect Gray Ogre is 5/5
\`\`\`

Gray Ogre is 6/6, that is.
`;

async function open(editor: TestClient, markdown: string): Promise<void> {
  await editor.connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'markdown', version: 1, text: markdown },
  });
}

describe('a ruling in Markdown', () => {
  it('is checked as one scenario file, each thing at its place', async () => {
    const editor = await startInMemory();
    await open(editor, text);
    const found = await editor.diagnostics(uri, 1);
    const place = placeOf(text, 'expect', 'Gray Ogre');
    expect(found.map(({ range, message }) => [range.start.line, typeof message])).toEqual([[place.line, 'string']]);
    expect(found.map(textOf).join()).toMatch(/6\/6/);
    expect(await editor.hover(uri, place.line, place.character)).toMatch(/6\/6/);
    const actions = await editor.actions(uri, found[0]?.range ?? { start: place, end: place });
    const edits = actions.flatMap((action) => action.edit?.changes?.[uri] ?? []);
    expect(edits.some(({ newText, range }) => newText.includes('6/6') && range.start.line === place.line)).toBe(true);
    const symbols = await editor.symbols(uri);
    expect(symbols.map(({ name }: DocumentSymbol) => name)).toContain('It lives');
    const tokens = await editor.connection.sendRequest<SemanticTokens>('textDocument/semanticTokens/full', {
      textDocument: { uri },
    });
    expect(tokens.data[0]).toBe(placeOf(text, '  Alice controls', 'Alice').line);
    const tests = await editor.connection.sendRequest<TestsResult>(testsRequest, { uri });
    expect(tests.tests.map(({ title, outcome }) => [title, outcome])).toEqual([['It lives', 'failed']]);
    await editor.change(uri, { text: text.replace('5/5', '6/6') });
    expect(await editor.diagnosticsWith(uri, (all) => all.length === 0)).toEqual([]);
    await editor.end();
  });

  it('leaves no problem behind when it is closed', async () => {
    const editor = await startInMemory();
    await open(editor, `${text}\n> \`\`\`strata\n> scenario Quoted\n> \`\`\`\n`);
    const found = await editor.diagnosticsWith(uri, (all) => all.some(({ code }) => code === 'literate.indented'));
    expect(found.length).toBeGreaterThan(0);
    await editor.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
    expect(await editor.diagnosticsWith(uri, (all) => all.length === 0)).toEqual([]);
    await editor.end();
  });

  it('is left alone in its prose', async () => {
    const editor = await startInMemory();
    await open(editor, text);
    await editor.diagnostics(uri, 1);
    const prose = placeOf(text, 'Gray Ogre is 6/6', 'Ogre');
    expect(await editor.hover(uri, prose.line, prose.character)).toBe('');
    const complete = (position: object) =>
      editor.connection.sendRequest<CompletionList | null>('textDocument/completion', {
        textDocument: { uri },
        position,
      });
    expect(await complete({ line: 1, character: 0 })).toBeNull();
    const inside = placeOf(text, 'expect', 'Gray Ogre');
    expect((await complete({ line: inside.line, character: 9 }))?.items.length).toBeGreaterThan(0);
    await editor.end();
  });

  it('gets what a scenario file gets at its top in its first block', async () => {
    const editor = await startInMemory();
    await open(editor, text.replace('rules classic\n', '').replace('5/5', '6/6'));
    const found = await editor.diagnostics(uri, 1);
    expect(found.map(({ range }) => range.start.line)).toEqual([6]);
    const actions = await editor.actions(
      uri,
      found[0]?.range ?? { start: { line: 4, character: 0 }, end: { line: 4, character: 0 } },
    );
    const edits = actions.flatMap((action) => action.edit?.changes?.[uri] ?? []);
    expect(edits.length).toBeGreaterThan(0);
    expect(edits.every(({ range }) => range.start.line >= 5)).toBe(true);
    await editor.end();
  });

  it('that has no block is none, and is forgotten when its last one goes', async () => {
    const editor = await startInMemory();
    await open(editor, text);
    expect(await editor.diagnostics(uri, 1)).not.toEqual([]);
    await editor.change(uri, { text: '# Nothing left\n' });
    expect(await editor.diagnosticsWith(uri, (all) => all.length === 0)).toEqual([]);
    expect(await editor.connection.sendRequest(testsRequest, { uri })).toBeNull();
    await editor.end();
  });

  it('without a block has nothing to report where diagnostics are pulled', async () => {
    const editor = await startInMemory({
      capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } },
    });
    await open(editor, '# Prose\n');
    expect(await editor.connection.sendRequest('textDocument/diagnostic', { textDocument: { uri } })).toEqual({
      kind: 'full',
      items: [],
    });
    await editor.end();
  });
});
