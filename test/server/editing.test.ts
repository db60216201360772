// Over the protocol: formatting, renaming, growing selections, shapes of statements, lenses, names everywhere, colours by what changed.
import { describe, expect, it } from 'vitest';
import type {
  CodeAction,
  CodeLens,
  InlayHint,
  Location,
  Range,
  SelectionRange,
  SemanticTokens,
  SemanticTokensDelta,
  SignatureHelp,
  TextEdit,
  WorkspaceEdit,
  WorkspaceSymbol,
} from 'vscode-languageserver-protocol';
import { placeOf, startInMemory } from './client.ts';

const uri = 'file:///work/edit.strata';
const text = `rules classic

scenario One
  Alice controls   Gray Ogre as Left
  Alice casts Giant Growth targeting Left
  expect Left is 5/5
`;
const textDocument = { uri };

async function start(options: Parameters<typeof startInMemory>[0] = {}) {
  const editor = await startInMemory(options);
  await editor.open(uri, text);
  await editor.diagnostics(uri, 1);
  return editor;
}

describe('the server, of editing', () => {
  it('says what it can do', async () => {
    const editor = await start();
    expect(editor.initialized?.capabilities).toMatchObject({
      documentFormattingProvider: true,
      documentRangeFormattingProvider: true,
      documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n' },
      selectionRangeProvider: true,
      workspaceSymbolProvider: true,
      renameProvider: { prepareProvider: true },
      signatureHelpProvider: { triggerCharacters: [' '] },
      codeLensProvider: {},
      semanticTokensProvider: { full: { delta: true }, range: true },
    });
    await editor.end();
  });

  it('formats a document, lines of it, and the line above a new one', async () => {
    const editor = await start();
    const options = { tabSize: 2, insertSpaces: true };
    const edits = await editor.connection.sendRequest<TextEdit[]>('textDocument/formatting', { textDocument, options });
    const spare: Range = { start: { line: 3, character: 17 }, end: { line: 3, character: 19 } };
    expect(edits).toEqual([{ range: spare, newText: '' }]);
    const range = { start: { line: 4, character: 0 }, end: { line: 5, character: 3 } };
    expect(
      await editor.connection.sendRequest('textDocument/rangeFormatting', { textDocument, range, options }),
    ).toEqual([]);
    const position = { line: 4, character: 0 };
    expect(
      await editor.connection.sendRequest('textDocument/onTypeFormatting', {
        textDocument,
        position,
        ch: '\n',
        options,
      }),
    ).toEqual(edits);
    await editor.end();
  });

  it('renames, and says why it can’t', async () => {
    const editor = await start();
    const position = placeOf(text, 'expect Left', 'Left');
    expect(await editor.connection.sendRequest('textDocument/prepareRename', { textDocument, position })).toMatchObject(
      {
        placeholder: 'Left',
      },
    );
    const rename = (newName: string): Promise<WorkspaceEdit> =>
      editor.connection.sendRequest('textDocument/rename', { textDocument, position, newName });
    const edit = await rename('Right');
    expect(edit.changes?.[uri]?.map(({ range }) => range.start.line)).toEqual([3, 4, 5]);
    await expect(rename('Alice')).rejects.toThrow(/“Alice” is a player’s name here already/);
    await editor.end();
  });

  it('renames a card in the files that use it', async () => {
    const cards = 'file:///work/cards.strata';
    const block = 'card Tall Bear {G}\n  Creature — Bear\n  Tall Bear has trample.\n  3/3\n';
    const editor = await startInMemory({ files: { [cards]: block } });
    const user = `use cards.strata\nrules classic\nscenario One\n  Alice controls Tall Bear\n  expect Tall Bear is 3/3\n`;
    await editor.open(uri, user);
    await editor.diagnosticsWith(uri, (all) => all.length === 0);
    const position = placeOf(user, 'controls Tall', 'Tall');
    const edit = await editor.connection.sendRequest<WorkspaceEdit>('textDocument/rename', {
      textDocument,
      position,
      newName: 'Small Bear',
    });
    expect(edit.changes?.[uri]?.length).toBe(2);
    expect(edit.changes?.[cards]?.map(({ range }) => range.start.line)).toEqual([0, 2]);
    // one that was opened this very moment has not been checked, and is waited for
    const other = 'file:///work/other.strata';
    const opening = editor.open(other, user);
    const both = await editor.connection.sendRequest<WorkspaceEdit>('textDocument/rename', {
      textDocument,
      position,
      newName: 'Small Bear',
    });
    await opening;
    expect(Object.keys(both.changes ?? {}).sort()).toEqual([cards, other, uri].sort());
    // the same places are found as references: from a use, and from the block in the file that declares it
    const ask = async (of: string, at: object): Promise<string[]> => {
      const params = { textDocument: { uri: of }, position: at, context: { includeDeclaration: true } };
      const found = await editor.connection.sendRequest<Location[]>('textDocument/references', params);
      return found.map(({ uri: where, range }) => `${where} ${range.start.line}`).sort();
    };
    const all = [`${cards} 0`, ...[other, uri].flatMap((where) => [`${where} 3`, `${where} 4`])].sort();
    expect(await ask(uri, position)).toEqual(all);
    await editor.open(cards, block);
    expect(await ask(cards, placeOf(block, 'card Tall', 'Tall'))).toEqual(all);
    await editor.end();
  });

  it('renames a card where it is declared, in files that were opened this very moment', async () => {
    const cards = 'file:///work/cards.strata';
    const block = 'rules classic\n\ncard Tall Bear {G}\n  Creature — Bear\n  3/3\n';
    const editor = await startInMemory({ files: { [cards]: block } });
    await editor.open(cards, block);
    const user = 'use "cards.strata"\n\nscenario One\n  Alice controls Tall Bear\n  expect Tall Bear is 3/3\n';
    const opening = editor.open(uri, user);
    const edit = await editor.connection.sendRequest<WorkspaceEdit>('textDocument/rename', {
      textDocument: { uri: cards },
      position: placeOf(block, 'card Tall', 'Tall'),
      newName: 'Small Bear',
    });
    await opening;
    expect(edit.changes?.[uri]).toHaveLength(2);
    await editor.end();
  });

  it('renames a card where another one speaks of it, in a file that nobody has open', async () => {
    const cards = 'file:///work/cards.strata';
    const block =
      'card Tall Bear {G}\n  Creature — Bear\n  3/3\n\ncard Bear Call {G}\n  Instant\n  Target creature named Tall Bear gets +1/+1 until end of turn.\n';
    const editor = await startInMemory({ files: { [cards]: block } });
    const user =
      'use "cards.strata"\n\nscenario One\n  Alice controls Tall Bear\n  Alice casts Bear Call targeting Tall Bear\n';
    await editor.open(uri, user);
    await editor.diagnosticsWith(uri, (all) => all.every(({ severity }) => severity !== 1));
    const edit = await editor.connection.sendRequest<WorkspaceEdit>('textDocument/rename', {
      textDocument,
      position: placeOf(user, 'controls Tall', 'Tall'),
      newName: 'Small Bear',
    });
    expect(edit.changes?.[cards]?.map(({ range }) => range.start.line)).toEqual([0, 6]);
    expect(edit.changes?.[uri]).toHaveLength(2);
    await editor.end();
  });

  it('grows selections', async () => {
    const editor = await start();
    const positions = [placeOf(text, 'targeting Left', 'Left')];
    const [range] = await editor.connection.sendRequest<SelectionRange[]>('textDocument/selectionRange', {
      textDocument,
      positions,
    });
    const lines = text.split('\n');
    const said: string[] = [];
    for (let at: SelectionRange | undefined = range; at !== undefined; at = at.parent) {
      const { start, end } = at.range;
      said.push(
        start.line === end.line
          ? (lines[start.line] ?? '').slice(start.character, end.character)
          : `${start.line}–${end.line}`,
      );
    }
    expect(said).toEqual(['Left', 'Alice casts Giant Growth targeting Left', '2–5', '0–6']);
    await editor.end();
  });

  it('shows the shapes of a statement and the slot that is next', async () => {
    const editor = await start();
    const shape = async (line: string, how?: object): Promise<string> => {
      const version = await editor.change(uri, { text: `${text}${line}` });
      await editor.diagnostics(uri, version);
      const position = { line: 6, character: line.length };
      const help = await editor.connection.sendRequest<SignatureHelp | null>('textDocument/signatureHelp', {
        textDocument,
        position,
        ...(how === undefined ? {} : { context: how }),
      });
      const [first] = help?.signatures ?? [];
      const label = first?.parameters?.[help?.activeParameter ?? 0]?.label;
      const marked = Array.isArray(label) ? first?.label.slice(label[0], label[1]) : undefined;
      return `${first?.label.slice(0, 44)} → ${marked}`;
    };
    expect(await shape('  attach Left ')).toMatchInlineSnapshot(`"attach OBJECT to TARGET → TARGET"`);
    expect(await shape('  Alice casts ')).toMatchInlineSnapshot(
      `"PLAYER casts CARD [as LABEL] [targeting A, B → CARD"`,
    );
    expect(await shape('  Alice casts Shock ')).toMatchInlineSnapshot(
      `"PLAYER casts CARD [as LABEL] [targeting A, B → [as LABEL]"`,
    );
    const how = { triggerKind: 2, triggerCharacter: ' ', isRetrigger: false };
    // unasked only as long as something has to come
    expect(await shape('  Alice casts Shock ', how)).toBe('undefined → undefined');
    expect(await shape('  Alice casts ', how)).toContain('CARD');
    expect(await shape('  put a +1/+1 counter on ')).toMatchInlineSnapshot(`"put COUNTERS on OBJECT → OBJECT"`);
    await editor.end();
  });

  it('has lenses on headers only, and none where they are not wanted', async () => {
    const editor = await start();
    const lenses = await editor.connection.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument });
    expect(lenses.map(({ range, command }) => `${range.start.line}: ${command?.title}`)).toEqual([
      '2: ✓ 1 of 1 expectation holds · classic',
    ]);
    await editor.end();
    const silent = await start({ settings: { codeLens: false } });
    expect(await silent.connection.sendRequest('textDocument/codeLens', { textDocument })).toEqual([]);
    await silent.end();
  });

  it('finds scenarios and cards by name', async () => {
    const editor = await start();
    const find = (query: string): Promise<WorkspaceSymbol[]> =>
      editor.connection.sendRequest('workspace/symbol', { query });
    expect((await find('one')).map(({ name }) => name)).toEqual(['One']);
    expect(await find('xyz')).toEqual([]);
    await editor.end();
  });

  it('sends colours of some lines, and what changed of all', async () => {
    const editor = await start();
    const full = await editor.connection.sendRequest<SemanticTokens>('textDocument/semanticTokens/full', {
      textDocument,
    });
    const range = { start: { line: 5, character: 0 }, end: { line: 5, character: 5 } };
    const some = await editor.connection.sendRequest<SemanticTokens>('textDocument/semanticTokens/range', {
      textDocument,
      range,
    });
    expect(some.data.length).toBe(5);
    const version = await editor.change(uri, { text: `${text}  expect Left is red\n` });
    await editor.diagnostics(uri, version);
    const delta = await editor.connection.sendRequest<SemanticTokensDelta>('textDocument/semanticTokens/full/delta', {
      textDocument,
      previousResultId: full.resultId,
    });
    expect(delta.edits.map(({ start, deleteCount, data }) => [start, deleteCount, data?.length])).toEqual([
      [full.data.length, 0, 5],
    ]);
    await editor.end();
  });

  it('hints at the ends of lines, a switch for each kind', async () => {
    const whole = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    const failing = text.replace('5/5', '6/6');
    const hints = async (settings: Readonly<Record<string, boolean>>): Promise<readonly string[]> => {
      const editor = await startInMemory({ settings: { hints: settings } });
      await editor.open(uri, failing);
      await editor.diagnostics(uri, 1);
      const found = await editor.connection.sendRequest<InlayHint[]>('textDocument/inlayHint', {
        textDocument,
        range: whole,
      });
      await editor.end();
      for (const { position } of found)
        expect(position.character).toBe((failing.split('\n')[position.line] ?? '').length);
      return found.map(({ position, label }) => `${position.line}: ${String(label)}`);
    };
    expect(await hints({})).toEqual(['4: Left 2/2 → 5/5', '5: Left: 5/5']);
    expect(await hints({ expectations: false })).toEqual(['4: Left 2/2 → 5/5']);
    expect(await hints({ results: false })).toEqual(['5: Left: 5/5']);
  });

  it('mends all that is certain, and expects everything of what is named', async () => {
    const editor = await startInMemory();
    const broken = 'scenario One\n  cites 418.5b\n  Alice controls Gray Ogre\n  Gray Ogre is 2/2\n';
    await editor.open(uri, broken);
    await editor.diagnostics(uri, 1);
    const ask = (only: string, line: number): Promise<CodeAction[]> =>
      editor.connection.sendRequest('textDocument/codeAction', {
        textDocument,
        range: { start: { line, character: 20 }, end: { line, character: 20 } },
        context: { diagnostics: [], only: [only] },
      });
    const [all] = await ask('source.fixAll', 0);
    expect(all?.edit?.changes?.[uri]?.map(({ newText }) => newText)).toEqual(['rules classic\n\n', 'expect ']);
    // a rule that is cited for nothing goes where nothing fails
    const version = await editor.change(uri, { text: broken.replace('  Gray', '  expect Gray') });
    await editor.diagnosticsWith(uri, (found) => found.every(({ severity }) => severity !== 1));
    expect(version).toBe(2);
    const [idle] = await ask('source.fixAll', 0);
    expect(idle?.edit?.changes?.[uri]?.map(({ newText }) => newText)).toEqual(['rules classic\n\n', '']);
    const [everything] = await ask('refactor', 2);
    expect(everything?.title).toBe('Expect everything about Gray Ogre here');
    expect(everything?.edit?.changes?.[uri]?.[0]?.newText).toBe(
      '\n  expect Gray Ogre is a 2/2 red Ogre creature, has no abilities, is controlled by Alice',
    );
    await editor.end();
  });
});
