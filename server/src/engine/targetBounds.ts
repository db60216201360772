// How many targets are chosen, in all and of each of several players (601.2c).
import type { TargetSpec } from '../cards/ability.ts';
import { amountIn, type Ctx, playersIn } from './ask.ts';
import type { Target } from './game.ts';
import { isOfPlayer, legalTargets } from './legality.ts';
import { refuse, type Work } from './work.ts';

/** How many targets are chosen: where a number is said, as many as that; fewer only if it says "up to" (601.2c). */
export const bounds = (work: Work, spec: TargetSpec, ctx: Ctx): { readonly min: number; readonly max: number } => {
  if (spec.ofEach !== undefined) {
    const { ofEach, ...one } = spec;
    const parts = playersIn(work.game, ofEach, ctx).map((thatPlayer) => {
      const { min, max } = bounds(work, one, ctx);
      return { min: Math.min(min, legalTargets(work.game, one, { ...ctx, thatPlayer }, ctx.self).length), max };
    });
    return { min: parts.reduce((sum, part) => sum + part.min, 0), max: parts.reduce((sum, part) => sum + part.max, 0) };
  }
  if (spec.count !== undefined) {
    const count = amountIn(work.game, spec.count, ctx);
    return { min: spec.upTo === true ? 0 : count, max: count };
  }
  return { min: spec.min, max: spec.max === 'any' ? Number.POSITIVE_INFINITY : spec.max };
};

/** "For each opponent, … target creature that player controls": no more of one of them than is said (601.2c). */
export const checkEach = (work: Work, spec: TargetSpec, group: readonly Target[], index: number, ctx: Ctx): void => {
  const { ofEach, ...one } = spec;
  if (ofEach === undefined) return;
  const { max } = bounds(work, one, ctx);
  for (const player of playersIn(work.game, ofEach, ctx)) {
    const theirs = group.flatMap((target, inner) =>
      'object' in target && isOfPlayer(work.game, spec, target.object, player, ctx) ? [inner] : [],
    );
    const inner = theirs[max];
    if (inner !== undefined)
      refuse({ code: 'target.tooMany', rule: '601.2c', slot: { slot: 'target', index, inner }, values: { max } });
  }
};
