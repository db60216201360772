// English: small helpers that several tables share.
import type { Say } from '../types.ts';

/** What could have been said there, if the engine knows. */
export const legal = (v: Say, otherwise: string): string =>
  known(v, 'legal') ? `Legal here: ${v('legal')}.` : otherwise;
export const noneLegal = 'Nothing on this board would be legal there.';

export const known = (v: Say, name: string): boolean => v(name) !== '…';
export const or = (v: Say, name: string, otherwise: string): string => (known(v, name) ? v(name) : otherwise);

/** The words that are there, a space between. */
export const inOne = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** Each word with a capital. */
export const capitals = (text: string): string => text.replace(/(^| )\p{Ll}/gu, (start) => start.toUpperCase());

/** `1 of 1 expectation holds`, `2 of 3 expectations hold`; `passed` where it is another number than the value. */
export const held = (v: Say, passed = v('passed')): string =>
  `${passed} of ${v('count')} ${v('count') === '1' ? 'expectation holds' : 'expectations hold'}`;
