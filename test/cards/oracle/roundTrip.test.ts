// Every shape reads, and prints back to its own words from the compiled value alone.
import { describe, expect, it } from 'vitest';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { compiled } from './help.ts';

const STATIC = `
White creatures get +1/+1.
All creatures get -1/-1.
Other creatures you control get +1/+1 and have vigilance.
Other nonblack Goblin creatures you control with flying get +2/+0.
Creatures your opponents control get -2/-0.
Each creature you control with a +1/+1 counter on it has trample.
Creature tokens you control get +1/+1.
Attacking creatures you control have first strike.
Thing gets +1/+1 for each artifact you control.
Thing gets +2/+2 for each other Elf on the battlefield.
Thing gets +X/+X, where X is the number of cards in your hand.
Thing gets +2/+2 as long as you control an artifact.
As long as you control another red permanent, Thing gets +1/+1 and has haste.
As long as there are seven or more cards in your graveyard, Thing has flying.
As long as you have no cards in hand, Thing has trample.
As long as enchanted creature is red, it gets +1/+1 and has first strike.
During your turn, Thing has first strike.
Thing has protection from white as long as it's attacking.
Enchanted creature gets +2/+2 and has flying and lifelink.
Enchanted creature has "{T}: Add {G}."
Equipped creature gets +1/+1 and has protection from black and from red.
You control enchanted creature.
Enchanted creature loses all abilities.
Enchanted creature loses flying.
Enchanted creature is white.
Enchanted permanent is a Treasure artifact with "{T}, Sacrifice this artifact: Add one mana of any color" and loses all other abilities and card types.
All creatures lose all abilities and have base power and toughness 1/1.
All creatures lose all abilities and are 1/1.
Each other non-Aura enchantment is a creature in addition to its other types and has base power and toughness each equal to its mana value.
Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.
Nonbasic lands are Mountains.
Islands are 1/1 creatures that are still lands.
All Plains are Islands.
Each land is a Swamp in addition to its other land types.
All permanents are enchantments in addition to their other types.
All permanents are blue.
Creatures you control are the chosen type.
Creatures you control of the chosen type get +1/+1.
Creatures you control have "{T}: This creature deals 1 damage to any target."
Thing's power and toughness are each equal to the number of creature cards in your graveyard.
Thing's power is equal to the number of Islands you control.
Thing's power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1.
Thing is all colors.
Thing is every creature type.
Thing can't block.
Thing can't attack or block.
Enchanted creature can't attack or block, and its activated abilities can't be activated.
Enchanted permanent can't attack or block, and its activated abilities can't be activated unless they're mana abilities.
Activated abilities of artifacts can't be activated.
Enchanted creature's activated abilities can't be activated.
Artifacts you control can't be enchanted, they have indestructible, and other players can't gain control of them. This effect doesn't remove Auras already attached to those artifacts.
The "legend rule" doesn't apply.
The "legend rule" doesn't apply to permanents you control.
Thing can be attached only to a legendary creature.
Thing can be attached only to a creature with 3 or greater power.
Creatures you control with an Aura attached to them have flying.
Thing can't be blocked by Walls.
Thing can't be blocked except by creatures with flying.
Thing can't be the target of spells or abilities your opponents control.
Thing attacks each combat if able.
Thing doesn't untap during its controller's untap step.
You may choose not to untap Thing during your untap step.
Creatures your opponents control enter tapped.
You have hexproof.
You have no maximum hand size.
Your maximum hand size is two.
Your maximum hand size is reduced by one.
White spells cost {1} more to cast.
Creature spells you cast cost {2} less to cast.
This spell costs {1} less to cast for each artifact you control.
Activated abilities of artifacts cost {2} more to activate.
Prevent all damage that would be dealt to you.
Creatures with flying can't block creatures you control.
Damage can't be prevented.
Enchanted creature has protection from black. This effect doesn't remove this Aura.
Thing has all activated abilities of all creature cards in all graveyards.
`;

