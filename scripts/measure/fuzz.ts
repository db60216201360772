// Edits of all scenario files, each version against the same text afresh: `npm run fuzz -- --seed N --edits M [--depth editions]`; a process beside it catches what hangs.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { libraryTexts } from '../../server/src/library.ts';
import { poolOfTexts } from '../../server/src/scenario/cardPool.ts';
import { readCorpus } from '../../test/fuzz/corpusFiles.ts';
import { versions } from '../../test/fuzz/edits.ts';
import { DEPTHS, type Depth } from '../../test/fuzz/everyAnswer.ts';
import { depthOf, type Finding, Reader } from '../../test/fuzz/law.ts';
import { shrunken } from '../../test/fuzz/shrink.ts';

/** A version that takes longer is tried by itself; if it does so again, it hangs. Milliseconds of the processor's time, where the system tells it: others may be at work. */
const patience = 20_000;
/** While a hang is made smaller, what takes so long counts as one. */
const shortPatience = 4_000;
/** So much longer it may take on the clock. */
const clock = 15;
/** Shrinking ends after so many milliseconds, with what it has. */
const longestShrinking = 60_000;

const numberOf = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};

const corpus = readCorpus(process.cwd());

/** What is asked of each version, where that is said. */
const wanted: Depth | undefined = DEPTHS.find((depth) => process.argv.includes(depth));

// ───────────────────────────── The process that reads ─────────────────────────────

type Task =
  | { readonly do: 'walk'; readonly seed: number; readonly after: number; readonly edits: number }
  | { readonly do: 'try'; readonly texts: readonly string[]; readonly depth: Depth };
type Told = { readonly found: Finding | undefined; readonly at: number } | { readonly done: number };

/** Where the number of each version is written before it is read: a message would wait for what hangs. */
const beat = 4;

function asReader(): void {
  const reader = new Reader({ library: poolOfTexts(libraryTexts) });
  const tell = (told: Told): boolean | undefined => process.send?.(told);
  process.on('disconnect', () => process.exit());
  process.on('message', (task: Task) => {
    if (task.do === 'try') {
      reader.open();
      let found: Finding | undefined;
      for (const text of task.texts) found = reader.read(text, task.depth, 1);
      tell({ found, at: 0 });
    } else walk(reader, task, tell);
  });
}

function walk(reader: Reader, { seed, after, edits }: Extract<Task, { do: 'walk' }>, tell: (told: Told) => void): void {
  // what follows a version with a fault in the same document has it too
  let isSpoiled = after >= 0;
  for (const { number, isFirst, text } of versions(corpus, seed)) {
    if (number >= edits) break;
    if (isFirst) isSpoiled = number <= after;
    if (isSpoiled) continue;
    writeSync(beat, `${number}\n`);
    if (isFirst) reader.open();
    const found = reader.read(text, depthOf(number, wanted));
    if (found === undefined) continue;
    tell({ found, at: number });
    isSpoiled = true;
  }
  tell({ done: edits });
}

// ───────────────────────────── The process that watches ─────────────────────────────

/** A reader in a process of its own; what it is at, and the watch over it. */
class Watched {
  readonly #child: ChildProcess;
  at = -1;
  #last = performance.now();
  #spent = 0;

  constructor() {
    this.#child = fork(fileURLToPath(import.meta.url), ['--reader', ...(wanted === undefined ? [] : [wanted])], {
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
    });
    this.#child.stdio[beat]?.on('data', (chunk: Buffer) => {
      this.at = Number(chunk.toString().trimEnd().split('\n').at(-1));
      this.#begin();
    });
  }

  #begin(): void {
    this.#last = performance.now();
    this.#spent = this.#processor() ?? 0;
  }

  /** Milliseconds that the processor has given to the reader; undefined where the system does not tell. */
  #processor(): number | undefined {
    try {
      const [, fields = ''] = readFileSync(`/proc/${this.#child.pid ?? 0}/stat`, 'utf8').split(') ');
      const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
      return 10 * (user + system);
    } catch {
      return undefined;
    }
  }

  #isOver(limit: number): boolean {
    const waited = performance.now() - this.#last;
    const now = this.#processor();
    return now === undefined ? waited > limit : now - this.#spent > limit || waited > clock * limit;
  }

  /** Gives a task; `each` hears of all that is told. Ends with how it ended. */
  run(task: Task, limit: number, each: (told: Told) => boolean): Promise<'done' | 'hangs' | 'died'> {
    this.#begin();
    return new Promise((resolve) => {
      const end = (how: 'done' | 'hangs' | 'died'): void => {
        clearInterval(watch);
        this.#child.removeAllListeners('message').removeAllListeners('exit');
        if (how !== 'done') this.kill();
        resolve(how);
      };
      const watch = setInterval(() => {
        if (this.#isOver(limit)) end('hangs');
      }, 250);
      this.#child.on('exit', () => end('died'));
      this.#child.on('message', (told: Told) => {
        if (each(told)) end('done');
      });
      this.#child.send(task);
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

type Fault = Omit<Finding, 'kind'> & { readonly kind: Finding['kind'] | 'hangs' | 'dies' };

/** Tries documents one by one, in a process that is replaced when it hangs. */
class Trier {
  #child: Watched | undefined;

  async try(texts: readonly string[], depth: Depth, limit: number): Promise<Fault | undefined> {
    this.#child ??= new Watched();
    let found: Finding | undefined;
    const how = await this.#child.run({ do: 'try', texts, depth }, limit, (told) => {
      if ('found' in told) found = told.found;
      return true;
    });
    if (how === 'done') return found;
    this.#child = undefined;
    return how === 'hangs' ? { kind: 'hangs', of: 'a version', said: '' } : { kind: 'dies', of: 'a version', said: '' };
  }

  end(): void {
    this.#child?.kill();
  }
}

