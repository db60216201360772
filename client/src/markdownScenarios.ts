// Tells the editor whether the Markdown in it holds scenarios: what is offered for scenario files is offered for it too.
import * as vscode from 'vscode';

const key = 'strata.inMarkdown';
const fence = /^\s*(?:```|~~~)\s*strata\b/m;

/** Keeps the context key that the button of the board asks for. */
export function watchMarkdown(): vscode.Disposable {
  let known: boolean | undefined;
  const update = (): void => {
    const document = vscode.window.activeTextEditor?.document;
    const holds = document?.languageId === 'markdown' && fence.test(document.getText());
    if (holds === known) return;
    known = holds;
    void vscode.commands.executeCommand('setContext', key, holds);
  };
  update();
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (document === vscode.window.activeTextEditor?.document) update();
    }),
  );
}
