// Bodies of resolving spells and abilities: their sentences, where X is said, and what stands in a sentence of its own.

import type { EffectBody, Instruction } from '../ability.ts';
import { capital, inBody, listOf, type PrintContext, withArticle } from './printContext.ts';
import { printAmount, printClauses, printNoun } from './printing.ts';
import { printPredicates } from './printOperations.ts';
import { isPlural, printRef } from './printRefs.ts';
import { printTokenSentence } from './printTokenSentences.ts';
import { mentionsX } from './whereX.ts';

/** Which sentence says "where X is": the last one that speaks of X. */
const sentencesOf = (items: readonly Instruction[]): readonly (readonly Instruction[])[] => {
  const out: Instruction[][] = [];
  for (const item of items) {
    if (item.same === true) continue;
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
    if ((item.do === 'move' || item.do === 'simple') && item.faceDownAs !== undefined) {
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
  ...(whereX !== undefined && mentionsX('instruction', then) ? { whereX } : {}),
});

/** All sentences of a body. */
export const printBodyIn = (body: EffectBody, outer: PrintContext): string => {
  const { instructions, targets, whereX } = body;
  const inside = inBody(outer, targets, '');
  const saysX = whereX === undefined ? '' : `, where X is ${printAmount(whereX, inside)}`;
  const context = whereX === undefined ? inside : inBody(outer, targets, saysX);
  const sentences = sentencesOf(instructions);
  const lastX =
    whereX === undefined || saysWhere(instructions)
      ? -1
      : sentences.map((items) => mentionsX('instruction', items) || mentionsX('target', targets)).lastIndexOf(true);
  let text = '';
  for (const [index, items] of sentences.entries()) {
    const [only] = items;
    if (only?.do === 'if' && only.place === 'row' && only.condition.kind === 'history') {
      const row = printBodyIn({ ...rowOf(only, body), targets }, context);
      text += `${text === '' ? '' : '\n'}${only.condition.event} | ${row}`;
      continue;
    }
    const where = lastX >= 0 && index === (body.whereAt ?? lastX) ? saysX : '';
    const own = capital(printClauses(items, context));
    const whole =
      only?.do === 'modes' && only.inline !== true
        ? own
        : stop(own + where) + stillSentence(items, context) + sameText(items);
    text += text === '' ? whole : ` ${whole}`;
  }
  return text;
};
