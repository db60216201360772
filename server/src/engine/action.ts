// Everything that can be done to a game, as data, and what comes back. `perform` (perform.ts) is the only door.

import type { CompiledAbility, EffectBody, Step, TokenSpec, Zone } from '../cards/ability.ts';
import type { CardDefinition } from '../cards/card.ts';
import type { NotModelled } from './board.ts';
import type { Answers, Bindings, ChoiceValue, FaceDownValues, Game, LastKnown, Target } from './game.ts';
import type { CardId, Cause, EffectId, ObjectId, PlayerId } from './ids.ts';
import type { Bounded, Spent } from './limits.ts';

/** What a player says while casting, activating or answering a trigger. */
export interface Announcement {
  readonly targets?: readonly (readonly Target[])[];
  readonly modes?: readonly number[];
  readonly x?: number;
  readonly division?: readonly number[];
  readonly costs?: readonly string[]; // with kicker, with bestow, …
  readonly sacrificing?: readonly ObjectId[];
  readonly discarding?: readonly ObjectId[];
  readonly tapping?: readonly ObjectId[];
  readonly exiling?: readonly ObjectId[];
  readonly faceDown?: boolean;
  readonly answers?: Partial<Answers>;
}

/** How a permanent comes to be on the battlefield by a statement. */
export interface EntersAs {
  readonly tapped?: boolean;
  readonly faceDown?: boolean | 'manifested';
  readonly faceDownValues?: FaceDownValues;
  readonly flipped?: boolean;
  readonly transformed?: boolean;
  readonly phasedOut?: boolean;
  readonly counters?: readonly { readonly kind: string; readonly count: number }[];
  readonly attachedTo?: Target;
  readonly answers?: Partial<Answers>;
  /** What X was for it, where its cost has one. */
  readonly x?: number;
  readonly owner?: PlayerId;
}

/** Where a card to be put or cast comes from: an existing object, or a new card from outside. */
export type CardSource = { readonly object: ObjectId } | { readonly outside: CardDefinition; readonly owner: PlayerId };

export type Action =
  /** Set-up: a card or token is simply there; nothing triggers, SBAs wait for `settle`. */
  | {
      readonly act: 'setUp';
      readonly player: PlayerId;
      readonly what: { readonly card: CardDefinition } | { readonly token: TokenSpec };
      readonly zone: Zone;
      readonly as: EntersAs;
      /** So many of them, one after the other; one where nothing is said. */
      readonly count?: number;
    }
  | { readonly act: 'setLife'; readonly player: PlayerId; readonly life: number }
  | {
      readonly act: 'cast';
      readonly player: PlayerId;
      readonly card: CardSource;
      readonly face?: string;
      readonly announce: Announcement;
      readonly fromZone?: Zone;
    }
  | {
      readonly act: 'activate';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly ability: { readonly index: number } | { readonly startsWith: string } | 'only';
      readonly announce: Announcement;
    }
  | { readonly act: 'playLand'; readonly player: PlayerId; readonly card: CardSource; readonly as: EntersAs }
  | { readonly act: 'putOntoBattlefield'; readonly player: PlayerId; readonly card: CardSource; readonly as: EntersAs }
  | {
      readonly act: 'turnFaceUpSpecial';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly announce: Announcement;
    }
  | {
      readonly act: 'createToken';
      readonly player: PlayerId;
      readonly token: TokenSpec;
      readonly count: number;
      readonly as: EntersAs;
    }
  | {
      readonly act: 'createTokenCopy';
      readonly player: PlayerId;
      readonly of: ObjectId;
      readonly count: number;
      readonly as: EntersAs;
    }
  | {
      readonly act: 'gainControl';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly until: 'endOfTurn' | 'none';
    }
  /** A nameless spell or ability resolves (`effect "…"`). */
  | {
      readonly act: 'effect';
      readonly player: PlayerId;
      readonly body: EffectBody;
      readonly bindings: Pick<Bindings, 'bound' | 'boundPlayers'>;
      readonly announce: Announcement;
      readonly label?: string;
    }
  | {
      readonly act: 'verb';
      readonly verb:
        | 'tap'
        | 'untap'
        | 'flip'
        | 'transform'
        | 'unattach'
        | 'destroy'
        | 'sacrifice'
        | 'exile'
        | 'counter'
        | 'discard'
        | 'phaseOut'
        | 'phaseIn'
        | 'turnFaceUp'
        | 'turnFaceDown'
        | 'returnToHand'
        | 'putIntoGraveyard'
        | 'putIntoLibrary';
      readonly object: ObjectId;
      readonly player?: PlayerId;
      readonly answers?: Partial<Answers>;
    }
  | { readonly act: 'attach'; readonly object: ObjectId; readonly to: Target }
  | { readonly act: 'counters'; readonly object: ObjectId; readonly kind: string; readonly change: number }
  | {
      readonly act: 'damage';
      readonly source: ObjectId;
      readonly to: Target;
      readonly amount: number;
      readonly combat?: boolean;
    }
  | { readonly act: 'attacks'; readonly object: ObjectId; readonly whom: Target }
  | { readonly act: 'blocks'; readonly object: ObjectId; readonly attacker: ObjectId }
  | { readonly act: 'draw' | 'loseLife' | 'gainLife' | 'mill'; readonly player: PlayerId; readonly amount: number }
  /** Several at once, in the order the players choose (418.5d). */
  | { readonly act: 'simultaneously'; readonly actions: readonly Action[] }
  /** Resolve the top of the stack, or one object of it; what is said now goes before what was said earlier. */
  | { readonly act: 'resolve'; readonly object: ObjectId; readonly answers?: Partial<Answers> }
  /** Take a waiting trigger in hand: put it on the stack with these choices. */
  | { readonly act: 'trigger'; readonly source: CardId; readonly announce: Announcement }
  | { readonly act: 'decline'; readonly source: CardId }
  /** The turn ends: whatever waits counts as declined as far as it may. */
  | { readonly act: 'leaveUnanswered' }
  /** Time goes on to that moment, with all that happens between. */
  | { readonly act: 'advance'; readonly to: { readonly step: Step; readonly player?: PlayerId } | 'nextTurn' }
  | { readonly act: 'leaveGame'; readonly player: PlayerId }
  /** State-based actions to a fixed point, then triggers that wait (end of a set-up block). */
  | { readonly act: 'settle' };

