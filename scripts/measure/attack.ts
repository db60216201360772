// Everything that can be done wrong to the server over stdio, in bounded time: `npm run attack` prints what was tried, and fails on a finding.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCorpus } from '../../test/fuzz/corpusFiles.ts';
import { Random } from '../../test/fuzz/random.ts';
import { ASKED, POSITIONS, WRONG_PARAMETERS } from './attackParameters.ts';
import { newTally, type Tally, Wire } from './wire.ts';

const server = path.resolve('server/dist/node.js');
/** All of it ends by then, come what may; no attack begins in the last seconds before. */
const longest = 88_000;
const lastBegins = 70_000;
/** What an editor's user would call dead. */
const patience = 10_000;

const folder = mkdtempSync(path.join(tmpdir(), 'strata-attack-'));
const random = new Random(20);
const corpus = readCorpus(process.cwd());

const uri = 'file:///attack/one.strata';
const text = `rules classic, current

card Small Moon {1}{U}
  Enchantment — Aura
  Enchant creature
  Enchanted creature gets -1/-0 and is blue.

scenario The ogre under the moon
  Alice controls Gray Ogre
  Bob casts Small Moon targeting Gray Ogre
  expect Gray Ogre is a blue 1/2 creature
`;

/** What an attack is given: where servers begin, and where to say what went wrong. */
interface Field {
  readonly tally: Tally;
  readonly begin: (args?: readonly string[]) => Wire;
  readonly tried: (count?: number) => void;
  readonly wrong: (what: string) => void;
}

type Attack = (field: Field) => Promise<void>;

/** A server that has a document open and has checked it. */
async function atWork(field: Field, more: Readonly<Record<string, unknown>> = {}): Promise<Wire> {
  const wire = field.begin();
  await wire.initialize(more);
  wire.open(uri, text);
  if ((await wire.shown(uri, 1)) === undefined) field.wrong('nothing is shown of a document that was opened');
  return wire;
}

/** Whether the server still knows what it should: asked after each attack. */
async function isWell(field: Field, wire: Wire, what: string): Promise<void> {
  if (wire.hasEnded) {
    field.wrong(`${what}: the server has ended: ${wire.logged.at(-1)?.slice(0, 200) ?? ''}`);
    return;
  }
  const well = 'file:///attack/well.strata';
  wire.open(well, text);
  const asked = { textDocument: { uri: well }, position: { line: 8, character: 20 } };
  const until = performance.now() + patience;
  // a hover of what is not checked yet may be empty: it is asked for again
  let knows = false;
  while (!knows && performance.now() < until && !wire.hasEnded) {
    const { result } = await wire.ask('textDocument/hover', asked, { within: patience });
    knows = JSON.stringify(result ?? null).includes('Gray Ogre');
    if (!knows) await new Promise<void>((resolve) => setTimeout(resolve, 50));
  }
  wire.notify('textDocument/didClose', { textDocument: { uri: well } });
  if (!knows) field.wrong(`${what}: no hover any more`);
  wire.measure();
}

const finished = async (field: Field, wire: Wire, what: string): Promise<void> => {
  await isWell(field, wire, what);
  wire.kill();
  await wire.ended;
};

// ───────────────────────────── Requests ─────────────────────────────

const wrongParameters: Attack = async (field) => {
  const wire = await atWork(field);
  for (const method of ASKED) {
    for (const make of WRONG_PARAMETERS) {
      field.tried();
      const params = make(uri);
      const answer = await wire.ask(method, params, { within: patience });
      if (answer.how === 'none') {
        field.wrong(`${method} ${JSON.stringify(params)?.slice(0, 80)}: no answer`);
        if (wire.hasEnded) return;
      }
    }
  }
  await finished(field, wire, 'wrong parameters');
};

