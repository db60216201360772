// Abilities in words that say how an object enters the battlefield or is turned face up.

import type { EntersModification, Filter } from '../ability.ts';
import type { Of } from './print.ts';
import { printAbilities } from './printAbilities.ts';
import { isSaidEach, printEach } from './printAmounts.ts';
import { printBodyIn } from './printBodies.ts';
import { printColors } from './printColors.ts';
import { printDuration } from './printConditions.ts';
import { capital, listOf, lower, type PrintContext, withArticle, words } from './printContext.ts';
import { printExceptions } from './printCopies.ts';
import { printAmount, printCondition, printNoun } from './printing.ts';
import { printPredicates } from './printOperations.ts';
import { isPlural, printRef } from './printRefs.ts';
import { betweenWords, CHOICES } from './spellVerbs.ts';
import { withoutOther } from './withoutOther.ts';

const counters = (
  modification: Extract<EntersModification, { as: 'counters' }>,
  plural: boolean,
  context: PrintContext,
): string => {
  const { count, additional } = modification;
  const counter = additional === true ? `additional ${modification.counter}` : modification.counter;
  const on = plural ? 'on them' : 'on it';
  if (count.kind === 'number') {
    return `with ${count.value === 1 ? withArticle(`${counter} counter`) : `${printAmount(count, context)} ${counter} counters`} ${on}`;
  }
  if (modification.form === 'x') return `with X ${counter} counters on it, where X is ${printAmount(count, context)}`;
  if (count.kind === 'x') return `with X ${counter} counters on it`;
  const factor = count.kind === 'times' ? printAmount({ kind: 'number', value: count.factor }, context) : undefined;
  const each = count.kind === 'times' ? count.amount : count;
  if (isSaidEach(each)) {
    const head = factor === undefined ? withArticle(`${counter} counter`) : `${factor} ${counter} counters`;
    return `with ${head} ${on} ${printEach(each, context)}`;
  }
  return `with a number of ${counter} counters ${on} equal to ${printAmount(count, context)}`;
};

/** "a creature", "another creature": what is chosen as something enters. */
const chosenText = (filter: Filter, context: PrintContext): string => {
  const other = withoutOther(filter);
  return other === undefined
    ? withArticle(printNoun(filter, false, context))
    : `another ${printNoun(other, false, context)}`;
};

