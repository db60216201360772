// Counters on objects (122): put on, with the timestamp their kind has.

import type { Game } from './game.ts';
import type { ObjectId } from './ids.ts';
import { keywordOfCounter } from './layers/intrinsic.ts';
import { countersInstead, type Putting } from './replaced.ts';
import { changeObject, happen, kept, objectOf, takeTimestamp, type Work } from './work.ts';

/** How many counters of a kind are on an object. */
export const countersOn = (game: Game, id: ObjectId, kind: string): number =>
  game.objects.get(id)?.counters.find((stack) => stack.kind === kind)?.count ?? 0;

/** Adds counters of a kind; a new timestamp of the kind where the edition says so (613.7c). */
export const addCounters = (work: Work, id: ObjectId, kind: string, wanted: number, why: Putting = 'effect'): void => {
  const object = objectOf(work, id);
  if (object === undefined || wanted <= 0) return;
  const count = work.quiet ? wanted : countersInstead(work, id, kind, wanted, why);
  if (count <= 0) return;
  kept(countersOn(work.game, id, kind) + count);
  const timestamp = takeTimestamp(work);
  const there = object.counters.find((stack) => stack.kind === kind);
  const counters =
    there === undefined
      ? [...object.counters, { kind, count, timestamp }]
      : object.counters.map((stack) =>
          stack.kind === kind
            ? {
                ...stack,
                count: stack.count + count,
                // D12: a keyword counter has the timestamp of the newest of its kind in every edition.
                timestamp:
                  work.game.edition.timestamps.onCounterAdded || keywordOfCounter(kind) !== undefined
                    ? timestamp
                    : stack.timestamp,
              }
            : stack,
        );
  changeObject(work, id, { counters });
  happen(work, { event: 'counters', object: id, amount: count, values: { kind, change: count } });
};
