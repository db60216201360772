// What grammar functions have been found unable to begin with: it holds in every text, since nothing but those words was asked for.
import { type Token, WORD_IDS } from './tokens.ts';

/** How many of the lower bits of an account stand for circumstances; above them are those of `ASKED`. */
export const CIRCUMSTANCES = 4;

/**
 * Words that are asked for anywhere further on, since without them something need not be tried. Each has a bit, as in
 * `has` and `lacks`; what failed without one of them may yet read where it stands.
 */
export const ASKED: ReadonlyMap<string, number> = new Map<string, number>(
  [["'s", "'"], ['could'], ['—'], ['-'], [':'], ['who'], ['way'], ['random'], ['instead'], ['if'], ['unless']].flatMap(
    (words, index) => words.map((word) => [word, 1 << (CIRCUMSTANCES + index)] as const),
  ),
);

/** The bit of possessive endings. */
export const CLITIC = ASKED.get("'s") ?? 0;

/** All bits of a word: its own, and those of the sets that it is in. */
const BITS = new Map(ASKED);
let newest = Math.max(...ASKED.values());

/** A bit for a set of words, one of which has to follow for something to be read. */
export const askedTogether = (words: Iterable<string>): number => {
  newest <<= 1;
  for (const word of words) BITS.set(word, (BITS.get(word) ?? 0) | newest);
  return newest;
};

const ENDINGS: { readonly ending: RegExp; readonly bit: number }[] = [];

/** A bit for words that end so, one of which has to follow for something to be read. */
export const askedEnding = (ending: RegExp): number => {
  newest <<= 1;
  ENDINGS.push({ ending, bit: newest });
  return newest;
};

const BY_ID = new Int32Array(WORD_IDS).fill(-1);

/** The bits of a word that is asked for; 0 for any other. */
export const askedBy = (token: Token | undefined): number => {
  if (token === undefined) return 0;
  const known = BY_ID[token.id] ?? -1;
  if (known >= 0) return known;
  let bit = BITS.get(token.text) ?? 0;
  for (const { ending, bit: own } of ENDINGS) if (ending.test(token.text)) bit |= own;
  // Many words have no number.
  if (token.id !== 0) BY_ID[token.id] = bit;
  return bit;
};

/** A word that always follows: what fails only without it is not known to fail. */
export const EVER = 1 << 30;

/** Second words are remembered in few slots, of which the latest takes the place: what is forgotten is learned again. */
const SLOTS = 512;
const slotOf = (word: number, next: number): number => (word * 31 + next * 7) % SLOTS;

/** Sets of words that must not follow, by small numbers. */
const NEEDS: number[] = [EVER, 0];
const MOST_NEEDS = 255;

const numberOf = (need: number): number => {
  const known = NEEDS.indexOf(need, 1);
  if (known >= 0) return known;
  if (NEEDS.length > MOST_NEEDS) return 0;
  NEEDS.push(need);
  return NEEDS.length - 1;
};

/** Of two sets of words, one of which must not follow, the one that asks less. */
const weaker = (known: number, need: number): boolean => known === EVER || (known & need) === need;

/** The beginnings that one grammar function can't read: its first word or its first two, and which words must not follow. */
export class Failures {
  readonly #words = new Uint8Array(WORD_IDS);
  #pairs: Int32Array | undefined;
  #needs: Uint8Array | undefined;

  /** The words, as bits, that must not follow for it to fail on this first word; `EVER` if it may read. */
  onWord(word: number): number {
    return NEEDS[this.#words[word] ?? 0] ?? EVER;
  }

  onPair(word: number, next: number): number {
    const slot = slotOf(word, next);
    if (this.#pairs === undefined || this.#pairs[slot] !== word * WORD_IDS + next) return EVER;
    return NEEDS[this.#needs?.[slot] ?? 0] ?? EVER;
  }

  learnWord(word: number, need: number): void {
    if (weaker(this.onWord(word), need)) this.#words[word] = numberOf(need);
  }

  learnPair(word: number, next: number, need: number): void {
    this.#pairs ??= new Int32Array(SLOTS);
    this.#needs ??= new Uint8Array(SLOTS);
    if (!weaker(this.onPair(word, next), need)) return;
    const slot = slotOf(word, next);
    this.#pairs[slot] = word * WORD_IDS + next;
    this.#needs[slot] = numberOf(need);
  }
}

/** Alternatives after one beginning, and of those that fail there, which words must not follow for that. */
export class Left<A> {
  readonly needs: number[];
  readonly #all: readonly A[];
  /** All words on which it depends what is left. */
  asked = 0;
  #lists = new Map<number, readonly A[]>();

  constructor(all: readonly A[], needs: readonly number[] | undefined) {
    this.#all = all;
    this.needs = needs === undefined ? all.map(() => EVER) : [...needs];
    this.#reckon();
  }

  #reckon(): void {
    this.asked = 0;
    for (const need of this.needs) if (need !== EVER) this.asked |= need;
    this.#lists = new Map();
  }

  /** Those that might read where these words follow. */
  where(follows: number): readonly A[] {
    const key = follows & this.asked;
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const list = this.#all.filter((_, index) => {
      const need = this.needs[index] ?? EVER;
      return need === EVER || (need & key) !== 0;
    });
    this.#lists.set(key, list);
    return list;
  }

  learn(failed: A, need: number): void {
    const index = this.#all.indexOf(failed);
    if (!weaker(this.needs[index] ?? EVER, need)) return;
    this.needs[index] = need;
    this.#reckon();
  }
}

interface Pair<A> {
  readonly word: number;
  readonly next: number;
  readonly left: Left<A>;
}

/** The alternatives of a choice, by the beginnings on which they have failed. */
export class Choice<A> {
  readonly all: readonly A[];
  readonly #words: (Left<A> | undefined)[] = new Array(WORD_IDS);
  #pairs: (Pair<A> | undefined)[] | undefined;

  constructor(all: readonly A[]) {
    this.all = all;
  }

  /** What is left after this word; undefined where nothing is known of it. */
  onWord(word: number): Left<A> | undefined {
    return this.#words[word];
  }

  /** The same after two words. */
  onPair(word: number, next: number): Left<A> | undefined {
    return this.#pair(word, next)?.left;
  }

  #pair(word: number, next: number): Pair<A> | undefined {
    const pair = this.#pairs?.[slotOf(word, next)];
    return pair !== undefined && pair.word === word && pair.next === next ? pair : undefined;
  }

  learnWord(word: number, next: number, need: number, failed: A): void {
    let left = this.#words[word];
    if (left === undefined) {
      left = new Left(this.all, undefined);
      this.#words[word] = left;
    }
    left.learn(failed, need);
    this.#pair(word, next)?.left.learn(failed, need);
  }

  learnPair(word: number, next: number, need: number, failed: A): void {
    let pair = this.#pair(word, next);
    if (pair === undefined) {
      pair = { word, next, left: new Left(this.all, this.#words[word]?.needs) };
      this.#pairs ??= new Array(SLOTS);
      this.#pairs[slotOf(word, next)] = pair;
    }
    pair.left.learn(failed, need);
  }
}
