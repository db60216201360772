// What stands before a noun: "attacking", "nonblack", "white or blue", "suspected", "noncreature or Otter".
import type { Filter } from '../ability.ts';
import { allOf } from './filters.ts';
import { type Reader, readMany, remembered } from './reader.ts';
import { wordFilter } from './wordFilter.ts';
import { readColor, readSupertype } from './words.ts';

type Bare = 'permanent' | 'spell' | 'card' | 'token' | 'source' | 'ability' | 'object';
export const BARE: Readonly<Record<string, readonly [Bare, boolean]>> = {
  permanent: ['permanent', false],
  permanents: ['permanent', true],
  spell: ['spell', false],
  spells: ['spell', true],
  card: ['card', false],
  cards: ['card', true],
  token: ['token', false],
  tokens: ['token', true],
  source: ['source', false],
  sources: ['source', true],
  ability: ['ability', false],
  abilities: ['ability', true],
  object: ['object', false],
  objects: ['object', true],
};

/** Words that say what something is like, before a noun and behind "is". */
export const QUALITY_WORDS = [
  'tapped',
  'untapped',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'enchanted',
  'equipped',
  'modified',
  'transformed',
  'colorless',
  'multicolored',
  'monocolored',
  'historic',
] as const;

export const ADJECTIVES = [...QUALITY_WORDS, 'commander'] as const;

/** What things are called by what happened to them (701). */
export const DESIGNATED = ['suspended', 'suspected', 'saddled', 'goaded', 'renowned', 'monstrous'] as const;

/** Assassins, Mercenaries, Pirates, Rogues, and Warlocks (700.12). */
export const OUTLAW: Filter = {
  kind: 'or',
  of: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'].map((subtype) => ({ kind: 'subtype', subtype })),
  said: 'outlaw',
};

const simpleAdjective = (r: Reader): Filter | undefined => {
  if (r.eat('face-down') || r.eat('face down')) return { kind: 'faceDown' };
  if (r.eat('face-up') || r.eat('face up')) return { kind: 'faceUp' };
  const word = r.eatOne(...ADJECTIVES);
  if (word !== undefined) return { kind: word };
  if (r.eat('exiled')) return { kind: 'inZone', zone: 'exile', adjective: true };
  const as = r.eatOne(...DESIGNATED);
  if (as !== undefined) return { kind: 'designated', as };
  const supertype = r.attempt(readSupertype);
  if (supertype !== undefined) return { kind: 'supertype', supertype };
  const color = r.attempt(readColor);
  if (color !== undefined) return { kind: 'color', color };
  return undefined;
};

/** "nonblack", "noncreature", "non-Aura", "nonbasic", "nontoken", "nonlegendary". */
const negation = (r: Reader): Filter | undefined => {
  const token = r.token;
  if (token?.kind !== 'word' || !token.text.startsWith('non')) return undefined;
  const word = token.raw.slice(3).replace(/^-/, '');
  if (word === '') return undefined;
  const of = negated(word);
  if (of === undefined) return undefined;
  r.step();
  return { kind: 'not', of };
};

const negated = (word: string): Filter | undefined => {
  const lower = word.toLowerCase();
  if (lower === 'outlaw') return OUTLAW;
  return NEGATED.get(lower) ?? wordFilter(word);
};

const NEGATED: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ['token', { kind: 'token' }],
  ['historic', { kind: 'historic' }],
  ['attacking', { kind: 'attacking' }],
  ['blocking', { kind: 'blocking' }],
  ['commander', { kind: 'commander' }],
  ['enchanted', { kind: 'enchanted' }],
]);

const JOINING: ReadonlySet<string> = new Set([',', 'and', 'or']);

/** One adjective, or several joined: "attacking or blocking", "white or blue", "white and/or blue". */
export const adjective = remembered((r: Reader): Filter | undefined => {
  const first = r.attempt(negation) ?? r.attempt(simpleAdjective);
  if (first === undefined || r.passes(JOINING)) return first;
  const more = r.attempt((reader) => {
    let word: 'or' | 'and' | 'and/or' | undefined;
    const others = readMany(reader, (inner) => {
      if (word !== undefined) return undefined;
      const comma = inner.eat(',');
      const join = inner.eat('and / or') ? ('and/or' as const) : inner.eatOne('or', 'and');
      if (!comma && join === undefined) return undefined;
      const value = inner.attempt(negation) ?? inner.attempt(simpleAdjective) ?? inner.attempt(kindOfSpell);
      if (value !== undefined) word = join;
      return value;
    });
    const items = [first, ...others];
    if (items.length === 1) return undefined;
    if (word === undefined) {
      // "noncreature, nonland card": all of them.
      return items.every((item) => item.kind === 'not') ? allOf(items) : undefined;
    }
    return { kind: 'or', of: items, ...(word === 'or' ? {} : { word }) } as const;
  });
  return more ?? first;
});

/** "Otter" of "noncreature or Otter spell": a kind between "or" and the noun that all is said of. */
const kindOfSpell = (r: Reader): Filter | undefined => {
  const negative = r.tokens[r.at - 2]?.text.startsWith('non') === true;
  const filter = negative && r.token?.kind === 'word' ? wordFilter(r.token.text) : undefined;
  if (filter?.kind !== 'subtype' && filter?.kind !== 'type') return undefined;
  r.step();
  return Object.hasOwn(BARE, r.peek()) ? filter : undefined;
};
