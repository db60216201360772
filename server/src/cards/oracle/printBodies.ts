// Bodies of resolving spells and abilities: their sentences, where X is said, and what stands in a sentence of its own.
import type { EffectBody, Instruction } from '../ability.ts';
import { printAmount } from './printAmounts.ts';
import { capital, listOf, type PrintContext, withArticle } from './printContext.ts';
import { printNoun } from './printFilters.ts';
import { clauses } from './printInstructions.ts';
import { printPredicates } from './printOperations.ts';
import { isPlural, printRef } from './printRefs.ts';
import { printTokenSentence } from './tokenSentences.ts';
import { mentionsX } from './whereX.ts';

/** Which sentence says "where X is": the last one that speaks of X. */
const sentencesOf = (items: readonly Instruction[]): readonly (readonly Instruction[])[] => {
  const out: Instruction[][] = [];
  for (const item of items) {
    const last = out.at(-1);
    if (item.join !== undefined && last !== undefined) last.push(item);
    else out.push([item]);
  }
  return out;
};

/** What stands in a sentence of its own after these: "It's still a land.", "It has flying." of a token. */
const stillSentence = (items: readonly Instruction[], context: PrintContext): string => {
  for (const item of items) {
    if (item.do === 'createToken' || item.do === 'createTokenCopy') {
      const later = printTokenSentence(item, context);
      if (later !== '') return later;
    }
    const copied = item.do === 'by' ? item.then[0] : item;
    if (copied.do === 'copySpell' && copied.spread !== undefined)
      return ` Each copy targets a different one of ${copied.spread === 'them' ? 'them' : `those ${printNoun(copied.spread, true, context)}`}.`;
    if (copied.do === 'copySpell' && copied.aimed !== undefined)
      return ` The copy targets ${printRef(copied.aimed, context, true)}.`;
    if (
      item.do === 'if' ||
      item.do === 'may' ||
      item.do === 'forEach' ||
      item.do === 'forEachPlayer' ||
      item.do === 'delayed'
    ) {
      const inner = stillSentence(item.then, context);
      if (inner !== '') return inner;
    }
    if (item.do === 'move' && item.faceDownAs !== undefined) {
      const plural = isPlural(item.what, context);
      const { text } = printPredicates(item.faceDownAs, plural, context);
      return ` ${plural ? "They're" : "It's"} ${text.replace(/^(?:is|are) /, '')}.`;
    }
    if (item.do !== 'continuous') continue;
    for (const operation of item.effect.operations) {
      if (operation.op !== 'types' || operation.form !== 'stillSentence' || operation.still === undefined) continue;
      const subject = item.effect.subject;
      const plural =
        subject.kind === 'objects' && subject.ref.kind !== 'all'
          ? isPlural(subject.ref, context)
          : subject.kind === 'objects' && isPlural(subject.ref, context);
      return plural
        ? ` They're still ${printNoun(operation.still, true, context)}.`
        : ` It's still ${withArticle(printNoun(operation.still, false, context))}.`;
    }
  }
  return '';
};

/** Whether one of the clauses says where "where X is" stands. */
const saysWhere = (items: readonly Instruction[]): boolean =>
  items.some((item) => item.where === true || ('then' in item && saysWhere(item.then)));

/** "The same is true for first strike and trample." */
const sameText = (items: readonly Instruction[]): string => {
  const keywords = items.find((item) => item.sameKeywords !== undefined)?.sameKeywords;
  return keywords === undefined ? '' : ` The same is true for ${listOf(keywords)}.`;
};

const stop = (text: string): string => (text.endsWith('."') || text.endsWith('.') ? text : `${text}.`);

/** The sentences of a row of results, with what X is where they speak of it. */
const rowOf = ({ then }: Extract<Instruction, { do: 'if' }>, { whereX }: EffectBody): Omit<EffectBody, 'targets'> => ({
  instructions: then,
  ...(whereX !== undefined && mentionsX(then) ? { whereX } : {}),
});

/** All sentences of a body. */
export const printBodyIn = (body: EffectBody, outer: PrintContext): string => {
  const inside = { ...outer, targets: body.targets };
  const whereX = body.whereX === undefined ? '' : `, where X is ${printAmount(body.whereX, inside)}`;
  const context = { ...inside, where: whereX };
  const sentences = sentencesOf(body.instructions.filter(({ same }) => same !== true));
  const lastX =
    body.whereX === undefined || saysWhere(body.instructions)
      ? -1
      : sentences.map((items) => mentionsX(items) || mentionsX(body.targets)).lastIndexOf(true);
  return sentences
    .map((items, index) => {
      const where = lastX >= 0 && index === (body.whereAt ?? lastX) ? whereX : '';
      const [only] = items;
      if (only?.do === 'if' && only.place === 'row' && only.condition.kind === 'history')
        return `\n${only.condition.event} | ${printBodyIn({ ...rowOf(only, body), targets: body.targets }, context)}`;
      const text = capital(clauses(items, context));
      return items[0]?.do === 'modes' && items[0].inline !== true
        ? text
        : stop(text + where) + stillSentence(items, context) + sameText(items);
    })
    .join(' ')
    .replaceAll(' \n', '\n');
};
