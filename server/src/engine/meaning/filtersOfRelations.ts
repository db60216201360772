// Filters that ask how an object stands to players, to other objects, to what was chosen and to what has happened.
import type { ObjectRef, PlayerRef, Zone } from '../../cards/ability.ts';
import { shareColor } from '../../cards/mana.ts';
import { CAN_ENCHANT, PUT_WITH } from '../../cards/oracle/filterRelations.ts';
import { kindOfSubtype } from '../../cards/vocabulary.ts';
import { assertNever } from '../../rules/util.ts';
import type { ObjectState } from '../characteristics.ts';
import { colorBits } from '../colorSaid.ts';
import type { GameObject } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { COLOR, CONTROL, COST, NAME, SUBTYPE, TYPE } from '../layers/aspectBits.ts';
import { attachmentsOf, type Context, chosenIn, isSource, turnOf, type View } from '../view.ts';
import { deedHolds } from './deeds.ts';
import { objectDid } from './past.ts';
import { didByName, pastThings, REVEALED } from './pastThings.ts';
import { matches, objectsOf, playersOf, selectionOf } from './questions.ts';
import { type FilterOf, type FilterRows, readsNothing } from './row.ts';
import { hasSymbol } from './symbols.ts';
import { controllerOf, manaValueOf, objectOrLast, propertyOfThing, valuesOf } from './thing.ts';

/** What an instruction before has done. */
const DAMAGED = 'dealt damage this way';

const isPlayer = (view: View, player: PlayerRef, who: PlayerId, ctx: Context): boolean => {
  if (player.kind === 'you') return who === ctx.controller;
  if (player.kind === 'opponents' && who === ctx.controller) return false;
  return playersOf(view, player, ctx).includes(who);
};

/** Whether it was there when the turn began; under whose control it was then is not kept where an effect says whose it is now. */
const sinceTurnBegan = (view: View, object: GameObject, state: ObjectState): boolean => {
  view.readsPast?.();
  if (object.enteredTurn === turnOf(view).number) return false;
  if (state.controller !== object.controller)
    view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: 'since' } });
  return true;
};

const isCastBy = (
  view: View,
  filter: FilterOf<'castBy'>,
  object: GameObject,
  state: ObjectState,
  ctx: Context,
): boolean => {
  if (object.zone !== 'stack' || object.base.kind !== 'card') return false;
  if (!isPlayer(view, filter.player, controllerOf(object, state), ctx)) return false;
  // From where a spell was cast is not kept.
  if (filter.from !== undefined || filter.perfect === true)
    view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: filter.kind } });
  return filter.from === undefined && filter.perfect !== true;
};

const isAttachedTo = (view: View, filter: FilterOf<'attachedTo'>, object: GameObject, ctx: Context): boolean => {
  const host = object.attachedTo;
  if (filter.were === true)
    return objectsOf(view, filter.to, ctx).some((id) => {
      const last = view.game.objects.has(id) ? undefined : view.lastKnown?.(id)?.was;
      return last !== undefined && attachmentsOf(view.game, last).includes(object.id);
    });
  if (host === undefined || !('object' in host)) return false;
  // "Attached to a permanent": any such host does, nothing is chosen.
  if (filter.to.kind === 'choose') return matches(view, filter.to.selection.filter, host.object, ctx);
  return objectsOf(view, filter.to, ctx).includes(host.object);
};

const doesTarget = (view: View, filter: FilterOf<'targets'>, object: GameObject, ctx: Context): boolean => {
  const targets = (object.stack?.targets ?? []).flat();
  if (filter.number !== undefined) return targets.length === filter.number;
  const { player } = filter;
  if (player !== undefined) {
    const things = filter.either === true ? selectionOf(view, filter.what, ctx) : [];
    if (targets.some((target) => 'object' in target && things.includes(target.object))) return true;
    const meant = targets.filter((target) => 'player' in target && isPlayer(view, player, target.player, ctx));
    return meant.length > 0 && (filter.only !== true || meant.length === targets.length);
  }
  const wanted = selectionOf(view, filter.what, ctx);
  const meant = targets.filter((target) => 'object' in target && wanted.includes(target.object));
  if (filter.only === true && meant.length < targets.length) return false;
  return filter.single === true ? meant.length === 1 : meant.length > 0;
};

