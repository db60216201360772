// What an object is or has, in words: the conditions that `isConditions` reads.

import type { Condition, Filter } from '../ability.ts';
import { listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printNoun, printPredicate } from './printing.ts';
import { isPlural, printRef } from './printRefs.ts';

type Is = Extract<Condition, { kind: 'is' }>;

/** Subject and verb: "it's", "this creature was", "they aren't". */
const be = ({ past, apart, filter }: Is, subject: string, plural: boolean, not: boolean): string => {
  if (filter.kind === 'isRef') return subject;
  const pronoun = subject === 'it' || subject === 'they' || subject === 'that' ? subject : undefined;
  if (past === true) return words(subject, plural ? (not ? "weren't" : 'were') : not ? "wasn't" : 'was');
  if (not && apart === true) return `${subject}${plural ? "'re" : "'s"} not`;
  if (not) return words(subject, plural ? "aren't" : "isn't");
  if (pronoun === 'it') return "it's";
  return pronoun === 'they' ? "they're" : words(subject, plural ? 'are' : 'is');
};

const nouns = (filter: Filter, context: PrintContext): string =>
  filter.kind === 'or' && filter.of.every((part) => part.kind === 'and')
    ? listOf(
        filter.of.map((part) => withArticle(printNoun(part, false, context))),
        'or',
      )
    : withArticle(printNoun(filter, false, context));

/** What stands after "is": a quality, a place, a noun with its article. */
const said = (condition: Is, plural: boolean, context: PrintContext): string => {
  const { filter } = condition;
  if (condition.size === true && filter.kind === 'and') {
    const [power, toughness] = filter.of.map((part) =>
      part.kind === 'compare' && part.to.kind === 'number' ? String(part.to.value) : 'X',
    );
    return `${power}/${toughness}`;
  }
  if (condition.noun === true) return nouns(filter, context);
  switch (filter.kind) {
    case 'attachedTo':
      return `attached to ${printRef(filter.to, context, true)}`;
    case 'inZone':
    case 'facing':
      return printNoun(filter, plural, context);
    case 'designated':
      return filter.with === undefined
        ? filter.as
        : `paired with ${filter.another === true ? 'another ' : ''}${filter.another === true ? printNoun(filter.with, false, context) : withArticle(printNoun(filter.with, false, context))}`;
    case 'and':
      if (filter.of.length === 2 && filter.of[0]?.kind === 'commander') return 'your commander';
      return filter.of.some(({ kind }) => kind === 'above')
        ? words(...filter.of.map((part) => printNoun(part, plural, context)))
        : printPredicate(filter, context, plural);
    case 'or':
      return filter.of.every((part) => part.kind === 'inZone')
        ? listOf(
            filter.of.map((part) => printNoun(part, plural, context)),
            'or',
          )
        : printPredicate(filter, context, plural);
    default:
      return printPredicate(filter, context, plural);
  }
};

const have = (past: boolean, plural: boolean, not: boolean): string => {
  if (not) return past ? "didn't have" : plural ? "don't have" : "doesn't have";
  return past ? 'had' : plural ? 'have' : 'has';
};

/** What an object has: said with "has", where a noun would be followed by "with". */
const HAD: ReadonlySet<Filter['kind']> = new Set(['hasCounter', 'hasKeyword', 'compare', 'hasAttached'] as const);

const isHad = (filter: Filter): boolean =>
  HAD.has(filter.kind) ||
  (filter.kind === 'shares' && filter.what === 'name') ||
  (filter.kind === 'chosen' && filter.what === 'name') ||
  (filter.kind === 'not' && HAD.has(filter.of.kind)) ||
  ((filter.kind === 'or' || filter.kind === 'and') && filter.of.every(({ kind }) => kind === 'hasKeyword'));

/** The condition; `remains` where a duration watches it. */
export const printIs = (condition: Is, not: boolean, remains: boolean, context: PrintContext): string => {
  const { ref, filter } = condition;
  const past = condition.past === true;
  if (ref.kind === 'that' && ref.antecedent === 'revealed' && ref.noun === undefined && ref.word === undefined)
    return `${withArticle(printNoun(filter, false, context))} is revealed this way`;
  const subject = printRef(ref, context);
  const plural = isPlural(ref, context);
  if (condition.size !== true && isHad(filter))
    return words(subject, have(past, plural, not), printNoun(filter, plural, context).replace(/^with /, ''));
  switch (filter.kind) {
    case 'targets':
      if (filter.number !== undefined) return words(subject, have(past, plural, not), 'only one target');
      if (filter.that === true) {
        const what = filter.what.filter;
        const noun = what.kind === 'isRef' ? printRef(what.ref, context) : withArticle(printNoun(what, false, context));
        return `that target is ${noun}`;
      }
      return words(subject, plural ? 'target' : 'targets', withArticle(printNoun(filter.what.filter, false, context)));
    case 'shares':
      return words(subject, printNoun(filter, plural, context).replace(/^that /, ''));
    case 'controlledBy':
      if (filter.player.kind === 'you' && !not) return `you control ${printRef(ref, context, true)}`;
      break;
    case 'inZone':
      if (remains && filter.zone === 'battlefield') return `${subject} remains on the battlefield`;
      if (remains && filter.zone === 'exile') return `${subject} ${plural ? 'remain' : 'remains'} exiled`;
      break;
    case 'attachedTo':
      if (remains && !not)
        return words(subject, plural ? 'remain' : 'remains', 'attached to', printRef(filter.to, context, true));
      break;
    case 'tapped':
    case 'untapped':
      if (remains) return `${subject} remains ${filter.kind}`;
      break;
    default:
      break;
  }
  // Who goes by a name of several is one object still: "they're not a token".
  return words(be(condition, subject, plural, not), said(condition, plural && ref.kind !== 'self', context));
};
