// "Choose one that hasn't been chosen": which modes of an ability its object has had chosen before (700.2).
import type { Instruction } from '../cards/ability.ts';
import type { ObjectId } from './ids.ts';
import { changeObject, objectOf, type Work } from './work.ts';

type Modes = Extract<Instruction, { do: 'modes' }>;

const markOf = (mode: number): string => `mode ${mode}`;

/** The modes that can't be chosen again, from 1; of "this turn" those of this turn. */
export const takenModes = (work: Work, source: ObjectId | undefined, { extra }: Modes): readonly number[] => {
  if (extra === 'fresh')
    return (objectOf(work, source)?.choices ?? []).flatMap(({ what, value }) =>
      what === 'mode' && value.kind === 'number' ? [value.value] : [],
    );
  if (extra !== 'freshThisTurn' || source === undefined) return [];
  return work.game.history.flatMap(({ what, object, amount }) =>
    object === source && amount !== undefined && what === markOf(amount) ? [amount] : [],
  );
};

/** Keeps which modes have been chosen. */
export const keepModes = (
  work: Work,
  source: ObjectId | undefined,
  { extra }: Modes,
  chosen: readonly number[],
): void => {
  const object = objectOf(work, source);
  if (object === undefined || (extra !== 'fresh' && extra !== 'freshThisTurn')) return;
  if (extra === 'fresh') {
    const kept = chosen.map(
      (value) => ({ acquisition: 'mode', what: 'mode', value: { kind: 'number', value } }) as const,
    );
    changeObject(work, object.id, { choices: [...object.choices, ...kept] });
    return;
  }
  const marks = chosen.map((amount) => ({ what: markOf(amount), object: object.id, amount }));
  work.game = { ...work.game, history: [...work.game.history, ...marks] };
};
