// Keyword actions (701) in words.
import type { Instruction } from '../ability.ts';
import { ACTIONS, isSubject, third } from './keywordActions.ts';
import { type PrintContext, words } from './printContext.ts';
import { printAmount } from './printing.ts';
import { isPlural, printRef } from './printRefs.ts';

type Action = Extract<Instruction, { do: 'action' }>;

/** One keyword action, with what it is done to or who does it. */
export const printAction = (item: Action, context: PrintContext): string => {
  const shape = ACTIONS.find(([verb]) => verb === item.verb)?.[1] ?? 'plain';
  const amount = item.amount === undefined ? undefined : printAmount(item.amount, context, true);
  if (item.what === undefined) return words(item.verb, amount);
  if (!isSubject(shape)) return words(item.verb, printRef(item.what, context, true));
  return words(printRef(item.what, context), isPlural(item.what, context) ? item.verb : third(item.verb), amount);
};
