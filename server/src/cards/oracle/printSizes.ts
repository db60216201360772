// Powers and toughnesses in words: "gets +1/+1", "has base power and toughness 1/1", with what their amounts say.

import { equal } from '../../terms/same.ts';
import type { Amount, Change, Operation } from '../ability.ts';
import { isSaidEach, printEach } from './printAmounts.ts';
import type { PrintContext } from './printContext.ts';
import { printAmount } from './printing.ts';
import type { Of } from './printOperations.ts';

export const pairText = (operation: Of<'setPT'>, context: PrintContext): string =>
  `${half(operation.power, context)}/${half(operation.toughness, context)}`;

const half = (amount: Amount | undefined, context: PrintContext): string =>
  amount === undefined ? '' : isPlain(amount) ? printAmount(amount, context, true) : 'X';

const isPlain = ({ kind }: Amount): boolean =>
  kind === 'number' || kind === 'x' || kind === 'thatMany' || kind === 'chosenNumber';

/** ", where X is …", of a size that is X/X. */
export const sizeTail = (operations: readonly Operation[], context: PrintContext): string => {
  for (const operation of operations) {
    if (operation.op !== 'setPT' || (operation.form !== 'base' && operation.form !== 'is')) continue;
    const { power, toughness } = operation;
    const amount = [power, toughness].find((one) => one !== undefined && !isPlain(one));
    if (amount !== undefined && power !== undefined && toughness !== undefined)
      return `, where X is ${printAmount(amount, context)}`;
  }
  return '';
};

const sign = (value: 1 | -1): string => (value === 1 ? '+' : '-');

/** The count "+1/+1 for each …" depends on, if the change is made that way. */
const eachOf = (amount: Amount): Amount | undefined => {
  if (amount.kind === 'times') return eachOf(amount.amount);
  return isSaidEach(amount) ? amount : undefined;
};

const factorOf = (amount: Amount, context: PrintContext): string => {
  if (amount.kind === 'times') return String(amount.factor);
  if (amount.kind === 'number') return String(amount.value);
  if (amount.kind === 'x') return 'X';
  return eachOf(amount) === undefined ? (amount.kind === 'thatMany' ? printAmount(amount, context) : 'X') : '1';
};

export interface Modified {
  readonly text: string;
  readonly tail: string;
}

const changeText = (change: Change, context: PrintContext): string =>
  `${sign(change.powerSign)}${factorOf(change.power, context)}/${sign(change.toughnessSign)}${factorOf(change.toughness, context)}`;

/** Whether an amount is said after "where X is". */
const isOwn = (amount: Amount): boolean =>
  amount.kind !== 'number' && amount.kind !== 'x' && eachOf(amount) === undefined;

export const modify = (
  operation: Of<'modifyPT'>,
  plural: boolean,
  context: PrintContext,
  asWhere: boolean,
): Modified => {
  const { power, toughness } = operation;
  const each = asWhere ? undefined : (eachOf(power) ?? eachOf(toughness));
  const where = [power, toughness].find(
    (amount) => amount.kind !== 'number' && amount.kind !== 'x' && eachOf(amount) === undefined,
  );
  const xy = isOwn(power) && isOwn(toughness) && !equal('amount', power, toughness);
  const pair = xy
    ? `${sign(operation.powerSign)}X/${sign(operation.toughnessSign)}Y`
    : [operation, ...(operation.or === undefined ? [] : [operation.or])]
        .map((one) => changeText(one, context))
        .join(' or ');
  const tail =
    each !== undefined
      ? ` ${printEach(each, context)}`
      : where === undefined
        ? ''
        : `, where X is ${printAmount(where, context)}${xy ? ` and Y is ${printAmount(toughness, context)}` : ''}`;
  if (operation.bare === true) return { text: pair, tail };
  const text = `${plural ? 'get' : 'gets'} ${operation.additional === true ? 'an additional ' : ''}${pair}`;
  return operation.eachFirst === true ? { text: text + tail, tail: '' } : { text, tail };
};

export const setText = (operation: Of<'setPT'>, context: PrintContext): string => {
  const { power, toughness, form } = operation;
  if (form === 'is') return pairText(operation, context);
  if (power !== undefined && toughness !== undefined) {
    if (form === 'baseEqual') return `base power and toughness each equal to ${printAmount(power, context)}`;
    if (form === 'basesEqual') return `base power and base toughness each equal to ${printAmount(power, context)}`;
    if (form === 'equal') return `power and toughness each equal to ${printAmount(power, context)}`;
    return `base power and toughness ${pairText(operation, context)}`;
  }
  const name = power === undefined ? 'base toughness' : 'base power';
  const amount = power ?? toughness;
  return amount === undefined
    ? name
    : `${name} ${form === 'baseEqual' ? 'equal to ' : ''}${printAmount(amount, context, true)}`;
};
