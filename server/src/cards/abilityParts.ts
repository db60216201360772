// What abilities are made of beside their effect: costs, limits, trigger events, and how objects enter.
import type { Ability } from './ability.ts';
import type { Condition, Duration } from './abilityConditions.ts';
import type { CopyException } from './abilityCopies.ts';
import type { Operation } from './abilityEffects.ts';
import type { Filter, Selection } from './abilityFilters.ts';
import type { ChoiceKind } from './abilityInstructionParts.ts';
import type { Instruction } from './abilityInstructions.ts';
import type { Amount, Color, ObjectRef, PlayerRef, PTProperty, Zone } from './abilityObjects.ts';
import type { HowMany, ObjectDid } from './abilityPast.ts';
import type { ManaCost } from './mana.ts';

export type CostPart =
  | {
      readonly pay: 'mana';
      readonly cost: ManaCost;
      readonly each?: Amount;
      readonly equal?: Amount;
      readonly of?: ObjectRef; // "its mana cost"
      readonly elided?: boolean;
    } // each: "{1} for each card in your hand"
  | {
      readonly pay: 'tapSelf' | 'untapSelf' | 'sacrificeSelf' | 'exileSelf' | 'discardSelf' | 'returnSelf' | 'exert';
      readonly from?: 'graveyard' | 'hand'; // "exile this card from your hand"
      /** In a quoted ability, a cost that names the card which grants it takes that card (201.5a). */
      readonly granter?: boolean;
    }
  | { readonly pay: 'revealSelf' } // "reveal this card from your hand"
  | {
      readonly pay: 'sacrifice' | 'discard' | 'tap' | 'exile' | 'return' | 'untap' | 'reveal';
      readonly selection: Selection;
      readonly count: Amount;
      readonly elided?: boolean; // print: without its verb, which is that of the part before
    }
  | { readonly pay: 'life'; readonly amount: Amount; readonly elided?: boolean } // elided: print "{B} and 1 life"
  | {
      readonly pay: 'removeCounters' | 'putCounters';
      readonly counter: string;
      readonly count: Amount;
      readonly from?: ObjectRef;
    }
  /** Anything else that one does: "Exile the top card of your graveyard". */
  | { readonly pay: 'act'; readonly then: readonly [Instruction] }
  | { readonly pay: 'either'; readonly of: readonly [CostPart, CostPart] }
  | { readonly pay: 'loyalty'; readonly change: number | 'x' | '-x' }
  | { readonly pay: 'other'; readonly verb: string; readonly args: readonly string[] };

/** Times at which alone something may be done. */
export type Window =
  | 'beforeAttackers'
  | 'yourTurn'
  | 'yourUpkeep'
  | 'combat'
  | 'opponentsTurn'
  | 'upkeep'
  | 'combatBeforeBlockers'
  | 'combatAfterBlockers'
  | 'combatOnOpponentsTurn'
  | 'combatOnYourTurn'
  | 'declareAttackers'
  | 'declareBlockers'
  | 'declareBlockersOfOpponent'
  | 'yourDeclareAttackers'
  | 'beforeTheirEndStep'
  | 'yourEndStep'
  | 'opponentsUpkeep'
  | 'beforeAnyAttackers'
  | 'beforeBlockers'
  | 'beforeDamage'
  | 'beforeEndOfCombat'
  | 'afterCombat';

export interface ActivationLimits {
  readonly sorcerySpeed?: boolean;
  readonly oncePerTurn?: boolean;
  readonly once?: boolean; // "Activate only once."
  readonly times?: number; // "no more than twice each turn"
  readonly onlyDuring?: Window;
  readonly alsoDuring?: Window;
  readonly onlyIf?: Condition;
  readonly anyPlayer?: boolean;
  readonly onlyBy?: 'anyOpponent' | 'opponents';
  readonly instantSpeed?: boolean; // said of mana abilities (605.3a)
  readonly notDuring?: 'combat';
  readonly fromZone?: Zone;
}

/**
 * What a trigger waits for. "a creature you control" is a `choose` of one: any object that matches, judged by itself. `who`/`what` filters are judged as the event happens (leaves and dies look back). */
