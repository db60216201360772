// What a card is called in its own text besides its whole name: a legend's name without its title, or its first name (201.5c).
import { walk } from '../loops.ts';
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
  const start = text.indexOf(found);
  if (start < 0 || !CAPITAL.test(first) || first.endsWith(',')) return undefined;
  if (usesOf(first.toLowerCase()).length > 0 || isKeyword(first.toLowerCase())) return undefined;
  let called = false;
  walk(start, text.length, (at) => {
    ALONE.lastIndex = at + found.length;
    // Two units hold any letter: only the last of the sentence before matters.
    called = GOES_ON.test(text.slice(Math.max(0, at - 2), at)) && ALONE.test(text);
    const next = called ? -1 : text.indexOf(found, at + 1);
    return next < 0 ? undefined : next;
  });
  return called ? first : undefined;
};

const CAPITAL = /^\p{Lu}/u;
/** The sentence before a name that stands in the middle of it. */
const GOES_ON = /[\p{Ll},]$/u;
/** Neither a part of a longer word or name nor the first of several. */
const ALONE = /(?![\p{L}’'-]*\p{L})(?! \p{Lu})/uy;
