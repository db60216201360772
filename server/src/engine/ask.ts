// Questions that doing something asks of the finished board: one short form for filters, references, amounts and conditions.
import type { Amount, Condition, Filter, ObjectRef, PlayerRef, Selection } from '../cards/ability.ts';
import type { NotModelled } from './board.ts';
import type { AbilityInstance, ObjectState } from './characteristics.ts';
import { boardOf, viewOf } from './evaluate.ts';
import type { Game, GameEventRef, LinkedChoice, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { amountOf, holds, matches, objectsOf, playersOf, selectionOf } from './meaning/questions.ts';
import type { Context, Legality, ThatObjects, Way } from './view.ts';

export { boardOf, viewOf } from './evaluate.ts';

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
  /** What the rules allow, where something is being carried out. */
  readonly legality?: Legality;
  /** Where what is not modelled is noted. */
  readonly note?: (note: NotModelled) => void;
}

export const contextFor = (ctx: Ctx): Context => {
  const { object, other, lastKnown } = ctx.event ?? {};
  const moved = lastKnown?.was.zone === 'battlefield' && lastKnown.object !== object ? lastKnown : undefined;
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
    ...(ctx.legality === undefined ? {} : { legality: ctx.legality }),
  };
};

/** The values of an object, or those that it last had (608.2h). */
export const stateIn = (game: Game, id: ObjectId): ObjectState | undefined =>
  game.objects.has(id) ? boardOf(game).objects.get(id) : game.past?.get(id)?.values;

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
