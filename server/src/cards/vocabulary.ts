// The words of the rules' vocabulary and where each may stand: lookups by lower-case word, singular or plural.

import { COLOR_WORDS, type ColorWord } from './mana.ts';
import {
  CARD_TYPES,
  type CardType,
  SUBTYPES_BY_KIND,
  SUPERTYPES,
  type SubtypeKind,
  type Supertype,
} from './vocabularyTypes.ts';

export * from '../keywords/keywords.ts';
export * from './vocabularyNearest.ts';
export * from './vocabularyNumbers.ts';
export * from './vocabularyTypes.ts';

/** Plurals that no ending makes; `fish` and the like are their own plural. Keys and values in lower case. */
const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  aetherborn: 'aetherborn',
  army: 'armies',
  ally: 'allies',
  assassin: 'assassins',
  child: 'children',
  cyclops: 'cyclopes',
  djinn: 'djinn',
  dwarf: 'dwarves',
  elf: 'elves',
  efreet: 'efreet',
  faerie: 'faeries',
  fish: 'fish',
  foodstuff: 'foodstuffs',
  forest: 'forests',
  fungus: 'fungi',
  halfling: 'halflings',
  hero: 'heroes',
  hippo: 'hippos',
  homunculus: 'homunculi',
  incubator: 'incubators',
  jellyfish: 'jellyfish',
  kithkin: 'kithkin',
  leviathan: 'leviathans',
  locus: 'loci',
  merfolk: 'merfolk',
  metathran: 'metathran',
  moonfolk: 'moonfolk',
  mouse: 'mice',
  myr: 'myr',
  nautilus: 'nautiluses',
  nephilim: 'nephilim',
  octopus: 'octopuses',
  ox: 'oxen',
  pegasus: 'pegasi',
  plains: 'plains',
  'power-plant': 'power-plants',
  samurai: 'samurai',
  sheep: 'sheep',
  squid: 'squid',
  starfish: 'starfish',
  'time lord': 'time lords',
  townsfolk: 'townsfolk',
  treefolk: 'treefolk',
  "urza's": "urza's",
  vedalken: 'vedalken',
  werewolf: 'werewolves',
  wolf: 'wolves',
  sorcery: 'sorceries',
  ninja: 'ninjas',
  aurochs: 'aurochs',
  "c'tan": "c'tan",
  necron: 'necrons',
  cyberman: 'cybermen',
  qu: 'qu',
  equipment: 'equipment',
  zubera: 'zubera',
};

/** A second plural some cards use (`Dwarfs`, `Djinns`). */
const OTHER_PLURALS: Readonly<Record<string, readonly string[]>> = {
  aetherborn: ['aetherborns'],
  cyclops: ['cyclops'],
  djinn: ['djinns'],
  dwarf: ['dwarfs'],
  efreet: ['efreets'],
  homunculus: ['homunculuses'],
  kithkin: ['kithkins'],
  mouse: ['mouses'],
  myr: ['myrs'],
  ninja: ['ninja'],
  octopus: ['octopi'],
  pegasus: ['pegasuses'],
  squid: ['squids'],
  fungus: ['funguses'],
};

/** Puts the capitals of `model` on `word`: `Elf`, `elves` gives `Elves`. */
const withCapital = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;

/** The plural of a type or of any common noun, keeping its capital: `Elf` gives `Elves`, `artifact` gives `artifacts`. */
export const pluralOf = (word: string): string => {
  const lower = word.toLowerCase();
  const irregular = Object.hasOwn(IRREGULAR_PLURALS, lower) ? IRREGULAR_PLURALS[lower] : undefined;
  if (lower === 'time lord') return word === lower ? 'time lords' : 'Time Lords';
  if (irregular !== undefined) return withCapital(word, irregular);
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${word}es`;
  return `${word}s`;
};

/** What a word may be used as. A word can have several uses; each is one entry. */
export type WordUse =
  | { readonly use: 'color'; readonly word: ColorWord; readonly plural: false }
  | { readonly use: 'cardType'; readonly word: CardType; readonly plural: boolean }
  | { readonly use: 'supertype'; readonly word: Supertype; readonly plural: false }
  | { readonly use: 'subtype'; readonly kind: SubtypeKind; readonly word: string; readonly plural: boolean };

const uses = new Map<string, WordUse[]>();

const addUse = (text: string, use: WordUse): void => {
  const list = uses.get(text);
  if (list === undefined) uses.set(text, [use]);
  else if (!list.some((other) => other.use === use.use && other.word === use.word)) list.push(use);
};

const pluralsOf = (word: string): string[] => {
  const lower = word.toLowerCase();
  const others = Object.hasOwn(OTHER_PLURALS, lower) ? OTHER_PLURALS[lower] : undefined;
  return [pluralOf(lower), ...(others ?? [])];
};

for (const word of COLOR_WORDS) addUse(word, { use: 'color', word, plural: false });
for (const word of SUPERTYPES) addUse(word.toLowerCase(), { use: 'supertype', word, plural: false });
for (const word of CARD_TYPES) {
  addUse(word.toLowerCase(), { use: 'cardType', word, plural: false });
  for (const plural of pluralsOf(word)) addUse(plural, { use: 'cardType', word, plural: true });
}
const SUBTYPE_KINDS: readonly SubtypeKind[] = [
  'land',
  'creature',
  'artifact',
  'enchantment',
  'spell',
  'planeswalker',
  'battle',
  'plane',
];
for (const kind of SUBTYPE_KINDS) {
  for (const word of SUBTYPES_BY_KIND[kind]) {
    addUse(word.toLowerCase(), { use: 'subtype', kind, word, plural: false });
    for (const plural of pluralsOf(word)) addUse(plural, { use: 'subtype', kind, word, plural: true });
  }
}

const FIRST_WORDS: ReadonlySet<string> = new Set([...uses.keys()].map((words) => words.split(' ')[0] ?? words));

/** Whether a word, in lower case, begins anything the vocabulary has a use for ("time" begins "time lord"). */
export const beginsUse = (word: string): boolean => FIRST_WORDS.has(word);

const NO_USES: readonly WordUse[] = [];

/** Every use of a word, singular or plural, whatever its case and apostrophe; empty if the vocabulary has none. */
export const usesOf = (word: string): readonly WordUse[] => {
  const known = uses.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase();
  const plain = lower.includes('’') ? lower.replaceAll('’', "'") : lower;
  return plain === word ? NO_USES : (uses.get(plain) ?? NO_USES);
};

/** The card type a word names, in the singular or the plural. */
export const cardTypeOf = (word: string): CardType | undefined => {
  for (const use of usesOf(word)) if (use.use === 'cardType') return use.word;
  return undefined;
};

/** The supertype a word names. */
export const supertypeOf = (word: string): Supertype | undefined => {
  for (const use of usesOf(word)) if (use.use === 'supertype') return use.word;
  return undefined;
};

/** The subtype a word names, in the singular or the plural, with its kind: `elves` is `Elf`, a creature type. */
export const subtypeOf = (word: string): { readonly word: string; readonly kind: SubtypeKind } | undefined => {
  for (const use of usesOf(word)) if (use.use === 'subtype') return use;
  return undefined;
};

/** The kind of a subtype as it stands in a type line; nothing for one the vocabulary does not know. */
export const kindOfSubtype = (subtype: string): SubtypeKind | undefined => subtypeOf(subtype)?.kind;

/** Every word the vocabulary knows, lower case, singular and plural. */
export const allVocabularyWords = (): Iterable<string> => uses.keys();
