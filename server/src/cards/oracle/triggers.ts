// Triggered abilities: "When/Whenever/At EVENT[, if CONDITION], EFFECT" (603).
import type { Ability, Filter, ObjectRef, PlayerRef, TriggerEvent } from '../ability.ts';
import { readBody, readPart, readsAnything } from './bodies.ts';
import { readCondition } from './conditions.ts';
import { readCounterKind } from './counters.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { readPlayer, readPossessivePlayer } from './players.ts';
import { type Reader, readList } from './reader.ts';
import { readSingleRef } from './refs.ts';
import { NAMED_OBJECT_EVENTS, NAMED_PLAYER_EVENTS, OBJECT_EVENTS, ONCE, ORDINALS, STEP_WORDS } from './triggerWords.ts';

/** "one or more creatures you control" before an event that happens to all of them at once. */
const oneOrMore = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('one or more')) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase?.plural !== true) return undefined;
  return { kind: 'choose', selection: selectionOf(phrase.filter), count: { kind: 'number', value: 1 } };
};

/** "{ref} or another creature" before an event. */
const subject = (r: Reader): ObjectRef | undefined => {
  const list = readList(r, readSingleRef, ['or']);
  if (list === undefined) return undefined;
  const [only] = list.items;
  return list.items.length === 1 ? only : { kind: 'several', of: list.items, word: 'or' };
};

/** The event's object, with what it was called: "that Aura" means the Aura of the event, not what it became attached to. */
const eventAntecedent = (what: ObjectRef): ObjectRef =>
  what.kind === 'self' || what.kind === 'attached' ? what : { kind: 'that', antecedent: 'event', ...calledIn(what) };

const calledIn = (what: ObjectRef): { readonly noun?: Filter } =>
  what.kind === 'choose' ? { noun: what.selection.filter } : {};

/** From here on "that creature" can mean the event's second object. */
const meanOther = (r: Reader, what: ObjectRef | PlayerRef | undefined): void => {
  if (what?.kind === 'choose') r.mean({ kind: 'that', antecedent: 'eventOther', ...calledIn(what) });
};

const objectEvent = (r: Reader): TriggerEvent | undefined => {
  const several = r.attempt(oneOrMore);
  const what = several ?? subject(r);
  if (what === undefined) return undefined;
  // "deals damage to a creature with power less than that creature's": the event's own words can speak of its object
  if (several === undefined && what.kind === 'choose') r.mean(eventAntecedent(what));
  const first = eventVerb(r, what);
  if (first === undefined) return undefined;
  const other = r.said.refs.find((ref) => ref.kind === 'that' && ref.antecedent === 'eventOther');
  const it: ObjectRef =
    several === undefined
      ? eventAntecedent(what)
      : { kind: 'that', antecedent: 'event', word: 'they', ...calledIn(what) };
  r.said = { ...r.said, refs: [it, ...(other === undefined ? [] : [other])] };
  const events = [first];
  while (true) {
    const next = r.attempt((reader) => (reader.eat('or') ? eventVerb(reader, what) : undefined));
    if (next === undefined) break;
    events.push(next);
  }
  const wrap = (event: TriggerEvent): TriggerEvent => (several === undefined ? event : { on: 'oneOrMore', of: event });
  if (events.length === 1) return wrap(first);
  // "blocks or becomes blocked by a creature": the creature belongs to both.
  const last = events.at(-1);
  const blocker = last?.on === 'becomesBlocked' ? last.other : undefined;
  const all = events.map((event) =>
    event.on === 'blocks' && event.other === undefined && blocker !== undefined
      ? { ...event, other: blocker, elided: true }
      : event,
  );
  return wrap({ on: 'or', of: all });
};

