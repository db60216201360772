// Triggered abilities: "When/Whenever/At EVENT[, if CONDITION], EFFECT" (603).
import type { Ability, Condition, DelayedWhen, Instruction, ObjectRef, PlayerRef, TriggerEvent } from '../ability.ts';
import { readBody, readPart, readsAnything } from './bodies.ts';
import { readCondition } from './conditions.ts';
import { readNounPhrase } from './filters.ts';
import { readDesignation } from './isConditions.ts';
import { objectEvent } from './objectEvents.ts';
import { part } from './parts.ts';
import { abilityEvent, counterEvent, playerEvent } from './playerEvents.ts';
import { readPlayer, readPossessivePlayer } from './players.ts';
import { type Reader, readUpToLast } from './reader.ts';
import { BARE_EVENTS, DO_ONCE, ONCE, STEP_WORDS } from './triggerWords.ts';

const DEEDS: ReadonlySet<Condition['kind']> = new Set(['wasCast', 'playerDid', 'objectDid', 'history']);

const stateEvent = (r: Reader): TriggerEvent | undefined => {
  const condition = readCondition(r);
  // What someone did is an event of its own, no state that holds.
  return condition === undefined || DEEDS.has(condition.kind) ? undefined : { on: 'state', condition };
};

const stepEvent = (r: Reader): TriggerEvent | undefined => {
  if (r.eatOne('end of turn', 'the end of turn') !== undefined)
    return { on: 'step', step: 'end', whose: 'each', the: true };
  if (r.eatOne('end of combat', 'the end of combat') !== undefined)
    return { on: 'step', step: 'endOfCombat', whose: r.eat('on your turn') ? { kind: 'you' } : 'each' };
  if (!r.eat('the beginning of')) return undefined;
  if (r.eat('combat on your turn')) return { on: 'step', step: 'combat', whose: { kind: 'you' } };
  if (r.eat('each combat')) return { on: 'step', step: 'combat', whose: 'each' };
  const each = r.eatOne('each upkeep', 'each end step', 'each draw step');
  if (each !== undefined)
    return {
      on: 'step',
      step: each === 'each upkeep' ? 'upkeep' : each === 'each end step' ? 'end' : 'draw',
      whose: 'each',
    };
  const of = r.attempt((reader) => {
    if (!reader.eat('the')) return undefined;
    const step = STEP_WORDS.find(([words]) => reader.eat(words))?.[1];
    const player = step === undefined || !reader.eat('of') ? undefined : readPlayer(reader);
    return step === undefined || player === undefined
      ? undefined
      : ({ on: 'step', step, whose: player, the: true } as const);
  });
  if (of !== undefined) return of;
  if (r.eat('the end step')) return { on: 'step', step: 'end', whose: 'each', the: true };
  if (r.eat('the game')) return { on: 'other', verb: 'the game', args: [] };
  const eachOf = r.attempt((reader) => {
    if (!reader.eat('each of your')) return undefined;
    const step = STEP_WORDS.find(([words]) => reader.eat(`${words}s`))?.[1];
    return step === undefined ? undefined : ({ on: 'step', step, whose: { kind: 'you' }, each: true } as const);
  });
  if (eachOf !== undefined) return eachOf;
  const whose: PlayerRef | undefined = readPossessivePlayer(r);
  if (whose === undefined) return undefined;
  if (whose.kind === 'opponents') r.meanPlayer({ kind: 'thatPlayer' });
  for (const [words, step] of STEP_WORDS) if (r.eat(words)) return { on: 'step', step, whose };
  return r.want('a step such as upkeep');
};

type Lead = 'when' | 'whenever' | 'at';

const LEADS: readonly (readonly [string, Lead | undefined, 'and' | 'or'])[] = [
  ['and whenever', 'whenever', 'and'],
  ['and when', 'when', 'and'],
  ['and at', 'at', 'and'],
  ['or whenever', 'whenever', 'or'],
  ['or when', 'when', 'or'],
  ['or at', 'at', 'or'],
  ['or', undefined, 'or'],
];

