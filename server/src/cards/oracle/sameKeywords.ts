// "The same is true for first strike, trample, and vigilance": what the sentence before says of one keyword, said of others (702).
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keyword that is given, if only one is. */
export const keywordGiven = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.map(keywordGiven).find((found) => found !== undefined);
  if (!isRecord(value)) return undefined;
  if (value['op'] !== 'addAbilities') return keywordGiven(Object.values(value));
  const abilities = Array.isArray(value['abilities']) ? value['abilities'] : [];
  const [only]: readonly unknown[] = abilities;
  const keyword = abilities.length === 1 && isRecord(only) ? only['keyword'] : undefined;
  return typeof keyword === 'string' ? keyword : undefined;
};

/** The same with another keyword: had, and given. One of several kinds is given in a way that nothing here carries out. */
export const withKeyword = <T>(value: T, from: string, to: string): T => {
  const swap = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(swap);
    if (!isRecord(inner)) return inner;
    if (inner['kind'] === 'hasKeyword' && inner['keyword'] === from)
      return { ...inner, keyword: to.startsWith('protection') ? 'protection' : to };
    if (inner['kind'] === 'keyword' && inner['keyword'] === from) return { ...inner, keyword: to };
    if (inner['op'] === 'addAbilities' && isKind(to))
      return { op: 'rule', rule: { rule: 'other', verb: `the same ${to}`, args: [] } };
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, swap(each)]));
  };
  return swap(value) as T;
};
