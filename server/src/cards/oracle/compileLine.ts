// One line of rules text (or several that are one ability) to what it is read as, with how well: proven, read, unread.
import { LONGEST_ABILITY } from '../../rules/limits.ts';
import type { Ability, CompiledAbility, UnreadSpan } from '../ability.ts';
import { isKnownLead, ofAnchor } from './leadWords.ts';
import { readLine } from './lines.ts';
import { sameReading } from './normalise.ts';
import { printAbility } from './print.ts';
import { Reader } from './reader.ts';
import { type Token, tokenize } from './tokens.ts';
import { guarded, type Unreadable, Work } from './work.ts';

/** A stretch of a text that is compiled by itself. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What the lines of a text are read with: all names that the card goes by there. */
export interface Circumstances {
  readonly names: readonly string[];
  readonly spell: boolean;
  /** Told of the work of each line, before it is done: for tests and figures. */
  readonly spent?: ((work: Work) => void) | undefined;
}

const NO_NAMES = { names: [] };

/** As much of words that are not tried as is shown: a book in a card is no less wrong for being shown in part. */
const SHOWN = 200;

/** Words that were not tried, or not to their end, and why. */
export const notTried = (text: string, { start, end }: Stretch, reason: Unreadable): CompiledAbility => {
  const from = start + (text.slice(start, Math.min(end, start + SHOWN)).match(/^\s*/)?.[0].length ?? 0);
  const shown = text.slice(from, reason.why === 'tooLong' ? Math.min(end, from + SHOWN) : end);
  return {
    ability: { kind: 'unread' },
    text: shown,
    offset: from,
    state: 'unread',
    unread: [{ start: 0, end: shown.length, expected: [], ...reason }],
  };
};

/** Whether a name might as well be words of the rules: names of one word or two. */
const couldBeWords = (token: Token): boolean => token.kind === 'name' && token.text.split(' ').length < 3;

/** "Crew 1. Activate only once each turn.": a keyword, and a sentence about it; each is read by itself. */
const keywordAndMore = (
  text: string,
  { start, end }: Stretch,
  context: Circumstances,
  work: Work,
): readonly CompiledAbility[] | undefined => {
  const stop = text.slice(start, end).indexOf('. ');
  if (stop < 0) return undefined;
  const sentence = { start, end: start + stop + 1 };
  const { abilities, tokens } = readQuickly(text, sentence, context, work);
  if (tokens.length > 0 && !abilities?.every(({ kind }) => kind === 'keyword')) return undefined;
  const first = compileWith(work, text, sentence, context);
  if (!first.every(({ ability, state }) => ability.kind === 'keyword' && state === 'proven')) return undefined;
  const rest = compileWith(work, text, { start: start + stop + 2, end }, context);
  return rest.every(({ state }) => state === 'proven') ? [...first, ...rest] : undefined;
};

interface Quickly {
  readonly abilities: readonly Ability[] | undefined;
  readonly tokens: readonly Token[];
  /** Those that were read: others, where the card's name was taken for plain words. */
  readonly used: readonly Token[];
  readonly furthest: number;
}

/** A line read without noting what would be understood where it stops. */
const readQuickly = (text: string, line: Stretch, context: Circumstances, work: Work): Quickly => {
  const tokens = tokenize(text, context, line.start, line.end);
  work.allow(tokens.length);
  const quick = new Reader(tokens, work);
  quick.noting = false;
  const abilities = tokens.length === 0 ? undefined : readLine(quick, context.spell);
  const { furthest } = quick;
  if (abilities !== undefined || !tokens.some(couldBeWords)) return { abilities, tokens, used: tokens, furthest };
  // A card called like a word of the rules ("Fear", "Exile"): once more with its name as plain words.
  const used = tokenize(text, NO_NAMES, line.start, line.end);
  const without = new Reader(used, work);
  without.noting = false;
  return { abilities: readLine(without, context.spell), tokens, used, furthest };
};

/** One ability's text, or keywords' of one line. Over a bound it is unread, whatever was read of it before. */
export const compileLine = (text: string, line: Stretch, context: Circumstances): readonly CompiledAbility[] =>
  line.end - line.start > LONGEST_ABILITY
    ? [notTried(text, line, { why: 'tooLong' })]
    : guarded(
        () => {
          const work = new Work();
          context.spent?.(work);
          return compileWith(work, text, line, context);
        },
        (reason) => [notTried(text, line, reason)],
      );

