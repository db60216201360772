// Changes of rules in words: what objects can't do, what players have, what is prevented, what costs more.

import type { Filter, ObjectRef, PlayerRef, RuleEffect } from '../ability.ts';
import { printManaCost } from '../mana.ts';
import { isPlayerRef } from './playerRefs.ts';
import { printEach } from './printAmounts.ts';
import { listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printCosts } from './printCosts.ts';
import { printRuleFrame } from './printDeeds.ts';
import { printAbilityIn, printAmount, printCondition, printNoun } from './printing.ts';
import { isOfAbility, objectText, prevented, redirected } from './printPrevention.ts';
import { playerVerb, possessivePlayer, printPlayer, printPossessive, printRef } from './printRefs.ts';
import { printReplacement } from './printReplacements.ts';
import { PAID_FOR_EACH, PROHIBITIONS } from './rulePredicates.ts';
import { CARRIED, TIMES } from './ruleSentences.ts';

export type Of<R extends RuleEffect['rule']> = Extract<RuleEffect, { rule: R }>;

const byText = (filter: Filter, context: PrintContext): string => {
  const [either, controller] = filter.kind === 'and' ? filter.of : [filter];
  if (either?.kind === 'or' && either.of.every((part) => part.kind === 'spell' || part.kind === 'ability')) {
    const who =
      controller?.kind === 'controlledBy'
        ? ` ${printPlayer(controller.player, context)} ${playerVerb(controller.player, 'control')}`
        : '';
    return `spells or abilities${who}`;
  }
  return printNoun(filter, true, context);
};

/** "activated abilities can't be activated". */
export const printAbilitiesProhibited = (rule: Of<'cant'>): string =>
  `activated abilities can't be activated${rule.what === 'activateNonManaAbilities' ? " unless they're mana abilities" : ''}`;

/** "Unless at least two other creatures attack". */
const othersText = ({ what, others }: Of<'cant'>, context: PrintContext): string | undefined => {
  if (others === undefined) return undefined;
  const verb = PROHIBITIONS.find(([, each]) => each === what)?.[0] ?? what;
  return `unless at least ${printAmount({ kind: 'number', value: others }, context)} other creatures ${verb}`;
};

const cant = (rule: Of<'cant'>, plural: boolean, context: PrintContext): string => {
  const by = rule.by === undefined ? undefined : `by ${printNoun(rule.by, true, context)}`;
  const except = rule.except === undefined ? undefined : `except by ${printNoun(rule.except, true, context)}`;
  const unless =
    rule.unless === undefined ? othersText(rule, context) : `unless ${printCondition(rule.unless, context)}`;
  switch (rule.what) {
    case 'beBlocked':
      return words(
        "can't be blocked",
        rule.thisTurn === true && rule.number !== undefined ? 'this turn' : undefined,
        rule.number === 'moreThanOne'
          ? 'by more than one creature'
          : rule.number === 'exceptTwo'
            ? 'except by two or more creatures'
            : rule.number === 'exceptThree'
              ? 'except by three or more creatures'
              : undefined,
        rule.thisTurn === true && rule.number === undefined ? 'this turn' : undefined,
        by,
        except,
      );
    case 'beEnchanted':
      return words("can't be enchanted", by);
    case 'beTargeted':
      return `can't be the target of ${rule.by === undefined ? 'spells or abilities' : byText(rule.by, context)}`;
    case 'gainControl':
      return `other players can't gain control of ${plural ? 'them' : 'it'}`;
    case 'activateAbilities':
    case 'activateNonManaAbilities':
      return `${plural ? 'their' : 'its'} ${printAbilitiesProhibited(rule)}`;
    case 'untapDuringUntapStep':
      if (rule.yours === true) return `${plural ? "don't" : "doesn't"} untap during your untap step`;
      return plural
        ? "don't untap during their controllers' untap steps"
        : "doesn't untap during its controller's untap step";
    case 'block':
      return words(
        "can't block",
        rule.by === undefined ? undefined : objectText(rule.by, context),
        unlessPaidText(rule.unlessPaid, context),
        unless,
      );
    case 'beCountered':
      return words("can't be countered", rule.byAnything === true ? 'by spells or abilities' : by, unless);
    default: {
      const text = PROHIBITIONS.find(([, what]) => what === rule.what)?.[0] ?? rule.what;
      return words(`can't ${text}`, whomText(rule.whom, context), unlessPaidText(rule.unlessPaid, context), unless);
    }
  }
};

