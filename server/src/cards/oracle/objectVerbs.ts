// Verbs whose object is a permanent, a card or a spell: destroy, exile, tap, return, put counters, attach, fight, damage.
import type { Amount, Filter, Instruction, ObjectRef, PlayerRef, SimpleVerb, Zone } from '../ability.ts';
import { readActing } from './actors.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readBareNumber } from './cardGroups.ts';
import { readCounterKind } from './counters.ts';
import { readPost } from './filterPosts.ts';
import { allOf, selectionOf } from './filters.ts';
import { readPlace } from './places.ts';
import { readPlayer, readThem } from './players.ts';
import { scale } from './predicates.ts';
import { oneOf, type Reader, readList } from './reader.ts';
import { readObjectRef, readSingleRef, readSubjectRef } from './refs.ts';

/** Verbs that stand before their object. */
export const FRONT_VERBS: readonly (readonly [string, SimpleVerb])[] = [
  ['tap or untap', 'tapOrUntap'],
  ['destroy', 'destroy'],
  ['exile', 'exile'],
  ['tap', 'tap'],
  ['untap', 'untap'],
  ['counter', 'counter'],
  ['regenerate', 'regenerate'],
  ['transform', 'transform'],
  ['convert', 'convert'],
  ['flip', 'flip'],
  ['manifest', 'manifest'],
  ['reveal', 'reveal'],
  ['look at', 'look'],
  ['goad', 'goad'],
  ['detain', 'detain'],
  ['populate', 'populate'],
  ['proliferate', 'proliferate'],
];

/** Verbs that stand after their subject. */
export const BACK_VERBS: readonly (readonly [string, string, SimpleVerb])[] = [
  ['phases out', 'phase out', 'phaseOut'],
  ['phases in', 'phase in', 'phaseIn'],
  ['transforms', 'transform', 'transform'],
];

/** "until this leaves the battlefield" after what is exiled. */
const readUntilLeaves = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('until')) return undefined;
  const { refs } = r.said;
  const ref = readSingleRef(r);
  // "It" goes on being what is exiled.
  r.said = { ...r.said, refs };
  return ref !== undefined && r.eat('leaves the battlefield') ? ref : undefined;
};

/** Whether a reference other than a target means several. */
const isSet = (ref: ObjectRef): boolean =>
  (ref.kind === 'all' && ref.quantifier === 'all') ||
  (ref.kind === 'top' && ref.count !== undefined) ||
  (ref.kind === 'choose' && (ref.count.kind !== 'number' || ref.count.value !== 1));

const simple = (r: Reader): Instruction | undefined => {
  if (r.sees('tap an untapped')) return undefined;
  for (const [words, verb] of FRONT_VERBS) {
    if (!r.eat(words)) continue;
    if (verb === 'populate' || verb === 'proliferate') return { do: 'simple', verb, what: { kind: 'self' } };
    const what = readObjectRef(r);
    if (what === undefined) return undefined;
    if (verb === 'manifest') r.mean({ kind: 'that', antecedent: 'previous' });
    if (verb === 'exile')
      r.mean(
        what.kind === 'target' || what.kind === 'self'
          ? what
          : { kind: 'that', antecedent: 'exiled', ...(isSet(what) ? { word: 'they' as const } : {}) },
      );
    const untilLeaves = verb === 'exile' ? r.attempt(readUntilLeaves) : undefined;
    return { do: 'simple', verb, what, ...(untilLeaves === undefined ? {} : { untilLeaves }) };
  }
  if (r.eat('turn')) {
    const what = readObjectRef(r);
    const face = what === undefined ? undefined : r.eatOne('face up', 'face down');
    return what === undefined || face === undefined
      ? undefined
      : { do: 'simple', verb: face === 'face up' ? 'turnFaceUp' : 'turnFaceDown', what };
  }
  if (r.eat('remove')) {
    const what = readObjectRef(r);
    return what !== undefined && r.eat('from combat') ? { do: 'simple', verb: 'removeFromCombat', what } : undefined;
  }
  if (r.eat('unattach')) {
    const what = readObjectRef(r);
    return what === undefined ? undefined : { do: 'simple', verb: 'unattach', what };
  }
  return undefined;
};

const after = (r: Reader): Instruction | undefined => {
  const what = readSubjectRef(r);
  if (what === undefined) return undefined;
  for (const [one, many, verb] of BACK_VERBS) if (r.eat(one) || r.eat(many)) return { do: 'simple', verb, what };
  if (r.eatOne('fights', 'fight') !== undefined) {
    const b = r.about(what, readObjectRef);
    // "Target creature fights this creature. It …": what the clause was about.
    if (b?.kind === 'self' && what.kind === 'target') r.mean(what);
    return b === undefined ? undefined : { do: 'fight', a: what, b };
  }
  return undefined;
};

