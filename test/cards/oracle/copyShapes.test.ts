// Shapes of copies of spells and tokens, of control, and of whom and what they are said: each in a sentence that prints back.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';

const proven = (title: string, sentences: readonly string[]): void => {
  describe(title, () => {
    it.each(sentences)('%s', (text) => {
      const { abilities } = compileText(text.replace(/^!/, ''), { names: ['Probe'], spell: text.startsWith('!') });
      expect(abilities.map(({ state }) => state)).toEqual(['proven']);
    });
  });
};

proven('copies of spells and cards', [
  "{T}: Create a token that's a copy of target creature, except it's a white Zombie in addition to its other colors and types and has no mana cost.",
  '!Exile target card from your graveyard. Copy it. You may cast any number of the copies without paying their mana costs.',
  '!Exile target card from your graveyard. Copy it. You may cast up to three of the copies without paying their mana costs.',
  '!Exile target card from your graveyard. Copy it. You may cast one of the copies without paying its mana cost.',
  '!Exile target instant card from your graveyard. Copy it. Cast the copy if able without paying its mana cost.',
  "!Probe deals 2 damage to any target. Then that player or that permanent's controller may pay {R}. If the player does, they may copy this spell and may choose a new target for that copy.",
  'Whenever you cast a spell from anywhere other than your hand, you may copy it. If you do, you may choose new targets for the copy. If the copy is a permanent spell, it gains haste.',
  'Whenever you cast an instant spell that targets only Probe, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.',
  'Whenever you cast a spell that targets only Probe, if you control one or more other creatures that spell could target, choose one of those creatures. Copy that spell. The copy targets the chosen creature.',
  '{1}: Copy target triggered ability you control from an artifact source. You may choose new targets for the copy.',
  '{1}: Copy target spell that targets you. You may choose new targets for the copy.',
]);

proven('players', [
  'Whenever Probe attacks, you choose an opponent. That opponent gains control of Probe.',
  '{1}: Target opponent draws a card. Probe deals damage to you equal to the number of creatures that opponent controls.',
  "Whenever you roll {CHAOS}, choose target land. Each player except that land's controller creates a token that's a copy of that land.",
  "Whenever you're dealt combat damage, the attacking player gains control of Probe and untaps it.",
  'Whenever an enchantment enters, its controller chooses target permanent another player controls that shares a color with it. Exchange control of those permanents.',
  'Whenever you gain life, each other opponent loses 1 life.',
]);

proven('what is compared with something else', [
  'At the beginning of your upkeep, you may exchange control of target artifact you control and target artifact an opponent controls with an equal or lesser mana value.',
  "Whenever you cast a Spirit spell, you may gain control of target creature with that spell's mana value until end of turn.",
  'Whenever you sacrifice this artifact or another artifact, you may pay {2}. If you do, at the beginning of the next end step, draw a card.',
  "!Choose target artifact. You get {E}{E}, then you may pay an amount of {E} equal to that artifact's mana value. If you do, gain control of it.",
]);

proven('copies to come, and tokens that attack or block', [
  'When this creature enters, copy the next spell you cast this turn when you cast it. You may choose new targets for the copy.',
  '!Copy the next instant or sorcery spell you cast this turn when you cast it. You may choose new targets for the copy.',
  "{1}: Copy the next creature spell you cast this turn when you cast it, except the copy isn't legendary.",
  '{T}: Add one mana of any color. When that mana is spent to cast an instant or sorcery spell, copy that spell and you may choose new targets for the copy.',
  'When you gain control of Probe from another player, choose a creature you control and an opponent. Flip a coin. If you lose the flip, that opponent gains control of that creature.',
  'Whenever an opponent gains control of a permanent from you, you create a Treasure token.',
  "Whenever a creature you control attacks a player, for each other opponent, you may create a token that's a copy of that creature, tapped and attacking that opponent. Exile those tokens at the beginning of the next end step.",
  "Whenever this creature attacks, for each opponent, create a tapped token that's a copy of the exiled card attacking that opponent. At the beginning of your next end step, sacrifice those tokens.",
  "!For each creature attacking you or a planeswalker you control, create a token that's a copy of that creature and that's blocking that creature. Exile those tokens at end of combat.",
  "!For each creature attacking you, create a token that's a copy of that creature and that's blocking that creature. Exile those tokens at end of combat.",
  "Whenever Probe attacks, create a 1/1 red Goblin creature token that's tapped and attacking that player.",
]);

