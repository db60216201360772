// In which zone an ability works when that is not the battlefield: the one its card is moved out of (113.6m).
import type { Ability, Condition, EffectBody, Instruction, TriggerEvent, Zone } from '../cards/ability.ts';
import { zonesOf } from './zonesOf.ts';

type Working = Extract<Ability, { kind: 'activated' | 'triggered' }>;

/** The zone that instructions move the ability's own card out of, if they name one. */
const movedFrom = (instructions: readonly Instruction[]): Zone | undefined => {
  for (const one of instructions) {
    const zone = zoneOfInstruction(one);
    if (zone !== undefined) return zone;
  }
  return undefined;
};

const zoneOfInstruction = (one: Instruction): Zone | undefined => {
  switch (one.do) {
    case 'move':
      return one.what.kind === 'self' ? one.from : undefined;
    case 'may':
    case 'if':
    case 'unless':
      return movedFrom(one.then);
    default:
      return undefined;
  }
};

/** Whether a trigger is about its own object, or what it enchants, leaving: then it works where that was (113.6m). */
const isOfLeaving = (event: TriggerEvent): boolean => {
  switch (event.on) {
    case 'or':
      return event.of.some(isOfLeaving);
    case 'dies':
    case 'leaves':
    case 'putIntoGraveyard':
    case 'exiled':
    case 'discarded':
    case 'cycled':
    case 'sacrificed':
    case 'returnedToHand':
      return event.what.kind === 'self' || event.what.kind === 'several' || event.what.kind === 'attached';
    case 'cast':
      return event.what.kind === 'isRef';
    default:
      return false;
  }
};

const ofBody = (body: EffectBody): Zone | undefined => movedFrom(body.instructions);

const known = new WeakMap<Ability, Zone>();

/** Where an activated or triggered ability works: the battlefield unless what it does says another zone. */
export const zoneItWorksIn = (ability: Working): Zone => {
  const before = known.get(ability);
  if (before !== undefined) return before;
  const zone = find(ability);
  known.set(ability, zone);
  return zone;
};

/** "If this card is in your graveyard, …": what asks where its own object is works there (113.6). */
const ofCondition = (condition: Condition | undefined): Zone | undefined => {
  if (condition?.kind === 'and') return condition.of.map(ofCondition).find((zone) => zone !== undefined);
  return condition?.kind === 'is' && condition.ref.kind === 'self' ? zonesOf(condition.filter)[0] : undefined;
};

const find = (ability: Working): Zone => {
  if (ability.kind === 'triggered')
    return isOfLeaving(ability.event)
      ? 'battlefield'
      : (ofBody(ability.body) ?? ofCondition(ability.condition) ?? 'battlefield');
  if (ability.limits.fromZone !== undefined) return ability.limits.fromZone;
  for (const cost of ability.costs) {
    if (cost.pay === 'discardSelf' || cost.pay === 'revealSelf') return 'hand';
    if (cost.pay === 'exileSelf' && cost.from !== undefined) return cost.from;
  }
  return ofBody(ability.body) ?? 'battlefield';
};
