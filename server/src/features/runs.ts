// Which runs a place in a document belongs to: one an edition.
import type { EditionName } from '../rules/edition.ts';
import type { ScenarioRun } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { contains } from './lines.ts';

/** Runs of the scenario that the offset lies in, one an edition; for the common beginning, those of the first scenario. */
export function runsAt(context: FeatureContext, offset: number): readonly ScenarioRun[] {
  const { runs } = context.analysis;
  const inside = runs.filter((run) => !run.scenario.implicit && contains(run.scenario.range, offset));
  if (inside.length > 0) return inside;
  const [first] = runs;
  return first === undefined ? [] : runs.filter((run) => run.scenario === first.scenario);
}

/** The edition that holds at an offset: its scenario's, else the file's. */
export const editionAt = (context: FeatureContext, offset: number): EditionName =>
  runsAt(context, offset)[0]?.edition ?? 'classic';
