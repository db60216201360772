// An edited document is one opened afresh, whatever is asked of it: the shrunken inputs of what was found, and edits of kinds that once told.
import { describe, expect, it } from 'vitest';
import { chainPools } from '../../server/src/scenario/cardPool.ts';
import { databasePool } from '../../server/src/scenario/databasePool.ts';
import { libraryPool } from '../server/library.ts';
import { readCorpus } from './corpusFiles.ts';
import { versions } from './edits.ts';
import { type Depth, differing, everyAnswer, versionOf } from './everyAnswer.ts';
import { type Finding, Reader } from './law.ts';
import { Random } from './random.ts';
import { shrunken } from './shrink.ts';

const desk = { library: libraryPool };

/** What breaks the law in these versions of one document. */
const findingIn = (texts: readonly string[], depth: Depth = 'editions'): Finding | undefined => {
  const reader = new Reader(desk);
  let found: Finding | undefined;
  for (const text of texts) found ??= reader.read(text, depth, 1);
  return found;
};

const cards = `rules classic, current

card Pale Drone {3}
  Creature — Drone
  Devoid
  2/2

card Small Moon {1}{U}
  Enchantment - Aura
  Enchant creature
  Enchanted creature gets -1/-0 and is blue.

scenario The drone under the moon
  Alice controls Pale Drone
  Bob casts Small Moon targeting Pale Drone
  expect Pale Drone is a blue 1/2 creature with devoid
`;

describe('an edit inside a card block', () => {
  const edits: readonly (readonly [string, (text: string) => string])[] = [
    ['a space behind a line', (text) => text.replace('  Devoid\n', '  Devoid \n')],
    ['a comment', (text) => text.replace('  2/2\n', '  2/2 # as printed\n')],
    ['another dash', (text) => text.replace('Creature — Drone', 'Creature - Drone')],
    ['a line of its own', (text) => text.replace('  Devoid\n', '\n  Devoid\n')],
    ['other ends of lines', (text) => text.replaceAll('\n', '\r\n')],
    ['a letter, and it taken back', (text) => text.replace('Devoid', 'Devoi')],
  ];
  for (const [what, edit] of edits)
    it(`${what}: rulings and all else are those of the text opened afresh`, () => {
      expect(findingIn([cards, edit(cards), cards, `${edit(cards)}\n`])).toBeUndefined();
    });
});

it('a card is the text’s own as soon as the text declares it, though it is the same one', () => {
  const block = 'card Own Ogre {1}{R}\n  Creature — Ogre\n  2/1\n';
  const database = databasePool({
    source: { path: '', size: 0, modified: 0 },
    count: 1,
    names: () => ['Own Ogre'],
    tokens: () => [],
    block: () => block.trimEnd(),
  });
  const scenario = 'scenario S\n  Alice controls Own Ogre\n  expect Own Ogre is 2/1\n';
  const reader = new Reader({ library: chainPools([database, libraryPool]) });
  const texts = [scenario, `${block}\n${scenario}`, scenario];
  for (const text of texts) expect(reader.read(text, 'editions', 1)).toBeUndefined();
});

describe('versions that told once', () => {
  const found: readonly (readonly [string, readonly string[]])[] = [
    [
      'a line taken out above one that begins a set-up and says nothing',
      ['scenario S\n  tap Gray Ogre\n  next turn\n  Alice controls\n', 'scenario S\n  next turn\n  Alice controls\n'],
    ],
    [
      'a card block that begins where there was none',
      [
        'Enchantment Aura\nEnchant creature\n\nAlice controls Gray Ogre\nBob controls Control Magic attached to Gray Ogre',
        'card Control Magic{2}{U}{U}\nEnchantment Aura\nEnchant creature\nYou control enchanted creature.\n\nAlice controls Gray Ogre\nBob controls Control Magic attached to Gray Ogre',
      ],
    ],
  ];
  it('a text that begins with an empty line: whoever looks for the beginning of a line finds one', () => {
    for (const line of [
      'deals damage Ogre equal to its power to target creature.',
      'rule',
      'card X',
      'expect',
      'Flying',
    ])
      expect(findingIn([`${line}\n`, `\n${line}\n`, `\n\n${line}`])).toBeUndefined();
  });
  for (const [what, texts] of found) it(what, () => expect(findingIn(texts)).toBeUndefined());
});

describe('the bench itself', () => {
  it('sees one answer that differs, whichever it is', () => {
    const { answers } = everyAnswer(versionOf(desk, cards), desk);
    expect(answers.size).toBeGreaterThan(300);
    const moved = everyAnswer(versionOf(desk, cards.replace('1/2', '1/3')), desk).answers;
    expect(differing(answers, moved)?.key).toBe('diagnostics');
    for (const key of answers.keys()) {
      const other = new Map(answers).set(key, 'something else');
      expect(differing(other, answers)?.key).toBe(key);
    }
  });

  it('makes the same edits for the same seed, of all kinds of documents', () => {
    const corpus = readCorpus(new URL('../..', import.meta.url).pathname);
    expect(corpus.documents.length).toBeGreaterThan(500);
    const first = (seed: number): readonly string[] => {
      const all = versions(corpus, seed);
      return Array.from({ length: 50 }, () => all.next().value.text);
    };
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
    expect(new Set(first(7)).size).toBeGreaterThan(20);
    const random = new Random(3);
    const many = Array.from({ length: 1_000 }, () => random.below(10));
    for (let each = 0; each < 10; each += 1) expect(many.filter((one) => one === each).length).toBeGreaterThan(60);
  });

  it('makes what shows a fault as small as it can be', async () => {
    const texts = Array.from({ length: 9 }, (_, at) => `one ${at}\ntwo three\nfour five six\n`);
    const shows = async (some: readonly string[]): Promise<boolean> =>
      some.some((text) => text.includes('one 7')) && some.some((text) => text.includes('five'));
    expect(await shrunken(texts, shows)).toEqual(['one 7\nfive']);
  });
});
