// Keywords that stand for an activated or triggered ability (702), as the abilities they mean: equip, cycling, persist, fading, …
import type { Ability, CopyException, CostPart, Filter } from '../cards/ability.ts';

type Activated = Extract<Ability, { kind: 'activated' }>;

const YOU = { kind: 'you' } as const;
const CREATURE: Filter = { kind: 'type', type: 'Creature' };

const isPlaneswalker = (filter: Filter): boolean => filter.kind === 'type' && filter.type === 'Planeswalker';

/** The two abilities of reconfigure (702.151a): onto another creature; off it, which names no target. */
const reconfigures = (costs: readonly CostPart[]): readonly [Activated, Activated] => [
  {
    kind: 'activated',
    costs,
    body: attachBody({ kind: 'and', of: [{ kind: 'other' }, CREATURE] }),
    limits: { sorcerySpeed: true },
    manaAbility: false,
  },
  {
    kind: 'activated',
    costs,
    body: { targets: [], instructions: [{ do: 'simple', verb: 'unattach', what: SELF }] },
    limits: {
      sorcerySpeed: true,
      onlyIf: {
        kind: 'is',
        ref: SELF,
        filter: { kind: 'attachedTo', to: { kind: 'choose', selection: { filter: CREATURE }, count: number(1) } },
      },
    },
    manaAbility: false,
  },
];

/** "Equip planeswalker" attaches as though that were a creature (702.6d). */
const attachBody = (filter: Filter): Activated['body'] => ({
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
  instructions: [
    {
      do: 'attach',
      what: { kind: 'self' },
      to: { kind: 'target', target: 0 },
      ...(isPlaneswalker(filter) ? { asThough: { kind: 'target', target: 0 } } : {}),
    },
  ],
});

const SELF = { kind: 'self' } as const;
const number = (value: number) => ({ kind: 'number', value }) as const;
const WHITE: CopyException = { exception: 'setColors', colors: { kind: 'colors', colors: ['W'] } };
const BLACK: CopyException = { exception: 'setColors', colors: { kind: 'colors', colors: ['B'] } };

/** Embalm and eternalize (702.128a, 702.129a): from the graveyard, a Zombie token that is a copy without a mana cost. */
const embalms = (costs: readonly CostPart[], more: readonly CopyException[]): Activated => ({
  kind: 'activated',
  costs: [...costs, { pay: 'exileSelf', from: 'graveyard' }],
  body: {
    targets: [],
    instructions: [
      {
        do: 'createTokenCopy',
        player: YOU,
        count: number(1),
        of: SELF,
        exceptions: [
          ...more,
          { exception: 'noManaCost' },
          { exception: 'addTypes', subtypes: { kind: 'list', subtypes: ['Zombie'] } },
        ],
      },
    ],
  },
  limits: { sorcerySpeed: true },
  manaAbility: false,
});

const made = new WeakMap<Ability, readonly Activated[]>();

const makeAll = (keyword: Extract<Ability, { kind: 'keyword' }>): readonly Activated[] => {
  if (keyword.keyword === 'reconfigure') return reconfigures(keyword.cost ?? []);
  const one = make(keyword);
  return one === undefined ? [] : [one];
};

const make = (keyword: Extract<Ability, { kind: 'keyword' }>): Activated | undefined => {
  const costs = keyword.cost ?? [];
  switch (keyword.keyword) {
    case 'equip':
      return {
        kind: 'activated',
        costs,
        body: attachBody(keyword.quality ?? CREATURE),
        limits: { sorcerySpeed: true, ...keyword.limits },
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
    case 'level up':
      // 702.87a: "Put a level counter on this permanent. Activate only as a sorcery."
      return {
        kind: 'activated',
        costs,
        body: {
          targets: [],
          instructions: [
            { do: 'putCounters', counter: 'level', count: { kind: 'number', value: 1 }, on: { kind: 'self' } },
          ],
        },
        limits: { sorcerySpeed: true },
        manaAbility: false,
      };
    case 'embalm':
      return embalms(costs, [WHITE]);
    case 'eternalize':
      return embalms(costs, [BLACK, { exception: 'setPT', power: number(4), toughness: number(4) }]);
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

/** The activated abilities a keyword means, mostly one if any; the same values for the same keyword ability. */
export const abilitiesOfKeyword = (ability: Ability): readonly Activated[] => {
  if (ability.kind !== 'keyword') return [];
  const known = made.get(ability);
  if (known !== undefined) return known;
  const activated = makeAll(ability);
  made.set(ability, activated);
  return activated;
};

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
      return [];
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
