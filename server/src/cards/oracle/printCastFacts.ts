// How a spell was cast, in words: the conditions that `castConditions` reads.

import type { Condition } from '../ability.ts';
import { printManaCost } from '../mana.ts';
import { PAID_VERBS, PROMISES } from './castConditions.ts';
import { colorWord } from './printColors.ts';
import { type PrintContext, withArticle, words } from './printContext.ts';
import { printCosts } from './printCosts.ts';
import { printNoun } from './printing.ts';
import { printHowMany } from './printQuantities.ts';
import { isPlural, playerVerb, printPlayer, printRef } from './printRefs.ts';

type CastFact = Extract<Condition, { kind: 'wasPaid' | 'wasSpent' | 'manaSpentOn' | 'wasCast' }>;

/** Whether the condition is one of these. */
export const isCastFact = (condition: Condition): condition is CastFact =>
  condition.kind === 'wasPaid' ||
  condition.kind === 'wasSpent' ||
  condition.kind === 'manaSpentOn' ||
  condition.kind === 'wasCast';

const wasPaid = (condition: Extract<CastFact, { kind: 'wasPaid' }>, not: boolean, context: PrintContext): string => {
  const was = not ? "wasn't" : 'was';
  const { of } = condition;
  const subject = condition.it === true ? 'it' : of === undefined ? context.self : printRef(of, context);
  switch (condition.form) {
    case 'promise': {
      const said = PROMISES.find(([, cost]) => cost === condition.cost)?.[0] ?? '';
      return not ? said.replace(' was ', " wasn't ") : said;
    }
    case 'using':
      return words(subject, was, 'cast using', condition.cost);
    case 'cost': {
      const time = condition.thisTurn === true ? 'this turn' : undefined;
      return words(
        condition.it === true || subject === 'it' ? 'its' : `${subject}'s`,
        condition.cost,
        'cost',
        was,
        'paid',
        time,
      );
    }
    default: {
      const verb = PAID_VERBS.find(([, cost]) => cost === condition.cost)?.[0] ?? condition.cost;
      const kicker =
        condition.with === undefined ? undefined : `with its ${printCosts(condition.with, context)} kicker`;
      if (condition.present === true) return `${subject}'s ${verb}`;
      return words(subject, was, verb, kicker);
    }
  }
};

/** The condition, or its denial. */
export const printCastFact = (condition: CastFact, not: boolean, context: PrintContext): string => {
  switch (condition.kind) {
    case 'wasPaid':
      return wasPaid(condition, not, context);
    case 'wasSpent':
      return words(
        condition.cost !== undefined
          ? printManaCost(condition.cost)
          : condition.number === undefined
            ? undefined
            : words(
                printHowMany(condition.number, context),
                condition.color === undefined || condition.color === 'same' ? undefined : colorWord(condition.color),
                condition.color === 'same' ? 'mana of the same color' : 'mana',
              ),
        condition.from === undefined ? undefined : `from ${withArticle(printNoun(condition.from, false, context))}`,
        'was spent to cast',
        printRef(condition.on, context, true),
      );
    case 'manaSpentOn':
      return `that mana is spent on ${withArticle(printNoun(condition.what, false, context))}`;
    case 'wasCast': {
      const from = condition.from === undefined ? undefined : printNoun(condition.from, false, context);
      const during = condition.during === undefined ? undefined : 'during your main phase';
      if (condition.by !== undefined)
        return words(
          printPlayer(condition.by, context),
          not ? "didn't cast" : playerVerb(condition.by, 'cast'),
          printRef(condition.what, context, true),
          from,
          during,
        );
      const many = isPlural(condition.what, context);
      const was = many ? (not ? "weren't" : 'were') : not ? "wasn't" : 'was';
      return words(printRef(condition.what, context), was, 'cast', from, during);
    }
  }
};
