// Rulings in Markdown: the scenario in its blocks is checked where it stands.
import * as assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { diagnostics, hover, isError, open, placeOf, replace } from './tools.ts';

describe('a ruling in Markdown', () => {
  it('has squiggles and hovers in its blocks', async () => {
    const document = await open('ruling.md');
    assert.equal(document.languageId, 'markdown');
    await replace(document, 'is 6/6', 'is 5/5');
    const found = await diagnostics(document, 'an error on the expectation', (all) => all.some(isError));
    const place = placeOf(document, 'expect', 'Gray Ogre');
    assert.deepEqual(
      found.filter(isError).map(({ range }) => range.start.line),
      [place.line],
    );
    assert.match((await hover(document, place)).split('\n')[0] ?? '', /6\/6/);
    await replace(document, 'is 5/5', 'is 6/6');
    await diagnostics(document, 'the error to go', (all) => !all.some(isError));
  });

  it('offers nothing in its prose', async () => {
    const document = await open('ruling.md');
    const prose = new vscode.Position(1, 0);
    assert.equal(await hover(document, prose), '');
    const list = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      prose,
      ' ',
    );
    // the editor itself offers the words of the document
    const offered = list.items.filter(({ kind }) => kind !== vscode.CompletionItemKind.Text);
    assert.deepEqual(
      offered.map(({ label }) => label),
      [],
    );
  });
});
