// How long effects last and under what conditions: durations, and what rules text asks of the game.

import type { Filter, Selection } from './abilityFilters.ts';
import type { Amount, Color, Comparison, ObjectRef, PlayerRef } from './abilityObjects.ts';
import type { CostPart } from './abilityParts.ts';
import type { HowMany, ObjectDid, PlayerDid } from './abilityPast.ts';
import type { ManaCost } from './mana.ts';

export type Duration =
  /** Until the game ends (418.3a). */
  | { readonly until: 'none' }
  | {
      readonly until:
        | 'endOfTurn'
        | 'yourNextTurn'
        | 'yourNextEndStep'
        | 'endOfYourNextUpkeep'
        | 'yourNextUpkeep'
        | 'endOfYourNextTurn'
        | 'endOfCombat'
        | 'nextEndStep'
        | 'planeswalk' // "until a player planeswalks"
        | 'yourNextUntap'
        | 'controllersNextUntap'
        | 'thisTurn'
        | 'thisCombat';
    }
  | { readonly until: 'asLongAs'; readonly condition: Condition; readonly each?: true } // for each object as long as it is so of that one
  | { readonly until: 'turnedFaceDown' } // "until this is turned face down"
  | { readonly until: 'leaves'; readonly what: ObjectRef }; // "until this leaves the battlefield"

export type Condition =
  /** `joint`: one subject and verb for all ("you control a Swamp and a Forest"). */
  | {
      readonly kind: 'and' | 'or';
      readonly of: readonly Condition[];
      readonly joint?: boolean | 'subject';
      readonly again?: 'if';
    } // again: "if A or if B"
  | { readonly kind: 'not'; readonly of: Condition }
  /** "you control an artifact", "there are three or more …": compares a count. */
  | {
      readonly kind: 'count';
      readonly of: Selection;
      readonly comparison: Comparison;
      readonly to: Amount;
      readonly some?: true; // print: "one or more"
      readonly by?: PlayerRef; // "an opponent has eight or more cards in their graveyard": of that player's cards
      readonly owned?: true; // print: "you own a card in exile", the last of the parts before its noun
      readonly are?: true; // print: "ten or more lands are on the battlefield", the last of the parts after "are"
    }
  | {
      readonly kind: 'compare';
      readonly left: Amount;
      readonly comparison: Comparison;
      readonly right: Amount;
      readonly form?: 'thereAre' | 'time' | 'allNamed' | 'was' | 'remains' | 'ofEach' | 'tied' | 'lifeMore' | 'parity'; // parity: even or odd; print: "there are three or more counters on …", "this is the third time …"
    }
  /** "as long as this creature is untapped / red / enchanted / attacking". */
  | {
      readonly kind: 'is';
      readonly ref: ObjectRef;
      readonly filter: Filter;
      readonly past?: boolean; // print: "was", "had"
      readonly noun?: boolean; // print: a noun phrase with its article
      readonly apart?: boolean; // print: "it's not" for "it isn't"
      readonly size?: boolean; // print: "is 1/1"
    }
  | {
      readonly kind: 'playerIs';
      readonly player: PlayerRef;
      readonly what: 'active' | 'monarch' | 'initiative' | 'hasCitysBlessing' | 'attacked';
    }
  | { readonly kind: 'turn'; readonly of: PlayerRef } // "it's your turn"
  /** "if this spell was kicked", "if its surge cost was paid", "if the gift was promised". */
  | {
      readonly kind: 'wasPaid';
      readonly cost: string;
      readonly of?: ObjectRef; // whose: this object's if nothing is said
      readonly it?: boolean;
      readonly with?: readonly CostPart[]; // "kicked with its {1}{B} kicker"
      readonly form?: 'cost' | 'using' | 'promise' | 'escapes';
      readonly thisTurn?: boolean;
      readonly present?: boolean; // print: "it's bargained"
    }
  /** "at least four mana was spent to cast it", "{R} was spent to cast this spell". */
  | {
      readonly kind: 'wasSpent';
      readonly on: ObjectRef;
      readonly cost?: ManaCost;
      readonly number?: HowMany;
      readonly color?: Color | 'same'; // "three red mana", "three mana of the same color"
      readonly from?: Filter;
    }
  /** "that mana is spent on a creature spell". */
  | { readonly kind: 'manaSpentOn'; readonly what: Filter }
  /** "it was cast", "you cast it from your hand". */
  | {
      readonly kind: 'wasCast';
      readonly what: ObjectRef;
      readonly by?: PlayerRef;
      readonly from?: Extract<Filter, { readonly kind: 'inZone' }>;
      readonly during?: 'mainPhase';
    }
  | { readonly kind: 'moment'; readonly moment: 'yourMainPhase' | 'firstCombat' | 'day' | 'night' }
  /** "this ability has been activated four or more times this turn". */
  | { readonly kind: 'timesActivated'; readonly number: HowMany }
  /** "an opponent controls more lands than you". */
  | {
      readonly kind: 'moreThan';
      readonly who: PlayerRef;
      readonly what: Selection | 'cardsInHand' | 'life';
      readonly than: PlayerRef;
      readonly fewer?: boolean;
      readonly most?: true; // print: "controls the most lands", "… or is tied for the most"
      readonly by?: number; // "at least two more lands"
    }
  /** "white is the most common color among all permanents", also if another is as common. */
  | {
      readonly kind: 'mostCommon';
      readonly color: Color | 'chosen';
      readonly among: Selection;
      readonly tied?: boolean;
      readonly form?: 'not'; // print: "but isn't tied for most common"
    }
  | { readonly kind: 'youControlThis' }
  /** `is`: which word it was; without it, that anything was chosen. */
  | { readonly kind: 'chosen'; readonly what: string; readonly is?: string }
  | ObjectDid
  | PlayerDid
  | { readonly kind: 'history'; readonly event: string; readonly args?: readonly string[] };
