// What a scenario came to: passed, failed, unproven, or nothing to check. Green always means checked.
import type { NotModelled } from '../engine/board.ts';
import type { ExpectationResult, Problem, ScenarioOutcome } from './result.ts';

/** Whether something unread belongs to a card whose unread text the scenario accepts (`ignoring text of CARD`). */
export const isIgnored = (note: NotModelled, ignored: ReadonlyMap<string, string>): boolean => {
  const card = note.values['card'] ?? note.values['name'];
  return typeof card === 'string' && ignored.has(card);
};

export interface OutcomeParts {
  readonly expectations: readonly ExpectationResult[];
  /** Of reading and running this scenario. */
  readonly problems: readonly Problem[];
  readonly notModelled: readonly NotModelled[];
}

/**
 * Passed: every expectation holds, nothing is illegal, nothing unread. Failed: one does not, or a line could not be
 * carried out. Unproven: all hold, but rest on what is not modelled.
 */
export const outcomeOf = ({ expectations, problems, notModelled }: OutcomeParts): ScenarioOutcome => {
  const wrong = problems.some(
    (problem) =>
      problem.severity === 'error' || (problem.code === 'name.restsOnRefused' && problem.severity === 'information'),
  );
  const failed = expectations.some(({ outcome }) => outcome === 'failed' || outcome === 'unreadable');
  if (wrong || failed) return 'failed';
  if (expectations.length === 0) return 'nothingToCheck';
  if (notModelled.length > 0 || expectations.some(({ outcome }) => outcome === 'unproven')) return 'unproven';
  return 'passed';
};
