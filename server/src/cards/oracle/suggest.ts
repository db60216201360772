// Help while rules text is written: what could stand next, as words to write, and what a word was meant to be.

import { KEYWORD_NAMES } from '../../keywords/keywords.ts';
import { COLOR_WORDS } from '../mana.ts';
import { cardTypeOf, nearestWords, pluralOf } from '../vocabulary.ts';
import { CARD_TYPES, SUBTYPES_BY_KIND, SUPERTYPES } from '../vocabularyTypes.ts';
import { type CompileContext, compileText, expectedAt } from './compile.ts';

/** Words that could be written, and what kind of words they are. */
export interface Suggestion {
  readonly words: string;
  readonly kind: 'phrase' | 'name' | 'keyword' | 'type' | 'number';
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'X'] as const;

const TYPES: readonly string[] = CARD_TYPES.map((type) => type.toLowerCase());

const withPlurals = (words: readonly string[]): readonly string[] => words.flatMap((word) => [word, pluralOf(word)]);

/** What a want of the grammar stands for, where it is no phrase of its own. */
const CLASSES: ReadonlyMap<string, readonly [Suggestion['kind'], readonly string[]]> = new Map<
  string,
  readonly [Suggestion['kind'], readonly string[]]
>([
  ['a color', ['type', COLOR_WORDS]],
  ['a card type', ['type', withPlurals(TYPES)]],
  ['a supertype', ['type', SUPERTYPES.map((type) => type.toLowerCase())]],
  ['a subtype', ['type', withPlurals([...SUBTYPES_BY_KIND.creature, ...SUBTYPES_BY_KIND.land])]],
  ['a noun such as creature or permanent', ['type', withPlurals(['permanent', 'spell', 'card', 'token'])]],
  ['a keyword', ['keyword', KEYWORD_NAMES]],
  ['a number', ['number', numbers]],
]);

/** Wants that say what would be understood and are no words to write. */
const isDescription = (want: string): boolean =>
  /^(?:an?|the|what|then) .*(?:“|such as)/.test(want) || DESCRIPTIONS.has(want);

const DESCRIPTIONS: ReadonlySet<string> = new Set([
  'a card name',
  'a name',
  'a player',
  'a type',
  'a zone',
  'a condition',
  'a cost',
  'a mana cost',
  'a plural noun',
  'a kind of counter',
  'a landwalk ability',
  'a quoted ability',
  'an instruction',
  'the end of the sentence',
  'the end of the line',
  'what the token is',
  'what happens to the card',
]);

/** Words between tokens as they are written. */
const written = (tokens: string): string => tokens.replace(/ (?='|[,.:;])/g, '').replace(/\bx\b/g, 'X');

/** What could be written where `text`, a line of rules text that is being written, ends: between words. */
export const suggestionsAt = (text: string, context: CompileContext): readonly Suggestion[] => {
  const found = new Map<string, Suggestion>();
  const add = (words: string, kind: Suggestion['kind']): void => {
    if (!found.has(words)) found.set(words, { words, kind });
  };
  // behind a sentence another one can follow that is like it
  const another = /^(.*[:•,]\s|)[^.:•]*\.\s+$/.exec(text)?.[1];
  const wants = another === undefined ? expectedAt(text, context) : expectedAt(another, context);
  // an effect of a scenario speaks of its objects and players by their names
  const { boundNames = [], boundPlayers = [] } = context;
  if (wants.some((want) => want === 'this' || want.startsWith('an object such as')))
    for (const name of [...context.names.slice(0, 1), ...boundNames]) add(name, 'name');
  if (wants.includes('target player')) for (const player of boundPlayers) add(player, 'name');
  for (const want of wants) {
    const known = CLASSES.get(want);
    if (known !== undefined) for (const word of known[1]) add(word, known[0]);
    else if (!isDescription(want) && /^\p{L}/u.test(want)) add(written(want), 'phrase');
  }
  return [...found.values()];
};

/** Words of the language of the rules that a slip of the pen can have been meant for. */
const VOCABULARY: readonly string[] = [
  ...TYPES,
  ...TYPES.map(pluralOf),
  ...COLOR_WORDS,
  ...SUPERTYPES.map((type) => type.toLowerCase()),
  ...withPlurals([...SUBTYPES_BY_KIND.creature, ...SUBTYPES_BY_KIND.land]),
  ...KEYWORD_NAMES.flatMap((name) => name.split(' ')),
  ...'permanent permanents player players opponent opponents control controls target other another enters dies'.split(
    ' ',
  ),
  ...'attacks blocks becomes whenever beginning counter counters battlefield graveyard library until return'.split(' '),
  ...'destroy exile sacrifice discard enchanted equipped creature creatures power toughness mana value cards'.split(
    ' ',
  ),
];

/** The offset from which nothing is read, or the length of the text. */
const readUpTo = (text: string, context: CompileContext): number => {
  for (const { state, unread, offset, text: own } of compileText(text, context).abilities) {
    if (state === 'unread') return offset + (unread[0]?.start ?? own.length);
  }
  return text.length;
};

/**
 * What the word at `at`, where reading stopped, was meant to be: known words a slip away with which the text is read
 * further, those first with which all of it is.
 */
export const meantAt = (text: string, at: number, context: CompileContext): readonly string[] => {
  const word = /^[\p{L}'’-]+/u.exec(text.slice(at))?.[0];
  if (word === undefined || word.length < 3 || cardTypeOf(word) !== undefined) return [];
  const expected = expectedAt(text.slice(0, at), context).flatMap((want) =>
    isDescription(want) ? [] : want.split(' '),
  );
  const candidates = nearestWords(word, new Set([...expected, ...VOCABULARY]), 6).filter(
    (candidate) => candidate.toLowerCase() !== word.toLowerCase(),
  );
  const capital = /^\p{Lu}/u.test(word);
  const tried = candidates.map((candidate) => {
    const spelt = capital ? candidate.slice(0, 1).toUpperCase() + candidate.slice(1) : candidate;
    const put = text.slice(0, at) + spelt + text.slice(at + word.length);
    const read = readUpTo(put, context);
    return { spelt, read: read - put.length, further: read > at + spelt.length };
  });
  const whole = tried.filter(({ read }) => read === 0);
  return (whole.length > 0 ? whole : tried.filter(({ further }) => further))
    .sort((a, b) => b.read - a.read)
    .map(({ spelt }) => spelt)
    .slice(0, 3);
};
