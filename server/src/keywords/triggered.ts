// The triggered abilities that keywords stand for (702), as values: persist, fading, ward, …
import type { CostPart } from '../terms/types.ts';
import type { Keyword, Triggered } from './row.ts';

const YOU = { kind: 'you' } as const;
const SELF = { kind: 'self' } as const;
const number = (value: number) => ({ kind: 'number', value }) as const;

/** Persist and undying (702.79a, 702.93a): it comes back unless it had such a counter. */
const returns = (counter: string): Triggered => ({
  kind: 'triggered',
  lead: 'when',
  event: { on: 'dies', what: SELF },
  condition: {
    kind: 'compare',
    left: { kind: 'counters', counter, on: SELF },
    comparison: '=',
    right: number(0),
  },
  body: {
    targets: [],
    instructions: [
      {
        do: 'move',
        what: { kind: 'that', antecedent: 'event' },
        to: 'battlefield',
        counters: { counter, count: number(1) },
      },
    ],
  },
});

/** Fading and vanishing (702.32a, 702.63a). */
const fades = (counter: string, last: 'before' | 'after'): Triggered => ({
  kind: 'triggered',
  lead: 'at',
  event: { on: 'step', step: 'upkeep', whose: YOU },
  body: {
    targets: [],
    instructions: [
      {
        do: 'if',
        condition: {
          kind: 'compare',
          left: { kind: 'counters', counter, on: SELF },
          comparison: '>',
          right: number(0),
        },
        then: [{ do: 'removeCounters', counter, count: number(1), on: SELF }],
        otherwise: last === 'before' ? [{ do: 'sacrifice', player: YOU, what: SELF }] : [],
      },
    ],
  },
});

const lastCounter = (counter: string): Triggered => ({
  kind: 'triggered',
  lead: 'when',
  event: { on: 'counterRemoved', counter, what: SELF },
  condition: { kind: 'compare', left: { kind: 'counters', counter, on: SELF }, comparison: '=', right: number(0) },
  body: { targets: [], instructions: [{ do: 'sacrifice', player: YOU, what: SELF }] },
});

const pumps = (event: Triggered['event'], amount: Keyword['amount']): Triggered => ({
  kind: 'triggered',
  lead: 'whenever',
  event,
  body: {
    targets: [],
    instructions: [
      {
        do: 'continuous',
        effect: {
          subject: { kind: 'objects', ref: SELF },
          operations: [
            {
              op: 'modifyPT',
              power: amount ?? number(1),
              toughness: amount ?? number(1),
              powerSign: 1,
              toughnessSign: 1,
            },
          ],
        },
        duration: { until: 'endOfTurn' },
      },
    ],
  },
});

/** What a keyword ability makes of its parameters: the triggered abilities it stands for. */
type Makes = (keyword: Keyword) => readonly Triggered[];

/** 702.79a */
export const persist: Makes = () => [returns('-1/-1')];

/** 702.93a */
export const undying: Makes = () => [returns('+1/+1')];

/** 702.32a */
export const fading: Makes = () => [fades('fade', 'before')];

/** 702.63a */
export const vanishing: Makes = () => [fades('time', 'after'), lastCounter('time')];

/** 702.176a: at the beginning of its controller's end step, where its cost was paid. */
export const impending: Makes = () => [
  {
    ...fades('time', 'after'),
    event: { on: 'step', step: 'end', whose: YOU },
    condition: { kind: 'wasPaid', cost: 'impending' },
  },
];

/** 702.108a */
export const prowess: Makes = () => [
  pumps(
    {
      on: 'cast',
      who: YOU,
      what: { kind: 'and', of: [{ kind: 'not', of: { kind: 'type', type: 'Creature' } }, { kind: 'spell' }] },
    },
    undefined,
  ),
];

/** 702.21a: "counter that spell or ability unless that player pays" the cost. */
export const ward: Makes = (keyword) => [
  {
    kind: 'triggered',
    lead: 'whenever',
    event: {
      on: 'becomesTarget',
      what: SELF,
      of: { kind: 'controlledBy', player: { kind: 'opponents' } },
    },
    body: {
      targets: [],
      instructions: [
        {
          do: 'unless',
          who: { kind: 'controllerOf', of: { kind: 'that', antecedent: 'previous' } },
          cost: keyword.cost ?? [],
          then: [{ do: 'simple', verb: 'counter', what: { kind: 'that', antecedent: 'previous' } }],
        },
      ],
    },
  },
];

/** 702.78a: "When you cast this spell, if a conspire cost was paid, copy it." */
export const conspire: Makes = () => [
  {
    kind: 'triggered',
    lead: 'when',
    event: { on: 'cast', who: YOU, what: { kind: 'isRef', ref: SELF } },
    condition: { kind: 'wasPaid', cost: 'conspire' },
    body: {
      targets: [],
      instructions: [{ do: 'copySpell', of: SELF, count: number(1), newTargets: true, exceptions: [] }],
    },
  },
];

/** 702.45a */
export const bushido: Makes = (keyword) => [
  pumps(
    {
      on: 'or',
      of: [
        { on: 'blocks', what: SELF },
        { on: 'becomesBlocked', what: SELF },
      ],
    },
    keyword.amount,
  ),
];

/** 702.78a: two untapped creatures that share a colour with the spell are tapped for conspire. */
export const CONSPIRATORS: readonly CostPart[] = [
  {
    pay: 'tap',
    selection: {
      filter: {
        kind: 'and',
        of: [
          { kind: 'type', type: 'Creature' },
          { kind: 'shares', what: 'color', with: SELF },
        ],
      },
    },
    count: number(2),
  },
];
