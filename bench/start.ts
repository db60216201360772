// Cold start: from the call of the shipped server over stdio to the first diagnostics of the tour, beside a bare start of the same Node.
// Starts of each kind take turns, so that whatever else the machine does meets them alike; the figure is the ratio of their medians.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

const SERVER = 'server/dist/node.js';
const TIMES = 15;
/** The server keeps its compiled code when it has been idle for a second; so long it may take. */
const KEPT_WITHIN = 60_000;

const tour = readFileSync('examples/tour.strata', 'utf8');

const bareStart = (): number => {
  const start = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - start;
};

/** Milliseconds to the first diagnostics, with what is kept in `cache`; `rest` is waited for before the server is told to end. */
const serverStart = async (cache: string, rest: () => Promise<void> = async () => {}): Promise<number> => {
  const start = performance.now();
  const child = spawn(process.execPath, [SERVER, '--stdio', `--storage=${cache}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const checked = new Promise<number>((resolve) => {
    connection.onNotification('textDocument/publishDiagnostics', () => resolve(performance.now() - start));
  });
  connection.listen();
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri: 'untitled:tour.strata', languageId: 'strata', version: 1, text: tour },
  });
  const taken = await checked;
  await rest();
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  await ended;
  connection.dispose();
  return taken;
};

const untilKept = (folder: string) => async (): Promise<void> => {
  for (const end = Date.now() + KEPT_WITHIN; Date.now() < end; ) {
    if (existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.code'))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no compiled code came into ${folder}`);
};

const medianOf = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Prints the times and their ratios. */
export const start = async (): Promise<void> => {
  if (!existsSync(SERVER)) throw new Error('npm run build comes first');
  const cache = mkdtempSync(path.join(tmpdir(), 'strata-start-'));
  try {
    const bare: number[] = [];
    const first: number[] = [];
    const later: number[] = [];
    const kept = untilKept(path.join(cache, 'code'));
    await serverStart(cache, kept);
    for (let time = 0; time < TIMES; time += 1) {
      bare.push(bareStart());
      // a file stands where the folder would be: nothing can be kept
      first.push(await serverStart(SERVER));
      later.push(await serverStart(cache));
    }
    const tell = (what: string, times: readonly number[]): void =>
      console.log(
        `${what.padEnd(52)} ${medianOf(times).toFixed(0).padStart(5)} ms  ${(medianOf(times) / medianOf(bare)).toFixed(1).padStart(4)} times the bare start`,
      );
    tell('bare start of Node: node -e 0', bare);
    tell('server to first diagnostics, nothing kept', first);
    tell('server to first diagnostics, compiled code kept', later);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
};
