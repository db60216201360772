// Whether what has left was what a noun says, by its last known values (608.2h); what those do not tell is noted.
import type { Filter } from '../cards/ability.ts';
import { colorOfLetter } from '../cards/mana.ts';
import { amountOf, compare, manaValueOf } from './amount.ts';
import { hasKeywordAbility } from './filter.ts';
import type { LastKnown } from './game.ts';
import { playersOf } from './reference.ts';
import type { Context, View } from './view.ts';

/** Whether the object was that, as it last existed. */
export const lastFits = (view: View, filter: Filter, known: LastKnown, ctx: Context): boolean => {
  const { values } = known;
  switch (filter.kind) {
    case 'permanent':
    case 'object':
      return true;
    case 'spell':
      return known.zone === undefined || known.zone === 'stack';
    case 'and':
      return filter.of.every((part) => lastFits(view, part, known, ctx));
    case 'or':
      return filter.of.some((part) => lastFits(view, part, known, ctx));
    case 'not':
      return !lastFits(view, filter.of, known, ctx);
    case 'type':
      return values.types.includes(filter.type);
    case 'supertype':
      return values.supertypes.includes(filter.supertype);
    case 'subtype':
      return values.subtypes.includes(filter.subtype);
    case 'color':
      return (values.colors & colorOfLetter(filter.color)) !== 0;
    case 'colorless':
      return values.colors === 0;
    case 'named':
      return values.name === filter.name;
    case 'hasKeyword':
      return hasKeywordAbility(values, filter.keyword);
    case 'other':
      return filter.than === undefined && known.object !== (ctx.bindings.self ?? ctx.source);
    case 'controlledBy':
      return playersOf(view, filter.player, ctx).includes(known.controller);
    case 'hasCounter':
      return known.counters.some(
        ({ kind, count }) => count > 0 && (filter.counter === undefined || kind === filter.counter),
      );
    case 'token':
    case 'card': {
      const base = view.game.objects.get(known.object)?.base ?? undefined;
      const current = base ?? [...view.game.objects.values()].find(({ card }) => card === known.card)?.base;
      // A token that has left is gone for good (704.5d), a card is somewhere.
      return (current?.kind === 'card') === (filter.kind === 'card');
    }
    case 'compare': {
      const value = filter.property === 'manaValue' ? manaValueOf(undefined, values) : values[filter.property];
      return value !== undefined && compare(value, filter.comparison, amountOf(view, filter.to, ctx));
    }
    default:
      view.note({ code: 'filter-not-modelled', object: known.object, values: { filter: filter.kind } });
      return false;
  }
};
