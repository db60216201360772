// Filters, amounts and conditions (107, 109, 418.4): what is asked of a board is answered by it, or the answer says what it rests on.
import type { Amount, Condition, Filter } from '../../../server/src/cards/ability.ts';
import { type Case, checkKinds, NO_SENTENCE, shows, unproven } from './kinds.ts';

const BEARER = 'Alice controls Test Bearer';
const OGRE = 'Alice controls Gray Ogre';
const gets = (whom: string) => `${whom} get +1/+1.`;
const pump = (whom: string) => `!Target ${whom} gets +2/+2 until end of turn.`;

/** One that has the quality and one that lacks it. */
const told = (whom: string, has: string, lacks: string, ...before: readonly string[]) =>
  shows(
    pump(whom),
    ...before,
    `legal Alice casts Test Spell targeting ${has}`,
    `illegal Alice casts Test Spell targeting ${lacks}`,
  );

checkKinds('filters', 'kind', {
  and: told('red creature', 'Gray Ogre', 'Runeclaw Bear', 'Alice controls Gray Ogre, Runeclaw Bear'),
  or: told('artifact or red creature', 'Gray Ogre', 'Runeclaw Bear', 'Alice controls Gray Ogre, Runeclaw Bear'),
  not: told('nonred creature', 'Runeclaw Bear', 'Gray Ogre', 'Alice controls Gray Ogre, Runeclaw Bear'),
  type: told('artifact creature', 'Ornithopter', 'Gray Ogre', 'Alice controls Gray Ogre, Ornithopter'),
  supertype: told(
    'legendary creature',
    'Kamahl',
    'Gray Ogre',
    OGRE,
    'Alice controls a 1/1 red legendary Druid creature token as Kamahl',
  ),
  subtype: told('Ogre', 'Gray Ogre', 'Runeclaw Bear', 'Alice controls Gray Ogre, Runeclaw Bear'),
  color: told('red creature', 'Gray Ogre', 'Runeclaw Bear', 'Alice controls Gray Ogre, Runeclaw Bear'),
  colorless: told('colorless creature', 'Ornithopter', 'Gray Ogre', 'Alice controls Gray Ogre, Ornithopter'),
  monocolored: told('monocolored creature', 'Gray Ogre', 'Ornithopter', 'Alice controls Gray Ogre, Ornithopter'),
  multicolored: told('multicolored creature', 'Windreaver', 'Gray Ogre', 'Alice controls Gray Ogre, Windreaver'),
  historic: told('historic creature', 'Ornithopter', 'Gray Ogre', 'Alice controls Gray Ogre, Ornithopter'),
  permanent: shows(
    '!Destroy target permanent.',
    'Alice controls Forest',
    'legal Alice casts Test Spell targeting Forest',
  ),
  spell: shows(
    '!Counter target spell.',
    OGRE,
    'illegal Alice casts Test Spell targeting Gray Ogre',
    'Alice casts Shock targeting Bob',
    '  legal Alice casts Test Spell targeting Shock',
  ),
  card: shows(
    '!Exile target card from a graveyard.',
    'Alice has Shock in graveyard',
    'legal Alice casts Test Spell targeting Shock',
  ),
  token: told(
    'creature token',
    'Trooper',
    'Gray Ogre',
    OGRE,
    'Alice controls a 1/1 white Soldier creature token as Trooper',
  ),
  object: NO_SENTENCE,
  source: NO_SENTENCE,
  ability: shows(
    '!Counter target activated ability.',
    'Alice controls Wild Mongrel',
    'Alice has Shock in hand',
    'Alice activates Wild Mongrel discarding Shock choosing red',
    "  Bob casts Test Spell targeting Wild Mongrel's ability",
    'expect Wild Mongrel is 2/2',
  ),
  tapped: told('tapped creature', 'Gray Ogre', 'Runeclaw Bear', 'Alice controls Gray Ogre tapped, Runeclaw Bear'),
  untapped: told('untapped creature', 'Runeclaw Bear', 'Gray Ogre', 'Alice controls Gray Ogre tapped, Runeclaw Bear'),
  attacking: told(
    'attacking creature',
    'Gray Ogre',
    'Runeclaw Bear',
    'Alice controls Gray Ogre, Runeclaw Bear',
    'Gray Ogre attacks Bob',
  ),
  blocking: told(
    'blocking creature',
    'Runeclaw Bear',
    'Gray Ogre',
    OGRE,
    'Bob controls Runeclaw Bear',
    'Gray Ogre attacks Bob',
    'Runeclaw Bear blocks Gray Ogre',
  ),
  blocked: told(
    'blocked creature',
    'Gray Ogre',
    'Runeclaw Bear',
    OGRE,
    'Bob controls Runeclaw Bear',
    'Gray Ogre attacks Bob',
    'Runeclaw Bear blocks Gray Ogre',
  ),
  unblocked: told(
    'unblocked creature',
    'Gray Ogre',
    'Runeclaw Bear',
    'Alice controls Gray Ogre, Runeclaw Bear',
    'Gray Ogre attacks Bob',
  ),
  faceDown: told('face-down creature', 'Grinning Demon', 'Gray Ogre', OGRE, 'Alice controls Grinning Demon face down'),
  faceUp: NO_SENTENCE,
  enchanted: told(
    'enchanted creature',
    'Gray Ogre',
    'Runeclaw Bear',
    'Alice controls Gray Ogre with Holy Strength attached, Runeclaw Bear',
  ),
  equipped: told(
    'equipped creature',
    'Gray Ogre',
    'Runeclaw Bear',
    'Alice controls Gray Ogre with Loxodon Warhammer attached, Runeclaw Bear',
  ),
  modified: told(
    'modified creature',
    'Gray Ogre',
    'Runeclaw Bear',
    'Alice controls Gray Ogre with a +1/+1 counter, Runeclaw Bear',
  ),
  transformed: NO_SENTENCE,
  commander: NO_SENTENCE,
  other: shows(gets('Other creatures you control'), BEARER, OGRE, 'expect Gray Ogre is 3/3, Test Bearer is 2/2'),
  controlledBy: told('creature you control', 'Gray Ogre', 'Runeclaw Bear', OGRE, 'Bob controls Runeclaw Bear'),
  ownedBy: told('creature you own', 'Gray Ogre', 'Runeclaw Bear', OGRE, 'Alice controls Runeclaw Bear owned by Bob'),
  inZone: shows(
    '!Return target creature card from your graveyard to your hand.',
    'Alice has Gray Ogre in graveyard',
    'Bob has Hill Giant in graveyard',
    'legal Alice casts Test Spell targeting Gray Ogre',
    'illegal Alice casts Test Spell targeting Hill Giant',
  ),
  compare: told('creature with power 3 or greater', 'Hill Giant', 'Gray Ogre', 'Alice controls Gray Ogre, Hill Giant'),
  hasKeyword: told('creature with flying', 'Ornithopter', 'Gray Ogre', 'Alice controls Gray Ogre, Ornithopter'),
  hasAbilities: told('creature with no abilities', 'Gray Ogre', 'Ornithopter', 'Alice controls Gray Ogre, Ornithopter'),
  hasActivatedAbility: NO_SENTENCE,
  hasManaAbility: NO_SENTENCE,
  hasTapAbility: NO_SENTENCE,
  hasCounter: told(
    'creature with a +1/+1 counter on it',
    'Gray Ogre',
    'Runeclaw Bear',
    'Alice controls Gray Ogre with a +1/+1 counter, Runeclaw Bear',
  ),
  named: told('creature named Gray Ogre', 'Gray Ogre', 'Runeclaw Bear', 'Alice controls Gray Ogre, Runeclaw Bear'),
  chosen: shows(
    'As Test Bearer enters, choose a creature type.\nOther creatures you control of the chosen type get +1/+1.',
    'Alice controls Test Bearer choosing Ogre, Gray Ogre, Runeclaw Bear',
    'expect Gray Ogre is 3/3, Runeclaw Bear is 2/2',
  ),
  attachedTo: shows(
    'Test Bearer gets +1/+1 for each Aura attached to Test Bearer.',
    'Alice controls Test Bearer with Pacifism attached',
    'expect Test Bearer is 3/3',
  ),
  attachedToPlayer: shows(
    '!Destroy all Curses attached to you.',
    'Bob controls an Aura Curse enchantment token with "Enchant player" as Mine attached to Alice',
    'Bob controls an Aura Curse enchantment token with "Enchant player" as Other attached to Bob',
    'Alice casts Test Spell',
    'expect Mine has ceased to exist, Other is attached to Bob',
  ),
  hasAttached: shows(
    pump('creature with an Aura attached to it'),
    OGRE,
    'Alice controls Runeclaw Bear with Holy Strength attached',
    'illegal Alice casts Test Spell targeting Gray Ogre',
    'legal Alice casts Test Spell targeting Runeclaw Bear',
  ),
  isRef: shows(
    'This spell costs {1} less to cast for each Forest you control.',
    'Alice controls Forest',
    'expect Test Bearer costs {1} for Alice',
  ),
  shares: NO_SENTENCE,
  targets: NO_SENTENCE,
  player: shows('!Test Spell deals 2 damage to any target.', 'legal Alice casts Test Spell targeting Bob'),
  opponent: NO_SENTENCE,
  designated: unproven('As long as Test Bearer is renowned, it gets +1/+1.', BEARER, 'expect Test Bearer is 2/2'),
  history: [
    shows(
      pump('creature that entered this turn'),
      OGRE,
      'next turn',
      'Alice puts Runeclaw Bear onto the battlefield',
      'legal Alice casts Test Spell targeting Runeclaw Bear',
      'illegal Alice casts Test Spell targeting Gray Ogre',
    ),
    shows(
      pump('creature that was dealt damage this turn'),
      OGRE,
      'illegal Alice casts Test Spell targeting Gray Ogre',
      'Gray Ogre deals 1 damage to Gray Ogre',
      'legal Alice casts Test Spell targeting Gray Ogre',
    ),
  ],
} satisfies Record<Filter['kind'], Case>);

