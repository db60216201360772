// What once passed though it should not have: each must be said, or leave the scenario unproven.
import { describe, expect, it } from 'vitest';
import { analyseText, lines } from './helpers.ts';

const outcomeOf = (text: string): string | undefined => analyseText(text).runs[0]?.outcome;

describe('a card block with words that mean nothing', () => {
  it.each(['Creature — Bezr', 'Blorf Creature — Bear', 'Creature Bear'])(
    'leaves unproven what uses it: %s (205.1)',
    (type) => {
      const text = `rules current\ncard Odd {G}\n  ${type}\n  2/2\nscenario S\n  Alice controls Odd\n  expect Odd is 2/2\n`;
      expect(outcomeOf(text)).toBe('unproven');
      expect(outcomeOf(text.replace('scenario S', 'scenario S\n  ignoring text of Odd'))).toBe('passed');
    },
  );

  it('with a line that is no type line as well', () => {
    const text =
      'rules current\ncard Odd {G}\n  Summon Bear\nscenario S\n  Alice controls Odd, Gray Ogre\n  expect Gray Ogre is 2/2\n';
    expect(outcomeOf(text)).toBe('unproven');
  });
});

describe('more than a line can bring in', () => {
  it.each([
    ['Alice controls 300000 Gray Ogres', 'size', 40_000],
    ['Alice creates 3000 1/1 white Soldier creature tokens', 'objects', 2000],
  ])('is said, nothing is brought in, and nothing is decided: %s', (line, what, limit) => {
    const analysis = analyseText(`rules current\nscenario S\n  ${line}\n  expect Alice controls 2000 creatures\n`);
    const problem = analysis.problems.find(({ code }) => code === 'work.tooMuch');
    expect(problem?.severity).toBe('warning');
    expect(problem?.values).toEqual({ what, limit, of: 'statement' });
    expect(analysis.runs[0]?.outcome).toBe('unproven');
  });
});

describe('a rule cited that no rules have', () => {
  it('is a warning', () => {
    const analysis = analyseText(lines`
      rules current
      scenario S
        cites 999.9, 103.4
        Alice controls Gray Ogre
        expect Gray Ogre is 2/2
    `);
    const about = analysis.problems.filter(({ code }) => code === 'cites.unknown');
    expect(about.map(({ severity, values }) => `${values['rule']} ${severity}`)).toEqual([
      '999.9 warning',
      '103.4 hint',
    ]);
  });
});

describe('what a card has at a level only', () => {
  it.each([
    ['unproven', 'Level up {1}', 'LEVEL 1-4', '4/4', 'Flying', 'It hums a tune.'],
    ['passed', '{2}: Level 2', 'Flying'],
    ['unproven', '{2}: Level 2', 'It hums a tune.'],
  ])('is not there below it, %s: %s (711.2, 716.2)', (outcome, ...text) => {
    const all = text.map((line) => `  ${line}\n`).join('');
    const source = `rules current\ncard Odd {G}\n  Artifact Creature — Bear\n${all}  2/2\nscenario S\n  Alice controls Odd\n  expect Odd lacks flying\n`;
    expect(outcomeOf(source)).toBe(outcome);
  });
});

describe('what a spacecraft has from so many charge counters on', () => {
  it('is there with them and not without (721.2)', () => {
    const source =
      'rules current\ncard Odd {G}\n  Artifact\n  STATION 8+\n  Flying\nscenario S\n  Alice controls Odd, Odd with 9 charge counters as Full\n  expect Full has flying\n';
    expect(outcomeOf(source)).toBe('passed');
    expect(outcomeOf(source.replace('with 9', 'with 7'))).toBe('failed');
  });
});

describe('faces as card databases print them', () => {
  it('are parted by //', () => {
    const source =
      'rules current\ncard Day {G}\n  Creature — Bear\n  2/2\n  //\n  Night\n  Creature — Wolf\n  3/3\nscenario S\n  Alice controls Day\n  expect Day is 2/2\n';
    expect(outcomeOf(source)).toBe('passed');
  });
});
