// What happens instead of an event: the same with another number, damage prevented or sent elsewhere, or something else altogether.
import type { Alteration, Filter, ObjectRef, RuleEffect, Would } from '../ability.ts';
import { readAmount } from './amounts.ts';
import { readCounterKind } from './counters.ts';
import { readNounPhrase } from './filters.ts';
import { readPlayer, readUnderControl } from './players.ts';
import { type Reader, readList } from './reader.ts';
import { readSingleRef } from './refs.ts';
import { readReplaced } from './statements.ts';

type Made = Extract<Would, { would: 'createTokens' | 'putCounters' }>;

/** "that permanent or player", "that creature", "you". */
const toThat = (r: Reader): Alteration['toThat'] | undefined => {
  if (!r.eat('to')) return undefined;
  if (r.eat('you')) return 'you';
  if (r.eat('it')) return 'it';
  if (!r.eat('that')) return undefined;
  const list = readList<Filter>(
    r,
    (reader) => (reader.eat('player') ? { kind: 'player' } : readNounPhrase(reader)?.filter),
    ['or'],
  );
  return list?.items;
};

const FACTORS: readonly (readonly [string, Pick<Alteration, 'factor' | 'word'>])[] = [
  ['double that', { factor: 2, word: 'double' }],
  ['triple that', { factor: 3, word: 'double' }],
  ['twice that much', { factor: 2 }],
  ['three times that much', { factor: 3 }],
];

/** "it deals double that damage to that permanent or player", "you gain twice that much life", "they mill that many cards plus four". */
const muchMore = (r: Reader): Alteration | undefined => {
  const subject = r.attempt(readPlayer) ?? (r.eat('that source') ? THAT_SOURCE : readSingleRef(r));
  if (subject === undefined) return undefined;
  const verb = r.eatOne('deals', 'gains', 'gain', 'loses', 'lose', 'draws', 'draw', 'mills', 'mill');
  if (verb === undefined) return undefined;
  if (verb.startsWith('draw') || verb.startsWith('mill')) {
    if (!r.eat('that many cards plus')) return undefined;
    const plus = readAmount(r);
    return plus === undefined ? undefined : { plus, subject };
  }
  const noun = verb === 'deals' ? 'damage' : 'life';
  const factor = FACTORS.find(([words]) => r.eat(`${words} ${noun}`))?.[1];
  const change = factor ?? r.attempt((reader) => moreOrLess(reader, noun));
  if (change === undefined) return undefined;
  const to = r.attempt(toThat);
  return { ...change, subject, ...(to === undefined ? {} : { toThat: to }) };
};

const THAT_SOURCE: ObjectRef = { kind: 'that', antecedent: 'event', word: 'that', noun: { kind: 'source' } };

const moreOrLess = (r: Reader, noun: string): Alteration | undefined => {
  if (!r.eat(`that much ${noun}`)) return undefined;
  const sign = r.eatOne('plus', 'minus');
  const amount = sign === undefined ? undefined : readAmount(r);
  if (amount === undefined) return undefined;
  return sign === 'plus' ? { plus: amount } : { minus: amount };
};

/** "twice that many of those tokens", "that many plus one +1/+1 counters". */
const many = (r: Reader, event: Extract<Would, { would: 'createTokens' | 'putCounters' }>): Alteration | undefined => {
  const noun = event.would === 'createTokens' ? 'tokens' : 'counters';
  const change: Pick<Alteration, 'factor' | 'plus'> | undefined = r.eat('twice that many')
    ? { factor: 2 }
    : r.eat('three times that many')
      ? { factor: 3 }
      : r.attempt((reader) => {
          if (!reader.eat('that many plus')) return undefined;
          const plus = readAmount(reader);
          return plus === undefined ? undefined : { plus };
        });
  if (change === undefined) return undefined;
  if (r.eat(`of those ${noun}`) || r.eat(`of each of those kinds of ${noun}`)) return { ...change, those: true };
  if (event.would === 'putCounters' && event.counter !== undefined && readCounterKind(r) !== event.counter)
    return undefined;
  return r.eat(noun) ? change : undefined;
};

const onThat = (r: Reader): NonNullable<Alteration['on']> | undefined =>
  r.eat('on it') ? 'it' : r.eat('on that permanent') ? 'permanent' : r.eat('on that creature') ? 'creature' : undefined;

const manyMore = (r: Reader, event: Made): Alteration | undefined => {
  if (event.would === 'createTokens') {
    if (event.by === undefined) {
      const change = many(r, event);
      return change !== undefined && r.eat('are created') ? change : undefined;
    }
    return r.eatOne('it creates', 'create', 'you create') === undefined ? undefined : many(r, event);
  }
  if (event.by !== undefined && r.eatOne('it puts', 'put', 'you put') === undefined) return undefined;
  const change = many(r, event);
  if (change === undefined || (event.by === undefined && !r.eat('are put'))) return undefined;
  const on = onThat(r);
  return on === undefined ? undefined : { ...change, on };
};