/** All versions of the document that a version is of, up to it. */
function historyOf(seed: number, at: number): readonly string[] {
  let texts: string[] = [];
  for (const { number, isFirst, text } of versions(corpus, seed)) {
    if (number > at) break;
    if (isFirst) texts = [];
    texts.push(text);
  }
  return texts;
}

const faultKey = ({ kind, of }: Fault): string => `${kind}: ${of}`;

/** Makes the input of a fault small, and says it. */
async function tellOf(trier: Trier, seed: number, at: number, fault: Fault): Promise<boolean> {
  const texts = historyOf(seed, at);
  const depth = depthOf(at, wanted);
  const isSlow = fault.kind === 'hangs';
  console.log(`\n── ${faultKey(fault)}, seed ${seed}, edit ${at} ${'─'.repeat(20)}\n${fault.said.slice(0, 1_500)}`);
  const isSame = (found: Fault | undefined): boolean => found !== undefined && faultKey(found) === faultKey(fault);
  if (!isSame(await trier.try(texts, depth, isSlow ? 2 * patience : patience))) {
    console.log('not again in a process of its own');
    return !isSlow;
  }
  const until = performance.now() + longestShrinking;
  const shows = async (some: readonly string[]): Promise<boolean> =>
    some.length > 0 &&
    performance.now() < until &&
    isSame(await trier.try(some, depth, isSlow ? shortPatience : patience));
  for (const text of await shrunken(texts, shows)) console.log(`┄┄ version\n${JSON.stringify(text)}\n${text}`);
  return true;
}

interface Sum {
  edits: number;
  readonly faults: Map<string, number>;
}

/** Walks one seed to its end, whatever hangs on the way. */
async function walkSeed(seed: number, edits: number, sum: Sum): Promise<void> {
  const trier = new Trier();
  const found: { readonly at: number; readonly fault: Fault }[] = [];
  for (let after = -1; ; ) {
    const child = new Watched();
    const how = await child.run({ do: 'walk', seed, after, edits }, patience, (told) => {
      if ('found' in told && told.found !== undefined) found.push({ at: told.at, fault: told.found });
      return 'done' in told;
    });
    child.kill();
    if (how === 'done') break;
    if (child.at <= after) throw new Error(`the reader of seed ${seed} ends before it has read anything`);
    after = child.at;
    found.push({ at: after, fault: { kind: how === 'hangs' ? 'hangs' : 'dies', of: 'a version', said: '' } });
  }
  sum.edits += edits;
  for (const { at, fault } of found) {
    const known = sum.faults.get(faultKey(fault)) ?? 0;
    const isReal = known < 3 ? await tellOf(trier, seed, at, fault) : true;
    if (isReal) sum.faults.set(faultKey(fault), known + 1);
  }
  trier.end();
}

async function asWatch(): Promise<void> {
  const [first, edits, seeds] = [numberOf('seed', 1), numberOf('edits', 2_000), numberOf('seeds', 1)];
  const sum: Sum = { edits: 0, faults: new Map() };
  for (let seed = first; seed < first + seeds; seed += 1) {
    const start = performance.now();
    await walkSeed(seed, edits, sum);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const count = [...sum.faults.values()].reduce((a, b) => a + b, 0);
    console.log(`seed ${seed}: ${edits} edits in ${seconds} s; findings so far: ${count}`);
  }
  console.log(`\n${sum.edits} edits over ${seeds} seed${seeds === 1 ? '' : 's'}, ${corpus.documents.length} documents`);
  for (const [key, count] of sum.faults) console.log(`${count} × ${key}`);
  if (sum.faults.size === 0) console.log('no finding');
  process.exitCode = sum.faults.size === 0 ? 0 : 1;
}

if (process.argv.includes('--reader')) asReader();
else await asWatch();
