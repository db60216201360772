// Numbers of an object said by way of another's: "with lesser power", "with the same mana value as that spell".
import type { Comparison, Filter } from '../ability.ts';
import { readAmount } from './amounts.ts';
import type { Reader } from './reader.ts';
import { readSingleRef } from './refs.ts';

/** Comparisons without a number, for printing too. */
export const LESSER: readonly (readonly [string, Comparison])[] = [
  ['lesser', '<'],
  ['greater', '>'],
  ['an equal or lesser', '<='],
  ['an equal or greater', '>='],
];

/** "lesser power", "an equal or lesser mana value": than the object's own, or than the target's named before. */
export const lesser = (r: Reader): Filter | undefined => {
  const of = r.said.refs[0];
  if (of?.kind !== 'self' && of?.kind !== 'target') return undefined;
  const comparison = LESSER.find(([words]) => r.eat(words))?.[1];
  const name =
    comparison === undefined ? undefined : r.eatOne('power', 'toughness', 'mana value', 'converted mana cost');
  if (comparison === undefined || name === undefined) return undefined;
  const property = name === 'power' || name === 'toughness' ? name : 'manaValue';
  return { kind: 'compare', property, comparison, to: { kind: 'property', property, of }, bare: true };
};

const NUMBERS = [
  ['power as', 'power'],
  ['toughness as', 'toughness'],
  ['mana value as', 'manaValue'],
  ['converted mana cost as', 'manaValue'],
] as const;

/** "the same mana value as that spell", after its first words. */
const numberAs = (r: Reader): Filter | undefined => {
  const property = NUMBERS.find(([words]) => r.eat(words))?.[1];
  const of = property === undefined ? undefined : readSingleRef(r);
  if (property === undefined || of === undefined) return undefined;
  return { kind: 'compare', property, comparison: '=', to: { kind: 'property', property, of }, same: 'as' };
};

/** "that spell's mana value": the very number that another object has. */
export const sameNumber = (r: Reader): Filter | undefined => {
  const to = r.token?.text === 'that' ? readAmount(r) : undefined;
  const as = to === undefined && r.eat('the same') ? numberAs(r) : undefined;
  if (as !== undefined) return as;
  if (to?.kind !== 'property') return undefined;
  return { kind: 'compare', property: to.property, comparison: '=', to, same: true };
};
