// What the parts of the board share: the run and the state at a line, the state before it, and what things are called there.
import type { BoardDifference } from '../boardProtocol.ts';
import type { ObjectState } from '../engine/characteristics.ts';
import type { GameObject } from '../engine/game.ts';
import type { CardId, ObjectId } from '../engine/ids.ts';
import { message } from '../messages/message.ts';
import type { ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { Range, ScenarioNode } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { cardName } from './places.ts';
import { snapshotBefore } from './runs.ts';

export interface Scene {
  readonly context: FeatureContext;
  readonly scenario: ScenarioNode;
  readonly run: ScenarioRun;
  /** Editions that the scenario is run in. */
  readonly editions: readonly string[];
  /** The line asked for, from 0, or the text's last where it has fewer. */
  readonly line: number;
  readonly snapshot: Snapshot;
  /** The state before the statement whose state it is; absent at the beginning. */
  readonly before: Snapshot | undefined;
  readonly players: readonly string[];
  /** What was found out about an object and is asked for more than once. */
  readonly news: Map<GameObject, News | undefined>;
}

/** What the last statement made of an object. */
export interface News {
  readonly news: 'new' | 'changed';
  readonly differences: readonly BoardDifference[];
}

/** The scenario that a line belongs to: the last one that begins at or above it, else the first. */
export function scenarioAtLine({ analysis }: FeatureContext, line: number): ScenarioNode | undefined {
  const runs = analysis.runs.map(({ scenario }) => scenario);
  return runs.filter((one) => one.line <= line).at(-1) ?? runs[0];
}

/** Whether a line tells of one edition before the others: its expectation fails in it, or the line is refused. */
function isAbout({ lines }: FeatureContext, run: ScenarioRun, line: number): boolean {
  const isHere = ({ range }: { readonly range: Range }): boolean => lines.positionAt(range.start).line === line;
  return (
    run.expectations.some((one) => one.outcome === 'failed' && isHere(one)) ||
    run.problems.some((one) => one.severity === 'error' && isHere(one))
  );
}

/** The scene at a line, in an edition of the scenario; where none is asked for, in the one that the line tells of, else the first. */
export function sceneAt(context: FeatureContext, asked: number, edition?: string): Scene | undefined {
  const line = context.lines.nearestLine(asked);
  const scenario = scenarioAtLine(context, line);
  const runs = context.analysis.runs.filter((run) => run.scenario === scenario);
  const run =
    runs.find((one) => one.edition === edition) ??
    (edition === undefined && runs.length > 1 ? runs.find((one) => isAbout(context, one, line)) : undefined) ??
    runs[0];
  const snapshot = run?.snapshotAtLine(line);
  if (scenario === undefined || run === undefined || snapshot === undefined) return undefined;
  return {
    context,
    scenario,
    run,
    editions: runs.map((one) => one.edition),
    line,
    snapshot,
    before: snapshotBefore(run, snapshot.index, snapshot.statement?.line),
    players: snapshot.game.players.map(({ name }) => name),
    news: new Map(),
  };
}

/** What the scenario calls an object: its label, else the name that it is written with. */
export function titleOf(scene: Scene, snapshot: Snapshot, object: GameObject): string {
  const { context, run } = scene;
  const label = cardName(run, object.card, '');
  if (label !== '') return label;
  const { base } = object;
  if (base.kind === 'card') return base.card.faces[0]?.name ?? '';
  if (base.kind === 'ability') {
    const source = snapshot.game.objects.get(base.source);
    const name = source === undefined ? (base.sourceLastKnown?.values.name ?? '') : titleOf(scene, snapshot, source);
    return message(context.locale, 'word.ability', { name: cardName(run, base.sourceCard, name) });
  }
  const name = snapshot.board.objects.get(object.id)?.name || base.values.name;
  return name.replace(/ Token$/, '') || message(context.locale, 'board.nameless');
}

/** An object's name where it is another than what the scenario calls it; a token without one has never had any. */
export function namedOf(scene: Scene, title: string, object: GameObject, state: ObjectState): string | undefined {
  const plain = state.name.replace(/ Token$/, '');
  if (plain === title || (plain === '' && object.base.kind !== 'card')) return undefined;
  return plain === '' ? message(scene.context.locale, 'word.noName') : plain;
}

/** The title of what an id stands for in a state. */
export function titleOfId(scene: Scene, snapshot: Snapshot, id: ObjectId): string {
  const object = snapshot.game.objects.get(id);
  return object === undefined ? (snapshot.board.objects.get(id)?.name ?? '') : titleOf(scene, snapshot, object);
}

/** Where an object is, as its zone is called on the board: of the battlefield, by controller. */
export function zoneKeyOf(snapshot: Snapshot, object: GameObject): string {
  const { zone } = object;
  if (zone === 'stack' || zone === 'command') return zone;
  const player = zone === 'battlefield' ? controllerOf(snapshot, object) : object.owner;
  return `${zone}:${player}`;
}

/** Who controls it, as layer 2 leaves it. */
export const controllerOf = (snapshot: Snapshot, object: GameObject): number =>
  snapshot.board.objects.get(object.id)?.controller ?? object.controller;

/** The same card, token or copy in the state before, if it was in the game then. */
export function objectBefore({ before }: Scene, card: CardId): GameObject | undefined {
  const id = before?.game.current.get(card);
  return id === undefined ? undefined : before?.game.objects.get(id);
}

/** The line (from 0) of the statement that brought an object where it is. */
export function lineOf({ context, run }: Scene, object: GameObject): number | undefined {
  const statement = run.statementOfCause(object.cause);
  return statement === undefined ? undefined : context.lines.positionAt(statement.range.start).line;
}
