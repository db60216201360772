// Searches of a library in words.

import type { Instruction } from '../ability.ts';
import { SEARCH_ENDS } from './playerVerbs.ts';
import { type PrintContext, withArticle, words } from './printContext.ts';
import { printAmount, printNoun } from './printing.ts';
import { printRef } from './printRefs.ts';
import { creator, isOne } from './printVerbs.ts';

export const printInert = (item: Extract<Instruction, { do: 'inert' }>, context: PrintContext): string => {
  const { verb, args, amount, selection } = item;
  if (verb !== 'search' || amount === undefined || selection === undefined) return words(verb, ...args);
  const one = isOne(amount) && !args.includes('upTo');
  const noun = printNoun(selection.filter, !isOne(amount), context);
  const what = one
    ? withArticle(noun)
    : `${args.includes('upTo') ? 'up to ' : ''}${printAmount(amount, context)} ${noun}`;
  const end = SEARCH_ENDS.find(([, name]) => name === args[0])?.[0] ?? '';
  const text = `search your library for ${what} ${end}`.replaceAll(' ,', ',').replaceAll(' .', '.');
  return text.replace(/\. then/, '. Then');
};

/** "search your library for …, put it onto the battlefield tapped, then shuffle". */
export const printSearch = (item: Extract<Instruction, { do: 'search' }>, context: PrintContext): string => {
  const third = item.player.kind !== 'you' && !context.bare;
  const many = !isOne(item.amount);
  const noun = printNoun(item.selection.filter, many, context);
  const what =
    item.upTo === true
      ? `up to ${printAmount(item.amount, context)} ${noun}`
      : many
        ? `${printAmount(item.amount, context)} ${noun}`
        : withArticle(noun);
  const put = words(
    third ? 'puts' : 'put',
    item.form === undefined ? (many ? 'them' : 'it') : many ? 'those cards' : 'that card',
    'onto the battlefield',
    item.tapped === true ? 'tapped' : undefined,
    item.attachedTo === undefined ? undefined : `attached to ${printRef(item.attachedTo, context, true)}`,
  );
  const shuffle = third ? 'shuffles' : 'shuffle';
  const end =
    item.form === undefined || item.form === 'comma'
      ? `, ${put}, then ${shuffle}`
      : item.form === 'and'
        ? ` and ${put}, then ${shuffle}`
        : ` and ${put}. Then ${shuffle}`;
  return `${creator(item, 'search', context)} ${item.player.kind === 'you' ? 'your' : 'their'} library for ${what}${end}`;
};
