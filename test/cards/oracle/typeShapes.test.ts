// Shapes of type changes, sizes, equipment and conditions on them: each reads, and prints back to its own words from the compiled value alone.
import { describe, expect, it } from 'vitest';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { compiled } from './help.ts';

const PERMANENTS = `
As long as you control exactly one creature, that creature gets +2/+0 and has deathtouch and lifelink.
As long as there are four or more card types among cards exiled with Thing, it gets +4/+4 and has trample.
Each Vehicle you control gets +1/+1 as long as it's a creature.
Each untapped creature you control gets +0/+2 as long as it's not attacking.
Creatures you control of the chosen type get +1/+1. As long as you have the city's blessing, they also have vigilance.
As long as Thing is on the stack, spells that target it cost {2} more to cast.
As long as you control another creature, prevent all damage that would be dealt to Thing by spells that target it.
As long as Thing is untapped, it has protection from artifacts and from all colors.
As long as it's your turn, Thing's power and toughness are each equal to 2 plus the number of Swamps your opponents control. As long as it's not your turn, Thing's power and toughness are each 2.
Thing's power is equal to the last chosen number and its toughness is equal to 7 minus that number.
At the beginning of your upkeep, change Thing's base power and toughness to the power and toughness of target creature other than Thing until the end of your next upkeep.
Creatures can't attack you or a planeswalker you control unless their controller pays {X} for each of those creatures, where X is the number of enchantments you control.
Sacrifice Thing: Draw a card. This ability costs {X} less to activate, where X is the number of differently named lands you control.
{T}: Add {C}. If a card is exiled with Thing, add {C}{C} instead.
{1}: Put a blaze counter on target land without a blaze counter on it. For as long as that land has a blaze counter on it, it has "At the beginning of your upkeep, this land deals 1 damage to you."
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
