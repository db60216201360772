// `--cards FILE`: cards of a database for every command that runs scenarios; what is no database ends it with one sentence.
import { describe, expect, it } from 'vitest';
import { printIndex, readIndex } from '../../server/src/cards/database/indexFile.ts';
import { readArguments } from '../../server/src/cli/args.ts';
import { type ReadCards, runWithCards } from '../../server/src/cli/cards.ts';
import type { CliIo } from '../../server/src/cli/io.ts';
import { library } from '../scenario/helpers.ts';

const TEXT = `rules classic

scenario A card of the database
  Alice controls Moss Walker
  expect Moss Walker is 3/4
`;

const index = readIndex(
  printIndex({ path: 'x', size: 1, modified: 1 }, [
    { names: ['Moss Walker'], tokens: [], block: 'card Moss Walker {2}{G}\n  Creature — Elf\n  3/4' },
    { names: ['Gray Ogre'], tokens: [], block: 'card Gray Ogre {2}{R}\n  Creature — Ogre\n  7/7' },
  ]),
);

const known: ReadCards = async (file, progress) => {
  progress(1, 2);
  progress(2, 2);
  return file === 'cards.json' && index !== undefined ? { index } : { problem: { code: 'cards.truncated' } };
};

const run = async (args: readonly string[], more: Partial<CliIo> = {}, text = TEXT) => {
  let out = '';
  let err = '';
  const io: CliIo = {
    read: () => text,
    kindOf: () => 'file',
    list: () => [],
    out: (piece) => {
      out += piece;
    },
    err: (piece) => {
      err += piece;
    },
    colors: false,
    locale: undefined,
    version: '1',
    ...more,
  };
  return { code: await runWithCards(args, io, library, known), out, err };
};

describe('--cards', () => {
  it('gives check the cards that no file declares', async () => {
    expect((await run(['check', 'a.strata'])).code).toBe(1);
    expect((await run(['check', '--cards', 'cards.json', 'a.strata'])).code).toBe(0);
    expect((await run(['check', '--compare', '--cards', 'cards.json', 'a.strata'])).out).toContain('1 scenario');
  });

  it('gives show and ruling the same', async () => {
    expect((await run(['show', '--cards', 'cards.json', 'a.strata', 'Moss Walker'])).out).toContain('3/4');
    expect((await run(['ruling', '--cards', 'cards.json', 'a.strata'])).out).toContain('Moss Walker');
  });

  it('comes before the shipped library and behind the file itself', async () => {
    const text = 'rules classic\n\nscenario S\n  Alice controls Gray Ogre\n  expect Gray Ogre is 7/7\n';
    expect((await run(['check', '--cards', 'cards.json', 'a.strata'], {}, text)).code).toBe(0);
    const own = text.replace('scenario', 'card Gray Ogre\n  Creature\n  1/1\n\nscenario').replace('is 7/7', 'is 1/1');
    expect((await run(['check', '--cards', 'cards.json', 'a.strata'], {}, own)).code).toBe(0);
  });

  it('ends with 2 and one sentence where the file is none', async () => {
    const ended = await run(['check', '--cards', 'other.json', 'a.strata']);
    expect(ended).toEqual({
      code: 2,
      out: '',
      err: 'The card database other.json ends in the middle: it is not wholly downloaded. Download it again.\n',
    });
    const french = await run(['check', '--cards', 'other.json', 'a.strata'], { locale: 'fr' });
    expect(french.err).toMatch(/^La base de cartes other\.json s’arrête au milieu/);
  });

  it('shows progress to whoever watches, and to nobody else', async () => {
    const watched = await run(['check', '--cards', 'cards.json', 'a.strata'], { showsProgress: true });
    expect(watched.err).toBe('\rReading the cards of cards.json: 50 %\rReading the cards of cards.json: 100 %\n');
    expect((await run(['check', '--cards', 'cards.json', 'a.strata'])).err).toBe('');
  });

  it('is known to every command, and named among the options', () => {
    expect(readArguments(['check', '--cards', 'c', 'a'])).toMatchObject({ command: 'check', cards: 'c' });
    expect(readArguments(['check', '--compare', '--cards', 'c', 'a'])).toMatchObject({ cards: 'c' });
    expect(readArguments(['show', '--cards', 'c', 'a'])).toMatchObject({ command: 'show', cards: 'c' });
    expect(readArguments(['ruling', '--cards', 'c', 'a'])).toMatchObject({ command: 'ruling', cards: 'c' });
    expect(readArguments(['check', '--card', 'c'])).toMatchObject({
      values: { options: expect.stringContaining('--cards') },
    });
  });
});
