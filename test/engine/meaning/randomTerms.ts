// Random terms of a sort, made from its declaration: a constructor that is added is met without a word being said of it here.
import { SUBTYPES_BY_KIND } from '../../../server/src/cards/vocabularyTypes.ts';
import type { Field, Fields } from '../../../server/src/terms/schema.ts';
import { SORTS, type SortName } from '../../../server/src/terms/sorts.ts';

/** Numbers that make up a term, one after the other. */
export type Draw = (below: number) => number;

/** Terms of other sorts that a term may hold, by sort. */
export type Inner = Readonly<Partial<Record<SortName, (draw: Draw) => unknown>>>;

const EVENTS = [
  'attackedThisTurn',
  'enteredThisTurn',
  'wasDealtDamageThisTurn',
  'exiled with',
  'revealed this way',
  'dealt damage this way',
  'with {R} in its mana cost',
  'with a single target',
  'destroyed this way',
];

const LEAVES: Readonly<Record<string, readonly unknown[]>> = {
  flag: [true, false],
  number: [0, 1, 2, 3],
  subtype: ['Ogre', 'Bear', 'Aura', 'Equipment', ...(SUBTYPES_BY_KIND.creature ?? []).slice(0, 3)],
  name: ['Gray Ogre', 'Chief', 'Night Side'],
  keyword: ['trample', 'flying', 'protection', 'equip', 'enchant'],
  counter: ['+1/+1', '-1/-1', 'loyalty'],
  words: EVENTS,
  changedWord: ['black'],
  mana: [[]],
};

const oneOf = (draw: Draw, values: readonly unknown[]): unknown => values[draw(values.length)];

const make = (draw: Draw, field: Field, inner: Inner): unknown => {
  switch (field.shape) {
    case 'leaf':
      return oneOf(draw, field.values ?? LEAVES[field.role] ?? []);
    case 'node': {
      const sort = field.sorts[draw(field.sorts.length)];
      const given = sort === undefined ? undefined : inner[sort];
      if (given === undefined) throw new Error(`no terms of ${field.sorts.join()}`);
      return given(draw);
    }
    case 'list':
      return [make(draw, field.of, inner), make(draw, field.of, inner)];
    case 'tuple':
      return field.of.map((each) => make(draw, each, inner));
    case 'group':
      return held(draw, field.fields, inner);
    case 'either': {
      const of = field.of[draw(field.of.length)];
      return of === undefined ? undefined : make(draw, of, inner);
    }
  }
};

const held = (draw: Draw, fields: Fields, inner: Inner): Readonly<Record<string, unknown>> => {
  const entries = Object.entries(fields).flatMap(([name, field]): readonly (readonly [string, unknown])[] => {
    if (field.shape === 'print') return [[name, make(draw, field.of, inner)]];
    if (field.shape !== 'optional') return [[name, make(draw, field, inner)]];
    return draw(3) === 0 ? [[name, make(draw, field.of, inner)]] : [];
  });
  return Object.fromEntries(entries);
};

/** The names of a sort's constructors. */
export const tagsOf = (sort: SortName): readonly string[] => SORTS[sort].variants.flatMap(({ tags }) => tags);

/** A term of that constructor. */
export const termOf = (draw: Draw, sort: SortName, tag: string, inner: Inner): unknown => {
  const { variants, tag: key } = SORTS[sort];
  const variant = variants.find(({ tags }) => (tags as readonly string[]).includes(tag));
  if (variant === undefined || key === undefined) throw new Error(`${sort} has no ${tag}`);
  return { [key]: tag, ...held(draw, variant.fields, inner) };
};

/** A draw from a list of numbers, over and over. */
export const drawFrom = (numbers: readonly number[]): Draw => {
  let at = 0;
  return (below) => {
    const number = numbers[at % numbers.length] ?? 0;
    at += 1;
    return below === 0 ? 0 : number % below;
  };
};
