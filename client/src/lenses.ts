// What the lenses above scenarios carry out that no other command does.
import * as vscode from 'vscode';

/** Runs the scenario at a line as a test, as the editor does at the cursor. */
async function runScenario(uri: unknown, line: unknown): Promise<void> {
  if (typeof uri === 'string' && typeof line === 'number') {
    const at = new vscode.Position(line, 0);
    await vscode.window.showTextDocument(vscode.Uri.parse(uri), { selection: new vscode.Range(at, at) });
  }
  await vscode.commands.executeCommand('testing.runAtCursor');
}

export const offerLenses = (): vscode.Disposable => vscode.commands.registerCommand('strata.runScenario', runScenario);
