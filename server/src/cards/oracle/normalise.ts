// When two texts say the same: the short list of differences in wording that a round trip may ignore.

import { lazily } from '../../rules/util.ts';
import { walk } from '../loops.ts';
import { wordOfNumber } from '../vocabulary.ts';
import { OLD_APART, OLD_WORDS } from './oldWordings.ts';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five'];

type Now = string | ((whole: string, ...parts: readonly string[]) => string);

/** A difference on lower-case text; tried only where `hint` stands, and where one of the words `among` does by itself. */
interface Difference {
  readonly hint: string;
  readonly pattern: RegExp;
  readonly now: Now;
  readonly among: readonly string[];
}

/** The longest of the words of a hint that the pattern asks for by themselves, since it is the rarest; '' if there is none. */
const rarest = (hint: string, { source }: RegExp): string =>
  (hint.match(/\w+/g) ?? [])
    .filter((word) => new RegExp(`(?:\\\\b|[ '])${word}(?:\\\\b|[ ',])`).test(source))
    .reduce((best, word) => (word.length > best.length ? word : best), '');

const differ = (hint: string, pattern: RegExp, now: Now, ...among: readonly string[]): Difference => ({
  hint,
  pattern,
  now,
  among: among.length > 0 ? among : [rarest(hint, pattern)],
});

/** What the object itself is called after "this". */
const NOUNS =
  'creature|permanent|spell|card|token|object|artifact|enchantment|land|planeswalker|battle|aura|equipment|vehicle|class|saga|fortification|case|room|siege|curse|shrine|spacecraft|mount|emblem';
const ITSELF = new RegExp(`\\bthis (?:${NOUNS})\\b`, 'g');

