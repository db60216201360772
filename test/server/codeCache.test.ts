// Compiled code that is kept from one start to the next: what is kept is used, and whatever is wrong with it does no harm.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptScript } from '../../server/src/codeCache.ts';

let folder = '';
let program = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'strata-code-'));
  program = path.join(folder, 'program.js');
  writeFileSync(program, text(1));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that is worth keeping; of the same length whatever it gives. */
const text = (gives: number): string =>
  `(() => { const one = (n) => n * ${gives}; let sum = 0; for (let i = 0; i < 10; i++) sum += one(1); return sum; })();`;
const code = (): string => path.join(folder, 'cache', 'code');
const start = () => {
  const { script, keep } = keptScript(program, readFileSync(program, 'utf8'), code());
  return { script, keep, gives: script.runInThisContext() as unknown };
};
const onlyFile = (): string => path.join(code(), readdirSync(code())[0] ?? '');

describe('compiled code', () => {
  it('is written once and used by the next start', () => {
    const first = start();
    expect(first.script.cachedDataRejected).toBeUndefined();
    first.keep();
    const second = start();
    expect(second.script.cachedDataRejected).toBe(false);
    expect(second.gives).toBe(10);
    const before = readFileSync(onlyFile());
    second.keep();
    expect(readFileSync(onlyFile())).toEqual(before);
  });

  it('is that of another program once the file has changed, in the same length too', () => {
    start().keep();
    writeFileSync(program, text(7));
    utimesSync(program, new Date(), new Date(Date.now() + 5000));
    const other = start();
    expect(other.script.cachedDataRejected).toBeUndefined();
    expect(other.gives).toBe(70);
  });

  it.each([
    ['cut off', (data: Buffer) => data.subarray(0, data.length >> 1)],
    ['empty', () => Buffer.alloc(0)],
    ['of something else', () => Buffer.from('no code at all')],
    [
      'of one byte that is another',
      (data: Buffer) =>
        Buffer.from(data).fill((data[data.length >> 1] ?? 0) ^ 0x55, data.length >> 1, (data.length >> 1) + 1),
    ],
  ])('is not run where it is %s, and is written anew', (_, spoil) => {
    start().keep();
    const file = onlyFile();
    const good = readFileSync(file);
    writeFileSync(file, spoil(good));
    const next = start();
    expect(next.script.cachedDataRejected).toBeUndefined();
    expect(next.gives).toBe(10);
    next.keep();
    expect(start().script.cachedDataRejected).toBe(false);
  });

  it.runIf(process.getuid !== undefined)('is not run where others can have written it', () => {
    start().keep();
    chmodSync(onlyFile(), 0o666);
    expect(start().script.cachedDataRejected).toBeUndefined();
  });

  it('is kept nowhere where there is no place for it', () => {
    mkdirSync(path.join(folder, 'cache'));
    writeFileSync(code(), 'a file where the folder would be');
    const first = start();
    first.keep();
    expect(start().gives).toBe(10);
  });

  it('of programs that are gone goes after a while', () => {
    start().keep();
    const old = path.join(code(), 'gone-0123456789abcdef.code');
    writeFileSync(old, '');
    utimesSync(old, new Date(0), new Date(0));
    writeFileSync(program, `${text(2)} `);
    start().keep();
    expect(existsSync(old)).toBe(false);
    expect(readdirSync(code())).toHaveLength(2);
  });
});

it('the command line says the same with what it kept, and without a place to keep it', () => {
  if (!existsSync('server/dist/cli.js')) spawnSync(process.execPath, ['scripts/build/build.mjs', '--quiet']);
  const check = (cache: string) =>
    spawnSync(process.execPath, ['server/dist/cli.js', 'check', 'examples/tour.strata'], {
      encoding: 'utf8',
      env: { ...process.env, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache, HOME: cache },
    });
  const first = check(folder);
  expect(first.status).toBe(0);
  const again = check(folder);
  expect([again.status, again.stdout, again.stderr]).toEqual([0, first.stdout, '']);
  const nowhere = check(program);
  expect([nowhere.status, nowhere.stdout, nowhere.stderr]).toEqual([0, first.stdout, '']);
}, 60_000);
