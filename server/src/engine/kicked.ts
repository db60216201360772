// Targets that a spell has only where its kicker was paid, or only where it was not: chosen then alone (702.33g, 601.2c).

import type { EffectBody, Instruction, ObjectRef, PlayerRef } from '../cards/ability.ts';
import { visit } from '../terms/walk.ts';

/** Whether an instruction asks if this spell was kicked. */
const asksForKicker = (one: Instruction): one is Extract<Instruction, { do: 'if' }> =>
  one.do === 'if' &&
  one.condition.kind === 'wasPaid' &&
  one.condition.cost === 'kicker' &&
  one.condition.of === undefined &&
  one.condition.with === undefined;

/** The places of the targets that a body's other words speak of, and the instructions that are done. */
function targetsIn(body: Omit<EffectBody, 'targets'>): ReadonlySet<number> {
  const found = new Set<number>();
  const note = (part: ObjectRef | PlayerRef): boolean => part.kind === 'target' && found.add(part.target) === undefined;
  visit('body', { ...body, targets: [] }, { ref: note, player: note });
  return found;
}

/** A body with no target to choose where only what is not done speaks of it. */
export function withTargetsOf(body: EffectBody, isKicked: boolean): EffectBody {
  if (!body.instructions.some(asksForKicker)) return body;
  const done = body.instructions.flatMap((one) => {
    if (!asksForKicker(one)) return [one];
    return isKicked ? one.then : (one.otherwise ?? []);
  });
  const { targets, ...rest } = body;
  const spoken = targetsIn({ ...rest, instructions: done });
  if (targets.every((_, place) => spoken.has(place))) return body;
  const { length } = targets;
  const kept = Array.from({ length }, (_, place) => {
    const spec = targets[place];
    if (spec === undefined || spoken.has(place)) return spec;
    const { count: _count, ...other } = spec;
    return { ...other, min: 0, max: 0 };
  });
  return { ...body, targets: kept.filter((spec) => spec !== undefined) };
}
