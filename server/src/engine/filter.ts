// Whether an object has the qualities that rules text names, by its values so far.
import type { CardType, Filter } from '../cards/ability.ts';
import { colorOfLetter, isMonocolored, isMulticolored } from '../cards/mana.ts';
import { CAN_ENCHANT, PUT_WITH } from '../cards/oracle/filterRelations.ts';
import { PERMANENT_TYPES } from '../cards/vocabulary.ts';
import { assertNever } from '../rules/util.ts';
import { hasAbove } from './above.ts';
import { amountOf, compare, manaValueOf, propertyOf } from './amount.ts';
import type { ObjectState } from './characteristics.ts';
import { deedHolds, faces } from './deeds.ts';
import { canEnchant, remembers, wasAttached } from './filterMemory.ts';
import { matchesChoice, sharers, shares } from './filterShared.ts';
import type { GameObject } from './game.ts';
import type { ObjectId } from './ids.ts';
import { lastFits } from './lastFits.ts';
import { objectDid } from './past.ts';
import { didByName, REVEALED } from './pastThings.ts';
import { objectsOf, playersOf, selectionOf } from './reference.ts';
import { couldTarget } from './stackTargets.ts';
import { hasSymbol } from './symbols.ts';
import { attachmentsOf, type Context, chosenIn, isSource, turnOf, type View } from './view.ts';

export { selectionOf } from './reference.ts';

/** What an instruction before has done. */
const DAMAGED = 'dealt damage this way';

/** Whether the object has every quality the filter names. An object that does not exist has none. */
export const matches = (view: View, filter: Filter, id: ObjectId, ctx: Context): boolean => {
  const object = view.game.objects.get(id);
  const state = view.state(id);
  return object !== undefined && state !== undefined && matchesState(view, filter, object, state, ctx);
};

const isPermanentType = (type: CardType): boolean => PERMANENT_TYPES.includes(type);

/**
 * The same for an object whose values are at hand: those it would have, or last had. Asked of every object for every effect: no
 * function is made here that would know the arguments, for which each call would have to keep them.
 */
export const matchesState = (
  view: View,
  filter: Filter,
  object: GameObject,
  state: ObjectState,
  ctx: Context,
): boolean => {
  switch (filter.kind) {
    case 'and':
      for (const part of filter.of) if (!matchesState(view, part, object, state, ctx)) return false;
      return true;
    case 'or':
      for (const part of filter.of) if (matchesState(view, part, object, state, ctx)) return true;
      return false;
    case 'not':
      return !matchesState(view, filter.of, object, state, ctx);
    case 'type':
      return state.types.includes(filter.type);
    case 'supertype':
      return state.supertypes.includes(filter.supertype);
    case 'subtype':
      return state.subtypes.includes(filter.subtype);
    case 'color':
      return (state.colors & colorOfLetter(filter.color)) !== 0;
    case 'colorless':
      return state.colors === 0;
    case 'monocolored':
      return isMonocolored(state.colors);
    case 'multicolored':
      return isMulticolored(state.colors);
    case 'historic':
      return (
        state.supertypes.includes('Legendary') || state.types.includes('Artifact') || state.subtypes.includes('Saga')
      );
    case 'permanent':
      return object.zone === 'battlefield' || state.types.some(isPermanentType);
    case 'spell':
      return object.zone === 'stack' && object.base.kind !== 'ability';
    case 'card':
      return object.base.kind === 'card';
    case 'token':
      return isToken(object);
    case 'object':
    case 'source':
      return true;
    case 'ability':
      return isAbility(object, filter.which);
    case 'tapped':
      return object.status.tapped;
    case 'untapped':
      return !object.status.tapped;
    case 'attacking':
      return object.attacking !== undefined;
    case 'blocking':
      return object.blocking !== undefined;
    case 'blocked':
      return object.attacking !== undefined && object.blocked === true;
    case 'unblocked':
      return object.attacking !== undefined && object.blocked !== true;
    case 'faceDown':
      return object.status.faceDown;
    case 'faceUp':
      return !object.status.faceDown;
    case 'enchanted':
      return hasAttachment(view, object.id, 'Aura');
    case 'equipped':
      return hasAttachment(view, object.id, 'Equipment');
    case 'other': {
      if (filter.than !== undefined) return !objectsOf(view, filter.than, ctx).includes(object.id);
      return !isSource(view, ctx, object.id);
    }
    case 'controlledBy':
      if (filter.since !== undefined && !sinceTurnBegan(view, object, state)) return false;
      return isPlayer(view, filter.player, controllerOf(object, state), ctx);
    case 'ownedBy':
      return isPlayer(view, filter.player, object.owner, ctx);
    case 'compare': {
      if (filter.total === true) {
        view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: 'total' } });
        return true;
      }
      const value =
        view.state(object.id) === state
          ? propertyOf(view, object.id, filter.property)
          : filter.property === 'manaValue'
            ? manaValueOf(object, state)
            : state[filter.property];
      return value !== undefined && compare(value, filter.comparison, amountOf(view, filter.to, ctx));
    }
    case 'hasKeyword':
      return hasKeywordAbility(state, filter.keyword);
    case 'hasAbilities':
      return state.abilities.length > 0;
    case 'named':
      return state.name !== '' && state.name === filter.name;
    case 'isRef':
      return objectsOf(view, filter.ref, ctx).includes(object.id);
    case 'modified':
      return isModified(view, object, state);
    case 'transformed':
      return object.base.kind === 'card' && object.base.card.layout === 'transform' && object.face > 0;
    case 'commander':
      view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: filter.kind } });
      return false;
    default:
      return matchesFurther(view, filter, object, state, ctx);
  }
};

