// The language server over streams in memory: what an editor sees of a file, of its edits, of a failure.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CompletionList, InlayHint } from 'vscode-languageserver-protocol';
import { ruleTextRequest, type StatusResult, statusRequest } from '../../server/src/protocol.ts';
import { placeOf, type StartOptions, startInMemory, type TestClient, textOf } from './client.ts';
import { libraryPool } from './library.ts';

const uri = 'file:///work/ogre.strata';
const ogre = `rules classic

card Gray Ogre {2}{R}
  Creature — Ogre
  2/2

scenario A Gray Ogre grows and shrinks
  Alice controls Gray Ogre
  effect "Target creature gets +4/+4 until end of turn." targeting Gray Ogre as Growth
  expect Gray Ogre is 6/6
  effect "Target creature becomes 0/1 until end of turn." targeting Gray Ogre as Shrinking
  expect Gray Ogre is 0/1
`;

const loop = `rules classic

card Plains
  Basic Land — Plains

card Island
  Basic Land — Island

scenario Two effects that depend on each other
  Alice controls
    Plains
    Island
    an enchantment token with "All Plains are Islands." as First
    an enchantment token with "All Islands are Plains." as Second
  expect Plains is a Plains
`;

let client: TestClient | undefined;
async function start(options: StartOptions = {}): Promise<TestClient> {
  client = await startInMemory(options);
  return client;
}
afterEach(async () => {
  await client?.end();
  client = undefined;
});

