// The server over a pair of message streams, whichever the entry point has: what every entry point shares.
import {
  type Connection,
  createConnection,
  createProtocolConnection,
  type MessageReader,
  type MessageWriter,
  ProposedFeatures,
  type WatchDog,
} from 'vscode-languageserver';
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

/** Serves what `reader` reads until it is closed. The entry point has chosen the library's runtime, for Node or for a browser. */
export function serve(reader: MessageReader, writer: MessageWriter, machine: Machine): void {
  const connection = createConnection(
    (logger) => createProtocolConnection(reader, writer, logger),
    watchDogOf(machine),
    ProposedFeatures.all,
  );
  startServer(connection, {
    ...machine,
    readFile: (uri) => machine.readFile?.(uri) ?? readThrough(connection, uri),
    library: poolOfTexts(libraryTexts),
    version,
  });
}

/** How the library ends the process after `exit`. Whose process the server ends with, the machine itself watches. */
const watchDogOf = (machine: Machine): WatchDog => ({
  shutdownReceived: false,
  initialize: () => {},
  exit: (code) => machine.exit?.(code === 0),
});

/** A file that only the client can read: of a virtual workspace, of the browser's; null where it can't, or is none of ours. */
async function readThrough(connection: Connection, uri: string): Promise<string | null> {
  try {
    const params: ReadFileParams = { uri };
    return (await connection.sendRequest<ReadFileResult>(readFileRequest, params)).text;
  } catch {
    return null;
  }
}
