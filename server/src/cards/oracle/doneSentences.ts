// Sentences that belong to the instruction before: "If you do, …", "When you discard a card this way, …".
import type { CostPart, Instruction } from '../ability.ts';
import { readAllCosts } from './actionCosts.ts';
import { readCondition } from './conditions.ts';
import { readCosts } from './costs.ts';
import { orElse } from './orElse.ts';
import { type Reader, sure } from './reader.ts';
import { type Draft, type Read, readSimple } from './statements.ts';

/** What may be paid: plain costs, or one of two ("sacrifice an artifact or discard a card"). */
const payable = orElse<readonly CostPart[]>(
  (r) => {
    const costs = readCosts(r);
    return r.sees('.') ? costs : undefined;
  },
  (r) => {
    const costs = readAllCosts(r);
    return costs?.some((part) => part.pay === 'either') === true ? costs : undefined;
  },
);

/** What may be paid and is followed by what happens if it is: a cost (118.12), never what one does. */
export const paidFirst = sure((r) => {
  const cost = payable(r);
  return cost !== undefined && r.eat('.') && DONE.some((words) => r.sees(words)) ? cost : undefined;
});

/** "If you do", "if that player does", "when you do": what has been done, said of whoever may do it. */
export const DID = [
  'if you do ,',
  'when you do ,',
  'if they do ,',
  'when they do ,',
  'if that player does ,',
  'if the player does ,',
  'if a player does ,',
  'if an opponent does ,',
  'if no one does ,',
  'if you pay ,',
] as const;

const DONE = [
  ...DID,
  "if you don't ,",
  "if they don't ,",
  "if that player doesn't ,",
  "if the player doesn't ,",
  'otherwise ,',
  "if you can't ,",
  "if the player can't ,",
  "if that player can't ,",
] as const;

/** "If you don't", "otherwise": of what has not been done. */
const isNegative = (word: string): boolean =>
  word.includes("n't") || word === 'otherwise ,' || word === 'if no one does ,';

/** The same, for printing. */
export const DONE_WORDS: readonly string[] = DONE;

/** "If it's a Goblin, you may reveal it." */
const mayBe = ({ otherwise, place, then }: Extract<Instruction, { do: 'if' }>): boolean =>
  otherwise === undefined && place === 'front' && then.at(-1)?.do === 'may';

/** Reads such a sentence as the next of what an instruction holds: what is done inside, what follows from it is inside, too. */
const readInside = (
  r: Reader,
  draft: Draft,
  last: Extract<Instruction, { do: 'delayed' | 'may' | 'if' | 'forEach' | 'forEachPlayer' }>,
): readonly Instruction[] | undefined => {
  const inside: Draft = { instructions: [...last.then], whereX: draft.whereX };
  const more = readIfDone(r, inside);
  if (more === undefined) return undefined;
  draft.instructions.pop();
  draft.whereX = inside.whereX;
  return [{ ...last, then: [...inside.instructions, ...more] }];
};

/** "If you do, …" and its kin: belong to the instruction before. */
export const readIfDone: Read = (r, draft) => {
  const last = draft.instructions.at(-1);
  // What is paid or done later: so is what follows from it.
  if (last?.do === 'delayed') return readInside(r, draft, last);
  const within = last?.do === 'may' && last.otherwise === undefined ? last.then.at(-1) : undefined;
  if ((last?.do === 'if' && mayBe(last)) || (last?.do === 'may' && within?.do === 'if' && mayBe(within))) {
    // "If it's a Goblin, you may reveal it. If you do, …": done only where it may be. "If you don't" is so as well where it may not be.
    const negative = DONE.some((words) => isNegative(words) && r.sees(words));
    const found = negative ? undefined : r.surely((reader) => readInside(reader, draft, last));
    if (found !== undefined) return found;
  }
  // What one may do each time: so is what follows from it.
  if ((last?.do === 'forEach' || last?.do === 'forEachPlayer') && last.then.at(-1)?.do === 'may')
    return readInside(r, draft, last);
  const word = r.eatOne(...DONE);
  if (word === undefined || last === undefined || last.do === 'unread') return undefined;
  const then = readSimple(r, draft);
  if (then === undefined) return undefined;
  const negative = isNegative(word);
  if (last.do === 'may' && !word.includes("can't")) {
    draft.instructions.pop();
    const said = DONE.indexOf(word);
    if (negative)
      return [
        {
          ...last,
          otherwise: then,
          ...(word === 'otherwise ,' ? { otherwiseWord: true } : word === "if you don't ," ? {} : { notDone: said }),
        },
      ];
    const [first, ...rest] = then;
    if (first === undefined) return undefined;
    const before = whereInside(draft, last.then);
    const done = word === 'if you do ,' || word === 'when you do ,' ? {} : { done: said };
    const when = word.startsWith('when') ? ('when' as const) : undefined;
    if (last.cost !== undefined && last.then.length === 0)
      return [{ ...last, ...done, then: [{ ...first, ...(when === undefined ? {} : { ifDone: when }) }, ...rest] }];
    return [{ ...last, ...done, then: [...before, { ...first, ifDone: when ?? true }, ...rest] }];
  }
  if (last.do === 'if' && word === 'otherwise ,' && last.otherwise === undefined) {
    draft.instructions.pop();
    const [only, more] = last.then;
    // "You may cast it if …. Otherwise, …": also where it isn't done although it may be
    if (last.place === 'back' && only?.do === 'may' && only.otherwise === undefined && more === undefined)
      return [{ ...last, then: [{ ...only, otherwise: then, otherwiseWord: 'outside' }], otherwise: then }];
    return [{ ...last, otherwise: then }];
  }
  if (word === 'otherwise ,') return undefined;
  const event = word.startsWith('when ') ? word.slice(0, -2) : word.slice(3, -2);
  return [{ do: 'if', condition: { kind: 'history', event }, then, place: 'front' }];
};

/** Deeds of which "when … this way" speaks of what the instruction before did, not of what is done later. */
const LATER_DEEDS: ReadonlySet<string> = new Set(['played', 'cast']);

/** "When you discard a nonland card this way, …": an ability of its own (603.12). */
export const readWhenDone: Read = (r, draft) => {
  if (draft.instructions.length === 0 || !r.eat('when')) return undefined;
  const condition = readCondition(r);
  if (condition === undefined || !('when' in condition) || condition.when !== 'thisWay' || !r.eat(','))
    return undefined;
  if (LATER_DEEDS.has(condition.deed)) return undefined;
  const [first, ...rest] = readSimple(r, draft) ?? [];
  if (first === undefined) return undefined;
  return [{ do: 'if', condition, then: [{ ...first, ifDone: 'when' }, ...rest], place: 'front' }];
};

/** What may be done, marked where the sentence that says so has said what X is. */
const whereInside = (
  { instructions, whereX, whereAt }: Draft,
  then: readonly Instruction[],
): readonly Instruction[] => {
  const sentence = instructions.filter(({ join }) => join === undefined).length;
  const last = then.at(-1);
  if (whereX === undefined || whereAt !== sentence || last === undefined) return then;
  return [...then.slice(0, -1), { ...last, where: true }];
};
