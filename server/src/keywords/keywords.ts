// The table of keyword abilities (702), looked up: by the name they are read by, by the name an ability carries, by what becomes of them.
import type { KeywordRow, KeywordShape, OwnRule } from './row.ts';
import { EARLY_KEYWORDS } from './tableEarly.ts';
import { LATE_KEYWORDS } from './tableLate.ts';
import { MIDDLE_KEYWORDS } from './tableMiddle.ts';

const TABLE = { ...EARLY_KEYWORDS, ...MIDDLE_KEYWORDS, ...LATE_KEYWORDS } as const;

/** The name of a keyword ability, in lower case, with its preposition: `protection from`. */
export type KeywordName = keyof typeof TABLE;

type Plain<N extends string> = N extends `${infer P} ${'from' | 'for' | 'onto' | 'with other'}` ? P : N;

/** The name that an ability carries: `protection`, `affinity`, `flying`. */
export type KeywordId = Plain<KeywordName>;

/** The keywords of which this becomes. */
export type NamesThatAre<Is extends KeywordRow['is']> = {
  [N in KeywordName]: (typeof TABLE)[N] extends { readonly is: Is } ? N : never;
}[KeywordName];

/** The keywords for which the engine has a function of this kind. */
export type NamesOwn<By extends OwnRule> = {
  [N in KeywordName]: (typeof TABLE)[N] extends { readonly by: By } ? Plain<N> : never;
}[KeywordName];

/** The same as a list, in the order of the rules. */
export const namesOwn = <By extends OwnRule>(by: By): readonly NamesOwn<By>[] =>
  ALL.filter((name) => {
    const row = KEYWORDS[name];
    return row.is === 'own' && row.by === by;
  }).map((name) => plainName(name) as NamesOwn<By>); // what `NamesOwn` says of the same rows

/** Every keyword with its row, in the order of the rules. */
export const KEYWORDS: Readonly<Record<KeywordName, KeywordRow>> = TABLE;

const isRow = (name: string): name is KeywordName => Object.hasOwn(TABLE, name);

const ALL = Object.keys(TABLE).filter(isRow);

/** Whether it is a keyword that stands in text by itself, and not only before a dash. */
export const isKeyword = (name: string): name is KeywordName => isRow(name) && KEYWORDS[name].shape !== 'label';

/** What follows the keyword's name. */
export const keywordShape = (name: KeywordName): KeywordShape => KEYWORDS[name].shape;

/** Every keyword that stands in text by itself, longest names first, so that a reader takes `hexproof from` before `hexproof`. */
export const KEYWORD_NAMES: readonly KeywordName[] = ALL.filter(isKeyword).sort(
  (a, b) => b.length - a.length || (a < b ? -1 : 1),
);

/** A name as abilities carry it: without its preposition. */
export const plainName = (name: KeywordName): KeywordId => {
  const { preposition } = KEYWORDS[name];
  const plain = preposition === undefined ? name : name.slice(0, -preposition.length - 1);
  return plain as KeywordId; // `Plain` cuts off the same prepositions
};

const BY_PLAIN: ReadonlyMap<string, KeywordRow> = new Map(
  // `hexproof` by itself goes before `hexproof from`.
  [...ALL].reverse().map((name) => [plainName(name), KEYWORDS[name]] as const),
);

/** The row of the keyword that an ability carries; nothing for what only headings make (class levels, vanguards). */
export const rowOf = (plain: string): KeywordRow | undefined => BY_PLAIN.get(plain);

/** The row of a keyword as it is written, in lower case: by its name, with or without its preposition. */
export const rowNamed = (name: string): KeywordRow | undefined => (isRow(name) ? KEYWORDS[name] : rowOf(name));

const having = (of: (row: KeywordRow) => boolean): readonly KeywordId[] =>
  ALL.filter((name) => of(KEYWORDS[name])).map(plainName);

/** Keywords that a counter can grant (122.1b). */
export const KEYWORD_COUNTERS: readonly KeywordId[] = having(({ counter }) => counter === true);

/** Keywords that are a named cost one may choose to pay (601.2b). */
export const COST_KEYWORDS: ReadonlySet<string> = new Set(having(({ cost }) => cost === true));

/** Keywords that let their card be cast from a zone (601.3). */
export const keywordsCastFrom = (zone: string): readonly KeywordId[] => having(({ castFrom }) => castFrom === zone);

/** Keywords with which a permanent enters with counters, as many as their number says. */
export const KEYWORDS_ENTERING_WITH: readonly (readonly [KeywordId, NonNullable<KeywordRow['entersWith']>])[] =
  ALL.flatMap((name) => {
    const { entersWith } = KEYWORDS[name];
    return entersWith === undefined ? [] : [[plainName(name), entersWith] as const];
  });