const everyPosition: Attack = async (field) => {
  const wire = await atWork(field);
  for (const method of ASKED)
    for (const position of POSITIONS) {
      field.tried();
      const range = { start: position, end: { line: 0, character: 0 } };
      const params = { textDocument: { uri }, uri, position, positions: [position], range, ...position, newName: 'x' };
      const more = { context: { diagnostics: [], includeDeclaration: true }, options: {}, ch: '\n', query: '' };
      const { how } = await wire.ask(method, { ...params, ...more }, { within: patience });
      if (how === 'none') field.wrong(`${method} at ${JSON.stringify(position)}: no answer`);
    }
  await finished(field, wire, 'positions outside the text');
};

const unknownAddresses: Attack = async (field) => {
  const wire = await atWork(field);
  const addresses = [
    '',
    '%',
    'file:',
    'file:///',
    'file:///%E0%A4%A',
    'untitled:x',
    'http://0.0.0.0/x.strata',
    'strata-rule:/x',
  ];
  for (const address of [...addresses, `file:///${'a/'.repeat(20_000)}x.strata`, 'file:///nowhere.strata'])
    for (const method of ASKED) {
      field.tried();
      const params = { textDocument: { uri: address }, uri: address, line: 0, position: { line: 0, character: 0 } };
      const { how } = await wire.ask(method, { ...params, positions: [], query: 'a' }, { within: patience });
      if (how === 'none') field.wrong(`${method} of ${address.slice(0, 40)}: no answer`);
    }
  for (const method of [
    'nothing/at/all',
    '$/nothing',
    'strata/nothing',
    '',
    'initialize',
    'constructor',
    '__proto__',
  ]) {
    field.tried();
    const { how } = await wire.ask(method, {}, { within: patience });
    if (how !== 'error') field.wrong(`the unknown request ${JSON.stringify(method)} is ${how}`);
  }
  await finished(field, wire, 'unknown addresses');
};

const cancelled: Attack = async (field) => {
  const wire = await atWork(field);
  const asked: Promise<{ readonly how: string }>[] = [];
  for (let count = 0; count < 400; count += 1) {
    field.tried();
    const method = random.one(ASKED, 'textDocument/hover');
    const position = { line: random.below(12), character: random.below(30) };
    const params = { textDocument: { uri }, uri, line: 3, position, positions: [position], query: 'a', newName: 'x' };
    const range = { start: position, end: { line: 11, character: 0 } };
    asked.push(
      wire.ask(method, { ...params, range, context: { diagnostics: [] } }, { cancel: true, within: patience }),
    );
    wire.notify('$/cancelRequest', { id: 999_999 });
    wire.notify('$/cancelRequest', { id: 'no such' });
  }
  const silent = (await Promise.all(asked)).filter(({ how }) => how === 'none').length;
  if (silent > 0) field.wrong(`${silent} requests that were taken back have no answer`);
  await finished(field, wire, 'cancelled requests');
};

// ───────────────────────────── Documents ─────────────────────────────

const flood: Attack = async (field) => {
  const wire = await atWork(field);
  let now = text;
  let version = 1;
  const asked: Promise<unknown>[] = [];
  for (let count = 0; count < 1_200; count += 1) {
    field.tried();
    version += 1;
    const at = random.below(now.length);
    const by = random.one(['x', ' ', '\n', 'Gray Ogre', '', 'is 2/2'], '');
    const before = now.slice(0, at).split('\n');
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    now = now.slice(0, at) + by + now.slice(at);
    wire.change(uri, version, { range: { start: position, end: position }, text: by });
    if (count % 40 === 0)
      asked.push(wire.ask('textDocument/hover', { textDocument: { uri }, position }, { within: patience }));
    // an editor does not type a thousand keys at once: the server has to keep up with some of them
    if (count % 100 === 0) await new Promise<void>((resolve) => setTimeout(resolve, 20));
  }
  await Promise.all(asked);
  version += 1;
  wire.change(uri, version, { text: now });
  const other = 'file:///attack/two.strata';
  wire.open(other, now);
  const [edited, fresh] = [await wire.shown(uri, version), await wire.shown(other, 1)];
  await new Promise<void>((resolve) => setTimeout(resolve, 900));
  const last = wire.diagnostics.get(uri)?.text ?? edited;
  if (fresh === undefined || last !== (wire.diagnostics.get(other)?.text ?? fresh).replaceAll(other, uri))
    field.wrong('after a flood of edits another thing is shown than of the text opened afresh');
  await finished(field, wire, 'a flood of edits');
};

