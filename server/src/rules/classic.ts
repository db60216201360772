// The edition of the seeds as written: layers 1 to 6 with sublayers 6a to 6e (418.5), copying by 706, auras by 303.
import type { Edition } from './edition.ts';

export const CLASSIC: Edition = {
  layers: [
    { id: '1', title: 'layer.copy', rule: '418.5a.1', cdaFirst: true },
    { id: '2', title: 'layer.control', rule: '418.5a.2', cdaFirst: true },
    { id: '3', title: 'layer.text', rule: '418.5a.3', cdaFirst: true },
    { id: '4', title: 'layer.type', rule: '418.5a.4', cdaFirst: true },
    { id: '5', title: 'layer.other', rule: '418.5a.5', cdaFirst: true },
    { id: '6a', title: 'layer.ptDefined', rule: '418.5a.6a', cdaFirst: false },
    { id: '6b', title: 'layer.ptSetAndResolved', rule: '418.5a.6b', cdaFirst: false },
    { id: '6c', title: 'layer.ptCounters', rule: '418.5a.6c', cdaFirst: false },
    { id: '6d', title: 'layer.ptStatic', rule: '418.5a.6d', cdaFirst: false },
    { id: '6e', title: 'layer.ptSwitch', rule: '418.5a.6e', cdaFirst: false },
    { id: 'players', title: 'layer.players', rule: '418.7', cdaFirst: false },
    { id: 'rules', title: 'layer.rules', rule: '418.8', cdaFirst: false },
  ],
  layerOf: [
    { operation: 'copy', layer: '1', rule: '418.5a.1' },
    // D10: a status, after all copy effects; the walk takes it last in its layer.
    { operation: 'faceDown', layer: '1', rule: 'D10' },
    { operation: 'control', layer: '2', rule: '418.5a.2' },
    { operation: 'text', layer: '3', rule: '418.5a.3' },
    { operation: 'type', layer: '4', rule: '418.5a.4' },
    { operation: 'name', layer: '5', rule: 'D3' },
    { operation: 'color', layer: '5', rule: '418.5a.5' },
    { operation: 'ability', layer: '5', rule: '418.5a.5' },
    { operation: 'counterKeyword', layer: '5', rule: 'D12' },
    { operation: 'definePT', layer: '6a', rule: '418.5a.6a' },
    { operation: 'setPT', layer: '6b', rule: 'D4' },
    { operation: 'modifyPT', origin: 'static', layer: '6d', rule: '418.5a.6d' },
    { operation: 'modifyPT', layer: '6b', rule: '418.5a.6b' },
    { operation: 'counterPT', layer: '6c', rule: '418.5a.6c' },
    { operation: 'switchPT', layer: '6e', rule: '418.6' },
    { operation: 'player', layer: 'players', rule: '418.7' },
    { operation: 'rule', layer: 'rules', rule: '418.8' },
  ],
  dependency: {
    enabled: true,
    cda: 'never',
    byText: true,
    byExistence: true,
    bySet: true,
    byInstruction: true,
    loops: 'timestamps',
    reorderAfterEach: true,
    rule: '418.5b',
  },
  timestamps: {
    onAttach: true,
    onTurnFace: false,
    onTransform: false,
    onCounterAdded: false,
    grantedAbility: 'laterOfBoth',
    simultaneous: 'activePlayerOrdersAll',
    rule: '418.5d',
  },
  policies: {
    startedEffectContinues: true, // 418.5a′
    lockResolvedSets: true, // 418.3b
    fixVariablesAtResolution: true, // 418.3c
    asLongAsNeverRestarts: true, // 418.3d, D19
    mergePartsOfOneLayer: true, // D2
    entersReplacement: 'ownText', // D28
    entersWithEffect: 'afterEntering', // 418.2
    asEntersCopiable: 'anyCharacteristics', // 706.2
    colorIndicatorKnown: false, // 204 is later than the seeds
    addedTypeKeepsTypeCDA: false, // 706.8d
    gainedSubtypes: 'any', // D52
    transformsAgain: true, // D53
    copiedPermanentSpell: 'ceasesToExist', // 706.9a
    tokenCopyOfDoubleFaced: 'frontUpOnly', // D43
    manaValueOfBackFace: 'own', // 202.3, 712: a back face has no mana cost
    tokenName: 'types', // 111.4
    legendRule: 'allOfOneName', // D48
    planeswalkerUniqueness: true, // D49
    auraWithoutEnchant: 'anythingGoes', // D45
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
      'legendRule', // D48
      'planeswalkerUniqueness', // D49
      'worldRule', // 704.5k
      'auraIllegalHost', // 303.4c
      'auraCreature', // 303.4d
      'auraUnattached', // D46
      'equipmentIllegalHost', // 704.5n
      'unattachNonAttachment', // 704.5p
      'counterPairs', // D50
      'tokenOffBattlefield', // 704.5d
      'copyOffStack', // 706.9a
    ],
    annihilateCounters: true, // D50
  },
};
