// Who and what may be chosen: players that words describe, and the order in which choices are offered.
import type { Filter, Zone } from '../cards/ability.ts';
import { boardOf, type Ctx, playersIn } from './ask.ts';
import type { Game } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { inTurnOrder } from './work.ts';

/** Whether a player is what the words describe. */
export const playerFilter = (game: Game, filter: Filter, target: PlayerId, ctx: Ctx): boolean => {
  switch (filter.kind) {
    case 'player':
      return true;
    case 'opponent':
      return target !== ctx.you;
    case 'or':
      return filter.of.some((part) => playerFilter(game, part, target, ctx));
    case 'and':
      return filter.of.every((part) => playerFilter(game, part, target, ctx));
    case 'controlledBy':
      return playersIn(game, filter.player, ctx).includes(target);
    default:
      return false;
  }
};

/** In board order, the chooser's own first. */
export const ownFirst = (game: Game, ids: readonly ObjectId[], player: PlayerId): readonly ObjectId[] => {
  const board = boardOf(game);
  const own = ids.filter((id) => board.objects.get(id)?.controller === player);
  return [...own, ...ids.filter((id) => !own.includes(id))];
};

/** Objects of a zone, of all players in turn order. */
export const objectsOfZone = (game: Game, zone: Zone): readonly ObjectId[] =>
  game.zones[zone] ?? inTurnOrder(game).flatMap((player) => game.zones[`${zone}:${player}`] ?? []);
