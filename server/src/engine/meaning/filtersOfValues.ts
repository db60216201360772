// Filters that ask for characteristics (109.3): types, colours, numbers, abilities, names.
import type { CardType, PTProperty } from '../../cards/ability.ts';
import { colorOfLetter, isMonocolored, isMulticolored } from '../../cards/mana.ts';
import { PERMANENT_TYPES } from '../../cards/vocabulary.ts';
import { assertNever } from '../../rules/util.ts';
import { compare } from '../compare.ts';
import { ANY_ABILITY, type Aspects, COLOR, COST, NAME, PT, SUBTYPE, SUPERTYPE, TYPE } from '../layers/aspectBits.ts';
import { amountOf } from './questions.ts';
import { type FilterRows, readsNothing } from './row.ts';
import { hasKeywordAbility, propertyOfThing } from './thing.ts';

/** What finding a numeric property looks at. */
export const readsOfProperty = (property: PTProperty): Aspects => {
  switch (property) {
    case 'power':
    case 'toughness':
      return PT | TYPE; // what is no creature has none (D11)
    case 'manaValue':
      return COST;
    case 'loyalty':
      return 0;
    default:
      return assertNever(property);
  }
};

const isPermanentType = (type: CardType): boolean => PERMANENT_TYPES.includes(type);

const readsType = (): Aspects => TYPE;
const readsColor = (): Aspects => COLOR;
const readsAbilities = (): Aspects => ANY_ABILITY;

export const OF_VALUES: FilterRows<
  | 'type'
  | 'supertype'
  | 'subtype'
  | 'color'
  | 'colorless'
  | 'monocolored'
  | 'multicolored'
  | 'historic'
  | 'permanent'
  | 'object'
  | 'source'
  | 'compare'
  | 'hasKeyword'
  | 'hasAbilities'
  | 'hasActivatedAbility'
  | 'hasManaAbility'
  | 'hasTapAbility'
  | 'named'
> = {
  type: { holds: (_view, filter, _object, state) => state.types.includes(filter.type), reads: readsType },
  supertype: {
    holds: (_view, filter, _object, state) => state.supertypes.includes(filter.supertype),
    reads: () => SUPERTYPE,
  },
  subtype: { holds: (_view, filter, _object, state) => state.subtypes.includes(filter.subtype), reads: () => SUBTYPE },
  color: {
    holds: (_view, filter, _object, state) => (state.colors & colorOfLetter(filter.color)) !== 0,
    reads: readsColor,
  },
  colorless: { holds: (_view, _filter, _object, state) => state.colors === 0, reads: readsColor },
  monocolored: { holds: (_view, _filter, _object, state) => isMonocolored(state.colors), reads: readsColor },
  multicolored: { holds: (_view, _filter, _object, state) => isMulticolored(state.colors), reads: readsColor },
  historic: {
    holds: (_view, _filter, _object, state) =>
      state.supertypes.includes('Legendary') || state.types.includes('Artifact') || state.subtypes.includes('Saga'),
    reads: () => SUPERTYPE | TYPE | SUBTYPE,
  },
  permanent: {
    holds: (_view, _filter, object, state) => object.zone === 'battlefield' || state.types.some(isPermanentType),
    reads: readsType,
  },
  object: { holds: () => true, reads: readsNothing },
  source: { holds: () => true, reads: readsNothing },
  compare: {
    holds: (view, filter, object, state, ctx) => {
      if (filter.total === true) {
        view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: 'total' } });
        return true;
      }
      const value = propertyOfThing(object, state, filter.property);
      return value !== undefined && compare(value, filter.comparison, amountOf(view, filter.to, ctx));
    },
    reads: (filter, of) => readsOfProperty(filter.property) | of.amount(filter.to),
  },
  hasKeyword: {
    holds: (_view, filter, _object, state) => hasKeywordAbility(state, filter.keyword),
    reads: readsAbilities,
  },
  hasAbilities: { holds: (_view, _filter, _object, state) => state.abilities.length > 0, reads: readsAbilities },
  hasActivatedAbility: {
    holds: (_view, _filter, _object, state) => state.abilities.some(({ ability }) => ability.kind === 'activated'),
    reads: readsAbilities,
  },
  hasManaAbility: {
    holds: (_view, _filter, _object, state) =>
      state.abilities.some(({ ability }) => ability.kind === 'activated' && ability.manaAbility),
    reads: readsAbilities,
  },
  hasTapAbility: {
    holds: (_view, _filter, _object, state) =>
      state.abilities.some(
        ({ ability }) => ability.kind === 'activated' && ability.costs.some((cost) => cost.pay === 'tapSelf'),
      ),
    reads: readsAbilities,
  },
  named: {
    holds: (_view, filter, _object, state) => state.name !== '' && state.name === filter.name,
    reads: () => NAME,
  },
};
