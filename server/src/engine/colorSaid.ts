// A colour as a choice holds it, by letter or word, as a colour set.
import { type Colors, colorOfLetter, colorOfWord, isColorLetter, isColorWord } from '../cards/mana.ts';

/** The colour set of one colour said by letter or word; empty for what is none. */
export const colorBits = (color: string): Colors => {
  const upper = color.toUpperCase();
  if (isColorLetter(upper)) return colorOfLetter(upper);
  const lower = color.toLowerCase();
  return isColorWord(lower) ? colorOfWord(lower) : 0;
};
