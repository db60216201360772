// What is said of objects by what they did and by combat, and what lasts for a time: each shape in one sentence that prints back as it is read.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';

const stateOf = (text: string, spell = false): readonly string[] =>
  compileText(text, { names: ['Probe'], spell }).abilities.map(({ state }) => state);

const proven = (title: string, sentences: readonly string[]): void => {
  describe(title, () => {
    it.each(sentences)('%s', (text) => expect(stateOf(text)).toEqual(['proven']));
  });
};

const spells = (title: string, sentences: readonly string[]): void => {
  describe(title, () => {
    it.each(sentences)('%s', (text) => expect(stateOf(text, true)).toEqual(['proven']));
  });
};

proven('deeds said of a noun', [
  '{1}: Destroy target creature that blocked or was blocked by a Wall this turn.',
  "{1}: Destroy all creatures that didn't attack this turn.",
  '{1}: Choose target Wall creature. At end of combat, destroy all creatures blocked by that creature this turn.',
  'Whenever a creature dealt damage by equipped creature this turn dies, draw a card.',
  'Whenever a Vehicle crewed by Probe this turn attacks, draw a card.',
]);

proven('what an object is in combat with (508, 509)', [
  '{1}: Tap all creatures blocking target attacking creature.',
  'Whenever Probe attacks, creatures blocking it get -1/-1 until end of turn.',
  "Whenever Probe blocks, it gets +1/+1 until end of turn for each creature it's blocking.",
]);

spells('deeds with what did them', [
  'If a creature was destroyed this turn by a spell or ability an opponent controlled, draw a card.',
  'Destroy target creature that was dealt combat damage this turn.',
]);

proven('how much life or damage', [
  'At the beginning of each end step, each opponent loses life equal to the life they lost this turn.',
  'When Probe dies, if 4 or more damage was dealt to it this turn, draw a card.',
  'At the beginning of each end step, put a +1/+1 counter on Probe for each 1 damage dealt to you this turn.',
  'At the beginning of your end step, add {R} for each 1 life your opponents have lost this turn.',
  "{1}: You gain life equal to the life you've lost this turn.",
  "At the beginning of your end step, draw a card for each card type among spells you've cast this turn.",
]);

proven('predicates', [
  "Probe can't attack alone.",
  '{1}: Lands you control gain all basic land types until end of turn.',
  'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.',
  "Probe has hexproof if it hasn't dealt damage yet.",
  'At the beginning of your upkeep, choose a land type. Probe gains landwalk of the chosen type until end of turn.',
  "{1}: Target creature you control gets +1/+1 until end of turn and fights target creature you don't control.",
  "Creatures your opponents control with hexproof can be the target of spells and abilities you control as though they didn't have hexproof.",
  "Enchanted creature can block creatures with landwalk abilities as though they didn't have those abilities.",
  'Enchanted creature gets +3/+0 and can only attack alone.',
  '{1}: Probe must be blocked each combat this turn if able.',
  'Whenever Probe attacks, it assigns no combat damage to defending player this turn and that player loses 4 life.',
  'II - Knights you control get +2/+1 until end of turn.',
]);

spells('damage prevented and sent elsewhere (614.9, 615)', [
  'Prevent all damage sources of the color of your choice would deal this turn.',
  'Prevent all damage that would be dealt to you and creatures you control this turn by attacking creatures.',
  'Prevent the next 2 damage that would be dealt to any target this turn. If Probe was kicked, prevent the next 4 damage that would be dealt to that permanent or player this turn instead.',
  'Prevent the next 3 damage that would be dealt to any target this turn by a red source of your choice.',
  'Prevent the next 4 damage that would be dealt this turn to any number of targets, divided as you choose.',
  'Prevent the next X damage that would be dealt to you and/or permanents you control this turn.',
  'Tap all creatures blocking target attacking creature. Prevent all combat damage that would be dealt this turn by that creature and each creature blocking it.',
  'The next time a source of your choice would deal damage to you and/or creatures you control this turn, prevent that damage.',
  'The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to you instead.',
  "Target creature can't be regenerated this turn. Damage that would be dealt to that creature this turn can't be prevented or dealt instead to another creature or player.",
]);

proven('what may be done for a time', [
  '{1}: Choose target creature. Whenever that creature deals combat damage to a player or planeswalker this turn, draw that many cards.',
  "{1}: You may have creatures you control assign their combat damage this turn as though they weren't blocked.",
  '{1}: Until end of turn, if the top card of your graveyard is an instant or sorcery card, you may cast that card.',
  'When Probe dies, you may cast it from your graveyard as an Adventure until the end of your next turn.',
  "{U}: The next spell you cast this turn can't be countered.",
  '{U}: The next red or green creature spell you cast this turn can be cast without paying its mana cost.',
  '{U}: The next creature card you play this turn can be played as though it had flash.',
  "Players can't search libraries. Any player may pay {2} for that player to ignore this effect until end of turn.",
  '{1}: Until end of turn, lands tapped for mana produce mana of the chosen color instead of any other color.',
  '{1}: Tap target creature that target Wall blocked this turn.',
  "{1}: Probe deals 1 damage to each of up to two target creatures. Those creatures can't block this turn.",
]);