export const printEnters = (ability: Of<'enters'>, context: PrintContext): string => {
  const what = printRef(ability.what, context);
  if (ability.condition?.kind === 'wasPaid' && ability.condition.form === 'escapes') {
    const { condition: _, ...plain } = ability;
    return printEnters(plain, context).replace(' enters ', ' escapes ');
  }
  const copy = ability.modifications.find((item) => item.as === 'copy');
  if (copy?.as === 'copy' && copy.chooseFrom === undefined) {
    const tapped = ability.modifications.some((item) => item.as === 'tapped') ? 'tapped ' : '';
    const ofRef =
      copy.selection.filter.kind === 'isRef' ? printRef(copy.selection.filter.ref, context, true) : undefined;
    const text = `enter ${tapped}as a copy of ${ofRef ?? (copy.article === 'a' ? withArticle(printNoun(copy.selection.filter, false, context)) : `any ${printNoun(copy.selection.filter, false, context)}`)}${printExceptions(copy.exceptions, context)}.`;
    const said = copy.optional
      ? `You may have ${what} ${text}`
      : `${capital(what)} ${text.replace(/^enter/, 'enters')}`;
    return ability.condition === undefined ? said : `If ${printCondition(ability.condition, context)}, ${lower(said)}`;
  }
  const event = {
    enters: 'enters',
    turnedFaceUp: 'is turned face up',
    entersOrTurnedFaceUp: 'enters or is turned face up',
  }[ability.on];
  const [first, ...later] = ability.modifications;
  const choice = later.findIndex(({ as }) => as === 'choose' || as === 'instructions');
  if (choice >= 0 && (first?.as === 'tapped' || first?.as === 'counters')) {
    const before = printEnters({ ...ability, modifications: ability.modifications.slice(0, choice + 1) }, context);
    const after = printEnters({ ...ability, modifications: later.slice(choice) }, { ...context, self: 'it' });
    return `${before} ${after}`;
  }
  switch (first?.as) {
    case 'choose': {
      const thing =
        first.among !== undefined
          ? listOf(first.among, 'or')
          : first.selection !== undefined
            ? chosenText(first.selection.filter, context)
            : (CHOICES.find(([, kind]) => kind === first.what)?.[0] ?? first.what);
      if (first.otherThan !== undefined) {
        return `As ${what} ${event}, choose ${thing} other than ${printColors({ kind: 'colors', colors: [first.otherThan.color] })}.`;
      }
      return `As ${what} ${event}, choose ${words(thing, betweenWords(first.between))}.`;
    }
    case 'become': {
      const options = first.alternatives.map((operations) =>
        printPredicates(operations, false, context).text.replace(/^becomes /, ''),
      );
      return `As ${what} ${event}, it becomes your choice of ${listOf(options, 'or')}.`;
    }
    case 'copy': {
      const noun = printNoun(first.selection.filter, false, context);
      const exceptions = printExceptions(first.exceptions, context);
      const until = first.until === undefined ? '' : printDuration(first.until, context);
      const other = withoutOther(first.selection.filter);
      if (first.chooseFrom === 'have')
        return `As ${what} ${event}, you may have it become a copy of any ${noun}${until === '' ? '' : ` ${until}`}${exceptions}.`;
      const plain = other ?? first.selection.filter;
      const bare = printNoun(plain.kind === 'and' ? (plain.of[0] ?? plain) : plain, false, context);
      const chosen = other === undefined ? withArticle(noun) : `another ${printNoun(other, false, context)}`;
      const becomes =
        first.chooseFrom === 'becomes'
          ? `${until === '' ? '' : `${until}, `}it becomes a copy of`
          : `${what} enters as a copy of`;
      return `As ${what} ${event}, you may choose ${chosen}. If you do, ${becomes} that ${bare}${exceptions}.`;
    }
    case 'copyOfExiled': {
      const { counters: more } = first;
      const number = printAmount({ kind: 'number', value: first.count }, context);
      const other =
        more === undefined
          ? ''
          : ` with a number of additional ${more.counter} counters on it equal to the ${more.equalTo === 'manaValue' ? 'mana value' : more.equalTo} of the other card`;
      return `As ${what} ${event}, you may exile ${number} ${printNoun(first.selection.filter, true, context)}. If you do, it enters as a copy of one of those cards${other}${printExceptions(first.exceptions, context)}.`;
    }
    case 'instructions':
      return `As ${what} ${event}, ${lower(printBodyIn({ targets: [], instructions: first.instructions }, context))}`;
    default:
  }
  const items = ability.modifications.map((item) =>
    item.as === 'counters'
      ? counters(item, isPlural(ability.what, context), context)
      : item.as === 'abilities'
        ? `with ${printAbilities(item.abilities, undefined, context)}`
        : item.as === 'faceDown'
          ? 'face down'
          : item.as,
  );
  const [head, ...rest] = ability.modifications;
  const tapped =
    head?.as === 'tapped' && rest.length > 0 && rest.every((item) => item.as === 'counters' || item.as === 'abilities');
  const verb = isPlural(ability.what, context) ? 'enter' : 'enters';
  const core = `${what} ${verb} ${tapped ? `tapped ${listOf(items.slice(1))}` : listOf(items)}`;
  if (ability.condition === undefined) return `${capital(core)}.`;
  if (ability.condition.kind === 'not')
    return `${capital(core)} unless ${printCondition(ability.condition.of, context)}.`;
  if (ability.conditionPlace === 'back') return `${capital(core)} if ${printCondition(ability.condition, context)}.`;
  return `If ${printCondition(ability.condition, context)}, ${core}.`;
};
