// The state of a game as an immutable value. Nothing here is computed by layers: that is the board (board.ts).

import type {
  Ability,
  Amount,
  CardType,
  CompiledAbility,
  Condition,
  CopyException,
  Duration,
  EffectBody,
  Operation,
  Step,
  Subject,
  TokenSpec,
  Zone,
} from '../cards/ability.ts';
import type { CardDefinition } from '../cards/card.ts';
import type { Edition } from '../rules/edition.ts';
import type { GrowingList } from '../rules/growingList.ts';
import type { IdMap } from '../rules/idMap.ts';
import type { AbilityInstance, Characteristics, ObjectState } from './characteristics.ts';
import type { CardId, Cause, EffectId, ObjectId, PlayerId, Timestamp } from './ids.ts';

/** What an object is before any effect: a card's face(s), a token's making, a copy's copiable values, or an ability on the stack. */
export type ObjectBase =
  | { readonly kind: 'card'; readonly card: CardDefinition }
  | { readonly kind: 'token'; readonly spec: TokenSpec; readonly values: Characteristics }
  /** A copy of a spell (no card), a token copy (707.2), a copy of a card in exile: its copiable values, and the copied card's faces where it has them. */
  | {
      readonly kind: 'copy';
      readonly of: 'spell' | 'card' | 'permanent';
      readonly values: Characteristics;
      readonly card?: CardDefinition;
      readonly chain: readonly CopyLink[];
    }
  /** An activated or triggered ability on the stack. */
  | {
      readonly kind: 'ability';
      readonly instance: AbilityInstance;
      readonly source: ObjectId;
      readonly sourceCard: CardId;
      readonly sourceLastKnown?: KnownSource;
      readonly trigger?: GameEventRef;
      readonly bindings?: Bindings;
      readonly that?: Readonly<Partial<Record<string, readonly ObjectId[]>>>;
    };

/** One step of "copied what, when, with which exceptions" for the editor's copy chain (706.3). */
export interface CopyLink {
  readonly copied: ObjectId;
  readonly copiedCard: CardId;
  readonly copiedName: string;
  readonly cause: Cause;
  readonly exceptions: readonly string[];
  /** The exceptions themselves, for whoever says them in words. */
  readonly details?: readonly CopyException[];
}

export interface Status {
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly faceDown: boolean;
  readonly phasedOut: boolean;
}

/** What face-down means for this object: D10 defaults unless what turned it down lists more (disguise: ward {2}). */
export interface FaceDownValues {
  readonly power: number;
  readonly toughness: number;
  readonly abilities: readonly CompiledAbility[];
  /** A creature, unless an instruction lists other types (708.2). */
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly string[];
}

export interface CounterStack {
  readonly kind: string; // '+1/+1', 'fade', 'flying'
  readonly count: number;
  /** Newest of the kind (D12, 613.7c) and oldest. */
  readonly timestamp: Timestamp;
}

export type Target = { readonly object: ObjectId } | { readonly player: PlayerId };

/** A linked choice, kept under the acquisition of the ability that made it (706.7). */
export interface LinkedChoice {
  readonly acquisition: string;
  readonly what: string; // ChoiceKind
  readonly value: ChoiceValue;
}

export type ChoiceValue =
  /** `label`: what carries that word as its label, where an object is asked for. */
  | { readonly kind: 'color'; readonly color: string; readonly label?: ObjectId }
  /** `own`: the label that the same statement gives: what it brings in. */
  | { readonly kind: 'word'; readonly word: string; readonly label?: ObjectId; readonly own?: boolean } // type, card name, option
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'yes' | 'no' };

/** Decisions made while a spell or ability was put onto the stack (601.2b–d); copied with it (706.9). */
export interface StackDecisions {
  readonly targets: readonly (readonly Target[])[];
  readonly modes: readonly number[];
  readonly x?: number;
  readonly division: readonly number[];
  /** Named costs paid: kicker, buyback, … */
  readonly costs: readonly string[];
  /** Objects used to pay costs, as they last were (706.9: a copy uses those of the original). */
  readonly sacrificed: readonly LastKnown[];
  readonly discarded: readonly LastKnown[];
  readonly tapped: readonly ObjectId[];
  /** What was exiled to pay, by the ids it had: "the exiled creature's power" (608.2h). */
  readonly exiled?: readonly ObjectId[];
  /** Everything said by `choosing`, `copying`, `changing …` for the resolution, used in the order choices come up. */
  readonly answers: Answers;
}

