// French: small helpers that all tables share.
import type { Say } from '../types.ts';

/** `1 attente sur 2`, `2 attentes sur 3`, et ce qui s’accorde avec elles. */
export const expectations = (v: Say, one: string, several: string): string =>
  Number(v('passed')) < 2
    ? `${v('passed')} attente sur ${v('count')} ${one}`
    : `${v('passed')} attentes sur ${v('count')} ${several}`;

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

/** What could have been said there, if the engine knows. */
export const legal = (v: Say, otherwise: string): string =>
  known(v, 'legal') ? `Légal ici : ${v('legal')}.` : otherwise;
export const noneLegal = 'Rien sur ce plateau n’y serait légal.';
export const hover = 'Le survol de son nom montre ce qu’il est à cette ligne.';
export const seeLine = 'Voyez la ligne nommée en dessous ; l’effet doit d’abord finir.';

/** What acts, as the line names it. */
export const it = (v: Say): string => or(v, 'source', 'Ceci');

/** The words that are there, a space between. */
export const inOne = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** `de Bob`, `d’Alice`. */
export const de = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûüh]/i.test(name) ? `d’${name}` : `de ${name}`);

/** Ce qui est : un mot de la langue des fichiers, là où il n’est pas un nom. */
export const found = (v: Say): string => ({ nothing: 'rien', yes: 'oui', no: 'non' })[v('actual')] ?? v('actual');
