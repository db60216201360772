// Trigger events of players, and of counters: what is drawn, cast, gained, sacrificed, attacked with, put on.
import type { Filter, ObjectRef, PlayerRef, TriggerEvent } from '../ability.ts';
import { readCounterKind } from './counters.ts';
import { readPost } from './filterPosts.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { eventAntecedent, eventSubject, readMuchDamage } from './objectEvents.ts';
import { readNumbered } from './pastDeeds.ts';
import { readPlayer } from './players.ts';
import type { Reader } from './reader.ts';
import { readPossessiveRef, readSingleRef } from './refs.ts';
import { DONE_TO, NAMED_PLAYER_EVENTS, ORDINALS } from './triggerWords.ts';

const spellFilter = (r: Reader): Filter | undefined => {
  const another = r.eat('another');
  if (!another && r.eatOne('a', 'an') === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const or = r.attempt((reader) => {
    if (!reader.eat('or') || reader.eatOne('a', 'an') === undefined) return undefined;
    const second = readNounPhrase(reader);
    return second !== undefined && reader.sees(',') ? second.filter : undefined;
  });
  const filter: Filter = or === undefined ? phrase.filter : { kind: 'or', of: [phrase.filter, or] };
  return another ? allOf([{ kind: 'other' }, filter]) : filter;
};

const PLAYER_EVENTS = [
  ['gain or lose life', 'gainsOrLosesLife'],
  ['gains or loses life', 'gainsOrLosesLife'],
  ['gain life', 'gainsLife'],
  ['gains life', 'gainsLife'],
  ['lose life', 'losesLife'],
  ['loses life', 'losesLife'],
  ['draw a card', 'draws'],
  ['draws a card', 'draws'],
  ['discard a card', 'discards'],
  ['discards a card', 'discards'],
] as const;

/** What a player does, or what happens to one. */
export const playerEvent = (r: Reader): TriggerEvent | undefined => {
  if (r.eat('the ring tempts you')) return { on: 'other', verb: 'the ring tempts you', args: [] };
  const cycled = r.attempt((reader) => {
    const ref = reader.eat('you cycle') ? readSingleRef(reader) : undefined;
    return ref?.kind === 'self' ? ref : undefined;
  });
  if (cycled !== undefined) {
    r.mean(cycled);
    return { on: 'cycled', what: cycled };
  }
  const who = readPlayer(r);
  if (who === undefined) return undefined;
  for (const [plain, third, like] of NAMED_PLAYER_EVENTS) {
    if (!r.eat(plain) && !r.eat(third)) continue;
    // "When you set this scheme in motion, it …": the object itself.
    if (plain.includes('this scheme')) r.mean({ kind: 'self' });
    const refined: TriggerEvent | undefined =
      like === 'discards'
        ? { on: 'discards', who }
        : like === 'draws'
          ? { on: 'draws', who }
          : like === 'cast'
            ? { on: 'cast', who, what: { kind: 'spell' } }
            : undefined;
    return { on: 'other', verb: plain, args: [], who, ...(refined === undefined ? {} : { like: refined }) };
  }
  const made = r.attempt((reader) => doneTo(reader, who)) ?? r.attempt((reader) => countersBy(reader, who));
  if (made !== undefined) return made;
  const nth = r.attempt((reader) => nthEvent(reader, who)) ?? r.attempt((reader) => nextEvent(reader, who));
  if (nth !== undefined) return nth;
  const much = r.attempt(readMuchDamage);
  if (much?.passive === true) {
    const { passive, ...number } = much;
    return { on: 'dealsDamage', source: ANY_SOURCE, to: who, ...number, passive };
  }
  const hurt =
    r.eatOne("'re dealt", 'is dealt', 'are dealt') === undefined ? undefined : r.eatOne('damage', 'combat damage');
  if (hurt !== undefined)
    return {
      on: 'dealsDamage',
      source: ANY_SOURCE,
      to: who,
      ...(hurt === 'damage' ? {} : { combat: true }),
      passive: true,
    };
  if (r.eatOne('attacks', 'attack') !== undefined) {
    const whom: PlayerRef | ObjectRef | undefined = r.eat('one of your opponents')
      ? { kind: 'opponents', form: 'oneOf' }
      : (r.attempt(readPlayer) ?? r.attempt(readSingleRef));
    const company = r.attempt((reader) => (reader.eat('with') ? readNumbered(reader) : undefined));
    if (company?.of !== undefined) r.mean({ kind: 'that', antecedent: 'event', word: 'they' });
    return {
      on: 'playerAttacks',
      who,
      ...(whom === undefined ? {} : { whom }),
      ...(company === undefined ? {} : { with: company }),
    };
  }
  const lost = r.attempt((reader) => losesControl(reader, who));
  if (lost !== undefined) return lost;
  if (r.eatOne('is attacked', 'are attacked', "'re attacked") !== undefined) return { on: 'playerAttacked', who };
  if (r.eatOne('cast or copy', 'casts or copies', 'copies', 'copy') !== undefined) {
    const both = r.tokens[r.at - 2]?.text === 'or';
    const what = spellFilter(r);
    if (what === undefined) return undefined;
    r.mean({ kind: 'that', antecedent: 'event' });
    return { on: both ? 'castOrCopied' : 'copied', who, what };
  }
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
    r.mean({ kind: 'that', antecedent: 'event', noun: what });
    return { on: 'cast', who, what };
  }
  if (r.eatOne('activates', 'activate') !== undefined) {
    const whose = r.attempt((reader) => {
      const of = readPossessiveRef(reader);
      return of !== undefined && reader.eat('ability') ? of : undefined;
    });
    const what: Filter | undefined = whose === undefined ? spellFilter(r) : { kind: 'ability' };
    if (what === undefined) return undefined;
    const of = whose ?? r.attempt((reader) => (reader.eat('of') ? readSingleRef(reader) : undefined));
    const posts: Filter[] = [];
    for (let post = of && r.attempt(readPost); post !== undefined; post = r.attempt(readPost)) posts.push(post);
    r.mean({ kind: 'that', antecedent: 'event' });
    return {
      on: 'activated',
      who,
      what,
      ...(of === undefined ? {} : { of }),
      ...(whose === undefined ? {} : { possessive: true as const }),
      ...(posts.length === 0 ? {} : { late: allOf(posts) }),
    };
  }
  for (const [words, on] of PLAYER_EVENTS) if (r.eat(words)) return { on, who };
  const land = r.attempt(landPlayed);
  if (land !== undefined) return { on: 'playsLand', who, ...(land.kind === 'type' ? {} : { what: land }) };
  return r.want('an event such as “casts a spell”');
};