/** Old wordings first; then contractions, and words that say nothing more. */
const DIFFERENCES = lazily((): readonly Difference[] => [
  ...OLD_WORDS.map(([old, now]) => differ(old, new RegExp(`\\b${old}\\b`, 'g'), now)),
  ...OLD_APART.map(({ first, now, others, become, between }) => {
    const middle = between.test('1/1') ? '([^.;:"]+?)' : `((?: (?!lands?\\b|cards?\\b|costs?\\b)[a-z'-]+)*?)`;
    const gap = between.test('1/1') ? ' ' : '';
    return differ(
      others,
      new RegExp(`\\b${first}${gap}${middle} ${others}\\b`, 'g'),
      `${now}${gap}$1${become === '' ? '' : ` ${become}`}`,
      first,
    );
  }),
  differ('graveyard', /\b(\w+ or more (?:\w+ )?cards) are in your graveyard/g, 'there are $1 in your graveyard'),
  differ('puts the top', /\bputs the top (card|(?:\w+) cards) of their library into their graveyard/g, 'mills $1'),
  differ('put the top', /\bput the top (card|(?:\w+) cards) of your library into your graveyard/g, 'mill $1'),
  differ('mills card', /\bmills card\b/g, 'mills a card'),
  differ('mill card', /\bmill card\b/g, 'mill a card'),
  differ(' - ', /^((?:[ivx]+, )*[ivx]+) - /g, '$1—'),
  differ('combat main phase', /\bpostcombat main phase\b/g, 'second main phase'),
  differ('combat main phase', /\bprecombat main phase\b/g, 'first main phase'),
  differ("this turn's next end", /\bat this turn's next end of combat\b/g, 'at end of combat'),
  differ('{tap}', /\{tap\}/g, '{t}'),
  differ('from each color', /\bfrom each color\b(?! among)/g, 'from all colors'),
  differ('end of turn', /\bat (?:the )?end of turn\b/g, 'at the beginning of the next end step'),
  differ('of the end step', /\bat the beginning of the end step\b/g, 'at the beginning of the next end step'),
  differ('[', /\[(\p{L}{2}[^\]]*)\]/gu, '$1'),
  differ('color', /\bfrom (?:each|every) color\b/g, 'from all colors'),
  differ(' except', /,? except(?= )/g, ', except'),
  differ(']:', /^\[([+-]?(?:\d+|x))\]: ?/g, '$1: '),
  differ('it is', /\bit is\b/g, "it's"),
  differ('that is', /\bthat is\b/g, "that's"),
  differ('there is', /\bthere is\b/g, "there's"),
  differ('they are', /\bthey are\b/g, "they're"),
  differ("it's not", /\bit's not\b/g, "it isn't"),
  differ("they're not", /\bthey're not\b/g, "they aren't"),
  differ(', ', /(?:, )+(?=(?:and|or)\b)/g, ' ', 'and', 'or'),
  differ(' or a', /\bor (?:an? )+/g, 'or '),
  differ("they're still", /\bthey're still (\w+)s\b/g, "it's still a $1"),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) =>
    differ(
      ` ${wordOfNumber(number)} `,
      new RegExp(`\\b(is|to) ${wordOfNumber(number)} (?=(?:plus|minus)\\b)`, 'g'),
      `$1 ${number} `,
    ),
  ),
  differ('without a', /\bwithout an? (\S+) counter on it\b/g, 'with no $1 counters on it'),
  differ(
    ' next untap step',
    /\bduring (?:their|that player's|the player's) next untap step/g,
    "during its controller's next untap step",
  ),
  differ('is no longer', /\bis no longer\b/g, "isn't"),
  differ('are no longer', /\bare no longer\b/g, "aren't"),
  differ('different mana', /\bdifferent mana values among\b/g, 'mana values among'),
  differ('the player', /\bthe player\b/g, 'that player'),
  differ('their controller', /\btheir controllers?'?s? (next )?untap steps?\b/g, "its controller's $1untap step"),
  differ('from its colors', /\bfrom its colors\b/g, 'from each of its colors'),
  differ('he ', /\b(?:he|she)\b/g, 'it', 'he', 'she'),
  differ(' him', /\bhim\b/g, 'it'),
  differ('his ', /\bhis\b/g, 'its'),
  differ(' her', /\bher\b(?= (?:to|onto|from|into|at|under|on|until|if)\b|[.,"]|$)/g, 'it'),
  differ('her ', /\bher\b/g, 'its'),
  differ('except that', /\bexcept that\b/g, 'except'),
  differ(
    ' they control',
    /\band may choose new targets for the copy they control\b/g,
    'and may choose new targets for the copy',
  ),
  differ('this turn, when', /\bthis turn, when(ever)?\b/g, (_, ever = '') => `until end of turn, when${ever}`),
  differ(' also', / also\b/g, ''),
  differ('be the targets of', /\bbe the targets of\b/g, 'be the target of'),
  differ('x is', /\bx is (\w+) or (?:more|greater)\b/g, 'x is $1 or more'),
  differ(' of their choice', / of their choice\b/g, ''),
  differ(' choice of the top', /\bon (?:their|your) choice of the top\b/g, 'on the top'),
  differ("that player's", /\bthat player's\b/g, 'their'),
  differ("under their owner's", /\bunder their owner's control\b/g, "under their owners' control"),
  differ('that library', /\b(top|bottom) of that library\b/g, '$1 of their library'),
  differ('the chosen card name', /\bthe chosen card name\b/g, 'the chosen name'),
  differ('into their owner', /\binto their owner's graveyard\b/g, "into their owners' graveyards"),
  differ('to their owner', /\bto their owner'?s?'? hands?\b/g, "to their owners' hands"),
  differ('us ', /\b(plus|minus) (one|two|three|four|five)\b/g, (_, sign, word) => `${sign} ${DIGITS.indexOf(word)}`),
  differ('damage that', /\bdamage that (?!would\b)(?=[^.,]*\bwould deal\b)/g, 'damage '),
  differ('the end of combat', /\bat the end of combat\b/g, 'at end of combat'),
  differ('{p/', /\{p\/([wubrg])\}/g, '{$1/p}'),
  differ('shuffle your library', /\bshuffle your library\b/g, 'shuffle'),
  differ(' to your mana pool', / to your mana pool\b/g, ''),
  differ(
    'onto the battlefield',
    /\bput(s?) (.{1,120}? tokens?\b(?: with [^.]*?| named [^.]*?)?) onto the battlefield/g,
    'create$1 $2',
  ),
  differ('this ', ITSELF, '~'),
  differ('~ get', /~ get\b/g, '~ gets'),
  differ('enter', /\benter\b/g, 'enters'),
]);

/** The numbers of the differences in their order, by the words one of which they need; under '' those that need none. */
const BY_WORD = lazily((): ReadonlyMap<string, readonly number[]> => {
  const map = new Map<string, number[]>();
  for (const [number, { among }] of DIFFERENCES().entries())
    for (const word of among) map.set(word, [...(map.get(word) ?? []), number]);
  return map;
});

/** How long those words are, as bits by the code of their first letter: most words of a text need not be looked up. */
const LENGTHS = lazily((): Uint32Array => {
  const lengths = new Uint32Array(128);
  for (const word of BY_WORD().keys())
    if (word !== '') lengths[word.charCodeAt(0)] = (lengths[word.charCodeAt(0)] ?? 0) | (1 << word.length);
  return lengths;
});

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;

/** The differences whose words stand in a text in lower case, after one of that number, in their order. */
const due = (text: string, after: number): readonly number[] => {
  const [byWord, lengths] = [BY_WORD(), LENGTHS()];
  const found = new Set(byWord.get(''));
  let from = -1;
  for (let at = 0; at <= text.length; at += 1) {
    if (isLetter(text.charCodeAt(at))) {
      if (from < 0) from = at;
    } else if (from >= 0) {
      if (((lengths[text.charCodeAt(from)] ?? 0) & (1 << (at - from))) !== 0)
        for (const number of byWord.get(text.slice(from, at)) ?? []) found.add(number);
      from = -1;
    }
  }
  return [...found].filter((number) => number > after).sort((a, b) => a - b);
};

const isWordPart = (character: string | undefined): boolean => {
  if (character === undefined) return false;
  const code = character.charCodeAt(0);
  if (code < 128) return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return /[\p{L}\d]/u.test(character);
};

/** `text` with `~` for a name wherever it stands as whole words. */
const withoutName = (text: string, name: string): string => {
  let out = '';
  let from = 0;
  const first = text.indexOf(name);
  walk(first < 0 ? text.length : first, text.length, (at) => {
    const end = at + name.length;
    if (!isWordPart(text[at - 1]) && !isWordPart(text[end])) {
      out += `${text.slice(from, at)}~`;
      from = end;
    }
    const next = text.indexOf(name, Math.max(at + 1, from));
    return next < 0 ? undefined : next;
  });
  return from === 0 ? text : out + text.slice(from);
};

const nameless = (text: string, names: readonly string[]): string => {
  let out = text;
  for (const name of names.length < 2 ? names : [...names].sort((a, b) => b.length - a.length)) {
    if (name === '') continue;
    out = withoutName(out, name);
    if (/\bA[Ee]/.test(name)) out = withoutName(out, name.replaceAll(/\bA[Ee]/g, 'Æ'));
  }
  return out;
};

/** Signs that are written in several ways, and what begins reminder text. */
const VARIED = /[(“”’−–]|--/;
const BLANKS = /\s{2,}|[^\S ]/g;

/** Lower case, plain quotes and dashes, reminder text gone, the card's names as `~`. */
const plainly = (text: string, names: readonly string[]): string => {
  const plain = VARIED.test(text)
    ? text
        .replace(/ ?\([^)]*\)(?=[,.])/g, '')
        .replace(/\([^)]*\)/g, ' ')
        .replace(/[“”]/g, '"')
        .replaceAll('’', "'")
        .replace(/[−–]/g, '-')
        .replaceAll('--', '—')
    : text;
  return nameless(plain, names).toLowerCase().replace(BLANKS, ' ');
};

const inTodaysWords = (text: string): string => {
  let out = text;
  let numbers = due(out, -1);
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    const difference = DIFFERENCES()[number];
    if (difference === undefined || !out.includes(difference.hint)) continue;
    const next = out.replace(difference.pattern, difference.now as string);
    if (next === out) continue;
    // What stands there now can be an old wording too, of those that come after this one.
    out = next;
    numbers = due(out, number);
    at = -1;
  }
  return out
    .replace(BLANKS, ' ')
    .replace(/ ?— ?/g, '—')
    .replace(/([.,;])"/g, '"')
    .replace(/"[.,]/g, '"')
    .replace(/[,. ]+$/, '')
    .trim();
};

/**
 * The text in the form in which readings are compared: lower case, one blank between words, plain quotes and dashes,
 * reminder text gone, the card's names and "this creature" as `~`, today's wording for old ones.
 */
export const normalise = (text: string, names: readonly string[] = []): string => inTodaysWords(plainly(text, names));

const withoutForms = (text: string): string => text.replace(/~ (\w+?)(?:es|s)?\b/g, '~ $1');

/** What a printed text calls the object itself. */
const PRINTED = 'this permanent';
const SOURCES = new RegExp(`this (?:${NOUNS})\\b`, 'iy');

const isPrinted = (text: string, at: number): boolean =>
  (text.charCodeAt(at) | 32) === 116 &&
  text.startsWith('his permanent', at + 1) &&
  !isWordPart(text[at + PRINTED.length]);

/** How long what calls the object itself is where a word begins: a name, or "this creature"; 0 if it is not called there. */
const lengthOfSelf = (text: string, at: number, names: readonly string[]): number => {
  let longest = 0;
  for (const name of names)
    if (name.length > longest && text.startsWith(name, at) && !isWordPart(text[at + name.length]))
      longest = name.length;
  if (longest > 0 || (text.charCodeAt(at) | 32) !== 116) return longest;
  SOURCES.lastIndex = at;
  return SOURCES.exec(text)?.[0].length ?? 0;
};

/**
 * Whether a text is printed word for word, but for what the object itself is called. Most are, and it is seen without making
 * anything of either; where it is not so they may still say the same.
 */
const sameWords = (printed: string, source: string, names: readonly string[]): boolean => {
  if (VARIED.test(source)) return false;
  let at = 0;
  let inWord = false;
  const end = walk(0, source.length, (from) => {
    const code = source.charCodeAt(from);
    const inside = isLetter(code | 32) || (code >= 128 && isWordPart(source[from]));
    if (inside && !inWord) {
      const length = lengthOfSelf(source, from, names);
      if (length > 0 && isPrinted(printed, at)) {
        at += PRINTED.length;
        return from + length;
      }
      // A name that is printed as such is left to those who look closer.
      if (length > 0 && !source.startsWith('his ', from + 1)) return undefined;
    }
    if (code !== printed.charCodeAt(at)) return undefined;
    inWord = inside;
    at += 1;
    return from + 1;
  });
  return end >= source.length && at === printed.length;
};

/** Whether a printed ability says what the source says. */
export const sameReading = (printed: string, source: string, names: readonly string[]): boolean => {
  if (sameWords(printed, source, names)) return true;
  const [first, second] = [plainly(printed, names), plainly(source, names)];
  // What is the same stays so in today's words.
  if (first === second || first.replace(ITSELF, '~') === second.replace(ITSELF, '~')) return true;
  const [now, then] = [inTodaysWords(first), inTodaysWords(second)];
  if (now === then) return true;
  // What is called like several takes the verbs of several: "Ana and Bo attack".
  return names.some((name) => / (?:&|and) /.test(name)) && withoutForms(now) === withoutForms(then);
};
