// Completion inside the rules text of a card block, and fixes of mistyped words there.
import { describe, expect, it } from 'vitest';
import { codeActionsAt } from '../../server/src/features/codeActions.ts';
import { rulesTextDrafts, rulesTextPlace } from '../../server/src/features/complete/rulesText.ts';
import { diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { contextOf } from './draw.ts';

const offered = (text: string): readonly string[] => {
  const place = rulesTextPlace(text, text.length);
  return place === undefined ? [] : rulesTextDrafts(place).map(({ label }) => label);
};

const head = 'card Marsh Warden {1}{B}\n  Creature — Zombie\n';

describe('completion inside rules text', () => {
  it('offers the card itself and what a line can begin with, with a capital', () => {
    expect(offered(`${head}  M`)).toContain('Marsh Warden');
    expect(offered(`${head}  When`)).toEqual(expect.arrayContaining(['Whenever', 'When']));
  });

  it('offers what an ability can do behind its cost, its event, and a sentence', () => {
    for (const before of ['{G}: ', '{1}, {T}: ', 'When Marsh Warden enters, ', '{G}: Draw a card. '])
      expect(offered(`${head}  ${before}`)).toEqual(
        expect.arrayContaining(
          ['Target', 'Draw', 'Destroy'].map((word) => (/, $/.test(before) ? word.toLowerCase() : word)),
        ),
      );
  });

  it('offers predicates after a subject, and keywords after “have”', () => {
    expect(offered(`${head}  Zombies you control g`)).toEqual(expect.arrayContaining(['get', 'gain']));
    expect(offered(`${head}  Zombies you control have fl`)).toContain('flying');
  });

  it('offers nothing on the type line, outside card blocks and in comments', () => {
    expect(rulesTextPlace('card Marsh Warden {1}{B}\n  Cre', 30)).toBeUndefined();
    expect(offered('scenario One\n  Alice controls M')).toEqual([]);
    expect(offered(`${head}  # When`)).toEqual([]);
  });
});

describe('a word a slip away', () => {
  it('is offered as a fix with which the text is read', () => {
    const context = contextOf(`rules current

${head}  Other Zombies you contrl get +1/+1.
  2/2

scenario Nothing happens
  Alice controls Marsh Warden
`);
    const all = diagnosticsOf(context, { limit: 100, rulePages: false });
    const hint = all.find(({ range }) => context.analysis.text.split('\n')[range.start.line]?.includes('contrl'));
    const titles = hint === undefined ? [] : codeActionsAt(context, all, hint.range).map(({ title }) => title);
    expect(titles).toContain('Write “control”');
  });
});
