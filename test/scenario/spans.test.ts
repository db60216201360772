// What was done this turn, what lasts for a time, and what is chosen for it: shown on the board.
import { describe, expect, it } from 'vitest';
import { analyseText, failing } from './helpers.ts';

const run = (
  card: string,
  ...lines: readonly string[]
): { readonly outcome: string; readonly wrong: readonly unknown[] } => {
  const text = `rules current\n\ncard Test Bearer {2}\n  Artifact Creature — Golem\n${card
    .split('\n')
    .map((line) => `  ${line}\n`)
    .join('')}  2/2\n\nscenario Shown\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
  const { runs, problems } = analyseText(text);
  const [first] = runs;
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ code, values }) => [code, values]);
  return { outcome: first?.outcome ?? 'none', wrong: [...errors, ...(first === undefined ? [] : failing(first))] };
};

const PASSED = { outcome: 'passed', wrong: [] };

describe('landwalk of a chosen type (702.14)', () => {
  it('is that of the type once it is given', () => {
    expect(
      run(
        '{T}: Choose a land type. Target creature you control gains landwalk of the chosen type until end of turn.',
        'Alice controls Test Bearer, Gray Ogre',
        'Bob controls Forest, Runeclaw Bear',
        'Alice activates Test Bearer targeting Gray Ogre choosing Forest',
        'Gray Ogre attacks Bob',
        'illegal Runeclaw Bear blocks Gray Ogre',
      ),
    ).toEqual(PASSED);
  });
});

describe('deeds of this turn', () => {
  it('damage of the turn is counted', () => {
    expect(
      run(
        'Test Bearer gets +X/+0, where X is the amount of damage dealt to you this turn.',
        'Alice controls Test Bearer',
        'Bob casts Shock targeting Alice',
        'expect Test Bearer is 4/2',
      ),
    ).toEqual(PASSED);
  });

  it('what blocks whom is asked of the board', () => {
    expect(
      run(
        '{T}: Destroy all creatures that were blocked by target creature this turn.',
        'Bob controls Gray Ogre, Hill Giant',
        'Alice controls Test Bearer, Runeclaw Bear',
        "Bob's turn",
        'Gray Ogre attacks Alice',
        'Hill Giant attacks Alice',
        'Runeclaw Bear blocks Gray Ogre',
        'Alice activates Test Bearer targeting Runeclaw Bear',
        'expect Gray Ogre is in graveyard, Hill Giant is on battlefield',
      ),
    ).toEqual(PASSED);
  });
});

describe('damage prevented for a turn (615)', () => {
  it('from sources of a colour that is chosen', () => {
    expect(
      run(
        '{T}: Prevent all damage sources of the color of your choice would deal this turn.',
        'Alice controls Test Bearer',
        'Alice activates Test Bearer choosing red',
        'Bob casts Shock targeting Alice',
        'expect Alice has 20 life',
      ),
    ).toEqual(PASSED);
  });

  it('is divided among several targets, each with its share (615.7)', () => {
    expect(
      run(
        '{T}: Prevent the next 4 damage that would be dealt this turn to any number of targets, divided as you choose.',
        'Alice controls Test Bearer',
        'Alice activates Test Bearer targeting Alice and Bob dividing 3, 1',
        'Test Bearer deals 2 damage to Bob',
        'expect Bob has 19 life',
      ),
    ).toEqual(PASSED);
  });
});

describe('the player and what they control', () => {
  it('both are given hexproof until end of turn (702.11)', () => {
    expect(
      run(
        '{T}: You and permanents you control gain hexproof until end of turn.',
        'Alice controls Test Bearer, Gray Ogre',
        'Alice activates Test Bearer',
        'illegal Bob casts Shock targeting Gray Ogre',
        'illegal Bob casts Shock targeting Alice',
        "Bob's turn",
        'legal Bob casts Shock targeting Gray Ogre',
        'legal Bob casts Shock targeting Alice',
      ),
    ).toEqual(PASSED);
  });

  it('what entered this turn was not controlled when it began', () => {
    expect(
      run(
        '{T}: Destroy target creature the active player has controlled continuously since the beginning of the turn.',
        'Alice controls Test Bearer, Gray Ogre',
        "Alice's turn",
        'Alice puts Hill Giant onto the battlefield',
        'illegal Alice activates Test Bearer targeting Hill Giant',
        'legal Alice activates Test Bearer targeting Gray Ogre',
      ),
    ).toEqual(PASSED);
  });
});

describe('what is waited for until the end of one’s next turn', () => {
  const lines = (...more: readonly string[]): readonly string[] => [
    'Alice controls Test Bearer',
    "Alice's turn",
    'Alice activates Test Bearer',
    "Bob's turn",
    'Alice casts Shock targeting Bob',
    'expect Alice has 21 life',
    "Alice's turn",
    'Alice casts Shock targeting Bob',
    'expect Alice has 22 life',
    ...more,
  ];

  it('is there in that turn, and not after it', () => {
    expect(
      run(
        '{T}: Until the end of your next turn, whenever you cast a spell, you gain 1 life.',
        ...lines("Bob's turn", 'Alice casts Shock targeting Bob', 'expect Alice has 22 life'),
      ),
    ).toEqual(PASSED);
  });
});

describe('words that a cleave cost leaves out (702.148)', () => {
  const spell = (...lines: readonly string[]) => {
    const { runs } = analyseText(
      `rules current\n\ncard Test Strike {1}{W}\n  Instant\n  Cleave {5}{W}\n  Destroy target [attacking] creature.\n\nscenario Shown\n  Bob controls Gray Ogre\n${lines.map((line) => `  ${line}`).join('\n')}\n`,
    );
    return runs[0]?.outcome;
  };

  it('they stand where it is not paid', () => {
    expect(spell('illegal Alice casts Test Strike targeting Gray Ogre')).toBe('passed');
  });

  it('what is cast for it is noted', () => {
    expect(spell('Alice casts Test Strike with cleave targeting Gray Ogre')).not.toBe('passed');
  });
});