/** "prevent that damage", "prevent 1 of that damage", "prevent all but 1 of that damage". */
const prevented = (r: Reader): Alteration | undefined => {
  if (!r.eat('prevent')) return undefined;
  if (r.eat('that damage')) return { prevent: 'all' };
  const allBut = r.eat('all but');
  const amount = readAmount(r);
  if (amount === undefined || !r.eat('of that damage')) return undefined;
  return allBut ? { allBut: amount } : { prevent: amount };
};

/** "that damage is dealt to this creature". */
const redirected = (r: Reader): Alteration | undefined => {
  if (!r.eat('that damage is dealt to')) return undefined;
  const redirect = r.attempt(readPlayer) ?? readSingleRef(r);
  return redirect === undefined ? undefined : { redirect };
};

/** "that source deals that damage to you": by the same source, to another. */
const dealtElsewhere = (r: Reader): Alteration | undefined => {
  const subject = r.eat('that source') ? THAT_SOURCE : readSingleRef(r);
  if (subject === undefined || !r.eat('deals that damage to')) return undefined;
  const redirect = r.attempt(readPlayer) ?? readSingleRef(r);
  return redirect === undefined ? undefined : { redirect, subject };
};

/** "you may skip that draw". */
const skipped = (r: Reader): Alteration | undefined => {
  const may = r.eat('you may');
  const skip = r.eatOne('skip that draw', 'skip that step');
  return skip === undefined
    ? undefined
    : { skip: skip === 'skip that draw' ? 'draw' : 'step', ...(may ? { may } : {}) };
};

/** "it enters under your control". */
const entersUnder = (r: Reader): Alteration | undefined => {
  if (!r.eat('it enters')) return undefined;
  const under = readUnderControl(r);
  return under === undefined ? undefined : { under };
};

const alteration = (r: Reader, event: Would): Alteration | undefined => {
  if (event.would === 'createTokens' || event.would === 'putCounters') return manyMore(r, event);
  return r.first(
    redirected,
    dealtElsewhere,
    skipped,
    (reader) => (event.would === 'enter' ? entersUnder(reader) : undefined),
    muchMore,
  );
};

/** What a replacement makes of its event. */
export type Result = Pick<Extract<RuleEffect, { rule: 'instead' }>, 'alter' | 'then' | 'place' | 'counters'>;

/** "with a void counter on it", "with three time counters on it". */
const withCounters = (r: Reader): Result['counters'] => {
  if (!r.eat('with')) return undefined;
  const count = r.eatOne('a', 'an') === undefined ? readAmount(r) : ({ kind: 'number', value: 1 } as const);
  const counter = count === undefined ? undefined : readCounterKind(r);
  return count === undefined || counter === undefined || r.eatOne('counter on it', 'counters on it') === undefined
    ? undefined
    : { counter, count };
};

/** What stands after the comma, up to the full stop. */
export const readResult = (r: Reader, event: Would): Result | undefined => {
  const altered = r.surely((reader) => {
    const alter = alteration(reader, event);
    return alter !== undefined && reader.eat('instead') ? { alter } : undefined;
  });
  if (altered !== undefined) return altered;
  if (event.would === 'dealDamage') {
    const alter = r.attempt(prevented);
    if (alter !== undefined) {
      // What follows the prevention is no replacement of its own: "prevent that damage and put that many counters on it".
      const more = r.attempt((reader) => {
        const word = reader.eatOne('and', ', then', ',');
        const [first, ...rest] = (word === undefined ? undefined : readReplaced(reader)) ?? [];
        const join = word === 'and' ? 'and' : word === ',' ? 'comma' : 'then';
        return first === undefined ? undefined : [{ ...first, join } as const, ...rest];
      });
      return { alter, place: 'none', ...(more === undefined ? {} : { then: more }) };
    }
  }
  if (r.eat('you may instead')) {
    const then = readReplaced(r);
    return then === undefined ? undefined : { then: [{ do: 'may', who: { kind: 'you' }, then }], place: 'may' };
  }
  const front = r.eat('instead');
  const then = readReplaced(r);
  if (then === undefined) return undefined;
  if (front) return { then, place: 'front' };
  const [whole, further] = then;
  // "Exile it instead of putting it anywhere else" says by itself what it stands in for.
  if (further === undefined && whole?.do === 'deed' && (whole.deed === 'exileInstead' || whole.deed === 'putInstead'))
    return { then, place: 'none' };
  if (r.eat('instead')) {
    const counters = r.attempt(withCounters);
    return { then, ...(counters === undefined ? {} : { counters }) };
  }
  // "If this would be destroyed, regenerate it": a shield that is made then (701.19).
  const [only] = then;
  return event.would === 'beDestroyed' && only?.do === 'simple' && only.verb === 'regenerate'
    ? { then, place: 'none' }
    : undefined;
};
