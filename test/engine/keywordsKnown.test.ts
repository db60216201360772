// Every keyword ability is carried out, asked for, or noted where it would matter; or it is about what a scenario takes as given.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEYWORD_NAMES } from '../../server/src/cards/vocabulary.ts';
import { KEYWORDS_NOTED } from '../../server/src/engine/keywordNotes.ts';
import { KEYWORDS_LEFT_OUT } from '../../server/src/engine/modelled.ts';

const root = new URL('../../server/src/engine/', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/keywordNotes|modelled/.test(file))
  .map((file) => readFileSync(new URL(file, root), 'utf8'))
  .join('\n');

/** Combat, mana, how often and whence cards are played, hidden cards, and building decks are taken as given. */
const GIVEN: ReadonlySet<string> = new Set([
  'first strike',
  'double strike',
  'trample',
  'haste',
  'menace',
  'banding',
  'bands with other',
  'assist',
  'offering',
  'splice onto',
  'escalate',
  'emerge',
  'bargain',
  'freerunning',
  'more than meets the eye',
  'miracle',
  'retrace',
  'jump-start',
  'aftermath',
  'dredge',
  'fuse',
  'spree',
  'gift',
  'ascend',
  'solved',
  'compleated',
  'companion',
  'partner',
  'hidden agenda',
  'choose a background',
  'friends forever',
  "doctor's companion",
  'tiered',
  'storied',
]);

const plain = (name: string): string => name.replace(/ (?:from|for|onto|with other|with)$/, '');

const isCarriedOut = (name: string): boolean =>
  sources.includes(`'${plain(name)}'`) || new RegExp(`^ +${plain(name)}:`, 'm').test(sources);

describe('keywords', () => {
  it.each(KEYWORD_NAMES.map((name) => [name]))('%s is known to the engine, noted or given', (name) => {
    const noted = [...KEYWORDS_NOTED, ...KEYWORDS_LEFT_OUT].includes(plain(name));
    expect(noted || GIVEN.has(name) || isCarriedOut(name)).toBe(true);
  });

  it('are not called given where they are carried out or noted', () => {
    const noted = [...KEYWORDS_NOTED, ...KEYWORDS_LEFT_OUT];
    expect([...GIVEN].filter((name) => noted.includes(plain(name)))).toEqual([]);
  });
});
