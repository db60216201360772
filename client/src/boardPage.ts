// The page that the panel lives in: its script and style sheet, and nothing else that it may load.
import * as vscode from 'vscode';

/** The kind of the panel, for the editor to open it again after a restart. */
export const viewType = 'strata.board';

const folder = (context: vscode.ExtensionContext): vscode.Uri =>
  vscode.Uri.joinPath(context.extensionUri, 'panel', 'dist');

/** A panel beside the editor; the focus stays where it is. */
export function createPanel(context: vscode.ExtensionContext): vscode.WebviewPanel {
  return vscode.window.createWebviewPanel(
    viewType,
    vscode.l10n.t('Board'),
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
    { enableScripts: true, enableFindWidget: true, localResourceRoots: [folder(context)] },
  );
}

/** Puts the page into a panel, new or of an earlier session. */
export function showPage(context: vscode.ExtensionContext, panel: vscode.WebviewPanel): void {
  const { webview } = panel;
  webview.options = { enableScripts: true, localResourceRoots: [folder(context)] };
  panel.iconPath = vscode.Uri.joinPath(context.extensionUri, 'icons', 'strata.svg');
  panel.title = vscode.l10n.t('Board');
  const file = (name: string): string => webview.asWebviewUri(vscode.Uri.joinPath(folder(context), name)).toString();
  const nonce = nonceOf();
  const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
  webview.html = `<!DOCTYPE html>
<html lang="${vscode.env.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${file('panel.css')}">
<title>${vscode.l10n.t('Board')}</title>
</head>
<body>
<div id="board"></div>
<div id="voice" class="spoken" role="status" aria-live="polite"></div>
<script nonce="${nonce}" src="${file('panel.js')}"></script>
</body>
</html>`;
}

/** A word that nobody can guess, for the one script that may run. */
function nonceOf(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
