// Changes of continuous effects, of copies, how long they last, and kinds of abilities (418, 706): each is applied, or says not.
import type { Ability, CopyException, Duration, Operation } from '../../../server/src/cards/ability.ts';
import { type Case, checkKinds, NO_SENTENCE, shows, unproven } from './kinds.ts';

const BEARER = 'Alice controls Test Bearer';
const OGRE = 'Alice controls Gray Ogre';
const CAST = 'Alice casts Test Spell targeting Gray Ogre';

checkKinds('operations', 'op', {
  modifyPT: [
    shows('Other creatures get +1/+1.', BEARER, OGRE, 'expect Gray Ogre is 3/3'),
    shows(
      'Other creatures get +1/+1 for each Forest you control and +0/+1 for each Island you control.',
      BEARER,
      OGRE,
      'Alice controls Forest, Island',
      'expect Gray Ogre is 3/4',
    ),
    shows(
      '!Target creature gets +1/-1 or -1/+1 until end of turn.',
      OGRE,
      `${CAST} choosing -1/+1`,
      'expect Gray Ogre is 1/3',
    ),
  ],
  setPT: shows('Other creatures have base power and toughness 1/1.', BEARER, OGRE, 'expect Gray Ogre is 1/1'),
  switchPT: shows(
    "!Switch target creature's power and toughness until end of turn.",
    'Alice controls Ornithopter',
    'Alice casts Test Spell targeting Ornithopter',
    "expect Ornithopter is in Alice's graveyard",
  ),
  addAbilities: [
    shows('Other creatures have flying.', BEARER, OGRE, 'expect Gray Ogre has flying'),
    shows(
      '!Target creature gains protection from the color of your choice until end of turn.',
      OGRE,
      `${CAST} choosing red`,
      'expect Gray Ogre has protection from red',
      `illegal ${CAST} choosing purple`,
    ),
    shows(
      '!Target creature gains protection from the card type of your choice until end of turn.',
      OGRE,
      'Bob controls Wild Mongrel',
      `${CAST} choosing Creature`,
      'Wild Mongrel deals 2 damage to Gray Ogre',
      'expect Gray Ogre is on the battlefield',
      'illegal Alice casts Test Spell targeting Gray Ogre choosing Zebra',
    ),
    shows(
      "!Target creature gains protection from the color of its controller's choice until end of turn.",
      OGRE,
      `${CAST} choosing red`,
      'expect Gray Ogre has protection from red',
    ),
    shows(
      '!Target creature gains protection from each of your opponents until end of turn.',
      OGRE,
      'Bob controls Wild Mongrel',
      CAST,
      'Wild Mongrel deals 2 damage to Gray Ogre',
      'expect Gray Ogre is on the battlefield',
    ),
    shows(
      '!Choose first strike, flying, or haste. Creatures you control gain that ability until end of turn.',
      OGRE,
      'Alice casts Test Spell choosing flying',
      'expect Gray Ogre has flying',
      "expect Gray Ogre doesn't have haste",
    ),
  ],
  addAbilitiesOf: [
    shows(
      'Test Bearer has all activated abilities of all other creatures.',
      BEARER,
      'Alice controls Quirion Elves choosing red',
      'expect Test Bearer has 2 activated abilities',
    ),
    shows(
      'Test Bearer has all activated abilities of all other creatures except mana abilities.',
      BEARER,
      'Alice controls Quirion Elves choosing red',
      'expect Test Bearer has 0 activated abilities',
    ),
  ],
  loseAbilities: shows(
    'Other creatures lose all abilities.',
    BEARER,
    'Alice controls Serra Angel',
    'expect Serra Angel has no abilities',
  ),
  cantHave: shows(
    "Other creatures can't have flying.",
    BEARER,
    'Alice controls Serra Angel',
    'expect Serra Angel lacks flying',
    'effect "Target creature gains flying until end of turn." targeting Serra Angel',
    'expect Serra Angel lacks flying',
  ),
  setColors: [
    shows('Other creatures are blue.', BEARER, OGRE, 'expect Gray Ogre is only blue'),
    shows(
      '!Target creature becomes the color of your choice until end of turn.',
      OGRE,
      `${CAST} choosing white`,
      'expect Gray Ogre is only white',
    ),
  ],
  types: [
    shows(
      'Other creatures are artifacts in addition to their other types.',
      BEARER,
      OGRE,
      'expect Gray Ogre is an artifact creature',
    ),
    shows(
      '!Target creature gains all creature types until end of turn.',
      OGRE,
      CAST,
      'expect Gray Ogre is a Goblin Ogre',
    ),
    shows(
      '!Target creature becomes the creature type of your choice until end of turn.',
      OGRE,
      `${CAST} choosing Elf`,
      'expect Gray Ogre is exactly Creature — Elf',
    ),
  ],
  setName: NO_SENTENCE,
  control: shows(
    '!Gain control of target creature until end of turn.',
    'Bob controls Gray Ogre',
    CAST,
    'expect Gray Ogre is controlled by Alice',
  ),
  text: [
    shows(
      "!Change the text of target permanent by replacing all instances of one creature type with another. The new creature type can't be Wall.",
      OGRE,
      `illegal ${CAST} changing Ogre to Wall`,
      `illegal ${CAST} changing red to blue`,
      `${CAST} changing Ogre to Elf`,
      'expect Gray Ogre is an Elf',
    ),
  ],
  exchangeText: shows(
    '!Exchange the text boxes of two target creatures.',
    'Alice controls Gray Ogre, Serra Angel',
    `${CAST} and Serra Angel`,
    'expect Gray Ogre has flying, Serra Angel has no abilities',
  ),
  fullText: shows(
    'As long as the top card of your graveyard is a creature card, Test Bearer has the full text of that card and has the text "{2}: Discard a card."',
    'Alice has Serra Angel in graveyard',
    BEARER,
    'expect Test Bearer has flying, is named Serra Angel',
  ),
  addText: shows(
    'As long as the top card of your graveyard is a creature card, Test Bearer has the full text of that card and has the text "{2}: Discard a card."',
    'Alice has Serra Angel in graveyard',
    BEARER,
    'expect Test Bearer has 1 activated ability',
  ),
  copy: shows(
    '!Target creature becomes a copy of another target creature until end of turn.',
    'Alice controls Gray Ogre, Hill Giant',
    `${CAST}, Hill Giant`,
    'expect Gray Ogre is a 3/3 named Hill Giant',
  ),
  rule: shows("Other creatures can't block.", BEARER, OGRE, "expect Gray Ogre can't block"),
} satisfies Record<Operation['op'], Case>);

