// What rules text asks of the game's past: what objects and players did, this turn, the last, or by following the instruction before.

import type { Selection } from './abilityFilters.ts';
import type { Amount, Comparison, ObjectRef, PlayerRef, Zone } from './abilityObjects.ts';

/** Over which time it is asked: "this way" is what the instructions before really did (608.2c). */
export type PastTime = 'thisTurn' | 'lastTurn' | 'thisCombat' | 'thisWay';

/** What an object did, or what was done to it. */
export type ObjectDeed =
  | 'entered'
  | 'left'
  | 'died'
  | 'attacked'
  | 'blocked'
  | 'attackedOrBlocked'
  | 'wasBlocked'
  | 'dealtDamage'
  | 'wasDealtDamage'
  | 'wasDealtExcessDamage'
  | 'becameTapped'
  | 'destroyed'
  | 'sacrificed'
  | 'discarded'
  | 'exiled'
  | 'countered'
  | 'milled'
  | 'revealed'
  | 'returned'
  | 'put'
  | 'cast'
  | 'warped'
  | 'turnedFaceUp'
  | 'cameUnderControl'
  | 'blockedOrWasBlocked'
  | 'crewed'
  | 'saddled';

/** What a player did, or what happened to one. */
export type PlayerDeed =
  | 'gainedLife'
  | 'lostLife'
  | 'gainedOrLostLife'
  | 'wasDealtDamage'
  | 'cast'
  | 'drew'
  | 'discarded'
  | 'attacked'
  | 'attackedWith'
  | 'played'
  | 'sacrificed'
  | 'created'
  | 'exiled'
  | 'destroyed'
  | 'milled'
  | 'revealed'
  | 'returned'
  | 'tapped'
  | 'committedACrime'
  | 'surveilled'
  | 'scried'
  | 'descended'
  | 'completedADungeon'
  | 'wonFlips';

/** "three or more": how many of those it must be, or how much. */
export interface HowMany {
  readonly comparison: Comparison;
  readonly to: Amount;
  readonly some?: boolean; // print: "one or more" for "a"
  readonly atLeast?: boolean; // print: "at least four"
}

/** Where something went or left, as a deed's words name it. */
export interface DeedPlace {
  readonly zone: Zone;
  readonly form?: 'that' | 'many'; // print: "that graveyard", "graveyards"
  readonly player?: PlayerRef;
}

/** "two or more nonland permanents entered under your control this turn", "this creature attacked this turn". */
export interface ObjectDid {
  readonly kind: 'objectDid';
  readonly deed: ObjectDeed;
  /** One object known by name or pronoun, or how many of a kind. */
  readonly what?: ObjectRef;
  readonly of?: Selection;
  readonly number?: HowMany;
  readonly nth?: true; // "it's the first time that creature has become tapped"
  readonly place?: DeedPlace;
  readonly from?: Zone | 'anywhere';
  readonly under?: PlayerRef;
  /** Of damage: whom it was dealt to, or what dealt it. */
  readonly to?: ObjectRef | PlayerRef;
  readonly combat?: boolean;
  /** What or who did it: "was destroyed by a spell an opponent controlled". */
  readonly by?: ObjectRef | PlayerRef;
  readonly byLate?: true; // print: after the time
  readonly when: PastTime;
  /** Print: "is exiled this way" for "was exiled this way". */
  readonly present?: boolean;
  /** Print: without the time, which was said of what it is about. */
  readonly untimed?: boolean;
  /** Print: "you had a land enter under your control". */
  readonly had?: boolean;
  /** Print: the time stands before "from anywhere". */
  readonly early?: boolean;
}

/** A deed said of a noun: `bare` with a participle alone, `active` by who did it ("it blocked this turn"), `perfect` "you've drawn this turn". */
export interface DeedSaid extends Pick<ObjectDid, 'place' | 'from' | 'under' | 'to' | 'combat' | 'early'> {
  readonly deed: ObjectDeed | PlayerDeed;
  readonly when: PastTime;
  readonly denied?: true;
  readonly by?: ObjectRef | PlayerRef;
  readonly form?: 'bare' | 'active' | 'perfect';
  readonly that?: true; // print: "that target Wall blocked this turn"
}

/** "you gained 3 or more life this turn", "you've cast another spell this turn". */
export interface PlayerDid {
  readonly kind: 'playerDid';
  readonly who: PlayerRef;
  readonly deed: PlayerDeed;
  readonly of?: Selection;
  readonly number?: HowMany;
  readonly when: PastTime;
  /** "It's the second creature spell you cast this turn": it is one of them, and as many have been cast. */
  readonly nth?: true;
  /** Of damage: combat damage, and by what ("by three or more Pirates"). */
  readonly combat?: boolean;
  readonly by?: { readonly of: Selection; readonly number: HowMany };
  /** Print: "you've drawn", "you sacrifice … this way". */
  readonly tense?: 'perfect' | 'present';
}
