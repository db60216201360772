// The words of the grammar's phrases beside the tokens of a text.
import type { Token } from './tokens.ts';

const PHRASES = new Map<string, readonly string[]>();

/** The words of a phrase of the grammar; there are only so many phrases. */
export const wordsOf = (phrase: string): readonly string[] => {
  const known = PHRASES.get(phrase);
  if (known !== undefined) return known;
  const words = phrase.split(' ');
  PHRASES.set(phrase, words);
  return words;
};

/** Whether a phrase has this word first. */
export const begins = (phrase: string, word: string): boolean =>
  phrase.charCodeAt(0) === word.charCodeAt(0) &&
  (phrase.length === word.length ? phrase === word : phrase.charCodeAt(word.length) === 32 && phrase.startsWith(word));

/** Whether a phrase has this word at a place where one begins. */
export const stands = (phrase: string, from: number, word: string): boolean => {
  const end = from + word.length;
  return (end === phrase.length || phrase.charCodeAt(end) === 32) && phrase.startsWith(word, from);
};

/** A proper name is never taken for words of the grammar. */
export const takesWords = (token: Token): boolean =>
  token.kind !== 'name' && token.kind !== 'bound' && token.kind !== 'boundPlayer';

/** Phrases, each with what it stands for, in the order in which they are tried; and the same by their first words. */
export interface Phrases<E extends readonly [string, ...unknown[]]> {
  readonly all: readonly E[];
  readonly byWord: ReadonlyMap<string, readonly E[]>;
}

/** A list of phrases with its index. */
export const phrases = <E extends readonly [string, ...unknown[]]>(all: readonly E[]): Phrases<E> => {
  const byWord = new Map<string, E[]>();
  for (const entry of all) {
    const first = wordsOf(entry[0])[0] ?? '';
    byWord.set(first, [...(byWord.get(first) ?? []), entry]);
  }
  return { all, byWord };
};
