// Entry point of the extension: starts the language server, shows its state, offers its commands.
import * as vscode from 'vscode';
import { type BoardApi, offerBoard } from './boardView.ts';
import { watchMarkdown } from './markdownScenarios.ts';
import { whenNeeded } from './need.ts';
import { offerPages } from './pages.ts';
import { offerPaste, type PasteProvider } from './paste.ts';
import { type Server, startServer } from './server.ts';
import { offerFirstSteps } from './start.ts';
import { type StatusApi, showStatus } from './status.ts';
import { offerTasks } from './tasks.ts';
import { offerTests, type TestsApi } from './testExplorer.ts';

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
  readonly status: StatusApi;
  readonly tests: TestsApi;
  /** What offers card blocks on paste; absent in editors that are too old for it. */
  readonly paste: PasteProvider | undefined;
}

export async function activate(context: vscode.ExtensionContext): Promise<StrataApi> {
  const output = vscode.window.createOutputChannel('Strata', { log: true });
  const started = startServer(context, output);
  server = started;
  const board = offerBoard(context, started);
  const status = showStatus(context, started);
  const tests = offerTests(started);
  const paste = offerPaste(started);
  context.subscriptions.push(
    output,
    status,
    offerFirstSteps(context),
    offerTasks(context),
    tests,
    offerPages(started),
    watchMarkdown(),
    paste,
    board,
    vscode.commands.registerCommand('strata.restartServer', () => started.restart()),
    vscode.commands.registerCommand('strata.showOutput', () => output.show()),
  );
  await whenNeeded(context, () => started.start());
  return {
    serverPid: () => started.pid(),
    serverPlace: () => started.place(),
    serverState: () => started.state(),
    board: board.api,
    status: status.api,
    tests: tests.api,
    paste: paste.provider,
  };
}

export async function deactivate(): Promise<void> {
  await server?.stop();
}
