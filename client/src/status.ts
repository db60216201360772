// The language status item of .strata files: what the server is doing, and the way to restart it or to read its output.
import * as vscode from 'vscode';
import type { Server, ServerState } from './server.ts';

/** Shows the server's state in the status bar's language item for as long as the result lives. */
export function showStatus(server: Server): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('strata.server', { language: 'strata' });
  item.name = vscode.l10n.t('Strata server');
  const update = (state: ServerState): void => {
    const { text, severity, busy } = describe(state);
    item.text = text;
    item.severity = severity;
    item.busy = busy;
    item.command =
      state === 'failed' || state === 'stopped'
        ? { command: 'strata.restartServer', title: vscode.l10n.t('Restart server') }
        : { command: 'strata.showOutput', title: vscode.l10n.t('Show output') };
  };
  update(server.state());
  return vscode.Disposable.from(item, server.onDidChangeState(update));
}

interface Description {
  readonly text: string;
  readonly severity: vscode.LanguageStatusSeverity;
  readonly busy: boolean;
}

function describe(state: ServerState): Description {
  const { Information, Error: Failed } = vscode.LanguageStatusSeverity;
  switch (state) {
    case 'starting':
      return { text: vscode.l10n.t('Strata: starting'), severity: Information, busy: true };
    case 'running':
      return { text: vscode.l10n.t('Strata: checking'), severity: Information, busy: false };
    case 'stopped':
      return { text: vscode.l10n.t('Strata: stopped'), severity: Information, busy: false };
    case 'failed':
      return { text: vscode.l10n.t('Strata: not running'), severity: Failed, busy: false };
  }
}