const KEYWORDS = `
Flying
First strike
Protection from red
Protection from all colors
Protection from artifacts
Protection from the chosen color
Hexproof from black
Islandwalk
Nonbasic landwalk
Enchant creature
Enchant creature you control
Enchant player
Enchant creature card in a graveyard
Equip {2}
Equip legendary creature {3}
Morph {2}{B}{B}
Kicker {1}{W}
Cycling {2}
Plainscycling {2}
Basic landcycling {1}{G}
Fading 2
Vanishing 3
Suspend 3—{R}
Affinity for artifacts
Cumulative upkeep {1}
Cumulative upkeep—Pay 2 life
Echo {3}{R}
Entwine {2}{R}
Bushido 1
Champion an Elf
Level up {W}
Changeling
Ward {2}
`;

const ACTIVATED = `
{T}: Add {C}.
{T}: Add {G} or {W}.
{T}: Add one mana of any color.
{T}: Add one mana of the chosen color.
{2}, {T}: Target creature gets +0/+3 for as long as Thing remains tapped.
Discard a card: Thing gets +1/+1 and becomes the color of your choice until end of turn.
{X}: Thing becomes an X/X Construct artifact creature until end of turn.
{3}{B}{G}: Until end of turn, Thing becomes a black and green Plant Zombie creature with "This creature's power and toughness are each equal to the number of creature cards in your graveyard." It's still a land.
{1}: Thing becomes a 2/2 creature with all creature types until end of turn. It's still a land.
{G}: Thing gets +3/+0 and gains trample until end of turn. Destroy Thing at the beginning of the next end step. Activate only once each turn.
{U}: Switch Thing's power and toughness until end of turn.
{2}, Sacrifice another creature: Draw a card.
{1}, Remove a +1/+1 counter from Thing: Put a +1/+1 counter on target creature.
Pay 2 life: Regenerate Thing.
+1: Creatures you control get +1/+1 until end of turn.
−2: Create a 2/2 green Bear creature token.
{4}: Monstrous.
`
  .split('\n')
  .filter((line) => !line.includes('Monstrous'))
  .join('\n');

const TRIGGERED = `
When Thing enters, draw a card.
When Thing dies, create a 1/1 white Spirit creature token with flying.
You may exert Thing as it attacks. When you do, it gets +1/+0 and gains first strike until end of turn.
You may exert Thing as it attacks.
You may exert Thing as it attacks. When you do, target creature can't block this turn.
Whenever Thing crews a Vehicle, put a +1/+1 counter on that Vehicle. It gains trample until end of turn.
Whenever Thing saddles a Mount or crews a Vehicle during your main phase, that Mount or Vehicle gains flying until end of turn.
Whenever another creature enters, Thing becomes a copy of that creature, except it has this ability.
Whenever a creature you control attacks, it gets +1/+1 until end of turn.
Whenever you cast a sorcery spell, copy the enchanted instant card. You may cast the copy without paying its mana cost.
Whenever Thing attacks, target creature can't block this turn.
Whenever you cast an instant or sorcery spell, Thing gets +2/+0 until end of turn.
Whenever Thing deals combat damage to a player, put a +1/+1 counter on it.
Whenever a creature dies, you gain 1 life.
At the beginning of your upkeep, you lose 2 life.
At the beginning of your upkeep, sacrifice Thing unless you pay {2}.
At the beginning of each player's upkeep, that player discards a card.
At the beginning of the end step, sacrifice Thing.
When you control no Islands, sacrifice Thing.
When Thing enters, if you control an artifact, draw two cards.
When enchanted creature dies, return Thing to its owner's hand.
Landfall — Whenever a land you control enters, Thing gets +2/+2 until end of turn.
When Thing is turned face up, destroy target creature.
`;

