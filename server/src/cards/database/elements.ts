// The cards of a JSON file that is too large to be read at once: cut out one by one as its text comes in, each then parsed by itself.
import { passBack, walk } from '../loops.ts';

/** Why a text is no JSON file of many things; `at` counts characters from 0. */
export type ElementsProblem =
  | { readonly problem: 'no-json' }
  | { readonly problem: 'broken'; readonly at: number }
  | { readonly problem: 'truncated' };

/** One thing of the list: what stands there, and under which key where the list is an object. */
export interface Element {
  readonly text: string;
  readonly keyed: boolean;
  /** Where it starts in the whole text. */
  readonly at: number;
}

const QUOTE = 34;
const COMMA = 44;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const BACKSLASH = 92;
/** A list that stands in an object stands under this key: so it is with MTGJSON, and with a page of Scryfall's answers. */
const DATA = /^\s*"data"\s*:\s*$/;
/** A longer object is none of several that stand one behind the other. */
const LONGEST_LINE = 4_000_000;

/**
 * Finds the elements of a list as the text of its file comes in. The list is the file's array, or what stands under
 * `data` in the file's object: an array, or an object whose members are the elements; or the file is a list itself, of
 * objects one behind the other (JSON Lines). Only brackets, quotes and commas
 * are looked at; whether an element is JSON is found out by whoever parses it. Keeps no more of the text than the element
 * it is in.
 */
export class Elements {
  /** What may still be needed: from `#from` (in the whole text) on. */
  #kept = '';
  #from = 0;
  /** Closing brackets that are due. */
  readonly #open: number[] = [];
  #inString = false;
  /** The depth at which the list's elements stand, and whether they have keys. */
  #depth: number | undefined;
  #keyed = false;
  #isListOver = false;
  /** Where the file's object starts, as long as it may be one of several. */
  #line: number | undefined;
  #hasLines = false;
  /** Where the element, or the member of the file's object, starts that is being read. */
  #start = 0;
  #isClosed = false;
  #problem: ElementsProblem | undefined;

  /** Takes in the next piece of text; the elements that end in it. */
  push(chunk: string): readonly Element[] {
    if (this.#problem !== undefined) return [];
    const text = this.#kept + chunk;
    const found: Element[] = [];
    walk(this.#kept.length, text.length, (at) =>
      this.#problem === undefined ? this.#step(text, at, found) : undefined,
    );
    // outside the list nothing is kept but the end of a member's key
    const isInside = this.#depth !== undefined && !this.#isListOver && this.#open.length >= this.#depth;
    const isKey = this.#open.length === 1 && this.#depth === undefined;
    if (this.#line !== undefined && text.length > LONGEST_LINE) this.#line = undefined;
    const keep =
      this.#line !== undefined
        ? this.#line - this.#from
        : isInside || isKey
          ? this.#start - this.#from
          : this.#pastUse(text);
    this.#kept = text.slice(keep);
    this.#from += keep;
    return found;
  }

  /** What is wrong once all text is in; of `broken` also before. */
  end(): ElementsProblem | undefined {
    if (this.#problem === undefined && !this.#isClosed) this.#problem = { problem: 'truncated' };
    return this.#problem;
  }

  /** What is wrong so far. */
  get problem(): ElementsProblem | undefined {
    return this.#problem;
  }

  /** How many characters are kept, for figures. */
  get kept(): number {
    return this.#kept.length;
  }

  /** Whether this is between elements, or in one that is no list and no object. */
  get #isInList(): boolean {
    return this.#open.length === this.#depth && !this.#isListOver;
  }

  /** Looks at the character at `at`, or at a whole stretch of them; where to go on. */
  #step(text: string, at: number, found: Element[]): number {
    if (this.#inString) return this.#string(text, at);
    const code = text.charCodeAt(at);
    switch (code) {
      case QUOTE:
        if (this.#open.length === 0) return this.#stray(code, at);
        this.#inString = true;
        return at + 1;
      case OPEN_LIST:
      case OPEN_OBJECT:
        return this.#opens(text, at, code);
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        return this.#closes(text, at, code, found);
      case COMMA:
        if (this.#open.length === 0) return this.#stray(code, at);
        if (this.#isInList) this.#emit(text, at, found);
        if (this.#open.length === (this.#depth ?? 1)) this.#start = this.#from + at + 1;
        return at + 1;
      default:
        return this.#open.length === 0 ? this.#stray(code, at) : at + 1;
    }
  }

  /** Where that begins which the next piece of text needs where nothing is kept: backslashes, which tell what a quote is. */
  #pastUse(text: string): number {
    return passBack(text.length, 0, (at) => this.#inString && text.charCodeAt(at) === BACKSLASH);
  }

  /** The rest of a string: to its closing quote, or to the end of what is there. */
  #string(text: string, at: number): number {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    const slashes = quote - passBack(quote, 0, (place) => text.charCodeAt(place) === BACKSLASH);
    if (slashes % 2 === 0) this.#inString = false;
    return quote + 1;
  }

  /** A bracket opens: the list itself, or something in it or beside it. */
  #opens(text: string, at: number, code: number): number {
    const depth = this.#open.length;
    if (depth === 0 && this.#isClosed && !(this.#hasLines && code === OPEN_OBJECT)) return this.#fail(at);
    if (depth === 0 && code === OPEN_OBJECT) {
      this.#line = this.#from + at;
      this.#isClosed = false;
    }
    if (this.#depth === undefined) {
      if (depth === 0 && code === OPEN_LIST) this.#depth = 1;
      else if (depth === 1 && !this.#hasLines && DATA.test(text.slice(this.#start - this.#from, at))) {
        this.#depth = 2;
        this.#line = undefined;
        this.#keyed = code === OPEN_OBJECT;
      }
      if (depth === 0 || this.#depth === 2) this.#start = this.#from + at + 1;
    }
    this.#open.push(code === OPEN_LIST ? CLOSE_LIST : CLOSE_OBJECT);
    return at + 1;
  }

  #closes(text: string, at: number, code: number, found: Element[]): number {
    if (this.#open.at(-1) !== code) return this.#fail(at);
    if (this.#isInList) {
      this.#emit(text, at, found);
      this.#isListOver = true;
    }
    this.#open.pop();
    if (this.#open.length === 0) this.#isClosed = true;
    if (this.#open.length === 0 && this.#line !== undefined) {
      found.push({ text: text.slice(this.#line - this.#from, at + 1), keyed: false, at: this.#line });
      this.#line = undefined;
      this.#hasLines = true;
    }
    // what stood under another key is not needed again
    if (this.#open.length === 1 && this.#depth !== 1) this.#start = this.#from + at + 1;
    return at + 1;
  }

  #emit(text: string, end: number, found: Element[]): void {
    const from = this.#start - this.#from;
    const element = text.slice(from, end).trim();
    if (element !== '') found.push({ text: element, keyed: this.#keyed, at: this.#start });
    this.#start = this.#from + end + 1;
  }

  /** Something outside all brackets: blanks and a byte order mark may stand there, and nothing else. */
  #stray(code: number, at: number): number {
    if (code <= 32 || code === 0xfeff) return at + 1;
    if (this.#isClosed) return this.#fail(at);
    this.#problem = { problem: 'no-json' };
    return at + 1;
  }

  #fail(at: number): number {
    this.#problem = { problem: 'broken', at: this.#from + at };
    return at + 1;
  }
}