const copies = (but: string, ...then: readonly string[]) =>
  shows(
    `You may have Test Bearer enter as a copy of any creature on the battlefield, except ${but}.`,
    OGRE,
    'Alice controls Test Bearer as Twin copying Gray Ogre',
    ...then,
  );

checkKinds('what a copy leaves out or adds', 'exception', {
  addAbilities: copies('it has flying', 'expect Twin has flying'),
  addTypes: copies("it's an artifact in addition to its other types", 'expect Twin is an artifact creature'),
  setTypes: NO_SENTENCE,
  notSupertype: copies("it isn't legendary", 'expect Twin is not legendary, is 2/2'),
  setColors: copies("it's blue", 'expect Twin is only blue'),
  setPT: copies("it's 1/1", 'expect Twin is 1/1'),
  noManaCost: copies('it has no mana cost', 'expect Twin has no mana cost, has mana value 0'),
  setName: copies('its name is Test Bearer', 'expect Twin is named Test Bearer'),
  keep: copies("it doesn't copy that creature's color", 'expect Twin is colorless'),
  keepThisAbility: shows(
    '{0}: Test Bearer becomes a copy of target creature, except it has this ability.',
    BEARER,
    OGRE,
    'Alice activates Test Bearer targeting Gray Ogre',
    'expect Test Bearer has 1 activated ability, is named Gray Ogre',
  ),
  keepOtherAbilities: shows(
    "You may have Test Bearer enter as a copy of any creature on the battlefield, except it has Test Bearer's other abilities.\nVigilance",
    OGRE,
    'Alice controls Test Bearer as Twin copying Gray Ogre',
    'expect Twin has vigilance, has 1 ability',
  ),
  withCounters: copies('it enters with two +1/+1 counters on it', 'expect Twin is 4/4'),
  enters: NO_SENTENCE,
} satisfies Record<CopyException['exception'], Case>);

const lasts = (until: string, ...then: readonly string[]) =>
  shows(
    `!Target creature gets +1/+1 ${until}.`,
    OGRE,
    CAST,
    'expect Gray Ogre is 3/3',
    ...then,
    'expect Gray Ogre is 2/2',
  );

checkKinds('durations', 'until', {
  none: shows('!Target creature becomes blue.', OGRE, CAST, 'next turn', 'expect Gray Ogre is blue'),
  endOfTurn: lasts('until end of turn', 'next turn'),
  yourNextTurn: lasts('until your next turn', "Bob's turn", 'expect Gray Ogre is 3/3', "Alice's turn"),
  yourNextUpkeep: lasts('until your next upkeep', "Bob's turn", 'expect Gray Ogre is 3/3', "Alice's turn"),
  yourNextEndStep: lasts('until your next end step', 'end step'),
  endOfYourNextUpkeep: lasts('until the end of your next upkeep', "Alice's next draw step"),
  endOfYourNextTurn: lasts(
    'until the end of your next turn',
    "Bob's turn",
    "Alice's turn",
    'expect Gray Ogre is 3/3',
    "Bob's turn",
  ),
  endOfCombat: lasts('until end of combat', 'end step'),
  nextEndStep: NO_SENTENCE,
  yourNextUntap: NO_SENTENCE,
  controllersNextUntap: shows(
    "!Target creature doesn't untap during its controller's next untap step.",
    'Alice controls Gray Ogre tapped',
    CAST,
    "Bob's turn",
    "Alice's turn",
    'expect Gray Ogre is tapped',
    "Bob's turn",
    "Alice's turn",
    'expect Gray Ogre is untapped',
  ),
  planeswalk: shows(
    '!Target creature gets +1/+1 until a player planeswalks.',
    OGRE,
    CAST,
    'next turn',
    'expect Gray Ogre is 3/3',
  ),
  thisTurn: shows(
    "!Target creature can't block this turn.",
    OGRE,
    CAST,
    "expect Gray Ogre can't block",
    'next turn',
    'expect Gray Ogre can block',
  ),
  thisCombat: NO_SENTENCE,
  asLongAs: shows(
    '{T}: Target creature gets +1/+1 for as long as Test Bearer remains tapped.',
    BEARER,
    OGRE,
    'Alice activates Test Bearer targeting Gray Ogre',
    'expect Gray Ogre is 3/3',
    'untap Test Bearer',
    'expect Gray Ogre is 2/2',
  ),
  turnedFaceDown: shows(
    'As Test Bearer enters, you may choose another creature on the battlefield. If you do, until Test Bearer is turned face down, it becomes a copy of that creature.',
    OGRE,
    'Alice controls Test Bearer copying Gray Ogre',
    'expect Test Bearer is named Gray Ogre',
    'turn Test Bearer face down',
    'turn Test Bearer face up',
    'expect Test Bearer is named Test Bearer',
  ),
  leaves: NO_SENTENCE,
} satisfies Record<Duration['until'], Case>);