proven('players and whose things are', [
  '{1}: You and permanents you control gain hexproof until end of turn.',
  "Each opponent who cast a spell this turn can't attack with creatures.",
  "{1}: Probe deals X damage divided as you choose among any number of targets. Players dealt damage this way can't cast noncreature spells this turn.",
  "At the beginning of each player's end step, that player sacrifices a creature they controlled since the beginning of the turn.",
  '{T}: Choose target non-Wall creature the active player has controlled continuously since the beginning of the turn. That creature attacks this turn if able.',
  '{1}: Target creature gains "This creature can\'t attack or block unless its controller pays {1} for each Cleric on the battlefield."',
  "{X}{R}: This turn, creatures can't block unless their controller pays {X} for each blocking creature they control.",
  '{X}: Remove up to X counters from target permanent. For each counter removed this way, Probe gets +1/+0 until end of turn.',
  "{1}: Until end of turn, target player can't activate abilities that aren't mana abilities.",
]);

proven('places and times of what was done', [
  'During each of your turns, you may cast an instant or sorcery card from your graveyard. If a card cast this way would be put into your graveyard this turn, exile it instead.',
  'At the beginning of each end step, enchanted player mills X cards, where X is the number of cards put into that graveyard from anywhere this turn.',
  '{1}: Exile the top X cards of your library, where X is the number of artifacts that were put into graveyards from the battlefield this turn.',
  "{1}: Put onto the battlefield under your control all creature cards in your opponents' graveyards that were put there from the battlefield this turn.",
  "At the beginning of your opponents' end step, if they cast four or more spells this turn, draw a card.",
  "Whenever Probe deals damage to a player, creatures controlled by that player or by that planeswalker's controller can't block this turn.",
  'Other creatures you control enter with an additional +1/+1 counter on them for each opponent who lost life this turn.',
]);

proven('more of what cards say', [
  'Probe enters with a number of +1/+1 counters on it equal to the number of creatures on the battlefield.',
  'Whenever you turn a permanent face up, put a +1/+1 counter on it.',
  'Whenever you gain or lose life, target creature gets +1/+0 until end of turn.',
  'Ward {X}, where X is the number of creatures you control.',
  'Probe has protection from each color among permanents you control.',
  'Probe gets +X/+0, where X is the number of opponents you have.',
  "Each player can't draw more than one card each turn.",
  "Abilities you activate that aren't mana abilities cost {2} less to activate.",
  'As long as an opponent has eight or more cards in their graveyard, Probe gets +1/+1.',
  "Opponents can't cast spells from anywhere other than their hands.",
  'If an opponent would draw a card except the first one they draw in each of their draw steps, that player discards a card instead.',
  "If a card would be put into an opponent's graveyard from anywhere, exile it instead with a void counter on it.",
  'As long as you have exactly 13 life, Probe has flying.',
  "During each opponent's turn, Probe gets +0/+3.",
]);

proven('for how long, and old words for it', [
  '{1}: Until the end of your next turn, whenever you cast a spell, Probe deals 2 damage to up to one target creature.',
  "Probe isn't a creature unless you control a Forest.",
  'Probe can block as though it were untapped.',
  'If Probe would leave the battlefield, exile it instead of putting it anywhere else.',
  "At end of turn, if Probe didn't attack this turn, sacrifice it.",
  'Whenever an artifact is put into a graveyard from play, you gain 2 life.',
]);

proven('events of players and counters', [
  'Whenever one or more counters are put on Probe, you gain 1 life.',
  'Whenever you draw a card except the first one you draw in each of your draw steps, put a +1/+1 counter on Probe.',
  'Whenever you cast a noncreature spell or a Dragon spell, Probe gets +2/+0 until end of turn.',
  'Whenever a player attacks one of your opponents, draw a card.',
  'Whenever you cast a spell with {X} in its mana cost, draw a card.',
  '{1}: Choose target creature. Until your next turn, prevent all damage that creature would deal.',
]);

proven('base power, and the first spell of one’s own turns', [
  'Creatures you control with power greater than their base power get +1/+1.',
  '{1}: Target creature with power greater than its base power gains trample until end of turn.',
  'The first creature spell you cast during each of your turns costs {2} less to cast.',
]);

spells('words in square brackets (702.148a)', [
  'Destroy target [attacking] creature.',
  'Destroy all creatures [with mana value 2 or less].',
]);

proven('rules about casting, dice and damage', [
  "Combat damage that would be dealt by creatures you control can't be prevented.",
  "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.",
  'If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.',
  'If you would roll one or more dice, instead roll that many dice plus one and ignore the least roll.',
]);

// Of several, never of the object that the sentence before was about (608.2c).
it('"one of them" of players who are tied is no choice of the object', () => {
  const text =
    'At the beginning of your upkeep, tap Probe. If two or more players are tied for most life, you choose one of them.';
  expect(JSON.stringify(compileText(text, { names: ['Probe'] }).abilities[0]?.ability)).not.toContain('"isRef"');
});

// What a condition compares "it" with is not what "it" means next (608.2c).
it('"it" after "if it shares a creature type with" the object is still the card looked at', () => {
  const text =
    'At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with Probe, you may reveal it.';
  expect(JSON.stringify(compileText(text, { names: ['Probe'] }).abilities[0]?.ability)).toContain(
    '"verb":"reveal","what":{"kind":"top"',
  );
});
