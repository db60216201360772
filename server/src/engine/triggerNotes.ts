// What of a trigger's event is not modelled, so that a result may rest on it.
import type { TriggerEvent } from '../cards/ability.ts';
import { comesTooLate, isOfAttackers } from './attackers.ts';
import type { Look } from './triggerLook.ts';
import { answersTo } from './triggerMatch.ts';

/** What of an event is not modelled, where the plain event that it refines happens. */
export const unmodelledEvent = (look: Look, trigger: TriggerEvent): string | undefined => {
  switch (trigger.on) {
    case 'or':
      return trigger.of.map((one) => unmodelledEvent(look, one)).find((found) => found !== undefined);
    case 'either':
      return trigger.of.map((one) => unmodelledEvent(look, one)).find((found) => found !== undefined);
    case 'causesDiscard':
      return answersTo(look, { on: 'discarded', what: trigger.what, by: trigger.who }) ? trigger.on : undefined;
    case 'counterPut':
      // Who puts counters somewhere is not kept.
      return trigger.by !== undefined && answersTo(look, trigger) ? 'who puts counters' : undefined;
    case 'oneOrMore':
      if (trigger.number !== undefined && answersTo(look, trigger.of)) return 'two or more';
      return unmodelledEvent(look, trigger.of);
    case 'blocks':
    case 'becomesBlocked': {
      // "Blocks two or more creatures": each block is stated by itself.
      const { other } = trigger;
      if (other?.kind !== 'choose' || other.count.kind !== 'number' || !answersTo(look, trigger)) return undefined;
      if (other.count.value > 1) return 'two or more';
      // "Becomes blocked by one or more Ogres" is one event, and each blocker is one here.
      return other.some === true && look.event.values?.['becomesBlocked'] !== 1 ? 'one or more' : undefined;
    }
    case 'attacks':
      // "Whenever all creatures you control attack": each of them is an event here.
      return trigger.what.kind === 'all' && trigger.what.quantifier === 'all' && answersTo(look, trigger)
        ? 'all of them attack'
        : undefined;
    case 'while':
    case 'next':
      return unmodelledEvent(look, trigger.of);
    case 'nth':
      // How many of several kinds were cast before is not kept.
      return trigger.of.on === 'cast' && trigger.of.what.kind !== 'spell' && answersTo(look, trigger.of)
        ? `nth ${trigger.of.on}`
        : unmodelledEvent(look, trigger.of);
    case 'other':
      if (isOfAttackers(trigger.verb)) return comesTooLate(look, trigger.verb) ? trigger.verb : undefined;
      return trigger.like !== undefined && answersTo(look, trigger.like) ? trigger.verb : undefined;
    case 'attacksAndIsntBlocked':
      return answersTo(look, { on: 'attacks', what: trigger.what }) ? 'attacks and isn’t blocked' : undefined;
    default:
      return undefined;
  }
};