/** "plays a land", "plays a nonbasic land". */
const landPlayed = (r: Reader): Filter | undefined => {
  if (r.eatOne('plays', 'play') === undefined || !r.eat('a')) return undefined;
  const phrase = readNounPhrase(r);
  const parts = phrase?.filter.kind === 'and' ? phrase.filter.of : phrase === undefined ? [] : [phrase.filter];
  return parts.some((part) => part.kind === 'type' && part.type === 'Land') ? phrase?.filter : undefined;
};

/** "lose control of that Equipment", "gains control of a permanent from you". */
const losesControl = (r: Reader, who: PlayerRef): TriggerEvent | undefined => {
  if (r.eatOne('gain control of', 'gains control of') !== undefined) {
    const gained = readSingleRef(r);
    if (gained === undefined) return undefined;
    const from = r.eat('from') ? readPlayer(r) : undefined;
    r.mean(eventAntecedent(gained));
    return { on: 'gainsControl', who, what: gained, ...(from === undefined ? {} : { giver: from }) };
  }
  if (r.eatOne('lose control of', 'loses control of') === undefined) return undefined;
  const what = readSingleRef(r);
  if (what === undefined) return undefined;
  r.mean(what.kind === 'choose' ? { kind: 'that', antecedent: 'event', noun: what.selection.filter } : what);
  return { on: 'losesControl', who, what };
};

