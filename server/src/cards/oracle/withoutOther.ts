// What a noun says without "other" in front of it.
import type { Filter } from '../ability.ts';

/** "other" before its noun, whatever it is other than. */
export const isOther = (filter: Filter): boolean =>
  filter.kind === 'other' && (filter.than === undefined || filter.implied === true);

/** The same without a leading "other" (for "another", "any other"). */
export const withoutOther = (filter: Filter): Filter | undefined => {
  if (filter.kind !== 'and') return undefined;
  const [first, ...rest] = filter.of;
  if (first === undefined || !isOther(first)) return undefined;
  const [only] = rest;
  return rest.length === 1 && only !== undefined ? only : { kind: 'and', of: rest };
};
