// Verbs that put counters on something, distribute them or take them off.
import type { Amount, Instruction, ObjectRef, PlayerRef } from '../ability.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readCounterKind } from './counters.ts';
import { readPlayer } from './players.ts';
import { type Reader, readList, readMany } from './reader.ts';
import { readObjectRef, readSingleRef } from './refs.ts';

export const readCount = (r: Reader): Amount | undefined =>
  r.eat('a') || r.eat('an') ? { kind: 'number', value: 1 } : readAmount(r);

const readOn = (r: Reader): ObjectRef | PlayerRef | undefined => r.attempt(readObjectRef) ?? readPlayer(r);

interface CounterCount {
  readonly counter: string;
  readonly count: Amount;
}

/** "a flying counter, and a shield counter": further kinds. */
const readMoreCounters = (r: Reader): readonly CounterCount[] =>
  readMany(r, (reader) => {
    const comma = reader.eat(',');
    const and = reader.eat('and');
    const count = comma || and ? readCount(reader) : undefined;
    const counter = count === undefined ? undefined : readCounterKind(reader);
    if (count === undefined || counter === undefined || reader.eatOne('counter', 'counters') === undefined)
      return undefined;
    return { counter, count };
  });

/** "put a number of +1/+1 counters on it equal to its power". */
export const putEqualCounters = (r: Reader): Instruction | undefined => {
  if (!r.eat('put a number of')) return undefined;
  const counter = readCounterKind(r);
  if (counter === undefined || !r.eat('counters')) return undefined;
  const early = r.eat('equal to') ? readAmount(r) : undefined;
  const on = r.eat('on') ? readOn(r) : undefined;
  const count = early ?? (r.eat('equal to') ? readAmount(r) : undefined);
  if (on === undefined || count === undefined) return undefined;
  return { do: 'putCounters', counter, count, on, form: early === undefined ? 'equalLast' : 'equal' };
};

/** "flying, lifelink, or +1/+1": one of several kinds of counters. */
const readKinds = (r: Reader): readonly string[] | undefined => {
  const list = readList(r, readCounterKind, ['or']);
  return list === undefined || list.items.length < 2 ? undefined : list.items;
};

/** "or a +1/+0 counter". */
const readOtherCounter = (r: Reader): CounterCount | undefined => {
  const count = r.eat('or') ? readCount(r) : undefined;
  const counter = count === undefined ? undefined : readCounterKind(r);
  if (count === undefined || counter === undefined || r.eatOne('counter', 'counters') === undefined) return undefined;
  return { counter, count };
};

/** "a flying counter, a first strike counter, or a lifelink counter", "a menace, trample, or reach counter". */
const readCounterChoice = (r: Reader): readonly string[] | undefined => {
  const several = r.attempt((reader) =>
    readList(
      reader,
      (one) => {
        const counter = one.eatOne('a', 'an') === undefined ? undefined : readCounterKind(one);
        return counter !== undefined && one.eat('counter') ? counter : undefined;
      },
      ['or'],
    ),
  );
  if (several !== undefined) return several.items.length < 2 ? undefined : several.items;
  if (r.eatOne('a', 'an') === undefined) return undefined;
  const kinds = readKinds(r);
  return kinds !== undefined && r.eat('counter') ? kinds : undefined;
};

export const putCounters = (r: Reader): Instruction | undefined => {
  if (!r.eat('put')) return undefined;
  if (r.eat('your choice of')) {
    const mark = r.at;
    const [first, ...rest] = readCounterChoice(r) ?? [];
    const elided = r.tokens.slice(mark, r.at).filter(({ text }) => text === 'counter').length === 1;
    const on = first !== undefined && r.eat('on') ? readOn(r) : undefined;
    const count: Amount = { kind: 'number', value: 1 };
    if (first === undefined || on === undefined) return undefined;
    const more = rest.map((counter) => ({ counter, count }));
    return { do: 'putCounters', counter: first, count, on, more, choice: elided ? 'yoursOf' : 'yours' };
  }
  const plain = readCount(r);
  if (plain === undefined) return undefined;
  const kinds = plain.kind === 'number' && plain.value === 1 ? r.attempt(readKinds) : undefined;
  const counter = kinds?.[0] ?? readCounterKind(r);
  const noun = r.eatOne('counter', 'counters') !== undefined;
  const other = noun && kinds === undefined ? r.attempt(readOtherCounter) : undefined;
  const more =
    counter === undefined || !noun
      ? undefined
      : other !== undefined
        ? [other]
        : (kinds?.slice(1).map((kind) => ({ counter: kind, count: plain })) ?? readMoreCounters(r));
  if (counter === undefined || more === undefined || !r.eat('on')) return undefined;
  const on = readOn(r);
  if (on === undefined) return undefined;
  if (kinds !== undefined || other !== undefined)
    return { do: 'putCounters', counter, count: plain, on, more, choice: kinds === undefined ? 'or' : 'kinds' };
  if (more.length > 0) return { do: 'putCounters', counter, count: plain, on, more };
  const each = plain.kind === 'number' ? r.attempt(readForEach) : undefined;
  const count: Amount =
    each === undefined || plain.kind !== 'number'
      ? plain
      : plain.value === 1
        ? each
        : { kind: 'times', factor: plain.value, amount: each };
  return { do: 'putCounters', counter, count, on };
};

/** "… and two +1/+1 counters on another target creature": more counters, elsewhere. */
export const readMorePut = (r: Reader): Instruction | undefined => {
  const count = readCount(r);
  const counter = count === undefined ? undefined : readCounterKind(r);
  if (count === undefined || counter === undefined || r.eatOne('counter', 'counters') === undefined) return undefined;
  const on = r.eat('on') ? readSingleRef(r) : undefined;
  return on === undefined ? undefined : { do: 'putCounters', counter, count, on, bare: true };
};

/** "Distribute four +1/+1 counters among any number of target creatures you control." */
export const distributeCounters = (r: Reader): Instruction | undefined => {
  if (!r.eat('distribute')) return undefined;
  const count = readAmount(r);
  const counter = count === undefined ? undefined : readCounterKind(r);
  if (count === undefined || counter === undefined || r.eatOne('counters among', 'counter among') === undefined)
    return undefined;
  const on = readObjectRef(r);
  if (on?.kind !== 'target') return undefined;
  r.divide(on.target);
  return { do: 'putCounters', counter, count, on, divided: true };
};

export const removeCounters = (r: Reader): Instruction | undefined => {
  if (!r.eat('remove')) return undefined;
  if (r.eat('all counters from')) {
    const from = readOn(r);
    return from === undefined ? undefined : { do: 'removeCounters', count: 'all', on: from };
  }
  const all = r.eat('all');
  const count = all ? undefined : readCount(r);
  if (!all && count === undefined) return undefined;
  const counter = readCounterKind(r);
  if (counter === undefined || r.eatOne('counter from', 'counters from') === undefined) return undefined;
  const on = readOn(r);
  return on === undefined ? undefined : { do: 'removeCounters', counter, count: count ?? 'all', on };
};
