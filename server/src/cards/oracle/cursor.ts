// A place in a list of tokens: which words stand there, and what would have been understood at the furthest one.
import { ASKED, askedBy, CLITIC, EVER } from './learned.ts';
import { begins, type Phrases, stands, takesWords } from './phrases.ts';
import type { Token } from './tokens.ts';
import type { Work } from './work.ts';

/** What a grammar function asked for beside the words, as bits; those of `ASKED` say which words it has found missing. */
export const SAID = 1;
export const MODE = 2;
export const QUOTED = 4;
export const ACTOR = 8;

/** Reads words one after another, and keeps account of how far it was made to look and of what was asked beside them. */
export class Cursor {
  at = 0;
  /** Whether what would be understood is noted; without it alternatives that can't begin with the next word are passed by. */
  noting = true;
  furthest = 0;
  /** The last token that was looked at; Infinity where something else was, such as tokens before. */
  protected looked = Number.POSITIVE_INFINITY;
  protected used = 0;
  protected readonly last: number;
  readonly #tokens: readonly Token[];
  #following: number[] | undefined;
  #expected: Set<string> | undefined;

  /** What all readers of the text may take together. */
  readonly work: Work;

  constructor(tokens: readonly Token[], work: Work, start = 0, end = tokens.length) {
    this.#tokens = tokens;
    this.work = work;
    this.at = start;
    this.furthest = start;
    this.last = end;
  }

  get tokens(): readonly Token[] {
    this.looked = Number.POSITIVE_INFINITY;
    return this.#tokens;
  }

  get end(): number {
    this.looked = Number.POSITIVE_INFINITY;
    return this.last;
  }

  /** What would have been understood at the furthest word. */
  get expected(): Set<string> {
    this.#expected ??= new Set();
    return this.#expected;
  }

  set expected(expected: Set<string>) {
    this.#expected = expected;
  }

  /** The next token, looked at. */
  get token(): Token | undefined {
    return this.tokenAt(this.at);
  }

  protected tokenAt(index: number): Token | undefined {
    if (index >= this.last) {
      this.looked = Number.POSITIVE_INFINITY;
      return undefined;
    }
    if (index > this.looked) this.looked = index;
    return this.#tokens[index];
  }

  /** The number of a word, looked up without account of it; 0 where it has none. */
  protected idAt(index: number): number {
    return index < this.last ? (this.#tokens[index]?.id ?? 0) : 0;
  }

  /** Whether nothing that would be understood at the next word could be worth noting. */
  get skims(): boolean {
    return !this.noting || this.at < this.furthest;
  }

  /** Whether the same is so up to a word after it, looked at with it. */
  protected skimsTo(at: number): boolean {
    return !this.noting || at < this.furthest;
  }

  /** What would be understood at the furthest word, in the order of the alphabet; without endings of words (`'s`), which nobody looks for. */
  get wanted(): readonly string[] {
    return [...this.expected].filter((words) => !words.startsWith("'")).sort();
  }

  peek(ahead = 0): string {
    return this.tokenAt(this.at + ahead)?.text ?? '';
  }

  get done(): boolean {
    return this.tokenAt(this.at) === undefined;
  }

  /** Notes what would have been understood here. */
  want(what: string): undefined {
    if (!this.noting) return undefined;
    if (this.at > this.furthest) {
      this.furthest = this.at;
      this.#expected = new Set([what]);
    } else if (this.at === this.furthest) this.expected.add(what);
    return undefined;
  }

  #came(at: number): void {
    if (at <= this.furthest) return;
    this.furthest = at;
    this.#expected = undefined;
  }

