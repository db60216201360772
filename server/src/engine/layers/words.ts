// Replacing a word of one role inside a compiled ability (418.9a): colour words and type words, never names or mana symbols.
import type { Ability } from '../../cards/ability.ts';
import { colorOfWord, isColorWord, lettersOf } from '../../cards/mana.ts';

export type WordRole = 'color' | 'subtype';

const letterOf = (word: string): string => {
  const lower = word.toLowerCase();
  return isColorWord(lower) ? (lettersOf(colorOfWord(lower))[0] ?? lower) : word.toUpperCase();
};

const KEYS: Readonly<Record<WordRole, readonly string[]>> = {
  color: ['color', 'colors'],
  subtype: ['subtype', 'subtypes'],
};

type Cache = Map<string, Ability>;
const cache = new WeakMap<Ability, Cache>();

/** The ability with every word `from` in that role replaced by `to`; the same value if there is none. */
export const changeWords = (ability: Ability, from: string, to: string, role: WordRole): Ability => {
  const key = `${role}:${from}>${to}`;
  let known = cache.get(ability);
  if (known === undefined) {
    known = new Map();
    cache.set(ability, known);
  }
  const found = known.get(key);
  if (found !== undefined) return found;
  const [old, next] = role === 'color' ? [letterOf(from), letterOf(to)] : [from, to];
  const word = (text: string): string => (text.toLowerCase() === old.toLowerCase() ? next : text);
  const changed = rewrite(ability, false, KEYS[role], word) as Ability; // the shape is that of the value it came from
  known.set(key, changed);
  return changed;
};

const rewrite = (value: unknown, inRole: boolean, keys: readonly string[], word: (text: string) => string): unknown => {
  if (typeof value === 'string') return inRole ? word(value) : value;
  if (Array.isArray(value)) {
    const list = value.map((each) => rewrite(each, inRole && typeof each === 'string', keys, word));
    return list.some((each, index) => each !== value[index]) ? list : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  let changed = false;
  const entries = Object.entries(value).map(([key, each]) => {
    const next = rewrite(each, keys.includes(key), keys, word);
    if (next !== each) changed = true;
    return [key, next] as const;
  });
  return changed ? Object.fromEntries(entries) : value;
};
