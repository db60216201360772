// Words that say what an object is: `2/2 white legendary Bear artifact creature`, in expectations and of tokens; keywords; layers.

import { passOver, walk } from '../cards/loops.ts';
import { isColorWord } from '../cards/mana.ts';
import {
  cardTypeOf,
  KEYWORD_NAMES,
  type KeywordName,
  keywordShape,
  subtypeOf,
  supertypeOf,
} from '../cards/vocabulary.ts';
import {
  jointEnd,
  LineState,
  listOf,
  type Match,
  type Matches,
  NOTHING,
  one,
  type Rule,
  skipArticle,
} from './parseCore.ts';
import { textBetween } from './parseNames.ts';
import type { QualityWord, Range, TokenPhrase } from './statement.ts';

const PT = /^([+-]?\d{1,9})\/([+-]?\d{1,9})$/;
const PLAIN_KINDS = ['colorless', 'multicolored', 'token', 'copy', 'spell', 'permanent'] as const;
const KIND_WORDS: Readonly<Record<string, (typeof PLAIN_KINDS)[number]>> = {
  colorless: 'colorless',
  colourless: 'colorless',
  multicolored: 'multicolored',
  multicoloured: 'multicolored',
  token: 'token',
  tokens: 'token',
  copy: 'copy',
  copies: 'copy',
  spell: 'spell',
  spells: 'spell',
  permanent: 'permanent',
  permanents: 'permanent',
};

/** One quality word, or two that are one type (`Time Lord`). */
export const quality: Rule<QualityWord> = (line, at) => {
  const word = line.words[at];
  if (word === undefined || word.kind !== 'word') return line.fail(at, '<quality>');
  const range = line.span(at, at + 1);
  const pt = PT.exec(word.key);
  if (pt !== null) {
    return one({ range, quality: { kind: 'pt', power: Number(pt[1]), toughness: Number(pt[2]) } }, at + 1);
  }
  const following = line.key(at + 1);
  if (following !== undefined) {
    const pair = subtypeOf(`${word.key} ${following}`);
    if (pair !== undefined) {
      return one({ range: line.span(at, at + 2), quality: { kind: 'subtype', word: pair.word } }, at + 2);
    }
  }
  if (isColorWord(word.key)) return one({ range, quality: { kind: 'color', color: word.key } }, at + 1);
  const kind = Object.hasOwn(KIND_WORDS, word.key) ? KIND_WORDS[word.key] : undefined;
  if (kind !== undefined) return one({ range, quality: { kind } }, at + 1);
  const type = cardTypeOf(word.key);
  if (type !== undefined) return one({ range, quality: { kind: 'type', word: type } }, at + 1);
  const supertype = supertypeOf(word.key);
  if (supertype !== undefined) return one({ range, quality: { kind: 'supertype', word: supertype } }, at + 1);
  const subtype = subtypeOf(word.key);
  if (subtype !== undefined) return one({ range, quality: { kind: 'subtype', word: subtype.word } }, at + 1);
  return line.fail(at, '<quality>');
};

const STATUS_WORDS = ['tapped', 'untapped', 'attacking', 'blocking'] as const;

/** A keyword or state before a noun: `flying`, `attacking`; only where a quality follows it. */
const adjective: Rule<QualityWord> = (line, at) => {
  const key = line.key(at) ?? '';
  const status = STATUS_WORDS.find((word) => word === key);
  if (status !== undefined) return one({ range: line.span(at, at + 1), quality: { kind: 'status', status } }, at + 1);
  const named = keywordNameAt(line, at);
  if (named === undefined || keywordShape(named.name) !== 'none') return NOTHING;
  return one(
    { range: line.span(at, named.at), quality: { kind: 'keyword', text: keyText(line, at, named.at) } },
    named.at,
  );
};

const nounAhead = (line: LineState, at: number): boolean => {
  const quiet = new LineState(line.words, line.scope, 'quick');
  return quality(quiet, at).length > 0 || adjective(quiet, at).some((match) => nounAhead(line, match.at));
};

