// What happened this turn, what is chosen and given until it ends: each shape reads, and prints back to its own words.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';
import { compiled } from './help.ts';

const states = (text: string, spell: boolean): readonly string[] => compiled(text, spell).map(({ state }) => state);

/** Every line of a permanent's text (`spell`: of an instant's) is proven. */
const proven = (title: string, lines: readonly string[], spell = false): void => {
  describe(title, () => {
    it.each(lines)('%s', (line) => expect(states(line, spell)).toEqual(['proven']));
  });
};

proven('words that say the same (D1)', [
  'At end of combat, untap each creature that blocked this turn.',
  'At the end of combat on your turn, untap Thing.',
  'When Thing enters, draw cards equal to the number of creatures you control minus one.',
  '{1}: Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle.',
  '{1}: Return target creature card in your graveyard that was put there from anywhere this turn to your hand.',
  '{1}: The owner of target creature puts it on their choice of the top or bottom of their library.',
  "Whenever Thing deals combat damage to a player, exile target creature card from that player's graveyard.",
  'You have protection from the chosen card name.',
  '{P/U}: Thing gains flying until end of turn.',
  '{1}: Prevent all damage that red sources would deal this turn.',
  '{T}: Creatures you control gain protection from the colors of target land you control until end of turn.',
  'Whenever you cast a creature spell, Thing gets +1/+1 until end of turn for each color of mana spent to cast that spell.',
  '{1}: This Spacecraft gets +1/+0 until end of turn.',
]);

proven('abilities that wait for an event (603.7)', [
  '{1}: Whenever a creature you control attacks alone this turn, put two +1/+1 counters on it.',
  '{1}: Until your next turn, whenever a creature deals combat damage to Thing, destroy that creature.',
  '{1}: Whenever one or more creatures you control deal combat damage to a player this turn, draw a card.',
  '{1}: Until end of turn, whenever a player taps a Forest for mana, that player adds an additional {G}.',
  '{1}: Target creature gets +1/-1 until end of turn. When it dies under your control this turn, draw a card.',
  "{1}: This turn, when target creature you control attacks and isn't blocked, you may draw a card. If you do, it assigns no combat damage this turn.",
  '{T}: Target creature gains flying until end of turn. When Thing leaves the battlefield this turn, sacrifice that creature. When the creature leaves the battlefield this turn, sacrifice Thing.',
  '{T}: Whenever target creature deals combat damage to a non-Wall creature this turn, destroy that non-Wall creature. When the targeted creature leaves the battlefield this turn, sacrifice Thing.',
]);

proven(
  'the same of a spell',
  [
    'Whenever a spell or ability an opponent controls causes you to discard cards this turn, return those cards from your graveyard to your hand.',
  ],
  true,
);

describe('abilities under the word that was chosen (614.12b)', () => {
  const text = [
    'As Thing enters, choose Hammer or Anvil.',
    '• Hammer — Whenever one or more creatures you control attack, draw a card.',
    '• Anvil — Creatures you control get +0/+1 and have vigilance.',
  ];
  it('are abilities of their own', () =>
    expect(compiled(text.join('\n')).map(({ state, text: words }) => [state, words])).toEqual(
      text.map((line) => ['proven', line]),
    ));
});

proven('one of several, chosen as the effect begins (608.2d)', [
  'At the beginning of each combat, choose first strike, vigilance, or lifelink. Creatures you control gain that ability until end of turn.',
  'At the beginning of your upkeep, choose flying or rampage 3. Thing gains that ability until your next upkeep.',
  '{1}: Enchanted creature gets +1/-1 or -1/+1 until end of turn.',
  '{B}: Thing gets +X/+X or -X/-X until end of turn, where X is the number of Swamps you control.',
]);

proven('sets of several kinds', [
  'Whenever you cast a noncreature spell, Birds, Frogs, and Rats you control get +1/+1 until end of turn. Untap them.',
  'Whenever you cast a noncreature or Otter spell, draw a card.',
  'Each creature you control with flying, deathtouch, and/or lifelink gets +1/+0.',
  'Other Aetherborn you control get +1/+1.',
  'Enchanted creature gets +2/+2 for each other creature on the battlefield that shares a creature type with it.',
]);

proven('those in combat, by what they do', [
  'Whenever a creature blocks a black creature, the blocking creature gets +1/+1 until end of turn.',
  "Whenever enchanted creature attacks and isn't blocked, its controller may have it deal damage equal to its power to another target creature. If that player does, the attacking creature assigns no combat damage this turn.",
  'Whenever enchanted creature becomes blocked, you may have it deal damage equal to its power to target creature. If you do, the first creature assigns no combat damage this turn.',
  'Whenever Thing becomes blocked, it gets -2/-1 until end of turn for each creature blocking it beyond the first.',
]);

