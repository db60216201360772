// Bodies of resolving spells and abilities as sentences.
import type { CostPart, EffectBody, Instruction, PlayerRef, TriggerEvent } from '../ability.ts';
import { DELAY_WORDS } from './clauses.ts';
import { DONE_WORDS } from './doneSentences.ts';
import { EACH_PLAYER, THIS_WAY } from './forEachSentences.ts';
import { printAction } from './keywordActions.ts';
import { SEARCH_ENDS } from './playerVerbs.ts';
import { printAmount, printEach } from './printAmounts.ts';
import { joinClitics, printCondition, printDuration } from './printConditions.ts';
import { capital, listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { nextUntap, printContinuous } from './printContinuous.ts';
import { printSpellCopy, printTokenCopy } from './printCopies.ts';
import { printCosts } from './printCosts.ts';
import { printDeed } from './printDeeds.ts';
import { printNoun } from './printFilters.ts';
import { printModes } from './printModes.ts';
import { printAbilities, printPredicates } from './printOperations.ts';
import { isPlural, playerVerb, possessivePlayer, printPlayer, printRef } from './printRefs.ts';
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
import { CHOICES } from './spellVerbs.ts';
import { printTokenSentence } from './tokenSentences.ts';
import { mentionsX } from './whereX.ts';

const costOf = (cost: readonly CostPart[], context: PrintContext): string => {
  const text = printCosts(cost, context);
  const lower = text.slice(0, 1).toLowerCase() + text.slice(1);
  return cost[0]?.pay === 'mana' && !lower.startsWith('pay ') ? `pay ${lower}` : lower;
};

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

const DONE = { true: 'If you do', when: 'When you do' } as const;

const doneWords = (number: number): string => capital((DONE_WORDS[number] ?? '').replace(' ,', ''));

const may = (item: Extract<Instruction, { do: 'may' }>, context: PrintContext): string => {
  const who = printPlayer(item.who, context);
  const done = item.then.findIndex((part) => part.ifDone !== undefined);
  const split = item.cost !== undefined ? 0 : done < 0 ? item.then.length : done;
  const main = item.then.slice(0, split);
  const after = item.then.slice(split);
  const head =
    item.cost === undefined
      ? words(
          who,
          'may',
          item.having === true ? 'have' : undefined,
          bareVerb(clauses(main, { ...context, bare: item.having !== true }), item.having === true),
        )
      : `${who} may ${costOf(item.cost, context)}`;
  const word = item.done === undefined ? (after[0]?.ifDone === 'when' ? DONE.when : DONE.true) : doneWords(item.done);
  const then = after.length === 0 ? '' : `. ${word}, ${clauses(after, context)}`;
  const otherwise =
    item.otherwise === undefined
      ? ''
      : `. ${item.otherwiseWord === true ? 'Otherwise' : item.notDone === undefined ? "If you don't" : doneWords(item.notDone)}, ${clauses(item.otherwise, context)}`;
  return head + then + otherwise;
};

const BARE = /\b(?:get|gain|become|deal|fight|lose|assign|block)s\b/g;

/** "have it get +1/+1 and gain flying": every verb after "have" is bare; what stands in quotes is not of it. */
const bareVerb = (text: string, having: boolean): string =>
  having
    ? text
        .split('"')
        .map((part, index) => (index % 2 === 0 ? part.replace(BARE, (verb) => verb.slice(0, -1)) : part))
        .join('"')
    : text;

const inert = (item: Extract<Instruction, { do: 'inert' }>, context: PrintContext): string => {
  const { verb, args, amount, selection } = item;
  if (verb !== 'search' || amount === undefined || selection === undefined) return words(verb, ...args);
  const one = isOne(amount) && !args.includes('upTo');
  const noun = printNoun(selection.filter, !isOne(amount), context);
  const what = one
    ? withArticle(noun)
    : `${args.includes('upTo') ? 'up to ' : ''}${printAmount(amount, context)} ${noun}`;
  const end = SEARCH_ENDS.find(([, name]) => name === args[0])?.[0] ?? '';
  const text = `search your library for ${what} ${end}`.replaceAll(' ,', ',').replaceAll(' .', '.');
  return text.replace(/\. then/, '. Then');
};

/** "search your library for …, put it onto the battlefield tapped, then shuffle". */
const searched = (item: Extract<Instruction, { do: 'search' }>, context: PrintContext): string => {
  const third = item.player.kind !== 'you' && !context.bare;
  const many = !isOne(item.amount);
  const noun = printNoun(item.selection.filter, many, context);
  const what =
    item.upTo === true
      ? `up to ${printAmount(item.amount, context)} ${noun}`
      : many
        ? `${printAmount(item.amount, context)} ${noun}`
        : withArticle(noun);
  const put = words(
    third ? 'puts' : 'put',
    item.form === undefined ? (many ? 'them' : 'it') : many ? 'those cards' : 'that card',
    'onto the battlefield',
    item.tapped === true ? 'tapped' : undefined,
    item.attachedTo === undefined ? undefined : `attached to ${printRef(item.attachedTo, context, true)}`,
  );
  const shuffle = third ? 'shuffles' : 'shuffle';
  const end =
    item.form === undefined || item.form === 'comma'
      ? `, ${put}, then ${shuffle}`
      : item.form === 'and'
        ? ` and ${put}, then ${shuffle}`
        : ` and ${put}. Then ${shuffle}`;
  return `${creator(item, 'search', context)} ${item.player.kind === 'you' ? 'your' : 'their'} library for ${what}${end}`;
};

/** One instruction by itself. */
export const printInstruction = (item: Instruction, context: PrintContext): string => {
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
      return words('attach', printRef(item.what, context, true), 'to', printRef(item.to, context, true));
    case 'exchangeControl':
      if (item.a === item.b) return words('exchange control of', printRef(item.a, context, true));
      return words('exchange control of', printRef(item.a, context, true), 'and', printRef(item.b, context, true));
    case 'damage':
      return damage(item, context);
    case 'fight':
      return words(
        item.elided === true ? undefined : printRef(item.a, context),
        isPlural(item.a, context) ? 'fight' : 'fights',
        printRef(item.b, context, true),
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
        item.elided === true ? undefined : 'choose',
        item.form === 'oneOf'
          ? 'one of your opponents'
          : (CHOICES.find(([, what]) => what === item.what)?.[0] ?? item.what),
        item.random === undefined ? undefined : 'at random',
        item.otherThan === undefined ? undefined : `other than ${printNoun(item.otherThan, false, context)}`,
      );
    case 'may':
      return may(item, context);
    case 'unless': {
      const [act] = item.cost;
      if (item.having === true && act?.pay === 'act')
        return words(
          clauses(item.then, context),
          'unless',
          printPlayer(item.who, context),
          playerVerb(item.who, 'have'),
          bareVerb(said(act.then[0], context), true),
        );
      if (act?.pay === 'act') return words(clauses(item.then, context), 'unless', said(act.then[0], context));
      if (act?.pay === 'either' && act.of[0].pay === 'act' && act.of[1].pay === 'act')
        return words(
          clauses(item.then, context),
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
        ? `${price}, ${clauses(item.then, context)}`
        : words(clauses(item.then, context), price);
    }
    case 'if':
      if (item.instead === true) {
        const before = `${replacedSentence(item.otherwise ?? [], context)} ${item.word === undefined ? '' : `${item.word} — `}`;
        const then = clauses(item.then, context);
        const condition = printCondition(item.condition, context);
        if (item.insteadPlace === 'back') return `${before}${capital(then)} instead if ${condition}`;
        if (item.insteadPlace === 'front') return `${before}If ${condition}, instead ${then}`;
        return `${before}If ${condition}, ${then} instead`;
      }
      if (item.place === 'unless' && item.condition.kind === 'not')
        return `${clauses(item.then, context)} unless ${printCondition(item.condition.of, context)}`;
      if (item.place === 'back')
        return `${clauses(item.then, context)} if ${printCondition(item.condition, context)}${item.otherwise === undefined ? '' : `. Otherwise, ${clauses(item.otherwise, context)}`}`;
      if (item.condition.kind === 'history' && item.condition.event.startsWith('when '))
        return `${item.condition.event}, ${clauses(item.then, context)}`;
      return `${item.then[0]?.ifDone === 'when' ? 'when' : 'if'} ${printCondition(item.condition, context)}, ${clauses(item.then, context)}${item.otherwise === undefined ? '' : `. Otherwise, ${clauses(item.otherwise, context)}`}`;
    case 'modes':
      if (item.inline === true)
        return item.modes.map(({ instructions }) => clauses(instructions, context)).join(' or ');
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
        return `${lead}, ${clauses(item.then, context)}`;
      }
      const when =
        typeof item.when === 'string'
          ? joinClitics(DELAY_WORDS.find(([, kind]) => kind === item.when)?.[0] ?? '')
          : item.when.event.on === 'leaves'
            ? `when ${context.self} leaves the battlefield`
            : item.when.event.on === 'next' && item.when.event.of.on === 'step'
              ? `at the beginning of ${printNextStep(item.when.event.of, context)}`
              : `when ${printEvent(item.when.event, context)}`;
      return item.front === true ? `${when}, ${clauses(item.then, context)}` : words(clauses(item.then, context), when);
    }
    case 'forEach':
      if (item.over.filter.kind === 'isRef' && printRef(item.over.filter.ref, context) === 'the copy')
        return `for each copy, ${clauses(item.then, context)}`;
      if (item.over.filter.kind === 'isRef')
        return `for each of ${printRef(item.over.filter.ref, context, true)}, ${clauses(item.then, context)}`;
      return `for each ${words(printNoun(item.over.filter, false, context), THIS_WAY.find(([, way]) => way === item.thisWay)?.[0])}, ${clauses(item.then, context)}`;
    case 'forEachPlayer': {
      const found = EACH_PLAYER.find(([, player]) => JSON.stringify(player) === JSON.stringify(item.players));
      const lead = found?.[0].replace(' ,', ',') ?? `for ${printPlayer(item.players, context)},`;
      return `${lead} ${clauses(item.then, context)}`;
    }
    case 'times':
      if (item.place === 'back') return `${clauses(item.then, context)} ${printEach(item.amount, context)}`;
      return `${printEach(item.amount, context)}, ${clauses(item.then, context)}`;
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
      return searched(item, context);
    case 'inert':
      return inert(item, context);
  }
};

