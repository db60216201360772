// French: small helpers that all tables share.
import type { Say } from '../types.ts';

/** `« Gray Ogre »`, with spaces that do not break. */
export const q = (text: string): string => `«\u00a0${text}\u00a0»`;

export const known = (v: Say, name: string): boolean => v(name) !== '…';
export const or = (v: Say, name: string, otherwise: string): string => (known(v, name) ? v(name) : otherwise);

/** Words of a card, without the full stop that the sentence around them has. */
export const bare = (text: string): string => text.replace(/\.$/, '');

/** `1 scénario`, `2 scénarios`. */
export const nombre = (count: string, one: string, many = `${one}s`): string =>
  `${count} ${count === '0' || count === '1' ? one : many}`;

export const nearest = (v: Say): string => (known(v, 'nearest') ? ` Vouliez-vous dire ${q(v('nearest'))} ?` : '');