/** Those that are asked for of every object, or are written here with others of their kind. */
type Plain =
  | 'and'
  | 'or'
  | 'not'
  | 'type'
  | 'supertype'
  | 'subtype'
  | 'color'
  | 'colorless'
  | 'monocolored'
  | 'multicolored'
  | 'historic'
  | 'permanent'
  | 'spell'
  | 'card'
  | 'token'
  | 'object'
  | 'source'
  | 'ability'
  | 'tapped'
  | 'untapped'
  | 'attacking'
  | 'blocking'
  | 'blocked'
  | 'unblocked'
  | 'faceDown'
  | 'faceUp'
  | 'enchanted'
  | 'equipped'
  | 'other'
  | 'controlledBy'
  | 'ownedBy'
  | 'compare'
  | 'hasKeyword'
  | 'hasAbilities'
  | 'named'
  | 'isRef'
  | 'modified'
  | 'transformed'
  | 'commander';

/** Qualities that are asked for less often. */
const matchesFurther = (
  view: View,
  filter: Exclude<Filter, { readonly kind: Plain }>,
  object: GameObject,
  state: ObjectState,
  ctx: Context,
): boolean => {
  switch (filter.kind) {
    case 'castBy': {
      if (object.zone !== 'stack' || object.base.kind !== 'card') return false;
      if (!isPlayer(view, filter.player, controllerOf(object, state), ctx)) return false;
      // From where a spell was cast is not kept.
      if (filter.from !== undefined || filter.perfect === true)
        view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: filter.kind } });
      return filter.from === undefined && filter.perfect !== true;
    }
    case 'inZone':
      // Where a spell was cast from is not kept.
      if (filter.but === true) {
        view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: 'from' } });
        return false;
      }
      return (
        object.zone === filter.zone &&
        (filter.player === undefined || playersOf(view, filter.player, ctx).includes(zoneOwner(object, state)))
      );
    case 'hasActivatedAbility':
      return state.abilities.some(({ ability }) => ability.kind === 'activated');
    case 'hasManaAbility':
      return state.abilities.some(({ ability }) => ability.kind === 'activated' && ability.manaAbility);
    case 'hasTapAbility':
      return state.abilities.some(
        ({ ability }) => ability.kind === 'activated' && ability.costs.some((cost) => cost.pay === 'tapSelf'),
      );
    case 'hasCounter':
      return object.counters.some(
        (stack) => stack.count > 0 && (filter.counter === undefined || stack.kind === filter.counter),
      );
    case 'above':
      return hasAbove(view, filter, object, ctx);
    case 'chosen':
      // "Of that type" may speak of a word before it, and not of a choice.
      if (filter.nth !== undefined || (filter.that === true && chosenIn(view, ctx, filter.what) === undefined))
        view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: 'chosen' } });
      return matchesChoice(view, filter.what, object, state, ctx);
    case 'attachedTo': {
      const host = object.attachedTo;
      if (filter.were === true) return objectsOf(view, filter.to, ctx).some((id) => wasAttached(view, id, object));
      if (host === undefined || !('object' in host)) return false;
      // "Attached to a permanent": any such host does, nothing is chosen.
      if (filter.to.kind === 'choose') return matches(view, filter.to.selection.filter, host.object, ctx);
      return objectsOf(view, filter.to, ctx).includes(host.object);
    }
    case 'attachedToPlayer': {
      const host = object.attachedTo;
      return host !== undefined && 'player' in host && playersOf(view, filter.player, ctx).includes(host.player);
    }
    case 'hasAttached':
      return attachmentsOf(view.game, object.id).some((id) => matches(view, filter.what, id, ctx));
    case 'shares':
      return sharers(view, filter.with, object.id, ctx).some((id) => {
        const other = view.state(id) ?? view.lastKnown?.(id)?.values;
        if (other === undefined) return false;
        const { among } = filter;
        if (among !== undefined) return among.some((type) => state.types.includes(type) && other.types.includes(type));
        return shares(filter.what, state, other);
      });
    case 'couldTarget':
      return objectsOf(view, filter.by, ctx).some((id) => couldTarget(view.game, id, object.id));
    case 'fromSource': {
      const source = object.base.kind === 'ability' ? object.base.source : undefined;
      if (source === undefined) return false;
      const known = view.game.objects.has(source) ? undefined : view.lastKnown?.(source);
      return known === undefined
        ? matches(view, filter.source, source, ctx)
        : lastFits(view, filter.source, known, ctx);
    }
    case 'targets': {
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
    }
    case 'designated':
      view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: filter.as } });
      return false;
    case 'player':
    case 'opponent':
      return false;
    case 'facing':
      return faces(view, filter, object, ctx);
    case 'did': {
      const held = deedHolds(view, filter, object.id, ctx);
      if (held !== undefined) return held;
      view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: filter.deed } });
      return false;
    }
    case 'history': {
      if (filter.event === REVEALED && ctx.that?.revealed !== undefined) return ctx.that.revealed.includes(object.id);
      if (filter.event === PUT_WITH) return remembers(view, object.id, 'put', ctx.bindings.self ?? ctx.source);
      if (filter.event === CAN_ENCHANT) return canEnchant(view, ctx, object.id);
      if (filter.event === 'exiled with') return remembers(view, object.id, 'exiled', ctx.bindings.self ?? ctx.source);
      if (filter.event === DAMAGED && ctx.damaged !== undefined) return ctx.damaged.includes(object.id);
      const held =
        hasSymbol(filter.event, object, state) ??
        objectDid(view, filter.event, object) ??
        didByName(view, filter.event, object.id, ctx);
      if (held !== undefined) return held;
      view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: filter.event } });
      return false;
    }
    default:
      return assertNever(filter);
  }
};

