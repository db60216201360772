// When two terms mean the same: equality and keys over what is declared, without what is for print alone.
import { fieldAmong, memberOf, type Slot, slotsOf, slotsOfTerm, sortAmong, tagNameOf, tagOf } from './plan.ts';
import type { Field } from './schema.ts';
import type { SortName, Sorts } from './sorts.ts';

/** What a key tells apart: what is meant, or how it is worded too. */
type Told = 'meaning' | 'words';

const keyOfSlots = (told: Told, slots: readonly Slot[], holder: object): string => {
  let text = '';
  for (const { name, field, isPrint } of slots) {
    const value = isPrint && told === 'meaning' ? undefined : memberOf(holder, name);
    if (value !== undefined) text += `${name}:${keyOfField(told, field, value)};`;
  }
  return text;
};

const keyOfField = (told: Told, field: Field, value: unknown): string => {
  switch (field.shape) {
    case 'leaf':
      return JSON.stringify(value);
    case 'node': {
      const sort = typeof value === 'object' && value !== null ? sortAmong(field.sorts, value) : undefined;
      return sort === undefined ? JSON.stringify(value) : keyOfTerm(told, sort, Object(value));
    }
    case 'list':
      return Array.isArray(value) ? `[${value.map((item) => keyOfField(told, field.of, item)).join()}]` : '';
    case 'tuple':
      return Array.isArray(value)
        ? `[${field.of.map((one, index) => keyOfField(told, one, value[index])).join()}]`
        : '';
    case 'group':
      return typeof value === 'object' && value !== null ? `(${keyOfSlots(told, slotsOf(field.fields), value)})` : '';
    case 'either': {
      const one = fieldAmong(field.of, value);
      return one === undefined ? JSON.stringify(value) : keyOfField(told, one, value);
    }
  }
};

const keys = {
  meaning: new WeakMap<object, Map<SortName, string>>(),
  words: new WeakMap<object, Map<SortName, string>>(),
};

const keyOfTerm = (told: Told, sort: SortName, term: object): string => {
  const known = keys[told].get(term);
  const found = known?.get(sort);
  if (found !== undefined) return found;
  const made = `${tagOf(sort, term)}(${keyOfSlots(told, slotsOfTerm(sort, term) ?? [], term)})`;
  if (known === undefined) keys[told].set(term, new Map([[sort, made]]));
  else known.set(sort, made);
  return made;
};

/** A text that two terms of a sort have in common exactly if they mean the same. */
export const key = <S extends SortName>(sort: S, term: Sorts[S]): string => keyOfTerm('meaning', sort, term);

/** Whether two terms of a sort mean the same, however they are worded. */
export const equal = <S extends SortName>(sort: S, a: Sorts[S], b: Sorts[S]): boolean =>
  a === b || keyOfTerm('meaning', sort, a) === keyOfTerm('meaning', sort, b);

/** A text that two terms of a sort have in common exactly if they mean the same and are worded alike. */
export const keyInWords = <S extends SortName>(sort: S, term: Sorts[S]): string => keyOfTerm('words', sort, term);

/** Whether two terms of a sort mean the same and are worded alike. */
export const sameWords = <S extends SortName>(sort: S, a: Sorts[S], b: Sorts[S]): boolean =>
  a === b || keyOfTerm('words', sort, a) === keyOfTerm('words', sort, b);

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
