// Numbers that depend on the game: "the number of …", "its power", "half your life total, rounded up".
import type { Amount, ObjectRef, PTProperty } from '../ability.ts';
import { readDeedTotal } from './amountDeeds.ts';
import { readConditionOf } from './conditions.ts';
import { readCounterKind } from './counters.ts';
import { colorsOf, ofItsColors, readDistinct } from './distinctAmounts.ts';
import { type NounPhrase, readNounPhrase, selectionOf } from './filters.ts';
import { countersRemoved, eachPast, pastAmount } from './pastAmounts.ts';
import { readPlayer, readPossessivePlayer } from './players.ts';
import { possessor, readOwnPronoun } from './pronouns.ts';
import { oneOf, type Reader, readList, readWhile, remembered, sure } from './reader.ts';
import { readPossessiveRef, readSelfRef, readSingleRef } from './refs.ts';
import { readColor, readNumber } from './words.ts';

const PROPERTIES = {
  power: 'power',
  toughness: 'toughness',
  'mana value': 'manaValue',
  'converted mana cost': 'manaValue',
  loyalty: 'loyalty',
} as const;

const readProperty = (r: Reader): PTProperty | undefined => {
  const word = r.eatOne('power', 'toughness', 'mana value', 'converted mana cost', 'loyalty');
  return word === undefined ? undefined : PROPERTIES[word];
};

const setOf = ({ filter }: NounPhrase): ObjectRef => ({
  kind: 'all',
  selection: selectionOf(filter),
  quantifier: 'all',
  bare: true,
});

/** "lore counters among Sagas you control": on all of them together. */
export const countersAmong = (counter: string, phrase: NounPhrase): Extract<Amount, { kind: 'counters' }> => ({
  kind: 'counters',
  counter,
  on: setOf(phrase),
  among: true,
});

/** "counters on it", after the kind: `+1/+1 counters on this creature`. */
const countersOn = (r: Reader): Amount | undefined => {
  const any = r.eatOne('counters on', 'counter on') !== undefined;
  const counter = any ? '' : readCounterKind(r);
  if (counter !== undefined && !any && r.eatOne('counters among', 'counter among') !== undefined) {
    const phrase = readNounPhrase(r);
    return phrase === undefined ? undefined : countersAmong(counter, phrase);
  }
  if (counter === undefined || (!any && r.eatOne('counters on', 'counter on') === undefined)) return undefined;
  const on = r.attempt(readOwnPronoun) ?? readSingleRef(r);
  return on === undefined ? undefined : { kind: 'counters', counter, on };
};

/** "poison counters your opponents have". */
const countersHad = (r: Reader): Amount | undefined => {
  const counter = readCounterKind(r);
  if (counter === undefined || r.eatOne('counters', 'counter') === undefined) return undefined;
  const player = readPlayer(r);
  return player === undefined || r.eatOne('have', 'has') === undefined
    ? undefined
    : { kind: 'playerCounters', counter, player };
};

/** "green mana symbols in the mana costs of permanents you control", "white mana symbol in its mana cost" (700.5b). */
const manaSymbols = (r: Reader): Amount | undefined => {
  const color = readColor(r);
  if (color === undefined || r.eatOne('mana symbols in', 'mana symbol in') === undefined) return undefined;
  if (r.eatOne('the mana costs of', 'their mana costs of') !== undefined) {
    const phrase = readNounPhrase(r);
    return phrase === undefined ? undefined : { kind: 'manaSymbols', color, among: selectionOf(phrase.filter) };
  }
  const ref = readPossessiveRef(r);
  return ref === undefined || !r.eat('mana cost')
    ? undefined
    : { kind: 'manaSymbols', color, among: { filter: { kind: 'isRef', ref } } };
};

/** "opponent who lost life this turn", "players who control a Swamp". */
const playersWho = (r: Reader, form: 'numberOf' | 'forEach'): Amount | undefined => {
  const who = form === 'forEach' ? r.eatOne('opponent', 'player') : r.eatOne('opponents', 'players');
  if (who === undefined) return undefined;
  if (who.startsWith('opponent') && r.eat('you have'))
    return {
      kind: 'playersWho',
      who: 'opponent',
      condition: { kind: 'and', of: [] },
      ...(form === 'numberOf' ? { form } : {}),
    };
  if (form === 'forEach' && !r.sees('who') && !r.sees(','))
    return {
      kind: 'playersWho',
      who: who === 'opponent' ? 'opponent' : 'player',
      condition: { kind: 'and', of: [] },
      bare: true,
    };
  if (!r.eat('who')) return undefined;
  const condition = readConditionOf(r, { kind: 'thatPlayer' });
  if (condition === undefined) return undefined;
  return {
    kind: 'playersWho',
    who: who.startsWith('opponent') ? 'opponent' : 'player',
    condition,
    ...(form === 'numberOf' ? { form } : {}),
  };
};

