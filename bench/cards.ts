// Figures of the card database: a large file's first use, its later ones, the memory it takes, and names completed from it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCards } from '../server/src/cardFiles.ts';
import { bestCards } from '../server/src/features/complete/fuzzy.ts';
import { databasePool } from '../server/src/scenario/databasePool.ts';
import { indexOfCards } from '../server/src/scenario/names.ts';
import { generatedCard, writeCardFile } from './cardFile.ts';
import { median, type Row } from './table.ts';

const CARDS = 30_000;
const MEGA = 1024 * 1024;
/** The argument with which this program measures one use, in a process of its own. */
export const CARDS_CHILD = 'use-cards';

interface Measured {
  readonly milliseconds: number;
  readonly peak: number;
  readonly kept: number;
  readonly count: number;
}

/** One use of the file at `file`, in this process: told as JSON on the output. */
export const useCards = async (file: string, folder: string): Promise<void> => {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const result = await readCards(file, { folder });
  if ('problem' in result) throw new Error(result.problem.code);
  const pool = databasePool(result.index);
  pool.get('graveborn adept 0');
  const milliseconds = performance.now() - start;
  const peak = process.resourceUsage().maxRSS / 1024 - before / MEGA;
  const measured: Measured = {
    milliseconds,
    peak,
    kept: (process.memoryUsage().rss - before) / MEGA,
    count: pool.count,
  };
  process.stdout.write(JSON.stringify(measured));
};

/** A name completed among all of them, by each way of typing it. */
const completed = (): readonly Row[] => {
  const names = Array.from({ length: CARDS }, (_, card) => (JSON.parse(generatedCard(card)) as { name: string }).name);
  const index = indexOfCards(names);
  return ['g', 'grave', 'grave ad', 'grvadpt'].map((typed) => ({
    what: `card names for “${typed}” among ${CARDS.toLocaleString('en')}`,
    milliseconds: median(() => {
      if (bestCards(index, typed, true, 150).length === 0) throw new Error('some name fits');
    }, 30),
    budget: 5,
  }));
};

/** The three figures, of a file that is made for them and thrown away. */
export const cards = (): readonly Row[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'strata-cards-'));
  try {
    const file = path.join(folder, 'generated-cards.json');
    writeCardFile(file, CARDS);
    const size = Math.round(statSync(file).size / MEGA);
    const use = (): Measured => {
      const child = spawnSync(process.execPath, [process.argv[1] ?? '', CARDS_CHILD, file, folder], {
        encoding: 'utf8',
      });
      if (child.status !== 0) throw new Error(child.stderr);
      return JSON.parse(child.stdout) as Measured;
    };
    const first = use();
    // the best of some: a process that starts shares the machine with whatever else runs
    const later = [use(), use(), use(), use(), use()].reduce((a, b) => (a.milliseconds < b.milliseconds ? a : b));
    const what = `card database of ${CARDS.toLocaleString('en')} cards, ${size} MB`;
    const memory = (measured: Measured): string => `+${measured.peak.toFixed(0)} MB at most, of 150`;
    return [
      ...completed(),
      { what: `${what}: first use`, milliseconds: first.milliseconds, budget: 20_000, note: memory(first) },
      { what: `${what}: later, best of five`, milliseconds: later.milliseconds, budget: 500, note: memory(later) },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
