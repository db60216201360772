// What copying leaves out, adds or changes: the exceptions of copies (706.8).
import type { Ability } from './ability.ts';
import type { ColorSpec, SubtypeSpec } from './abilityEffects.ts';
import type { Filter } from './abilityFilters.ts';
import type { Amount, CardType, Supertype } from './abilityObjects.ts';

/** Edits of copiable values made by the copying itself (706.8a–c). */
export type CopyException = CopyExceptionBody & {
  readonly begins?: boolean; // print: with a subject of its own, though the one before said the same
  /** Print: of whom it is said, where that is not "it"; `elided` says it of whom the exception before named. */
  readonly said?: 'they' | 'the token' | 'the tokens' | 'that token' | 'the copy' | 'the copies' | 'elided';
};

export type CopyExceptionBody =
  | {
      readonly exception: 'addAbilities';
      readonly abilities: readonly Ability[];
      readonly form?: string;
      /** Print: said in the next sentence, "That token has haste." */
      readonly later?: { readonly subject: string; readonly quoted?: readonly boolean[] };
    }
  | {
      readonly exception: 'addTypes';
      readonly addition?: boolean; // print: "in addition to its other types" after supertypes alone
      readonly of?: 'creatureTypes'; // print: "its other creature types"
      readonly last?: boolean; // print: "in addition to its other types" after the abilities
      readonly supertypes?: readonly Supertype[];
      readonly types?: readonly CardType[];
      readonly subtypes?: SubtypeSpec;
    }
  | {
      readonly exception: 'setTypes';
      readonly supertypes?: readonly Supertype[];
      readonly types?: readonly CardType[];
      readonly subtypes?: SubtypeSpec;
    }
  /** "isn't legendary"; print: "if the spell is legendary". */
  | { readonly exception: 'notSupertype'; readonly supertypes: readonly Supertype[]; readonly ifSo?: boolean }
  | { readonly exception: 'setColors'; readonly colors: ColorSpec; readonly addition?: boolean }
  /** `base`: print "it has base power and toughness"; `are`: "its power and toughness are". */
  | {
      readonly exception: 'setPT';
      readonly power: Amount;
      readonly toughness: Amount;
      readonly form?: 'base' | 'are';
    }
  | { readonly exception: 'setName'; readonly name: string }
  | { readonly exception: 'noManaCost' } // "it has no mana cost"
  | {
      readonly exception: 'keep';
      readonly what: readonly (
        | 'color'
        | 'name'
        | 'types'
        | 'subtypes'
        | 'abilities'
        | 'power'
        | 'toughness'
        | 'manaCost'
      )[];
      /** Print: "except for its name"; "it doesn't copy that permanent's color", "its color isn't copied". */
      readonly form?: 'except for' | 'permanent' | 'its' | 'passive';
    } // "doesn't copy that creature's color"
  /** "it has this creature's other abilities": those it had itself, but for this one. */
  | { readonly exception: 'keepOtherAbilities' }
  /** "and it has this ability"; `after`: "becomes a copy of … and gains this ability". */
  | {
      readonly exception: 'keepThisAbility';
      readonly joined?: boolean;
      readonly form?: 'gains';
      readonly after?: boolean;
    }
  | {
      readonly exception: 'withCounters';
      readonly counter: string;
      readonly count: Amount;
      readonly condition?: Filter;
    }
  | { readonly exception: 'enters'; readonly tapped?: boolean };
