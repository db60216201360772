// "If it's blocking a creature, that creature …": a condition brings in a second object, which words after it can mean.
import { equal } from '../../terms/same.ts';
import type { Filter, ObjectRef } from '../ability.ts';
import type { Reader } from './reader.ts';

const ONE_OF = (ref: ObjectRef): Filter | undefined =>
  ref.kind === 'choose' && ref.count.kind === 'number' && ref.count.value === 1 ? ref.selection.filter : undefined;

/** The noun of what a quality brings in, and what it is to the object that has the quality. */
const broughtIn = (filter: Filter, it: ObjectRef): readonly [Filter, Filter] | undefined => {
  switch (filter.kind) {
    case 'facing': {
      const noun = 'kind' in filter.what && filter.what.kind === 'choose' ? ONE_OF(filter.what) : undefined;
      if (noun === undefined || filter.or !== undefined) return undefined;
      if (filter.how === 'blocking') return [noun, { kind: 'facing', how: 'blocked by', what: it }];
      if (filter.how === 'blocked by') return [noun, { kind: 'facing', how: 'blocking', what: it }];
      return filter.how === 'blocking or blocked by' ? [noun, { ...filter, what: it }] : undefined;
    }
    case 'attachedTo': {
      const noun = ONE_OF(filter.to);
      return noun === undefined ? undefined : [noun, { kind: 'hasAttached', what: { kind: 'isRef', ref: it } }];
    }
    case 'hasAttached':
      return filter.plural === true ? undefined : [filter.what, { kind: 'attachedTo', to: it }];
    case 'designated':
      return filter.with === undefined
        ? undefined
        : [filter.with, { kind: 'designated', as: filter.as, with: { kind: 'isRef', ref: it } }];
    default:
      return undefined;
  }
};

/** From here on "that creature" can mean the other object that a quality of this one speaks of. */
export const meanBeside = (r: Reader, it: ObjectRef, filter: Filter): void => {
  const found = broughtIn(filter, it);
  if (found === undefined) return;
  const [noun, relation] = found;
  const parts = noun.kind === 'and' ? noun.of : [noun];
  const selection = { filter: { kind: 'and', of: [...parts, relation] } } as const;
  const ref = { kind: 'all', selection, quantifier: 'each', any: true } as const;
  // "Both creatures" are the pair (702.95c).
  if (filter.kind === 'designated') r.mean({ kind: 'several', of: [it, ref] });
  r.say('beside', { ref, refs: r.said.refs });
};

/** What a condition brought in, where this noun calls it and nothing has been named since. */
export const besideCalled = (r: Reader, noun: Filter): Extract<ObjectRef, { kind: 'all' }> | undefined => {
  const { beside, refs } = r.said;
  if (beside === undefined || !refs.every((ref) => beside.refs.includes(ref))) return undefined;
  const { filter } = beside.ref.selection;
  const wanted = noun.kind === 'and' ? noun.of.at(-1) : noun;
  return wanted !== undefined && filter.kind === 'and' && filter.of.some((part) => equal('filter', part, wanted))
    ? beside.ref
    : undefined;
};
