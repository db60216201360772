// "A copy of a card named …": what the name stands for is looked up, and a name that nothing answers to is said.
import { describe, expect, it } from 'vitest';
import { analyseText } from './helpers.ts';

const text = (name: string, size: string): string =>
  `rules current\ncard Test Forge {1}\n  Artifact\n  {3}: Create a token that's a copy of a card named ${name}.\n\ncard Test Ogre {2}{R}\n  Creature — Ogre\n  ${size}\nscenario S\n  Alice controls Test Forge\n  Alice activates Test Forge creating Copy\n  expect Copy is ${size}\n`;

describe('a copy of a card named', () => {
  it('has the values that the card is printed with (707.2)', () => {
    expect(analyseText(text('Test Ogre', '2/2')).runs[0]?.outcome).toBe('passed');
  });

  it('is unproven where no card has that name', () => {
    const run = analyseText(text('No Such Ogre', '2/2')).runs[0];
    expect(JSON.stringify(run)).toContain('card-unknown');
  });

  it('is looked up anew when the card is edited', () => {
    const before = analyseText(text('Test Ogre', '2/2'));
    expect(analyseText(text('Test Ogre', '3/3'), before).runs[0]?.outcome).toBe('passed');
  });
});
