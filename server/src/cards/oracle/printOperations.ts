// Operations as predicates: "gets +1/+1", "becomes a 1/1 green Frog creature with flying", "loses all abilities".

import type { Operation } from '../ability.ts';
import { passOver } from '../loops.ts';
import { pluralOf } from '../vocabulary.ts';
import { abilityItems, printAbilities } from './printAbilities.ts';
import { printColors } from './printColors.ts';
import { listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printExceptions } from './printCopies.ts';
import { printNoun } from './printing.ts';
import { printRef } from './printRefs.ts';
import { printObjectRule } from './printRules.ts';
import { type Modified, modify, pairText, setText, sizeTail } from './printSizes.ts';
import { printSubtypeChoice } from './printSubtypes.ts';

export type Of<K extends Operation['op']> = Extract<Operation, { op: K }>;

const ADDITIONS = {
  inAddition: 'other types',
  inAdditionColorsAndTypes: 'other colors and types',
  inAdditionCreatureTypes: 'other creature types',
  inAdditionLandTypes: 'other land types',
} as const;

const additionText = (operation: Of<'types'>, plural: boolean, context: PrintContext): string => {
  const { form, still } = operation;
  if (form === undefined || form === 'stillSentence') return '';
  if (form === 'still') {
    if (still === undefined) return '';
    return plural
      ? `that are still ${printNoun(still, true, context)}`
      : `that's still ${withArticle(printNoun(still, false, context))}`;
  }
  return `in addition to ${plural ? 'their' : 'its'} ${ADDITIONS[form]}`;
};

const be = (lead: string | undefined, plural: boolean): string =>
  lead === 'becomes' ? (plural ? 'become' : 'becomes') : plural ? 'are' : 'is';

/** A phrase that "is" or "becomes" begins: types with the colours, P/T and abilities joined to them. */
const typePhrase = (
  operation: Of<'types'>,
  joined: readonly Operation[],
  plural: boolean,
  context: PrintContext,
): string => {
  const addition = additionText(operation, plural, context);
  const verb = be(operation.lead, plural);
  const { subtypes } = operation;
  if (operation.lead === 'gains')
    return `${plural ? 'gain' : 'gains'} all ${operation.subtypes?.kind === 'every' && operation.subtypes.of === 'basicLand' ? 'basic land' : 'creature'} types`;
  if (subtypes?.kind === 'list' && subtypes.listed !== undefined)
    return words(verb, withArticle(printSubtypeChoice(subtypes)), addition);
  if (subtypes !== undefined && subtypes.kind !== 'list' && operation.types === undefined)
    return words(verb, printSubtypeChoice(subtypes), addition);
  const pair = joined.find((part) => part.op === 'setPT' && part.form === 'is' && part.lead !== 'with');
  const colors = joined.find((part) => part.op === 'setColors');
  const nouns = [
    ...(subtypes?.kind === 'list' ? subtypes.subtypes : []),
    ...(operation.types ?? []).map((type) => type.toLowerCase()),
  ];
  const last = nouns.at(-1);
  const inflected = plural && last !== undefined ? [...nouns.slice(0, -1), pluralOf(last)] : nouns;
  const core = words(
    ...(operation.supertypes ?? []).map((type) => type.toLowerCase()),
    pair?.op === 'setPT' ? pairText(pair, context) : undefined,
    colors?.op === 'setColors' ? printColors(colors.colors) : undefined,
    ...inflected,
  );
  const withs = joined
    .filter((part) => (part.op === 'setPT' && part !== pair) || part.op === 'addAbilities')
    .flatMap((part) =>
      part.op === 'setPT'
        ? [setText(part, context)]
        : part.op === 'addAbilities'
          ? abilityItems(part.abilities, part.quoted, context)
          : [],
    );
  if (subtypes?.kind === 'every') withs.unshift('all creature types');
  const noun = !plural && nouns.length > 0 ? withArticle(core) : core;
  const named = joined.find((part) => part.op === 'setName');
  return words(
    verb,
    noun,
    withs.length > 0 ? `with ${listOf(withs)}` : undefined,
    named?.op === 'setName' ? `named ${named.name}` : undefined,
    addition,
  );
};

