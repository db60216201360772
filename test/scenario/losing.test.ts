// Who would lose is told where it happens (704.5a, 704.5c), once, and the scenario plays on (D51).
import { describe, expect, it } from 'vitest';
import { analyseText } from './helpers.ts';

const told = (...lines: readonly string[]): readonly string[] => {
  const text = `rules current\n\nscenario T\n${lines.map((line) => `  ${line}\n`).join('')}  expect Alice has 20 life\n`;
  return analyseText(text)
    .problems.filter(({ code }) => code === 'player.lost')
    .map(({ severity, range, values }) => {
      const row = text.slice(0, range.start).split('\n').length - 3;
      return `${severity}, line ${row}: ${values['target']}, ${values['rule']}`;
    });
};

describe('a player who would lose', () => {
  it('is named at the line that brings it about, and not again', () => {
    expect(told('Bob loses 19 life', 'Bob loses 1 life', 'Bob loses 1 life')).toEqual([
      'information, line 2: Bob, 704.5a',
    ]);
  });

  it('is judged once all is done (704.3)', () => {
    expect(told('effect "Target player loses 25 life, then that player gains 30 life." targeting Bob')).toEqual([]);
    expect(told('effect "Target player gets ten poison counters." targeting Bob')).toEqual([
      'information, line 1: Bob, 704.5c',
    ]);
  });
});
