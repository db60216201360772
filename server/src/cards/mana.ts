// Mana costs and colour sets: values, reading, printing, mana value (rules 105, 107.4, 202).
import { COLOR_LETTERS, type ColorLetter, type ManaCost, type ManaSymbol } from '../terms/mana.ts';
import { walk } from './loops.ts';

export { COLOR_LETTERS, type ColorLetter, type ManaCost, type ManaSymbol };

/** The five colour words, in the same order. */
export const COLOR_WORDS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type ColorWord = (typeof COLOR_WORDS)[number];

/** A set of colours as a bit mask: W 1, U 2, B 4, R 8, G 16. Colourless is 0. */
export type Colors = number;

export const COLORLESS: Colors = 0;
export const ALL_COLORS: Colors = 31;

const BIT_BY_LETTER: Readonly<Record<ColorLetter, Colors>> = { W: 1, U: 2, B: 4, R: 8, G: 16 };
const BIT_BY_WORD: Readonly<Record<ColorWord, Colors>> = { white: 1, blue: 2, black: 4, red: 8, green: 16 };
const WORD_BY_LETTER: Readonly<Record<ColorLetter, ColorWord>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

/** The set that holds just this colour. */
export const colorOfLetter = (letter: ColorLetter): Colors => BIT_BY_LETTER[letter];

/** The set that holds just the colour of this word. */
export const colorOfWord = (word: ColorWord): Colors => BIT_BY_WORD[word];

/** The word of a colour letter: `W` is `white`. */
export const wordOfLetter = (letter: ColorLetter): ColorWord => WORD_BY_LETTER[letter];

const WORDS: ReadonlySet<string> = new Set(COLOR_WORDS);

/** Whether a word in lower case is one of the five colour words. */
export const isColorWord = (word: string): word is ColorWord => WORDS.has(word);

/** Whether a letter is one of the five colour letters. */
export const isColorLetter = (letter: string): letter is ColorLetter => Object.hasOwn(BIT_BY_LETTER, letter);

/** The letters of a set, in WUBRG order. */
export const lettersOf = (colors: Colors): ColorLetter[] =>
  COLOR_LETTERS.filter((letter) => (colors & BIT_BY_LETTER[letter]) !== 0);

/** The words of a set, in WUBRG order. */
export const wordsOf = (colors: Colors): ColorWord[] =>
  COLOR_WORDS.filter((word) => (colors & BIT_BY_WORD[word]) !== 0);

/** How many colours the set holds. */
export const countColors = (colors: Colors): number => lettersOf(colors).length;

/** Whether `colors` holds every colour of `wanted`. */
export const hasColors = (colors: Colors, wanted: Colors): boolean => (colors & wanted) === wanted;

/** Whether the two sets have a colour in common. */
export const shareColor = (a: Colors, b: Colors): boolean => (a & b) !== 0;

/** Rule 105.2b: two colours or more. */
export const isMulticolored = (colors: Colors): boolean => (colors & (colors - 1)) !== 0;

/** Rule 105.2a: exactly one colour. */
export const isMonocolored = (colors: Colors): boolean => colors !== 0 && !isMulticolored(colors);

/** The symbol between a pair of braces (`W`, `2/U`, `G/P`, `X`, `12`), whatever its case; nothing if it is no mana. */
export const manaSymbol = (inner: string): ManaSymbol | undefined => {
  const text = inner.toUpperCase();
  if (/^\d{1,7}$/.test(text)) return { kind: 'generic', amount: Number(text) };
  if (text === 'X' || text === 'Y' || text === 'Z') return { kind: 'variable', letter: text };
  if (text === 'C') return { kind: 'colorless' };
  if (text === 'S') return { kind: 'snow' };
  if (isColorLetter(text)) return { kind: 'colored', color: text };
  const parts = text.includes('/') ? text.split('/') : text.length === 2 ? [...text] : [];
  const [a = '', b = '', c] = parts;
  if (c !== undefined) {
    return isColorLetter(a) && isColorLetter(b) && c === 'P' && parts.length === 3
      ? { kind: 'phyrexianHybrid', first: a, second: b }
      : undefined;
  }
  if (isColorLetter(a) && b === 'P') return { kind: 'phyrexian', color: a };
  if (a === 'P' && isColorLetter(b)) return { kind: 'phyrexian', color: b };
  if (isColorLetter(a) && isColorLetter(b) && a !== b) return { kind: 'hybrid', first: a, second: b };
  if (a === 'C' && isColorLetter(b)) return { kind: 'colorlessHybrid', color: b };
  if (/^\d+$/.test(a) && isColorLetter(b)) return { kind: 'genericHybrid', amount: Number(a), color: b };
  return undefined;
};

