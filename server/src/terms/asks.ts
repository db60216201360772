// What several rooms ask of terms.
import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { EffectBody } from './instruction.ts';
import type { SortName } from './sorts.ts';
import { find, type OneOrMore, some } from './walk.ts';

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

/** What was chosen before, by the name of the choice, of which an ability speaks (607, 706.7): the first that it names. */
export const choiceSpokenOf = (ability: Ability): string | undefined =>
  find('ability', ability, {
    ability: (one) =>
      one.kind === 'keyword' && one.chosenQuality?.endsWith('OfYourChoice') === false ? one.chosenQuality : undefined,
    filter: (one) => (one.kind === 'chosen' ? one.what : undefined),
    condition: (one) => (one.kind === 'chosen' ? one.what : undefined),
    colorSpec: ({ kind }) => (kind === 'chosenColor' || kind === 'chosenColors' ? 'color' : undefined),
    subtypeSpec: ({ kind }) => (kind === 'chosenType' ? 'type' : undefined),
    produced: ({ kind }) => (kind === 'chosenColor' ? 'color' : undefined),
    player: ({ kind }) => (kind === 'chosenPlayer' ? 'player' : undefined),
    amount: ({ kind }) => (kind === 'chosenNumber' ? 'number' : undefined),
  });

/** Whether an ability speaks of what was chosen before. */
export const speaksOfChoice = (ability: Ability): boolean =>
  choiceSpokenOf(ability) !== undefined ||
  some('ability', ability, {
    ref: (ref) => ref.kind === 'that' && ref.antecedent === 'chosen',
    condition: (one) => one.kind === 'mostCommon' && one.color === 'chosen',
    token: ({ chosenColor, chosenType }) => chosenColor === true || chosenType === true,
    produced: (one) => one.kind === 'choice' && one.chosenColor === true,
    operation: (one) => one.op === 'setName' && one.chosen === true,
  });

/** Whether a body could add mana as it resolves (605.1a): behind a condition or in a mode too, but not at a later moment (603.7, 603.12). */
export const addsMana = (body: EffectBody): boolean =>
  some('body', body, {
    instruction: (one) => (one.do === 'delayed' || one.ifDone === 'when' ? 'pass' : one.do === 'addMana'),
    ability: () => 'pass',
  });

/** Whether a body, or a mode of it, needs a target (115.1). */
export const needsTarget = (body: EffectBody): boolean =>
  some('body', body, { target: () => true, ability: () => 'pass' });

const DONE: ReadonlySet<string> = new Set([
  'you do',
  'they do',
  'that player does',
  'the player does',
  'a player does',
  'an opponent does',
  'when you do',
  'when they do',
]);

const NOT_DONE: ReadonlySet<string> = new Set([
  'no one does',
  "you don't",
  "they don't",
  "that player doesn't",
  "the player doesn't",
  "you can't",
  "they can't",
  "that player can't",
  "the player can't",
  "you don't put the card into your hand",
  "you don't put the card onto the battlefield",
  "you don't put it onto the battlefield",
  "you don't put it into your hand",
]);

/** "If you do", "if that player can't": whether a condition asks that the instruction before was done, or was not (608.2c). */
export const asksIfDone = (condition: Condition): 'done' | 'not done' | undefined => {
  if (condition.kind !== 'history') return undefined;
  if (DONE.has(condition.event)) return 'done';
  return NOT_DONE.has(condition.event) ? 'not done' : undefined;
};
