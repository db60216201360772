// Questions that doing something asks of the finished board: one short form for filters, references, amounts and conditions.
import type { Amount, Condition, Filter, ObjectRef, PlayerRef, Selection } from '../cards/ability.ts';
import { amountOf } from './amount.ts';
import type { Board, NotModelled } from './board.ts';
import type { AbilityInstance } from './characteristics.ts';
import { holds } from './condition.ts';
import { evaluate } from './evaluate.ts';
import { matches } from './filter.ts';
import type { Game, GameEventRef, LinkedChoice, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { objectsOf, playersOf, selectionOf } from './reference.ts';
import { type Context, type ThatObjects, type View, viewOfBoard, type Way } from './view.ts';

/** From whose point of view a text is read while it is carried out. */
export interface Ctx {
  readonly you: PlayerId;
  readonly self?: ObjectId;
  readonly granter?: ObjectId;
  readonly ability?: AbilityInstance;
  readonly targets?: readonly (readonly Target[])[];
  readonly bound?: readonly ObjectId[];
  readonly boundPlayers?: readonly PlayerId[];
  readonly event?: GameEventRef;
  readonly x?: number;
  readonly choices?: readonly LinkedChoice[];
  readonly that?: ThatObjects;
  readonly thatMany?: number;
  readonly damaged?: readonly ObjectId[];
  readonly way?: Way;
  readonly thatPlayer?: PlayerId;
  readonly they?: readonly PlayerId[];
  readonly affected?: ObjectId;
  /** Where what is not modelled is noted. */
  readonly note?: (note: NotModelled) => void;
}

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

export const viewOf = (game: Game, note?: (note: NotModelled) => void): View => {
  if (note !== undefined) return { ...viewOfBoard(game, boardOf(game), note), lastKnown: (id) => game.past?.get(id) };
  const known = views.get(game);
  if (known !== undefined) return known;
  const view: View = { ...viewOfBoard(game, boardOf(game)), lastKnown: (id) => game.past?.get(id) };
  views.set(game, view);
  return view;
};

export const contextFor = (ctx: Ctx): Context => {
  const { object, other, lastKnown } = ctx.event ?? {};
  const moved = lastKnown?.zone === 'battlefield' && lastKnown.object !== object ? lastKnown : undefined;
  const that: ThatObjects | undefined =
    object === undefined && other === undefined
      ? ctx.that
      : {
          ...(object === undefined ? {} : { event: [object] }),
          ...(other === undefined ? {} : { eventOther: [other] }),
          ...ctx.that,
        };
  const thatPlayer = ctx.thatPlayer ?? ctx.event?.player;
  const thatMany = ctx.thatMany ?? ctx.event?.amount;
  return {
    controller: ctx.you,
    bindings: {
      targets: ctx.targets ?? [],
      bound: ctx.bound ?? [],
      boundPlayers: ctx.boundPlayers ?? [],
      ...(ctx.self === undefined ? {} : { self: ctx.self }),
      ...(ctx.event?.object === undefined ? {} : { event: ctx.event.object }),
      ...(ctx.x === undefined ? {} : { x: ctx.x }),
      ...(ctx.choices === undefined ? {} : { choices: ctx.choices }),
    },
    ...(ctx.self === undefined ? {} : { source: ctx.self }),
    ...(ctx.granter === undefined ? {} : { granter: ctx.granter }),
    ...(ctx.ability === undefined ? {} : { ability: ctx.ability }),
    ...(ctx.affected === undefined ? {} : { affected: ctx.affected }),
    ...(that === undefined ? {} : { that }),
    ...(thatPlayer === undefined ? {} : { thatPlayer }),
    // Whom the sentence itself is about comes before those of the one before it, those before the player of the event.
    ...(ctx.they === undefined || ctx.thatPlayer !== undefined ? {} : { they: ctx.they }),
    ...(thatMany === undefined ? {} : { thatMany }),
    ...(ctx.damaged === undefined ? {} : { damaged: ctx.damaged }),
    ...(ctx.way === undefined ? {} : { way: ctx.way }),
    ...(moved === undefined ? {} : { eventKnown: moved }),
  };
};

export const isMatch = (game: Game, filter: Filter, id: ObjectId, ctx: Ctx): boolean =>
  matches(viewOf(game, ctx.note), filter, id, contextFor(ctx));

export const selectIn = (game: Game, selection: Selection, ctx: Ctx): readonly ObjectId[] =>
  selectionOf(viewOf(game, ctx.note), selection, contextFor(ctx));

export const objectsIn = (game: Game, ref: ObjectRef, ctx: Ctx): readonly ObjectId[] =>
  objectsOf(viewOf(game, ctx.note), ref, contextFor(ctx));

export const playersIn = (game: Game, ref: PlayerRef, ctx: Ctx): readonly PlayerId[] =>
  playersOf(viewOf(game, ctx.note), ref, contextFor(ctx));

export const amountIn = (game: Game, amount: Amount, ctx: Ctx): number =>
  amountOf(viewOf(game, ctx.note), amount, contextFor(ctx));

export const conditionHolds = (game: Game, condition: Condition, ctx: Ctx): boolean =>
  holds(viewOf(game, ctx.note), condition, contextFor(ctx));
