// What "enchanted creature" means (303.4m), and the tokens that are Auras (111.10).
import { describe, expect, it } from 'vitest';
import { failing, firstRun } from './helpers.ts';

const CARDS = `card Toad Shape {1}{U}
  Enchantment — Aura
  Enchant creature
  Enchanted creature is a 1/1 blue Frog creature.

card Mill Cart {2}
  Artifact — Vehicle
  Crew 1
  3/3

`;

const shown = (rules: string, ...lines: readonly string[]): readonly string[] =>
  failing(firstRun(`rules ${rules}\n\n${CARDS}scenario Shown\n${lines.map((line) => `  ${line}`).join('\n')}\n`));

describe('an enchanted creature (303.4m)', () => {
  it.each(['classic', '2011', 'current'])('stays one by what enchants it (%s)', (rules) => {
    const driven = 'effect "Target artifact becomes an artifact creature until end of turn." targeting Mill Cart';
    expect(
      shown(
        rules,
        'Alice controls Mill Cart',
        driven,
        'Alice puts Toad Shape onto the battlefield attached to Mill Cart',
        'expect Mill Cart is exactly Creature — Frog, is 1/1',
        'next turn',
        'expect Mill Cart is exactly Creature — Frog, is 1/1, Toad Shape is on the battlefield',
      ),
    ).toEqual([]);
  });
});

describe('what a refused line would have brought in', () => {
  it('is not said to have ceased to exist', () => {
    const clay = 'card Blank Clay {3}\n  Creature\n  As Blank Clay enters, choose a number between 1 and 2.\n  1/1\n\n';
    const run = firstRun(`rules current\n\n${clay}scenario No\n  Alice casts Blank Clay\n  expect Blank Clay is 1/1\n`);
    expect(run.expectations.map(({ outcome }) => outcome)).toEqual(['unreadable']);
  });
});
