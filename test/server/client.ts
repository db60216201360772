// A small language client for tests, joined to the server by streams in memory, or to its process by stdio.
import { type ChildProcess, spawn } from 'node:child_process';
import { Duplex } from 'node:stream';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type {
  ClientCapabilities,
  CodeAction,
  Diagnostic,
  DocumentSymbol,
  Hover,
  InitializeResult,
  PublishDiagnosticsParams,
  TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol';
import type { CardReader } from '../../server/src/cardReader.ts';
import type { CardPool } from '../../server/src/scenario/cardPool.ts';
import { startServer } from '../../server/src/server.ts';
import { libraryPool } from './library.ts';

/** One end of a pair of streams: what is written to one is read from the other. */
class End extends Duplex {
  other: End | undefined;
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    setImmediate(() => this.other?.push(chunk));
    done();
  }
  override _final(done: () => void): void {
    this.other?.push(null);
    done();
  }
}

function pair(): readonly [End, End] {
  const a = new End();
  const b = new End();
  a.other = b;
  b.other = a;
  return [a, b];
}

export interface StartOptions {
  readonly files?: Readonly<Record<string, string>>;
  readonly capabilities?: ClientCapabilities;
  readonly library?: CardPool;
  readonly locale?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Reads card databases for a server in this process. */
  readonly cards?: CardReader;
  readonly initializationOptions?: Readonly<Record<string, unknown>>;
  /** Listens for what the server sends from the start. */
  readonly listen?: (connection: MessageConnection) => void;
}

export class TestClient {
  readonly connection: MessageConnection;
  readonly published: PublishDiagnosticsParams[] = [];
  readonly logged: string[] = [];
  readonly #process: ChildProcess | undefined;
  readonly #versions = new Map<string, number>();
  #waiting: (() => void)[] = [];
  initialized: InitializeResult | undefined;

  constructor(connection: MessageConnection, process?: ChildProcess) {
    this.connection = connection;
    this.#process = process;
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.published.push(params);
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const wake of waiting) wake();
    });
    connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
      this.logged.push(message);
    });
  }

  async initialize(options: StartOptions): Promise<void> {
    this.connection.onRequest('workspace/configuration', () => [options.settings ?? null]);
    this.connection.onRequest('client/registerCapability', () => null);
    options.listen?.(this.connection);
    this.connection.listen();
    this.initialized = await this.connection.sendRequest<InitializeResult>('initialize', {
      processId: null,
      rootUri: null,
      locale: options.locale ?? 'en',
      initializationOptions: options.initializationOptions,
      capabilities: options.capabilities ?? { workspace: { configuration: true, textDocumentContent: {} } },
    });
    await this.connection.sendNotification('initialized', {});
  }

  async open(uri: string, text: string): Promise<void> {
    this.#versions.set(uri, 1);
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'strata', version: 1, text },
    });
  }

  async change(uri: string, ...changes: TextDocumentContentChangeEvent[]): Promise<number> {
    const version = (this.#versions.get(uri) ?? 0) + 1;
    this.#versions.set(uri, version);
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: changes,
    });
    return version;
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  /** Diagnostics of a version of a document, or of any if none is asked for, as soon as they are there. */
  async diagnostics(uri: string, version?: number): Promise<readonly Diagnostic[]> {
    for (;;) {
      const found = [...this.published]
        .reverse()
        .find((one) => one.uri === uri && (version === undefined || (one.version ?? 0) >= version));
      if (found !== undefined) return found.diagnostics;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async hover(uri: string, line: number, character: number): Promise<string> {
    const hover = await this.connection.sendRequest<Hover | null>('textDocument/hover', {
      textDocument: { uri },
      position: { line, character },
    });
    const contents = hover?.contents;
    return contents !== undefined && typeof contents === 'object' && 'value' in contents ? contents.value : '';
  }

  actions(uri: string, range: Diagnostic['range']): Promise<readonly CodeAction[]> {
    return this.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics: [] },
    });
  }

  /** Like `diagnostics`, once they are as wanted. */
  async diagnosticsWith(uri: string, wanted: (all: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]> {
    for (;;) {
      const found = [...this.published].reverse().find((one) => one.uri === uri);
      if (found !== undefined && wanted(found.diagnostics)) return found.diagnostics;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  symbols(uri: string): Promise<readonly DocumentSymbol[]> {
    return this.connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
  }

  async end(): Promise<void> {
    await this.connection.sendRequest('shutdown');
    if (this.#process !== undefined) await this.connection.sendNotification('exit');
    this.connection.dispose();
  }
}

/** The server in this process, over streams. */
export async function startInMemory(options: StartOptions = {}): Promise<TestClient> {
  const [server, client] = pair();
  const connection = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(server),
    new StreamMessageWriter(server),
  );
  startServer(connection, {
    readFile: async (uri) => options.files?.[decodeURIComponent(uri)] ?? null,
    now: () => performance.now(),
    library: options.library ?? libraryPool,
    ...(options.cards === undefined ? {} : { cards: options.cards }),
    pid: process.pid,
    version: 'test',
  });
  const result = new TestClient(
    createMessageConnection(new StreamMessageReader(client), new StreamMessageWriter(client)),
  );
  await result.initialize(options);
  return result;
}

/** A server's process, over stdio. */
export async function startProcess(module: string, options: StartOptions = {}): Promise<TestClient> {
  const child = spawn(process.execPath, [module, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const result = new TestClient(
    createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin)),
    child,
  );
  await result.initialize(options);
  return result;
}

/** What a diagnostic says. */
export const textOf = ({ message }: Diagnostic): string => (typeof message === 'string' ? message : message.value);

/** Line and column of a piece of text, in the line that holds `inLine`. */
export function placeOf(
  text: string,
  inLine: string,
  piece: string,
): { readonly line: number; readonly character: number } {
  const lines = text.split('\n');
  const line = lines.findIndex((one) => one.includes(inLine));
  return { line, character: (lines[line] ?? '').indexOf(piece) + 1 };
}
