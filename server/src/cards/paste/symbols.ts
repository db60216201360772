// Mana and tap symbols as people and pages write them (`2RR`, `T:`, `Tap`, `2 Red Red`), put in braces (107.4).

import { KEYWORD_NAMES, keywordShape } from '../../keywords/keywords.ts';
import { walk } from '../loops.ts';
import { type COLOR_WORDS, isColorWord, parseManaCost } from '../mana.ts';
import { NUMBER_WORDS } from '../vocabularyNumbers.ts';

const LETTERS: Readonly<Record<(typeof COLOR_WORDS)[number], string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};
const NUMBERS: readonly string[] = NUMBER_WORDS.slice(0, 11);

/** A number, a letter, a pair with a slash (in brackets or not), a letter of Phyrexian mana. */
const SYMBOL = /\(?([2WUBRGC]\/[WUBRGP](?:\/P)?)\)?|(\d{1,2}(?!\d)|[WUBRGCSXYZ])/y;
const COLORS = 'white|blue|black|red|green';
const WORD = new RegExp(`\\s*(${COLORS}|colorless|${NUMBERS.join('|')}|\\d{1,2}(?!\\d)|X)(?:,\\s)?\\s*`, 'iy');

/** The symbols that a sticky pattern finds one behind the other, up to the end of the text; else nothing. */
const symbolsOf = (text: string, pattern: RegExp, symbol: (match: RegExpExecArray) => string): string | undefined => {
  let found = '';
  const end = walk(0, text.length, (at) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return undefined;
    found += `{${symbol(match)}}`;
    return pattern.lastIndex;
  });
  return end < text.length || found === '' || !parseManaCost(found).ok ? undefined : found;
};

const wordSymbol = (word: string): string => {
  const lower = word.toLowerCase();
  if (isColorWord(lower)) return LETTERS[lower];
  if (lower === 'colorless') return 'C';
  const number = NUMBERS.indexOf(lower);
  return number < 0 ? word.toUpperCase() : String(number);
};

/** A whole text as a mana cost in braces, however it is written; nothing if it is none (202.1). */
export const costOf = (text: string): string | undefined => {
  const plain = text.trim();
  const dense = plain.replace(/\s+/g, '');
  if (dense === '') return undefined;
  if (dense.startsWith('{')) return parseManaCost(dense).ok ? dense : undefined;
  return (
    symbolsOf(dense, SYMBOL, ([, pair, single]) => pair ?? single ?? '') ??
    symbolsOf(plain, WORD, ([, word]) => wordSymbol(word ?? ''))
  );
};

/** One part of a cost: a tap symbol, mana, or words that stay as they are. */
const costPart = (part: string): string => {
  const plain = part.trim();
  if (/^(?:T|tap|↷|⟳)$/i.test(plain) && plain !== 't') return '{T}';
  if (/^(?:Q|untap)$/i.test(plain) && plain !== 'q') return '{Q}';
  return costOf(plain) ?? plain;
};

/** What is paid for an ability, before its colon (602.1a). */
const withCost = (line: string): string => {
  const [whole, cost] = /^([^:"“.()—]{1,80}):\s*(?=\S)/.exec(line) ?? [];
  if (whole === undefined || cost === undefined) return line;
  return `${cost.split(/,\s*/).map(costPart).join(', ')}: ${line.slice(whole.length)}`;
};

const MANA = '(?:\\d{1,2}|X)?[WUBRGC]+|\\d{1,2}|X';
const ADDED = /\b([Aa]dds? )([WUBRGC]+(?:(?:, or |, | or | and )[WUBRGC]+)*)(?= to |[.\s]|$)/g;
/** Pages whose symbols are pictures leave the words behind: `Add Green.` is no sentence of a card. */
const ADDED_WORDS = new RegExp(`\\b([Aa]dds? )((?:${COLORS})(?:(?:, or |, | or )(?:${COLORS}))*)(?= to |\\.|$)`, 'gi');
const PAID = new RegExp(`\\b([Pp]ays? )(${MANA})(?! (?:life|mana|or more)\\b)(?=[\\s.,]|$)`, 'g');

const costKeywords = (...shapes: readonly string[]): string =>
  KEYWORD_NAMES.filter((name) => shapes.includes(keywordShape(name))).join('|');
const KEYWORD_COST = new RegExp(
  `^((?:[a-z]+)?(?:${costKeywords('cost', 'typePrefixCost')}))(?: |\\s*[—–-]\\s*)(${MANA})(?=$|[ .,(])`,
  'i',
);
const NUMBER_COST = new RegExp(`^((?:${costKeywords('numberCost')}) \\d+\\s*[—–-]\\s*)(${MANA})(?=$|[ .,(])`, 'i');

const braced = (mana: string): string => costOf(mana) ?? mana;

/** A line of rules text with its symbols in braces: costs before a colon, mana added or paid, costs of keywords. */
export const withSymbols = (line: string): string =>
  withCost(line.replace(/\{tap\}/gi, '{T}').replace(/\{untap\}/gi, '{Q}'))
    .replace(ADDED, (_, verb: string, mana: string) => verb + mana.replace(/[WUBRGC]+/g, braced))
    .replace(
      ADDED_WORDS,
      (_, verb: string, mana: string) => verb + mana.replace(new RegExp(COLORS, 'gi'), (word) => braced(word)),
    )
    .replace(PAID, (_, verb: string, mana: string) => verb + braced(mana))
    .replace(KEYWORD_COST, (_, keyword: string, mana: string) => `${keyword} ${braced(mana)}`)
    .replace(NUMBER_COST, (_, keyword: string, mana: string) => keyword + braced(mana));
