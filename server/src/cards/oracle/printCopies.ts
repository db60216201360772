// Copy exceptions in words: ", except it's an enchantment in addition to its other types and it has haste".
import type { CopyException } from '../ability.ts';
import { printAmount } from './printAmounts.ts';
import { listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printPredicate } from './printFilters.ts';
import { printAbilities, printColors, printSubtypeChoice } from './printOperations.ts';

const typeWords = (item: Extract<CopyException, { exception: 'addTypes' | 'setTypes' }>): string => {
  const supertypes = item.exception === 'addTypes' ? (item.supertypes ?? []) : [];
  return words(
    ...supertypes.map((type) => type.toLowerCase()),
    item.subtypes === undefined ? undefined : printSubtypeChoice(item.subtypes),
    ...(item.types ?? []).map((type) => type.toLowerCase()),
  );
};

/** Exceptions of one "it's …" phrase stand together: P/T, colours and types. */
const phrase = (items: readonly CopyException[], context: PrintContext): string => {
  const pair = items.find((item) => item.exception === 'setPT');
  const colors = items.find((item) => item.exception === 'setColors');
  const types = items.find((item) => item.exception === 'addTypes' || item.exception === 'setTypes');
  const typed =
    types !== undefined && (types.exception === 'addTypes' || types.exception === 'setTypes') ? types : undefined;
  const core = words(
    pair?.exception === 'setPT'
      ? `${printAmount(pair.power, context, true)}/${printAmount(pair.toughness, context, true)}`
      : undefined,
    colors?.exception === 'setColors' ? printColors(colors.colors) : undefined,
    typed === undefined ? undefined : typeWords(typed),
  );
  const noun = typed !== undefined && ((typed.types?.length ?? 0) > 0 || typed.subtypes !== undefined);
  const onlySuper = typed?.exception === 'addTypes' && !noun && typed.addition !== true;
  const both = colors?.exception === 'setColors' && colors.addition === true;
  const addition =
    typed?.exception === 'addTypes' && !onlySuper
      ? `in addition to its other ${both ? 'colors and types' : 'types'}`
      : both
        ? 'in addition to its other colors'
        : undefined;
  return words("it's", noun ? withArticle(core) : core, addition);
};

const single = (item: CopyException, context: PrintContext): string => {
  switch (item.exception) {
    case 'addAbilities':
      return `it ${item.form === 'gains' ? 'gains' : 'has'} ${printAbilities(
        item.abilities,
        item.abilities.map((ability) => ability.kind !== 'keyword'),
        context,
      )}`;
    case 'addTypes':
    case 'setTypes':
    case 'setColors':
    case 'setPT':
      return phrase([item], context);
    case 'notSupertype':
      return words(
        item.copy === true ? "the copy isn't" : "it isn't",
        ...item.supertypes.map((type) => type.toLowerCase()),
        item.ifSo === true ? 'if the spell is legendary' : undefined,
      );
    case 'setName':
      return `its name is ${item.name}`;
    case 'keep':
      return `it doesn't copy that creature's ${listOf(item.what)}`;
    case 'keepThisAbility':
      return 'it has this ability';
    case 'withCounters':
      return `it enters with ${item.count.kind === 'number' && item.count.value === 1 ? 'an additional' : `${printAmount(item.count, context)} additional`} ${item.counter} ${item.count.kind === 'number' && item.count.value === 1 ? 'counter' : 'counters'} on it${item.condition === undefined ? '' : ` if it's ${printPredicate(item.condition)}`}`;
    case 'enters':
      return 'it enters tapped';
  }
};

const inPhrase = (item: CopyException): boolean =>
  item.exception === 'addTypes' ||
  item.exception === 'setTypes' ||
  item.exception === 'setColors' ||
  item.exception === 'setPT';

/** ", except …", or nothing. */
export const printExceptions = (exceptions: readonly CopyException[], context: PrintContext): string => {
  if (exceptions.length === 0) return '';
  const items: string[] = [];
  let group: CopyException[] = [];
  const flush = (): void => {
    if (group.length > 0) items.push(phrase(group, context));
    group = [];
  };
  for (const item of exceptions) {
    if (inPhrase(item) && !group.some((other) => other.exception === item.exception)) group.push(item);
    else {
      flush();
      if (inPhrase(item)) group.push(item);
      else items.push(single(item, context));
    }
  }
  flush();
  const last = exceptions.at(-1);
  if (last?.exception === 'keepThisAbility' && last.joined === true) {
    const own = items.splice(-2);
    items.push(`${own[0] ?? ''} and this ability`);
  }
  return `, except ${listOf(items)}`;
};
