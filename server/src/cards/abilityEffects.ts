// What continuous effects are: operations, rules and subjects.
import type { Ability } from './ability.ts';
import type { Condition } from './abilityConditions.ts';
import type { CopyException } from './abilityCopies.ts';
import type { DeedPart } from './abilityDeeds.ts';
import type { Filter } from './abilityFilters.ts';
import type { Instruction } from './abilityInstructions.ts';
import type { Amount, CardType, Color, ObjectRef, PlayerRef, Supertype, Zone } from './abilityObjects.ts';
import type { ActivationLimits, CostPart } from './abilityParts.ts';
import type { Replacement } from './abilityReplacement.ts';
import type { ManaCost } from './mana.ts';

/** Colours an effect sets or adds. */
export type ColorSpec =
  | { readonly kind: 'colors'; readonly colors: readonly Color[] } // empty: colourless
  | { readonly kind: 'chosenColor'; readonly that?: true } // that: print "that color"
  | { readonly kind: 'chosenColors' | 'allColors' }
  | { readonly kind: 'asChosenOnResolution'; readonly count: 1 | 'any' }; // "becomes the color of your choice"

/** Subtypes an effect sets or adds. */
export type SubtypeSpec =
  | { readonly kind: 'list'; readonly subtypes: readonly string[]; readonly listed?: 'and' | 'or' } // listed: print "a Mountain, Forest, and Plains"
  | {
      readonly kind: 'chosenType';
      readonly of: 'creature' | 'land' | 'basicLand';
      readonly that?: boolean;
      readonly nth?: 1 | 2;
    } // that: print "that type"
  /** `subtypes`: one of them, "a Plains or an Island". */
  | {
      readonly kind: 'typeOfYourChoice';
      readonly of: 'creature' | 'land' | 'basicLand';
      readonly subtypes?: readonly string[];
    }
  | { readonly kind: 'every'; readonly of: 'creature' | 'basicLand' | 'land'; readonly all?: boolean }; // all: print "all creature types"

/**
 * How the parts of one phrase hang together in print (no meaning of their own): `lead` is the verb that begins a phrase,
 * `joined` says that this operation stands in the phrase of the one before ("becomes a 1/1 green Frog creature with flying").
 */
export interface Phrase {
  readonly lead?: 'is' | 'becomes' | 'has' | 'gains' | 'gets' | 'loses' | 'with';
  readonly joined?: boolean;
  /** "Up to two target creatures each get …" */
  readonly each?: boolean;
  /** "…, and it loses all other abilities": the pronoun is said again. */
  readonly pronoun?: boolean;
}

/** One change a continuous effect makes (one part, in one layer). Operations of one effect share its timestamp. */
export type Operation = OperationBody & Phrase;

/** A change of power and toughness: "+1/-1". */
export interface Change {
  readonly power: Amount;
  readonly toughness: Amount;
  readonly powerSign: 1 | -1;
  readonly toughnessSign: 1 | -1;
}

