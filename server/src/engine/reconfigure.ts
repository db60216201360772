// Reconfigure (702.151): what becomes attached is no creature until it is unattached from that host, whatever it loses meanwhile.
import type { Condition } from '../cards/ability.ts';
import { boardOf } from './ask.ts';
import type { Target } from './game.ts';
import type { ObjectId } from './ids.ts';
import { hasKeyword } from './protection.ts';
import { addEffect, objectOf, takeEffectId, takeTimestamp, type Work } from './work.ts';

const ATTACHED_THERE: Condition = {
  kind: 'is',
  ref: { kind: 'self' },
  filter: { kind: 'attachedTo', to: { kind: 'bound', index: 0 } },
};

/** 702.151b: as an Equipment with reconfigure becomes attached to a creature, it stops being one. */
export const stopBeingCreature = (work: Work, id: ObjectId, host: Target): void => {
  const object = objectOf(work, id);
  if (object === undefined || 'player' in host || !hasKeyword(work.game, id, 'reconfigure')) return;
  addEffect(work, {
    id: takeEffectId(work),
    source: {
      object: id,
      card: object.card,
      name: boardOf(work.game).objects.get(id)?.name ?? '',
      rule: 'reconfigure',
    },
    controller: object.controller,
    timestamp: takeTimestamp(work),
    affected: { kind: 'objects', objects: [id] },
    operations: [{ op: 'types', mode: 'remove', types: ['Creature'] }],
    duration: {
      spec: { until: 'asLongAs', condition: ATTACHED_THERE },
      turn: work.game.turn.number,
      player: object.controller,
    },
    cause: work.cause,
    bindings: { self: id, targets: [], bound: [host.object], boundPlayers: [] },
  });
};
