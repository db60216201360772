// Law of long chains: twice as many triggers are twice the work. What is counted is how often an object of a game is looked up, never time.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IdMap } from '../../server/src/rules/idMap.ts';
import { analyseText } from './helpers.ts';

const CARDS = `rules current
card Mourner {B}
  Creature — Human
  Whenever a creature dies, you gain 1 life.
  1/1

card Greeter {W}
  Creature — Human
  Whenever another creature enters, you gain 1 life.
  1/1

card Chief {W}
  Enchantment
  Creatures you control get +1/+1.
`;

afterEach(() => {
  vi.restoreAllMocks();
});

/** How often objects are looked up while a scenario is run; it has to pass. */
const lookUps = (lines: readonly string[]): number => {
  const get = vi.spyOn(IdMap.prototype, 'get');
  const analysis = analyseText(`${CARDS}\nscenario S\n${lines.map((line) => `  ${line}\n`).join('')}`);
  const count = get.mock.calls.length;
  get.mockRestore();
  expect(analysis.runs.map(({ outcome }) => outcome)).toEqual(['passed']);
  return count;
};

const tokens = 'effect "Create ten 1/1 white Soldier creature tokens." controlled by Alice';

const CHAINS: readonly (readonly [string, (n: number) => readonly string[], number])[] = [
  [
    'each of n greets ten tokens',
    (n) => [`Alice controls ${n} Greeters`, tokens, `expect Alice has ${20 + 10 * n} life`],
    2,
  ],
  [
    'the same while something changes them all',
    (n) => [`Alice controls ${n} Greeters, Chief`, tokens, `expect Alice has ${20 + 10 * n} life`],
    2,
  ],
  [
    'n that mourn each other: n times n triggers',
    (n) => [`Alice controls ${n} Mourners`, 'effect "Destroy all creatures."', `expect Alice has ${20 + n * n} life`],
    4,
  ],
  ['a board of n', (n) => [`Alice controls ${n * 10} Greeters`, `expect Alice controls ${n * 10} creatures`], 2],
];

describe('twice as many triggers', () => {
  it.each(CHAINS)('are twice the work: %s', (_, lines, factor) => {
    const [once, twice] = [lookUps(lines(25)), lookUps(lines(50))];
    // Half as much again for what is the deeper in a larger map, and what each line costs in any case.
    expect(twice / once).toBeLessThan(factor * 1.5);
  });
});
