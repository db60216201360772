// "Deals 3 damage to …", "divided as you choose among …", "divided evenly among …": damage as an instruction says it.
import type { Instruction } from '../../cards/ability.ts';
import { amountIn, playersIn } from '../ask.ts';
import { dealDamage } from '../damage.ts';
import type { Target } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { objectsFor } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import type { Work } from '../work.ts';
import { recipientsOf } from './things.ts';

/** A source deals damage to each of them: all of it, its share as divided, or an even share (120.3, 601.2d). */
export const damage = (work: Work, r: Resolution, instruction: Extract<Instruction, { do: 'damage' }>): void => {
  const source = objectsFor(work, r, instruction.source)[0] ?? r.self;
  if (source === undefined) return;
  const players = instruction.also === undefined ? [] : playersIn(work.game, instruction.also, ctxOf(r));
  const to = [...recipientsOf(work, r, instruction.to), ...players.map((player): Target => ({ player }))];
  const own = (player: PlayerId): { readonly thatPlayer?: PlayerId } =>
    instruction.to.kind === 'you' || instruction.to.kind === 'target' ? {} : { thatPlayer: player };
  const damaged: ObjectId[] = [];
  let dealt = 0;
  to.forEach((target, index) => {
    const whole = (): number =>
      amountIn(work.game, instruction.amount, {
        ...ctxOf(r),
        ...('object' in target ? { affected: target.object } : own(target.player)),
      });
    const amount =
      instruction.divided === true
        ? (r.division[index] ?? 0)
        : instruction.evenly === true
          ? Math.floor(whole() / to.length)
          : whole();
    const done = dealDamage(work, source, target, amount, false);
    if (done > 0 && 'object' in target) damaged.push(target.object);
    dealt += done;
  });
  // "Those creatures", "each other creature": of a whole set that was dealt damage.
  if (instruction.to.kind === 'all') r.that.previous = to.flatMap((one) => ('object' in one ? [one.object] : []));
  r.damaged = [...(r.damaged ?? []), ...damaged];
  r.thatMany = dealt;
  delete r.manyOf;
};