/** What is named for costs. */
export interface Paying {
  readonly sacrificing?: readonly ObjectId[];
  readonly discarding?: readonly ObjectId[];
  readonly tapping?: readonly ObjectId[];
  readonly exiling?: readonly ObjectId[];
}

/** Answers for choices to come, as a statement's clauses gave them; used up in order. */
export interface Answers {
  readonly choosing: readonly ChoiceValue[];
  /** `copying X`: object; `nothing`: null; absent: not said. */
  readonly copying?: ObjectId | null;
  readonly changing?: { readonly from: string; readonly to: string };
  readonly newTargets?: readonly ('same' | Target)[];
  readonly attachedTo?: Target;
  readonly order?: readonly ObjectId[];
  /** Objects named for costs that are paid on resolution ("you may sacrifice a creature. If you do, …"). */
  readonly paying?: Paying;
  /** Targets and modes for what is cast while this resolves (706.11). */
  readonly targets?: readonly (readonly Target[])[];
  /** How many of those were its own. */
  readonly ownTargets?: number;
  readonly modes?: readonly number[];
  /** A trigger taken in hand: what it "may" do is done, unless an answer says no; false, declined: none of it is done. */
  readonly willing?: boolean;
}

/** What an ability comes from, as it last was or, where it is no object, as the effect names it. */
export interface KnownSource {
  readonly object: ObjectId;
  readonly card: CardId;
  readonly controller: PlayerId;
  readonly values: Characteristics;
}

/** An object with its characteristics as they last were (608.2h): all that could be asked of it while it was there. */
export interface LastKnown extends KnownSource {
  readonly values: ObjectState;
  /** The object itself, with what was around it. */
  readonly was: LeftObject;
}

/** What the game no longer tells of an object that has left, kept with the object as it was. */
export interface AsItLeft {
  /** What was attached to it, oldest first. */
  readonly attachments: readonly ObjectId[];
  /** What blocked it (509.1g). */
  readonly blockers: readonly ObjectId[];
  /** What a copy of it would have been (706.2), and the card whose other face comes along. */
  readonly copiable?: Characteristics;
  readonly faces?: CardDefinition;
}

/** An object as it was when it left. */
export type LeftObject = GameObject & { readonly left: AsItLeft };

export interface GameObject {
  readonly id: ObjectId;
  readonly card: CardId;
  readonly base: ObjectBase;
  readonly zone: Zone;
  readonly owner: PlayerId;
  /** Under whose control it entered the zone (D16); effects of layer 2 change it on the board. */
  readonly controller: PlayerId;
  readonly timestamp: Timestamp;
  /** Order in which it entered its zone; the last one is on top (graveyard, library, stack). */
  readonly status: Status;
  readonly face: number; // which face of the card is up (transform); flipped is a status
  readonly faceDownValues?: FaceDownValues;
  /** When it last transformed (701.27f). */
  readonly transformed?: Timestamp;
  readonly attachedTo?: Target;
  readonly counters: readonly CounterStack[];
  readonly damage: number;
  readonly deathtouched: boolean;
  readonly choices: readonly LinkedChoice[];
  /** Present on the stack. */
  readonly stack?: StackDecisions;
  /** Put onto the battlefield face down by manifesting: a creature card may be turned up for its mana cost (701.40b). */
  readonly manifested?: boolean;
  /** Of a permanent that was a spell: what was paid and chosen for it ("if it was kicked", X), and which spell it was (400.7d). */
  readonly paid?: { readonly x?: number; readonly costs: readonly string[]; readonly spell?: ObjectId };
  /** Number of times each ability (by key) was activated this turn / has resolved. */
  readonly activations: Readonly<Record<string, number>>;
  /** Copies made of it by "enters as a copy" and "becomes a copy" are effects (layer 1); this is only how it entered. */
  readonly enteredTurn: number;
  /** The level a Class has gained; the first without it (716.2). */
  readonly classLevel?: number;
  /** Since when it has been a world permanent (704.5k); equal where it came about at one moment. */
  readonly worldSince?: Timestamp;
  /** Phased out: under whose control it was, whose untap step brings it back (702.26a). */
  readonly phasedUnder?: PlayerId;
  /** Which statement brought it here. */
  readonly cause: Cause;
  readonly attacking?: Target;
  /** In exile, on an Adventure: who may cast it from there (715.3d). */
  readonly onAdventure?: PlayerId;
  /** Of an attacker or blocker: under whose control it came into combat (506.4). */
  readonly fightsFor?: PlayerId;
  /** Whom it blocks: several, where something lets it (509.1b). */
  readonly blocking?: readonly ObjectId[];
  /** Of an attacker: it has become blocked, and stays so whatever becomes of its blockers (509.1h). */
  readonly blocked?: true;
  /** Only of an object as it last was: what was around it. */
  readonly left?: AsItLeft;
}

