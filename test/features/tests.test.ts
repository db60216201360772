// Scenarios as tests: what the Test Explorer shows of a check, outcome by outcome.
import { describe, expect, it } from 'vitest';
import { testsOf } from '../../server/src/features/tests.ts';
import { contextOf } from './draw.ts';

const text = `card Odd Bear {1}{G}
  Creature — Bear
  Whenever somebody somewhere sneezes, dance.
  2/2

card Runeclaw Bear {1}{G}
  Creature — Bear
  2/2

scenario Twice
  rules classic, current
  Alice controls Runeclaw Bear
  effect "Target creature gets +4/+4 until end of turn." targeting Runeclaw Bear
  effect "Target creature becomes 0/1 until end of turn." targeting Runeclaw Bear
  expect Runeclaw Bear is 0/1

scenario Unread
  rules current
  Alice controls Odd Bear
  expect Odd Bear is 2/2

scenario Silent
  rules current
  Alice controls Runeclaw Bear

scenario Silent
  rules current
  Alice casts Bear
  expect Runeclaw Bear is on the battlefield
`;

describe('scenarios as tests', () => {
  const tests = testsOf(contextOf(text));

  it('are one a scenario and edition, each with its outcome', () => {
    expect(tests.map(({ scenario, edition, outcome }) => [scenario, edition, outcome])).toEqual([
      ['Twice', 'classic', 'passed'],
      ['Twice', 'current', 'failed'],
      ['Unread', 'current', 'unproven'],
      ['Silent', 'current', 'nothingToCheck'],
      ['Silent #2', 'current', 'failed'],
    ]);
  });

  it('say what is expected and what is so, at the place', () => {
    const [, current] = tests;
    expect(current?.messages).toEqual([
      expect.objectContaining({
        expected: '0/1',
        actual: '4/5',
        text: expect.stringContaining('expected 0/1, found 4/5'),
      }),
    ]);
    expect(current?.messages[0]?.range?.start.line).toBe(14);
    expect(current?.summary).toBe('✗ Failed: 0 of 1 expectation holds.');
    expect(tests[0]?.messages).toEqual([]);
  });

  it('say what an unproven one rests on, and what a line lacks', () => {
    expect(tests[2]?.messages.map((one) => one.text).join()).toContain('sneezes');
    expect(tests[4]?.messages.length).toBeGreaterThan(0);
    expect(tests[4]?.messages.every(({ range }) => range !== undefined && range.start.line >= 25)).toBe(true);
  });

  it('stand at the titles, in French too', () => {
    expect(tests[2]?.range).toEqual({ start: { line: 16, character: 9 }, end: { line: 16, character: 15 } });
    expect(testsOf(contextOf(text, 'fr'))[1]?.summary).toMatch(/^✗ /);
    expect(testsOf(contextOf(text, 'fr'))[1]?.summary).not.toMatch(/hold/);
  });

  it('of a file without headers have no title of their own', () => {
    const [one] = testsOf(
      contextOf('card Bear {G}\n  Creature — Bear\n  1/1\n\nAlice controls Bear\nexpect Bear is 1/1\n'),
    );
    expect(one).toMatchObject({ title: '', outcome: 'passed' });
  });
});
