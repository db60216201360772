// Where a line about time goes on to: the next turn, a step, a player's turn.
import type { Action } from '../engine/action.ts';
import { type Reader, readPlayer } from './runReader.ts';
import type { StatementBody } from './statement.ts';

const STEPS = {
  turnOf: 'precombatMain',
  upkeepOf: 'upkeep',
  upkeep: 'upkeep',
  drawStepOf: 'draw',
  drawStep: 'draw',
  mainOf: 'precombatMain',
  main: 'precombatMain',
  combatOf: 'combat',
  combat: 'combat',
  endStepOf: 'end',
  endStep: 'end',
} as const;

type Moment = Extract<Action, { act: 'advance' }>['to'];

/** The moment meant; a player's turn is their first main phase. */
export const timeStep = (reader: Reader, to: Extract<StatementBody, { kind: 'time' }>['to']): Moment | undefined => {
  if (to.at === 'nextTurn') return 'nextTurn';
  const step = STEPS[to.at];
  if (!('player' in to)) return { step };
  const player = readPlayer(reader, to.player);
  return player === undefined ? undefined : { step, player };
};
