// What `strata check --format junit` writes: a suite a file, a case a scenario and edition, so that any CI can show them.
import { message } from '../messages/message.ts';
import type { Problem, ScenarioRun } from '../scenario/result.ts';
import { outsideErrors, type Summary } from './check.ts';
import type { Failure } from './checkJson.ts';
import type { Loaded } from './files.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 does not know: control characters, halves of characters, two that are none. */
const foreign = /[^\n\t -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Text fit for XML: markup escaped, what XML does not know left out. */
const xml = (text: string): string =>
  [...text]
    .filter((char) => !foreign.test(char))
    .map((char) => ESCAPES[char] ?? char)
    .join('');

const whyNot = (file: Loaded, run: ScenarioRun): string => {
  const { lines, locale } = file.context;
  const line = (at: number): number => lines.positionAt(at).line + 1;
  const failed = run.expectations
    .filter((one) => one.outcome !== 'passed')
    .map((one) => `${file.path}:${line(one.range.start)} ${one.subject}: ${one.expected} / ${one.actual}`);
  const errors = run.problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => `${file.path}:${line(problem.range.start)} ${message(locale, problem.code, problem.values)}`);
  const unproven = run.unprovenBecause.map((note) => message(locale, note.code, note.values));
  return [...failed, ...errors, ...unproven].join('\n');
};

const caseXml = (file: Loaded, run: ScenarioRun): readonly string[] => {
  const name = xml(`${run.scenario.title || file.path} (${run.edition})`);
  const head = `    <testcase classname="${xml(file.path)}" name="${name}"`;
  switch (run.outcome) {
    case 'passed':
      return [`${head}/>`];
    case 'nothingToCheck':
      return [`${head}>`, '      <skipped/>', '    </testcase>'];
    case 'failed':
    case 'unproven':
      return [
        `${head}>`,
        `      <failure type="${run.outcome}" message="${run.outcome}">${xml(whyNot(file, run))}</failure>`,
        '    </testcase>',
      ];
  }
};

/** Errors that belong to no scenario are a case of their own: who counts cases must not find them all passed. */
const errorXml = (file: Loaded, errors: readonly Problem[]): readonly string[] => {
  const { lines, locale } = file.context;
  return errors.map(({ code, values, range }) => {
    const at = `${file.path}:${lines.positionAt(range.start).line + 1}`;
    const said = message(locale, code, values);
    return `    <testcase classname="${xml(file.path)}" name="${xml(at)}"><error type="${xml(code)}" message="${xml(said)}"/></testcase>`;
  });
};

const suiteXml = (file: Loaded): readonly string[] => {
  const { runs } = file.context.analysis;
  const errors = outsideErrors(file);
  const failures = runs.filter(({ outcome }) => outcome === 'failed' || outcome === 'unproven').length;
  const skipped = runs.filter(({ outcome }) => outcome === 'nothingToCheck').length;
  return [
    `  <testsuite name="${xml(file.path)}" file="${xml(file.path)}" tests="${runs.length + errors.length}" failures="${failures}" errors="${errors.length}" skipped="${skipped}">`,
    ...runs.flatMap((run) => caseXml(file, run)),
    ...errorXml(file, errors),
    '  </testsuite>',
  ];
};

export const checkJunit = (files: readonly Loaded[], summary: Summary, failures: readonly Failure[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="strata" tests="${summary.scenarios + summary.nothingToCheck + summary.errors + failures.length}" failures="${summary.failed + summary.unproven}" errors="${failures.length + summary.errors}">`,
    ...files.flatMap(suiteXml),
    ...failures.flatMap((failure) => [
      '  <testsuite name="strata" tests="1" failures="0" errors="1">',
      `    <testcase classname="strata" name="${xml(failure.code)}"><error message="${xml(failure.message)}"/></testcase>`,
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