/** Where an effect of a resolution reaches (418.3b): locked objects/players, or open rules that look again each time. */
export type AffectedSet =
  | { readonly kind: 'objects'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'players'; readonly players: readonly PlayerId[] }
  | { readonly kind: 'open' };

/** A continuous effect begun by a resolving spell or ability, or by the rules (418.1). Static abilities' effects are found on the board instead. */
export interface ContinuousEffect {
  readonly id: EffectId;
  /** What made it, for the trace: name as it was, object and card where they exist. */
  readonly source: {
    readonly object?: ObjectId;
    readonly card?: CardId;
    readonly name: string;
    readonly label?: string;
    readonly rule?: string;
  };
  readonly controller: PlayerId;
  readonly timestamp: Timestamp;
  readonly affected: AffectedSet;
  /** Variables already fixed (418.3c): amounts are plain numbers, choices filled in; `ref`s bound. */
  readonly operations: readonly Operation[];
  /** Amounts that each object has of its own ("its mana value"), computed once for each (418.3c). */
  readonly own?: ReadonlyMap<Amount, ReadonlyMap<ObjectId, number>>;
  /** For open rules: whom the text speaks of, judged anew each time (418.3b). */
  readonly subject?: Subject;
  readonly duration: EffectDuration;
  readonly condition?: Condition;
  readonly cause: Cause;
  /** Copy effects carry the copiable values they took (D37) and where from. */
  readonly copy?: { readonly values: Characteristics; readonly link: CopyLink; readonly card?: CardDefinition };
  /** Text boxes exchanged (701.12): what each object got, as it was. */
  readonly boxes?: readonly { readonly object: ObjectId; readonly abilities: readonly AbilityInstance[] }[];
  /** "Gains all activated abilities of …": which they were as it began (608.2h). */
  readonly handed?: ReadonlyMap<Operation, readonly { readonly from: ObjectId; readonly instance: AbilityInstance }[]>;
  /** Objects a name in the text was bound to; targets; for refs inside operations. */
  readonly bindings: Bindings;
}

/** What refs in an effect's operations mean. */
export interface Bindings {
  readonly self?: ObjectId;
  readonly targets: readonly (readonly Target[])[];
  readonly bound: readonly ObjectId[];
  readonly boundPlayers: readonly PlayerId[];
  readonly event?: ObjectId;
  readonly x?: number;
  /** Of what waits: what its source had become as it was set up (400.7j). */
  readonly became?: ObjectId;
  /** What was chosen as it was carried out: "that type", "the chosen color" (608.2d). */
  readonly choices?: readonly LinkedChoice[];
  /** What "it", "that creature", … of its condition or duration meant as it began (418.3). */
  readonly that?: Readonly<Partial<Record<string, readonly ObjectId[]>>>;
}

export interface EffectDuration {
  readonly spec: Duration;
  /** Turn it began, and whose "your" it means. */
  readonly turn: number;
  readonly player: PlayerId;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly life: number;
  readonly counters: readonly CounterStack[];
  readonly inGame: boolean;
  readonly manaPool: readonly string[]; // symbols without braces, in order of production
  readonly drawnThisTurn: number;
  readonly tally: Readonly<Record<string, number>>; // simple counters of inert actions, e.g. drawn, milled
}

