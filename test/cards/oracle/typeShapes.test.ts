// Shapes of type changes, sizes, equipment and conditions on them: each reads, and prints back to its own words from the compiled value alone.
import { describe, expect, it } from 'vitest';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { compiled } from './help.ts';

const PERMANENTS = `
Thing's power and toughness are each equal to the number of cards in the hand of the opponent with the most cards in hand.
Thing's power and toughness are each equal to your life total minus the life total of an opponent with the most life.
As long as there are four or more lore counters among Sagas you control, Thing has hexproof.
As long as there are three or more different kinds of counters among creatures you control, Thing gets +2/+4.
At the beginning of your upkeep, if there are four or more basic land types among lands you control, draw a card.
As long as you control a permanent of each color, Thing has flying.
Thing gets -2/-2 as long as black is the most common color among all permanents or is tied for most common.
Thing's power is equal to the last chosen number.
Thing's power and toughness are each equal to the life paid as it entered.
When Thing enters, search your library for up to X Plains cards, where X is the number of players who control more lands than you. Reveal those cards, put them into your hand, then shuffle.
Thing gets +1/+1 for each opponent who controls at least two more lands than you.
Whenever Thing attacks, the opponent with the most life loses 1 life.
Players can't untap more than one land during their untap steps.
When Thing enters, you may have target creature get +X/+X until end of turn, where X is the number of lands you control. If you do, sacrifice that creature at the beginning of the next end step.
{2}: Thing gets +X/+0 until end of turn, where X is the number of lands you control, then you may have Thing fight target creature.
Equip—Pay {2} or sacrifice a land.
If a source would deal damage to equipped creature, prevent X of that damage, where X is the number of lands you control.
{2}: Exile the top X cards of your library, where X is one plus the number of lands you control.
`;

const SPELLS = `
Exile the top card of your library. You may play that card without paying its mana cost for as long as it remains exiled.
`;

const lines = (text: string): readonly string[] => text.trim().split('\n');

describe('types, sizes and equipment are proven', () => {
  it.each(lines(PERMANENTS))('%s', (text) => {
    expect(compiled(text).map(({ state, ability }) => [state, printAbility(ability)])).toEqual([
      ['proven', expect.anything()],
    ]);
  });
  it.each(lines(SPELLS))('%s', (text) => {
    expect(compiled(text, true).map(({ state, ability }) => [state, printAbility(ability)])).toEqual([
      ['proven', expect.anything()],
    ]);
  });
});
