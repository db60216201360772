// How the terms of the ability language are declared: each sort once, as data, from which its TypeScript type, every walk over it
// (walk.ts), its equality and its key (same.ts) are made. A sort names its constructors, a constructor its fields, a field its role.
import type { ManaCost } from './mana.ts';
import type { SortName, Sorts } from './sorts.ts';

/**
 * What a leaf is: a word of a closed list, a number, a name … Text change (418.9) replaces leaves by role: `color` and `subtype`
 * hold words of that role, `name` proper names and `mana` mana symbols, which never are.
 */
export type Role =
  | 'flag'
  | 'number'
  | 'choice'
  | 'color'
  | 'subtype'
  | 'cardType'
  | 'supertype'
  | 'zone'
  | 'name'
  | 'keyword'
  | 'counter'
  /** The words that a text-changing ability names, as cards print them. */
  | 'changedWord'
  | 'mana'
  /** Words carried as data. */
  | 'words';

type Word = string | number | true;

/** A value with nothing inside. `values`: the closed list it is of. */
export interface Leaf<out T> {
  readonly shape: 'leaf';
  readonly role: Role;
  readonly values?: readonly Word[];
  /** For the type alone: nothing stands there. */
  readonly of?: T;
}

/** A term of one of the sorts; `tags`: of these constructors alone. */
export interface Node<out S extends SortName, out T extends string = string> {
  readonly shape: 'node';
  readonly sorts: readonly S[];
  readonly tags?: readonly T[];
}

export interface List<out F> {
  readonly shape: 'list';
  readonly of: F;
}

/** A list of so many, each with its own field. */
export interface Tuple<out F extends readonly Field[]> {
  readonly shape: 'tuple';
  readonly of: F;
}

/** Fields without a constructor's name, in the place where they stand. */
export interface Group<out F extends Fields> {
  readonly shape: 'group';
  readonly fields: F;
}

/** One of several: a word or a term, `true` or a group. */
export interface Either<out F extends readonly Field[]> {
  readonly shape: 'either';
  readonly of: F;
}

export type Field =
  | Leaf<unknown>
  | Node<SortName>
  | List<Field>
  | Tuple<readonly Field[]>
  | Group<Fields>
  | Either<readonly Field[]>;

/** A field that may be left out. */
interface Optional<out F extends Field> {
  readonly shape: 'optional';
  readonly of: F;
  readonly isPrint: boolean;
}

/** A field that only says how something was worded, and has no meaning: `equal` and `key` pass over it. */
interface Print<out F extends Field> {
  readonly shape: 'print';
  readonly of: F;
}

/** What a constructor has in it, by name. */
export interface Fields {
  readonly [name: string]: Field | Optional<Field> | Print<Field>;
}

/** A constructor, or several that have the same fields. */
export interface Variant<out T extends string, out F extends Fields> {
  readonly tags: readonly T[];
  readonly fields: F;
}

/** The declaration of a sort. `tag` is the member that says which constructor a term is of; a sort without one is a single group. */
export interface Sort<out K extends string, out V extends readonly Variant<string, Fields>[], out F extends Fields> {
  readonly tag: K | undefined;
  readonly variants: V;
  /** What every term of the sort may have beside the fields of its constructor. */
  readonly shared: F;
}

export type AnySort = Sort<string, readonly Variant<string, Fields>[], Fields>;

// ── the words that declarations are written in ──

const leaf = <T>(role: Role, values?: readonly Word[]): Leaf<T> =>
  values === undefined ? { shape: 'leaf', role } : { shape: 'leaf', role, values };

export const flag: Leaf<boolean> = leaf('flag');
/** Said or absent. */
export const yes: Leaf<true> = leaf('flag', [true]);
export const number: Leaf<number> = leaf('number');
export const name: Leaf<string> = leaf('name');
export const subtype: Leaf<string> = leaf('subtype');
export const keyword: Leaf<string> = leaf('keyword');
export const counter: Leaf<string> = leaf('counter');
export const changedWord: Leaf<string> = leaf('changedWord');
export const words: Leaf<string> = leaf('words');
export const mana: Leaf<ManaCost> = leaf('mana');

/** One of a closed list of words or numbers. */
export const choice = <const V extends readonly Word[]>(...values: V): Leaf<V[number]> => leaf('choice', values);

