// Open documents and what is known of each: one analysis a version, made anew after every edit, the last good one kept.

import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic } from 'vscode-languageserver-types';
import { Comparisons } from './comparisons.ts';
import type { FeatureContext } from './features/context.ts';
import { diagnosticsSteps } from './features/diagnostics.ts';
import { editionHints } from './features/editionHints.ts';
import { lineBeingTyped, whileTyping } from './features/halfTyped.ts';
import { LineIndex } from './features/lines.ts';
import {
  type Checked,
  type Compared,
  crashOf,
  type Host,
  type Job,
  newDocument,
  type OpenDocument,
  type Presented,
  stackOf,
  stopTimers,
  usualOptions,
  type WorkspaceOptions,
} from './openDocument.ts';
import { type AnalyseInput, analyse, analyseSteps } from './scenario/analyse.ts';
import { type CardPool, chainPools } from './scenario/cardPool.ts';
import type { DatabasePool } from './scenario/databasePool.ts';
import type { Analysis, ScenarioRun } from './scenario/result.ts';
import type { ScenarioNode } from './scenario/statement.ts';
import { UsedFiles } from './usedFiles.ts';

const cheap = 5;
const longestWait = 100;
/** A check gives way to requests after so long, and goes on behind them. */
const slice = 10;
/** A line counts as being typed for so long after the last key. */
const typingRests = 500;

export { type Checked, type Host, stackOf } from './openDocument.ts';

export class Workspace {
  readonly #host: Host;
  readonly #publish: (uri: string, version: number, diagnostics: readonly Diagnostic[]) => void;
  readonly #log: (text: string) => void;
  readonly #trace: (text: string) => void;
  readonly #documents = new Map<string, OpenDocument>();
  readonly #used: UsedFiles;
  #options: WorkspaceOptions = usualOptions;
  readonly #comparisons: Comparisons;
  #library: CardPool;
  #database: DatabasePool | undefined;
  #holds = 0;
  /** Told when typing rests, and what was held back is shown. */
  onRested: (() => void) | undefined;
  /** Told after every check that is shown. */
  onChecked: ((uri: string, version: number) => void) | undefined;

  constructor(
    host: Host,
    publish: (uri: string, version: number, diagnostics: readonly Diagnostic[]) => void,
    log: (text: string) => void,
    trace: (text: string) => void = () => {},
  ) {
    this.#host = host;
    this.#library = host.library;
    this.#comparisons = new Comparisons(host.now);
    this.#publish = publish;
    this.#log = log;
    this.#trace = trace;
    this.#used = new UsedFiles(host, () => this.#openTexts(), log);
  }

  get options(): WorkspaceOptions {
    return this.#options;
  }

  /** Other settings: every document is shown anew, in the new language and within the new limit. */
  configure(options: Partial<WorkspaceOptions>): void {
    this.#options = { ...this.#options, ...options };
    this.checkAll();
  }

