// Words of rules text with their places: names of the card, mana symbols, P/T pairs and punctuation are tokens of their own.

import { walk } from '../loops.ts';
import { usesOf } from '../vocabulary.ts';
import { modernise } from './oldWordings.ts';

export type TokenKind = 'word' | 'symbol' | 'pt' | 'punct' | 'open' | 'close' | 'name' | 'bound' | 'boundPlayer';

/**
 * One token; `text` is in lower case, `start`/`end` are offsets into the text given. `index` numbers bound names.
 * Tokens of the same kind and letters have the same `id`, less than `WORD_IDS`; 0 where there is none.
 */
export interface Token {
  readonly kind: TokenKind;
  readonly id: number;
  readonly text: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  readonly index: number;
}

/** How many different words are told apart by their number. */
export const WORD_IDS = 8192;

/** A word as it is written, its number and its letters in lower case. */
interface Spelling {
  readonly id: number;
  readonly text: string;
}

/**
 * The same letters as a name of a property is kept: one string wherever they stand, which is compared and looked up by its
 * address alone, and a copy of its own (a part of a text would keep all of it).
 */
const kept = (letters: string): string => Object.keys({ [letters]: letters })[0] ?? letters;

const SPELLINGS = new Map<TokenKind, Map<string, Spelling>>();
let spelt = 0;

/** Names of one word that are numbered: there are many more cards than words of the rules. */
const MANY_NAMES = 2048;

/** How a word of that kind is told from others: names of several words are all alike, since no word of the grammar is like them. */
const distinct = (kind: TokenKind, raw: string): string =>
  kind !== 'word' && raw.includes(' ') && usesOf(raw).length === 0 ? ' ' : raw;

/** The number of a word (a name is a word of its own), given when it is first met; 0 when there are too many. */
const spelling = (kind: TokenKind, raw: string): Spelling => {
  let words = SPELLINGS.get(kind);
  if (words === undefined) {
    words = new Map();
    SPELLINGS.set(kind, words);
  }
  const letters = distinct(kind, raw);
  const known = words.get(letters);
  if (known !== undefined) return letters === raw ? known : { id: known.id, text: fold(raw).toLowerCase() };
  const lower = fold(raw).toLowerCase();
  if (spelt + 1 >= WORD_IDS || (kind !== 'word' && words.size >= MANY_NAMES)) return { id: 0, text: lower };
  spelt += 1;
  const made = { id: spelt, text: kept(lower) };
  words.set(kept(letters), made);
  return made;
};

/** What makes a token the token of a word in lower case: its letters and their number always go together. */
export const wordToken = (word: string): Pick<Token, 'kind' | 'id' | 'raw' | 'text'> => ({
  kind: 'word',
  id: spelling('word', word).id,
  raw: word,
  text: word,
});

/** Proper names the tokenizer takes as one token each. */
export interface TokenNames {
  /** The card's own names, longest first. */
  readonly names: readonly string[];
  /** Objects and players that a statement's own words name, by index. */
  readonly boundNames?: readonly string[];
  readonly boundPlayers?: readonly string[];
}

