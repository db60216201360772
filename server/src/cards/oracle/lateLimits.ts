// "You may cast a spell from your hand if it has the same name as …": a condition behind that is about what is chosen limits the choice.
import { asksThisWay } from '../../terms/asks.ts';
import type { Condition, Filter, Instruction, ObjectRef } from '../ability.ts';

type Choice = Extract<ObjectRef, { kind: 'choose' }>;

const isIt = (ref: ObjectRef): boolean => ref.kind === 'that' && ref.antecedent === 'previous' && ref.word === 'it';

/** What a condition says of "it", as a quality of the thing. */
const qualityOf = (condition: Condition): Filter | undefined => {
  if (condition.kind === 'not') {
    const of = qualityOf(condition.of);
    return of === undefined ? undefined : { kind: 'not', of };
  }
  if (condition.kind === 'is') return isIt(condition.ref) && condition.past !== true ? condition.filter : undefined;
  if (condition.kind !== 'compare' || condition.left.kind !== 'property' || !isIt(condition.left.of)) return undefined;
  const { property } = condition.left;
  return property === 'power' || property === 'toughness' || property === 'manaValue'
    ? { kind: 'compare', property, comparison: condition.comparison, to: condition.right }
    : undefined;
};

const partsOf = (filter: Filter): readonly Filter[] => (filter.kind === 'and' ? filter.of : [filter]);

/** The one thing that an instruction chooses as it is followed. */
const chosenIn = (item: Instruction): Choice | undefined =>
  (item.do === 'cast' || item.do === 'move') && item.what.kind === 'choose' ? item.what : undefined;

const withChoice = (item: Instruction, what: Choice): Instruction =>
  item.do === 'cast' || item.do === 'move' ? { ...item, what } : item;

/** An instruction whose choice is limited to what a condition behind it says of "it" (608.2c); undefined where that is about something else. */
export const limited = (item: Instruction | undefined, onlyIf: Condition): Instruction | undefined => {
  if (item?.do === 'may') {
    const [first, more] = item.then;
    const then = more === undefined ? limited(first, onlyIf) : undefined;
    return then === undefined || item.cost !== undefined ? undefined : { ...item, then: [then] };
  }
  const chosen = item === undefined ? undefined : chosenIn(item);
  const quality = qualityOf(onlyIf);
  if (item === undefined || chosen === undefined || quality === undefined) return undefined;
  if (chosen.random !== undefined || chosen.count.kind !== 'number' || chosen.count.value !== 1) return undefined;
  const filter: Filter = { kind: 'and', of: [...partsOf(chosen.selection.filter), quality] };
  return withChoice(item, { ...chosen, selection: { ...chosen.selection, filter }, onlyIf });
};

/** "For as long as it remains exiled, you may play it if you control a Goblin": asked whenever somebody would play it (601.3). */
export const permitted = (item: Instruction | undefined, condition: Condition): Instruction | undefined => {
  if (item?.do !== 'continuous' || item.effect.condition !== undefined) return undefined;
  const [operation, more] = item.effect.operations;
  const isPermission = operation?.op === 'rule' && operation.rule.rule === 'mayPlay' && more === undefined;
  if (!isPermission || asksThisWay('condition', condition)) return undefined;
  return { ...item, effect: { ...item.effect, condition, conditionPlace: 'back', conditionWord: 'if' } };
};

/** What `limited` has put together, apart again for printing. */
export const unlimited = (
  item: Instruction,
): { readonly item: Instruction; readonly onlyIf: Condition } | undefined => {
  const chosen = chosenIn(item);
  if (chosen?.onlyIf === undefined) return undefined;
  const { onlyIf, ...rest } = chosen;
  const parts = partsOf(chosen.selection.filter).slice(0, -1);
  const [only, more] = parts;
  const filter: Filter = only !== undefined && more === undefined ? only : { kind: 'and', of: parts };
  return { item: withChoice(item, { ...rest, selection: { ...rest.selection, filter } }), onlyIf };
};
