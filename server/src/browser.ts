// Entry point of the server in a web worker. The first message says where its parts lie; all later ones are the protocol's.
import type { WorkerStart, WorkerStarted } from './protocol.ts';
import type { MessagePortLike } from './serve.ts';

/** What of a worker's scope is used here. */
interface WorkerScope extends MessagePortLike {
  importScripts(url: string): void;
  /** What a part of the server leaves behind, see scripts/build.mjs. */
  strataModule: unknown;
  /** How the parts of the server find each other. */
  strataPart: (name: string) => unknown;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = async ({ data }) => {
  scope.onmessage = null;
  const { base } = data as WorkerStart;
  const parts = new Map<string, unknown>();
  scope.strataPart = (name) => {
    if (!parts.has(name)) {
      scope.importScripts(base + name);
      parts.set(name, scope.strataModule);
    }
    return parts.get(name);
  };
  const answer = (started: WorkerStarted): void => scope.postMessage(started);
  try {
    const { serveMessages } = await import('./serve.ts');
    serveMessages(scope, { now: () => performance.now(), pid: 0 });
    answer({});
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) });
  }
};
