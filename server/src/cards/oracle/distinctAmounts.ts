// Numbers of different things: "card types among cards in your graveyard", "differently named lands you control".
import type { Amount } from '../ability.ts';
import { inZone } from './filterPosts.ts';
import { readNounPhrase, selectionOf } from './filters.ts';
import type { Reader } from './reader.ts';
import { readPossessiveRef, readSingleRef } from './refs.ts';

const DISTINCT = [
  ['card types among', 'cardTypes'],
  ['card type among', 'cardTypes'],
  ['basic land types among', 'basicLandTypes'],
  ['basic land type among', 'basicLandTypes'],
  ['colors among', 'colors'],
  ['color among', 'colors'],
  ['creature types among', 'creatureTypes'],
  ['creature type among', 'creatureTypes'],
  ['different names among', 'names'],
  ['different mana values among', 'manaValues'],
  ['mana values among', 'manaValues'],
  ['different kinds of counters among', 'counterKinds'],
  ['different kind of counter among', 'counterKinds'],
] as const;

/** "the number of colors that creature was". */
export const colorsOf = (r: Reader): Amount | undefined => {
  if (!r.eat('colors')) return undefined;
  const ref = readSingleRef(r);
  return ref === undefined || !r.eat('was')
    ? undefined
    : { kind: 'distinct', what: 'colors', among: { filter: { kind: 'isRef', ref } }, said: 'was' };
};

/** "of its colors": each colour of an object. */
export const ofItsColors = (r: Reader): Amount | undefined => {
  if (!r.eat('of')) return undefined;
  const ref = readPossessiveRef(r);
  return ref === undefined || !r.eat('colors')
    ? undefined
    : { kind: 'distinct', what: 'colors', among: { filter: { kind: 'isRef', ref } }, said: 'its' };
};

export const readDistinct = (r: Reader): Extract<Amount, { kind: 'distinct' }> | undefined => {
  if (r.eat('differently named')) {
    const named = readNounPhrase(r);
    return named === undefined
      ? undefined
      : { kind: 'distinct', what: 'names', among: selectionOf(named.filter), said: 'adjective' };
  }
  const inside = r.attempt((reader) => {
    if (reader.eatOne('card types', 'card type') === undefined || !reader.sees('in')) return undefined;
    const place = inZone(reader);
    return place === undefined ? undefined : selectionOf({ kind: 'and', of: [{ kind: 'card' }, place] });
  });
  if (inside !== undefined) return { kind: 'distinct', what: 'cardTypes', among: inside, said: 'in' };
  for (const [words, what] of DISTINCT) {
    if (!r.eat(words)) continue;
    const phrase = r.attempt(readNounPhrase);
    if (phrase !== undefined) return { kind: 'distinct', what, among: selectionOf(phrase.filter) };
    const ref = readSingleRef(r);
    return ref === undefined ? undefined : { kind: 'distinct', what, among: { filter: { kind: 'isRef', ref } } };
  }
  return undefined;
};
