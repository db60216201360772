// The card model: what is printed on a card, face by face, without any position in a file.

import { type Colors, colorsOfCost, type ManaCost } from './mana.ts';
import type { TypeLine } from './typeLine.ts';

/**
 * A printed power or toughness: a number, or one that holds a star (208.2): `*` is `{star: 1, plus: 0}`, `1+*` is
 * `{star: 1, plus: 1}`, `7-*` is `{star: -1, plus: 7}`.
 */
export type PtValue = number | { readonly star: 1 | -1; readonly plus: number };

/**
 * How the faces of a card belong together: one face only; a flip card and its lower half (710); a double-faced card
 * that transforms, or whose faces are played one or the other (712); two halves side by side (709); a permanent with
 * an adventure (715).
 */
export const CARD_LAYOUTS = ['single', 'flip', 'transform', 'modal', 'split', 'adventure'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** One face as printed. Its rules text is raw, one ability a line; the compiler reads it apart. */
export type CardFace = {
  readonly name: string;
  readonly manaCost: ManaCost | undefined;
  readonly colorIndicator: Colors | undefined;
  readonly typeLine: TypeLine;
  readonly rulesText: readonly string[];
  readonly power: PtValue | undefined;
  readonly toughness: PtValue | undefined;
  readonly loyalty: number | undefined;
  readonly defense: number | undefined;
};

/** A card: its faces, the front one first. `name` is the front face's, or both joined by ` // ` on a split card. */
export type CardDefinition = {
  readonly name: string;
  readonly layout: CardLayout;
  readonly faces: readonly [CardFace, ...CardFace[]];
};

/** The colours a face has by its mana cost and colour indicator (202.2, 204). A CDA may say otherwise. */
export const colorsOfFace = (face: CardFace): Colors => colorsOfCost(face.manaCost) | (face.colorIndicator ?? 0);

/** Every name a card answers to: its own, each face's, and the names of all faces joined by ` // `. */
export const namesOfCard = (card: CardDefinition): readonly string[] => [
  ...new Set([
    card.name,
    ...card.faces.map((face) => face.name),
    ...(card.faces.length > 1 ? [card.faces.map((face) => face.name).join(' // ')] : []),
  ]),
];

/** Reads `2`, `*`, `1+*`, `*+1`, `7-*`; nothing for anything else. */
export const parsePtValue = (text: string): PtValue | undefined => {
  const plain = text.replaceAll(' ', '').replaceAll('−', '-').replaceAll('★', '*');
  if (/^[+-]?\d{1,9}$/.test(plain)) return Number(plain);
  if (plain === '*') return { star: 1, plus: 0 };
  const before = /^(\d{1,9})([+-])\*$/.exec(plain);
  if (before !== null) return { star: before[2] === '-' ? -1 : 1, plus: Number(before[1]) };
  const after = /^\*([+-]\d{1,9})$/.exec(plain);
  if (after !== null) return { star: 1, plus: Number(after[1]) };
  return undefined;
};

/** A printed power or toughness as it is written: `2`, `*`, `1+*`. */
export const printPtValue = (value: PtValue): string => {
  if (typeof value === 'number') return String(value);
  const sign = value.star === 1 ? '+' : '-';
  if (value.plus === 0) return value.star === 1 ? '*' : '-*';
  return value.plus < 0 ? `*${value.plus}` : `${value.plus}${sign}*`;
};

/** The value of a printed power or toughness where the star stands for `star` (208.2; nothing set it: 0, see D7). */
export const valueOfPt = (value: PtValue, star = 0): number =>
  typeof value === 'number' ? value : value.plus + value.star * star;
