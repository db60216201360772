// Which events a trigger may answer at all, by their kind: what it can't hear need not be looked at.
import type { TriggerEvent } from '../cards/ability.ts';
import type { GameEvent } from './action.ts';

type Heard = readonly GameEvent['event'][];

/** Triggers that answer events of these kinds and no others, and of whose events nothing is left out; the others hear all. */
const HEARS: Readonly<Partial<Record<TriggerEvent['on'], Heard>>> = {
  enters: ['entered'],
  leaves: ['left', 'entered'],
  dies: ['died'],
  putIntoGraveyard: ['left'],
  returnedToHand: ['left'],
  exiled: ['left'],
  becomesTapped: ['tapped'],
  becomesUntapped: ['untapped'],
  turnedFaceUp: ['turnedFaceUp'],
  sacrificed: ['sacrificed'],
  discarded: ['discarded'],
  transforms: ['transformed'],
  cast: ['cast'],
  dealsDamage: ['damage'],
  dealtDamage: ['damage'],
  step: ['step'],
  draws: ['drew'],
  gainsLife: ['life'],
  losesLife: ['life'],
  gainsOrLosesLife: ['life'],
  discards: ['discarded'],
  tokenCreated: ['created'],
};

/** Whether an event is of a kind that the trigger may answer. */
export const mayHear = (trigger: TriggerEvent, event: GameEvent): boolean =>
  HEARS[trigger.on]?.includes(event.event) !== false;
