// The rules of today: chapters 613, 707, 708 and 303.
import type { Edition } from './edition.ts';

export const CURRENT: Edition = {
  layers: [
    { id: '1a', title: 'layer.copy', rule: '613.2a', cdaFirst: false },
    { id: '1b', title: 'layer.faceDown', rule: '613.2b', cdaFirst: false },
    { id: '2', title: 'layer.control', rule: '613.1b', cdaFirst: true },
    { id: '3', title: 'layer.text', rule: '613.1c', cdaFirst: true },
    { id: '4', title: 'layer.type', rule: '613.1d', cdaFirst: true },
    { id: '5', title: 'layer.color', rule: '613.1e', cdaFirst: true },
    { id: '6', title: 'layer.ability', rule: '613.1f', cdaFirst: true },
    { id: '7a', title: 'layer.ptDefined', rule: '613.4a', cdaFirst: false },
    { id: '7b', title: 'layer.ptSet', rule: '613.4b', cdaFirst: false },
    { id: '7c', title: 'layer.ptModified', rule: '613.4c', cdaFirst: false },
    { id: '7d', title: 'layer.ptSwitch', rule: '613.4d', cdaFirst: false },
    { id: 'players', title: 'layer.players', rule: '613.10', cdaFirst: false },
    { id: 'rules', title: 'layer.rules', rule: '613.11', cdaFirst: false },
  ],
  layerOf: [
    { operation: 'copy', layer: '1a', rule: '613.2a' },
    { operation: 'faceDown', layer: '1b', rule: '613.2b' },
    { operation: 'control', layer: '2', rule: '613.1b' },
    { operation: 'text', layer: '3', rule: '613.1c' },
    { operation: 'name', layer: '3', rule: '612.8' },
    { operation: 'type', layer: '4', rule: '613.1d' },
    { operation: 'color', layer: '5', rule: '613.1e' },
    { operation: 'ability', layer: '6', rule: '613.1f' },
    { operation: 'counterKeyword', layer: '6', rule: '613.1f' },
    { operation: 'definePT', layer: '7a', rule: '613.4a' },
    { operation: 'setPT', layer: '7b', rule: '613.4b' },
    { operation: 'modifyPT', layer: '7c', rule: '613.4c' },
    { operation: 'counterPT', layer: '7c', rule: '613.4c' },
    { operation: 'switchPT', layer: '7d', rule: '613.4d' },
    { operation: 'player', layer: 'players', rule: '613.10' },
    { operation: 'rule', layer: 'rules', rule: '613.11' },
  ],
  dependency: {
    enabled: true,
    cda: 'betweenCDAs',
    byText: true,
    byExistence: true,
    bySet: true,
    byInstruction: true,
    loops: 'timestamps',
    reorderAfterEach: true,
    rule: '613.8a',
  },
  timestamps: {
    onAttach: true,
    onTurnFace: true,
    onTransform: true,
    onCounterAdded: true,
    grantedAbility: 'laterOfBoth',
    simultaneous: 'apnap',
    rule: '613.7',
  },
  policies: {
    startedEffectContinues: true, // 613.6
    lockResolvedSets: true, // 611.2c
    fixVariablesAtResolution: true, // 611.2d
    asLongAsNeverRestarts: true, // 611.2b
    mergePartsOfOneLayer: true, // 613.5
    entersReplacement: 'asItWouldBe', // 614.12
    entersWithEffect: 'asItEnters', // 611.2e, 613.7n
    asEntersCopiable: 'withPT', // 707.2
    colorIndicatorKnown: true, // 204
    addedTypeKeepsTypeCDA: true, // 707.9d
    gainedSubtypes: 'ofItsTypes', // 205.3d
    transformsAgain: false, // 701.27f
    copiedPermanentSpell: 'becomesToken', // 707.10f
    tokenCopyOfDoubleFaced: 'bothFaces', // 707.8a
    manaValueOfBackFace: 'ofFront', // 202.3b
    tokenName: 'typesAndToken', // 111.4
    legendRule: 'eachPlayerKeepsOne', // 704.5j
    planeswalkerUniqueness: false,
    auraWithoutEnchant: 'nothingLegal', // D45
    attachmentLimits: [
      'creature',
      'itself',
      'zone',
      'phasedOut',
      'enchant',
      'equipment',
      'fortification',
      'only',
      'protection',
      'prohibited',
    ],
    stateBasedActions: [
      'zeroToughness', // 704.5f
      'lethalDamage', // 704.5g
      'zeroLoyalty', // 704.5i
      'legendRule', // 704.5j
      'worldRule', // 704.5k
      'sagaDone', // 714.4
      'roleRule', // 704.5y
      'auraIllegalHost', // 704.5m
      'auraCreature', // 303.4d
      'auraUnattached', // 704.5m
      'equipmentIllegalHost', // 704.5n
      'unattachNonAttachment', // 704.5p
      'counterPairs', // 704.5q
      'tokenOffBattlefield', // 704.5d
      'copyOffStack', // 704.5e
    ],
    annihilateCounters: true, // 704.5q
  },
};
