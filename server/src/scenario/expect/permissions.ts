// Predicates about what may be done and what it costs: can attack, can't be blocked by X, can be targeted by Bob, costs {1}{R} for Bob (418.8).
import { parseManaCost, printManaCost, sameCost } from '../../cards/mana.ts';
import { evasionOf, isDefender } from '../../engine/combat.ts';
import type { Target } from '../../engine/game.ts';
import { explainIllegalHost } from '../../engine/hosts.ts';
import type { ObjectId, PlayerId } from '../../engine/ids.ts';
import { explainIllegalTarget } from '../../engine/legality.ts';
import { perform } from '../../engine/perform.ts';
import { cant, costOf, prohibitions } from '../../engine/queries.ts';
import { boardOf } from '../runBoards.ts';
import { meaningOf } from '../runNames.ts';
import type { NameRef, Predicate } from '../statement.ts';
import { someAuraCanEnchant } from './anyAura.ts';
import { type Finding, found, type Scene, type Subject, unreadable } from './subject.ts';

type Able = Extract<Predicate, { does: 'can' | 'cant' }>;

interface By {
  readonly object?: ObjectId;
  readonly player?: PlayerId;
}

const byOf = (scene: Scene, ref: NameRef | undefined): By | undefined => {
  if (ref === undefined) return {};
  const means = meaningOf(scene.game, scene.names, ref);
  if (means.kind === 'player') return { player: means.player };
  return means.kind === 'card' && means.object !== undefined ? { object: means.object } : undefined;
};

/** Whether an effect keeps it from attacking, or from attacking that player or permanent (508.1b). */
const cantAttack = ({ game, board }: Scene, id: ObjectId, { object, player }: By): boolean => {
  const own = board.objects.get(id)?.controller;
  const barred = (at?: Target): boolean =>
    prohibitions(game, board, 'attack', id, undefined, undefined, at).length > 0 ||
    prohibitions(game, board, 'attackWith', undefined, id, own, at).length > 0;
  if (player !== undefined || object !== undefined)
    return barred(player === undefined ? { object: object ?? id } : { player });
  // Where there is nobody left whom it could attack, it can't (508.1c).
  const players = game.players.filter((other) => other.inGame && other.id !== own);
  const walkers = [...board.objects].filter(
    ([, other]) => other.controller !== own && other.types.some((type) => type === 'Planeswalker' || type === 'Battle'),
  );
  const whom: readonly Target[] = [
    ...players.map(({ id: player }) => ({ player })),
    ...walkers.map(([walker]) => ({ object: walker })),
  ];
  return barred() || (whom.length > 0 && whom.every(barred));
};

const mayObject = (scene: Scene, id: ObjectId, what: Able['what'], by: By): boolean => {
  const { game, board } = scene;
  const state = board.objects.get(id);
  if (state === undefined) return false;
  switch (what) {
    case 'attack':
      return state.types.includes('Creature') && !isDefender(game, id) && !cantAttack(scene, id, by);
    case 'block':
      return (
        state.types.includes('Creature') &&
        !cant(game, board, 'block', id, by.object) &&
        (by.object === undefined || mayObject(scene, by.object, 'beBlocked', { object: id }))
      );
    case 'beBlocked':
      return (
        !cant(game, board, 'beBlocked', id, by.object) &&
        (by.object === undefined ||
          (!cant(game, board, 'block', by.object, id) && evasionOf(game, id, by.object) === undefined))
      );
    case 'beTargeted': {
      const you = by.player ?? board.objects.get(by.object ?? id)?.controller ?? state.controller;
      const zone = game.objects.get(id)?.zone ?? 'battlefield';
      const spec = { filter: { kind: 'object' } as const, zone, min: 1, max: 1 };
      return explainIllegalTarget(game, spec, { object: id }, { you }, by.object) === undefined;
    }
    case 'beEnchanted':
      return by.object === undefined
        ? someAuraCanEnchant(game, id)
        : explainIllegalHost(game, by.object, { object: id }) === undefined;
    case 'beTurnedFaceUp': {
      const player = by.player ?? state.controller;
      const tried = perform(game, { act: 'turnFaceUpSpecial', player, object: id, announce: {} }, 0);
      // A choice that is still to be made forbids nothing.
      return tried.problems.every(({ severity, code }) => severity !== 'error' || code.endsWith('.missing'));
    }
  }
};

const mayPlayer = (scene: Scene, player: PlayerId, what: Able['what'], by: By): boolean | undefined => {
  const { game } = scene;
  if (what === 'beTargeted') {
    const you = by.player ?? scene.board.objects.get(by.object ?? (-1 as ObjectId))?.controller ?? player;
    const spec = { filter: { kind: 'player' } as const, players: 'any' as const, min: 1, max: 1 };
    return explainIllegalTarget(game, spec, { player }, { you }, by.object) === undefined;
  }
  if (what === 'beEnchanted' && by.object !== undefined) {
    return explainIllegalHost(game, by.object, { player }) === undefined;
  }
  return undefined;
};

export const checkAble = (scene: Scene, subject: Subject, predicate: Able): Finding => {
  const by = byOf(scene, predicate.by);
  if (by === undefined) return unreadable('name.notInGame', predicate.by);
  const able =
    subject.kind === 'object' && subject.object !== undefined
      ? mayObject(scene, subject.object.id, predicate.what, by)
      : subject.kind === 'player'
        ? mayPlayer(scene, subject.player, predicate.what, by)
        : undefined;
  if (able === undefined) return unreadable('expectation.notOfThis');
  return found(able === (predicate.does === 'can'), predicate.does === 'can' ? 'can' : "can't", able ? 'can' : "can't");
};

/** What a card costs a player to cast, by the effects on costs in the order they apply (418.8). */
export const checkCosts = (
  scene: Scene,
  subject: Subject,
  predicate: Extract<Predicate, { does: 'costs' }>,
): Finding => {
  const wanted = parseManaCost(predicate.cost);
  const ref = predicate.player;
  const named = ref?.key === undefined ? undefined : scene.names.players.get(ref.key);
  if (ref !== undefined && named === undefined) return unreadable('name.notAPlayer', ref);
  const player = named ?? scene.game.turn.active;
  let { game } = scene;
  let id = subject.kind === 'object' ? subject.object?.id : undefined;
  if (subject.kind === 'definition') {
    // A card outside the game costs what it would in its player's hand.
    const card = subject.entry.definition;
    game = perform(game, { act: 'setUp', player, what: { card }, zone: 'hand', as: {} }, 0).game;
    id = game.zones[`hand:${player}`]?.at(-1);
  }
  if (id === undefined) return unreadable('expectation.notOfThis');
  const cost = costOf(game, boardOf(game), id, player);
  const actual = cost === undefined ? 'no mana cost' : printManaCost(cost);
  return found(wanted.ok && sameCost(wanted.cost, cost), predicate.cost, actual, actual);
};
