// Entry point of the server under Node, `strata-language-server`: over stdio, a socket or a pipe, or the channel to the process that forked it.
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  IPCMessageReader,
  IPCMessageWriter,
  SocketMessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { cardReader } from './cardFiles.ts';
import type { Program } from './launch.ts';
import { MessageStream } from './messageStream.ts';
import { endWith } from './parentWatch.ts';
import type { FileText } from './scenario/fileText.ts';
import { type Machine, serve } from './serve.ts';
import { readText } from './textFiles.ts';

const usage = `strata-language-server ${version}: the language server of Strata scenario files (LSP 3.18)

usage: strata-language-server --stdio | --node-ipc | --socket=PORT | --pipe=NAME [--storage=FOLDER]
`;

/** After the first check the server waits so long (in milliseconds) for a pause, in which it keeps its compiled code. */
const untilKept = 1000;

const machineThat = (keepCode: () => void): Machine => ({
  now: () => performance.now(),
  pid: process.pid,
  cards: cardReader,
  readFile: (uri) => (uri.startsWith('file:') ? readFile(uri) : undefined),
  exit: (clean) => process.exit(clean ? 0 : 1),
  startedBy: endWith,
  firstChecked: () => void setTimeout(keepCode, untilKept).unref(),
});

/** What lies on another machine than the file that uses it is not asked for; so it is links alone that may lead away from here. */
async function readFile(uri: string): Promise<FileText> {
  let file: string;
  try {
    file = fileURLToPath(uri);
  } catch {
    return null;
  }
  return readText(file, file);
}

/** The stream that messages come in by. One that can't be read has no message to answer: it ends the server, which says why. */
function messagesOf(stream: Readable): MessageStream {
  const messages = new MessageStream();
  messages.on('error', (error) => {
    process.stderr.write(`strata-language-server: ${error.message}\n`);
    process.exit(1);
  });
  return stream.pipe(messages);
}

function start(args: readonly string[], machine: Machine): void {
  const option = (name: string): string | undefined =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ??
    (args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : undefined);
  const address = option('pipe') ?? option('socket');
  // the client's library gives it so, before it says it again in `initialize`
  endWith(option('clientProcessId'));
  if (args.includes('--version')) {
    process.stdout.write(`strata-language-server ${version}\n`);
  } else if (args.includes('--help')) {
    process.stdout.write(usage);
  } else if (args.includes('--node-ipc') && process.send !== undefined) {
    process.on('disconnect', () => process.exit(1));
    serve(new IPCMessageReader(process), new IPCMessageWriter(process), machine);
  } else if (args.includes('--stdio')) {
    process.stdin.on('end', () => process.exit(1));
    process.stdout.on('error', () => process.exit(1));
    serve(new StreamMessageReader(messagesOf(process.stdin)), new StreamMessageWriter(process.stdout), machine);
  } else if (address !== undefined) {
    const port = Number(address);
    const socket = Number.isInteger(port) ? connect(port, '127.0.0.1') : connect(address);
    socket.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
    socket.on('close', () => process.exit(1));
    serve(new StreamMessageReader(messagesOf(socket)), new SocketMessageWriter(socket), machine);
  } else {
    process.stderr.write(usage);
    process.exitCode = 2;
  }
}

/** Serves as the arguments say. */
export const program: Program = (keepCode) => start(process.argv.slice(2), machineThat(keepCode));
