// An event as a triggered ability sees it: which objects and players its words mean, and what they fit.
import type { Ability, Filter, ObjectRef, PlayerRef, TriggerEvent } from '../cards/ability.ts';
import { isPlayerRef } from '../cards/oracle/playerRefs.ts';
import type { GameEvent } from './action.ts';
import { type Ctx, isMatch, playersIn } from './ask.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { Game, GameEventRef, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { createdWith } from './linkedTokens.ts';
import type { Legality } from './view.ts';

/** A triggered ability and who has it. */
export interface Holder {
  readonly id: ObjectId;
  readonly you: PlayerId;
  readonly instance: AbilityInstance;
  readonly ability: Extract<Ability, { kind: 'triggered' }>;
}

/** An event, seen by an ability in the state that counts for it. */
export interface Look {
  readonly game: Game;
  readonly holder: Holder;
  readonly event: GameEvent;
  /** The one of several events joined by "or" that is looked at. */
  readonly part?: TriggerEvent;
  /** Where what can't be known of the event is noted. */
  readonly note?: Ctx['note'];
  readonly legality?: Legality;
  /** Of an ability that a resolution set up: what its references meant there. */
  readonly awaited?: {
    readonly targets: readonly (readonly Target[])[];
    readonly bound: readonly ObjectId[];
    readonly that?: Readonly<Partial<Record<string, readonly ObjectId[]>>> | undefined;
  };
}

const kindsOf = (event: TriggerEvent | undefined): readonly TriggerEvent['on'][] => {
  if (event === undefined) return [];
  switch (event.on) {
    case 'or':
      return event.of.flatMap(kindsOf);
    case 'oneOrMore':
    case 'while':
    case 'nth':
    case 'next':
      return kindsOf(event.of);
    default:
      return [event.on];
  }
};

interface Named {
  readonly object?: ObjectId | undefined;
  readonly other?: ObjectId | undefined;
}

/** The object an ability waits for and the second one its event names: the blocked of a blocker, the damaged of a source. */
export const namedBy = (event: GameEvent, waits: TriggerEvent | undefined): Named => {
  const object = event.became ?? event.object;
  const target = event.target !== undefined && 'object' in event.target ? event.target.object : undefined;
  const kinds = kindsOf(waits);
  if (event.event === 'blocked') {
    return kinds.includes('becomesBlocked') && !kinds.includes('blocks')
      ? { object: target, other: object }
      : { object, other: target };
  }
  if (event.event === 'damage') {
    return kinds.includes('dealsDamage') ? { object: event.source, other: target } : { object, other: event.source };
  }
  // What has become a target, and of what (603.2).
  if (event.event === 'becameTarget') return { object, other: event.source };
  return { object, other: target };
};

const refsOf = (event: GameEvent, waits: TriggerEvent): GameEventRef => {
  const { object, other } = namedBy(event, waits);
  return { ...(object === undefined ? {} : { object }), ...(other === undefined ? {} : { other }) };
};

/** Who asks of an event: the ability, with the event's objects as what its own words mean by "that Aura". */
export const ctxOfLook = ({ holder, event, note, legality, part, awaited }: Look): Ctx => ({
  you: holder.you,
  event: refsOf(event, part ?? holder.ability.event),
  ...(note === undefined ? {} : { note }),
  ...(legality === undefined ? {} : { legality }),
  ...(awaited === undefined ? {} : { targets: awaited.targets }),
  self: holder.id,
  ability: holder.instance,
  ...(holder.instance.granter === undefined ? {} : { granter: holder.instance.granter }),
});

export const isObject = (look: Look, ref: ObjectRef, id: ObjectId | undefined): boolean => {
  if (id === undefined) return false;
  switch (ref.kind) {
    case 'self':
      return id === look.holder.id;
    case 'granter':
      return id === look.holder.instance.granter;
    case 'attached': {
      const host = look.game.objects.get(look.holder.id)?.attachedTo;
      return host !== undefined && 'object' in host && host.object === id;
    }
    case 'all':
    case 'choose':
      return isMatch(look.game, ref.selection.filter, id, ctxOfLook(look));
    case 'several':
      return ref.of.some((one) => isObject(look, one, id));
    case 'target':
      return (look.awaited?.targets[ref.target] ?? []).some((target) => 'object' in target && target.object === id);
    case 'that': {
      if (look.awaited?.that?.[ref.antecedent]?.includes(id) === true) return true;
      const holder = look.game.objects.get(look.holder.id) ?? look.game.past?.get(look.holder.id)?.was;
      return ref.antecedent === 'created' && createdWith(holder, look.holder.instance)?.includes(id) === true;
    }
    case 'bound':
      return look.awaited?.bound[ref.index] === id;
    case 'top':
    case 'rest':
    case 'zone':
      return false;
  }
};

export const isPlayer = (look: Look, ref: PlayerRef, player: PlayerId | undefined): boolean =>
  player !== undefined && playersIn(look.game, ref, ctxOfLook(look)).includes(player);

export const ownerOf = (look: Look, id: ObjectId | undefined): PlayerId | undefined =>
  id === undefined ? undefined : look.game.objects.get(id)?.owner;

export const fits = (look: Look, filter: Filter, id: ObjectId | undefined): boolean =>
  id !== undefined && isMatch(look.game, filter, id, ctxOfLook(look));

/** Whether a player is that target of what set the ability up. */
const isAwaited = (look: Look, index: number, player: PlayerId): boolean =>
  (look.awaited?.targets[index] ?? []).some((target) => 'player' in target && target.player === player);

/** Whether what an event was done to is what the words name, object or player. */
export const isTarget = (look: Look, ref: ObjectRef | PlayerRef, target: Target | undefined): boolean => {
  if (target === undefined) return false;
  if ('player' in target) {
    // A target may be of either kind: here it is what was chosen that counts (603.7c).
    if (ref.kind === 'target') return isAwaited(look, ref.target, target.player);
    return isPlayerRef(ref) && isPlayer(look, ref, target.player);
  }
  return !isPlayerRef(ref) && isObject(look, ref, target.object);
};