const whomText = (whom: readonly (ObjectRef | PlayerRef)[] | undefined, context: PrintContext): string | undefined =>
  whom === undefined
    ? undefined
    : listOf(
        whom.map((each) => (isPlayerRef(each) ? printPlayer(each, context) : printRef(each, context, true))),
        'or',
      );

/** "unless its controller pays {2} for each of those creatures". */
const unlessPaidText = (paid: Of<'cant'>['unlessPaid'], context: PrintContext): string | undefined => {
  if (paid === undefined) return undefined;
  const costs = printCosts(paid.costs, context);
  const [cost] = paid.costs;
  const each = PAID_FOR_EACH.find(([, one]) => one === paid.each)?.[0].replace(" 's", "'s");
  const plain = cost?.pay === 'mana' || cost?.pay === 'life';
  return words(
    'unless',
    printPlayer(paid.who, context),
    plain
      ? `${playerVerb(paid.who, 'pay')} ${costs.replace(/^Pay /, '')}`
      : costs.slice(0, 1).toLowerCase() + costs.slice(1),
    each,
    paid.perEach === undefined ? undefined : printEach(paid.perEach, context),
  ).concat(paid.where === undefined ? '' : `, where X is ${printAmount(paid.where, context)}`);
};

const mustText = (rule: Of<'must'>, plural: boolean, context: PrintContext): string => {
  const time = rule.thisTurn === true ? 'this turn' : rule.thisCombat === true ? 'this combat' : 'each combat';
  if (rule.what === 'beBlocked')
    return words(
      'must be blocked',
      rule.by === undefined ? undefined : `by ${withArticle(printNoun(rule.by, false, context))}`,
      rule.eachCombat === true ? 'each combat' : undefined,
      time === 'each combat' ? undefined : time,
      'if able',
    );
  const verb =
    rule.what === 'attackOrBlock'
      ? plural
        ? 'attack or block'
        : 'attacks or blocks'
      : plural
        ? rule.what
        : `${rule.what}s`;
  return words(verb, whomText(rule.whom === undefined ? undefined : [rule.whom], context), time, 'if able');
};

const ACTION_WORDS = {
  attack: 'attack',
  block: 'block',
  beBlocked: 'be blocked',
  beTargeted: 'be the target',
} as const;

const asThoughText = (rule: Of<'asThough'>, context: PrintContext): string =>
  words(
    'can',
    ACTION_WORDS[rule.action],
    rule.what === undefined ? undefined : printNoun(rule.what, true, context),
    rule.by === undefined ? undefined : `of ${printNoun(rule.by, true, context)}`,
    'as though',
    rule.who,
    rule.has ? 'had' : "didn't have",
    listOf([...rule.keywords], 'or'),
  );

const MUST = {
  attack: ['attacks each combat if able', 'attack each combat if able'],
  block: ['blocks each combat if able', 'block each combat if able'],
  beBlocked: ['must be blocked if able', 'must be blocked if able'],
  beBlockedByAll: ['is blocked by all', 'are blocked by all'],
} as const;

const CAN: Readonly<Record<Of<'can'>['what'], string>> = {
  stayTapped: 'stay tapped',
  attackAsThoughNoDefender: "attack as though it didn't have defender",
  blockAdditional: 'block an additional creature each combat',
  blockOnly: 'block only',
  attackOnlyAlone: 'only attack alone',
  blockFlying: 'block creatures with flying',
  castAsThoughFlash: 'be cast as though it had flash',
  playAdditionalLand: 'play an additional land',
  lookAtTopCard: 'be looked at',
  playFromZone: 'be played',
  beAttachedOnly: 'be attached only',
};

