// What can differ between two editions, one switch at a time, with the rule behind each setting: to try which of them decides.

import type { DependencyPolicy, Edition, Policies, TimestampPolicy } from './edition.ts';
import { sameValue } from './sameValue.ts';

/** One difference between tables: how to set it as another edition has it, and the rule each of the two goes by. */
export interface EditionSwitch {
  readonly name: string;
  /** `edition` with this one switch as `other` has it. */
  readonly set: (edition: Edition, other: Edition) => Edition;
  /** The rule by which an edition has it as it has; undefined for the layers, whose rules are those of the layers. */
  readonly ruleOf: (edition: Edition) => string | undefined;
  readonly differs: (one: Edition, other: Edition) => boolean;
}

const LAYERS: EditionSwitch = {
  name: 'layers',
  set: (edition, { layers, layerOf }) => ({ ...edition, layers, layerOf }),
  ruleOf: () => undefined,
  differs: (one, other) => !sameValue([one.layers, one.layerOf], [other.layers, other.layerOf]),
};

const policy = <K extends keyof Policies>(name: K, rules: (value: Policies[K]) => string): EditionSwitch => ({
  name,
  set: (edition, { policies }) => ({
    ...edition,
    policies: {
      ...edition.policies,
      [name]: policies[name],
      // It stands among the state-based actions as well.
      ...(name === 'planeswalkerUniqueness' ? { stateBasedActions: policies.stateBasedActions } : {}),
    },
  }),
  ruleOf: ({ policies }) => rules(policies[name]),
  differs: (one, other) => one.policies[name] !== other.policies[name],
});

const timestamp = <K extends keyof TimestampPolicy>(
  name: K,
  rules: (value: TimestampPolicy[K]) => string,
): EditionSwitch => ({
  name,
  set: (edition, { timestamps }) => ({ ...edition, timestamps: { ...edition.timestamps, [name]: timestamps[name] } }),
  ruleOf: ({ timestamps }) => rules(timestamps[name]),
  differs: (one, other) => one.timestamps[name] !== other.timestamps[name],
});

const dependency = <K extends keyof DependencyPolicy>(
  name: K,
  rules: (value: DependencyPolicy[K]) => string,
): EditionSwitch => ({
  name,
  set: (edition, other) => ({
    ...edition,
    dependency: { ...edition.dependency, [name]: other.dependency[name] },
  }),
  ruleOf: (edition) => rules(edition.dependency[name]),
  differs: (one, other) => one.dependency[name] !== other.dependency[name],
});

/** The commonest first. */
const ALL: readonly EditionSwitch[] = [
  policy('tokenName', () => '111.4'),
  LAYERS,
  dependency('cda', (value) => (value === 'never' ? '418.5b' : '613.8a')),
  timestamp('onTurnFace', (value) => (value ? '613.7f' : '418.5d')),
  timestamp('onTransform', (value) => (value ? '613.7g' : '418.5d')),
  timestamp('onCounterAdded', (value) => (value ? '613.7c' : 'D12')),
  timestamp('simultaneous', (value) => (value === 'apnap' ? '613.7m' : '418.5d')),
  policy('legendRule', (value) => (value === 'allOfOneName' ? 'D48' : '704.5j')),
  policy('planeswalkerUniqueness', (value) => (value ? 'D49' : '704.5j')),
  policy('auraWithoutEnchant', () => 'D45'),
  policy('copiedPermanentSpell', (value) => (value === 'ceasesToExist' ? '706.9a' : '707.10f')),
  policy('tokenCopyOfDoubleFaced', (value) => (value === 'frontUpOnly' ? 'D43' : '707.8a')),
  policy('manaValueOfBackFace', (value) => (value === 'own' ? '202.3' : '202.3b')),
  policy('colorIndicatorKnown', (value) => (value ? '204' : '202.2')),
  policy('entersReplacement', (value) => (value === 'ownText' ? 'D28' : '614.12')),
  policy('entersWithEffect', (value) => (value === 'asItEnters' ? '611.2e' : '418.2')),
  policy('asEntersCopiable', () => '706.2'),
  policy('addedTypeKeepsTypeCDA', () => '706.8d'),
  policy('gainedSubtypes', (value) => (value === 'any' ? 'D52' : '205.3d')),
  policy('transformsAgain', (value) => (value ? 'D53' : '701.27f')),
];

/** The switches in which two editions differ. */
export const switchesBetween = (one: Edition, other: Edition): readonly EditionSwitch[] =>
  ALL.filter(({ differs }) => differs(one, other));

/** `edition` with all those switches as `other` has them: for a test that nothing else is between two editions. */
export const withSwitches = (edition: Edition, other: Edition, switches: readonly EditionSwitch[]): Edition =>
  switches.reduce((table, one) => one.set(table, other), edition);
