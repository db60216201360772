// How diagnostics reach the editor: pushed as soon as a check is done, or pulled by the editor (3.17 `textDocument/diagnostic`).
import type { Connection, DocumentDiagnosticReport, InitializeParams } from 'vscode-languageserver';
import type { Diagnostic } from 'vscode-languageserver-types';
import { isOwnClient } from './clientOptions.ts';

/**
 * Whether the editor pulls: where it can, and can be told that what it pulled is out of date (a used file changed, typing
 * rests). Our own client has them pushed, which is sooner.
 */
export function pullsDiagnostics(params: InitializeParams): boolean {
  const { capabilities } = params;
  return (
    !isOwnClient(params) &&
    capabilities.textDocument?.diagnostic !== undefined &&
    capabilities.workspace?.diagnostics?.refreshSupport === true
  );
}

/** What was last shown of a document. */
interface Shown {
  readonly version: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Tells one list from another, for reports that nothing has changed. */
  readonly id: string;
  /** Whether the editor has pulled this very list. */
  pulled: boolean;
}

export class DiagnosticsOut {
  readonly #connection: Connection;
  readonly #shown = new Map<string, Shown>();
  readonly #waiting = new Map<string, Set<() => void>>();
  #pulls = false;
  #count = 0;
  #refreshing = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** What the client can do, as it said at the start. */
  prepare(params: InitializeParams): void {
    this.#pulls = pullsDiagnostics(params);
  }

  /** The diagnostics of a version of a document are these from now on. */
  show(uri: string, version: number, diagnostics: readonly Diagnostic[]): void {
    // kept for all: also an editor that has not said that it asks gets an answer if it does
    if (!this.#pulls) void this.#connection.sendDiagnostics({ uri, version, diagnostics: [...diagnostics] });
    const before = this.#shown.get(uri);
    this.#count += 1;
    this.#shown.set(uri, { version, diagnostics, id: String(this.#count), pulled: false });
    const waiting = this.#waiting.get(uri);
    this.#waiting.delete(uri);
    for (const wake of waiting ?? []) wake();
    // of another version the editor asks by itself; of this one it has asked already
    if (this.#pulls && waiting === undefined && before?.version === version && before.pulled) this.#askToPull();
  }

  /** A document was closed. */
  forget(uri: string): void {
    this.#shown.delete(uri);
    this.wake(uri);
  }

  /** Those who wait for a report look again whether it is wanted: a request may have been cancelled. */
  wake(uri: string): void {
    const waiting = this.#waiting.get(uri);
    this.#waiting.delete(uri);
    for (const wake of waiting ?? []) wake();
  }

  /**
   * The report on a document as soon as `version` of it has been checked; `isWanted` turns false when the editor has
   * cancelled or the document is closed, and the report is then empty.
   */
  async report(
    uri: string,
    version: () => number | undefined,
    previous: string | undefined,
    isWanted: () => boolean,
  ): Promise<DocumentDiagnosticReport> {
    for (;;) {
      const wanted = version();
      const shown = this.#shown.get(uri);
      if (wanted === undefined || !isWanted()) return { kind: 'full', items: [] };
      if (shown !== undefined && shown.version >= wanted) {
        shown.pulled = true;
        return shown.id === previous
          ? { kind: 'unchanged', resultId: shown.id }
          : { kind: 'full', resultId: shown.id, items: [...shown.diagnostics] };
      }
      await new Promise<void>((resolve) => {
        const waiting = this.#waiting.get(uri) ?? new Set();
        this.#waiting.set(uri, waiting.add(resolve));
      });
    }
  }

  /** Several documents that are shown anew at once make one request. */
  #askToPull(): void {
    if (this.#refreshing) return;
    this.#refreshing = true;
    setTimeout(() => {
      this.#refreshing = false;
      this.#connection.languages.diagnostics.refresh().catch(() => {});
    }, 0);
  }
}