const outOfOrder: Attack = async (field) => {
  const wire = await atWork(field);
  const nobody = 'file:///attack/nobody.strata';
  const range = { start: { line: 5, character: 5 }, end: { line: 1, character: 0 } };
  const far = { start: { line: 1e9, character: 1e9 }, end: { line: -4, character: -9 } };
  const steps: readonly (() => void)[] = [
    () => wire.change(nobody, 1, { text: 'x' }),
    () => wire.notify('textDocument/didClose', { textDocument: { uri: nobody } }),
    () => wire.open(uri, text, 1),
    () => wire.change(uri, -5, { text }),
    () => wire.change(uri, 7, { range, text: 'y' }),
    () => wire.change(uri, 8, { range: far, text: 'z' }),
    () => wire.change(uri, 9),
    () => wire.change(uri, 10, { range: far, rangeLength: -1, text: '' }, { text }, { range, text: '\r' }),
    () => wire.change(uri, 11, { text: null }),
    () => wire.change(uri, 12, null),
    () => wire.notify('textDocument/didChange', { textDocument: { uri } }),
    () => wire.notify('textDocument/didOpen', {}),
    () => wire.notify('textDocument/didOpen'),
    () => wire.notify('textDocument/didOpen', { textDocument: { uri: 5, version: 'x', text: 7 } }),
    () => wire.notify('textDocument/didClose', { textDocument: { uri } }),
    () => wire.notify('textDocument/didClose', { textDocument: { uri } }),
    () => wire.change(uri, 13, { text: 'x' }),
    () => wire.notify('textDocument/didSave', { textDocument: { uri } }),
    () => wire.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: '%', type: 9 }, null] }),
    () => wire.notify('workspace/didChangeWatchedFiles', null),
    () => wire.notify('workspace/didChangeConfiguration', { settings: { strata: { hints: 5, maxDiagnostics: 'x' } } }),
    () => wire.notify('workspace/didChangeConfiguration', 5),
    () => wire.notify('initialized', {}),
    () => wire.notify('nothing/at/all', { x: 1 }),
  ];
  for (let round = 0; round < 6; round += 1)
    for (const _ of steps) {
      field.tried();
      random.one(steps, () => {})();
    }
  for (const step of steps) {
    field.tried();
    step();
    await wire.ask('strata/status', {}, { within: patience });
  }
  await finished(field, wire, 'notifications out of order');
};

const manyDocuments: Attack = async (field) => {
  const wire = await atWork(field);
  const names = Array.from({ length: 60 }, (_, at) => `file:///attack/many/${at}.strata`);
  for (const name of names) {
    field.tried();
    wire.open(name, random.one(corpus.documents, text));
  }
  for (const name of names) wire.change(name, 2, { text: `use "0.strata"\n${random.one(corpus.documents, text)}` });
  for (const name of names.slice(0, 40)) wire.notify('textDocument/didClose', { textDocument: { uri: name } });
  for (const name of names.slice(40))
    if ((await wire.shown(name, 2)) === undefined) field.wrong(`${name}: nothing is shown`);
  await finished(field, wire, 'many documents');
};

const manyLines = (line: (at: number) => string, count: number): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

