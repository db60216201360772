// The board a game makes: every object's values after all layers (418.5), with or without the trace of how they came about.
import type { Board, EffectInfo, EffectKey, NotModelled, PlayerState, TracedBoard } from './board.ts';
import { viewOfBoard } from './boardView.ts';
import type { Characteristics, ObjectState } from './characteristics.ts';
import type { Game } from './game.ts';
import type { ObjectId } from './ids.ts';
import { baseState } from './layers/base.ts';
import { SMALL_BOARD } from './layers/candidates.ts';
import { draftOf } from './layers/draft.ts';
import { infoOf, type Recorder, type Run, startRun } from './layers/run.ts';
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

const walk = (game: Game, recorder: Recorder | undefined, indexFrom = SMALL_BOARD): Board => {
  const run = startRun(game, recorder, indexFrom, viewOf);
  const copyLayer = lastCopyLayer(run);
  let copiable: ReadonlyMap<ObjectId, Characteristics> | undefined;
  for (let index = 0; index < run.edition.layers.length; index += 1) {
    walkLayer(run, index);
    if (index === copyLayer) copiable = new Map(run.states);
  }
  settlePT(run);
  const effects = new Map<EffectKey, EffectInfo>();
  for (const [key, effect] of run.effects) {
    if (effect.exists || effect.started) effects.set(key, infoOf(run, effect));
  }
  return {
    objects: run.states,
    copiable: copiable ?? new Map(run.states),
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
};

/** The board of a game. The same game always gives the same board; nothing depends on the order of a hash table. */
export const evaluate = (game: Game): Board => walk(game, undefined);

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
  const board = kept !== undefined && looksTheSame(kept.game, game, kept.board) ? kept.board : evaluate(game);
  boards.set(game, board);
  byObjects.set(game.objects, { game, board });
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
