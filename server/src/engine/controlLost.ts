// Who lost control of what in a moment: no event says so, an effect begins or ends or a permanent leaves (603.10a).
import type { TriggerEvent } from '../cards/ability.ts';
import type { GameEvent } from './action.ts';
import { boardOf } from './ask.ts';
import type { Game } from './game.ts';
import { battlefieldOf } from './zones.ts';

/** Whether an event is one of losing control, by itself or among others. */
export const isOfControl = (event: TriggerEvent): boolean => {
  switch (event.on) {
    case 'losesControl':
    case 'gainsControl':
      return true;
    case 'or':
    case 'either':
      return event.of.some(isOfControl);
    case 'while':
    case 'nth':
    case 'oneOrMore':
    case 'next':
      return isOfControl(event.of);
    default:
      return false;
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
