// `strata check --compare`: every scenario in all editions, and what comes out differently.
import { comparisonSummary, titleOf } from '../features/comparePage.ts';
import { differenceTexts } from '../features/editionDifferences.ts';
import { type Locale, localeOf } from '../messages/message.ts';
import { EDITION_NAMES } from '../rules/editions.ts';
import { compareEditions, type EditionComparison, type ScenarioComparison } from '../scenario/compare.ts';
import type { Format } from './args.ts';
import type { Failure } from './checkJson.ts';
import type { Loaded } from './files.ts';
import { type Paint, paintOf } from './frame.ts';
import type { CliIo, ExitCode } from './io.ts';

interface Compared {
  readonly file: Loaded;
  readonly comparison: EditionComparison;
}

const scenarioText = (locale: Locale, paint: Paint, text: string, scenario: ScenarioComparison): readonly string[] => [
  `  ${paint.bold(titleOf(locale, scenario))}`,
  ...differenceTexts(locale, text, scenario).flatMap(({ line, subject, results, partings }) => [
    `    ${paint.dim(String(line).padStart(4))}  ${subject}`,
    ...results.map(({ editions, said }) => `          ${editions.join(', ')}: ${said}`),
    ...partings.map(({ said }) => `          ${paint.dim(said)}`),
  ]),
];

const pretty = (io: CliIo, locale: Locale, all: readonly Compared[]): string => {
  const paint = paintOf(io.colors);
  const blocks = all.flatMap(({ file, comparison }) => {
    const differing = comparison.scenarios.filter(({ differences }) => differences.length > 0);
    if (differing.length === 0) return [];
    const { text } = comparison.analysis;
    return [
      [paint.bold(file.path), ...differing.flatMap((scenario) => scenarioText(locale, paint, text, scenario))].join(
        '\n',
      ),
    ];
  });
  return [
    ...blocks,
    comparisonSummary(
      locale,
      all.map(({ comparison }) => comparison),
    ),
  ].join('\n\n');
};

const scenarioJson = (locale: Locale, text: string, comparison: ScenarioComparison): object => ({
  title: comparison.scenario.title,
  line: comparison.scenario.line + 1,
  outcomes: Object.fromEntries(comparison.runs.map(({ edition, outcome }) => [edition, outcome])),
  differences: differenceTexts(locale, text, comparison).map(({ what, line, subject, results, partings }) => ({
    what,
    line,
    subject,
    results: results.map(({ editions, said }) => ({ editions, result: said })),
    partings: partings.map(({ ways }) =>
      ways.map(({ edition, layer, rule }) => ({ edition, layer: layer ?? null, rule: rule ?? null })),
    ),
  })),
});

const json = (locale: Locale, all: readonly Compared[], failures: readonly Failure[]): object => {
  const scenarios = all.flatMap(({ comparison }) => comparison.scenarios);
  return {
    format: 1,
    command: 'compare',
    editions: EDITION_NAMES,
    files: all.map(({ file, comparison }) => ({
      file: file.path,
      scenarios: comparison.scenarios.map((one) => scenarioJson(locale, comparison.analysis.text, one)),
    })),
    failures,
    summary: {
      files: all.length,
      scenarios: scenarios.length,
      differing: scenarios.filter(({ differences }) => differences.length > 0).length,
    },
  };
};

/** Carries out `strata check --compare`. Exit code 1 where something differs. */
export const compare = (
  io: CliIo,
  files: readonly Loaded[],
  failures: readonly Failure[],
  format: Format,
): ExitCode => {
  const locale = localeOf(io.locale);
  const all = files.map((file) => ({ file, comparison: compareEditions(file.input, file.context.analysis) }));
  if (format === 'json') io.out(`${JSON.stringify(json(locale, all, failures), null, 2)}\n`);
  else {
    for (const failure of failures) io.err(`${failure.message}\n`);
    if (all.length > 0) io.out(`${pretty(io, locale, all)}\n`);
  }
  if (failures.length > 0) return 2;
  const differ = all.some(({ comparison }) => comparison.scenarios.some(({ differences }) => differences.length > 0));
  return differ ? 1 : 0;
};
