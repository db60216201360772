// The language server's process as the editor sees it: started over node IPC, restarted when it dies, given up when it dies too often.
import * as path from 'node:path';
import * as vscode from 'vscode';
import {
  CloseAction,
  type CloseHandlerResult,
  ErrorAction,
  LanguageClient,
  type LanguageClientOptions,
  RevealOutputChannelOn,
  type ServerOptions,
  State,
  TransportKind,
} from 'vscode-languageclient/node';
import { RestartPolicy } from './restarts.ts';

export type ServerState = 'starting' | 'running' | 'stopped' | 'failed';

export interface Server {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly pid: () => number | undefined;
  /** Asks the server something of our own part of the protocol. */
  readonly request: <T>(method: string, params: object) => Promise<T>;
  readonly state: () => ServerState;
  readonly onDidChangeState: vscode.Event<ServerState>;
}

const ruleCommand = 'strata.openRule';
/** At most this many restarts within `restartWindow` milliseconds; then the client gives up and says so. */
const restartLimit = 4;
const restartWindow = 3 * 60_000;

/** Makes the client for the server bundled with the extension; nothing runs until `start`. */
export function startServer(context: vscode.ExtensionContext, output: vscode.LogOutputChannel): Server {
  const changed = new vscode.EventEmitter<ServerState>();
  const policy = new RestartPolicy(restartLimit, restartWindow);
  const watcher = vscode.workspace.createFileSystemWatcher('**/*.strata');
  let state: ServerState = 'stopped';
  const set = (next: ServerState): void => {
    if (next === state) return;
    state = next;
    changed.fire(next);
  };

  const module = context.asAbsolutePath(path.join('server', 'dist', 'node.js'));
  const serverOptions: ServerOptions = {
    run: { module, transport: TransportKind.ipc },
    debug: { module, transport: TransportKind.ipc, options: { execArgv: ['--nolazy', '--enable-source-maps'] } },
  };

  const closed = (): CloseHandlerResult => {
    if (policy.mayRestart(Date.now())) {
      set('starting');
      return { action: CloseAction.Restart, message: 'The server ended; it is started again.', handled: true };
    }
    set('failed');
    void sayGivenUp(restart, output);
    return {
      action: CloseAction.DoNotRestart,
      message: `The server ended ${restartLimit + 1} times within ${restartWindow / 60_000} minutes; it is not started again.`,
      handled: true,
    };
  };

  const clientOptions: LanguageClientOptions = {
    // by language alone: files on disk, unsaved ones, and those of virtual workspaces
    documentSelector: [{ language: 'strata' }],
    outputChannel: output,
    traceOutputChannel: output,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    // what hovers say of a rule leads to its page by this command, and by no other
    initializationOptions: { ruleCommand },
    markdown: { isTrusted: { enabledCommands: [ruleCommand] } },
    synchronize: { configurationSection: 'strata', fileEvents: watcher },
    errorHandler: {
      error: (_error, _message, count) => ({
        action: count !== undefined && count <= 3 ? ErrorAction.Continue : ErrorAction.Shutdown,
        handled: true,
      }),
      closed,
    },
  };

  const client = new LanguageClient('strata', 'Strata', serverOptions, clientOptions);
  client.onDidChangeState(({ newState }) => {
    if (newState === State.Running) set('running');
    else if (newState === State.Starting) set('starting');
    else if (newState === State.StartFailed) set('failed');
    else if (state !== 'failed') set('stopped');
  });

  async function start(): Promise<void> {
    try {
      await client.start();
    } catch (error) {
      // the extension stays active all the same: colours work without the server, and so does the restart command
      set('failed');
      output.error(error instanceof Error ? error : String(error));
      void sayGivenUp(restart, output);
    }
  }

  async function restart(): Promise<void> {
    policy.forget();
    if (client.isRunning()) await client.stop();
    set('starting');
    await start();
  }

  async function stop(): Promise<void> {
    watcher.dispose();
    if (client.isRunning()) await client.stop();
  }

  return {
    start,
    stop,
    restart,
    pid: () => client.serverProcess?.pid,
    request: (method, params) => client.sendRequest(method, params),
    state: () => state,
    onDidChangeState: changed.event,
  };
}

async function sayGivenUp(restart: () => Promise<void>, output: vscode.LogOutputChannel): Promise<void> {
  const again = vscode.l10n.t('Restart server');
  const log = vscode.l10n.t('Show output');
  const answer = await vscode.window.showErrorMessage(
    vscode.l10n.t(
      'The Strata server keeps ending and is not started again: scenario files are no longer checked. The output says why.',
    ),
    again,
    log,
  );
  if (answer === again) await restart();
  if (answer === log) output.show();
}