/** "casts their second spell each turn", "draw your second card each turn". */
const nthEvent = (r: Reader, who: PlayerRef): TriggerEvent | undefined => {
  const verb = r.eatOne('casts', 'cast', 'draws', 'draw');
  if (verb === undefined || r.eatOne('your', 'their') === undefined) return undefined;
  const word = r.eatOne(...ORDINALS);
  if (word === undefined) return undefined;
  const nth = ORDINALS.indexOf(word) + 1;
  const phrase = readNounPhrase(r);
  const when =
    phrase === undefined
      ? undefined
      : r.eatOne('each turn', 'during each of your turns', "during each opponent 's turn");
  if (phrase === undefined || when === undefined) return undefined;
  const turns =
    when === 'each turn' ? {} : { turns: when.endsWith('your turns') ? ('yours' as const) : ('opponents' as const) };
  if (verb.startsWith('draw'))
    return phrase.filter.kind === 'card' ? { on: 'nth', nth, of: { on: 'draws', who }, ...turns } : undefined;
  r.mean({ kind: 'that', antecedent: 'event' });
  return { on: 'nth', nth, of: { on: 'cast', who, what: phrase.filter }, ...turns };
};

/** "an ability of equipped creature is activated": by anyone. */
export const abilityEvent = (r: Reader): TriggerEvent | undefined => {
  if (r.eatOne('an', 'a') === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase?.filter.kind !== 'ability' || !r.eat('of')) return undefined;
  const of = readSingleRef(r);
  if (of === undefined || !r.eat('is activated')) return undefined;
  r.mean({ kind: 'that', antecedent: 'event', noun: phrase.filter });
  return { on: 'activated', who: { kind: 'anyPlayer' }, what: phrase.filter, of, passive: true };
};

/** Counters put and removed. */
export const counterEvent = (r: Reader): TriggerEvent | undefined => {
  const removed = r.eat('the last');
  const place = removed || !r.eat('the') ? undefined : r.eatOne(...ORDINALS);
  const oneOrMore = !removed && place === undefined && r.eat('one or more');
  if (!removed && !oneOrMore && place === undefined && r.eatOne('a', 'an') === undefined) return undefined;
  const any = r.eatOne('counter', 'counters') !== undefined;
  const counter = any ? undefined : readCounterKind(r);
  if (!any && (counter === undefined || r.eatOne('counter', 'counters') === undefined)) return undefined;
  const verb = r.eatOne('is put on', 'are put on', 'is removed from', 'are removed from');
  if (verb === undefined) return undefined;
  const what = readSingleRef(r);
  if (what !== undefined)
    r.mean(what.kind === 'choose' ? { kind: 'that', antecedent: 'event', noun: what.selection.filter } : what);
  return what === undefined
    ? undefined
    : {
        on: verb.includes('put') ? 'counterPut' : 'counterRemoved',
        ...(counter === undefined ? {} : { counter }),
        what,
        ...(oneOrMore ? { oneOrMore } : {}),
        ...(removed ? { last: true } : {}),
        ...(place === undefined ? {} : { nth: ORDINALS.indexOf(place) + 1 }),
      };
};

const ANY_SOURCE: ObjectRef = {
  kind: 'choose',
  selection: { filter: { kind: 'source' } },
  count: { kind: 'number', value: 1 },
};

