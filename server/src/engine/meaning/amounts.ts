// Numbers that rules text asks for: counts, properties of objects, X, life totals.

import type { Amount, ObjectRef, PTProperty, Selection } from '../../cards/ability.ts';
import { colorOfLetter, lettersOf, printManaSymbol } from '../../cards/mana.ts';
import { isPlayerRef } from '../../cards/oracle/playerRefs.ts';
import { BASIC_LAND_TYPES, kindOfSubtype } from '../../cards/vocabulary.ts';
import { assertNever } from '../../rules/util.ts';
import type { TurnEvent } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { type Aspects, COLOR, CONTROL, COST, NAME, SUBTYPE, TYPE } from '../layers/aspectBits.ts';
import { isKept, LIMITS } from '../limits.ts';
import { type Context, chosenIn, type View } from '../view.ts';
import { deedTotal } from './deeds.ts';
import { readsOfProperty } from './filtersOfValues.ts';
import { thingNamed } from './named.ts';
import { timesResolved } from './past.ts';
import { pastNumber, pastThings } from './pastThings.ts';
import { holds, objectsOf, playersOf, selectionOf } from './questions.ts';
import type { Reads } from './row.ts';
import { manaValueOf, objectOrLast, propertyOfThing, type Thing, thingOf, thingOfLast } from './thing.ts';

/** Life totals start at this (103.4). */
const STARTING_LIFE = 20;

