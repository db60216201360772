// The shipped server over stdio, spoken to badly: an error answer each, or a word and an end; and it ends with whoever started it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const server = `${root}server/dist/node.js`;
beforeAll(() => {
  spawnSync(process.execPath, ['scripts/build/build.mjs', '--quiet'], { cwd: root, stdio: 'pipe' });
}, 60_000);

const running: ChildProcess[] = [];
afterEach(() => {
  for (const one of running.splice(0)) one.kill('SIGKILL');
});

interface Answer {
  readonly id?: number | null;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** The server's process and what it says, without any library between. */
class Raw {
  readonly process: ChildProcess;
  err = '';
  #out = Buffer.alloc(0);
  #wake: (() => void) | undefined;

  constructor(...args: readonly string[]) {
    this.process = spawn(process.execPath, [server, '--stdio', ...args]);
    running.push(this.process);
    this.process.stdin?.on('error', () => {});
    this.process.stderr?.on('data', (chunk: Buffer) => {
      this.err += chunk.toString();
    });
    this.process.stdout?.on('data', (chunk: Buffer) => {
      this.#out = Buffer.concat([this.#out, chunk]);
      this.#wake?.();
    });
  }

  write(bytes: string): void {
    this.process.stdin?.write(bytes);
  }

  send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  /** The next message that is an answer. */
  async answer(): Promise<Answer> {
    for (;;) {
      const end = this.#out.indexOf('\r\n\r\n');
      const length =
        end < 0 ? undefined : Number(/Content-Length: (\d+)/i.exec(this.#out.toString('latin1', 0, end))?.[1]);
      if (length !== undefined && this.#out.length >= end + 4 + length) {
        const message = JSON.parse(this.#out.toString('utf8', end + 4, end + 4 + length));
        this.#out = this.#out.subarray(end + 4 + length);
        if ('id' in message && !('method' in message)) return message;
      } else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  async ask(id: number, method: string, params?: unknown): Promise<Answer> {
    this.send({ id, method, params });
    return this.answer();
  }

  async begin(processId: unknown = null): Promise<Answer> {
    const answer = await this.ask(1, 'initialize', { processId, rootUri: null, capabilities: {} });
    this.send({ method: 'initialized', params: {} });
    return answer;
  }

  async ended(): Promise<number | null> {
    if (this.process.exitCode !== null) return this.process.exitCode;
    const [code] = await once(this.process, 'exit');
    return code;
  }
}

describe('a stream that can’t be read', () => {
  it.each([
    ['Content-Length: abc\r\n\r\n{}', 'no number'],
    ['Content-Length: -5\r\n\r\n{}', 'no number'],
    ['Content-Length: 1.5\r\n\r\n{}', 'no number'],
    ['Content-Length:\r\n\r\n{}', 'no number'],
    ['Content-Length: 99999999999999999999\r\n\r\n{}', 'more than'],
    ['Content-Type: x\r\n\r\n{}', 'without Content-Length'],
    ['\r\n\r\n', 'without Content-Length'],
    ['GET / HTTP/1.1', 'no header'],
    ['\0', 'no header'],
  ])(
    '%j ends it with a word',
    async (bytes, why) => {
      const raw = new Raw();
      // less of what may yet become a header is waited for
      raw.write(why === 'no header' ? bytes.repeat(9_000) : bytes);
      expect(await raw.ended()).toBe(1);
      expect(raw.err).toContain(why);
    },
    60_000,
  );

  it('may come byte by byte, and with other headers', async () => {
    const raw = new Raw();
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { processId: null, capabilities: {} },
    });
    const message = `content-length: ${body.length}\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n${body}`;
    for (const byte of message) {
      raw.write(byte);
      if (byte === '\n') await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect((await raw.answer()).result).toBeDefined();
  }, 60_000);

  it('a message that is no JSON is answered, and the next one read', async () => {
    const raw = new Raw();
    await raw.begin();
    raw.write('Content-Length: 5\r\n\r\n{"id"');
    expect(await raw.answer()).toMatchObject({ id: null, error: { code: -32700 } });
    expect((await raw.ask(2, 'strata/status')).result).toBeDefined();
  }, 60_000);
});

describe('requests with wrong parameters', () => {
  const wrong: readonly unknown[] = [undefined, null, [], {}, 5, 'x', [1, 2], { uri: 5 }, { uri: null, line: 'x' }];
  const uri = 'file:///a.strata';

  it('of ours get an error that says so', async () => {
    const raw = new Raw();
    await raw.begin();
    let id = 1;
    const methods = [
      'board',
      'boardObject',
      'boardGraph',
      'compare',
      'ruling',
      'engineTrace',
      'pasteCard',
      'tests',
      'ruleText',
    ];
    for (const method of methods)
      for (const params of wrong) {
        const answer = await raw.ask(++id, `strata/${method}`, params);
        expect([method, answer.error?.code]).toEqual([method, -32602]);
        expect(answer.error?.message).toContain('should be');
      }
    for (const params of [
      { uri, line: -1 },
      { uri, line: 1.5 },
      { uri, line: 0, edition: 5 },
      { uri, line: 0, edition: ['classic'] },
      { uri, line: 0, base: 'x' },
    ])
      expect((await raw.ask(++id, 'strata/board', params)).error?.code).toBe(-32602);
    expect((await raw.ask(++id, 'strata/board', { uri, line: 1e9, edition: 'nonsense' })).result).toBe(null);
  }, 60_000);

  it('of the protocol get an error or nothing, and the next one an answer', async () => {
    const raw = new Raw();
    await raw.begin();
    raw.send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'strata', version: 1, text: 'rules classic\n' } },
    });
    let id = 1;
    for (const method of [
      'hover',
      'completion',
      'definition',
      'formatting',
      'semanticTokens/full',
      'rename',
      'codeAction',
      'inlayHint',
      'diagnostic',
    ])
      for (const params of [
        ...wrong,
        { textDocument: {} },
        { textDocument: { uri }, position: { line: 'x', character: -1 }, range: 5 },
      ]) {
        const answer = await raw.ask(++id, `textDocument/${method}`, params);
        expect(answer.id).toBe(id);
      }
    for (const params of wrong) {
      raw.send({ method: 'textDocument/didChange', params });
      raw.send({ method: 'workspace/didChangeConfiguration', params: { settings: { strata: params } } });
      raw.send({ method: '$/cancelRequest', params });
    }
    for (const strata of [
      { maxDiagnostics: -1 },
      { maxDiagnostics: 'x', hints: [], hover: 5, language: {}, codeLens: null, cardDatabase: 7 },
    ])
      raw.send({ method: 'workspace/didChangeConfiguration', params: { settings: { strata } } });
    const hover = await raw.ask(++id, 'textDocument/hover', {
      textDocument: { uri },
      position: { line: 0, character: 8 },
    });
    expect(hover.result).toBeDefined();
  }, 60_000);

  it.each([
    5,
    'x',
    [],
    { capabilities: null },
    { processId: 'x', capabilities: { workspace: 5 }, locale: 7 },
    { processId: -4, capabilities: {} },
  ])(
    'of the start: %j',
    async (params) => {
      const raw = new Raw();
      expect((await raw.ask(1, 'initialize', params)).id).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(raw.process.exitCode).toBe(null);
    },
    60_000,
  );
});

describe('requests out of their time', () => {
  it('are refused before the server has begun, a second time, and after it was shut down', async () => {
    const raw = new Raw();
    const of = { textDocument: { uri: 'file:///a.strata' }, position: { line: 0, character: 0 } };
    expect((await raw.ask(7, 'textDocument/hover', of)).error?.code).toBe(-32002);
    raw.send({ method: 'textDocument/didOpen', params: {} });
    expect((await raw.begin()).error).toBeUndefined();
    expect((await raw.ask(8, 'initialize', { processId: null, rootUri: null, capabilities: {} })).error?.code).toBe(
      -32600,
    );
    expect((await raw.ask(9, 'textDocument/hover', of)).error).toBeUndefined();
    expect((await raw.ask(10, 'shutdown')).error).toBeUndefined();
    expect((await raw.ask(11, 'textDocument/hover', of)).error?.code).toBe(-32600);
    raw.send({ method: 'exit' });
    expect(await raw.ended()).toBe(0);
  });

  it('a report that was taken back is answered at once, whatever becomes of its document', async () => {
    const raw = new Raw();
    await raw.begin();
    const uri = 'file:///a.strata';
    const text = 'scenario S\n  Alice controls Gray Ogre\n  expect Gray Ogre is 2/2\n'.repeat(300);
    raw.send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'strata', version: 1, text } },
    });
    raw.send({ id: 5, method: 'textDocument/diagnostic', params: { textDocument: { uri } } });
    raw.send({ method: '$/cancelRequest', params: { id: 5 } });
    expect((await raw.answer()).id).toBe(5);
    expect((await raw.ask(6, 'textDocument/diagnostic', { textDocument: { uri } })).error).toBeUndefined();
  });
});