/** "you sacrifice another creature", "a player taps a land for mana", "you planeswalk to this plane". */
const doneTo = (r: Reader, who: PlayerRef): TriggerEvent | undefined => {
  const found = DONE_TO.find(([plain, third]) => r.eat(plain) || r.eat(third));
  if (found === undefined) return undefined;
  const [verb, , after] = found;
  const many = r.attempt((reader) => {
    if (!reader.eat('one or more')) return undefined;
    const phrase = readNounPhrase(reader);
    return phrase?.plural === true ? phrase.filter : undefined;
  });
  const what: ObjectRef | undefined =
    many === undefined
      ? eventSubject(r)
      : { kind: 'choose', selection: selectionOf(many), count: { kind: 'number', value: 1 } };
  if (what === undefined) return undefined;
  const tapped = verb === 'tap' && !r.sees('for mana');
  if (after !== undefined && !tapped && !r.eat(after)) return undefined;
  const it = eventAntecedent(what);
  r.say('refs', [many === undefined ? it : { kind: 'that', antecedent: 'event', word: 'they' }]);
  const wrap = (event: TriggerEvent): TriggerEvent => (many === undefined ? event : { on: 'oneOrMore', of: event });
  const filter = what.kind === 'choose' ? what.selection.filter : undefined;
  if (verb === 'discard' && many === undefined && filter?.kind === 'card') return { on: 'discards', who };
  switch (verb) {
    case 'create':
      return filter === undefined ? undefined : wrap({ on: 'tokenCreated', what: filter, by: who });
    case 'turn':
      return wrap({ on: 'turnedFaceUp', what, by: who });
    case 'sacrifice':
      return wrap({ on: 'sacrificed', what, by: who });
    case 'discard':
      return wrap({ on: 'discarded', what, by: who });
    case 'tap':
      if (tapped)
        return wrap({ on: 'other', verb: 'tap it', args: [], who, what, like: { on: 'becomesTapped', what } });
      return wrap({ on: 'tappedForMana', what, by: who });
    default:
      return wrap({ on: 'other', verb, args: [], who, what });
  }
};

/** "you put one or more +1/+1 counters on a creature you control". */
const countersBy = (r: Reader, who: PlayerRef): TriggerEvent | undefined => {
  if (r.eatOne('put', 'puts') === undefined) return undefined;
  const some = r.eat('one or more');
  if (!some && r.eatOne('a', 'an') === undefined) return undefined;
  const counter = r.eat('counters') ? undefined : readCounterKind(r);
  if (counter !== undefined && r.eatOne('counters', 'counter') === undefined) return undefined;
  const what = r.eat('on') ? readSingleRef(r) : undefined;
  if (what === undefined) return undefined;
  r.mean(what.kind === 'choose' ? { kind: 'that', antecedent: 'event', noun: what.selection.filter } : what);
  return {
    on: 'counterPut',
    what,
    by: who,
    ...(counter === undefined ? {} : { counter }),
    ...(some ? { oneOrMore: true } : {}),
  };
};

/** "you next cast an instant or sorcery spell", "you cast your next instant spell": the first from now on. */
const nextEvent = (r: Reader, who: PlayerRef): TriggerEvent | undefined => {
  if (r.eat('next')) {
    if (r.eatOne('attack', 'attacks') !== undefined) return { on: 'next', of: { on: 'playerAttacks', who } };
    const verb = r.eatOne('cast', 'casts', 'activate', 'activates');
    const what = verb === undefined ? undefined : spellFilter(r);
    if (verb === undefined || what === undefined) return undefined;
    r.mean({ kind: 'that', antecedent: 'event', noun: what });
    if (verb.startsWith('activate')) return { on: 'next', of: { on: 'activated', who, what } };
    const cast: TriggerEvent = { on: 'cast', who, what };
    const ability = r.attempt((reader) => (reader.eat('or activate') ? spellFilter(reader) : undefined));
    if (ability === undefined) return { on: 'next', of: cast };
    return { on: 'next', of: { on: 'either', of: [cast, { on: 'activated', who, what: ability }], word: 'or' } };
  }
  if (r.eatOne('cast', 'casts') === undefined || r.eatOne('your next', 'their next') === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  r.mean({ kind: 'that', antecedent: 'event', noun: phrase.filter });
  return { on: 'next', of: { on: 'cast', who, what: phrase.filter }, late: true };
};
