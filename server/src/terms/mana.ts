// Mana symbols and costs as values (107.4, 202): opaque leaves of the terms, which no text change enters.

/** The five colour letters, in the order every list of colours is printed in (WUBRG). */
export const COLOR_LETTERS = ['W', 'U', 'B', 'R', 'G'] as const;
export type ColorLetter = (typeof COLOR_LETTERS)[number];

/** One symbol of a mana cost (107.4). */
export type ManaSymbol =
  | { readonly kind: 'generic'; readonly amount: number }
  | { readonly kind: 'variable'; readonly letter: 'X' | 'Y' | 'Z' }
  | { readonly kind: 'colored'; readonly color: ColorLetter }
  | { readonly kind: 'colorless' }
  | { readonly kind: 'snow' }
  | { readonly kind: 'hybrid'; readonly first: ColorLetter; readonly second: ColorLetter }
  | { readonly kind: 'genericHybrid'; readonly amount: number; readonly color: ColorLetter }
  | { readonly kind: 'colorlessHybrid'; readonly color: ColorLetter }
  | { readonly kind: 'phyrexian'; readonly color: ColorLetter }
  | { readonly kind: 'phyrexianHybrid'; readonly first: ColorLetter; readonly second: ColorLetter };

/** A mana cost: its symbols as written. An object without a mana cost has none at all, not an empty one (202.1b). */
export type ManaCost = readonly ManaSymbol[];
