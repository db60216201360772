// What a single line of copied text may be, besides rules text: a type line, a size, a label, the frame of a page, a quotation.
import { cardTypeOf, supertypeOf, usesOf } from '../vocabulary.ts';

/** The parts of a card that pages put a label before. */
export type Label =
  | 'name'
  | 'cost'
  | 'types'
  | 'text'
  | 'flavor'
  | 'size'
  | 'power'
  | 'toughness'
  | 'loyalty'
  | 'defense'
  | 'indicator'
  | 'frame';

const LABELS: readonly (readonly [RegExp, Label])[] = [
  [/^(?:card )?name$/i, 'name'],
  [/^(?:mana )?cost$|^casting cost$/i, 'cost'],
  [/^(?:card )?types?(?: line)?$/i, 'types'],
  [/^(?:card|rules|oracle) text$|^(?:rules|text|oracle)$/i, 'text'],
  [/^flavou?r(?: text)?$/i, 'flavor'],
  [/^(?:p\/t|pow(?:er)?\s*\/\s*(?:tou?gh?|tgh)(?:ness)?|power and toughness)$/i, 'size'],
  [/^power$/i, 'power'],
  [/^toughness$/i, 'toughness'],
  [/^loyalty$/i, 'loyalty'],
  [/^defen[sc]e$/i, 'defense'],
  [/^colou?r indicator$/i, 'indicator'],
  [
    /^(?:converted mana cost|mana value|cmc|mv|colou?rs?|colou?r identity|expansions?|sets?|set\/rarity|all sets|rarity|(?:card |collector )?number|artist|illustrated by|illustrator|watermark|language|legalit(?:y|ies)|formats?|rulings?|community rating|released|frame|border|price|keywords?|layout|printings?|other sets)$/i,
    'frame',
  ],
];

/** The label at the beginning of a line, with what follows it; nothing where the line has none. */
export const labelOf = (line: string): { readonly label: Label; readonly rest: string } | undefined => {
  const [, words, rest] = /^([A-Za-z][A-Za-z/ ]{0,25}?)\s*:\s*(.*)$/.exec(line) ?? [];
  if (words === undefined || rest === undefined) return undefined;
  const label = LABELS.find(([pattern]) => pattern.test(words))?.[1];
  return label === undefined ? undefined : { label, rest };
};

const SIDE = String.raw`[+-]?(?:\d{1,2}(?:[+-]\*)?|\*(?:[+-]\d{1,2})?|X)`;
const SIZE = new RegExp(`^[([]?\\s*(${SIDE})\\s*[/|]\\s*(${SIDE})\\s*[)\\]]?$`);

/** A line that is a power and a toughness and nothing else, as card blocks have it (208.1). */
export const sizeOf = (line: string): string | undefined => {
  const [, power, toughness] = SIZE.exec(line) ?? [];
  return power === undefined || toughness === undefined ? undefined : `${power}/${toughness}`;
};

/** `Loyalty: 3`, `(Loyalty: 3)`, `Defense 4`. */
export const cornerOf = (line: string): string | undefined => {
  const [, word, number] = /^[([]?(loyalty|defense)\s*:?\s*(\d{1,2}|X|\*)[)\]]?$/i.exec(line) ?? [];
  if (word === undefined || number === undefined) return undefined;
  return `${word.toLowerCase() === 'loyalty' ? 'Loyalty' : 'Defense'}: ${number}`;
};

export interface PastedTypes {
  /** As it is printed. */
  readonly types: string;
  /** Old type lines say what now is rules text (`Enchant Creature`). */
  readonly text: string | undefined;
  /** What stands behind the types on the same line. */
  readonly size: string | undefined;
  readonly cost: string | undefined;
}

const DASH = /\s+(?:-{1,2}|—|–|―)\s+|(?:—|–|―)/;
const isTypeWord = (word: string): boolean => supertypeOf(word) !== undefined || cardTypeOf(word) !== undefined;

/** Whether all words before the dash are types, one at least a card type (205.2, 205.4). */
const isTypeLine = (line: string): boolean => {
  const head = line.split(DASH)[0]?.trim() ?? '';
  const words = head.split(/\s+/).filter((word) => word !== '');
  return (
    words.length > 0 &&
    /^\p{Lu}/u.test(head) &&
    words.every(isTypeWord) &&
    words.some((word) => cardTypeOf(word) !== undefined)
  );
};

