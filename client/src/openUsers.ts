// Files that a rename and a search for a name have to reach though nobody has them open: those that use cards of others.
import * as vscode from 'vscode';

/** More would keep whoever renames waiting; the largest collections of rulings known have some hundreds of files. */
const mostFiles = 500;
const scenarios = '**/*.{strata,md}';
const leftOut = '**/{node_modules,dist,.*}/**';
const uses = /^[\t >]*use[\t ]+\S/m;

/** Opens, behind the scenes, every file of the workspace that uses another one, so that the server knows who says a card's name. */
export async function openUsers(document: vscode.TextDocument): Promise<void> {
  const open = new Set(vscode.workspace.textDocuments.map(({ uri }) => uri.toString()));
  const found = await vscode.workspace.findFiles(scenarios, leftOut, mostFiles);
  const closed = found.filter((uri) => uri.toString() !== document.uri.toString() && !open.has(uri.toString()));
  await Promise.all(
    closed.map(async (uri) => {
      const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
      if (uses.test(text)) await vscode.workspace.openTextDocument(uri);
    }),
  );
}