/** The same, where the words are of a role of their own. */
export const wordOf = <const V extends readonly Word[]>(role: Role, values: V): Leaf<V[number]> => leaf(role, values);

export const node = <const S extends SortName>(...sorts: readonly S[]): Node<S> => ({ shape: 'node', sorts });

/** A term of some constructors of a sort alone. */
export const only = <const S extends SortName, const T extends string>(sort: S, ...tags: readonly T[]): Node<S, T> => ({
  shape: 'node',
  sorts: [sort],
  tags,
});

export const list = <F extends Field>(of: F): List<F> => ({ shape: 'list', of });

export const tuple = <const F extends readonly Field[]>(...of: F): Tuple<F> => ({ shape: 'tuple', of });

export const group = <F extends Fields>(fields: F): Group<F> => ({ shape: 'group', fields });

export const either = <const F extends readonly Field[]>(...of: F): Either<F> => ({ shape: 'either', of });

export const optional = <F extends Field>(of: F): Optional<F> => ({ shape: 'optional', of, isPrint: false });

/** Optional, and for print alone. */
export const print = <F extends Field>(of: F): Optional<F> => ({ shape: 'optional', of, isPrint: true });

/** For print alone, and always there. */
export const alwaysPrint = <F extends Field>(of: F): Print<F> => ({ shape: 'print', of });

/** A constructor. */
export const of = <const T extends string, F extends Fields>(tags: T | readonly T[], fields: F): Variant<T, F> => ({
  tags: typeof tags === 'string' ? [tags] : tags,
  fields,
});

export const sort = <const K extends string, const V extends readonly Variant<string, Fields>[], F extends Fields>(
  tag: K,
  variants: V,
  shared: F,
): Sort<K, V, F> => ({ tag, variants, shared });

/** A sort of one constructor that needs no name. */
export const record = <F extends Fields>(
  fields: F,
): Sort<never, readonly [Variant<never, F>], Record<never, never>> => ({
  tag: undefined,
  variants: [{ tags: [], fields }],
  shared: {},
});

// ── the types that follow from them ──

type NamesOf<F, S> = { [N in keyof F]: F[N] extends { readonly shape: S } ? N : never }[keyof F];

/** What fields hold. */
export type Held<F> = {
  readonly [N in keyof F as N extends NamesOf<F, 'optional'> ? never : N]: F[N] extends Print<infer I>
    ? TypeOf<I>
    : TypeOf<F[N]>;
} & {
  readonly [N in keyof F as N extends NamesOf<F, 'optional'> ? N : never]?: F[N] extends Optional<infer I>
    ? TypeOf<I>
    : never;
};

/** The value that a field holds. */
export type TypeOf<F> =
  F extends Leaf<infer T>
    ? T
    : F extends Node<infer S, infer T>
      ? string extends T
        ? Sorts[S]
        : Extract<Sorts[S], Readonly<Record<'kind', T>>>
      : F extends List<infer I>
        ? readonly TypeOf<I>[]
        : F extends Tuple<infer I>
          ? { readonly [N in keyof I]: TypeOf<I[N]> }
          : F extends Group<infer I>
            ? Flat<Held<I>>
            : F extends Either<infer I>
              ? TypeOf<I[number]>
              : never;

/** A type with its members written out. */
type Flat<T> = T extends infer O ? { readonly [N in keyof O]: O[N] } : never;

type VariantOf<K extends string, V, S> =
  V extends Variant<infer T, infer F>
    ? [T] extends [never]
      ? Flat<Held<F>>
      : Flat<{ readonly [N in K]: T } & Held<F> & Held<S>>
    : never;

/** The terms of a sort by the place of their constructor, and those places: `Terms<S>[Places<S>]` is the union of them all. */
export type Terms<S> =
  S extends Sort<infer K, infer V, infer F> ? { readonly [I in keyof V]: VariantOf<K, V[I], F> } : never;
export type Places<S> = S extends Sort<string, infer V, Fields> ? Exclude<keyof V, keyof (readonly unknown[])> : never;

/** The same without the fields that all constructors share. */
export type Bodies<S> =
  S extends Sort<infer K, infer V, Fields>
    ? { readonly [I in keyof V]: VariantOf<K, V[I], Record<never, never>> }
    : never;

/** The term of a sort that is a record. */
export type RecordOf<S> = S extends Sort<never, readonly [Variant<never, infer F>], Fields> ? Flat<Held<F>> : never;
