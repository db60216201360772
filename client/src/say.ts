// What the extension says in the language of `strata.language`, where that is not the editor's own.
import * as vscode from 'vscode';

/** The French texts by the English ones, once they have been asked for. */
let french: Readonly<Record<string, string>> | undefined;

const language = (): string => vscode.workspace.getConfiguration('strata').get('language', 'auto');

/** As `vscode.l10n`, in the language of the settings. */
export const l10n = {
  t: (text: string, ...values: readonly (string | number)[]): string => {
    const wanted = language();
    if (wanted === 'auto' || (wanted === 'fr' && french === undefined)) return vscode.l10n.t(text, ...values);
    const said = (wanted === 'fr' ? french?.[text] : undefined) ?? text;
    return said.replace(/\{(\d)\}/g, (_all, at: string) => String(values[Number(at)] ?? ''));
  },
};

/** Calls back when texts are to be said anew: another language has been chosen, or its texts are there. */
export function inLanguage({ extensionUri }: vscode.ExtensionContext, again: () => void): vscode.Disposable {
  const read = async (): Promise<void> => {
    if (language() === 'fr' && french === undefined) {
      const file = vscode.Uri.joinPath(extensionUri, 'l10n/bundle.l10n.fr.json');
      french = JSON.parse(new TextDecoder().decode(await vscode.workspace.fs.readFile(file)));
    }
    again();
  };
  const soon = (): void => {
    // without its texts everything stays in the editor's language
    read().catch(() => {});
  };
  if (language() === 'fr') soon();
  return vscode.workspace.onDidChangeConfiguration((change) => {
    if (change.affectsConfiguration('strata.language')) soon();
  });
}
