// Colours in words: one, all five, and what an effect says of them.
import type { Color, ColorSpec } from '../ability.ts';
import { COLOR_WORDS, wordOfLetter } from '../mana.ts';
import { listOf } from './printContext.ts';

/** The word for a colour. */
export const colorWord = (color: Color): string => wordOfLetter(color);

/** All five colours. */
export const isAllColors = (colors: readonly Color[]): boolean => new Set(colors).size === COLOR_WORDS.length;

/** Colours as a predicate says them. */
export const printColors = (spec: ColorSpec): string => {
  switch (spec.kind) {
    case 'colors':
      if (spec.colors.length === 0) return 'colorless';
      return isAllColors(spec.colors) ? 'all colors' : listOf(spec.colors.map(colorWord));
    case 'chosenColor':
      return spec.that === true ? 'that color' : 'the chosen color';
    case 'chosenColors':
      return 'the chosen colors';
    case 'allColors':
      return 'all colors';
    case 'asChosenOnResolution':
      return spec.count === 1 ? 'the color of your choice' : 'the color or colors of your choice';
  }
};
