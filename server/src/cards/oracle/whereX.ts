// "where X is …" put in place of X in terms.
import type { SortName, Sorts } from '../../terms/sorts.ts';
import { map, mapAll, type OneOrMore, some } from '../../terms/walk.ts';
import type { Amount } from '../ability.ts';

/** In an ability that each of several objects gets, "that artifact" is the one that has it. */
const asItsOwn = (amount: Amount): Amount =>
  map('amount', amount, {
    ref: (ref) => (ref.kind === 'that' && ref.antecedent === 'previous' ? { kind: 'self' } : ref),
  });

type Changes = Parameters<typeof map>[2];

/** X, or Y, as an amount, also in abilities that are granted. */
const putting = (amount: Amount, isY: boolean): Changes => ({
  amount: (one) => (one.kind === 'x' && (one.y === true) === isY ? amount : one),
  operation: (one) => {
    if (one.op !== 'addAbilities') return one;
    const abilities = mapAll('ability', one.abilities, putting(asItsOwn(amount), isY));
    return abilities === one.abilities ? one : { ...one, abilities };
  },
});

/** The term with every X replaced by `amount`; the same reference if it holds none. */
export const substituteX = <S extends SortName>(sort: S, term: Sorts[S], amount: Amount): Sorts[S] =>
  map(sort, term, putting(amount, false));

/** The same for several terms. */
export const substituteXInAll = <S extends SortName>(
  sort: S,
  terms: readonly Sorts[S][],
  amount: Amount,
): readonly Sorts[S][] => mapAll(sort, terms, putting(amount, false));

/** The same of Y, the other of two. */
export const substituteYInAll = <S extends SortName>(
  sort: S,
  terms: readonly Sorts[S][],
  amount: Amount,
): readonly Sorts[S][] => mapAll(sort, terms, putting(amount, true));

/** Whether terms speak of X: as an amount, or in what is paid. */
export const mentionsX = <S extends SortName>(sort: S, value: OneOrMore<S>): boolean =>
  some(sort, value, {
    amount: ({ kind }) => kind === 'x',
    mana: (cost) => cost.some(({ kind }) => kind === 'variable'),
  });

/** Whether they speak of Y, beside X. */
export const mentionsY = <S extends SortName>(sort: S, value: OneOrMore<S>): boolean =>
  some(sort, value, { amount: (one) => one.kind === 'x' && one.y === true });
