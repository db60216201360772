// Conditions, replacements and restrictions read, and print back to their own words from the compiled value alone.
import { describe, expect, it } from 'vitest';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { compiled } from './help.ts';

const PERMANENTS = `
Thing gets +1/+1 as long as two or more creatures died this turn.
Thing has flying as long as an artifact entered under your control this turn.
As long as you've cast an instant or sorcery spell this turn, Thing has haste.
At the beginning of your end step, if you gained 3 or more life this turn, untap Thing.
At the beginning of your end step, if you haven't cast a spell from your hand this turn, untap Thing.
At the beginning of your end step, if no creatures attacked this turn, untap Thing.
At the beginning of each end step, if three or more cards were put into your graveyard from anywhere this turn, untap Thing.
When Thing enters, if you cast it from your hand, untap Thing.
When Thing enters, if it wasn't cast, sacrifice it.
When Thing enters, if at least four mana was spent to cast it, untap Thing.
When Thing enters, if tribute wasn't paid, it gains haste until end of turn.
When Thing enters, if its surge cost was paid, untap Thing.
As long as Thing is paired with another creature, each of those creatures has flying.
As long as Thing is monstrous, it has trample.
Thing has double strike as long as two or more Equipment are attached to it.
When Thing enters, gain control of target creature with lesser power.
Thing gets +2/+2 as long as ten or more lands are on the battlefield.
Thing has haste as long as a Warrior card is in your graveyard.
Thing has first strike as long as it's not attacking.
As long as you control your commander, Thing gets +2/+2.
As long as no opponent controls a white creature, Thing gets +1/+1.
As long as an opponent controls more lands than you, Thing gets +1/+1.
If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.
If a source would deal damage to you, prevent 1 of that damage.
If damage would be dealt to Thing, prevent that damage and put that many +1/+1 counters on it.
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.
If one or more tokens would be created under your control, twice that many of those tokens are created instead.
If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.
If a card would be put into an opponent's graveyard from anywhere, exile it instead.
If a nontoken creature would enter and it wasn't cast, exile it instead.
If you would gain life, you gain twice that much life instead.
If you would draw a card, you may skip that draw instead.
If Thing would untap during your untap step, remove a +1/+1 counter from it instead. If you do, untap it.
All damage that would be dealt to you is dealt to Thing instead.
{W}: The next 1 damage that would be dealt to target creature this turn is dealt to Thing instead.
{1}: The next time a creature of your choice with shadow would deal damage to you this turn, prevent that damage.
{1}{R}: Thing gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice Thing.
{1}: Thing gets +1/+0 until end of turn. Activate only as a sorcery and only once each turn.
{1}: Thing gets +1/+0 until end of turn. Activate this ability no more than twice each turn.
{1}: Thing gets +1/+0 until end of turn. Activate only during your upkeep and only if you control a Swamp.
{1}: Draw a card. Any player may activate this ability but only during their turn before the end step.
Cast Thing only during combat before blockers are declared.
Cast Thing only if you've cast another spell this turn.
You may cast Thing as though it had flash if you pay {2} more to cast it.
You may cast Thing as though it had flash if you control a Wizard.
{T}: Add {G} or {W}. Activate only if this land entered this turn or if you control a basic land.
{T}: Untap target creature. Activate only during your turn, before attackers are declared.
Whenever an enchantment you control enters and whenever you gain life, untap Thing.
When you cycle Thing or it dies, draw a card.
Whenever a creature attacks you or a planeswalker you control, untap Thing.
Whenever you sacrifice another creature, untap Thing.
Whenever a player taps a land for mana, untap Thing.
Whenever one or more creature cards leave your graveyard, untap Thing.
Whenever you attack with two or more creatures, untap Thing.
When the fourth charge counter is put on Thing, sacrifice it.
Whenever you put one or more +1/+1 counters on a creature you control, untap Thing.
When a spell or ability an opponent controls causes you to discard Thing, draw a card.
Whenever you cast a spell during an opponent's turn, untap Thing.
At the beginning of the end step of enchanted creature's controller, untap Thing.
Whenever you're dealt combat damage, untap Thing.
Enchanted creature gets +2/+2, has vigilance, and can't attack you or a planeswalker you control.
Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.
Thing can't attack unless you sacrifice a land.
Thing can't attack if defending player controls an untapped land.
{G}: Target creature blocks Thing this turn if able.
Thing attacks or blocks each combat if able.
Thing must be blocked by an Elf if able.
Enchanted player can't cast more than one spell each turn.
Your opponents can't cast spells during your turn.
{1}: Target player can't play lands this turn.
Thing doesn't untap during your untap step if it has a depletion counter on it.
Thing doesn't untap during your untap step unless you control an Island.
Spells your opponents cast that target Thing cost {2} more to cast.
Spells you cast from your graveyard cost {2} less to cast.
The first creature spell you cast each turn costs {2} less to cast.
If an opponent controls seven or more lands, this spell costs {6} less to cast.
Creature spells you cast cost up to {2} less to cast.
Creatures with islandwalk can be blocked as though they didn't have islandwalk.
Thing can block creatures with shadow as though it had shadow.
You may have Thing assign its combat damage as though it weren't blocked.
During your turn, as long as Thing is equipped, it has double strike.
Thing has first strike during your turn.
{1}: Target creature assigns no combat damage this turn.
{1}: Artifact spells you cast this turn cost {1} less to cast.
Creatures you control with flying have "Spells your opponents cast that target this creature cost {2} more to cast."
Activated abilities cost {2} more to activate unless they're mana abilities.
Each spell you cast of the chosen type costs {1} less to cast.
At the beginning of your end step, if a permanent left the battlefield under your control this turn, scry 1.
At the beginning of your end step, if one or more cards were put into exile this turn, put a +1/+1 counter on Thing.
When the fourth plan counter is put on Thing, sacrifice it. When you do, put a flying counter on target creature you control.
When Thing enters, look at the top X cards of your library, where X is the number of lands you control. Put one of those cards into your hand and the rest on the bottom of your library in any order.
Permanents you control can't be the targets of blue or black spells.
{2}, {T}: Draw a card. Activate only if Thing's power is 3 or greater.
As long as you have one or fewer cards in hand, if you would draw one or more cards, you draw that many cards plus one instead.
When Thing enters, sacrifice it unless you attacked with a creature this turn.
Thing has haste as long as you had a land enter under your control this turn.
{1}: Target creature gets +1/+1 until your next end step.
`;

const SPELLS = `
Destroy target creature if it has power 2 or less.
If this spell was bargained, destroy target creature.
If {R} was spent to cast this spell, draw a card.
If it's an artifact creature, destroy it.
Counter target spell. If that spell is countered this way, exile it.
Exile target creature. If a creature card was exiled this way, draw a card.
`;

const lines = (text: string): readonly string[] => text.trim().split('\n');

describe('conditions and replacements are proven', () => {
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
