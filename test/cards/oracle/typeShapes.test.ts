// Shapes of type changes, sizes, equipment and conditions on them: each reads, and prints back to its own words from the compiled value alone.
import { describe, expect, it } from 'vitest';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { compiled } from './help.ts';

const PERMANENTS = `
If you would draw a card, return a card from your graveyard to your hand instead. If you can't, you lose the game.
As long as you have the initiative, Thing gets +2/+2.
As long as Thing is your commander, it has haste.
As long as there are five or more mana values among cards in your graveyard, Thing has flying.
Creatures you control of the chosen type other than Thing get +1/+1.
Thing has base power and toughness X/X, where X is the number of creatures you control.
As long as you control the most creatures, Thing has vigilance.
Thing is also a Cleric, Rogue, Warrior, and Wizard.
During your turn, as long as Thing has one or more loyalty counters on it, it's a 3/3 Human Ninja creature and has hexproof.
Enchanted land is no longer snow.
As long as you have at least 7 life more than your starting life total, creatures you control get +2/+2.
As long as your life total is less than or equal to half your starting life total, Thing has lifelink.
As long as an opponent controls the most lands or is tied for the most, Thing has flying.
{1}{W}{B}, Sacrifice another creature: Exile target nonland permanent. Activate only if you have at least 10 life more than your starting life total.
Whenever a player activates an ability of enchanted creature with {T} in its activation cost that isn't a mana ability, you may pay {1}. If you do, counter that ability. If you don't, destroy Thing.
Whenever enchanted artifact becomes tapped or a player activates an ability of enchanted artifact without {T} in its activation cost, Thing deals 2 damage to that artifact's controller.
Whenever an artifact an opponent controls becomes tapped or an opponent activates an artifact's ability without {T} in its activation cost, you gain 1 life.
Whenever a creature you control becomes tapped during your turn, if it's the first time that creature has become tapped this turn, untap it.
At the beginning of the end step, if Thing is in your graveyard with a creature card directly above it, you may return Thing to your hand.
At the beginning of your upkeep, if Thing is in your graveyard with three or more creature cards above it, you may put Thing onto the battlefield.
At the beginning of each end step, create X 1/1 black Rat creature tokens with "This creature gets +1/+1 for each other Rat you control," where X is the number of creatures that were exiled under your opponents' control this turn.
Thing enters tapped. As it enters, choose a color.
Thing enters tapped with two charge counters on it. As it enters, choose a creature type.
As long as Thing has a shield counter on it, you and other Heroes you control have hexproof.
Enchanted creature gets +X/+Y, where X is half the number of Forests you control, rounded down, and Y is half the number of Forests you control, rounded up.
Thing gets +2/+2 as long as there are four or more card types in your graveyard.
Thing has haste as long as you own a card in exile that has an Adventure.
Equipped creature has first strike as long as it's blocking or blocked by a Goblin or Orc.
Thing has flying and indestructible as long as you have six or more unspent mana.
{T}: Add one mana of any color in your commander's color identity. When that mana is spent to cast a creature spell that shares a creature type with your commander, scry 1.
Whenever enchanted creature attacks or blocks, you may pay {1}. If you do, tap the creature, remove it from combat, and creatures it was blocking that had become blocked by only that creature this combat become unblocked. If you don't, destroy Thing.
As long as a creature card with flying is in a graveyard, Thing has flying. The same is true for fear, first strike, landwalk, protection, and vigilance.
At the beginning of each upkeep, creatures you control gain flying until end of turn if a creature you control has flying. The same is true for fear, first strike, landwalk, protection, and vigilance.
As long as an opponent controls a creature with flying not named Thing, Thing has flying. The same is true for first strike, trample, and protection from any color.
{U}: If target spell has only one target and that target is Thing, change that spell's target to another creature.
Basic lands of the first chosen type are the second chosen type.
{G}: Put two +1/+1 counters on Thing. Then you may have the base power and toughness of each other creature you control become equal to Thing's power until end of turn.
As long as Thing has six or more quest counters on it, if you would draw a card, you may instead search your library for a card, put that card into your hand, then shuffle your library.
As long as Thing is tapped, no more than one creature can attack you each combat.
As long as Thing is equipped, if a triggered ability of Thing or an Equipment attached to it triggers, that ability triggers an additional time.
As long as Thing is attacking, for each creature you control, you may have that creature assign its combat damage as though it weren't blocked.
During your turn, you may cast instant and sorcery spells from your graveyard by paying 1 life in addition to their other costs.
When Thing enters, destroy target creature if it has the least power or is tied for least power among creatures on the battlefield.
Thing can't be blocked as long as defending player controls the most creatures or is tied for the most.
If a player would draw a card, instead they draw a card and reveal it. If it's a creature card, that player discards it unless they pay 3 life.
If you would draw a card, reveal the top card of your library instead. If it's a creature card, put it into your graveyard. Otherwise, draw a card.
Thing gets -2/-0 as long as two or more creatures are blocking it.
Sacrifice Thing, Reveal the creature type you chose: If target attacking creature token is the chosen type, put three +1/+1 counters on it and it gains deathtouch until end of turn.
Tap an untapped creature you control: Thing gets +X/+0 until end of turn, where X is the power of the creature tapped this way.
Tap an untapped red creature you control other than Thing: Thing gets +X/+0 until end of turn, where X is the power of the creature tapped this way.
{3}, {T}, Tap an untapped creature you control: Thing deals damage equal to the tapped creature's power to target attacking or blocking creature with flying.
Thing gets +1/+0 and has trample as long as you control a land creature or a land entered under your control this turn.
Whenever Thing attacks, return target creature card with mana value X or less from your graveyard to the battlefield, where X is the number of players you attacked with a creature this combat.
When Thing enters, attach target Equipment you control to target planeswalker you control as though that planeswalker were a creature.
{T}: Attach target Aura attached to an artifact or enchantment to another permanent of that type.
{T}: Choose a color. Target creature becomes that color until end of turn.
Whenever Thing becomes unattached from a permanent, sacrifice that permanent.
Whenever one or more Equipment become unattached from a creature you control, draw a card.
Whenever Thing becomes saddled for the first time each turn, mill two cards, then Thing gets +X/+X until end of turn, where X is the number of creature cards in your graveyard.
+1: Until end of turn, Thing becomes a 5/5 Human Soldier Ally creature with indestructible that's still a planeswalker. Prevent all damage that would be dealt to it this turn.
Devour X, where X is the number of creatures devoured this way
When Thing enters, look at the top four cards of target opponent's library, exile one of them face down, then put the rest on the bottom of that library in a random order. You may look at and cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any type to cast that spell.
Thing gets +0/+2 as long as you control a Plains, has flying as long as you control an Island, and has trample as long as you control a Forest.
Equip—Sacrifice another nonland permanent. Activate only once each turn.
Whenever equipped creature becomes blocked by one or more colorless creatures, it gains deathtouch until end of turn.
Whenever equipped creature blocks or becomes blocked by one or more creatures, you may exile one of those creatures.
When an opponent plays a nonbasic land, if Thing is an enchantment, Thing becomes a 3/3 Beast creature.
{1}: Exile all creatures you control. At the beginning of the next combat, return those cards to the battlefield under their owner's control and those creatures gain haste until end of turn.
{T}: Target land becomes a Plains or an Island until end of turn.
Whenever you cast a spell, if it's the second creature spell you cast this turn, you may return Thing from your graveyard to the battlefield.
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
Target land becomes a Swamp until its controller's next untap step.
Remove target creature defending player controls from combat. Creatures it was blocking that had become blocked by only that creature this combat become unblocked. You may have it block an attacking creature of your choice.
If target spell has only one target and that target is a creature, change that spell's target to another creature.
Choose a land type and a basic land type. Each land of the first chosen type becomes the second chosen type until end of turn.
Exile target nonland permanent. For as long as that card remains exiled, its owner may play it. A spell cast by an opponent this way costs {2} more to cast.
Sacrifice a creature. Return up to X cards from your graveyard to your hand, where X is the number of colors that creature was. Exile this card.
Thing deals X damage to target creature, where X is the number of instant and sorcery cards in your graveyard. Excess damage is dealt to that creature's controller instead.
Search your library for a creature card with mana value X or less, reveal it, put it into your hand, then shuffle. If this spell's additional cost was paid and the revealed card is the chosen type, put that card onto the battlefield instead of putting it into your hand.
Target opponent reveals their hand. You choose a nonland card from that player's graveyard or hand and exile it. You may cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any color to cast that spell.
Reorder your graveyard at random. An opponent chooses a card at random in your graveyard. If it's a creature card, put it onto the battlefield. Otherwise, exile it.
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
