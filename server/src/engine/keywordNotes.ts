// Keywords whose moment comes in a scenario but whose rules are not carried out: the result rests on them (never silently passed over).
import type { GameEvent } from './action.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { ObjectId } from './ids.ts';
import { noteNotModelled, type Work } from './work.ts';

type Moment = 'entered' | 'cast' | 'attacked' | 'blocked' | 'died' | 'upkeep';

const MOMENTS: Readonly<Record<string, Moment>> = {
  'cumulative upkeep': 'upkeep',
  echo: 'upkeep',
  recover: 'died',
  afterlife: 'died',
  soulshift: 'died',
  haunt: 'died',
  modular: 'died',
  amplify: 'entered',
  backup: 'entered',
  bloodthirst: 'entered',
  champion: 'entered',
  devour: 'entered',
  exploit: 'entered',
  fabricate: 'entered',
  hideaway: 'entered',
  'living weapon': 'entered',
  riot: 'entered',
  soulbond: 'entered',
  sunburst: 'entered',
  tribute: 'entered',
  unleash: 'entered',
  evolve: 'entered',
  cascade: 'cast',
  casualty: 'cast',
  demonstrate: 'cast',
  gravestorm: 'cast',
  replicate: 'cast',
  ripple: 'cast',
  storm: 'cast',
  annihilator: 'attacked',
  'battle cry': 'attacked',
  dethrone: 'attacked',
  exalted: 'attacked',
  melee: 'attacked',
  mentor: 'attacked',
  myriad: 'attacked',
  training: 'attacked',
  flanking: 'blocked',
  rampage: 'blocked',
};

const comes = (event: GameEvent, moment: Moment, holder: ObjectId): boolean => {
  switch (moment) {
    case 'upkeep':
      return event.event === 'step' && event.values?.['step'] === 'upkeep';
    case 'blocked':
      return (
        event.event === 'blocked' &&
        (event.object === holder ||
          (event.target !== undefined && 'object' in event.target && event.target.object === holder))
      );
    case 'entered':
    case 'cast':
    case 'attacked':
    case 'died':
      return event.event === moment && event.object === holder;
  }
};

/** Notes a keyword of the holder that these events would have set off. */
export const noteKeyword = (
  work: Work,
  holder: ObjectId,
  instance: AbilityInstance,
  events: readonly GameEvent[],
): void => {
  if (instance.ability.kind !== 'keyword') return;
  const { keyword } = instance.ability;
  const moment = MOMENTS[keyword];
  if (moment === undefined || !events.some((event) => comes(event, moment, holder))) return;
  noteNotModelled(work, 'keyword', { keyword }, holder);
};
