// English: small helpers that several tables share.
import type { Say } from '../types.ts';

/** What could have been said there, if the engine knows. */
export const legal = (v: Say, otherwise: string): string =>
  known(v, 'legal') ? `Legal here: ${v('legal')}.` : otherwise;
export const noneLegal = 'Nothing on this board would be legal there.';

export const known = (v: Say, name: string): boolean => v(name) !== '…';
export const or = (v: Say, name: string, otherwise: string): string => (known(v, name) ? v(name) : otherwise);
