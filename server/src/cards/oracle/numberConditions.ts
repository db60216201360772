// Conditions that compare numbers: "its power is 4 or greater", "creatures you control have total power 8 or greater".
import type { Condition } from '../ability.ts';
import { readAmount } from './amounts.ts';
import { readNounPhrase, selectionOf } from './filters.ts';
import type { Reader } from './reader.ts';
import { readSingleRef } from './refs.ts';
import { readBound } from './words.ts';

/** "creatures you control have total power 8 or greater". */
export const totalOf = (r: Reader): Condition | undefined => {
  const phrase = readNounPhrase(r);
  if (phrase === undefined || !r.eat('have total')) return undefined;
  const property = r.eatOne('power', 'toughness');
  const bound = property === undefined ? undefined : readBound(r, readAmount);
  if (property === undefined || bound === undefined) return undefined;
  return {
    kind: 'compare',
    left: { kind: 'total', property, among: selectionOf(phrase.filter) },
    comparison: bound.comparison,
    right: bound.to,
  };
};

const EXTREMES = [
  ['the greatest', 'greatest', '>='],
  ['the least', 'least', '<='],
] as const;

/** "it has the least power or is tied for least power among creatures on the battlefield". */
export const standsOut = (r: Reader): Condition | undefined => {
  const of = readSingleRef(r);
  if (of === undefined || r.eatOne('has', 'have') === undefined) return undefined;
  const found = EXTREMES.find(([words]) => r.eat(words));
  const property = found === undefined ? undefined : r.eatOne('power', 'toughness');
  if (found === undefined || property === undefined) return undefined;
  const [, which, comparison] = found;
  const tied = r.eat(`or is tied for ${which} ${property}`) || r.eat(`or is tied for the ${which} ${property}`);
  if (!tied || !r.eat('among')) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const right = { kind: 'extreme', which, property, among: selectionOf(phrase.filter) } as const;
  return { kind: 'compare', left: { kind: 'property', property, of }, comparison, right, form: 'tied' };
};

export const compareAmounts = (r: Reader): Condition | undefined => {
  const left = readAmount(r);
  const verb = left === undefined ? undefined : r.eatOne('is', 'was', 'remains');
  if (left === undefined || verb === undefined) return undefined;
  const form = verb === 'was' || verb === 'remains' ? ({ form: verb } as const) : {};
  const comparisons = [
    ['greater than or equal to', '>='],
    ['less than or equal to', '<='],
    ['greater than', '>'],
    ['less than', '<'],
    ['equal to', '='],
  ] as const;
  for (const [words, comparison] of comparisons) {
    if (!r.eat(words)) continue;
    const right = readAmount(r);
    return right === undefined ? undefined : { kind: 'compare', left, comparison, right, ...form };
  }
  const parity = verb === 'is' ? r.eatOne('even', 'odd') : undefined;
  if (parity !== undefined)
    return {
      kind: 'compare',
      left,
      comparison: '=',
      right: { kind: 'number', value: parity === 'odd' ? 1 : 0 },
      form: 'parity',
    };
  const right = readAmount(r);
  if (right === undefined) return undefined;
  const comparison =
    r.eatOne('or more', 'or greater') !== undefined ? '>=' : r.eatOne('or less', 'or fewer') !== undefined ? '<=' : '=';
  return { kind: 'compare', left, comparison, right, ...form };
};
