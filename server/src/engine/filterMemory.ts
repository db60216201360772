// What filters ask of what has been: hosts that have left, cards by what they have become, what abilities have put or exiled.
import type { GameObject } from './game.ts';
import { explainIllegalHost } from './hosts.ts';
import type { ObjectId } from './ids.ts';
import type { Context, View } from './view.ts';

/** Whether an object was attached to one that has left. */
export const wasAttached = (view: View, host: ObjectId, { id }: GameObject): boolean =>
  view.lastKnown?.(host)?.attachments?.includes(id) === true;

/** "This Aura can enchant": whether it could be attached to that legally (303.4). */
export const canEnchant = (view: View, ctx: Context, host: ObjectId): boolean => {
  const said = ctx.bindings.self ?? ctx.source;
  const aura = said === undefined ? undefined : currentOf(view, said);
  return aura !== undefined && explainIllegalHost(view.game, aura, { object: host }) === undefined;
};

/** An object, or what its card is now. */
const currentOf = (view: View, id: ObjectId): ObjectId | undefined => {
  if (view.game.objects.has(id)) return id;
  const card = view.lastKnown?.(id)?.card;
  return card === undefined ? undefined : view.game.current.get(card);
};

/** Whether an ability of that object has put this one onto the battlefield or exiled it, as it remembers (607.2). */
export const remembers = (view: View, id: ObjectId, deed: 'put' | 'exiled', by: ObjectId | undefined): boolean =>
  (by === undefined ? undefined : (view.game.objects.get(by) ?? view.game.past?.get(by)))?.choices?.some(
    ({ what, value }) => what === deed && value.kind === 'object' && value.object === id,
  ) === true;
