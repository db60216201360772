// The events at which keywords do something, for the rows that are not modelled or taken as given.
import type { Filter, TriggerEvent } from '../terms/types.ts';

const SELF = { kind: 'self' } as const;
const YOU = { kind: 'you' } as const;
const CREATURE: Filter = { kind: 'type', type: 'Creature' };
const aCreature = { kind: 'all', selection: { filter: CREATURE }, quantifier: 'all' } as const;

const when = (on: 'enters' | 'dies' | 'attacks' | 'becomesBlocked' | 'blocks'): readonly TriggerEvent[] => [
  { on, what: SELF },
];

export const ENTERS = when('enters');
export const DIES = when('dies');
export const ATTACKS = when('attacks');
export const BECOMES_BLOCKED = when('becomesBlocked');
export const BANDS = [...when('attacks'), ...when('blocks')];
export const UPKEEP: readonly TriggerEvent[] = [{ on: 'step', step: 'upkeep', whose: YOU }];
export const UNTAP: readonly TriggerEvent[] = [{ on: 'step', step: 'untap', whose: 'each' }];
export const CAST: readonly TriggerEvent[] = [
  { on: 'cast', who: { kind: 'anyPlayer' }, what: { kind: 'isRef', ref: SELF } },
];
export const YOU_CAST: readonly TriggerEvent[] = [{ on: 'cast', who: YOU, what: { kind: 'spell' } }];
export const DAMAGE: readonly TriggerEvent[] = [{ on: 'dealsDamage', source: SELF }];
export const COMBAT_DAMAGE: readonly TriggerEvent[] = [{ on: 'dealsDamage', source: SELF, combat: true }];
export const DEALT_DAMAGE: readonly TriggerEvent[] = [{ on: 'dealtDamage', source: SELF }];
export const CREATURE_ENTERS: readonly TriggerEvent[] = [{ on: 'enters', what: aCreature }];
export const DRAWS: readonly TriggerEvent[] = [{ on: 'draws', who: YOU }];
export const DISCARDED: readonly TriggerEvent[] = [{ on: 'discarded', what: SELF }];
export const HAUNTS: readonly TriggerEvent[] = [...DIES, ...CAST];
