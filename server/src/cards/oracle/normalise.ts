// When two texts say the same: the short list of differences in wording that a round trip may ignore.
import { OLD_WORDS } from './oldWordings.ts';

/** Differences beside the old wordings, on lower-case text: contractions, words that say nothing more. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bit is\b/g, "it's"],
  [/\bthey are\b/g, "they're"],
  [/\b(?:he|him|she)\b/g, 'it'],
  [/\bexcept that\b/g, 'except'],
  [/ of their choice\b/g, ''],
  [/ to your mana pool\b/g, ''],
  [/\bput (.{1,120}? tokens?\b(?: with [^.]*?| named [^.]*?)?) onto the battlefield/g, 'create $1'],
];

const OLD: readonly (readonly [RegExp, string])[] = OLD_WORDS.map(([old, now]) => [
  new RegExp(`\\b${old}\\b`, 'g'),
  now,
]);

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
  for (const [old, now] of OLD) out = out.replace(old, now);
  for (const [old, now] of SAME) out = out.replace(old, now);
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
