// Diagnostics: problems, failed expectations, dependency loops and unread words, as the editor shows them.

import type { Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity } from 'vscode-languageserver-types';
import { message, messageIfAny, problemText } from '../messages/message.ts';
import { rulePage } from '../protocol.ts';
import type { EditionName } from '../rules/edition.ts';
import { sameValue } from '../rules/sameValue.ts';
import type { ExpectationResult, Problem, ScenarioRun } from '../scenario/result.ts';
import type { Fix, Range, SyntaxProblem } from '../scenario/statement.ts';
import { lastOf } from '../scenario/steps.ts';
import { causesOf, placesOf } from './causes.ts';
import type { FeatureContext } from './context.ts';
import { oneOf } from './describe.ts';
import { comparison } from './expectationText.ts';
import { lastWords, rowsOfLast } from './lastSeen.ts';
import { type FoundLoop, loopsOfSteps } from './loops.ts';
import { effectName } from './places.ts';
import { numberOf, ruleSentence } from './rules.ts';
import { runsAt } from './runs.ts';
import { showLines } from './showHint.ts';
import { unreadMessage, unreadWords } from './unreadText.ts';
import { reasonsFor } from './whyFailed.ts';

/** What a diagnostic carries for the quick fixes. */
export interface DiagnosticData {
  readonly code: string;
  readonly fixes: readonly Fix[];
  /** The rule that forbids it, as the file would cite it; absent where no rule does. */
  readonly rule?: string;
}

export interface DiagnosticsOptions {
  /** At most this many; one more says how many are left out. */
  readonly limit: number;
  /** Whether the editor can open the pages about rules (3.18 `workspace/textDocumentContent`). */
  readonly rulePages: boolean;
}

type Severity = SyntaxProblem['severity'];
const severities: Readonly<Record<Severity, DiagnosticSeverity>> = { error: 1, warning: 2, information: 3, hint: 4 };

/** A diagnostic before it has lines and columns. */
interface Draft {
  readonly range: Range;
  readonly severity: Severity;
  readonly code: string;
  readonly rule: string | undefined;
  readonly edition: EditionName;
  /** The editions it is said of, where the scenario runs in several and it does not hold in all of them. */
  readonly only: readonly EditionName[];
  readonly lines: readonly string[];
  readonly related: readonly DiagnosticRelatedInformation[];
  readonly fixes: readonly Fix[];
}

/** All diagnostics of a document, in the order of the file, as many as the limit allows. */
export const diagnosticsOf = (context: FeatureContext, options: DiagnosticsOptions): readonly Diagnostic[] =>
  lastOf(diagnosticsSteps(context, options));

/** The same as a generator: it yields between the things that it words, and its caller may drop it there. */
export function* diagnosticsSteps(
  context: FeatureContext,
  options: DiagnosticsOptions,
): Generator<void, readonly Diagnostic[]> {
  const distinct = yield* merged(context, draftsOf(context));
  const rank = (draft: Draft): number => severities[draft.severity] ?? 4;
  // where not all can be shown, the graver ones are
  const kept =
    distinct.length <= options.limit
      ? distinct
      : [...distinct].sort((a, b) => rank(a) - rank(b) || a.range.start - b.range.start).slice(0, options.limit);
  const shown = [...kept].sort((a, b) => a.range.start - b.range.start || rank(a) - rank(b));
  const diagnostics: Diagnostic[] = [];
  for (const draft of shown) {
    diagnostics.push(finish(context, options, draft));
    yield;
  }
  const hidden = distinct.length - kept.length;
  if (hidden > 0) diagnostics.push(moreDiagnostics(context, hidden));
  return diagnostics;
}

/** Everything that may be said, where a step that only took time says nothing. */
function* draftsOf(context: FeatureContext): Generator<Draft | undefined, void> {
  const { analysis } = context;
  // a failed expectation is told below, with what led to it
  for (const problem of analysis.problems) if (problem.code !== 'expectation.failed') yield ofProblem(context, problem);
  for (const run of analysis.runs) {
    yield* ofExpectations(context, run);
    yield* ofLoops(context, run);
    yield* ofUnproven(context, run);
  }
  yield* ofUnreadText(context);
}