/** "the next creature spell you cast this turn when you cast it". */
const nextSpell = (event: TriggerEvent, context: PrintContext): string =>
  event.on === 'next' && event.of.on === 'cast'
    ? `the next ${printNoun(event.of.what, false, context)} you cast this turn when you cast it`
    : '';

/** The instructions of one sentence, joined as they were. */
const clauses = (items: readonly Instruction[], context: PrintContext): string => {
  let text = '';
  for (const item of items) {
    const plain = item.lead === 'then' ? `then ${printInstruction(item, context)}` : printInstruction(item, context);
    const led = item.word === undefined || item.instead === true ? plain : `${item.word} — ${capital(plain)}`;
    const own = item.where === true ? led + (context.where ?? '') : led;
    if (text === '') text = own;
    else if (item.join === 'and') text += ` and ${own}`;
    else if (item.join === 'then') text += `, then ${own}`;
    else if (item.join === 'comma') text += `, ${own}`;
    else if (item.join === 'comma and') text += `, and ${own}`;
    else text += `. ${capital(own)}`;
  }
  return text;
};

/** The same for what stands inside another sentence. */
export const printClauses = (items: readonly Instruction[], context: PrintContext): string => clauses(items, context);

/** Which sentence says "where X is": the last one that speaks of X. */
const sentencesOf = (items: readonly Instruction[]): readonly (readonly Instruction[])[] => {
  const out: Instruction[][] = [];
  for (const item of items) {
    const last = out.at(-1);
    if (item.join !== undefined && last !== undefined) last.push(item);
    else out.push([item]);
  }
  return out;
};

