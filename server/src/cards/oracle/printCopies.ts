// Copy exceptions in words: ", except it's an enchantment in addition to its other types and it has haste".

import type { CopyException, Instruction } from '../ability.ts';
import { pluralOf } from '../vocabulary.ts';
import { printAbilities } from './printAbilities.ts';
import { printColors } from './printColors.ts';
import { listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printAmount, printCondition, printPredicate } from './printing.ts';
import { printPlayer, printRef } from './printRefs.ts';
import { printSubtypeChoice } from './printSubtypes.ts';
import { counted, creator, entering, isOne, scaled, tail } from './printVerbs.ts';

const typeWords = (item: Extract<CopyException, { exception: 'addTypes' | 'setTypes' }>): string => {
  const supertypes = item.supertypes ?? [];
  return words(
    ...supertypes.map((type) => type.toLowerCase()),
    item.subtypes === undefined ? undefined : printSubtypeChoice(item.subtypes),
    ...(item.types ?? []).map((type) => type.toLowerCase()),
  );
};

type Said = CopyException['said'];

const isMany = (said: Said): boolean => said === 'they' || said === 'the tokens' || said === 'the copies';

/** "it's", "they're", "the token is", or the verb alone. */
const subjectIs = (said: Said): string => {
  if (said === undefined) return "it's";
  if (said === 'they') return "they're";
  return said === 'elided' ? 'is' : `${said} ${isMany(said) ? 'are' : 'is'}`;
};

/** Subject and verb: "it has", "they have", "has". */
const subjectVerb = (said: Said, one: string, many: string): string =>
  words(said === 'elided' ? undefined : (said ?? 'it'), isMany(said) ? many : one);

/** "if equipped creature is legendary". */
const onlyIf = (item: CopyException | undefined, context: PrintContext): string | undefined =>
  item?.onlyIf === undefined ? undefined : `if ${printCondition(item.onlyIf, context)}`;

/** Exceptions of one "it's …" phrase stand together: P/T, colours and types. */
const phrase = (items: readonly CopyException[], context: PrintContext): string => {
  const said = items[0]?.said;
  const pair = items.find((item) => item.exception === 'setPT');
  const colors = items.find((item) => item.exception === 'setColors');
  const types = items.find((item) => item.exception === 'addTypes' || item.exception === 'setTypes');
  const typed =
    types !== undefined && (types.exception === 'addTypes' || types.exception === 'setTypes') ? types : undefined;
  const core = words(
    pair?.exception === 'setPT' ? pairText(pair, context) : undefined,
    colors?.exception === 'setColors' ? printColors(colors.colors) : undefined,
    typed === undefined ? undefined : typeWords(typed),
  );
  const noun = typed !== undefined && ((typed.types?.length ?? 0) > 0 || typed.subtypes !== undefined);
  const onlySuper = typed?.exception === 'addTypes' && !noun && typed.addition !== true;
  const both = colors?.exception === 'setColors' && colors.addition === true;
  const its = isMany(said) ? 'their' : 'its';
  const kind = both
    ? 'colors and types'
    : typed?.exception === 'addTypes' && typed.of !== undefined
      ? 'creature types'
      : 'types';
  const addition =
    typed?.exception === 'addTypes' && !onlySuper
      ? `in addition to ${its} other ${kind}`
      : both
        ? `in addition to ${its} other colors`
        : undefined;
  const named = noun && isMany(said) ? core.replace(/[\p{L}-]+$/u, (last) => pluralOf(last)) : core;
  const late = typed?.exception === 'addTypes' && typed.last === true;
  return words(
    subjectIs(said),
    noun && !isMany(said) ? withArticle(core) : named,
    late ? undefined : addition,
    onlyIf(items[0], context),
  );
};

const pairText = (pair: Extract<CopyException, { exception: 'setPT' }>, context: PrintContext): string =>
  `${printAmount(pair.power, context, true)}/${printAmount(pair.toughness, context, true)}`;

const kept = (item: Extract<CopyException, { exception: 'keep' }>): string => {
  const what = listOf(item.what);
  switch (item.form) {
    case 'permanent':
      return `it doesn't copy that permanent's ${what}`;
    case 'its':
      return `it doesn't copy its ${what}`;
    case 'passive':
      return `its ${what} isn't copied`;
    case 'except for':
      return `for its ${what}`;
    default:
      return `it doesn't copy that creature's ${what}`;
  }
};

const single = (item: CopyException, context: PrintContext): string => {
  const { said } = item;
  switch (item.exception) {
    case 'addAbilities':
      return words(
        item.form === 'gains' ? subjectVerb(said, 'gains', 'gain') : subjectVerb(said, 'has', 'have'),
        abilityText(item, context),
      );
    case 'setPT':
      if (item.form === 'are') return `its power and toughness are ${pairText(item, context)}`;
      if (item.form === 'base')
        return words(subjectVerb(said, 'has', 'have'), 'base power and toughness', pairText(item, context));
      return phrase([item], context);
    case 'addTypes':
    case 'setTypes':
    case 'setColors':
      return phrase([item], context);
    case 'notSupertype':
      return words(
        subjectVerb(said, "isn't", "aren't"),
        ...item.supertypes.map((type) => type.toLowerCase()),
        item.ifSo === true ? 'if the spell is legendary' : undefined,
      );
    case 'noManaCost':
      return words(subjectVerb(said, 'has', 'have'), 'no mana cost');
    case 'setName':
      return `its name is ${item.name}`;
    case 'keep':
      return kept(item);
    case 'keepOtherAbilities':
      return `it has ${context.self}'s other abilities`;
    case 'keepThisAbility':
      return item.form === 'gains'
        ? words(subjectVerb(said, 'gains', 'gain'), 'this ability')
        : words(subjectVerb(said, 'has', 'have'), 'this ability');
    case 'withCounters':
      return `it enters with ${item.count.kind === 'number' && item.count.value === 1 ? 'an additional' : `${printAmount(item.count, context)} additional`} ${item.counter} ${item.count.kind === 'number' && item.count.value === 1 ? 'counter' : 'counters'} on it${item.condition === undefined ? '' : ` if it's ${printPredicate(item.condition, context)}`}`;
    case 'enters':
      return 'it enters tapped';
  }
};

