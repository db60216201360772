// Shapes of continuous effects, copies and tokens, each in one sentence that prints back as it is read.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';

const stateOf = (text: string): readonly string[] =>
  compileText(text, { names: ['Probe'] }).abilities.map(({ state }) => state);

const proven = (title: string, sentences: readonly string[]): void => {
  describe(title, () => {
    it.each(sentences)('%s', (text) => expect(stateOf(text)).toEqual(['proven']));
  });
};

proven('what is spoken of again', [
  "When Probe enters, destroy target creature. Probe deals 3 damage to the creature's controller.",
  '{T}: Tap two target creatures. Each of those creatures gets +1/+1 until end of turn.',
  '{T}: Untap two target creatures. Each of them gets +1/+1 until end of turn.',
  '{1}: Create two 1/1 white Cat creature tokens. Those tokens gain haste.',
  '{1}: Create two 1/1 white Cat creature tokens. The tokens gain haste.',
]);

proven('exceptions of copies (706.8)', [
  'Whenever a player casts an instant or sorcery spell, that player copies it. The player may choose new targets for the copy.',
  '{2}: Probe becomes a copy of target land and gains this ability.',
  "You may have Probe enter as a copy of any creature on the battlefield, except it isn't legendary, is an Elf in addition to its other types, and has haste.",
  "You may have Probe enter as a copy of any creature on the battlefield, except it has Probe's other abilities.",
  "When Probe enters, create two tokens that are copies of it, except they're not legendary.",
  "When Probe enters, create two tokens that are copies of it, except the tokens aren't legendary.",
  "{1}: Create a token that's a copy of target creature, except it's an Elf in addition to its other creature types.",
  "{1}: Create a token that's a copy of target creature you control, except it's a 4/4 black Zombie.",
  '{1}: Probe becomes a copy of target creature except for its name.',
  'Whenever you cast a spell, copy it X times. You may choose new targets for the copies.',
  'Whenever you cast a spell, you may copy that spell and may choose new targets for the copy.',
  'Whenever you cast a spell, copy that spell. You may choose new targets for that copy.',
]);

proven('tokens (111)', [
  "Whenever Probe attacks, create a tapped and attacking token that's a copy of target creature, except it's 1/1.",
  "Whenever Probe attacks, create a token that's a copy of another target attacking creature and that's tapped and attacking.",
  '{1}: Create a colorless Equipment artifact token named Stick with "Equipped creature gets +1/+1" and equip {2}.',
  '{1}: Create a tapped colorless land token named Everyland that is every basic land type.',
  '{1}: Create X 1/1 Elf Warrior creature tokens that are red, green, and white.',
  "{1}, Sacrifice a creature: Create a black Zombie creature token with power equal to the sacrificed creature's power and toughness equal to the sacrificed creature's toughness.",
]);

proven('sets of objects', [
  'Creatures controlled by your opponents get -1/-1.',
  '{1}: Creatures of the creature type of your choice get +1/+0 until end of turn.',
  '{1}: Choose a creature type. Creatures of that type gain flying until end of turn.',
  "{1}: Choose target enchantment you control that doesn't have the same name as another permanent you control.",
  "{1}: Destroy target legendary permanent that's an artifact, creature, or enchantment.",
  "Each other creature you control that's an Elf or Wolf gets +0/+3.",
  'Other creatures you control that are enchanted by Auras you control have base power and toughness 4/4.',
  "Probe's power and toughness are each equal to the number of creatures you control that are Elves and/or Wolves.",
  "Probe's power and toughness are each equal to the number of differently named lands you control.",
  "Probe's power and toughness are each equal to the number of nonbasic land cards in your opponents' graveyards.",
  '{1}: Exile up to one other target creature.',
  '{1}: Up to X target creatures you control get +X/+X until end of turn.',
]);

proven('abilities given and kept away', [
  'Probe has protection from the colors of permanents you control.',
  'Each creature has hexproof from each of its colors.',
  "Creatures can't have or gain flying or haste.",
  "Creatures can't have hexproof.",
  'As long as Probe is monstrous, it has hexproof.',
  'As long as enchanted land is a basic Mountain, Goblin creatures get +1/+0.',
  'Probe gets +1/+1 for each of its colors.',
  'Equipped creature gets +X/+0, where X is the number of charge counters on Probe.',
  '{1}: You may have target creature you control get +2/+0 and gain haste until end of turn.',
]);