proven('control, chance, votes and durations', [
  'When you gain control of Probe from another player, choose a creature you control and an opponent. Flip a coin. If you lose the flip, that opponent gains control of that creature.',
  "Whenever a creature you control attacks a player, for each other opponent, you may create a token that's a copy of that creature, tapped and attacking that opponent. Exile those tokens at the beginning of the next end step.",
  "!For each creature attacking you or a planeswalker you control, create a token that's a copy of that creature and that's blocking that creature. Exile those tokens at end of combat.",
  '{2}: Probe deals 1 damage to any target. Flip a coin. If you lose the flip, choose one of your opponents. That player gains control of Probe.',
  '{2}{G}, {T}: Unless an opponent pays {2}, gain control of target artifact for as long as Probe remains on the battlefield.',
  '!Untap all creatures you control and all creatures target opponent controls. You and that opponent each gain control of all creatures the other controls until end of turn. Those creatures gain haste until end of turn.',
  '!You and target opponent each gain control of all creatures the other controls until end of turn. Untap those creatures. Those creatures gain haste until end of turn.',
  "When you lose control of Probe, put all cards exiled with Probe into their owner's graveyard.",
  "!Tempting offer — Choose target creature you control. Create a token that's a copy of that creature. Each opponent may create a token that's a copy of that creature. For each opponent who does, create a token that's a copy of that creature.",
  'Whenever a player casts an instant or sorcery card, exile it. Then that player copies each instant or sorcery card exiled with Probe. For each copy, the player may cast the copy without paying its mana cost.',
  "Whenever you roll {CHAOS}, until a player planeswalks, you can't lose the game and your opponents can't win the game.",
  "{T}: Gain control of target creature with power less than or equal to Probe's power for as long as Probe remains tapped and that creature's power remains less than or equal to Probe's power.",
  "Whenever an ability of equipped creature is activated, if it isn't a mana ability, copy that ability. You may choose new targets for the copy.",
  'When Probe leaves the battlefield, each player gains control of each land they own that you control.',
  "Whenever a nontoken creature enters the battlefield under your control, flip a coin until you lose a flip. For each flip you won, create a token that's a copy of that creature. Those tokens gain haste. Exile them at the beginning of the next end step.",
  '!Will of the council — Choose target instant or sorcery spell. Starting with you, each player votes for denial or duplication. If denial gets more votes, counter the spell. If duplication gets more votes or the vote is tied, copy the spell. You may choose new targets for the copy.',
  'At the beginning of your upkeep, target opponent gains control of Probe if the number of permanents is even.',
  "At the beginning of each player's upkeep, that player may pay {R}{R} or 2 life. If they do, the player gains control of Probe.",
]);

