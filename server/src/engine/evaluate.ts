// The board a game makes: every object's values after all layers (418.5), with or without the trace of how they came about.

import { IdMap } from '../rules/idMap.ts';
import type { Board, EffectInfo, EffectKey, NotModelled, PlayerState, TracedBoard } from './board.ts';
import { viewOfBoard } from './boardView.ts';
import type { ObjectState } from './characteristics.ts';
import type { Game, GameObject } from './game.ts';
import type { ObjectId } from './ids.ts';
import { baseState } from './layers/base.ts';
import { SMALL_BOARD } from './layers/candidates.ts';
import { draftOf } from './layers/draft.ts';
import { infoOf, type Recorder, type Run, startRun } from './layers/run.ts';
import { isInert, type Steady, steadyOf } from './layers/steady.ts';
import { layerIndexOf } from './layers/templates.ts';
import { walkLayer } from './layers/walk.ts';
import { unmodelledRules } from './modelled.ts';
import { maxHandSizeFrom } from './queries.ts';
import { isCreature, type View } from './view.ts';

/** 706.2: values are copiable as they stand once copy effects and face-down statuses have been applied. */
const lastCopyLayer = (run: Run): number => {
  const indexes = [
    layerIndexOf(run.edition, 'copy', 'resolution'),
    layerIndexOf(run.edition, 'faceDown', 'status'),
  ].flatMap((index) => index ?? []);
  return Math.max(-1, ...indexes);
};

/** D11: what is no creature on the battlefield has no power or toughness; a creature without any has 0. */
const settlePT = (run: Run): void => {
  for (const id of run.unsettled) {
    const state = run.states.get(id);
    if (state === undefined || run.game.objects.get(id)?.zone !== 'battlefield') continue;
    if (isCreature(state)) {
      if (state.power !== undefined && state.toughness !== undefined) continue;
      run.states.set(id, { ...draftOf(state), power: state.power ?? 0, toughness: state.toughness ?? 0 });
    } else if (state.power !== undefined || state.toughness !== undefined) {
      run.states.set(id, { ...draftOf(state), power: undefined, toughness: undefined });
    }
  }
};

const playersAfter = (run: Run, effects: ReadonlyMap<EffectKey, EffectInfo>): readonly PlayerState[] =>
  run.game.players.map(({ id }) => {
    const maximum = maxHandSizeFrom(run.game, run.view, run.rules, id);
    return {
      id,
      abilities: run.playerAbilities
        .filter((each) => each.player === id)
        .map(({ instance, effect }) => ({ instance, effect: effects.get(effect.key) ?? effect })),
      ...(maximum === undefined ? {} : { maxHandSize: maximum }),
    };
  });

/** Applies all layers; gives the values as they stood once copies were made. */
const layersOf = (run: Run): ReadonlyMap<ObjectId, ObjectState> => {
  const copyLayer = lastCopyLayer(run);
  let copiable: ReadonlyMap<ObjectId, ObjectState> | undefined;
  for (let index = 0; index < run.edition.layers.length; index += 1) {
    walkLayer(run, index);
    if (index === copyLayer) copiable = new Map(run.states);
  }
  settlePT(run);
  return copiable ?? new Map(run.states);
};

const walk = (game: Game, recorder: Recorder | undefined, indexFrom = SMALL_BOARD): Board => {
  const run = startRun(game, recorder, indexFrom, viewOf);
  const copiable = layersOf(run);
  const effects = new Map<EffectKey, EffectInfo>();
  for (const [key, effect] of run.effects) {
    if (effect.exists || effect.started) effects.set(key, infoOf(run, effect));
  }
  const board: Board = {
    objects: run.states,
    copiable,
    players: playersAfter(run, effects),
    rules: run.rules,
    loops: run.loops,
    applied: run.applied,
    effects,
    edges: run.edges,
    readsPast: run.past.read,
    readsTurn: run.turn.read,
    notModelled: [...run.notes.values(), ...unmodelledRules(run.rules)],
  };
  if (game.objects.size >= FOLLOWED_FROM) keepSteady(run, board);
  return board;
};

/** Boards smaller than this are made anew as quickly as followed. */
const FOLLOWED_FROM = 24;

/** How many objects a change to a game makes the layers look at: few where no value rests on another, else all of them. */
export const looksFor = (game: Game): number =>
  game.objects.size < FOLLOWED_FROM || steadies.has(boardOf(game)) ? 1 : game.objects.size;

const keepSteady = (run: Run, board: Board): void => {
  const steady = steadyOf(run);
  if (steady !== undefined) steadies.set(board, steady);
};

const steadies = new WeakMap<Board, Steady>();

/** The board of a game. The same game always gives the same board; nothing depends on the order of a hash table. */
export const evaluate = (game: Game): Board => walk(game, undefined);

/** More changes than this at once are looked at with everything else. */
const FEW = 64;

/** What has changed from one game to the other; undefined where it is much, or something that others' values rest on. */
const changesBetween = (
  before: Game,
  game: Game,
  steady: Steady,
): readonly [ObjectId, GameObject | undefined][] | undefined => {
  const changed: [ObjectId, GameObject | undefined][] = [];
  const few = before.objects.eachDifference(game.objects, (id, _, now) => {
    changed.push([id, now]);
    return changed.length <= FEW && !steady.sources.has(id) && (now === undefined || isInert(game, now));
  });
  return few ? changed : undefined;
};

