// What abilities speak of: colours and types, amounts, qualities, sets of objects, players, references and targets.
import type { Condition } from './abilityConditions.ts';
import type { Filter, Selection } from './abilityFilters.ts';
import type { PastTime } from './abilityPast.ts';

export type Color = 'W' | 'U' | 'B' | 'R' | 'G';

export type CardType =
  | 'Artifact'
  | 'Battle'
  | 'Creature'
  | 'Enchantment'
  | 'Instant'
  | 'Land'
  | 'Planeswalker'
  | 'Sorcery'
  | 'Kindred'
  | 'Tribal'
  | 'Conspiracy'
  | 'Dungeon'
  | 'Phenomenon'
  | 'Plane'
  | 'Scheme'
  | 'Vanguard';

export type Supertype = 'Basic' | 'Legendary' | 'Ongoing' | 'Snow' | 'World' | 'Elite' | 'Host';

export type Zone = 'battlefield' | 'stack' | 'hand' | 'library' | 'graveyard' | 'exile' | 'command';

export type PTProperty = 'power' | 'toughness' | 'manaValue' | 'loyalty';

/** A number that may depend on the game. Where one is needed for P/T changes, `sign` lives in the operation. */
export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  /** X of the cost, or bound by "where X is …" (`Instruction`/`Operation` owners then carry the bound amount instead). */
  | { readonly kind: 'x'; readonly y?: true } // y: the other of two, "+X/+Y"
  /** "the number of …" or "for each …" (the printer's choice is kept in `form`). */
  | {
      readonly kind: 'count';
      /** "for each creature blocking it beyond the first": one less, never below 0. */
      readonly beyondFirst?: boolean;
      readonly of: Selection;
      readonly form?: 'numberOf' | 'forEach' | 'total';
      readonly asCast?: boolean;
    }
  | {
      readonly kind: 'property';
      readonly property: PTProperty;
      readonly of: ObjectRef;
      readonly base?: true; // "their base power" (208.4b)
      readonly form?: 'of';
    }
  | {
      readonly kind: 'counters';
      readonly counter: string;
      readonly on: ObjectRef;
      readonly form?: 'forEach';
      readonly among?: true;
    }
  /** Mana symbols of a colour in mana costs (chroma). */
  | { readonly kind: 'manaSymbols'; readonly color: Color; readonly among: Selection; readonly form?: 'forEach' }
  /** Counters that players have: "for each poison counter your opponents have". */
  | { readonly kind: 'playerCounters'; readonly counter: string; readonly player: PlayerRef; readonly form?: 'forEach' }
  /** Distinct values among objects: card types (Tarmogoyf), basic land types (domain), colours. */
  | {
      readonly kind: 'distinct';
      readonly what:
        | 'cardTypes'
        | 'basicLandTypes'
        | 'colors'
        | 'creatureTypes'
        | 'names'
        | 'manaValues'
        | 'counterKinds';
      readonly among: Selection;
      /** `adjective`: print "differently named lands"; `its`: "of its colors". */
      readonly said?: 'adjective' | 'its' | 'was' | 'in';
      readonly form?: 'forEach';
    }
  | {
      readonly kind: 'extreme';
      readonly which: 'greatest' | 'least';
      readonly property: PTProperty;
      readonly among: Selection;
    }
  | { readonly kind: 'total'; readonly property: PTProperty; readonly among: Selection }
  /** No colors: "that color", whichever it is. */
  | { readonly kind: 'devotion'; readonly colors: readonly Color[] }
  /** `of`: print "the life total of …", "the number of cards in the hand of …". */
  | { readonly kind: 'life' | 'startingLife' | 'handSize' | 'speed'; readonly player: PlayerRef; readonly form?: 'of' }
  /** `fewerThan`: "for each card fewer than three": three minus the number, never below 0; `and`: "the number of A and B". */
  | {
      readonly kind: 'sum';
      readonly terms: readonly Amount[];
      readonly form?: 'fewerThan' | 'after' | 'and' | 'andEach';
    }
  | { readonly kind: 'times'; readonly factor: number; readonly amount: Amount; readonly word?: 'two times' }
  | { readonly kind: 'half'; readonly amount: Amount; readonly round: 'up' | 'down' | 'none' }
  | { readonly kind: 'chosenNumber'; readonly last?: true }
  /** "that much", "that many": the amount of the event or of the instruction before. */
  | { readonly kind: 'thatMany'; readonly word?: 'that damage' | 'that number' | 'the damage' }
  /** A number of the game's past, by name: "the amount of life you gained this turn". */
  | { readonly kind: 'past'; readonly what: string; readonly counter?: string }
  /** How much life somebody lost or gained, or damage was dealt: "the life you've lost this turn", "1 damage dealt to you this turn". */
  | {
      readonly kind: 'deedTotal';
      readonly what: 'lostLife' | 'gainedLife' | 'damage' | 'combatDamage' | 'noncombatDamage' | 'excessDamage';
      readonly to: ObjectRef | PlayerRef; // of life: whose
      readonly by?: ObjectRef | PlayerRef;
      readonly perfect?: true; // print: "you've lost"
      readonly when: PastTime;
      readonly form?: 'amount' | 'forEach';
    }
  /** How many times this ability has resolved this turn, and similar counts of the game's past. */
  | { readonly kind: 'timesResolved' }
  /** "for each opponent who lost life this turn": the players of whom it is true, "that player" in the condition. */
  | {
      readonly kind: 'playersWho';
      readonly who: 'opponent' | 'player';
      readonly condition: Condition;
      readonly bare?: boolean; // print: "for each opponent"
      readonly form?: 'numberOf';
    }
  /** "for each target beyond the first". */
  | { readonly kind: 'targetsBeyondFirst' };

