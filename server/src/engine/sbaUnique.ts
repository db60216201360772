// The state-based actions that keep things unique: legends, planeswalkers, worlds (704.5j–k; D48, D49), as the edition has them.

import { SUBTYPES_BY_KIND } from '../cards/vocabulary.ts';
import { keyOfValue } from '../rules/sameValue.ts';
import { boardOf } from './ask.ts';
import type { Game, GameObject } from './game.ts';
import type { ObjectId } from './ids.ts';
import { LiveIndex } from './liveIndex.ts';
import type { Due } from './sba.ts';
import { changeObject, putObject, type Work, withoutKeys } from './work.ts';

/** Permanents that are unique in some way, or were. */
const unique = new LiveIndex(
  (object, { types, subtypes, supertypes }) =>
    object.zone === 'battlefield' &&
    !object.status.phasedOut &&
    (object.worldSince !== undefined ||
      supertypes.includes('World') ||
      supertypes.includes('Legendary') ||
      types.includes('Planeswalker') ||
      subtypes.includes('Role')),
);

const permanents = (game: Game): readonly GameObject[] => unique.of(game);

const groupBy = (objects: readonly GameObject[], key: (object: GameObject) => string): readonly GameObject[][] => {
  const groups = new Map<string, GameObject[]>();
  for (const object of objects) {
    const group = groups.get(key(object));
    if (group === undefined) groups.set(key(object), [object]);
    else group.push(object);
  }
  return [...groups.values()].filter((group) => group.length > 1);
};

/** Legends of one name: all of them go, or all but one of each player's; the newest is kept where nobody chose. */
export const findLegends = (game: Game, named: readonly ObjectId[]): readonly Due[] => {
  const board = boardOf(game);
  const lifted = board.rules.filter(({ rule }) => rule.rule === 'noLegendRule');
  const exempt = (id: ObjectId): boolean => lifted.some(({ objects }) => objects === undefined || objects.includes(id));
  const legends = permanents(game).filter((object) => {
    const state = board.objects.get(object.id);
    return state !== undefined && state.name !== '' && state.supertypes.includes('Legendary') && !exempt(object.id);
  });
  const nameOf = (object: GameObject): string => board.objects.get(object.id)?.name ?? '';
  const due = (object: GameObject): Due => ({ id: object.id, rule: '704.5j', does: 'graveyard', what: 'legendRule' });
  if (game.edition.policies.legendRule === 'allOfOneName') return groupBy(legends, nameOf).flat().map(due);
  const byPlayer = groupBy(legends, (object) => `${board.objects.get(object.id)?.controller}:${nameOf(object)}`);
  return byPlayer.flatMap((group) => {
    const kept = group.find((object) => named.includes(object.id)) ?? group.at(-1);
    return group.filter((object) => object !== kept).map(due);
  });
};

/** D49: planeswalkers that share a type all go, in the editions that know the rule. */
export const findPlaneswalkers = (game: Game): readonly Due[] => {
  if (!game.edition.policies.planeswalkerUniqueness) return [];
  const board = boardOf(game);
  const types: readonly string[] = SUBTYPES_BY_KIND.planeswalker;
  const walkers = permanents(game).filter(
    (object) => board.objects.get(object.id)?.types.includes('Planeswalker') === true,
  );
  const typesOf = (object: GameObject): readonly string[] =>
    board.objects.get(object.id)?.subtypes.filter((type) => types.includes(type)) ?? [];
  return walkers
    .filter((one) =>
      walkers.some((other) => other !== one && typesOf(one).some((type) => typesOf(other).includes(type))),
    )
    .map((object) => ({ id: object.id, rule: '704.5j', does: 'graveyard', what: 'planeswalkerUniqueness' }));
};

/** 704.5y: of several Roles that one player has on one permanent, only the newest stays. */
export const findRoles = (game: Game): readonly Due[] => {
  const board = boardOf(game);
  const roles = permanents(game).filter(
    (object) => object.attachedTo !== undefined && board.objects.get(object.id)?.subtypes.includes('Role') === true,
  );
  const key = ({ id, attachedTo }: GameObject): string =>
    `${board.objects.get(id)?.controller}:${keyOfValue(attachedTo)}`;
  return groupBy(roles, key).flatMap((group) => {
    const newest = group.reduce((last, one) => (one.timestamp >= last.timestamp ? one : last));
    return group
      .filter((one) => one !== newest)
      .map(({ id }): Due => ({ id, rule: '704.5y', does: 'graveyard', what: 'roleRule' }));
  });
};

const isWorld = (game: Game, id: ObjectId): boolean =>
  boardOf(game).objects.get(id)?.supertypes.includes('World') === true;

/** Marks a world permanent that enters: with those that enter at the same moment, it has been one for equally long. */
export const enterWorld = (work: Work, id: ObjectId): void => {
  const object = work.game.objects.get(id);
  if (object === undefined || !isWorld(work.game, id)) return;
  const first = work.together.map((other) => work.game.objects.get(other)).find((other) => other !== undefined);
  changeObject(work, id, { worldSince: (first ?? object).timestamp });
};

/** Marks what has become a world permanent since the last look, and what is one no longer. */
export const noteWorlds = (work: Work): void => {
  const { objects } = boardOf(work.game);
  for (const object of permanents(work.game)) {
    const world = objects.get(object.id)?.supertypes.includes('World') === true;
    if (world && object.worldSince === undefined) changeObject(work, object.id, { worldSince: work.game.clock });
    else if (!world && object.worldSince !== undefined) putObject(work, withoutKeys(object, 'worldSince'));
  }
};

/** D48, 704.5k: the one that has been a world for the shortest time stays; a tie takes all. */
export const findWorlds = (game: Game): readonly Due[] => {
  const board = boardOf(game);
  const worlds = permanents(game).filter(
    (object) => board.objects.get(object.id)?.supertypes.includes('World') === true,
  );
  if (worlds.length < 2) return [];
  const since = (object: GameObject): number => object.worldSince ?? object.timestamp;
  const newest = Math.max(...worlds.map(since));
  const tie = worlds.filter((object) => since(object) === newest).length > 1;
  return worlds
    .filter((object) => tie || since(object) !== newest)
    .map((object) => ({ id: object.id, rule: '704.5k', does: 'graveyard', what: 'worldRule' }));
};
