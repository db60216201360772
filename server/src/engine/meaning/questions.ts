// What terms ask of each other: each question is answered by the meanings that the view was made with, so that no sort
// imports another and all of them are put together in one place (meaning/meanings.ts).
import type { Amount, Condition, Filter, ObjectRef, PlayerRef, Selection, Zone } from '../../cards/ability.ts';
import type { ObjectState } from '../characteristics.ts';
import type { GameObject } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import type { Context, View } from '../view.ts';

/** The meaning of every sort of term. */
export interface Meanings {
  holdsOf(view: View, filter: Filter, object: GameObject, state: ObjectState, ctx: Context): boolean;
  zonesOf(filter: Filter): readonly Zone[];
  fits(view: View, filter: Filter, id: ObjectId, ctx: Context): boolean;
  objectsOf(view: View, ref: ObjectRef, ctx: Context): readonly ObjectId[];
  selectionOf(view: View, selection: Selection, ctx: Context): readonly ObjectId[];
  playersOf(view: View, ref: PlayerRef, ctx: Context): readonly PlayerId[];
  amountOf(view: View, amount: Amount, ctx: Context): number;
  countOf(view: View, of: Selection, ctx: Context): number;
  holds(view: View, condition: Condition, ctx: Context): boolean;
}

/** Whether a thing has every quality the filter names: an object with values at hand, which it has, would have or last had. */
export const matchesState = (
  view: View,
  filter: Filter,
  object: GameObject,
  state: ObjectState,
  ctx: Context,
): boolean => view.meanings.holdsOf(view, filter, object, state, ctx);

/** Whether the object of that id has every quality the filter names, or had as it last was (608.2h). What is unknown has none. */
export const matches = (view: View, filter: Filter, id: ObjectId, ctx: Context): boolean =>
  view.meanings.fits(view, filter, id, ctx);

/**
 * The objects a reference means, each once. Objects that have left are still named (a caller that needs them there asks
 * `view.state`). A choice not made yet is noted and gives none.
 */
export const objectsOf = (view: View, ref: ObjectRef, ctx: Context): readonly ObjectId[] =>
  view.meanings.objectsOf(view, ref, ctx);

/** Objects that match a selection, in the order of its zones: the battlefield unless its words say another (109.2). */
export const selectionOf = (view: View, selection: Selection, ctx: Context): readonly ObjectId[] =>
  view.meanings.selectionOf(view, selection, ctx);

/** The players a reference means, in turn order. Players who have left the game are no one's opponents. */
export const playersOf = (view: View, ref: PlayerRef, ctx: Context): readonly PlayerId[] =>
  view.meanings.playersOf(view, ref, ctx);

/** The value of an amount now (107, 608.2h). What can't be known is noted and counts as 0. */
export const amountOf = (view: View, amount: Amount, ctx: Context): number => view.meanings.amountOf(view, amount, ctx);

/** How many there are of a set, or were of one of the past. */
export const countOf = (view: View, of: Selection, ctx: Context): number => view.meanings.countOf(view, of, ctx);

/** The zones a filter names outright; none when its words say nothing of a zone (109.2). */
export const zonesNamed = (view: View, filter: Filter): readonly Zone[] => view.meanings.zonesOf(filter);

/** Whether a condition holds for the values so far. What can't be known is noted and counts as false. */
export const holds = (view: View, condition: Condition, ctx: Context): boolean =>
  view.meanings.holds(view, condition, ctx);
