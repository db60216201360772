// What resolving spells and abilities do: instructions, tokens, mana, choices, and the body that holds them.
import type { Ability } from './ability.ts';
import type { Condition, Duration } from './abilityConditions.ts';
import type { CopyException } from './abilityCopies.ts';
import type { DeedPart } from './abilityDeeds.ts';
import type { ContinuousEffectSpec, Operation } from './abilityEffects.ts';
import type { Filter, Selection } from './abilityFilters.ts';
import type { ChoiceKind, DelayedWhen, ManaProduced, SimpleVerb, TokenSpec } from './abilityInstructionParts.ts';
import type { Amount, ObjectRef, PlayerRef, TargetSpec, Zone } from './abilityObjects.ts';
import type { CostPart } from './abilityParts.ts';
import type { ManaCost } from './mana.ts';

/** `join`: how it hangs on the instruction before in the same sentence. */
export type Instruction = InstructionBody & {
  readonly join?: 'and' | 'then' | 'comma' | 'comma and';
  /** First of the instructions that "If you do, …" adds to a `may`. */
  readonly ifDone?: true | 'when';
  /** "five of those tokens": of what the sentence before creates. */
  readonly ofThose?: boolean;
  /** "The same is true for first strike and trample": the instructions after this one, which print nothing (`same`). */
  readonly sameKeywords?: readonly string[];
  readonly same?: true;
  /** Print: "where X is …" stands after this clause, though more follows in its sentence. */
  readonly where?: true;
  /** The verb stands without its subject, which is that of the clause before ("… and loses 3 life") or of "may". */
  readonly elided?: boolean;
  /** The sentence begins with "Then". */
  readonly lead?: 'then';
  /** The ability word at the beginning of its sentence (207.2c). */
  readonly word?: string;
  /** "If …, … instead": of an `if` whose `otherwise` is the sentence before. */
  readonly instead?: boolean;
};

