// The state after a statement. A class, since a run makes thousands: board and trace are looked up when asked for.
import type { GameEvent } from '../engine/action.ts';
import type { Board, NotModelled, TracedBoard } from '../engine/board.ts';
import type { Game } from '../engine/game.ts';
import type { Cause } from '../engine/ids.ts';
import type { Problem, Snapshot } from './result.ts';
import { boardOf, traceOf } from './runBoards.ts';
import type { Statement } from './statement.ts';

const NO_PROBLEMS: readonly Problem[] = [];

export class State implements Snapshot {
  readonly index: number;
  readonly cause: Cause;
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly notModelled: readonly NotModelled[];
  readonly problems = NO_PROBLEMS;
  declare readonly statement?: Statement;

  constructor(
    index: number,
    cause: Cause,
    game: Game,
    events: readonly GameEvent[],
    notModelled: readonly NotModelled[],
    statement: Statement | undefined,
  ) {
    this.index = index;
    this.cause = cause;
    this.game = game;
    this.events = events;
    this.notModelled = notModelled;
    if (statement !== undefined) this.statement = statement;
  }

  get board(): Board {
    return boardOf(this.game);
  }

  /** Bound to the state, so that it can be handed on by itself. */
  readonly traced = (): TracedBoard => traceOf(this.game);
}
