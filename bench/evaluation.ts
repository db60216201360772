// Figures of the layers alone: large boards, small boards, a loop.
import { evaluate, evaluateTraced } from '../server/src/engine/evaluate.ts';
import type { Game } from '../server/src/engine/game.ts';
import { IdMap } from '../server/src/rules/idMap.ts';
import { layeredBoard, loopBoard } from './boards.ts';
import { median, type Row } from './table.ts';

/** A game that no cache by identity knows: same objects, another value. */
const fresh = (game: Game): Game => ({
  ...game,
  objects: IdMap.from([...game.objects].map(([id, each]) => [id, { ...each }] as const)),
});

const timed = (what: string, made: Game, budget?: number, times?: number): Row => {
  let game = made;
  const milliseconds = median(
    () => {
      evaluate(game);
    },
    times,
    () => {
      game = fresh(made);
    },
  );
  const applied = evaluate(made).applied.length;
  return { what, milliseconds, ...(budget === undefined ? {} : { budget }), note: `${applied} applications` };
};

export const boards = (): readonly Row[] => {
  const warm = layeredBoard('classic', 2000, 100, 200);
  for (let time = 0; time < 30; time += 1) evaluate(fresh(warm));
  const large = timed('10,000 permanents, 500 effects on 200 each', layeredBoard('classic', 10_000, 500, 200), 100);
  const wide = timed(
    '20,000 permanents, 500 effects on 200 each',
    layeredBoard('classic', 20_000, 500, 200),
    large.milliseconds * 2.2,
  );
  const deep = timed(
    '10,000 permanents, 1,000 effects on 200 each',
    layeredBoard('classic', 10_000, 1000, 200),
    large.milliseconds * 2.2,
  );
  const forty = layeredBoard('classic', 40, 40, 20);
  let traced = forty;
  return [
    large,
    timed('the same, current', layeredBoard('current', 10_000, 500, 200), 100),
    wide,
    deep,
    timed('40 permanents, 40 effects', forty, undefined, 100),
    {
      what: 'the same, traced',
      milliseconds: median(
        () => {
          evaluateTraced(traced);
        },
        100,
        () => {
          traced = fresh(forty);
        },
      ),
    },
    timed('200 permanents, 50 effects', layeredBoard('classic', 200, 50, 40), undefined, 60),
    timed('40 permanents, 15 effects', layeredBoard('classic', 40, 15, 20), undefined, 100),
    timed('a loop of 10 effects', loopBoard('classic', 10), undefined, 100),
  ];
};