const LOSES = {
  all: 'all abilities',
  allOther: 'all other abilities',
  mana: 'all mana abilities',
  this: 'this ability',
} as const;

const loses = (operation: Of<'loseAbilities'>, context: PrintContext): string => {
  const { which } = operation;
  if (typeof which === 'string') return LOSES[which];
  if ('keywords' in which)
    return printAbilities(which.keywords, which.quoted === true ? which.keywords.map(() => true) : undefined, context);
  if ('all' in which && which.all === 'landwalk') return 'all landwalk abilities';
  return 'all abilities except mana abilities';
};

const REMOVED = {
  creatureTypes: 'all creature types',
  landTypes: 'all land types',
  subtypes: 'all subtypes',
  cardTypesBut: 'all other card types',
} as const;

const removed = (operation: Of<'types'>, joined: readonly Operation[], plural: boolean): string => {
  if (operation.removeAllOf !== undefined) {
    const too = joined.some((one) => one.op === 'loseAbilities') ? 'and abilities' : undefined;
    return words(plural ? 'lose' : 'loses', REMOVED[operation.removeAllOf], too);
  }
  const verb = plural ? "aren't" : "isn't";
  if (operation.supertypes !== undefined) return words(verb, ...operation.supertypes.map((type) => type.toLowerCase()));
  const types = (operation.types ?? []).map((type) => type.toLowerCase());
  return words(verb, plural ? listOf(types.map((type) => pluralOf(type))) : withArticle(types.join(' ')));
};

const ALL_OF = {
  activated: 'all activated abilities of',
  triggered: 'all triggered abilities of',
  all: 'all abilities of',
  keywords: 'all keywords of',
} as const;

const ROLES = {
  color: 'one color word with another',
  basicLandType: 'one basic land type with another',
  creatureType: 'one creature type with another',
  colorOrBasicLandType: 'one color word with another or one basic land type with another',
} as const;

/** The words of a text change after "by replacing all instances of". */
export const printTextWords = (operation: Of<'text'>): string =>
  operation.from !== undefined && operation.to !== undefined
    ? `${operation.from} with ${operation.to}`
    : operation.to !== undefined
      ? ROLES[operation.roles].replace('another', operation.to)
      : ROLES[operation.roles];

/** One predicate: an operation with those joined to it. */
const predicate = (
  operation: Operation,
  joined: readonly Operation[],
  plural: boolean,
  context: PrintContext,
): string => {
  switch (operation.op) {
    case 'modifyPT':
      return modify(operation, plural, context, false).text;
    case 'setPT':
      if (operation.form === 'is') return words(be(operation.lead, plural), pairText(operation, context));
      return words(plural ? 'have' : 'has', setText(operation, context));
    case 'switchPT':
      return plural ? 'switch their power and toughness' : 'switches its power and toughness';
    case 'addAbilities':
      return words(
        operation.lead === 'gains' ? (plural ? 'gain' : 'gains') : plural ? 'have' : 'has',
        operation.yourChoice === true && operation.that !== true ? 'your choice of' : undefined,
        operation.that === true
          ? 'that ability'
          : printAbilities(
              operation.abilities,
              operation.quoted,
              context,
              operation.yourChoice === true ? 'or' : 'and',
            ),
      );
    case 'addAbilitiesOf':
      return words(
        operation.lead === 'gains' ? (plural ? 'gain' : 'gains') : plural ? 'have' : 'has',
        ALL_OF[operation.which],
        printRef(operation.of, context, true),
        operation.exceptMana === true ? 'except mana abilities' : undefined,
      );
    case 'loseAbilities':
      if (operation.lead === 'has') return plural ? 'have no abilities' : 'has no abilities';
      return words(plural ? 'lose' : 'loses', loses(operation, context));
    case 'cantHave':
      return `can't have ${operation.gain === true ? 'or gain ' : ''}${printAbilities(operation.abilities, undefined, context, 'or')}`;
    case 'setColors':
      return words(
        be(operation.lead, plural),
        printColors(operation.colors),
        operation.addition === true ? `in addition to ${plural ? 'their' : 'its'} other colors` : undefined,
      );
    case 'types':
      return operation.mode === 'remove'
        ? removed(operation, joined, plural)
        : typePhrase(operation, joined, plural, context);
    case 'setName':
      return `${be(operation.lead, plural)} named ${operation.name}`;
    case 'control':
      return 'changes control';
    case 'text':
      return `changes its text by replacing all instances of ${printTextWords(operation)}`;
    case 'exchangeText':
      return operation.with === undefined
        ? 'exchanges text boxes'
        : `exchanges text boxes with ${printRef(operation.with, context, true)}`;
    case 'fullText':
      return `${plural ? 'have' : 'has'} the full text of ${printRef(operation.of, context, true)}`;
    case 'addText':
      return `${plural ? 'have' : 'has'} the text ${printAbilities(operation.abilities, [true], context)}`;
    case 'copy':
      return (
        words(
          plural ? (operation.each === true ? 'become a copy of' : 'become copies of') : 'becomes a copy of',
          printRef(operation.of, context, true),
        ) + (operation.late === true ? '' : printExceptions(operation.exceptions, context))
      );
    case 'rule':
      return printObjectRule(operation.rule, plural, context);
  }
};

