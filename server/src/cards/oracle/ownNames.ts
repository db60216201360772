// What a card is called in its own text besides its whole name: a legend's name without its title, or its first name (201.5c).
import { isKeyword, usesOf } from '../vocabulary.ts';

const TITLE = /(?<=.)(?:,| the | of | who )/;

/** The name of a legend without its title: "Svogthos" of "Svogthos, the Restless Tomb" (201.5c). */
export const shortName = (name: string): string | undefined => {
  const cut = TITLE.exec(name);
  return cut === null || cut.index < 3 ? undefined : name.slice(0, cut.index);
};

/**
 * "Elanor" of "Elanor Gardner": a legend's first name, where the text calls it so in the middle of a sentence, and the word
 * is none of the rules (201.5c).
 */
export const firstName = (text: string, name: string): string | undefined => {
  const length = name.indexOf(' ');
  if (length < 3) return undefined;
  const first = name.slice(0, length);
  const found = ` ${first}`;
  let at = text.indexOf(found);
  if (at < 0 || !CAPITAL.test(first) || first.endsWith(',')) return undefined;
  if (usesOf(first.toLowerCase()).length > 0 || isKeyword(first.toLowerCase())) return undefined;
  for (; at >= 0; at = text.indexOf(found, at + 1)) {
    ALONE.lastIndex = at + found.length;
    if (GOES_ON.test(text.slice(0, at)) && ALONE.test(text)) return first;
  }
  return undefined;
};

const CAPITAL = /^\p{Lu}/u;
/** The sentence before a name that stands in the middle of it. */
const GOES_ON = /[\p{Ll},]$/u;
/** Neither a part of a longer word or name nor the first of several. */
const ALONE = /(?![\p{L}’'-]*\p{L})(?! \p{Lu})/uy;
