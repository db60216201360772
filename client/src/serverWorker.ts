// The server in the browser: in a web worker, or in the extension host itself where a worker cannot be started.
import * as vscode from 'vscode';
import type { WorkerStarted } from '../../server/src/protocol.ts';
import { type Started, transportsOver } from './connection.ts';

/** What is used here of one end of a channel: a worker, or a port. */
interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}
/** What is used here of a browser's worker; the project has no types of the DOM. */
interface BrowserWorker extends Port {
  onerror: ((event: { readonly message?: string; preventDefault?: () => void }) => void) | null;
  terminate(): void;
}
declare const Worker: (new (url: string, options?: { readonly name: string }) => BrowserWorker) | undefined;

/** Starts the server in a worker, or here; only a failure of both is one. */
export async function startInBrowser(
  context: vscode.ExtensionContext,
  output: vscode.LogOutputChannel,
): Promise<Started> {
  const script = vscode.Uri.joinPath(context.extensionUri, 'server', 'dist', 'browser.js');
  try {
    return await startWorker(script);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    output.warn(`no web worker for the server (${reason}); it runs in the extension host`);
    return startHere(script);
  }
}

/** The transports over a channel whose other end is the server; `ready` once it has said that it is there. */
function transportsTo(port: Port) {
  let isReady: () => void;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const transports = transportsOver({
    send: (message) => port.postMessage(message),
    onMessage: (listener) => {
      port.onmessage = ({ data }) => listener(data);
    },
  });
  const listen = port.onmessage;
  port.onmessage = ({ data }) => {
    const { started } = data as WorkerStarted;
    if (!started) return;
    port.onmessage = listen;
    isReady();
  };
  return { transports, ready };
}

function startWorker(script: vscode.Uri): Promise<Started> {
  if (typeof Worker === 'undefined') throw new Error('this extension host has no workers');
  const worker = new Worker(script.toString(true), { name: 'Strata' });
  const { transports, ready } = transportsTo(worker);
  return new Promise((resolve, reject) => {
    // a script that is not to be had shows itself only here
    worker.onerror = (event) => {
      event.preventDefault?.();
      worker.terminate();
      reject(new Error(event.message ?? 'its script could not be loaded'));
    };
    void ready.then(() => {
      worker.onerror = ({ message }) => transports.failed(new Error(message ?? 'the worker failed'));
      resolve({ transports, place: 'worker', pid: undefined, end: () => worker.terminate() });
    });
  });
}

async function startHere(script: vscode.Uri): Promise<Started> {
  const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(script));
  const { port1, port2 } = new MessageChannel() as unknown as Record<'port1' | 'port2', Port & { close(): void }>;
  const { transports, ready } = transportsTo(port1);
  // as the extension host itself runs the files of an extension
  const run = new Function('self', text) as (self: Port) => void;
  run(port2);
  await ready;
  return { transports, place: 'extension host', pid: undefined, end: () => port1.close() };
}
