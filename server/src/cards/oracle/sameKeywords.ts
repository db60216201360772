// "The same is true for first strike, trample, and vigilance": what the sentence before says of one keyword, said of others (702).
import type { SortName, Sorts } from '../../terms/sorts.ts';
import { find, map } from '../../terms/walk.ts';
import { readKeywordName } from './filterQualities.ts';
import { type Reader, readList } from './reader.ts';

/** Abilities that are one of several kinds, none of which the words name: which it is depends on the one that is had. */
const KINDS = ['protection from any color', 'protection', 'landwalk'] as const;

/** The keywords named. */
export const readSameKeywords = (r: Reader): readonly string[] | undefined => {
  if (!r.eat('the same is true for')) return undefined;
  return readList(r, (reader) => reader.eatOne(...KINDS) ?? readKeywordName(reader), ['and'])?.items;
};

const isKind = (keyword: string): boolean => KINDS.some((kind) => kind === keyword);

/** The keyword that is given, if only one is. */
export const keywordGiven = <S extends SortName>(sort: S, value: Sorts[S]): string | undefined =>
  find(sort, value, {
    operation: (one) => {
      const [only, more] = one.op === 'addAbilities' ? one.abilities : [];
      return only?.kind === 'keyword' && more === undefined ? only.keyword : undefined;
    },
  });

/** The same with another keyword: had, and given. One of several kinds is given in a way that nothing here carries out. */
export const withKeyword = <S extends SortName>(sort: S, value: Sorts[S], from: string, to: string): Sorts[S] =>
  map(sort, value, {
    filter: (one) =>
      one.kind === 'hasKeyword' && one.keyword === from
        ? { ...one, keyword: to.startsWith('protection') ? 'protection' : to }
        : one,
    ability: (one) => (one.kind === 'keyword' && one.keyword === from ? { ...one, keyword: to } : one),
    operation: (one) =>
      one.op === 'addAbilities' && isKind(to)
        ? { op: 'rule', rule: { rule: 'other', verb: `the same ${to}`, args: [] } }
        : one,
  });
