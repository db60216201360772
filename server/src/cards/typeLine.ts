// Type lines: supertypes, card types and subtypes, read and printed (rule 205).

import { LONGEST_TYPE_LINE } from '../rules/limits.ts';
import type { CardProblem } from './cardProblems.ts';
import {
  allVocabularyWords,
  CARD_TYPES,
  type CardType,
  cardTypeOf,
  nearestWord,
  SUBTYPES_BY_KIND,
  SUPERTYPES,
  type Supertype,
  subtypeOf,
  supertypeOf,
  usesOf,
} from './vocabulary.ts';

/** What a type line says. Each list in the order written, without doubles. Subtypes may be unknown words, kept as written. */
export type TypeLine = {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
};

export const EMPTY_TYPE_LINE: TypeLine = { supertypes: [], types: [], subtypes: [] };

/** A type line read, and what is wrong with it; problems carry offsets counted from `start`. */
export type TypeLineReading = { readonly typeLine: TypeLine; readonly problems: readonly CardProblem[] };

/** The dash between types and subtypes: a long one anywhere, `--`, or a short one between blanks. */
const DASH = /\s*(?:[—–―]|--)\s*|\s+-(?:\s+|$)/;

type Word = { readonly text: string; readonly at: number };

const wordsIn = (text: string, from: number): Word[] =>
  [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: from + match.index }));

const add = <T>(list: T[], value: T): void => {
  if (!list.includes(value)) list.push(value);
};

const HEAD_WORDS: readonly string[] = [...SUPERTYPES, ...CARD_TYPES];
const ALL_SUBTYPES: readonly string[] = Object.values(SUBTYPES_BY_KIND).flat();

/** The subtype a single word names in a type line, plural excluded (205.3). */
const singularSubtype = (word: string): string | undefined => {
  for (const use of usesOf(word)) if (use.use === 'subtype' && !use.plural) return use.word;
  return undefined;
};

const unknown = (word: Word, candidates: Iterable<string>): CardProblem => {
  const nearest = subtypeOf(word.text)?.word ?? nearestWord(word.text, candidates);
  return {
    code: 'card-unknown-type',
    values: nearest === undefined ? { word: word.text } : { word: word.text, nearest },
    start: word.at,
    end: word.at + word.text.length,
    rule: '205.1',
  };
};

const misplaced = (word: Word): CardProblem => ({
  code: 'card-misplaced-type',
  values: { word: word.text },
  start: word.at,
  end: word.at + word.text.length,
  rule: '205.1',
});

/**
 * Reads a type line such as `Legendary Artifact Creature — Golem`, whatever its case. Unknown words before the dash
 * are dropped, unknown subtypes kept; both are reported, with the nearest known word. What is over the length that counts is
 * left out, and said. Never throws.
 */
export const parseTypeLine = (text: string, start = 0): TypeLineReading => {
  if (text.length <= LONGEST_TYPE_LINE) return readTypeLine(text, start);
  const { typeLine } = readTypeLine(text.slice(0, LONGEST_TYPE_LINE).trimEnd(), start);
  const values = { word: text.slice(0, SHOWN).trimEnd(), most: String(LONGEST_TYPE_LINE) };
  const end = start + LONGEST_TYPE_LINE;
  return { typeLine, problems: [{ code: 'card-too-long', values, start, end }] };
};

/** As much of a line that is too long as is shown. */
const SHOWN = 30;

const readTypeLine = (text: string, start: number): TypeLineReading => {
  const dash = DASH.exec(text);
  const head = dash === null ? text : text.slice(0, dash.index);
  const tailAt = dash === null ? text.length : dash.index + dash[0].length;
  const supertypes: Supertype[] = [];
  const types: CardType[] = [];
  const subtypes: string[] = [];
  const problems: CardProblem[] = [];
  for (const word of wordsIn(head, start)) {
    const supertype = supertypeOf(word.text);
    const type = cardTypeOf(word.text);
    if (supertype !== undefined) add(supertypes, supertype);
    else if (type !== undefined) add(types, type);
    else if (singularSubtype(word.text) !== undefined) {
      add(subtypes, singularSubtype(word.text) ?? word.text);
      problems.push(misplaced(word));
    } else problems.push(unknown(word, HEAD_WORDS));
  }
  const tail = wordsIn(text.slice(tailAt), start + tailAt);
  if (types.includes('Plane')) {
    // A plane's type is all the words after the dash (205.3b), so it is never looked up word by word.
    if (tail.length > 0) add(subtypes, tail.map((word) => word.text).join(' '));
    return { typeLine: { supertypes, types, subtypes }, problems };
  }
  for (let index = 0; index < tail.length; index += 1) {
    const word = tail[index];
    if (word === undefined) break;
    const next = tail[index + 1];
    const pair = next === undefined ? undefined : singularSubtype(`${word.text} ${next.text}`);
    const single = singularSubtype(word.text);
    if (pair !== undefined) {
      add(subtypes, pair);
      index += 1;
    } else if (single !== undefined) add(subtypes, single);
    else if (cardTypeOf(word.text) !== undefined || supertypeOf(word.text) !== undefined) {
      const type = cardTypeOf(word.text);
      const supertype = supertypeOf(word.text);
      if (type !== undefined) add(types, type);
      if (supertype !== undefined) add(supertypes, supertype);
      problems.push(misplaced(word));
    } else {
      add(subtypes, word.text);
      problems.push(unknown(word, ALL_SUBTYPES));
    }
  }
  return { typeLine: { supertypes, types, subtypes }, problems };
};

/** A type line as it is printed, with a long dash: `Basic Land — Forest`. */
export const printTypeLine = (typeLine: TypeLine): string => {
  const head = [...typeLine.supertypes, ...typeLine.types].join(' ');
  if (typeLine.subtypes.length === 0) return head;
  const tail = typeLine.subtypes.join(' ');
  return head === '' ? `— ${tail}` : `${head} — ${tail}`;
};

/** Whether the first words of a line could open a type line: used to tell a type line from rules text. */
export const looksLikeTypeLine = (text: string): boolean => {
  const { typeLine, problems } = parseTypeLine(text);
  return typeLine.types.length > 0 && !problems.some((problem) => problem.code === 'card-unknown-type');
};

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word) => b.includes(word));

/** Whether two type lines say the same, order aside. */
export const sameTypeLine = (a: TypeLine, b: TypeLine): boolean =>
  sameSet(a.supertypes, b.supertypes) && sameSet(a.types, b.types) && sameSet(a.subtypes, b.subtypes);

/** Every word that can stand in a type line, for completion. */
export const typeLineWords = (): Iterable<string> => allVocabularyWords();