export type Comparison = '=' | '<=' | '>=' | '<' | '>' | '!=';

export type PlayerRef =
  | {
      readonly kind:
        | 'you'
        | 'opponents'
        | 'eachPlayer'
        | 'eachOpponent'
        | 'activePlayer'
        | 'anyPlayer'
        | 'enchantedPlayer'
        | 'chosenPlayer'
        | 'thatPlayer'
        | 'defendingPlayer'
        | 'notYou';
      /** Print only: "an opponent", "opponents" without "your". */
      readonly form?:
        | 'an'
        | 'any'
        | 'bare'
        | 'opponent'
        | 'oneOf'
        | 'of'
        | 'all'
        | 'orPlaneswalker'
        | 'orPermanent'
        | 'orByPlaneswalker'
        | 'attacking'
        | 'attackingBare'
        | 'orPlaneswalkerThat'
        | 'some'
        | 'someBare';
    }
  /** that, thatOpponent, they: print "that player" and the like, after "target creature an opponent controls". */
  | {
      readonly kind: 'controllerOf' | 'ownerOf';
      readonly of: ObjectRef;
      readonly form?: 'the' | 'that' | 'thatOpponent' | 'they';
    } // the: "the owner of target permanent"
  /** "you and target opponent each". */
  | { readonly kind: 'youAnd'; readonly player: PlayerRef; readonly each?: boolean }
  /** "each player who controls an artifact": those of them of whom it is so. */
  | { readonly kind: 'who'; readonly of: PlayerRef; readonly bare?: true; readonly condition: Condition }
  /** "the player with the most life", "the player who has the most cards in hand", "the player who controls the most Wizards". */
  | {
      readonly kind: 'superlative';
      readonly most: boolean;
      readonly of: 'life' | 'hand' | Selection;
      readonly word?: 'lifeTotal' | 'with'; // print: "with the lowest life total", "with the most cards in hand"
      readonly opponent?: 'the' | 'an'; // of your opponents only
    }
  /** "each other player": all but the one named before; print: "another player", "each player except that player". */
  | {
      readonly kind: 'otherThan';
      readonly player: PlayerRef;
      readonly of?: 'opponents'; // "each other opponent"
      readonly form?: 'another' | 'except' | 'theOther';
    }
  /** `each`: "any number of target players each". */
  | {
      readonly kind: 'target';
      readonly target: number;
      readonly again?: boolean | 'they' | 'opponent';
      readonly each?: boolean | 'together';
    }
  /** Bound by a statement's own words (`effect "Alice gains …"`): a player of the scenario by index. */
  | { readonly kind: 'boundPlayer'; readonly player: number };

/** "The creature", "the targeted creature", "the blocking creature", "the first creature": which of those named. */
export type Attributed = 'the' | `the ${'targeted' | 'attacking' | 'blocking' | 'first'}`;

/** How a reference is repeated in print: by a pronoun, or "that creature". The meaning is that of the reference itself. */
export type Again =
  | 'it'
  | 'itself'
  | 'they'
  /** "each of them": said of every one. */
  | 'eachOfThem'
  /** `each`: "each of those creatures"; word `both`: "both creatures"; word `the`: "the creature". */
  | {
      readonly word: 'that' | 'those' | 'both' | Attributed;
      readonly noun: Filter;
      readonly each?: boolean;
    };