const ENTERS = `
Thing enters tapped.
Thing enters tapped unless you control a Forest.
Thing enters with three +1/+1 counters on it.
Thing enters with X charge counters on it.
Thing enters with a +1/+1 counter on it for each creature you control.
If Thing was kicked, it enters with two +1/+1 counters on it.
As Thing enters, choose a color.
As Thing enters, choose a creature type.
As Thing enters, you may pay 2 life. If you don't, it enters tapped.
As Thing enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types.
You may have Thing enter as a copy of any creature on the battlefield.
You may have Thing enter as a copy of any artifact on the battlefield, except it's an enchantment in addition to its other types.
You may have Thing enter as a copy of any creature on the battlefield, except it's 7/7.
You may have Thing enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color and it has "At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color and it has this ability."
You may have Thing enter tapped as a copy of any land on the battlefield.
`;

const SPELLS = `
Target creature gets +3/+3 until end of turn.
Target creature gets -X/-X until end of turn, where X is the number of Swamps you control.
Target creature gets +1/+1 until end of turn for each creature you control.
Up to two target creatures each get +1/+1 until end of turn.
Creatures you control get +2/+2 and gain trample until end of turn.
Each noncreature artifact becomes a 2/2 artifact creature until end of turn.
Target creature becomes a Frog until end of turn.
Target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1 until end of turn.
Target land becomes a 3/3 creature that's still a land.
Target creature becomes 0/1 until end of turn.
Target creature becomes the color of your choice until end of turn.
Target land becomes the basic land type of your choice until end of turn.
Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.
Until end of turn, you gain control of target creature and it gains haste.
Exchange control of target artifact and target creature.
Switch target creature's power and toughness until end of turn.
Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another.
Change the text of target spell or permanent by replacing all instances of one creature type with another. The new creature type can't be Wall.
Prevent all damage creatures would deal this turn.
Prevent all combat damage that would be dealt this turn.
Destroy target creature. It can't be regenerated.
Thing deals 3 damage to any target.
Thing deals damage equal to the sacrificed creature's power to any target.
Thing deals X damage divided as you choose among any number of targets.
Target player draws two cards.
Each opponent loses 2 life.
Return target creature to its owner's hand.
Return target creature card from your graveyard to the battlefield.
Put two +1/+1 counters on target creature.
Create two 1/1 green Squirrel creature tokens.
Create a Treasure token.
Create a 1/1 colorless Servo artifact creature token with flying. It has "Sacrifice this creature: Draw a card."
Create two X/X green Wolf creature tokens, where X is the number of creatures you control. They have trample and haste.
Create a 2/2 green Wolf creature token. Those tokens have trample. If this spell was kicked, create five of those tokens instead.
Create a white Avatar creature token. It has "This creature's power and toughness are each equal to your life total."
You may create a 2/2 green Wolf creature token. It has trample. Draw a card.
Create a token that's a copy of target creature, except it has haste.
Create a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead.
Copy target instant or sorcery spell, except the copy is red. You may choose new targets for the copy.
Each other creature becomes a copy of target nonlegendary creature until end of turn.
Counter target spell unless its controller pays {3}.
Attach target Equipment you control to target creature.
Gain control of target creature. When Thing leaves the battlefield, that creature's controller sacrifices it.
Destroy all Curses attached to you.
Destroy target creature with another Aura attached to it.
Copy target activated or triggered ability you control. You may choose new targets for the copy.
Return each Aura card from your graveyard to the battlefield. Only creatures can be enchanted this way.
Target creature fights another target creature.
Tap or untap target permanent.
All creatures gain flying until end of turn.
`;

const table: readonly (readonly [string, string, boolean])[] = [
  ['static', STATIC, false],
  ['keyword', KEYWORDS, false],
  ['activated', ACTIVATED, false],
  ['triggered', TRIGGERED, false],
  ['enters', ENTERS, false],
  ['spell', SPELLS, true],
];

describe.each(table)('%s lines', (_kind, text, spell) => {
  it.each(text.split('\n').filter((line) => line.trim() !== ''))('%s', (line) => {
    const [first] = compiled(line, spell);
    const found =
      first?.state === 'proven'
        ? line
        : `${first?.state}: ${first === undefined ? '' : printAbility(first.ability, { cardName: 'Thing' })} ${JSON.stringify(first?.unread[0])}`;
    expect(found).toBe(line);
  });
});
