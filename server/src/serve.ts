// The server over a pair of message streams, whichever the entry point has: what every entry point shares.
import {
  type Connection,
  createConnection,
  createProtocolConnection,
  ErrorCodes,
  type MessageReader,
  type MessageWriter,
  ProposedFeatures,
  type ResponseMessage,
  type WatchDog,
} from 'vscode-languageserver';
import { version } from '../../package.json';
import { libraryTexts } from './library.ts';
import { inItsTime, withoutIdleCancels } from './lifeCycle.ts';
import { type ReadFileParams, type ReadFileResult, readFileRequest, type UnreadableFile } from './protocol.ts';
import { LARGEST_FILE } from './rules/limits.ts';
import { poolOfTexts } from './scenario/cardPool.ts';
import type { FileProblem, FileText } from './scenario/fileText.ts';
import { startServer } from './server.ts';
import type { Host } from './workspace.ts';

/** What an entry point gives of its machine. */
export type Machine = Omit<Host, 'library' | 'version' | 'readFile'> & {
  /** Reads what lies on this machine; undefined for an address that is not of its kind: then the client is asked. */
  readonly readFile?: (uri: string) => Promise<FileText> | undefined;
};

/** Serves what `reader` reads until it is closed. The entry point has chosen the library's runtime, for Node or for a browser. */
export function serve(reader: MessageReader, writer: MessageWriter, machine: Machine): void {
  // what is framed as a message but is none has no number to answer by
  reader.onError((error) => {
    const answer: ResponseMessage = {
      jsonrpc: '2.0',
      id: null,
      error: { code: ErrorCodes.ParseError, message: error.message },
    };
    writer.write(answer).catch(() => {});
  });
  const watchDog = watchDogOf(machine);
  const messageStrategy = inItsTime(writer, watchDog);
  const connection = createConnection(
    (logger) => createProtocolConnection(withoutIdleCancels(reader), writer, logger, { messageStrategy }),
    watchDog,
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
async function readThrough(connection: Connection, uri: string): Promise<FileText> {
  try {
    const params: ReadFileParams = { uri };
    const { text, problem } = await connection.sendRequest<ReadFileResult>(readFileRequest, params);
    return problem === undefined ? text : problemOf(problem);
  } catch {
    return null;
  }
}

const problemOf = (why: UnreadableFile): FileProblem => {
  switch (why) {
    case 'special':
      return { code: 'file.special' };
    case 'folder':
      return { code: 'file.folder' };
    case 'tooLarge':
      return { code: 'file.tooLarge', most: Math.floor(LARGEST_FILE / 1_000_000) };
    case 'notUtf8':
      return { code: 'file.notUtf8Somewhere' };
  }
};
