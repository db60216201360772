// The language server as the editor sees it: started where it can be, restarted when it dies, given up when it dies too often.
import * as vscode from 'vscode';
import {
  BaseLanguageClient,
  CloseAction,
  type CloseHandlerResult,
  ErrorAction,
  type InitializeParams,
  type LanguageClientOptions,
  type MessageTransports,
  RevealOutputChannelOn,
  State,
} from 'vscode-languageclient/browser';
import { largestFile, type ReadFileParams, type ReadFileResult, readFileRequest } from '../../server/src/protocol.ts';
import type { Place, Started } from './connection.ts';
import { openUsers } from './openUsers.ts';
import { RestartPolicy } from './restarts.ts';
import { hasProcesses, startProcess } from './serverProcess.ts';
import { startInBrowser } from './serverWorker.ts';

export type ServerState = 'starting' | 'running' | 'stopped' | 'failed';

export interface Server {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly pid: () => number | undefined;
  /** Where it runs, while it does. */
  readonly place: () => Place | undefined;
  /** Asks the server something of our own part of the protocol. */
  readonly request: <T>(method: string, params: object) => Promise<T>;
  /** Listens to a notification of our own part of the protocol. */
  readonly onNotification: <T>(method: string, listener: (params: T) => void) => vscode.Disposable;
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
    documentSelector: [{ language: 'strata' }, { language: 'markdown' }],
    outputChannel: output,
    traceOutputChannel: output,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    // what hovers say of a rule leads to its page by this command, and by no other
    initializationOptions: () => ({ ownClient: true, ruleCommand, checked: true, ...cardOptions(context) }),
    markdown: { isTrusted: { enabledCommands: [ruleCommand] } },
    synchronize: { configurationSection: 'strata', fileEvents: watcher },
    middleware: {
      provideRenameEdits: async (document, position, newName, token, next) => {
        await openUsers(document);
        return next(document, position, newName, token);
      },
      provideReferences: async (document, position, options, token, next) => {
        await openUsers(document);
        return next(document, position, options, token);
      },
    },
    errorHandler: {
      error: (_error, _message, count) => ({
        action: count !== undefined && count <= 3 ? ErrorAction.Continue : ErrorAction.Shutdown,
        handled: true,
      }),
      closed,
    },
  };

  const client = new Client(clientOptions, () =>
    hasProcesses() ? startProcess(context, output) : startInBrowser(context, output),
  );
  client.onRequest(readFileRequest, readFile);
  const listeners = new Listeners(client);
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
    pid: () => client.server?.pid,
    place: () => client.server?.place,
    request: (method, params) => client.sendRequest(method, params),
    onNotification: (method, listener) => listeners.add(method, listener),
    state: () => state,
    onDidChangeState: changed.event,
  };
}

/** The card database of the settings, and where its index may be kept; so that the server shows nothing before it is there. */
function cardOptions({ globalStorageUri }: vscode.ExtensionContext): { readonly [name: string]: string } {
  const cardDatabase = vscode.workspace.getConfiguration('strata').get('cardDatabase', '');
  return { cardDatabase, ...(globalStorageUri.scheme === 'file' ? { storage: globalStorageUri.fsPath } : {}) };
}

/** A language client that starts its server anew whenever it is started itself. */
class Client extends BaseLanguageClient {
  readonly #start: () => Promise<Started>;
  server: Started | undefined;

  constructor(options: LanguageClientOptions, start: () => Promise<Started>) {
    super('strata', 'Strata', options);
    this.#start = start;
  }

  protected override async createMessageTransports(): Promise<MessageTransports> {
    this.server = await this.#start();
    return this.server.transports;
  }

  protected override fillInitializeParams(params: InitializeParams): void {
    super.fillInitializeParams(params);
    if (hasProcesses()) params.processId = process.pid;
  }

  override async stop(timeout?: number): Promise<void> {
    const { server } = this;
    try {
      await super.stop(timeout);
    } finally {
      server?.end();
      if (this.server === server) this.server = undefined;
    }
  }
}

/** Several listeners to one notification: the client itself keeps the last one only. */
class Listeners {
  readonly #client: Client;
  readonly #all = new Map<string, Set<(params: unknown) => void>>();

  constructor(client: Client) {
    this.#client = client;
  }

  add<T>(method: string, listener: (params: T) => void): vscode.Disposable {
    let known = this.#all.get(method);
    if (known === undefined) {
      const those = new Set<(params: unknown) => void>();
      this.#all.set(method, those);
      this.#client.onNotification(method, (params: unknown) => {
        for (const one of those) one(params);
      });
      known = those;
    }
    const own = (params: unknown): void => listener(params as T);
    known.add(own);
    return new vscode.Disposable(() => known.delete(own));
  }
}

/** Reads a file for the server: what the editor can reach, of whatever kind its address is. */
async function readFile({ uri }: ReadFileParams): Promise<ReadFileResult> {
  try {
    const file = vscode.Uri.parse(uri, true);
    const { type, size } = await vscode.workspace.fs.stat(file);
    // a link has the kind of what it leads to beside its own
    if ((type & vscode.FileType.Directory) !== 0) return { text: null, problem: 'folder' };
    if ((type & vscode.FileType.File) === 0) return { text: null, problem: 'special' };
    if (size > largestFile) return { text: null, problem: 'tooLarge' };
    const bytes = await vscode.workspace.fs.readFile(file);
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    } catch {
      return { text: null, problem: 'notUtf8' };
    }
  } catch {
    return { text: null };
  }
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
