// `strata check`: every scenario of the files named, in every edition it asks for; a line at the end sums up.
import { diagnosticsOf } from '../features/diagnostics.ts';
import { type Locale, localeOf, message } from '../messages/message.ts';
import type { CardPool } from '../scenario/cardPool.ts';
import type { Problem, ScenarioOutcome, ScenarioRun } from '../scenario/result.ts';
import type { Command } from './args.ts';
import { checkJson, type Failure } from './checkJson.ts';
import { checkJunit } from './checkJunit.ts';
import { checkSarif } from './checkSarif.ts';
import { compare } from './compare.ts';
import { filesUnder, type Loaded, load } from './files.ts';
import { frameOf, type Paint, paintOf } from './frame.ts';
import type { CliIo, ExitCode } from './io.ts';

export interface Summary {
  readonly files: number;
  readonly scenarios: number;
  readonly passed: number;
  readonly failed: number;
  readonly unproven: number;
  readonly nothingToCheck: number;
  readonly expectations: number;
  /** Errors that belong to no scenario. */
  readonly errors: number;
}

/** Errors of a file outside all its scenarios: in its head, in a card block. */
export const outsideErrors = (loaded: Loaded): readonly Problem[] => {
  const { analysis } = loaded.context;
  return analysis.problems.filter(
    ({ severity, range }) =>
      severity === 'error' &&
      !analysis.scenarios.some((scenario) => range.start >= scenario.range.start && range.end <= scenario.range.end),
  );
};

export const summaryOf = (files: readonly Loaded[]): Summary => {
  const runs = files.flatMap((file) => file.context.analysis.runs);
  const count = (outcome: ScenarioOutcome): number => runs.filter((run) => run.outcome === outcome).length;
  const nothingToCheck = count('nothingToCheck');
  return {
    files: files.length,
    scenarios: runs.length - nothingToCheck,
    passed: count('passed'),
    failed: count('failed'),
    unproven: count('unproven'),
    nothingToCheck,
    expectations: runs.reduce((sum, run) => sum + run.expectations.length, 0),
    errors: files.reduce((sum, file) => sum + outsideErrors(file).length, 0),
  };
};

const MARKS: Readonly<Record<ScenarioOutcome, string>> = {
  passed: '✓',
  failed: '✗',
  unproven: '?',
  nothingToCheck: '–',
};

const colorOf = (paint: Paint, outcome: ScenarioOutcome): ((text: string) => string) => {
  switch (outcome) {
    case 'passed':
      return paint.green;
    case 'failed':
      return paint.red;
    case 'unproven':
      return paint.yellow;
    case 'nothingToCheck':
      return paint.dim;
  }
};

const runLine = (locale: Locale, paint: Paint, run: ScenarioRun): string => {
  const title = run.scenario.implicit ? message(locale, 'cli.untitled') : run.scenario.title;
  const color = colorOf(paint, run.outcome);
  const counted =
    run.outcome === 'nothingToCheck'
      ? message(locale, 'cli.nothingToCheck')
      : message(locale, 'cli.expectations', {
          passed: run.expectations.filter((one) => one.outcome === 'passed').length,
          count: run.expectations.length,
        });
  const notes = [
    ...run.unprovenBecause.map((note) =>
      message(locale, run.outcome === 'failed' ? 'cli.restsOn' : 'cli.unprovenBecause', {
        what: message(locale, note.code, note.values),
      }),
    ),
    ...run.ignored.map((card) => message(locale, 'cli.ignored', { card })),
  ];
  return [
    `  ${color(MARKS[run.outcome])} ${title} ${paint.dim(`(${run.edition}, ${counted})`)}`,
    ...[...new Set(notes)].map((note) => `      ${paint.dim(note)}`),
  ].join('\n');
};

const pretty = (io: CliIo, locale: Locale, files: readonly Loaded[]): string => {
  const paint = paintOf(io.colors);
  const blocks: string[] = [];
  for (const file of files) {
    const { analysis } = file.context;
    blocks.push([paint.bold(file.path), ...analysis.runs.map((run) => runLine(locale, paint, run))].join('\n'));
    for (const diagnostic of diagnosticsOf(file.context, { limit: 1000, rulePages: false })) {
      if ((diagnostic.severity ?? 1) <= 2) blocks.push(frameOf(file.path, file.context.lines, diagnostic, paint));
    }
  }
  return blocks.join('\n\n');
};

/** Every file that a command names, or that stands under a folder it names, read; what could not be is told to `fail`. */
const loadAll = (
  io: CliIo,
  library: CardPool,
  command: Extract<Command, { command: 'check' }>,
  fail: (code: string, values: Readonly<Record<string, string | number>>) => void,
): readonly Loaded[] => {
  const paths: string[] = [];
  for (const path of command.paths) {
    switch (io.kindOf(path)) {
      case 'missing':
        fail('cli.noSuchPath', { path });
        break;
      case 'folder': {
        let all = true;
        const found = filesUnder(io, path, (folder, reason) => {
          all = false;
          fail('cli.unreadable', { path: folder, reason });
        });
        if (found.length === 0 && all) fail('cli.emptyFolder', { path });
        paths.push(...found);
        break;
      }
      case 'file':
        paths.push(path);
    }
  }
  const files: Loaded[] = [];
  for (const path of [...new Set(paths)]) {
    const loaded = load(io, library, path, command.edition);
    if ('error' in loaded) fail('cli.unreadable', { path, reason: loaded.error });
    else files.push(loaded);
  }
  return files;
};

/** Carries out `strata check`. */
export const check = (io: CliIo, library: CardPool, command: Extract<Command, { command: 'check' }>): ExitCode => {
  const locale = localeOf(io.locale);
  const failures: Failure[] = [];
  const files = loadAll(io, library, command, (code, values) => {
    failures.push({ code, message: message(locale, code, values) });
  });
  if (command.compare) return compare(io, files, failures, command.format);
  const summary = summaryOf(files);
  switch (command.format) {
    case 'json':
      io.out(`${JSON.stringify(checkJson(files, summary, failures), null, 2)}\n`);
      break;
    case 'junit':
      io.out(checkJunit(files, summary, failures));
      break;
    case 'sarif':
      io.out(`${JSON.stringify(checkSarif(files, failures, io.version), null, 2)}\n`);
      break;
    case 'pretty':
      for (const failure of failures) io.err(`${failure.message}\n`);
      if (files.length > 0) io.out(`${pretty(io, locale, files)}\n\n`);
      if (files.length > 0) io.out(`${message(locale, 'cli.summary', { ...summary })}\n`);
  }
  if (failures.length > 0) return 2;
  return summary.failed + summary.unproven + summary.errors > 0 ? 1 : 0;
};
