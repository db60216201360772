// Whether a condition of rules text is true now: "as long as …", "if you control …".
import type { Condition } from '../cards/ability.ts';
import { assertNever } from '../rules/util.ts';
import { amountOf, compare } from './amount.ts';
import { objectDidHolds, playerDidHolds } from './deeds.ts';
import { matches } from './filter.ts';
import { pastHolds } from './past.ts';
import { objectsOf, playersOf, selectionOf } from './reference.ts';
import { type Context, chosenIn, turnOf, type View } from './view.ts';

/** Whether a condition holds for the values so far. What can't be known is noted and counts as false. */
export const holds = (view: View, condition: Condition, ctx: Context): boolean => {
  switch (condition.kind) {
    case 'and':
      return condition.of.every((each) => holds(view, each, ctx));
    case 'or':
      return condition.of.some((each) => holds(view, each, ctx));
    case 'not':
      return !holds(view, condition.of, ctx);
    case 'count':
      return compare(
        selectionOf(view, condition.of, ctx).length,
        condition.comparison,
        amountOf(view, condition.to, ctx),
      );
    case 'compare':
      return compare(amountOf(view, condition.left, ctx), condition.comparison, amountOf(view, condition.right, ctx));
    case 'is': {
      const objects = objectsOf(view, condition.ref, ctx);
      return objects.length > 0 && objects.every((id) => matches(view, condition.filter, id, ctx));
    }
    case 'playerIs': {
      if (condition.what === 'active') {
        return playersOf(view, condition.player, ctx).includes(turnOf(view).active);
      }
      if (condition.what === 'attacked') {
        return playersOf(view, condition.player, ctx).some(
          (controller) => pastHolds(view, condition.what, { ...ctx, controller }) === true,
        );
      }
      view.note({ code: 'condition-not-modelled', values: { condition: condition.what } });
      return false;
    }
    case 'turn':
      return playersOf(view, condition.of, ctx).includes(turnOf(view).active);
    case 'wasPaid': {
      // A permanent remembers what was paid for the spell it was (702.33d).
      const source = ctx.source === undefined ? undefined : view.game.objects.get(ctx.source);
      return (source?.stack ?? source?.paid)?.costs.includes(condition.cost) ?? false;
    }
    case 'youControlThis': {
      const self = ctx.bindings.self ?? ctx.source;
      const object = self === undefined ? undefined : view.game.objects.get(self);
      if (self === undefined || object === undefined || object.zone !== 'battlefield') return false;
      return view.state(self)?.controller === ctx.controller;
    }
    case 'chosen':
      return chosenIn(view, ctx, condition.what) !== undefined;
    case 'objectDid':
    case 'playerDid': {
      const held =
        condition.kind === 'objectDid' ? objectDidHolds(view, condition, ctx) : playerDidHolds(view, condition, ctx);
      if (held !== undefined) return held;
      view.note({ code: 'condition-not-modelled', values: { condition: condition.deed } });
      return false;
    }
    case 'history': {
      const held = pastHolds(view, condition.event, ctx);
      if (held !== undefined) return held;
      view.note({ code: 'condition-not-modelled', values: { condition: condition.event } });
      return false;
    }
    default:
      return assertNever(condition);
  }
};