const LOST_WORDS = {
  abilities: 'abilities',
  cardTypes: 'card types',
  creatureTypes: 'creature types',
  types: 'types',
} as const;

/** "…, and its activated abilities can't be activated": a subject of its own. */
const isOfAbilities = (operation: Operation | undefined): boolean =>
  operation?.op === 'rule' &&
  operation.rule.rule === 'cant' &&
  (operation.rule.what === 'activateAbilities' || operation.rule.what === 'activateNonManaAbilities');

/** The predicates of one subject joined to a list, and what must stand after the duration ("for each …"). */
export const printPredicates = (operations: readonly Operation[], plural: boolean, context: PrintContext): Modified => {
  const items: { readonly text: string; readonly tail: string }[] = [];
  operations.forEach((operation, index) => {
    if (operation.joined === true && index > 0) return;
    const end = passOver(index + 1, operations.length, (next) => operations[next]?.joined === true);
    const joined = operations.slice(index + 1, end);
    const tail =
      operation.op === 'modifyPT'
        ? modify(operation, plural, context, false).tail
        : operation.op === 'copy' && operation.late === true
          ? printExceptions(operation.exceptions, context)
          : sizeTail([operation, ...joined], context);
    const said = predicate(operation, joined, plural, context);
    const text = operation.each === true ? `each ${said}` : said;
    items.push({
      text: operation.pronoun === true && operation.op !== 'types' ? `${plural ? 'they' : 'it'} ${text}` : text,
      tail,
    });
  });
  const lost = operations.find((operation) => operation.op === 'types' && operation.losesOther !== undefined);
  if (lost?.op === 'types' && lost.losesOther !== undefined) {
    const names = lost.losesOther.map((item) => LOST_WORDS[item]);
    const pronoun = lost.pronoun === true ? (plural ? 'they ' : 'it ') : '';
    items.push({ text: `${pronoun}${plural ? 'lose' : 'loses'} all other ${listOf(names)}`, tail: '' });
    if (pronoun !== '' && items.length > 1) {
      const last = items.pop();
      return { text: `${listOf(items.map((item) => item.text + item.tail))}, and ${last?.text ?? ''}`, tail: '' };
    }
  }
  const [only] = items;
  if (items.length === 1 && only !== undefined) return only;
  if (isOfAbilities(operations.at(-1))) {
    const last = items.pop();
    return { text: `${listOf(items.map((item) => item.text + item.tail))}, and ${last?.text ?? ''}`, tail: '' };
  }
  const where = items.find((item) => item.tail.startsWith(', where') || item.tail.startsWith(', except'));
  return {
    text: listOf(items.map((item) => (item === where ? item.text : item.text + item.tail))),
    tail: where?.tail ?? '',
  };
};
