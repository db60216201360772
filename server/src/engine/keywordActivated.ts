// Keywords that stand for activated abilities (702), as the abilities they mean: equip, cycling, reconfigure, embalm, scavenge, …
import type { Ability, Amount, CopyException, CostPart, Filter, Instruction } from '../cards/ability.ts';

type Activated = Extract<Ability, { kind: 'activated' }>;
type Keyword = Extract<Ability, { kind: 'keyword' }>;

const YOU = { kind: 'you' } as const;
const SELF = { kind: 'self' } as const;
const TARGET = { kind: 'target', target: 0 } as const;
const CREATURE: Filter = { kind: 'type', type: 'Creature' };
const number = (value: number) => ({ kind: 'number', value }) as const;

type Body = Activated['body'];

const activated = (costs: readonly CostPart[], body: Body, limits: Activated['limits'] = {}): Activated => ({
  kind: 'activated',
  costs,
  body,
  limits,
  manaAbility: false,
});

const AS_A_SORCERY: Activated['limits'] = { sorcerySpeed: true };

const doing = (...instructions: readonly Instruction[]): Body => ({ targets: [], instructions });

const isPlaneswalker = (filter: Filter): boolean => filter.kind === 'type' && filter.type === 'Planeswalker';

/** "Equip planeswalker" attaches as though that were a creature (702.6d). */
const attachBody = (filter: Filter): Body => ({
  targets: [
    {
      filter: {
        kind: 'and',
        of: [...(filter.kind === 'and' ? filter.of : [filter]), { kind: 'controlledBy', player: YOU }],
      },
      min: 1,
      max: 1,
    },
  ],
  instructions: [{ do: 'attach', what: SELF, to: TARGET, ...(isPlaneswalker(filter) ? { asThough: TARGET } : {}) }],
});

/** Off what it is attached to, which names no target (702.151a). */
const comesOff = (costs: readonly CostPart[]): Activated =>
  activated(costs, doing({ do: 'simple', verb: 'unattach', what: SELF }), {
    sorcerySpeed: true,
    onlyIf: {
      kind: 'is',
      ref: SELF,
      filter: { kind: 'attachedTo', to: { kind: 'choose', selection: { filter: CREATURE }, count: number(1) } },
    },
  });

const colored = (color: 'W' | 'B'): CopyException => ({
  exception: 'setColors',
  colors: { kind: 'colors', colors: [color] },
});

/** Embalm and eternalize (702.128a, 702.129a): from the graveyard, a Zombie token that is a copy without a mana cost. */
const embalms = (costs: readonly CostPart[], ...more: readonly CopyException[]): Activated =>
  activated(
    [...costs, { pay: 'exileSelf', from: 'graveyard' }],
    doing({
      do: 'createTokenCopy',
      player: YOU,
      count: number(1),
      of: SELF,
      exceptions: [
        ...more,
        { exception: 'noManaCost' },
        { exception: 'addTypes', subtypes: { kind: 'list', subtypes: ['Zombie'] } },
      ],
    }),
    AS_A_SORCERY,
  );

/** +1/+1 counters on a target creature: scavenge, reinforce. */
const strengthens = (count: Amount): Body => ({
  targets: [{ filter: CREATURE, min: 1, max: 1 }],
  instructions: [{ do: 'putCounters', counter: '+1/+1', count, on: TARGET }],
});

/** Unearth (702.84a): back for a turn; whenever it would leave, it is exiled instead. */
const UNEARTHED: Body = doing(
  { do: 'move', what: SELF, to: 'battlefield', from: 'graveyard' },
  {
    do: 'continuous',
    effect: {
      subject: { kind: 'objects', ref: SELF },
      operations: [{ op: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
    },
    duration: { until: 'none' },
  },
  { do: 'delayed', when: 'nextEndStep', then: [{ do: 'simple', verb: 'exile', what: SELF }] },
  {
    do: 'continuous',
    effect: {
      subject: { kind: 'rules' },
      operations: [
        {
          op: 'rule',
          rule: {
            rule: 'instead',
            would: { would: 'leave', what: SELF },
            then: [{ do: 'simple', verb: 'exile', what: SELF }],
          },
        },
      ],
    },
    duration: { until: 'none' },
  },
);

const make = (keyword: Keyword): readonly Activated[] => {
  const costs = keyword.cost ?? [];
  switch (keyword.keyword) {
    case 'equip':
      return [activated(costs, attachBody(keyword.quality ?? CREATURE), { sorcerySpeed: true, ...keyword.limits })];
    case 'fortify':
      return [activated(costs, attachBody({ kind: 'type', type: 'Land' }), AS_A_SORCERY)];
    case 'reconfigure':
      return [
        activated(costs, attachBody({ kind: 'and', of: [{ kind: 'other' }, CREATURE] }), AS_A_SORCERY),
        comesOff(costs),
      ];
    case 'cycling':
      return [
        activated([...costs, { pay: 'discardSelf' }], doing({ do: 'draw', player: YOU, amount: number(1) }), {
          fromZone: 'hand',
        }),
      ];
    case 'level up':
      // 702.87a: "Put a level counter on this permanent. Activate only as a sorcery."
      return [
        activated(costs, doing({ do: 'putCounters', counter: 'level', count: number(1), on: SELF }), AS_A_SORCERY),
      ];
    case 'class level': {
      // 716.2b: "This Class becomes level N. Activate only if this Class is level N-1 and only as a sorcery."
      const level = keyword.amount?.kind === 'number' ? keyword.amount.value : 2;
      return [
        activated(costs, doing({ do: 'action', verb: 'class level', amount: number(level) }), {
          sorcerySpeed: true,
          onlyIf: {
            kind: 'compare',
            left: { kind: 'past', what: 'classLevel' },
            comparison: '=',
            right: number(level - 1),
          },
        }),
      ];
    }
    case 'outlast':
      // 702.107a
      return [
        activated(
          [...costs, { pay: 'tapSelf' }],
          doing({ do: 'putCounters', counter: '+1/+1', count: number(1), on: SELF }),
          AS_A_SORCERY,
        ),
      ];
    case 'scavenge':
      // 702.97a: as many as the power of the card as it was in the graveyard.
      return [
        activated(
          [...costs, { pay: 'exileSelf', from: 'graveyard' }],
          strengthens({ kind: 'property', property: 'power', of: SELF }),
          AS_A_SORCERY,
        ),
      ];
    case 'reinforce':
      // 702.77a
      return [activated([...costs, { pay: 'discardSelf' }], strengthens(keyword.amount ?? number(1)))];
    case 'unearth':
      return [activated(costs, UNEARTHED, AS_A_SORCERY)];
    case 'embalm':
      return [embalms(costs, colored('W'))];
    case 'eternalize':
      return [embalms(costs, colored('B'), { exception: 'setPT', power: number(4), toughness: number(4) })];
    case 'crew':
      return [
        activated(
          costs,
          doing({
            do: 'continuous',
            effect: {
              subject: { kind: 'objects', ref: SELF },
              operations: [{ op: 'types', mode: 'add', types: ['Creature'] }],
            },
            duration: { until: 'endOfTurn' },
          }),
        ),
      ];
    default:
      return [];
  }
};

const made = new WeakMap<Ability, readonly Activated[]>();

/** The activated abilities a keyword means, mostly one if any; the same values for the same keyword ability. */
export const abilitiesOfKeyword = (ability: Ability): readonly Activated[] => {
  if (ability.kind !== 'keyword') return [];
  const known = made.get(ability);
  if (known !== undefined) return known;
  const all = make(ability);
  made.set(ability, all);
  return all;
};
