// A quantity in words, with its noun or as a bound: "another creature", "no other artifacts", "three or more Goblins", "2 or less".

import type { Amount, Comparison, Filter, HowMany } from '../ability.ts';
import { wordOfNumber } from '../vocabulary.ts';
import { type PrintContext, withArticle } from './printContext.ts';
import { printAmount, printNoun } from './printing.ts';
import { withoutOther } from './withoutOther.ts';

const STRICT: Readonly<Partial<Record<Comparison, string>>> = { '=': 'exactly', '>': 'more than', '<': 'fewer than' };

/** The quantity with its noun. */
export const printQuantified = (comparison: Comparison, to: Amount, filter: Filter, context: PrintContext): string => {
  const other = withoutOther(filter);
  const bare = other ?? filter;
  const value = to.kind === 'number' ? to.value : undefined;
  if (value === 1 && comparison === '>=') {
    const noun = printNoun(bare, false, context);
    return other === undefined ? withArticle(noun) : `another ${noun}`;
  }
  const noun = printNoun(bare, value !== 1 || comparison === '<', context);
  const also = other === undefined ? '' : 'other ';
  if (value === 0 && comparison === '=') return `no ${also}${noun}`;
  const count = value === undefined ? printAmount(to, context) : wordOfNumber(value);
  if (comparison === '>=') return `${count} or more ${also}${noun}`;
  if (comparison === '<=') return `${count} or fewer ${also}${noun}`;
  return `${STRICT[comparison] ?? ''} ${count} ${also}${noun}`;
};

/** The same of a number that is kept with its words: "one or more cards". */
export const printNumbered = (number: HowMany, filter: Filter, context: PrintContext): string => {
  if (number.some !== true) return printQuantified(number.comparison, number.to, filter, context);
  const other = withoutOther(filter);
  return `one or more ${other === undefined ? '' : 'other '}${printNoun(other ?? filter, true, context)}`;
};

/** The quantity alone: "four or more", "at least" being said as "or more". */
export const printHowMany = ({ comparison, to, atLeast }: HowMany, context: PrintContext): string => {
  const count = to.kind === 'number' ? (to.value === 0 ? 'no' : wordOfNumber(to.value)) : printAmount(to, context);
  if (atLeast === true) return `at least ${count}`;
  if (comparison === '>=') return `${count} or more`;
  if (comparison === '<=') return `${count} or fewer`;
  return comparison === '=' && count === 'no' ? 'no' : `${STRICT[comparison] ?? ''} ${count}`;
};

const THAN: Readonly<Record<Comparison, string>> = {
  '=': 'equal to',
  '<=': 'less than or equal to',
  '>=': 'greater than or equal to',
  '<': 'less than',
  '>': 'greater than',
  '!=': 'other than',
};

/** "2 or less", "3 or greater", "less than or equal to its power". */
export const printBound = (comparison: Comparison, to: Amount, context: PrintContext, digits = true): string => {
  const text = printAmount(to, context, digits);
  if (to.kind === 'number' || to.kind === 'x') {
    if (comparison === '=') return text;
    if (comparison === '<=') return `${text} or less`;
    if (comparison === '>=') return `${text} or greater`;
  }
  return `${THAN[comparison]} ${text}`;
};