const readFrom = (r: Reader): Zone | undefined =>
  r.eatOne('from your graveyard', "from its owner 's graveyard") !== undefined ? 'graveyard' : undefined;

/** "… and the rest on the bottom of your library": another of the things that are put somewhere. */
export const readMoreMoved = (r: Reader): Instruction | undefined => {
  const what = r.attempt(readBareNumber) ?? readSingleRef(r);
  const returned = r.sees('to');
  const place = what === undefined ? undefined : readPlace(r);
  return what === undefined || place === undefined
    ? undefined
    : { do: 'move', what, ...place, ...(returned ? {} : { verb: 'put' as const }), elided: true };
};

/** "return to your hand all creature cards in your graveyard …": where, then what. */
const readPlacedFirst = (r: Reader): Extract<Instruction, { do: 'move' }> | undefined => {
  const place = readPlace(r);
  const what = place === undefined ? undefined : readObjectRef(r);
  return place === undefined || what === undefined ? undefined : { do: 'move', what, ...place, placeFirst: true };
};

const move = (r: Reader): Instruction | undefined => {
  const verb = r.eatOne('return', 'put');
  if (verb === undefined) return undefined;
  const first = r.attempt(readPlacedFirst);
  if (first !== undefined) return verb === 'put' ? { ...first, verb } : first;
  const what = (verb === 'put' ? r.attempt(readBareNumber) : undefined) ?? readObjectRef(r);
  if (what === undefined) return undefined;
  const from = what.kind === 'self' || what.kind === 'that' ? readFrom(r) : undefined;
  const place = readPlace(r);
  if (place === undefined) return undefined;
  const owned = place.under?.kind === 'ownerOf' ? { ...place, under: { kind: 'ownerOf' as const, of: what } } : place;
  const counters = r.attempt((reader) => {
    if (!reader.eat('with')) return undefined;
    const one = reader.eat('an additional');
    const count: Amount | undefined = one ? { kind: 'number', value: 1 } : readCount(reader);
    const additional = one || reader.eat('additional');
    const counter = count === undefined ? undefined : readCounterKind(reader);
    if (count === undefined || counter === undefined) return undefined;
    return reader.eatOne(
      'counter on it',
      'counters on it',
      'counter on them',
      'counters on them',
      'counter on each of them',
    ) === undefined
      ? undefined
      : { counter, count, ...(additional ? { additional } : {}) };
  });
  const delayed =
    what.kind === 'target' || what.kind === 'self' ? what : ({ kind: 'that', antecedent: 'previous' } as const);
  r.mean(delayed);
  return {
    do: 'move',
    what,
    ...owned,
    ...(from === undefined ? {} : { from }),
    ...(verb === 'put' && (place.to === 'battlefield' || place.to === 'hand') ? { verb } : {}),
    ...(counters === undefined ? {} : { counters }),
  };
};

const readCount = (r: Reader): Amount | undefined =>
  r.eat('a') || r.eat('an') ? { kind: 'number', value: 1 } : readAmount(r);

const readOn = (r: Reader): ObjectRef | PlayerRef | undefined => r.attempt(readObjectRef) ?? readPlayer(r);

interface CounterCount {
  readonly counter: string;
  readonly count: Amount;
}

/** "a flying counter, and a shield counter": further kinds. */
const readMoreCounters = (r: Reader): readonly CounterCount[] => {
  const out: CounterCount[] = [];
  for (;;) {
    const next = r.attempt((reader) => {
      const comma = reader.eat(',');
      const and = reader.eat('and');
      const count = comma || and ? readCount(reader) : undefined;
      const counter = count === undefined ? undefined : readCounterKind(reader);
      if (count === undefined || counter === undefined || reader.eatOne('counter', 'counters') === undefined)
        return undefined;
      return { counter, count };
    });
    if (next === undefined) return out;
    out.push(next);
  }
};