describe('the end of whoever started it', () => {
  const parent = (): ChildProcess => {
    const made = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    running.push(made);
    return made;
  };
  const within = async (raw: Raw, milliseconds: number): Promise<boolean> => {
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), milliseconds));
    return (await Promise.race([raw.ended(), late])) !== 'late';
  };

  it('ends it, said in either way', async () => {
    for (const said of ['argument', 'initialize']) {
      const made = parent();
      const raw = said === 'argument' ? new Raw(`--clientProcessId=${made.pid}`) : new Raw();
      await raw.begin(said === 'argument' ? null : made.pid);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect(raw.process.exitCode).toBe(null);
      made.kill('SIGKILL');
      // three seconds, and what a busy machine takes to begin
      expect(await within(raw, 6000)).toBe(true);
    }
  }, 60_000);

  it('ends it while it stands still', async () => {
    const made = parent();
    const raw = new Raw();
    await raw.begin(made.pid);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    // nothing of the main thread runs any more: what ends the process is not it
    raw.process.kill('SIGUSR1');
    made.kill('SIGKILL');
    expect(await within(raw, 6000)).toBe(true);
  }, 60_000);

  it('the end of its stream, with work under way', async () => {
    const raw = new Raw();
    await raw.begin();
    const text = `rules classic\nscenario S\n  Alice controls Gray Ogre\n${'  Alice casts Giant Growth targeting Gray Ogre\n'.repeat(3000)}`;
    raw.send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri: 'file:///b.strata', languageId: 'strata', version: 1, text } },
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    raw.process.stdin?.end();
    expect(await within(raw, 6000)).toBe(true);
  }, 60_000);
});
