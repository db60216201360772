// The activated abilities that keywords stand for (702), as values: equip, cycling, reconfigure, embalm, scavenge, …
import type { Amount, CopyException, CostPart, Filter, Instruction } from '../terms/types.ts';
import type { Activated, Keyword } from './row.ts';

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

/** What a keyword ability makes of its parameters: the activated abilities it stands for, mostly one. */
type Makes = (keyword: Keyword) => readonly Activated[];

const costsOf = (keyword: Keyword): readonly CostPart[] => keyword.cost ?? [];

/** 702.6a: "Attach this Equipment to target creature you control. Activate only as a sorcery." */
export const equip: Makes = (keyword) => [
  activated(costsOf(keyword), attachBody(keyword.quality ?? CREATURE), { sorcerySpeed: true, ...keyword.limits }),
];

/** 702.67a: the same of a Fortification and a land. */
export const fortify: Makes = (keyword) => [
  activated(costsOf(keyword), attachBody({ kind: 'type', type: 'Land' }), AS_A_SORCERY),
];

/** 702.151a: onto another creature, and off again. */
export const reconfigure: Makes = (keyword) => [
  activated(costsOf(keyword), attachBody({ kind: 'and', of: [{ kind: 'other' }, CREATURE] }), AS_A_SORCERY),
  comesOff(costsOf(keyword)),
];

/** 702.29a: "Discard this card: Draw a card." from the hand. */
export const cycling: Makes = (keyword) => [
  activated([...costsOf(keyword), { pay: 'discardSelf' }], doing({ do: 'draw', player: YOU, amount: number(1) }), {
    fromZone: 'hand',
  }),
];

/** 702.87a: "Put a level counter on this permanent. Activate only as a sorcery." */
export const levelUp: Makes = (keyword) => [
  activated(costsOf(keyword), doing({ do: 'putCounters', counter: 'level', count: number(1), on: SELF }), AS_A_SORCERY),
];

/** 716.2b: "This Class becomes level N. Activate only if this Class is level N-1 and only as a sorcery." */
export const classLevel: Makes = (keyword) => {
  const level = keyword.amount?.kind === 'number' ? keyword.amount.value : 2;
  return [
    activated(costsOf(keyword), doing({ do: 'action', verb: 'class level', amount: number(level) }), {
      sorcerySpeed: true,
      onlyIf: {
        kind: 'compare',
        left: { kind: 'past', what: 'classLevel' },
        comparison: '=',
        right: number(level - 1),
      },
    }),
  ];
};

/** 702.107a: "{T}: Put a +1/+1 counter on this creature. Activate only as a sorcery." */
export const outlast: Makes = (keyword) => [
  activated(
    [...costsOf(keyword), { pay: 'tapSelf' }],
    doing({ do: 'putCounters', counter: '+1/+1', count: number(1), on: SELF }),
    AS_A_SORCERY,
  ),
];

/** 702.97a: as many counters as the power of the card as it was in the graveyard. */
export const scavenge: Makes = (keyword) => [
  activated(
    [...costsOf(keyword), { pay: 'exileSelf', from: 'graveyard' }],
    strengthens({ kind: 'property', property: 'power', of: SELF }),
    AS_A_SORCERY,
  ),
];

/** 702.77a: "Discard this card: Put N +1/+1 counters on target creature." */
export const reinforce: Makes = (keyword) => [
  activated([...costsOf(keyword), { pay: 'discardSelf' }], strengthens(keyword.amount ?? number(1))),
];

/** 702.84a */
export const unearth: Makes = (keyword) => [activated(costsOf(keyword), UNEARTHED, AS_A_SORCERY)];

/** 702.128a */
export const embalm: Makes = (keyword) => [embalms(costsOf(keyword), colored('W'))];

/** 702.129a */
export const eternalize: Makes = (keyword) => [
  embalms(costsOf(keyword), colored('B'), { exception: 'setPT', power: number(4), toughness: number(4) }),
];

/** 702.122a: the creatures that are tapped are named by the line that activates it. */
export const crew: Makes = (keyword) => [
  activated(
    costsOf(keyword),
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
