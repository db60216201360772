// A board is kept from turn to turn only if nothing on it rests on the turn: what says so is right, over random actions (418.5d).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../server/src/engine/ask.ts';
import { evaluate } from '../../../server/src/engine/evaluate.ts';
import type { Game } from '../../../server/src/engine/game.ts';
import { actionOf, board, CARDS, deal, insist } from './randomActions.ts';
import { card } from './table.ts';

const OF_TURNS = [
  ...CARDS.slice(0, 6),
  card("Day Guard {W}\nEnchantment\nAs long as it's your turn, creatures you control get +1/+0."),
  card("Night Guard {B}\nCreature — Human\nAs long as it's not your turn, this creature has flying.\n1/1"),
];

/** The game, telling when its turn is looked at. */
const watched = (game: Game): { readonly game: Game; readonly looks: () => number } => {
  let looks = 0;
  const copy = Object.defineProperty({ ...game }, 'turn', {
    get: () => {
      looks += 1;
      return game.turn;
    },
  });
  return { game: copy, looks: () => looks };
};

describe('boards and the turn', () => {
  it('a board that looked at the turn says so, and the board that is kept is the one made anew', () => {
    let met = 0;
    fc.assert(
      fc.property(board, (random) => {
        const t = deal(random);
        for (const one of random.picks) {
          const action = actionOf(t.game, one, OF_TURNS);
          if (action === undefined) continue;
          insist(t, action, one.b);
          t.do({ act: 'advance', to: 'nextTurn' });
          const seen = watched(t.game);
          const anew = evaluate(seen.game);
          if (anew.readsTurn) met += 1;
          expect(seen.looks() > 0).toBe(anew.readsTurn);
          const { readsTurn: _, readsPast: __, ...kept } = boardOf(t.game);
          // The kept board may hold its values in another kind of map: what counts is what is in it.
          const { objects, copiable, ...rest } = kept;
          expect(anew).toMatchObject(rest);
          expect([...anew.objects]).toEqual([...objects]);
          expect([...anew.copiable]).toEqual([...copiable]);
        }
      }),
      { numRuns: 60, seed: 418 },
    );
    expect(met).toBeGreaterThan(0);
  });

  it('what holds only in its turn is found anew when the turn passes (500.1)', () => {
    fc.assert(
      fc.property(board, (random) => {
        const t = deal(random);
        for (const one of random.picks) {
          const action = actionOf(t.game, one, OF_TURNS);
          if (action !== undefined) insist(t, action, one.b);
        }
        for (let turn = 0; turn < 3; turn += 1) {
          t.do({ act: 'advance', to: 'nextTurn' });
          expect([...boardOf(t.game).objects]).toEqual([...evaluate(t.game).objects]);
        }
      }),
      { numRuns: 30 },
    );
  });
});
