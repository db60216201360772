// A colour indicator in an edition that is older than it: said at its line, for cards that a scenario uses, and nowhere else.
import { describe, expect, it } from 'vitest';
import { analyseText, markedBy } from './helpers.ts';

const FILE = (rules: string) => `rules ${rules}

card Dusk Arbor
  Land Creature — Forest Dryad
  Color indicator: Green
  1/1

card Never Used
  Land Creature — Forest Dryad
  Color indicator: Red
  1/1

scenario Green or not
  Alice controls Dusk Arbor
  expect Dusk Arbor is 1/1
`;

describe('204: colour indicators', () => {
  it('count for nothing in older editions, which is said', () => {
    expect(markedBy(analyseText(FILE('classic')), 'card.indicatorUnknown')).toEqual(['Color indicator: Green']);
    expect(markedBy(analyseText(FILE('2011, current')), 'card.indicatorUnknown')).toEqual(['Color indicator: Green']);
  });

  it('count today', () => {
    expect(markedBy(analyseText(FILE('current')), 'card.indicatorUnknown')).toEqual([]);
  });
});