/** What an object is compared with: "another permanent you control" is any such but itself, and none is chosen. */
const sharers = (view: View, ref: ObjectRef, id: ObjectId, ctx: Context): readonly ObjectId[] =>
  ref.kind === 'choose'
    ? (pastThings(view, ref.selection, ctx)?.flatMap(({ object }) => object ?? []) ??
      selectionOf(view, ref.selection, { ...ctx, bindings: { ...ctx.bindings, self: id } }))
    : objectsOf(view, ref, ctx);

const isChosen = (
  view: View,
  { what, nth, that }: FilterOf<'chosen'>,
  object: GameObject,
  state: ObjectState,
  ctx: Context,
): boolean => {
  const chosen = chosenIn(view, ctx, what);
  // "Of that type" may speak of a word before it, and not of a choice.
  if (nth !== undefined || (that === true && chosen === undefined))
    view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: 'chosen' } });
  if (chosen === undefined) return false;
  switch (chosen.kind) {
    case 'color':
      return (state.colors & colorBits(chosen.color)) !== 0;
    case 'word':
      if (what === 'name') return state.name !== '' && state.name.toLowerCase() === chosen.word.toLowerCase();
      return [...state.types, ...state.subtypes].some((word) => word.toLowerCase() === chosen.word.toLowerCase());
    case 'number':
      return propertyOfThing(object, state, 'manaValue') === chosen.value;
    case 'player':
      return controllerOf(object, state) === chosen.player;
    case 'object':
      return object.id === chosen.object;
    case 'yes':
    case 'no':
      return false;
    default:
      return assertNever(chosen);
  }
};

const shares = (what: FilterOf<'shares'>['what'], a: ObjectState, b: ObjectState): boolean => {
  switch (what) {
    case 'creatureType':
      return a.subtypes.some((type) => b.subtypes.includes(type) && kindOfSubtype(type) === 'creature');
    case 'landType':
      return a.subtypes.some((type) => b.subtypes.includes(type) && kindOfSubtype(type) === 'land');
    case 'cardType':
      return a.types.some((type) => b.types.includes(type));
    case 'color':
      return shareColor(a.colors, b.colors);
    case 'name':
      return a.name !== '' && a.name === b.name;
    case 'manaValue':
      return manaValueOf(undefined, a) === manaValueOf(undefined, b);
    default:
      return assertNever(what);
  }
};

/** Whether an ability of that object has put this one onto the battlefield or exiled it, as it remembers (607.2). */
const remembers = (view: View, id: ObjectId, deed: 'put' | 'exiled', by: ObjectId | undefined): boolean =>
  objectOrLast(view, by)?.choices.some(
    ({ what, value }) => what === deed && value.kind === 'object' && value.object === id,
  ) === true;

/** An object, or what its card is now. */
const currentOf = (view: View, id: ObjectId): ObjectId | undefined => {
  if (view.game.objects.has(id)) return id;
  const card = view.lastKnown?.(id)?.card;
  return card === undefined ? undefined : view.game.current.get(card);
};

/** "This Aura can enchant": whether it could be attached to that legally (303.4). */
const canEnchant = (view: View, ctx: Context, host: ObjectId): boolean | undefined => {
  const said = ctx.bindings.self ?? ctx.source;
  const aura = said === undefined ? undefined : currentOf(view, said);
  if (aura === undefined) return false;
  return ctx.legality?.canEnchant(view.game, aura, host);
};

/** What is carried by the words of the past; undefined where it is not known. */
const happened = (
  view: View,
  { event }: FilterOf<'history'>,
  object: GameObject,
  state: ObjectState,
  ctx: Context,
): boolean | undefined => {
  if (event === REVEALED && ctx.that?.revealed !== undefined) return ctx.that.revealed.includes(object.id);
  if (event === PUT_WITH) return remembers(view, object.id, 'put', ctx.bindings.self ?? ctx.source);
  if (event === CAN_ENCHANT) return canEnchant(view, ctx, object.id);
  if (event === 'exiled with') return remembers(view, object.id, 'exiled', ctx.bindings.self ?? ctx.source);
  if (event === DAMAGED && ctx.damaged !== undefined) return ctx.damaged.includes(object.id);
  return hasSymbol(event, object, state) ?? objectDid(view, event, object) ?? didByName(view, event, object.id, ctx);
};

/** Where things are that something was done to "this way". */
const THIS_WAY: ReadonlyMap<string, readonly Zone[]> = new Map([
  ['milled this way', ['graveyard']],
  ['exiled this way', ['exile']],
]);

