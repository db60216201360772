// The compiler: the rules text of a face, or the sentence of an `effect` statement, to typed abilities with their reading states.

import { LONGEST_ABILITY, MOST_KEPT_TEXT } from '../../rules/limits.ts';
import { keyInWords } from '../../terms/same.ts';
import type { Ability, CompiledText, EffectBody, ReadingState, UnreadSpan } from '../ability.ts';
import { readBody } from './bodies.ts';
import { type Circumstances, notTried, spansOf } from './compileLine.ts';
import { compileLines } from './compileLines.ts';
import { readLine } from './lines.ts';
import { sameReading } from './normalise.ts';
import { othersOfAura } from './otherThan.ts';
import { firstName, shortName } from './ownNames.ts';
import { printBody } from './print.ts';
import { Reader, type Trial } from './reader.ts';
import { tokenize } from './tokens.ts';
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

const circumstances = (text: string, context: CompileContext): Circumstances => {
  const names = [...context.names];
  // A rebalanced card is called by the name of the one that it is made of; some texts leave the name out.
  for (const name of context.names) if (name.startsWith('A-')) names.push(name.slice(2));
  if (text.includes('CARDNAME')) names.push('CARDNAME');
  const first = names[0] === undefined ? undefined : firstName(text, names[0]);
  if (first !== undefined) names.push(first);
  return { names: namesOfCard({ names }), spell: context.spell === true };
};

/** The names a card goes by, and those without their titles. */
export const namesOfCard = ({ names }: CompileContext): readonly string[] => {
  const all = [...names];
  for (const name of names) {
    const short = shortName(name);
    if (short !== undefined) all.push(short);
  }
  return all;
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
      () => othersOfAura(compileLines(text, (read) => circumstances(read, context))),
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

/** The steps that reading a text takes, for each time that some of it is read: for tests and figures. */
export const workOf = (text: string, context: CompileContext): readonly Work[] => {
  const found: Work[] = [];
  compileLines(text, (read) => ({ ...circumstances(read, context), spent: (work) => found.push(work) }));
  return found;
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