/** "in addition to its other types", where it stands after the abilities. */
const lateAddition = (exceptions: readonly CopyException[]): string => {
  const types = exceptions.find((item) => item.exception === 'addTypes' && item.last === true);
  return types === undefined ? '' : ` in addition to ${isMany(types.said) ? 'their' : 'its'} other types`;
};

const abilityText = (
  { abilities }: Extract<CopyException, { exception: 'addAbilities' }>,
  context: PrintContext,
): string =>
  printAbilities(
    abilities,
    abilities.map((ability) => ability.kind !== 'keyword'),
    context,
  );

const inPhrase = (item: CopyException): boolean =>
  item.exception === 'addTypes' ||
  item.exception === 'setTypes' ||
  item.exception === 'setColors' ||
  (item.exception === 'setPT' && item.form === undefined);

/** ", except …", or nothing. */
export const printExceptions = (all: readonly CopyException[], context: PrintContext): string => {
  const exceptions = all.filter(
    (item) => !isAfter(item) && !(item.exception === 'addAbilities' && item.later !== undefined),
  );
  const after = all.some(isAfter) ? ' and gains this ability' : '';
  if (exceptions.length === 0) return after;
  const items: string[] = [];
  let group: CopyException[] = [];
  const flush = (): void => {
    if (group.length > 0) items.push(phrase(group, context));
    group = [];
  };
  for (const item of exceptions) {
    const begins = item.said !== undefined || item.begins === true;
    if (inPhrase(item) && !begins && !group.some((other) => other.exception === item.exception)) group.push(item);
    else {
      flush();
      const before = items.length - 1;
      if (item.exception === 'addAbilities' && item.form === 'with' && before >= 0)
        items[before] += ` with ${abilityText(item, context)}${lateAddition(exceptions)}`;
      else if (inPhrase(item)) group.push(item);
      else items.push(words(single(item, context), onlyIf(item, context)));
    }
  }
  flush();
  const last = exceptions.at(-1);
  if (last?.exception === 'keepThisAbility' && last.joined === true) {
    const own = items.splice(-2);
    items.push(`${own[0] ?? ''} and this ability`);
  }
  return `, except ${listOf(items)}${after}`;
};

const isAfter = (item: CopyException): boolean => item.exception === 'keepThisAbility' && item.after === true;

/** "create two tapped tokens that are copies of that creature, except they have haste". */
export const printTokenCopy = (
  item: Extract<Instruction, { do: 'createTokenCopy' }>,
  context: PrintContext,
): string => {
  if (item.ofThose === true) return `create ${printAmount(item.count, context)} of those tokens`;
  const plural = !isOne(item.count);
  const first = item.enteringFirst === true;
  const ahead = item.tappedFirst === true || (item.tapped === true && item.attacking !== true);
  const head = first ? 'tapped and attacking ' : ahead ? 'tapped ' : '';
  const text = words(
    creator(item, 'create', context),
    counted(item.count, context, `${head}token`, `${head}tokens`),
    plural ? 'that are copies of' : "that's a copy of",
    printRef(item.of, context, true),
  );
  const whom = item.attacks === undefined ? undefined : printPlayer(item.attacks, context);
  const said = first ? undefined : entering(item.tapped === true && !ahead, item.attacking, plural);
  const late = item.late === true ? said?.replace(/^that(?:'s| are) /, '') : said;
  const blocking = item.blocks === undefined ? undefined : `that's blocking ${printRef(item.blocks, context, true)}`;
  return words(
    text +
      printExceptions(item.exceptions, context) +
      (item.late === true && item.attacking === true && late?.startsWith('tapped') === true ? ',' : ''),
    (late !== undefined || blocking !== undefined) && item.and === true ? 'and' : undefined,
    late,
    whom,
    blocking,
  );
};

/** "copy that spell twice. You may choose new targets for the copies". */
export const printSpellCopy = (
  item: Extract<Instruction, { do: 'copySpell' }>,
  context: PrintContext,
  what = printRef(item.of, context, true),
): string => {
  const { base, each } = scaled(item.count);
  const one = base.kind === 'number' && base.value === 1;
  const times = one
    ? undefined
    : base.kind === 'number' && base.value === 2
      ? 'twice'
      : `${printAmount(base, context)} times`;
  const { targetsSaid: said } = item;
  const noun = said?.noun ?? (each !== undefined || times !== undefined ? 'the copies' : 'the copy');
  const targets = said?.one === true ? 'a new target' : 'new targets';
  const lead =
    said?.lead === 'and you'
      ? ' and you may choose'
      : said?.lead === 'and'
        ? ' and may choose'
        : said?.lead === 'that player'
          ? '. That player may choose'
          : '. You may choose';
  return (
    words('copy', what, tail(each, context), times) +
    printExceptions(item.exceptions, context) +
    (item.newTargets ? `${lead} ${targets} for ${noun}` : '')
  );
};
