// What a kind of filter means: the shape of its row, and the questions its row may ask of other sorts.
import type { Amount, Condition, Filter, ObjectRef, PlayerRef, Zone } from '../../cards/ability.ts';
import type { ObjectState } from '../characteristics.ts';
import type { GameObject } from '../game.ts';
import type { Aspects } from '../layers/aspectBits.ts';
import type { Context, View } from '../view.ts';

/** The filters of one kind. */
export type FilterOf<K extends Filter['kind']> = Filter & { readonly kind: K };

/** What terms of each sort read, for rows whose terms hold others. */
export interface Reads {
  filter(filter: Filter): Aspects;
  ref(ref: ObjectRef): Aspects;
  player(player: PlayerRef): Aspects;
  amount(amount: Amount): Aspects;
  condition(condition: Condition): Aspects;
}

/**
 * The meaning of one kind of filter. A thing is an object with its values: as it is, as it would be, or as it last was
 * (608.2h), when the object says what was `left` around it.
 */
export interface FilterMeaning<F> {
  /** Whether the thing has the quality. What can't be known is noted, and counts as not so. */
  holds(view: View, filter: F, object: GameObject, state: ObjectState, ctx: Context): boolean;
  /** Which aspects of objects deciding it looks at (418.5b). */
  reads(filter: F, of: Reads): Aspects;
  /** The zones it names outright (109.2); without it, none. */
  zones?(filter: F, of: (filter: Filter) => readonly Zone[]): readonly Zone[];
  /** It asks what can be done with the thing where it is now: nothing can be with what has left. */
  readonly ofNow?: true;
}

/** Rows for some kinds of filters. */
export type FilterRows<K extends Filter['kind']> = { readonly [Kind in K]: FilterMeaning<FilterOf<Kind>> };

/** What reads nothing that effects change. */
export const readsNothing = (): Aspects => 0;
