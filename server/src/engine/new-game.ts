// The empty game a scenario starts from: players at 20 life, the first in their first main phase.

import type { Edition } from '../rules/edition.ts';
import { GrowingList } from '../rules/growingList.ts';
import { IdMap } from '../rules/idMap.ts';
import type { Game } from './game.ts';
import type { PlayerId } from './ids.ts';

export interface NewGame {
  readonly edition: Edition;
  readonly playerNames: readonly string[];
}

/** An empty game; ids of players are their places in `playerNames`, which is turn order. */
export const newGame = ({ edition, playerNames }: NewGame): Game => ({
  edition,
  objects: IdMap.empty(),
  zones: {},
  current: IdMap.empty(),
  effects: [],
  players: playerNames.map((name, index) => ({
    id: index as PlayerId,
    name,
    life: 20,
    counters: [],
    inGame: true,
    manaPool: [],
    drawnThisTurn: 0,
    tally: {},
  })),
  turn: { number: 1, active: 0 as PlayerId, step: 'precombatMain' },
  waiting: [],
  delayed: [],
  nextId: 1,
  clock: 1,
  history: GrowingList.none(),
});
