// Chapters of Sagas (714): read with their numerals, and told one by one as lore counters come.
import { describe, expect, it } from 'vitest';
import { analyseText, failing } from '../../scenario/helpers.ts';
import { ability } from './help.ts';

const SAGA = [
  'card Tale of Tests {1}{W}',
  '  Enchantment — Saga',
  '  (As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)',
  '  I — You gain 3 life.',
  '  II, III — Creatures you control get +1/+1 until end of turn.',
].join('\n');

describe('sagas', () => {
  it('reads the chapters of a line', () => {
    const found = ability('II, III — Draw a card.');
    expect(found.kind === 'triggered' && found.event).toEqual({ on: 'chapter', chapters: [2, 3] });
  });

  it('tells a chapter as the Saga enters and in each main phase (714.3)', () => {
    const { runs } = analyseText(
      `rules current\n\n${SAGA}\n\nscenario Chapters\n  Alice controls Gray Ogre\n  Alice casts Tale of Tests\n  expect Alice has 23 life, Tale of Tests has 1 lore counter\n  next turn\n  next turn\n  expect Tale of Tests has 2 lore counters, Gray Ogre is 3/3\n`,
    );
    const [run] = runs;
    expect(run === undefined ? [] : failing(run)).toEqual([]);
    expect(run?.outcome).toBe('passed');
  });

  it('is sacrificed after its last chapter (714.4)', () => {
    const { runs } = analyseText(
      `rules current\n\n${SAGA}\n\nscenario Told\n  Alice controls Gray Ogre\n  Alice casts Tale of Tests\n  next turn\n  next turn\n  next turn\n  next turn\n  expect Gray Ogre is 3/3, Tale of Tests is in Alice's graveyard\n`,
    );
    const [run] = runs;
    expect(run === undefined ? [] : failing(run)).toEqual([]);
    expect(run?.outcome).toBe('passed');
  });
});
