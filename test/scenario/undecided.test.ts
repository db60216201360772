// An assertion that rests on what is not read or not modelled passes and fails nothing, and says so at its line.
import { describe, expect, it } from 'vitest';
import { firstRun } from './helpers.ts';

const CARD = `
card Picky Bolt {R}
  Instant
  You can't choose an untapped permanent as this spell's target as you cast it.
  Destroy target creature.

card Sulking Wall {1}
  Creature — Wall
  Whenever the moon is full, Sulking Wall sulks.
  0/4
`;

const outcome = (...statements: readonly string[]) => {
  const run = firstRun(`rules current\n${CARD}\nscenario S\n${statements.map((line) => `  ${line}`).join('\n')}\n`);
  return {
    outcome: run.outcome,
    each: run.expectations.map((one) => one.outcome),
    codes: run.problems.map(({ code, severity }) => `${severity} ${code}`),
  };
};

describe('assertions over unread text', () => {
  it('illegal, where only unread text could forbid it, is undecided and says so', () => {
    expect(outcome('Alice controls Gray Ogre', 'illegal Alice casts Picky Bolt targeting Gray Ogre')).toEqual({
      outcome: 'unproven',
      each: ['unproven'],
      codes: ['warning assert.undecided'],
    });
  });

  it('legal, where unread text could forbid it, is unproven', () => {
    expect(outcome('Alice controls Gray Ogre', 'legal Alice casts Picky Bolt targeting Gray Ogre').outcome).toBe(
      'unproven',
    );
  });

  it('unread text anywhere keeps `illegal` from being refuted', () => {
    expect(
      outcome('Alice controls Gray Ogre, Sulking Wall', 'illegal Alice casts Shock targeting Gray Ogre').outcome,
    ).toBe('unproven');
  });

  it('what a rule forbids is illegal whatever else is unread', () => {
    const { each } = outcome(
      'Alice controls Forest, Sulking Wall',
      'illegal Alice casts Pacifism targeting Forest by 303.4a',
      'legal Alice casts Pacifism targeting Forest',
    );
    expect(each).toEqual(['passed', 'failed']);
  });

  it('text that the scenario passes over decides nothing', () => {
    expect(
      outcome(
        'ignoring text of Sulking Wall',
        'Alice controls Gray Ogre, Sulking Wall',
        'illegal Alice casts Shock targeting Gray Ogre',
      ).outcome,
    ).toBe('failed');
  });
});