const NOT_SAID: readonly Zone[] = [];

const couldBeTargeted = (view: View, filter: FilterOf<'couldTarget'>, object: GameObject, ctx: Context): boolean =>
  objectsOf(view, filter.by, ctx).some((id) => ctx.legality?.couldTarget(view.game, id, object.id) === true);

const noted = (view: View, held: boolean | undefined, object: GameObject, filter: string): boolean => {
  if (held === undefined) view.note({ code: 'filter-not-modelled', object: object.id, values: { filter } });
  return held ?? false;
};

export const OF_RELATIONS: FilterRows<
  | 'other'
  | 'isRef'
  | 'controlledBy'
  | 'ownedBy'
  | 'castBy'
  | 'chosen'
  | 'attachedTo'
  | 'attachedToPlayer'
  | 'shares'
  | 'couldTarget'
  | 'fromSource'
  | 'targets'
  | 'did'
  | 'history'
> = {
  other: {
    holds: (view, filter, object, _state, ctx) =>
      filter.than === undefined
        ? !isSource(view, ctx, object.id)
        : !objectsOf(view, filter.than, ctx).includes(object.id),
    reads: (filter, of) => (filter.than === undefined ? 0 : of.ref(filter.than)),
  },
  isRef: {
    holds: (view, filter, object, _state, ctx) => objectsOf(view, filter.ref, ctx).includes(object.id),
    reads: (filter, of) => of.ref(filter.ref),
  },
  controlledBy: {
    holds: (view, filter, object, state, ctx) =>
      (filter.since === undefined || sinceTurnBegan(view, object, state)) &&
      isPlayer(view, filter.player, controllerOf(object, state), ctx),
    reads: (filter, of) => CONTROL | of.player(filter.player),
  },
  ownedBy: {
    holds: (view, filter, object, _state, ctx) => isPlayer(view, filter.player, object.owner, ctx),
    reads: (filter, of) => of.player(filter.player),
  },
  castBy: { holds: isCastBy, reads: (filter, of) => CONTROL | of.player(filter.player) },
  chosen: { holds: isChosen, reads: () => COLOR | TYPE | SUBTYPE | NAME | COST | CONTROL },
  attachedTo: {
    holds: (view, filter, object, _state, ctx) => isAttachedTo(view, filter, object, ctx),
    reads: (filter, of) => of.ref(filter.to),
  },
  attachedToPlayer: {
    holds: (view, filter, { attachedTo: host }, _state, ctx) =>
      host !== undefined && 'player' in host && playersOf(view, filter.player, ctx).includes(host.player),
    reads: (filter, of) => of.player(filter.player),
  },
  shares: {
    holds: (view, filter, object, state, ctx) =>
      sharers(view, filter.with, object.id, ctx).some((id) => {
        const other = valuesOf(view, id);
        if (other === undefined) return false;
        const { among } = filter;
        if (among !== undefined) return among.some((type) => state.types.includes(type) && other.types.includes(type));
        return shares(filter.what, state, other);
      }),
    reads: (filter, of) => COLOR | TYPE | SUBTYPE | NAME | COST | of.ref(filter.with),
  },
  couldTarget: {
    holds: (view, filter, object, _state, ctx) =>
      noted(
        view,
        ctx.legality === undefined ? undefined : couldBeTargeted(view, filter, object, ctx),
        object,
        filter.kind,
      ),
    reads: (filter, of) => of.ref(filter.by) | CONTROL,
    ofNow: true,
  },
  fromSource: {
    holds: (view, filter, { base }, _state, ctx) =>
      base.kind === 'ability' && matches(view, filter.source, base.source, ctx),
    reads: (filter, of) => of.filter(filter.source),
  },
  targets: {
    holds: (view, filter, object, _state, ctx) => doesTarget(view, filter, object, ctx),
    reads: (filter, of) => (filter.player === undefined ? of.filter(filter.what.filter) : 0),
  },
  did: {
    holds: (view, filter, object, _state, ctx) =>
      noted(view, deedHolds(view, filter, object.id, ctx), object, filter.deed),
    reads: () => CONTROL,
  },
  history: {
    holds: (view, filter, object, state, ctx) =>
      noted(view, happened(view, filter, object, state, ctx), object, filter.event),
    reads: readsNothing,
    zones: (filter) => THIS_WAY.get(filter.event.replace(/^that (?:was|were) /, '')) ?? NOT_SAID,
  },
};
