// Numbers that rules text asks for: counts, properties of objects, X, life totals.
import type { Amount, Comparison, ObjectRef, PTProperty, Selection } from '../cards/ability.ts';
import { colorOfLetter, lettersOf, manaValue, printManaSymbol } from '../cards/mana.ts';
import { BASIC_LAND_TYPES, kindOfSubtype } from '../cards/vocabulary.ts';
import { assertNever } from '../rules/util.ts';
import type { Characteristics } from './characteristics.ts';
import { holds } from './condition.ts';
import { deedTotal } from './deeds.ts';
import type { GameObject, LastKnown } from './game.ts';
import type { ObjectId } from './ids.ts';
import { timesResolved } from './past.ts';
import { pastNumber, pastThings } from './pastThings.ts';
import { objectsOf, playersOf, selectionOf } from './reference.ts';
import { type Context, chosenIn, lastOf, powerOrToughness, type View } from './view.ts';

/** Life totals start at this (103.4). */
const STARTING_LIFE = 20;

/** The mana value of an object: X counts on the stack only (202.3e); a back face may have its front's (202.3b). */
export const manaValueOf = (object: GameObject | undefined, values: Characteristics): number =>
  manaValue(values.valueCost ?? values.manaCost, object?.zone === 'stack' ? (object.stack?.x ?? 0) : 0);

/** The same of an object as it last was. */
const lastProperty = (last: LastKnown | undefined, property: PTProperty): number | undefined => {
  if (last === undefined) return undefined;
  return property === 'manaValue' ? manaValueOf(undefined, last.values) : last.values[property];
};

/** A numeric property of an object as it is now, else as it last was (608.2h); undefined if it has none (D11). */
export const propertyOf = (view: View, id: ObjectId, property: PTProperty): number | undefined => {
  const object = view.game.objects.get(id);
  const state = view.state(id);
  if (object === undefined || state === undefined) {
    return lastProperty(view.lastKnown?.(id), property);
  }
  switch (property) {
    case 'power':
    case 'toughness':
      return powerOrToughness(object, state, property);
    case 'manaValue':
      return manaValueOf(object, state);
    case 'loyalty':
      return object.zone === 'battlefield'
        ? object.counters.reduce((sum, stack) => (stack.kind === 'loyalty' ? sum + stack.count : sum), 0)
        : state.loyalty;
    default:
      return assertNever(property);
  }
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
    const now = object === undefined ? undefined : propertyOf(view, object, property);
    return (known === undefined ? now : lastProperty(known, property)) ?? [];
  });
};

/** "Exile another creature you control. When you do, … that creature's power": of what was a permanent until then, as it last was (608.2h). */
const wasPermanent = (view: View, ref: ObjectRef, id: ObjectId): LastKnown | undefined => {
  const object = view.game.objects.get(id);
  if (ref.kind !== 'that' || (ref.antecedent !== 'exiled' && ref.antecedent !== 'previous')) return undefined;
  const parts = ref.noun?.kind === 'and' ? ref.noun.of : [ref.noun];
  if (object === undefined || object.zone === 'battlefield' || object.zone === 'stack') return undefined;
  if (parts.some((part) => part?.kind === 'card')) return undefined;
  const before = [...(view.game.past?.values() ?? [])].filter(({ card }) => card === object.card).at(-1);
  return before?.zone === 'battlefield' ? before : undefined;
};

/** The property of one of the objects a reference means: as it is, or was as a permanent until then. */
const propertyNamed = (
  view: View,
  of: ObjectRef,
  id: ObjectId,
  property: PTProperty,
  ctx: Context,
): number | undefined => {
  const moved = ctx.bindings.event === id ? lastOf(view, ctx, id) : wasPermanent(view, of, id);
  return moved === undefined ? propertyOf(view, id, property) : lastProperty(moved, property);
};

