// Costs, limits and ways of entering (601, 602, 614): each that is read is paid, holds or happens, or says that it does not.
import type { ActivationLimits, CostPart, EntersModification } from '../../../server/src/cards/ability.ts';
import { type Case, checkKinds, NO_SENTENCE, shows, unproven } from './kinds.ts';

const BEARER = 'Alice controls Test Bearer';
const GAINED = 'expect Alice has 23 life';

checkKinds('costs', 'pay', {
  mana: shows(`{1}: ${'You gain 3 life.'}`, BEARER, 'Alice activates Test Bearer', GAINED),
  tapSelf: shows(
    '{T}: You gain 3 life.',
    BEARER,
    'Alice activates Test Bearer',
    'expect Test Bearer is tapped',
    'illegal Alice activates Test Bearer',
  ),
  untapSelf: shows(
    '{Q}: You gain 3 life.',
    'Alice controls Test Bearer tapped',
    'Alice activates Test Bearer',
    'expect Test Bearer is untapped',
  ),
  sacrificeSelf: shows(
    'Sacrifice Test Bearer: You gain 3 life.',
    BEARER,
    'Alice activates Test Bearer',
    "expect Test Bearer is in Alice's graveyard, Alice has 23 life",
  ),
  exileSelf: [
    shows(
      'Exile Test Bearer: You gain 3 life.',
      BEARER,
      'Alice activates Test Bearer',
      'expect Test Bearer is in exile',
    ),
    // where the cost takes the card from, there the ability works, and nowhere else (113.6m)
    shows('Exile Test Bearer from your hand: You gain 3 life.', BEARER, 'illegal Alice activates Test Bearer by 113.6'),
    ...(['graveyard', 'hand'] as const).map((zone) =>
      shows(
        `Exile Test Bearer from your ${zone}: You gain 3 life.`,
        `Alice has Test Bearer in ${zone}`,
        'Alice activates Test Bearer',
        'expect Test Bearer is in exile, Alice has 23 life',
      ),
    ),
  ],
  discardSelf: shows(
    'Channel — {1}, Discard this card: You gain 3 life.',
    'Alice has Test Bearer in hand',
    'Alice activates Test Bearer',
    "expect Test Bearer is in Alice's graveyard, Alice has 23 life",
  ),
  revealSelf: shows(
    '{1}, Reveal this card from your hand: You gain 3 life.',
    'Alice has Test Bearer in hand',
    'Alice activates Test Bearer',
    "expect Test Bearer is in Alice's hand, Alice has 23 life",
  ),
  returnSelf: shows(
    "Return Test Bearer to its owner's hand: You gain 3 life.",
    BEARER,
    'Alice activates Test Bearer',
    "expect Test Bearer is in Alice's hand",
  ),
  exert: unproven('Exert Test Bearer: You gain 3 life.', BEARER, 'Alice activates Test Bearer', GAINED),
  act: unproven('Exile the top card of your library: You gain 3 life.', BEARER, 'Alice activates Test Bearer', GAINED),
  either: shows(
    'Sacrifice a creature or pay 3 life: You gain 4 life.',
    BEARER,
    'Alice activates Test Bearer',
    'expect Alice has 21 life',
  ),
  sacrifice: shows(
    'Sacrifice a creature: You gain 3 life.',
    BEARER,
    'Alice controls Gray Ogre',
    'Alice activates Test Bearer sacrificing Gray Ogre',
    "expect Gray Ogre is in Alice's graveyard",
  ),
  discard: shows(
    'Discard a card: You gain 3 life.',
    BEARER,
    'Alice has Shock in hand',
    'Alice activates Test Bearer',
    "expect Shock is in Alice's graveyard",
  ),
  tap: shows(
    'Tap an untapped creature you control: You gain 3 life.',
    BEARER,
    'Alice controls Gray Ogre',
    'Alice activates Test Bearer tapping Gray Ogre',
    'expect Gray Ogre is tapped',
  ),
  exile: shows(
    'Exile a card from your graveyard: You gain 3 life.',
    BEARER,
    'Alice has Shock in graveyard',
    'Alice activates Test Bearer',
    'expect Shock is in exile',
  ),
  return: shows(
    "Return a land you control to its owner's hand: You gain 3 life.",
    BEARER,
    'Alice controls Forest',
    'Alice activates Test Bearer',
    "expect Forest is in Alice's hand",
  ),
  untap: NO_SENTENCE,
  reveal: shows(
    'Reveal a card: You gain 3 life.',
    BEARER,
    'illegal Alice activates Test Bearer',
    'Alice has Shock in hand',
    'Alice activates Test Bearer',
    GAINED,
  ),
  life: shows(
    'Pay 2 life: Test Bearer gets +1/+1 until end of turn.',
    BEARER,
    'Alice activates Test Bearer',
    'expect Alice has 18 life',
  ),
  removeCounters: shows(
    'Remove a +1/+1 counter from Test Bearer: You gain 3 life.',
    'Alice controls Test Bearer with a +1/+1 counter',
    'Alice activates Test Bearer',
    'expect Test Bearer is 2/2',
    'illegal Alice activates Test Bearer',
  ),
  putCounters: shows(
    'Put a -1/-1 counter on Test Bearer: You gain 3 life.',
    BEARER,
    'Alice activates Test Bearer',
    'expect Test Bearer is 1/1',
  ),
  loyalty: NO_SENTENCE,
  other: shows(
    'Discard your hand: You gain 3 life.',
    BEARER,
    'Alice has Shock, Forest in hand',
    'Alice activates Test Bearer',
    'expect Alice has 0 cards in hand, has 23 life',
  ),
} satisfies Record<CostPart['pay'], Case>);

