// The words of a line: text folded for comparison, and each line cut into words, commas and quoted pieces with their places.
import { walk } from '../cards/loops.ts';
import type { Range } from './statement.ts';

/** A piece of a line. `key` is the folded text by which words and names are compared. Offsets are the document's. */
export interface Word {
  readonly kind: 'word' | 'comma' | 'quoted';
  /** As written; of a quoted piece, what stands between the quotes. */
  readonly text: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Of a quoted piece: whether its closing quote is there. */
  readonly closed?: boolean;
}

const SPECIAL: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Folds case, accents, apostrophes, quotes and dashes, so that what reads the same compares the same. */
export const fold = (text: string): string => {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[æœßøłđðþ]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/[‘’ʼʹ´`′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/-{2,3}/g, '-');
};
const PLAIN = /^(?:[A-Za-z0-9 .,:;!?+*/'"{}()=&_$%@]|-(?!-))*$/;

const CLOSING = '"”';
const isQuote = (char: string): boolean => char === '"' || char === '“' || char === '”' || char === '„';
const isSpace = (char: string | undefined): boolean =>
  char === undefined || char === ' ' || char === '\t' || char === '\u00a0';

/**
 * Whether the quote at `at` opens a piece. A straight one opens where a space or a bracket stands before it and something
 * after it; so a piece in quotes may hold another (`"Enchanted creature has "{T}: Add {G}.""`).
 */
const opens = (text: string, at: number, from: number): boolean => {
  const char = text[at] ?? '';
  if (char === '”') return false;
  if (char !== '"') return true;
  const before = at <= from ? undefined : text[at - 1];
  const after = text[at + 1];
  return (isSpace(before) || before === ',' || before === '(') && (after === undefined || !isSpace(after));
};

/** Where the piece that opens at `at` ends: behind its closing quote, or at `end` if none is there. */
const endOfQuoted = (text: string, at: number, end: number): { readonly end: number; readonly closed: boolean } => {
  let depth = 1;
  for (let index = at + 1; index < end; index += 1) {
    if (!isQuote(text[index] ?? '')) continue;
    if (opens(text, index, at + 1)) depth += 1;
    else {
      depth -= 1;
      if (depth === 0) return { end: index + 1, closed: true };
    }
  }
  // Quotes inside that do not pair up: the last quote of the line closes the piece, so that one slip stays small.
  for (let index = end - 1; index > at; index -= 1) {
    if (CLOSING.includes(text[index] ?? '')) return { end: index + 1, closed: true };
  }
  return { end, closed: false };
};

/** Where a comment starts in `text[from, to)`: at a `#` after a space or at the line's start, outside quotes; else `to`. */
export const commentStart = (text: string, from: number, to: number): number => {
  // Only this line is looked through: a file without comments would be searched to its end for each.
  if (!text.slice(from, to).includes('#')) return to;
  for (let index = from; index < to; index += 1) {
    const char = text[index] ?? '';
    if (char === '#' && (index === from || isSpace(text[index - 1]))) return index;
    if (isQuote(char) && opens(text, index, from)) index = quotedBefore(text, index, to) - 1;
  }
  return to;
};

/** The end of a quoted piece as a comment's search sees it: an unclosed quote hides nothing behind it. */
const quotedBefore = (text: string, at: number, to: number): number => {
  let depth = 1;
  for (let index = at + 1; index < to; index += 1) {
    if (!isQuote(text[index] ?? '')) continue;
    if (opens(text, index, at + 1)) depth += 1;
    else {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return at + 1;
};

/** What runs on in a word: anything but space, comma and quote. */
const PLAIN_RUN = /[^ \t\u00a0,"“”„\r\n]*/y;

/** Cuts `text[from, to)` into words. A comma is a word of its own wherever it stands; so it is in names, too. */
export const wordsOf = (text: string, from = 0, to = text.length): readonly Word[] => {
  const words: Word[] = [];
  walk(from, to, (at) => {
    const char = text[at] ?? '';
    if (isSpace(char)) return at + 1;
    if (char === ',') {
      words.push({ kind: 'comma', text: ',', key: ',', start: at, end: at + 1 });
      return at + 1;
    }
    if (isQuote(char) && (opens(text, at, from) || words.at(-1)?.end !== at)) {
      const { end, closed } = endOfQuoted(text, at, to);
      const inner = text.slice(at + 1, closed ? end - 1 : end);
      words.push({ kind: 'quoted', text: inner, key: fold(inner.trim()), start: at, end, closed });
      return end;
    }
    PLAIN_RUN.lastIndex = at + 1;
    PLAIN_RUN.test(text);
    const end = Math.max(at + 1, Math.min(to, PLAIN_RUN.lastIndex));
    const word = text.slice(at, end);
    words.push({ kind: 'word', text: word, key: fold(word), start: at, end });
    return end;
  });
  return words;
};

/** The folded words of a name, by which it is found. */
export const nameWords = (name: string): readonly string[] =>
  PLAIN_NAME.test(name) ? name.toLowerCase().split(' ') : wordsOf(name).map((word) => word.key);
/** Names that need no cutting and folding, as most of a database's tens of thousands. */
const PLAIN_NAME = /^[A-Za-z0-9']+(?:[ -][A-Za-z0-9']+)*$/;

/** The key of a name: its folded words with a space between. */
export const nameKey = (name: string): string => nameWords(name).join(' ');

/** The stretch from one word to another, both included. */
export const spanOf = (words: readonly Word[], from: number, to: number): Range => {
  const first = words[from];
  const last = words[Math.max(from, to - 1)];
  return { start: first?.start ?? 0, end: last?.end ?? first?.end ?? 0 };
};

/**
 * Words at which a clause begins. An unknown name ends before one, and a label that holds one needs quotes.
 * Those of two words only count where the second follows.
 */
const CLAUSE_WORDS: ReadonlySet<string> = new Set([
  'as',
  'targeting',
  'copying',
  'choosing',
  'changing',
  'mode',
  'modes',
  'dividing',
  'with',
  'sacrificing',
  'discarding',
  'tapping',
  'exiling',
  'from',
  'creating',
  'until',
  'ability',
  'tapped',
  'untapped',
  'flipped',
  'transformed',
  'manifested',
]);
const CLAUSE_PAIRS: Readonly<Record<string, readonly string[]>> = {
  x: ['='],
  face: ['down', 'up'],
  attached: ['to'],
  controlled: ['by'],
  owned: ['by'],
  new: ['targets', 'target'],
  in: ['order', 'graveyard', 'hand', 'library', 'exile'],
  phased: ['out'],
  onto: ['the'],
};

/** Whether a clause starts at this word. */
export const isClauseStart = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  if (word === undefined || word.kind !== 'word') return false;
  if (CLAUSE_WORDS.has(word.key) || /^x=\d*$/.test(word.key)) return true;
  const pair = Object.hasOwn(CLAUSE_PAIRS, word.key) ? CLAUSE_PAIRS[word.key] : undefined;
  const next = words[at + 1];
  return pair !== undefined && next !== undefined && pair.includes(next.key);
};

/** Whether a text could stand as a label without quotes. */
export const needsQuotes = (label: string): boolean => {
  const words = wordsOf(label);
  return words.some((word, index) => word.kind !== 'word' || isClauseStart(words, index));
};