/** Quality words one after the other, articles and `and` between them allowed: every number of them, most first. */
export const qualities: Rule<readonly QualityWord[]> = (line, at) => {
  const found: Match<readonly QualityWord[]>[] = [];
  let so: readonly QualityWord[] = [];
  walk(skipArticle(line, at), line.words.length + 1, (next) => {
    const plain = quality(line, next)[0];
    const match = plain ?? adjective(line, next).find((one) => nounAhead(line, one.at));
    if (match === undefined) return undefined;
    so = [...so, match.value];
    if (plain === undefined) return match.at;
    found.unshift({ value: so, at: match.at });
    const joint = jointEnd(line, match.at, 'and');
    return joint > match.at ? skipArticle(line, joint) : joint;
  });
  return found;
};

const WALK = /^[a-z']+walk$/;
const LANDWALK_WORDS: ReadonlySet<string> = new Set(['snow', 'legendary', 'nonbasic', 'basic', 'snow-covered']);

/** The keyword whose name starts at a place, the longest. */
const keywordNameAt = (
  line: LineState,
  at: number,
): { readonly name: KeywordName; readonly at: number } | undefined => {
  const first = line.key(at);
  if (first === undefined) return undefined;
  for (const name of KEYWORD_BY_FIRST.get(first) ?? []) {
    const words = name.split(' ');
    if (words.every((word, index) => line.key(at + index) === word)) return { name, at: at + words.length };
  }
  return undefined;
};

const KEYWORD_BY_FIRST: ReadonlyMap<string, readonly KeywordName[]> = KEYWORD_NAMES.reduce((map, name) => {
  const first = name.split(' ')[0] ?? name;
  map.set(first, [...(map.get(first) ?? []), name]);
  return map;
}, new Map<string, KeywordName[]>());

export interface KeywordText {
  readonly text: string;
  readonly range: Range;
}

const keyText = (line: LineState, from: number, to: number): string =>
  line.words
    .slice(from, to)
    .map((word) => word.key)
    .join(' ');

const BRACES = /^(?:\{[^{}]+\})+$/;

/** Words that end what a keyword is about (`protection from red after layer 5`). */
const ENDS: ReadonlySet<string> = new Set([
  'after',
  'twice',
  'once',
  'thrice',
  'as',
  'named',
  'is',
  'are',
  'has',
  'have',
]);

const about = (line: LineState, at: number): number =>
  passOver(at, line.words.length, (next) => {
    const key = line.key(next);
    return key !== undefined && !ENDS.has(key) && (key !== 'and' || line.key(next + 1) === 'from');
  });

/** A keyword with what belongs to it: `flying`, `swampwalk`, `protection from red`, `ward {2}`, `rampage 2`. */
export const keyword: Rule<KeywordText> = (line, at) => {
  const first = line.key(at);
  if (first === undefined) return line.fail(at, '<keyword>');
  const named = keywordNameAt(line, at);
  if (named === undefined) {
    if (LANDWALK_WORDS.has(first) && WALK.test(line.key(at + 1) ?? '')) {
      return one({ text: keyText(line, at, at + 2), range: line.span(at, at + 2) }, at + 2);
    }
    if (WALK.test(first) || /cycling$/.test(first)) {
      const end = BRACES.test(line.key(at + 1) ?? '') ? at + 2 : at + 1;
      return one({ text: keyText(line, at, end), range: line.span(at, end) }, end);
    }
    return line.fail(at, '<keyword>');
  }
  const shape = keywordShape(named.name);
  let end = named.at;
  const following = line.key(end) ?? '';
  if (shape === 'quality') {
    end = about(line, end);
    if (end === named.at) return line.fail(end, '<quality>');
  } else if (shape === 'number' || shape === 'numberCost') {
    if (/^\d+$/.test(following)) end += 1;
    if (shape === 'numberCost' && BRACES.test(line.key(end) ?? '')) end += 1;
  } else if (BRACES.test(following) && shape !== 'none') {
    end += 1;
  }
  return one({ text: keyText(line, at, end), range: line.span(at, end) }, end);
};

export const keywords: Rule<readonly KeywordText[]> = (line, at) => listOf(line, at, keyword, 'both');

/** `a 2/2 green Bear creature token with flying and "…" named X`, from the first quality word on. */
export const tokenPhrase: Rule<TokenPhrase> = (line, at) => {
  const words: QualityWord[] = [];
  const isNoun = (place: number): boolean => line.key(place) === 'token' || line.key(place) === 'tokens';
  const end = walk(at, line.words.length + 1, (place) => {
    const match = isNoun(place) ? undefined : quality(line, place)[0];
    if (match === undefined) return undefined;
    words.push(match.value);
    return jointEnd(line, match.at, 'and');
  });
  if (!isNoun(end)) return end > at ? line.fail(end, 'token') : NOTHING;
  const next = end + 1;
  const base = phraseOf(words, line.span(at, next));
  const found: Match<TokenPhrase>[] = [{ value: base, at: next }];
  if (line.key(next) === 'named') found.unshift(...tokenName(line, next + 1, base, at));
  if (line.key(next) !== 'with') return found;
  const grow = (so: TokenPhrase, from: number): void => {
    const quoted = line.words[from];
    const inner: Matches<TokenPhrase> =
      quoted?.kind === 'quoted'
        ? one({ ...so, quoted: [...so.quoted, { text: quoted.text, range: innerRange(quoted) }] }, from + 1)
        : keyword(line, from).map((match) => ({
            value: { ...so, keywords: [...so.keywords, match.value] },
            at: match.at,
          }));
    for (const match of inner) {
      const value = { ...match.value, range: line.span(at, match.at) };
      if (line.key(match.at) === 'named') found.unshift(...tokenName(line, match.at + 1, value, at));
      found.unshift({ value, at: match.at });
      const joint = jointEnd(line, match.at, 'both');
      if (joint > match.at) grow(value, joint);
    }
  };
  grow(base, next + 1);
  return found;
};

/** Where the text inside the quotes stands. */
export const innerRange = (word: {
  readonly start: number;
  readonly end: number;
  readonly closed?: boolean;
}): Range => ({
  start: word.start + 1,
  end: word.closed === true ? word.end - 1 : word.end,
});

const tokenName = (line: LineState, at: number, so: TokenPhrase, start: number): Matches<TokenPhrase> => {
  const first = line.words[at];
  if (first?.kind === 'quoted') return one({ ...so, name: first.text, range: line.span(start, at + 1) }, at + 1);
  const next = passOver(at, line.words.length, (index) => {
    const key = line.key(index);
    return line.words[index]?.kind === 'word' && key !== 'as' && key !== 'with';
  });
  if (next === at) return line.fail(at, '<name>');
  return one({ ...so, name: textBetween(line, at, next), range: line.span(start, next) }, next);
};

const phraseOf = (words: readonly QualityWord[], range: Range): TokenPhrase => {
  const colors: string[] = [];
  const supertypes: string[] = [];
  const types: string[] = [];
  const subtypes: string[] = [];
  let pt: { power: number; toughness: number } | undefined;
  for (const { quality: word } of words) {
    if (word.kind === 'pt') pt = { power: word.power, toughness: word.toughness };
    else if (word.kind === 'color') colors.push(word.color);
    else if (word.kind === 'colorless') colors.push('colorless');
    else if (word.kind === 'type') types.push(word.word);
    else if (word.kind === 'supertype') supertypes.push(word.word);
    else if (word.kind === 'subtype') subtypes.push(word.word);
  }
  return { range, ...pt, colors, supertypes, subtypes, types, keywords: [], quoted: [] };
};

/** The name of a token that nothing names: its subtypes. */
export const tokenNameOf = (phrase: TokenPhrase): string | undefined =>
  phrase.name ?? (phrase.subtypes.length > 0 ? phrase.subtypes.join(' ') : undefined);
