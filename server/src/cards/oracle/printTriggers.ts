// Trigger events in words.

import type { ObjectRef, TriggerEvent } from '../ability.ts';
import { isPlayerRef } from './playerRefs.ts';
import { type PrintContext, withArticle, words } from './printContext.ts';
import { attacked, doneBy, isObject, muchDamage, printOne, verbOf } from './printEventVerbs.ts';
import { printCondition, printNoun } from './printing.ts';
import { printQuantified } from './printQuantities.ts';
import { isPlural, playerVerb, possessivePlayer, printPlayer, printPossessive, printRef } from './printRefs.ts';
import { NAMED_OBJECT_EVENTS, NAMED_PLAYER_EVENTS, ORDINALS, STEP_WORDS } from './triggerWords.ts';

const PLAYER_EVENTS = {
  draws: 'draw',
  gainsLife: 'gain',
  losesLife: 'lose',
  gainsOrLosesLife: 'gain or lose',
  discards: 'discard',
  playsLand: 'play',
} as const;

const PLAYER_OBJECTS = {
  draws: 'a card',
  gainsLife: 'life',
  losesLife: 'life',
  gainsOrLosesLife: 'life',
  discards: 'a card',
  playsLand: 'a land',
} as const;

const step = (event: Extract<TriggerEvent, { on: 'step' }>, context: PrintContext): string => {
  const name = STEP_WORDS.find(([, kind]) => kind === event.step)?.[0] ?? event.step;
  if (event.each === true) return `each of your ${name}s`;
  if (event.the === true && event.whose !== 'each') return `the ${name} of ${printPlayer(event.whose, context)}`;
  if (event.step === 'combat') return event.whose === 'each' ? 'each combat' : 'combat on your turn';
  if (event.whose === 'each') return `${event.the === true ? 'the' : 'each'} ${name}`;
  return `${possessivePlayer(event.whose, context)} ${name}`;
};

/** "their next upkeep", "the next cleanup step". */
export const printNextStep = (event: Extract<TriggerEvent, { on: 'step' }>, context: PrintContext): string =>
  `${event.whose === 'each' ? 'the' : possessivePlayer(event.whose, context)} next ${STEP_WORDS.find(([, kind]) => kind === event.step)?.[0] ?? event.step}`;

const subjectOf = (event: TriggerEvent, context: PrintContext): string => {
  if (event.on === 'dealsDamage' || event.on === 'dealtDamage') return printRef(event.source, context);
  if ('what' in event && isObject(event.what)) return printRef(event.what, context);
  return context.self;
};

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

const asSet = (ref: ObjectRef): ObjectRef =>
  ref.kind === 'choose' ? { kind: 'all', selection: ref.selection, quantifier: 'all', bare: true } : ref;

/** The event of a set where the words say "one or more". */
const pluralised = (event: TriggerEvent): TriggerEvent => {
  if (event.on === 'or') return { ...event, of: event.of.map(pluralised) };
  if (event.on === 'dealsDamage' || event.on === 'dealtDamage') return { ...event, source: asSet(event.source) };
  return 'what' in event && event.what !== undefined && isObject(event.what)
    ? ({ ...event, what: asSet(event.what) } as TriggerEvent)
    : event;
};

const nth = (event: Extract<TriggerEvent, { on: 'nth' }>, context: PrintContext): string => {
  const { of } = event;
  const when =
    event.turns === undefined
      ? 'each turn'
      : event.turns === 'yours'
        ? 'during each of your turns'
        : "during each opponent's turn";
  if (of.on !== 'cast' && of.on !== 'draws') return `${printEvent(of, context)} for the first time ${when}`;
  const noun = of.on === 'cast' ? printNoun(of.what, false, context) : 'card';
  return words(
    printPlayer(of.who, context),
    playerVerb(of.who, of.on === 'cast' ? 'cast' : 'draw'),
    of.who.kind === 'you' ? 'your' : 'their',
    ORDINALS[event.nth - 1],
    noun,
    when,
  );
};

/** How a deed done by a player is said. */
const BY_VERB = {
  sacrificed: 'sacrifice',
  discarded: 'discard',
  tappedForMana: 'tap',
} as const;

