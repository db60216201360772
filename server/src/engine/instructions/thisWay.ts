// "Put into a graveyard this way", "destroyed this way": what really happened to what the instruction before dealt with.
import type { Filter, Instruction, ObjectDid, PlayerDid } from '../../cards/ability.ts';
import type { GameEvent } from '../action.ts';
import { compare } from '../amount.ts';
import { amountIn, objectsIn } from '../ask.ts';
import type { LastKnown } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { noteNotModelled, type Work } from '../work.ts';

type Way = NonNullable<Extract<Instruction, { do: 'forEach' }>['thisWay']>;

const happened = (event: GameEvent, way: Way): boolean => {
  switch (way) {
    case 'graveyard':
      return event.event === 'left' && event.to === 'graveyard';
    case 'exiled':
      return event.event === 'left' && event.to === 'exile';
    case 'destroyed':
    case 'sacrificed':
      return event.event === way;
  }
};

/** Whether what has left was what the noun says; words beyond types are not judged of what is gone. */
const was = (work: Work, filter: Filter, known: LastKnown): boolean => {
  switch (filter.kind) {
    case 'permanent':
    case 'card':
    case 'object':
      return true;
    case 'type':
      return known.values.types.includes(filter.type);
    case 'and':
      return filter.of.every((part) => was(work, part, known));
    case 'or':
      return filter.of.some((part) => was(work, part, known));
    case 'not':
      return !was(work, filter.of, known);
    default:
      noteNotModelled(work, 'instruction', { verb: 'thisWay' });
      return false;
  }
};

/** Of the objects the instruction before dealt with, those to which it happened, as they last were (608.2h). */
export const doneThisWay = (work: Work, r: Resolution, filter: Filter, way: Way): readonly ObjectId[] =>
  (r.that.previous ?? []).filter((id) => {
    const known = work.game.past?.get(id);
    return (
      known !== undefined &&
      work.events.some((event) => event.object === id && happened(event, way)) &&
      was(work, filter, known)
    );
  });

const WAYS: Readonly<Partial<Record<ObjectDid['deed'] | PlayerDid['deed'], Way>>> = {
  exiled: 'exiled',
  destroyed: 'destroyed',
  sacrificed: 'sacrificed',
  died: 'graveyard',
};

const wayOf = (did: ObjectDid | PlayerDid): Way | undefined =>
  did.kind === 'objectDid' && did.deed === 'put' && did.place?.zone === 'graveyard' ? 'graveyard' : WAYS[did.deed];

/** Whether a condition on what was done this way holds; undefined where that is not kept. */
export const heldThisWay = (work: Work, r: Resolution, did: ObjectDid | PlayerDid): boolean | undefined => {
  const way = wayOf(did);
  if (way === undefined) return undefined;
  if (did.kind === 'objectDid' && did.what !== undefined) {
    const ids = objectsIn(work.game, did.what, ctxOf(r));
    return ids.some((id) => work.events.some((event) => event.object === id && happened(event, way)));
  }
  if (did.of === undefined) return undefined;
  const found = doneThisWay(work, r, did.of.filter, way).length;
  return did.number === undefined
    ? found > 0
    : compare(found, did.number.comparison, amountIn(work.game, did.number.to, ctxOf(r)));
};
