// Clauses by their frames in words: the frame's own words, and in its places what the reader found there.

import type { Amount, DeedPart, Filter, Instruction } from '../ability.ts';
import { printManaCost } from '../mana.ts';
import { type Element, type Frame, frameNamed } from './deedFrames.ts';
import { printAbilities } from './printAbilities.ts';
import { printEach } from './printAmounts.ts';
import { colorWord } from './printColors.ts';
import { printDuration } from './printConditions.ts';
import { listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printCosts } from './printCosts.ts';
import { printAmount, printCondition, printNoun } from './printing.ts';
import { isPlural, possessivePlayer, printPlayer, printPossessive, printRef } from './printRefs.ts';
import { creator, printPlace, printReceiver, underControl } from './printVerbs.ts';
import { thirdPerson } from './verbForms.ts';

const symbols = (amount: Amount, symbol: string, context: PrintContext): string =>
  amount.kind === 'number' ? symbol.repeat(amount.value) : `${printAmount(amount, context)} ${symbol}`;

const named = (filter: Filter): string => (filter.kind === 'named' ? filter.name : '');

const part = (value: DeedPart | undefined, place: string, context: PrintContext): string => {
  switch (value?.part) {
    case 'objects':
      if (place === 'owner') return printPossessive(value.ref, context);
      return place === 'receiver' ? printReceiver(value.ref, context) : printRef(value.ref, context, true);
    case 'amount':
      if (place === 'energy') return symbols(value.amount, '{E}', context);
      if (place === 'tickets') return symbols(value.amount, '{TK}', context);
      if (place === 'each') return printEach(value.amount, context);
      if (place === 'count' && value.amount.kind === 'number' && value.amount.value === 1) return 'a';
      return printAmount(value.amount, context, place === 'digits');
    case 'player':
      if (place === 'owned') return 'you have';
      return place === 'whose' ? possessivePlayer(value.player, context) : printPlayer(value.player, context);
    case 'kind': {
      const { filter } = value;
      if (place === 'options') return listOf(filter.kind === 'or' ? filter.of.map(named) : [named(filter)], 'or');
      if (place === 'name' || place === 'keyword' || place === 'choice') return named(filter);
      if (place === 'color') return filter.kind === 'color' ? colorWord(filter.color) : '';
      if (place === 'noun') return printNoun(filter, false, context);
      if (place === 'one') return printNoun(filter, false, context);
      if (place === 'kinds' || place === 'nouns') return printNoun(filter, true, context);
      return withArticle(printNoun(filter, false, context));
    }
    case 'place': {
      const item = { do: 'move', what: { kind: 'that', antecedent: 'previous' }, ...value.place, verb: 'put' } as const;
      return words(printPlace(item, context), underControl(item, context));
    }
    case 'counter':
      return value.counter;
    case 'mana':
      return printManaCost(value.cost);
    case 'costs':
      return printCosts(value.costs, context);
    case 'abilities':
      return printAbilities(value.abilities, value.quoted, context);
    case 'condition':
      return printCondition(value.condition, context);
    case 'duration':
      return printDuration(value.duration, context);
    default:
      return '';
  }
};

/** The elements in words; takes from `parts` what stands in their places. */
const filled = (elements: readonly Element[], parts: DeedPart[], yours: boolean, context: PrintContext): string => {
  const out: (string | undefined)[] = [];
  let one = false;
  for (const element of elements) {
    switch (element.kind) {
      case 'words':
        out.push(element.print);
        break;
      case 'their':
        out.push(yours ? 'your' : 'their');
        break;
      case 'place': {
        const value = parts.shift();
        // "more than one land", "more than two lands".
        const single = one && element.place === 'nouns' && value?.part === 'kind';
        out.push(single ? printNoun(value.filter, false, context) : part(value, element.place, context));
        one = value?.part === 'amount' && value.amount.kind === 'number' && value.amount.value === 1;
        break;
      }
      case 'optional': {
        const inner = parts.shift();
        if (inner?.part === 'optional' && inner.parts !== undefined)
          out.push(filled(element.elements, [...inner.parts], yours, context));
        break;
      }
      case 'choice': {
        const chosen = parts.shift();
        const option = chosen?.part === 'choice' ? element.options[chosen.choice] : undefined;
        out.push(filled(option ?? [], parts, yours, context));
        break;
      }
    }
  }
  return words(...out);
};

/** Articles, and signs without blanks before them. */
const tidy = (text: string): string =>
  text
    .replace(/\ba (?=[aeio])/g, 'an ')
    .replace(/ ([,.!])/g, '$1')
    .replace(/ ('s|')(?= |$)/g, '$1');

/** What stands in the frame of a rule. */
export const printRuleFrame = (name: string, parts: readonly DeedPart[], context: PrintContext): string => {
  const frame = frameNamed(name);
  return frame === undefined ? name : tidy(filled(frame.elements, [...parts], true, context));
};

const inFrame = (item: Extract<Instruction, { do: 'deed' }>, frame: Frame, context: PrintContext): string => {
  const yours = item.player === undefined || item.player.kind === 'you';
  const rest = filled(frame.elements, [...item.parts], yours, context);
  if (frame.actor !== undefined && item.player !== undefined)
    return words(creator({ ...item, player: item.player }, frame.actor, context), rest);
  if (frame.subject !== undefined && item.subject !== undefined) {
    const verb = isPlural(item.subject, context) ? frame.subject : thirdPerson(frame.subject);
    return words(printRef(item.subject, context), verb, rest);
  }
  return rest;
};

/** A clause by its frame. */
export const printDeed = (item: Extract<Instruction, { do: 'deed' }>, context: PrintContext): string => {
  const frame = frameNamed(item.deed);
  const text = frame === undefined ? item.deed : inFrame(item, frame, context);
  return text
    .replace(/\ba (?=[aeio])/g, 'an ')
    .replace(/ ([,.!])/g, '$1')
    .replace(/ ('s|')(?= |$)/g, '$1');
};
