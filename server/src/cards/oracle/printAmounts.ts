// Amounts in words: "three", "3", "the number of …", "its power", "half your life total, rounded up".

import type { Amount } from '../ability.ts';
import { wordOfNumber } from '../vocabulary.ts';
import { EACH_PAST, PAST_AMOUNTS } from './pastAmounts.ts';
import { colorWord } from './printColors.ts';
import { listOf, type PrintContext, words } from './printContext.ts';
import { printCondition, printNoun } from './printing.ts';
import { printDeedTotal } from './printPast.ts';
import { possessivePlayer, printPlayer, printPossessive, printRef, printVerbPlayer } from './printRefs.ts';

const PROPERTY = { power: 'power', toughness: 'toughness', manaValue: 'mana value', loyalty: 'loyalty' } as const;

const DISTINCT = {
  cardTypes: 'card types',
  basicLandTypes: 'basic land types',
  colors: 'colors',
  creatureTypes: 'creature types',
  names: 'different names',
  manaValues: 'different mana values',
  counterKinds: 'different kinds of counters',
} as const;

/** An amount; plain numbers as words unless `digits`. */
export const printAmount = (amount: Amount, context: PrintContext, digits = false): string => {
  switch (amount.kind) {
    case 'number':
      return digits ? String(amount.value) : wordOfNumber(amount.value);
    case 'x':
      return 'X';
    case 'count':
      return words(
        `the ${amount.form === 'total' ? 'total ' : ''}number of`,
        printNoun(amount.of.filter, true, context),
        amount.asCast === true ? `as you cast ${context.self}` : undefined,
      );
    case 'property':
      if (amount.form === 'of') return `the ${PROPERTY[amount.property]} of ${printRef(amount.of, context, true)}`;
      return `${printPossessive(amount.of, context)} ${amount.base === true ? 'base ' : ''}${PROPERTY[amount.property]}`;
    case 'counters':
      return `the number of ${amount.counter}${amount.counter === '' ? '' : ' '}counters ${amount.among === true ? 'among' : 'on'} ${printRef(amount.on, context, true)}`;
    case 'manaSymbols':
      return `the number of ${symbolsText(amount, true, context)}`;
    case 'playerCounters':
      return `the number of ${amount.counter} counters ${printVerbPlayer(amount.player, 'have', context)}`;
    case 'distinct':
      return `the number of ${distinctText(amount, true, context)}`;
    case 'extreme':
      return `the ${amount.which} ${PROPERTY[amount.property]} among ${printNoun(amount.among.filter, true, context)}`;
    case 'total':
      return `the total ${PROPERTY[amount.property]} of ${amount.among.filter.kind === 'isRef' ? printRef(amount.among.filter.ref, context, true) : printNoun(amount.among.filter, true, context)}`;
    case 'devotion':
      return `your devotion to ${amount.colors.length === 0 ? 'that color' : listOf(amount.colors.map(colorWord))}`;
    case 'life':
      return amount.form === 'of'
        ? `the life total of ${printPlayer(amount.player, context)}`
        : `${possessivePlayer(amount.player, context)} life total`;
    case 'startingLife':
      return `${possessivePlayer(amount.player, context)} starting life total`;
    case 'handSize':
      return amount.form === 'of'
        ? `the number of cards in the hand of ${printPlayer(amount.player, context)}`
        : `the number of cards in ${possessivePlayer(amount.player, context)} hand`;
    case 'speed':
      return `${possessivePlayer(amount.player, context)} speed`;
    case 'sum':
      if (amount.form === 'and')
        return listOf(
          amount.terms.map((term, index) =>
            index > 0 && term.kind === 'count'
              ? printNoun(term.of.filter, true, context)
              : printAmount(term, context, true),
          ),
        );
      return amount.terms.map((term, index) => signed(term, index, context)).join('');
    case 'times':
      return `${amount.word ?? (amount.factor === 2 ? 'twice' : `${wordOfNumber(amount.factor)} times`)} ${printAmount(amount.amount, context, digits)}`;
    case 'half':
      if (amount.round === 'none') return `half ${printAmount(amount.amount, context, digits)}`;
      return `half ${printAmount(amount.amount, context, digits)}, rounded ${amount.round}`;
    case 'chosenNumber':
      return amount.last === true ? 'the last chosen number' : 'the chosen number';
    case 'thatMany':
      return amount.word ?? (digits ? 'that much' : 'that many');
    case 'playersWho':
      return `the number of ${peopleWho(amount, true, context)}`;
    case 'targetsBeyondFirst':
      return 'the number of targets beyond the first';
    case 'past':
      if (amount.counter !== undefined) return `the number of ${amount.counter} counters removed this way`;
      return (PAST_AMOUNTS.find(([, what]) => what === amount.what)?.[0] ?? amount.what).replaceAll(" '", "'");
    case 'deedTotal':
      return `the ${amount.form === 'amount' ? 'amount of ' : ''}${printDeedTotal(amount, context)}`;
    case 'timesResolved':
      return 'the number of times this ability has resolved this turn';
  }
};

