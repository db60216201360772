// Instructions of resolving spells and abilities as clauses.

import { sameWords } from '../../terms/same.ts';
import type { Instruction, PlayerRef, TriggerEvent } from '../ability.ts';
import { DELAY_WORDS } from './clauses.ts';
import { EACH_PLAYER, THIS_WAY } from './forEachSentences.ts';
import { unlimited } from './lateLimits.ts';
import { printAbilities } from './printAbilities.ts';
import { printAction } from './printActions.ts';
import { printEach } from './printAmounts.ts';
import { joinClitics, printDuration } from './printConditions.ts';
import { capital, listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { nextUntap, printContinuous } from './printContinuous.ts';
import { printSpellCopy, printTokenCopy } from './printCopies.ts';
import { printDeed } from './printDeeds.ts';
import { printAmount, printCondition, printNoun } from './printing.ts';
import { bareVerb, costOf, printMay } from './printMay.ts';
import { printModes } from './printModes.ts';
import { printPredicates } from './printOperations.ts';
import { isPlural, playerVerb, possessivePlayer, printPlayer, printRef } from './printRefs.ts';
import { printInert, printSearch } from './printSearches.ts';
import { printTokenSentence } from './printTokenSentences.ts';
import { printEvent, printNextStep } from './printTriggers.ts';
import {
  cardCount,
  counted,
  countedCounters,
  creator,
  damage,
  entering,
  isOne,
  lifeCount,
  lifeVerb,
  mana,
  moved,
  printReceiver,
  printToken,
  scaled,
  simple,
  tail,
} from './printVerbs.ts';
import { betweenWords, CHOICES } from './spellVerbs.ts';

/** A clause with its subject said, even if that is "you". */
const said = (item: Instruction, context: PrintContext): string =>
  'player' in item && item.player?.kind === 'you'
    ? printInstruction({ ...item, elided: false }, context)
    : printInstruction(item, context);

const continuous = (item: Extract<Instruction, { do: 'continuous' }>, context: PrintContext): string => {
  const { effect, duration, durationPlace } = item;
  if (item.elided === true && effect.subject.kind === 'objects') {
    const predicates = printPredicates(effect.operations, isPlural(effect.subject.ref, context), context);
    return (
      words(
        nextUntap({ core: predicates.text, tail: '' }, duration).core,
        durationPlace === undefined ? undefined : printDuration(duration, context),
      ) + predicates.tail
    );
  }
  return printContinuous(effect, duration, durationPlace, context);
};

/** One instruction by itself. */
export const printInstruction = (item: Instruction, context: PrintContext): string => {
  const late = unlimited(item);
  if (late !== undefined)
    return words(printInstruction(late.item, context), 'if', printCondition(late.onlyIf, context));
  switch (item.do) {
    case 'continuous':
      return continuous(item, context);
    case 'createToken': {
      if (item.ofThose === true) return `create ${printAmount(item.count, context)} of those tokens`;
      const { base, each } = item.form === undefined ? scaled(item.count) : { base: item.count, each: undefined };
      const plural = !isOne(base) || item.form !== undefined;
      const token = printToken(item.token, plural, context);
      const tapped = item.tapped === true && item.attacking !== true ? 'tapped ' : '';
      return words(
        item.more === true ? undefined : creator(item, 'create', context),
        item.token.nameFirst === true ? `${item.token.name ?? ''},` : undefined,
        item.form === undefined
          ? counted(base, context, tapped + token, tapped + token)
          : `a number of ${tapped}${token} equal to ${printAmount(item.count, context)}`,
        entering(item.tapped, item.attacking, plural),
        item.attacks === undefined ? undefined : printPlayer(item.attacks, context),
        item.attachedTo === undefined ? undefined : `attached to ${printRef(item.attachedTo, context, true)}`,
        tail(each, context),
      );
    }
    case 'createTokenCopy':
      return printTokenCopy(item, context);
    case 'cast':
      return words(
        'cast',
        printRef(item.what, context, true),
        item.ifAble === true ? 'if able' : undefined,
        item.free ? `without paying ${isPlural(item.what, context) ? 'their mana costs' : 'its mana cost'}` : undefined,
      );
    case 'copySpell':
      return printSpellCopy(item, context);
    case 'putCounters': {
      const { text, each } = countedCounters(item.counter, item.count, context);
      if (item.form !== undefined && item.gets === true) {
        const player = item.on as PlayerRef;
        const equal = `equal to ${printAmount(item.count, context)}`;
        return words(lifeVerb({ ...item, player }, 'get', context), `a number of ${item.counter} counters`, equal);
      }
      if (item.form !== undefined) {
        const equal = `equal to ${printAmount(item.count, context)}`;
        const on = `on ${printReceiver(item.on, context)}`;
        const [first, last] = item.form === 'equal' ? [equal, on] : [on, equal];
        return words('put a number of', item.counter, 'counters', first, last);
      }
      if (item.more !== undefined) {
        const all = [text, ...item.more.map((one) => countedCounters(one.counter, one.count, context).text)];
        if (item.choice === 'yours')
          return words('put your choice of', listOf(all, 'or'), 'on', printReceiver(item.on, context));
        if (item.choice === 'kinds' || item.choice === 'yoursOf') {
          const kinds = listOf([item.counter, ...item.more.map(({ counter }) => counter)], 'or');
          return words(
            item.choice === 'kinds' ? 'put' : 'put your choice of',
            withArticle(`${kinds} counter`),
            'on',
            printReceiver(item.on, context),
          );
        }
        return words('put', listOf(all, item.choice ?? 'and'), 'on', printReceiver(item.on, context));
      }
      if (item.divided === true) return words('distribute', text, 'among', printReceiver(item.on, context), each);
      if (item.gets === true) {
        const player = item.on as PlayerRef;
        return words(lifeVerb({ ...item, player }, 'get', context), text, each);
      }
      return words(item.bare === true ? undefined : 'put', text, 'on', printReceiver(item.on, context), each);
    }
    case 'removeCounters': {
      const what =
        item.count === 'all'
          ? words('all', item.counter, 'counters')
          : countedCounters(item.counter ?? '', item.count, context).text;
      return words('remove', what, 'from', printReceiver(item.on, context));
    }
    case 'simple':
      return simple(item, context);
    case 'move':
      return moved(item, context);
    case 'attach':
      return words(
        'attach',
        printRef(item.what, context, true),
        'to',
        printRef(item.to, context, true),
        item.asThough === undefined ? undefined : `as though ${printRef(item.asThough, context)} were a creature`,
      );
    case 'exchangeControl':
      if (item.a === item.b) return words('exchange control of', printRef(item.a, context, true));
      return words('exchange control of', printRef(item.a, context, true), 'and', printRef(item.b, context, true));
    case 'damage':
      return damage(item, context);
    case 'fight':
      return words(
        item.elided === true ? undefined : printRef(item.a, context),
        isPlural(item.a, context) ? 'fight' : 'fights',
        item.eachOther === true ? 'each other' : printRef(item.b, context, true),
      );
    case 'draw':
    case 'mill':
      return words(creator(item, item.do, context), cardCount(item.amount, context));
    case 'discard':
      return words(
        creator(item, 'discard', context),
        cardCount(item.amount, context),
        item.random === true ? 'at random' : undefined,
      );
    case 'discardHand':
      return words(creator(item, 'discard', context), item.player.kind === 'you' ? 'your hand' : 'their hand');
    case 'gainLife':
      return words(lifeVerb(item, 'gain', context), lifeCount(item.amount, context));
    case 'loseLife':
      return words(lifeVerb(item, 'lose', context), lifeCount(item.amount, context));
    case 'sacrifice':
      return words(creator(item, 'sacrifice', context), printRef(item.what, context, true));
    case 'setLife':
      return words(
        possessivePlayer(item.player, context),
        item.equal === true ? 'life total becomes equal to' : 'life total becomes',
        printAmount(item.amount, context, true),
      );
    case 'addMana':
      return words(
        creator(item, 'add', context),
        item.additional === true ? 'an additional' : undefined,
        mana(item.mana, context),
      );
    case 'prevent':
      return words(
        'prevent',
        item.amount === 'all' ? 'all' : `the next ${printAmount(item.amount, context, true)}`,
        'damage',
      );
    case 'choose':
      if (item.abilities !== undefined) return `choose ${printAbilities(item.abilities, undefined, context, 'or')}`;
      if (item.selection !== undefined) {
        const { filter } = item.selection;
        if (item.random !== 'early' || filter.kind !== 'and')
          return words('choose', withArticle(printNoun(filter, false, context)), item.random && 'at random');
        const whole = withArticle(printNoun(filter, false, context));
        const [noun] = filter.of;
        const head =
          noun === undefined ? '' : withArticle(printNoun({ ...filter, of: filter.of.slice(0, -1) }, false, context));
        return `choose ${head} at random${whole.slice(head.length)}`;
      }
      return words(
        item.by === undefined ? undefined : printPlayer(item.by, context),
        item.elided === true ? undefined : item.by === undefined ? 'choose' : playerVerb(item.by, 'choose'),
        item.form === 'oneOf'
          ? 'one of your opponents'
          : (CHOICES.find(([, what]) => what === item.what)?.[0] ?? item.what),
        betweenWords(item.between),
        item.random === undefined ? undefined : 'at random',
        item.otherThan === undefined ? undefined : `other than ${printNoun(item.otherThan, false, context)}`,
      );
    case 'may':
      return printMay(item, context);
    case 'unless': {
      const [act] = item.cost;
      if (item.having === true && act?.pay === 'act')
        return words(
          printClauses(item.then, context),
          'unless',
          printPlayer(item.who, context),
          playerVerb(item.who, 'have'),
          bareVerb(said(act.then[0], context), true),
        );
      if (act?.pay === 'act') return words(printClauses(item.then, context), 'unless', said(act.then[0], context));
      if (act?.pay === 'either' && act.of[0].pay === 'act' && act.of[1].pay === 'act')
        return words(
          printClauses(item.then, context),
          'unless',
          said(act.of[0].then[0], context),
          'or',
          printInstruction(act.of[1].then[0], context),
        );
      const cost = costOf(item.cost, context);
      const price = words(
        'unless',
        printPlayer(item.who, context),
        playerVerb(item.who, cost.split(' ')[0] ?? '') + cost.slice(cost.split(' ')[0]?.length ?? 0),
      );
      return item.front === true
        ? `${price}, ${printClauses(item.then, context)}`
        : words(printClauses(item.then, context), price);
    }
    case 'if':
      if (item.instead === true) {
        const before = `${replacedSentence(item.otherwise ?? [], context)} ${item.word === undefined ? '' : `${item.word} — `}`;
        const then = printClauses(item.then, context);
        const condition = printCondition(item.condition, context);
        if (item.insteadPlace === 'back') return `${before}${capital(then)} instead if ${condition}`;
        if (item.insteadPlace === 'front') return `${before}If ${condition}, instead ${then}`;
        return `${before}If ${condition}, ${then} instead`;
      }
      if (item.place === 'unless' && item.condition.kind === 'not')
        return `${printClauses(item.then, context)} unless ${printCondition(item.condition.of, context)}`;
      if (item.place === 'back')
        return `${printClauses(item.then, context)} if ${printCondition(item.condition, context)}${item.otherwise === undefined ? '' : `. Otherwise, ${printClauses(item.otherwise, context)}`}`;
      if (item.condition.kind === 'history' && item.condition.event.startsWith('when '))
        return `${item.condition.event}, ${printClauses(item.then, context)}`;
      return `${item.then[0]?.ifDone === 'when' ? 'when' : 'if'} ${printCondition(item.condition, context)}, ${printClauses(item.then, context)}${item.otherwise === undefined ? '' : `. Otherwise, ${printClauses(item.otherwise, context)}`}`;
    case 'modes':
      if (item.inline === true)
        return item.modes.map(({ instructions }) => printClauses(instructions, context)).join(' or ');
      return printModes(item, context);
    case 'delayed': {
      const [copied] = item.then;
      if (item.copyNext === true && copied?.do === 'copySpell' && typeof item.when !== 'string')
        return printSpellCopy(copied, context, nextSpell(item.when.event, context));
      if (typeof item.when !== 'string' && (item.when.thisTurn === true || item.when.until !== undefined)) {
        const event = printEvent(item.when.event, context);
        const word = item.when.each === true ? 'whenever' : 'when';
        const lead =
          item.when.late === true
            ? `${word} ${event} this turn`
            : `until ${item.when.until === undefined ? 'end of turn' : item.when.until === 'yourNextTurn' ? 'your next turn' : 'the end of your next turn'}, ${word} ${event}`;
        return `${lead}, ${printClauses(item.then, context)}`;
      }
      const when =
        typeof item.when === 'string'
          ? joinClitics(DELAY_WORDS.find(([, kind]) => kind === item.when)?.[0] ?? '')
          : item.when.event.on === 'leaves'
            ? `when ${context.self} leaves the battlefield`
            : item.when.event.on === 'next' && item.when.event.of.on === 'step'
              ? `at the beginning of ${printNextStep(item.when.event.of, context)}`
              : `when ${printEvent(item.when.event, context)}`;
      if (item.front === true) return `${when}, ${printClauses(item.then, context)}`;
      // "Destroy it at the beginning of the next end step if it didn't attack this turn": what is asked then stands last.
      if (copied?.do === 'if' && copied.place === 'back' && item.then.length === 1)
        return `${printClauses(copied.then, context)} ${when} if ${printCondition(copied.condition, context)}`;
      // The sentences behind the one that says when.
      const more = item.then.findIndex(({ join }, index) => index > 0 && join === undefined);
      const first = words(printClauses(more < 0 ? item.then : item.then.slice(0, more), context), when);
      return more < 0 ? first : `${first}. ${capital(printClauses(item.then.slice(more), context))}`;
    }
    case 'forEach':
      if (item.over.filter.kind === 'isRef' && printRef(item.over.filter.ref, context) === 'the copy')
        return `for each copy, ${printClauses(item.then, context)}`;
      if (item.over.filter.kind === 'isRef')
        return `for each of ${printRef(item.over.filter.ref, context, true)}, ${printClauses(item.then, context)}`;
      return `for each ${words(printNoun(item.over.filter, false, context), THIS_WAY.find(([, way]) => way === item.thisWay)?.[0])}, ${printClauses(item.then, context)}`;
    case 'forEachPlayer': {
      const found = EACH_PLAYER.find(([, player]) => sameWords('player', player, item.players));
      const lead = found?.[0].replace(' ,', ',') ?? `for ${printPlayer(item.players, context)},`;
      return `${lead} ${printClauses(item.then, context)}`;
    }
    case 'times':
      if (item.place === 'back') return `${printClauses(item.then, context)} ${printEach(item.amount, context)}`;
      return `${printEach(item.amount, context)}, ${printClauses(item.then, context)}`;
    case 'unread':
      return '…';
    case 'action':
      return printAction(item, context);
    case 'chooseTarget':
      return `choose ${printRef(item.what, context, true)}`;
    case 'emblem':
      return words(
        lifeVerb(item, 'get', context),
        'an emblem with',
        printAbilities(
          item.abilities,
          item.abilities.map(() => true),
          context,
        ),
      );
    case 'by': {
      const text = printInstruction(item.then[0], { ...context, bare: true });
      const [verb = ''] = text.split(' ');
      return creator(item, verb, context) + text.slice(verb.length);
    }
    case 'deed':
      return printDeed(item, context);
    case 'search':
      return printSearch(item, context);
    case 'inert':
      return printInert(item, context);
  }
};

/** "the next creature spell you cast this turn when you cast it". */
const nextSpell = (event: TriggerEvent, context: PrintContext): string =>
  event.on === 'next' && event.of.on === 'cast'
    ? `the next ${printNoun(event.of.what, false, context)} you cast this turn when you cast it`
    : '';

/** What is done when damage is prevented, in sentences behind the one that prevents it. */
const preventedThen = (item: Instruction): readonly Instruction[] | undefined => {
  const [only] = item.do === 'continuous' ? item.effect.operations : [];
  return only?.op === 'rule' && only.rule.rule === 'preventDamage' ? only.rule.then : undefined;
};

/** The instructions of one sentence, joined as they were. */
export const printClauses = (items: readonly Instruction[], context: PrintContext): string => {
  let text = '';
  for (const item of items) {
    const plain = item.lead === 'then' ? `then ${printInstruction(item, context)}` : printInstruction(item, context);
    const led = item.word === undefined || item.instead === true ? plain : `${item.word} — ${capital(plain)}`;
    const after = preventedThen(item);
    const own =
      (item.where === true ? led + context.where : led) +
      (after === undefined ? '' : `. ${capital(printClauses(after, context))}`);
    if (text === '') text = own;
    else if (item.join === 'and') text += ` and ${own}`;
    else if (item.join === 'then') text += `, then ${own}`;
    else if (item.join === 'comma') text += `, ${own}`;
    else if (item.join === 'comma and') text += `, and ${own}`;
    else text += `. ${capital(own)}`;
  }
  return text;
};

/** A sentence that another may stand in the place of, with what belongs to it. */
const replacedSentence = (items: readonly Instruction[], context: PrintContext): string =>
  `${printClauses(items, context)}.${items.map((item) => (item.do === 'createToken' || item.do === 'createTokenCopy' ? printTokenSentence(item, context) : '')).join('')}`;
