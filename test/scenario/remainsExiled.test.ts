// "For as long as it remains exiled" lasts while the exiled card is there, and only then (400.7j, 611.2b).
import { describe, expect, it } from 'vitest';
import { firstRun, lines } from './helpers.ts';

const effects = (more: string): readonly number[] => {
  const run = firstRun(
    `${lines`
      rules current

      card Card Taker {U}
        Creature — Rogue
        When Card Taker enters, exile target creature until Card Taker leaves the battlefield. You may cast that card for as long as it remains exiled.
        1/1

      scenario Taken
        Bob controls Gray Ogre as Taken
        Alice casts Card Taker
        trigger Card Taker targeting Taken
        expect Taken is in exile
    `}\n${more}`,
  );
  expect(run.outcome).toBe('passed');
  return run.snapshots.map(({ game }) => game.effects.length);
};

describe('what is allowed for as long as a card remains exiled', () => {
  it('begins with the card in exile, though the target was a permanent', () => {
    expect(effects('').at(-1)).toBe(1);
  });

  it('ends when the card leaves exile', () => {
    expect(effects('  destroy Card Taker\n  expect Taken is on the battlefield').at(-1)).toBe(0);
  });
});
