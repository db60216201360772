// The board at a line: the whole game as of the end of that line, made of the answer that hovers are made of.

import {
  type Board,
  type BoardEffect,
  type BoardObject,
  type BoardPlayer,
  type BoardRefusal,
  type BoardWords,
  type BoardZone,
  boardWordNames,
} from '../boardProtocol.ts';
import { printDuration } from '../cards/oracle/printConditions.ts';
import { contextOf as printContextOf } from '../cards/oracle/printContext.ts';
import type { GameObject } from '../engine/game.ts';
import type { CardId, ObjectId } from '../engine/ids.ts';
import { type Locale, message, messageIfAny, problemText } from '../messages/message.ts';
import type { Problem } from '../scenario/result.ts';
import type { Statement } from '../scenario/statement.ts';
import { changesOf, leftBehind } from './boardChanges.ts';
import { boardObject, shownUnder } from './boardObjects.ts';
import { type Scene, sceneAt, titleOfId, zoneKeyOf } from './boardScene.ts';
import type { FeatureContext } from './context.ts';
import { abilitiesOf, abilityText, shorten } from './describe.ts';
import { layerTitle } from './expectationText.ts';
import { effectName, placeOf } from './places.ts';

/** The board as of the end of a line (from 0); nothing where the document has no scenario. */
export function boardAt(context: FeatureContext, line: number, edition?: string): Board | undefined {
  const scene = sceneAt(context, line, edition);
  if (scene === undefined) return undefined;
  const { scenario, run, snapshot, editions } = scene;
  const laid = layOut(scene);
  return {
    uri: context.analysis.uri,
    version: context.analysis.version,
    line,
    ...(snapshot.statement === undefined ? {} : { asOf: snapshot.statement.line }),
    scenario: scenario.implicit ? '' : scenario.title,
    scenarioLine: scenario.line,
    edition: run.edition,
    editions,
    turn: turnText(scene),
    players: playersOf(scene, laid),
    shared: [...zoneIf(laid, 'stack', message(context.locale, 'zone.stack')), ...commandZone(scene, laid)],
    effects: effectsOf(scene),
    waiting: waitingOf(scene),
    changes: changesOf(scene),
    here: namedOnLine(scene),
    refused: refusedUpTo(scene),
    graphs: graphsOf(scene),
    ...neighbours(scene),
    objects: laid.objects,
  };
}

const commandZone = ({ context }: Scene, laid: Layout): readonly BoardZone[] =>
  zoneIf(laid, 'command', message(context.locale, 'zone.command'));

/** The fixed words of the panel: `{0}` stands for what it fills in. */
export const boardWords = (locale: Locale): BoardWords =>
  Object.fromEntries(boardWordNames.map((name) => [name, message(locale, `board.panel.${name}`)])) as BoardWords;

interface Layout {
  readonly objects: readonly BoardObject[];
  /** Cards that stand in each zone by themselves. */
  readonly zones: ReadonlyMap<string, readonly CardId[]>;
  readonly onPlayers: ReadonlyMap<number, readonly CardId[]>;
  readonly left: ReadonlyMap<string, NonNullable<BoardZone['left']>>;
}

/** Every object of the game as a card, in its zone or under what it is attached to. */
function layOut(scene: Scene): Layout {
  const { game, board } = scene.snapshot;
  const attached = new Map<ObjectId, CardId[]>();
  const onPlayers = new Map<number, CardId[]>();
  const zones = new Map<string, CardId[]>();
  const all = Object.values(game.zones).flatMap((ids) =>
    ids.flatMap((id): readonly GameObject[] => {
      const object = game.objects.get(id);
      return object === undefined ? [] : [object];
    }),
  );
  for (const object of all) {
    const host = object.attachedTo;
    if (host !== undefined && 'object' in host && game.objects.get(host.object)?.zone === 'battlefield')
      push(attached, host.object, object.card);
    else if (host !== undefined && 'player' in host) push(onPlayers, host.player, object.card);
    else push(zones, zoneKeyOf(scene.snapshot, object), object.card);
  }
  // topmost first where the order is one of piles
  for (const [key, cards] of zones) if (/^(?:stack|library)/.test(key)) zones.set(key, cards.reverse());
  const objects = all.flatMap((object): readonly BoardObject[] => {
    const state = board.objects.get(object.id);
    if (state === undefined) return [];
    return [boardObject(scene, object, state, shownUnder(scene.snapshot, object), attached.get(object.id) ?? [])];
  });
  return { objects, zones, onPlayers, left: leftBehind(scene) };
}