const counted = (r: Reader, form: 'numberOf' | 'forEach'): Amount | undefined => {
  const said = form === 'forEach' ? r.attempt(eachPast) : undefined;
  if (said !== undefined) return said;
  if (form === 'forEach' && r.eat('target beyond the first')) return { kind: 'targetsBeyondFirst' };
  const people = r.attempt((reader) => playersWho(reader, form));
  if (people !== undefined) return people;
  const special =
    r.attempt(readDistinct) ??
    r.attempt(countersRemoved) ??
    r.attempt(countersOn) ??
    r.attempt(countersHad) ??
    r.attempt(manaSymbols) ??
    r.attempt(ofItsColors) ??
    r.attempt(colorsOf);
  if (special !== undefined)
    return form === 'forEach' &&
      (special.kind === 'counters' ||
        special.kind === 'distinct' ||
        special.kind === 'playerCounters' ||
        special.kind === 'manaSymbols')
      ? { ...special, form }
      : special;
  if (form === 'forEach' && r.eat('card fewer than')) {
    const most = readNumber(r);
    const player = most === undefined || !r.eat('in') ? undefined : readPossessivePlayer(r);
    if (most === undefined || player === undefined || !r.eat('hand')) return undefined;
    const hand: Amount = { kind: 'times', factor: -1, amount: { kind: 'handSize', player } };
    return { kind: 'sum', terms: [{ kind: 'number', value: most }, hand], form: 'fewerThan' };
  }
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const asCast = r.attempt((reader) =>
    reader.eat('as you cast') && readSelfRef(reader) !== undefined ? true : undefined,
  );
  const first: Amount = {
    kind: 'count',
    of: selectionOf(phrase.filter),
    form,
    ...(asCast ? { asCast } : {}),
    ...(form === 'forEach' && r.eat('beyond the first') ? { beyondFirst: true } : {}),
  };
  if (r.mode === 'resolution') r.say('counted', first.of);
  const more = r.attempt((reader) => countedAlso(reader, form));
  return more === undefined
    ? first
    : { kind: 'sum', terms: [first, more], form: form === 'forEach' ? 'andEach' : 'and' };
};

/** "and each Cave card in your graveyard", "and creature cards in your graveyard": counted as well. */
const countedAlso = (r: Reader, form: 'numberOf' | 'forEach'): Amount | undefined => {
  if (!r.eat('and') || r.eat('each') !== (form === 'forEach')) return undefined;
  const phrase = readNounPhrase(r);
  // A noun before a verb begins a clause of its own.
  if (phrase === undefined || (form === 'numberOf' && !phrase.plural) || VERB_AHEAD.has(r.peek())) return undefined;
  return { kind: 'count', of: selectionOf(phrase.filter), form };
};

const VERB_AHEAD: ReadonlySet<string> = new Set(
  "get gets gain gains have has lose loses become becomes are is can't don't deal deals attack attacks enter enters each".split(
    ' ',
  ),
);

/** What stands after "for each": a count of objects, counters, colours or types. */
export const readForEach = remembered((r: Reader): Amount | undefined =>
  r.eat('for each') ? counted(r, 'forEach') : undefined,
);

/** "cards in the hand of the opponent with the most cards in hand", "the life total of an opponent with the most life". */
const ofPlayerLate = (r: Reader): Amount | undefined => {
  const what = r.eatOne('the number of cards in the hand of', 'the life total of');
  const player = what === undefined ? undefined : readPlayer(r);
  return player === undefined
    ? undefined
    : { kind: what === 'the life total of' ? 'life' : 'handSize', player, form: 'of' };
};

const numberOf = (r: Reader): Amount | undefined => (r.eat('the number of') ? counted(r, 'numberOf') : undefined);

const extreme = (r: Reader): Amount | undefined => {
  const which = r.eatOne('the greatest', 'the highest', 'the least', 'the lowest');
  if (which === undefined) return undefined;
  const property = readProperty(r);
  if (property === undefined || !r.eat('among')) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const greatest = which === 'the greatest' || which === 'the highest';
  return { kind: 'extreme', which: greatest ? 'greatest' : 'least', property, among: selectionOf(phrase.filter) };
};

const total = (r: Reader): Amount | undefined => {
  if (r.eat('the total number of')) {
    const counted = readNounPhrase(r);
    return counted === undefined ? undefined : { kind: 'count', of: selectionOf(counted.filter), form: 'total' };
  }
  if (!r.eat('the total')) return undefined;
  const property = readProperty(r);
  if (property === undefined || !r.eat('of')) return undefined;
  const phrase = r.attempt(readNounPhrase);
  if (phrase !== undefined) return { kind: 'total', property, among: selectionOf(phrase.filter) };
  const ref = readSingleRef(r);
  return ref === undefined ? undefined : { kind: 'total', property, among: { filter: { kind: 'isRef', ref } } };
};

