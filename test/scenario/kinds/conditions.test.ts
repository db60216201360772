// Conditions: each that is read is judged on the board, or says that it is not.
import type { Condition } from '../../../server/src/cards/ability.ts';
import { type Case, checkKinds, NO_SENTENCE, shows, unproven } from './kinds.ts';

const BEARER = 'Alice controls Test Bearer';
const OGRE = 'Alice controls Gray Ogre';

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
  compare: [
    turns('you have 25 or more life', 'Alice gains 5 life'),
    turns(
      'you control a creature of each color',
      'Alice controls Gray Ogre, Grizzly Bears, Hill Giant',
      'expect Test Bearer is 2/2',
      'effect "Gray Ogre becomes white, blue, and black."',
    ),
  ],
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
    turns(
      'an opponent controls at least two more creatures than you',
      'Bob controls Gray Ogre, Hill Giant',
      'expect Test Bearer is 2/2',
      'Bob controls Grizzly Bears',
    ),
  ],
  youControlThis: NO_SENTENCE,
  chosen: [
    shows(
      'As Test Bearer enters, choose Khans or Dragons.\n• Khans — Creatures you control get +1/+0.\n• Dragons — Creatures you control get +0/+1.',
      'Alice casts Test Bearer choosing Dragons',
      'expect Test Bearer is 2/3',
    ),
    shows(
      'As Test Bearer enters, choose Khans or Dragons.\n• Khans — Whenever you gain life, untap Test Bearer.\n• Dragons — Flying',
      'Alice casts Test Bearer choosing Khans',
      "expect Test Bearer doesn't have flying",
      'tap Test Bearer',
      'Alice gains 1 life',
      'expect Test Bearer is untapped',
    ),
  ],
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
    shows(
      '{0}: Target player dealt combat damage by Test Bearer this turn loses 1 life.',
      BEARER,
      'Test Bearer deals 1 damage to Bob',
      'illegal Alice activates Test Bearer targeting Bob',
      'Test Bearer attacks Bob',
      'Test Bearer deals 2 combat damage to Bob',
      'illegal Alice activates Test Bearer targeting Alice',
      'Alice activates Test Bearer targeting Bob',
      'expect Bob has 16 life',
    ),
    shows(
      "Whenever you play a land, if it wasn't the first land you played this turn, you gain 3 life.",
      BEARER,
      'Alice plays Forest',
      'expect Alice has 20 life',
      'Alice plays Island',
      'expect Alice has 23 life',
    ),
    shows(
      'As long as you attacked with creatures this turn, Test Bearer gets +1/+1.',
      BEARER,
      'Alice controls Gray Ogre',
      'expect Test Bearer is 2/2',
      'Gray Ogre attacks Bob',
      'expect Test Bearer is 3/3',
    ),
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
    shows(
      long("you've committed a crime this turn"),
      BEARER,
      'expect Test Bearer is 2/2',
      'Alice casts Shock targeting Bob',
      'expect Test Bearer is 3/3',
    ),
  ],
  mostCommon: [
    turns(
      'red is the most common color among all permanents',
      OGRE,
      'Bob controls Grizzly Bears',
      'expect Test Bearer is 2/2',
      'Bob controls Hill Giant',
    ),
    turns(
      'green is the most common color among all permanents or is tied for most common',
      OGRE,
      'expect Test Bearer is 2/2',
      'Bob controls Grizzly Bears',
    ),
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
