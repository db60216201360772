// A declaration is judged with the lines below it: an edit there changes what stands above, however far up a run could go on from.
import { describe, expect, it } from 'vitest';
import { analyseText, firstRun, visible } from './helpers.ts';

const CARDS = `rules current

card Alley Stalker {2}{R}
  Creature — Goblin
  Menace
  3/2

card Lure Flower {3}{G}
  Creature — Plant
  All creatures able to block this creature do so.
  1/1

scenario T
`;

const textOf = (...lines: readonly string[]): string => `${CARDS}${lines.map((line) => `  ${line}\n`).join('')}`;

const BEFORE = Array.from({ length: 13 }, (_, index) => `Alice has ${20 - index} life`);
const SET_UP = ['Alice controls Alley Stalker', 'Bob controls Gray Ogre, Hill Giant', 'Alley Stalker attacks Bob'];
const BLOCK = 'Gray Ogre blocks Alley Stalker';
const BETWEEN = ['expect Gray Ogre is on the battlefield', 'expect Hill Giant is on the battlefield'];
const AFTER = Array.from({ length: 20 }, () => 'expect Alley Stalker is on the battlefield');

describe('a declaration of several lines', () => {
  const alone = textOf(...BEFORE, ...SET_UP, BLOCK, ...BETWEEN, ...AFTER);
  const both = textOf(...BEFORE, ...SET_UP, BLOCK, ...BETWEEN, 'Hill Giant blocks Alley Stalker', ...AFTER);

  it('is wrong without its second line, and right with it', () => {
    expect(firstRun(alone).outcome).toBe('failed');
    expect(firstRun(both).outcome).toBe('passed');
  });

  it.each([
    ['comes', alone, both],
    ['goes', both, alone],
  ])('is judged anew where its second line %s', (_, from, to) => {
    expect(visible(analyseText(to, analyseText(from)))).toBe(visible(analyseText(to)));
  });

  it('is judged in each place a run can go on from', () => {
    for (let count = 0; count < 20; count += 1) {
      const head = BEFORE.slice(0, 10).concat(Array.from({ length: count }, () => 'Alice has 20 life'));
      const from = textOf(...head, ...SET_UP, BLOCK, ...AFTER);
      const to = textOf(...head, ...SET_UP, BLOCK, ...AFTER, 'Hill Giant blocks Alley Stalker');
      expect(visible(analyseText(to, analyseText(from)))).toBe(visible(analyseText(to)));
    }
  });
});

describe('what must be blocked', () => {
  const many = (count: number): string =>
    textOf(
      `Alice controls Lure Flower, ${Array.from({ length: 8 }, (_, index) => `Alley Stalker as S${index}`).join(', ')}`,
      `Bob controls ${Array.from({ length: count }, (_, index) => `Gray Ogre as O${index}`).join(', ')}`,
      `Alice attacks Bob with Lure Flower, ${Array.from({ length: 8 }, (_, index) => `S${index}`).join(', ')}`,
      'Bob blocks S0 with O0, O1',
      'expect O0 is blocking',
    );

  it('is found out among many attackers and blockers, at once', () => {
    const before = process.cpuUsage();
    const run = firstRun(many(30));
    expect(run.problems.map(({ code }) => code)).toContain('declare.mustBlockIt');
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
  });

  it('that only more changes than are tried would better is not judged, and said', () => {
    const lines = [
      `Alice controls War Drum, ${Array.from({ length: 8 }, (_, index) => `Boar as B${index}`).join(', ')}`,
      `Bob controls ${Array.from({ length: 12 }, (_, index) => `Gray Ogre as O${index}`).join(', ')}`,
      `Alice attacks Bob with ${Array.from({ length: 8 }, (_, index) => `B${index}`).join(', ')}`,
      'Bob blocks B0 with O0, O1, O2',
      'expect O0 is blocking',
    ];
    const cards = `rules current

card War Drum {R}
  Artifact
  Creatures you control can't be blocked except by three or more creatures.

card Boar {G}
  Creature — Boar
  This creature must be blocked if able.
  1/1

scenario T
`;
    const run = firstRun(`${cards}${lines.map((line) => `  ${line}\n`).join('')}`);
    expect([run.outcome, run.unprovenBecause.map(({ code }) => code)]).toEqual(['unproven', ['declaration']]);
  });
});
