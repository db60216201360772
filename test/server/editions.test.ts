// Editions and rulings over the protocol: the comparison, the ruling at a line, hovers that look aside, hints once typing rests.
import { afterEach, describe, expect, it } from 'vitest';
import type { Hover } from 'vscode-languageserver-protocol';
import { type CompareResult, compareRequest, type RulingResult, rulingRequest } from '../../server/src/protocol.ts';
import { type StartOptions, startInMemory, type TestClient, textOf } from './client.ts';
import { libraryPool } from './library.ts';

const uri = 'file:///work/pumped%20ogre.strata';
const pumped = `rules classic

scenario Plain
  Alice controls Gray Ogre
  expect Gray Ogre is 2/2

scenario Giant Growth, then Humility
  Alice controls Gray Ogre
  Alice casts Giant Growth targeting Gray Ogre
  Alice controls Humility
  expect Gray Ogre is 1/1
`;

let client: TestClient | undefined;
async function start(options: StartOptions = {}): Promise<TestClient> {
  client = await startInMemory({ library: libraryPool, ...options });
  return client;
}
afterEach(async () => {
  await client?.end();
  client = undefined;
});

const compare = (editor: TestClient, of: string): Promise<CompareResult | null> =>
  editor.connection.sendRequest(compareRequest, { uri: of });
const ruling = (editor: TestClient, line: number): Promise<RulingResult | null> =>
  editor.connection.sendRequest(rulingRequest, { uri, line });

describe('the server, of editions', () => {
  it('compares an open file', async () => {
    const editor = await start();
    await editor.open(uri, pumped);
    const page = (await compare(editor, uri))?.text ?? '';
    expect(page).toContain('# Editions compared: pumped ogre.strata');
    expect(page).toContain('| 10 | Gray Ogre | 1/1 | 4/4 | 4/4 |');
    // a second time, and after an edit
    expect((await compare(editor, uri))?.text).toBe(page);
    await editor.change(uri, { text: pumped.replace('Alice controls Humility', 'Alice controls Forest') });
    expect((await compare(editor, uri))?.text).toContain('all of which come out the same');
    expect(await compare(editor, 'file:///not/open.strata')).toBeNull();
  });

  it('writes the ruling of the scenario at a line, in the language of the settings', async () => {
    const editor = await start({ settings: { language: 'fr' } });
    await editor.open(uri, pumped);
    await editor.diagnostics(uri);
    const second = await ruling(editor, 9);
    expect(second).toMatchObject({ title: 'Giant Growth, then Humility', passed: true });
    expect(second?.text).toContain('1. Alice lance Giant Growth, en ciblant Gray Ogre.');
    expect(await ruling(editor, 0)).toMatchObject({ title: 'Plain' });
    await editor.change(uri, { text: pumped.replace('is 1/1', 'is 9/9') });
    expect(await ruling(editor, 9)).toMatchObject({
      passed: false,
      notice: expect.stringMatching(/est dans le presse-papiers, mais ce n’est pas/),
    });
  });

  it('shows nothing in one language that is to be in another', async () => {
    const editor = await start({ settings: { language: 'fr' } });
    await editor.open(uri, pumped.replace('is 1/1', 'is 9/9'));
    await editor.diagnosticsWith(uri, (all) => all.some((one) => /attendu/i.test(textOf(one))));
    const said = editor.published.flatMap(({ diagnostics }) => diagnostics.map(textOf));
    expect(said.filter((one) => /expected/i.test(one))).toEqual([]);
  });

  const hoverText = async (editor: TestClient): Promise<string> => {
    const hover = await editor.connection.sendRequest<Hover | null>('textDocument/hover', {
      textDocument: { uri },
      position: { line: 10, character: 11 },
    });
    return (hover?.contents as { readonly value: string } | undefined)?.value ?? '';
  };

  it('tells in a hover what other editions make of it, unless it is not to', async () => {
    const editor = await start();
    await editor.open(uri, pumped);
    await editor.diagnostics(uri);
    // the first hover does not wait long for the other editions
    for (let tries = 0; tries < 20 && !(await hoverText(editor)).includes('in 2011'); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await hoverText(editor)).toContain('*in 2011, current: 4/4 red Ogre creature*');
    await editor.end();
    const silent = await start({ settings: { hover: { otherEditions: false } } });
    await silent.open(uri, pumped);
    await silent.diagnostics(uri);
    expect(await hoverText(silent)).toContain('1/1');
    expect(await hoverText(silent)).not.toContain('in 2011');
  });

  it('marks lines that depend on the edition once typing rests, and only where it is asked to', async () => {
    const editor = await start({ settings: { hints: { editionDifferences: true } } });
    await editor.open(uri, pumped);
    for (;;) {
      const marked = (await editor.diagnostics(uri)).filter((one) => one.code === 'edition.differs');
      if (marked.length > 0) {
        expect(marked.map((one) => [one.range.start.line, one.severity])).toEqual([
          [9, 3],
          [10, 3],
        ]);
        expect(marked[0] === undefined ? '' : textOf(marked[0])).toContain('1/1 in classic; 4/4 in 2011, current');
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await editor.end();
    const plain = await start();
    await plain.open(uri, pumped);
    await plain.diagnostics(uri);
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect((await plain.diagnostics(uri)).filter((one) => one.code === 'edition.differs')).toEqual([]);
  });

  it('takes over of the last comparison what is the same', async () => {
    const editor = await start();
    await editor.open(uri, pumped);
    await editor.diagnostics(uri);
    expect((await compare(editor, uri))?.text).toContain('| 1/1 | 4/4 | 4/4 |');
    await editor.change(uri, {
      text: pumped.replace('targeting Gray Ogre\n', 'targeting Gray Ogre\n  tap Gray Ogre\n'),
    });
    expect((await compare(editor, uri))?.text).toContain('| 11 | Gray Ogre | 1/1 | 4/4 | 4/4 |');
  });

  it('links the rules that are cited', async () => {
    const editor = await start();
    await editor.open(uri, pumped.replace('scenario Plain\n', 'scenario Plain\n  cites 418.5d\n'));
    await editor.diagnostics(uri);
    const links = await editor.connection.sendRequest('textDocument/documentLink', { textDocument: { uri } });
    expect(links).toContainEqual(expect.objectContaining({ target: 'strata-rule:/classic/418.5d' }));
  });
});