const bigFiles: Attack = async (field) => {
  const big: readonly (readonly [string, string])[] = [
    ['one line of 1 MB', `scenario S\n  Alice controls ${'Gray Ogre, '.repeat(90_000)}`],
    ['100,000 lines', `scenario S\n${manyLines((at) => `  # ${at}`, 100_000)}\n  expect Alice has 20 life`],
    ['3,000 card blocks', manyLines((at) => `card Big ${at} {1}\n  Creature — Ogre\n  Flying\n  2/2\n`, 3_000)],
    ['deep lines', `scenario S\n${manyLines((at) => `${' '.repeat(at)}suppose x`, 2_000)}`],
    ['parentheses', `card Deep {1}\n  Sorcery\n  ${'('.repeat(50_000)}\n`],
  ];
  for (const [what, content] of big) {
    const wire = await atWork(field);
    field.tried();
    wire.open('file:///attack/big.strata', content);
    // another file is answered meanwhile
    for (let count = 0; count < 10; count += 1) {
      const position = { line: 8, character: 20 };
      const { how } = await wire.ask('textDocument/hover', { textDocument: { uri }, position }, { within: patience });
      if (how === 'none') field.wrong(`${what}: another file waits`);
    }
    await finished(field, wire, what);
  }
};

/** Statements that would make, draw or count more than anybody means. */
const heavy: Attack = async (field) => {
  const statements = [
    'Alice creates 1000000 1/1 green Saproling creature tokens',
    'effect "Each player draws 1000000 cards."',
    'Alice controls 1000000 Gray Ogre',
    'effect "Put 999999999 +1/+1 counters on target creature." targeting Gray Ogre',
    'Alice gains 99999999999999999999 life',
    'effect "Create X 1/1 green Saproling creature tokens, where X is 900000."',
  ];
  for (const statement of statements) {
    const wire = await atWork(field);
    field.tried();
    wire.open(
      'file:///attack/heavy.strata',
      `rules current\n\nscenario S\n  Alice controls Gray Ogre\n  ${statement}\n`,
    );
    const position = { line: 8, character: 20 };
    const { how } = await wire.ask('textDocument/hover', { textDocument: { uri }, position }, { within: patience });
    if (how === 'none') field.wrong(`${statement}: another file waits`);
    if ((await wire.shown('file:///attack/heavy.strata', 1, patience)) === undefined)
      field.wrong(`${statement}: nothing is shown`);
    await finished(field, wire, statement);
  }
};

// ───────────────────────────── Processes and frames ─────────────────────────────

const endsWithin = async (wire: Wire, milliseconds: number): Promise<boolean> => {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));
  return Promise.race([wire.ended.then(() => true), late]);
};

/** So many servers are begun at once. */
const atOnce = 4;

const wrongFrames: Attack = async (field) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'strata/status' });
  const frames: readonly (string | Buffer)[] = [
    'Content-Length: x\r\n\r\n{}',
    'Content-Length: -5\r\n\r\n{}',
    'Content-Length: 99999999999999\r\n\r\n{}',
    'Nothing: 5\r\n\r\n{}',
    '\r\n\r\n',
    'Content-Length: 5\r\n\r\n{{{{{',
    'Content-Length: 4\r\n\r\nnull',
    'Content-Length: 2\r\n\r\n[]',
    'Content-Length: 2\r\n\r\n{}',
    `Content-Length: ${body.length}\nContent-Type: x\n\n${body}`,
    'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    Buffer.from([0, 255, 254, 1, 2, 3]),
    'x'.repeat(300_000),
  ];
  const spoil = async (frame: string | Buffer): Promise<void> => {
    const wire = await atWork(field);
    field.tried();
    wire.raw(frame);
    const answer = await wire.ask('strata/status', {}, { within: 1_000 });
    // a frame that can't be read may end the server, or leave it waiting for the rest; the end of its stream ends it
    wire.measure();
    wire.process.stdin?.end();
    if (!(await endsWithin(wire, 6_000))) field.wrong(`${JSON.stringify(String(frame).slice(0, 40))}: does not end`);
    if (answer.how === 'none') field.tally.silent -= 1;
  };
  for (let from = 0; from < frames.length; from += atOnce)
    await Promise.all(frames.slice(from, from + atOnce).map(spoil));
};