const devotion = (r: Reader): Amount | undefined => {
  if (!r.eat('your devotion to')) return undefined;
  if (r.eat('that color')) return { kind: 'devotion', colors: [] };
  const colors = readList(r, readColor, ['and']);
  return colors === undefined ? undefined : { kind: 'devotion', colors: colors.items };
};

const ofPlayer = (r: Reader): Amount | undefined => {
  const player = readPossessivePlayer(r);
  if (player === undefined) return undefined;
  const what = r.eatOne('life total', 'starting life total', 'speed');
  if (what === undefined) return undefined;
  return { kind: what === 'life total' ? 'life' : what === 'speed' ? 'speed' : 'startingLife', player };
};

/** "the power of target creature", "the mana value of the exiled card". */
const ofObjectLate = (r: Reader): Amount | undefined => {
  if (!r.eat('the')) return undefined;
  const property = readProperty(r);
  const of = property === undefined || !r.eat('of') ? undefined : readSingleRef(r);
  return property === undefined || of === undefined ? undefined : { kind: 'property', property, of, form: 'of' };
};

/** "their power": that of each of several objects. */
const readTheirProperty = (r: Reader): Amount | undefined => {
  if (!r.eat('their')) return undefined;
  const base = r.eat('base') ? ({ base: true } as const) : {};
  const property = readProperty(r);
  return property === undefined ? undefined : { kind: 'property', property, of: possessor(r, 'they'), ...base };
};

const ofObject = (r: Reader): Amount | undefined => {
  const theirs = r.sees('their') ? r.attempt(readTheirProperty) : undefined;
  if (theirs !== undefined) return theirs;
  const of: ObjectRef | undefined = readPossessiveRef(r);
  if (of === undefined) return undefined;
  const base = r.eat('base') ? ({ base: true } as const) : {};
  const property = readProperty(r);
  return property === undefined ? undefined : { kind: 'property', property, of, ...base };
};

const half = (r: Reader): Amount | undefined => {
  if (!r.eat('half')) return undefined;
  const amount = readTerm(r);
  if (amount?.kind === 'startingLife' && !r.sees(', rounded')) return { kind: 'half', amount, round: 'none' };
  if (amount === undefined || !r.eat(', rounded')) return undefined;
  const round = r.eatOne('up', 'down');
  return round === undefined ? undefined : { kind: 'half', amount, round };
};

const TIMES = { twice: 2, 'two times': 2, 'three times': 3, 'four times': 4, 'five times': 5 } as const;

const times = (r: Reader): Amount | undefined => {
  const word = r.eatOne('twice', 'two times', 'three times', 'four times', 'five times');
  const factor = word === undefined ? undefined : TIMES[word];
  const amount = factor === undefined ? undefined : readTerm(r);
  if (factor === undefined || amount === undefined) return undefined;
  return { kind: 'times', factor, amount, ...(word === 'two times' ? { word } : {}) };
};

const plain = (r: Reader): Amount | undefined => {
  if (r.eat('x')) return { kind: 'x' };
  if (r.eatOne('that much', 'that many') !== undefined) return { kind: 'thatMany' };
  const word = r.eatOne('that damage', 'that number');
  if (word !== undefined) return { kind: 'thatMany', word };
  if (r.eat('the chosen number')) return { kind: 'chosenNumber' };
  if (r.eat('the last chosen number')) return { kind: 'chosenNumber', last: true };
  const value = readNumber(r);
  return value === undefined ? undefined : { kind: 'number', value };
};

const readTerm = remembered(
  oneOf<Amount>(() => [
    sure(times),
    plain,
    sure(readDeedTotal),
    sure(pastAmount),
    sure(ofPlayerLate),
    numberOf,
    extreme,
    total,
    devotion,
    half,
    ofPlayer,
    ofObject,
    ofObjectLate,
  ]),
);

/** Any number: plain, counted, a property of an object, or a sum of such ("1 plus the number of …"). */
export const readAmount = remembered((r: Reader): Amount | undefined => {
  const first = readTerm(r);
  if (first === undefined) return r.want('an amount');
  const terms = [first];
  let sign: 'plus' | 'minus' | undefined;
  const all = readWhile(
    r,
    (reader) => {
      sign = reader.eatOne('plus', 'minus');
      return sign !== undefined;
    },
    (reader) => {
      const next = readTerm(reader);
      if (next !== undefined) terms.push(sign === 'plus' ? next : { kind: 'times', factor: -1, amount: next });
      return next !== undefined;
    },
  );
  if (!all) return undefined;
  return terms.length === 1 ? first : { kind: 'sum', terms };
}, 'amount');
