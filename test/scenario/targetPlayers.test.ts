// Several target players, each of whom does it (101.4, 601.2c); and what was said of words that could not be read.
import { describe, expect, it } from 'vitest';
import { analyseText, codes, failing, firstRun } from './helpers.ts';

const spell = (text: string, ...lines: readonly string[]): string =>
  `rules current\n\ncard Shared Plan {1}\n  Sorcery\n  ${text}\n\nscenario Shown\n${lines.map((line) => `  ${line}`).join('\n')}\n`;

describe('target players each', () => {
  it('any number of them, or none', () => {
    const text = spell(
      'Any number of target players each draw a card.',
      'Alice has Island in library',
      'Bob has Forest in library',
      'Alice casts Shared Plan targeting Alice and Bob',
      'Alice casts Shared Plan',
      'illegal Alice casts Shared Plan targeting Bob and Bob by 115.3',
      'expect Alice has drawn 1 card, Bob has drawn 1 card',
    );
    expect(failing(firstRun(text))).toEqual([]);
  });

  it('all that one sentence says is done by each of them', () => {
    const text = spell(
      'Up to two target opponents each lose 3 life and gain 1 life.',
      'Alice casts Shared Plan targeting Bob',
      'illegal Alice casts Shared Plan targeting Alice',
      'expect Bob has 18 life, Alice has 20 life',
    );
    expect(failing(firstRun(text))).toEqual([]);
  });
});

describe('target players of whom something is so', () => {
  it('are asked of each of them (115.1, 601.2c)', () => {
    const text = spell(
      'Target opponent who controls more lands than you loses 1 life.',
      'illegal Alice casts Shared Plan targeting Bob by 601.2c',
      'Bob controls Forest',
      'Alice casts Shared Plan targeting Bob',
      'expect Bob has 19 life',
    );
    expect(failing(firstRun(text))).toEqual([]);
  });
});

describe('an effect that could not be read', () => {
  it('wants whatever targets were said: it is unproven, and nothing else is wrong', () => {
    const analysis = analyseText(
      'rules current\n\nscenario Tune\n  Alice controls Gray Ogre\n  effect "Target creature hums a tune." targeting Gray Ogre\n  expect Gray Ogre is 2/2\n',
    );
    expect(codes(analysis)).toEqual(['effect.unread']);
    expect(analysis.runs[0]?.outcome).toBe('unproven');
  });
});
