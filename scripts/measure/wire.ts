// A language client that does everything wrong on request: frames by hand to a server's process, answers and their times by id.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Answer {
  /** How it came out; `none` where nothing came in time. */
  readonly how: 'result' | 'error' | 'none';
  readonly result?: unknown;
  readonly code?: number;
  readonly milliseconds: number;
}

interface Message {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** What a server's processes came to, over an attack. */
export interface Tally {
  answers: number;
  errors: number;
  silent: number;
  worst: number;
  /** Resident memory at its highest, in megabytes, where the system tells it. */
  memory: number;
}

export const newTally = (): Tally => ({ answers: 0, errors: 0, silent: 0, worst: 0, memory: 0 });

export class Wire {
  readonly process: ChildProcess;
  readonly logged: string[] = [];
  readonly diagnostics = new Map<string, { readonly version: number; readonly text: string }>();
  readonly #tally: Tally;
  readonly #waiting = new Map<number, (message: Message | undefined) => void>();
  #settings: unknown = null;
  #id = 0;
  #rest: Buffer = Buffer.alloc(0);
  readonly ended: Promise<number | null>;
  hasEnded = false;

  constructor(module: string, tally: Tally, args: readonly string[] = ['--stdio']) {
    this.#tally = tally;
    this.process = spawn(process.execPath, [module, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stdin?.on('error', () => {});
    this.process.stdout?.on('data', (chunk: Buffer) => this.#take(chunk));
    this.process.stderr?.on('data', (chunk: Buffer) => this.logged.push(chunk.toString()));
    this.ended = new Promise((resolve) =>
      this.process.on('exit', (code) => {
        this.hasEnded = true;
        for (const wake of this.#waiting.values()) wake(undefined);
        resolve(code);
      }),
    );
  }

  /** Bytes as they are. */
  raw(bytes: string | Buffer): void {
    if (!this.hasEnded) this.process.stdin?.write(bytes);
  }

  send(message: unknown): void {
    const body = Buffer.from(JSON.stringify(message), 'utf8');
    this.raw(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  notify(method: string, params?: unknown): void {
    this.send({ jsonrpc: '2.0', method, ...(params === undefined ? {} : { params }) });
  }

  /** Asks, and waits for an answer for so long; `cancel` takes it back at once. */
  async ask(method: string, params?: unknown, { within = 10_000, cancel = false } = {}): Promise<Answer> {
    this.#id += 1;
    const id = this.#id;
    const start = performance.now();
    const answer = new Promise<Message | undefined>((resolve) => {
      const late = setTimeout(() => resolve(undefined), within);
      this.#waiting.set(id, (message) => {
        clearTimeout(late);
        resolve(message);
      });
    });
    this.send({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) });
    if (cancel) this.notify('$/cancelRequest', { id });
    const message = await answer;
    this.#waiting.delete(id);
    const milliseconds = performance.now() - start;
    return this.#noted(message, milliseconds);
  }

  #noted(message: Message | undefined, milliseconds: number): Answer {
    if (message === undefined) {
      this.#tally.silent += 1;
      return { how: 'none', milliseconds };
    }
    this.#tally.worst = Math.max(this.#tally.worst, milliseconds);
    if (message.error === undefined) this.#tally.answers += 1;
    else this.#tally.errors += 1;
    return message.error === undefined
      ? { how: 'result', result: message.result, milliseconds }
      : { how: 'error', code: message.error.code, milliseconds };
  }

  async initialize(more: Readonly<Record<string, unknown>> = {}, settings: unknown = null): Promise<Answer> {
    this.#settings = settings;
    const answer = await this.ask('initialize', {
      processId: null,
      rootUri: null,
      capabilities: { workspace: { configuration: true, textDocumentContent: {} } },
      ...more,
    });
    this.notify('initialized', {});
    return answer;
  }

  open(uri: string, text: string, version = 1): void {
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'strata', version, text } });
  }

  change(uri: string, version: number, ...contentChanges: readonly unknown[]): void {
    this.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
  }

  /** Waits until a version of a document has been shown. */
  async shown(uri: string, version: number, within = 20_000): Promise<string | undefined> {
    const until = performance.now() + within;
    while (performance.now() < until && !this.hasEnded) {
      const found = this.diagnostics.get(uri);
      if (found !== undefined && found.version >= version) return found.text;
      await new Promise<void>((resolve) => setTimeout(resolve, 20));
    }
    return undefined;
  }

  /** Ends the process, whatever it is doing. */
  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.measure();
    this.process.kill(signal);
  }

  /** Takes in how much memory the process had at most. */
  measure(): void {
    try {
      const status = readFileSync(`/proc/${this.process.pid ?? 0}/status`, 'utf8');
      const peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
      this.#tally.memory = Math.max(this.#tally.memory, peak);
    } catch {
      // other systems do not tell
    }
  }

  #take(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.#rest.toString('latin1', 0, end))?.[1] ?? 0);
      if (this.#rest.length < end + 4 + length) return;
      const body = this.#rest.toString('utf8', end + 4, end + 4 + length);
      this.#rest = this.#rest.subarray(end + 4 + length);
      this.#hear(JSON.parse(body) as Message);
    }
  }

  #hear(message: Message): void {
    const { id, method } = message;
    if (method === undefined) {
      if (typeof id === 'number') this.#waiting.get(id)?.(message);
      return;
    }
    if (method === 'textDocument/publishDiagnostics') {
      const {
        uri,
        version = 0,
        diagnostics,
      } = message.params as {
        uri: string;
        version?: number;
        diagnostics: readonly unknown[];
      };
      this.diagnostics.set(uri, { version, text: JSON.stringify(diagnostics) });
    } else if (method === 'window/logMessage') this.logged.push(JSON.stringify(message.params));
    // what the server asks is answered, or it would wait
    if (id !== undefined)
      this.send({ jsonrpc: '2.0', id, result: method === 'workspace/configuration' ? [this.#settings] : null });
  }
}
