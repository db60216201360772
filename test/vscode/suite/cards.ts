// Cards from elsewhere: the database that the setting names, and cards copied from a page.
import * as assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { after, before, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { api, diagnostics, hover, isError, placeOf, until } from './tools.ts';

const COPIED = 'Fern Walker\n2G\nCreature - Elf\nVigilance\n3/4\n';
const BLOCK = 'card Fern Walker {2}{G}\n  Creature — Elf\n  Vigilance\n  3/4';
const TEXT = 'rules classic\n\nscenario A walker\n  Alice controls Fern Walker\n  expect Fern Walker is 3/4\n';

const show = async (content: string): Promise<vscode.TextEditor> =>
  vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: 'strata', content }));

const cursorAt = (editor: vscode.TextEditor, line: number, character: number): void => {
  const place = new vscode.Position(line, character);
  editor.selection = new vscode.Selection(place, place);
};

async function closeAll(): Promise<void> {
  while (vscode.window.activeTextEditor !== undefined)
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
}

async function use(file: string | undefined): Promise<void> {
  await vscode.workspace.getConfiguration('strata').update('cardDatabase', file, vscode.ConfigurationTarget.Global);
}

async function cardsStatus(wanted: RegExp): Promise<string> {
  const { status } = await api();
  return until(`the status ${wanted}`, () => {
    const { text, detail } = status.cards();
    return wanted.test(`${text} ${detail}`) ? `${text} ${detail}` : undefined;
  });
}

describe('a card database', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'strata-cards-'));
  });
  after(async () => {
    await use(undefined);
    await closeAll();
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives the cards of the file that the setting names, follows its changes, and says what is wrong with it', async () => {
    const file = path.join(folder, 'cards.json');
    const card = { name: 'Fern Walker', mana_cost: '{2}{G}', type_line: 'Creature — Elf', power: '3', toughness: '4' };
    writeFileSync(file, JSON.stringify([card]));
    const { document } = await show(TEXT);
    await diagnostics(document, 'the card to be unknown', (all) => all.some(isError));
    await use(file);
    await diagnostics(document, 'the card to be known', (all) => all.length === 0);
    await cardsStatus(/cards\.json.*1 card/);
    const said = await hover(document, placeOf(document, 'expect', 'Fern'));
    assert.match(said, /from the card database/);
    writeFileSync(
      file,
      JSON.stringify([
        { ...card, toughness: '5' },
        { ...card, name: 'Moss Walker' },
      ]),
    );
    await diagnostics(document, 'the change of the file to be seen', (all) => all.some(isError));
    await cardsStatus(/2 cards/);
    writeFileSync(file, '[{"name": "Fern Wal');
    await cardsStatus(/ends in the middle/);
    await use(path.join(folder, 'nothing.json'));
    await cardsStatus(/does not exist/);
    await use(undefined);
    await diagnostics(document, 'the card to be unknown again', (all) => all.some(isError));
  });
});

describe('a copied card', () => {
  before(() => vscode.env.clipboard.writeText(COPIED));
  after(closeAll);

  it('becomes a block by a command, above the scenario that it is pasted into', async () => {
    const editor = await show(TEXT);
    await diagnostics(editor.document, 'the card to be unknown', (all) => all.some(isError));
    cursorAt(editor, 3, 2);
    await vscode.commands.executeCommand('strata.pasteAsCard');
    assert.equal(editor.document.getText(), TEXT.replace('scenario', `${BLOCK}\n\nscenario`));
    await diagnostics(editor.document, 'the card to be known', (all) => all.length === 0);
  });

  it('is pasted as it was copied where nobody asks for more', async () => {
    const editor = await show('rules classic\n\n\n');
    await diagnostics(editor.document, 'the first check', () => true);
    cursorAt(editor, 2, 0);
    await vscode.commands.executeCommand('editor.action.clipboardPasteAction');
    await until('the text to be pasted', () => (editor.document.getText().includes('Fern Walker') ? true : undefined));
    assert.ok(editor.document.getText().includes(COPIED), editor.document.getText());
  });

  /** What is offered where a text is pasted at a place of an editor. */
  async function offered(editor: vscode.TextEditor, line: number, character: number, text: string) {
    const { paste } = await api();
    if (paste === undefined) throw new Error('nothing is offered on paste');
    const place = new vscode.Position(line, character);
    const data = new vscode.DataTransfer();
    data.set('text/plain', new vscode.DataTransferItem(text));
    const { token } = new vscode.CancellationTokenSource();
    const edits = await paste.provideDocumentPasteEdits(
      editor.document,
      [new vscode.Range(place, place)],
      data,
      {},
      token,
    );
    return edits ?? [];
  }

  it('is offered as a block, behind the plain text', async () => {
    const editor = await show('rules classic\n\n\n');
    const [edit, ...others] = await until('the offer', async () => {
      const edits = await offered(editor, 2, 0, COPIED);
      return edits.length > 0 ? edits : undefined;
    });
    assert.equal(others.length, 0);
    assert.equal(edit?.insertText, BLOCK);
    assert.equal(edit.title, 'Paste as a card block');
    assert.equal(edit.additionalEdit, undefined);
    assert.deepEqual(
      edit.yieldTo?.map(({ value }) => value),
      ['text'],
    );
  });

  it('is offered above the scenario that it is pasted into', async () => {
    const editor = await show(TEXT);
    await diagnostics(editor.document, 'the card to be unknown', (all) => all.some(isError));
    const [edit] = await offered(editor, 3, 2, COPIED);
    assert.equal(edit?.insertText, '');
    assert.equal(edit.additionalEdit?.get(editor.document.uri)[0]?.newText, `${BLOCK}\n\n`);
  });

  it('is not offered for other text, or where the setting is off', async () => {
    const editor = await show(TEXT);
    await diagnostics(editor.document, 'the card to be unknown', (all) => all.some(isError));
    assert.deepEqual(await offered(editor, 2, 0, 'Alice controls\n  Gray Ogre\n'), []);
    const settings = vscode.workspace.getConfiguration('strata');
    await settings.update('pasteAsCard', false, vscode.ConfigurationTarget.Global);
    assert.deepEqual(await offered(editor, 2, 0, COPIED), []);
    await settings.update('pasteAsCard', undefined, vscode.ConfigurationTarget.Global);
  });
});