const is = (size: string, text: string, ...before: readonly string[]) =>
  shows(text, ...before, BEARER, `expect Test Bearer is ${size}`);
const X = (amount: string) => `Test Bearer gets +X/+X, where X is ${amount}.`;

checkKinds('amounts', 'kind', {
  number: is('3/3', 'Test Bearer gets +1/+1.'),
  x: shows(
    '!Target creature gets +X/+X until end of turn, where X is its power.',
    OGRE,
    'Alice casts Test Spell targeting Gray Ogre',
    'expect Gray Ogre is 4/4',
  ),
  count: is('4/4', 'Test Bearer gets +1/+1 for each Forest you control.', 'Alice controls 2 Forests'),
  property: shows(
    '!Target creature deals damage equal to its power to any target.',
    OGRE,
    'Alice casts Test Spell targeting Gray Ogre, Bob',
    'expect Bob has 18 life',
  ),
  counters: shows(
    'Test Bearer gets +1/+0 for each charge counter on Test Bearer.',
    'Alice controls Test Bearer with 2 charge counters',
    'expect Test Bearer is 4/2',
  ),
  distinct: is('3/3', X('the number of card types among cards in all graveyards'), 'Bob has Forest in graveyard'),
  extreme: shows(
    '!You gain life equal to the greatest power among creatures you control.',
    'Alice controls Gray Ogre, Hill Giant',
    'Alice casts Test Spell',
    'expect Alice has 23 life',
  ),
  total: shows(
    '!You gain life equal to the total power of creatures you control.',
    'Alice controls Gray Ogre, Hill Giant',
    'Alice casts Test Spell',
    'expect Alice has 25 life',
  ),
  devotion: is('3/3', X('your devotion to red'), OGRE),
  life: shows('!You gain life equal to your life total.', 'Alice casts Test Spell', 'expect Alice has 40 life'),
  startingLife: NO_SENTENCE,
  handSize: NO_SENTENCE,
  speed: NO_SENTENCE,
  sum: NO_SENTENCE,
  times: is('6/6', 'Test Bearer gets +2/+2 for each Forest you control.', 'Alice controls 2 Forests'),
  half: NO_SENTENCE,
  chosenNumber: NO_SENTENCE,
  thatMany: shows(
    'Whenever you gain life, Test Bearer deals that much damage to target opponent.',
    BEARER,
    'Alice gains 3 life',
    'expect Bob has 17 life',
  ),
  timesResolved: shows(
    '{0}: If this is the second time this ability has resolved this turn, you gain 3 life.',
    BEARER,
    'Alice activates Test Bearer',
    'expect Alice has 20 life',
    'Alice activates Test Bearer',
    'expect Alice has 23 life',
  ),
  past: unproven(
    "Test Bearer gets +X/+0, where X is the number of cards you've drawn this turn.",
    BEARER,
    'expect Test Bearer is 2/2',
  ),
  playerCounters: shows(
    'Test Bearer gets +1/+1 for each poison counter your opponents have.\n{T}: Target player gets two poison counters.',
    BEARER,
    'Alice activates Test Bearer targeting Bob',
    'expect Test Bearer is 4/4',
  ),
  playersWho: shows(
    'Test Bearer gets +1/+0 for each opponent who lost life this turn.',
    BEARER,
    'expect Test Bearer is 2/2',
    'Bob loses 2 life',
    'expect Test Bearer is 3/2',
  ),
  targetsBeyondFirst: shows(
    '!This spell costs {1} more to cast for each target beyond the first.\nTap up to two target creatures.',
    OGRE,
    'Alice controls Hill Giant',
    'Alice casts Test Spell targeting Gray Ogre and Hill Giant',
    '  expect Test Spell costs {1}{R} for Alice',
    'expect Gray Ogre, Hill Giant are tapped',
  ),
} satisfies Record<Amount['kind'], Case>);