export type OperationBody =
  | (Change & {
      readonly op: 'modifyPT';
      readonly additional?: boolean; // print: "an additional +1/+1"
      readonly bare?: boolean; // print: without "gets", after another change
      readonly eachFirst?: boolean; // print: "for each …" before the duration or condition
      /** "+1/-1 or -1/+1": the other of the two, one of which is chosen as the effect begins (608.2d). */
      readonly or?: Change;
    })
  /** "has base power and toughness 1/1", "is 1/1", "becomes 0/1"; one may be absent ("base power 4"). */
  | {
      readonly op: 'setPT';
      readonly power?: Amount;
      readonly toughness?: Amount;
      readonly form?:
        | 'base'
        | 'is'
        | 'equal'
        | 'baseEqual'
        | 'basesEqual'
        | 'become'
        | 'becomeEqual'
        | 'becomeLate'
        | 'change';
    }
  | { readonly op: 'switchPT'; readonly form?: 'of' }
  /** `yourChoice`: one of them, chosen as the effect begins (608.2d). */
  | {
      readonly op: 'addAbilities';
      readonly abilities: readonly Ability[];
      readonly quoted?: readonly boolean[];
      readonly yourChoice?: boolean;
      readonly that?: boolean; // print: "that ability", chosen in the sentence before
    }
  /** "has all activated abilities of …" (read from abilities: dependency by instruction). */
  | {
      readonly op: 'addAbilitiesOf';
      readonly which: 'activated' | 'triggered' | 'all' | 'keywords';
      readonly exceptMana?: boolean; // "except mana abilities"
      readonly of: ObjectRef;
    }
  | {
      readonly op: 'loseAbilities';
      readonly which:
        | 'all'
        | 'allOther'
        | 'mana'
        | { readonly keywords: readonly Ability[]; readonly quoted?: boolean }
        /** "loses this ability": the one it stands in. */
        | 'this'
        /** The same, once it resolves: the very ability that did. */
        | { readonly instance: string }
        | { readonly all: 'exceptMana' | 'landwalk' };
    }
  | { readonly op: 'cantHave'; readonly abilities: readonly Ability[]; readonly gain?: boolean } // gain: print "can't have or gain"
  | { readonly op: 'setColors'; readonly colors: ColorSpec; readonly addition?: boolean } // addition: "in addition to its other colors"
  /**
   * Types by all forms of "is/becomes" (205.1a–b, 305.7). `types` and `subtypes` are added or set:
   * `addition`: "in addition to its other types", "still a land", artifact creature, "is also": nothing is lost.
   * `creatureSubtypes` etc. replacement is decided by the engine from what is set (setting land types: 305.7).
   */
  | {
      readonly op: 'types';
      readonly mode: 'set' | 'add' | 'remove';
      readonly supertypes?: readonly Supertype[];
      readonly types?: readonly CardType[];
      readonly subtypes?: SubtypeSpec;
      /** mode set: which earlier card types stay, as read off the words ("artifact creature" keeps all; "it's still a land"). */
      readonly keep?: 'none' | 'allTypes' | 'allTypesAndSubtypes';
      /** mode remove: "isn't a creature", "loses all creature types". */
      readonly removeAllOf?: 'creatureTypes' | 'landTypes' | 'subtypes' | 'cardTypesBut';
      readonly form?:
        | 'inAddition'
        | 'inAdditionColorsAndTypes'
        | 'inAdditionCreatureTypes'
        | 'inAdditionLandTypes'
        | 'still'
        | 'stillSentence';
      readonly still?: Filter; // "that's still a land"
      /** Print: what "loses all other …" names at the end of the sentence; the losing is in `keep` and a `loseAbilities` of its own. */
      readonly losesOther?: readonly ('abilities' | 'cardTypes' | 'creatureTypes' | 'types')[];
    }
  | { readonly op: 'setName'; readonly name: string; readonly chosen?: boolean }
  | { readonly op: 'control'; readonly by: PlayerRef; readonly youSaid?: boolean }
  /** 418.9: words replaced by role. `from`/`to` absent: chosen on resolution (`changing W to W`). */
  | {
      readonly op: 'text';
      readonly roles: 'color' | 'basicLandType' | 'creatureType' | 'colorOrBasicLandType';
      readonly instances: 'all' | 'one';
      readonly except?: readonly string[]; // "The new creature type can't be Wall."
      readonly from?: string;
      readonly to?: string;
    }
  /** "exchange the text boxes of two target creatures" has no `with`: each gets the other's. */
  | { readonly op: 'exchangeText'; readonly with?: ObjectRef }
  /** "has the full text of that card": all that is printed on it, in the layer of text (612, 613.1c). */
  | { readonly op: 'fullText'; readonly of: ObjectRef }
  /** "has the text “…”": rules text of its own, not an ability that it is given (418.9b). */
  | { readonly op: 'addText'; readonly abilities: readonly Ability[] }
  /** `late`: print the exceptions after the duration ("until end of turn, except it has this ability"). */
  | {
      readonly op: 'copy';
      readonly of: ObjectRef;
      readonly exceptions: readonly CopyException[];
      readonly late?: boolean;
    }
  | { readonly op: 'rule'; readonly rule: RuleEffect };

