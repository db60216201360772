// Shapes of type changes and sizes at work on the board: what a sentence says is what the board shows.
import { describe, expect, it } from 'vitest';
import { analyseText, failing } from './helpers.ts';

const CARD = (text: string): string =>
  `card Test Bearer {2}\n  Artifact Creature — Golem\n${text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}\n  2/2\n\ncard Test Barge {2}\n  Artifact — Vehicle\n  Crew 1\n  3/3\n`;

const shown = (text: string, ...lines: readonly string[]): void => {
  const setup = lines.some((line) => line.includes('casts Test Bearer')) ? [] : ['Alice controls Test Bearer'];
  const { runs, problems } = analyseText(
    `rules current\n\n${CARD(text)}\nscenario Shown\n${[...setup, ...lines].map((line) => `  ${line}`).join('\n')}\n`,
  );
  expect(problems.filter(({ severity }) => severity === 'error').map(({ code, values }) => [code, values])).toEqual([]);
  const [run] = runs;
  expect(run === undefined ? ['no run'] : failing(run)).toEqual([]);
  expect([run?.outcome, run?.unprovenBecause.map(({ code }) => code)]).toEqual(['passed', []]);
};

describe('shapes on the board', () => {
  it('the one creature there is, while there is no other', () => {
    shown(
      'As long as you control exactly one creature, that creature gets +2/+0.',
      'expect Test Bearer is 4/2',
      'Alice controls Gray Ogre',
      'expect Test Bearer is 2/2',
      'expect Gray Ogre is 2/2',
    );
  });

  it('each of a set, as long as that very one is so', () => {
    shown(
      "Each creature you control gets +0/+2 as long as it's not tapped.",
      'Alice controls Gray Ogre',
      'tap Gray Ogre',
      'expect Gray Ogre is 2/2',
      'expect Test Bearer is 2/4',
    );
  });

  it('the set of the sentence before, under a condition of its own', () => {
    shown(
      'Creatures you control get +1/+1. As long as you control an Ogre, they also have vigilance.',
      'expect Test Bearer has no vigilance',
      'Alice controls Gray Ogre',
      'expect Test Bearer has vigilance',
      'expect Gray Ogre is 3/3',
    );
  });

  it('sizes that are numbers, or numbers less others', () => {
    shown(
      "As long as it's your turn, Test Bearer's power and toughness are each 5.",
      'expect Test Bearer is 5/5',
      "Bob's turn",
      'expect Test Bearer is 2/2',
    );
    shown(
      "Test Bearer's power is equal to the number of creatures you control and its toughness is equal to 7 minus that number.",
      'expect Test Bearer is 1/6',
      'Alice controls Gray Ogre',
      'expect Test Bearer is 2/5',
    );
  });

  it('sizes by whom stands out among the opponents', () => {
    shown(
      "Test Bearer's power and toughness are each equal to your life total minus the life total of an opponent with the most life.",
      'Alice gains 5 life',
      'expect Test Bearer is 5/5',
      'Bob gains 2 life',
      'expect Test Bearer is 3/3',
    );
  });

  it('counters on all of a set, and how many kinds', () => {
    shown(
      'Test Bearer gets +1/+0 for each charge counter among artifacts you control.\nAs long as there are two or more different kinds of counters among artifacts you control, Test Bearer has flying.',
      'Alice controls Test Barge',
      'put 2 charge counters on Test Barge',
      'expect Test Bearer is 4/2',
      'expect Test Bearer has no flying',
      'put a charge counter on Test Bearer',
      'expect Test Bearer is 5/2',
      'put a time counter on Test Bearer',
      'expect Test Bearer has flying',
    );
  });

  it('parts of one sentence, each under its own condition', () => {
    shown(
      'Test Bearer gets +0/+2 as long as you control a Plains, has flying as long as you control an Island, and has trample as long as you control a Forest.',
      'Alice controls Island',
      'expect Test Bearer is 2/2',
      'expect Test Bearer has flying',
      'expect Test Bearer has no trample',
      'Alice controls Plains',
      'expect Test Bearer is 2/4',
    );
  });

  it('what was tapped for the cost, and its power', () => {
    shown(
      'Tap an untapped creature you control other than Test Bearer: Test Bearer gets +X/+0 until end of turn, where X is the power of the creature tapped this way.',
      'Alice controls Hill Giant',
      'Alice activates Test Bearer tapping Hill Giant',
      'expect Test Bearer is 5/2',
    );
  });

  it('one of two land types, chosen as the effect begins', () => {
    shown(
      '{0}: Target land becomes a Plains or an Island until end of turn.',
      'Alice controls Forest',
      'Alice activates Test Bearer targeting Forest choosing Island',
      'expect Forest is an Island',
      'expect Forest is not a Forest',
    );
  });

  it('the least power, or as little as any', () => {
    shown(
      '{0}: Destroy target creature if it has the least power or is tied for least power among creatures on the battlefield.',
      'Bob controls Gray Ogre, Hill Giant',
      'Alice activates Test Bearer targeting Hill Giant',
      'expect Hill Giant is on the battlefield',
      'Alice activates Test Bearer targeting Gray Ogre',
      "expect Gray Ogre is in Bob's graveyard",
    );
  });

  it('the second spell of a kind in a turn, and no other', () => {
    shown(
      "Whenever you cast a spell, if it's the second creature spell you cast this turn, put a +1/+1 counter on Test Bearer.",
      'Alice casts Gray Ogre',
      'Alice casts Test Barge',
      'expect Test Bearer is 2/2',
      'Alice casts Hill Giant',
      'expect Test Bearer is 3/3',
      'Alice casts Grizzly Bears',
      'expect Test Bearer is 3/3',
    );
  });

  it('at the beginning of the next combat', () => {
    shown(
      '{0}: At the beginning of the next combat, put a +1/+1 counter on Test Bearer.',
      'Alice activates Test Bearer',
      'expect Test Bearer is 2/2',
      'combat',
      'expect Test Bearer is 3/3',
    );
  });

  it('the same for other keywords, each by itself', () => {
    shown(
      'As long as an opponent controls a creature with flying, Test Bearer has flying. The same is true for first strike and trample.',
      'Bob controls Serra Angel',
      'expect Test Bearer has flying',
      'expect Test Bearer has no first strike',
      'effect "Serra Angel gains first strike until end of turn."',
      'expect Test Bearer has first strike',
      'expect Test Bearer has no trample',
    );
    shown(
      '{0}: Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for trample.',
      'Alice controls Gray Ogre',
      'effect "Gray Ogre gains trample until end of turn."',
      'Alice activates Test Bearer',
      'expect Test Bearer has trample',
      'expect Test Bearer has no flying',
    );
  });

  it('you and others, while a condition holds', () => {
    shown(
      'As long as Test Bearer is tapped, you and other creatures you control have hexproof.',
      'Alice controls Gray Ogre',
      'expect Gray Ogre has no hexproof',
      'tap Test Bearer',
      'expect Gray Ogre has hexproof',
      'illegal Bob casts Shock targeting Gray Ogre',
      'illegal Bob casts Shock targeting Alice',
    );
  });

  it('two amounts in one change', () => {
    shown(
      'Test Bearer gets +X/+Y, where X is half the number of Forests you control, rounded down, and Y is half the number of Forests you control, rounded up.',
      'Alice controls 3 Forests',
      'expect Test Bearer is 3/4',
    );
  });

  it('a spell with one target, and what that is', () => {
    shown(
      '{0}: If target spell has only one target and that target is Test Bearer, put a +1/+1 counter on Test Bearer.',
      'Alice controls Gray Ogre',
      'Bob casts Shock targeting Gray Ogre',
      '  Alice activates Test Bearer targeting Shock',
      'expect Test Bearer is 2/2',
      'Bob casts Shock as Second targeting Test Bearer',
      '  Alice activates Test Bearer targeting Second',
      'expect Test Bearer is 3/3',
    );
  });

  it('sizes of others become equal to a power', () => {
    shown(
      "{0}: You may have the base power and toughness of each other creature you control become equal to Test Bearer's power until end of turn.",
      'Alice controls Hill Giant',
      'Alice activates Test Bearer choosing yes',
      'expect Hill Giant is 2/2',
    );
  });

  it('enters tapped, with a choice made as it does', () => {
    shown(
      'Test Bearer enters tapped. As it enters, choose a color.\nTest Bearer is the chosen color.',
      'Alice casts Test Bearer choosing blue',
      'expect Test Bearer is tapped, is blue',
    );
  });

  it('what is also something else is still what it was (205.1b)', () => {
    shown(
      'Test Bearer is also a Cleric, Rogue, and Wizard.',
      'expect Test Bearer is a Golem, is a Cleric, is a Wizard',
    );
    shown(
      '{0}: Test Bearer is also an enchantment until end of turn.',
      'Alice activates Test Bearer',
      'expect Test Bearer is a Golem, is an enchantment creature, is an artifact creature',
    );
  });

  it('a size that is X, and who has the most', () => {
    shown(
      'Test Bearer has base power and toughness X/X, where X is the number of permanents you control.\nAs long as you control the most lands, Test Bearer has flying.',
      'Alice controls Forest, Island, Swamp',
      'Bob controls 2 Mountains',
      'expect Test Bearer is 4/4, has flying',
      'Bob controls Plains',
      'expect Test Bearer has no flying',
    );
  });

  it('life compared with what one starts with', () => {
    shown(
      'As long as you have at least 5 life more than your starting life total, Test Bearer has flying.\nAs long as your life total is less than or equal to half your starting life total, Test Bearer has lifelink.',
      'Alice gains 4 life',
      'expect Test Bearer has no flying, has no lifelink',
      'Alice gains 1 life',
      'expect Test Bearer has flying',
      'Alice loses 15 life',
      'expect Test Bearer has lifelink, has no flying',
    );
  });
});
