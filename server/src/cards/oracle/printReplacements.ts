// Replacement effects in words.

import type { Alteration, ObjectRef, PlayerRef, RuleEffect, Would } from '../ability.ts';
import { isPlayerRef } from './playerRefs.ts';
import { capital, listOf, type PrintContext, words } from './printContext.ts';
import { printAmount, printClauses, printCondition, printNoun } from './printing.ts';
import { printHowMany } from './printQuantities.ts';
import { playerVerb, possessivePlayer, printPlayer, printRef } from './printRefs.ts';
import { countedCounters } from './printVerbs.ts';
import { OBJECT_WOULD, PLAYER_WOULD } from './replacements.ts';

type Replacement = Extract<RuleEffect, { rule: 'instead' }>;
type Made = Extract<Would, { would: 'createTokens' | 'putCounters' }>;

const either = (value: ObjectRef | PlayerRef, context: PrintContext, object = true): string =>
  isPlayerRef(value) ? printPlayer(value, context) : printRef(value, context, object);

const damaged = (to: readonly (ObjectRef | PlayerRef)[], context: PrintContext, word = 'or'): string =>
  `to ${listOf(
    to.map((one) => (one.kind === 'anyPlayer' && one.form === 'bare' ? 'player' : either(one, context))),
    word,
  )}`;

const control = (under: PlayerRef | undefined, context: PrintContext): string | undefined =>
  under === undefined ? undefined : `under ${possessivePlayer(under, context)} control`;

const kindOf = (combat: boolean | undefined): string | undefined =>
  combat === undefined ? undefined : combat ? 'combat' : 'noncombat';

const madeText = (event: Made, context: PrintContext): string => {
  const { by } = event;
  const who = by === undefined ? undefined : by === 'effect' ? 'an effect' : printPlayer(by, context);
  if (event.would === 'createTokens') {
    const tokens = `one or more ${printNoun(event.what, true, context)}`;
    const under = control(event.under, context);
    return who === undefined ? words(tokens, 'would be created', under) : words(who, 'would create', tokens, under);
  }
  const counters = words('one or more', event.counter, 'counters');
  if (isPlayerRef(event.on) && who === undefined) return words(printPlayer(event.on, context), 'would get', counters);
  const on = either(event.on, context);
  return who === undefined ? `${counters} would be put on ${on}` : `${who} would put ${counters} on ${on}`;
};

/** "a source of your choice of the chosen color". */
const sourceText = (source: ObjectRef, ofYourChoice: true | 'late' | undefined, context: PrintContext): string => {
  if (ofYourChoice === undefined || source.kind !== 'choose') return printRef(source, context);
  const { filter } = source.selection;
  const noun = filter.kind === 'and' ? filter.of.slice(0, -1) : [filter];
  const last = filter.kind === 'and' ? filter.of.at(-1) : undefined;
  if (ofYourChoice === true || last === undefined) return `${printRef(source, context)} of your choice`;
  const bare: ObjectRef = {
    ...source,
    selection: { filter: noun.length === 1 && noun[0] !== undefined ? noun[0] : { kind: 'and', of: noun } },
  };
  return words(printRef(bare, context), 'of your choice', printNoun(last, false, context));
};

const wouldText = (event: Would, context: PrintContext): string => {
  switch (event.would) {
    case 'createTokens':
    case 'putCounters':
      return madeText(event, context);
    case 'dealDamage': {
      const to = event.to === undefined ? undefined : damaged(event.to, context, event.toWord);
      if (event.passive === true && event.to?.[0] !== undefined)
        return words(either(event.to[0], context, false), 'would be dealt', kindOf(event.combat), 'damage');
      if (event.source === undefined) return words(kindOf(event.combat), 'damage would be dealt', to);
      const number =
        event.number === undefined || event.number.to.kind !== 'number'
          ? event.number === undefined
            ? undefined
            : printHowMany(event.number, context)
          : `${event.number.to.value} or ${event.number.comparison === '<=' ? 'less' : 'more'}`;
      return words(
        sourceText(event.source, event.ofYourChoice, context),
        'would deal',
        number,
        kindOf(event.combat),
        'damage',
        to,
      );
    }
    case 'goToGraveyard': {
      const where = event.whose === undefined ? 'a graveyard' : `${possessivePlayer(event.whose, context)} graveyard`;
      const from =
        event.from === undefined ? undefined : event.from === 'anywhere' ? 'from anywhere' : 'from the battlefield';
      return words(printRef(event.what, context), 'would be put into', where, from);
    }
    case 'draw':
    case 'mill': {
      const one =
        event.number === undefined ||
        (event.number.comparison === '>=' &&
          event.number.to.kind === 'number' &&
          event.number.to.value === 1 &&
          event.number.some !== true);
      const cards =
        event.number === undefined || (one && event.would === 'draw')
          ? 'a card'
          : `${printHowMany(event.number, context)} cards`;
      return words(
        printPlayer(event.who, context),
        'would',
        event.would,
        cards,
        event.exceptFirst !== true
          ? undefined
          : event.who.kind === 'you'
            ? 'except the first one you draw in each of your draw steps'
            : 'except the first one they draw in each of their draw steps',
      );
    }
    case 'gainLife':
    case 'loseLife':
    case 'loseGame':
    case 'flipCoin':
    case 'loseMana':
    case 'extraTurn':
    case 'scry':
    case 'proliferate':
      return words(printPlayer(event.who, context), 'would', PLAYER_WOULD.find(([, one]) => one === event.would)?.[0]);
    default:
      return words(
        printRef(event.what, context),
        'would',
        OBJECT_WOULD.find(([, one]) => one === event.would)?.[0],
        control(event.under, context),
      );
  }
};