/** "put a number of +1/+1 counters on it equal to its power". */
const putEqualCounters = (r: Reader): Instruction | undefined => {
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

const putCounters = (r: Reader): Instruction | undefined => {
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
const distributeCounters = (r: Reader): Instruction | undefined => {
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

const removeCounters = (r: Reader): Instruction | undefined => {
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

const attach = (r: Reader): Instruction | undefined => {
  if (!r.eat('attach')) return undefined;
  const what = readSingleRef(r);
  if (what === undefined || !r.eat('to')) return undefined;
  // "It" is never what is attached itself.
  const to = r.about(what, readSingleRef);
  return to === undefined ? undefined : { do: 'attach', what, to };
};

const exchange = (r: Reader): Instruction | undefined => {
  if (!r.eat('exchange control of')) return undefined;
  const refs = readObjectRef(r);
  if (refs?.kind === 'target' || (refs?.kind === 'that' && refs.word === 'those'))
    return { do: 'exchangeControl', a: refs, b: refs };
  const [a, b] = refs?.kind === 'several' ? refs.of : [];
  return a === undefined || b === undefined ? undefined : { do: 'exchangeControl', a, b };
};

/** "deals 3 damage to any target", "deals damage equal to its power to target creature". */
const damage = (r: Reader): Instruction | undefined => {
  const source = readSubjectRef(r);
  if (source === undefined) return undefined;
  const each = r.eat('each');
  r.eat('also');
  if (r.eatOne('deals', 'deal') === undefined) return undefined;
  const dealt = r.about(source, (reader) => readDamageBy(reader, source));
  return dealt === undefined || !each ? dealt : { ...dealt, each };
};

/** "… and 3 damage to you": more damage by the same source. */
export const readMoreDamage = (r: Reader, source: ObjectRef): Instruction | undefined => {
  const dealt = r.about(source, (reader) => readDamageBy(reader, source));
  return dealt === undefined ? undefined : { ...dealt, elided: true, bare: true };
};

type Damage = Extract<Instruction, { do: 'damage' }>;

/** What can stand after the last of those who are dealt damage. */
const AFTER_RECEIVER: ReadonlySet<string> = new Set(['', '.', ',', 'and', 'instead', 'equal', 'if', 'unless', '•']);

/** "… and each creature they control": as much to somebody else. */
export const readAlsoDealt = (r: Reader, before: Damage): Instruction | undefined => {
  if (before.divided === true || before.evenly === true || before.form === 'each') return undefined;
  const to = r.attempt(readPlayer) ?? readSingleRef(r);
  if (to === undefined || !AFTER_RECEIVER.has(r.peek())) return undefined;
  return { do: 'damage', source: before.source, amount: before.amount, to, elided: true, bare: true, asMuch: true };
};

/** What follows "deals". */
export const readDamageBy = (r: Reader, source: ObjectRef): Damage | undefined => {
  const additional = r.eat('an additional') ? ({ additional: true } as const) : {};
  const equal = r.eat('damage equal to');
  const late = !equal && r.eat('damage to');
  const plain = late ? undefined : readAmount(r);
  if (!late && (plain === undefined || (!equal && !r.eat('damage')))) return undefined;
  const divided = !late && r.eat('divided as you choose among');
  const evenly = !divided && !late && r.eat('divided evenly , rounded down , among');
  if (!divided && !evenly && !late && !r.eat('to')) return undefined;
  const to = r.attempt(readPlayer) ?? readThem(r) ?? readObjectRef(r);
  if (to === undefined) return undefined;
  if (divided && to.kind === 'target') r.divide(to.target);
  const also = r.attempt((reader) => (reader.eat('and each') ? readEach(reader) : undefined));
  const each = !late && plain?.kind === 'number' ? r.attempt(readForEach) : undefined;
  const amount = late
    ? r.eat('equal to')
      ? readAmount(r)
      : undefined
    : each === undefined || plain === undefined
      ? plain
      : scale(plain, each);
  if (amount === undefined) return undefined;
  return {
    do: 'damage',
    source,
    amount,
    to,
    ...additional,
    ...(also === undefined ? {} : { also }),
    ...(late ? { form: 'equalLast' } : each === undefined ? {} : { form: 'each' }),
    ...(divided ? { divided } : {}),
    ...(evenly ? { evenly } : {}),
  };
};

const readEach = (r: Reader): PlayerRef | undefined => {
  const word = r.eatOne('player', 'opponent');
  return word === undefined ? undefined : { kind: word === 'player' ? 'eachPlayer' : 'eachOpponent' };
};

/** "a creature of their choice that dealt damage this turn": what is said of it after whose choice it is. */
const withMore = (r: Reader, said: Extract<ObjectRef, { kind: 'choose' }>): ObjectRef => {
  const posts: Filter[] = [];
  for (let post = r.attempt(readPost); post !== undefined; post = r.attempt(readPost)) posts.push(post);
  return posts.length === 0 ? said : { ...said, selection: selectionOf(allOf([said.selection.filter, ...posts])) };
};

const sacrifice = (r: Reader): Instruction | undefined => {
  const acting = readActing(r, 'sacrifice', 'sacrifices');
  if (acting === undefined) return undefined;
  const said = readObjectRef(r);
  if (said === undefined) return undefined;
  const own = r.eatOne('of their choice', 'of your choice') !== undefined;
  const what = own && said.kind === 'choose' ? withMore(r, said) : said;
  if (what.kind === 'choose') r.mean({ kind: 'that', antecedent: 'sacrificed', noun: what.selection.filter });
  return { do: 'sacrifice', ...acting, what, ...(own ? { ofTheirChoice: true } : {}) };
};

/** Verbs about objects. */
export const readObjectVerb = oneOf<Instruction>(() => [
  putCounters,
  putEqualCounters,
  distributeCounters,
  removeCounters,
  move,
  attach,
  exchange,
  sacrifice,
  simple,
  damage,
  after,
]);
