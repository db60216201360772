// What lies above a card in its graveyard, whose order is kept (404.2).
import type { Filter } from '../cards/ability.ts';
import { amountOf, compare } from './amount.ts';
import { matches } from './filter.ts';
import type { GameObject } from './game.ts';
import type { Context, View } from './view.ts';

/** Whether enough cards of a kind lie above the object in its owner's zone, or one lies right above it. */
export const hasAbove = (
  view: View,
  { what, directly, number }: Extract<Filter, { kind: 'above' }>,
  object: GameObject,
  ctx: Context,
): boolean => {
  const pile = view.inZone(object.zone, object.owner);
  const at = pile.indexOf(object.id);
  const higher = at < 0 ? [] : pile.slice(at + 1, directly === true ? at + 2 : undefined);
  const found = higher.filter((id) => matches(view, what, id, ctx)).length;
  return number === undefined ? found > 0 : compare(found, number.comparison, amountOf(view, number.to, ctx));
};
