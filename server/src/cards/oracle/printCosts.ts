// Costs in words: "{2}, {T}, Sacrifice a creature".

import type { Amount, CostPart, Selection } from '../ability.ts';
import { printManaCost } from '../mana.ts';
import { wordOfNumber } from '../vocabulary.ts';
import { printEach } from './printAmounts.ts';
import { capital, type PrintContext, withArticle } from './printContext.ts';
import { printAmount, printInstruction, printNoun } from './printing.ts';
import { printPossessive, printRef } from './printRefs.ts';
import { withoutOther } from './withoutOther.ts';

const countedNoun = (selection: Selection, count: Amount, context: PrintContext): string => {
  const other = withoutOther(selection.filter);
  if (count.kind === 'number' && count.value === 1) {
    return other === undefined
      ? withArticle(printNoun(selection.filter, false, context))
      : `another ${printNoun(other, false, context)}`;
  }
  const number = count.kind === 'number' ? wordOfNumber(count.value) : printAmount(count, context);
  return `${number} ${printNoun(selection.filter, true, context)}`;
};

const counters = (counter: string, count: Amount, context: PrintContext): string =>
  count.kind === 'number' && count.value === 1
    ? withArticle(`${counter} counter`)
    : `${printAmount(count, context)} ${counter} counters`;

const SELF = {
  sacrificeSelf: 'sacrifice',
  exileSelf: 'exile',
  discardSelf: 'discard',
  exert: 'exert',
} as const;

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const payWord = (cost: CostPart): string => (cost.pay === 'mana' && cost.elided !== true ? 'pay ' : '');

const PLAIN: ReadonlySet<Amount['kind']> = new Set(['number', 'x', 'thatMany']);

/** "3 life", "life equal to its power". */
const lifeText = (amount: Amount, context: PrintContext): string =>
  PLAIN.has(amount.kind) || amount.kind === 'times'
    ? `${printAmount(amount, context, true)} life`
    : `life equal to ${printAmount(amount, context)}`;

const part = (cost: CostPart, context: PrintContext): string => {
  switch (cost.pay) {
    case 'mana':
      if (cost.of !== undefined) return `${printPossessive(cost.of, context)} mana cost`;
      if (cost.equal !== undefined) return `mana equal to ${printAmount(cost.equal, context)}`;
      return cost.each === undefined
        ? printManaCost(cost.cost)
        : `${printManaCost(cost.cost)} ${printEach(cost.each, context)}`;
    case 'tapSelf':
      return '{T}';
    case 'untapSelf':
      return '{Q}';
    case 'sacrificeSelf':
    case 'exileSelf':
    case 'discardSelf':
    case 'exert':
      return `${SELF[cost.pay]} ${cost.granter === true ? context.granter : context.self}${cost.from === undefined ? '' : ` from your ${cost.from}`}`;
    case 'revealSelf':
      return `reveal ${context.self} from your hand`;
    case 'returnSelf':
      return `return ${cost.granter === true ? context.granter : context.self} to its owner's hand`;
    case 'sacrifice':
    case 'discard':
    case 'tap':
    case 'untap':
    case 'exile':
    case 'reveal':
      return `${cost.elided === true ? '' : `${cost.pay} `}${countedNoun(cost.selection, cost.count, context)}`;
    case 'return': {
      const one = cost.count.kind === 'number' && cost.count.value === 1;
      return `return ${countedNoun(cost.selection, cost.count, context)} to ${one ? 'its' : 'their'} owner's hand`;
    }
    case 'life':
      if (cost.amount.kind === 'half') return `pay half your life, rounded ${cost.amount.round}`;
      return `${cost.elided === true ? '' : 'pay '}${lifeText(cost.amount, context)}`;
    case 'removeCounters':
      return `remove ${counters(cost.counter, cost.count, context)} from ${cost.from === undefined ? context.self : printRef(cost.from, context, true)}`;
    case 'putCounters':
      return `put ${counters(cost.counter, cost.count, context)} on ${cost.from === undefined ? context.self : printRef(cost.from, context, true)}`;
    case 'loyalty': {
      if (typeof cost.change === 'string') return cost.change === 'x' ? '+X' : '-X';
      return cost.change > 0 ? `+${cost.change}` : String(cost.change);
    }
    case 'act':
      return printInstruction(cost.then[0], context);
    case 'either':
      return `${lower(payWord(cost.of[0]) + part(cost.of[0], context))} or ${lower(payWord(cost.of[1]) + part(cost.of[1], context))}`;
    case 'other':
      if (cost.verb === 'discardHand') return 'discard your hand';
      return cost.verb;
  }
};

const isElided = (cost: CostPart | undefined): boolean =>
  cost !== undefined && 'elided' in cost && cost.elided === true;

/** The parts of a cost, each with a capital; things that one verb names are a list. */
export const printCosts = (costs: readonly CostPart[], context: PrintContext): string => {
  let text = '';
  for (const [index, cost] of costs.entries()) {
    const own = part(cost, context);
    // "Pay {B} and 1 life": the verb is said for both.
    if (index === 0) text = capital(isElided(costs[1]) ? payWord(cost) + own : own);
    else if (!isElided(cost)) text += `, ${capital(own)}`;
    else if (isElided(costs[index + 1])) text += `, ${own}`;
    else text += isElided(costs[index - 1]) ? `, and ${own}` : ` and ${own}`;
  }
  return text;
};
