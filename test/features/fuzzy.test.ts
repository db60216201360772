// Card names by what is typed of them: the best fit first, however the name is begun.
import { describe, expect, it } from 'vitest';
import { bestCards, fitOf } from '../../server/src/features/complete/fuzzy.ts';
import { completionsAt } from '../../server/src/features/completion.ts';
import { LineIndex } from '../../server/src/features/lines.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { indexOfCards } from '../../server/src/scenario/names.ts';
import { library } from '../scenario/helpers.ts';

const names = ['Gray Ogre', 'Great Gray Owl', 'Ogre Grunt', 'Grave Digger', 'Gray', 'Storm of Ogres', 'Hill Giant'];
const index = indexOfCards(names);
const found = (typed: string, loosely = true): readonly string[] =>
  bestCards(index, typed, loosely, 10).map(({ name }) => name);

describe('the fit of a name', () => {
  it('is best for the whole, then its beginning, the shorter the better', () => {
    expect(found('gray')).toEqual(['Gray', 'Gray Ogre', 'Great Gray Owl']);
    expect(found('gra')).toEqual(['Gray', 'Gray Ogre', 'Grave Digger', 'Great Gray Owl']);
  });

  it('knows words that are begun, in their order', () => {
    expect(found('gr og')).toEqual(['Gray Ogre']);
    expect(found('st ogr')).toEqual(['Storm of Ogres']);
    expect(found('ogr')).toEqual(['Ogre Grunt', 'Gray Ogre', 'Storm of Ogres']);
  });

  it('knows letters in their order, from the start of a word', () => {
    expect(found('grogr')).toEqual(['Gray Ogre']);
    expect(found('hgnt')).toEqual(['Hill Giant']);
    expect(found('hgnt', false)).toEqual([]);
    expect(found('iant')).toEqual([]);
    expect(found('hg')).toEqual([]);
  });

  it('is none for other words', () => {
    expect(fitOf('gray ogre', 'ogre gray')).toBeUndefined();
    expect(fitOf('gray ogre', 'grayx')).toBeUndefined();
    expect(fitOf('gray (ogre)', 'og(')).toBeUndefined();
  });

  it('gives no more than are asked for', () => {
    expect(bestCards(index, '', true, 3)).toHaveLength(3);
    expect(bestCards(index, 'g', true, 2)).toHaveLength(2);
  });
});

describe('completion of card names', () => {
  const completed = (line: string): readonly string[] => {
    const text = `rules classic\n\nscenario S\n${line}`;
    const analysis = analyse({ uri: 'file:///a.strata', text, version: 1, files: new Map(), library });
    const { items } = completionsAt({
      context: { locale: 'en', analysis, lines: new LineIndex(text), linesOf: () => undefined },
      text,
      lines: new LineIndex(text),
      offset: text.length,
      library: [index],
      probe: () => analysis,
    });
    return items.filter(({ kind }) => kind === 7).map(({ label }) => label);
  };

  it('finds a name by its letters, and by the beginnings of its words', () => {
    expect(completed('  Alice controls hgnt')).toEqual(['Hill Giant']);
    expect(completed('  Alice controls gr og')[0]).toBe('Gray Ogre');
    expect(completed('  Alice controls gray')).toEqual(['Gray', 'Gray Ogre', 'Great Gray Owl']);
  });
});
