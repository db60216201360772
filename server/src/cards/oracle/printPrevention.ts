// Damage prevented and redirected, in words.

import type { Filter } from '../ability.ts';
import { isPlayerRef } from './playerRefs.ts';
import { type PrintContext, withArticle, words } from './printContext.ts';
import { printAmount, printNoun } from './printing.ts';
import { printPlayer, printRef } from './printRefs.ts';
import type { Of } from './printRules.ts';

const PREVENTED = { all: 'all damage', combat: 'all combat damage', noncombat: 'all noncombat damage' } as const;

export const objectText = (filter: Filter, context: PrintContext): string =>
  filter.kind === 'isRef' ? printRef(filter.ref, context, true) : printNoun(filter, true, context);

/** "by attacking creatures", "by a red source of your choice". */
const bySource = (rule: Of<'preventDamage' | 'redirectDamage'>, context: PrintContext): string | undefined =>
  rule.bySource === undefined
    ? undefined
    : rule.ofYourChoice === true
      ? `by ${withArticle(printNoun(rule.bySource, false, context))} of your choice`
      : `by ${objectText(rule.bySource, context)}`;

export const prevented = (rule: Of<'preventDamage'>, context: PrintContext): string => {
  if (rule.scope === 'nextTime') {
    return words(
      'the next time',
      rule.bySource === undefined ? 'a source' : withArticle(printNoun(rule.bySource, false, context)),
      rule.ofYourChoice === true ? 'of your choice' : undefined,
      'would deal damage to',
      rule.toPlayer === undefined ? undefined : printPlayer(rule.toPlayer, context),
      rule.toObject === undefined ? undefined : objectText(rule.toObject, context),
      'this turn, prevent that damage',
    );
  }
  const scope =
    rule.scope === 'next'
      ? `the next ${rule.amount === undefined ? 'X' : printAmount(rule.amount, context, true)} damage`
      : PREVENTED[rule.scope];
  const to =
    rule.toPlayer === undefined && rule.toObject === undefined
      ? undefined
      : words(
          'to',
          rule.toPlayer === undefined ? undefined : printPlayer(rule.toPlayer, context),
          rule.toPlayer !== undefined && rule.toObject !== undefined
            ? rule.andOr === true
              ? 'and/or'
              : 'and'
            : undefined,
          rule.toObject === undefined ? undefined : objectText(rule.toObject, context),
        ) + (rule.divided === true ? ', divided as you choose' : '');
  if (rule.bySource !== undefined && rule.form === 'toAndBy')
    return `prevent ${scope} that would be dealt to and dealt by ${objectText(rule.bySource, context)}`;
  if (rule.bySource !== undefined && rule.form === 'wouldDeal' && rule.ofYourChoice === true)
    return words(
      `prevent ${scope}`,
      withArticle(printNoun(rule.bySource, false, context)),
      'of your choice would deal',
      to,
    );
  if (rule.bySource !== undefined && rule.form === 'wouldDeal')
    return words(`prevent ${scope} ${objectText(rule.bySource, context)} would deal`, to);
  const by = bySource(rule, context);
  const early = rule.thisTurn === true && rule.turnLate !== true ? 'this turn' : undefined;
  return words(`prevent ${scope} that would be dealt`, early, to, rule.turnLate === true ? 'this turn' : undefined, by);
};

/** "all damage that would be dealt this turn to target creature is dealt to you instead". */
export const redirected = (rule: Of<'redirectDamage'>, context: PrintContext): string => {
  const scope =
    rule.scope === 'next' || rule.scope === 'nextTime'
      ? `the next ${rule.amount === undefined ? 'X' : printAmount(rule.amount, context, true)} damage`
      : PREVENTED[rule.scope];
  const turn = rule.thisTurn === true ? 'this turn' : undefined;
  const to = [
    ...(rule.toPlayer === undefined ? [] : [printPlayer(rule.toPlayer, context)]),
    ...(rule.toObject === undefined ? [] : [objectText(rule.toObject, context)]),
  ];
  return words(
    scope,
    'that would be dealt',
    rule.place === undefined ? turn : undefined,
    to.length === 0 ? undefined : `to ${to.join(' and ')}`,
    rule.place === 'middle' ? turn : undefined,
    bySource(rule, context),
    rule.place === 'late' ? turn : undefined,
    'is dealt to',
    isPlayerRef(rule.instead) ? printPlayer(rule.instead, context) : printRef(rule.instead, context, true),
    'instead',
  );
};

export const isOfAbility = (filter: Filter): boolean =>
  filter.kind === 'ability' || (filter.kind === 'and' && filter.of[0]?.kind === 'ability');
