// Law of what is set up: entering without a board made for it is entering as anything does, whatever else is there.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersOf, queueOf } from '../../../server/src/engine/choose.ts';
import { enterBattlefield } from '../../../server/src/engine/enter.ts';
import { entersPlainly } from '../../../server/src/engine/enterPlainly.ts';
import type { Game } from '../../../server/src/engine/game.ts';
import { type Work, workOn } from '../../../server/src/engine/work.ts';
import { actionOf, CARDS, edition, pick } from './randomActions.ts';
import { ALICE, BOB, card, table } from './table.ts';

const MORE = [
  card('Taps {W}\nEnchantment\nCreatures your opponents control enter tapped.'),
  card('Grows {G}\nEnchantment\nEach other creature you control enters with an additional +1/+1 counter on it.'),
  card('Fades {U}\nCreature — Illusion\nFading 3\n2/2'),
  card('Walls {W}\nCreature — Wall\nDefender\nThis creature enters tapped.\n0/4'),
  card('Chief {W}\nCreature — Human\nOther creatures you control get +1/+1.\n1/1'),
  card('Gives {G}\nEnchantment\nCreatures you control have "When this creature dies, draw a card."'),
  card('Steals {U}\nEnchantment\nYou control all Ogres.'),
  card('Old World {W}\nWorld Enchantment\nCreatures get +0/+1.'),
];

/** One card entering in a set-up; `careful`: by the way that everything takes. */
const entered = (
  game: Game,
  definition: (typeof CARDS)[number],
  careful: boolean,
): { work: Work; plainly: boolean } => {
  const work = workOn(game, 7);
  work.quiet = true;
  const queue = queueOf(answersOf(undefined), work);
  const base = { kind: 'card', card: definition } as const;
  let plainly = false;
  try {
    enterBattlefield(work, {
      what: { card: game.nextId as never, base, owner: BOB },
      under: definition.name.length % 2 === 0 ? ALICE : BOB,
      as: { tapped: definition.name.length % 3 === 0, counters: [{ kind: 'charge', count: 2 }] },
      queue,
      ...(careful
        ? {
            asItEnters: (id) =>
              (plainly = entersPlainly(work, id, { queue, as: {}, what: { object: id }, under: BOB })),
          }
        : {}),
    });
  } catch {
    work.events.length = 0;
  }
  return { work, plainly };
};

describe('what is set up', () => {
  it('is there as what enters is, with a board made for it or without', () => {
    let met = 0;
    fc.assert(
      fc.property(edition, fc.array(pick, { maxLength: 20 }), (name, picks) => {
        const t = table(name);
        for (const one of picks) {
          const action = actionOf(t.game, one, [...CARDS, ...MORE]);
          if (action !== undefined) t.all(action);
        }
        for (const definition of [...CARDS, ...MORE]) {
          const quick = entered(t.game, definition, false);
          const slow = entered(t.game, definition, true);
          if (slow.plainly) met += 1;
          expect(quick.work.events).toEqual(slow.work.events);
          expect([...quick.work.game.objects]).toEqual([...slow.work.game.objects]);
          expect({ ...quick.work.game, objects: 0, current: 0 }).toEqual({ ...slow.work.game, objects: 0, current: 0 });
        }
      }),
      { numRuns: 60 },
    );
    expect(met).toBeGreaterThan(100);
  });
});