/** A numeric property of an object as it is now, else as it last was (608.2h); undefined if it has none (D11). */
export const propertyOf = (view: View, id: ObjectId, property: PTProperty): number | undefined => {
  const thing = thingOf(view, id);
  return thing === undefined ? undefined : propertyOfThing(thing.object, thing.state, property);
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** "Among the creatures destroyed this way": that set itself, so that things of the past are in it. */
const setOf = (selection: Selection): Selection =>
  selection.filter.kind === 'isRef' && selection.filter.ref.kind === 'all' ? selection.filter.ref.selection : selection;

/** How many there are of a set, or were of one of the past. */
export const countOf = (view: View, of: Selection, ctx: Context): number =>
  (pastThings(view, setOf(of), ctx) ?? selectionOf(view, of, ctx)).length;

/** A property of all in a set; of things of the past as they last were (608.2h). */
const propertiesIn = (
  view: View,
  { among, property }: Extract<Amount, { kind: 'extreme' | 'total' }>,
  ctx: Context,
): readonly number[] => {
  const set = setOf(among);
  const { filter } = set;
  if (filter.kind === 'isRef')
    return objectsOf(view, filter.ref, ctx).flatMap((id) => propertyNamed(view, filter.ref, id, property, ctx) ?? []);
  const past = pastThings(view, set, ctx);
  if (past === undefined) return selectionOf(view, set, ctx).flatMap((id) => propertyOf(view, id, property) ?? []);
  return past.flatMap(({ object, known }) => {
    if (known !== undefined) return propertyOfThing(known.was, known.values, property) ?? [];
    return (object === undefined ? undefined : propertyOf(view, object, property)) ?? [];
  });
};

/** The property of one of the objects a reference means: as it is, or was as a permanent until then. */
const propertyNamed = (
  view: View,
  of: ObjectRef,
  id: ObjectId,
  property: PTProperty,
  ctx: Context,
): number | undefined => {
  const thing = thingNamed(view, of, id, ctx);
  return thing === undefined ? undefined : propertyOfThing(thing.object, thing.state, property);
};

/** The different words or numbers of one kind that a thing has. */
const wordsOf = (
  what: Extract<Amount, { kind: 'distinct' }>['what'],
  { object, state }: Thing,
): readonly (string | number)[] => {
  switch (what) {
    case 'cardTypes':
      return state.types;
    case 'basicLandTypes':
      return BASIC_LAND_TYPES.filter((type) => state.subtypes.includes(type));
    case 'colors':
      return lettersOf(state.colors);
    case 'creatureTypes':
      return state.subtypes.filter((type) => kindOfSubtype(type) === 'creature');
    case 'names':
      return state.name === '' ? [] : [state.name];
    case 'counterKinds':
      return object.counters.flatMap(({ kind, count }) => (count > 0 ? [kind] : []));
    case 'manaValues':
      return [manaValueOf(object, state)];
    default:
      return assertNever(what);
  }
};

const distinct = (view: View, amount: Amount & { readonly kind: 'distinct' }, ctx: Context): number => {
  const { filter } = setOf(amount.among);
  // "The number of colors that creature was": one object, also as it last was (608.2h).
  const named = filter.kind === 'isRef' ? filter.ref : undefined;
  const things =
    named === undefined
      ? (pastThings(view, setOf(amount.among), ctx)?.flatMap(thingOfMark(view)) ??
        selectionOf(view, amount.among, ctx).flatMap((id) => thingOf(view, id) ?? []))
      : objectsOf(view, named, ctx).flatMap((id) => thingNamed(view, named, id, ctx) ?? []);
  return new Set(things.flatMap((thing) => wordsOf(amount.what, thing))).size;
};

/** What a mark of the turn is about: as it was then where the mark says, else as it is or last was. */
const thingOfMark =
  (view: View) =>
  ({ object, known }: TurnEvent): readonly Thing[] => {
    if (known !== undefined) return [thingOfLast(known)];
    const thing = object === undefined ? undefined : thingOf(view, object);
    return thing === undefined ? [] : [thing];
  };

/** Mana symbols of these colours in the mana costs of objects; one of two colours counts once (700.5). */
const symbolsIn = (view: View, ids: readonly ObjectId[], colors: readonly ('W' | 'U' | 'B' | 'R' | 'G')[]): number => {
  let count = 0;
  for (const id of ids) {
    for (const symbol of view.state(id)?.manaCost ?? []) {
      const text = printManaSymbol(symbol);
      if (colors.some((color) => colorOfLetter(color) !== 0 && text.includes(color))) count += 1;
    }
  }
  return count;
};

/** 700.5: mana symbols of these colours among costs of permanents its player controls. */
const devotion = (view: View, colors: readonly ('W' | 'U' | 'B' | 'R' | 'G')[], ctx: Context): number =>
  symbolsIn(
    view,
    view.inZone('battlefield').filter((id) => view.state(id)?.controller === ctx.controller),
    colors,
  );

/** The meaning of one kind of amount. */
interface AmountMeaning<A> {
  /** Its value now (107, 608.2h). What can't be known is noted and counts as 0. */
  value(view: View, amount: A, ctx: Context): number;
  /** Which aspects of objects finding it looks at (418.5b). */
  reads(amount: A, of: Reads): Aspects;
  /** It asks how many are there now, of which what has left is none. */
  readonly ofNow?: true;
}

/** What every kind of amount means. */
export const AMOUNTS: { readonly [K in Amount['kind']]: AmountMeaning<Amount & { readonly kind: K }> } = {
  number: {
    value: (_view, amount) => amount.value,
    reads: () => 0,
  },
  x: {
    value: (view, _amount, ctx) => {
      const source = objectOrLast(view, ctx.source);
      const own = source?.stack?.x ?? source?.paid?.x;
      const x = ctx.bindings.x ?? own;
      if (x === undefined) view.note({ code: 'x-unknown', values: {} });
      return x ?? 0;
    },
    reads: () => 0,
  },
  count: {
    value: (view, amount, ctx) => {
      // What there was as the spell was cast is not kept (608.2h).
      if (amount.asCast === true) view.note({ code: 'amount-not-modelled', values: { amount: 'asCast' } });
      return Math.max(0, countOf(view, amount.of, ctx) - (amount.beyondFirst === true ? 1 : 0));
    },
    reads: (amount, of) => of.filter(amount.of.filter),
    ofNow: true,
  },
  property: {
    value: (view, amount, ctx) => {
      // What power was before the changes in the layers 7c–7e is not kept.
      if (amount.base === true) view.note({ code: 'amount-not-modelled', values: { amount: 'base' } });
      return sumOf(
        objectsOf(view, amount.of, ctx).flatMap((id) => propertyNamed(view, amount.of, id, amount.property, ctx) ?? []),
      );
    },
    reads: (amount, of) => readsOfProperty(amount.property) | of.ref(amount.of),
  },
  counters: {
    value: (view, amount, ctx) => {
      return sumOf(
        objectsOf(view, amount.on, ctx).map((id) => {
          const counters = thingNamed(view, amount.on, id, ctx)?.object.counters ?? [];
          return sumOf(
            counters.filter((stack) => amount.counter === '' || stack.kind === amount.counter).map((s) => s.count),
          );
        }),
      );
    },
    reads: (amount, of) => of.ref(amount.on),
  },
  manaSymbols: {
    value: (view, amount, ctx) => symbolsIn(view, selectionOf(view, amount.among, ctx), [amount.color]),
    reads: (amount, of) => COST | of.filter(amount.among.filter),
    ofNow: true,
  },
  playerCounters: {
    value: (view, amount, ctx) =>
      sumOf(
        playersOf(view, amount.player, ctx).flatMap((id) =>
          (view.game.players.find((one) => one.id === id)?.counters ?? [])
            .filter(({ kind }) => kind === amount.counter)
            .map(({ count }) => count),
        ),
      ),
    reads: (amount, of) => of.player(amount.player),
  },
  distinct: {
    value: (view, amount, ctx) => distinct(view, amount, ctx),
    reads: (amount, of) => TYPE | SUBTYPE | COLOR | NAME | COST | of.filter(amount.among.filter),
  },
  extreme: {
    value: (view, amount, ctx) => {
      const values = propertiesIn(view, amount, ctx);
      if (values.length === 0) return 0;
      return amount.which === 'greatest' ? Math.max(...values) : Math.min(...values);
    },
    reads: (amount, of) => readsOfProperty(amount.property) | of.filter(amount.among.filter),
  },
  total: {
    value: (view, amount, ctx) => sumOf(propertiesIn(view, amount, ctx)),
    reads: (amount, of) => readsOfProperty(amount.property) | of.filter(amount.among.filter),
  },
  devotion: {
    value: (view, amount, ctx) => {
      if (amount.colors.length === 0) view.note({ code: 'amount-not-modelled', values: { amount: 'devotion' } });
      return amount.colors.length === 0 ? 0 : devotion(view, amount.colors, ctx);
    },
    reads: () => COST | CONTROL,
    ofNow: true,
  },
  life: {
    value: (view, amount, ctx) =>
      sumOf(playersOf(view, amount.player, ctx).map((id) => view.game.players.find((p) => p.id === id)?.life ?? 0)),
    reads: (amount, of) => of.player(amount.player),
  },
  startingLife: {
    value: () => STARTING_LIFE,
    reads: () => 0,
  },
  handSize: {
    value: (view, amount, ctx) =>
      sumOf(playersOf(view, amount.player, ctx).map((id) => view.inZone('hand', id).length)),
    reads: (amount, of) => of.player(amount.player),
    ofNow: true,
  },
  speed: {
    value: (view, _amount) => {
      view.note({ code: 'amount-not-modelled', values: { amount: 'speed' } });
      return 0;
    },
    reads: (amount, of) => of.player(amount.player),
  },
  sum: {
    value: (view, amount, ctx) => {
      const sum = sumOf(amount.terms.map((term) => amountOf(view, term, ctx)));
      // "For each card fewer than three": with more than three there is none.
      return amount.form === 'fewerThan' ? Math.max(0, sum) : sum;
    },
    reads: (amount, of) => amount.terms.reduce((all, each) => all | of.amount(each), 0),
  },
  times: {
    value: (view, amount, ctx) => amount.factor * amountOf(view, amount.amount, ctx),
    reads: (amount, of) => of.amount(amount.amount),
  },
  half: {
    value: (view, amount, ctx) => {
      const half = amountOf(view, amount.amount, ctx) / 2;
      return amount.round === 'up' ? Math.ceil(half) : Math.floor(half);
    },
    reads: (amount, of) => of.amount(amount.amount),
  },
  chosenNumber: {
    value: (view, _amount, ctx) => {
      const chosen = chosenIn(view, ctx, 'number');
      return chosen?.kind === 'number' ? chosen.value : 0;
    },
    reads: () => 0,
  },
  thatMany: {
    value: (view, _amount, ctx) => {
      if (ctx.thatMany === undefined) view.note({ code: 'amount-not-modelled', values: { amount: 'thatMany' } });
      return ctx.thatMany ?? 0;
    },
    reads: () => 0,
  },
  playersWho: {
    value: (view, amount, ctx) =>
      playersOf(view, { kind: amount.who === 'opponent' ? 'eachOpponent' : 'eachPlayer' }, ctx).filter((player) =>
        holds(view, amount.condition, { ...ctx, thatPlayer: player }),
      ).length,
    reads: (amount, of) => of.condition(amount.condition),
    ofNow: true,
  },
  targetsBeyondFirst: {
    value: (view, _amount, ctx) => {
      const stack = objectOrLast(view, ctx.source)?.stack;
      return Math.max(0, (stack?.targets.flat().length ?? 0) - 1);
    },
    reads: () => 0,
  },
  deedTotal: {
    value: (view, amount, ctx) => {
      const known = deedTotal(view, amount, ctx);
      if (known === undefined) view.note({ code: 'amount-not-modelled', values: { amount: amount.what } });
      return known ?? 0;
    },
    reads: (amount, of) => (isPlayerRef(amount.to) ? of.player(amount.to) : of.ref(amount.to)),
  },
  past: {
    value: (view, amount, ctx) => {
      // A Class that has gained no level is of the first (716.2).
      if (amount.what === 'classLevel') return objectOrLast(view, ctx.source)?.classLevel ?? 1;
      const known = pastNumber(view, amount.what, ctx);
      if (known === undefined) view.note({ code: 'amount-not-modelled', values: { amount: amount.what } });
      return known ?? 0;
    },
    reads: () => 0,
  },
  timesResolved: {
    value: (view, _amount, ctx) => {
      view.readsPast?.();
      return timesResolved(view.game, ctx);
    },
    reads: () => 0,
  },
};

/** The row of an amount. */
export const meaningOfAmount = (amount: Amount): AmountMeaning<Amount> => AMOUNTS[amount.kind];

/** The value of an amount now (107, 608.2h). What can't be known is noted and counts as 0; what is too large to be kept is noted. */
export const amountOf = (view: View, amount: Amount, ctx: Context): number => {
  const value = meaningOfAmount(amount).value(view, amount, ctx);
  if (isKept(value)) return value;
  view.note({ code: 'number.tooLarge', values: {} });
  return Number.isNaN(value) ? 0 : Math.max(-LIMITS.number, Math.min(LIMITS.number, value));
};