/** The creature type that a word names, in the singular. */
const subtypeIn = (word: string): string | undefined => usesOf(word).find((use) => use.use === 'subtype')?.word;

/** What type lines said before the sixth edition, as they are read now. */
const oldTypes = (line: string): { readonly types: string; readonly text?: string } | undefined => {
  if (/^Interrupt$|^Mana Source$/i.test(line)) return { types: 'Instant' };
  const summoned = /^(Legendary )?Summon (.+)$/i.exec(line)?.[2];
  if (summoned !== undefined) {
    if (/^legends?$/i.test(summoned)) return { types: 'Legendary Creature' };
    const subtypes = summoned.split(/\s+/).map((word) => subtypeIn(word) ?? word);
    return { types: `${/^Legendary/i.test(line) ? 'Legendary ' : ''}Creature — ${subtypes.join(' ')}` };
  }
  const enchanted = /^Enchant (Creature|Artifact|Land|Enchantment|Permanent|World|Player)$/.exec(line)?.[1];
  if (enchanted === undefined) return undefined;
  if (enchanted === 'World') return { types: 'World Enchantment' };
  return { types: 'Enchantment — Aura', text: `Enchant ${enchanted.toLowerCase()}` };
};

/** A type line, whatever dash it has and whatever stands behind it (`Creature — Elf 1/1, G (1)`); nothing if it is none. */
export const typesOf = (line: string): PastedTypes | undefined => {
  let rest = line.replace(/\s*\((?:common|uncommon|rare|mythic(?: rare)?|[CURM])\)$/i, '').trim();
  let cost: string | undefined;
  let size: string | undefined;
  const behind = new RegExp(
    `^(.*?)(?:\\s+\\(?(${SIDE}/${SIDE})\\)?)?(?:,\\s*([0-9WUBRGCXYZ{}()/]+)(?:\\s*\\(\\d+\\))?)?$`,
  ).exec(rest);
  if (behind !== null && (behind[2] ?? behind[3]) !== undefined) {
    rest = behind[1] ?? rest;
    size = behind[2];
    cost = behind[3];
  }
  const old = oldTypes(rest);
  if (old !== undefined) return { types: old.types, text: old.text, size, cost };
  if (!isTypeLine(rest)) return undefined;
  const [head = '', ...tail] = rest.split(DASH);
  const types = tail.length === 0 ? head.trim() : `${head.trim()} — ${tail.join(' ').trim()}`;
  return { types, text: undefined, size, cost };
};

const FORMATS =
  /^(?:standard|alchemy|pioneer|explorer|historic|timeless|(?:standard )?brawl|modern|legacy|vintage|commander|oathbreaker|penny|pauper(?: commander)?|duel(?: commander)?|premodern|old school|predh|gladiator|future)$/i;

/** What pages say around a card: no part of it. */
export const isFrame = (line: string): boolean =>
  /^(?:illustrated by|illus\.|artist|©|™|https?:|www\.|rarity|legal in|not legal|banned in|restricted in|buy on|text-only|copy-pasteable)/i.test(
    line,
  ) ||
  /^#?\d{1,4}\s*[•·|]/.test(line) ||
  /^(?:not legal|legal|banned|restricted)$/i.test(line) ||
  FORMATS.test(line) ||
  /^[\p{Lu}\d][^.]*\([A-Z0-9]{3,5}\)$/u.test(line) ||
  /^\d{1,4}\s*\/\s*\d{3}\b/.test(line) ||
  /^(?:[$€£]\s?\d|\d+([.,]\d+)?\s?(?:€|tix))/i.test(line) ||
  /^[A-Z0-9]{3,4}\s*[•·]\s*EN\b/.test(line);

/** Who said it, under what was said: a dash, and a name or a few words without a full stop; modes of a card have one. */
export const isAttribution = (line: string): boolean =>
  /^(?:[—–―]\s*|-{1,2}\s?)\p{L}[^.:{}]*$/u.test(line) && line.split(' ').length <= 9;

/** A line that only people in the story say: in quotes as a whole, or who said it. */
export const isQuotation = (line: string): boolean =>
  isAttribution(line) || /^["“][^"”]*["”](?:\s*[—–―-].*)?$/.test(line);