proven('conditions and what is compared', [
  '!Choose target artifact or creature. You get {E}{E} (two energy counters), then draw a card.',
  'Enchanted creature has "At the beginning of your upkeep, sacrifice this permanent unless you pay its mana cost."',
  'As long as the top card of your library is black, black creatures you control get +2/+1.',
  'At the beginning of combat on your turn, if you control each creature on the battlefield with the greatest power, gain control of target creature until end of turn.',
  'At the beginning of each end step, if a creature dealt damage by Probe this turn died, draw a card.',
  '{1}: Gain control of target nonland permanent controlled by a player who was dealt combat damage by three or more Pirates this turn.',
  'At the beginning of your end step, target opponent chosen at random gains control of Probe.',
  'At the beginning of your upkeep, the player with the lowest life total gains control of Probe. If two or more players are tied for lowest life total, you choose one of them, and that player gains control of Probe.',
  '!Creatures your opponents control lose flying until end of turn if {G} was spent to cast Probe, and creatures you control gain flying until end of turn if {U} was spent to cast it.',
  '!Flip a coin until you lose a flip or choose to stop flipping. If you lose a flip, Probe has no effect. If you win one or more flips, draw a card. If you win three or more flips, draw nine cards.',
  '!Change the text of target creature by replacing all instances of one creature type with Vampire.',
  "If you control an artifact, a creature, an enchantment, and a land, you can't lose the game and your opponents can't win the game.",
  "Probe can't have more than seven dream counters on it.",
  "!Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.",
  '!Target player activates a mana ability of each land they control. Then that player loses all unspent mana and you add the mana lost this way.',
  "!Target opponent loses all counters. That player can't get counters for as long as you control an artifact.",
  "When you cast Probe, you gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.",
  'When Probe attacks, create a 1/1 black Rat creature token. At the beginning of the next end step, exile that token unless Probe is your Ring-bearer.',
  "Whenever a creature enters under your control, create a token that's a copy of a random Equipment card with mana value less than that creature's mana value. Attach that Equipment to that creature.",
  'Whenever a player casts a spell, if it has the same name as one of the cards exiled with Probe, you may copy the other. If you do, you may cast the copy without paying its mana cost.',
  '!Choose target artifact card in a graveyard or artifact on the battlefield. Create three tokens that are copies of it.',
  '{1}: Until end of turn, Probe becomes the color of your choice and gains hexproof from that color.',
  '{T}: Tap target creature. Gain control of that creature instead if you control artifacts named Alpha Crown and Beta Throne.',
  '{5}: Exchange control of target artifact, creature, or land you control and target permanent an opponent controls that shares one of those types with it.',
  "Whenever you lose a coin flip, Probe deals 1 damage to any target of an opponent's choice.",
  "When Probe enter, if they're not a token, create two tokens that are copies of them, except the tokens aren't legendary.",
  "{1}: Create a token that's a copy of target creature, except it's a 3/3 black Wraith with menace.",
  'Whenever you cast a creature spell, destroy target creature with the same mana value as that spell.',
]);

proven('what a copy has by the sentence after its making (707.9a)', [
  "{1}: Create a token that's a copy of target creature. That token has haste.",
  '{1}: Create two tokens that are copies of target creature. They have flying.',
  "{1}: Create a token that's a copy of target creature. It gains haste.",
]);

proven(
  'whichever comes first of two',
  [
    'When you next cast a spell with {X} in its mana cost or activate an ability with {X} in its activation cost this turn, copy that spell or ability. You may choose new targets for the copy.',
  ].map((text) => `{1}: ${text}`),
);

proven('whoever controls what was named', [
  'When Probe enters, exile target creature an opponent controls. That player loses 1 life.',
  'When Probe enters, exile target creature an opponent controls. That opponent loses 1 life.',
  'When Probe enters, target creature an opponent controls deals damage equal to its power to that player.',
  '!Exile target creature an opponent controls and all other creatures that player controls.',
]);

proven('exceptions in other places', [
  "Whenever a creature enters, you may have Probe become a copy of it until end of turn, except its name is Probe and it's legendary in addition to its other types.",
  "{2}: Create two tokens that are copies of target creature, except they're 1/1 white Spirit creatures with flying in addition to their other types.",
  "{2}: Create two tokens that are copies of target creature, except they're artifacts in addition to their other types.",
  'At the beginning of your upkeep, choose an opponent at random. That player gains control of Probe.',
  "When you cast this spell, copy it for each time you've cast your commander from the command zone this game. You may choose new targets for the copies.",
]);
