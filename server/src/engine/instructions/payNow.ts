// Costs that are paid as something resolves: "you may pay {1}", "unless its controller sacrifices a land" (118.12).
import type { CostPart, Instruction } from '../../cards/ability.ts';
import { nothingPaid, payCosts } from '../costs.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { movedTo, objectsFor } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { refuse, type Work } from '../work.ts';
import { isGroup } from './eachPlayer.ts';

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

/** "Unless an opponent sacrifices a creature": which of several is not asked. */
const isOfSome = (act: Instruction): boolean => 'player' in act && act.player !== undefined && isGroup(act.player);

/** "Unless that player sacrifices a creature": what is done is a cost like one before a colon, and named like it (118.12a). */
const asCost = (part: CostPart): CostPart => {
  if (part.pay === 'either') return { pay: 'either', of: [asCost(part.of[0]), asCost(part.of[1])] };
  const act = part.pay === 'act' && !isOfSome(part.then[0]) ? part.then[0] : undefined;
  if (act?.do === 'sacrifice' && act.what.kind === 'choose' && act.what.upTo !== true)
    return { pay: 'sacrifice', selection: act.what.selection, count: act.what.count };
  if (act?.do === 'deed') {
    const [price] = act.parts;
    if (act.deed === 'payLife' && price?.part === 'amount') return { pay: 'life', amount: price.amount };
    if (act.deed === 'payMana' && price?.part === 'mana') return { pay: 'mana', cost: price.cost };
  }
  return act?.do === 'discard' && act.random !== true
    ? { pay: 'discard', selection: { filter: { kind: 'card' } }, count: act.amount }
    : part;
};

/** The player pays; what was used to pay is what later words speak of. */
export const payNow = (
  work: Work,
  r: Resolution,
  asked: readonly CostPart[],
  player: PlayerId,
  act: (then: readonly Instruction[]) => void,
): void => {
  const paid = nothingPaid();
  r.queue.paid = true;
  const costs = asked.map(asCost).filter((part) => {
    if (part.pay !== 'act' || isOfSome(part.then[0])) return true;
    act(part.then);
    return r.done ? false : refuse({ code: 'cost.unpayable', rule: '118.3', slot: { slot: 'verb' } });
  });
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
