// "Deals 3 damage to …", "divided as you choose among …", "divided evenly among …": damage as an instruction says it.
import type { Instruction } from '../../cards/ability.ts';
import { amountIn, boardOf, playersIn } from '../ask.ts';
import { dealDamage } from '../damage.ts';
import type { Target } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { objectsFor } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import type { Work } from '../work.ts';
import { recipientsOf } from './things.ts';

type Damage = Extract<Instruction, { do: 'damage' }>;

/** Whether several are told to deal damage: "each creature you control", "up to two target creatures each". */
const isGroup = ({ source }: Damage, sources: readonly ObjectId[]): boolean =>
  source.kind === 'all' || source.kind === 'several' || (source.kind !== 'self' && sources.length > 1);

/** One of several that deal damage, as the resolution speaks of it: "its power", "to itself", "to the other". */
const spokenOf = (r: Resolution, { source }: Damage, one: ObjectId, all: readonly ObjectId[]): Resolution => ({
  ...r,
  that: { ...r.that, previous: [one], rest: all.filter((other) => other !== one) },
  targets:
    source.kind === 'target'
      ? r.targets.map((group, place) => (place === source.target ? [{ object: one }] : group))
      : r.targets,
});

/** A source deals damage to each of them: all of it, its share as divided, or an even share (120.3, 601.2d); several do at once. */
export const damage = (work: Work, r: Resolution, instruction: Damage): void => {
  const sources = objectsFor(work, r, instruction.source);
  const group = isGroup(instruction, sources);
  const all = group || r.self === undefined || sources.length > 0 ? sources : [r.self];
  const dealings = all.flatMap((source) => {
    const from = group ? spokenOf(r, instruction, source, all) : r;
    return dealingsOf(work, from, instruction, group).map((dealing) => ({ ...dealing, source }));
  });
  const damaged: ObjectId[] = [];
  let dealt = 0;
  for (const { source, target, amount } of dealings) {
    const done = dealDamage(work, source, target, amount, false);
    if (done > 0 && 'object' in target) damaged.push(target.object);
    dealt += done;
  }
  if (all.length === 0) return;
  // "Those creatures", "each other creature": of a whole set that was dealt damage.
  if (instruction.to.kind === 'all')
    r.that.previous = dealings.flatMap(({ target }) => ('object' in target ? [target.object] : []));
  r.damaged = [...(r.damaged ?? []), ...damaged];
  r.thatMany = dealt;
  delete r.manyOf;
};

/** How much one source deals to whom: known before any of it is dealt. */
const dealingsOf = (
  work: Work,
  r: Resolution,
  instruction: Damage,
  group: boolean,
): readonly { readonly target: Target; readonly amount: number }[] => {
  const players = instruction.also === undefined ? [] : playersIn(work.game, instruction.also, ctxOf(r));
  const to = [...recipientsOf(work, r, instruction.to), ...players.map((player): Target => ({ player }))];
  const own = (player: PlayerId): { readonly thatPlayer?: PlayerId } =>
    instruction.to.kind === 'you' || instruction.to.kind === 'target' ? {} : { thatPlayer: player };
  return to.map((target, index) => {
    const of = 'player' in target ? own(target.player) : group ? {} : { affected: target.object };
    const whole = (): number => amountIn(work.game, instruction.amount, { ...ctxOf(r), ...of });
    if (instruction.divided === true) return { target, amount: r.division[index] ?? 0 };
    return { target, amount: instruction.evenly === true ? Math.floor(whole() / to.length) : whole() };
  });
};

/** Creatures fight: each deals damage equal to its power to the other, of several each to the same one, all at once (701.14a). */
export const fight = (work: Work, r: Resolution, instruction: Extract<Instruction, { do: 'fight' }>): void => {
  const of = objectsFor(work, r, instruction.a);
  const [one, other] = of;
  const b = instruction.eachOther === true ? other : objectsFor(work, r, instruction.b)[0];
  if (one === undefined || b === undefined) return;
  const board = boardOf(work.game);
  const blow = (from: ObjectId, object: ObjectId) => () =>
    dealDamage(work, from, { object }, board.objects.get(from)?.power ?? 0, false);
  const fighters = instruction.a.kind === 'all' ? of : [one];
  for (const deal of fighters.flatMap((a) => [blow(a, b), blow(b, a)])) deal();
};
