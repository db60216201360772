// When two texts say the same: the short list of differences in wording that a round trip may ignore.

/** Replacements on lower-case text without reminder text, in this order. Old wordings become today's (D1). */
const OLD_WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/enters?( the battlefield| play)\b/g, 'enters'],
  [/comes? into play/g, 'enters'],
  [/\bin play\b/g, 'on the battlefield'],
  [/\binto play\b/g, 'onto the battlefield'],
  [/\b(?:his or her|his and her)\b/g, 'their'],
  [/\bhe or she\b/g, 'they'],
  [/\bhim or her\b/g, 'them'],
  [/\bconverted mana cost\b/g, 'mana value'],
  [/\bcolour/g, 'color'],
  [/\b(?:he|him|she)\b/g, 'it'],
  [/\bit is\b/g, "it's"],
  [/\bthey are\b/g, "they're"],
  [/\bexcept that\b/g, 'except'],
  [/ of their choice\b/g, ''],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const SELF =
  /\bthis (?:creature|permanent|spell|card|token|object|artifact|enchantment|land|planeswalker|battle|aura|equipment|vehicle|class|saga|fortification|case|room|siege|curse|shrine)\b/g;

/**
 * The text in the form in which readings are compared: lower case, one blank between words, plain quotes and dashes,
 * reminder text gone, the card's names and "this creature" as `~`, today's wording for old ones.
 */
export const normalise = (text: string, names: readonly string[] = []): string => {
  let out = text
    .replace(/\([^)]*\)/g, ' ')
    .replaceAll(/[“”]/g, '"')
    .replaceAll('’', "'")
    .replaceAll(/[−–]/g, '-')
    .replaceAll('--', '—');
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    if (name !== '') out = out.replace(new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'gu'), '~');
  }
  out = out.toLowerCase().replace(SELF, '~');
  for (const [old, now] of OLD_WORDINGS) out = out.replace(old, now);
  return out
    .replace(/\benter\b/g, 'enters')
    .replace(/\s+/g, ' ')
    .replace(/ ?— ?/g, '—')
    .replace(/([.,;])"/g, '"')
    .replace(/"\./g, '"')
    .replace(/\.$/, '')
    .replace(/[,.] ?$/, '')
    .trim();
};

/** Whether a printed ability says what the source says. */
export const sameReading = (printed: string, source: string, names: readonly string[]): boolean =>
  normalise(printed, names) === normalise(source, names);
