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

/** A proper name is never taken for words of the grammar. */
export const takesWords = (token: Token): boolean =>
  token.kind !== 'name' && token.kind !== 'bound' && token.kind !== 'boundPlayer';
