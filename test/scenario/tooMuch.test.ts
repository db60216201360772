// What is too much and what never ends (732.4): said at its line, undone or stopped, nothing decided by it, the rest of the file as ever.
import { describe, expect, it } from 'vitest';
import { LIMITS, nothingSpent } from '../../server/src/engine/limits.ts';
import type { Analysis } from '../../server/src/scenario/result.ts';
import { Budget } from '../../server/src/scenario/runBudget.ts';
import { analyseText } from './helpers.ts';

const CARDS = `card Horde {X}{R}
  Sorcery
  Create X 1/1 red Goblin creature tokens.

card Twice {G}
  Enchantment
  If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.

card Pairs {W}
  Enchantment
  Whenever a creature enters, create two 1/1 white Soldier creature tokens.

card Again {U}
  Enchantment
  Whenever you draw a card, draw a card.

card Joy {W}
  Enchantment
  If you would gain life, you gain twice that much life instead.

card Pain {R}
  Enchantment
  If a source would deal damage to a permanent or player, it deals twice that much damage to that permanent or player instead.

card More {G}
  Enchantment
  If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.

card Gains {W}
  Enchantment
  Whenever you gain life, you gain 1 life.

card Wakes {2}
  Artifact
  Whenever this artifact becomes tapped, untap it.

card Sleeps {U}
  Enchantment
  Whenever an artifact becomes untapped, tap it.

card Blood {B}
  Enchantment
  Whenever an opponent loses life, you gain that much life.

card Sorrow {B}
  Enchantment
  Whenever you gain life, each opponent loses that much life.

card Fork {R}
  Instant
  Fork deals 1 damage to any target. Copy this spell 5000 times.

card Herd {G}
  Enchantment
  Creatures you control get +1/+1 for each creature you control.

card Self {U}
  Creature — Wizard
  When this creature enters, create a token that's a copy of it.
  1/1
`;

const run = (lines: string): Analysis =>
  analyseText(
    `rules current\n${CARDS}\nscenario S\n${lines
      .trim()
      .split('\n')
      .map((line) => `  ${line.trim()}\n`)
      .join('')}\nscenario next\n  Alice controls Gray Ogre\n  expect Gray Ogre is 2/2\n`,
  );

/** The line, from 0, on which a problem stands, as it is written. */
const lineOf = (analysis: Analysis, at: number): string =>
  analysis.text.slice(analysis.text.lastIndexOf('\n', at) + 1, analysis.text.indexOf('\n', at)).trim();

const TOO_MUCH: readonly (readonly [string, string, string])[] = [
  ['tokens by X', 'objects', 'Alice casts Horde with X = 3000'],
  ['tokens in words', 'objects', 'effect "Create 10000 1/1 red Goblin creature tokens." controlled by Alice'],
  ['tokens by a line', 'objects', 'Alice creates 2001 1/1 white Soldier creature tokens'],
  [
    'tokens doubled',
    'objects',
    'Alice controls 12 Twice\neffect "Create a 1/1 white Soldier creature token." controlled by Alice',
  ],
  [
    'tokens doubled past all numbers',
    'number',
    'Alice controls 60 Twice\neffect "Create a 1/1 white Soldier creature token." controlled by Alice',
  ],
  ['copies of a spell', 'objects', 'Alice casts Fork targeting Bob'],
  ['cards drawn', 'moves', 'Alice draws 100000 cards'],
  ['life doubled', 'number', 'Alice controls 60 Joys\neffect "You gain 1 life." controlled by Alice'],
  ['damage doubled', 'number', 'Alice controls 60 Pains, Gray Ogre\nGray Ogre deals 1 damage to Bob'],
  ['counters doubled', 'number', 'Alice controls 60 Mores, Gray Ogre\nput a +1/+1 counter on Gray Ogre'],
  [
    'a large board changed too often',
    'looks',
    'Alice controls 6000 Gray Ogres, Herd\neffect "Create 1500 1/1 white Soldier creature tokens." controlled by Alice',
  ],
  ['a board beyond all use', 'size', 'Alice controls 999999999 Gray Ogres'],
];

