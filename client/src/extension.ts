// Entry point of the extension: starts the language server, shows its state, offers its commands.
import * as vscode from 'vscode';
import { type BoardApi, offerBoard } from './boardView.ts';
import { offerPages } from './pages.ts';
import { type Server, startServer } from './server.ts';
import { showStatus } from './status.ts';

let server: Server | undefined;

/** What other extensions (and the tests) get from `activate`. */
export interface StrataApi {
  /** The server's process id, while one runs. */
  readonly serverPid: () => number | undefined;
  /** Where it runs. */
  readonly serverPlace: () => string | undefined;
  /** What the server is doing, as the status item shows it. */
  readonly serverState: () => string;
  readonly board: BoardApi;
}

export async function activate(context: vscode.ExtensionContext): Promise<StrataApi> {
  const output = vscode.window.createOutputChannel('Strata', { log: true });
  const started = startServer(context, output);
  server = started;
  const board = offerBoard(context, started);
  context.subscriptions.push(
    output,
    showStatus(started),
    offerPages(started),
    board,
    vscode.commands.registerCommand('strata.restartServer', () => started.restart()),
    vscode.commands.registerCommand('strata.showOutput', () => output.show()),
  );
  await started.start();
  return {
    serverPid: () => started.pid(),
    serverPlace: () => started.place(),
    serverState: () => started.state(),
    board: board.api,
  };
}

export async function deactivate(): Promise<void> {
  await server?.stop();
}