const joins = (r: Reader): boolean => r.sees('or') || LEADS.some(([words]) => r.sees(words));

/** One event, or several: "enters and whenever you cast a spell", "you cycle this card or it dies". */
const readEvent = (r: Reader, lead: Lead): TriggerEvent | undefined => {
  const first = part('event', (reader) => oneEvent(reader, lead))(r);
  if (first === undefined) return undefined;
  const joined = r.attempt((reader) => {
    const found = LEADS.find(([words]) => reader.eat(words));
    if (found === undefined) return undefined;
    const [, next, word] = found;
    const second = readEvent(reader, next ?? lead);
    return second === undefined ? undefined : { second, word, next };
  });
  if (joined === undefined) return r.sees(',') ? first : r.want(',');
  return {
    on: 'either',
    of: [first, joined.second],
    word: joined.word,
    ...(joined.next === undefined ? {} : { lead: joined.next }),
  };
};

const oneEvent = (r: Reader, lead: Lead): TriggerEvent | undefined => {
  if (lead === 'at') {
    const step = stepEvent(r);
    return step !== undefined && (r.sees(',') || joins(r)) ? step : r.want(',');
  }
  return r.first(
    (reader) => ended(reader, playerEvent),
    (reader) => ended(reader, objectEvent),
    (reader) => ended(reader, abilityEvent),
    (reader) => ended(reader, counterEvent),
    (reader) => ended(reader, stateEvent),
    (reader) => ended(reader, bareEvent),
  );
};

const DURING: readonly (readonly [string, Condition])[] = [
  ['during your turn', { kind: 'turn', of: { kind: 'you' } }],
  ["during an opponent 's turn", { kind: 'turn', of: { kind: 'opponents', form: 'an' } }],
  ['during your main phase', { kind: 'moment', moment: 'yourMainPhase' }],
];

/** "while you control an artifact", "while saddled", "during your turn": only then. */
const readOnly = (r: Reader): Pick<Extract<TriggerEvent, { on: 'while' }>, 'condition' | 'form'> | undefined => {
  const during = DURING.find(([words]) => r.eat(words))?.[1];
  if (during !== undefined) return { condition: during, form: 'during' };
  if (!r.eat('while')) return undefined;
  const bare = r.attempt(readDesignation);
  if (bare !== undefined) return { condition: { kind: 'is', ref: { kind: 'self' }, filter: bare }, form: 'bare' };
  const condition = readCondition(r);
  return condition === undefined ? undefined : { condition };
};

/** "day becomes night or night becomes day": of no player and no object. */
const bareEvent = (r: Reader): TriggerEvent | undefined => {
  const verb = r.eatOne(...BARE_EVENTS);
  return verb === undefined ? undefined : { on: 'other', verb, args: [] };
};

const ended = (r: Reader, read: (reader: Reader) => TriggerEvent | undefined): TriggerEvent | undefined => {
  const event = read(r);
  if (event === undefined) return r.want(',');
  const first = r.eatOne('for the first time each turn', 'for the first time during each of your turns');
  const timed: TriggerEvent =
    first === undefined
      ? event
      : { on: 'nth', nth: 1, of: event, ...(first.endsWith('your turns') ? { turns: 'yours' as const } : {}) };
  const only = r.attempt(readOnly);
  if (!r.sees(',') && !joins(r)) return r.want(',');
  return only === undefined ? timed : { on: 'while', of: timed, ...only };
};

/** Where that sentence begins, if it ends the text. */
const onceATurn = (r: Reader): { readonly from: number; readonly words: string } | undefined => {
  const last = r.tokens[r.end - 1]?.text === '.' ? r.end - 1 : r.end;
  for (const text of [ONCE, DO_ONCE]) {
    const words = text.split(' ');
    const from = last - words.length;
    if (from > r.at && words.every((word, index) => r.tokens[from + index]?.text === word))
      return { from, words: text };
  }
  return undefined;
};

const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

