// `strata show FILE[:LINE] [OBJECT]`: what objects are as of a line, layer by layer.
import type { GameObject } from '../engine/game.ts';
import { copyChain, copyChainText } from '../features/copyChain.ts';
import { summary } from '../features/describe.ts';
import { layerRows } from '../features/layerTable.ts';
import { effectName, placeOf } from '../features/places.ts';
import { type Locale, localeOf, message } from '../messages/message.ts';
import type { CardPool } from '../scenario/cardPool.ts';
import type { ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { NameRef } from '../scenario/statement.ts';
import { nameKey } from '../scenario/words.ts';
import type { Command } from './args.ts';
import { type Loaded, load } from './files.ts';
import { type Paint, paintOf } from './frame.ts';
import type { CliIo, ExitCode } from './io.ts';
import { showJson } from './showJson.ts';

/** One scenario in one edition, as of a line. */
export interface Scene {
  readonly run: ScenarioRun;
  readonly snapshot: Snapshot;
  /** 0-based. */
  readonly line: number;
  readonly objects: readonly GameObject[];
}

const lastLineOf = (run: ScenarioRun): number => {
  const last = run.scenario.statements.at(-1);
  return last?.endLine ?? last?.line ?? run.scenario.line;
};

/** Runs that a line belongs to: those of the scenario it stands in or, above the first one, of the first. */
const runsAt = (file: Loaded, line: number | undefined): readonly ScenarioRun[] => {
  const { runs, scenarios } = file.context.analysis;
  const scenario =
    line === undefined ? scenarios.at(-1) : (scenarios.filter((one) => one.line <= line).at(-1) ?? scenarios[0]);
  return runs.filter((run) => run.scenario === scenario);
};

const visible = (snapshot: Snapshot): readonly GameObject[] =>
  ['battlefield', 'stack'].flatMap((zone) =>
    (snapshot.game.zones[zone] ?? []).flatMap((id) => snapshot.game.objects.get(id) ?? []),
  );

const nowhere = { start: 0, end: 0 };
const refTo = (text: string): NameRef => ({ text, range: nowhere, key: nameKey(text) });

/** `Alice's Gray Ogre` and `Gray Ogre in Bob's graveyard` as a statement would mean them. */
const readName = (snapshot: Snapshot, text: string): NameRef => {
  for (const { name } of snapshot.game.players) {
    const owner = refTo(name);
    for (const zone of ZONES) {
      const end = ` in ${name}'s ${zone}`;
      if (text.endsWith(end)) {
        return { ...refTo(text.slice(0, -end.length)), owner, zone: { zone, range: nowhere } };
      }
    }
    if (text.startsWith(`${name}'s `)) return { ...refTo(text.slice(name.length + 3)), owner };
  }
  return refTo(text);
};
const ZONES = ['graveyard', 'hand', 'library', 'exile'] as const;

/** What a name means as of a line; several objects that share it are all shown. */
const objectsNamed = (run: ScenarioRun, snapshot: Snapshot, text: string): readonly GameObject[] => {
  const { game } = snapshot;
  const means = run.resolve(readName(snapshot, text), snapshot);
  if (means?.kind === 'card') {
    const id = game.current.get(means.card);
    return id === undefined ? [] : [game.objects.get(id) ?? []].flat();
  }
  const key = nameKey(text);
  return visible(snapshot).filter(({ id, base }) => {
    const printed = base.kind === 'card' ? base.card.name : '';
    return [snapshot.board.objects.get(id)?.name ?? '', printed].some((name) => nameKey(name) === key);
  });
};

const zoneText = (locale: Locale, object: GameObject): string => message(locale, `zone.${object.zone}`);

const objectText = (
  locale: Locale,
  paint: Paint,
  file: Loaded,
  scene: Scene,
  object: GameObject,
  whole: boolean,
): string => {
  const { run, snapshot } = scene;
  const state = snapshot.board.objects.get(object.id);
  if (state === undefined) return '';
  const { game } = snapshot;
  const controller = game.players[state.controller]?.name ?? '';
  const name = state.name === '' ? message(locale, 'word.noName') : state.name;
  const head = `${paint.bold(name)}  ${summary(locale, state)}  ${paint.dim(`${controller}, ${zoneText(locale, object)}`)}`;
  if (!whole) return `  ${head}`;
  const traced = snapshot.traced();
  const players = game.players.map((player) => player.name);
  const rows = layerRows(file.context, traced, object.id, players).map(({ step, change }) => {
    const place = placeOf(file.context, run, step.effect);
    const where = place === undefined ? '' : `, ${message(locale, 'hover.effectLine', { line: place.line })}`;
    return [
      step.layer,
      `${effectName(file.context, run, step.effect)}${where}`,
      `t${step.effect.timestamp}`,
      change,
      step.rules[0] ?? '',
    ] as const;
  });
  const width = (index: 0 | 1 | 2 | 3): number => Math.max(0, ...rows.map((row) => row[index].length));
  const table = rows.map((row) =>
    `    ${paint.bold(row[0].padEnd(width(0)))}  ${row[1].padEnd(width(1))}  ${paint.dim(row[2].padEnd(width(2)))}  ${row[3].padEnd(width(3))}  ${paint.dim(row[4])}`.trimEnd(),
  );
  const printed = traced.initial.get(object.id);
  const copiable = traced.copiable.get(object.id);
  return [
    `  ${head}`,
    ...(printed === undefined
      ? []
      : [`    ${paint.dim(`${message(locale, 'hover.printed')}: ${summary(locale, printed)}`)}`]),
    ...(copiable === undefined
      ? []
      : [`    ${paint.dim(`${message(locale, 'hover.copiable')}: ${summary(locale, copiable)}`)}`]),
    ...copyChainText(file.context, copyChain(file.context, run, snapshot, object.id)).map(
      (text) => `    ${paint.dim(text)}`,
    ),
    ...(table.length === 0 ? [`    ${paint.dim(message(locale, 'hover.noChange'))}`] : table),
  ].join('\n');
};

const sceneText = (io: CliIo, file: Loaded, scene: Scene, whole: boolean): string => {
  const locale = localeOf(io.locale);
  const paint = paintOf(io.colors);
  const { run, snapshot, line } = scene;
  const title = run.scenario.implicit ? message(locale, 'cli.untitled') : run.scenario.title;
  const life = snapshot.game.players
    .map((player) => `${player.name} ${message(locale, 'hover.players', { life: player.life })}`)
    .join(', ');
  return [
    `${paint.bold(title)} ${paint.dim(message(locale, 'hover.asOf', { line: line + 1, edition: run.edition }))}`,
    `  ${paint.dim(life)}`,
    ...scene.objects.map((object) => objectText(locale, paint, file, scene, object, whole)),
  ].join('\n');
};

/** Splits `file.strata:12`; a path that exists as it is keeps its colon. */
const splitPlace = (io: CliIo, place: string): { readonly path: string; readonly line?: number } => {
  if (io.kindOf(place) !== 'missing') return { path: place };
  const match = /^(.+?):(\d+)(?::\d+)?$/.exec(place);
  return match === null ? { path: place } : { path: match[1] ?? '', line: Number(match[2]) };
};

/** Carries out `strata show`. */
export const show = (io: CliIo, library: CardPool, command: Extract<Command, { command: 'show' }>): ExitCode => {
  const locale = localeOf(io.locale);
  const fail = (code: string, values: Readonly<Record<string, string | number>>): ExitCode => {
    io.err(`${message(locale, code, values)}\n`);
    return 2;
  };
  const { path, line } = splitPlace(io, command.place);
  const kind = io.kindOf(path);
  if (kind === 'missing') return fail('cli.noSuchPath', { path });
  if (kind === 'folder') return fail('cli.showFolder', { path, command: 'show' });
  const file = load(io, library, path, command.edition);
  if ('error' in file) return fail('cli.unreadable', { path, reason: file.error });
  if (line !== undefined && (line < 1 || line > file.context.lines.lineCount)) {
    return fail('cli.noSuchLine', { path, line, lines: file.context.lines.lineCount });
  }
  const runs = runsAt(file, line === undefined ? undefined : line - 1);
  if (runs.length === 0) return fail('cli.noScenario', { path });
  const scenes: Scene[] = [];
  for (const run of runs) {
    const at = line === undefined ? lastLineOf(run) : line - 1;
    const snapshot = line === undefined ? run.snapshots.at(-1) : run.snapshotAtLine(at);
    if (snapshot === undefined) continue;
    if (command.object === undefined) {
      scenes.push({ run, snapshot, line: at, objects: visible(snapshot) });
      continue;
    }
    const objects = objectsNamed(run, snapshot, command.object);
    if (objects.length === 0) return fail('cli.noSuchObject', { object: command.object, path, line: at + 1 });
    scenes.push({ run, snapshot, line: at, objects });
  }
  if (command.format === 'json') io.out(`${JSON.stringify(showJson(file, scenes), null, 2)}\n`);
  else io.out(`${scenes.map((scene) => sceneText(io, file, scene, command.object !== undefined)).join('\n\n')}\n`);
  return 0;
};
