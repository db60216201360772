// Shapes that combine: any filter where a filter may stand, any amount, any player, any cost; each reads and prints back to its own words.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';
import { proven, states } from './proven.ts';

proven('places and kinds that are joined', [
  'Each creature you control gets +1/+1 for each Gate you control and each Gate card in your graveyard.',
  "Thing's power is equal to the number of creatures you control and creature cards in your graveyard.",
  'This spell costs {6} less to cast if there are ten or more creature cards total in all graveyards.',
  'At the beginning of your upkeep, if you control a land of each basic land type, you win the game.',
  'Whenever a land you control is tapped for mana, for each other land you control with the same name, add {G}.',
]);

proven(
  'the same in what a spell does',
  [
    'Thing deals damage to any target equal to the total number of artifact cards you own in exile and in your graveyard.',
    'You gain 2 life for each artifact card in your graveyard and in exile.',
    'Draw a card for each artifact you control and each artifact card in your hand.',
    'Exile a creature card from your hand or graveyard.',
    'Target opponent reveals their hand. Thing deals 1 damage to that player for each nonland card in it.',
    'You may reveal a creature card and/or a land card from among the revealed cards.',
    'Return target artifact card and/or target creature card from your graveyard to your hand.',
    'Choose two target creatures controlled by the same player.',
    'Destroy two target lands with the same name.',
  ],
  true,
);

proven('spells by who casts them', [
  'Artifact spells you cast have convoke.',
  'Instant and sorcery spells you cast from your hand have cascade.',
  'Each noncreature spell you cast has conspire.',
  'The first creature spell you cast each turn has cascade.',
  'The first creature spell you cast each turn costs {2} less to cast.',
  'Spells your opponents cast from graveyards or from exile cost {2} more to cast.',
  "Creature spells you cast this turn can't be countered.",
]);

proven('prices of several parts', [
  'Cumulative upkeep {R} or {G}',
  'Cumulative upkeep—Pay {B} and 1 life.',
  "Cumulative upkeep—Gain control of a land you don't control.",
  "Ward—Pay life equal to Thing's power.",
]);

proven(
  'what somebody else may do against it',
  [
    'Counter target spell unless its controller pays {X}, where X is the number of cards in your graveyard.',
    'Counter target spell unless its controller pays {1} for each creature you control.',
    'Counter target spell unless its controller pays life equal to its mana value.',
    'Counter target spell unless its controller pays {1} and 1 life.',
    'Destroy target land unless its controller pays {1} or 1 life.',
    'Destroy target creature unless its controller discards a card or pays 3 life.',
    'Each opponent loses 3 life unless they sacrifice a nonland permanent or discard a card.',
    'Destroy target land unless you tap an untapped creature you control.',
    'Draw cards equal to the number of Forests you control as you cast this spell.',
  ],
  true,
);

proven(
  'damage to several, and to what it was dealt to before',
  [
    'Thing deals 10 damage to target player and each creature and planeswalker they control.',
    'Thing deals X damage to target opponent and each creature that player controls, where X is the number of cards in your hand.',
    'Thing deals 1 damage to each nonblack creature and an additional 1 damage to each green creature.',
    'Thing deals 2 damage to any target. If you control a Swamp, Thing deals 4 damage to that permanent or player instead.',
  ],
  true,
);

proven('what follows a prevention', [
  'If damage would be dealt to Thing, prevent that damage. Remove a +1/+1 counter from Thing.',
  'If damage would be dealt to Thing, prevent that damage. Put a -1/-1 counter on Thing for each 1 damage prevented this way.',
  'If noncombat damage would be dealt to you, prevent that damage. You gain life equal to the damage prevented this way.',
  'If Thing would be destroyed, regenerate it.',
]);