/** What is said of objects: "can't block", "enters tapped". */
export const printObjectRule = (rule: RuleEffect, plural: boolean, context: PrintContext): string => {
  switch (rule.rule) {
    case 'cant':
      return cant(rule, plural, context);
    case 'asThough':
      return asThoughText(rule, context);
    case 'must':
      if (rule.what !== 'beBlockedByAll') return mustText(rule, plural, context);
      return rule.thisTurn === true
        ? MUST[rule.what][plural ? 1 : 0]
            .replace('each combat ', 'this turn ')
            .replace('blocked if', 'blocked this turn if')
        : MUST[rule.what][plural ? 1 : 0];
    case 'can':
      if (rule.what === 'blockOnly' && rule.filter !== undefined)
        return `can block only ${printNoun(rule.filter, true, context)}`;
      if (rule.what === 'beAttachedOnly' && rule.filter !== undefined)
        return `can be attached only to ${withArticle(printNoun(rule.filter, false, context))}`;
      if (rule.what === 'blockAdditional' && rule.amount?.kind === 'number' && rule.amount.value !== 1)
        return words(
          'can block',
          rule.upTo === true ? 'up to' : undefined,
          printAmount(rule.amount, context),
          'additional creatures',
          rule.each === false ? undefined : 'each combat',
        );
      if (rule.what === 'blockAdditional' && rule.each === false) return 'can block an additional creature';
      if (rule.what === 'blockAdditional' && rule.amount === undefined) return 'can block any number of creatures';
      return `can ${plural ? CAN[rule.what].replace("it didn't", "they didn't") : CAN[rule.what]}`.replace(
        'attack as',
        rule.thisTurn === true ? 'attack this turn as' : 'attack as',
      );
    case 'entersTapped':
      return plural ? 'enter tapped' : 'enters tapped';
    case 'entersUntapped':
      return plural ? 'enter untapped' : 'enters untapped';
    case 'entersWithCounters': {
      const one = rule.count.kind === 'number' && rule.count.value === 1;
      const more = rule.additional === true ? 'additional ' : '';
      const counters = one
        ? withArticle(`${more}${rule.counter} counter`)
        : `${printAmount(rule.count, context)} ${more}${rule.counter} counters`;
      return `${plural ? 'enter' : 'enters'} with ${counters} on ${plural ? 'them' : 'it'}`;
    }
    case 'cost':
      return costText(rule, plural, context);
    case 'other':
      return words(rule.verb, ...rule.args);
    default:
      return rule.rule;
  }
};

const costText = (rule: Of<'cost'>, plural: boolean, context: PrintContext): string =>
  words(
    plural ? 'cost' : 'costs',
    rule.upTo === true ? 'up to' : undefined,
    rule.form === 'x' ? '{X}' : printManaCost(rule.cost),
    rule.change,
    rule.of === 'activate' ? 'to activate' : 'to cast',
    rule.exceptMana === true ? "unless they're mana abilities" : undefined,
    rule.perEach === undefined || rule.form === 'x' ? undefined : printEach(rule.perEach, context),
  ) + (rule.form === 'x' && rule.perEach !== undefined ? `, where X is ${printAmount(rule.perEach, context)}` : '');

