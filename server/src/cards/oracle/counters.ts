// Kinds of counters: P/T ones, keyword counters, and those that one word names (rule 122).
import { isCounterKind, KEYWORD_COUNTERS } from '../vocabulary.ts';
import { type Reader, remembered } from './reader.ts';
import { readCounterPair } from './words.ts';

/** The kind of a counter, as a lower-case name: `+1/+1`, `fade`, `flying`. */
export const readCounterKind = remembered((r: Reader): string | undefined => {
  const pair = r.attempt(readCounterPair);
  if (pair !== undefined) return pair;
  for (const name of KEYWORD_COUNTERS) if (r.peek() === name.split(' ')[0] && r.eat(name)) return name;
  const word = r.peek();
  const next = r.peek(1);
  if (
    isCounterKind(word) ||
    ((next === 'counter' || next === 'counters') && /^[\p{L}'-]+$/u.test(word) && !ARTICLES.has(word))
  ) {
    r.step();
    return word;
  }
  return r.want('a kind of counter');
});

const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'each',
  'all',
  'that',
  'those',
  'more',
  'another',
  'one',
  'two',
  'three',
  'four',
  'five',
  'many',
  'of',
]);