function push<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** A zone that has, or has just lost, something. */
function zoneIf({ zones, left }: Layout, key: string, title: string, always = false): readonly BoardZone[] {
  const objects = zones.get(key) ?? [];
  const gone = left.get(key);
  if (objects.length === 0 && gone === undefined && !always) return [];
  return [{ key, title, objects, ...(gone === undefined ? {} : { left: gone }) }];
}

const ownZones = ['battlefield', 'hand', 'graveyard', 'exile', 'library'] as const;

function playersOf(scene: Scene, laid: Layout): readonly BoardPlayer[] {
  const { snapshot, before, context } = scene;
  return snapshot.game.players.map((player, index) => {
    const was = before?.game.players[index]?.life;
    const attached = laid.onPlayers.get(index);
    return {
      name: player.name,
      life: player.life,
      ...(was === undefined || was === player.life ? {} : { lifeBefore: was }),
      isActive: snapshot.game.turn.active === player.id,
      ...(player.inGame ? {} : { isGone: true as const }),
      facts: factsOf(scene, index),
      ...(attached === undefined ? {} : { attached }),
      zones: ownZones.flatMap((zone) =>
        zoneIf(laid, `${zone}:${index}`, message(context.locale, `zone.${zone}`), zone === 'battlefield'),
      ),
    };
  });
}

const usualHandSize = 7;

/** Mana, counters, cards drawn, what effects give a player. */
function factsOf({ snapshot, context }: Scene, index: number): readonly string[] {
  const { locale } = context;
  const player = snapshot.game.players[index];
  const state = snapshot.board.players.find(({ id }) => id === player?.id);
  if (player === undefined) return [];
  const facts: string[] = [];
  if (player.manaPool.length > 0)
    facts.push(message(locale, 'hover.mana', { mana: player.manaPool.map((symbol) => `{${symbol}}`).join('') }));
  for (const { kind, count } of player.counters) facts.push(`${count} × ${kind}`);
  if (player.drawnThisTurn > 0) facts.push(message(locale, 'hover.drawn', { count: player.drawnThisTurn }));
  for (const { instance } of state?.abilities ?? []) facts.push(abilitiesOf([instance], undefined, locale));
  if (state !== undefined && state.maxHandSize === undefined) facts.push(message(locale, 'hover.noMaxHandSize'));
  else if (state !== undefined && state.maxHandSize !== usualHandSize)
    facts.push(message(locale, 'hover.maxHandSize', { size: state.maxHandSize ?? 0 }));
  return facts;
}

function turnText({ snapshot, context, players }: Scene): string {
  const { number, active, step } = snapshot.game.turn;
  return message(context.locale, 'board.turn', {
    number,
    player: players[active] ?? '',
    step: messageIfAny(context.locale, `board.step.${step}`) ?? step,
  });
}

/** Continuous effects of what has resolved, in the order of their timestamps. */
function effectsOf(scene: Scene): readonly BoardEffect[] {
  const { snapshot, run, context } = scene;
  // how something entered (706.5) is no effect of a resolution; its card tells of it
  const resolved = snapshot.game.effects.filter(({ source: { rule } }) => rule !== '706.5' && rule !== '614.12');
  return resolved.flatMap((effect): readonly BoardEffect[] => {
    const info = snapshot.board.effects.get(`e${effect.id}`);
    if (info === undefined) return [];
    const { affected } = effect;
    const names =
      affected.kind === 'objects'
        ? affected.objects.filter((id) => snapshot.game.objects.has(id)).map((id) => titleOfId(scene, snapshot, id))
        : affected.kind === 'players'
          ? affected.players.map((player) => scene.players[player] ?? '')
          : [];
    const { spec } = effect.duration;
    const until = messageIfAny(context.locale, `board.until.${spec.until}`) ?? printDuration(spec, printContextOf({}));
    const line = placeOf(context, run, info)?.line;
    const title = effectName(context, run, info);
    // what changes itself is not named twice
    const on = names.length === 1 && names[0] === title ? '' : shorten(names.join(', '), 80);
    return [
      {
        title,
        text: [on === '' ? '' : `→ ${on}`, until].filter((part) => part !== '').join(', '),
        ...(line === undefined ? {} : { line: line - 1 }),
      },
    ];
  });
}

