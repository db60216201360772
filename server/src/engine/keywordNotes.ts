// Keywords whose moment comes in a scenario but whose rules are not carried out: the result rests on them (never silently passed over).
import type { Filter, TriggerEvent } from '../cards/ability.ts';
import type { GameEvent } from './action.ts';
import { boardOf } from './ask.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { ObjectId } from './ids.ts';
import { answersTo } from './triggerMatch.ts';
import { noteNotModelled, type Work } from './work.ts';

const SELF = { kind: 'self' } as const;
const YOU = { kind: 'you' } as const;
const CREATURE: Filter = { kind: 'type', type: 'Creature' };
const aCreature = { kind: 'all', selection: { filter: CREATURE }, quantifier: 'all' } as const;

const when = (on: 'enters' | 'leaves' | 'dies' | 'attacks' | 'becomesBlocked' | 'blocks'): TriggerEvent => ({
  on,
  what: SELF,
});
const upkeep: TriggerEvent = { on: 'step', step: 'upkeep', whose: YOU };
const castIt: TriggerEvent = { on: 'cast', who: { kind: 'anyPlayer' }, what: { kind: 'isRef', ref: SELF } };
const combatDamage: TriggerEvent = { on: 'dealsDamage', source: SELF };
const creatureEnters: TriggerEvent = { on: 'enters', what: aCreature };

/** Keywords whose ability is not modelled, with the events at which it would do something. */
const KEYWORD_EVENTS: ReadonlyMap<string, readonly TriggerEvent[]> = new Map<string, readonly TriggerEvent[]>([
  ['rampage', [when('becomesBlocked')]],
  ['cumulative upkeep', [upkeep]],
  ['echo', [upkeep]],
  ['modular', [when('dies')]],
  ['provoke', [when('attacks')]],
  ['storm', [castIt]],
  ['gravestorm', [castIt]],
  ['cascade', [castIt]],
  ['ripple', [castIt]],
  ['epic', [castIt]],
  ['cipher', [castIt]],
  ['demonstrate', [castIt]],
  ['casualty', [castIt]],
  ['replicate', [castIt]],
  ['soulshift', [when('dies')]],
  ['recover', [when('dies')]],
  ['haunt', [when('dies'), castIt]],
  ['graft', [creatureEnters]],
  ['soulbond', [creatureEnters]],
  ['amplify', [when('enters')]],
  ['bloodthirst', [when('enters')]],
  ['sunburst', [when('enters')]],
  ['devour', [when('enters')]],
  ['champion', [when('enters')]],
  ['tribute', [when('enters')]],
  ['hideaway', [when('enters')]],
  ['riot', [when('enters')]],
  ['fabricate', [when('enters')]],
  ['backup', [when('enters')]],
  ['unleash', [when('enters')]],
  ['exploit', [when('enters')]],
  ['ravenous', [when('enters')]],
  ['read ahead', [when('enters')]],
  ['poisonous', [combatDamage]],
  ['renown', [combatDamage]],
  ['ingest', [combatDamage]],
  ['toxic', [combatDamage]],
  ['absorb', [{ on: 'dealtDamage', source: SELF }]],
  ['annihilator', [when('attacks')]],
  ['battle cry', [when('attacks')]],
  ['myriad', [when('attacks')]],
  ['melee', [when('attacks')]],
  ['mentor', [when('attacks')]],
  ['training', [when('attacks')]],
  ['enlist', [when('attacks')]],
  ['frenzy', [when('attacks')]],
  ['decayed', [when('attacks')]],
  ['afflict', [when('becomesBlocked')]],
  ['extort', [{ on: 'cast', who: YOU, what: { kind: 'spell' } }]],
  ['daybound', [{ on: 'step', step: 'untap', whose: 'each' }]],
  ['nightbound', [{ on: 'step', step: 'untap', whose: 'each' }]],
  ['mobilize', [when('attacks')]],
  ['firebending', [when('attacks')]],
  ['start your engines!', [when('enters')]],
  ['increment', [{ on: 'cast', who: YOU, what: { kind: 'spell' } }]],
  ['paradigm', [castIt]],
]);

/** The keywords whose moment is noted. */
export const KEYWORDS_NOTED: readonly string[] = [...KEYWORD_EVENTS.keys()];

const TRIGGERED = {
  kind: 'triggered',
  lead: 'when',
  event: { on: 'enters', what: SELF },
  body: { targets: [], instructions: [] },
} as const;

/** Notes a keyword of the holder that these events would have set off. */
export const noteKeyword = (
  work: Work,
  holder: ObjectId,
  instance: AbilityInstance,
  events: readonly GameEvent[],
): void => {
  if (instance.ability.kind !== 'keyword') return;
  const { keyword } = instance.ability;
  const moments = KEYWORD_EVENTS.get(keyword);
  if (moments === undefined) return;
  const you = boardOf(work.game).objects.get(holder)?.controller ?? work.game.turn.active;
  const look = { game: work.game, holder: { id: holder, you, instance, ability: TRIGGERED } };
  if (events.some((event) => moments.some((moment) => answersTo({ ...look, event }, moment)))) {
    noteNotModelled(work, 'keyword', { keyword }, holder);
  }
};
