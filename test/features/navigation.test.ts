// Definition, references, outline, folding, rule pages.
import { describe, expect, it } from 'vitest';
import { definitionAt, referencesAt } from '../../server/src/features/navigation.ts';
import { rulePageText } from '../../server/src/features/rules.ts';
import { documentSymbols, foldingRanges } from '../../server/src/features/symbols.ts';
import { ruleOfPage, rulePage } from '../../server/src/protocol.ts';
import { allCitations, numberIn } from '../../server/src/rules/citations.ts';
import { citationText } from '../../server/src/rules/citationTexts.ts';
import { contextOf } from './draw.ts';

const text = `rules classic

card Own Bear {G}
  Creature — Bear
  2/2

scenario One
  Alice controls Own Bear as Cub
  effect "Cub gets +1/+1 until end of turn." as Growth
  suppose it goes
    destroy Cub
  expect Cub is 3/3

scenario Two
  Alice controls Own Bear
  expect Own Bear is 2/2
`;
const context = contextOf(text);
/** The place of `piece` in the n-th line (from 1). */
const at = (line: number, piece: string): number => {
  const start = context.lines.startOfLine(line - 1);
  return text.indexOf(piece, start) + 1;
};
const lines = (
  found: readonly { readonly range: { readonly start: { readonly line: number } } }[],
): readonly number[] => found.map(({ range }) => range.start.line + 1);

describe('navigation', () => {
  it('a label is defined where it is given', () => {
    expect(lines(definitionAt(context, at(12, 'Cub')))).toEqual([8]);
  });

  it('a card is defined by its block', () => {
    expect(lines(definitionAt(context, at(15, 'Own Bear')))).toEqual([3]);
  });

  it('references are those of the same thing in the same scenario', () => {
    const found = lines(referencesAt(context, at(12, 'Cub')));
    expect(found).toEqual(expect.arrayContaining([8, 11, 12]));
    expect(found).not.toContain(15);
  });

  it('there is nothing where no name stands', () => {
    expect(definitionAt(context, at(1, 'rules'))).toEqual([]);
    expect(referencesAt(context, at(12, 'expect'))).toEqual([]);
  });
});

describe('the outline', () => {
  it('has cards, scenarios and what is supposed in them', () => {
    const outline = documentSymbols(context).map(({ name, children }) => [name, children?.map((one) => one.name)]);
    expect(outline).toEqual([
      ['Own Bear', undefined],
      ['One', ['it goes']],
      ['Two', undefined],
    ]);
  });

  it('folds blocks', () => {
    expect(foldingRanges(context).map(({ startLine, endLine }) => [startLine + 1, endLine + 1])).toEqual(
      expect.arrayContaining([
        [3, 5],
        [10, 11],
      ]),
    );
  });
});

describe('the page about a rule', () => {
  it('says it, where it holds under which number, what rests on it and what stands beside it', () => {
    const page = rulePageText('en', 'classic', '418.5c').split('\n');
    expect(page[0]).toBe('Rule 418.5c (classic)');
    expect(page.slice(4, 7)).toEqual(['classic: 418.5c', '2011: 613.7b', 'current: 613.8b']);
    expect(page.join('\n')).toMatch(/Examples that rest on it \(.+\):\n {2}examples\/.+\.strata: .+/);
    expect(page.join('\n')).toContain('418.5b');
  });

  it('says in French where it does not hold, and that it is a policy', () => {
    const page = rulePageText('fr', 'current', '707.10f').split('\n');
    expect(page[0]).toBe('Règle 707.10f (current)');
    expect(page.slice(4, 7)).toEqual(['classic : ne vaut pas', '2011 : ne vaut pas', 'current : 707.10f']);
    expect(rulePageText('fr', 'classic', 'D20')).toContain('Décidé par Strata');
  });

  it.each(allCitations())('of $id has a sentence in both languages, and its numbers', ({ id, editions }) => {
    for (const locale of ['en', 'fr'] as const)
      for (const edition of editions) {
        const page = rulePageText(locale, edition, numberIn(edition, id));
        expect(page.split('\n')[2]).toMatch(/\p{L}.+\.$/u);
        expect(page).toContain(citationText(locale, id));
        expect(page).not.toContain('rule.page');
      }
  });

  it('says so where there is none', () => {
    expect(rulePageText('en', 'classic', '999.9')).toBe('There is no rule 999.9 among those that Strata cites.\n');
  });

  it('is found again by its address, whatever the number holds', () => {
    expect(ruleOfPage(rulePage('classic', '418.5a′'))).toEqual({ edition: 'classic', number: '418.5a′' });
    expect(ruleOfPage('file:///x')).toBeUndefined();
    expect(ruleOfPage('strata-rule:/classic/%E0%A4%A')).toBeUndefined();
  });
});

describe('the rules beside a rule', () => {
  it('are those that hold in the edition of the page, by its numbers (613.1)', () => {
    const page = rulePageText('en', '2011', '613.1a');
    const beside = (page.split('Beside it')[1] ?? '').split('\nRule ')[0] ?? '';
    expect(beside).not.toMatch(/418\.|everything else/);
    for (const letter of 'bcdefg') expect(beside).toContain(`  613.1${letter}  `);
    const classic = rulePageText('en', 'classic', '418.5a.1');
    expect(classic).toContain('418.5a.5');
    expect(classic).not.toMatch(/\n {2}613/);
  });
});