export type TriggerEvent =
  | {
      readonly on:
        | 'enters'
        | 'leaves'
        | 'dies'
        | 'attacks'
        | 'blocks'
        | 'becomesBlocked'
        | 'becomesTapped'
        | 'becomesUntapped'
        | 'turnedFaceUp'
        | 'sacrificed'
        | 'exiled'
        | 'transforms'
        | 'phasesIn'
        | 'phasesOut'
        | 'becomesUnattached'
        | 'putIntoGraveyard'
        | 'returnedToHand'
        | 'attacksAndIsntBlocked'
        | 'mutates'
        | 'crews'
        | 'saddles'
        | 'cycled'
        | 'discarded'
        | 'tappedForMana';
      readonly what: ObjectRef;
      readonly by?: PlayerRef; // "you sacrifice a creature", "a player taps a land for mana"
      readonly whom?: readonly (ObjectRef | PlayerRef)[]; // "attacks you or a planeswalker you control"
      readonly into?: ObjectRef; // "transforms into ~"
      readonly whose?: PlayerRef; // "is put into your graveyard": only that player's graveyard
      readonly anywhere?: boolean; // print: "from anywhere"
      readonly elided?: boolean; // print: "blocks or becomes blocked by a creature"
      readonly other?: ObjectRef; // "blocks a creature", "becomes blocked by a creature", "crews a Vehicle", "becomes unattached from a permanent"
      readonly from?: Zone;
      readonly under?: PlayerRef;
      readonly tapped?: boolean; // "enters tapped"
      readonly attachedTo?: Filter; // "enters attached to a creature"
    }
  | { readonly on: 'becomesAttached'; readonly what: ObjectRef; readonly to: ObjectRef }
  | { readonly on: 'becomesTarget'; readonly what: ObjectRef; readonly of?: Filter }
  /** "you lose control of ~": to someone else, or as it leaves the battlefield (603.10a). */
  | { readonly on: 'losesControl'; readonly who: PlayerRef; readonly what: ObjectRef }
  /** "you gain control of ~ from another player". */
  | { readonly on: 'gainsControl'; readonly who: PlayerRef; readonly what: ObjectRef; readonly giver?: PlayerRef }
  | { readonly on: 'cast'; readonly who: PlayerRef; readonly what: Filter }
  | { readonly on: 'copied' | 'castOrCopied'; readonly who: PlayerRef; readonly what: Filter }
  | {
      readonly on: 'activated';
      readonly who: PlayerRef;
      readonly what: Filter;
      /** "an ability of enchanted creature with {T} in its activation cost": said after whose it is. */
      readonly late?: Filter;
      readonly possessive?: true; // print: "an artifact's ability"
      readonly of?: ObjectRef;
      readonly passive?: boolean;
    }
  /** "a spell or ability an opponent controls causes you to discard this card". */
  | { readonly on: 'causesDiscard'; readonly source: ObjectRef; readonly who: PlayerRef; readonly what: ObjectRef }
  | {
      readonly on: 'dealsDamage' | 'dealtDamage';
      readonly source: ObjectRef;
      readonly to?: ObjectRef | PlayerRef;
      readonly orTo?: ObjectRef; // "to a player or planeswalker"
      readonly combat?: boolean; // false: noncombat damage
      readonly number?: HowMany; // "3 or more damage"
      readonly single?: boolean; // "by a single source"
      readonly passive?: boolean; // print: "you're dealt damage"
    }
  | {
      readonly on: 'step';
      readonly step: Step;
      readonly whose: PlayerRef | 'each';
      readonly the?: boolean; // "the end step", "the end step of enchanted creature's controller"
      readonly each?: boolean; // print: "each of your upkeeps"
    }
  | { readonly on: 'draws' | 'gainsLife' | 'losesLife' | 'gainsOrLosesLife' | 'discards'; readonly who: PlayerRef }
  | { readonly on: 'playsLand'; readonly who: PlayerRef; readonly what?: Filter }
  | {
      readonly on: 'counterPut' | 'counterRemoved';
      readonly counter?: string;
      readonly what: ObjectRef;
      readonly oneOrMore?: boolean; // "one or more counters are put"
      readonly by?: PlayerRef; // "you put a counter on …"
      readonly last?: boolean; // "the last counter is removed"
      readonly nth?: number; // "the fourth plan counter is put"
    }
  | { readonly on: 'tokenCreated'; readonly what: Filter; readonly by?: PlayerRef }
  /** "When you control no Islands": a state trigger (603.8). */
  | { readonly on: 'state'; readonly condition: Condition }
  | { readonly on: 'or'; readonly of: readonly TriggerEvent[] }
  /** "one or more creatures you control …": once for all that do so at once. */
  | { readonly on: 'oneOrMore'; readonly of: TriggerEvent; readonly number?: number }
  /** "enters and whenever you cast a spell", "you cycle this card or it dies": either of two that have their own words. */
  | {
      readonly on: 'either';
      readonly of: readonly [TriggerEvent, TriggerEvent];
      readonly word: 'and' | 'or';
      readonly lead?: 'when' | 'whenever' | 'at';
    }
  /** "you next cast a creature spell": the first from now on; late: print "cast your next creature spell". */
  | { readonly on: 'next'; readonly of: TriggerEvent; readonly late?: boolean }
  /** "attacks while you control …": only while the condition holds. */
  | {
      readonly on: 'while';
      readonly of: TriggerEvent;
      readonly condition: Condition;
      readonly form?: 'during' | 'bare'; // print: "during your turn", "while saddled"
    }
  /** "your second spell each turn", "for the first time each turn". */
  | { readonly on: 'nth'; readonly nth: number; readonly of: TriggerEvent; readonly turns?: 'yours' | 'opponents' } // during each of your turns
  /** "Whenever you attack": with one creature or more. */
  | {
      readonly on: 'playerAttacks';
      readonly who: PlayerRef;
      readonly whom?: ObjectRef | PlayerRef;
      readonly with?: Pick<ObjectDid, 'of' | 'number'>;
    }
  /** "Whenever enchanted player is attacked": by one creature or more. */
  | { readonly on: 'playerAttacked'; readonly who: PlayerRef }
  /** A chapter of a Saga (714.2). */
  | { readonly on: 'chapter'; readonly chapters: readonly number[] }
  /** Known in full, but nothing in a scenario brings it about: carried as data. */
  | {
      readonly on: 'other';
      readonly verb: string;
      readonly args: readonly string[];
      /** Whose doing it is, where the words name an object. */
      readonly what?: ObjectRef;
      readonly who?: PlayerRef;
      /** The event it refines: where that happens, the result rests on what is not modelled. */
      readonly like?: TriggerEvent;
    };

