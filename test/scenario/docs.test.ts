// The reference shows every form of the grammar; each of its examples is read without a problem and holds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { poolOfTexts } from '../../server/src/scenario/cardPool.ts';
import { indexOfParsedCards, type LineToRead, parseCards, parseDocument } from '../../server/src/scenario/document.ts';
import { CLAUSES } from '../../server/src/scenario/parseClauses.ts';
import { LineState } from '../../server/src/scenario/parseCore.ts';
import { VERBS } from '../../server/src/scenario/parsePredicateParts.ts';
import { PREDICATES } from '../../server/src/scenario/parsePredicates.ts';
import { STATEMENT_FORMS } from '../../server/src/scenario/parseStatements.ts';
import { wordsOf } from '../../server/src/scenario/words.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/language.md'), 'utf8');
const texts = readdirSync(join(root, 'server/library')).map((name) => ({
  name,
  text: readFileSync(join(root, 'server/library', name), 'utf8'),
}));
const library = texts.map(({ text }) => indexOfParsedCards(parseCards(text)));
const pool = poolOfTexts(texts);

const blocks = [...page.matchAll(/^```strata\n([\s\S]*?)^```$/gm)].map((match) => ({
  line: page.slice(0, match.index).split('\n').length,
  text: match[1] ?? '',
}));

const lines: LineToRead[] = [];
const problems = blocks.map(({ text }) => parseDocument(text, { library }, (line) => lines.push(line)).problems);
const states = lines.map(({ words, scope }) => new LineState(words, scope, 'quick'));

/** Whether some line says something by a rule at a place where these words stand just before. */
const shows = (phrases: readonly string[], reads: (line: LineState, at: number) => boolean): boolean =>
  phrases.some((phrase) => {
    const keys = wordsOf(phrase).map((word) => word.key);
    return states.some((line) =>
      line.words.some(
        (_, at) => keys.every((key, index) => line.key(at + index) === key) && reads(line, at + keys.length),
      ),
    );
  });

describe('docs/language.md', () => {
  test.each(blocks.map(({ line }, index) => [line, index]))(
    'the example at line %i is read without a problem',
    (_, index) => {
      expect(problems[index]).toEqual([]);
    },
  );

  /** Examples of what the engine does not do yet. One that holds has to leave this list. */
  const OPEN: ReadonlySet<string> = new Set();

  test.each(blocks.map(({ line, text }) => [line, text] as const))('the example at line %i holds', (_, text) => {
    const analysis = analyse({ uri: 'page', text, version: 1, files: new Map(), library: pool });
    expect(analysis.runs.length).toBeGreaterThan(0);
    for (const { scenario, outcome } of analysis.runs) {
      expect([scenario.title, outcome === 'passed']).toEqual([scenario.title, !OPEN.has(scenario.title)]);
    }
    if (analysis.runs.some(({ scenario }) => OPEN.has(scenario.title))) return;
    expect(analysis.problems.filter(({ severity }) => severity === 'error' || severity === 'warning')).toEqual([]);
  });

  // `use` needs a file beside it: shown in the text.
  test.each(
    STATEMENT_FORMS.filter(({ kind }) => kind !== 'use' && kind !== 'createTokenCopy').map(
      (form) => [form.pattern, form] as const,
    ),
  )('shows %s', (_, form) => {
    const heads = form.kind === 'assert' ? ['legal', 'illegal'] : [];
    expect(
      states.some((line) => form.rule(line, 0).some(({ at }) => at === line.words.length)),
      `a line of this form${heads.join(' ')}`,
    ).toBe(true);
  });

  test('shows a token copy', () => {
    expect(page).toContain('creates a token copy of');
    expect(page).toContain('use cards/kamigawa.strata');
  });

  test.each(Object.entries(CLAUSES))('shows the clause %s', (name, clause) => {
    const starts = name === 'x' ? ['X ='] : clause.starts.map((start) => start.join(' '));
    const back = name === 'x' ? 2 : 0;
    expect(
      shows(starts, (line, at) => clause.read(line, at - back, {}, at).length > 0),
      clause.form,
    ).toBe(true);
  });

  test.each(Object.entries(PREDICATES))('shows the predicate %s', (_, predicate) => {
    const { yes, no } = VERBS[predicate.verb];
    const affirmed = shows(yes, (line, at) => predicate.read(line, at, false).length > 0);
    const denied = shows(no, (line, at) => predicate.read(line, at, true).length > 0);
    expect(affirmed || denied, predicate.form).toBe(true);
  });

  test.each(Object.entries(VERBS))('shows the verb %s affirmed and denied', (_, { yes, no }) => {
    expect(shows(yes, () => true)).toBe(true);
    expect(shows(no, () => true)).toBe(true);
  });
});
