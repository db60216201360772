// What an instruction attaches something to: named, or chosen among what it can be attached to (303.4h, 701.3).
import type { Filter, ObjectRef, PlayerRef } from '../../cards/ability.ts';
import { CAN_ENCHANT } from '../../cards/oracle/filterRelations.ts';
import { boardOf, isMatch } from '../ask.ts';
import { legalHosts } from '../attach.ts';
import { chooseObjects, namedNext } from '../choose.ts';
import type { Target } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { objectOf, type Work } from '../work.ts';
import { recipientsOf } from './things.ts';

/** "Another permanent with the same controller": as that of what it is attached to now. */
const SAME_CONTROLLER = 'with the same controller';

/** "It can enchant", of an Aura that is spoken of. */
const ENCHANTABLE: readonly string[] = [CAN_ENCHANT, 'itCanEnchant', 'itCouldEnchant', 'theyCouldEnchant'];

/** What is asked of a host elsewhere: "it can enchant" is what legal hosts are, "other" and the same controller are seen to below. */
const isSeenTo = (filter: Filter): boolean =>
  filter.kind === 'other' ||
  (filter.kind === 'history' && (ENCHANTABLE.includes(filter.event) || filter.event === SAME_CONTROLLER));

const plainly = (filter: Filter): Filter | undefined => {
  if (isSeenTo(filter)) return undefined;
  if (filter.kind !== 'and') return filter;
  return { kind: 'and', of: filter.of.flatMap((part) => plainly(part) ?? []) };
};

const says = (filter: Filter, events: readonly string[]): boolean =>
  filter.kind === 'and'
    ? filter.of.some((part) => says(part, events))
    : filter.kind === 'history' && events.includes(filter.event);

/** Whether the words ask for the controller of what it is attached to, and this one has another. */
const hasOtherController = (work: Work, filter: Filter, now: Target | undefined, host: ObjectId): boolean => {
  if (!says(filter, [SAME_CONTROLLER]) || now === undefined || !('object' in now)) return false;
  const { objects } = boardOf(work.game);
  return objects.get(now.object)?.controller !== objects.get(host)?.controller;
};

/** Whether the words allow a host to be named though it is not legal. */
const mayBeNamed = (work: Work, r: Resolution, filter: Filter, now: Target | undefined, named: ObjectId): boolean => {
  const already = now !== undefined && 'object' in now && now.object === named;
  const wanted = plainly(filter);
  return (
    !says(filter, ENCHANTABLE) &&
    !already &&
    !hasOtherController(work, filter, now, named) &&
    (wanted === undefined || isMatch(work.game, wanted, named, ctxOf(r)))
  );
};

/** What something is to be attached to; "another permanent it can enchant" is chosen among those (303.4h). */
export const hostFor = (work: Work, r: Resolution, id: ObjectId, to: ObjectRef | PlayerRef): Target | undefined => {
  if (to.kind !== 'choose') return recipientsOf(work, r, to)[0];
  const filter = plainly(to.selection.filter);
  const now = objectOf(work, id)?.attachedTo;
  const from = legalHosts(work.game, id).flatMap((host) =>
    'object' in host &&
    !(now !== undefined && 'object' in now && now.object === host.object) &&
    !hasOtherController(work, to.selection.filter, now, host.object) &&
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