checkKinds('abilities', 'kind', {
  keyword: [
    shows('Flying', BEARER, 'expect Test Bearer has flying'),
    shows('Evolve', BEARER, 'Alice casts Hill Giant', 'expect Test Bearer is 3/3'),
    unproven('Annihilator 2', BEARER, 'Test Bearer attacks Bob', 'expect Test Bearer is attacking'),
    shows('Exalted', BEARER, OGRE, 'Gray Ogre attacks Bob', 'expect Gray Ogre is 3/3'),
    unproven('Evoke {1}', 'Alice casts Test Bearer with evoke', 'expect Test Bearer is 2/2'),
    unproven('Transfigure {1}', BEARER, 'Alice activates Test Bearer', 'expect Test Bearer is 2/2'),
    shows('Outlast {1}', BEARER, 'Alice activates Test Bearer', 'expect Test Bearer is 3/3'),
    shows('Level up {1}', BEARER, 'Alice activates Test Bearer', 'expect Test Bearer has 1 level counter'),
    shows('Affinity for artifacts', 'Alice controls Ornithopter', 'expect Test Bearer costs {1} for Alice'),
    shows(
      'Split second',
      'Alice casts Test Bearer',
      '  illegal Bob casts Shock targeting Alice',
      'expect Test Bearer is 2/2',
    ),
    shows(
      '#Living metal',
      "Bob's turn",
      'Alice controls Test Land',
      'expect Test Land is not a creature',
      "Alice's turn",
      "expect Test Land is in Alice's graveyard",
    ),
    shows('Undaunted', 'expect Test Bearer costs {1} for Alice'),
    shows('Skulk', BEARER, 'Bob controls Hill Giant', "expect Test Bearer can't be blocked by Hill Giant"),
    shows('Prowess', BEARER, 'Alice casts Shock targeting Bob', 'expect Test Bearer is 3/3'),
    shows('Undying', BEARER, 'destroy Test Bearer', 'expect Test Bearer is 3/3'),
    shows('Fading 1', BEARER, 'expect Test Bearer has 1 fade counter'),
    shows('Crew 2', BEARER, OGRE, 'Alice activates Test Bearer tapping Gray Ogre', 'expect Gray Ogre is tapped'),
    shows('Convoke', OGRE, 'Alice casts Test Bearer tapping Gray Ogre', 'expect Gray Ogre is tapped'),
  ],
  static: shows('Other creatures get +1/+1.', BEARER, OGRE, 'expect Gray Ogre is 3/3'),
  cda: shows(
    "Test Bearer's power is equal to the number of creatures you control.",
    BEARER,
    OGRE,
    'expect Test Bearer is 2/2',
  ),
  activated: shows('{0}: You gain 3 life.', BEARER, 'Alice activates Test Bearer', 'expect Alice has 23 life'),
  triggered: shows('When Test Bearer enters, you gain 3 life.', 'Alice casts Test Bearer', 'expect Alice has 23 life'),
  enters: shows('Test Bearer enters tapped.', BEARER, 'expect Test Bearer is tapped'),
  spell: shows('!You gain 3 life.', 'Alice casts Test Spell', 'expect Alice has 23 life'),
  castCost: [
    shows(
      "!You may exile a red card from your hand rather than pay this spell's mana cost.\nYou gain 3 life.",
      'Alice has Shock in hand',
      'Alice casts Test Spell exiling Shock',
      'expect Shock is in exile, Alice has 23 life',
    ),
    shows(
      '!As an additional cost to cast this spell, sacrifice a creature.\nYou gain 3 life.',
      'illegal Alice casts Test Spell',
      OGRE,
      'Alice casts Test Spell',
      "expect Gray Ogre is in Alice's graveyard",
    ),
  ],
  unread: NO_SENTENCE,
} satisfies Record<Ability['kind'], Case>);