  /** A document was opened or edited: it is checked soon, and a check that waits is dropped. */
  changed(document: TextDocument): void {
    const text = document.getText();
    const open = this.#documents.get(document.uri);
    if (open === undefined) {
      this.#documents.set(document.uri, newDocument(document, text));
    } else {
      open.typing = lineBeingTyped(open.text, text);
      // lines have moved: what was shown of them stands elsewhere
      if (open.typing === undefined) [open.finished, open.settled] = [undefined, undefined];
      open.text = text;
      open.document = document;
    }
    this.#schedule(document.uri);
    for (const uri of this.#usersOf(document.uri)) this.#schedule(uri);
  }

  /** Whether a document is open here. */
  has(uri: string): boolean {
    return this.#documents.has(uri);
  }

  closed(uri: string): void {
    const open = this.#documents.get(uri);
    if (open !== undefined) stopTimers(open);
    this.#documents.delete(uri);
    this.#comparisons.forget(uri);
    this.#publish(uri, open?.document.version ?? 0, []);
    this.fileChanged(uri);
  }

  /** A file on disk came, changed or went: those that use it are checked again. */
  fileChanged(uri: string): void {
    if (!this.#used.forget(uri)) return;
    for (const user of this.#usersOf(uri)) this.#schedule(user);
  }

  checkAll(): void {
    for (const uri of this.#documents.keys()) this.#schedule(uri);
  }

  dispose(): void {
    for (const open of this.#documents.values()) stopTimers(open);
    this.#documents.clear();
  }

  /** What is known of a document: of its newest text if a check of it is cheap or done, else of the last text checked. */
  known(uri: string): Checked | undefined {
    const open = this.#documents.get(uri);
    if (open === undefined) return undefined;
    const isStale = open.checked?.context.analysis.version !== open.document.version;
    if (isStale && open.cost <= longestWait) {
      const running = open.job?.version === open.document.version ? open.job : undefined;
      if (running?.next !== undefined) clearTimeout(running.next);
      this.#goOn(open, running ?? this.#begin(open), longestWait);
    }
    return open.checked;
  }

  /** Cards that no file declares: of the database, then of the shipped library. */
  get library(): CardPool {
    return this.#library;
  }

  /** The card database, where there is one. */
  get database(): DatabasePool | undefined {
    return this.#database;
  }

  /** Takes cards from a database, from now on; or from none. */
  useDatabase(database: DatabasePool | undefined): void {
    if (database === this.#database) return;
    this.#database = database;
    this.#library = database === undefined ? this.#host.library : chainPools([database, this.#host.library]);
    this.checkAll();
  }

  /** Shows nothing until what is returned is called: cards are about to come, whose names would flash up as unknown, or settings. */
  hold(): () => void {
    let isHeld = true;
    this.#holds += 1;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holds -= 1;
      if (this.#holds > 0) return;
      for (const open of this.#documents.values()) {
        // what is about to be checked again is shown then
        const isCurrent = open.timer === undefined && open.job === undefined;
        if (isCurrent && open.checked !== undefined) this.#show(open, open.checked);
      }
    };
  }

  /** The line of a document that is being typed, with what was known of the document before the first key: on its way to a
   * longer sentence a line may be a shorter one, of which nothing is to be seen elsewhere. */
  typing(uri: string): { readonly line: number; readonly before: Checked } | undefined {
    const open = this.#documents.get(uri);
    if (open?.typing === undefined || open.finished === undefined || open.finished === open.checked) return undefined;
    return { line: open.typing, before: open.finished };
  }

  /** Checks a text as if it were that document's, and keeps nothing of it. */
  probe(uri: string, text: string): Analysis {
    const open = this.#documents.get(uri);
    const input = { uri, text, version: 0, files: this.#used.texts(), library: this.#library };
    return analyse(input, open?.checked?.context.analysis);
  }

  /** What is known of a document's newest text, as soon as it is checked; of an older one where that check failed. */
  async settled(uri: string): Promise<Checked | undefined> {
    for (;;) {
      const checked = this.known(uri);
      const open = this.#documents.get(uri);
      if (open === undefined) return checked;
      // a file that is used may still be on its way, and then the text is checked once more
      const isWaiting = open.timer !== undefined || open.awaitsFiles;
      const isNewest = checked?.context.analysis.version === open.document.version;
      if (!isWaiting && (isNewest || open.job === undefined)) return checked;
      await new Promise<void>((resolve) => setTimeout(resolve, slice));
    }
  }

  /** The editions of an open document side by side; made anew where it is edited meanwhile. */
  async compare(uri: string): Promise<Compared | undefined> {
    for (;;) {
      const checked = await this.settled(uri);
      const open = this.#documents.get(uri);
      if (checked === undefined || open === undefined) return undefined;
      const { context } = checked;
      const { version } = open.document;
      const isWanted = (): boolean => this.#documents.get(uri)?.document.version === version;
      const comparison = await this.#comparisons.of(this.#inputFor(context.analysis), context.analysis, isWanted);
      if (comparison !== undefined) return { context, comparison };
    }
  }

  /** Every open document with its last check. */
  *all(): Iterable<readonly [uri: string, checked: Checked | undefined]> {
    for (const [uri, { checked }] of this.#documents) yield [uri, checked];
  }

  #schedule(uri: string): void {
    const open = this.#documents.get(uri);
    if (open === undefined) return;
    if (open.timer !== undefined) clearTimeout(open.timer);
    // the check of an older text is dropped
    if (open.job?.next !== undefined) clearTimeout(open.job.next);
    open.job = undefined;
    const wait = open.cost < cheap ? 0 : Math.min(2 * open.cost, longestWait);
    open.timer = setTimeout(() => {
      open.timer = undefined;
      this.#goOn(open, this.#begin(open), slice);
    }, wait);
  }

  /** Begins a check; long ones go on in slices, so that requests are answered between them. */
  #begin(open: OpenDocument): Job {
    if (open.timer !== undefined) clearTimeout(open.timer);
    open.timer = undefined;
    if (open.job?.next !== undefined) clearTimeout(open.job.next);
    const { document } = open;
    const steps = this.#checkSteps(this.#inputOf(document), open.checked?.context.analysis);
    const job: Job = { steps, document, version: document.version, spent: 0, next: undefined };
    open.job = job;
    return job;
  }

  /** All of a check: what the text means, and what is said of it. */
  *#checkSteps(input: AnalyseInput, previous: Analysis | undefined): Generator<void, Presented> {
    const analysis = yield* analyseSteps(input, previous);
    return yield* this.#present(analysis);
  }

  /** Goes on with a check for at most `budget` milliseconds; what is left of it follows by itself. */
  #goOn(open: OpenDocument, job: Job, budget: number): void {
    job.next = undefined;
    const start = this.#host.now();
    try {
      for (;;) {
        const step = job.steps.next();
        if (step.done === true) {
          job.spent += this.#host.now() - start;
          open.job = undefined;
          this.#finish(open, job, step.value);
          return;
        }
        if (this.#host.now() - start > budget) break;
      }
      job.spent += this.#host.now() - start;
      // whatever the first piece was worth: what is left goes on in small ones
      job.next = setTimeout(() => this.#goOn(open, job, slice), 0);
    } catch (error) {
      open.job = undefined;
      open.cost = job.spent + this.#host.now() - start;
      this.#log(`checking ${job.document.uri} failed: ${stackOf(error)}`);
      this.#publish(job.document.uri, job.version, [crashOf(this.#options.locale, error)]);
    }
  }

  /** Takes in what a check came to, unless files it uses have to be fetched first. */
  #finish(open: OpenDocument, job: Job, { context, diagnostics }: Presented): void {
    const { analysis } = context;
    for (const { code, values } of analysis.problems)
      if (code === 'statement.crashed') this.#log(`a statement of ${analysis.uri} failed: ${values['stack'] ?? ''}`);
    const missing = this.#used.fetchMissing(analysis);
    open.awaitsFiles = missing !== undefined;
    if (missing !== undefined) {
      void missing.then(() => this.#schedule(job.document.uri));
      // nothing is shown of a text whose files are not there yet, or errors would flash up
      if (open.checked !== undefined) return;
    }
    const milliseconds = job.spent;
    open.checked = { context, diagnostics, milliseconds };
    open.cost = milliseconds;
    this.#trace(`checked ${analysis.uri} version ${job.version} in ${milliseconds.toFixed(1)} ms`);
    if (missing !== undefined) return;
    this.#show(open, open.checked);
    this.onChecked?.(job.document.uri, job.version);
  }

  /** Publishes what a check came to; errors on a line that is still being typed a moment later. */
  #show(open: OpenDocument, { context, diagnostics }: Checked): void {
    if (this.#holds > 0) return;
    const { document, typing } = open;
    clearTimeout(open.rest);
    open.rest = undefined;
    this.#hintLater(open);
    const { text } = context.analysis;
    const now =
      typing === undefined ? diagnostics : whileTyping(diagnostics, typing, text, open.settled ?? diagnostics);
    if (typing === undefined) open.finished = open.checked;
    open.settled = now;
    this.#publish(document.uri, document.version, now);
    if (typing === undefined) return;
    const { version } = document;
    open.rest = setTimeout(() => {
      open.rest = undefined;
      open.typing = undefined;
      if (open.document.version !== version) return;
      open.settled = diagnostics;
      open.finished = open.checked;
      if (now !== diagnostics) this.#publish(document.uri, version, diagnostics);
      this.onRested?.();
    }, typingRests);
  }

  /** Marks what depends on the edition, once typing rests: that takes two more editions, and trials of what decides. */
  #hintLater(open: OpenDocument): void {
    if (open.hints !== undefined) clearTimeout(open.hints);
    open.hints = undefined;
    if (!this.#options.editionHints) return;
    const { uri, version } = open.document;
    const { checked } = open;
    const isNewest = (): boolean => open.checked === checked && open.document.version === version;
    open.hints = setTimeout(async () => {
      open.hints = undefined;
      try {
        const compared = isNewest() ? await this.compare(uri) : undefined;
        if (checked === undefined || compared === undefined || !isNewest()) return;
        const room = this.#options.maxDiagnostics - checked.diagnostics.length;
        const hints = editionHints(compared.context, compared.comparison).slice(0, Math.max(0, room));
        if (hints.length === 0) return;
        open.checked = { ...checked, diagnostics: [...checked.diagnostics, ...hints] };
        this.#publish(uri, version, open.checked.diagnostics);
      } catch (error) {
        this.#log(`comparing editions of ${uri} failed: ${stackOf(error)}`);
      }
    }, typingRests + 100);
  }

  /** What an analysis was made of, to make another of the same text. */
  #inputFor({ uri, text, version }: Analysis): AnalyseInput {
    return { uri, text, version, files: this.#used.texts(), library: this.#library };
  }

  #inEditions(analysis: Analysis, scenario: ScenarioNode): readonly ScenarioRun[] {
    const isWanted = (): boolean => this.#documents.get(analysis.uri)?.checked?.context.analysis === analysis;
    return this.#comparisons.scenario(this.#inputFor(analysis), analysis, scenario, isWanted);
  }

  #inputOf(document: TextDocument): AnalyseInput {
    return {
      uri: document.uri,
      text: document.getText(),
      version: document.version,
      files: this.#used.texts(),
      library: this.#library,
    };
  }

  *#openTexts(): Iterable<readonly [uri: string, text: string]> {
    for (const [uri, { document }] of this.#documents) yield [uri, document.getText()];
  }

  /** Open documents other than `uri` that may use it. */
  #usersOf(uri: string): readonly string[] {
    return this.#used.isAskedFor(uri) ? [...this.#documents.keys()].filter((other) => other !== uri) : [];
  }

  *#present(analysis: Analysis): Generator<void, Presented> {
    const { locale, maxDiagnostics, rulePages, ruleCommand } = this.#options;
    const lines = new LineIndex(analysis.text);
    const texts = this.#used.texts();
    const context: FeatureContext = {
      locale,
      analysis,
      lines,
      linesOf: (uri) => {
        if (uri === analysis.uri) return lines;
        const text = texts.get(uri);
        return typeof text === 'string' ? new LineIndex(text) : undefined;
      },
      ...(ruleCommand === undefined
        ? {}
        : {
            ruleAddress: (edition, number) =>
              `command:${ruleCommand}?${encodeURIComponent(JSON.stringify([edition, number]))}`,
          }),
      ...(this.#options.otherEditions ? { otherEditions: (one) => this.#inEditions(analysis, one) } : {}),
    };
    return { context, diagnostics: yield* diagnosticsSteps(context, { limit: maxDiagnostics, rulePages }) };
  }
}
