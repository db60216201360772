// Verbs whose object is a permanent, a card or a spell: destroy, exile, tap, return, attach, fight, sacrifice, with counters and damage.
import type { Amount, Instruction, ObjectRef, SimpleVerb, Zone } from '../ability.ts';
import { readActing } from './actors.ts';
import { readBareNumber } from './cardGroups.ts';
import { readCounterKind } from './counters.ts';
import { distributeCounters, putCounters, putEqualCounters, readCount, removeCounters } from './counterVerbs.ts';
import { damage } from './damageVerbs.ts';
import { readPost } from './filterPosts.ts';
import { allOf, selectionOf } from './filters.ts';
import { readPlace } from './places.ts';
import { oneOf, type Reader, readMany } from './reader.ts';
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
  r.say('refs', refs);
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
    if (verb === 'exile') {
      const exiled: ObjectRef =
        what.kind === 'target' || what.kind === 'self'
          ? what
          : { kind: 'that', antecedent: 'exiled', ...(isSet(what) ? { word: 'they' as const } : {}) };
      r.mean(exiled);
      r.say('exiled', exiled);
    }
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
  if (r.eat('fight each other')) return { do: 'fight', a: what, b: what, eachOther: true };
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
  // "Put a creature card onto the battlefield. That creature …": as soon as it is there, it is what the card was called.
  const noun = what.kind === 'choose' && !isSet(what) && place.to === 'battlefield' ? what.selection.filter : undefined;
  const delayed: ObjectRef =
    what.kind === 'target' || what.kind === 'self'
      ? what
      : { kind: 'that', antecedent: 'previous', ...(noun === undefined ? {} : { noun }) };
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

const attach = (r: Reader): Instruction | undefined => {
  if (!r.eat('attach')) return undefined;
  const { refs } = r.said;
  const what = readSingleRef(r);
  if (what === undefined || !r.eat('to')) return undefined;
  // "It" is never what is attached itself, but what was spoken of before.
  const named = r.said.refs;
  r.said = { ...r.said, refs };
  const to = r.about(what, readSingleRef);
  if (to === undefined) return undefined;
  r.said = { ...r.said, refs: [...named, ...r.said.refs.filter((ref) => !refs.includes(ref))] };
  const asThough = r.attempt((reader) => {
    if (!reader.eat('as though')) return undefined;
    const again = readSingleRef(reader);
    return again !== undefined && reader.eat('were a creature') ? again : undefined;
  });
  return { do: 'attach', what, to, ...(asThough === undefined ? {} : { asThough }) };
};

/** "Those permanents" of an exchange: where none was named that is several, the two that were (701.12a). */
const pairOf = (before: readonly ObjectRef[], said: ObjectRef | undefined): ObjectRef | undefined => {
  if (said?.kind !== 'that' || said.antecedent !== 'previous' || said.word !== 'those') return said;
  const of = new Map<string, ObjectRef>();
  for (const ref of before) {
    if (ref.kind === 'target') of.set(`target ${ref.target}`, { kind: 'target', target: ref.target });
    if (ref.kind === 'self' || ref.kind === 'attached') of.set(ref.kind, ref);
    if (ref.kind === 'that' && (ref.antecedent === 'event' || ref.antecedent === 'eventOther'))
      of.set(ref.antecedent, { kind: 'that', antecedent: ref.antecedent });
  }
  const { word, noun } = said;
  return of.size !== 2 || noun === undefined ? said : { kind: 'several', of: [...of.values()], again: { word, noun } };
};

const exchange = (r: Reader): Instruction | undefined => {
  if (!r.eat('exchange control of')) return undefined;
  const before = r.said.refs;
  const refs = pairOf(before, readObjectRef(r));
  const again = refs?.kind === 'several' && refs.again !== undefined;
  if (refs?.kind === 'target' || (refs?.kind === 'that' && refs.word === 'those') || again)
    return { do: 'exchangeControl', a: refs, b: refs };
  const [a, b] = refs?.kind === 'several' ? refs.of : [];
  return a === undefined || b === undefined ? undefined : { do: 'exchangeControl', a, b };
};

/** "a creature of their choice that dealt damage this turn": what is said of it after whose choice it is. */
const withMore = (r: Reader, said: Extract<ObjectRef, { kind: 'choose' }>): ObjectRef => {
  const posts = readMany(r, readPost);
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
