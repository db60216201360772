// Whether what has left was what a noun says, by its last known values (608.2h); what those do not tell is noted.
import type { Filter } from '../cards/ability.ts';
import { colorOfLetter, isMonocolored, isMulticolored } from '../cards/mana.ts';
import { amountOf, compare, manaValueOf } from './amount.ts';
import { hasKeywordAbility } from './filter.ts';
import type { LastKnown } from './game.ts';
import { objectsOf, playersOf } from './reference.ts';
import { type Context, isSource, type View } from './view.ts';

/** Whether something of that subtype was attached to it; that may have left since, or with it. */
const hadAttached = (view: View, known: LastKnown, subtype: string): boolean =>
  known.attachments?.some((id) => (view.state(id) ?? view.lastKnown?.(id)?.values)?.subtypes.includes(subtype)) ===
  true;

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
    case 'monocolored':
      return isMonocolored(values.colors);
    case 'multicolored':
      return isMulticolored(values.colors);
    case 'historic':
      return (
        values.supertypes.includes('Legendary') || values.types.includes('Artifact') || values.subtypes.includes('Saga')
      );
    case 'tapped':
    case 'untapped':
      return (known.status?.tapped === true) === (filter.kind === 'tapped');
    case 'faceDown':
    case 'faceUp':
      return (known.status?.faceDown === true) === (filter.kind === 'faceDown');
    case 'attacking':
    case 'blocking':
      return known.inCombat === filter.kind;
    case 'enchanted':
      return hadAttached(view, known, 'Aura');
    case 'equipped':
      return hadAttached(view, known, 'Equipment');
    case 'inZone':
      return (
        (known.zone === filter.zone &&
          (filter.player === undefined || playersOf(view, filter.player, ctx).includes(known.controller))) !==
        (filter.but === true)
      );
    case 'hasAbilities':
      return values.abilities.length > 0;
    case 'named':
      return values.name === filter.name;
    case 'hasKeyword':
      return hasKeywordAbility(values, filter.keyword);
    case 'other':
      return filter.than === undefined
        ? !isSource(view, ctx, known.object)
        : !objectsOf(view, filter.than, ctx).includes(known.object);
    case 'controlledBy':
      return playersOf(view, filter.player, ctx).includes(known.controller);
    case 'ownedBy':
      return known.owner !== undefined && playersOf(view, filter.player, ctx).includes(known.owner);
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
