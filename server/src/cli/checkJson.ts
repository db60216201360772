// What `strata check --format json` writes; documented in docs/cli.md.
import { diagnosticsOf } from '../features/diagnostics.ts';
import { message } from '../messages/message.ts';
import type { ExpectationResult, ScenarioRun } from '../scenario/result.ts';
import type { Summary } from './check.ts';
import type { Loaded } from './files.ts';
import { SEVERITIES, textOf } from './frame.ts';

/** Why something named on the command line could not be checked. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

const expectationJson = (file: Loaded, result: ExpectationResult): object => {
  const { analysis, lines } = file.context;
  const { start } = lines.rangeOf(result.range);
  const { range } = result.statement;
  return {
    file: file.path,
    line: start.line + 1,
    column: start.character + 1,
    text: analysis.text.slice(range.start, range.end),
    part: analysis.text.slice(result.range.start, result.range.end),
    subject: result.subject,
    outcome: result.outcome,
    expected: result.expected,
    actual: result.actual,
    ...(result.layer === undefined ? {} : { layer: result.layer }),
  };
};

const runJson = (file: Loaded, run: ScenarioRun): object => ({
  title: run.scenario.title,
  line: run.scenario.line + 1,
  edition: run.edition,
  outcome: run.outcome,
  expectations: run.expectations.map((result) => expectationJson(file, result)),
  unprovenBecause: run.unprovenBecause.map((note) => ({
    code: note.code,
    message: message(file.context.locale, note.code, note.values),
    ...note.values,
  })),
  ignored: run.ignored,
  rulesUsed: [...run.rulesUsed].sort(),
});

const fileJson = (file: Loaded): object => ({
  file: file.path,
  scenarios: file.context.analysis.runs.map((run) => runJson(file, run)),
  problems: diagnosticsOf(file.context, { limit: 10_000, rulePages: false }).map((diagnostic) => ({
    line: diagnostic.range.start.line + 1,
    column: diagnostic.range.start.character + 1,
    endLine: diagnostic.range.end.line + 1,
    endColumn: diagnostic.range.end.character + 1,
    severity: SEVERITIES[diagnostic.severity ?? 1],
    code: diagnostic.code,
    message: textOf(diagnostic),
  })),
});

export const checkJson = (files: readonly Loaded[], summary: Summary, failures: readonly Failure[]): object => ({
  format: 1,
  command: 'check',
  files: files.map(fileJson),
  failures,
  summary,
});