/** A sentence that another may stand in the place of, with what belongs to it. */
const replacedSentence = (items: readonly Instruction[], context: PrintContext): string =>
  `${clauses(items, context)}.${items.map((item) => (item.do === 'createToken' || item.do === 'createTokenCopy' ? printTokenSentence(item, context) : '')).join('')}`;

/** What stands in a sentence of its own after these: "It's still a land.", "It has flying." of a token. */
const stillSentence = (items: readonly Instruction[], context: PrintContext): string => {
  for (const item of items) {
    if (item.do === 'createToken' && item.token.later !== undefined) return printTokenSentence(item, context);
    if (item.do === 'createTokenCopy') {
      const later = printTokenSentence(item, context);
      if (later !== '') return later;
    }
    const copied = item.do === 'by' ? item.then[0] : item;
    if (copied.do === 'copySpell' && copied.spread !== undefined)
      return ` Each copy targets a different one of ${copied.spread === 'them' ? 'them' : `those ${printNoun(copied.spread, true, context)}`}.`;
    if (copied.do === 'copySpell' && copied.aimed !== undefined)
      return ` The copy targets ${printRef(copied.aimed, context, true)}.`;
    if (
      item.do === 'if' ||
      item.do === 'may' ||
      item.do === 'forEach' ||
      item.do === 'forEachPlayer' ||
      item.do === 'delayed'
    ) {
      const inner = stillSentence(item.then, context);
      if (inner !== '') return inner;
    }
    if (item.do === 'move' && item.faceDownAs !== undefined) {
      const plural = isPlural(item.what, context);
      const { text } = printPredicates(item.faceDownAs, plural, context);
      return ` ${plural ? "They're" : "It's"} ${text.replace(/^(?:is|are) /, '')}.`;
    }
    if (item.do !== 'continuous') continue;
    for (const operation of item.effect.operations) {
      if (operation.op !== 'types' || operation.form !== 'stillSentence' || operation.still === undefined) continue;
      const subject = item.effect.subject;
      const plural =
        subject.kind === 'objects' && subject.ref.kind !== 'all'
          ? isPlural(subject.ref, context)
          : subject.kind === 'objects' && isPlural(subject.ref, context);
      return plural
        ? ` They're still ${printNoun(operation.still, true, context)}.`
        : ` It's still ${withArticle(printNoun(operation.still, false, context))}.`;
    }
  }
  return '';
};

