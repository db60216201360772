// When the server is started: with the first document that it has something to say about. Most Markdown has no scenario in it.
import * as vscode from 'vscode';

const block = /^[\t >]*(?:[-*+]|\d{1,9}[.)])?[\t >]*(?:`{3,}|~{3,})[\t ]*strata\b/im;

const isScenarioFile = (document: vscode.TextDocument): boolean =>
  document.languageId === 'strata' || (document.languageId === 'markdown' && block.test(document.getText()));

/** Starts once, as soon as a document needs it; resolves when it is started, or at once where no document does yet. */
export async function whenNeeded(context: vscode.ExtensionContext, start: () => Promise<void>): Promise<void> {
  if (vscode.workspace.textDocuments.some(isScenarioFile)) return start();
  const look = (document: vscode.TextDocument): void => {
    if (!isScenarioFile(document)) return;
    listeners.dispose();
    void start();
  };
  const listeners = vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(look),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (document.languageId === 'markdown') look(document);
    }),
  );
  context.subscriptions.push(listeners);
}
