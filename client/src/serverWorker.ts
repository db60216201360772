// The server in the browser: in a web worker, or in the extension host itself where a worker cannot be started.
import * as vscode from 'vscode';
import type { WorkerStart, WorkerStarted } from '../../server/src/protocol.ts';
import { type Started, transportsOver } from './connection.ts';

/** What is used here of a browser's worker; the project has no types of the DOM. */
interface BrowserWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message?: string; preventDefault?: () => void }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}
declare const Worker: (new (url: string, options?: { readonly name: string }) => BrowserWorker) | undefined;

/** Parts of the server that it may ask for; each is read before it runs in the extension host, which cannot wait. */
const parts = [
  'core.js',
  'features.js',
  'library.js',
  'messages.en.js',
  'messages.fr.js',
  'citations.en.js',
  'citations.fr.js',
  'examples.js',
  'server.js',
] as const;

/** What is used here of a message port. */
interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** What `server.js` is to the extension host. */
interface ServerPart {
  readonly serveMessages: (port: Port, machine: { readonly now: () => number; readonly pid: number }) => void;
}

/** Starts the server in a worker, or here; only a failure of both is one. */
export async function startInBrowser(
  context: vscode.ExtensionContext,
  output: vscode.LogOutputChannel,
): Promise<Started> {
  const folder = vscode.Uri.joinPath(context.extensionUri, 'server', 'dist');
  try {
    return await startWorker(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    output.warn(`no web worker for the server (${reason}); it runs in the extension host`);
    return startHere(folder);
  }
}

function startWorker(folder: vscode.Uri): Promise<Started> {
  if (typeof Worker === 'undefined') throw new Error('this extension host has no workers');
  const worker = new Worker(vscode.Uri.joinPath(folder, 'browser.js').toString(true), { name: 'Strata' });
  const transports = transportsOver({
    send: (message) => worker.postMessage(message),
    onMessage: (listener) => {
      worker.onmessage = ({ data }) => listener(data);
    },
  });
  return new Promise((resolve, reject) => {
    const listen = worker.onmessage;
    // the worker says when all its parts are there: a script that is not to be had shows itself only here
    worker.onmessage = ({ data }) => {
      const { failed } = data as WorkerStarted;
      if (failed !== undefined) return giveUp(failed);
      worker.onmessage = listen;
      worker.onerror = ({ message }) => transports.failed(new Error(message ?? 'the worker failed'));
      resolve({ transports, place: 'worker', pid: undefined, end: () => worker.terminate() });
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      giveUp(event.message ?? 'its script could not be loaded');
    };
    const giveUp = (reason: string): void => {
      worker.terminate();
      reject(new Error(reason));
    };
    const start: WorkerStart = { base: `${folder.toString(true)}/` };
    worker.postMessage(start);
  });
}

async function startHere(folder: vscode.Uri): Promise<Started> {
  const texts = new Map(
    await Promise.all(
      parts.map(async (name) => {
        const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder, name));
        return [name, new TextDecoder().decode(bytes)] as const;
      }),
    ),
  );
  const loaded = new Map<string, unknown>();
  const load = (name: string): unknown => {
    if (!loaded.has(name)) {
      const text = texts.get(name as (typeof parts)[number]);
      if (text === undefined) throw new Error(`the server has no part ${name}`);
      // as the extension host itself runs the files of an extension; `module` is left out, so that nothing is exported to it
      const run = new Function('strataPart', 'module', `${text}\nreturn strataModule;`) as (
        part: (name: string) => unknown,
        module: undefined,
      ) => unknown;
      loaded.set(name, run(load, undefined));
    }
    return loaded.get(name);
  };
  const { port1, port2 } = new MessageChannel() as unknown as { readonly port1: Port; readonly port2: Port };
  const { serveMessages } = load('server.js') as ServerPart;
  serveMessages(port2, { now: () => performance.now(), pid: 0 });
  const transports = transportsOver({
    send: (message) => port1.postMessage(message),
    onMessage: (listener) => {
      port1.onmessage = ({ data }) => listener(data);
    },
  });
  return { transports, place: 'extension host', pid: undefined, end: () => port1.close() };
}