/** What is said of one place in several editions is said once; what holds in some of them only says in which. */
function* merged(
  context: FeatureContext,
  drafts: Generator<Draft | undefined, void>,
): Generator<void, readonly Draft[]> {
  const found = new Map<string, Draft>();
  for (const draft of drafts) {
    yield;
    if (draft === undefined) continue;
    const key = `${draft.range.start}:${draft.range.end}:${draft.code}:${draft.lines[0]}`;
    const before = found.get(key);
    if (before === undefined) found.set(key, draft);
    else if (draft.only.length > 0) found.set(key, { ...before, only: [...new Set([...before.only, ...draft.only])] });
  }
  return [...found.values()].map((draft) => {
    const all = editionsAt(context, draft.range.start);
    const some = draft.only.length > 0 && draft.only.length < all.length;
    if (!some) return draft;
    const [first = '', ...others] = draft.lines;
    const said = message(context.locale, 'diagnostic.inEditions', { editions: draft.only.join(', '), what: first });
    return { ...draft, lines: [said, ...others] };
  });
}

/** The editions that what stands at an offset is checked in. */
const editionsAt = (context: FeatureContext, offset: number): readonly EditionName[] => [
  ...new Set(runsAt(context, offset).map((run) => run.edition)),
];

/** The editions in which a run has this very problem. */
function editionsOf(context: FeatureContext, problem: Problem): readonly EditionName[] {
  // what a name means depends on the edition, too
  if (problem.edition === undefined && !problem.code.startsWith('name.')) return [];
  const same = (problemsByPlace(context.analysis.runs).get(placeKey(problem)) ?? []).filter(
    (other) => other.problem.code === problem.code && sameValue(other.problem.values, problem.values),
  );
  return [...new Set(same.map(({ edition }) => edition))];
}

const placeKey = ({ range }: Problem): string => `${range.start}:${range.end}`;

interface ProblemOfRun {
  readonly problem: Problem;
  readonly edition: EditionName;
}

/** What is wrong in each run, by place: each problem is looked up, and there may be thousands. */
function problemsByPlace(runs: readonly ScenarioRun[]): ReadonlyMap<string, readonly ProblemOfRun[]> {
  const before = byPlace.get(runs);
  if (before !== undefined) return before;
  const made = new Map<string, ProblemOfRun[]>();
  for (const { problems, edition } of runs) {
    for (const problem of problems) {
      const key = placeKey(problem);
      const there = made.get(key);
      if (there === undefined) made.set(key, [{ problem, edition }]);
      else there.push({ problem, edition });
    }
  }
  byPlace.set(runs, made);
  return made;
}
const byPlace = new WeakMap<readonly ScenarioRun[], ReadonlyMap<string, readonly ProblemOfRun[]>>();

function finish(context: FeatureContext, options: DiagnosticsOptions, draft: Draft): Diagnostic {
  const { rule, edition, fixes, related } = draft;
  const number = rule === undefined ? undefined : numberOf(edition, rule);
  const cited = citedRule(context, draft);
  const data: DiagnosticData = { code: draft.code, fixes, ...(cited === undefined ? {} : { rule: cited }) };
  return {
    range: context.lines.rangeOnOneLine(draft.range),
    severity: severities[draft.severity],
    source: 'strata',
    code: number ?? draft.code,
    message: draft.lines.filter((line) => line !== '').join('\n'),
    ...(number !== undefined && options.rulePages ? { codeDescription: { href: rulePage(edition, number) } } : {}),
    ...(related.length > 0 ? { relatedInformation: [...related] } : {}),
    data,
  };
}

/** The number that `by` takes: the edition's own where there is one only; assertions have none of their own. */
function citedRule(context: FeatureContext, { rule, code, range, edition }: Draft): string | undefined {
  if (rule === undefined || code.startsWith('assert.') || code.startsWith('dependency.')) return undefined;
  return editionsAt(context, range.start).length === 1 ? numberOf(edition, rule) : rule;
}

function moreDiagnostics(context: FeatureContext, count: number): Diagnostic {
  const start = { line: 0, character: 0 };
  return {
    range: { start, end: start },
    severity: 3,
    source: 'strata',
    code: 'diagnostics.more',
    message: message(context.locale, 'diagnostics.more', { count }),
  };
}

