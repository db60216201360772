// Law of the board found from the one before it: whatever happens on whatever board, it is the board that all layers give.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../server/src/engine/ask.ts';
import type { Board } from '../../../server/src/engine/board.ts';
import { evaluate, evaluateNext, followAnyway } from '../../../server/src/engine/evaluate.ts';
import type { Game } from '../../../server/src/engine/game.ts';
import { actionOf, CARDS, edition, pick } from './randomActions.ts';
import { card, table } from './table.ts';

/** Cards whose boards are mostly steady: what each does, it does by the object's own values. */
const STEADY = [
  card('Gray Ogre {2}{R}\nCreature — Ogre\n2/2'),
  card('Chief {W}\nCreature — Human\nOther creatures you control get +1/+1.\n1/1'),
  card('Wings {W}\nEnchantment\nHumans have flying.'),
  card('Strong Arm {W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +1/+2.'),
  card('Mourner {B}\nCreature — Human\nWhenever a creature dies, you gain 1 life.\n1/1'),
  card('Maker {W}\nEnchantment\nWhenever a nontoken creature enters, create a 1/1 white Soldier creature token.'),
  card('Bolt {R}\nInstant\nBolt deals 3 damage to any target.'),
  card('Growth {G}\nInstant\nTarget creature gets +3/+3 until end of turn.'),
  card('Sticker {1}\nArtifact\n{T}: Put a +1/+1 counter on target creature.'),
  card(
    'Twice {G}\nEnchantment\nIf an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
  ),
  card('Greens {G}\nEnchantment\nGreen creatures you control get +1/+1.'),
  card('Painter {U}\nEnchantment\nAll creatures are green.'),
  card('Giver {R}\nEnchantment\nOgres have "Humans get +1/+1."'),
  card('Herd {G}\nEnchantment\nCreatures you control get +1/+1 for each Aura on the battlefield.'),
  card(
    'Sorrow {B}\nEnchantment\nAs long as there are three or more creatures on the battlefield, creatures get -1/-0.',
  ),
];

/** A board as plain values. */
const told = (board: Board): unknown => ({
  ...board,
  objects: [...board.objects],
  copiable: [...board.copiable],
  effects: [...board.effects],
});

describe('the board that follows from the one before', () => {
  it.each([
    ['of a mixed pool', CARDS],
    ['of cards that mostly change each thing by itself', STEADY],
  ])('is the board of all layers: %s', (_, cards) => {
    let followed = 0;
    fc.assert(
      fc.property(edition, fc.array(pick, { minLength: 5, maxLength: 30 }), (name, picks) => {
        const t = table(name);
        let last: Game = t.game;
        for (const one of picks) {
          const action = actionOf(t.game, one, cards);
          if (action === undefined) continue;
          t.all(action);
          expect(told(boardOf(t.game))).toEqual(told(evaluate(t.game)));
          const before = evaluate(last);
          followAnyway(last, before);
          const next = evaluateNext(last, before, t.game);
          const after = next === undefined ? undefined : evaluateNext(t.game, next, last);
          expect(after === undefined || told(after)).toEqual(after === undefined || told(before));
          for (const board of [next, evaluateNext(last, boardOf(last), t.game)]) {
            if (board === undefined) continue;
            followed += 1;
            expect(told(board)).toEqual(told(evaluate(t.game)));
          }
          last = t.game;
        }
      }),
      { numRuns: 200 },
    );
    // The law says something only where boards are found so.
    expect(followed).toBeGreaterThan(200);
  });
});