proven('qualities, costs and events by their words', [
  "Whenever Thing blocks, it gets +1/+1 until end of turn for each creature it's blocking.",
  '{T}: Destroy all other permanents except for lands and tokens.',
  'When Thing enters, investigate twice.',
  "{4}: Exchange your life total with Thing's power.",
  'Double all damage equipped creature would deal.',
  'Double all noncombat damage that sources you control would deal.',
  'Flashback costs you pay cost up to {2} less.',
  'Flashback costs your opponents pay cost {2} more.',
  'Cycling abilities you activate cost up to {2} less to activate.',
  'Play with your hand revealed.',
  "Counters can't be put on artifacts, creatures, enchantments, or lands.",
  "Players can't draw cards.",
  'Once each turn, you may cast an instant or sorcery spell from the top of your library.',
  'Once during each of your turns, you may cast an artifact spell from your graveyard.',
  'You may play lands and cast Mutant, Ninja, or Turtle spells from the top of your library.',
  'You may play lands and cast spells with mana value 4 or greater from the top of your library.',
  'You may cast Dragon spells without paying their mana costs.',
  'If you would lose unspent mana, that mana becomes colorless instead.',
  'If a land is tapped for mana, it produces {B} instead of any other type.',
  'Whenever you activate an exhaust ability, put a +1/+1 counter on this creature.',
  'Whenever this creature trains, exile up to one other target creature.',
  'Whenever you scry or surveil, draw a card.',
  'Whenever a permanent is returned to your hand, you may pay {1}. If you do, draw a card.',
  'Whenever you discover, discover again for the same value.',
  "Whenever a time counter is removed from Thing while it's exiled, draw a card.",
]);

proven(
  'the same of spells',
  [
    "Destroy target creature that's attacking you.",
    "Thing deals 2 damage to target creature without flying that's attacking you or a planeswalker you control.",
    'Counter target spell with {X} in its mana cost unless its controller pays {3}.',
    'Destroy target land without a blaze counter on it.',
    "Exile target permanent that's one or more colors.",
    'Destroy all creatures except for Thing.',
    'Return target exiled card with flashback you own to your hand.',
    "Put target face-up exiled card into its owner's graveyard.",
    'Put a +1/+1 counter on target suspected creature you control.',
    'Remove two time counters from target permanent or suspended card.',
    'Destroy target non-outlaw creature.',
    'Each opponent loses two times X life.',
    'Thing deals damage to any target equal to three times the number of creatures tapped this way.',
    'Investigate three times.',
    'Unattach all Equipment from target creature.',
    'Target player discards a card with that name.',
    'Target player loses 2 life plus 2 life for each Spirit sacrificed this way.',
    "Each opponent's life total becomes the lowest life total among your opponents.",
    'Choose target creature. Untap and goad that creature.',
    'Return a Pirate card from your graveyard to your hand, then do the same for Vampire, Dinosaur, and Merfolk.',
    "Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes.",
    'You choose which creatures block this turn and how those creatures block.',
    'Each player chooses from among the permanents they control an artifact, a creature, an enchantment, and a land, then sacrifices the rest.',
    'Target opponent reveals their hand. You choose from it a nonland card. That player discards that card.',
  ],
  true,
);

