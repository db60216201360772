// The declarations as tables that walks read: which fields a constructor has, and which of several sorts a term is of.
import type { AnySort, Field, Fields, Role } from './schema.ts';
import { SORTS, type SortName } from './sorts.ts';

/** A field as walks see it: what stands there, and whether it is for print alone. */
export interface Slot {
  readonly name: string;
  readonly field: Field;
  readonly isPrint: boolean;
  readonly isOptional: boolean;
  /** Whether terms stand in it. */
  readonly hasTerms: boolean;
  /** The roles of the leaves in it, of those in its terms none. */
  readonly roles: ReadonlySet<Role>;
}

const sortOf = (name: SortName): AnySort => SORTS[name];

const hasTerms = (field: Field): boolean => {
  switch (field.shape) {
    case 'leaf':
      return false;
    case 'node':
      return true;
    case 'list':
      return hasTerms(field.of);
    case 'tuple':
    case 'either':
      return field.of.some(hasTerms);
    case 'group':
      return slotsOf(field.fields).some((slot) => slot.hasTerms);
  }
};

const rolesIn = (field: Field): readonly Role[] => {
  switch (field.shape) {
    case 'leaf':
      return [field.role];
    case 'node':
      return [];
    case 'list':
      return rolesIn(field.of);
    case 'tuple':
    case 'either':
      return field.of.flatMap(rolesIn);
    case 'group':
      return slotsOf(field.fields).flatMap((slot) => [...slot.roles]);
  }
};

const slotOf = (name: string, declared: Fields[string]): Slot => {
  const isOptional = declared.shape === 'optional';
  const field = declared.shape === 'optional' || declared.shape === 'print' ? declared.of : declared;
  const isPrint = declared.shape === 'print' || (declared.shape === 'optional' && declared.isPrint);
  return { name, field, isPrint, isOptional, hasTerms: hasTerms(field), roles: new Set(rolesIn(field)) };
};

const slots = new WeakMap<Fields, readonly Slot[]>();

/** The fields of a group or constructor, in the order in which they are declared. */
export const slotsOf = (fields: Fields): readonly Slot[] => {
  const known = slots.get(fields);
  if (known !== undefined) return known;
  const made = Object.entries(fields).map(([name, declared]) => slotOf(name, declared));
  slots.set(fields, made);
  return made;
};

/** The fields of a constructor, all of them, and those in which terms stand that mean something. */
interface Layout {
  readonly slots: readonly Slot[];
  readonly terms: readonly Slot[];
  readonly told: ReadonlySet<string>;
}

/** The fields of each constructor of a sort; of a record under the empty name. */
interface Plan {
  readonly tag: string | undefined;
  readonly layouts: ReadonlyMap<string, Layout>;
}

const layoutOf = (slots: readonly Slot[]): Layout => ({
  slots,
  terms: slots.filter((slot) => slot.hasTerms && !slot.isPrint),
  told: new Set(slots.flatMap(({ name, isPrint }) => (isPrint ? [] : [name]))),
});

const plans = new Map<SortName, Plan>();

const planOf = (name: SortName): Plan => {
  const known = plans.get(name);
  if (known !== undefined) return known;
  const { variants, shared, tag } = sortOf(name);
  const layouts = new Map(
    variants.flatMap(({ tags, fields }): readonly (readonly [string, Layout])[] => {
      const layout = layoutOf([...slotsOf(fields), ...slotsOf(shared)]);
      return tag === undefined ? [['', layout]] : tags.map((one) => [one, layout] as const);
    }),
  );
  const made = { tag, layouts };
  plans.set(name, made);
  return made;
};

/** What stands under a name in a term or group. */
export const memberOf = (term: object, name: string): unknown =>
  // Terms are told by their declarations, not by the type checker, where walks go over them.
  (term as Readonly<Record<string, unknown>>)[name];

/** The constructor of a term; of a record the empty name. */
export const tagOf = (sort: SortName, term: object): string => {
  const { tag } = planOf(sort);
  return tag === undefined ? '' : String(memberOf(term, tag));
};

/** The name of the member that says the constructor, if the sort has one. */
export const tagNameOf = (sort: SortName): string | undefined => planOf(sort).tag;

const layoutOfTerm = (sort: SortName, term: object): Layout | undefined => {
  const { tag, layouts } = planOf(sort);
  return layouts.get(tag === undefined ? '' : String(memberOf(term, tag)));
};

/** The fields that a term of a sort can have; undefined where its constructor is not declared. */
export const slotsOfTerm = (sort: SortName, term: object): readonly Slot[] | undefined =>
  layoutOfTerm(sort, term)?.slots;

/** Those of them in which terms stand that mean something. */
export const termSlotsOf = (sort: SortName, term: object): readonly Slot[] => layoutOfTerm(sort, term)?.terms ?? [];

/** The names of the fields that a term has, in the order in which they stand in it; those for print alone left out. */
export const fieldsIn = (sort: SortName, term: object): readonly string[] => {
  const told = layoutOfTerm(sort, term)?.told;
  return Object.keys(term).filter((name) => told?.has(name) === true && memberOf(term, name) !== undefined);
};

/** All constructors of a sort. */
export const tagsOf = (sort: SortName): readonly string[] => [...planOf(sort).layouts.keys()];

const isTermOf = (sort: SortName, term: object): boolean => {
  const members = slotsOfTerm(sort, term);
  const fit = members?.filter(({ name, field }) => {
    const value = memberOf(term, name);
    return value !== undefined && fits(field, value);
  });
  const own = tagNameOf(sort) === undefined ? 0 : 1;
  return fit !== undefined && fit.length + own === Object.keys(term).length;
};

/** Of several sorts that can stand in one place the one a term is of: that has its constructor, and its fields where several have it. */
export const sortAmong = (sorts: readonly SortName[], term: object): SortName | undefined => {
  if (sorts.length === 1) return sorts[0];
  const able = sorts.filter((sort) => planOf(sort).layouts.has(tagOf(sort, term)));
  return able.length < 2 ? able[0] : (able.find((sort) => isTermOf(sort, term)) ?? able[0]);
};

const isGroupOf = (fields: Fields, value: object): boolean =>
  slotsOf(fields).every(({ name, isOptional }) => isOptional || memberOf(value, name) !== undefined);

const isWordOf = (values: readonly unknown[] | undefined, value: unknown): boolean =>
  values === undefined || values.includes(value);

const fits = (field: Field, value: unknown): boolean => {
  switch (field.shape) {
    case 'leaf':
      return field.role === 'mana' ? Array.isArray(value) : typeof value !== 'object' && isWordOf(field.values, value);
    case 'list':
    case 'tuple':
      return Array.isArray(value);
    case 'node':
      return typeof value === 'object' && value !== null && sortAmong(field.sorts, value) !== undefined;
    case 'group':
      return typeof value === 'object' && value !== null && isGroupOf(field.fields, value);
    case 'either':
      return fieldAmong(field.of, value) !== undefined;
  }
};

/** Of several fields that can stand in one place the one that a value is of. */
export const fieldAmong = (fields: readonly Field[], value: unknown): Field | undefined =>
  fields.find((field) => fits(field, value));
