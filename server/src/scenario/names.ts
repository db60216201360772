// Names in scope: an index on the first word, longest match wins, whatever the case, accents, apostrophes and dashes.
import { nearestWords } from '../cards/vocabulary.ts';
import { fold, nameWords, type Word } from './words.ts';

export type NameKind = 'player' | 'label' | 'card' | 'token';

export interface NameEntry {
  readonly kind: NameKind;
  /** As declared. */
  readonly name: string;
  /** Folded words with a space between: what a `NameRef` carries. */
  readonly key: string;
  /** It counts only where it begins with a capital letter: written small it is a word of the language. */
  readonly capital?: true;
}

/** Names by their first word. Made once for a library of cards and shared by every document. */
export class NameIndex {
  /** Of each first word, how many words its names have: longest first, without doubles. */
  readonly #lengths = new Map<string, number[]>();
  readonly #byKey = new Map<string, NameEntry>();
  /** For names nearly right: entries by first letter and length, made when first needed. */
  #shapes: Map<string, NameEntry[]> | undefined;

  /** Adds a name; one that is there already stays as it is. Whether it was new. */
  add(name: string, kind: NameKind): boolean {
    return this.put(name, kind) !== undefined;
  }

  /** Like `add`; the key under which the name is new. Names of which `isWord` is true count only with a capital letter. */
  put(name: string, kind: NameKind, isWord: (key: string) => boolean = () => false): string | undefined {
    const words = nameWords(name);
    const [first] = words;
    if (first === undefined) return undefined;
    const key = words.length === 1 ? first : words.join(' ');
    if (this.#byKey.has(key)) return undefined;
    this.#byKey.set(key, isWord(key) ? { kind, name, key, capital: true } : { kind, name, key });
    this.#shapes = undefined;
    const lengths = this.#lengths.get(first);
    if (lengths === undefined) this.#lengths.set(first, [words.length]);
    else if (!lengths.includes(words.length)) {
      lengths.push(words.length);
      lengths.sort((a, b) => b - a);
    }
    return key;
  }

  get(key: string): NameEntry | undefined {
    return this.#byKey.get(key);
  }

  /** How many words the names that start with this one have, longest first. */
  lengthsFrom(firstWord: string): readonly number[] {
    return this.#lengths.get(firstWord) ?? NONE;
  }

  entries(): IterableIterator<NameEntry> {
    return this.#byKey.values();
  }

  /** Entries that share the first letter of a text and are about as long. */
  like(text: string): readonly NameEntry[] {
    if (this.#shapes === undefined) {
      this.#shapes = new Map();
      for (const entry of this.entries()) {
        const shape = shapeOf(entry.key, entry.key.length);
        const list = this.#shapes.get(shape);
        if (list === undefined) this.#shapes.set(shape, [entry]);
        else list.push(entry);
      }
    }
    const found: NameEntry[] = [];
    for (let length = text.length - 3; length <= text.length + 3; length += 1) {
      found.push(...(this.#shapes.get(shapeOf(text, length)) ?? []));
    }
    return found;
  }

  get size(): number {
    return this.#byKey.size;
  }
}

const shapeOf = (key: string, length: number): string => `${key[0] ?? ''}${length}`;

const NONE: readonly number[] = [];

/** Makes an index of card names (every name a card answers to: whole, and each face's). */
export const indexOfCards = (names: Iterable<string>): NameIndex => {
  const index = new NameIndex();
  for (const name of names) index.add(name, 'card');
  return index;
};

/** A name found at a place of a line. */
export interface NameMatch {
  readonly entry: NameEntry;
  /** Index of the word behind it. */
  readonly next: number;
  /** The name's last word carried `'s`. */
  readonly possessive: boolean;
  /** Found in its plural. */
  readonly plural: boolean;
}

export interface MatchOptions {
  readonly possessive?: boolean;
  readonly plural?: boolean;
  readonly accepts?: (kind: NameKind) => boolean;
}

/** The word without its possessive ending, or nothing where it has none. */
export const withoutPossessive = (key: string): string | undefined => {
  if (key.endsWith("'s") && key.length > 2) return key.slice(0, -2);
  if (key.endsWith("s'") && key.length > 2) return key.slice(0, -1);
  return undefined;
};

const singularsOf = (key: string): readonly string[] => {
  const found: string[] = [];
  if (key.endsWith('ies')) found.push(`${key.slice(0, -3)}y`);
  if (key.endsWith('es')) found.push(key.slice(0, -2));
  if (key.endsWith('s')) found.push(key.slice(0, -1));
  if (key.endsWith('ves')) found.push(`${key.slice(0, -3)}f`, `${key.slice(0, -3)}fe`);
  return found;
};

/** What the last word of a name may be where the line has `written`: itself, or without its possessive or plural ending. */
const lastWords = (written: string, options: MatchOptions): readonly string[] => {
  if (options.possessive === true) {
    const bare = withoutPossessive(written);
    const plain = bare === undefined ? [] : [bare];
    // Of a name that ends in -s an apostrophe alone will do.
    return written.endsWith("s'") ? [...plain, written.slice(0, -1)] : plain;
  }
  return options.plural === true ? [written, ...singularsOf(written)] : [written];
};

/** The names a document's line can use: several indexes, the nearer first. */
export class Scope {
  readonly layers: readonly NameIndex[];

  constructor(layers: readonly NameIndex[]) {
    this.layers = layers;
  }

  get(key: string): NameEntry | undefined {
    for (const layer of this.layers) {
      const entry = layer.get(key);
      if (entry !== undefined) return entry;
    }
    return undefined;
  }

  /** The longest name in scope at a place of a line; of two equally long ones that of the nearer layer. */
  match(words: readonly Word[], at: number, options: MatchOptions = {}): NameMatch | undefined {
    const first = words[at];
    if (first === undefined) return undefined;
    if (first.kind === 'quoted') {
      const quoted = this.#quoted(first, at, options);
      if (quoted !== undefined) return quoted;
    }
    let longest = 1;
    for (const layer of this.layers) longest = Math.max(longest, layer.lengthsFrom(first.key)[0] ?? 0);
    const isCapital = first.text[0] !== first.key[0];
    if (longest === 1) return this.#ending('', first.key, at, options, isCapital);
    const prefixes = [''];
    for (let length = 1; length < longest; length += 1) {
      const word = words[at + length - 1];
      if (word === undefined || words[at + length] === undefined) break;
      prefixes.push(`${prefixes[length - 1] ?? ''}${word.key} `);
    }
    for (let length = prefixes.length; length > 0; length -= 1) {
      if (length > 1 && !this.layers.some((layer) => layer.lengthsFrom(first.key).includes(length))) continue;
      const last = at + length - 1;
      const found = this.#ending(prefixes[length - 1] ?? '', words[last]?.key ?? '', last, options, isCapital);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** A name that begins with `prefix` and ends, in one of the ways allowed, with the word at `at`. */
  #ending(
    prefix: string,
    written: string,
    at: number,
    options: MatchOptions,
    isCapital: boolean,
  ): NameMatch | undefined {
    for (const last of lastWords(written, options)) {
      for (const layer of this.layers) {
        const entry = layer.get(prefix + last);
        if (entry === undefined || (options.accepts !== undefined && !options.accepts(entry.kind))) continue;
        if (entry.capital === true && !isCapital) continue;
        return { entry, next: at + 1, possessive: options.possessive === true, plural: last !== written };
      }
    }
    return undefined;
  }

  #quoted(word: Word, at: number, options: MatchOptions): NameMatch | undefined {
    // A possessive of a quoted name stands behind the quote as a word of its own: `"As"'s ability`.
    if (options.possessive === true) return undefined;
    const key = nameWords(word.text).join(' ');
    for (const layer of this.layers) {
      const entry = layer.get(key);
      if (entry !== undefined && (options.accepts === undefined || options.accepts(entry.kind))) {
        return { entry, next: at + 1, possessive: false, plural: false };
      }
    }
    return undefined;
  }

  /** The known names nearest to a text that is none, nearest first; what the document declares before library cards. */
  nearest(text: string, accepts: (kind: NameKind) => boolean = () => true, count = 3): readonly string[] {
    const found: string[] = [];
    const wanted = fold(text);
    for (const layer of this.layers) {
      if (found.length >= count) break;
      const near = layer.size > MANY ? layer.like(wanted) : [...layer.entries()];
      const names = near.filter((entry) => accepts(entry.kind)).map((entry) => entry.name);
      // What is called just so is known, and does not fit for another reason.
      for (const name of nearestWords(text, names, count))
        if (!found.includes(name) && name.toLowerCase() !== text.toLowerCase()) found.push(name);
      for (const name of names) {
        if (found.length >= count) break;
        const key = fold(name);
        // Part of a longer name (`Svogthos` for `Svogthos, the Restless Tomb`).
        if (
          wanted.length > 2 &&
          !found.includes(name) &&
          (key.startsWith(`${wanted},`) || key.startsWith(`${wanted} `))
        ) {
          found.push(name);
        }
      }
    }
    return found.slice(0, count);
  }
}

const MANY = 2_000;