proven('protection from what is chosen or shared (702.16)', [
  "{2}: Target creature gains protection from the color of its controller's choice until end of turn.",
  '{T}: Another target creature you control gains protection from the card type of your choice until end of turn.',
  "Thing has protection from each of the exiled card's card types.",
  "{1}: Exile target creature. Legendary creatures you control gain protection from each of that creature's colors until end of turn.",
  'You have protection from each of your opponents.',
]);

proven('more blockers, and abilities but for those of mana', [
  '{1}: Target creature can block up to two additional creatures this turn.',
  'Thing can block two additional creatures each combat.',
  '{1}: You may play up to two additional lands this turn.',
  '{1}: You may play any number of additional lands this turn.',
  'Thing has all activated abilities of lands your opponents control except mana abilities.',
]);

proven('conditions in the middle of a sentence', [
  'During your turn, if an opponent lost life this turn, you may play cards exiled with Thing.',
  "Whenever another creature you control enters, choose one that hasn't been chosen this turn.\n• Put a +1/+1 counter on Thing.\n• Scry 1.",
  'Whenever one or more creatures deal combat damage to you, each opponent sacrifices a creature of their choice that dealt combat damage to you this turn.',
  "Whenever Thing attacks, it deals 2 damage to the player or planeswalker it's attacking.",
]);

proven(
  'the same of a spell that was paid for',
  [
    'Creatures your opponents control get -1/-0 until end of turn if {U} was spent to cast Thing, and creatures you control get +1/+0 until end of turn if {R} was spent to cast it.',
    'Destroy target creature if it has mana value 2 or less.\nRevolt — Destroy that creature if it has mana value 4 or less instead if a permanent you controlled left the battlefield this turn.',
  ],
  true,
);

proven('what players did and can not do', [
  "If you attacked with creatures this turn, you can't cast spells.",
  "If you cast a spell this turn, you can't attack with creatures.",
  'Each creature with mana value of the chosen value has haste.',
]);

proven(
  'targets by what is said of them',
  [
    'Target creature you control fights target creature an opponent controls. If the creature an opponent controls would die this turn, exile it instead.',
    "Choose target creature you control and target creature you don't control. If the creature you control entered this turn, put a +1/+1 counter on it. Then those creatures fight each other.",
    "Choose a card name. Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played.",
  ],
  true,
);

proven('which one it is of a turn', [
  "Whenever you play a land, if it wasn't the first land you played this turn, Thing deals 1 damage to you.",
  "Whenever you draw a card, if it's the first card you drew this turn, reveal it.",
]);

proven('target players of whom something is so (115.1)', [
  '{B}: Target player dealt damage by Thing this turn loses 1 life.',
  "Sacrifice Thing: Until your next turn, target player who was dealt combat damage by Thing this turn can't cast noncreature spells.",
  '{T}: Target opponent who controls more lands than you loses 1 life.',
]);

proven('changes side by side, and what several are called', [
  'Thing and enchanted creature each get +1/+1 for each creature you control and +1/+1 for each Aura you control.',
  'Creatures controlled by players who chose peace get +0/+3.',
  'Whenever Thing blocks two or more creatures, it gains first strike until end of turn.',
  '{1}: Until end of turn, if you tap a land for mana, it produces one mana of a color of your choice instead of any other type and amount.',
  "{1}: Until end of turn, you may tap lands you don't control for mana. Spend this mana only to cast spells.",
]);

proven(
  'what the next spell has',
  [
    "The next instant or sorcery spell you cast this turn can't be countered by spells or abilities.",
    'The next noncreature spell you cast this turn has affinity for artifacts.',
    'Until end of turn, if a player taps a nonbasic land for mana, it produces colorless mana instead of any other type.',
  ],
  true,
);

describe('a card called like several', () => {
  it.each(['Whenever Ana & Bo attack, draw a card.', 'Whenever Ana & Bo attack, they get +1/+1 until end of turn.'])(
    'takes the verbs of several: %s',
    (text) =>
      expect(compileText(text, { names: ['Ana & Bo'] }).abilities.map(({ state }) => state)).toEqual(['proven']),
  );
});

proven('until, by and next', [
  "{1}: You may search your library for a Forest card and put it onto the battlefield tapped under target player's control. If you do, shuffle.",
  "{1}: Target creature can't be blocked this turn by creatures with power 3 or greater.",
  'Whenever Thing becomes tapped, it gains hexproof until your next untap step.',
  "{1}: Target land doesn't untap during your next untap step.",
  '{2}: When you next activate an ability this turn, copy that ability. You may choose new targets for the copy.',
]);

proven('more about what deals the damage', [
  'At the beginning of your upkeep, Thing deals 3 damage to you and attacks this turn if able.',
  "{T}: Thing deals 2 damage to any target and doesn't untap during your next untap step.",
  "At the beginning of your upkeep, if you don't control a creature named Keeper of Bears, Thing deals 3 damage to you.",
  '{T}: Thing deals 1 damage to target player or planeswalker. If Thing is a Wizard, it deals 2 damage to that player or planeswalker instead.',
]);