export interface Turn {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Step;
}

/** A trigger that has triggered and waits to be put on the stack or for its choices. */
export interface WaitingTrigger {
  readonly instance: AbilityInstance;
  readonly source: ObjectId;
  readonly sourceCard: CardId;
  readonly controller: PlayerId;
  readonly lastKnown: KnownSource;
  readonly event: GameEventRef;
  /** Of a delayed trigger: what the words of the effect that set it up were bound to. */
  readonly bindings?: Bindings;
  readonly that?: Readonly<Partial<Record<string, readonly ObjectId[]>>>;
  readonly cause: Cause;
}

/** A delayed triggered ability waiting for its moment (603.7). */
export interface DelayedTrigger {
  readonly when: import('../cards/ability.ts').DelayedWhen;
  readonly body: EffectBody;
  readonly controller: PlayerId;
  readonly bindings: Bindings;
  readonly source: ContinuousEffect['source'];
  readonly createdTurn: number;
  /** Whose turn that was. */
  readonly during?: PlayerId;
  /** What "it", "that creature", … mean in its text. */
  readonly that?: Readonly<Partial<Record<string, readonly ObjectId[]>>>;
  /** The event of the ability that set it up. */
  readonly event?: GameEventRef;
  /** The ability that set it up, for linked choices and names in its text. */
  readonly ability?: AbilityInstance;
  readonly cause: Cause;
}

/** What a triggered ability remembers of its event. */
export interface GameEventRef {
  readonly object?: ObjectId;
  /** The second object of the event: what was blocked, dealt damage, attached to. */
  readonly other?: ObjectId;
  /** The spell, ability or source that did it. */
  readonly source?: ObjectId;
  readonly card?: CardId;
  readonly player?: PlayerId;
  readonly amount?: number;
  /** What mana was added, in symbols: "any type that land produced". */
  readonly mana?: string;
  readonly lastKnown?: LastKnown;
}

export interface Game {
  readonly edition: Edition;
  /** All objects that exist, by id. Zone lists give their order. */
  readonly objects: IdMap<ObjectId, GameObject>;
  /** Per player and shared zones: ids bottom to top / oldest first. Keys: 'battlefield', 'stack', 'command', and `${zone}:${player}`. */
  readonly zones: Readonly<Record<string, readonly ObjectId[]>>;
  /** Current object of each card, token or copy that still exists. */
  readonly current: IdMap<CardId, ObjectId>;
  readonly effects: readonly ContinuousEffect[];
  readonly players: readonly Player[];
  readonly turn: Turn;
  readonly waiting: readonly WaitingTrigger[];
  readonly delayed: readonly DelayedTrigger[];
  /** What goes back where it was when something leaves the battlefield (610.3). */
  readonly returning?: readonly { readonly watched: ObjectId; readonly exiled: ObjectId; readonly to: Zone }[];
  readonly nextId: number; // objects, cards, effects share one counter
  readonly clock: Timestamp; // next timestamp
  /** Objects that left their zone, as they last were (608.2h), while something could still look at them. */
  readonly past?: IdMap<ObjectId, LastKnown>;
  /** Keys of abilities activated this turn, and similar marks of the turn's past. */
  readonly history: GrowingList<TurnEvent>;
  /** The marks of the turn before. */
  readonly lastTurn?: GrowingList<TurnEvent>;
}

export interface TurnEvent {
  readonly what: string;
  readonly object?: ObjectId;
  readonly player?: PlayerId;
  /** The other object: what was blocked or blocked it, what dealt the damage. */
  readonly other?: ObjectId;
  /** Of damage: combat damage. */
  readonly combat?: boolean;
  /** How much life or damage. */
  readonly amount?: number;
  /** The object as it last was, where it has left. */
  readonly known?: LastKnown;
  /** Of a move: where it came from, and the object it has become. */
  readonly from?: Zone;
  readonly became?: ObjectId;
  /** Who moved it, of several players who were told to. */
  readonly by?: PlayerId;
}

export type { Ability };
