// Writing by what the editor offers: a keyword goes on by itself, and a card that no file declares can be read.
import * as assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { until } from './tools.ts';

async function fresh(content: string): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument({ language: 'strata', content });
  const editor = await vscode.window.showTextDocument(document);
  const end = document.lineAt(document.lineCount - 1).range.end;
  editor.selection = new vscode.Selection(end, end);
  return editor;
}

describe('writing by completion', () => {
  it('goes on from a keyword to what follows it', async () => {
    const editor = await fresh('');
    for (const character of 'rul') await vscode.commands.executeCommand('type', { text: character });
    const text = (): string => editor.document.getText();
    await until('the keyword, with a space', async () => {
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      return text() === 'rules ' ? true : undefined;
    });
    await until('an edition from the list that opened', async () => {
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      return /^rules (?:2011|classic|current)$/.test(text()) ? true : undefined;
    });
  });

  it('opens the list where a snippet wants a name', async () => {
    const editor = await fresh('rules current\nscenario One\n  Alice controls Gray Ogre\n  ');
    for (const character of 'dest') await vscode.commands.executeCommand('type', { text: character });
    const line = (): string => editor.document.lineAt(3).text;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // behind the word itself
    await vscode.commands.executeCommand('selectNextSuggestion');
    await until('the statement', async () => {
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      return line() === '  destroy ' ? true : undefined;
    });
    await until('the object from the list that opened', async () => {
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      return line().startsWith('  destroy Gray Ogre') ? true : undefined;
    });
  });

  it('begins the next scenario at the margin', async () => {
    const editor = await fresh('rules current\n\nscenario One\n  Alice controls Forest\n\n  ');
    for (const character of 'scen') await vscode.commands.executeCommand('type', { text: character });
    await until('the scenario', async () => {
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      return /^scenario /.test(editor.document.lineAt(5).text) ? true : undefined;
    });
  });

  it('ends a line with Enter where the word is complete already', async () => {
    const editor = await fresh(
      'rules current\n\nscenario One\n  Alice controls Gray Ogre\n  Alice casts Giant Growth targeting Gray ',
    );
    for (const character of 'Ogre') await vscode.commands.executeCommand('type', { text: character });
    // the list is there, with the name that stands there first
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await vscode.commands.executeCommand('acceptSelectedSuggestion');
    assert.match(editor.document.lineAt(4).text, /targeting Gray Ogre$/);
    const enter = vscode.workspace.getConfiguration('editor', editor.document).get('acceptSuggestionOnEnter');
    assert.equal(enter, 'smart');
  });

  it('opens the block of a card that no file declares, to read', async () => {
    const { document } = await fresh('rules current\nscenario One\n  Alice controls Hill Giant\n');
    const [found] = await until('its place', async () => {
      const all = await vscode.commands.executeCommand<readonly vscode.Location[]>(
        'vscode.executeDefinitionProvider',
        document.uri,
        new vscode.Position(2, 20),
      );
      return all.length > 0 ? all : undefined;
    });
    const page = await vscode.workspace.openTextDocument(found?.uri ?? document.uri);
    assert.match(page.getText(), /^card Hill Giant \{3\}\{R\}$/m);
    assert.equal(page.languageId, 'strata');
    assert.equal(page.uri.scheme, 'strata-card');
  });
});
