// Entry point of the server where there is no Node. It serves what is called `self` where it runs: a web worker's own scope, or the
// end of a message channel that the client gives it in the extension host.
import { BrowserMessageReader, BrowserMessageWriter } from 'vscode-languageserver/browser';
import type { WorkerStarted } from './protocol.ts';
import { serve } from './serve.ts';

declare const self: ConstructorParameters<typeof BrowserMessageReader>[0];

const started: WorkerStarted = { started: true };
self.postMessage(started);
serve(new BrowserMessageReader(self), new BrowserMessageWriter(self), { now: () => performance.now(), pid: 0 });
