// What is said of slips that newcomers made: the word that is wrong, and what to write instead.
import { describe, expect, it } from 'vitest';
import { analyseText } from './helpers.ts';

const said = (body: string, head = ''): readonly string[] => {
  const analysis = analyseText(`rules current\n${head}scenario S\n  ${body.replaceAll('\n', '\n  ')}\n`);
  return analysis.problems
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ code, range, values }) => {
      const nearest = values?.['nearest'];
      return `${code} ${analysis.text.slice(range.start, range.end)}${nearest === undefined ? '' : ` → ${nearest}`}`;
    });
};

describe('a name that nothing has', () => {
  it.each([
    ['Alice controls Gray Ogre\nexpect Gray Ogre can attack Carol', ['unknown-name Carol']],
    ['Alice controls Wall of Stone', ['unknown-name Wall of Stone']],
    ['Alice controls Gray Ogre\nAlice controls Spirit of the Hearth', ['unknown-name Spirit of the Hearth']],
  ])('is named whole, and alone: %s', (body, expected) => {
    expect(said(body)).toEqual(expected);
  });
});

describe('a little word that does not fit', () => {
  it('is no slip for a creature type', () => {
    expect(said('Alice controls 1 creatures with flying')).toEqual(['unreadable with']);
  });
});

describe('a list that is still being typed', () => {
  it('is read as far as it goes, with its problem', () => {
    expect(said('Alice controls Gray Ogre, Hill Giant,\nexpect Gray Ogre is 2/2')).toEqual(['line-ends-early ,']);
  });
});

describe('a mana cost', () => {
  const block = (head: string): string => `card ${head}\n  Creature — Bear\n  2/2\n`;

  it('without braces is taken for a part of the name, and said (202.1)', () => {
    expect(said('Alice has 20 life', block('Baz 1G'))).toEqual(['card-bare-cost 1G → {1}{G}']);
    expect(said('Alice has 20 life', block('Baz 2'))).toEqual([]);
    expect(said('Alice has 20 life', block('Baz {1}{G}'))).toEqual([]);
  });
});

describe('an effect that is not read', () => {
  it('is named in what the scenario rests on', () => {
    const text =
      'rules current\nscenario S\n  Alice controls Gray Ogre\n  effect "Gray Ogre blorfs."\n  expect Gray Ogre is 2/2\n';
    expect(analyseText(text).runs[0]?.unprovenBecause).toEqual([
      { code: 'effect.notRead', values: { text: 'Gray Ogre blorfs.' } },
    ]);
  });
});

describe('parentheses in the middle of an effect', () => {
  it.each([
    ['Gray Ogre (the red one) gets +1/+1 until end of turn.', ['(the red one)']],
    ['Gray Ogre gains flying until end of turn. (It can fly.)', []],
  ])('are passed over, with a hint: %s', (text, expected) => {
    const analysis = analyseText(`rules current\nscenario S\n  Alice controls Gray Ogre\n  effect "${text}"\n`);
    const hints = analysis.problems.filter(({ code }) => code === 'effect.reminder');
    expect(hints.map(({ range }) => analysis.text.slice(range.start, range.end))).toEqual(expected);
    expect(hints.every(({ severity }) => severity === 'hint')).toBe(true);
  });
});
