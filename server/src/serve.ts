// The server over a channel of messages (a worker's, a process's) or of bytes (stdio, a socket): what every entry point shares.
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  type Connection,
  createConnection,
  type DataCallback,
  Disposable,
  Emitter,
  type Message,
  type MessageReader,
  type MessageWriter,
  ProposedFeatures,
  ReadableStreamMessageReader,
  WriteableStreamMessageWriter,
} from 'vscode-languageserver/browser';
import { version } from '../../package.json';
import { libraryTexts } from './library.ts';
import { type ReadFileParams, type ReadFileResult, readFileRequest } from './protocol.ts';
import { poolOfTexts } from './scenario/cardPool.ts';
import { startServer } from './server.ts';
import type { Host } from './workspace.ts';

/** What an entry point gives of its machine. */
export type Machine = Omit<Host, 'library' | 'version' | 'readFile'> & {
  /** Reads what lies on this machine; undefined for an address that is not of its kind: then the client is asked. */
  readonly readFile?: (uri: string) => Promise<string | null> | undefined;
};

/** A channel that carries whole messages: a web worker's scope, a message port, the channel to a parent process. */
export interface MessagePortLike {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** A channel of bytes in, as streams and sockets are. */
export interface BytesIn {
  on(event: 'data', listener: (data: Uint8Array) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}
/** A channel of bytes out. */
export interface BytesOut {
  write(data: string | Uint8Array, done: (error?: Error | null) => void): unknown;
  end(): unknown;
  on(event: 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Serves a channel of messages until it is closed. */
export function serveMessages(port: MessagePortLike, machine: Machine): void {
  serve(new PortReader(port), new PortWriter(port), machine);
}

/** Serves a channel of bytes, with the headers of the protocol between the messages. */
export function serveBytes(input: BytesIn, output: BytesOut, machine: Machine): void {
  const ignored = Disposable.create(() => {});
  const bytesIn = {
    onData: (listener: (data: Uint8Array) => void) => heard(() => input.on('data', listener)),
    onEnd: (listener: () => void) => heard(() => input.on('end', listener)),
    onClose: (listener: () => void) => heard(() => input.on('close', listener)),
    onError: (listener: (error: Error) => void) => heard(() => input.on('error', listener)),
  };
  const bytesOut = {
    onEnd: () => ignored,
    onClose: (listener: () => void) => heard(() => output.on('close', listener)),
    onError: (listener: (error: Error) => void) => heard(() => output.on('error', listener)),
    write: (data: string | Uint8Array) =>
      new Promise<void>((resolve, reject) => {
        output.write(data, (error) => (error ? reject(error) : resolve()));
      }),
    end: () => void output.end(),
  };
  serve(new ReadableStreamMessageReader(bytesIn), new WriteableStreamMessageWriter(bytesOut), machine);

  function heard(listen: () => unknown): Disposable {
    listen();
    return ignored;
  }
}

function serve(reader: MessageReader, writer: MessageWriter, machine: Machine): void {
  const connection = createConnection(ProposedFeatures.all, reader, writer);
  startServer(connection, {
    ...machine,
    readFile: (uri) => machine.readFile?.(uri) ?? readThrough(connection, uri),
    library: poolOfTexts(libraryTexts),
    version,
  });
}

/** A file that only the client can read: of a virtual workspace, of the browser's; null where it can't, or is none of ours. */
async function readThrough(connection: Connection, uri: string): Promise<string | null> {
  try {
    const params: ReadFileParams = { uri };
    return (await connection.sendRequest<ReadFileResult>(readFileRequest, params)).text;
  } catch {
    return null;
  }
}

class PortReader extends AbstractMessageReader {
  readonly #messages = new Emitter<Message>();

  constructor(port: MessagePortLike) {
    super();
    port.onmessage = ({ data }) => this.#messages.fire(data as Message);
  }

  listen(callback: DataCallback): Disposable {
    return this.#messages.event(callback);
  }
}

class PortWriter extends AbstractMessageWriter {
  readonly #port: MessagePortLike;

  constructor(port: MessagePortLike) {
    super();
    this.#port = port;
  }

  write(message: Message): Promise<void> {
    try {
      this.#port.postMessage(message);
      return Promise.resolve();
    } catch (error) {
      this.fireError(error, message, undefined);
      return Promise.reject(error);
    }
  }

  end(): void {}
}
