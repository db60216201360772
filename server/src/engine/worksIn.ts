// In which zone an ability works when that is not the battlefield: the one its card is moved out of (113.6m).
import type { Ability, Condition, EffectBody, Instruction, TriggerEvent, Zone } from '../cards/ability.ts';
import { zonesOf } from './meaning/filters.ts';

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

const known = new WeakMap<Ability, readonly Zone[]>();

/** Where an activated or triggered ability works: the battlefield unless it says another zone, or several (113.6). */
export const zonesItWorksIn = (ability: Working): readonly Zone[] => {
  const before = known.get(ability);
  if (before !== undefined) return before;
  const zones = find(ability);
  known.set(ability, zones);
  return zones;
};

/** "If this card is in your graveyard, …", "… in the command zone or on the battlefield": it works where it asks whether its own object is (113.6). */
const ofCondition = (condition: Condition | undefined): readonly Zone[] => {
  if (condition?.kind === 'and') return condition.of.map(ofCondition).find((zones) => zones.length > 0) ?? [];
  return condition?.kind === 'is' && condition.ref.kind === 'self' ? zonesOf(condition.filter) : [];
};

const find = (ability: Working): readonly Zone[] => {
  const zone = findOne(ability);
  if (zone !== undefined) return [zone];
  const asked = ability.kind === 'triggered' ? ofCondition(ability.condition) : [];
  return asked.length > 0 ? asked : ['battlefield'];
};

const findOne = (ability: Working): Zone | undefined => {
  if (ability.kind === 'triggered') return isOfLeaving(ability.event) ? 'battlefield' : ofBody(ability.body);
  if (ability.limits.fromZone !== undefined) return ability.limits.fromZone;
  for (const cost of ability.costs) {
    if (cost.pay === 'discardSelf' || cost.pay === 'revealSelf') return 'hand';
    if (cost.pay === 'exileSelf' && cost.from !== undefined) return cost.from;
  }
  return ofBody(ability.body);
};
