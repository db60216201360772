// A table for tests of perform: cards from their text, actions by short names, the game as it goes on.
import type { CardDefinition } from '../../../server/src/cards/card.ts';
import { parseCardBlock } from '../../../server/src/cards/cardBlock.ts';
import { compileEffect } from '../../../server/src/cards/oracle/compile.ts';
import type { Action, Announcement, EntersAs, Outcome } from '../../../server/src/engine/action.ts';
import { boardOf } from '../../../server/src/engine/ask.ts';
import type { ObjectState } from '../../../server/src/engine/characteristics.ts';
import type { Game, Target } from '../../../server/src/engine/game.ts';
import type { CardId, ObjectId, PlayerId } from '../../../server/src/engine/ids.ts';
import { nothingSpent } from '../../../server/src/engine/limits.ts';
import { newGame } from '../../../server/src/engine/new-game.ts';
import { perform } from '../../../server/src/engine/perform.ts';
import { resolveAlone } from '../../../server/src/engine/resolveAlone.ts';
import { workOn } from '../../../server/src/engine/work.ts';
import type { EditionName } from '../../../server/src/rules/edition.ts';
import { EDITIONS } from '../../../server/src/rules/editions.ts';

export const ALICE = 0 as PlayerId;
export const BOB = 1 as PlayerId;

/** A card from lines as in a card block: name and cost, type line, abilities, P/T. */
export const card = (text: string): CardDefinition => {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => ({ text: line.trim(), start: 0 }));
  const [head, ...rest] = lines;
  if (head === undefined) throw new Error('no card');
  return parseCardBlock(head, rest).card;
};

export interface Table {
  game: Game;
  last: Outcome;
  do(action: Action): Outcome;
  /** The same, and everything it leaves resolves where it needs no answer. */
  all(action: Action): Outcome;
  has(player: PlayerId, definition: CardDefinition, as?: EntersAs): CardId;
  inZone(player: PlayerId, definition: CardDefinition, zone: 'hand' | 'graveyard' | 'library' | 'exile'): CardId;
  cast(player: PlayerId, definition: CardDefinition, announce?: Announcement): ObjectId | undefined;
  /** Casts and resolves. */
  play(player: PlayerId, definition: CardDefinition, announce?: Announcement): CardId | undefined;
  effect(text: string, targets?: readonly (readonly Target[])[], player?: PlayerId): Outcome;
  id(card: CardId): ObjectId;
  state(card: CardId): ObjectState;
  pt(card: CardId): string;
}

/** A game of two with short ways to act. */
export const table = (edition: EditionName = 'classic'): Table => {
  let cause = 0;
  const made: Table = {
    game: newGame({ edition: EDITIONS[edition], playerNames: ['Alice', 'Bob'] }),
    last: {
      game: newGame({ edition: EDITIONS[edition], playerNames: [] }),
      events: [],
      problems: [],
      notModelled: [],
      spent: nothingSpent(),
    },
    do(action) {
      cause += 1;
      made.last = perform(made.game, action, cause);
      made.game = made.last.game;
      return made.last;
    },
    all(action) {
      const outcome = made.do(action);
      const work = workOn(made.game, cause);
      resolveAlone(work);
      made.game = work.game;
      return outcome;
    },
    has(player, definition, as = {}) {
      made.do({ act: 'setUp', player, what: { card: definition }, zone: 'battlefield', as });
      return newest(made.game);
    },
    inZone(player, definition, zone) {
      made.do({ act: 'setUp', player, what: { card: definition }, zone, as: {} });
      return newest(made.game);
    },
    cast(player, definition, announce = {}) {
      made.do({ act: 'cast', player, card: { outside: definition, owner: player }, announce });
      return made.game.zones['stack']?.at(-1);
    },
    play(player, definition, announce = {}) {
      const id = made.cast(player, definition, announce);
      if (id === undefined || made.last.problems.some((problem) => problem.severity === 'error')) return undefined;
      const known = made.game.objects.get(id)?.card;
      made.all({ act: 'resolve', object: id });
      return known;
    },
    effect(text, targets = [], player = ALICE) {
      const { body } = compileEffect(text, { names: [] });
      if (body === undefined) throw new Error(`not read: ${text}`);
      return made.all({
        act: 'effect',
        player,
        body,
        bindings: { bound: [], boundPlayers: [] },
        announce: { targets },
      });
    },
    id(known) {
      const id = made.game.current.get(known);
      if (id === undefined) throw new Error('not in the game');
      return id;
    },
    state(known) {
      const state = boardOf(made.game).objects.get(made.id(known));
      if (state === undefined) throw new Error('no state');
      return state;
    },
    pt(known) {
      const state = made.state(known);
      return `${state.power}/${state.toughness}`;
    },
  };
  return made;
};

const newest = (game: Game): CardId => {
  const last = [...game.objects.values()].reduce((a, b) => (a.id > b.id ? a : b));
  return last.card;
};

export const at = (object: ObjectId): readonly (readonly Target[])[] => [[{ object }]];
