// Which runs a place in a document belongs to: one an edition.
import type { CardId } from '../engine/ids.ts';
import type { EditionName } from '../rules/edition.ts';
import type { ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { Statement } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { contains } from './lines.ts';

/** Runs of the scenario that the offset lies in, one an edition; for the common beginning, those of the first scenario. */
export function runsAt(context: FeatureContext, offset: number): readonly ScenarioRun[] {
  const groups = groupsOf(context.analysis.runs);
  let from = 0;
  let to = groups.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((groups[middle]?.[0]?.scenario.range.start ?? 0) <= offset) from = middle;
    else to = middle;
  }
  const [group] = groups.slice(from, to);
  const scenario = group?.[0]?.scenario;
  const isInside = scenario !== undefined && !scenario.implicit && contains(scenario.range, offset);
  return (isInside ? group : groups[0]) ?? [];
}

/** The runs of each scenario, in the file's order: a file may have thousands, and is asked for each of its places. */
function groupsOf(runs: readonly ScenarioRun[]): readonly (readonly ScenarioRun[])[] {
  const before = grouped.get(runs);
  if (before !== undefined) return before;
  const groups = new Map<ScenarioRun['scenario'], ScenarioRun[]>();
  for (const run of runs) {
    const group = groups.get(run.scenario);
    if (group === undefined) groups.set(run.scenario, [run]);
    else group.push(run);
  }
  const made = [...groups.values()];
  grouped.set(runs, made);
  return made;
}
const grouped = new WeakMap<readonly ScenarioRun[], readonly (readonly ScenarioRun[])[]>();

/** The edition that holds at an offset: its scenario's, else the file's. */
export const editionAt = (context: FeatureContext, offset: number): EditionName =>
  runsAt(context, offset)[0]?.edition ?? 'classic';

/** Whether a card was in the game at any time; what a refused line would have brought in never was. */
export const wasThere = ({ snapshots }: ScenarioRun, card: CardId): boolean =>
  snapshots.some(({ game }) => game.current.has(card));

/** The state before a snapshot, for a statement on that line: what is only supposed does not count for what comes after it. */
export function snapshotBefore(run: ScenarioRun, index: number, line: number | undefined): Snapshot | undefined {
  for (let at = index - 1; at >= 0; at--) {
    const snapshot = run.snapshots[at];
    if (snapshot === undefined) continue;
    if (line === undefined || isOnTheWayTo(run, snapshot.statement, line)) return snapshot;
  }
  return undefined;
}

/** Whether every `suppose` that holds the statement holds the line, too. */
function isOnTheWayTo(run: ScenarioRun, statement: Statement | undefined, line: number): boolean {
  if (statement === undefined) return true;
  const holds = (outer: Statement, inner: number): boolean =>
    inner > outer.line && inner <= (outer.endLine ?? outer.children.at(-1)?.line ?? outer.line);
  const inSuppose = (statements: readonly Statement[]): boolean =>
    statements.some((one) =>
      one.body.kind === 'suppose' && holds(one, statement.line) && !holds(one, line) ? true : inSuppose(one.children),
    );
  return !inSuppose(run.scenario.statements);
}
