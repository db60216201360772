// "Put into a graveyard this way", "destroyed this way": what really happened to what the instruction before dealt with.
import type { Filter, Instruction, ObjectDid, PlayerDid, Selection } from '../../cards/ability.ts';
import type { GameEvent } from '../action.ts';
import { amountIn, contextFor, objectsIn, viewOf } from '../ask.ts';
import { compare } from '../compare.ts';
import type { ObjectId } from '../ids.ts';
import { pastThings } from '../meaning/pastThings.ts';
import { matchesState } from '../meaning/questions.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import type { Work } from '../work.ts';

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

/** The objects of a set of the past; undefined for one that is asked of what is there. */
export const pastObjects = (work: Work, r: Resolution, over: Selection): readonly ObjectId[] | undefined =>
  pastThings(viewOf(work.game, r.note), over, contextFor(ctxOf(r)))?.flatMap(({ object }) => object ?? []);

const SAID: Readonly<Record<Way, string>> = {
  graveyard: 'put into a graveyard this way',
  destroyed: 'destroyed this way',
  exiled: 'exiled this way',
  sacrificed: 'sacrificed this way',
};

/**
 * Of the objects the instruction before dealt with, those to which it happened, as they last were (608.2h); if there are none,
 * those to which it happened by any instruction before.
 */
export const doneThisWay = (work: Work, r: Resolution, filter: Filter, way: Way): readonly ObjectId[] => {
  const [view, ctx] = [viewOf(work.game, r.note), contextFor(ctxOf(r))];
  const dealtWith = (r.that.previous ?? []).filter((id) => {
    const known = work.game.past?.get(id);
    return (
      known !== undefined &&
      work.events.some((event) => event.object === id && happened(event, way)) &&
      matchesState(view, filter, known.was, known.values, ctx)
    );
  });
  if (dealtWith.length > 0) return dealtWith;
  const parts = filter.kind === 'and' ? filter.of : [filter];
  return pastObjects(work, r, { filter: { kind: 'and', of: [...parts, { kind: 'history', event: SAID[way] }] } }) ?? [];
};

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