const PATTERN =
  /\{[^{}]*\}|[+\-−–]?(?:\d+|[xyz*])\/[+\-−–]?(?:\d+|[xyz*](?![\p{L}]))|[\p{L}\d](?:[\p{L}\d]|[-'’.](?=[\p{L}\d]))*|[—–]|--|[+\-−](?=[\dxX*])|["“”]|[.,:;•!?]|[’']|\S/giu;

const CLITIC = /^(.+?)(['’]s|['’]re|['’]ve)$/i;
const APOSTROPHE = /['’]/;
const WHOLE = new Set(["urza's", "c'tan", 'urza’s', 'c’tan']);

const LETTER = /[\p{L}\d]/u;

const isWordCharacter = (character: string | undefined): boolean => {
  if (character === undefined) return false;
  const code = character.charCodeAt(0);
  if (code < 128) return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return LETTER.test(character);
};

/** Plain letters and digits; others, and signs that can be a part of a word or a size, have no class. */
const PLAIN = 1;
/** What ends a word, whatever follows it. */
const ENDS = 2;
/** A comma or full stop: ends a word where no letter or digit follows. */
const STOPS = 3;

const CLASSES: Uint8Array = (() => {
  const classes = new Uint8Array(128);
  const say = (signs: string, what: number): void => {
    for (const sign of signs) classes[sign.charCodeAt(0)] = what;
  };
  say('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', PLAIN);
  say(' ,:;!?)"\n', ENDS);
  say('.', STOPS);
  return classes;
})();

const classAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code < 128 ? (CLASSES[code] ?? 0) : 0;
};

/** Words of letters and digits as they were met before, by a number made of them: no copy of their letters is needed. */
const MET: ((Spelling & { readonly raw: string }) | undefined)[] = new Array(4096);

const isBlank = (character: string): boolean =>
  character === ' ' || (character.charCodeAt(0) !== 32 && /\s/.test(character));

const PAIR = /^[+\-−–]?(?:\d+|[xyz*])\//i;

const FOLDED = /[’Ææ]/;

const fold = (text: string): string =>
  FOLDED.test(text) ? text.replaceAll('’', "'").replaceAll('Æ', 'Ae').replaceAll('æ', 'ae') : text;

interface NameEntry {
  readonly name: string;
  readonly kind: 'name' | 'bound' | 'boundPlayer';
  readonly index: number;
}

const entriesOf = ({ names, boundNames, boundPlayers }: TokenNames): readonly NameEntry[] => {
  const out: NameEntry[] = [];
  const add = (list: readonly string[] | undefined, kind: NameEntry['kind']): void => {
    list?.forEach((name, index) => {
      if (name !== '') out.push({ name: fold(name), kind, index });
    });
  };
  add(names, 'name');
  add(boundNames, 'bound');
  add(boundPlayers, 'boundPlayer');
  return out.length < 2 ? out : out.sort((a, b) => b.name.length - a.name.length);
};

const entryAt = (entries: readonly NameEntry[], text: string, folded: string, at: number): NameEntry | undefined => {
  const code = folded.charCodeAt(at);
  for (const entry of entries) {
    const { name } = entry;
    if (name.charCodeAt(0) !== code || !folded.startsWith(name, at)) continue;
    if (!isWordCharacter(text[at + name.length])) return entry;
  }
  return undefined;
};

/** A name as it may be spelt with ligatures. */
const withLigatures = (entry: NameEntry): readonly NameEntry[] => [
  { ...entry, name: entry.name.replaceAll(/\bA[Ee]/g, 'Æ').replaceAll(/\bae/g, 'æ') },
  entry,
];

/** A text that is being split: what has been found, and what the next token depends on. */
interface Splitting {
  readonly text: string;
  readonly folded: string;
  readonly entries: readonly NameEntry[];
  readonly to: number;
  readonly tokens: Token[];
  quoted: boolean;
  bracketed: boolean;
}

const push = ({ text, tokens }: Splitting, kind: TokenKind, start: number, end: number, index = -1): number => {
  const raw = text.slice(start, end);
  const { id, text: letters } = spelling(kind, raw);
  tokens.push({ kind, id, raw, text: letters, start, end, index });
  return end;
};

/** What is no token: blanks, brackets of a cleave cost, reminder text; where it ends, or where it would begin. */
const passedBy = (splitting: Splitting, at: number): number => {
  const { text, to, bracketed } = splitting;
  const character = text[at] ?? '';
  if (isBlank(character)) return at + 1;
  // "[attacking]": words that a cleave cost leaves out (702.148a); where it is not paid they stand as any others.
  if ((character === '[' && /\p{L}{2}/u.test(text.slice(at + 1, at + 3))) || (character === ']' && bracketed)) {
    splitting.bracketed = character === '[';
    return at + 1;
  }
  // One that nothing closes is no reminder text: it and what follows have to be read.
  const close = character === '(' ? text.indexOf(')', at) : -1;
  return close >= 0 && close < to ? close + 1 : at;
};

/** A word of plain letters: no pattern is needed to see where it ends. Its end, or its start where it is none. */
const plainWord = ({ text, tokens }: Splitting, at: number): number => {
  if (classAt(text, at) !== PLAIN) return at;
  let number = 0;
  let what = ENDS;
  let end = text.length;
  for (let place = at; place < text.length; place += 1) {
    const found = classAt(text, place);
    if (found === PLAIN) number = (Math.imul(number, 31) + text.charCodeAt(place)) | 0;
    else {
      what = found;
      end = place;
      break;
    }
  }
  if (what !== ENDS && (what !== STOPS || (end + 1 < text.length && classAt(text, end + 1) !== ENDS))) return at;
  const slot = (number ^ (number >>> 12)) & 4095;
  let met = MET[slot];
  if (met === undefined || met.raw.length !== end - at || !text.startsWith(met.raw, at)) {
    const { id, text: letters } = spelling('word', text.slice(at, end));
    met = { id, text: letters, raw: kept(text.slice(at, end)) };
    MET[slot] = met;
  }
  tokens.push({ kind: 'word', id: met.id, raw: met.raw, text: met.text, start: at, end, index: -1 });
  return end;
};

/** Any other token: the next that the pattern finds. Its end, or nothing where there is none. */
const patterned = (splitting: Splitting, at: number): number | undefined => {
  const { text, to } = splitting;
  PATTERN.lastIndex = at;
  const match = PATTERN.exec(text);
  if (match === null || match.index >= to) return undefined;
  const start = match.index;
  const raw = match[0];
  const end = start + raw.length;
  if (raw.startsWith('{')) return push(splitting, 'symbol', start, end);
  if (raw === '"' || raw === '“' || raw === '”') {
    splitting.quoted = !splitting.quoted;
    return push(splitting, splitting.quoted ? 'open' : 'close', start, end);
  }
  if (raw.includes('/') && PAIR.test(raw)) return push(splitting, 'pt', start, end);
  if (raw === "'" || raw === '’') {
    // A bare apostrophe closes a plural possessive (`owners'`), and `~'s` after a name is a clitic.
    const s = text[end];
    const more = (s === 's' || s === 'S') && !isWordCharacter(text[end + 1]) ? 1 : 0;
    return push(splitting, 'word', start, end + more);
  }
  if (!isWordCharacter(raw[0])) return push(splitting, 'punct', start, end);
  const clitic = !APOSTROPHE.test(raw) || WHOLE.has(raw.toLowerCase()) ? null : CLITIC.exec(raw);
  if (clitic === null) return push(splitting, 'word', start, end);
  const head = push(splitting, 'word', start, start + (clitic[1] ?? '').length);
  return push(splitting, 'word', head, end);
};

/**
 * Splits `text` from `from` to `to` into tokens. What stands in parentheses is reminder text and gives none (207.2).
 * A possessive or contracted ending is a token of its own (`creature`, `'s`; `it`, `'s`).
 */
export const tokenize = (text: string, names: TokenNames, from = 0, to = text.length): readonly Token[] => {
  const whole = fold(text);
  // A ligature is one letter of the text, and two of a name that is spelt without it.
  const ligatures = whole.length !== text.length;
  const folded = ligatures ? text.replaceAll('’', "'") : whole;
  const entries = ligatures ? entriesOf(names).flatMap(withLigatures) : entriesOf(names);
  const splitting: Splitting = { text, folded, entries, to, tokens: [], quoted: false, bracketed: false };
  walk(from, to, (at) => {
    const passed = passedBy(splitting, at);
    if (passed > at) return passed;
    const entry = entries.length > 0 && !isWordCharacter(text[at - 1]) ? entryAt(entries, text, folded, at) : undefined;
    if (entry !== undefined) return push(splitting, entry.kind, at, at + entry.name.length, entry.index);
    if (text[at] === ',' || text[at] === '.') return push(splitting, 'punct', at, at + 1);
    const plain = plainWord(splitting, at);
    return plain > at ? plain : patterned(splitting, at);
  });
  return modernise(splitting.tokens);
};
