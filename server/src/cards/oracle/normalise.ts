// When two texts say the same: the short list of differences in wording that a round trip may ignore.
import { wordOfNumber } from '../vocabulary.ts';
import { OLD_WORDS } from './oldWordings.ts';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five'];

type Now = string | ((whole: string, ...parts: readonly string[]) => string);

/** A difference on lower-case text; tried only where `hint` stands. */
interface Difference {
  readonly hint: string;
  readonly pattern: RegExp;
  readonly now: Now;
}

const differ = (hint: string, pattern: RegExp, now: Now): Difference => ({ hint, pattern, now });

/** Old wordings first; then contractions, and words that say nothing more. */
const DIFFERENCES: readonly Difference[] = [
  ...OLD_WORDS.map(([old, now]) => differ(old, new RegExp(`\\b${old}\\b`, 'g'), now)),
  differ('graveyard', /\b(\w+ or more (?:\w+ )?cards) are in your graveyard/g, 'there are $1 in your graveyard'),
  differ('puts the top', /\bputs the top (card|(?:\w+) cards) of their library into their graveyard/g, 'mills $1'),
  differ('put the top', /\bput the top (card|(?:\w+) cards) of your library into your graveyard/g, 'mill $1'),
  differ('mills card', /\bmills card\b/g, 'mills a card'),
  differ('mill card', /\bmill card\b/g, 'mill a card'),
  differ(' - ', /^((?:[ivx]+, )*[ivx]+) - /g, '$1—'),
  differ(' except', /,? except(?= )/g, ', except'),
  differ(']:', /^\[([+-]?(?:\d+|x))\]: ?/g, '$1: '),
  differ('it is', /\bit is\b/g, "it's"),
  differ('that is', /\bthat is\b/g, "that's"),
  differ('there is', /\bthere is\b/g, "there's"),
  differ('they are', /\bthey are\b/g, "they're"),
  differ("it's not", /\bit's not\b/g, "it isn't"),
  differ("they're not", /\bthey're not\b/g, "they aren't"),
  differ(', ', /(?:, )+(?=(?:and|or)\b)/g, ' '),
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
  differ('the player', /\bthe player\b/g, 'that player'),
  differ('their controller', /\btheir controllers?'?s? (next )?untap steps?\b/g, "its controller's $1untap step"),
  differ('from its colors', /\bfrom its colors\b/g, 'from each of its colors'),
  differ('he ', /\b(?:he|she)\b/g, 'it'),
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
  differ('the chosen card name', /\bthe chosen card name\b/g, 'the chosen name'),
  differ('to their owner', /\bto their owner'?s?'? hands?\b/g, "to their owners' hands"),
  differ('us ', /\b(plus|minus) (one|two|three|four|five)\b/g, (_, sign, word) => `${sign} ${DIGITS.indexOf(word)}`),
  differ('damage that', /\bdamage that (?!would\b)(?=[^.,]*\bwould deal\b)/g, 'damage '),
  differ('the end of combat', /\bat the end of combat\b/g, 'at end of combat'),
  differ('{p/', /\{p\/([wubrg])\}/g, '{$1/p}'),
  differ('shuffle your library', /\bshuffle your library\b/g, 'shuffle'),
  differ(' to your mana pool', / to your mana pool\b/g, ''),
  differ(
    'onto the battlefield',
    /\bput (.{1,120}? tokens?\b(?: with [^.]*?| named [^.]*?)?) onto the battlefield/g,
    'create $1',
  ),
  differ(
    'this ',
    /\bthis (?:creature|permanent|spell|card|token|object|artifact|enchantment|land|planeswalker|battle|aura|equipment|vehicle|class|saga|fortification|case|room|siege|curse|shrine|spacecraft|mount)\b/g,
    '~',
  ),
  differ('enter', /\benter\b/g, 'enters'),
];

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
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (at < from || isWordPart(text[at - 1]) || isWordPart(text[end])) continue;
    out += `${text.slice(from, at)}~`;
    from = end;
  }
  return from === 0 ? text : out + text.slice(from);
};

const nameless = (text: string, names: readonly string[]): string => {
  let out = text;
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    if (name === '') continue;
    out = withoutName(out, name);
    if (/\bA[Ee]/.test(name)) out = withoutName(out, name.replaceAll(/\bA[Ee]/g, 'Æ'));
  }
  return out;
};

/** Lower case, plain quotes and dashes, reminder text gone, the card's names as `~`. */
const plainly = (text: string, names: readonly string[]): string => {
  const plain = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[“”]/g, '"')
    .replaceAll('’', "'")
    .replace(/[−–]/g, '-')
    .replaceAll('--', '—');
  return nameless(plain, names).toLowerCase().replace(/\s+/g, ' ');
};

const inTodaysWords = (text: string): string => {
  let out = text;
  for (const { hint, pattern, now } of DIFFERENCES) if (out.includes(hint)) out = out.replace(pattern, now as string);
  return out
    .replace(/\s+/g, ' ')
    .replace(/ ?— ?/g, '—')
    .replace(/([.,;])"/g, '"')
    .replace(/"\./g, '"')
    .replace(/[,. ]+$/, '')
    .trim();
};

/**
 * The text in the form in which readings are compared: lower case, one blank between words, plain quotes and dashes,
 * reminder text gone, the card's names and "this creature" as `~`, today's wording for old ones.
 */
export const normalise = (text: string, names: readonly string[] = []): string => inTodaysWords(plainly(text, names));

/** Whether a printed ability says what the source says. */
export const sameReading = (printed: string, source: string, names: readonly string[]): boolean => {
  const [first, second] = [plainly(printed, names), plainly(source, names)];
  // Most are the same word for word; what is the same stays so in today's words.
  return first === second || inTodaysWords(first) === inTodaysWords(second);
};