/** Sentences that single out no subject: prevention and costs. */
export const printRulesSentence = (rule: RuleEffect, context: PrintContext): string => {
  switch (rule.rule) {
    case 'preventDamage':
      return prevented(rule, context);
    case 'cost': {
      const who =
        rule.player === undefined
          ? undefined
          : `${printPlayer(rule.player, context)} ${playerVerb(rule.player, rule.of === 'activate' ? 'activate' : 'cast')}`;
      const one = rule.first === true || rule.single === true;
      const noun = printNoun(rule.filter, !one, context);
      if (rule.of === 'activate' && rule.filter.kind === 'object')
        return words('activated abilities', costText(rule, true, context));
      if (rule.possessive === true && rule.filter.kind === 'isRef')
        return words(`${printPossessive(rule.filter.ref, context)} activated abilities`, costText(rule, true, context));
      return words(
        rule.first === true ? 'the first' : rule.single === true ? 'each' : undefined,
        rule.of === 'activate' && !isOfAbility(rule.filter) ? `activated abilities of ${noun}` : noun,
        who,
        rule.first === true ? (rule.yours === true ? 'during each of your turns' : 'each turn') : undefined,
        rule.thisTurn === true ? 'this turn' : undefined,
        rule.late === undefined ? undefined : printNoun(rule.late, true, context),
        rule.time === undefined ? undefined : TIMES.find(([, time]) => time === rule.time)?.[0],
        costText(rule, !one, context),
      );
    }
    case 'frame':
      return printRuleFrame(rule.frame, rule.parts, context);
    case 'redirectDamage':
      return redirected(rule, context);
    case 'instead':
      return printReplacement(rule, context);
    case 'noLegendRule':
      return 'the "legend rule" doesn\'t apply';
    case 'other':
      return CARRIED.find(([, verb]) => verb === rule.verb)?.[0] ?? words(rule.verb, ...rule.args);
    default:
      return printObjectRule(rule, true, context);
  }
};

/** What is said of players. */
export const printPlayerRule = (rule: RuleEffect, player: PlayerRef, gain: boolean, context: PrintContext): string => {
  const subject = printPlayer(player, context);
  switch (rule.rule) {
    case 'playerAbility': {
      const text = printAbilityIn(rule.ability, context);
      const ability = text.slice(0, 1).toLowerCase() + text.slice(1);
      return words(subject, playerVerb(player, gain ? 'gain' : 'have'), ability);
    }
    case 'maxHandSize': {
      if (rule.change === 'none') return words(subject, playerVerb(player, 'have'), 'no maximum hand size');
      const amount = rule.amount === undefined ? '' : printAmount(rule.amount, context);
      const change = rule.change === 'set' ? 'is' : rule.change === 'reduce' ? 'is reduced by' : 'is increased by';
      return words(possessivePlayer(player, context), 'maximum hand size', change, amount);
    }
    case 'skipDraw':
      return 'skip your draw step';
    case 'noUntapStep':
      return 'skip your untap step';
    case 'cantGetCounters':
      return words(subject, "can't get counters");
    case 'cantGainLife':
      return words(subject, "can't gain life");
    case 'cantLoseTheGame':
      return words(subject, "can't lose the game");
    case 'cantWinTheGame':
      return words(subject, "can't win the game");
    case 'cant':
      if (rule.passive === true && rule.by !== undefined) return `${printNoun(rule.by, true, context)} can't be played`;
      if (rule.what === 'draw')
        return words(
          subject,
          rule.number === 'moreThanOne' ? "can't draw more than one card each turn" : "can't draw cards",
        );
      if (rule.what === 'attackWith' && rule.by !== undefined)
        return words(subject, `can't attack with ${printNoun(rule.by, true, context)}`);
      if (rule.what !== 'cast' && rule.what !== 'play' && rule.what !== 'activate')
        return words(subject, printObjectRule(rule, true, context));
      return words(
        subject,
        `can't ${rule.what}`,
        rule.number === 'moreThanOne' ? 'more than one' : undefined,
        rule.by === undefined ? 'spells' : printNoun(rule.by, rule.number !== 'moreThanOne', context),
        rule.eachTurn === true ? 'each turn' : undefined,
      );
    case 'can': {
      const { amount } = rule;
      const count = amount === undefined ? 'any number of' : printAmount(amount, context);
      const one = amount?.kind === 'number' && amount.value === 1;
      return words(
        subject,
        'may play',
        one ? 'an additional land' : `${rule.upTo === true ? 'up to ' : ''}${count} additional lands`,
        rule.each === true ? 'on each of your turns' : undefined,
      );
    }
    default:
      return words(subject, printObjectRule(rule, true, context));
  }
};
