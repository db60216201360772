// Objects and their characteristics in words: one line for what something is, and what changed between two states.

import type { Ability } from '../cards/ability.ts';
import { printManaCost, wordsOf } from '../cards/mana.ts';
import { printAbility } from '../cards/oracle/print.ts';
import { subtypesForReading } from '../cards/vocabulary.ts';
import type { AbilityInstance, Characteristics } from '../engine/characteristics.ts';
import { type Locale, message, messageIfAny } from '../messages/message.ts';
import { sameWords as isWordedAlike } from '../terms/same.ts';

/** `Clone: 0/0 blue creature`, with the blank before the colon that French has. */
export const namedText = (locale: Locale, name: string, said: string): string =>
  message(locale, 'word.named', { name, said });

/** `2/2`, `2/–` where one is missing; nothing for what has neither. */
export function ptOf(values: Characteristics): string {
  if (values.power === undefined && values.toughness === undefined) return '';
  return `${values.power ?? '–'}/${values.toughness ?? '–'}`;
}

/** A word of the rules in the user's language: a colour, a type, a supertype. Subtypes stay as the cards print them. */
const inLanguage = (locale: Locale, word: string): string => messageIfAny(locale, `ruling.word.${word}`) ?? word;

/** `white and blue`, `colorless`. */
export function colorsOf(locale: Locale, values: Characteristics): string {
  const words = wordsOf(values.colors).map((word) => inLanguage(locale, word));
  if (words.length === 0) return message(locale, 'word.colorless');
  if (words.length === 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${message(locale, 'word.and')} ${words.at(-1)}`;
}

const read = <T extends Pick<Characteristics, 'subtypes'>>(locale: Locale, values: T): T => ({
  ...values,
  subtypes: subtypesForReading(values.subtypes, message(locale, 'word.everyCreatureType')),
});

/** Types as prose says them: `legendary Bear artifact creature`. */
export function typesOf(locale: Locale, values: Characteristics): string {
  const { supertypes, subtypes, types } = typeWords(locale, values);
  return [supertypes, subtypes, types].join('') === ''
    ? message(locale, 'word.noType')
    : message(locale, 'word.types', { supertypes, subtypes, types });
}

const typeWords = (
  locale: Locale,
  values: Pick<Characteristics, 'supertypes' | 'subtypes' | 'types'>,
): Readonly<Record<'supertypes' | 'subtypes' | 'types', string>> => {
  const said = (words: readonly string[]): string =>
    words.map((word) => inLanguage(locale, word.toLowerCase())).join(' ');
  return {
    supertypes: said(values.supertypes),
    subtypes: read(locale, values).subtypes.join(' '),
    types: said(values.types),
  };
};

/** Types as a card's type line has them: `Legendary Artifact Creature — Bear`; of a thing without any, that it has none. */
export function typeLineOf(locale: Locale, values: Pick<Characteristics, 'supertypes' | 'subtypes' | 'types'>): string {
  const words = typeWords(locale, values);
  return Object.values(words).join('') === ''
    ? message(locale, 'word.noType')
    : message(locale, 'word.typeLine', words);
}

const withoutReminder = (text: string): string => text.replace(/\s*\([^)]*\)/g, '').trim();

/** Texts of instances, which are values: every look at a board asks for all of them. */
const texts = new WeakMap<AbilityInstance, string>();

/** An ability's words: those of its card, or printed from what it became after a text change. */
export function abilityText(instance: AbilityInstance): string {
  const known = texts.get(instance);
  if (known !== undefined) return known;
  const text = textOf(instance);
  texts.set(instance, text);
  return text;
}

function textOf(instance: AbilityInstance): string {
  const { compiled, ability } = instance;
  if (compiled.text !== '' && sameAbility(compiled.ability, ability)) return withoutReminder(compiled.text);
  return ability.kind === 'unread' ? withoutReminder(compiled.text) : printAbility(ability);
}

const sameAbility = (a: Ability, b: Ability): boolean => isWordedAlike('ability', a, b);

const maximalLength = 60;

/** A text in one line, cut at a word so that it fits a narrow cell. */
export function shorten(paragraphs: string, length = maximalLength): string {
  const text = paragraphs.replace(/\s*\n\s*/g, ' ');
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[,.;:—\s]+$/, '')} …`;
}

/** Abilities in a few words: `flying, trample, “{T}: Add {G}.”`. */
export function abilitiesOf(instances: readonly AbilityInstance[], length?: number, locale: Locale = 'en'): string {
  return instances
    .map((instance) => {
      const text = shorten(abilityText(instance), length);
      return instance.ability.kind === 'keyword' ? lowerFirst(text) : message(locale, 'word.quoted', { text });
    })
    .join(', ');
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** What an object is, in one line: `1/4 red Ogre creature, flying`. */
export function summary(locale: Locale, values: Characteristics, pt = ptOf(values)): string {
  const parts: string[] = [];
  if (pt !== '') parts.push(pt);
  parts.push(message(locale, 'word.summary', { colors: colorsOf(locale, values), types: typesOf(locale, values) }));
  const keywords = values.abilities.filter((instance) => instance.ability.kind === 'keyword');
  const extra: string[] = [];
  if (values.loyalty !== undefined) extra.push(message(locale, 'word.loyalty', { value: values.loyalty }));
  if (values.defense !== undefined) extra.push(message(locale, 'word.defense', { value: values.defense }));
  if (keywords.length > 0) extra.push(shorten(abilitiesOf(keywords)));
  return [parts.join(' '), ...extra].join(', ');
}

/** One characteristic that differs between two states, in words. */
export interface Difference {
  readonly what: 'name' | 'cost' | 'colors' | 'types' | 'abilities' | 'pt' | 'loyalty' | 'defense' | 'controller';
  readonly before: string;
  readonly after: string;
  /** Abilities come and go: what was gained and lost reads better than both whole lists. */
  readonly said?: string;
  readonly lost?: string;
  readonly gained?: string;
}

/**
 * What differs between two states, in the order of a card's parts. `players` are the players' names, for control.
 */
export function differences(
  locale: Locale,
  before: Characteristics & { readonly controller?: number },
  after: Characteristics & { readonly controller?: number },
  players: readonly string[] = [],
): readonly Difference[] {
  const found: Difference[] = [];
  const add = (what: Difference['what'], was: string, is: string): void => {
    if (was !== is) found.push({ what, before: was, after: is });
  };
  const or = (text: string, code: string): string => (text === '' ? message(locale, code) : text);
  const cost = (values: Characteristics): string =>
    values.manaCost === undefined ? message(locale, 'word.noCost') : printManaCost(values.manaCost);
  if (before.controller !== undefined && after.controller !== undefined)
    add('controller', players[before.controller] ?? '', players[after.controller] ?? '');
  add('name', or(before.name, 'word.noName'), or(after.name, 'word.noName'));
  add('cost', cost(before), cost(after));
  add('colors', colorsOf(locale, before), colorsOf(locale, after));
  // where only the subtypes change, they say it in fewer words
  const subtypesOnly =
    sameWords(before.types, after.types) &&
    sameWords(before.supertypes, after.supertypes) &&
    before.subtypes.length > 0 &&
    after.subtypes.length > 0;
  const [was, is] = [read(locale, before), read(locale, after)];
  if (subtypesOnly) add('types', was.subtypes.join(' '), is.subtypes.join(' '));
  else add('types', typeLineOf(locale, was), typeLineOf(locale, is));
  const abilities = abilityDifference(locale, before.abilities, after.abilities);
  if (abilities !== undefined) found.push(abilities);
  add('pt', ptOf(before) || message(locale, 'word.noPt'), ptOf(after) || message(locale, 'word.noPt'));
  add('loyalty', String(before.loyalty ?? ''), String(after.loyalty ?? ''));
  add('defense', String(before.defense ?? ''), String(after.defense ?? ''));
  return found;
}

function abilityDifference(
  locale: Locale,
  before: readonly AbilityInstance[],
  after: readonly AbilityInstance[],
): Difference | undefined {
  const [was, is] = [before.map(abilityText), after.map(abilityText)];
  const gained = after.filter((_, i) => countOf(is, is[i] ?? '', i) > countOf(was, is[i] ?? ''));
  const lost = before.filter((_, i) => countOf(was, was[i] ?? '', i) > countOf(is, was[i] ?? ''));
  if (gained.length === 0 && lost.length === 0) return undefined;
  const gone = lost.length > 2 && is.length === 0 ? allAbilities(locale) : abilitiesOf(lost, 40, locale);
  const come = abilitiesOf(gained, 40, locale);
  const said: string[] = [];
  if (lost.length > 0) said.push(message(locale, 'word.lost', { abilities: gone }));
  if (gained.length > 0) said.push(message(locale, 'word.gained', { abilities: come }));
  const none = message(locale, 'word.noAbilities');
  return {
    what: 'abilities',
    before: before.length === 0 ? none : abilitiesOf(before, 40, locale),
    after: after.length === 0 ? none : abilitiesOf(after, 40, locale),
    said: said.join(', '),
    ...(lost.length > 0 ? { lost: gone } : {}),
    ...(gained.length > 0 ? { gained: come } : {}),
  };
}

const allAbilities = (locale: Locale): string => message(locale, 'word.allAbilities');

/** How often `text` stands in the list, up to and including place `upTo`. */
function countOf(list: readonly string[], text: string, upTo = list.length - 1): number {
  let count = 0;
  for (let i = 0; i <= upTo; i++) if (list[i] === text) count++;
  return count;
}

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word) => b.includes(word));

/** A difference as a short piece of text: `2/2 → 6/6`, `gains flying`. */
export const differenceText = (difference: Difference): string =>
  difference.said ?? `${difference.before} → ${difference.after}`;

/** `a, b or c`. */
export function oneOf(locale: Locale, words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${message(locale, 'diagnostic.or')} ${words.at(-1)}`;
}
