// What is made from the tables of keywords is what they give: the page, and the words in the colours of scenario files.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keywordsPage, withKeywordColours } from '../../scripts/build/keywordsPage.ts';
import { KEYWORD_NAMES } from '../../server/src/keywords/keywords.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('made from the tables of keywords (npm run keywords)', () => {
  it('the page', () => {
    expect(read('docs/keywords.md') === keywordsPage()).toBe(true);
  });

  it('the colours', () => {
    const grammar = read('syntaxes/strata.tmLanguage.json');
    expect(withKeywordColours(grammar) === grammar).toBe(true);
    expect(KEYWORD_NAMES.filter((name) => name !== 'landwalk' && grammar.split(`|${name}|`).length < 3)).toEqual([
      KEYWORD_NAMES.at(-1),
    ]);
  });
});