/** "II," or the last of them. */
const readNumeral = (r: Reader): { readonly value: number; readonly last: boolean } | undefined => {
  const value = NUMERALS.indexOf(r.peek()) + 1;
  if (value === 0 || r.token?.raw !== r.token?.raw.toUpperCase()) return undefined;
  r.step();
  return { value, last: !r.eat(',') };
};

/** "I, II — …": a chapter ability of a Saga (714.2b). */
export const readChapter = (r: Reader): Ability | undefined => {
  const chapters = readUpToLast(r, readNumeral);
  if (chapters === undefined) return undefined;
  if (!r.eat('—') && !r.eat('-')) return undefined;
  r.mean({ kind: 'self' });
  const body = readBody(r);
  if (body === undefined || !readsAnything(body.instructions)) return undefined;
  return { kind: 'triggered', event: { on: 'chapter', chapters }, body, lead: 'when' };
};

/** Events that are one thing happening, known by itself: what a resolution can wait for. */
const PLAIN_EVENTS: ReadonlySet<TriggerEvent['on']> = new Set([
  'enters',
  'leaves',
  'dies',
  'attacks',
  'blocks',
  'becomesBlocked',
  'becomesTapped',
  'becomesUntapped',
  'dealsDamage',
  'dealtDamage',
  'cast',
  'draws',
  'gainsLife',
  'losesLife',
  'gainsOrLosesLife',
  'putIntoGraveyard',
  'next',
  'playerAttacks',
  'sacrificed',
  'losesControl',
  'or',
  'oneOrMore',
  'other',
  'nth',
  'discarded',
  'causesDiscard',
  'tappedForMana',
  'attacksAndIsntBlocked',
  'becomesTarget',
  'counterPut',
]);

/** What happens as mana is used (106.6), for printing too. */
export const MANA_SPENT = 'that mana is spent to cast';

/** "When that mana is spent to cast an instant or sorcery spell,": refines the casting. */
const readManaSpent = (r: Reader): TriggerEvent | undefined => {
  if (!r.eat(MANA_SPENT) || r.eatOne('a', 'an') === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined || !r.eat(',')) return undefined;
  r.mean({ kind: 'that', antecedent: 'event', noun: phrase.filter });
  return { on: 'other', verb: MANA_SPENT, args: [], like: { on: 'cast', who: { kind: 'you' }, what: phrase.filter } };
};

/** "When that creature dies this turn", "until end of turn, whenever you attack": an event a resolution waits for. */
export const readAwaited = (r: Reader): Exclude<DelayedWhen, string> | undefined => {
  const until = r.eatOne(
    'until the end of your next turn ,',
    'until end of turn ,',
    'this turn ,',
    'until your next turn ,',
  );
  const front = until !== undefined;
  const lead = r.eatOne('whenever', 'when');
  if (lead === undefined) return undefined;
  const spent = lead === 'when' && !front ? r.attempt(readManaSpent) : undefined;
  if (spent !== undefined) return { event: spent };
  const { refs } = r.said;
  const first = r.first(playerEvent, objectEvent);
  if (first === undefined || !PLAIN_EVENTS.has(first.on)) return undefined;
  // What the effect spoke of before can still be meant, after what the event names.
  const named = r.said.refs;
  const own = 'source' in first ? [first.source] : 'what' in first ? [first.what] : [];
  const targets = own.filter((ref): ref is ObjectRef => ref?.kind === 'target');
  r.say('refs', [...refs.filter((ref) => !named.includes(ref)), ...targets, ...named]);
  const lost = r.attempt((reader) => {
    const second = reader.eat('or') ? playerEvent(reader) : undefined;
    return second?.on === 'losesControl' ? second : undefined;
  });
  const event: TriggerEvent = lost === undefined ? first : { on: 'either', of: [first, lost], word: 'or' };
  // Control is lost whenever that is; the other events are waited for only so long as the words say.
  const ends = front || r.eat('this turn');
  if ((!ends && lost === undefined && first.on !== 'losesControl') || !r.eat(',')) return undefined;
  return {
    event,
    ...(until === 'until your next turn ,'
      ? { until: 'yourNextTurn' }
      : until === 'until the end of your next turn ,'
        ? { until: 'endOfYourNextTurn' }
        : ends
          ? { thisTurn: true }
          : {}),
    ...(lead === 'whenever' ? { each: true } : {}),
    ...(ends && !front ? { late: true } : {}),
  };
};

