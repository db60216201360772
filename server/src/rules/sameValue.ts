// Equality of plain values (numbers, strings, arrays, records, maps, sets of plain ones): what two statements mean, what two states are.

import { GrowingList } from './growingList.ts';
import { IdMap } from './idMap.ts';

/** Deep equality; the same object is equal to itself at once, so shared parts cost nothing. */
export const sameValue = (a: unknown, b: unknown): boolean => equal(a, b, never);

/**
 * Deep equality of states and actions of a game, in which cards are the very same ones: where a card comes from (a block of
 * the text, a file, a database) is known by its definition, and another with the same words may come from elsewhere.
 */
export const sameOfCards = (a: unknown, b: unknown): boolean => equal(a, b, isDefinition);

const never = (): boolean => false;

/** Whether a value is a card's definition (cards/card.ts): nothing else has a layout and faces. */
const isDefinition = (value: object): boolean => 'layout' in value && 'faces' in value;

const equal = (a: unknown, b: unknown, isAtom: (value: object) => boolean): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index += 1) if (!equal(a[index], b[index], isAtom)) return false;
    return true;
  }
  if (a instanceof IdMap) {
    return b instanceof IdMap && a.size === b.size && a.eachDifference(b, (_, one, other) => equal(one, other, isAtom));
  }
  if (a instanceof GrowingList) return b instanceof GrowingList && equal(a.slice(0), b.slice(0), isAtom);
  if (a instanceof Map) {
    if (!(b instanceof Map) || a.size !== b.size) return false;
    for (const [key, value] of a) if (!b.has(key) || !equal(value, b.get(key), isAtom)) return false;
    return true;
  }
  if (a instanceof Set) {
    if (!(b instanceof Set) || a.size !== b.size) return false;
    for (const value of a) if (!b.has(value)) return false;
    return true;
  }
  if (isAtom(a)) return false;
  const keys = Object.keys(a);
  const isOther =
    Array.isArray(b) || b instanceof Map || b instanceof IdMap || b instanceof GrowingList || b instanceof Set;
  if (isOther || keys.length !== Object.keys(b).length) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key of keys) if (!Object.hasOwn(b, key) || !equal(left[key], right[key], isAtom)) return false;
  return true;
};

/** A text that two plain values have in common exactly if they are equal; for keys of maps, never to look for something in it. */
export const keyOfValue = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(keyOfValue).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const members =
    value instanceof Map
      ? [...value].map(([key, held]) => `${keyOfValue(key)}:${keyOfValue(held)}`)
      : value instanceof Set
        ? [...value].map(keyOfValue)
        : Object.entries(value).flatMap(([key, held]) => (held === undefined ? [] : [`${key}:${keyOfValue(held)}`]));
  return `{${members.sort().join()}}`;
};
