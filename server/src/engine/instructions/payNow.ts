// Costs that are paid as something resolves: "you may pay {1}", "unless its controller sacrifices a land" (118.12).
import { nothingPaid, payCosts } from '../costs.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { movedTo } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import type { Work } from '../work.ts';

/** "You may exile this creature. If you do, return it …": what has been exiled to pay is what it is now (400.7j). */
const followSource = (work: Work, r: Resolution): void => {
  const [now] = r.self === undefined || work.game.objects.has(r.self) ? [] : movedTo(work, r.self);
  if (r.self === undefined || now === undefined) return;
  r.moved.set(r.self, now);
  r.that.previous = [now];
};

/** The player pays; what was used to pay is what later words speak of. */
export const payNow = (work: Work, r: Resolution, costs: Parameters<typeof payCosts>[1], player: PlayerId): void => {
  const paid = nothingPaid();
  r.queue.paid = true;
  payCosts(
    work,
    costs,
    {
      player,
      self: r.self ?? (-1 as ObjectId),
      announce: r.queue.answers.paying ?? {},
      ctx: { ...ctxOf(r), you: player },
    },
    paid,
  );
  if (paid.sacrificed.length > 0) r.that.sacrificed = paid.sacrificed.map((last) => last.object);
  if (paid.discarded.length > 0) r.that.discarded = paid.discarded.map((last) => last.object);
  if (paid.tapped.length > 0) r.that.tapped = paid.tapped;
  followSource(work, r);
  const exiling = costs.filter((part) => 'selection' in part);
  // What a cost has used is what it exiled or revealed, where it took nothing else.
  if (exiling.length === 1 && exiling[0]?.pay === 'exile') r.that.exiled = [...paid.used];
  if (exiling.length === 1 && exiling[0]?.pay === 'reveal') r.that.revealed = [...paid.used];
};