describe('the server', () => {
  it('says what it can do', async () => {
    const editor = await start();
    expect(editor.initialized?.serverInfo).toEqual({ name: 'strata', version: 'test' });
    expect(editor.initialized?.capabilities).toMatchObject({
      textDocumentSync: { openClose: true, change: 2 },
      hoverProvider: true,
      workspace: { textDocumentContent: { schemes: ['strata-rule', 'strata-page', 'strata-card'] } },
    });
  });

  it('shows nothing where every expectation holds', async () => {
    const editor = await start();
    await editor.open(uri, ogre);
    expect(await editor.diagnostics(uri, 1)).toEqual([]);
  });

  it('shows expected beside actual, and follows an edit of a part of a line', async () => {
    const editor = await start();
    await editor.open(uri, ogre);
    await editor.diagnostics(uri, 1);
    const { line, character } = placeOf(ogre, 'gets +4/+4', '+4/+4');
    const at = { line, character: character - 1 };
    const range = { start: at, end: { line, character: at.character + 5 } };
    const version = await editor.change(uri, { range, text: '+3/+3' });
    // on other lines nothing comes up before typing rests
    expect(await editor.diagnostics(uri, version)).toEqual([]);
    const [failed, ...others] = await editor.diagnosticsWith(uri, (all) => all.length > 0);
    expect(others).toEqual([]);
    expect(failed?.severity).toBe(1);
    expect(failed?.range.start.line).toBe(9);
    expect(failed && textOf(failed)).toMatch(/^Gray Ogre: expected 6\/6, found 5\/5\.\n/);
    expect(failed?.relatedInformation?.map(({ location }) => location.range.start.line)).toContain(line);
    expect(await editor.diagnostics(uri, await editor.change(uri, { range, text: '+4/+4' }))).toEqual([]);
  });

  it('completes, offers quick fixes and, where asked for, hints at the ends of lines', async () => {
    const editor = await start({ settings: { hints: { results: true } } });
    const text = `rules classic
scenario One
  Alice controls Forest, Gray Ogre
  Alice controls Glorious Anthem
  Alice casts Pacifism targeting Forest
  Alice casts Giant Growth targeting 
  expect Gray Ogre is 3/3
`;
    await editor.open(uri, text);
    const [illegal] = await editor.diagnostics(uri, 1);
    expect(illegal && textOf(illegal)).toMatch(/^Forest is no legal target for Pacifism\./);
    const fixes = await editor.actions(
      uri,
      illegal?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    );
    expect(fixes.map(({ title }) => title)).toEqual([
      'Write “Gray Ogre”',
      'Say that it is illegal by 303.4a',
      'Expect everything about Forest here',
    ]);
    const textDocument = { uri };
    const list = await editor.connection.sendRequest<CompletionList>('textDocument/completion', {
      textDocument,
      position: { line: 5, character: 37 },
    });
    expect(list.items[0]?.label).toBe('Gray Ogre');
    const hints = (): Promise<InlayHint[]> =>
      editor.connection.sendRequest('textDocument/inlayHint', {
        textDocument,
        range: { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } },
      });
    await vi.waitFor(async () => {
      const found = (await hints()).map(({ label, position }) => [position.line, label]);
      expect(found).toEqual([[3, 'Gray Ogre 2/2 → 3/3']]);
    }, 5_000);
  });

  it('answers a hover with the object as of its line', async () => {
    const editor = await start();
    await editor.open(uri, ogre);
    const first = async (inLine: string): Promise<string> => {
      const { line, character } = placeOf(ogre, inLine, 'Gray Ogre');
      return (await editor.hover(uri, line, character)).split('\n')[0] ?? '';
    };
    expect(await first('Alice controls')).toContain('2/2');
    expect(await first('is 6/6')).toContain('6/6');
    expect(await first('is 0/1')).toContain('0/1');
    expect(await first('is 0/1')).toMatch(/after line \d+ · classic/);
  });

  it('warns of a dependency loop on every effect of it, names the others, and says that timestamps decide', async () => {
    const editor = await start();
    await editor.open(uri, loop);
    const warnings = (await editor.diagnostics(uri, 1)).filter(({ severity }) => severity === 2);
    expect(warnings.map(({ range }) => range.start.line)).toEqual([12, 13]);
    expect(warnings.map(({ code }) => code)).toEqual(['418.5c', '418.5c']);
    expect(warnings[0]?.message).toContain('Second');
    expect(warnings[1]?.message).toContain('First');
    for (const { message } of warnings) expect(message).toContain('timestamps decide');
    expect(warnings[0]?.codeDescription).toEqual({ href: 'strata-rule:/classic/418.5c' });
  });

  it('writes the pages that its links open', async () => {
    const editor = await start();
    const page = await editor.connection.sendRequest('workspace/textDocumentContent', {
      uri: 'strata-rule:/classic/418.5c',
    });
    expect(page).toMatchObject({ text: expect.stringMatching(/^Rule 418\.5c \(classic\)\n\n/) });
    const today = await editor.connection.sendRequest(ruleTextRequest, { edition: 'current', number: '613.8b' });
    expect(today).toMatchObject({ text: expect.stringContaining('613.8b') });
  });

  it('offers the edition to a file that names none', async () => {
    const editor = await start();
    await editor.open(uri, ogre.replace('rules classic\n\n', ''));
    const [hint] = await editor.diagnostics(uri, 1);
    expect(hint?.severity).toBeGreaterThanOrEqual(3);
    const [fix] = await editor.actions(
      uri,
      hint?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    );
    expect(fix?.edit?.changes?.[uri]?.[0]?.newText).toContain('rules classic');
  });

  it('reads files that a file uses, and knows them again when they change', async () => {
    const files: Record<string, string> = { 'file:///work/cards.strata': ogre.slice(0, ogre.indexOf('scenario')) };
    const editor = await start({ files });
    const text = `rules classic\nuse cards.strata\n${ogre.slice(ogre.indexOf('scenario'))}`;
    await editor.open(uri, text);
    expect(await editor.diagnostics(uri, 1)).toEqual([]);
    files['file:///work/cards.strata'] = (files['file:///work/cards.strata'] ?? '').replace('2/2', '3/3');
    await editor.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: 'file:///work/cards.strata', type: 2 }],
    });
    const [failed] = await editor.diagnosticsWith(uri, (all) => all.length > 0);
    expect(failed && textOf(failed)).toContain('found 7/7');
  });

  it('says that a file it uses is missing', async () => {
    const editor = await start();
    await editor.open(uri, `rules classic\nuse nowhere.strata\n${ogre.slice(ogre.indexOf('card'))}`);
    const [missing] = await editor.diagnostics(uri, 1);
    expect(missing?.range.start.line).toBe(1);
    expect(missing?.message).toContain('nowhere.strata');
  });

  it('shows no more diagnostics than the setting allows', async () => {
    const editor = await start({ settings: { maxDiagnostics: 2 } });
    await editor.open(uri, `rules classic\n${'nonsense here\n'.repeat(6)}`);
    const found = await editor.diagnosticsWith(uri, (all) => all.length === 3);
    expect(found.map(textOf).filter((text) => text.includes('not shown'))).toEqual([
      '4 more problems in this file are not shown.',
    ]);
  });

  it('lets a line that is being typed be unfinished for a moment', async () => {
    const editor = await start();
    await editor.open(uri, ogre);
    await editor.diagnostics(uri, 1);
    const line = ogre.split('\n').length - 1;
    const at = { line, character: 0 };
    const version = await editor.change(uri, { range: { start: at, end: at }, text: '  Alice casts' });
    const [first] = await editor.diagnostics(uri, version);
    expect([first?.range.start.line, first?.severity]).toEqual([line, 4]);
    const [later] = await editor.diagnosticsWith(uri, ([one]) => one?.severity === 1);
    expect(later?.range.start.line).toBe(line);
  });

  it('outlives a mistake of its own, says so in the file, and logs it', async () => {
    let broken = true;
    const library = {
      ...libraryPool,
      get indexes(): typeof libraryPool.indexes {
        if (broken) throw new Error('the shelf is empty');
        return libraryPool.indexes;
      },
    };
    const editor = await start({ library });
    await editor.open(uri, ogre);
    const [crash] = await editor.diagnostics(uri, 1);
    expect(crash && textOf(crash)).toContain('the shelf is empty');
    expect(editor.logged.join('\n')).toContain('the shelf is empty');
    expect(await editor.hover(uri, 8, 20)).toBe('');
    broken = false;
    const version = await editor.change(uri, { text: ogre });
    expect(await editor.diagnostics(uri, version)).toEqual([]);
  });

  it('speaks the language of the setting, where there is a table for it', async () => {
    const editor = await start({ settings: { language: 'fr' } });
    await editor.open(uri, ogre);
    await editor.diagnostics(uri, 1);
    // the settings come a moment after the file
    await vi.waitFor(async () => expect(await editor.hover(uri, 9, 12)).toContain('après la ligne'), 5_000);
  });

  it('has an outline', async () => {
    const editor = await start();
    await editor.open(uri, ogre);
    expect((await editor.symbols(uri)).map(({ name }) => name)).toEqual(['Gray Ogre', 'A Gray Ogre grows and shrinks']);
  });

  it('forgets a document that is closed', async () => {
    const editor = await start();
    await editor.open(uri, ogre.replace('is 6/6', 'is 7/7'));
    expect(await editor.diagnostics(uri, 1)).not.toEqual([]);
    await editor.close(uri);
    const status = await editor.connection.sendRequest<StatusResult>(statusRequest);
    expect(status.documents).toEqual([]);
    expect(editor.published.at(-1)?.diagnostics).toEqual([]);
  });

  it('tells its process and what the last check came to', async () => {
    const editor = await start();
    await editor.open(uri, ogre);
    await editor.diagnostics(uri, 1);
    const status = await editor.connection.sendRequest<StatusResult>(statusRequest);
    expect(status.pid).toBe(process.pid);
    expect(status.documents).toMatchObject([{ uri, version: 1, passed: 1, failed: 0, unproven: 0 }]);
  });
});