const byteByByte: Attack = async (field) => {
  const wire = await atWork(field);
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', method: 'nothing', params: { é: '😀—' } }));
  for (const byte of Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body])) {
    field.tried();
    wire.raw(Buffer.from([byte]));
    if (byte % 7 === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  await finished(field, wire, 'frames byte by byte');
};

const lifeCycle: Attack = async (field) => {
  const early = field.begin();
  field.tried(3);
  if ((await early.ask('textDocument/hover', { textDocument: { uri } }, { within: patience })).how !== 'error')
    field.wrong('a request before initialize is not refused');
  await early.initialize();
  await early.ask('shutdown', undefined, { within: patience });
  if ((await early.ask('textDocument/hover', { textDocument: { uri } }, { within: patience })).how !== 'error')
    field.wrong('a request after shutdown is not refused');
  early.measure();
  early.notify('exit');
  if (!(await endsWithin(early, 3_000))) field.wrong('does not end after exit');
  else if ((await early.ended) !== 0) field.wrong('ends with an error after shutdown and exit');
  const rude = field.begin();
  await rude.initialize();
  rude.notify('exit');
  field.tried();
  if (!(await endsWithin(rude, 3_000))) field.wrong('does not end after an exit without shutdown');
};

const killed: Attack = async (field) => {
  const end = async (count: number): Promise<void> => {
    field.tried();
    const wire = field.begin();
    const asked = wire.initialize();
    wire.open(uri, random.one(corpus.documents, text));
    const compared = wire.ask('strata/compare', { uri }, { within: patience });
    await new Promise<void>((resolve) => setTimeout(resolve, random.below(900)));
    wire.measure();
    if (count % 2 === 0) wire.process.stdin?.end();
    else wire.process.kill('SIGTERM');
    if (!(await endsWithin(wire, 6_000))) {
      field.wrong(count % 2 === 0 ? 'does not end with its stream' : 'does not end when it is told to');
      wire.kill();
    }
    // what the end has cut off has no answer, and need not have one
    for (const { how } of await Promise.all([asked, compared])) if (how === 'none') field.tally.silent -= 1;
  };
  for (let from = 0; from < 12; from += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, at) => end(from + at)));
};