describe('what is too much', () => {
  it.each(TOO_MUCH)(
    'is said at its line and undone: %s',
    (_, what, lines) => {
      const analysis = run(`${lines}\nexpect Alice has 3 life\nexpect Alice controls 7 creatures`);
      const [problem, ...more] = analysis.problems.filter(({ severity }) => severity !== 'information');
      expect(problem?.code).toBe('work.tooMuch');
      expect(problem?.values['what']).toBe(what);
      expect(lineOf(analysis, problem?.range.start ?? 0)).toBe(lines.split('\n').at(-1));
      expect(more).toEqual([]);
      const [cut, next] = analysis.runs;
      expect(cut?.outcome).toBe('unproven');
      expect(cut?.expectations.map(({ outcome }) => outcome)).toEqual(['unproven', 'unproven']);
      expect(next?.outcome).toBe('passed');
    },
    120_000,
  );

  it('leaves the game as it was before the line', () => {
    const analysis = run('Alice controls Gray Ogre\nAlice casts Horde with X = 3000\nexpect Alice has 20 life');
    const states = analysis.runs[0]?.snapshots ?? [];
    const [before, after] = [states.at(-2)?.game, states.at(-1)?.game];
    expect(after?.zones).toEqual(before?.zones);
    expect(after?.objects).toBe(before?.objects);
  });

  it('in a suppose block decides nothing outside it', () => {
    const text = `rules current\n${CARDS}\nscenario S\n  Alice controls Gray Ogre\n  suppose\n    Alice casts Horde with X = 3000\n  expect Gray Ogre is 2/3\n`;
    const [cut] = analyseText(text).runs;
    expect(cut?.expectations.map(({ outcome }) => outcome)).toEqual(['failed']);
  });

  it('is neither legal nor illegal', () => {
    const [cut] = run('legal Alice casts Horde with X = 3000').runs;
    expect(cut?.outcome).toBe('unproven');
  });

  it('is so for a run as for a line', () => {
    const budget = new Budget();
    for (let line = 0; line < 30; line += 1) {
      const end = budget.begin();
      budget.add({ ...nothingSpent(), moves: LIMITS.moves - 1 }, undefined);
      const { over } = budget;
      end();
      if (over === undefined) continue;
      expect(over).toEqual({ what: 'moves', of: 'run' });
      expect(line).toBe(20);
      return;
    }
    expect.unreachable('a run has a bound');
  });
});

const ENDLESS: readonly (readonly [string, string, string])[] = [
  ['comes back', 'returns', 'Alice controls Wakes, Sleeps\ntap Wakes'],
  ['gains life for ever', 'grows', 'Alice controls Gains\neffect "You gain 1 life." controlled by Alice'],
  ['makes tokens for ever', 'grows', 'Alice controls 12 Pairs\nAlice puts Gray Ogre onto the battlefield'],
  ['copies itself for ever', 'grows', 'Alice puts Self onto the battlefield'],
];

describe('what never ends', () => {
  it.each(ENDLESS)('is stopped, and says who goes round: %s', (_, how, lines) => {
    const analysis = run(`${lines}\nexpect Alice has 3 life`);
    const problem = analysis.problems.find(({ code }) => code === 'loop.endless');
    expect(problem?.values['how']).toBe(how);
    expect(problem?.rule).toBe('732.4');
    expect(String(problem?.values['names'])).not.toBe('');
    expect(problem?.related?.every(({ code }) => code === 'related.goesRound')).toBe(true);
    expect(analysis.runs[0]?.outcome).toBe('unproven');
    expect(analysis.runs[1]?.outcome).toBe('passed');
  });

  it('where somebody loses by it, it goes on until it is too much', () => {
    const analysis = run(
      'Alice controls Blood, Sorrow\neffect "You gain 1 life." controlled by Alice\nexpect Alice has 3 life',
    );
    expect(analysis.problems.map(({ code }) => code)).toContain('work.tooMuch');
    expect(analysis.runs[0]?.outcome).toBe('unproven');
  });
});
