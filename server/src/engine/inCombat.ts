// What takes a permanent out of combat (506.4): it has phased out, another player controls it, it is no creature any more.
import { boardOf } from './ask.ts';
import type { Game, GameObject } from './game.ts';
import type { ObjectId } from './ids.ts';
import { happen, putObject, type Work, withoutKeys } from './work.ts';

const fights = (object: GameObject): boolean => object.attacking !== undefined || object.blocking !== undefined;

/**
 * Removes a permanent from combat (506.4a): it attacks, blocks and is blocked no more. What blocked it is still a blocking creature,
 * and what it blocked stays blocked (509.1h).
 */
export const removeFromCombat = (work: Work, id: ObjectId): void => {
  const object = work.game.objects.get(id);
  if (object === undefined || !fights(object)) return;
  putObject(work, withoutKeys(object, 'attacking', 'blocking', 'blocked', 'fightsFor'));
  for (const other of work.game.objects.values())
    if (other.blocking?.includes(id) === true)
      putObject(work, { ...other, blocking: other.blocking.filter((each) => each !== id) });
  happen(work, { event: 'removedFromCombat', object: id, rule: '506.4' });
};

const hasStopped = (game: Game, object: GameObject): boolean => {
  if (object.status.phasedOut) return true;
  const state = boardOf(game).objects.get(object.id);
  if (state?.types.includes('Creature') !== true) return true;
  return object.fightsFor !== undefined && object.fightsFor !== state.controller;
};

/** Whoever fights and may not go on is removed from combat (506.4). */
export const leaveCombat = (work: Work): void => {
  let fighting: GameObject[] | undefined;
  for (const id of work.game.zones['battlefield'] ?? []) {
    const object = work.game.objects.get(id);
    if (object !== undefined && fights(object)) {
      fighting ??= [];
      fighting.push(object);
    }
  }
  for (const object of fighting ?? []) if (hasStopped(work.game, object)) removeFromCombat(work, object.id);
};