/** A process that starts a server with its own number, says the server's, and is killed. */
const parentsDeath: Attack = async (field) => {
  const starting = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, [${JSON.stringify(server)}, '--stdio'], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { processId: process.pid, rootUri: null, capabilities: {} } });
    child.stdin.write('Content-Length: ' + body.length + '\\r\\n\\r\\n' + body);
    setTimeout(() => console.log(child.pid), 1500);
    setInterval(() => {}, 1000);`;
  field.tried();
  const parent = spawn(process.execPath, ['-e', starting], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.on('data', (chunk: Buffer) => resolve(Number(chunk))),
  );
  parent.kill('SIGKILL');
  const until = performance.now() + 6_000;
  const isThere = (): boolean => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };
  while (isThere() && performance.now() < until) await new Promise<void>((resolve) => setTimeout(resolve, 100));
  if (!isThere()) return;
  field.wrong('outlives the process that started it');
  process.kill(pid, 'SIGKILL');
};

/** A card database that is written, cut short, spoiled, taken away and put back while the server reads it. */
const changingDatabase: Attack = async (field) => {
  const file = path.join(folder, 'cards.json');
  const card = (at: number): object => ({
    name: `Stray Ogre ${at}`,
    mana_cost: '{2}{R}',
    type_line: 'Creature — Ogre',
    oracle_text: 'Trample',
    power: '2',
    toughness: '2',
    layout: 'normal',
    object: 'card',
    lang: 'en',
  });
  const whole = JSON.stringify(Array.from({ length: 4_000 }, (_, at) => card(at)));
  writeFileSync(file, whole);
  const wire = field.begin();
  await wire.initialize({ initializationOptions: { cardDatabase: file, storage: folder } }, { cardDatabase: file });
  wire.open(uri, text);
  const states: readonly (() => void)[] = [
    () => writeFileSync(file, whole.slice(0, random.below(whole.length))),
    () => writeFileSync(file, ''),
    () => writeFileSync(file, whole.replace('Trample', '\u0000')),
    () => rmSync(file, { force: true }),
    () => writeFileSync(file, '[]'),
    () => writeFileSync(file, whole),
    () => writeFileSync(path.join(folder, 'index.tmp'), 'x'),
  ];
  for (let count = 0; count < 24; count += 1) {
    field.tried();
    (states[count % states.length] ?? (() => {}))();
    const { how } = await wire.ask('strata/status', {}, { within: patience });
    if (how !== 'result') field.wrong('no status while the database changes');
    await new Promise<void>((resolve) => setTimeout(resolve, random.below(250)));
  }
  writeFileSync(file, whole);
  await finished(field, wire, 'a database that changes');
};

const ATTACKS: readonly (readonly [string, Attack])[] = [
  ['wrong parameters', wrongParameters],
  ['positions outside', everyPosition],
  ['unknown addresses', unknownAddresses],
  ['cancelled requests', cancelled],
  ['flood of edits', flood],
  ['out of order', outOfOrder],
  ['many documents', manyDocuments],
  ['big files', bigFiles],
  ['heavy statements', heavy],
  ['wrong frames', wrongFrames],
  ['byte by byte', byteByByte],
  ['before and after', lifeCycle],
  ['killed', killed],
  ['parent dies', parentsDeath],
  ['database changes', changingDatabase],
];

// ───────────────────────────── The table ─────────────────────────────

const HEAD = ['attack', 'tries', 'answers', 'errors', 'silent', 'worst ms', 'MB', 'seconds', 'findings'];
const WIDTHS = [20, 7, 9, 8, 8, 10, 7, 9, 10];
const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(WIDTHS[0] ?? 0) : String(cell).padStart(WIDTHS[at] ?? 8)))
    .join('');

async function main(): Promise<void> {
  if (!existsSync(server)) {
    console.error(`${pathToFileURL(server).href} is not there: npm run build`);
    process.exit(2);
  }
  const all = new Set<Wire>();
  const findings: string[] = [];
  const end = (code: number): never => {
    for (const wire of all) wire.kill();
    rmSync(folder, { recursive: true, force: true });
    for (const finding of findings) console.log(`finding: ${finding}`);
    process.exit(code);
  };
  let now = '';
  setTimeout(() => {
    findings.push(`${now}: not done after ${longest / 1_000} s in all`);
    end(1);
  }, longest).unref();
  console.log(row(HEAD));
  const only = process.argv.slice(2);
  for (const [name, attack] of ATTACKS) {
    if (only.length > 0 && !only.some((one) => name.includes(one))) continue;
    now = name;
    if (performance.now() > lastBegins) {
      console.log(`${name.padEnd(20)} not tried: no time is left on this machine (npm run attack -- "${name}")`);
      continue;
    }
    const tally = newTally();
    let tries = 0;
    const own: string[] = [];
    const begin = (args?: readonly string[]): Wire => {
      const wire = new Wire(server, tally, args);
      all.add(wire);
      void wire.ended.then(() => all.delete(wire));
      return wire;
    };
    const start = performance.now();
    await attack({
      tally,
      begin,
      tried: (count = 1) => {
        tries += count;
      },
      wrong: (what) => own.push(`${name}: ${what}`),
    });
    for (const wire of all) wire.kill();
    const { answers, errors, silent, worst, memory } = tally;
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    console.log(row([name, tries, answers, errors, silent, worst.toFixed(0), memory.toFixed(0), seconds, own.length]));
    findings.push(...own);
  }
  console.log(findings.length === 0 ? 'no finding' : '');
  end(findings.length === 0 ? 0 : 1);
}

await main();
