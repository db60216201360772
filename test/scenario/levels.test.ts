// Level symbols: what stands below one counts while the creature has that many level counters (711.2).
import { describe, expect, it } from 'vitest';
import { compileText } from '../../server/src/cards/oracle/compile.ts';
import { shorten } from '../../server/src/features/describe.ts';
import { failing, firstRun } from './helpers.ts';

const card = `card Warded Pupil {W}
  Creature — Human Knight
  Level up {W}
  LEVEL 2-6
  3/3
  First strike
  LEVEL 7+
  4/4
  Double strike
  {T}: Draw a card.
  1/1`;

const shown = (edition: string, ...lines: readonly string[]): readonly string[] =>
  failing(firstRun(`rules ${edition}\n\n${card}\n\nscenario Shown\n${lines.map((line) => `  ${line}`).join('\n')}\n`));

describe('level symbols', () => {
  it('are one static ability each, with all that stands below them', () => {
    const { abilities } = compileText('LEVEL 2-6\n3/3\nFirst strike\nLEVEL 7+\n4/4', { names: ['Pupil'] });
    expect(abilities.map(({ text, state }) => [text, state])).toEqual([
      ['LEVEL 2-6\n3/3\nFirst strike', 'proven'],
      ['LEVEL 7+\n4/4', 'proven'],
    ]);
  });

  it('are told of in one line', () => {
    expect(shorten('LEVEL 2-6\n3/3\nFirst strike')).toBe('LEVEL 2-6 3/3 First strike');
  });

  it.each(['classic', '2011', 'current'])('give size and abilities at their level alone (%s)', (edition) => {
    expect(
      shown(
        edition,
        'Alice controls Warded Pupil',
        'Alice has Island in library',
        'put a level counter on Warded Pupil',
        'expect Warded Pupil is 1/1, lacks first strike',
        'put a level counter on Warded Pupil',
        'expect Warded Pupil is 3/3, has first strike, lacks double strike',
        'put 5 level counters on Warded Pupil',
        'expect Warded Pupil is 4/4, has double strike, lacks first strike',
        'next turn',
        'next turn',
        'Alice activates Warded Pupil ability 2',
        'expect Alice has drawn 1 card',
      ),
    ).toEqual([]);
  });

  it('give a counter each time the level goes up (702.87a)', () => {
    expect(
      shown(
        'current',
        'Alice controls Warded Pupil',
        'Alice activates Warded Pupil ability 1',
        'Alice activates Warded Pupil ability 1',
        'expect Warded Pupil is 3/3, has 2 level counters',
      ),
    ).toEqual([]);
  });
});
