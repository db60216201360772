// Keywords that stand for triggered abilities (702), as the abilities they mean: persist, fading, ward, …; and what others cost.
import type { Ability, CostPart } from '../cards/ability.ts';
import { triggersInWords } from './keywordTexts.ts';

const YOU = { kind: 'you' } as const;
const SELF = { kind: 'self' } as const;
const number = (value: number) => ({ kind: 'number', value }) as const;

type Triggered = Extract<Ability, { kind: 'triggered' }>;

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

const pumps = (event: Triggered['event'], amount: Extract<Ability, { kind: 'keyword' }>['amount']): Triggered => ({
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

/** What a keyword costs beyond the cost printed with it: conspire taps two creatures that share a colour with the spell (702.78a). */
export const costsOfKeyword = (keyword: Extract<Ability, { kind: 'keyword' }>): readonly CostPart[] =>
  keyword.keyword === 'conspire'
    ? [
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
      ]
    : (keyword.cost ?? []);

const triggers = new WeakMap<Ability, readonly Triggered[]>();

const makeTriggers = (keyword: Extract<Ability, { kind: 'keyword' }>): readonly Triggered[] => {
  switch (keyword.keyword) {
    case 'persist':
      return [returns('-1/-1')];
    case 'undying':
      return [returns('+1/+1')];
    case 'fading':
      return [fades('fade', 'before')];
    case 'vanishing':
      return [fades('time', 'after'), lastCounter('time')];
    case 'impending':
      // 702.176a: at the beginning of your end step.
      return [
        {
          ...fades('time', 'after'),
          event: { on: 'step', step: 'end', whose: YOU },
          condition: { kind: 'wasPaid', cost: 'impending' },
        },
      ];
    case 'prowess':
      return [
        pumps(
          {
            on: 'cast',
            who: YOU,
            what: { kind: 'and', of: [{ kind: 'not', of: { kind: 'type', type: 'Creature' } }, { kind: 'spell' }] },
          },
          undefined,
        ),
      ];
    case 'ward':
      return [
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
    case 'conspire':
      return [
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
    case 'bushido':
      return [
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
    default:
      return triggersInWords(keyword);
  }
};

/** The triggered abilities a keyword means, if any; the same values for the same keyword ability. */
export const triggersOfKeyword = (ability: Ability): readonly Triggered[] => {
  if (ability.kind !== 'keyword') return [];
  const known = triggers.get(ability);
  if (known !== undefined) return known;
  const made = makeTriggers(ability);
  triggers.set(ability, made);
  return made;
};