checkKinds('entering', 'as', {
  tapped: shows('Test Bearer enters tapped.', BEARER, 'expect Test Bearer is tapped'),
  untapped: NO_SENTENCE,
  faceDown: NO_SENTENCE,
  attacking: NO_SENTENCE,
  counters: shows('Test Bearer enters with two +1/+1 counters on it.', BEARER, 'expect Test Bearer is 4/4'),
  choose: shows(
    'As Test Bearer enters, choose a color.\nTest Bearer has protection from the chosen color.',
    'Alice controls Test Bearer choosing red',
    'expect Test Bearer has protection from red',
  ),
  become: NO_SENTENCE,
  copyOfExiled: shows(
    'As Test Bearer enters, you may exile two creature cards from graveyards. If you do, it enters as a copy of one of those cards with a number of additional +1/+1 counters on it equal to the power of the other card.',
    'Alice has Gray Ogre, Hill Giant in graveyard',
    'Alice puts Test Bearer onto the battlefield copying Gray Ogre choosing yes, Gray Ogre, Hill Giant',
    'expect Test Bearer is named Gray Ogre, is 5/5, has 3 +1/+1 counters',
    'expect Gray Ogre, Hill Giant are in exile',
  ),
  copy: shows(
    'You may have Test Bearer enter as a copy of any creature on the battlefield.',
    'Alice controls Gray Ogre',
    'Alice controls Test Bearer copying Gray Ogre',
    'expect Test Bearer is named Gray Ogre',
  ),
  instructions: shows(
    "As Test Bearer enters, you may pay 2 life. If you don't, it enters tapped.",
    'Alice controls Test Bearer choosing yes',
    'expect Test Bearer is untapped, Alice has 18 life',
  ),
  abilities: shows(
    'Test Bearer enters with a +1/+1 counter on it and with trample.',
    BEARER,
    'expect Test Bearer is 3/3, has trample',
    'Alice controls Clone as Other copying Test Bearer',
    'expect Other is 3/3, has trample',
  ),
  attachedTo: NO_SENTENCE,
} satisfies Record<EntersModification['as'], Case>);

const LIMITS = {
  sorcerySpeed: shows(
    '{0}: You gain 3 life. Activate only as a sorcery.',
    BEARER,
    "Bob's turn",
    'illegal Alice activates Test Bearer',
  ),
  oncePerTurn: shows(
    '{0}: You gain 3 life. Activate only once each turn.',
    BEARER,
    'Alice activates Test Bearer',
    'illegal Alice activates Test Bearer',
    'next turn',
    'legal Alice activates Test Bearer',
  ),
  once: shows(
    '{0}: You gain 3 life. Activate only once.',
    BEARER,
    'Alice activates Test Bearer',
    'next turn',
    'illegal Alice activates Test Bearer',
  ),
  onlyDuring: shows(
    '{0}: You gain 3 life. Activate only during your turn.',
    BEARER,
    "Bob's turn",
    'illegal Alice activates Test Bearer',
  ),
  onlyIf: shows(
    '{0}: You gain 3 life. Activate only if you control a Forest.',
    BEARER,
    'illegal Alice activates Test Bearer',
    'Alice controls Forest',
    'legal Alice activates Test Bearer',
  ),
  times: shows(
    '{0}: Test Bearer gets +1/+0 until end of turn. Activate this ability no more than twice each turn.',
    BEARER,
    'Alice activates Test Bearer',
    'Alice activates Test Bearer',
    'illegal Alice activates Test Bearer',
    'expect Test Bearer is 4/2',
  ),
  alsoDuring: shows(
    "{0}: Test Bearer gets +1/+0 until end of turn. Activate only during an opponent's turn and only during any upkeep step.",
    BEARER,
    'illegal Alice activates Test Bearer',
    "Bob's turn",
    'illegal Alice activates Test Bearer',
    "Bob's next upkeep",
    'legal Alice activates Test Bearer',
  ),
  anyPlayer: shows(
    '{0}: You gain 3 life. Any player may activate this ability.',
    BEARER,
    'Bob activates Test Bearer',
    'expect Bob has 23 life',
  ),
  onlyBy: shows(
    '{0}: You gain 3 life. Only any opponent may activate this ability.',
    BEARER,
    'illegal Alice activates Test Bearer',
    'Bob activates Test Bearer',
    'expect Bob has 23 life',
  ),
  notDuring: shows(
    "{0}: You gain 3 life. You can't activate this ability during combat.",
    BEARER,
    'legal Alice activates Test Bearer',
    "Alice's combat",
    'illegal Alice activates Test Bearer',
  ),
  instantSpeed: shows(
    '{0}: You gain 3 life. Activate only as an instant.',
    BEARER,
    'Alice activates Test Bearer',
    'expect Alice has 23 life',
  ),
  fromZone: NO_SENTENCE,
} satisfies Record<keyof ActivationLimits, Case>;

for (const [limit, one] of Object.entries(LIMITS)) {
  if (one !== NO_SENTENCE) checkKinds(`limits: ${limit}`, 'kind', { activated: one });
}