proven('several effects of one ability, and what is chosen or changed', [
  "You can't lose the game and your opponents can't win the game.",
  'You and creatures you control have hexproof.',
  'You, planeswalkers you control, and other creatures you control have hexproof.',
  "Enchanted creature gets +3/+3 as long as it's a Zombie. Otherwise, it gets -3/-3.",
  "Enchanted creature gets +2/+2 as long as it's an enchantment. Otherwise, it gets -2/-2.",
  "{5}: If this land isn't a creature, it becomes a 2/4 Wizard creature with flying. It's still a land.",
  '{T}: When you next cast an instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.',
  '{T}: When you cast your next creature spell this turn, copy that spell. You may choose new targets for that copy.',
  'Whenever you cast an instant or sorcery spell that targets only a single creature you control, copy that spell. You may choose new targets for the copy.',
  'Whenever you cast a spell that targets one or more creatures, those creatures gain flying until end of turn.',
  'Whenever you cast an instant or sorcery spell that targets only Probe, draw a card.',
  "Whenever you cast a spell that's both red and white, Probe gets +4/+2 until end of turn.",
  'Lands your opponents control lose all land types and abilities.',
  '{T}: Target creature loses all landwalk abilities until end of turn.',
  '{0}: Probe gets -1/-1 and gains your choice of banding, flying, first strike, or trample until end of turn.',
  "Whenever another creature enters, you may have Probe's base power become equal to that creature's power until end of turn.",
  "{1}: Change Probe's base power to target creature's power.",
  "{1}: You may have Probe's base power and toughness become 4/2 until end of turn.",
  "{3}: Until end of turn, Probe's base power becomes equal to the number of Swamps you control.",
  "Enchanted creature can't have counters put on it.",
  "{1}: Return target creature card from your graveyard to the battlefield. It's a Skeleton in addition to its other types and has no abilities.",
  '{1}: Attach any number of target Equipment you control to target creature you control.',
  "Whenever another creature attacks, change Probe's base power and toughness to that creature's power and toughness until end of turn.",
]);

proven('types, copies and numbers', [
  "Domain \u2014 Probe's power and toughness are each equal to the number of basic land types among lands you control.",
  'Equipped creature gets +1/+1 and is all creature types.',
  'Enchanted land is a Mountain, Forest, and Plains.',
  '{1}{U}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.',
  '{1}: Choose a basic land type. Each land you control becomes that type until end of turn.',
  '{1}: Exile target instant or sorcery card from your graveyard. Copy it twice. You may cast the copies without paying their mana costs.',
  'Whenever you cast an outlaw spell, copy that spell. You may choose new targets for the copy.',
  'Other outlaws you control get +1/+1.',
  "Probe's power and toughness are each equal to the total number of cards in all players' hands.",
  "Chroma \u2014 Probe's power and toughness are each equal to the number of green mana symbols in the mana costs of permanents you control.",
  'Each creature you control gets +1/+1 for each white mana symbol in its mana cost.',
  '{1}: Return Probe to the battlefield with a +1/+1 counter on him.',
]);

proven('players, and where a number stands', [
  'When Probe enters, create a Food token. When you do, target creature you control gets +1/+1 until end of turn for each Food you control.',
  "{1}: Create a token that's a copy of target creature, except it's 1/1, it's a Spirit in addition to its other types, and it has flying.",
  'Whenever Probe attacks, Probe gets +1/+0 for each card in your hand until end of turn.',
  'Probe gets +1/+1 for each black permanent your opponents control as long as you control an artifact.',
  'At the beginning of your upkeep, the player with the most life gains control of Probe.',
  'At the beginning of your upkeep, the player who has the most cards in hand gains control of Probe.',
  'At the beginning of your upkeep, the player who controls the most Wizards gains control of Probe.',
  'At the beginning of your upkeep, the player with the lowest life total gains control of Probe.',
]);