proven('counters and damage to several, numbers of tokens, who may activate', [
  'Whenever another creature enters, put a +1/+1 counter on that creature and a +1/+1 counter on Thing.',
  '{T}: Put a -1/-1 counter on Thing and a -1/-1 counter on target creature.',
  'Landfall — Whenever a land you control enters, put a +1/+1 counter on target creature you control and a plan counter on this enchantment.',
  'When this creature dies, create a number of tapped Treasure tokens equal to its power.',
  'When Thing enters, create a number of 1/0 blue Elemental creature tokens equal to your devotion to blue.',
  '{4}{B}{G}, {T}, Sacrifice this creature: Create a number of 1/1 black and green Insect creature tokens with flying equal to the number of card types among cards in your graveyard.',
  'Whenever Thing attacks, it deals 4 damage to any target and 3 damage to each of up to two other targets.',
  'When this Aura enters, enchanted creature deals damage equal to its power to any other target.',
  '{T}: Thing deals 2 damage to any target chosen at random.',
  "Whenever you lose life, Thing deals 1 damage to any target of an opponent's choice.",
  "{T}: Destroy target creature of your choice, then destroy target creature of an opponent's choice.",
  '{1}{B}, Exile one or more creature cards from your graveyard: Draw a card.',
  '{T}, Sacrifice one or more artifacts: Target player adds three mana of the chosen color for each artifact sacrificed this way.',
  'Sacrifice Thing and a creature named Spitting Drake: Draw a card.',
  '{5}{B}{R}, {T}, Sacrifice Thing and a legendary artifact: Draw a card.',
  'Whenever a creature you control with power or toughness 1 or less dies, draw a card.',
  '{U}, {T}: Search your library for a card named Pierce Bow or Vial of Fire, reveal it, put it into your hand, then shuffle.',
  "Creatures you control can't be the targets of blue spells or abilities from blue sources.",
  "Enchanted creature can't be the target of abilities from artifact sources.",
  "{T}: Draw a card. You can't activate this ability during combat.",
  '{1}: Draw a card. Only any opponent may activate this ability.',
  '{T}: Add {G}. Activate only any time you could cast an instant.',
  'Exile this card and two other cards named Thing from your graveyard: Draw a card.',
]);

proven(
  'counters and damage to several, numbers of tokens, who may activate, of spells',
  [
    'Put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, and three +1/+1 counters on a third target creature.',
    'Thing deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target.',
    'Thing deals 2 damage to target creature, 3 damage to another target creature, and 4 damage to a third target creature.',
    'Counter target creature spell with power or toughness 2 or less.',
  ],
  true,
);

proven('events, prices, keywords and conditions that combine', [
  "When Thing dies, return it to the battlefield tapped under its owner's control at the beginning of their next upkeep.",
  "{1}, {T}: Draw a card. Return Thing to its owner's hand at the beginning of the next cleanup step.",
  "At the beginning of your end step, choose an opponent. At the beginning of that player's next end step, you draw a card.",
  '{1}: Draw a card, then discard a card. When you discard a card this way, target player mills cards equal to its mana value.',
  '{T}: Add {C}. Spend this mana only to cast a colorless spell, activate an ability of a colorless permanent, or pay a cost that contains {C}.',
  '{T}: Add {U}. Spend this mana only to cast an enchantment spell, unlock a door, or turn a permanent face up.',
  '{T}: Add {U}. Spend this mana only to cast Equipment spells or activate equip abilities.',
  'Whenever Thing deals 6 or more damage to an opponent, destroy target land that player controls.',
  'Whenever this creature is dealt 3 or more damage, investigate.',
  'Whenever an opponent is dealt 3 or more damage by a single source, that player discards a card.',
  'Whenever one or more players discard one or more cards, investigate.',
  'Whenever one or more +1/+1 counters are put on one or more Humans you control, draw a card.',
  'Whenever you put one or more +1/+1 counters on one or more other Heroes you control, draw a card.',
  'Whenever you tap an untapped creature an opponent controls, you may pay {1}. If you do, draw a card.',
  'Whenever you tap one or more untapped creatures your opponents control, draw a card.',
  'Whenever you become the target of a spell, you may untap Thing.',
  "Thing can't block or be blocked by creatures with power 2 or greater.",
  'When this creature enters, all suspected creatures are no longer suspected.',
  'This land enters tapped. As it enters, choose a color.',
  'Equip—Pay 3 life. Activate only once each turn.',
  'Craft with one or more {5}',
  'Devour land 3',
  'Devour artifact 2',
  'You have protection from each of your opponents.',
  "Whenever equipped creature attacks, it deals damage equal to its power to the player or planeswalker it's attacking.",
  'Whenever a creature you control with power 2 or less attacks, Thing deals 1 damage to the player or planeswalker that creature is attacking.',
  'Whenever an opponent casts a spell that targets you or a creature you control, you may draw a card.',
  '{6}, {T}: Two target players exchange life totals.',
  'At the beginning of your upkeep, you may have two target players exchange life totals.',
  "Whenever a player casts a spell, if it's not their turn, Thing deals 4 damage to them.",
  "Whenever a player taps a land for mana, if it's not that player's turn, destroy that land.",
  "Enchanted artifact's activated abilities cost {2} less to activate.",
  'Activated abilities of creatures you control cost {2} less to activate.',
  "Thing can't be blocked unless defending player pays {3} for each creature they control that's blocking it.",
  "Thing can't block creatures with power 3 or greater unless you pay {1}.",
  "Thing can't attack or block unless you pay {1} for each +1/+1 counter on it.",
  "Thing can't block unless you control more creatures than attacking player.",
  "Thing can't attack unless defending player is poisoned.",
  'Whenever a permanent enters tapped and under your control, untap it.',
  'Whenever a permanent you control enters from exile, draw a card.',
  'Whenever you play a land from exile or cast a spell from exile, draw a card.',
  'Whenever you play a land or cast a spell, draw a card.',
  "Whenever a spell you've cast is countered, draw a card.",
  'Whenever a spell or ability you control counters a spell, you may draw a card.',
  'At the beginning of your upkeep, if you control no permanents other than Thing and have no cards in hand, you win the game.',
  "This spell costs {2} less to cast if it's bargained.",
  'This spell costs {1} less to cast if you control a Spirit. It also costs {1} less to cast if you control an enchantment.',
  'Spells your opponents cast that target this creature cost an additional 3 life to cast.',
  "If Thing would be put into your graveyard from anywhere and it wasn't cycled, exile it instead.",
  '{3}: Put a charge counter on Thing or remove one from it.',
  '{1}: Put a plague counter on Thing or remove a plague counter from it.',
  '{T}: Add one mana of any type a Gate you control could produce.',
]);

