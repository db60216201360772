// What somebody may do or pay, in words, with what happens if they do and if they do not.

import type { CostPart, Instruction } from '../ability.ts';
import { DONE_WORDS } from './doneSentences.ts';
import { capital, type PrintContext, words } from './printContext.ts';
import { printCosts } from './printCosts.ts';
import { printClauses } from './printing.ts';
import { printPlayer } from './printRefs.ts';

export const costOf = (cost: readonly CostPart[], context: PrintContext): string => {
  const text = printCosts(cost, context);
  const lower = text.slice(0, 1).toLowerCase() + text.slice(1);
  return cost[0]?.pay === 'mana' && !lower.startsWith('pay ') ? `pay ${lower}` : lower;
};

const DONE = { true: 'If you do', when: 'When you do' } as const;

const doneWords = (number: number): string => capital((DONE_WORDS[number] ?? '').replace(' ,', ''));

export const printMay = (item: Extract<Instruction, { do: 'may' }>, context: PrintContext): string => {
  const who = printPlayer(item.who, context);
  const done = item.then.findIndex((part) => part.ifDone !== undefined);
  const split = item.cost !== undefined ? 0 : done < 0 ? item.then.length : done;
  const main = item.then.slice(0, split);
  const after = item.then.slice(split);
  const head =
    item.cost === undefined
      ? words(
          who,
          'may',
          item.having === true ? 'have' : undefined,
          bareVerb(printClauses(main, { ...context, bare: item.having !== true }), item.having === true),
        )
      : `${who} may ${costOf(item.cost, context)}`;
  const word = item.done === undefined ? (after[0]?.ifDone === 'when' ? DONE.when : DONE.true) : doneWords(item.done);
  const then = after.length === 0 ? '' : `. ${word}, ${printClauses(after, context)}`;
  const otherwise =
    item.otherwise === undefined || item.otherwiseWord === 'outside'
      ? ''
      : `. ${item.otherwiseWord === true ? 'Otherwise' : item.notDone === undefined ? "If you don't" : doneWords(item.notDone)}, ${printClauses(item.otherwise, context)}`;
  return head + then + otherwise;
};

const BARE = /\b(?:get|gain|become|deal|fight|lose|assign|block)s\b/g;

/** "have it get +1/+1 and gain flying": every verb after "have" is bare; what stands in quotes is not of it. */
export const bareVerb = (text: string, having: boolean): string =>
  having
    ? text
        .split('"')
        .map((part, index) => (index % 2 === 0 ? part.replace(BARE, (verb) => verb.slice(0, -1)) : part))
        .join('"')
    : text;
