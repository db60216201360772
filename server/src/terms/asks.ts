// What several rooms ask of terms.
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { PlayerRef } from './player.ts';
import type { ObjectRef } from './ref.ts';
import type { SortName } from './sorts.ts';
import { type OneOrMore, some } from './walk.ts';

/** Whether a named event of the past is what was done just before: "… this way". */
export const isThisWay = (event: string): boolean => event.endsWith(' this way');

/** Whether terms ask for what the instruction before has done (608.2c): "destroyed this way", "the damage prevented this way". */
export const asksThisWay = <S extends SortName>(sort: S, value: OneOrMore<S>): boolean =>
  some(sort, value, {
    filter: (one) => (one.kind === 'history' && isThisWay(one.event)) || (one.kind === 'did' && one.when === 'thisWay'),
    condition: (one) =>
      (one.kind === 'history' && isThisWay(one.event)) ||
      ((one.kind === 'objectDid' || one.kind === 'playerDid') && one.when === 'thisWay'),
    amount: (one) =>
      (one.kind === 'deedTotal' && one.when === 'thisWay') || (one.kind === 'past' && isThisWay(one.what)),
    instruction: (one) => one.do === 'forEach' && one.thisWay !== undefined,
  });

const PREVENTED: ReadonlySet<string> = new Set(['damagePrevented', 'amountOfDamagePrevented', 'eachDamagePrevented']);

/** "The damage prevented this way", "1 damage prevented this way": a number that a prevention of damage tells (615.5). */
export const isPreventedAmount = (amount: Amount): boolean => amount.kind === 'past' && PREVENTED.has(amount.what);

/** "If damage is prevented this way". */
export const isPreventedCondition = (condition: Condition): boolean =>
  condition.kind === 'history' && condition.event === 'damagePrevented';

/** What the n-th target is spoken of as: an object, or a player. */
export const targetNumber = (part: ObjectRef | PlayerRef): number | undefined =>
  part.kind === 'target' ? part.target : undefined;
