// Keywords that stand for an activated ability (702): equip, fortify, cycling, crew, as the abilities they mean.
import type { Ability, Filter } from '../cards/ability.ts';

type Activated = Extract<Ability, { kind: 'activated' }>;

const YOU = { kind: 'you' } as const;

const attachBody = (filter: Filter): Activated['body'] => ({
  targets: [{ filter: { kind: 'and', of: [filter, { kind: 'controlledBy', player: YOU }] }, min: 1, max: 1 }],
  instructions: [{ do: 'attach', what: { kind: 'self' }, to: { kind: 'target', target: 0 } }],
});

const made = new WeakMap<Ability, Activated>();

const make = (keyword: Extract<Ability, { kind: 'keyword' }>): Activated | undefined => {
  const costs = keyword.cost ?? [];
  switch (keyword.keyword) {
    case 'equip':
      return {
        kind: 'activated',
        costs,
        body: attachBody(keyword.quality ?? { kind: 'type', type: 'Creature' }),
        limits: { sorcerySpeed: true },
        manaAbility: false,
      };
    case 'fortify':
      return {
        kind: 'activated',
        costs,
        body: attachBody({ kind: 'type', type: 'Land' }),
        limits: { sorcerySpeed: true },
        manaAbility: false,
      };
    case 'cycling':
      return {
        kind: 'activated',
        costs: [...costs, { pay: 'discardSelf' }],
        body: { targets: [], instructions: [{ do: 'draw', player: YOU, amount: { kind: 'number', value: 1 } }] },
        limits: { fromZone: 'hand' },
        manaAbility: false,
      };
    case 'crew':
      return {
        kind: 'activated',
        costs,
        body: {
          targets: [],
          instructions: [
            {
              do: 'continuous',
              effect: {
                subject: { kind: 'objects', ref: { kind: 'self' } },
                operations: [{ op: 'types', mode: 'add', types: ['Creature'] }],
              },
              duration: { until: 'endOfTurn' },
            },
          ],
        },
        limits: {},
        manaAbility: false,
      };
    default:
      return undefined;
  }
};

/** The activated ability a keyword means, if it means one; the same value for the same keyword ability. */
export const abilityOfKeyword = (ability: Ability): Activated | undefined => {
  if (ability.kind !== 'keyword') return undefined;
  const known = made.get(ability);
  if (known !== undefined) return known;
  const activated = make(ability);
  if (activated !== undefined) made.set(ability, activated);
  return activated;
};
