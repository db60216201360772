// The board and the trace of a game, each made once and kept as long as the game is.
import { boardOf } from '../engine/ask.ts';
import type { TracedBoard } from '../engine/board.ts';
import { evaluateTraced } from '../engine/evaluate.ts';
import type { Game } from '../engine/game.ts';

export { boardOf };

const traces = new WeakMap<Game, TracedBoard>();

export const traceOf = (game: Game): TracedBoard => {
  const known = traces.get(game);
  if (known !== undefined) return known;
  const traced = evaluateTraced(game);
  traces.set(game, traced);
  return traced;
};
