// Replacement effects (614): the event that would happen, and what happens instead of it.
import type { Condition } from './abilityConditions.ts';
import type { Filter } from './abilityFilters.ts';
import type { Instruction } from './abilityInstructions.ts';
import type { Amount, ObjectRef, PlayerRef } from './abilityObjects.ts';
import type { HowMany } from './abilityPast.ts';

/** An event that would happen. */
export type Would =
  | {
      readonly would: 'die' | 'enter' | 'leave' | 'beDestroyed' | 'beSacrificed' | 'beExiled' | 'untap';
      readonly what: ObjectRef;
      readonly under?: PlayerRef; // "enter under your control"
    }
  /** Without `whose`: any graveyard. */
  | {
      readonly would: 'goToGraveyard';
      readonly what: ObjectRef;
      readonly whose?: PlayerRef;
      readonly from?: 'anywhere' | 'battlefield';
    }
  /** Without `source`: "damage would be dealt to …". */
  | {
      readonly would: 'dealDamage';
      readonly source?: ObjectRef;
      readonly combat?: boolean; // false: noncombat damage
      readonly number?: HowMany;
      readonly to?: readonly (ObjectRef | PlayerRef)[];
      readonly toWord?: 'and' | 'and/or'; // print: how those are joined
      readonly ofYourChoice?: true | 'late'; // of the source; late: print "a creature of your choice with flying"
      readonly passive?: boolean; // print: "this creature would be dealt damage"
    }
  | {
      readonly would:
        | 'draw'
        | 'gainLife'
        | 'loseLife'
        | 'loseGame'
        | 'mill'
        | 'flipCoin'
        | 'loseMana'
        | 'extraTurn'
        | 'scry'
        | 'proliferate';
      readonly who: PlayerRef;
      readonly number?: HowMany;
      readonly exceptFirst?: boolean; // of draws: "except the first one you draw in each of your draw steps"
    }
  /** `by` an effect, a player, or nobody named ("tokens would be created"). */
  | {
      readonly would: 'createTokens';
      readonly by?: PlayerRef | 'effect';
      readonly what: Filter;
      readonly under?: PlayerRef;
    }
  | {
      readonly would: 'putCounters';
      readonly by?: PlayerRef | 'effect';
      readonly counter?: string;
      readonly on: ObjectRef | PlayerRef;
    };

/** The same event with another number: doubled, more, less, or prevented in part. */
export interface Alteration {
  readonly factor?: 2 | 3;
  readonly plus?: Amount;
  readonly minus?: Amount;
  /** Damage that is prevented; `allBut` is left over. */
  readonly prevent?: Amount | 'all';
  readonly allBut?: Amount;
  /** Damage that goes elsewhere. */
  readonly redirect?: ObjectRef | PlayerRef;
  /** What is skipped, or under whose control it enters. */
  readonly skip?: 'draw' | 'step';
  readonly may?: boolean;
  readonly under?: PlayerRef;
  /** Print: "double that damage" for "twice that much damage". */
  readonly word?: 'double';
  /** Print: who does it ("it deals …", "that source deals …"), and to what ("that permanent or player"). */
  readonly subject?: ObjectRef | PlayerRef;
  readonly toThat?: readonly Filter[] | 'you' | 'it';
  /** Print: "of those tokens", "of those counters", or the kind again. */
  readonly those?: boolean;
  readonly on?: 'it' | 'permanent' | 'creature'; // of counters: "on that permanent"
}

/** "If …, … instead" (614.1a), as a rule in force. */
export interface Replacement {
  readonly rule: 'instead';
  readonly would: Would;
  /** "… and it wasn't cast", "while your library has no cards in it". */
  readonly only?: { readonly word: 'and' | 'while' | 'during'; readonly condition: Condition };
  readonly thisTurn?: boolean;
  /** "The next time …": once. */
  readonly nextTime?: boolean;
  readonly alter?: Alteration;
  readonly then?: readonly Instruction[];
  /** "exile it instead with a void counter on it". */
  readonly counters?: { readonly counter: string; readonly count: Amount };
  /** Print: where "instead" stands. */
  readonly place?: 'front' | 'none' | 'may'; // may: "you may instead …"
}