/** What is wrong, why, the rule in a sentence, and what to do: one line each. */
function linesOf(
  context: FeatureContext,
  code: string,
  values: Problem['values'],
  rule: string | undefined,
  edition: EditionName,
  between: readonly string[] = [],
): readonly string[] {
  const { locale } = context;
  const { what, why, todo } = problemText(locale, code, values);
  const sentence = rule === undefined ? undefined : ruleSentence(locale, rule);
  const cited =
    rule === undefined || sentence === undefined
      ? ''
      : message(locale, 'diagnostic.rule', { number: numberOf(edition, rule), sentence });
  return [what, ...between, why ?? '', cited, todo ?? ''];
}

function ofProblem(context: FeatureContext, problem: Problem): Draft {
  const edition = problem.edition ?? 'classic';
  const { code, range, severity, rule, values } = problem;
  const expected = (problem.expected ?? []).slice(0, 5);
  // a suggestion or a list of what is legal says it already
  const isSaid = ['nearest', 'legal', 'candidates'].some((name) => Object.hasOwn(values, name));
  const named =
    expected.length === 0 || isSaid
      ? []
      : [
          message(context.locale, 'diagnostic.expectedSet', {
            expected: oneOf(
              context.locale,
              expected.map((word) => expectedWord(context, word)),
            ),
          }),
        ];
  return {
    range,
    severity,
    code,
    rule,
    edition,
    only: editionsOf(context, problem),
    lines: linesOf(context, code, values, rule, edition, [
      ...(code === 'show' ? showLines(context, range) : named),
      ...becauseOf(context, problem),
      ...(problem.event === undefined ? [] : [lastWords(context, problem.event)]),
    ]),
    related: [...relatedOf(context, problem), ...lastCauses(context, problem)],
    fixes: problem.fixes ?? [],
  };
}

/** The lines that made a creature what state-based actions took it for. */
function lastCauses(context: FeatureContext, { event, edition, range }: Problem) {
  const run = event?.was && runsAt(context, range.start).find((one) => one.edition === edition);
  return event === undefined || run === undefined ? [] : placesOf(context, run, rowsOfLast(context, event));
}

/** What fails and since when, from the lines behind the problem: each sentence once. */
function becauseOf(context: FeatureContext, { related }: Problem): readonly string[] {
  const sentences = (related ?? []).flatMap(
    ({ code, values }) => messageIfAny(context.locale, `because.${code}`, values) ?? [],
  );
  return [...new Set(sentences)];
}

/** What stands for something (`<name>`) is put in words, a word of the language stands as it is written. */
function expectedWord(context: FeatureContext, word: string): string {
  const placeholder = /^<(.+)>$/.exec(word)?.[1];
  return placeholder === undefined
    ? `\`${word}\``
    : (messageIfAny(context.locale, `expected.${placeholder}`) ?? placeholder);
}

function relatedOf(context: FeatureContext, problem: Problem): readonly DiagnosticRelatedInformation[] {
  const related: DiagnosticRelatedInformation[] = [];
  for (const one of problem.related ?? []) {
    const uri = one.uri ?? context.analysis.uri;
    const lines = uri === context.analysis.uri ? context.lines : context.linesOf(uri);
    const start = { line: 0, character: 0 };
    const range = lines?.rangeOnOneLine(one.range) ?? { start, end: start };
    related.push({
      location: { uri, range },
      message: message(context.locale, one.code, one.values),
    });
  }
  return related;
}

/** Failed and unproven expectations; one that cannot be read, `legal` and `illegal` come with problems of their own. */
function* ofExpectations(context: FeatureContext, run: ScenarioRun): Generator<Draft, void> {
  for (const result of run.expectations) {
    const { outcome, group, subject } = result;
    if (group !== undefined && subject !== '' && (outcome === 'failed' || outcome === 'unproven'))
      yield ofExpectation(context, run, result);
  }
}

