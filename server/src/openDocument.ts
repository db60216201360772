// An open document as the workspace keeps it, and what the workspace needs around it: the machine, the options.
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic } from 'vscode-languageserver-types';
import type { CardReader } from './cardReader.ts';
import type { FeatureContext } from './features/context.ts';
import { type Locale, message } from './messages/message.ts';
import { defaultSettings } from './protocol.ts';
import type { CardPool } from './scenario/cardPool.ts';
import type { EditionComparison } from './scenario/compare.ts';
import type { FileText } from './scenario/fileText.ts';

/** What the server needs of the machine it runs on. */
export interface Host {
  /** The text of a file by its address; null if there is none, a problem if it is not to be had. */
  readonly readFile: (uri: string) => Promise<FileText>;
  /** Milliseconds that only grow. */
  readonly now: () => number;
  readonly library: CardPool;
  /** Reads card databases; absent where there is no disk. */
  readonly cards?: CardReader;
  /** The server's process; 0 where it is none of its own. */
  readonly pid: number;
  readonly version: string;
  /** The client has ended the server; `clean` where it asked it to shut down before. */
  readonly exit?: (clean: boolean) => void;
  /** The process that started the server, by its own account. */
  readonly startedBy?: (pid: number) => void;
  /** Told once, after the first check that is shown. */
  readonly firstChecked?: () => void;
}

export interface WorkspaceOptions {
  readonly locale: Locale;
  readonly maxDiagnostics: number;
  readonly rulePages: boolean;
  /** Whether the pages that compare editions can be opened by a link. */
  readonly comparePages: boolean;
  /** Whether hovers are shown as they are written, without Markdown. */
  readonly plainHovers: boolean;
  /** The editor's command that opens the page of a rule, given edition and number; absent where there is none. */
  readonly ruleCommand: string | undefined;
  /** Whether hovers tell what other editions make of it. */
  readonly otherEditions: boolean;
  /** Whether lines that depend on the edition are marked. */
  readonly editionHints: boolean;
}

/** Before anybody has said otherwise. */
export const usualOptions: WorkspaceOptions = {
  locale: 'en',
  maxDiagnostics: 500,
  rulePages: false,
  comparePages: false,
  plainHovers: false,
  ruleCommand: undefined,
  otherEditions: defaultSettings.hover.otherEditions,
  editionHints: defaultSettings.hints.editionDifferences,
};

/** One finished check of a document. */
export interface Checked {
  readonly context: FeatureContext;
  readonly diagnostics: readonly Diagnostic[];
  readonly milliseconds: number;
}

/** What a check comes to, when nobody has shown it yet. */
export type Presented = Pick<Checked, 'context' | 'diagnostics'>;

/** A document's editions side by side. */
export interface Compared {
  readonly context: FeatureContext;
  readonly comparison: EditionComparison;
}

/** A check under way. */
export interface Job {
  readonly steps: Generator<void, Presented>;
  readonly document: TextDocument;
  readonly version: number;
  spent: number;
  next: ReturnType<typeof setTimeout> | undefined;
}

export interface OpenDocument {
  document: TextDocument;
  checked: Checked | undefined;
  job: Job | undefined;
  /** What the last check took; decides how long to wait for the next one. */
  cost: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The text as it was at the last edit, and the line that the last edit was on. */
  text: string;
  typing: number | undefined;
  /** The last check before the line that is being typed was touched. */
  finished: Checked | undefined;
  /** Whether the last check lacked files that are on their way; another follows. */
  awaitsFiles: boolean;
  /** What was last shown of lines that have not moved since. */
  settled: readonly Diagnostic[] | undefined;
  /** Shows what the line being typed really comes to, once typing rests. */
  rest: ReturnType<typeof setTimeout> | undefined;
  /** Marks what depends on the edition, later still. */
  hints: ReturnType<typeof setTimeout> | undefined;
}

export const newDocument = (document: TextDocument, text: string): OpenDocument => ({
  document,
  text,
  checked: undefined,
  job: undefined,
  cost: 0,
  timer: undefined,
  typing: undefined,
  finished: undefined,
  awaitsFiles: false,
  settled: [],
  rest: undefined,
  hints: undefined,
});

export function stopTimers(open: OpenDocument): void {
  if (open.job?.next !== undefined) clearTimeout(open.job.next);
  open.job = undefined;
  if (open.timer !== undefined) clearTimeout(open.timer);
  if (open.rest !== undefined) clearTimeout(open.rest);
  if (open.hints !== undefined) clearTimeout(open.hints);
}

/** One spelling for an address that editors encode differently. */
export function normal(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** What is shown of a check that failed by a mistake of ours. */
export function crashOf(locale: Locale, error: unknown): Diagnostic {
  const start = { line: 0, character: 0 };
  return {
    range: { start, end: start },
    severity: 1,
    source: 'strata',
    code: 'server.crashed',
    message: message(locale, 'server.crashed', { error: error instanceof Error ? error.message : String(error) }),
  };
}