/** One object or a set, from the point of view of an ability. */
export type ObjectRef =
  /** The object that has the ability: "this creature", the card's own name. */
  | { readonly kind: 'self'; readonly again?: Again }
  /** In a quoted ability, the name of the card that grants it (201.5a). */
  | { readonly kind: 'granter' }
  /** "enchanted creature", "equipped creature": what the source is attached to. */
  | {
      readonly kind: 'attached';
      readonly verb: 'enchanted' | 'equipped' | 'fortified';
      readonly noun: Filter;
      readonly again?: Again;
      /** "the enchanted card": for print alone. */
      readonly definite?: boolean;
    }
  /** The n-th target of the spell or ability; `again` true prints "that creature" or "it". */
  | { readonly kind: 'target'; readonly target: number; readonly again?: Again }
  /** "it", "that creature", "they": the object of the instruction or event before. */
  | {
      readonly kind: 'that';
      readonly antecedent:
        | 'event'
        /** The second object of the event: what was dealt damage, blocked, attached to. */
        | 'eventOther'
        | 'previous'
        | 'created'
        | 'chosen'
        | 'sacrificed'
        | 'discarded'
        | 'exiled'
        | 'revealed'
        | 'milled'
        | 'drawn'
        | 'tapped'
        /** The creature that the object haunts (702.55). */
        | 'haunted'
        | 'copied';
      readonly way?: true | 'returned'; // print: "the creature tapped this way"
      readonly the?: boolean; // print: "the revealed cards"
      readonly word?: 'it' | 'itself' | 'that' | 'those' | 'they' | 'eachOfThem' | 'both' | Attributed;
      readonly noun?: Filter;
      /** Print: "each of those creatures"; "the tokens". */
      readonly each?: boolean;
      readonly definite?: boolean;
    }
  /** `bare` prints no quantifier: "creatures you control". */
  | {
      readonly kind: 'all';
      readonly selection: Selection;
      readonly quantifier: 'all' | 'each';
      readonly bare?: boolean;
      readonly the?: boolean; // print: "all the cards in your hand", "the cards in your hand"
      readonly first?: boolean; // "the first creature spell you cast each turn"
      readonly any?: boolean; // print: "a creature dealt damage this way", where it is said of any such creature
      readonly again?: Again; // print: "those creatures", said of them in the sentence that this one stands in for
    }
  /** "a creature you control": chosen as it happens, not a target. */
  | {
      readonly kind: 'choose';
      readonly selection: Selection;
      readonly count: Amount;
      readonly upTo?: boolean;
      readonly any?: boolean; // "any number of", with a count that no number of objects reaches
      readonly some?: true; // print: "one or more creatures"
      readonly form?: 'numberOf'; // print: "a number of cards equal to …"
      readonly random?: boolean; // "at random"
      readonly randomFirst?: boolean; // print: "a random Equipment card"
      readonly randomEarly?: boolean; // print: "a card at random from your hand"
      readonly onlyIf?: Condition; // print: the last quality, behind: "if it has the same name as …"
    }
  /** "the rest", "the other": what the instruction before dealt with, but for what it took. */
  | { readonly kind: 'rest'; readonly one?: boolean; readonly of?: ObjectRef }
  /** "your hand", "target player's hand and graveyard": all that is there. */
  | {
      readonly kind: 'zone';
      readonly zones: readonly ('hand' | 'library' | 'graveyard')[];
      readonly player: PlayerRef;
      readonly word?: 'or' | 'and/or';
    }
  /** "the top card of your graveyard": one card, whichever it is at the moment. */
  | {
      readonly kind: 'top';
      /** "the top two cards"; one if absent. */
      readonly count?: Amount;
      readonly zone: 'graveyard' | 'library';
      readonly player: PlayerRef;
      readonly again?: Again;
      /** Print: "three cards from the top of your library". */
      readonly form?: 'from' | 'fromEqual' | 'numberEqual';
      readonly end?: 'bottom';
      /** "the top creature card of your graveyard". */
      readonly what?: Filter;
    }
  /** Bound by a statement's own words (`effect "Gray Ogre becomes …"`): index into the caller's bound objects. */
  | { readonly kind: 'bound'; readonly index: number }
  /** "this creature and enchanted creature"; "those creatures", of several targets that were named one by one. */
  | {
      readonly kind: 'several';
      readonly of: readonly ObjectRef[];
      readonly word?: 'or' | 'and/or';
      readonly again?: Again;
    };

/** What can be targeted, in the order of the text. */
export interface TargetSpec {
  /** "target player who …": only one of whom that is so ("that player" in the condition). */
  readonly who?: Condition;
  /** "For each opponent, … target creature that player controls": so many for each of these, who is "that player" (601.2c). */
  readonly ofEach?: PlayerRef;
  readonly reduced?: boolean; // print: "dealt damage by it this turn" for "who was dealt …"
  readonly filter: Filter;
  /** `battlefield` unless the filter's words say another zone. */
  readonly zone?: Zone;
  readonly min: number;
  readonly max: number | 'any';
  /** "any target", "target player", "target creature or player". */
  readonly players?: 'any' | 'opponent' | undefined;
  readonly objects?: boolean; // false: players only
  readonly other?: boolean; // "another target …": different from the earlier targets
  /** "X target …": exactly that many (601.2c); with `upTo`, when `min` is 0, at most. */
  readonly count?: Amount;
  readonly upTo?: boolean; // print: "up to X target creatures"
  /** "any target": the filter spells out what that is. */
  readonly form?: 'any';
  readonly divided?: boolean;
  /** "of their choice": chosen by the player the sentence is about. */
  readonly theirChoice?: boolean;
  /** Print: how it is told from the other targets, and who chooses it in which way. */
  readonly said?: 'third' | 'any other';
  readonly how?: 'of your choice' | "of an opponent's choice" | 'chosen at random';
  readonly eachOf?: true; // "each of up to two target creatures": said of every one
  /** Print: its zone is said after the last of a list. */
  readonly placed?: boolean;
}
