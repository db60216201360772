// What the language configuration does while typing: indentation, comments, pairs, folding.
import * as assert from 'node:assert/strict';
import { before, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { until } from './tools.ts';

/** A new scenario file with the cursor at its end. */
async function fresh(content = ''): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument({ language: 'strata', content });
  const editor = await vscode.window.showTextDocument(document);
  const end = document.lineAt(document.lineCount - 1).range.end;
  editor.selection = new vscode.Selection(end, end);
  return editor;
}

async function type(text: string): Promise<void> {
  for (const character of text) await vscode.commands.executeCommand('type', { text: character });
}

describe('typing a scenario', () => {
  // VS Code reads a language's configuration at some time after its first file is opened, and tells nobody when
  before('the language configuration is there', async () => {
    await until('an indented line', async () => {
      const editor = await fresh('scenario One');
      await type('\n');
      return editor.document.lineCount === 2 && editor.document.lineAt(1).text.length === 2 ? true : undefined;
    });
  });

  for (const [head, indent] of [
    ['scenario Two effects', 2],
    ['card Gray Ogre {2}{R}', 2],
    ['  Alice controls', 4],
    ['  simultaneously', 4],
    ['  suppose Humility comes first', 4],
    ['  expect Gray Ogre', 4],
    ['  expect Gray Ogre is 2/2', 2],
    ['  Alice controls Gray Ogre', 2],
    ['  # a comment', 2],
  ] as const) {
    it(`goes on at column ${indent} after '${head.trim()}'`, async () => {
      const editor = await fresh(head);
      await type('\n');
      assert.equal(editor.document.lineAt(1).text.length, indent);
    });
  }

  it('goes back to the margin after a blank line, where the next scenario begins', async () => {
    const editor = await fresh('scenario One\n  Alice controls Gray Ogre');
    await type('\n\n');
    assert.equal(editor.document.lineCount, 4);
    assert.equal(editor.document.lineAt(3).text.length, 0);
    await type('\n');
    assert.equal(editor.document.lineAt(4).text.length, 0);
  });

  it('closes braces and quotes', async () => {
    const editor = await fresh('effect ');
    await type('"{');
    assert.equal(editor.document.getText(), 'effect "{}"');
  });

  it('comments lines with #', async () => {
    const editor = await fresh('scenario One');
    await vscode.commands.executeCommand('editor.action.commentLine');
    assert.equal(editor.document.getText(), '# scenario One');
  });
});
