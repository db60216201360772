// Whether a condition of rules text is true now: "as long as …", "if you control …".

import type { Color, Condition, PlayerRef } from '../../cards/ability.ts';
import { colorOfLetter, wordOfLetter } from '../../cards/mana.ts';
import { compare } from '../compare.ts';
import type { PlayerId } from '../ids.ts';
import { type Aspects, COLOR, CONTROL } from '../layers/aspectBits.ts';
import { type Context, chosenIn, lastOf, turnOf, type View } from '../view.ts';
import { objectDidHolds, playerDidHolds } from './deeds.ts';
import { thingNamed } from './named.ts';
import { isSoOf, ofEach } from './ofEach.ts';
import { pastHolds } from './past.ts';
import { amountOf, countOf, matches, matchesState, objectsOf, playersOf, selectionOf } from './questions.ts';
import type { Reads } from './row.ts';
import { objectOrLast } from './thing.ts';

const unknown = (view: View, what: string): false => {
  view.note({ code: 'condition-not-modelled', values: { condition: what } });
  return false;
};

/** Whether one of the players has more (or less) than the others named: than each of them, or than one. */
const hasMore = (view: View, condition: Extract<Condition, { kind: 'moreThan' }>, ctx: Context): boolean => {
  const { what, than } = condition;
  const of = (player: PlayerId): number => {
    const theirs: Context = { ...ctx, thatPlayer: player };
    if (what === 'life') return amountOf(view, { kind: 'life', player: THAT }, theirs);
    if (what === 'cardsInHand') return amountOf(view, { kind: 'handSize', player: THAT }, theirs);
    const filter = { kind: 'and', of: [what.filter, { kind: 'controlledBy', player: THAT }] } as const;
    return selectionOf(view, { ...what, filter }, theirs).length;
  };
  const one = than.kind === 'anyPlayer' || (than.kind === 'opponents' && than.form === 'an');
  return isSoOf(condition.who, playersOf(view, condition.who, ctx), (player) => {
    const by = condition.by ?? 1;
    const more = (other: PlayerId): boolean =>
      condition.fewer === true ? of(player) <= of(other) - by : of(player) >= of(other) + by;
    const others = playersOf(view, than, { ...ctx, thatPlayer: player }).filter((other) => other !== player);
    return one ? others.some(more) : others.length > 0 && others.every(more);
  });
};

/** Whether no colour, or where it may not be tied no other, is that of as many: an object of two colours counts for both (105.2). */
const isMostCommon = (view: View, condition: Extract<Condition, { kind: 'mostCommon' }>, ctx: Context): boolean => {
  const chosen = condition.color === 'chosen' ? chosenIn(view, ctx, 'color') : undefined;
  const word = chosen?.kind === 'color' ? chosen.color : undefined;
  const color = COLORS.find((letter) => letter === condition.color || letter === word || wordOfLetter(letter) === word);
  if (color === undefined) return false;
  const states = selectionOf(view, condition.among, ctx).flatMap((id) => view.state(id) ?? []);
  const of = (letter: Color): number => states.filter(({ colors }) => (colors & colorOfLetter(letter)) !== 0).length;
  const own = of(color);
  const others = COLORS.filter((letter) => letter !== color).map(of);
  // A colour that nothing has is common nowhere.
  return own > 0 && others.every((other) => (condition.tied === true ? own >= other : own > other));
};

const COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

const THAT: PlayerRef = { kind: 'thatPlayer' };

const numberHolds = (
  view: View,
  condition: Extract<Condition, { kind: 'count' | 'compare' }>,
  ctx: Context,
): boolean => {
  const each = ofEach(condition);
  if (each !== undefined) {
    const players = playersOf(view, each.who, ctx);
    return isSoOf(each.who, players, (player) => holds(view, each.rest, { ...ctx, thatPlayer: player }));
  }
  if (condition.kind === 'count') {
    const { of, comparison, to } = condition;
    return compare(countOf(view, of, ctx), comparison, amountOf(view, to, ctx));
  }
  const left = amountOf(view, condition.left, ctx);
  const right = amountOf(view, condition.right, ctx);
  return condition.form === 'parity' ? compare(left % 2, '=', right) : compare(left, condition.comparison, right);
};

