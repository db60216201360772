// First steps: the tour and a new scenario as documents of one's own, in whatever language the editor speaks.
import * as vscode from 'vscode';

/** Registers the commands that the walkthrough leads to. */
export function offerFirstSteps(context: vscode.ExtensionContext): vscode.Disposable {
  async function openTour(): Promise<void> {
    const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(context.extensionUri, 'examples/tour.strata'));
    await openText(new TextDecoder().decode(bytes));
  }

  async function newScenario(): Promise<void> {
    const text = `rules current

scenario ${vscode.l10n.t('A first scenario')}
  Alice controls Runeclaw Bear
  put a +1/+1 counter on Runeclaw Bear
  expect Runeclaw Bear is 3/3
`;
    const editor = await openText(text);
    const end = editor.document.positionAt(text.length);
    editor.selection = new vscode.Selection(end, end);
  }

  return vscode.Disposable.from(
    vscode.commands.registerCommand('strata.openTour', openTour),
    vscode.commands.registerCommand('strata.newScenario', newScenario),
  );
}

/** The text as a document that has no file yet: it can be changed freely, and saved or not. */
async function openText(content: string): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument({ language: 'strata', content });
  return vscode.window.showTextDocument(document);
}
