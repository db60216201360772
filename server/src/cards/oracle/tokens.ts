// Words of rules text with their places: names of the card, mana symbols, P/T pairs and punctuation are tokens of their own.

import { modernise } from './oldWordings.ts';

export type TokenKind = 'word' | 'symbol' | 'pt' | 'punct' | 'open' | 'close' | 'name' | 'bound' | 'boundPlayer';

/** One token; `text` is in lower case, `start`/`end` are offsets into the text given. `index` numbers bound names. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  readonly index: number;
}

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
const WHOLE = new Set(["urza's", "c'tan", 'urza’s', 'c’tan']);

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\d]/u.test(character);

const fold = (text: string): string => text.replaceAll('’', "'").replaceAll('Æ', 'Ae').replaceAll('æ', 'ae');

interface NameEntry {
  readonly name: string;
  readonly kind: 'name' | 'bound' | 'boundPlayer';
  readonly index: number;
}

const entriesOf = (names: TokenNames): readonly NameEntry[] =>
  [
    ...names.names.map((name, index) => ({ name, kind: 'name' as const, index })),
    ...(names.boundNames ?? []).map((name, index) => ({ name, kind: 'bound' as const, index })),
    ...(names.boundPlayers ?? []).map((name, index) => ({ name, kind: 'boundPlayer' as const, index })),
  ]
    .filter((entry) => entry.name !== '')
    .map((entry) => ({ ...entry, name: fold(entry.name) }))
    .sort((a, b) => b.name.length - a.name.length);

/**
 * Splits `text` from `from` to `to` into tokens. What stands in parentheses is reminder text and gives none (207.2).
 * A possessive or contracted ending is a token of its own (`creature`, `'s`; `it`, `'s`).
 */
export const tokenize = (text: string, names: TokenNames, from = 0, to = text.length): readonly Token[] => {
  const tokens: Token[] = [];
  const folded = fold(text);
  const entries = folded.length === text.length ? entriesOf(names) : [];
  const pattern = new RegExp(PATTERN.source, PATTERN.flags);
  let at = from;
  let quoted = false;
  const push = (kind: TokenKind, start: number, end: number, index = -1): void => {
    const raw = text.slice(start, end);
    tokens.push({ kind, raw, text: fold(raw).toLowerCase(), start, end, index });
  };
  while (at < to) {
    const character = text[at] ?? '';
    if (/\s/.test(character)) {
      at += 1;
      continue;
    }
    if (character === '(') {
      const close = text.indexOf(')', at);
      at = close < 0 ? to : close + 1;
      continue;
    }
    if (!isWordCharacter(text[at - 1])) {
      const entry = entries.find(
        (candidate) => folded.startsWith(candidate.name, at) && !isWordCharacter(text[at + candidate.name.length]),
      );
      if (entry !== undefined) {
        push(entry.kind, at, at + entry.name.length, entry.index);
        at += entry.name.length;
        continue;
      }
    }
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null || match.index >= to) break;
    const start = match.index;
    const raw = match[0];
    const end = start + raw.length;
    at = end;
    if (raw.startsWith('{')) push('symbol', start, end);
    else if (/^["“”]$/.test(raw)) {
      push(quoted ? 'close' : 'open', start, end);
      quoted = !quoted;
    } else if (/^[+\-−–]?(\d+|[xyz*])\//i.test(raw)) push('pt', start, end);
    else if (raw === "'" || raw === '’') {
      // A bare apostrophe closes a plural possessive (`owners'`), and `~'s` after a name is a clitic.
      const s = text[end];
      if ((s === 's' || s === 'S') && !isWordCharacter(text[end + 1])) {
        push('word', start, end + 1);
        at = end + 1;
      } else push('word', start, end);
    } else if (isWordCharacter(raw[0])) {
      const clitic = WHOLE.has(raw.toLowerCase()) ? null : CLITIC.exec(raw);
      if (clitic === null) push('word', start, end);
      else {
        const head = (clitic[1] ?? '').length;
        push('word', start, start + head);
        push('word', start + head, end);
      }
    } else push('punct', start, end);
  }
  return modernise(tokens);
};
