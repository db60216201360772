// Pages of the server's own as documents (LSP 3.18 `workspace/textDocumentContent`), for editors that have no code of ours.

import { describe, expect, it } from 'vitest';
import type { DocumentLink, Location } from 'vscode-languageserver-protocol';
import { boardPageOf, comparePageOf, fileOfComparePage, placeOfBoardPage } from '../../server/src/protocol.ts';
import { startInMemory } from './client.ts';

const uri = 'file:///work/an%20ogre.strata';
const text = `rules classic

card Gray Ogre {2}{R}
  Creature — Ogre
  2/2

scenario An Ogre
  cites 418.5a
  Alice controls Gray Ogre
  put a +1/+1 counter on Gray Ogre
  effect "Target creature becomes 0/1 until end of turn." targeting Gray Ogre
  effect "Target creature gets +4/+4 until end of turn." targeting Gray Ogre
  expect Gray Ogre is 5/6
`;

describe('pages as documents', () => {
  it('open from the links of a file: rules, and the comparison of editions', async () => {
    const editor = await startInMemory({ capabilities: { workspace: { textDocumentContent: {} } } });
    expect(editor.initialized?.capabilities.workspace?.textDocumentContent).toEqual({
      schemes: ['strata-rule', 'strata-page', 'strata-card'],
    });
    await editor.open(uri, text);
    await editor.diagnostics(uri, 1);
    const links = await editor.connection.sendRequest<DocumentLink[]>('textDocument/documentLink', {
      textDocument: { uri },
    });
    expect(links.map(({ target, range }) => [target, range.start.line])).toEqual(
      expect.arrayContaining([
        ['strata-rule:/classic/418.5a', 7],
        [comparePageOf(uri), 0],
      ]),
    );
    const content = (address: string | undefined) =>
      editor.connection.sendRequest<{ text: string }>('workspace/textDocumentContent', { uri: address });
    expect((await content(links.find(({ target }) => target?.startsWith('strata-rule:'))?.target)).text).toMatch(
      /^Rule 418\.5a/,
    );
    const page = (await content(links.find(({ target }) => target?.startsWith('strata-page:'))?.target)).text;
    expect(page).toMatch(/^# Editions compared: an ogre\\?\.strata$/m);
    expect((await content(comparePageOf('file:///not/open.strata'))).text).toBe('');
    const board = links.find(({ target }) => target?.includes('/board/'))?.target;
    expect(board).toBe(boardPageOf(uri, 12));
    expect((await content(board)).text).toMatch(/^# An Ogre$/m);
    expect((await content(boardPageOf('file:///not/open.strata', 1))).text).toBe('');

    // a page that was opened follows its file
    const refreshed: string[] = [];
    editor.connection.onRequest('workspace/textDocumentContent/refresh', (params: { readonly uri: string }) => {
      refreshed.push(params.uri);
      return null;
    });
    await editor.change(uri, { text: text.replace('+1/+1', '+2/+2') });
    await expect
      .poll(() => [...refreshed].sort(), { timeout: 5000 })
      .toEqual([boardPageOf(uri, 12), comparePageOf(uri)].sort());
    await editor.end();
  });

  it('show a card that no file declares, where its name is asked for', async () => {
    const editor = await startInMemory({ capabilities: { workspace: { textDocumentContent: {} } } });
    const own = `rules current
scenario Two
  Alice controls Forest, Hill Giant as Left
  tap Forest
  expect Left is 3/3
`;
    await editor.open(uri, own);
    await editor.diagnostics(uri, 1);
    const targets = async (line: number, character: number) =>
      (
        await editor.connection.sendRequest<readonly Location[]>('textDocument/definition', {
          textDocument: { uri },
          position: { line, character },
        })
      ).map((one) => one.uri);
    expect(await targets(2, 18)).toEqual(['strata-card:/Forest.strata']);
    expect(await targets(2, 40)).toEqual(['strata-card:/Hill%20Giant.strata']);
    // another place where it stands leads to the first, as of every name
    expect(await targets(3, 7)).toEqual([uri]);
    expect(await targets(2, 3)).toEqual([]);
    const content = await editor.connection.sendRequest<{ text: string }>('workspace/textDocumentContent', {
      uri: 'strata-card:/Hill%20Giant.strata',
    });
    expect(content.text).toMatch(/^# Hill Giant, .*\n\ncard Hill Giant \{3\}\{R\}\n {2}Creature — Giant\n {2}3\/3\n$/);
    await editor.end();
  });

  it('are left to the extension, which has its own', async () => {
    const editor = await startInMemory({
      capabilities: {
        workspace: { textDocumentContent: {}, diagnostics: { refreshSupport: true } },
        textDocument: { diagnostic: {} },
      },
      initializationOptions: { ownClient: true },
    });
    expect(editor.initialized?.capabilities.workspace?.textDocumentContent).toEqual({
      schemes: ['strata-rule', 'strata-card'],
    });
    expect(editor.initialized?.capabilities.diagnosticProvider).toBeUndefined();
    await editor.end();
  });

  it('have addresses that lead back to the file', () => {
    expect(placeOfBoardPage(boardPageOf(uri, 7))).toEqual({ uri, line: 7 });
    expect(placeOfBoardPage(comparePageOf(uri))).toBeUndefined();
    expect(fileOfComparePage(boardPageOf(uri, 7))).toBeUndefined();
    for (const file of [uri, 'untitled:Untitled-1', 'file:///a%23b/%3F.strata', 'vscode-vfs://github/a/b.strata?x=1#y'])
      expect(fileOfComparePage(comparePageOf(file))).toBe(file);
    expect(fileOfComparePage('strata-rule:/classic/418.5a')).toBeUndefined();
  });
});
