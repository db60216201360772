// What the engine did at a line, as it is inside: for bug reports. Data and the engine's own names, in no language.
import type { TraceStep } from '../engine/board.ts';
import type { ObjectState } from '../engine/characteristics.ts';
import { IdMap } from '../rules/idMap.ts';
import type { ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { Statement } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { runsAt } from './runs.ts';

/** Values are told so many levels deep: what lies deeper is a compiled card, whose text says as much. */
const deepest = 9;

/** The trace of a line (from 0), for each edition that it is run in; undefined where nothing ran. */
export function engineTrace(context: FeatureContext, version: string, line: number): string | undefined {
  const { analysis, lines } = context;
  const offset = lines.offsetAt({ line, character: Number.MAX_SAFE_INTEGER });
  const parts = runsAt(context, offset).map((run) => ofRun(context, run, line));
  if (parts.length === 0) return undefined;
  const text = analysis.text.slice(lines.startOfLine(line), lines.endOfLine(line));
  return [`strata ${version}, line ${line + 1}:`, text, '', ...parts].join('\n');
}

function ofRun(context: FeatureContext, run: ScenarioRun, line: number): string {
  const snapshot = run.snapshotAtLine(line);
  const statement = statementAt(context, run.scenario.statements, line);
  const expectations = run.expectations
    .filter(({ range }) => context.lines.positionAt(range.start).line === line)
    .map(({ outcome, expected, actual, layer, subject }) => ({ subject, outcome, expected, actual, layer }));
  return [
    `== ${run.edition}, ${run.outcome}: ${run.scenario.title}`,
    section('statement', statement === undefined ? [] : [statement.body]),
    section('expectations', expectations),
    ...(snapshot === undefined ? [] : ofSnapshot(snapshot)),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function ofSnapshot(snapshot: Snapshot): readonly string[] {
  const { game, events, problems, notModelled } = snapshot;
  const board = snapshot.traced();
  return [
    `snapshot ${snapshot.index}, cause ${snapshot.cause}`,
    section('events', events),
    section('problems', problems),
    section('not modelled', notModelled),
    section('players', game.players),
    section('zones', [game.zones]),
    section('waiting', game.waiting),
    section(
      'objects',
      [...game.objects.values()].map(({ id, zone, controller, timestamp, status, counters, attachedTo }) => ({
        id,
        name: board.objects.get(id)?.name,
        zone,
        controller,
        timestamp,
        status,
        counters,
        attachedTo,
      })),
    ),
    section('layers', board.trace.map(stepOf)),
    section('dependencies', board.edges),
    section('loops', board.loops),
  ];
}

/** One application: the effect, what it does, why it is in that place, and what it changed. */
const stepOf = ({ layer, effect, operations, order, rules, abilityGone, changes }: TraceStep): object => ({
  layer,
  effect,
  order,
  rules,
  ...(abilityGone === true ? { abilityGone } : {}),
  operations,
  changes: changes.map(({ object, before, after }) => ({ object, ...differing(before, after) })),
});

/** The values of an object that differ, before and after. */
function differing(before: ObjectState, after: ObjectState): object {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof ObjectState)[];
  const changed = names.filter((name) => told(before[name]) !== told(after[name]));
  const of = (state: ObjectState): object => Object.fromEntries(changed.map((name) => [name, state[name]]));
  return { before: of(before), after: of(after) };
}

/** A heading and a line for each value; nothing for none. */
const section = (title: string, values: readonly unknown[]): string =>
  values.length === 0 ? '' : [`-- ${title}`, ...values.map(told)].join('\n');

/** A value as JSON: maps and sets as what they hold, functions left out, what contains itself or lies too deep cut off. */
export function told(value: unknown): string {
  const plain = (one: unknown, above: readonly unknown[]): unknown => {
    if (typeof one === 'function') return undefined;
    if (typeof one === 'bigint') return String(one);
    if (typeof one !== 'object' || one === null) return one;
    if (above.length >= deepest || above.includes(one)) return '…';
    const path = [...above, one];
    if (one instanceof Map || one instanceof IdMap)
      return Object.fromEntries([...one].map(([key, each]) => [String(key), plain(each, path)]));
    if (Array.isArray(one) || one instanceof Set) return [...one].map((each) => plain(each, path));
    return Object.fromEntries(Object.entries(one).map(([key, each]) => [key, plain(each, path)]));
  };
  return JSON.stringify(plain(value, [])) ?? 'undefined';
}

/** The statement that begins on a line, in blocks too. */
function statementAt(context: FeatureContext, statements: readonly Statement[], line: number): Statement | undefined {
  for (const statement of statements) {
    if (context.lines.positionAt(statement.range.start).line === line) return statement;
    const inside = statementAt(context, statement.children, line);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