/** The value of an amount now (107, 608.2h). What can't be known is noted and counts as 0. */
export const amountOf = (view: View, amount: Amount, ctx: Context): number => {
  switch (amount.kind) {
    case 'number':
      return amount.value;
    case 'x': {
      const source = ctx.source === undefined ? undefined : view.game.objects.get(ctx.source);
      const own = source?.stack?.x ?? source?.paid?.x;
      const x = ctx.bindings.x ?? own;
      if (x === undefined) view.note({ code: 'x-unknown', values: {} });
      return x ?? 0;
    }
    case 'count':
      // What there was as the spell was cast is not kept (608.2h).
      if (amount.asCast === true) view.note({ code: 'amount-not-modelled', values: { amount: 'asCast' } });
      return Math.max(0, countOf(view, amount.of, ctx) - (amount.beyondFirst === true ? 1 : 0));
    case 'property':
      // What power was before the changes in the layers 7c–7e is not kept.
      if (amount.base === true) view.note({ code: 'amount-not-modelled', values: { amount: 'base' } });
      return sumOf(
        objectsOf(view, amount.of, ctx).flatMap((id) => propertyNamed(view, amount.of, id, amount.property, ctx) ?? []),
      );
    case 'counters':
      return sumOf(
        objectsOf(view, amount.on, ctx).map((id) => {
          const counters = (lastOf(view, ctx, id) ?? view.game.objects.get(id))?.counters ?? [];
          return sumOf(
            counters.filter((stack) => amount.counter === '' || stack.kind === amount.counter).map((s) => s.count),
          );
        }),
      );
    case 'manaSymbols':
      return symbolsIn(view, selectionOf(view, amount.among, ctx), [amount.color]);
    case 'playerCounters':
      return sumOf(
        playersOf(view, amount.player, ctx).flatMap((id) =>
          (view.game.players.find((one) => one.id === id)?.counters ?? [])
            .filter(({ kind }) => kind === amount.counter)
            .map(({ count }) => count),
        ),
      );
    case 'distinct':
      return distinct(view, amount, ctx);
    case 'extreme': {
      const values = propertiesIn(view, amount, ctx);
      if (values.length === 0) return 0;
      return amount.which === 'greatest' ? Math.max(...values) : Math.min(...values);
    }
    case 'total':
      return sumOf(propertiesIn(view, amount, ctx));
    case 'devotion':
      if (amount.colors.length === 0) view.note({ code: 'amount-not-modelled', values: { amount: 'devotion' } });
      return amount.colors.length === 0 ? 0 : devotion(view, amount.colors, ctx);
    case 'life':
      return sumOf(
        playersOf(view, amount.player, ctx).map((id) => view.game.players.find((p) => p.id === id)?.life ?? 0),
      );
    case 'startingLife':
      return STARTING_LIFE;
    case 'handSize':
      return sumOf(playersOf(view, amount.player, ctx).map((id) => view.inZone('hand', id).length));
    case 'speed':
      view.note({ code: 'amount-not-modelled', values: { amount: 'speed' } });
      return 0;
    case 'sum': {
      const sum = sumOf(amount.terms.map((term) => amountOf(view, term, ctx)));
      // "For each card fewer than three": with more than three there is none.
      return amount.form === 'fewerThan' ? Math.max(0, sum) : sum;
    }
    case 'times':
      return amount.factor * amountOf(view, amount.amount, ctx);
    case 'half': {
      const half = amountOf(view, amount.amount, ctx) / 2;
      return amount.round === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'chosenNumber': {
      const chosen = chosenIn(view, ctx, 'number');
      return chosen?.kind === 'number' ? chosen.value : 0;
    }
    case 'thatMany':
      if (ctx.thatMany === undefined) view.note({ code: 'amount-not-modelled', values: { amount: 'thatMany' } });
      return ctx.thatMany ?? 0;
    case 'playersWho':
      return playersOf(view, { kind: amount.who === 'opponent' ? 'eachOpponent' : 'eachPlayer' }, ctx).filter(
        (player) => holds(view, amount.condition, { ...ctx, thatPlayer: player }),
      ).length;
    case 'targetsBeyondFirst': {
      const stack = ctx.source === undefined ? undefined : view.game.objects.get(ctx.source)?.stack;
      return Math.max(0, (stack?.targets.flat().length ?? 0) - 1);
    }
    case 'deedTotal': {
      const known = deedTotal(view, amount, ctx);
      if (known === undefined) view.note({ code: 'amount-not-modelled', values: { amount: amount.what } });
      return known ?? 0;
    }
    case 'past': {
      // A Class that has gained no level is of the first (716.2).
      if (amount.what === 'classLevel')
        return (ctx.source === undefined ? undefined : view.game.objects.get(ctx.source)?.classLevel) ?? 1;
      const known = pastNumber(view, amount.what, ctx);
      if (known === undefined) view.note({ code: 'amount-not-modelled', values: { amount: amount.what } });
      return known ?? 0;
    }
    case 'timesResolved':
      view.readsPast?.();
      return timesResolved(view.game, ctx);
    default:
      return assertNever(amount);
  }
};

const distinct = (view: View, amount: Amount & { readonly kind: 'distinct' }, ctx: Context): number => {
  const found = new Set<string | number>();
  const { filter } = setOf(amount.among);
  // "The number of colors that creature was": one object, also as it last was (608.2h).
  const past = pastThings(view, setOf(amount.among), ctx)?.flatMap(({ object }) => object ?? []);
  const now = filter.kind === 'isRef' ? objectsOf(view, filter.ref, ctx) : undefined;
  const ids = now ?? past ?? selectionOf(view, amount.among, ctx);
  for (const id of ids) {
    const state = view.state(id) ?? (view.lastKnown?.(id) ?? view.game.past?.get(id))?.values;
    if (state === undefined) continue;
    switch (amount.what) {
      case 'cardTypes':
        for (const type of state.types) found.add(type);
        break;
      case 'basicLandTypes':
        for (const type of BASIC_LAND_TYPES) if (state.subtypes.includes(type)) found.add(type);
        break;
      case 'colors':
        for (const letter of lettersOf(state.colors)) found.add(letter);
        break;
      case 'creatureTypes':
        for (const type of state.subtypes) if (kindOfSubtype(type) === 'creature') found.add(type);
        break;
      case 'names':
        if (state.name !== '') found.add(state.name);
        break;
      case 'counterKinds':
        for (const stack of view.game.objects.get(id)?.counters ?? []) if (stack.count > 0) found.add(stack.kind);
        break;
      case 'manaValues':
        found.add(manaValueOf(view.game.objects.get(id), state));
        break;
      default:
        assertNever(amount.what);
    }
  }
  return found.size;
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

/** Whether two numbers compare as said. */
export const compare = (left: number, comparison: Comparison, right: number): boolean => {
  switch (comparison) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    case '<':
      return left < right;
    case '>':
      return left > right;
    default:
      return assertNever(comparison);
  }
};