/** The meaning of one kind of condition. */
interface ConditionMeaning<C> {
  /** Whether it is so for the values so far. What can't be known is noted and counts as false. */
  holds(view: View, condition: C, ctx: Context): boolean;
  /** Which aspects of objects deciding it looks at (418.5b). */
  reads(condition: C, of: Reads): Aspects;
}

/** What every kind of condition means. */
export const CONDITIONS: { readonly [K in Condition['kind']]: ConditionMeaning<Condition & { readonly kind: K }> } = {
  and: {
    holds: (view, condition, ctx) => condition.of.every((each) => holds(view, each, ctx)),
    reads: (condition, of) => condition.of.reduce((all, each) => all | of.condition(each), 0),
  },
  or: {
    holds: (view, condition, ctx) => condition.of.some((each) => holds(view, each, ctx)),
    reads: (condition, of) => condition.of.reduce((all, each) => all | of.condition(each), 0),
  },
  not: {
    holds: (view, condition, ctx) => !holds(view, condition.of, ctx),
    reads: (condition, of) => of.condition(condition.of),
  },
  count: {
    holds: (view, condition, ctx) => {
      if (condition.by !== undefined) {
        const { by: who, ...plain } = condition;
        return isSoOf(who, playersOf(view, who, ctx), (player) => holds(view, plain, { ...ctx, thatPlayer: player }));
      }
      return numberHolds(view, condition, ctx);
    },
    reads: (condition, of) => of.filter(condition.of.filter) | of.amount(condition.to),
  },
  compare: {
    holds: (view, condition, ctx) => numberHolds(view, condition, ctx),
    reads: (condition, of) => of.amount(condition.left) | of.amount(condition.right),
  },
  is: {
    holds: (view, condition, ctx) => {
      // "If a creature you control has flying": any such creature, none is chosen.
      if (condition.ref.kind === 'choose' && condition.past !== true)
        return selectionOf(view, condition.ref.selection, ctx).some((id) => matches(view, condition.filter, id, ctx));
      const objects = objectsOf(view, condition.ref, ctx);
      return (
        objects.length > 0 &&
        objects.every((id) => {
          // "If it had …", "if it was …": of what has left, as it last was (603.10a, 608.2h).
          // What "is" so is so as long as it is there: "for as long as that creature is tapped" (611.2b).
          if (condition.past !== true) return view.game.objects.has(id) && matches(view, condition.filter, id, ctx);
          const thing = thingNamed(view, condition.ref, id, ctx);
          return thing !== undefined && matchesState(view, condition.filter, thing.object, thing.state, ctx);
        })
      );
    },
    reads: (condition, of) => of.ref(condition.ref) | of.filter(condition.filter),
  },
  playerIs: {
    holds: (view, condition, ctx) => {
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
    },
    reads: (condition, of) => of.player(condition.player),
  },
  turn: {
    holds: (view, condition, ctx) => playersOf(view, condition.of, ctx).includes(turnOf(view).active),
    reads: (condition, of) => of.player(condition.of),
  },
  wasPaid: {
    holds: (view, condition, ctx) => {
      // A permanent remembers what was paid for the spell it was (702.33d).
      const [paid] = condition.of === undefined ? [ctx.source] : objectsOf(view, condition.of, ctx);
      const source = objectOrLast(view, paid);
      const decided = source?.stack ?? source?.paid;
      // Which kicker it was, and whether one was paid this turn, is not kept.
      if (condition.with !== undefined || condition.thisTurn === true || condition.cost === 'additional')
        return unknown(view, condition.cost);
      return decided?.costs.includes(condition.cost) ?? false;
    },
    reads: () => 0,
  },
  wasCast: {
    holds: (view, condition, ctx) => {
      const [id] = objectsOf(view, condition.what, ctx);
      const object = id === undefined ? undefined : view.game.objects.get(id);
      // Of what has left, only that it was no spell is certain: a copy of a spell is not cast either.
      if (id !== undefined && lastOf(view, ctx, id)?.was.paid !== undefined) return unknown(view, condition.kind);
      const cast = object !== undefined && (object.stack ?? object.paid) !== undefined && object.base.kind === 'card';
      if (!cast) return false;
      if (condition.by !== undefined && !playersOf(view, condition.by, ctx).includes(object.controller)) return false;
      if (condition.from === undefined && condition.during === undefined) return true;
      // No phase ends while a spell is on the stack (500.2): it was cast in the one that there is.
      if (condition.from === undefined && object.stack !== undefined)
        return holds(view, { kind: 'moment', moment: 'yourMainPhase' }, ctx);
      return unknown(view, 'wasCast');
    },
    reads: () => 0,
  },
  wasSpent: {
    holds: (view, condition) => unknown(view, condition.kind),
    reads: () => 0,
  },
  manaSpentOn: {
    holds: (view, condition) => unknown(view, condition.kind),
    reads: () => 0,
  },
  moment: {
    holds: (view, condition, ctx) => {
      if (condition.moment === 'yourMainPhase') {
        const turn = turnOf(view);
        return turn.active === ctx.controller && turn.step.endsWith('Main');
      }
      return unknown(view, condition.moment);
    },
    reads: () => 0,
  },
  timesActivated: {
    holds: (view, condition, ctx) => {
      const object = objectOrLast(view, ctx.source);
      const times = (ctx.ability === undefined ? undefined : object?.activations[ctx.ability.key]) ?? 0;
      return compare(times, condition.number.comparison, amountOf(view, condition.number.to, ctx));
    },
    reads: () => 0,
  },
  moreThan: {
    holds: (view, condition, ctx) => hasMore(view, condition, ctx),
    reads: (condition, of) => (typeof condition.what === 'object' ? of.filter(condition.what.filter) | CONTROL : 0),
  },
  mostCommon: {
    holds: (view, condition, ctx) => isMostCommon(view, condition, ctx),
    reads: (condition, of) => COLOR | of.filter(condition.among.filter),
  },
  youControlThis: {
    holds: (view, _condition, ctx) => {
      const self = ctx.bindings.self ?? ctx.source;
      const object = self === undefined ? undefined : view.game.objects.get(self);
      if (self === undefined || object === undefined || object.zone !== 'battlefield') return false;
      return view.state(self)?.controller === ctx.controller;
    },
    reads: () => CONTROL,
  },
  chosen: {
    holds: (view, condition, ctx) => {
      const chosen = chosenIn(view, ctx, condition.what);
      if (condition.is === undefined || chosen === undefined) return chosen !== undefined;
      return chosen.kind === 'word' && chosen.word.toLowerCase() === condition.is.toLowerCase();
    },
    reads: () => 0,
  },
  objectDid: {
    holds: (view, condition, ctx) => {
      const held = objectDidHolds(view, condition, ctx);
      if (held !== undefined) return held;
      view.note({ code: 'condition-not-modelled', values: { condition: condition.deed } });
      return false;
    },
    reads: (condition, of) => (condition.what === undefined ? 0 : of.ref(condition.what)),
  },
  playerDid: {
    holds: (view, condition, ctx) => {
      const held = playerDidHolds(view, condition, ctx);
      if (held !== undefined) return held;
      view.note({ code: 'condition-not-modelled', values: { condition: condition.deed } });
      return false;
    },
    reads: (condition, of) => of.player(condition.who),
  },
  history: {
    holds: (view, condition, ctx) => {
      const held = pastHolds(view, condition.event, ctx);
      if (held !== undefined) return held;
      view.note({ code: 'condition-not-modelled', values: { condition: condition.event } });
      return false;
    },
    reads: () => 0,
  },
};

/** The row of a condition. */
export const meaningOfCondition = (condition: Condition): ConditionMeaning<Condition> => CONDITIONS[condition.kind];

/** Whether a condition holds for the values so far. What can't be known is noted and counts as false. */
export const holds = (view: View, condition: Condition, ctx: Context): boolean =>
  meaningOfCondition(condition).holds(view, condition, ctx);
