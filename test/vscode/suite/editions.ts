// Editions and rulings in the editor: the comparison opens as a page, a ruling lands on the clipboard, rules open from hovers and links.
import * as assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { hover, open, placeOf, until } from './tools.ts';

/** Opens a file and puts the cursor into its scenario. */
async function openAt(name: string, line: string, word: string): Promise<vscode.TextDocument> {
  const document = await open(name);
  const editor = await vscode.window.showTextDocument(document);
  const place = placeOf(document, line, word);
  editor.selection = new vscode.Selection(place, place);
  await until('a hover', async () => (await hover(document, place)) || undefined);
  return document;
}

describe('editions side by side', () => {
  it('open as a page that follows the file', async () => {
    await openAt('layers.strata', 'expect', 'Gray Ogre');
    await vscode.commands.executeCommand('strata.compareEditions');
    const page = await until('the page', () =>
      vscode.workspace.textDocuments.find((one) => one.uri.scheme === 'strata-page'),
    );
    assert.match(page.getText(), /^# Editions compared: layers\.strata$/m);
    assert.match(page.getText(), /\| Gray Ogre \| 1\/4 \| 5\/8 \| 5\/8 \|/);
    assert.match(page.getText(), /418\.5a\.6b/);
  });

  it('are told of in a hover, whose rules lead to their pages', async () => {
    const document = await openAt('layers.strata', 'expect', 'Gray Ogre');
    const place = placeOf(document, 'expect', 'Gray Ogre');
    const said = await until('the other editions', async () => {
      const text = await hover(document, place);
      return text.includes('in 2011, current') ? text : undefined;
    });
    assert.match(said, /5\/8/);
    const [, query] = /command:strata\.openRule\?([^)\s]+)/.exec(said) ?? [];
    assert.ok(query, said);
    await vscode.commands.executeCommand('strata.openRule', ...JSON.parse(decodeURIComponent(query)));
    const page = await until('the page of the rule', () =>
      vscode.window.visibleTextEditors.find((one) => one.document.uri.scheme === 'strata-rule'),
    );
    assert.match(page.document.getText(), /^classic: 418\.5a/m);
  });

  it('leave the rules that a file cites as links', async () => {
    const document = await openAt('layers.strata', 'expect', 'Gray Ogre');
    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
      'vscode.executeLinkProvider',
      document.uri,
    );
    const rule = links.find((one) => one.target?.toString().startsWith('strata-rule:'))?.target;
    assert.ok(rule);
    // however it is opened, its lines are wrapped
    await vscode.commands.executeCommand('vscode.open', rule);
    await until('the page of the rule as a language of its own', () =>
      vscode.window.visibleTextEditors.find((one) => one.document.languageId === 'strata-rule'),
    );
  });
});

describe('a ruling', () => {
  it('is copied as Markdown', async () => {
    await openAt('layers.strata', 'expect', 'Gray Ogre');
    await vscode.env.clipboard.writeText('');
    await vscode.commands.executeCommand('strata.copyRuling');
    const text = await until(
      'a text on the clipboard',
      async () => (await vscode.env.clipboard.readText()) || undefined,
    );
    assert.match(text, /^# One Ogre, four layers\n/);
    assert.match(text, /Gray Ogre is 1\/4\./);
  });
});

describe('the engine trace', () => {
  it('is a page of its own, which asks for no saving', async () => {
    await openAt('layers.strata', 'expect', 'Gray Ogre');
    await vscode.commands.executeCommand('strata.showTrace');
    const page = await until('the trace', () =>
      vscode.window.visibleTextEditors.find(
        ({ document: { uri } }) => uri.scheme === 'strata-page' && uri.fragment !== '',
      ),
    );
    assert.equal(page.document.isUntitled, false);
    assert.match(page.document.getText(), /Gray Ogre/);
  });
});
