// Long work in one file keeps no other file waiting: it goes on in small pieces, a newer edit drops it, and the law counts pieces, not time.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { diagnosticsSteps } from '../../server/src/features/diagnostics.ts';
import { LineIndex } from '../../server/src/features/lines.ts';
import { type AnalyseInput, analyse, analyseSteps } from '../../server/src/scenario/analyse.ts';
import { compareSteps } from '../../server/src/scenario/compare.ts';
import { library } from '../scenario/helpers.ts';
import { startProcess } from './client.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
beforeAll(() => {
  spawnSync(process.execPath, ['scripts/build/build.mjs', '--quiet'], { cwd: root, stdio: 'pipe' });
}, 60_000);

const head = 'rules classic\nscenario S\n';

const creatures = (count: number, text: string): string =>
  `card Test Watcher {1}\n  Creature — Human\n  ${text}\n  1/1\n${head}  Alice controls ${Array.from({ length: count }, (_, at) => `Test Watcher as W${at}`).join(', ')}\n`;

/** Texts whose work is of one kind each; the second is the same with twice the work. */
const heavy: Readonly<Record<string, (size: number) => string>> = {
  'lines read': (size) => `${head}  Alice controls Gray Ogre\n${'  no such line as this\n'.repeat(10 * size)}`,
  'cards read': (size) =>
    `rules classic\n${Array.from({ length: 10 * size }, (_, at) => `card Test ${at} {1}\n  Creature — Bear\n  Flying\n  1/1\n`).join('')}`,
  'expectations in one block': (size) =>
    `${head}  Alice controls Gray Ogre\n  expect Gray Ogre\n${'    is 2/2\n'.repeat(10 * size)}`,
  'cards of one set-up line': (size) =>
    `${head}  Alice controls\n${Array.from({ length: size }, (_, at) => `    Gray Ogre as O${at}\n`).join('')}`,
  'triggers of one statement': (size) =>
    `card Test Call {1}\n  Sorcery\n  Create a 1/1 red Goblin creature token.\n${creatures(size, 'Whenever another creature enters the battlefield, you gain 1 life.')}  Alice casts Test Call\n  expect Alice has ${20 + size} life\n`,
};

const inputOf = (text: string): AnalyseInput => ({
  uri: 'file:///a.strata',
  text,
  version: 1,
  files: new Map(),
  library,
});
const stepsOf = (steps: Generator<void, unknown>): number => {
  let count = 0;
  while (steps.next().done !== true) count += 1;
  return count;
};

describe('the pieces of long work', () => {
  it.each(Object.entries(heavy))('grow with it: %s', (_kind, text) => {
    const [once, twice] = [20, 40].map((size) => stepsOf(analyseSteps(inputOf(text(size)))));
    expect(once).toBeGreaterThanOrEqual(20);
    expect((twice ?? 0) - (once ?? 0)).toBeGreaterThanOrEqual(20);
  });

  it('so do those of a comparison of editions', () => {
    for (const text of Object.values(heavy))
      expect(stepsOf(compareSteps(inputOf(text(10))))).toBeGreaterThanOrEqual(25);
  });

  it('read used files piece by piece, too', () => {
    const cards = heavy['cards read']?.(30) ?? '';
    const files = new Map([['file:///cards.strata', cards]]);
    expect(stepsOf(analyseSteps({ ...inputOf(`use cards.strata\n${head}`), files }))).toBeGreaterThanOrEqual(300);
  });

  it('that is dropped anywhere leaves nothing behind', () => {
    const text = heavy['triggers of one statement']?.(8) ?? '';
    const whole = analyse(inputOf(text));
    for (let at = 1; at < 60; at += 7) {
      const steps = analyseSteps(inputOf(text), whole);
      for (let step = 0; step < at; step += 1) steps.next();
      const again = analyse(inputOf(text));
      expect(again.problems).toEqual(whole.problems);
      expect(again.runs.map(({ outcome }) => outcome)).toEqual(whole.runs.map(({ outcome }) => outcome));
    }
  });
});

describe('the pieces of what is said of a file', () => {
  const said: Readonly<Record<string, (size: number) => string>> = {
    'lines that are none': (size) => `${head}${'  no such line as this\n'.repeat(size)}`,
    'expectations that fail': (size) => `${head}${'  expect Alice has 1 life\n'.repeat(size)}`,
    'scenarios that are unproven': (size) =>
      `card Test Bear {1}\n  Creature — Bear\n  Frobnicates.\n  1/1\n${Array.from({ length: size }, (_, at) => `scenario S${at}\n  Alice controls Test Bear\n  expect Test Bear is 1/1\n`).join('')}`,
    'unread texts': (size) =>
      Array.from({ length: size }, (_, at) => `card Test ${at} {1}\n  Creature — Bear\n  Frobnicates.\n  1/1\n`).join(
        '',
      ),
  };

  it.each(Object.entries(said))('grow with it: %s', (_kind, text) => {
    const [once, twice] = [20, 40].map((size) => {
      const analysis = analyse(inputOf(text(size)));
      const lines = new LineIndex(analysis.text);
      const context = { locale: 'en', analysis, lines, linesOf: () => lines } as const;
      return stepsOf(diagnosticsSteps(context, { limit: 10, rulePages: false }));
    });
    expect(once).toBeGreaterThanOrEqual(20);
    expect((twice ?? 0) - (once ?? 0)).toBeGreaterThanOrEqual(20);
  });
});

describe('the server with long work in a file', () => {
  it('answers for another file meanwhile', async () => {
    const editor = await startProcess(`${root}server/dist/node.js`);
    const quiet = 'file:///quiet.strata';
    const text = `${head}  Alice controls Gray Ogre\n  expect Gray Ogre is 2/2\n`;
    await editor.open(quiet, text);
    await editor.diagnostics(quiet, 1);
    const busy = 'file:///busy.strata';
    await editor.open(busy, heavy['lines read']?.(4000) ?? '');
    let answers = 0;
    // while the long file has not been shown, hovers of the other one are answered: one at least for a hundred of its slices
    for (let ask = 0; ask < 20; ask += 1) {
      expect(await editor.hover(quiet, 3, 11)).toContain('2/2');
      if (!editor.published.some(({ uri }) => uri === busy)) answers += 1;
    }
    expect(answers).toBeGreaterThanOrEqual(10);
    await editor.end();
  }, 60_000);
});
