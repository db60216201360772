// When two terms mean the same: equality and keys over what is declared, without what is for print alone.
import { fieldAmong, memberOf, type Slot, slotsOf, slotsOfTerm, sortAmong, tagNameOf, tagOf } from './plan.ts';
import type { Field } from './schema.ts';
import type { SortName, Sorts } from './sorts.ts';

const keyOfSlots = (slots: readonly Slot[], holder: object): string => {
  let text = '';
  for (const { name, field, isPrint } of slots) {
    const value = isPrint ? undefined : memberOf(holder, name);
    if (value !== undefined) text += `${name}:${keyOfField(field, value)};`;
  }
  return text;
};

const keyOfField = (field: Field, value: unknown): string => {
  switch (field.shape) {
    case 'leaf':
      return JSON.stringify(value);
    case 'node': {
      const sort = typeof value === 'object' && value !== null ? sortAmong(field.sorts, value) : undefined;
      return sort === undefined ? JSON.stringify(value) : keyOfTerm(sort, Object(value));
    }
    case 'list':
      return Array.isArray(value) ? `[${value.map((item) => keyOfField(field.of, item)).join()}]` : '';
    case 'tuple':
      return Array.isArray(value) ? `[${field.of.map((one, index) => keyOfField(one, value[index])).join()}]` : '';
    case 'group':
      return typeof value === 'object' && value !== null ? `(${keyOfSlots(slotsOf(field.fields), value)})` : '';
    case 'either': {
      const one = fieldAmong(field.of, value);
      return one === undefined ? JSON.stringify(value) : keyOfField(one, value);
    }
  }
};

const keys = new WeakMap<object, Map<SortName, string>>();

const keyOfTerm = (sort: SortName, term: object): string => {
  const known = keys.get(term);
  const found = known?.get(sort);
  if (found !== undefined) return found;
  const made = `${tagOf(sort, term)}(${keyOfSlots(slotsOfTerm(sort, term) ?? [], term)})`;
  if (known === undefined) keys.set(term, new Map([[sort, made]]));
  else known.set(sort, made);
  return made;
};

/** A text that two terms of a sort have in common exactly if they mean the same. */
export const key = <S extends SortName>(sort: S, term: Sorts[S]): string => keyOfTerm(sort, term);

/** Whether two terms of a sort mean the same, however they are worded. */
export const equal = <S extends SortName>(sort: S, a: Sorts[S], b: Sorts[S]): boolean =>
  a === b || keyOfTerm(sort, a) === keyOfTerm(sort, b);

const meaningOfSlots = (slots: readonly Slot[], holder: object, tag?: string): object => {
  const made: Record<string, unknown> = tag === undefined ? {} : { [tag]: memberOf(holder, tag) };
  for (const { name, field, isPrint } of slots) {
    const value = isPrint ? undefined : memberOf(holder, name);
    if (value !== undefined) made[name] = meaningOfField(field, value);
  }
  return made;
};

const meaningOfField = (field: Field, value: unknown): unknown => {
  switch (field.shape) {
    case 'leaf':
      return value;
    case 'node': {
      const sort = typeof value === 'object' && value !== null ? sortAmong(field.sorts, value) : undefined;
      return sort === undefined ? value : meaningOf(sort, Object(value));
    }
    case 'list':
      return Array.isArray(value) ? value.map((item) => meaningOfField(field.of, item)) : value;
    case 'tuple':
      return Array.isArray(value) ? field.of.map((one, index) => meaningOfField(one, value[index])) : value;
    case 'group':
      return typeof value === 'object' && value !== null ? meaningOfSlots(slotsOf(field.fields), value) : value;
    case 'either': {
      const one = fieldAmong(field.of, value);
      return one === undefined ? value : meaningOfField(one, value);
    }
  }
};

/** A term as data, without what is for print alone. */
export const meaningOf = (sort: SortName, term: object): object =>
  meaningOfSlots(slotsOfTerm(sort, term) ?? [], term, tagNameOf(sort));
