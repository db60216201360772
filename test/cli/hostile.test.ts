// The command line, as it is shipped, over files that are none, can't be had, or are not text: a sentence and exit code 2, and no crash.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const top = fileURLToPath(new URL('../../', import.meta.url));
const scenario = 'rules classic\nscenario S\n  Alice controls Gray Ogre\n  expect Gray Ogre is 2/2\n';
let root = '';

beforeAll(() => {
  spawnSync(process.execPath, ['scripts/build/build.mjs', '--quiet'], { cwd: top, stdio: 'pipe' });
  root = mkdtempSync(path.join(tmpdir(), 'strata-hostile-'));
  spawnSync('mkfifo', [path.join(root, 'pipe.strata')]);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, content: string | Uint8Array): string => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

const strata = (args: readonly string[], shell?: string): Ended => {
  const command = [process.execPath, `${top}server/dist/cli.js`, ...args];
  const env = { ...process.env, XDG_CACHE_HOME: path.join(root, 'cache'), STRATA_LOCALE: 'en' };
  const quoted = command.map((word) => `'${word}'`).join(' ');
  const [program = '', ...rest] = shell === undefined ? command : ['sh', '-c', `${quoted} ${shell}`];
  const done = spawnSync(program, rest, { encoding: 'utf8', timeout: 20_000, env });
  return { status: done.status, out: done.stdout, err: done.stderr };
};

/** Nothing of ours crashed: no stack, no words of the engine that runs the program. */
const expectNoCrash = ({ out, err }: Ended): void => {
  for (const text of [out, err]) expect(text).not.toMatch(/\n\s+at .*:\d+|RangeError|Uncaught|node:internal/);
};

const using = (name: string): Ended => {
  const file = write('using.strata', `rules classic\nuse ${name}\n${scenario.slice('rules classic\n'.length)}`);
  const ended = strata(['check', file]);
  expectNoCrash(ended);
  return ended;
};

const isRoot = process.getuid?.() === 0;

describe('what is used', () => {
  it.each([
    ['/dev/zero', 'no regular file'],
    ['/dev/stdin', 'no regular file'],
    ['pipe.strata', 'no regular file'],
    ['.', 'is a folder'],
    ['file://host.invalid/share/x.strata', 'another machine'],
    ['\\\\host.invalid\\share\\x.strata', 'another machine'],
    ['//host.invalid/share/x.strata', 'another machine'],
    ['https://host.invalid/x.strata', 'another machine'],
  ])('%s is said at the line', (name, why) => {
    const { status, out } = using(name);
    expect(status).toBe(1);
    expect(out).toContain(`using.strata:2:5 error`);
    expect(out).toContain(why);
  });

  it('may be a link, but not to what is no file', () => {
    write('there.strata', 'card Test Bear {1}{G}\n  Creature — Bear\n  2/2\n');
    const link = (name: string, to: string): void => {
      if (!existsSync(path.join(root, name))) symlinkSync(to, path.join(root, name));
    };
    link('link.strata', 'there.strata');
    link('zero.strata', '/dev/zero');
    link('away.strata', '//host.invalid/share/x.strata');
    link('round.strata', 'round.strata');
    expect(using('link.strata').status).toBe(0);
    expect(using('zero.strata').out).toContain('no regular file');
    expect(using('away.strata').out).toContain('another machine');
    expect(using('round.strata').out).toContain("can't be read");
  });

  it('may not be too large, nor anything but UTF-8', () => {
    const file = write('large.strata', '');
    truncateSync(file, 10_000_000_000);
    expect(using('large.strata').out).toContain('more than 16 MB');
    truncateSync(file, 0);
    write('latin.strata', Buffer.from('card Lim-D\xfbl {B}\n  Creature\n', 'latin1'));
    expect(using('latin.strata').out).toContain('not UTF-8 from line 1, column 11 on');
    write('wide.strata', Buffer.from('\ufeffcard Bear {G}\n', 'utf16le'));
    expect(using('wide.strata').out).toContain('is in UTF-16');
  });
});

describe('what is checked', () => {
  it.each([
    ['pipe.strata', 'no regular file'],
    ['../../../../../../../../../../dev/zero', 'no regular file'],
  ])('%s ends with a sentence', (name, why) => {
    const ended = strata(['check', path.join(root, name)]);
    expectNoCrash(ended);
    expect([ended.status, ended.err]).toEqual([2, expect.stringContaining(why)]);
  });

  it('is UTF-8, or the first place where it is not is said', () => {
    const file = write('bytes/é.strata', Buffer.concat([Buffer.from(`${scenario}# é `), Buffer.from([0xff, 0x41])]));
    const ended = strata(['check', file]);
    expect([ended.status, ended.err]).toEqual([2, expect.stringContaining('from line 5, column 5 on it is not UTF-8')]);
    const cut = strata(['check', write('bytes/cut.strata', Buffer.from('# é').subarray(0, 3))]);
    expect(cut.err).toContain('line 1, column 3');
    const plain = Buffer.from(scenario, 'utf16le');
    for (const bytes of [plain, Buffer.concat([Buffer.from([0xff, 0xfe]), plain]), Buffer.from(plain).swap16()])
      expect(strata(['check', write('bytes/wide.strata', bytes)]).err).toContain('UTF-16');
  });

  it('may begin with a byte order mark, and end its lines as it likes', () => {
    expect(strata(['check', write('lines/mark.strata', `\ufeff${scenario}`)]).status).toBe(0);
    expect(strata(['check', write('lines/cr.strata', scenario.replaceAll('\n', '\r'))]).status).toBe(0);
    expectNoCrash(strata(['check', write('lines/nul.strata', scenario.replace('Gray', 'Gr\0ay'))]));
  });

  it('may be a folder in which something can’t be read', () => {
    write('folder/good.strata', scenario);
    mkdirSync(path.join(root, 'folder', 'named.strata'), { recursive: true });
    mkdirSync(path.join(root, 'folder', 'closed'), { recursive: true });
    symlinkSync('.', path.join(root, 'folder', 'round'));
    if (!isRoot) chmodSync(path.join(root, 'folder', 'closed'), 0);
    const ended = strata(['check', path.join(root, 'folder')]);
    chmodSync(path.join(root, 'folder', 'closed'), 0o700);
    expectNoCrash(ended);
    expect(ended.out).toContain('1 passed');
    expect(ended.status).toBe(isRoot ? 0 : 2);
  });
});

describe('what is written', () => {
  it('to a full disk, or to nobody, ends with a sentence', () => {
    const file = write('out.strata', scenario.repeat(1));
    for (const shell of ['>/dev/full', '--format json >/dev/full', '--compare >/dev/full']) {
      const ended = strata(['check', file], shell);
      expectNoCrash(ended);
      expect([ended.status, ended.err]).toEqual([2, expect.stringContaining('The output could not all be written')]);
    }
    const silent = strata(['check', file], '2>/dev/full >/dev/full');
    expect(silent.status).toBe(2);
    const many = write('many.strata', `rules classic\n${'scenario A B\n  no such line\n'.repeat(3000)}`);
    expectNoCrash(strata(['check', many], '| head -c 10'));
  });

  it('never drives a terminal', () => {
    const evil = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e';
    const text = `rules classic\nscenario T${evil}itle\n  Alice controls Gray Ogre as L${evil}\n  expect Gray Ogre is 3/3 ${evil}\n`;
    const file = write(`name\u001b[31m.strata`, text);
    const commands = [
      ['check'],
      ['check', '--compare'],
      ['show'],
      ['ruling'],
      ...['json', 'junit', 'sarif'].map((f) => ['check', '--format', f]),
    ];
    for (const args of commands) {
      const ended = strata([...args, file]);
      expectNoCrash(ended);
      expect(`${ended.out}${ended.err}`).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
      if (args.includes('json')) expect(JSON.parse(ended.out).files[0].file).toContain('name\u001b[31m');
    }
    expect(strata(['check', file]).out).toContain('\\u001b]0;owned\\u0007');
    expect(strata(['check', path.join(root, evil)]).err).toContain('\\u001b');
  });

  it('shows of a long line what it speaks of', () => {
    const long = `rules classic\nscenario S\n  Alice controls Gray Ogre\n  expect Gray Ogre is 3/3 ${'x'.repeat(9000)}\n`;
    const { out } = strata(['check', write('long.strata', long)]);
    const [shown = ''] = out.split('\n').filter((line) => /^ {2}4 \|/.test(line));
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.length).toBeLessThan(400);
  });
});

describe('a card database', () => {
  it.each([
    ['/dev/zero', 'no regular file'],
    ['pipe.strata', 'no regular file'],
    ['.', 'is a folder'],
    ['//host.invalid/share/cards.json', 'another machine'],
    ['none.json', 'does not exist'],
  ])('%s is none', (name, why) => {
    const file = write('plain.strata', scenario);
    const ended = strata(['check', '--cards', name.startsWith('/') ? name : path.join(root, name), file]);
    expectNoCrash(ended);
    expect([ended.status, ended.err]).toEqual([2, expect.stringContaining(why)]);
  });
});
