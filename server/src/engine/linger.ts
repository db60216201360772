// "If this leaves the battlefield, this effect continues until end of turn": what a static ability does goes on without it.
import type { GameObject, LastKnown } from './game.ts';
import { addEffect, takeEffectId, type Work } from './work.ts';

/** Begins an effect of the same timestamp for each effect of a permanent that leaves and says that it continues. */
export const lingerOn = (work: Work, object: GameObject, known: LastKnown | undefined): void => {
  if (object.zone !== 'battlefield' || object.status.phasedOut) return;
  for (const instance of known?.values.abilities ?? []) {
    if (instance.ability.kind !== 'static') continue;
    for (const effect of instance.ability.effects) {
      if (effect.lingers !== true) continue;
      addEffect(work, {
        id: takeEffectId(work),
        source: { object: object.id, card: object.card, name: known?.values.name ?? '' },
        controller: known?.controller ?? object.controller,
        timestamp: instance.timestamp ?? object.timestamp,
        affected: { kind: 'open' },
        operations: effect.operations,
        subject: effect.subject,
        duration: {
          spec: { until: 'endOfTurn' },
          turn: work.game.turn.number,
          player: known?.controller ?? object.controller,
        },
        ...(effect.condition === undefined ? {} : { condition: effect.condition }),
        cause: object.cause,
        bindings: { self: object.id, targets: [], bound: [], boundPlayers: [] },
      });
    }
  }
};
