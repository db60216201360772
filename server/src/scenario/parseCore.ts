// The parser's foundation: every rule gives all its readings from a place on, and the furthest place reached tells what was expected there.
import type { NameKind, NameMatch, Scope } from './names.ts';
import type { Range } from './statement.ts';
import { spanOf, type Word } from './words.ts';

/** One reading of a stretch: what it says, and the index of the word behind it. */
export interface Match<T> {
  readonly value: T;
  readonly at: number;
}

export type Matches<T> = readonly Match<T>[];

export const NOTHING: Matches<never> = [];

const isPlayer = (kind: NameKind): boolean => kind === 'player';
const isThing = (kind: NameKind): boolean => kind !== 'player';

/** A rule: all readings of the line from word `at` on. */
export type Rule<T> = (line: LineState, at: number) => Matches<T>;

const SORTS = { player: 0, thing: 3, any: 6 } as const;
const ENDINGS = { plain: 0, plural: 1, possessive: 2 } as const;

export type ReadMode = 'quick' | 'tracking' | 'lenient';

/** A line being read. The only mutable part is what was expected where nothing fitted. */
export class LineState {
  readonly words: readonly Word[];
  readonly scope: Scope;
  /**
   * `quick` notes nothing and is enough for lines that are right; `tracking` notes what was expected; in a `lenient` try
   * a name that nothing in scope matches is read all the same, to be reported.
   */
  readonly mode: ReadMode;
  /** Furthest word at which something else was expected. */
  furthest = 0;
  readonly expected = new Set<string>();
  /** Names read in a second try though nothing in scope matches them, and what should have stood there. */
  readonly unknown = new Map<object, string>();
  readonly #names: (NameMatch | null | undefined)[] = [];

  constructor(words: readonly Word[], scope: Scope, mode: ReadMode) {
    this.words = words;
    this.scope = scope;
    this.mode = mode;
  }

  get lenient(): boolean {
    return this.mode === 'lenient';
  }

  /** The longest name in scope at a place; each question is answered once a line. */
  name(at: number, sort: 'player' | 'thing' | 'any', ending: 'plain' | 'plural' | 'possessive'): NameMatch | undefined {
    const question = at * 9 + SORTS[sort] + ENDINGS[ending];
    const before = this.#names[question];
    if (before !== undefined) return before ?? undefined;
    const match = this.scope.match(this.words, at, {
      ...(ending === 'plain' ? {} : { [ending]: true }),
      ...(sort === 'any' ? {} : { accepts: sort === 'player' ? isPlayer : isThing }),
    });
    this.#names[question] = match ?? null;
    return match;
  }

  /** The folded word at a place; nothing for a comma, a quoted piece, the end. */
  key(at: number): string | undefined {
    const word = this.words[at];
    return word?.kind === 'word' ? word.key : undefined;
  }

  isComma(at: number): boolean {
    return this.words[at]?.kind === 'comma';
  }

  /** Notes that `what` would have fitted at a place, and gives no reading. */
  fail(at: number, what: string): Matches<never> {
    if (this.mode === 'quick') return NOTHING;
    if (at > this.furthest) {
      this.furthest = at;
      this.expected.clear();
    }
    if (at === this.furthest) this.expected.add(what);
    return NOTHING;
  }

  /** Whether the word at `at` is `word`; else it is noted as expected. */
  is(at: number, word: string): boolean {
    if (this.key(at) === word) return true;
    this.fail(at, word);
    return false;
  }

  /** The index behind a row of words, or -1. Each is expected in its turn. */
  phrase(at: number, ...words: readonly string[]): number {
    let next = at;
    for (const word of words) {
      if (!this.is(next, word)) return -1;
      next += 1;
    }
    return next;
  }

  span(from: number, to: number): Range {
    return spanOf(this.words, from, to);
  }
}

export const one = <T>(value: T, at: number): Matches<T> => [{ value, at }];

/** All readings of a rule, each turned into something else. */
export const map = <A, B>(matches: Matches<A>, turn: (value: A, at: number) => B): Matches<B> =>
  matches.length === 0 ? NOTHING : matches.map((match) => ({ value: turn(match.value, match.at), at: match.at }));

/** All readings of what follows each reading. */
export const andThen = <A, B>(matches: Matches<A>, next: (value: A, at: number) => Matches<B>): Matches<B> => {
  const [first] = matches;
  if (first === undefined) return NOTHING;
  if (matches.length === 1) return next(first.value, first.at);
  return matches.flatMap((match) => next(match.value, match.at));
};

/** The readings of several rules together. */
export const any = <T>(...all: readonly Matches<T>[]): Matches<T> => {
  const found = all.filter((matches) => matches.length > 0);
  return found.length <= 1 ? (found[0] ?? NOTHING) : found.flat();
};

/** `X`, `X, X`, `X and X`, `X, X and X`, `X, and X`: every length that can be read. */
export const listOf = <T>(
  line: LineState,
  at: number,
  item: Rule<T>,
  joint: 'comma' | 'and' | 'both',
): Matches<readonly T[]> => {
  const found: Match<readonly T[]>[] = [];
  const grow = (so: readonly T[], from: number): void => {
    for (const match of item(line, from)) {
      const all = [...so, match.value];
      found.push({ value: all, at: match.at });
      const next = jointEnd(line, match.at, joint);
      if (next > match.at) grow(all, next);
    }
  };
  grow([], at);
  return found;
};

/** The place behind a `,`, `and` or `, and` at `at`; `at` itself if there is none. */
export const jointEnd = (line: LineState, at: number, joint: 'comma' | 'and' | 'both'): number => {
  if (joint !== 'and' && line.isComma(at)) {
    return joint === 'both' && line.key(at + 1) === 'and' ? at + 2 : at + 1;
  }
  if (joint !== 'comma' && line.key(at) === 'and') return at + 1;
  return at;
};

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** The place behind an article, if there is one. */
export const skipArticle = (line: LineState, at: number): number => (ARTICLES.has(line.key(at) ?? '') ? at + 1 : at);

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** A number in digits or, up to ten, in words; with `article`, `a` and `an` are one. */
export const numberAt = (line: LineState, at: number, article = false): number | undefined => {
  const key = line.key(at);
  if (key === undefined) return undefined;
  if (/^\d{1,9}$/.test(key)) return Number(key);
  if (key === 'no' && article) return 0;
  if (!article && (key === 'a' || key === 'an')) return undefined;
  return Object.hasOwn(NUMBERS, key) ? NUMBERS[key] : undefined;
};

export const number: Rule<number> = (line, at) => {
  const value = numberAt(line, at);
  return value === undefined ? line.fail(at, '<number>') : one(value, at + 1);
};

export const amount: Rule<number> = (line, at) => {
  const value = numberAt(line, at, true);
  return value === undefined ? line.fail(at, '<number>') : one(value, at + 1);
};

/** A signed whole number, as power and toughness may be (`-1`). */
export const signed: Rule<number> = (line, at) => {
  const key = line.key(at) ?? '';
  return /^[+-]?\d{1,9}$/.test(key) ? one(Number(key), at + 1) : line.fail(at, '<number>');
};
