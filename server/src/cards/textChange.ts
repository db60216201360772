// Text-changing effects on compiled values (418.9, 612): words are replaced by role, never in names or mana symbols.
import { COLORS } from '../terms/vocabulary.ts';
import { map } from '../terms/walk.ts';
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

/** Whether a subtype word is used in the role that is changed. */
const inRole = (word: string, role: WordRole): boolean => {
  const kind = kindOfSubtype(word);
  return role === 'creatureType' ? kind === 'creature' : kind === 'land';
};

interface Change {
  readonly from: string;
  readonly to: string;
  /** The second, if it is a colour. */
  readonly color: Color | undefined;
  /** The same two as cards print them: the words that a text-changing ability itself names. */
  readonly printed: { readonly from: string; readonly to: string };
}

const changeOf = (from: string, to: string, role: WordRole): Change | undefined => {
  const old = held(from, role);
  const now = held(to, role);
  if (old === undefined || now === undefined || old === now) return undefined;
  if (role !== 'color' && !(inRole(old, role) && inRole(now, role))) return undefined;
  const printed = role === 'color' ? { from: from.toLowerCase(), to: to.toLowerCase() } : { from: old, to: now };
  const color = role === 'color' ? COLORS.find((letter) => letter === now) : undefined;
  return { from: old, to: now, color, printed };
};

/**
 * The ability with every `from` of the role replaced by `to` (418.9a). Words are as cards print them (`black`,
 * `Island`, `Goblin`); the same reference comes back if nothing changes. Names and mana symbols are never touched.
 */
export const changeWords = (ability: Ability, from: string, to: string, role: WordRole): Ability => {
  const change = changeOf(from, to, role);
  if (change === undefined) return ability;
  const swap = <T>(word: T, old: string, now: T): T => (word === old ? now : word);
  const { printed, color } = change;
  return map('ability', ability, {
    // "… replacing all instances of Island with Mountain": both are words of the text they stand in.
    changedWord: (word) => swap(word, printed.from, printed.to),
    ...(color === undefined
      ? { subtype: (word) => swap(word, change.from, change.to) }
      : { color: (letter) => swap(letter, change.from, color) }),
  });
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