  /** Takes the words of `phrase` (single blanks between tokens, lower case), all or none. */
  eat(phrase: string): boolean {
    this.work.step();
    const start = this.at;
    const token = this.tokenAt(start);
    if (token === undefined || !begins(phrase, token.text) || !takesWords(token)) {
      if (this.noting && start >= this.furthest) this.want(phrase);
      return false;
    }
    let next = start + 1;
    for (let from = token.text.length + 1; from < phrase.length; next += 1) {
      const there = this.tokenAt(next);
      if (there === undefined || !stands(phrase, from, there.text) || !takesWords(there)) {
        this.at = next;
        if (this.noting && next >= this.furthest) this.want(phrase.slice(from));
        this.at = start;
        return false;
      }
      from += there.text.length + 1;
    }
    this.at = next;
    if (next > this.furthest) this.#came(next);
    return true;
  }

  /** Takes the first of the phrases that stands here; longest first is the caller's business. */
  eatOne<const T extends string>(...phrases: readonly T[]): T | undefined {
    const first = this.skims ? this.tokenAt(this.at)?.text.charCodeAt(0) : -1;
    for (const phrase of phrases)
      if ((first === -1 || phrase.charCodeAt(0) === first) && this.eat(phrase)) return phrase;
    return undefined;
  }

  /** The same of a list with an index. */
  eatListed<E extends readonly [string, ...unknown[]]>({ all, byWord }: Phrases<E>): E | undefined {
    const list = this.skims ? byWord.get(this.peek()) : all;
    return list?.find(([phrase]) => this.eat(phrase));
  }

  /** Whether what begins with one of these words alone need not be tried: not where what would be understood is to be noted. */
  passes(first: ReadonlySet<string>): boolean {
    return this.skims && !first.has(this.peek());
  }

  /** Whether no "'s" or "'" follows: then no possessive stands here, nor anywhere after. */
  get noClitic(): boolean {
    return this.lacksAll(CLITIC);
  }

  /** Whether what needs one of the words that are asked for by these bits need not be tried: see `lacks`. */
  lacksAll(bits: number): boolean {
    // Where one stands nothing is left out: what fails even so fails without it too.
    if ((this.following(this.at) & bits) !== 0) return false;
    this.used |= bits;
    return true;
  }

  /** Which of the words that are asked for stand from there on, as bits; all, where what would be understood is noted. */
  protected following(at: number): number {
    return this.noting ? -1 : this.followed(at) | EVER;
  }

  private followed(at: number): number {
    let bits = this.#following;
    if (bits === undefined) {
      bits = new Array(this.last + 1).fill(0);
      let seen = 0;
      for (let index = this.last - 1; index >= 0; index -= 1) {
        seen |= askedBy(this.#tokens[index]);
        bits[index] = seen;
      }
      this.#following = bits;
    }
    return bits[at] ?? 0;
  }

  /** Looks without taking and without noting what was expected. */
  sees(phrase: string): boolean {
    const token = this.tokenAt(this.at);
    if (token === undefined || !begins(phrase, token.text)) return false;
    if (phrase.length === token.text.length) return true;
    let next = this.at;
    for (let from = 0; from < phrase.length; next += 1) {
      const there = this.tokenAt(next);
      if (there === undefined || !stands(phrase, from, there.text)) return false;
      if (!takesWords(there) && there.text.includes(' ')) return false;
      from += there.text.length + 1;
    }
    return true;
  }

  /** Steps over one token, or several, whatever they are. */
  step(count = 1): void {
    this.at += count;
    if (this.at > this.furthest) this.#came(this.at);
  }

  /** Whether a word stands anywhere from here on. */
  has(text: string): boolean {
    const bit = ASKED.get(text);
    if (bit !== undefined && (this.followed(this.at) & bit) === 0) {
      this.used |= bit;
      return false;
    }
    this.looked = Number.POSITIVE_INFINITY;
    if (bit !== undefined) return true;
    for (let at = this.at; at < this.last; at += 1) if (this.#tokens[at]?.text === text) return true;
    return false;
  }

  /** Whether what needs this word need not be tried: not where what would be understood is to be noted. */
  lacks(text: string): boolean {
    if (this.noting) return false;
    const bit = ASKED.get(text);
    return bit === undefined ? !this.has(text) : this.lacksAll(bit);
  }
}
