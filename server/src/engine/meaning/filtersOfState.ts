// Filters that ask what kind of object it is and in what state: status, combat, zone, counters, what is attached.
import type { Zone } from '../../cards/ability.ts';
import { isPlayerRef } from '../../cards/oracle/playerRefs.ts';
import type { ObjectState } from '../characteristics.ts';
import { compare } from '../compare.ts';
import type { GameObject } from '../game.ts';
import { CONTROL, SUBTYPE } from '../layers/aspectBits.ts';
import { attachmentsOf, type Context, type View } from '../view.ts';
import { faces } from './facing.ts';
import { amountOf, matches, playersOf } from './questions.ts';
import { type FilterOf, type FilterRows, readsNothing } from './row.ts';
import { controllerOf, hasAttachment, isToken, valuesOf } from './thing.ts';

/** Where cards are: on the stack they are spells, and named so (109.2b). */
const CARD_ZONES: readonly Zone[] = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command'];

const others = new Map<Zone, readonly Zone[]>();

/** All zones of cards but one. */
export const zonesBut = (zone: Zone): readonly Zone[] => {
  const known = others.get(zone);
  if (known !== undefined) return known;
  const made = CARD_ZONES.filter((each) => each !== zone);
  others.set(zone, made);
  return made;
};

const STACK: readonly Zone[] = ['stack'];

/** Whether an object is an ability on the stack, of the kind asked for. Mana abilities never are there (605.3b). */
const isAbility = (object: GameObject, which: FilterOf<'ability'>['which']): boolean => {
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

/** Counters, Equipment, or an Aura its controller controls (700.9). */
const isModified = (view: View, object: GameObject, state: ObjectState): boolean =>
  object.counters.some((stack) => stack.count > 0) ||
  hasAttachment(view, object, 'Equipment') ||
  attachmentsOf(view.game, object).some((each) => {
    const attached = valuesOf(view, each);
    return attached?.subtypes.includes('Aura') === true && attached.controller === state.controller;
  });

const isInZone = (
  view: View,
  filter: FilterOf<'inZone'>,
  object: GameObject,
  state: ObjectState,
  ctx: Context,
): boolean => {
  // Where a spell was cast from is not kept; of what has left, it is known where it was.
  if (filter.but === true && object.left === undefined) {
    view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: 'from' } });
    return false;
  }
  const there =
    object.zone === filter.zone &&
    (filter.player === undefined || playersOf(view, filter.player, ctx).includes(controllerOf(object, state)));
  return there !== (filter.but === true);
};

/** Whether enough cards of a kind lie above the object in its owner's zone, or one lies right above it (404.2). */
const hasAbove = (
  view: View,
  { what, directly, number }: FilterOf<'above'>,
  object: GameObject,
  ctx: Context,
): boolean => {
  const pile = view.inZone(object.zone, object.owner);
  const at = pile.indexOf(object.id);
  if (at < 0) return false;
  const higher = pile.slice(at + 1, directly === true ? at + 2 : undefined);
  const found = higher.filter((id) => matches(view, what, id, ctx)).length;
  return number === undefined ? found > 0 : compare(found, number.comparison, amountOf(view, number.to, ctx));
};

export const OF_STATE: FilterRows<
  | 'spell'
  | 'card'
  | 'token'
  | 'ability'
  | 'tapped'
  | 'untapped'
  | 'attacking'
  | 'blocking'
  | 'blocked'
  | 'unblocked'
  | 'facing'
  | 'faceDown'
  | 'faceUp'
  | 'transformed'
  | 'enchanted'
  | 'equipped'
  | 'modified'
  | 'hasAttached'
  | 'hasCounter'
  | 'inZone'
  | 'above'
  | 'commander'
  | 'designated'
  | 'player'
  | 'opponent'
> = {
  spell: {
    holds: (_view, _filter, object) => object.zone === 'stack' && object.base.kind !== 'ability',
    reads: readsNothing,
    zones: () => STACK,
  },
  card: { holds: (_view, _filter, object) => object.base.kind === 'card', reads: readsNothing },
  token: { holds: (_view, _filter, object) => isToken(object), reads: readsNothing },
  ability: {
    holds: (_view, filter, object) => isAbility(object, filter.which),
    reads: readsNothing,
    zones: () => STACK,
  },
  tapped: { holds: (_view, _filter, object) => object.status.tapped, reads: readsNothing },
  untapped: { holds: (_view, _filter, object) => !object.status.tapped, reads: readsNothing },
  attacking: { holds: (_view, _filter, object) => object.attacking !== undefined, reads: readsNothing },
  blocking: { holds: (_view, _filter, object) => object.blocking !== undefined, reads: readsNothing },
  blocked: {
    holds: (_view, _filter, object) => object.attacking !== undefined && object.blocked === true,
    reads: readsNothing,
  },
  unblocked: {
    holds: (_view, _filter, object) => object.attacking !== undefined && object.blocked !== true,
    reads: readsNothing,
  },
  facing: {
    holds: (view, filter, object, _state, ctx) => faces(view, filter, object, ctx),
    reads: (filter, of) => CONTROL | (isPlayerRef(filter.what) ? of.player(filter.what) : of.ref(filter.what)),
  },
  faceDown: { holds: (_view, _filter, object) => object.status.faceDown, reads: readsNothing },
  faceUp: { holds: (_view, _filter, object) => !object.status.faceDown, reads: readsNothing },
  transformed: {
    holds: (_view, _filter, { base, face }) =>
      (base.kind === 'card' || base.kind === 'copy') && base.card?.layout === 'transform' && face > 0,
    reads: readsNothing,
  },
  enchanted: { holds: (view, _filter, object) => hasAttachment(view, object, 'Aura'), reads: () => SUBTYPE },
  equipped: { holds: (view, _filter, object) => hasAttachment(view, object, 'Equipment'), reads: () => SUBTYPE },
  modified: {
    holds: (view, _filter, object, state) => isModified(view, object, state),
    reads: () => SUBTYPE | CONTROL,
  },
  hasAttached: {
    holds: (view, filter, object, _state, ctx) =>
      attachmentsOf(view.game, object).some((id) => matches(view, filter.what, id, ctx)),
    reads: (filter, of) => of.filter(filter.what),
  },
  hasCounter: {
    holds: (_view, filter, object) =>
      object.counters.some(
        (stack) => stack.count > 0 && (filter.counter === undefined || stack.kind === filter.counter),
      ),
    reads: readsNothing,
  },
  inZone: {
    holds: isInZone,
    reads: (filter, of) => (filter.player === undefined ? 0 : CONTROL | of.player(filter.player)),
    zones: (filter) => (filter.but === true ? zonesBut(filter.zone) : [filter.zone]),
  },
  above: {
    holds: (view, filter, object, _state, ctx) => hasAbove(view, filter, object, ctx),
    reads: (filter, of) => of.filter(filter.what),
    ofNow: true,
  },
  commander: {
    holds: (view, filter, object) => {
      view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: filter.kind } });
      return false;
    },
    reads: readsNothing,
  },
  designated: {
    holds: (view, filter, object) => {
      view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: filter.as } });
      return false;
    },
    reads: readsNothing,
  },
  player: { holds: () => false, reads: readsNothing },
  opponent: { holds: () => false, reads: readsNothing },
};