/** What reading a mana cost gives: the cost, or the stretch of text (offsets into it) that is no mana symbol. */
export type ManaReading =
  | { readonly ok: true; readonly cost: ManaCost }
  | { readonly ok: false; readonly start: number; readonly end: number };

/** Reads a whole cost such as `{2}{W/U}{X}`; blanks between symbols are allowed, anything else is not. */
export const parseManaCost = (text: string): ManaReading => {
  const cost: ManaSymbol[] = [];
  const start = walk(0, text.length, (at) => {
    if (text[at] === ' ' || text[at] === '\t') return at + 1;
    const close = text[at] === '{' ? text.indexOf('}', at) : -1;
    const symbol = close < 0 ? undefined : manaSymbol(text.slice(at + 1, close));
    if (symbol === undefined) return undefined;
    cost.push(symbol);
    return close + 1;
  });
  if (start >= text.length) return { ok: true, cost };
  const close = text[start] === '{' ? text.indexOf('}', start) : -1;
  return { ok: false, start, end: close < 0 ? text.length : close + 1 };
};

/** What stands between the braces of a symbol. */
const inner = (symbol: ManaSymbol): string => {
  switch (symbol.kind) {
    case 'generic':
      return String(symbol.amount);
    case 'variable':
      return symbol.letter;
    case 'colored':
      return symbol.color;
    case 'colorless':
      return 'C';
    case 'snow':
      return 'S';
    case 'hybrid':
      return `${symbol.first}/${symbol.second}`;
    case 'genericHybrid':
      return `${symbol.amount}/${symbol.color}`;
    case 'colorlessHybrid':
      return `C/${symbol.color}`;
    case 'phyrexian':
      return `${symbol.color}/P`;
    case 'phyrexianHybrid':
      return `${symbol.first}/${symbol.second}/P`;
  }
};

/** One symbol as it is printed, braces included. */
export const printManaSymbol = (symbol: ManaSymbol): string => `{${inner(symbol)}}`;

/** A cost as it is printed; the empty cost is `{0}`. */
export const printManaCost = (cost: ManaCost): string =>
  cost.length === 0 ? '{0}' : cost.map(printManaSymbol).join('');

/** What one symbol adds to the mana value (202.3); `x` is the value of every variable symbol (202.3e). */
const symbolValue = (symbol: ManaSymbol, x: number): number => {
  switch (symbol.kind) {
    case 'generic':
    case 'genericHybrid':
      return symbol.amount;
    case 'variable':
      return x;
    case 'colored':
    case 'colorless':
    case 'snow':
    case 'hybrid':
    case 'colorlessHybrid':
    case 'phyrexian':
    case 'phyrexianHybrid':
      return 1;
  }
};

/** Mana value of a cost (202.3). X counts as 0 but on the stack (202.3e), where the caller passes it. No cost: 0. */
export const manaValue = (cost: ManaCost | undefined, x = 0): number =>
  cost === undefined ? 0 : cost.reduce((sum, symbol) => sum + symbolValue(symbol, x), 0);

/** The colours one symbol gives the object whose cost holds it (202.2). */
const symbolColors = (symbol: ManaSymbol): Colors => {
  switch (symbol.kind) {
    case 'generic':
    case 'variable':
    case 'colorless':
    case 'snow':
      return COLORLESS;
    case 'colored':
    case 'genericHybrid':
    case 'colorlessHybrid':
    case 'phyrexian':
      return BIT_BY_LETTER[symbol.color];
    case 'hybrid':
    case 'phyrexianHybrid':
      return BIT_BY_LETTER[symbol.first] | BIT_BY_LETTER[symbol.second];
  }
};

/** The colours of an object with this mana cost (202.2; hybrid: 202.2d). */
export const colorsOfCost = (cost: ManaCost | undefined): Colors =>
  cost === undefined ? COLORLESS : cost.reduce((colors, symbol) => colors | symbolColors(symbol), COLORLESS);

/** The cost with `change` generic mana added (or taken off, never below none): what costs more or less (118.7, 601.2f). */
export const changeGeneric = (cost: ManaCost, change: number): ManaCost => {
  const generic = cost.reduce((sum, symbol) => (symbol.kind === 'generic' ? sum + symbol.amount : sum), 0);
  const rest = cost.filter((symbol) => symbol.kind !== 'generic');
  const variables = rest.filter((symbol) => symbol.kind === 'variable');
  const others = rest.filter((symbol) => symbol.kind !== 'variable');
  const left = Math.max(0, generic + change);
  const number: ManaCost = left === 0 ? [] : [{ kind: 'generic', amount: left }];
  return [...variables, ...number, ...others];
};

/** Whether two costs are the same, symbol for symbol. */
export const sameCost = (a: ManaCost | undefined, b: ManaCost | undefined): boolean =>
  a === undefined || b === undefined ? a === b : printManaCost(a) === printManaCost(b);