/** Triggers that wait for their choices, and delayed ones that wait for their moment (603.3, 603.7). */
function waitingOf(scene: Scene): readonly BoardEffect[] {
  const { snapshot, run } = scene;
  const lineOfCause = (cause: number): { readonly line?: number } => {
    const line = run.statementOfCause(cause)?.line;
    return line === undefined ? {} : { line };
  };
  return [
    ...snapshot.game.waiting.map(({ instance, source, lastKnown, cause }) => ({
      title: titleOfId(scene, snapshot, source) || lastKnown.values.name,
      text: shorten(abilityText(instance), 90),
      ...lineOfCause(cause),
    })),
    ...snapshot.game.delayed.map(({ source, ability, cause }) => ({
      title: source.label ?? source.name,
      text: ability === undefined ? message(scene.context.locale, 'board.delayed') : shorten(abilityText(ability), 90),
      ...lineOfCause(cause),
    })),
  ];
}

/** The objects that the line asked for names. */
function namedOnLine({ run, line, snapshot }: Scene): readonly number[] {
  const ids = run.nameUses.flatMap(({ line: at, name, means }) => {
    if (at !== line) return [];
    const meaning = run.resolve(name, snapshot) ?? means;
    return meaning?.kind === 'card' ? [meaning.card as number] : [];
  });
  return [...new Set(ids)];
}

const statesNothing = new Set(['expect', 'show', 'assert', 'cites']);

/** Whether a problem says that its line was not carried out: refused, not understood, or with text that is not read. */
const isOfRefusal = ({ severity, code }: Problem): boolean => severity === 'error' || EFFECT_UNREAD.has(code);

/** An effect whose text is not read, for whatever reason. */
const EFFECT_UNREAD: ReadonlySet<string> = new Set([
  'effect.unread',
  'effect.tooLong',
  'effect.tooMuch',
  'effect.tooDeep',
  'effect.internal',
]);

/** Lines of the scenario that could not be carried out, with what is wrong; expectations that fail are none. */
function refusedUpTo({ context, scenario, run, line }: Scene): readonly BoardRefusal[] {
  const errors = context.analysis.problems.filter(
    (one) => isOfRefusal(one) && one.range.start >= scenario.range.start && one.range.start <= scenario.range.end,
  );
  if (errors.length === 0) return [];
  const byLine = new Map<number, Statement>();
  const walk = (statements: readonly Statement[]): void => {
    for (const one of statements) {
      byLine.set(one.line, one);
      walk(one.children);
    }
  };
  walk(scenario.statements);
  const refused = new Map<number, string>();
  for (const { range, edition, code, values } of errors) {
    const at = context.lines.positionAt(range.start).line;
    const body = byLine.get(at)?.body;
    const kind = body?.kind === 'in' ? body.statement.kind : body?.kind;
    if (at > line || (kind !== undefined && statesNothing.has(kind))) continue;
    if (edition !== undefined && edition !== run.edition) continue;
    if (!refused.has(at)) refused.set(at, problemText(context.locale, code, values).what);
  }
  return [...refused].sort(([a], [b]) => a - b).map(([at, text]) => ({ line: at, text }));
}

function graphsOf({ snapshot, run, context }: Scene): Board['graphs'] {
  const layers = new Set(snapshot.board.edges.map(({ layer }) => layer));
  return [...layers].map((layer) => ({
    layer,
    title: layerTitle(context.locale, run.edition, layer),
    isLoop: snapshot.board.loops.some((loop) => loop.layer === layer),
  }));
}

/** The nearest lines above and below at which the state is another one. */
function neighbours({ run, scenario, context, line, snapshot }: Scene): Pick<Board, 'previous' | 'next'> {
  const end = context.lines.positionAt(scenario.range.end).line;
  const isSame = (at: number): boolean => run.snapshotAtLine(at) === snapshot;
  let start = line;
  while (start > scenario.line && isSame(start - 1)) start--;
  let next = line + 1;
  while (next <= end && isSame(next)) next++;
  // within one state, to the line that made it; from there to the one that made the state before
  let previous = start;
  if (start === line) {
    const other = run.snapshotAtLine(line - 1);
    previous = line - 1;
    while (previous > scenario.line && run.snapshotAtLine(previous - 1) === other) previous--;
  }
  return {
    ...(previous >= scenario.line && previous < line ? { previous } : {}),
    ...(next <= end ? { next } : {}),
  };
}
