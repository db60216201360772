// What is done when damage is prevented "this way": right after that, by what prevented it (615.5).

import type { Amount, Instruction } from '../../cards/ability.ts';
import { isPreventedAmount, isPreventedCondition } from '../../terms/asks.ts';
import { mapAll, some } from '../../terms/walk.ts';
import type { EffectInfo } from '../board.ts';
import { answersOf, queueOf } from '../choose.ts';
import type { Bindings, Target } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { resolutionOf } from '../resolution.ts';
import { noteNotModelled, type Work } from '../work.ts';
import { run } from './run.ts';

interface Prevented {
  readonly info: EffectInfo;
  readonly bindings?: Bindings;
  readonly then: readonly Instruction[];
  /** What "it" and "that source" mean. */
  readonly it: ObjectId;
  readonly to: Target;
  readonly amount: number;
}

/** The instructions with "the damage prevented this way" as the number it is, and "if damage is prevented this way" as so. */
const told = (then: readonly Instruction[], value: number): readonly Instruction[] =>
  mapAll('instruction', then, {
    amount: (one) => (isNumberOfIt(one) ? { kind: 'number', value } : one),
    condition: (one) => (isPreventedCondition(one) ? { kind: 'and', of: [] } : one),
  });

/** "That much", or the damage prevented. */
const isNumberOfIt = (amount: Amount): boolean => amount.kind === 'thatMany' || isPreventedAmount(amount);

/** Whether somebody would have to choose: no line names what is chosen then. */
export const asks = (then: readonly Instruction[]): boolean =>
  some('instruction', then, { instruction: (one) => one.do === 'may', ref: (ref) => ref.kind === 'choose' });

/** Damage that several sources deal at once is prevented at once: what is done besides, whatever the amount, is done once (615.5). */
const isDone = ({ prevented }: Work, key: string): boolean =>
  prevented !== undefined && prevented.size === prevented.add(key).size;

/** Does what a prevention of damage does besides. */
export const followPrevention = (work: Work, { info, bindings, then, it, to, amount }: Prevented): void => {
  if (asks(then)) {
    noteNotModelled(work, 'instruction', { verb: 'prevent' });
    return;
  }
  if (!some('instruction', then, { amount: isNumberOfIt }) && isDone(work, info.key)) return;
  const r = resolutionOf(work, {
    you: info.controller,
    self: info.source,
    source: { name: info.sourceName, ...(info.source === undefined ? {} : { object: info.source }) },
    queue: queueOf(answersOf(undefined)),
    bound: bindings?.bound ?? [],
    boundPlayers: bindings?.boundPlayers ?? [],
    event: { object: it, ...('object' in to ? { other: to.object } : { player: to.player }) },
    ...(bindings?.that === undefined ? {} : { that: bindings.that }),
  });
  r.targets = bindings?.targets ?? [];
  r.thatMany = amount;
  run(work, r, told(then, amount));
};