/** What happened, in order, for hints, `has triggered`, and labels of what was created. */
export interface GameEvent {
  readonly event:
    | 'entered'
    | 'left'
    | 'cast'
    | 'activated'
    | 'resolved'
    | 'countered'
    | 'created'
    | 'copied'
    | 'triggered'
    | 'effectBegan'
    | 'effectEnded'
    | 'attached'
    | 'unattached'
    | 'tapped'
    | 'untapped'
    | 'tappedForMana'
    | 'counters'
    | 'damage'
    | 'life'
    | 'drew'
    | 'died'
    | 'sba'
    | 'turnedFaceUp'
    | 'turnedFaceDown'
    | 'flipped'
    | 'transformed'
    | 'controlChanged'
    | 'chose'
    | 'ceasedToExist'
    | 'mana'
    | 'phased'
    | 'removedFromCombat'
    | 'step'
    | 'declined'
    | 'inert'
    | 'tally'
    | 'prevented'
    | 'becameTarget'
    | 'playedLand'
    | 'attacked'
    | 'blocked'
    | 'milled'
    | 'sacrificed'
    | 'discarded'
    | 'destroyed'
    | 'exiled'
    | 'didNothing';
  readonly object?: ObjectId;
  readonly card?: CardId;
  readonly player?: PlayerId;
  readonly from?: Zone;
  readonly to?: Zone;
  readonly effect?: EffectId;
  readonly rule?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The object it is in its new zone, after a move (400.7). */
  readonly became?: ObjectId;
  /** Who has moved it, where several players were told to ("they exiled this way"). */
  readonly by?: PlayerId;
  /** What it was done to: what is targeted, attached to, attacked, dealt damage. */
  readonly target?: Target;
  /** The source of damage, or the spell or ability that did it. */
  readonly source?: ObjectId;
  readonly amount?: number;
  readonly combat?: boolean;
  readonly lastKnown?: LastKnown;
  readonly ability?: CompiledAbility;
  /** Of what the rules did of themselves: what brought it about. */
  readonly because?: EngineProblem['because'];
  /** Of a creature that state-based actions take: the game in which they saw it (704.3). */
  readonly was?: () => Game;
}

/** Which part of what the player said a problem is about; the scenario maps it to a range. */
export type ProblemSlot =
  | { readonly slot: 'object' } // the acting object or card itself
  | { readonly slot: 'verb' } // the action as such: timing, no such ability
  | { readonly slot: 'target'; readonly index: number; readonly inner: number }
  | { readonly slot: 'choice'; readonly index: number }
  | { readonly slot: 'newTargets'; readonly index: number }
  | {
      readonly slot: 'copying' | 'attachedTo' | 'mode' | 'x' | 'division' | 'cost' | 'player' | 'changing';
    };

/** Something forbidden (error: nothing was done) or allowed without effect (warning). All data; messages.ts makes sentences. */
export interface EngineProblem {
  readonly code: string; // 'target.illegal', 'target.missing', 'timing.sorcery', 'attach.illegal', …
  readonly severity: 'error' | 'warning' | 'information';
  readonly rule: string;
  /** Other rules that say the same of it: any of them is a right answer to why. */
  readonly also?: readonly string[];
  readonly slot: ProblemSlot;
  readonly values: Readonly<Record<string, string | number>>;
  /** Why: effects and objects, with the statements that brought them. */
  readonly because: readonly {
    readonly code: string;
    readonly cause: Cause;
    readonly object?: ObjectId;
    readonly values: Readonly<Record<string, string | number>>;
  }[];
  /** What would have been legal there, in board order, the chooser's own first. */
  readonly legal?: readonly (Target | ChoiceValue)[];
  /** Objects that the message speaks of, by the name of the value they fill in. */
  readonly objects?: Readonly<Record<string, Target>>;
}

export interface Outcome {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly problems: readonly EngineProblem[];
  /** Rests on text or rules that are not modelled: makes the scenario unproven. */
  readonly notModelled: readonly NotModelled[];
  /** How much was done for it, also where nothing of it stands. */
  readonly spent: Spent;
  /** It would have been more than one statement may do: nothing of it is done. */
  readonly tooMuch?: Bounded;
}

/** perform(game, action, cause): a refused action (a problem of severity error) returns the same game. */
export type Perform = (game: Game, action: Action, cause: Cause, cards?: NamedCards) => Outcome;

/** Cards by name, whether or not they are in the game: "a copy of a card named …". */
export type NamedCards = (name: string) => CardDefinition | undefined;
