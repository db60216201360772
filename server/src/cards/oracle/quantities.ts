// How many it must be: "a", "another", "no", "three or more", "fewer than three", "exactly two", "more than one".
import type { Amount, Comparison, HowMany } from '../ability.ts';
import type { Reader } from './reader.ts';
import { readNumberOrX } from './words.ts';

/** A number compared, and whether it counts others only. */
export interface Quantity {
  readonly comparison: Comparison;
  readonly to: Amount;
  readonly other: boolean;
  readonly some?: boolean; // "one or more"
  readonly atLeast?: boolean; // "at least four"
}

const one: Amount = { kind: 'number', value: 1 };
const zero: Amount = { kind: 'number', value: 0 };

/** A quantity before its noun. */
export const readQuantity = (r: Reader): Quantity | undefined => {
  if (r.eat('another')) return { comparison: '>=', to: one, other: true };
  if (r.eat('no other')) return { comparison: '=', to: zero, other: true };
  if (r.eat('no')) return { comparison: '=', to: zero, other: false };
  if (r.eat('a') || r.eat('an')) return { comparison: '>=', to: one, other: false };
  if (r.eat('one or more')) return { comparison: '>=', to: one, other: r.eat('other'), some: true };
  const strict = r.eatOne('exactly', 'more than', 'fewer than', 'less than');
  if (strict !== undefined) {
    const to = readNumberOrX(r);
    const comparison = strict === 'exactly' ? '=' : strict === 'more than' ? '>' : '<';
    return to === undefined ? undefined : { comparison, to, other: r.eat('other') };
  }
  const atLeast = r.eat('at least');
  const to = readNumberOrX(r);
  if (to === undefined) return undefined;
  if (atLeast) return { comparison: '>=', to, other: r.eat('other'), atLeast };
  if (r.eatOne('or more', 'or greater') !== undefined) return { comparison: '>=', to, other: r.eat('other') };
  if (r.eatOne('or fewer', 'or less') !== undefined) return { comparison: '<=', to, other: r.eat('other') };
  return undefined;
};

/** The number alone. */
export const howMany = ({ comparison, to, atLeast, some }: Quantity): HowMany => ({
  comparison,
  to,
  ...(some === true ? { some } : {}),
  ...(atLeast === true ? { atLeast } : {}),
});
