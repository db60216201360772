// Analysing small texts in tests, and what of an analysis two runs must agree on.
import { readdirSync, readFileSync } from 'node:fs';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { type CardPool, poolOfTexts } from '../../server/src/scenario/cardPool.ts';
import type { Analysis, ScenarioRun } from '../../server/src/scenario/result.ts';

const folder = new URL('../../server/library/', import.meta.url);
export const library: CardPool = poolOfTexts(
  readdirSync(folder)
    .filter((name) => name.endsWith('.strata'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);

export const analyseText = (
  text: string,
  previous?: Analysis,
  files: ReadonlyMap<string, string | null> = new Map(),
): Analysis => analyse({ uri: 'file:///test.strata', text, version: 1, files, library }, previous);

/** The lines of a template literal without their common indentation. */
export const lines = (parts: TemplateStringsArray): string => {
  const text = (parts[0] ?? '').replace(/^\n/, '').trimEnd();
  const indent = Math.min(
    ...text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.length - line.trimStart().length),
  );
  return text
    .split('\n')
    .map((line) => line.slice(indent))
    .join('\n');
};

/** The first run of a text. */
export const firstRun = (text: string): ScenarioRun => {
  const [run] = analyseText(text).runs;
  if (run === undefined) throw new Error('no scenario');
  return run;
};

/** `subject: expected | actual` of every expectation that does not hold. */
export const failing = (run: ScenarioRun): readonly string[] =>
  run.expectations
    .filter((one) => one.outcome !== 'passed')
    .map((one) => `${one.subject}: ${one.expected} | ${one.actual}`);

export const codes = (analysis: Analysis): readonly string[] => analysis.problems.map((problem) => problem.code);

/** The text a problem with this code is about. */
export const markedBy = (analysis: Analysis, code: string): readonly string[] =>
  analysis.problems
    .filter((problem) => problem.code === code)
    .map(({ range }) => analysis.text.slice(range.start, range.end));

const mapless = (_key: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);

/** Everything of an analysis that a reader can see, as text: states, results, problems, places. */
export const visible = (analysis: Analysis): string =>
  JSON.stringify(
    {
      problems: analysis.problems,
      runs: analysis.runs.map((run) => ({
        edition: run.edition,
        outcome: run.outcome,
        problems: run.problems,
        unproven: run.unprovenBecause,
        expectations: run.expectations.map(({ range, subject, outcome, expected, actual, layer }) => ({
          range,
          subject,
          outcome,
          expected,
          actual,
          layer,
        })),
        snapshots: run.snapshots.map((snapshot) => ({
          range: snapshot.statement?.range,
          cause: snapshot.cause,
          game: { ...snapshot.game, edition: undefined },
          events: snapshot.events,
        })),
        lines: Array.from({ length: 60 }, (_, line) => run.snapshotAtLine(line)?.index),
      })),
    },
    mapless,
  );
