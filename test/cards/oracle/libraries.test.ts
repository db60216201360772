// Cards of libraries, hands and piles, mana with riders, modes, later keywords: each shape is read to its last word and proven.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';

const states = (text: string, spell: boolean): readonly string[] =>
  compileText(text, { names: ['Probe'], spell }).abilities.map(({ state, text: words }) => `${state}: ${words}`);

const proven = (spell: boolean) => (text: string) => {
  for (const state of states(text, spell)) expect(state).toMatch(/^proven/);
};

describe('cards as a group (401, 402, 701)', () => {
  it.each([
    'Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.',
    'Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.',
    'Look at the top three cards of your library, then put them back in any order.',
    'Reveal the top four cards of your library. Put all land cards revealed this way into your hand and the rest into your graveyard.',
    'Reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield and the rest on the bottom of your library in a random order.',
    'Mill three cards, then put a land card from among the milled cards into your hand.',
    'Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.',
    "Look at target player's hand.",
    "Exile target player's graveyard.",
    'Each player shuffles their hand and graveyard into their library, then draws seven cards.',
    'Target player exiles the top card of their library.',
    "Each opponent returns a creature they control to its owner's hand.",
    'Target opponent puts a card from their hand on top of their library.',
    "Put target creature into its owner's library third from the top.",
    'Put all the cards in your hand on the bottom of your library in any order.',
    'Return a creature card at random from your graveyard to your hand.',
    'Return the top creature card of your graveyard to your hand.',
    'Search your library for a basic land card and a creature card, reveal those cards, put them into your hand, then shuffle.',
    "Search target player's graveyard, hand, and library for all cards with the same name as that card and exile them. Then that player shuffles.",
    'Exile up to two target cards from a single graveyard.',
    'The owner of target permanent shuffles it into their library.',
    "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
  ])('%s', proven(true));
});

describe('players (119, 121, 122)', () => {
  it.each([
    'You lose half your life, rounded up.',
    'Each opponent loses half their life, rounded down.',
    'Your life total becomes 10.',
    'You get {E}{E}{E}.',
    'You and target opponent each draw a card.',
    'Flip a coin. If you win the flip, draw a card. If you lose the flip, discard a card.',
    'Draw a card unless target opponent pays 3 life.',
    'Draw cards equal to your life total minus 5.',
    'Draw a card, then you may put a land card from your hand onto the battlefield.',
    'Untap all creatures you control. After this phase, there is an additional combat phase.',
    'Target player skips their next untap step.',
    'Probe deals 2 damage to any target and 1 damage to you.',
    'Probe deals 2 damage to target creature for each Forest you control.',
  ])('%s', proven(true));
});

describe('mana (106)', () => {
  it.each([
    '{T}: Add {G}. Spend this mana only to cast creature spells.',
    '{T}: Add one mana of any color. Spend this mana only to cast a Goblin spell or to activate abilities of Goblins.',
    '{T}: Add X mana in any combination of {R} and/or {G}, where X is the number of Forests you control.',
    '{T}: Add an amount of {G} equal to the greatest power among creatures you control.',
    '{T}: Add one mana of any color that a land an opponent controls could produce.',
    '{T}, Remove any number of charge counters from Probe: Add {U} for each charge counter removed this way.',
  ])('%s', proven(false));
});

describe('modes (700.2)', () => {
  it.each([
    'Choose one. If you control an artifact, choose both instead.\n• Draw a card.\n• You gain 3 life.',
    'Choose two. You may choose the same mode more than once.\n• Draw a card.\n• You gain 3 life.',
    'Target opponent chooses one —\n• Draw a card.\n• You gain 3 life.',
    'Spree\n+ {1} — Draw a card.\n+ {2} — You gain 3 life.',
    'Tiered\n• Spark — {0} — Draw a card.\n• Blaze — {2} — Draw two cards.',
    'Choose one —\n• Long Watch — Draw a card.\n• Short Rest — You gain 3 life.',
  ])('%s', proven(true));
});

describe('keywords, levels and costs (602, 702, 716, 721)', () => {
  it.each([
    'Warp {1}{U}',
    'Mobilize 2',
    'Station\n8+ | Flying\n{1}: Probe gets +1/+0 until end of turn.',
    '{1}{R}: Level 2 — Creatures you control have haste.',
    'Kicker {1}{U} and/or {B}',
    "Suspend X—{X}{3}{U}. X can't be 0.",
    "Firebending X, where X is Probe's power.",
    'Gift a Treasure',
    'Craft with artifact {3}{R}',
    'Hand +1, life -3',
    'Start your engines!',
    'Exile the top card of your graveyard: Draw a card.',
    'Discard a card at random: Probe gains flying until end of turn.',
    'Pay {E}{E}: Draw a card.',
    'Sacrifice a creature or pay 3 life: Draw a card.',
    'As an additional cost to cast this spell, sacrifice an artifact or discard a card.',
    'You may exert Probe as it attacks. When you do, draw a card.',
    '{2}: Draw a card. Activate only during your turn and only if you control a Forest.',
  ])('%s', proven(false));

  it('what stands at a level is there at that level alone', () => {
    const [level, ability] = compileText('{1}{R}: Level 2 — Creatures you control have haste.', {
      names: ['Probe'],
    }).abilities;
    expect(level?.ability).toMatchObject({ kind: 'keyword', keyword: 'class level', amount: { value: 2 } });
    expect(ability?.ability).toMatchObject({ kind: 'static', effects: [{ condition: { kind: 'compare' } }] });
  });
});
