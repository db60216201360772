// What an instruction attaches something to: named, or chosen among what it can be attached to (303.4h, 701.3).
import type { Filter, ObjectRef, PlayerRef } from '../../cards/ability.ts';
import { isMatch } from '../ask.ts';
import { legalHosts } from '../attach.ts';
import { chooseObjects, namedNext } from '../choose.ts';
import type { Target } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { objectOf, type Work } from '../work.ts';
import { recipientsOf } from './things.ts';

/** Filters that say no more than "it can enchant": the legal hosts are that already. */
const plainly = (filter: Filter): Filter | undefined => {
  if (filter.kind === 'history' || filter.kind === 'other') return undefined;
  if (filter.kind !== 'and') return filter;
  return { kind: 'and', of: filter.of.flatMap((part) => plainly(part) ?? []) };
};

const saysLegal = (filter: Filter): boolean =>
  filter.kind === 'history' || (filter.kind === 'and' && filter.of.some(saysLegal));

/** Whether the words allow a host to be named though it is not legal. */
const mayBeNamed = (work: Work, r: Resolution, filter: Filter, now: Target | undefined, named: ObjectId): boolean => {
  const already = now !== undefined && 'object' in now && now.object === named;
  const wanted = plainly(filter);
  return !saysLegal(filter) && !already && (wanted === undefined || isMatch(work.game, wanted, named, ctxOf(r)));
};

/** What something is to be attached to; "another permanent it can enchant" is chosen among those (303.4h). */
export const hostFor = (work: Work, r: Resolution, id: ObjectId, to: ObjectRef | PlayerRef): Target | undefined => {
  if (to.kind !== 'choose') return recipientsOf(work, r, to)[0];
  const filter = plainly(to.selection.filter);
  const now = objectOf(work, id)?.attachedTo;
  const from = legalHosts(work.game, id).flatMap((host) =>
    'object' in host &&
    !(now !== undefined && 'object' in now && now.object === host.object) &&
    (filter === undefined || isMatch(work.game, filter, host.object, ctxOf(r)))
      ? [host.object]
      : [],
  );
  // Said as it would be of what enters: "attached to …".
  const said = r.queue.hosted ? undefined : r.queue.answers.attachedTo;
  if (said !== undefined && 'object' in said && from.includes(said.object)) {
    r.queue.hosted = true;
    return said;
  }
  // "To another creature" may be any; to one that it can't be attached to it does not move (303.4h, 701.3b).
  const named = namedNext(r.queue);
  if (named !== undefined && !from.includes(named) && mayBeNamed(work, r, to.selection.filter, now, named)) {
    r.queue.used += 1;
    return { object: named };
  }
  const [chosen] = chooseObjects(r.queue, 'host', '303.4h', from, 1, to.upTo === true);
  return chosen === undefined ? undefined : { object: chosen };
};