/** Changes of what is allowed, of costs, of players and of damage: applied after characteristics (418.7, 418.8). */
export type RuleEffect =
  /** "can't attack", "can't be blocked (by …)", "can't be the target of …", "can't be enchanted", "can't be regenerated", "doesn't untap …" */
  | {
      readonly rule: 'cant';
      readonly what: Prohibition;
      readonly by?: Filter;
      readonly except?: Filter;
      readonly thisTurn?: boolean; // print: "can't be blocked this turn except by …"
      readonly passive?: boolean; // print: "lands can't be played"
      readonly byAnything?: boolean; // print: "can't be countered by spells or abilities"
      readonly number?: 'moreThanOne' | 'exceptTwo' | 'exceptThree'; // "by more than one creature", "except by two or more creatures"
      readonly unless?: Condition;
      /** "can't attack you or planeswalkers you control". */
      readonly whom?: readonly (ObjectRef | PlayerRef)[];
      /** "unless its controller pays {2} for each creature they control that's attacking you". */
      readonly unlessPaid?: {
        readonly who: PlayerRef;
        readonly costs: readonly CostPart[];
        readonly each?: 'attackingYou' | 'those' | 'attacking' | 'blocking';
        readonly perEach?: Amount; // "for each Cleric on the battlefield"
        readonly where?: Amount; // what {X} is
      };
      readonly eachTurn?: boolean; // "more than one spell each turn"
      readonly yours?: boolean; // print: "during your untap step"
    }
  /** "The “legend rule” doesn't apply" (704.5j), to all or to the objects it speaks of. */
  | { readonly rule: 'noLegendRule' }
  | {
      readonly rule: 'must';
      readonly what: 'attack' | 'block' | 'attackOrBlock' | 'beBlocked' | 'beBlockedByAll';
      readonly whom?: ObjectRef | PlayerRef; // "blocks this creature", "attacks you"
      readonly by?: Filter; // "must be blocked by an Elf"
      readonly thisTurn?: boolean;
      readonly thisCombat?: boolean;
      readonly eachCombat?: true; // print: "must be blocked each combat this turn"
    }
  /** "If this creature would die this turn, exile it instead" (614.1). */
  | Replacement
  | { readonly rule: 'exiledInsteadOfDying'; readonly thisTurn?: boolean }
  /** "You may play that card this turn": objects that may be played or cast from where they are. */
  | {
      readonly rule: 'mayPlay';
      readonly verb: 'play' | 'cast';
      readonly from?: Zone;
      readonly as?: 'Adventure'; // "as an Adventure" (715.3)
      readonly free?: boolean;
      readonly spells?: 'one' | 'many'; // said of spells: "a creature spell from your graveyard" is one card, once
      readonly who?: PlayerRef; // "its owner may"
      readonly look?: true;
    }
  | {
      readonly rule: 'can';
      readonly what:
        | 'attackAsThoughNoDefender'
        | 'stayTapped' // "may choose not to untap"
        | 'blockAdditional'
        | 'blockFlying'
        | 'attackOnlyAlone' // "can only attack alone"
        | 'blockOnly' // "can block only creatures with flying"
        | 'castAsThoughFlash'
        | 'playAdditionalLand'
        | 'lookAtTopCard'
        | 'playFromZone'
        | 'beAttachedOnly'; // "can be attached only to a legendary creature"
      readonly filter?: Filter;
      readonly amount?: Amount;
      readonly each?: boolean; // print: "on each of your turns"
      readonly upTo?: boolean; // print: "block up to two additional creatures", "play up to two additional lands"
      readonly more?: ManaCost; // "if you pay {2} more to cast it"
      readonly thisTurn?: boolean; // print: "can attack this turn as though …"
    }
  | { readonly rule: 'maxHandSize'; readonly change: 'set' | 'reduce' | 'increase' | 'none'; readonly amount?: Amount }
  | {
      readonly rule: 'cost';
      readonly of: 'cast' | 'activate';
      readonly filter: Filter;
      readonly player?: PlayerRef;
      readonly change: 'more' | 'less';
      readonly cost: ManaCost;
      /** Times what `cost` is paid; `form: 'x'` prints {X} and "where X is". */
      readonly perEach?: Amount;
      readonly form?: 'x';
      readonly minimum?: number;
      readonly late?: Filter; // said after the player: "spells you cast from your graveyard"
      readonly yours?: true; // print: "during each of your turns"
      readonly first?: boolean; // "the first creature spell you cast each turn"
      readonly upTo?: boolean; // "cost up to {2} less"
      readonly single?: boolean; // print: "each creature spell you cast costs"
      readonly thisTurn?: boolean; // "spells you cast this turn"
      readonly time?: 'yourTurn' | 'othersTurns' | 'combat'; // "spells your opponents cast during your turn"
      readonly possessive?: boolean; // print: "enchanted artifact's activated abilities"
      readonly exceptMana?: boolean; // "unless they're mana abilities"
    }
  | {
      readonly rule: 'preventDamage';
      /** `nextTime`: all damage of one occasion, once (615.7). */
      readonly scope: 'all' | 'combat' | 'noncombat' | 'next' | 'nextTime';
      /** "a red source of your choice": chosen as the effect begins (609.7a). */
      readonly ofYourChoice?: boolean;
      readonly amount?: Amount;
      readonly bySource?: Filter;
      /** Print: "damage creatures would deal"; "dealt to and dealt by" (both: `toObject` is `bySource`, either prevents). */
      readonly form?: 'wouldDeal' | 'toAndBy';
      readonly thisTurn?: boolean; // print: "dealt this turn by …"
      readonly turnLate?: true; // print: "dealt to you this turn by …"
      readonly toObject?: Filter;
      readonly toPlayer?: PlayerRef;
      readonly andOr?: true; // print: "to you and/or creatures you control"
      readonly divided?: true; // "divided as you choose"
      readonly then?: readonly Instruction[]; // "If damage is prevented this way, …": done right after that (615.5)
    }
  /** "Cast this spell only during combat". */
  | { readonly rule: 'castOnly'; readonly limits: ActivationLimits }
  /** "All damage that would be dealt to you this turn is dealt to target creature instead" (614.9). */
  | {
      readonly rule: 'redirectDamage';
      readonly scope: 'all' | 'combat' | 'noncombat' | 'next' | 'nextTime';
      readonly amount?: Amount;
      readonly bySource?: Filter;
      readonly ofYourChoice?: boolean;
      readonly toObject?: Filter;
      readonly toPlayer?: PlayerRef;
      readonly instead: ObjectRef | PlayerRef;
      readonly thisTurn?: boolean;
      readonly place?: 'middle' | 'late'; // print: where "this turn" stands
    }
  /** "can attack as though it had haste", "can be blocked as though it didn't have islandwalk". */
  | {
      readonly rule: 'asThough';
      readonly action: 'attack' | 'block' | 'beBlocked' | 'beTargeted';
      readonly what?: Filter; // "block creatures with shadow"
      readonly by?: Filter; // "be the target of spells and abilities you control"
      readonly who: 'it' | 'they';
      readonly has: boolean;
      readonly keywords: readonly string[];
    }
  /** "You may have this creature assign its combat damage as though it weren't blocked." */
  | { readonly rule: 'assignsDamage'; readonly how: 'asUnblocked'; readonly thisTurn?: true }
  | { readonly rule: 'entersTapped' | 'entersUntapped' }
  /** `additional`: "an additional +1/+1 counter", for the words alone. */
  | {
      readonly rule: 'entersWithCounters';
      readonly counter: string;
      readonly count: Amount;
      readonly additional?: boolean;
    }
  /** Keyword-like qualities of a player: protection, hexproof, shroud. */
  | { readonly rule: 'playerAbility'; readonly ability: Ability }
  | {
      readonly rule:
        | 'lifeTotalCantChange'
        | 'cantLoseTheGame'
        | 'cantWinTheGame'
        | 'cantGainLife'
        | 'cantGetCounters'
        | 'noUntapStep'
        | 'skipDraw';
    }
  /** A sentence about the rules by its frame (`deedTable.ts`), with what stands in its places. */
  | { readonly rule: 'frame'; readonly frame: string; readonly parts: readonly DeedPart[] }
  /** Carried with its words as data, without a meaning for the engine (shown, never silently obeyed). */
  | { readonly rule: 'other'; readonly verb: string; readonly args: readonly string[] };

