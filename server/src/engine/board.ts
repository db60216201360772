// What the layers make of a game: the board, and the trace of how it came about. Computed by evaluate(); never stored in a game.
import type { Operation, RuleEffect } from '../cards/ability.ts';
import type { LayerId } from '../rules/edition.ts';
import type { AbilityInstance, Characteristics, ObjectState } from './characteristics.ts';
import type { CardId, Cause, ObjectId, PlayerId, Timestamp } from './ids.ts';

/** Stable name of a continuous effect within a game: `e12` a resolution's, `s<object>:<ability key>:<n>` a static ability's, `c…` counters, `f…` face-down. */
export type EffectKey = string;

/** A continuous effect as the trace and the editor name it. */
export interface EffectInfo {
  readonly key: EffectKey;
  readonly sourceName: string;
  readonly source?: ObjectId;
  readonly sourceCard?: CardId;
  readonly label?: string;
  readonly controller: PlayerId;
  readonly timestamp: Timestamp;
  readonly origin: 'cda' | 'static' | 'resolution' | 'counter' | 'status';
  /** Statement that began it (resolutions, counters) or brought its source in. */
  readonly cause: Cause;
}

/** Why an effect stands where it does in the order. */
export type OrderReason =
  | { readonly kind: 'timestamp' }
  | { readonly kind: 'cdaFirst' }
  | { readonly kind: 'dependsOn'; readonly on: readonly EffectKey[]; readonly because: readonly DependencyReason[] }
  | { readonly kind: 'loop'; readonly members: readonly EffectKey[] };

export interface DependencyReason {
  readonly on: EffectKey;
  readonly by: 'text' | 'existence' | 'set' | 'instruction';
}

/** One application of one effect's part in one layer, to all its objects. */
export interface TraceStep {
  readonly layer: LayerId;
  readonly effect: EffectInfo;
  readonly operations: readonly Operation[];
  readonly order: OrderReason;
  /** Rules that decided this application: the layer's, dependency's, 418.5a′ when it went on without its ability, … */
  readonly rules: readonly string[];
  /** Went on to the same objects though its ability was gone (418.5a′). */
  readonly abilityGone?: boolean;
  readonly changes: readonly ObjectChange[];
}

export interface ObjectChange {
  readonly object: ObjectId;
  readonly before: ObjectState;
  readonly after: ObjectState;
}

/** A dependency loop met while ordering one layer (418.5c, 613.8b). */
export interface DependencyLoop {
  readonly layer: LayerId;
  readonly members: readonly EffectInfo[];
}

/** A dependency found in a layer (for `depends on` and the graph). */
export interface DependencyEdge {
  readonly layer: LayerId;
  readonly from: EffectKey;
  readonly on: EffectKey;
  readonly by: DependencyReason['by'];
}

/** A rule effect in force (418.7–418.8), ready to be asked. */
export interface RuleInForce {
  readonly effect: EffectInfo;
  readonly rule: RuleEffect;
  /** Objects or players it speaks of; absent: open, judged when asked. */
  readonly objects?: readonly ObjectId[];
  readonly players?: readonly PlayerId[];
}

export interface PlayerState {
  readonly id: PlayerId;
  /** Protection, hexproof, shroud given to the player (418.7). */
  readonly abilities: readonly { readonly instance: AbilityInstance; readonly effect: EffectInfo }[];
  /** undefined: no maximum. */
  readonly maxHandSize?: number;
}

/** The computed state of every object (in all zones) and player. */
export interface Board {
  readonly objects: ReadonlyMap<ObjectId, ObjectState>;
  /** Copiable values: as layer 1 leaves them (706.2–3). */
  readonly copiable: ReadonlyMap<ObjectId, Characteristics>;
  readonly players: readonly PlayerState[];
  readonly rules: readonly RuleInForce[];
  readonly loops: readonly DependencyLoop[];
  /** Order in which effects were applied, layer by layer (cheap; always present). */
  readonly applied: readonly { readonly layer: LayerId; readonly effect: EffectKey }[];
  /** All effects in force, by key. */
  readonly effects: ReadonlyMap<EffectKey, EffectInfo>;
  readonly edges: readonly DependencyEdge[];
  /** Things met on the way that are not modelled (an unread amount, …): the result rests on them. */
  readonly notModelled: readonly NotModelled[];
  /** Whether anything on it rests on what happened this turn or the last. */
  readonly readsPast: boolean;
  /** Whether anything on it rests on which turn it is, or whose. */
  readonly readsTurn: boolean;
}

export interface NotModelled {
  readonly code: string;
  readonly object?: ObjectId;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A board with its trace, layer by layer values of each object. */
export interface TracedBoard extends Board {
  readonly trace: readonly TraceStep[];
  /** Values of each object before any effect. */
  readonly initial: ReadonlyMap<ObjectId, ObjectState>;
}
