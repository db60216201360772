// Scenarios as tests: each run of a document's last check with its outcome and what speaks against it. Nothing is run for it.
import { message, problemText } from '../messages/message.ts';
import type { TestCase, TestMessage } from '../protocol.ts';
import type { ScenarioRun } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { comparison } from './expectationText.ts';

/** One test a scenario and edition, in the order of the file. */
export function testsOf(context: FeatureContext): readonly TestCase[] {
  const { analysis, lines } = context;
  const seen = new Map<string, number>();
  const ids = new Map(
    analysis.scenarios.map((scenario) => {
      const { title } = scenario;
      const count = (seen.get(title) ?? 0) + 1;
      seen.set(title, count);
      // the same through all edits that leave the title alone
      return [scenario, count === 1 ? title : `${title} #${count}`] as const;
    }),
  );
  return analysis.runs.map((run) => ({
    scenario: ids.get(run.scenario) ?? run.scenario.title,
    title: run.scenario.implicit ? '' : run.scenario.title,
    edition: run.edition,
    range: lines.rangeOnOneLine(run.scenario.implicit ? run.scenario.range : run.scenario.titleRange),
    outcome: run.outcome,
    summary: summaryOf(context, run),
    messages: messagesOf(context, run),
  }));
}

function summaryOf({ locale }: FeatureContext, run: ScenarioRun): string {
  const passed = run.expectations.filter(({ outcome }) => outcome === 'passed').length;
  return message(locale, `scenario.${run.outcome}.hover`, { passed, count: run.expectations.length });
}

/** What keeps a run from being passed: expectations that fail, lines that can't be carried out, what is not modelled. */
function messagesOf({ locale, lines }: FeatureContext, run: ScenarioRun): readonly TestMessage[] {
  const failed = run.expectations
    .filter(({ outcome }) => outcome === 'failed')
    .map((one) => ({
      text: [
        message(locale, 'expectation.failed', { subject: one.subject, expected: one.expected, actual: one.actual }),
        ...comparison(locale, run.edition, one),
      ].join('\n'),
      expected: one.expected,
      actual: one.actual,
      range: lines.rangeOnOneLine(one.range),
    }));
  const errors = run.problems
    .filter(({ severity, code }) => severity === 'error' && code !== 'expectation.failed')
    .map(({ code, values, range }) => {
      const { what, why = '' } = problemText(locale, code, values);
      return { text: [what, why].filter((part) => part !== '').join('\n'), range: lines.rangeOnOneLine(range) };
    });
  const unproven =
    run.outcome === 'unproven'
      ? run.unprovenBecause.map(({ code, values }) => ({ text: message(locale, code, values) }))
      : [];
  return [...failed, ...errors, ...unproven];
}