const eventVerb = (r: Reader, what: ObjectRef): TriggerEvent | undefined => {
  const damage = r.attempt((reader) => damageEvent(reader, what));
  if (damage !== undefined) return damage;
  if (r.eatOne('becomes the target of', 'become the target of') !== undefined) {
    if (r.eat('a spell or ability')) {
      const player = r.attempt((reader) => {
        const who = readPlayer(reader);
        return who !== undefined && reader.eatOne('controls', 'control') !== undefined ? who : undefined;
      });
      return {
        on: 'becomesTarget',
        what,
        ...(player === undefined ? {} : { of: { kind: 'controlledBy', player } as const }),
      };
    }
    r.eatOne('a', 'an');
    const phrase = readNounPhrase(r);
    return phrase === undefined ? undefined : { on: 'becomesTarget', what, of: phrase.filter };
  }
  if (r.eatOne('becomes attached to', 'become attached to') !== undefined) {
    const to = readSingleRef(r);
    if (to === undefined) return undefined;
    meanOther(r, to);
    return { on: 'becomesAttached', what, to };
  }
  const graveyard = r.attempt((reader) => graveyardEvent(reader, what));
  if (graveyard !== undefined) return graveyard;
  for (const [one, many, like] of NAMED_OBJECT_EVENTS) {
    if (!r.eat(one) && !r.eat(many)) continue;
    return { on: 'other', verb: one, args: [], what, ...(like === undefined ? {} : { like: { on: like, what } }) };
  }
  for (const [one, many, on] of OBJECT_EVENTS) {
    if (!r.eat(one) && !r.eat(many)) continue;
    if (on === 'blocks' || on === 'becomesBlocked') {
      const other = r.attempt((reader) => {
        if (on === 'becomesBlocked' && !reader.eat('by')) return undefined;
        return readSingleRef(reader);
      });
      meanOther(r, other);
      return { on, what, ...(other === undefined ? {} : { other }) };
    }
    if (on !== 'enters') return { on, what };
    const under = r.attempt((reader) => {
      if (!reader.eat('under')) return undefined;
      const player = readPossessivePlayer(reader);
      return player !== undefined && reader.eat('control') ? player : undefined;
    });
    const attachedTo = r.attempt((reader) => {
      if (!reader.eat('attached to') || reader.eatOne('a', 'an') === undefined) return undefined;
      return readNounPhrase(reader)?.filter;
    });
    return {
      on,
      what,
      ...(under === undefined ? {} : { under }),
      ...(attachedTo === undefined ? {} : { attachedTo }),
    };
  }
  return r.want('an event such as “enters” or “dies”');
};

/** "is put into your graveyard from the battlefield", "is put into an opponent's graveyard from anywhere". */
const graveyardEvent = (r: Reader, what: ObjectRef): TriggerEvent | undefined => {
  if (r.eatOne('is put into', 'are put into') === undefined) return undefined;
  const whose = r.eat('a graveyard') ? undefined : readPossessivePlayer(r);
  if (whose !== undefined && !r.eat('graveyard')) return undefined;
  const from = r.eatOne('from the battlefield', 'from anywhere');
  return {
    on: 'putIntoGraveyard',
    what,
    ...(whose === undefined ? {} : { whose }),
    ...(from === 'from the battlefield' ? { from: 'battlefield' as const } : {}),
    ...(from === 'from anywhere' ? { anywhere: true } : {}),
  };
};

const damageEvent = (r: Reader, what: ObjectRef): TriggerEvent | undefined => {
  if (r.eatOne('is dealt damage', 'are dealt damage') !== undefined) return { on: 'dealtDamage', source: what };
  const combat = r.eatOne('deals combat damage', 'deal combat damage') !== undefined;
  if (!combat && r.eatOne('deals damage', 'deal damage') === undefined) return undefined;
  const to = r.attempt((reader) => {
    if (!reader.eat('to')) return undefined;
    return reader.attempt(readPlayer) ?? readSingleRef(reader);
  });
  meanOther(r, to);
  return { on: 'dealsDamage', source: what, ...(combat ? { combat } : {}), ...(to === undefined ? {} : { to }) };
};

