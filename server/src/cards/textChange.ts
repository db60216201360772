// Text-changing effects on compiled values (418.9, 612): words are replaced by role, never in names or mana symbols.
import type { Ability, Color } from './ability.ts';
import { type ColorWord, isColorWord } from './mana.ts';
import type { TypeLine } from './typeLine.ts';
import { kindOfSubtype, subtypeOf } from './vocabulary.ts';

/** The role a word plays; a text change replaces words of one role only (418.9a). */
export type WordRole = 'color' | 'basicLandType' | 'creatureType';

const LETTERS: Readonly<Record<ColorWord, Color>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

/** A word in the form compiled values hold: a colour letter, or a subtype as type lines write it. */
const held = (word: string, role: WordRole): string | undefined => {
  if (role !== 'color') return subtypeOf(word)?.word;
  const lower = word.toLowerCase();
  return isColorWord(lower) ? LETTERS[lower] : undefined;
};

const COLOR_KEYS: ReadonlySet<string> = new Set(['color', 'colors']);
const SUBTYPE_KEYS: ReadonlySet<string> = new Set(['subtype', 'subtypes']);

/** Whether a subtype word is used in the role that is changed. */
const inRole = (word: string, role: WordRole): boolean => {
  const kind = kindOfSubtype(word);
  return role === 'creatureType' ? kind === 'creature' : kind === 'land';
};

interface Change {
  readonly from: string;
  readonly to: string;
  readonly role: WordRole;
  /** The same two as cards print them: the words that a text-changing ability itself names. */
  readonly printed: { readonly from: string; readonly to: string };
}

/** "… replacing all instances of Island with Mountain": both are words of the text they stand in. */
const isTextChange = (value: object): boolean => 'op' in value && value.op === 'text';

/** Strings under a key of the role; a `subtypes` that is a spec holds its list under the same key. */
const words = (value: unknown, change: Change): unknown => {
  if (typeof value === 'string') return value === change.from ? change.to : value;
  if (Array.isArray(value)) return mapped(value, (item) => words(item, change));
  return walk(value, change);
};

const mapped = (items: readonly unknown[], map: (item: unknown) => unknown): readonly unknown[] => {
  const out = items.map(map);
  return out.some((item, index) => item !== items[index]) ? out : items;
};

/** Mana symbols have a `kind` and a colour letter too; they are told by the key that holds them. */
const isManaKey = (key: string): boolean => key === 'cost' || key === 'mana' || key === 'options';

const isManaCost = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isManaSymbol);

const SYMBOLS: ReadonlySet<string> = new Set([
  'generic',
  'variable',
  'colored',
  'colorless',
  'snow',
  'hybrid',
  'genericHybrid',
  'colorlessHybrid',
  'phyrexian',
  'phyrexianHybrid',
]);

const isManaSymbol = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  SYMBOLS.has(value.kind);

const walk = (value: unknown, change: Change): unknown => {
  if (Array.isArray(value)) return isManaCost(value) ? value : mapped(value, (item) => walk(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const keys = change.role === 'color' ? COLOR_KEYS : SUBTYPE_KEYS;
  let changed = false;
  const out: Record<string, unknown> = {};
  const namesWords = isTextChange(value);
  for (const [key, inner] of Object.entries(value)) {
    const next =
      key === 'name' || (isManaKey(key) && isManaCost(inner))
        ? inner
        : namesWords && (key === 'from' || key === 'to')
          ? inner === change.printed.from
            ? change.printed.to
            : inner
          : keys.has(key)
            ? words(inner, change)
            : walk(inner, change);
    if (next !== inner) changed = true;
    out[key] = next;
  }
  return changed ? out : value;
};

const changeOf = (from: string, to: string, role: WordRole): Change | undefined => {
  const old = held(from, role);
  const now = held(to, role);
  if (old === undefined || now === undefined || old === now) return undefined;
  if (role !== 'color' && !(inRole(old, role) && inRole(now, role))) return undefined;
  const printed = role === 'color' ? { from: from.toLowerCase(), to: to.toLowerCase() } : { from: old, to: now };
  return { from: old, to: now, role, printed };
};

/**
 * The ability with every `from` of the role replaced by `to` (418.9a). Words are as cards print them (`black`,
 * `Island`, `Goblin`); the same reference comes back if nothing changes. Names and mana symbols are never touched.
 */
export const changeWords = (ability: Ability, from: string, to: string, role: WordRole): Ability => {
  const change = changeOf(from, to, role);
  // The walk keeps the shape of the value, so that what was an ability still is one.
  return change === undefined ? ability : (walk(ability, change) as Ability);
};

/** The same for a list of subtypes; the same list comes back if nothing changes. */
export const changeSubtypes = (
  subtypes: readonly string[],
  from: string,
  to: string,
  role: WordRole,
): readonly string[] => {
  const change = role === 'color' ? undefined : changeOf(from, to, role);
  if (change === undefined || !subtypes.includes(change.from)) return subtypes;
  return [...new Set(subtypes.map((subtype) => (subtype === change.from ? change.to : subtype)))];
};

/** The same for a type line: its subtypes of the role. */
export const changeTypeLine = (typeLine: TypeLine, from: string, to: string, role: WordRole): TypeLine => {
  const subtypes = changeSubtypes(typeLine.subtypes, from, to, role);
  return subtypes === typeLine.subtypes ? typeLine : { ...typeLine, subtypes };
};
