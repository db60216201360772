// Views of finished boards: what rules text is asked of once the layers are done.
import type { Board, NotModelled } from './board.ts';
import type { Game } from './game.ts';
import { MEANINGS } from './meaning/meanings.ts';
import { objectsInZone, type View } from './view.ts';

/** The view of a finished board. Notes are dropped unless the caller collects them. */
export const viewOfBoard = (game: Game, board: Board, note: (note: NotModelled) => void = () => {}): View => ({
  game,
  meanings: MEANINGS,
  state: (id) => board.objects.get(id),
  inZone: (zone, player) => objectsInZone(game, zone, player),
  note,
  lastKnown: (id) => game.past?.get(id),
});
