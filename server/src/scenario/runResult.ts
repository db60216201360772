// A finished run as a value: which state holds at which line, what names mean, which rules were used, what it came to.

import type { NotModelled } from '../engine/board.ts';
import type { Cause } from '../engine/ids.ts';
import { keyOfValue } from '../rules/sameValue.ts';
import { isIgnored, outcomeOf } from './outcome.ts';
import type { Problem, Resolved, ScenarioRun, Snapshot } from './result.ts';
import { meaningOf } from './runNames.ts';
import { keepLog, RuleLog } from './runRules.ts';
import type { Run } from './runScenario.ts';
import type { NameRef, Range, ScenarioNode, Statement } from './statement.ts';
import { nameKey } from './words.ts';

/** Finds the state in force at the end of a line: that of the last statement at or above it. */
const stateByLine = (run: Run): ((line: number) => Snapshot | undefined) => {
  let sorted: readonly Run['lines'][number][] | undefined;
  return (line) => {
    // Sorting keeps the order of those of one line: the last of them counts.
    sorted ??= [...run.lines].sort((a, b) => a.line - b.line);
    const lines = sorted;
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lines[middle]?.line ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    return lines[low - 1]?.snapshot ?? run.snapshots[0];
  };
};

const resolveIn = (run: Run, name: NameRef | string, at: Snapshot): Resolved | undefined => {
  const ref: NameRef =
    typeof name === 'string' ? { text: name, key: nameKey(name), range: { start: 0, end: 0 } } : name;
  const means = meaningOf(at.game, run.names, ref);
  switch (means.kind) {
    case 'player':
      return { kind: 'player', player: means.player };
    case 'card':
      return { kind: 'card', card: means.card };
    case 'effect':
      return { kind: 'effect', effects: means.effects };
    case 'problem': {
      const definition = ref.key === undefined ? undefined : run.input.pool.get(ref.key);
      return definition === undefined ? undefined : { kind: 'definition', definition };
    }
  }
};

interface FoundName {
  readonly name: NameRef;
  readonly declared: boolean;
}

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

const DECLARING: ReadonlySet<string> = new Set(['as', 'creating', 'players']);

/** Every name in a statement's tree: whatever has a text, a range and a key. */
const namesIn = (value: unknown, declared: boolean, into: FoundName[]): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) namesIn(one, declared, into);
    return;
  }
  if ('text' in value && 'key' in value && typeof value.key === 'string' && 'range' in value && isRange(value.range)) {
    into.push({ name: value as NameRef, declared });
  }
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'range') namesIn(part, DECLARING.has(key), into);
  }
};

const usesOf = (run: Run, at: (line: number) => Snapshot | undefined): ScenarioRun['nameUses'] => {
  const uses: ScenarioRun['nameUses'][number][] = [];
  const walk = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      const found: FoundName[] = [];
      namesIn(statement.body, false, found);
      const after = at(statement.line);
      for (const { name, declared } of found) {
        const means = after === undefined ? undefined : resolveIn(run, name, after);
        uses.push({ name, declared, line: statement.line, ...(means === undefined ? {} : { means }) });
      }
      walk(statement.children);
    }
  };
  walk(run.input.statements);
  return uses;
};

/** The problems of reading that lie within a range of the file. */
export type ReadProblems = (range: Range) => readonly Problem[];

/** Finds them by halves: a file may have thousands of scenarios, each with problems of its own. */
export const problemsOfReading = (problems: readonly Problem[]): ReadProblems => {
  const sorted = [...problems].sort((a, b) => a.range.start - b.range.start);
  return ({ start, end }) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.range.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    const found: Problem[] = [];
    for (let at = low; at < sorted.length; at += 1) {
      const problem = sorted[at];
      if (problem === undefined || problem.range.start > end) break;
      if (problem.range.end <= end) found.push(problem);
    }
    return found;
  };
};

const distinct = (notes: readonly NotModelled[]): readonly NotModelled[] => {
  const seen = new Set<string>();
  return notes.filter((note) => {
    const key = keyOfValue([note.code, note.values]);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
};

/** The value that everyone reads. `ofReading`: what was wrong with the lines of the scenario, and with those above the first one. */
export const finishRun = (run: Run, scenario: ScenarioNode, ofReading: readonly Problem[]): ScenarioRun => {
  const snapshotAtLine = stateByLine(run);
  const notes = distinct(run.notModelled);
  const unproven = notes.filter((note) => !isIgnored(note, run.ignored));
  let uses: ScenarioRun['nameUses'] | undefined;
  const log = new RuleLog(run);
  const result: ScenarioRun = {
    scenario,
    edition: run.input.edition,
    snapshots: run.snapshots,
    snapshotAtLine,
    expectations: run.expectations,
    problems: run.problems,
    outcome: outcomeOf({
      expectations: run.expectations,
      problems: [...run.problems, ...ofReading],
      notModelled: unproven,
    }),
    unprovenBecause: unproven,
    ignored: [...run.ignored.values()],
    get rulesUsed() {
      return log.all();
    },
    resolve: (name, at) => resolveIn(run, name, at),
    get nameUses() {
      uses ??= usesOf(run, snapshotAtLine);
      return uses;
    },
    statementOfCause: (cause: Cause) => run.causes[cause],
  };
  keepLog(result, log);
  return result;
};
