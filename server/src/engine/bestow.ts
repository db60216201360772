// Bestow (702.103): cast for it, the spell is an Aura and no creature, until its target is illegal or it falls off.
import type { Operation } from '../cards/ability.ts';
import { boardOf } from './ask.ts';
import type { ContinuousEffect, Game } from './game.ts';
import type { ObjectId } from './ids.ts';
import { addEffect, happen, objectOf, takeEffectId, type Work } from './work.ts';

const LABEL = 'bestow';

const OPERATIONS: readonly Operation[] = [
  { op: 'types', mode: 'remove', types: ['Creature'] },
  { op: 'types', mode: 'add', subtypes: { kind: 'list', subtypes: ['Aura'] } },
  {
    op: 'addAbilities',
    abilities: [{ kind: 'keyword', keyword: 'enchant', quality: { kind: 'type', type: 'Creature' } }],
  },
];

/** The effect that makes an object a bestowed Aura, if one does. */
export const bestowedBy = (game: Game, id: ObjectId): ContinuousEffect | undefined =>
  game.effects.find(
    (effect) =>
      effect.source.rule === LABEL && effect.affected.kind === 'objects' && effect.affected.objects.includes(id),
  );

/** The object becomes an Aura that enchants a creature (702.103b). */
export const bestowIt = (work: Work, id: ObjectId): void => {
  const object = objectOf(work, id);
  if (object === undefined) return;
  addEffect(work, {
    id: takeEffectId(work),
    source: { object: id, card: object.card, name: boardOf(work.game).objects.get(id)?.name ?? '', rule: LABEL },
    controller: object.controller,
    timestamp: object.timestamp,
    affected: { kind: 'objects', objects: [id] },
    operations: OPERATIONS,
    duration: { spec: { until: 'none' }, turn: work.game.turn.number, player: object.controller },
    cause: work.cause,
    bindings: { self: id, targets: [], bound: [], boundPlayers: [] },
  });
};

/** It ceases to be bestowed and is a creature again (702.103e–f); false when it was not. */
export const unbestow = (work: Work, id: ObjectId): boolean => {
  const effect = bestowedBy(work.game, id);
  if (effect === undefined) return false;
  work.game = { ...work.game, effects: work.game.effects.filter((other) => other !== effect) };
  happen(work, { event: 'effectEnded', effect: effect.id, object: id, rule: '702.103f' });
  return true;
};