export type InstructionBody =
  | {
      readonly do: 'continuous';
      readonly effect: ContinuousEffectSpec;
      readonly duration: Duration;
      readonly durationPlace?: 'front' | 'back';
    }
  | {
      readonly do: 'createToken';
      readonly player: PlayerRef;
      readonly count: Amount;
      readonly token: TokenSpec;
      readonly more?: boolean; // print: "…, and a Treasure token", without its verb
      readonly form?: 'equal'; // print: "a number of … equal to …"
      readonly tapped?: boolean;
      readonly attacking?: boolean;
      readonly attacks?: PlayerRef; // whom, where that is said
      readonly attachedTo?: ObjectRef;
    }
  | {
      readonly do: 'createTokenCopy';
      readonly player: PlayerRef;
      readonly count: Amount;
      readonly of: ObjectRef;
      readonly exceptions: readonly CopyException[];
      readonly tapped?: boolean;
      readonly attacking?: boolean;
      readonly attacks?: PlayerRef; // whom, where that is said
      readonly blocks?: ObjectRef; // "and that's blocking that creature"
      readonly late?: boolean; // print: ", tapped and attacking that opponent"
      readonly enteringFirst?: boolean; // print: "a tapped and attacking token"
      readonly tappedFirst?: boolean; // print: "a tapped token … attacking that opponent"
      readonly and?: boolean; // print: "and that's tapped and attacking"
    }
  /** "Cast it without paying its mana cost", while something resolves (608.2g, 706.11). */
  | { readonly do: 'cast'; readonly what: ObjectRef; readonly free: boolean; readonly ifAble?: boolean }
  /** Of a card that is no spell: a copy of the card in its zone (706.11). */
  | {
      readonly do: 'copySpell';
      readonly of: ObjectRef;
      readonly count: Amount;
      readonly newTargets: boolean;
      /** Print: how the choosing of new targets is said. */
      readonly targetsSaid?: {
        readonly lead?: 'and you' | 'and' | 'that player';
        readonly one?: boolean; // "a new target"
        readonly noun: 'the copy' | 'that copy' | 'the copies' | 'those copies';
      };
      /** "Each copy targets a different one of those creatures": one for each of those counted (707.10e); print: what they are called. */
      readonly spread?: Filter | 'them';
      /** "The copy targets the chosen creature." */
      readonly aimed?: ObjectRef;
      readonly exceptions: readonly CopyException[];
    }
  | {
      readonly do: 'putCounters';
      readonly counter: string;
      readonly count: Amount;
      readonly on: ObjectRef | PlayerRef;
      readonly divided?: boolean; // "distribute three +1/+1 counters among …"
      readonly gets?: boolean; // print: "gets a poison counter"
      /** One of the kinds: "a +1/+1 counter or a flying counter", "a flying or lifelink counter". */
      readonly choice?: 'or' | 'kinds' | 'yours' | 'yoursOf'; // yours: print "your choice of …"
      /** Further kinds: "a +1/+1 counter and a flying counter". */
      readonly more?: readonly { readonly counter: string; readonly count: Amount }[];
      readonly form?: 'equal' | 'equalLast'; // print: "a number of … equal to …"
      readonly bare?: boolean; // print: without its verb, after other counters
    }
  | {
      readonly do: 'removeCounters';
      readonly counter?: string;
      readonly count: Amount | 'all';
      readonly on: ObjectRef | PlayerRef;
    }
  | {
      readonly do: 'simple';
      readonly verb: SimpleVerb;
      readonly what: ObjectRef;
      /** "It can't be regenerated", "creatures destroyed this way can't be regenerated": of those alone. */
      readonly noRegenerate?: true | { readonly noun: Filter; readonly many?: true };
      /** "until this leaves the battlefield": what was exiled comes back then (610.3). */
      readonly untilLeaves?: ObjectRef;
    }
  /** Put somewhere: return to hand, put onto the battlefield, exile, shuffle into library. */
  | {
      readonly do: 'move';
      readonly what: ObjectRef;
      readonly verb?: 'put'; // "put … onto the battlefield" instead of "return … to the battlefield"
      readonly placeFirst?: boolean; // print: "return to your hand all …"
      readonly yours?: boolean; // print: "your graveyard" for "its owner's graveyard"
      readonly to: Zone;
      readonly from?: Zone;
      readonly under?: PlayerRef;
      readonly tapped?: boolean;
      readonly attacking?: boolean;
      readonly attachedTo?: ObjectRef;
      readonly hosts?: Filter; // "Only creatures can be enchanted this way."
      readonly faceDown?: boolean;
      /** "It's a Forest land": all that it is while it is face down (708.2). */
      readonly faceDownAs?: readonly Operation[];
      readonly transformed?: boolean;
      readonly position?: 'top' | 'bottom' | 'shuffled' | 'any' | 'topOrBottom';
      readonly order?: 'any' | 'random'; // "on the bottom of your library in a random order"
      readonly nth?: number; // "second from the top"
      readonly back?: boolean; // print: "put them back"
      readonly bare?: boolean; // print: "on the bottom", without whose library
      readonly late?: boolean; // print: "under your control tapped and attacking"
      readonly whose?: PlayerRef; // "into that player's hand"; absent: the owner's, or `yours`
      readonly counters?: { readonly counter: string; readonly count: Amount; readonly additional?: boolean };
      readonly also?: ContinuousEffectSpec; // 611.2e: "it's / it has …" of the same effect
    }
  /** `asThough`: "as though that planeswalker were a creature" (702.6d). */
  | { readonly do: 'attach'; readonly what: ObjectRef; readonly to: ObjectRef; readonly asThough?: ObjectRef }
  | { readonly do: 'exchangeControl'; readonly a: ObjectRef; readonly b: ObjectRef }
  | {
      readonly do: 'damage';
      readonly source: ObjectRef;
      readonly amount: Amount;
      readonly to: ObjectRef | PlayerRef;
      readonly also?: PlayerRef; // "to each creature and each player"
      readonly form?: 'equalLast' | 'each'; // print: "deals damage to … equal to …"
      readonly divided?: boolean;
      readonly each?: boolean; // print: "two creatures each deal …"
      readonly bare?: boolean; // print: without its verb, after other damage
      readonly asMuch?: boolean; // print: "… and each creature they control", as much as the damage before
      readonly additional?: boolean; // print: "an additional 1 damage"
      readonly sameTo?: boolean; // print: "deals 4 damage instead", to whom the sentence before says
      readonly evenly?: boolean; // "divided evenly, rounded down, among": no choice, so only as it resolves
    }
  | { readonly do: 'fight'; readonly a: ObjectRef; readonly b: ObjectRef; readonly eachOther?: true }
  | {
      readonly do: 'draw' | 'discard' | 'mill' | 'gainLife' | 'loseLife' | 'discardHand';
      readonly player: PlayerRef;
      readonly amount: Amount;
      readonly random?: boolean;
    }
  | { readonly do: 'sacrifice'; readonly player: PlayerRef; readonly what: ObjectRef; readonly ofTheirChoice?: boolean }
  | { readonly do: 'setLife'; readonly player: PlayerRef; readonly amount: Amount; readonly equal?: boolean }
  | { readonly do: 'addMana'; readonly player: PlayerRef; readonly mana: ManaProduced; readonly additional?: boolean }
  | {
      readonly do: 'prevent';
      readonly amount: Amount | 'all';
      readonly to?: ObjectRef | PlayerRef;
      readonly bySource?: ObjectRef;
    }
  /** A choice made as the instruction is followed and kept for linked abilities ("choose a color"). */
  | {
      readonly do: 'choose';
      readonly what: ChoiceKind;
      /** "An opponent chooses a creature type". */
      readonly by?: PlayerRef;
      readonly form?: 'oneOf'; // print: "one of your opponents"
      readonly among?: readonly string[];
      /** "Choose flying or haste": one of them, which a sentence after it gives (`addAbilities` with `that`). */
      readonly abilities?: readonly Ability[];
      readonly selection?: Selection;
      readonly otherThan?: Filter; // "choose a creature type other than Wall"
      readonly between?: readonly [number, number]; // "a number between 0 and 7"
      /** "at random", before the last thing said of what is chosen (`early`) or after all. */
      readonly random?: 'early' | 'late';
    }
  | {
      readonly do: 'may';
      readonly who: PlayerRef;
      readonly cost?: readonly CostPart[];
      readonly then: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
      readonly having?: boolean; // "you may have this creature …"
      /** Print: which words say that it was done, or not ("if that player does"), by their number. */
      readonly done?: number;
      readonly notDone?: number;
      readonly otherwiseWord?: boolean | 'outside'; // "Otherwise, …" instead of "If you don't, …"; or said of the condition too
    }
  | {
      readonly do: 'unless';
      readonly who: PlayerRef;
      readonly cost: readonly CostPart[];
      readonly then: readonly Instruction[];
      readonly having?: boolean; // "unless its controller has this deal 4 damage to them"
      readonly front?: boolean; // print: "Unless an opponent pays {2}, …"
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
      readonly place?: 'front' | 'back' | 'unless' | 'row'; // unless: "… unless you attacked this turn", row: "1—9 | …"
      readonly insteadPlace?: 'front' | 'back'; // print: "if …, instead …", "… instead if …"
    }
  | {
      readonly do: 'modes';
      readonly choose: { readonly min: number; readonly max: number };
      readonly modes: readonly EffectBody[];
      readonly repeat?: boolean;
      readonly inline?: boolean; // print: "put a charge counter on it or remove one from it"
      /** "Target opponent chooses one —". */
      readonly chooser?: PlayerRef;
      readonly stop?: boolean; // print: a full stop after the header
      readonly extra?: 'fresh' | 'freshThisTurn' | 'random';
      /** "If …, choose both instead." */
      readonly more?: {
        readonly condition: Condition;
        readonly max: number;
        readonly may: boolean;
        readonly asCast?: boolean;
      };
      /** "Choose up to five {P} worth of modes." */
      readonly worth?: boolean;
      /** Headed by a keyword: each mode has a cost (702.172, 702.183). */
      readonly list?: 'spree' | 'tiered';
      /** Names, costs and worths of the modes, in their order. */
      readonly labels?: readonly { readonly name?: string; readonly cost?: ManaCost; readonly worth?: number }[];
    }
  | {
      readonly do: 'delayed';
      readonly when: DelayedWhen;
      readonly then: readonly Instruction[];
      readonly front?: boolean;
      readonly copyNext?: boolean; // print: "copy the next spell you cast this turn when you cast it"
    }
  /** `thisWay`: of what the instruction before dealt with, that to which this happened ("put into a graveyard this way"). */
  | {
      readonly do: 'forEach';
      readonly over: Selection;
      readonly then: readonly Instruction[];
      readonly thisWay?: 'graveyard' | 'destroyed' | 'exiled' | 'sacrificed';
    }
  /** "For each opponent, …": done once for each of several players. */
  | { readonly do: 'forEachPlayer'; readonly players: PlayerRef; readonly then: readonly Instruction[] }
  /** "For each counter removed this way, …": done as many times. */
  | {
      readonly do: 'times';
      readonly amount: Amount;
      readonly then: readonly Instruction[];
      readonly place?: 'back'; // print: "draw a card for each …"
    }
  /** A keyword action by its name (701.20 and later) that is not one of the plain verbs: carried out where the engine knows it, else noted. */
  | { readonly do: 'action'; readonly verb: string; readonly amount?: Amount; readonly what?: ObjectRef }
  /** "Choose target creature.": the target is all there is to it. */
  | { readonly do: 'chooseTarget'; readonly what: ObjectRef }
  /** "You get an emblem with “…”" (114). */
  | { readonly do: 'emblem'; readonly player: PlayerRef; readonly abilities: readonly Ability[] }
  /** "Search your library for a land card, put it onto the battlefield, then shuffle" (701.23). */
  | {
      readonly do: 'search';
      readonly player: PlayerRef;
      readonly amount: Amount;
      readonly upTo?: boolean;
      readonly selection: Selection;
      readonly tapped?: boolean;
      readonly attachedTo?: ObjectRef;
      /** Print: how the putting and the shuffling are joined. */
      readonly form?: 'and' | 'andThen' | 'comma';
    }
  /** "That player exiles the top card of their library": someone else does what the instruction says. */
  | { readonly do: 'by'; readonly player: PlayerRef; readonly then: readonly [Instruction] }
  /** A clause by its frame in `deedTable.ts`: who or what does it, and what stands in the places of the frame, in their order. */
  | {
      readonly do: 'deed';
      readonly deed: string;
      readonly player?: PlayerRef;
      readonly subject?: ObjectRef;
      readonly parts: readonly DeedPart[];
    }
  /** A sentence that could not be read: it stands where it stood, and following it is noted, never passed over. */
  | { readonly do: 'unread' }
  /** Recognised in full and without any consequence for what the project models (search, scry, …): a named no-op. */
  | {
      readonly do: 'inert';
      readonly verb: string;
      readonly args: readonly string[];
      readonly amount?: Amount;
      readonly selection?: Selection;
    };

/** What happens when a spell or ability resolves. Target indexes in instructions count within this body. */
export interface EffectBody {
  readonly targets: readonly TargetSpec[];
  readonly instructions: readonly Instruction[];
  /** "where X is …": what X means when it is not paid for. */
  readonly whereX?: Amount;
  /** Print: the sentence that says so, where it is not the last that speaks of X. */
  readonly whereAt?: number;
}
