// Attackers of one line are declared together; a further one on a line of its own leaves open who attacked alone (506.5, 508.1a).
import { describe, expect, it } from 'vitest';
import { firstRun } from './helpers.ts';

const CARDS = `rules current

card Lone Rider {W}
  Creature — Human Knight
  Exalted
  1/1

card Pack Leader {R}
  Creature — Dog
  Whenever Pack Leader and at least one other creature attack, Pack Leader gets +2/+0 until end of turn.
  2/2

scenario T
  Alice controls Lone Rider, Pack Leader, Gray Ogre
`;

const outcome = (...lines: readonly string[]): string =>
  firstRun(`${CARDS}${lines.map((line) => `  ${line}\n`).join('')}  expect Gray Ogre is on the battlefield\n`).outcome;

describe('attackers', () => {
  it('of one line attack together, whatever waits for that', () => {
    expect(outcome('Alice attacks with Lone Rider, Pack Leader')).toBe('passed');
    expect(outcome('Gray Ogre attacks')).toBe('passed');
  });

  it('on lines of their own leave open who attacked alone, or with whom', () => {
    expect(outcome('Lone Rider attacks', 'Pack Leader attacks')).toBe('unproven');
    expect(outcome('Pack Leader attacks', 'Gray Ogre attacks')).toBe('unproven');
  });
});
