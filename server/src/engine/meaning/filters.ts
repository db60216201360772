// What each kind of filter means: one row a kind, and the one evaluator that asks them of things, live or as they last were.
import type { Filter, Zone } from '../../cards/ability.ts';
import type { ObjectState } from '../characteristics.ts';
import type { GameObject } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import type { Context, View } from '../view.ts';
import { OF_RELATIONS } from './filtersOfRelations.ts';
import { OF_STATE, zonesBut } from './filtersOfState.ts';
import { OF_VALUES } from './filtersOfValues.ts';
import type { FilterMeaning, FilterRows, Reads } from './row.ts';

const BATTLEFIELD: readonly Zone[] = ['battlefield'];
const NOT_SAID: readonly Zone[] = [];

const readsOfAll = (filters: readonly Filter[], of: Reads): number =>
  filters.reduce((all, each) => all | of.filter(each), 0);

const CONNECTIVES: FilterRows<'and' | 'or' | 'not'> = {
  and: {
    holds: (view, filter, object, state, ctx) => {
      for (const part of filter.of) if (!holdsOf(view, part, object, state, ctx)) return false;
      return true;
    },
    reads: (filter, of) => readsOfAll(filter.of, of),
    zones: (filter, of) => {
      for (const part of filter.of) {
        const zones = of(part);
        if (zones.length > 0) return zones;
      }
      return NOT_SAID;
    },
  },
  or: {
    holds: (view, filter, object, state, ctx) => {
      for (const part of filter.of) if (holdsOf(view, part, object, state, ctx)) return true;
      return false;
    },
    reads: (filter, of) => readsOfAll(filter.of, of),
    // "in exile and in your graveyard"; one that says nothing is on the battlefield (109.2).
    zones: (filter, of) => {
      const all = filter.of.map(of);
      if (all.every((zones) => zones.length === 0)) return NOT_SAID;
      return [...new Set(all.flatMap((zones) => (zones.length === 0 ? BATTLEFIELD : zones)))];
    },
  },
  not: {
    holds: (view, filter, object, state, ctx) => !holdsOf(view, filter.of, object, state, ctx),
    reads: (filter, of) => of.filter(filter.of),
    zones: (filter) => (filter.of.kind === 'inZone' ? zonesBut(filter.of.zone) : NOT_SAID),
  },
};

/** The meaning of every kind of filter. */
export const FILTERS: FilterRows<Filter['kind']> = { ...CONNECTIVES, ...OF_VALUES, ...OF_STATE, ...OF_RELATIONS };

/** The row of a filter. */
export const meaningOf = (filter: Filter): FilterMeaning<Filter> => FILTERS[filter.kind];

/**
 * Whether a thing has every quality the filter names: an object as it is, with values it would have, or as it last was. Asked
 * of every object for every effect: no function is made here that would know the arguments.
 */
export const holdsOf = (view: View, filter: Filter, object: GameObject, state: ObjectState, ctx: Context): boolean => {
  const row: FilterMeaning<Filter> = FILTERS[filter.kind];
  return row.holds(view, filter, object, state, ctx);
};

/** Whether the object of that id has every quality the filter names, or had as it last was (608.2h). What is unknown has none. */
export const fits = (view: View, filter: Filter, id: ObjectId, ctx: Context): boolean => {
  const object = view.game.objects.get(id);
  if (object === undefined) {
    const last = view.lastKnown?.(id);
    return last !== undefined && holdsOf(view, filter, last.was, last.values, ctx);
  }
  const state = view.state(id);
  return state !== undefined && holdsOf(view, filter, object, state, ctx);
};

/** The zones a filter names outright, in a fixed order; none when its words say nothing of a zone (109.2). */
export const zonesOf = (filter: Filter): readonly Zone[] => meaningOf(filter).zones?.(filter, zonesOf) ?? NOT_SAID;