proven(
  'events, prices, keywords and conditions that combine, of spells',
  [
    'Destroy target nonbasic land unless its controller has Thing deal 6 damage to them.',
    'Create a Treasure token unless any opponent has you draw a card.',
    "Creatures target player controls don't untap during that player's next untap step.",
    "Creatures and lands target opponent controls don't untap during their next untap step.",
    'Draw a card, then you may discard a card. When you discard a nonland card this way, Thing deals 3 damage to target creature.',
    "Choose target creature you control and target creature you don't control. Put a +1/+1 counter on the creature you control if the gift was promised. Then those creatures fight each other.",
    'Choose target creature you control and target creature an opponent controls. The creature you control deals damage equal to its power to the creature an opponent controls.',
    'Counter target spell or ability that targets you or a creature you control.',
    'Destroy target creature with the greatest power among creatures target opponent controls.',
    'Sacrifice any number of artifacts. Return that many creature cards from your graveyard to the battlefield.',
    'Discard any number of cards at random.',
    'Put a +0/+1 counter or a +1/+0 counter on target creature.',
    'Put a flying, lifelink, or +1/+1 counter on target creature.',
    'Add one mana of any type the sacrificed land could produce.',
  ],
  true,
);

describe('a keyword and a sentence about it', () => {
  it.each([
    'Crew 1. Activate only once each turn.',
    'Disguise {5}{R}. This cost is reduced by {1} for each card in your hand.',
  ])('%s', (line) => expect(states(line, false)).toEqual(['proven', 'proven']));
});

describe('names of rebalanced cards, and none', () => {
  it.each(['Put a charge counter on Great Orb.', 'Put a charge counter on CARDNAME.'])('%s', (line) => {
    const { abilities } = compileText(`{1}: ${line}`, { names: ['A-Great Orb'] });
    expect(abilities.map(({ state }) => state)).toEqual(['proven']);
  });
});
