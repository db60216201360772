// The compiler: the rules text of a face, or the sentence of an `effect` statement, to typed abilities with their reading states.

import { LONGEST_ABILITY, LONGEST_TEXT, MOST_KEPT_TEXT, MOST_PARAGRAPHS } from '../../rules/limits.ts';
import { keyInWords } from '../../terms/same.ts';
import type { Ability, CompiledAbility, CompiledText, EffectBody, ReadingState, UnreadSpan } from '../ability.ts';
import { passOver, walk } from '../loops.ts';
import { readBody } from './bodies.ts';
import { isKnownLead, ofAnchor } from './leadWords.ts';
import { compileLevels, isHeading } from './levels.ts';
import { readLine } from './lines.ts';
import { sameReading } from './normalise.ts';
import { othersOfAura } from './otherThan.ts';
import { firstName, shortName } from './ownNames.ts';
import { printAbility, printBody } from './print.ts';
import { Reader, type Trial } from './reader.ts';
import { type Token, tokenize } from './tokens.ts';
import { guarded, type Unreadable, Work } from './work.ts';

/** What the compiler needs to know beside the words. */
export interface CompileContext {
  /** The card's own name first, then other names it goes by. */
  readonly names: readonly string[];
  /** An instant or sorcery: plain sentences are what it does on resolution. */
  readonly spell?: boolean;
  /** Names that a statement's own words may use, by index: objects and players of the scenario. */
  readonly boundNames?: readonly string[];
  readonly boundPlayers?: readonly string[];
}

/** An `effect` statement's sentence, read. */
export interface CompiledEffect {
  readonly body: EffectBody | undefined;
  readonly text: string;
  readonly state: ReadingState;
  readonly unread: readonly UnreadSpan[];
}

/** What a text was compiled to, as the text of a card that is called so. */
interface Known {
  readonly names: readonly string[];
  readonly spell: boolean;
  readonly compiled: CompiledText;
}

const cache = new Map<string, Known[]>();
const CACHE_SIZE = 4000;
let cached = 0;
let cachedText = 0;

const isAlike = (names: readonly string[], others: readonly string[]): boolean =>
  names.length === others.length && names.every((name, index) => name === others[index]);

/** What the lines of a text are read with: all names that the card goes by there. */
interface Circumstances {
  readonly names: readonly string[];
  readonly spell: boolean;
}

const circumstances = (text: string, context: CompileContext): Circumstances => {
  const names = [...context.names];
  // A rebalanced card is called by the name of the one that it is made of; some texts leave the name out.
  for (const name of context.names) if (name.startsWith('A-')) names.push(name.slice(2));
  if (text.includes('CARDNAME')) names.push('CARDNAME');
  const first = names[0] === undefined ? undefined : firstName(text, names[0]);
  if (first !== undefined) names.push(first);
  return { names: namesOfCard({ names }), spell: context.spell === true };
};

/**
 * Rules text of a whole face, one ability a line (bullets belong to the line before), memoised by text and names. Never throws:
 * what is over a bound, or goes wrong, is unread, with the reason at its words.
 */
export const compileText = (text: string, context: CompileContext): CompiledText => {
  const { names } = context;
  const spell = context.spell === true;
  const same = cache.get(text);
  const known = same?.find((one) => one.spell === spell && isAlike(one.names, names));
  if (known !== undefined) return known.compiled;
  const compiled: CompiledText = {
    abilities: guarded(
      () => othersOfAura(compileLines(text, context)),
      (reason) => [notTried(text, { start: 0, end: text.length }, reason)],
    ),
  };
  const entry = { names, spell, compiled };
  if (same !== undefined) same.push(entry);
  else cache.set(text, [entry]);
  cached += 1;
  cachedText += text.length;
  if (cached >= CACHE_SIZE || cachedText > MOST_KEPT_TEXT) {
    cache.clear();
    cached = 0;
    cachedText = 0;
  }
  return compiled;
};

interface Line {
  readonly start: number;
  readonly end: number;
}

const linesOf = (text: string): readonly Line[] => {
  const lines: Line[] = [];
  let at = 0;
  let anchored = false;
  for (const raw of text.split('\n')) {
    const start = at + (raw.length - raw.trimStart().length);
    const end = start + raw.trim().length;
    at += raw.length + 1;
    const last = lines.at(-1);
    anchored = anchored ? ANCHORED.test(raw) : ANCHORS.test(raw);
    if (MODE.test(raw) && last !== undefined && !anchored) lines[lines.length - 1] = { start: last.start, end };
    else if (end > start) lines.push({ start, end });
  }
  return lines;
};

