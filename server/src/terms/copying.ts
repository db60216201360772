// What copying leaves out, adds or changes: the exceptions of copies (706.8).

import {
  type Bodies,
  choice,
  counter,
  flag,
  group,
  list,
  name,
  node,
  of,
  optional,
  type Places,
  print,
  sort,
  type Terms,
  words,
} from './schema.ts';
import { cardType, supertype } from './vocabulary.ts';

/** Edits of copiable values made by the copying itself (706.8a–c). */
export const copyException = sort(
  'exception',
  [
    of('addAbilities', {
      abilities: list(node('ability')),
      form: print(words),
      /** Print: said in the next sentence, "That token has haste." */
      later: print(
        group({
          subject: words,
          quoted: print(list(flag)),
        }),
      ),
    }),
    of('addTypes', {
      /** print: "in addition to its other types" after supertypes alone */
      addition: print(flag),
      /** print: "its other creature types" */
      of: print(choice('creatureTypes')),
      /** print: "in addition to its other types" after the abilities */
      last: print(flag),
      supertypes: optional(list(supertype)),
      types: optional(list(cardType)),
      subtypes: optional(node('subtypeSpec')),
    }),
    of('setTypes', {
      supertypes: optional(list(supertype)),
      types: optional(list(cardType)),
      subtypes: optional(node('subtypeSpec')),
    }),
    /** "isn't legendary"; print: "if the spell is legendary". */
    of('notSupertype', {
      supertypes: list(supertype),
      ifSo: optional(flag),
    }),
    of('setColors', {
      colors: node('colorSpec'),
      addition: optional(flag),
    }),
    /** `base`: print "it has base power and toughness"; `are`: "its power and toughness are". */
    of('setPT', {
      power: node('amount'),
      toughness: node('amount'),
      form: print(choice('base', 'are')),
    }),
    of('setName', {
      name: name,
    }),
    /** "it has no mana cost" */
    of('noManaCost', {}),
    /** "doesn't copy that creature's color" */
    of('keep', {
      what: list(choice('color', 'name', 'types', 'subtypes', 'abilities', 'power', 'toughness', 'manaCost')),
      /** Print: "except for its name"; "it doesn't copy that permanent's color", "its color isn't copied". */
      form: print(choice('except for', 'permanent', 'its', 'passive')),
    }),
    /** "it has this creature's other abilities": those it had itself, but for this one. */
    of('keepOtherAbilities', {}),
    /** "and it has this ability"; `after`: "becomes a copy of … and gains this ability". */
    of('keepThisAbility', {
      joined: print(flag),
      form: print(choice('gains')),
      after: print(flag),
    }),
    of('withCounters', {
      counter: counter,
      count: node('amount'),
      condition: optional(node('filter')),
    }),
    of('enters', {
      tapped: optional(flag),
    }),
  ],
  {
    /** "… if equipped creature is legendary": a condition behind *except* belongs to the exception, not to the copying (707.9e). */
    onlyIf: optional(node('condition')),
    /** print: with a subject of its own, though the one before said the same */
    begins: print(flag),
    /** Print: of whom it is said, where that is not "it"; `elided` says it of whom the exception before named. */
    said: print(choice('they', 'the token', 'the tokens', 'that token', 'the copy', 'the copies', 'elided')),
  },
);

/** Edits of copiable values made by the copying itself (706.8a–c). */
export type CopyException = Terms<typeof copyException>[Places<typeof copyException>];

export type CopyExceptionBody = Bodies<typeof copyException>[Places<typeof copyException>];
