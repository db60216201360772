// Names in scope: an index on the first word, longest match wins, whatever the case, accents, apostrophes and dashes.
import { nearestWords, pluralOf } from '../cards/vocabulary.ts';
import { fold, nameWords, type Word } from './words.ts';

export type NameKind = 'player' | 'label' | 'card' | 'token';

export interface NameEntry {
  readonly kind: NameKind;
  /** As declared. */
  readonly name: string;
  /** Folded words with a space between: what a `NameRef` carries. */
  readonly key: string;
  readonly words: readonly string[];
}

/** Names by their first word. Made once for a library of cards and shared by every document. */
export class NameIndex {
  readonly #byFirst = new Map<string, NameEntry[]>();
  readonly #byKey = new Map<string, NameEntry>();

  /** Adds a name; one that is there already stays as it is. Whether it was new. */
  add(name: string, kind: NameKind): boolean {
    const words = nameWords(name);
    const [first] = words;
    if (first === undefined) return false;
    const key = words.join(' ');
    if (this.#byKey.has(key)) return false;
    const entry: NameEntry = { kind, name, key, words };
    this.#byKey.set(key, entry);
    const list = this.#byFirst.get(first);
    if (list === undefined) this.#byFirst.set(first, [entry]);
    else {
      // Longest first, so that the first that fits is the longest.
      let at = 0;
      while (at < list.length && (list[at]?.words.length ?? 0) >= words.length) at += 1;
      list.splice(at, 0, entry);
    }
    return true;
  }

  get(key: string): NameEntry | undefined {
    return this.#byKey.get(key);
  }

  startingWith(firstWord: string): readonly NameEntry[] {
    return this.#byFirst.get(firstWord) ?? NONE;
  }

  entries(): IterableIterator<NameEntry> {
    return this.#byKey.values();
  }

  get size(): number {
    return this.#byKey.size;
  }
}

const NONE: readonly NameEntry[] = [];

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

const isPluralOf = (key: string, word: string): boolean =>
  key === pluralOf(word) || key === `${word}s` || key === `${word}es`;

/** How the last word of a name stands in the line: as it is, possessive, plural; nothing if it does not. */
const lastWord = (
  written: string,
  word: string,
  options: MatchOptions,
): 'same' | 'possessive' | 'plural' | undefined => {
  if (options.possessive === true) {
    return withoutPossessive(written) === word || (word.endsWith('s') && written === `${word}'`)
      ? 'possessive'
      : undefined;
  }
  if (written === word) return 'same';
  if (options.plural === true && isPluralOf(written, word)) return 'plural';
  return undefined;
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
    let best: NameMatch | undefined;
    const tryFirst = (key: string): void => {
      for (const layer of this.layers) {
        for (const entry of layer.startingWith(key)) {
          const { length } = entry.words;
          if (best !== undefined && at + length <= best.next) break;
          if (options.accepts !== undefined && !options.accepts(entry.kind)) continue;
          const ending = fits(entry.words, words, at, options);
          if (ending !== undefined) {
            best = { entry, next: at + length, possessive: ending === 'possessive', plural: ending === 'plural' };
            break;
          }
        }
      }
    };
    tryFirst(first.key);
    if (options.possessive === true) {
      const bare = withoutPossessive(first.key);
      if (bare !== undefined) tryFirst(bare);
      if (first.key.endsWith("s'")) tryFirst(first.key.slice(0, -1));
    } else if (options.plural === true) {
      for (const singular of singularsOf(first.key)) tryFirst(singular);
    }
    return best;
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
      const near = layer.size > MANY ? this.#likely(layer, wanted, accepts) : [...layer.entries()];
      const names = near.filter((entry) => accepts(entry.kind)).map((entry) => entry.name);
      for (const name of nearestWords(text, names, count)) if (!found.includes(name)) found.push(name);
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

  /** Of a big library only names that share a first letter and are about as long are compared. */
  #likely(layer: NameIndex, wanted: string, accepts: (kind: NameKind) => boolean): readonly NameEntry[] {
    const likely: NameEntry[] = [];
    for (const entry of layer.entries()) {
      if (accepts(entry.kind) && entry.key[0] === wanted[0] && Math.abs(entry.key.length - wanted.length) < 4) {
        likely.push(entry);
      }
    }
    return likely;
  }
}

const MANY = 2_000;

const fits = (
  name: readonly string[],
  words: readonly Word[],
  at: number,
  options: MatchOptions,
): 'same' | 'possessive' | 'plural' | undefined => {
  const last = name.length - 1;
  for (let index = 0; index < last; index += 1) if (words[at + index]?.key !== name[index]) return undefined;
  const written = words[at + last];
  if (written === undefined) return undefined;
  return lastWord(written.key, name[last] ?? '', options);
};
