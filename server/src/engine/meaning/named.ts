// The objects that words name, as the words mean them: as they are, or as they were before something moved them.
import type { ObjectRef } from '../../cards/ability.ts';
import type { LastKnown } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { type Context, lastOf, type View } from '../view.ts';
import { objectOrLast, type Thing, thingOf, thingOfLast } from './thing.ts';

/** "That card": what it is now, whatever it was before (400.7). */
export const saysCard = (ref: ObjectRef): boolean => {
  if (ref.kind !== 'that' || ref.noun === undefined) return false;
  return ref.noun.kind === 'and' ? ref.noun.of.some((part) => part.kind === 'card') : ref.noun.kind === 'card';
};

/** "Exile another creature you control. When you do, … that creature's power": of what was a permanent until then, as it last was (608.2h). */
const wasPermanent = (view: View, ref: ObjectRef, id: ObjectId): LastKnown | undefined => {
  const object = objectOrLast(view, id);
  if (ref.kind !== 'that' || (ref.antecedent !== 'exiled' && ref.antecedent !== 'previous')) return undefined;
  if (object === undefined || object.zone === 'battlefield' || object.zone === 'stack' || saysCard(ref))
    return undefined;
  const before = [...(view.game.past?.values() ?? [])]
    .filter((one) => one.card === object.card && one.object !== id)
    .at(-1);
  return before?.was.zone === 'battlefield' ? before : undefined;
};

/** One of the objects a reference means: as it was before the event moved it (603.10a), or as the permanent it was until then; else as it is or last was. */
export const thingNamed = (view: View, ref: ObjectRef, id: ObjectId, ctx: Context): Thing | undefined => {
  const moved = ctx.bindings.event === id ? lastOf(view, ctx, id) : wasPermanent(view, ref, id);
  return moved === undefined ? thingOf(view, id) : thingOfLast(moved);
};
