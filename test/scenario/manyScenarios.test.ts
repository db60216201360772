// A file of thousands of scenarios: what was wrong with reading each is looked for where it stands, never in all of the file.
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../server/src/scenario/result.ts';
import { problemsOfReading } from '../../server/src/scenario/runResult.ts';

/** One problem a line of ten characters; each look at where one stands is counted. */
const lines = (count: number, looked: () => void): readonly Problem[] =>
  Array.from({ length: count }, (_, at) => ({
    code: 'unreadable',
    severity: 'error',
    values: { at },
    get range() {
      looked();
      return { start: at * 10, end: at * 10 + 5 };
    },
  }));

describe('what was wrong with reading a scenario', () => {
  it('is what lies within it, in whatever order it was found', () => {
    const problems = [...lines(30, () => {})].reverse();
    const within = problemsOfReading(problems);
    for (let start = 0; start < 300; start += 7)
      for (const end of [start, start + 5, start + 44, 300])
        expect(new Set(within({ start, end }))).toEqual(
          new Set(problems.filter(({ range }) => range.start >= start && range.end <= end)),
        );
  });

  it('takes so many looks as there are lines, times the halvings that find the first', () => {
    const looksFor = (count: number): number => {
      let looks = 0;
      const within = problemsOfReading(
        lines(count, () => {
          looks += 1;
        }),
      );
      for (let at = 0; at < count; at += 1) expect(within({ start: at * 10, end: at * 10 + 9 })).toHaveLength(1);
      return looks;
    };
    expect(looksFor(4000)).toBeLessThan(2.5 * looksFor(2000));
  });
});
