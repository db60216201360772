// Card databases on disk: read as a stream, plain or packed, indexed once, read again when they change; broken ones told.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedCard } from '../../bench/cardFile.ts';
import { cardReader, pathOf, readCards } from '../../server/src/cardFiles.ts';
import type { ReadResult } from '../../server/src/cardReader.ts';
import { databasePool } from '../../server/src/scenario/databasePool.ts';
import { systemCache } from '../../server/src/systemFolders.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'strata-test-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const cards = (count: number, from = 0): string =>
  `[\n${Array.from({ length: count }, (_, at) => generatedCard(from + at)).join(',\n')}\n]\n`;

const write = (name: string, content: string | Uint8Array): string => {
  const file = path.join(root, name);
  writeFileSync(file, content);
  return file;
};

const codeOf = (result: ReadResult): string => ('problem' in result ? result.problem.code : 'cards');
const countOf = (result: ReadResult): number => ('index' in result ? result.index.count : -1);
const isFresh = (result: ReadResult): boolean => 'fresh' in result && result.fresh;

describe('a card database on disk', () => {
  it('is read once, then its index', async () => {
    const file = write('once.json', cards(300));
    const folder = path.join(root, 'cache', 'deep');
    const first = await readCards(file, { folder });
    expect([countOf(first), isFresh(first)]).toEqual([300, true]);
    expect(readdirSync(folder)).toHaveLength(1);
    const steps: number[] = [];
    const later = await readCards(file, { folder, progress: (done) => steps.push(done) });
    expect([countOf(later), isFresh(later), steps]).toEqual([300, false, []]);
    if ('problem' in first || 'problem' in later) throw new Error('not read');
    for (let card = 0; card < 300; card += 1) expect(later.index.block(card)).toBe(first.index.block(card));
    expect(databasePool(later.index).get('graveborn adept 0')?.definition.faces[0].rulesText).toHaveLength(4);
  });

  it('is read again when its size or its time changes', async () => {
    const file = write('changing.json', cards(10));
    const folder = path.join(root, 'changing');
    await readCards(file, { folder });
    write('changing.json', cards(11));
    expect([countOf(await readCards(file, { folder }))]).toEqual([11]);
    utimesSync(file, 1, 1);
    expect(isFresh(await readCards(file, { folder }))).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is read again when its index is damaged', async () => {
    const file = write('damaged.json', cards(10));
    const folder = path.join(root, 'damaged');
    await readCards(file, { folder });
    const [index = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, index), 'strata-cards 1\n{}');
    const again = await readCards(file, { folder });
    expect([countOf(again), isFresh(again)]).toEqual([10, true]);
  });

  it('may be packed', async () => {
    const file = write('packed.json.gz', gzipSync(cards(100)));
    expect(countOf(await readCards(file, { folder: undefined }))).toBe(100);
  });

  it('is known also where no index can be kept', async () => {
    const file = write('nowhere.json', cards(5));
    const folder = path.join(write('no-folder', ''), 'below');
    expect(countOf(await readCards(file, { folder }))).toBe(5);
  });

  it('tells how far it is', async () => {
    const text = cards(500);
    const file = write('progress.json', text);
    const steps: number[] = [];
    await readCards(file, { folder: undefined, progress: (done, total) => steps.push(done / total) });
    expect(steps.length).toBeGreaterThan(5);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
  });

  it('can be stopped', async () => {
    const file = write('stopped.json', cards(500));
    let pieces = 0;
    const result = await readCards(file, {
      folder: path.join(root, 'stopped'),
      isCancelled: () => {
        pieces += 1;
        return pieces > 3;
      },
    });
    expect(codeOf(result)).toBe('cards.cancelled');
    expect(pieces).toBe(4);
  });

  it.each<readonly [string, string | Uint8Array, string]>([
    ['short.json', cards(50).slice(0, -40), 'cards.truncated'],
    ['short.json.gz', gzipSync(cards(50)).subarray(0, 600), 'cards.truncated'],
    ['empty.json', '', 'cards.truncated'],
    ['broken.json', cards(50).replace('"lang":', 'lang:'), 'cards.broken'],
    ['page.json', '<!DOCTYPE html><html></html>', 'cards.notJson'],
    ['rulings.json', '[{"object":"ruling","comment":"So it is."}]', 'cards.foreign'],
    ['cards.zip', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'cards.packed'],
    ['cards.xz', Uint8Array.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]), 'cards.packed'],
    ['bad.json.gz', Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), 'cards.unreadable'],
  ])('%s is none', async (name, content, code) => {
    const folder = path.join(root, `none-${name}`);
    expect(codeOf(await readCards(write(name, content), { folder }))).toBe(code);
    expect(() => readdirSync(folder)).toThrow();
  });

  it('is none where there is nothing, or a folder', async () => {
    expect(codeOf(await readCards(path.join(root, 'nothing.json'), { folder: undefined }))).toBe('cards.missing');
    mkdirSync(path.join(root, 'folder.json'));
    expect(codeOf(await readCards(path.join(root, 'folder.json'), { folder: undefined }))).toBe('cards.folder');
  });

  it('is watched', async () => {
    const file = write('watched.json', cards(1));
    let stop: () => void = () => {};
    await new Promise<void>((resolve) => {
      stop = cardReader.watch(file, resolve);
      setTimeout(() => write('watched.json', cards(2)), 100);
    });
    stop();
  }, 15_000);
});

describe('paths', () => {
  it('may begin with the own folder, or go on from one', () => {
    expect(pathOf('~/cards.json', '/base')).toBe(path.join(homedir(), 'cards.json'));
    expect(pathOf('cards.json', path.resolve('/base'))).toBe(path.resolve('/base/cards.json'));
    expect(pathOf(path.resolve('/cards.json'), '/base')).toBe(path.resolve('/cards.json'));
  });

  it('of indexes are where the system keeps such things', () => {
    expect(systemCache({ XDG_CACHE_HOME: '/c' }, 'linux')).toBe(path.join('/c', 'strata'));
    expect(systemCache({}, 'linux')).toBe(path.join(homedir(), '.cache', 'strata'));
    expect(systemCache({}, 'darwin')).toContain(path.join('Library', 'Caches'));
    expect(systemCache({ LOCALAPPDATA: '/l' }, 'win32')).toBe(path.join('/l', 'strata', 'Cache'));
  });
});