export type Step =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'main'
  | 'precombatMain'
  | 'postcombatMain'
  | 'combat'
  | 'declareAttackers'
  | 'declareBlockers'
  | 'combatDamage'
  | 'endOfCombat'
  | 'end'
  | 'cleanup';

/** What modifies how an object enters or is turned face up (614.1c–d): part of the entering itself. */
export type EntersModification =
  | { readonly as: 'tapped' | 'untapped' | 'faceDown' | 'attacking' }
  | {
      readonly as: 'counters';
      readonly counter: string;
      readonly count: Amount;
      readonly additional?: true;
      readonly form?: 'x';
    } // form x: "with X …, where X is …"
  | {
      readonly as: 'choose';
      readonly what: ChoiceKind;
      readonly among?: readonly string[];
      readonly selection?: Selection;
      /** "a color other than green". */
      readonly otherThan?: { readonly color: Color };
      readonly between?: readonly [number, number]; // "a number between 0 and 7"
    }
  /** "your choice of a 3/3 creature, a 2/2 creature with flying, or …": each printed alternative as operations. */
  | { readonly as: 'become'; readonly alternatives: readonly (readonly Operation[])[] }
  | {
      readonly as: 'copy';
      readonly optional: boolean;
      readonly selection: Selection;
      readonly exceptions: readonly CopyException[];
      readonly article?: 'a'; // print: "a copy of a creature" for "any creature"
      /** Print: "you may choose …. If you do, …", "you may have it become …". */
      readonly chooseFrom?: 'chosen' | 'becomes' | 'have';
      /** A copy effect with an end: what is beneath shows again then. */
      readonly until?: Duration;
    }
  /** "you may exile two creature cards from graveyards. If you do, it enters as a copy of one of those cards …". */
  | {
      readonly as: 'copyOfExiled';
      readonly selection: Selection;
      readonly count: number;
      readonly exceptions: readonly CopyException[];
      /** "with a number of additional +1/+1 counters on it equal to the power of the other card". */
      readonly counters?: { readonly counter: string; readonly equalTo: PTProperty };
    }
  /** "with trample": an effect without an end, no part of its copiable values. */
  | { readonly as: 'abilities'; readonly abilities: readonly Ability[] }
  | { readonly as: 'instructions'; readonly instructions: readonly Instruction[] } // "as … enters, you may pay 2 life. If you don't, it enters tapped."
  | { readonly as: 'attachedTo'; readonly ref: ObjectRef };
