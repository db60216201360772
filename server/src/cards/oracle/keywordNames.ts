// Keyword names by their first word, longest first.
import { KEYWORD_NAMES, type KeywordName } from '../vocabulary.ts';

/** A name as tokens: an exclamation mark is one of its own, and so is the ending of a possessive. */
export const tokensOfName = (name: string): string => name.replace('!', ' !').replace(/'s /, " 's ");

const BY_FIRST: ReadonlyMap<string, readonly KeywordName[]> = (() => {
  const map = new Map<string, KeywordName[]>();
  for (const name of KEYWORD_NAMES) {
    const first = tokensOfName(name).split(' ')[0] ?? name;
    map.set(first, [...(map.get(first) ?? []), name]);
  }
  return map;
})();

const NONE: readonly KeywordName[] = [];

/** The keywords whose name begins with this word. */
export const keywordsFrom = (word: string): readonly KeywordName[] => BY_FIRST.get(word) ?? NONE;
