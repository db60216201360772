// Who lost control of what, and what left its host, in a moment: no event says so, an effect begins or ends or a permanent leaves (603.10a, 701.3d).
import type { TriggerEvent } from '../cards/ability.ts';
import type { GameEvent } from './action.ts';
import { boardOf } from './ask.ts';
import { sameTarget } from './choose.ts';
import type { Game, Target } from './game.ts';
import { battlefieldOf } from './zones.ts';

/** Whether an event is one of these, by itself or among others. */
export const waitsFor = (event: TriggerEvent, kinds: readonly TriggerEvent['on'][]): boolean => {
  switch (event.on) {
    case 'or':
    case 'either':
      return event.of.some((one) => waitsFor(one, kinds));
    case 'while':
    case 'nth':
    case 'oneOrMore':
    case 'next':
      return waitsFor(event.of, kinds);
    default:
      return kinds.includes(event.on);
  }
};

/** Permanents whose controller before the moment has them no more; what is only phased out has not left (702.26d). */
export const controlLost = (before: Game, after: Game): readonly GameEvent[] => {
  const was = boardOf(before);
  const is = boardOf(after);
  return battlefieldOf(before).flatMap((object): readonly GameEvent[] => {
    const player = was.objects.get(object)?.controller;
    const there = after.objects.get(object)?.zone === 'battlefield';
    const now = there ? (is.objects.get(object)?.controller ?? player) : undefined;
    if (player === undefined || player === now) return [];
    return [{ event: 'controlChanged', object, player, ...(now === undefined ? {} : { target: { player: now } }) }];
  });
};

const isHostThere = (game: Game, host: Target): boolean =>
  'object' in host ? game.objects.has(host.object) : game.players[host.player]?.inGame === true;

/** What became unattached: it fell off or was moved to another host, it left, or its host did (701.3d). */
export const hostsLeft = (before: Game, after: Game): readonly GameEvent[] =>
  battlefieldOf(before).flatMap((id): readonly GameEvent[] => {
    const object = before.objects.get(id);
    const target = object?.attachedTo;
    if (object === undefined || target === undefined || !isHostThere(before, target)) return [];
    const now = after.objects.get(id)?.attachedTo;
    if (now !== undefined && sameTarget(now, target) && isHostThere(after, target)) return [];
    const became = after.objects.has(id) ? undefined : after.current.get(object.card);
    return [{ event: 'unattached', object: id, target, ...(became === undefined ? {} : { became }) }];
  });
