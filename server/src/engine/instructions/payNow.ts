// Costs that are paid as something resolves: "you may pay {1}", "unless its controller sacrifices a land" (118.12).
import type { CostPart } from '../../cards/ability.ts';
import { nothingPaid, payCosts } from '../costs.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { movedTo, objectsFor } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { refuse, type Work } from '../work.ts';

/** "You may exile this creature. If you do, return it …": what has been exiled to pay is what it is now (400.7j). */
const followSource = (work: Work, r: Resolution): void => {
  const [now] = r.self === undefined || work.game.objects.has(r.self) ? [] : movedTo(work, r.self);
  if (r.self === undefined || now === undefined) return;
  r.moved.set(r.self, now);
  r.that.previous = [now];
};

/** "You may put a +1/+1 counter on a creature you control. If you do, …": which one is chosen as it is done (608.2d). */
const withChosen = (work: Work, r: Resolution, part: CostPart, bound: ObjectId[]): CostPart => {
  if ((part.pay !== 'putCounters' && part.pay !== 'removeCounters') || part.from?.kind !== 'choose') return part;
  const [chosen] = objectsFor(work, r, part.from);
  if (chosen === undefined) return refuse({ code: 'cost.unpayable', rule: '118.3', slot: { slot: 'verb' } });
  return { ...part, from: { kind: 'bound', index: bound.push(chosen) - 1 } };
};

/** The player pays; what was used to pay is what later words speak of. */
export const payNow = (work: Work, r: Resolution, costs: Parameters<typeof payCosts>[1], player: PlayerId): void => {
  const paid = nothingPaid();
  r.queue.paid = true;
  const bound = [...r.bound];
  payCosts(
    work,
    costs.map((part) => withChosen(work, r, part, bound)),
    {
      player,
      self: r.self ?? (-1 as ObjectId),
      announce: r.queue.answers.paying ?? {},
      ctx: { ...ctxOf(r), you: player, bound },
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