/** Why a scenario is at best unproven: on its title, and on the lines whose rules are not modelled. */
function* ofUnproven(context: FeatureContext, run: ScenarioRun): Generator<Draft, void> {
  const { locale } = context;
  const draft = (code: string, range: Range, values: Problem['values']): Draft => ({
    range,
    severity: 'information',
    code,
    rule: undefined,
    edition: run.edition,
    only: [run.edition],
    lines: linesOf(context, code, values, undefined, run.edition),
    related: [],
    fixes: [],
  });
  if (run.outcome === 'unproven' || (run.outcome === 'failed' && run.unprovenBecause.length > 0)) {
    const code = run.outcome === 'unproven' ? 'scenario.unproven' : 'scenario.restsOn';
    const because = [...new Set(run.unprovenBecause.map((one) => message(locale, one.code, one.values)))];
    yield draft(code, run.scenario.titleRange, { because: because.slice(0, 4).join('; ') });
  }
  for (const { statement, notModelled } of run.snapshots) {
    if (statement === undefined) continue;
    for (const one of notModelled)
      if (!saidElsewhere.has(one.code))
        yield draft('statement.notModelled', statement.range, { what: message(locale, one.code, one.values) });
  }
}

/** What makes a scenario unproven and has a diagnostic of its own where it stands. */
const saidElsewhere: ReadonlySet<string> = new Set([
  'text.unread',
  'effect.notRead',
  'loop.endless',
  'work.tooMuch',
  'trigger.unanswered',
]);

function ofExpectation(context: FeatureContext, run: ScenarioRun, result: ExpectationResult): Draft {
  const { subject, expected, actual, layer } = result;
  const code = `expectation.${result.outcome}`;
  const values = { subject, expected, actual, layer: layer ?? '' };
  const failed = result.outcome === 'failed';
  return {
    range: result.range,
    severity: failed ? 'error' : 'information',
    code,
    rule: undefined,
    edition: run.edition,
    only: [run.edition],
    lines: linesOf(
      context,
      code,
      values,
      undefined,
      run.edition,
      failed ? [...comparison(context.locale, run.edition, result), ...reasonsFor(context, run, result)] : [],
    ),
    related: failed ? causesOf(context, run, result) : [],
    fixes: failed && result.fix !== undefined ? [result.fix] : [],
  };
}

/** A warning on the statement of every effect of a loop that names the others and says that timestamps decide (418.5c). */
function* ofLoops(context: FeatureContext, run: ScenarioRun): Generator<Draft | undefined, void> {
  const steps = loopsOfSteps(context, run);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield undefined;
  for (const found of step.value) yield* ofLoop(context, run, found);
}

function ofLoop(context: FeatureContext, run: ScenarioRun, { loop, members }: FoundLoop): readonly Draft[] {
  const rule = '418.5c';
  const order = [...loop.members]
    .sort((a, b) => a.timestamp - b.timestamp)
    .map((one) => effectName(context, run, one))
    .join(', ');
  return members.map(({ effect, place }): Draft => {
    const others = loop.members
      .filter((other) => other.key !== effect.key)
      .map((one) => effectName(context, run, one))
      .join(', ');
    const values = { layer: loop.layer, effect: effectName(context, run, effect), others, order };
    return {
      range: place.range,
      severity: 'warning',
      code: 'dependency.loop',
      rule,
      edition: run.edition,
      only: [run.edition],
      lines: linesOf(context, 'dependency.loop', values, rule, run.edition),
      related: members
        .filter((other) => other.effect.key !== effect.key)
        .map((other) => ({
          location: { uri: context.analysis.uri, range: context.lines.rangeOnOneLine(other.place.range) },
          message: message(context.locale, 'related.loop.member', {
            effect: effectName(context, run, other.effect),
            timestamp: other.effect.timestamp,
          }),
        })),
      fixes: [],
    };
  });
}

/** A quiet hint at the exact words that the compiler could not read. */
function* ofUnreadText(context: FeatureContext): Generator<Draft | undefined, void> {
  const { analysis } = context;
  for (const entry of analysis.cards) {
    yield undefined;
    if (entry.uri !== analysis.uri) continue;
    for (const unread of unreadWords(analysis.text, entry)) {
      const { code, severity, values } = unreadMessage(context.locale, unread);
      yield {
        range: unread.range,
        severity,
        code,
        rule: undefined,
        edition: 'classic',
        only: [],
        lines: linesOf(context, code, values, undefined, 'classic'),
        related: [],
        fixes: [],
      };
    }
  }
}