const long = (condition: string) => `As long as ${condition}, Test Bearer gets +1/+1.`;
const turns = (condition: string, ...makesTrue: readonly string[]) =>
  shows(long(condition), BEARER, 'expect Test Bearer is 2/2', ...makesTrue, 'expect Test Bearer is 3/3');

checkKinds('conditions', 'kind', {
  and: turns(
    'you control a Forest and an Island',
    'Alice controls Forest',
    'expect Test Bearer is 2/2',
    'Alice controls Island',
  ),
  or: NO_SENTENCE,
  not: turns("it's not your turn", "Bob's turn"),
  count: turns('you control a Forest', 'Alice controls Forest'),
  compare: turns('you have 25 or more life', 'Alice gains 5 life'),
  is: [
    turns('Test Bearer is tapped', 'tap Test Bearer'),
    shows(
      '!Destroy target creature if it has power 2 or less.',
      OGRE,
      'Bob controls Hill Giant',
      'Alice casts Test Spell targeting Hill Giant',
      'expect Hill Giant is on the battlefield',
      'effect "Destroy target creature if it has power 2 or less." targeting Gray Ogre',
      "expect Gray Ogre is in Alice's graveyard",
    ),
    shows(
      "!Tap target permanent if it's an Ogre creature.",
      OGRE,
      'Alice casts Test Spell targeting Gray Ogre',
      'expect Gray Ogre is tapped',
    ),
  ],
  playerIs: unproven(long("you're the monarch"), BEARER, 'expect Test Bearer is 2/2'),
  turn: shows(long("it's your turn"), BEARER, 'expect Test Bearer is 3/3', "Bob's turn", 'expect Test Bearer is 2/2'),
  wasPaid: shows(
    'Kicker {1}\nWhen Test Bearer enters, if it was kicked, you gain 3 life.',
    'Alice casts Test Bearer with kicker',
    'expect Alice has 23 life',
  ),
  wasSpent: unproven(
    'When Test Bearer enters, if {R} was spent to cast it, you gain 3 life.',
    'Alice casts Test Bearer',
    'expect Alice has 20 life',
  ),
  manaSpentOn: NO_SENTENCE,
  wasCast: [
    shows(
      'When Test Bearer enters, if it was cast, you gain 3 life.',
      'Alice casts Test Bearer',
      'expect Alice has 23 life',
    ),
    shows(
      'When Test Bearer enters, if you cast it, you gain 3 life.',
      'Alice puts Test Bearer onto the battlefield',
      'expect Alice has 20 life',
    ),
    unproven(
      'When Test Bearer enters, if it was cast from your hand, you gain 3 life.',
      'Alice casts Test Bearer',
      'expect Test Bearer is on the battlefield',
    ),
  ],
  moment: shows(
    "At the beginning of your upkeep, if it's your main phase, you gain 3 life.",
    BEARER,
    "Bob's turn",
    "Alice's turn",
    'expect Alice has 20 life',
  ),
  timesActivated: shows(
    '{0}: Test Bearer gets +1/+0 until end of turn. If this ability has been activated two or more times this turn, tap Test Bearer.',
    BEARER,
    'Alice activates Test Bearer',
    'expect Test Bearer is untapped',
    'Alice activates Test Bearer',
    'expect Test Bearer is tapped',
  ),
  moreThan: [
    turns(
      'you control more lands than each opponent',
      'Bob controls Forest',
      'expect Test Bearer is 2/2',
      'Alice controls 2 Islands',
    ),
    turns('an opponent has more life than you', 'Bob gains 1 life'),
  ],
  youControlThis: NO_SENTENCE,
  chosen: NO_SENTENCE,
  objectDid: [
    shows(
      '!If a creature died this turn, you gain 3 life.',
      OGRE,
      'Alice casts Test Spell',
      'expect Alice has 20 life',
      'destroy Gray Ogre',
      'effect "If a creature died this turn, you gain 3 life."',
      'expect Alice has 23 life',
    ),
    turns(
      'two or more creatures entered under your control this turn',
      'Alice puts Gray Ogre onto the battlefield',
      'expect Test Bearer is 2/2',
      'Bob puts Hill Giant onto the battlefield',
      'expect Test Bearer is 2/2',
      'Alice puts Grizzly Bears onto the battlefield',
    ),
    turns(
      'Test Bearer dealt damage to an opponent this turn',
      'Test Bearer deals 1 damage to Alice',
      'expect Test Bearer is 2/2',
      'Test Bearer deals 1 damage to Bob',
    ),
    turns(
      'an Ogre died this turn',
      'Alice controls Hill Giant, Gray Ogre',
      'destroy Hill Giant',
      'expect Test Bearer is 2/2',
      'destroy Gray Ogre',
    ),
    shows(
      '!Destroy target permanent. If a land is destroyed this way, you gain 3 life.',
      'Bob controls Forest',
      OGRE,
      'Alice casts Test Spell targeting Gray Ogre',
      'expect Alice has 20 life',
      'effect "Destroy target permanent. If a land is destroyed this way, you gain 3 life." targeting Forest',
      'expect Alice has 23 life',
    ),
    unproven(long('a permanent was turned face up this turn'), BEARER, 'expect Test Bearer is 2/2'),
  ],
  playerDid: [
    turns(
      'you gained 3 or more life this turn',
      'Alice gains 2 life',
      'expect Test Bearer is 2/2',
      'Alice gains 1 life',
    ),
    turns(
      "you've cast two or more spells this turn",
      'Alice casts Gray Ogre',
      'expect Test Bearer is 2/2',
      'Alice casts Hill Giant',
    ),
    turns('an opponent discarded a card this turn', 'Bob has Shock in hand', 'discard Shock'),
    unproven(long("you've committed a crime this turn"), BEARER, 'expect Test Bearer is 2/2'),
  ],
  history: [
    shows(
      '!If a permanent you controlled left the battlefield this turn, you gain 3 life.',
      OGRE,
      'Alice casts Test Spell',
      'expect Alice has 20 life',
      'destroy Gray Ogre',
      'effect "If a permanent you controlled left the battlefield this turn, you gain 3 life."',
      'expect Alice has 23 life',
    ),
  ],
} satisfies Record<Condition['kind'], Case>);