const spellFilter = (r: Reader): Filter | undefined => {
  const another = r.eat('another');
  if (!another && r.eatOne('a', 'an') === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  return another ? allOf([{ kind: 'other' }, phrase.filter]) : phrase.filter;
};

const PLAYER_EVENTS = [
  ['gain life', 'gainsLife'],
  ['gains life', 'gainsLife'],
  ['lose life', 'losesLife'],
  ['loses life', 'losesLife'],
  ['draw a card', 'draws'],
  ['draws a card', 'draws'],
  ['discard a card', 'discards'],
  ['discards a card', 'discards'],
  ['play a land', 'playsLand'],
  ['plays a land', 'playsLand'],
] as const;

const playerEvent = (r: Reader): TriggerEvent | undefined => {
  const cycled = r.attempt((reader) => (reader.eat('you cycle') ? readSingleRef(reader) : undefined));
  if (cycled?.kind === 'self') {
    r.mean(cycled);
    return { on: 'cycled', what: cycled };
  }
  const who = readPlayer(r);
  if (who === undefined) return undefined;
  for (const [plain, third, like] of NAMED_PLAYER_EVENTS) {
    if (!r.eat(plain) && !r.eat(third)) continue;
    const refined: TriggerEvent | undefined =
      like === 'discards'
        ? { on: 'discards', who }
        : like === 'cast'
          ? { on: 'cast', who, what: { kind: 'spell' } }
          : undefined;
    return { on: 'other', verb: plain, args: [], who, ...(refined === undefined ? {} : { like: refined }) };
  }
  const nth = r.attempt((reader) => nthEvent(reader, who));
  if (nth !== undefined) return nth;
  if (r.eatOne('attacks', 'attack') !== undefined) return { on: 'playerAttacks', who };
  if (r.eatOne('is attacked', 'are attacked', "'re attacked") !== undefined) return { on: 'playerAttacked', who };
  if (r.eatOne('casts', 'cast') !== undefined) {
    const self = r.attempt((reader) => {
      const ref = readSingleRef(reader);
      return ref?.kind === 'self' ? ref : undefined;
    });
    if (self !== undefined) {
      r.mean(self);
      return { on: 'cast', who, what: { kind: 'isRef', ref: self } };
    }
    const what = spellFilter(r);
    if (what === undefined) return undefined;
    r.mean({ kind: 'that', antecedent: 'event' });
    return { on: 'cast', who, what };
  }
  if (r.eatOne('activates', 'activate') !== undefined) {
    const what = spellFilter(r);
    if (what === undefined) return undefined;
    r.mean({ kind: 'that', antecedent: 'event' });
    return { on: 'activated', who, what };
  }
  for (const [words, on] of PLAYER_EVENTS) if (r.eat(words)) return { on, who };
  return r.want('an event such as “casts a spell”');
};

/** "casts their second spell each turn", "draw your second card each turn". */
const nthEvent = (r: Reader, who: PlayerRef): TriggerEvent | undefined => {
  const verb = r.eatOne('casts', 'cast', 'draws', 'draw');
  if (verb === undefined || r.eatOne('your', 'their') === undefined) return undefined;
  const word = r.eatOne(...ORDINALS);
  if (word === undefined) return undefined;
  const nth = ORDINALS.indexOf(word) + 1;
  const phrase = readNounPhrase(r);
  if (phrase === undefined || !r.eat('each turn')) return undefined;
  if (verb.startsWith('draw'))
    return phrase.filter.kind === 'card' ? { on: 'nth', nth, of: { on: 'draws', who } } : undefined;
  r.mean({ kind: 'that', antecedent: 'event' });
  return { on: 'nth', nth, of: { on: 'cast', who, what: phrase.filter } };
};

const counterEvent = (r: Reader): TriggerEvent | undefined => {
  const removed = r.eat('the last');
  const oneOrMore = !removed && r.eat('one or more');
  if (!removed && !oneOrMore && r.eatOne('a', 'an') === undefined) return undefined;
  const counter = readCounterKind(r);
  if (counter === undefined || r.eatOne('counter', 'counters') === undefined) return undefined;
  const verb = r.eatOne('is put on', 'are put on', 'is removed from', 'are removed from');
  if (verb === undefined) return undefined;
  const what = readSingleRef(r);
  return what === undefined
    ? undefined
    : {
        on: verb.includes('put') ? 'counterPut' : 'counterRemoved',
        counter,
        what,
        ...(oneOrMore ? { oneOrMore } : {}),
      };
};

const stateEvent = (r: Reader): TriggerEvent | undefined => {
  const condition = readCondition(r);
  return condition === undefined ? undefined : { on: 'state', condition };
};

const stepEvent = (r: Reader): TriggerEvent | undefined => {
  if (r.eatOne('end of turn', 'the end of turn') !== undefined)
    return { on: 'step', step: 'end', whose: 'each', the: true };
  if (r.eat('end of combat')) return { on: 'step', step: 'endOfCombat', whose: 'each' };
  if (!r.eat('the beginning of')) return undefined;
  if (r.eat('combat on your turn')) return { on: 'step', step: 'combat', whose: { kind: 'you' } };
  if (r.eat('each combat')) return { on: 'step', step: 'combat', whose: 'each' };
  if (r.eat('the end step')) return { on: 'step', step: 'end', whose: 'each', the: true };
  const each = r.eatOne('each upkeep', 'each end step', 'each draw step');
  if (each !== undefined)
    return {
      on: 'step',
      step: each === 'each upkeep' ? 'upkeep' : each === 'each end step' ? 'end' : 'draw',
      whose: 'each',
    };
  if (r.eat('the upkeep of')) {
    const player = readPlayer(r);
    return player === undefined ? undefined : { on: 'step', step: 'upkeep', whose: player };
  }
  const whose: PlayerRef | undefined = readPossessivePlayer(r);
  if (whose === undefined) return undefined;
  for (const [words, step] of STEP_WORDS) if (r.eat(words)) return { on: 'step', step, whose };
  return r.want('a step such as upkeep');
};

const readEvent = (r: Reader, lead: 'when' | 'whenever' | 'at'): TriggerEvent | undefined => {
  if (lead === 'at') return stepEvent(r);
  return r.first(
    (reader) => ended(reader, playerEvent),
    (reader) => ended(reader, objectEvent),
    (reader) => ended(reader, counterEvent),
    (reader) => ended(reader, stateEvent),
  );
};

const ended = (r: Reader, read: (reader: Reader) => TriggerEvent | undefined): TriggerEvent | undefined => {
  const event = read(r);
  if (event === undefined) return r.want(',');
  const first = r.eat('for the first time each turn');
  const timed: TriggerEvent = first ? { on: 'nth', nth: 1, of: event } : event;
  const condition = r.attempt((reader) => (reader.eat('while') ? readCondition(reader) : undefined));
  if (!r.sees(',')) return r.want(',');
  return condition === undefined ? timed : { on: 'while', of: timed, condition };
};

/** Where that sentence begins, if it ends the text. */
const onceATurn = (r: Reader): number | undefined => {
  const words = ONCE.split(' ');
  const last = r.tokens[r.end - 1]?.text === '.' ? r.end - 1 : r.end;
  const from = last - words.length;
  return from > r.at && words.every((word, index) => r.tokens[from + index]?.text === word) ? from : undefined;
};

const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

/** "I, II — …": a chapter ability of a Saga (714.2b). */
export const readChapter = (r: Reader): Ability | undefined => {
  const chapters: number[] = [];
  do {
    const number = NUMERALS.indexOf(r.peek()) + 1;
    if (number === 0 || r.token?.raw !== r.token?.raw.toUpperCase()) return undefined;
    r.step();
    chapters.push(number);
  } while (r.eat(','));
  if (!r.eat('—')) return undefined;
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
  'dealsDamage',
  'dealtDamage',
  'cast',
  'draws',
  'gainsLife',
  'losesLife',
  'putIntoGraveyard',
]);