/** "while you control an artifact", "while saddled", "during your turn". */
const onlyWhile = ({ condition, form }: Extract<TriggerEvent, { on: 'while' }>, context: PrintContext): string => {
  if (form === 'bare' && condition.kind === 'is' && condition.filter.kind === 'designated')
    return `while ${condition.filter.as}`;
  if (form !== 'during') return `while ${printCondition(condition, context)}`;
  if (condition.kind === 'turn') return `during ${possessivePlayer(condition.of, context)} turn`;
  return 'during your main phase';
};

/** What stands after "When", "Whenever" or "At". */
export const printEvent = (event: TriggerEvent, context: PrintContext): string => {
  switch (event.on) {
    case 'cycled':
      return `you cycle ${printRef(event.what, context, true)}`;
    case 'step':
      if (event.step === 'endOfCombat') return `end of combat${event.whose === 'each' ? '' : ' on your turn'}`;
      return `the beginning of ${step(event, context)}`;
    case 'turnedFaceUp':
      return event.by === undefined
        ? words(subjectOf(event, context), verbOf(event, context))
        : doneBy(event.by, 'turn', event.what, context);
    case 'sacrificed':
    case 'discarded':
    case 'tappedForMana':
      if (event.by === undefined) return words(subjectOf(event, context), verbOf(event, context));
      return doneBy(event.by, BY_VERB[event.on], event.what, context);
    case 'losesControl':
      return words(
        printPlayer(event.who, context),
        playerVerb(event.who, 'lose'),
        'control of',
        printRef(event.what, context, true),
      );
    case 'gainsControl':
      return words(
        printPlayer(event.who, context),
        playerVerb(event.who, 'gain'),
        'control of',
        printRef(event.what, context, true),
        event.giver === undefined ? undefined : `from ${printPlayer(event.giver, context)}`,
      );
    case 'causesDiscard':
      return words(
        printRef(event.source, context),
        'causes',
        printPlayer(event.who, context),
        'to discard',
        printRef(event.what, context, true),
      );
    case 'either': {
      const [first, second] = event.of;
      return words(printEvent(first, context), event.word, event.lead, printEvent(second, context));
    }
    case 'next': {
      const { of } = event;
      if (of.on === 'either') {
        const [cast, activated] = of.of;
        const or = activated.on === 'activated' ? ` or activate ${printOne(activated.what, context)}` : '';
        return printEvent({ on: 'next', of: cast }, context) + or;
      }
      if (of.on !== 'cast' && of.on !== 'activated')
        return printEvent(of, context).replace(/^(.*?) (attacks?)/, '$1 next $2');
      const who = printPlayer(of.who, context);
      const verb = playerVerb(of.who, of.on === 'cast' ? 'cast' : 'activate');
      return event.late === true
        ? words(who, verb, of.who.kind === 'you' ? 'your next' : 'their next', printNoun(of.what, false, context))
        : words(who, 'next', verb, printOne(of.what, context));
    }
    case 'dealsDamage':
      if (event.passive === true && event.to !== undefined && isPlayerRef(event.to)) {
        const who = printPlayer(event.to, context);
        const be = who === 'you' ? "you're" : `${who} is`;
        if (event.number !== undefined)
          return words(
            be,
            'dealt',
            muchDamage(event, context),
            event.single === true ? 'by a single source' : undefined,
          );
        return words(be, 'dealt', event.combat === true ? 'combat damage' : 'damage');
      }
      return words(subjectOf(event, context), verbOf(event, context));
    case 'cast':
      return words(printPlayer(event.who, context), playerVerb(event.who, 'cast'), printOne(event.what, context));
    case 'castOrCopied':
      return words(
        printPlayer(event.who, context),
        playerVerb(event.who, 'cast'),
        'or',
        playerVerb(event.who, 'copy'),
        printOne(event.what, context),
      );
    case 'copied':
      return words(printPlayer(event.who, context), playerVerb(event.who, 'copy'), printOne(event.what, context));
    case 'activated':
      if (event.passive === true && event.of !== undefined)
        return `${printOne(event.what, context)} of ${printRef(event.of, context, true)} is activated`;
      return words(
        printPlayer(event.who, context),
        playerVerb(event.who, 'activate'),
        event.possessive === true && event.of !== undefined
          ? `${printPossessive(event.of, context)} ability`
          : printOne(event.what, context),
        event.of === undefined || event.possessive === true ? undefined : `of ${printRef(event.of, context, true)}`,
        event.late === undefined ? undefined : printNoun(event.late, false, context),
      );
    case 'draws':
    case 'gainsLife':
    case 'losesLife':
    case 'gainsOrLosesLife':
    case 'discards':
    case 'playsLand':
      return words(
        printPlayer(event.who, context),
        playerVerb(event.who, PLAYER_EVENTS[event.on]),
        event.on === 'playsLand' && event.what !== undefined ? printOne(event.what, context) : PLAYER_OBJECTS[event.on],
      );
    case 'counterPut':
      if (event.by !== undefined)
        return words(
          printPlayer(event.by, context),
          playerVerb(event.by, 'put'),
          event.oneOrMore === true
            ? words('one or more', event.counter, 'counters')
            : withArticle(words(event.counter, 'counter')),
          'on',
          printRef(event.what, context, true),
        );
      if (event.nth !== undefined)
        return words(
          'the',
          ORDINALS[event.nth - 1],
          event.counter,
          'counter is put on',
          printRef(event.what, context, true),
        );
      return words(
        event.oneOrMore === true
          ? words('one or more', event.counter, 'counters are')
          : `${withArticle(words(event.counter, 'counter'))} is`,
        'put on',
        printRef(event.what, context, true),
      );
    case 'counterRemoved':
      return words(
        event.last === true
          ? words('the last', event.counter, 'counter')
          : withArticle(words(event.counter, 'counter')),
        'is removed from',
        printRef(event.what, context, true),
      );
    case 'becomesAttached':
      return words(printRef(event.what, context), 'becomes attached to', printRef(event.to, context, true));
    case 'tokenCreated':
      return event.by === undefined
        ? words('you create', printOne(event.what, context))
        : words(printPlayer(event.by, context), playerVerb(event.by, 'create'), printOne(event.what, context));
    case 'state':
      return printCondition(event.condition, context);
    case 'or': {
      const [first] = event.of;
      if (first === undefined) return '';
      return words(subjectOf(first, context), event.of.map((part) => verbOf(part, context)).join(' or '));
    }
    case 'oneOrMore':
      if (event.of.on === 'tokenCreated' && event.of.by !== undefined)
        return words(
          printPlayer(event.of.by, context),
          playerVerb(event.of.by, 'create'),
          `one or more ${printNoun(event.of.what, true, context)}`,
        );
      if (
        (('by' in event.of && event.of.by !== undefined) || (event.of.on === 'other' && event.of.who !== undefined)) &&
        'what' in event.of &&
        event.of.what !== undefined &&
        isObject(event.of.what)
      )
        return printEvent(event.of, context).replace(
          printRef(event.of.what, context, true),
          `one or more ${printRef(asSet(event.of.what), context, true)}`,
        );
      return `${event.number === 2 ? 'two' : 'one'} or more ${printEvent(pluralised(event.of), context)}`;
    case 'while':
      return words(printEvent(event.of, context), onlyWhile(event, context));
    case 'nth':
      return nth(event, context);
    case 'playerAttacks':
      return words(
        printPlayer(event.who, context),
        playerVerb(event.who, 'attack'),
        event.whom === undefined ? undefined : attacked([event.whom], context),
        event.with?.of === undefined || event.with.number === undefined
          ? undefined
          : `with ${printQuantified(event.with.number.comparison, event.with.number.to, event.with.of.filter, context)}`,
      );
    case 'playerAttacked':
      return event.who.kind === 'you' ? "you're attacked" : words(printPlayer(event.who, context), 'is attacked');
    case 'chapter':
      return event.chapters.map((chapter) => NUMERALS[chapter - 1]).join(', ');
    case 'other': {
      if (event.who !== undefined && event.what !== undefined)
        return doneBy(event.who, event.verb, event.what, context);
      if (event.who !== undefined) {
        const [plain, third] = NAMED_PLAYER_EVENTS.find(([verb]) => verb === event.verb) ?? [event.verb, event.verb];
        return words(printPlayer(event.who, context), playerVerb(event.who, 'x') === 'x' ? plain : third);
      }
      if (event.what === undefined)
        return words(
          event.verb,
          ...event.args,
          event.like?.on === 'cast' ? printOne(event.like.what, context) : undefined,
        );
      const [one, many] = NAMED_OBJECT_EVENTS.find(([verb]) => verb === event.verb) ?? [event.verb, event.verb];
      return words(printRef(event.what, context), isPlural(event.what, context) ? many : one);
    }
    default:
      return words(subjectOf(event, context), verbOf(event, context));
  }
};