const toThat = (to: Alteration['toThat'], context: PrintContext): string | undefined => {
  if (to === undefined) return undefined;
  if (to === 'you' || to === 'it') return `to ${to}`;
  return `to that ${listOf(
    to.map((filter) => printNoun(filter, false, context)),
    'or',
  )}`;
};

const much = (alter: Alteration, noun: string, context: PrintContext): string => {
  if (alter.plus !== undefined) return `that much ${noun} plus ${printAmount(alter.plus, context, true)}`;
  if (alter.minus !== undefined) return `that much ${noun} minus ${printAmount(alter.minus, context, true)}`;
  if (alter.word === 'double') return `${alter.factor === 3 ? 'triple' : 'double'} that ${noun}`;
  return `${alter.factor === 3 ? 'three times' : 'twice'} that much ${noun}`;
};

const manyMore = (event: Made, alter: Alteration, context: PrintContext): string => {
  const noun = event.would === 'createTokens' ? 'tokens' : 'counters';
  const change =
    alter.plus !== undefined
      ? `that many plus ${printAmount(alter.plus, context)}`
      : `${alter.factor === 3 ? 'three times' : 'twice'} that many`;
  const those =
    alter.those === true
      ? alter.plus === undefined || noun === 'tokens'
        ? `of those ${noun}`
        : `of each of those kinds of ${noun}`
      : words(event.would === 'putCounters' ? event.counter : undefined, noun);
  const all = words(change, those);
  if (event.would === 'createTokens')
    return event.by === undefined
      ? `${all} are created`
      : event.by === 'effect'
        ? `it creates ${all}`
        : `create ${all}`;
  const on = alter.on === undefined || alter.on === 'it' ? 'on it' : `on that ${alter.on}`;
  return event.by === undefined
    ? `${all} are put ${on}`
    : event.by === 'effect'
      ? `it puts ${all} ${on}`
      : `put ${all} ${on}`;
};

const altered = (event: Would, alter: Alteration, context: PrintContext): string => {
  if (event.would === 'createTokens' || event.would === 'putCounters') return manyMore(event, alter, context);
  if (alter.redirect !== undefined && alter.subject !== undefined)
    return `${either(alter.subject, context, false)} deals that damage to ${either(alter.redirect, context)}`;
  if (alter.redirect !== undefined) return `that damage is dealt to ${either(alter.redirect, context)}`;
  if (alter.prevent === 'all') return 'prevent that damage';
  if (alter.prevent !== undefined) {
    const plain = alter.prevent.kind === 'number' || alter.prevent.kind === 'x' || alter.prevent.kind === 'half';
    const amount = printAmount(alter.prevent, context, true);
    return plain ? `prevent ${amount} of that damage` : `prevent X of that damage, where X is ${amount}`;
  }
  if (alter.allBut !== undefined) return `prevent all but ${printAmount(alter.allBut, context, true)} of that damage`;
  if (alter.skip !== undefined) return `${alter.may === true ? 'you may ' : ''}skip that ${alter.skip}`;
  if (alter.under !== undefined) return words('it enters', control(alter.under, context));
  const { subject } = alter;
  if ((event.would === 'draw' || event.would === 'mill') && alter.plus !== undefined && subject !== undefined)
    return words(
      either(subject, context, false),
      isPlayerRef(subject) ? playerVerb(subject, event.would) : event.would,
      `that many cards plus ${printAmount(alter.plus, context)}`,
    );
  const who = subject === undefined ? 'it' : either(subject, context, false);
  if (event.would === 'dealDamage')
    return words(who, 'deals', much(alter, 'damage', context), toThat(alter.toThat, context));
  const verb = event.would === 'gainLife' ? 'gain' : 'lose';
  const inflected = subject !== undefined && isPlayerRef(subject) ? playerVerb(subject, verb) : `${verb}s`;
  return words(who, inflected, much(alter, 'life', context));
};

/** The whole sentence. */
export const printReplacement = (rule: Replacement, context: PrintContext): string => {
  const only =
    rule.only === undefined
      ? undefined
      : rule.only.word === 'during'
        ? 'during your turn'
        : `${rule.only.word} ${printCondition(rule.only.condition, context)}`;
  const head = words(
    rule.nextTime === true ? 'the next time' : 'if',
    wouldText(rule.would, context),
    rule.thisTurn === true ? 'this turn' : undefined,
    only,
  );
  const change = rule.alter === undefined ? undefined : altered(rule.would, rule.alter, context);
  // Further sentences stand after "instead".
  const all = rule.then ?? [];
  const end = all.findIndex((item, index) => (index > 0 || change !== undefined) && item.join === undefined);
  const then =
    rule.then === undefined || end === 0 ? undefined : printClauses(end < 0 ? all : all.slice(0, end), context);
  const further = end < 0 ? '' : `. ${capital(printClauses(all.slice(end), context))}`;
  const join = rule.then?.[0]?.join;
  const between = join === 'then' ? ', then ' : join === 'comma' ? ', ' : ' and ';
  const body = change === undefined || then === undefined ? (change ?? then) : `${change}${between}${then}`;
  return `${head}, ${words(
    rule.place === 'front' ? 'instead' : undefined,
    rule.place === 'may' ? body?.replace(/^you may /, 'you may instead ') : body,
    rule.place === undefined ? 'instead' : undefined,
    rule.counters === undefined
      ? undefined
      : `with ${countedCounters(rule.counters.counter, rule.counters.count, context).text} on it`,
  )}${further}`;
};