/** A line that is a mode of the text above: a bullet, a plus before its cost (702.172), or a row of results (706.3). */
const MODE = /^\s*(?:•|\+ ?\{|\{P\}|\d+(?:[—–-](?:\d+|\+))? \|)/;

/** A choice of words to which abilities below belong, each under its word (614.12b). */
const ANCHORS = /^\s*As .* enters(?: the battlefield)?, choose [^.,]+ or [^.,]+\.\s*$/;
const ANCHORED = /^\s*•\s*\p{Lu}[^—.]*—/u;

const isStrokes = (text: string, { start, end }: Line): boolean => text.slice(start, end) === '//';

/** How far a text is read: to its end, or to the last line's end before it is too long. */
const readTo = (text: string): number =>
  text.length <= LONGEST_TEXT ? text.length : Math.max(0, text.lastIndexOf('\n', LONGEST_TEXT));

const compileLines = (text: string, outer: CompileContext): readonly CompiledAbility[] => {
  const end = readTo(text);
  const read = end === text.length ? text : text.slice(0, end);
  const context = circumstances(read, outer);
  const lines = linesOf(read);
  const out: CompiledAbility[] = [];
  const known = new Map<number, readonly CompiledAbility[]>();
  /** Each line is compiled once, whoever asks. */
  const own = (index: number): readonly CompiledAbility[] => {
    const line = lines[index];
    const before = known.get(index);
    if (before !== undefined || line === undefined) return before ?? [];
    const made = compileLine(read, line, context);
    known.set(index, made);
    return made;
  };
  walk(0, lines.length, (index) => {
    const line = lines[index];
    // Between the doors of a Room and the halves of a split card stands a line of strokes (709).
    if (line === undefined || isStrokes(read, line)) return index + 1;
    if (isHeading(read.slice(line.start, line.end))) {
      // What stands below counts at that level only (711.2, 716.2, 721.2).
      const rest = lines.slice(index);
      const levels = compileLevels(read, rest, (one) => compileLine(read, one, context));
      out.push(...(levels ?? rest.map((one) => whollyUnread(read, one))));
      return lines.length;
    }
    const first = own(index);
    const together =
      context.spell && first[0]?.ability.kind === 'spell' ? paragraphs(read, lines, index, own, context) : undefined;
    out.push(...(together?.abilities ?? first));
    return together?.next ?? index + 1;
  });
  if (end < text.length) out.push(notTried(text, { start: end, end: text.length }, { why: 'tooLong' }));
  return out;
};

/**
 * What a spell does is one ability over all its paragraphs, as far as they follow each other: from one that is a spell's. All
 * of them are read together at once; only where they are nothing together are they tried one more each time.
 */
const paragraphs = (
  text: string,
  lines: readonly Line[],
  index: number,
  own: (index: number) => readonly CompiledAbility[],
  context: Circumstances,
): { readonly abilities: readonly CompiledAbility[]; readonly next: number } | undefined => {
  const last = passOver(index + 1, lines.length, (at) => {
    const line = lines[at];
    const kind = line === undefined || isStrokes(text, line) ? undefined : own(at)[0]?.ability.kind;
    return kind === 'spell' || kind === 'unread';
  });
  const upTo = (next: number): readonly CompiledAbility[] =>
    compileLine(text, { start: lines[index]?.start ?? 0, end: lines[next - 1]?.end ?? 0 }, context);
  if (last === index + 1) return undefined;
  const all = upTo(last);
  // Where a part of what it does is not even tried, none of it is its own.
  if (all[0]?.ability.kind === 'spell' || all[0]?.unread[0]?.why !== undefined) return { abilities: all, next: last };
  let found: readonly CompiledAbility[] | undefined;
  const next = passOver(index + 1, Math.min(last, index + MOST_PARAGRAPHS), (at) => {
    const both = upTo(at + 1);
    if (both[0]?.ability.kind !== 'spell') return false;
    found = both;
    return true;
  });
  return found === undefined ? undefined : { abilities: found, next };
};

/** As much of words that are not tried as is shown: a book in a card is no less wrong for being shown in part. */
const SHOWN = 200;

/** Words that were not tried, or not to their end, and why. */
const notTried = (text: string, { start, end }: Line, reason: Unreadable): CompiledAbility => {
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

const whollyUnread = (text: string, { start, end }: Line): CompiledAbility => ({
  ability: { kind: 'unread' },
  text: text.slice(start, end),
  offset: start,
  state: 'unread',
  unread: [{ start: 0, end: end - start, expected: [] }],
});

const NO_NAMES = { names: [] };

/** The names a card goes by, and those without their titles. */
export const namesOfCard = ({ names }: CompileContext): readonly string[] => {
  const all = [...names];
  for (const name of names) {
    const short = shortName(name);
    if (short !== undefined) all.push(short);
  }
  return all;
};

/** Whether a name might as well be words of the rules: names of one word or two. */
const couldBeWords = (token: Token): boolean => token.kind === 'name' && token.text.split(' ').length < 3;

/** "Crew 1. Activate only once each turn.": a keyword, and a sentence about it; each is read by itself. */
const keywordAndMore = (
  text: string,
  { start, end }: Line,
  context: Circumstances,
  work: Work,
): CompiledText['abilities'] | undefined => {
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
const readQuickly = (text: string, line: Line, context: Circumstances, work: Work): Quickly => {
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
const compileLine = (text: string, line: Line, context: Circumstances): readonly CompiledAbility[] =>
  line.end - line.start > LONGEST_ABILITY
    ? [notTried(text, line, { why: 'tooLong' })]
    : guarded(
        () => compileWith(new Work(), text, line, context),
        (reason) => [notTried(text, line, reason)],
      );

const compileWith = (work: Work, text: string, line: Line, context: Circumstances): readonly CompiledAbility[] => {
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
  line: Line,
  tokens: readonly Token[],
  names: readonly string[],
): readonly CompiledAbility[] => {
  const pieces: Line[] = [];
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
const spansOf = (reader: Reader, tokens: readonly Token[], length: number, offset: number): readonly UnreadSpan[] => {
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

/** The sentence of an `effect` statement, as what a resolving spell or ability would do. Never throws, as `compileText`. */
export const compileEffect = (text: string, context: CompileContext): CompiledEffect => {
  const unread = (reason: Unreadable): CompiledEffect => {
    const { unread: spans } = notTried(text, { start: 0, end: text.length }, reason);
    return { body: undefined, text, state: 'unread', unread: spans };
  };
  return text.length > LONGEST_ABILITY ? unread({ why: 'tooLong' }) : guarded(() => readEffect(text, context), unread);
};

const readEffect = (text: string, context: CompileContext): CompiledEffect => {
  const { boundNames = [], boundPlayers = [] } = context;
  const tokens = tokenize(text, { names: context.names, boundNames, boundPlayers });
  const reader = new Reader(tokens, new Work(tokens.length));
  const body = tokens.length === 0 ? undefined : readBody(reader);
  if (body === undefined || !reader.done) {
    return { body: undefined, text, state: 'unread', unread: spansOf(reader, tokens, text.length, 0) };
  }
  const printed = printBody(body, { boundNames, boundPlayers });
  return { body, text, state: sameReading(printed, text, context.names) ? 'proven' : 'read', unread: [] };
};

/** What would be understood at the end of `text` as a line of rules text: for completion and messages. */
export const expectedAt = (text: string, context: CompileContext): readonly string[] =>
  text.length > LONGEST_ABILITY
    ? []
    : guarded(
        () => {
          const names = [...context.names, ...context.names.flatMap((name) => shortName(name) ?? [])];
          const { boundNames = [], boundPlayers = [] } = context;
          const tokens = tokenize(text, { names, boundNames, boundPlayers });
          const reader = new Reader(tokens, new Work(tokens.length));
          readLine(reader, context.spell === true);
          return reader.furthest >= tokens.length ? reader.wanted : [];
        },
        () => [],
      );

/**
 * All readings of one line, for tests: the compiler takes the first that its grammar finds, and there should be no other.
 * Each alternative that was taken is passed over in turn, to see whether the line still reads, and to something else.
 */
export const readingsOf = (text: string, context: CompileContext): readonly (readonly Ability[])[] => {
  const tokens = tokenize(text, { names: namesOfCard(context) });
  const read = (banned: number): { readonly abilities: readonly Ability[] | undefined; readonly taken: number } => {
    const trial: Trial = { taken: 0, banned, met: 0, idle: false };
    const reader = new Reader(tokens, new Work(tokens.length));
    reader.noting = false;
    reader.trial = trial;
    const abilities = guarded(
      () => readLine(reader, context.spell === true),
      () => undefined,
    );
    return { abilities: trial.idle ? undefined : abilities, taken: trial.taken };
  };
  const first = read(-1);
  const found = new Map<string, readonly Ability[]>();
  for (let banned = -1; banned < first.taken; banned += 1) {
    const { abilities } = banned < 0 ? first : read(banned);
    if (abilities !== undefined)
      found.set(abilities.map((ability) => keyInWords('ability', ability)).join(), abilities);
  }
  return [...found.values()];
};
