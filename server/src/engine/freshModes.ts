// "Choose one that hasn't been chosen": which modes of an ability have been chosen before, of each ability by itself (700.2).
import type { Instruction } from '../cards/ability.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { ObjectId } from './ids.ts';
import { changeObject, objectOf, type Work } from './work.ts';

type Modes = Extract<Instruction, { do: 'modes' }>;

/** Whose modes they are: the object, and which of its abilities. */
export interface OfAbility {
  readonly source: ObjectId | undefined;
  readonly ability: AbilityInstance | undefined;
}

const keyOf = ({ ability }: OfAbility): string => `mode of ${ability?.key ?? ''}`;

/** The modes that can't be chosen again, from 1; of "this turn" those of this turn. */
export const takenModes = (work: Work, of: OfAbility, { extra }: Modes): readonly number[] => {
  const key = keyOf(of);
  if (extra === 'fresh')
    return (objectOf(work, of.source)?.choices ?? []).flatMap(({ what, acquisition, value }) =>
      what === 'mode' && acquisition === key && value.kind === 'number' ? [value.value] : [],
    );
  if (extra !== 'freshThisTurn' || of.source === undefined) return [];
  return work.game.history.flatMap(({ what, object, amount }) =>
    object === of.source && amount !== undefined && what === key ? [amount] : [],
  );
};

/** Keeps which modes have been chosen. */
export const keepModes = (work: Work, of: OfAbility, { extra }: Modes, chosen: readonly number[]): void => {
  const object = objectOf(work, of.source);
  if (object === undefined || (extra !== 'fresh' && extra !== 'freshThisTurn')) return;
  const key = keyOf(of);
  if (extra === 'fresh') {
    const kept = chosen.map((value) => ({ acquisition: key, what: 'mode', value: { kind: 'number', value } }) as const);
    changeObject(work, object.id, { choices: [...object.choices, ...kept] });
    return;
  }
  const marks = chosen.map((amount) => ({ what: key, object: object.id, amount }));
  work.game = { ...work.game, history: work.game.history.with(marks) };
};