/** Whether it was there when the turn began; under whose control it was then is not kept where an effect says whose it is now. */
const sinceTurnBegan = (view: View, object: GameObject, state: ObjectState): boolean => {
  view.readsPast?.();
  if (object.enteredTurn === turnOf(view).number) return false;
  if (state.controller !== object.controller)
    view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: 'since' } });
  return true;
};

/** Whether the object is a token (111.1). */
export const isToken = (object: GameObject): boolean =>
  object.base.kind === 'token' || (object.base.kind === 'copy' && object.base.of === 'permanent');

/** Whether the object has a keyword ability of that name, whatever its parameters. */
export const hasKeywordAbility = (state: Pick<ObjectState, 'abilities'>, keyword: string): boolean => {
  for (const { ability } of state.abilities) {
    if (
      ability.kind === 'keyword' &&
      (ability.keyword === keyword || ability.keyword.toLowerCase() === keyword.toLowerCase())
    )
      return true;
  }
  return false;
};

/** Whether an object is an ability on the stack, of the kind asked for. Mana abilities never are there (605.3b). */
const isAbility = (object: GameObject, which: (Filter & { readonly kind: 'ability' })['which']): boolean => {
  if (object.base.kind !== 'ability') return false;
  const { ability } = object.base.instance;
  switch (which) {
    case undefined:
      return true;
    case 'activated':
    case 'triggered':
      return ability.kind === which;
    case 'activated or triggered':
      return ability.kind === 'activated' || ability.kind === 'triggered';
    case 'mana':
      return ability.kind === 'activated' && ability.manaAbility;
    case 'loyalty':
      return ability.kind === 'activated' && ability.costs.some((cost) => cost.pay === 'loyalty');
  }
};

const zoneOwner = (object: GameObject, state: ObjectState) =>
  object.zone === 'battlefield' || object.zone === 'stack' ? state.controller : object.owner;

/** 108.4: a card outside the battlefield and the stack has no controller; its owner stands in. */
export const controllerOf = zoneOwner;

const isPlayer = (
  view: View,
  player: (Filter & { readonly kind: 'controlledBy' })['player'],
  who: ObjectState['controller'],
  ctx: Context,
): boolean => {
  if (player.kind === 'you') return who === ctx.controller;
  if (player.kind === 'opponents' && who === ctx.controller) return false;
  return playersOf(view, player, ctx).includes(who);
};

/** Counters, Equipment, or an Aura its controller controls. */
const isModified = (view: View, object: GameObject, state: ObjectState): boolean =>
  object.counters.some((stack) => stack.count > 0) ||
  hasAttachment(view, object.id, 'Equipment') ||
  attachmentsOf(view.game, object.id).some((each) => {
    const attached = view.state(each);
    return attached?.subtypes.includes('Aura') === true && attached.controller === state.controller;
  });

const hasAttachment = (view: View, id: ObjectId, subtype: string): boolean =>
  attachmentsOf(view.game, id).some((each) => view.state(each)?.subtypes.includes(subtype) === true);
