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