/** Whether one of the clauses says where "where X is" stands. */
const saysWhere = (items: readonly Instruction[]): boolean =>
  items.some((item) => item.where === true || ('then' in item && saysWhere(item.then)));

/** "The same is true for first strike and trample." */
const sameText = (items: readonly Instruction[]): string => {
  const keywords = items.find((item) => item.sameKeywords !== undefined)?.sameKeywords;
  return keywords === undefined ? '' : ` The same is true for ${listOf(keywords)}.`;
};

const stop = (text: string): string => (text.endsWith('."') || text.endsWith('.') ? text : `${text}.`);

/** The sentences of a row of results, with what X is where they speak of it. */
const rowOf = ({ then }: Extract<Instruction, { do: 'if' }>, { whereX }: EffectBody): Omit<EffectBody, 'targets'> => ({
  instructions: then,
  ...(whereX !== undefined && mentionsX(then) ? { whereX } : {}),
});

/** All sentences of a body. */
export const printBodyIn = (body: EffectBody, outer: PrintContext): string => {
  const inside = { ...outer, targets: body.targets };
  const whereX = body.whereX === undefined ? '' : `, where X is ${printAmount(body.whereX, inside)}`;
  const context = { ...inside, where: whereX };
  const sentences = sentencesOf(body.instructions.filter(({ same }) => same !== true));
  const lastX =
    body.whereX === undefined || saysWhere(body.instructions)
      ? -1
      : sentences.map((items) => mentionsX(items) || mentionsX(body.targets)).lastIndexOf(true);
  return sentences
    .map((items, index) => {
      const where = lastX >= 0 && index === (body.whereAt ?? lastX) ? whereX : '';
      const [only] = items;
      if (only?.do === 'if' && only.place === 'row' && only.condition.kind === 'history')
        return `\n${only.condition.event} | ${printBodyIn({ ...rowOf(only, body), targets: body.targets }, context)}`;
      const text = capital(clauses(items, context));
      return items[0]?.do === 'modes' && items[0].inline !== true
        ? text
        : stop(text + where) + stillSentence(items, context) + sameText(items);
    })
    .join(' ')
    .replaceAll(' \n', '\n');
};
