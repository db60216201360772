// What features tell of other editions: a short line in hovers, hints on lines, links to the pages of rules, the page of a comparison.
import { describe, expect, it } from 'vitest';
import { comparePage } from '../../server/src/features/comparePage.ts';
import type { FeatureContext } from '../../server/src/features/context.ts';
import { editionHints } from '../../server/src/features/editionHints.ts';
import { ruleLinks } from '../../server/src/features/links.ts';
import type { Locale } from '../../server/src/messages/message.ts';
import { compareEditions, runInAllEditions } from '../../server/src/scenario/compare.ts';
import { lines } from '../scenario/helpers.ts';
import { libraryPool } from '../server/library.ts';
import { contextOf, hoverOn } from './draw.ts';

const inputOf = ({ analysis }: FeatureContext) => ({
  uri: analysis.uri,
  text: analysis.text,
  version: 1,
  files: new Map<string, string | null>(),
  library: libraryPool,
});

/** A context whose hovers look at other editions. */
const looking = (text: string, locale: Locale = 'en'): FeatureContext => {
  const context = contextOf(text, locale);
  return {
    ...context,
    otherEditions: (scenario) => {
      const { start } = scenario.range;
      const steps = runInAllEditions(inputOf(context), context.analysis, (one) => one.range.start === start);
      for (;;) {
        const step = steps.next();
        if (step.done === true) return step.value.runs;
      }
    },
  };
};

const PUMPED = lines`
  rules classic
  scenario Giant Growth, then Humility
    Alice controls Gray Ogre
    Alice casts Giant Growth targeting Gray Ogre
    Alice controls Humility   # sets
    expect Gray Ogre is 1/1
    in classic expect Gray Ogre has no abilities
`;

describe('a hover', () => {
  it('tells the other editions’ result where it differs (418.5a.6b, 613.4b)', () => {
    const hover = hoverOn(looking(PUMPED), 'expect Gray Ogre is', 'Gray Ogre');
    expect(hover.split('\n')[0]).toBe(
      'Gray Ogre — 1/1 red Ogre creature, controlled by Alice — after line 5 · classic',
    );
    expect(hover.split('\n').at(-1)).toBe('- in 2011, current: 4/4 red Ogre creature');
  });

  it('says that a line is refused there, and not that what it brings is not in the game (614.12)', () => {
    const text =
      'rules current\nscenario One\n  Alice controls Gray Ogre, Humility\n  Alice casts Clone\n  expect Clone is 1/1\n';
    expect(hoverOn(looking(text), 'expect Clone', 'Clone')).toContain(
      'in classic, 2011: the line that would bring it in is refused there',
    );
    const gone = 'rules current\nscenario One\n  Alice controls Gray Ogre\n  destroy Gray Ogre\n';
    expect(hoverOn(looking(gone), 'destroy', 'Gray Ogre')).not.toContain('refused');
  });

  it('says nothing of them where they agree, and nothing without the setting', () => {
    expect(hoverOn(looking(PUMPED), 'Alice casts', 'Gray Ogre')).not.toContain('in 2011');
    expect(hoverOn(contextOf(PUMPED), 'expect Gray Ogre is', 'Gray Ogre')).not.toContain('in 2011');
  });

  it('tells what an expectation comes to elsewhere', () => {
    const hover = hoverOn(looking(PUMPED), 'expect Gray Ogre is', 'is 1/1');
    expect(hover).toContain('- in 2011, current: does not hold: 4/4');
  });

  it('tells only what the file’s own editions do not', () => {
    const context = looking(PUMPED.replace('rules classic', 'rules classic, current'));
    const hover = hoverOn(context, 'expect Gray Ogre is', 'Gray Ogre');
    expect(hover).toContain('current');
    expect(hover).not.toContain('- in ');
  });

  it('tells of an object that another edition has elsewhere (D48, 704.5j)', () => {
    const context = looking(lines`
      rules classic
      scenario Legends
        Alice controls Isamaru, Hound of Konda as Hers
        Bob controls Isamaru, Hound of Konda as His
        expect Hers is in Alice's graveyard
      card Isamaru, Hound of Konda {W}
        Legendary Creature — Hound
        2/2
    `);
    expect(hoverOn(context, 'expect Hers', 'Hers').split('\n').at(-1)).toBe(
      '- in current: 2/2 white legendary Hound creature, battlefield',
    );
  });

  it('is French where French is asked for', () => {
    const hover = hoverOn(looking(PUMPED, 'fr'), 'expect Gray Ogre is', 'Gray Ogre');
    expect(hover.split('\n').at(-1)).toMatch(/^- dans 2011, current : 4\/4/);
  });
});

describe('hints', () => {
  const hintsOf = (text: string): readonly string[] => {
    const context = contextOf(text);
    return editionHints(context, compareEditions(inputOf(context))).map(({ range, severity, message }) => {
      const line = text.split('\n')[range.start.line] ?? '';
      return `${range.start.line + 1} [${line.slice(range.start.character, range.end.character)}] ${severity}: ${message}`;
    });
  };

  it('mark the lines whose meaning depends on the edition, without their comments', () => {
    expect(hintsOf(PUMPED)).toEqual([
      '5 [Alice controls Humility] 3: This depends on the edition. Gray Ogre: 1/1 in classic; 4/4 in 2011, current. (layer 6b of classic (418.5a.6b) against layer 7b of 2011 (613.3b))',
      '6 [expect Gray Ogre is 1/1] 3: This depends on the edition. expect Gray Ogre is 1/1: holds in classic; does not hold: 4/4 in 2011, current. (layer 6b of classic (418.5a.6b) against layer 7b of 2011 (613.3b))',
    ]);
  });

  it('leave out what tokens are called (111.4)', () => {
    expect(hintsOf('rules current\nscenario T\n  Alice controls a 1/1 white Soldier creature token\n')).toEqual([]);
  });
});

describe('links', () => {
  it('lead from a rule that is cited to its page in the edition of the file', () => {
    const context = contextOf(lines`
      rules current
      scenario Cited
        cites 613.4b, 999.9
        Alice controls White Knight
        illegal Bob casts Doom Blade targeting White Knight by 702.16b
    `);
    expect(
      ruleLinks(context).map(({ range, target, tooltip }) => [range.start.line + 1, target, tooltip !== '']),
    ).toEqual([
      [3, 'strata-rule:/current/613.4b', true],
      [5, 'strata-rule:/current/702.16b', true],
    ]);
  });
});

describe('the page of a comparison', () => {
  it('has a table a scenario that differs, the rules behind it, and the others by title', () => {
    const text = `${PUMPED}\nscenario Plain | simple\n  Alice controls Forest\n  expect Forest is a land\n`;
    const context = contextOf(text);
    const page = comparePage('en', 'a_b.strata', compareEditions(inputOf(context)));
    expect(page).toContain('# Editions compared: a\\_b.strata');
    expect(page).toContain('1 of 2 scenarios comes out differently in classic, 2011 and current.');
    expect(page).toContain('| Line | What | classic | 2011 | current |\n| --- |');
    expect(page).toContain('| 5 | Gray Ogre | 1/1 | 4/4 | 4/4 |\n');
    expect(page).toContain(
      '- line 5, Gray Ogre: layer 6b of classic ([418.5a.6b](#4185a6b-classic)) against layer 7b of 2011 ([613.3b](#6133b-2011))\n',
    );
    expect(page).toMatch(/#### 613\.3b \(2011\)\n\n.+/);
    expect(page).toContain('The same in every edition: Plain \\| simple');
  });
});