export type Prohibition =
  | 'attack'
  | 'block'
  | 'attackOrBlock'
  | 'beBlocked'
  | 'beTargeted'
  | 'beEnchanted'
  | 'beEquipped'
  | 'beSacrificed'
  | 'beRegenerated'
  | 'beCountered'
  | 'beDestroyed'
  | 'untap'
  | 'untapDuringUntapStep'
  | 'activateAbilities'
  | 'activateNonManaAbilities'
  | 'cast'
  | 'beCast'
  | 'gainLife'
  | 'transform'
  | 'attackAlone'
  | 'attackWith'
  | 'attackOrBlockAlone'
  | 'blockAlone'
  | 'draw'
  | 'play'
  | 'activate'
  | 'beTurnedFaceUp'
  | 'gainControl' // of it, by other players
  | 'haveCounters'
  | 'enter'
  | 'loseGame'
  | 'search';

/** What a continuous effect affects. `players` for effects on players; `rules` for effects that single out nothing. */
export type Subject =
  | { readonly kind: 'objects'; readonly ref: ObjectRef }
  | { readonly kind: 'players'; readonly player: PlayerRef }
  | { readonly kind: 'rules' };

/** A continuous effect as text describes it: whom, what, how long, under what condition. One sentence about one subject is one effect (D13). */
export interface ContinuousEffectSpec {
  readonly subject: Subject;
  readonly operations: readonly Operation[];
  readonly condition?: Condition;
  readonly conditionPlace?: 'front' | 'back';
  /** The condition is asked of each object of the set by itself: "it" is that object, "that player" its controller. */
  readonly conditionOf?: 'each';
  readonly conditionWord?: 'if' | 'during' | 'duringIf' | 'unless'; // print: "if", "during your turn" or "unless" for "as long as"
  /** "This effect doesn't remove this Aura": attachments that the effect leaves in place though protection would not (702.16). */
  readonly keeps?: ObjectRef;
  /** Print: "Auras already attached to those artifacts". */
  readonly keepsOn?: Filter;
  /** Print: said in the sentence of the effect before ("…, and your opponents can't win the game"). */
  readonly joined?: boolean;
  /** Print: without its subject, which is that of the effect before ("…, has flying as long as you control an Island"). */
  readonly elided?: boolean;
  /** Print: of "You and creatures you control have hexproof", whose predicate stands with the effect after it. */
  readonly withNext?: boolean;
  /** Print: "Otherwise, it gets -2/-2": its condition is that the one of the effect before does not hold. */
  readonly otherwise?: boolean;
  /** "If this leaves the battlefield, this effect continues until end of turn." */
  readonly lingers?: boolean;
  /** "The same is true for first strike and trample": the effects after this one, which print nothing (`same`). */
  readonly sameKeywords?: readonly string[];
  readonly same?: true;
  /** "The same is true for …": the subject's last references, as a sentence of their own. */
  readonly sameFor?: ObjectRef;
}