/** "When you next cast an instant or sorcery spell this turn, ", "When you cast your next creature spell this turn, ". */
const readNextCast = (
  r: Reader,
): { readonly event: TriggerEvent; readonly thisTurn: true; readonly next: 'verb' | 'noun' } | undefined => {
  const words = r.eatOne('when you next cast', 'when you cast your next');
  if (words === undefined) return undefined;
  const next = words === 'when you next cast' ? 'verb' : 'noun';
  if (next === 'verb' && r.eatOne('a', 'an') === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase?.singular !== true || !r.eat('this turn ,')) return undefined;
  r.mean({ kind: 'that', antecedent: 'event' });
  return { event: { on: 'cast', who: { kind: 'you' }, what: phrase.filter }, thisTurn: true, next };
};

/** "When that creature dies this turn", "until end of turn, whenever you attack": an event a resolution waits for. */
export const readAwaited = (
  r: Reader,
):
  | {
      readonly event: TriggerEvent;
      readonly thisTurn: true;
      readonly each?: boolean;
      readonly late?: boolean;
      readonly next?: 'verb' | 'noun';
    }
  | undefined => {
  const next = r.attempt(readNextCast);
  if (next !== undefined) return next;
  const front = r.eatOne('until end of turn ,', 'this turn ,') !== undefined;
  const lead = r.eatOne('whenever', 'when');
  if (lead === undefined) return undefined;
  const event = r.first(playerEvent, objectEvent);
  if (event === undefined || !PLAIN_EVENTS.has(event.on)) return undefined;
  if ((!front && !r.eat('this turn')) || !r.eat(',')) return undefined;
  return {
    event,
    thisTurn: true,
    ...(lead === 'whenever' ? { each: true } : {}),
    ...(front ? {} : { late: true }),
  };
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
    return found !== undefined && reader.eat(',') ? found : undefined;
  });
  // An "if" right after the event belongs to the event (603.4), never to the effect.
  if (condition === undefined && !r.lenient && r.sees('if')) return r.want('a condition');
  const once = onceATurn(r);
  const body = once === undefined ? readBody(r) : readPart(r, once);
  if (body === undefined || !readsAnything(body.instructions)) return undefined;
  if (once !== undefined) {
    r.eat(ONCE);
    r.eat('.');
  }
  return {
    kind: 'triggered',
    event,
    ...(condition === undefined ? {} : { condition }),
    body,
    lead,
    ...(once === undefined ? {} : { limits: { oncePerTurn: true } }),
  };
};