/** Events that can name a second object. */
const TWO_OBJECTS: ReadonlySet<TriggerEvent['on']> = new Set([
  'or',
  'blocks',
  'becomesBlocked',
  'dealsDamage',
  'attacks',
]);

/** "A creature dealt damage by enchanted creature this turn": what dealt it. */
const dealerIn = (event: TriggerEvent): ObjectRef | undefined => {
  const filter = event.on === 'dies' && event.what.kind === 'choose' ? event.what.selection.filter : undefined;
  const parts = filter?.kind === 'and' ? filter.of : [];
  const deed = parts.find((part) => part.kind === 'did' && part.deed === 'wasDealtDamage');
  const by = deed?.kind === 'did' ? deed.by : undefined;
  return by?.kind === 'self' || by?.kind === 'attached' ? by : undefined;
};

/** "…, put a +1/+1 counter on that creature": what has died can get none, so it is the creature that dealt the damage (608.2c). */
const ofDealer = (item: Instruction, dealer: ObjectRef): Instruction => {
  const isIt = (ref: object): boolean => 'antecedent' in ref && ref.antecedent === 'event';
  const again = (ref: ObjectRef): ObjectRef =>
    ref.kind !== 'that' || (dealer.kind !== 'self' && dealer.kind !== 'attached')
      ? ref
      : { ...dealer, again: ref.word === 'that' && ref.noun !== undefined ? { word: 'that', noun: ref.noun } : 'it' };
  if (item.do === 'putCounters' && item.on.kind === 'that' && isIt(item.on)) return { ...item, on: again(item.on) };
  if (item.do !== 'continuous' || item.effect.subject.kind !== 'objects' || !isIt(item.effect.subject.ref)) return item;
  return { ...item, effect: { ...item.effect, subject: { kind: 'objects', ref: again(item.effect.subject.ref) } } };
};

/** A whole triggered ability. */
export const readTriggered = (r: Reader): Ability | undefined => {
  const lead = r.eatOne('when', 'whenever', 'at');
  if (lead === undefined) return undefined;
  const event = readEvent(r, lead);
  if (event === undefined || !r.eat(',')) return undefined;
  const condition = r.attempt((reader) => {
    if (!reader.eat('if')) return undefined;
    const found = readCondition(reader);
    // "If all lands are Islands, … them": that whole set, which nothing has been done to yet.
    if (found?.kind === 'is' && found.ref.kind === 'all') reader.mean(found.ref);
    return found !== undefined && reader.eat(',') ? found : undefined;
  });
  // An "if" right after the event belongs to the event (603.4), never to the effect.
  if (condition === undefined && !r.lenient && r.sees('if')) return r.want('a condition');
  if (TWO_OBJECTS.has(event.on) && condition === undefined && r.said.refs.length > 1 && r.sees('it'))
    r.say('opening', r.at);
  const once = onceATurn(r);
  const body = once === undefined ? readBody(r) : readPart(r, once.from);
  if (body === undefined || !readsAnything(body.instructions)) return undefined;
  if (once !== undefined) {
    r.eat(once.words);
    r.eat('.');
  }
  const dealer = dealerIn(event);
  const [first, ...rest] = body.instructions;
  return {
    kind: 'triggered',
    event,
    ...(condition === undefined ? {} : { condition }),
    body:
      dealer === undefined || first === undefined
        ? body
        : { ...body, instructions: [ofDealer(first, dealer), ...rest] },
    lead,
    ...(once === undefined ? {} : { limits: once.words === ONCE ? { oncePerTurn: true } : { doOncePerTurn: true } }),
  };
};
