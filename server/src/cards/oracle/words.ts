// Single words by their role: colours, card types, subtypes, supertypes, numbers and P/T pairs.
import type { Amount, CardType, Color, Comparison, Supertype } from '../ability.ts';
import { type ColorWord, isColorWord, type ManaSymbol, manaSymbol } from '../mana.ts';
import { cardTypeOf, numberOfWord, pluralOf, type SubtypeKind, supertypeOf, usesOf } from '../vocabulary.ts';
import { type Reader, readMany } from './reader.ts';

const LETTER: Readonly<Record<ColorWord, Color>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

/** The colour a word names. */
export const colorOf = (word: string): Color | undefined => (isColorWord(word) ? LETTER[word] : undefined);

/** One colour word. */
export const readColor = (r: Reader): Color | undefined => {
  const color = colorOf(r.peek());
  if (color === undefined) return r.want('a color');
  r.step();
  return color;
};

/** A word with its grammatical number; words that are their own plural have both. */
export type Numbered<T> = { readonly value: T; readonly singular: boolean; readonly plural: boolean };

/** One card type word, singular or plural. */
export const readCardType = (r: Reader): Numbered<CardType> | undefined => {
  const word = r.peek();
  const value = cardTypeOf(word);
  if (value === undefined) return r.want('a card type');
  const uses = usesOf(word).filter((use) => use.use === 'cardType');
  r.step();
  return { value, singular: uses.some((use) => !use.plural), plural: uses.some((use) => use.plural) };
};

/** One subtype (also of two words), singular or plural, with its kind. */
export const readSubtype = (
  r: Reader,
  kinds?: readonly SubtypeKind[],
): (Numbered<string> & { readonly kind: SubtypeKind }) | undefined => {
  for (const length of [2, 1]) {
    const word = length === 2 ? `${r.peek()} ${r.peek(1)}` : r.peek();
    const uses = usesOf(word).filter(
      (use) => use.use === 'subtype' && use.kind !== 'plane' && (kinds === undefined || kinds.includes(use.kind)),
    );
    const first = uses[0];
    if (first === undefined || first.use !== 'subtype') continue;
    // Common words that are types too are types only where they are written with a capital.
    const raw = r.token?.raw ?? '';
    if (raw === raw.toLowerCase() && r.token?.kind === 'word' && first.kind !== 'land' && first.kind !== 'artifact') {
      if (first.kind !== 'creature' || LOWER_CASE_NOUNS.has(word)) continue;
    }
    r.step(length);
    return {
      value: first.word,
      kind: first.kind,
      singular: uses.some((use) => !use.plural),
      plural: uses.some((use) => use.plural) || pluralOf(first.word) === first.word,
    };
  }
  return r.want('a subtype');
};

/** Creature types that are ordinary words of rules text as well. */
const LOWER_CASE_NOUNS = new Set([
  'will',
  'mine',
  'mount',
  'scout',
  'time lord',
  'guest',
  'plot',
  'case',
  'class',
  'role',
  'eye',
  'spawn',
  'drone',
  'sand',
  'seal',
  'map',
  'food',
  'lord',
  'elder',
  'child',
  'pilot',
  'ranger',
  'god',
  'host',
]);

/** One supertype word. */
export const readSupertype = (r: Reader): Supertype | undefined => {
  const value = supertypeOf(r.peek());
  if (value === undefined) return r.want('a supertype');
  r.step();
  return value;
};

/** A plain number: digits or a number word (no article). */
export const readNumber = (r: Reader): number | undefined => {
  const word = r.peek();
  if (word === 'a' || word === 'an') return r.want('a number');
  const value = numberOfWord(word);
  if (value === undefined) return r.want('a number');
  r.step();
  return value;
};

/** A number or X. */
export const readNumberOrX = (r: Reader): Amount | undefined => {
  if (r.eat('x')) return { kind: 'x' };
  const value = readNumber(r);
  return value === undefined ? undefined : { kind: 'number', value };
};

/** A signed half of a P/T pair. */
export interface Half {
  readonly sign: 1 | -1 | 0;
  readonly amount: Amount;
}

const halfOf = (text: string, signed: boolean): Half | undefined => {
  const match = /^([+\-−–]?)(\d+|[xyz*])$/i.exec(text);
  if (match === null) return undefined;
  const sign = match[1] === '' ? 0 : match[1] === '+' ? 1 : -1;
  const body = (match[2] ?? '').toLowerCase();
  if (body === 'z' || body === '*' || (body === 'y' && !signed)) return undefined;
  if (body === 'y') return { sign, amount: { kind: 'x', y: true } };
  return { sign, amount: body === 'x' ? { kind: 'x' } : { kind: 'number', value: Number(body) } };
};

/** A P/T pair, signed (`+1/-1`) or not (`1/1`), as asked. */
export const readPair = (
  r: Reader,
  signed: boolean,
): { readonly power: Half; readonly toughness: Half } | undefined => {
  const token = r.token;
  const label = signed ? 'a change such as +1/+1' : 'a power and toughness such as 1/1';
  if (token?.kind !== 'pt') return r.want(label);
  const slash = token.text.indexOf('/');
  const power = halfOf(token.text.slice(0, slash), signed);
  const toughness = halfOf(token.text.slice(slash + 1), signed);
  if (power === undefined || toughness === undefined) return r.want(label);
  if (signed !== (power.sign !== 0) || signed !== (toughness.sign !== 0)) return r.want(label);
  r.step();
  return { power, toughness };
};

/** The name of a P/T counter as it is written on counters: `+1/+1`. */
export const readCounterPair = (r: Reader): string | undefined => {
  const token = r.token;
  if (token?.kind !== 'pt' || !/^[+\-−–]\d+\/[+\-−–]\d+$/.test(token.text)) return r.want('a kind of counter');
  r.step();
  return token.text.replaceAll(/[−–]/g, '-');
};

const readSymbol = (r: Reader): ManaSymbol | undefined => {
  const symbol = r.token?.kind === 'symbol' ? manaSymbol(r.token.text.slice(1, -1)) : undefined;
  if (symbol !== undefined) r.step();
  return symbol;
};

/** One or more mana symbols. */
export const readMana = (r: Reader): readonly ManaSymbol[] | undefined => {
  const cost = readMany(r, readSymbol);
  return cost.length === 0 ? r.want('a mana cost') : cost;
};

/** "3 or less", "2 or greater", "exactly 3", or the plain number. */
export const readBound = (
  r: Reader,
  amount: (reader: Reader) => Amount | undefined,
): { readonly comparison: Comparison; readonly to: Amount } | undefined => {
  const than = r.eatOne('greater than or equal to', 'less than or equal to', 'greater than', 'less than', 'equal to');
  if (than !== undefined) {
    const to = amount(r);
    if (to === undefined) return undefined;
    const comparison = (
      {
        'greater than or equal to': '>=',
        'less than or equal to': '<=',
        'greater than': '>',
        'less than': '<',
        'equal to': '=',
      } as const
    )[than];
    return { comparison, to };
  }
  const to = amount(r);
  if (to === undefined) return undefined;
  if (r.eatOne('or less', 'or fewer') !== undefined) return { comparison: '<=', to };
  if (r.eatOne('or greater', 'or more') !== undefined) return { comparison: '>=', to };
  return { comparison: '=', to };
};
