// The card database of a session: read when the setting names one, read again when the file changes, told of in the status.
import { type Connection, MessageType, ShowMessageNotification } from 'vscode-languageserver';
import type { DatabaseProblem } from './cards/database/problem.ts';
import { message } from './messages/message.ts';
import { type CardsStatus, cardsNotification } from './protocol.ts';
import { databasePool } from './scenario/databasePool.ts';
import { type Host, stackOf, type Workspace } from './workspace.ts';

/** So long nothing is shown while the cards come: a kept index takes less, a file that is read anew may take longer. */
const longestHold = 4000;
/** A file that changes is read when it has been left alone for so long: it may still be written. */
const fileRests = 1500;

export class CardDatabase {
  readonly #connection: Connection;
  readonly #host: Host;
  readonly #workspace: Workspace;
  readonly #log: (text: string) => void;
  #file = '';
  #folder: string | undefined;
  #state: CardsStatus['state'] = 'none';
  #problem: DatabaseProblem | undefined;
  /** Counts readings: one that is no longer the newest comes to nothing. */
  #reading = 0;
  #unwatch: (() => void) | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #release: (() => void) | undefined;

  constructor(connection: Connection, host: Host, workspace: Workspace, log: (text: string) => void) {
    this.#connection = connection;
    this.#host = host;
    this.#workspace = workspace;
    this.#log = log;
  }

  /** What `initialize` says: where indexes are kept, and that a database will come, so that nothing is shown before it. */
  prepare(folder: string | undefined, file: string): void {
    this.#folder = folder;
    if (file !== '' && this.#host.cards !== undefined) this.#hold();
  }

  /** The file that the setting names now. */
  use(file: string): void {
    if (file === this.#file) {
      if (file === '') this.#show();
      // other settings may have another language
      else this.#become(this.#state);
      return;
    }
    this.#file = file;
    this.#stop();
    this.#problem = undefined;
    if (file === '') {
      this.#workspace.useDatabase(undefined);
      this.#become('none');
      this.#show();
      return;
    }
    const { cards } = this.#host;
    if (cards === undefined) {
      this.#fail({ code: 'cards.unavailable' });
      return;
    }
    this.#unwatch = cards.watch(file, () => {
      if (this.#rest !== undefined) clearTimeout(this.#rest);
      this.#rest = setTimeout(() => void this.#read(), fileRests);
    });
    void this.#read();
  }

  status(): CardsStatus {
    const count = this.#workspace.database?.count ?? 0;
    return { state: this.#state, file: this.#file, count, text: this.#text(count) };
  }

  dispose(): void {
    this.#stop();
    this.#show();
  }

  #text(count: number): string {
    const { locale } = this.#workspace.options;
    if (this.#problem !== undefined) {
      const { code, ...values } = this.#problem;
      return message(locale, code, { file: this.#file, ...values });
    }
    switch (this.#state) {
      case 'reading':
        return message(locale, 'cards.reading', { file: this.#file });
      case 'ready':
        return message(locale, 'cards.ready', { file: this.#file, count });
      case 'none':
      case 'failed':
        return message(locale, 'cards.none');
    }
  }

  async #read(): Promise<void> {
    this.#reading += 1;
    const reading = this.#reading;
    const isOld = (): boolean => reading !== this.#reading;
    this.#problem = undefined;
    this.#become('reading');
    const progress = this.#progress();
    try {
      const result = await this.#host.cards?.read(this.#file, {
        folder: this.#folder,
        progress: progress.at,
        isCancelled: () => isOld() || progress.isCancelled(),
      });
      if (result === undefined || isOld()) return;
      if ('problem' in result) this.#fail(result.problem);
      else {
        this.#workspace.useDatabase(databasePool(result.index));
        this.#become('ready');
      }
    } catch (error) {
      this.#log(`reading ${this.#file} failed: ${stackOf(error)}`);
      if (!isOld()) this.#fail({ code: 'cards.unreadable', reason: String(error) });
    } finally {
      progress.end();
      if (!isOld()) this.#show();
    }
  }

  /** Progress in the editor's own way, begun only when something is really read: a kept index is there at once. */
  #progress(): { readonly at: (done: number, total: number) => void; isCancelled(): boolean; end(): void } {
    let shown = -1;
    let isOver = false;
    let isCancelled = false;
    let reporter: Awaited<ReturnType<Connection['window']['createWorkDoneProgress']>> | undefined;
    const begin = async (): Promise<void> => {
      const made = await this.#connection.window.createWorkDoneProgress();
      if (isOver) return;
      made.begin(message(this.#workspace.options.locale, 'cards.reading', { file: nameOf(this.#file) }), 0, '', true);
      made.token.onCancellationRequested(() => {
        isCancelled = true;
      });
      reporter = made;
    };
    return {
      at: (done, total) => {
        if (shown < 0) begin().catch((error: unknown) => this.#log(`showing progress failed: ${stackOf(error)}`));
        const percent = Math.floor((100 * done) / Math.max(1, total));
        if (percent === shown) return;
        shown = percent;
        reporter?.report(percent);
      },
      isCancelled: () => isCancelled,
      end: () => {
        isOver = true;
        reporter?.done();
      },
    };
  }

  #fail(problem: DatabaseProblem): void {
    this.#problem = problem;
    this.#become('failed');
    const type = problem.code === 'cards.cancelled' ? MessageType.Info : MessageType.Warning;
    void this.#connection.sendNotification(ShowMessageNotification.type, { type, message: this.status().text });
    this.#show();
  }

  #become(state: CardsStatus['state']): void {
    this.#state = state;
    void this.#connection.sendNotification(cardsNotification, this.status());
  }

  #hold(): void {
    const release = this.#workspace.hold();
    const timer = setTimeout(() => this.#show(), longestHold);
    this.#release = () => {
      clearTimeout(timer);
      release();
    };
  }

  /** What was held back is shown. */
  #show(): void {
    this.#release?.();
    this.#release = undefined;
  }

  /** Ends the reading and the watching of the file that was. */
  #stop(): void {
    this.#reading += 1;
    this.#unwatch?.();
    this.#unwatch = undefined;
    if (this.#rest !== undefined) clearTimeout(this.#rest);
    this.#rest = undefined;
  }
}

/** A file's own name, without its folders. */
const nameOf = (file: string): string => file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