const samePlayers = (before: Game, game: Game): boolean =>
  before.players === game.players ||
  (before.players.length === game.players.length &&
    before.players.every((player, index) => player.inGame === game.players[index]?.inGame));

/**
 * The board of a game that differs little from one whose board is known, where no object's values rest on another's: only
 * what has changed is looked at again. Undefined where that is not certain. What it gives is what `evaluate` gives.
 */
export const evaluateNext = (before: Game, board: Board, game: Game): Board | undefined => {
  const steady = steadies.get(board);
  if (steady === undefined || before.effects !== game.effects || before.edition !== game.edition) return undefined;
  if (!samePlayers(before, game)) return undefined;
  const changed = changesBetween(before, game, steady);
  if (changed === undefined) return undefined;
  const ids = new Set(changed.map(([id]) => id));
  const again = [...ids, ...steady.reaching.filter((id) => !ids.has(id))].sort((a, b) => a - b);
  const objects = again.flatMap((id) => game.objects.get(id) ?? []);
  const run = startRun(game, undefined, 0, viewOf, {
    objects,
    permanents: objects.filter(({ zone, status }) => zone === 'battlefield' && !status.phasedOut),
    effects: game.effects.filter(
      ({ affected }) => affected.kind === 'objects' && affected.objects.some((id) => ids.has(id)),
    ),
  });
  const copiable = layersOf(run);
  const isMore = [...run.effects.keys()].some((key) => !steady.effects.has(key));
  if (isMore || run.outside.read || run.rivals.met || run.past.read || run.turn.read || run.notes.size > 0)
    return undefined;
  const made: Board = {
    ...board,
    objects: patched(board.objects, run.states, ids),
    copiable: patched(board.copiable, copiable, ids),
  };
  steadies.set(made, steady);
  return made;
};

/** Has a board followed however small its game is: for the law that shows it is the same. */
export const followAnyway = (game: Game, board: Board): void => {
  const run = startRun(game, undefined, SMALL_BOARD, viewOf);
  layersOf(run);
  keepSteady(run, board);
};

/** A map with the entries of some ids taken from another. */
const patched = <V>(
  from: ReadonlyMap<ObjectId, V>,
  fresh: ReadonlyMap<ObjectId, V>,
  ids: ReadonlySet<ObjectId>,
): IdMap<ObjectId, V> => {
  let made = from instanceof IdMap ? (from as IdMap<ObjectId, V>) : IdMap.from(from);
  for (const id of ids) {
    const value = fresh.get(id);
    made = value === undefined ? made.without(id) : made.with(id, value);
  }
  return made;
};

/** The same board, found with the indexes of large boards however small it is: for the laws that show it is the same. */
export const evaluateIndexed = (game: Game): Board => walk(game, undefined, 0);

/** The board of a game with every application of every effect, in order: one code path with `evaluate`. */
export const evaluateTraced = (game: Game): TracedBoard => {
  const recorder: Recorder = { steps: [] };
  const board = walk(game, recorder);
  const initial = new Map<ObjectId, ObjectState>();
  for (const [id, object] of game.objects) initial.set(id, baseState(game, object));
  return { ...board, trace: recorder.steps, initial };
};

interface Kept {
  readonly game: Game;
  readonly board: Board;
}
const boards = new WeakMap<Game, Board>();
const byObjects = new WeakMap<Game['objects'], Kept>();

/** What layers look at; waiting triggers, counters of ids and, unless they were asked for, the turn and its past make no difference to a board. */
const looksTheSame = (a: Game, b: Game, board: Board): boolean =>
  a.effects === b.effects &&
  a.zones === b.zones &&
  a.players === b.players &&
  (a.turn === b.turn || !board.readsTurn) &&
  a.edition === b.edition &&
  (!board.readsPast || (a.history === b.history && a.lastTurn === b.lastTurn));

/** The board of a game; made once for all games that differ in nothing that layers look at. */
export const boardOf = (game: Game): Board => {
  const known = boards.get(game);
  if (known !== undefined) return known;
  const kept = byObjects.get(game.objects);
  const board = kept !== undefined && looksTheSame(kept.game, game, kept.board) ? kept.board : fresh(game);
  boards.set(game, board);
  byObjects.set(game.objects, { game, board });
  return board;
};

/** Games whose boards were made last: the next one is mostly a little change of one of these. */
const recent: Kept[] = [];
const MOST_RECENT = 4;

/** A board that nobody has made yet: from a recent one where little has changed, else by all its layers. */
const fresh = (game: Game): Board => {
  let board: Board | undefined;
  for (const kept of recent) {
    board = evaluateNext(kept.game, kept.board, game);
    if (board !== undefined) break;
  }
  board ??= evaluate(game);
  recent.unshift({ game, board });
  recent.length = Math.min(recent.length, MOST_RECENT);
  return board;
};

const views = new WeakMap<Game, View>();

/** The view of a game's board; notes are dropped unless the caller collects them. */
export const viewOf = (game: Game, note?: (note: NotModelled) => void): View => {
  if (note !== undefined) return { ...viewOfBoard(game, boardOf(game), note), at: (then) => viewOf(then, note) };
  const known = views.get(game);
  if (known !== undefined) return known;
  const view: View = { ...viewOfBoard(game, boardOf(game)), at: (then) => viewOf(then) };
  views.set(game, view);
  return view;
};