/** "green mana symbols in the mana costs of permanents you control". */
const symbolsText = (
  amount: Extract<Amount, { kind: 'manaSymbols' }>,
  plural: boolean,
  context: PrintContext,
): string => {
  const { filter } = amount.among;
  const symbols = `${colorWord(amount.color)} mana ${plural ? 'symbols' : 'symbol'} in`;
  return filter.kind === 'isRef'
    ? `${symbols} ${printPossessive(filter.ref, context)} mana cost`
    : `${symbols} the mana costs of ${printNoun(filter, true, context)}`;
};

/** "colors among permanents you control", "differently named lands you control", "of its colors". */
export const distinctText = (
  amount: Extract<Amount, { kind: 'distinct' }>,
  plural: boolean,
  context: PrintContext,
): string => {
  const { filter } = amount.among;
  if (amount.said === 'its' && filter.kind === 'isRef') return `of ${printPossessive(filter.ref, context)} colors`;
  if (amount.said === 'was' && filter.kind === 'isRef') return `colors ${printRef(filter.ref, context)} was`;
  if (amount.said === 'in' && filter.kind === 'and')
    return `card ${plural ? 'types' : 'type'} ${printNoun({ kind: 'and', of: filter.of.slice(1) }, true, context)}`;
  if (amount.said === 'adjective') return `differently named ${printNoun(filter, plural, context)}`;
  const what = DISTINCT[amount.what];
  const among = filter.kind === 'isRef' ? printRef(filter.ref, context, true) : printNoun(filter, true, context);
  return `${plural ? what : what.replace(/s$/, '')} among ${among}`;
};

/** "opponent who lost life this turn". */
const peopleWho = (
  { who, condition, bare }: Extract<Amount, { kind: 'playersWho' }>,
  plural: boolean,
  context: PrintContext,
): string => {
  if (bare === true) return who;
  if (condition.kind === 'and' && condition.of.length === 0) return `${who}${plural ? 's' : ''} you have`;
  const said = printCondition(condition, context).replace(/^that player /, '');
  return `${who}${plural ? 's' : ''} who ${plural ? said.replace(/^controls /, 'control ') : said}`;
};

/** One term of a sum, with its sign. */
const signed = (term: Amount, index: number, context: PrintContext): string => {
  if (index === 0) return printAmount(term, context, true);
  return term.kind === 'times' && term.factor === -1
    ? ` minus ${printAmount(term.amount, context, true)}`
    : ` plus ${printAmount(term, context, true)}`;
};

/** Whether an amount is said "for each" of something. */
export const isSaidEach = (amount: Amount): boolean => {
  switch (amount.kind) {
    case 'sum':
      return amount.form === 'fewerThan' || amount.form === 'andEach';
    case 'playersWho':
      return amount.form === undefined;
    case 'past':
      return amount.counter !== undefined || amount.what.startsWith('each');
    case 'count':
    case 'counters':
    case 'distinct':
    case 'playerCounters':
    case 'manaSymbols':
    case 'deedTotal':
      return amount.form === 'forEach';
    default:
      return false;
  }
};

/** What stands after "for each". */
export const printEach = (amount: Amount, context: PrintContext): string => {
  switch (amount.kind) {
    case 'playersWho':
      return `for each ${peopleWho(amount, false, context)}`;
    case 'deedTotal':
      return `for each 1 ${printDeedTotal(amount, context)}`;
    case 'targetsBeyondFirst':
      return 'for each target beyond the first';
    case 'count':
      return `for each ${printNoun(amount.of.filter, false, context)}${amount.beyondFirst === true ? ' beyond the first' : ''}`;
    case 'past':
      if (amount.counter !== undefined)
        return `for each ${amount.counter}${amount.counter === '' ? '' : ' '}counter removed${amount.what === 'countersRemovedAsCost' ? '' : ' this way'}`;
      if (amount.what.startsWith('each vote for '))
        return `for each ${amount.what.slice('each vote for '.length)} vote`;
      return `for each ${EACH_PAST.find(([, what]) => what === amount.what)?.[0] ?? amount.what}`.replaceAll(" '", "'");
    case 'counters':
      return `for each ${amount.counter}${amount.counter === '' ? '' : ' '}counter ${amount.among === true ? 'among' : 'on'} ${printRef(amount.on, context, true)}`;
    case 'manaSymbols':
      return `for each ${symbolsText(amount, false, context)}`;
    case 'playerCounters':
      return `for each ${amount.counter} counter ${printVerbPlayer(amount.player, 'have', context)}`;
    case 'distinct':
      return `for each ${distinctText(amount, false, context)}`;
    case 'sum': {
      if (amount.form === 'andEach')
        return listOf(
          amount.terms.map((term, index) =>
            index === 0 ? printEach(term, context) : printEach(term, context).replace('for ', ''),
          ),
        );
      const [most, hand] = amount.terms;
      if (
        amount.form !== 'fewerThan' ||
        most === undefined ||
        hand?.kind !== 'times' ||
        hand.amount.kind !== 'handSize'
      )
        break;
      return `for each card fewer than ${printAmount(most, context)} in ${possessivePlayer(hand.amount.player, context)} hand`;
    }
    default:
  }
  return `for each ${printAmount(amount, context)}`;
};