const compileWith = (work: Work, text: string, line: Stretch, context: Circumstances): readonly CompiledAbility[] => {
  const { names } = context;
  const { abilities, tokens, used, furthest } = readQuickly(text, line, context, work);
  if (tokens.length === 0) return [];
  if (abilities === undefined) {
    const parted = keywordAndMore(text, line, context, work);
    if (parted !== undefined) return parted;
    const own = text.slice(line.start, line.end);
    const found = inPart(own, line.start, tokens, context, work);
    return [found ?? unreadAbility(own, line.start, tokens, context, furthest, work)];
  }
  if (abilities.length === 1 || abilities.some((ability) => ability.kind !== 'keyword')) {
    return abilities.map((ability) => stated(ability, text.slice(line.start, line.end), line.start, names));
  }
  return splitKeywords(abilities, text, line, used, names);
};

/** An ability of several sentences of which some can't be read: the others are, and the spans say which are not. */
const inPart = (
  text: string,
  offset: number,
  tokens: readonly Token[],
  context: Circumstances,
  work: Work,
): CompiledAbility | undefined => {
  if (!tokens.slice(0, -1).some((token) => token.text === '.' || token.text === '•')) return undefined;
  const reader = new Reader(tokens, work);
  reader.lenient = true;
  reader.noting = false;
  const [ability, ...more] = readLine(reader, context.spell) ?? [];
  if (ability === undefined || more.length > 0) return undefined;
  const place = (at: number): number => (tokens[at]?.start ?? offset + text.length) - offset;
  const end = (at: number): number => (tokens[at - 1]?.end ?? offset) - offset;
  let left = '';
  let from = 0;
  const unread = reader.said.lost.flatMap((lost): readonly UnreadSpan[] => {
    left += text.slice(from, place(lost.from));
    from = Math.min(end(lost.to) + 1, text.length);
    const stop = lost.stop < lost.to ? place(lost.stop) : end(lost.to);
    const rest = { start: place(lost.from), end: stop, expected: [] };
    return [{ start: stop, end: end(lost.to), expected: lost.wanted }, ...(stop > rest.start ? [rest] : [])];
  });
  const printed = printAbility(ability).replaceAll(/…\.? ?/g, '');
  const rest = sameReading(printed, left + text.slice(from), context.names) ? 'proven' : 'read';
  return { ability, text, offset, state: 'unread', unread, rest };
};

const stated = (ability: Ability, text: string, offset: number, names: readonly string[]): CompiledAbility => ({
  ability,
  text,
  offset,
  state: isSure(ability) && sameReading(printAbility(ability), text, names) ? 'proven' : 'read',
  unread: [],
});

/** Words before a dash that are no ability word are taken for flavour: read, but not proven to be that. */
const isSure = (ability: Ability): boolean =>
  !('word' in ability) || ability.word === undefined || isKnownLead(ability.word) || ofAnchor(ability) !== undefined;

/** Keywords of one line: each gets its own words. */
const splitKeywords = (
  abilities: readonly Ability[],
  text: string,
  line: Stretch,
  tokens: readonly Token[],
  names: readonly string[],
): readonly CompiledAbility[] => {
  const pieces: Stretch[] = [];
  let start = tokens[0]?.start ?? line.start;
  let end = start;
  for (const token of tokens) {
    const separator = token.text === ',' || token.text === ';';
    if (separator && pieces.length < abilities.length - 1) {
      pieces.push({ start, end });
      start = -1;
    } else {
      if (start < 0) start = token.start;
      end = token.end;
    }
  }
  pieces.push({ start, end: line.end });
  if (pieces.length !== abilities.length) {
    return abilities.map((ability) => stated(ability, text.slice(line.start, line.end), line.start, names));
  }
  return abilities.map((ability, index) => {
    const piece = pieces[index] ?? line;
    return stated(ability, text.slice(piece.start, piece.end), piece.start, names);
  });
};

/** Everything before the furthest word was begun but is held by no node; the span with the expected words comes first. */
export const spansOf = (
  reader: Reader,
  tokens: readonly Token[],
  length: number,
  offset: number,
): readonly UnreadSpan[] => {
  const at = tokens[reader.furthest]?.start;
  const from = at === undefined ? length : at - offset;
  const spans: UnreadSpan[] = [{ start: Math.min(from, length), end: length, expected: reader.wanted }];
  if (from > 0) spans.push({ start: 0, end: Math.min(from, length), expected: [] });
  return spans;
};

/** Read once more, noting what would have been understood where it stops: `furthest` is known to have been reached. */
const unreadAbility = (
  text: string,
  offset: number,
  tokens: readonly Token[],
  context: Circumstances,
  furthest: number,
  work: Work,
): CompiledAbility => {
  const reader = new Reader(tokens, work);
  reader.furthest = furthest;
  readLine(reader, context.spell);
  return {
    ability: { kind: 'unread' },
    text,
    offset,
    state: 'unread',
    unread: spansOf(reader, tokens, text.length, offset),
  };
};
