// Every row of the table of keyword actions is true: what is carried out shows, what is given rests on nothing, the rest is never passed.
import { describe, expect, it } from 'vitest';
import { type ActionRow, KEYWORD_ACTIONS, type KeywordActionName } from '../../server/src/keywords/actions.ts';
import { failing, firstRun } from '../scenario/helpers.ts';

const OGRE = 'Alice controls Gray Ogre';
const does = (text: string, clauses = ''): string => `effect "${text}"${clauses}`;
const LIFE = 'expect Alice has 20 life';

/** Lines in which each is done, the last of them an expectation. */
const DONE: Readonly<Record<KeywordActionName, readonly string[]>> = {
  activate: ['Alice controls Island', 'Alice activates Island', 'expect Island is tapped'],
  attach: [
    OGRE,
    'Alice controls Flight attached to Gray Ogre, Hill Giant',
    'attach Flight to Hill Giant',
    'expect Flight is attached to Hill Giant',
  ],
  behold: [does('Behold a Dragon.'), LIFE],
  cast: ['Alice casts Shock targeting Bob', 'expect Bob has 18 life'],
  counter: [
    'Bob casts Shock targeting Alice',
    `  ${does('Counter target spell.', ' targeting Shock')}`,
    "expect Shock is in Bob's graveyard, Alice has 20 life",
  ],
  create: [does('Create a 1/1 white Soldier creature token.'), 'expect Alice controls a Soldier'],
  destroy: [OGRE, does('Destroy target creature.', ' targeting Gray Ogre'), "expect Gray Ogre is in Alice's graveyard"],
  discard: [
    'Alice has Shock in hand',
    does('Discard a card.', ' choosing Shock'),
    "expect Shock is in Alice's graveyard",
  ],
  double: [OGRE, does("Double target creature's power until end of turn.", ' targeting Gray Ogre'), LIFE],
  triple: [OGRE, does("Triple target creature's power until end of turn.", ' targeting Gray Ogre'), LIFE],
  exchange: [
    OGRE,
    'Bob controls Hill Giant',
    does('Exchange control of two target creatures.', ' targeting Gray Ogre and Hill Giant'),
    'expect Alice controls Hill Giant',
  ],
  exile: [OGRE, does('Exile target creature.', ' targeting Gray Ogre'), 'expect Gray Ogre is in exile'],
  fight: [
    OGRE,
    'Bob controls Hill Giant',
    does(
      'Target creature you control fights target creature an opponent controls.',
      ' targeting Gray Ogre, Hill Giant',
    ),
    'expect Hill Giant has 2 damage',
  ],
  goad: [OGRE, does('Goad target creature.', ' targeting Gray Ogre'), LIFE],
  investigate: [does('Investigate.'), 'expect Alice controls a Clue'],
  mill: ['Alice has Shock in library', does('Mill a card.'), "expect Shock is in Alice's graveyard"],
  play: ['Alice plays Island', 'expect Island is on the battlefield'],
  regenerate: [
    OGRE,
    does('Regenerate target creature.', ' targeting Gray Ogre'),
    'destroy Gray Ogre',
    'expect Gray Ogre is on the battlefield',
  ],
  reveal: [does('Reveal your hand.'), LIFE],
  sacrifice: [OGRE, does('Sacrifice a creature.', ' choosing Gray Ogre'), "expect Gray Ogre is in Alice's graveyard"],
  scry: [does('Scry 2.'), LIFE],
  search: [
    'Alice has Island in library',
    does('Search your library for a basic land card, put it onto the battlefield, then shuffle.', ' choosing Island'),
    'expect Island is on the battlefield',
  ],
  shuffle: [does('Shuffle your library.'), LIFE],
  surveil: ['Alice has Shock in library', does('Surveil 1.'), LIFE],
  'tap and untap': [OGRE, does('Tap target creature.', ' targeting Gray Ogre'), 'expect Gray Ogre is tapped'],
  transform: ['Alice controls Night Walker', 'transform Night Walker', 'expect Night Walker is transformed'],
  convert: [
    'Alice controls Night Walker',
    does('Convert target creature.', ' targeting Night Walker'),
    'expect Night Walker is transformed',
  ],
  fateseal: ['Bob has Shock in library', does('Fateseal 1.'), LIFE],
  clash: [does('Clash with an opponent.'), LIFE],
  planeswalk: [does('Planeswalk.'), LIFE],
  'set in motion': [does('Set a scheme in motion.'), LIFE],
  abandon: [does('Abandon that scheme.'), LIFE],
  proliferate: [OGRE, does('Proliferate.'), LIFE],
  detain: [OGRE, does('Detain target creature.', ' targeting Gray Ogre'), LIFE],
  populate: [
    'Alice creates a 1/1 white Soldier creature token as One',
    does('Populate.', ' choosing One'),
    'expect Alice controls 2 Soldiers',
  ],
  monstrosity: [does('Monstrosity 2.'), LIFE],
  vote: [does('Each player votes for grace or condemnation.'), LIFE],
  bolster: [OGRE, does('Bolster 2.'), LIFE],
  manifest: [
    'Alice has Shock in library',
    does('Manifest the top card of your library.'),
    'expect Shock is face down, is a 2/2',
  ],
  support: [OGRE, does('Support 2.'), LIFE],
  meld: [does('Meld them into Brisela.'), LIFE],
  exert: [OGRE, does('Exert target creature.', ' targeting Gray Ogre'), LIFE],
  explore: [OGRE, does('Target creature explores.', ' targeting Gray Ogre'), LIFE],
  assemble: [does('Assemble a Contraption.'), LIFE],
  adapt: [does('Adapt 2.'), LIFE],
  amass: [does('Amass Zombies 2.'), LIFE],
  learn: [does('Learn.'), LIFE],
  'venture into the dungeon': [does('Venture into the dungeon.'), LIFE],
  connive: [OGRE, does('Target creature connives.', ' targeting Gray Ogre'), LIFE],
  'open an attraction': [does('Open an Attraction.'), LIFE],
  'roll to visit your attractions': [does('Roll to visit your Attractions.'), LIFE],
  incubate: [does('Incubate 2.'), LIFE],
  'the ring tempts you': [does('The Ring tempts you.'), LIFE],
  'face a villainous choice': [does('Target opponent faces a villainous choice.', ' targeting Bob'), LIFE],
  'time travel': [does('Time travel.'), LIFE],
  discover: [does('Discover 3.'), LIFE],
  cloak: [
    'Alice has Shock in library',
    does('Cloak the top card of your library.'),
    'expect Shock is face down, is a 2/2',
  ],
  'collect evidence': [does('Collect evidence 3.'), LIFE],
  suspect: [OGRE, does('Suspect target creature.', ' targeting Gray Ogre'), LIFE],
  forage: [does('Forage.'), LIFE],
  'manifest dread': [does('Manifest dread.'), LIFE],
  endure: [OGRE, does('Target creature endures 2.', ' targeting Gray Ogre'), LIFE],
  harness: [does('Harness this artifact.'), LIFE],
  airbend: [OGRE, does('Airbend target creature.', ' targeting Gray Ogre'), LIFE],
  earthbend: [does('Earthbend 2.'), LIFE],
  waterbend: [does('Waterbend {2}.'), LIFE],
  blight: [OGRE, does('Blight 1.'), LIFE],
};

const WALKER = `card Night Walker {1}{B}
  Creature — Human Rogue
  2/1
  ---- transform
  Day Sleeper
  Creature — Human Rogue
  0/4
`;

const rows = Object.entries<ActionRow>(KEYWORD_ACTIONS) as readonly (readonly [KeywordActionName, ActionRow])[];
const being = (is: ActionRow['is']) => rows.filter(([, row]) => row.is === is).map(([name]) => [name] as const);

const run = (name: KeywordActionName) =>
  firstRun(`rules current\n\n${WALKER}\nscenario Done\n${DONE[name].map((line) => `  ${line}\n`).join('')}`);

describe('keyword actions', () => {
  it.each([...being('carriedOut'), ...being('given')])(
    '%s holds, and rests on nothing that is not modelled',
    (name) => {
      const done = run(name);
      expect(done.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([]);
      expect(failing(done)).toEqual([]);
      expect([done.outcome, done.unprovenBecause]).toEqual(['passed', []]);
    },
  );

  it.each(being('notModelled'))('%s is never passed', (name) => {
    expect(run(name).outcome).not.toBe('passed');
  });
});
