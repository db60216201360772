// What the integration tests share: waiting, opening files, reading hovers.
import * as vscode from 'vscode';
import type { StrataApi } from '../../../client/src/extension.ts';

/** Waits until `read` gives something, and gives that. */
export async function until<T>(what: string, read: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 30_000;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function open(name: string): Promise<vscode.TextDocument> {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (folder === undefined) throw new Error('no workspace folder is open');
  const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder.uri, name));
  await vscode.window.showTextDocument(document);
  return document;
}

/** The extension's own account of its server. */
export async function api(): Promise<StrataApi> {
  const extension = vscode.extensions.getExtension<StrataApi>('strata.strata');
  if (extension === undefined) throw new Error('the extension is not known to VS Code');
  return extension.activate();
}

/** Diagnostics of the document that `wanted` accepts, as soon as there are such. */
export function diagnostics(
  document: vscode.TextDocument,
  what: string,
  wanted: (all: readonly vscode.Diagnostic[]) => boolean,
): Promise<readonly vscode.Diagnostic[]> {
  return until(what, () => {
    const all = vscode.languages.getDiagnostics(document.uri);
    return wanted(all) ? all : undefined;
  });
}

/** The place of the `word` in the line that starts with `line`. */
export function placeOf(document: vscode.TextDocument, line: string, word: string): vscode.Position {
  for (let i = 0; i < document.lineCount; i++) {
    const text = document.lineAt(i).text;
    if (text.trimStart().startsWith(line)) return new vscode.Position(i, text.indexOf(word) + 1);
  }
  throw new Error(`no line starts with '${line}'`);
}

export async function hover(document: vscode.TextDocument, place: vscode.Position): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    place,
  );
  return hovers
    .flatMap((one) => one.contents.map((content) => (typeof content === 'string' ? content : content.value)))
    .join('\n');
}

/** Replaces `from` by `to` where it stands first. */
export async function replace(document: vscode.TextDocument, from: string, to: string): Promise<void> {
  const start = document.getText().indexOf(from);
  if (start < 0) throw new Error(`'${from}' does not stand in the file`);
  const edit = new vscode.WorkspaceEdit();
  edit.replace(
    document.uri,
    new vscode.Range(document.positionAt(start), document.positionAt(start + from.length)),
    to,
  );
  if (!(await vscode.workspace.applyEdit(edit))) throw new Error('the edit was refused');
}

export const isError = (diagnostic: vscode.Diagnostic): boolean =>
  diagnostic.severity === vscode.DiagnosticSeverity.Error;
