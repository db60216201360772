// Whether a value is what the declarations say: for tests, which hold it of every value that is compiled.
import { fieldAmong, memberOf, type Slot, slotsOf, slotsOfTerm, sortAmong, tagNameOf, tagOf } from './plan.ts';
import type { Field } from './schema.ts';
import type { SortName } from './sorts.ts';

/** What is wrong with a value, and where in it: a path of names. */
export interface Misfit {
  readonly path: string;
  readonly why: 'no such constructor' | 'undeclared' | 'missing' | 'no word of its list' | 'wrong shape';
  readonly found: unknown;
}

const slotMisfits = (slots: readonly Slot[], holder: object, path: string, tag?: string): readonly Misfit[] => {
  const names = new Set([...slots.map(({ name }) => name), ...(tag === undefined ? [] : [tag])]);
  return [
    ...Object.keys(holder).flatMap((name): readonly Misfit[] =>
      names.has(name) ? [] : [{ path: `${path}.${name}`, why: 'undeclared', found: memberOf(holder, name) }],
    ),
    ...slots.flatMap(({ name, field, isOptional }): readonly Misfit[] => {
      const value = memberOf(holder, name);
      if (value === undefined) return isOptional ? [] : [{ path: `${path}.${name}`, why: 'missing', found: undefined }];
      return fieldMisfits(field, value, `${path}.${name}`);
    }),
  ];
};

const fieldMisfits = (field: Field, value: unknown, path: string): readonly Misfit[] => {
  const wrong: readonly Misfit[] = [{ path, why: 'wrong shape', found: value }];
  switch (field.shape) {
    case 'leaf':
      if (field.role === 'mana') return Array.isArray(value) ? [] : wrong;
      if (typeof value === 'object') return wrong;
      return field.values === undefined || field.values.some((word) => word === value)
        ? []
        : [{ path, why: 'no word of its list', found: value }];
    case 'node': {
      const sort = typeof value === 'object' && value !== null ? sortAmong(field.sorts, value) : undefined;
      return sort === undefined ? wrong : misfits(sort, Object(value), path);
    }
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => fieldMisfits(field.of, item, `${path}[${index}]`))
        : wrong;
    case 'tuple':
      return Array.isArray(value) && value.length === field.of.length
        ? field.of.flatMap((one, index) => fieldMisfits(one, value[index], `${path}[${index}]`))
        : wrong;
    case 'group':
      return typeof value === 'object' && value !== null ? slotMisfits(slotsOf(field.fields), value, path) : wrong;
    case 'either': {
      const one = fieldAmong(field.of, value);
      return one === undefined ? wrong : fieldMisfits(one, value, path);
    }
  }
};

/** All that a value has other than a term of the sort may have. */
export const misfits = (sort: SortName, value: object, path: string = sort): readonly Misfit[] => {
  const slots = slotsOfTerm(sort, value);
  return slots === undefined
    ? [{ path, why: 'no such constructor', found: tagOf(sort, value) }]
    : slotMisfits(slots, value, `${path}/${tagOf(sort, value)}`, tagNameOf(sort));
};
