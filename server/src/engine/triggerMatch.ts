// Whether an event is the one a triggered ability waits for (603.2).
import type { Ability, Filter, ObjectRef, PlayerRef, TriggerEvent } from '../cards/ability.ts';
import type { GameEvent } from './action.ts';
import { type Ctx, isMatch, playersIn } from './ask.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { Game, GameEventRef, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { createdWith } from './linkedTokens.ts';

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
  /** Where what can't be known of the event is noted. */
  readonly note?: Ctx['note'];
  /** Of an ability that a resolution set up: what its references meant there. */
  readonly awaited?: {
    readonly targets: readonly (readonly Target[])[];
    readonly bound: readonly ObjectId[];
    readonly that?: Readonly<Partial<Record<string, readonly ObjectId[]>>> | undefined;
  };
}

const kindsOf = (event: TriggerEvent | undefined): readonly TriggerEvent['on'][] =>
  event === undefined ? [] : event.on === 'or' ? event.of.flatMap(kindsOf) : [event.on];

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
  return { object, other: target };
};

const refsOf = (event: GameEvent, waits: TriggerEvent): GameEventRef => {
  const { object, other } = namedBy(event, waits);
  return { ...(object === undefined ? {} : { object }), ...(other === undefined ? {} : { other }) };
};

/** Who asks of an event: the ability, with the event's objects as what its own words mean by "that Aura". */
export const ctxOfLook = ({ holder, event, note }: Look): Ctx => ({
  you: holder.you,
  event: refsOf(event, holder.ability.event),
  ...(note === undefined ? {} : { note }),
  self: holder.id,
  ability: holder.instance,
  ...(holder.instance.granter === undefined ? {} : { granter: holder.instance.granter }),
});

const isObject = (look: Look, ref: ObjectRef, id: ObjectId | undefined): boolean => {
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
      const holder = look.game.objects.get(look.holder.id) ?? look.game.past?.get(look.holder.id);
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

const isPlayer = (look: Look, ref: PlayerRef, player: PlayerId | undefined): boolean =>
  player !== undefined && playersIn(look.game, ref, ctxOfLook(look)).includes(player);

const ownerOf = (look: Look, id: ObjectId | undefined): PlayerId | undefined =>
  id === undefined ? undefined : look.game.objects.get(id)?.owner;

const fits = (look: Look, filter: Filter, id: ObjectId | undefined): boolean =>
  id !== undefined && isMatch(look.game, filter, id, ctxOfLook(look));

/** From where a spell was cast is told by the event: it is on the stack by then (601.2a). */
const castFrom = (look: Look, filter: Filter): boolean | undefined => {
  switch (filter.kind) {
    case 'inZone':
      if (filter.word !== 'from') return undefined;
      return (
        look.event.from === filter.zone &&
        (filter.player === undefined || isPlayer(look, filter.player, ownerOf(look, look.event.object)))
      );
    case 'not': {
      const of = castFrom(look, filter.of);
      return of === undefined ? undefined : !of;
    }
    case 'or': {
      const each = filter.of.map((part) => castFrom(look, part));
      return each.includes(undefined) ? undefined : each.includes(true);
    }
    default:
      return undefined;
  }
};

/** "a spell from your graveyard": the spell as it is on the stack, and from where it came. */
const castAs = (look: Look, what: Filter, id: ObjectId | undefined): boolean =>
  (what.kind === 'and' ? what.of : [what]).every((part) => castFrom(look, part) ?? fits(look, part, id));

/** What the object is attached to as the event happens ("enters attached to a creature"). */
const isHost = (look: Look, filter: Filter, id: ObjectId | undefined): boolean => {
  const host = id === undefined ? undefined : look.game.objects.get(id)?.attachedTo;
  return host !== undefined && 'object' in host && fits(look, filter, host.object);
};

const isTarget = (look: Look, ref: ObjectRef | PlayerRef, target: Target | undefined): boolean => {
  if (target === undefined) return false;
  if ('player' in target) {
    return PLAYER_KINDS.includes(ref.kind) && isPlayer(look, ref as PlayerRef, target.player);
  }
  return !PLAYER_KINDS.includes(ref.kind) && isObject(look, ref as ObjectRef, target.object);
};

/** What something has become attached to: it was moved there, or entered attached to it (303.4, 701.3). */
const hostReached = ({ game, event }: Look): Target | undefined => {
  if (event.event === 'attached') return event.target;
  return event.event === 'entered' && event.object !== undefined
    ? game.objects.get(event.object)?.attachedTo
    : undefined;
};

const PLAYER_KINDS: readonly string[] = [
  'you',
  'opponents',
  'eachPlayer',
  'eachOpponent',
  'activePlayer',
  'anyPlayer',
  'enchantedPlayer',
  'chosenPlayer',
  'thatPlayer',
  'defendingPlayer',
  'notYou',
  'otherThan',
  'controllerOf',
  'ownerOf',
  'boundPlayer',
];

/** Whether the event is the one the ability waits for. */
export const answersTo = (look: Look, trigger: TriggerEvent): boolean => {
  const { event } = look;
  switch (trigger.on) {
    case 'or':
      return trigger.of.some((one) => answersTo(look, one));
    case 'enters':
      return (
        event.event === 'entered' &&
        isObject(look, trigger.what, event.object) &&
        (trigger.from === undefined || event.from === trigger.from) &&
        (trigger.under === undefined || isPlayer(look, trigger.under, event.player)) &&
        (trigger.attachedTo === undefined || isHost(look, trigger.attachedTo, event.object))
      );
    case 'leaves':
      return (
        leftFrom(event) === (trigger.from ?? 'battlefield') &&
        isObject(look, trigger.what, event.object) &&
        (trigger.whose === undefined || isPlayer(look, trigger.whose, ownerOf(look, event.object)))
      );
    case 'dies':
      return (
        event.event === 'died' &&
        isObject(look, trigger.what, event.object) &&
        (trigger.under === undefined || isPlayer(look, trigger.under, event.lastKnown?.controller ?? event.player))
      );
    case 'putIntoGraveyard':
      return (
        event.event === 'left' &&
        event.to === 'graveyard' &&
        (trigger.anywhere === true || event.from === (trigger.from ?? 'battlefield')) &&
        isObject(look, trigger.what, event.object) &&
        (trigger.whose === undefined || isPlayer(look, trigger.whose, ownerOf(look, event.object)))
      );
    case 'returnedToHand':
      return event.event === 'left' && event.to === 'hand' && isObject(look, trigger.what, event.object);
    case 'exiled':
      return event.event === 'left' && event.to === 'exile' && isObject(look, trigger.what, event.object);
    case 'attacks':
      return (
        event.event === 'attacked' &&
        isObject(look, trigger.what, event.object) &&
        (trigger.whom === undefined || trigger.whom.some((whom) => isTarget(look, whom, event.target)))
      );
    case 'blocks':
      return (
        event.event === 'blocked' &&
        isObject(look, trigger.what, event.object) &&
        (trigger.other === undefined || isTarget(look, trigger.other, event.target))
      );
    case 'becomesBlocked':
      return (
        event.event === 'blocked' &&
        isTarget(look, trigger.what, event.target) &&
        (trigger.other === undefined || isObject(look, trigger.other, event.object))
      );
    case 'becomesTapped':
      return event.event === 'tapped' && isObject(look, trigger.what, event.object);
    // 702.122c: it is tapped to pay for a crew ability of that Vehicle.
    case 'crews':
      return (
        event.event === 'tapped' &&
        event.values?.['to'] === 'crew' &&
        isObject(look, trigger.what, event.object) &&
        (trigger.other === undefined || isTarget(look, trigger.other, event.target))
      );
    case 'becomesUntapped':
      return event.event === 'untapped' && isObject(look, trigger.what, event.object);
    case 'turnedFaceUp':
      return event.event === 'turnedFaceUp' && isObject(look, trigger.what, event.object);
    case 'sacrificed':
    case 'discarded':
      return (
        event.event === trigger.on &&
        isObject(look, trigger.what, event.object) &&
        (trigger.by === undefined || isPlayer(look, trigger.by, event.player))
      );
    case 'tappedForMana':
      return (
        event.event === 'tappedForMana' &&
        isObject(look, trigger.what, event.object) &&
        (trigger.by === undefined || isPlayer(look, trigger.by, event.player))
      );
    case 'next':
      return answersTo(look, trigger.of);
    case 'either':
      return trigger.of.some((one) => answersTo(look, one));
    case 'transforms':
      return event.event === 'transformed' && isObject(look, trigger.what, event.object);
    case 'phasesIn':
      return event.event === 'phased' && event.values?.['out'] === 0 && isObject(look, trigger.what, event.object);
    case 'phasesOut':
      return event.event === 'phased' && event.values?.['out'] === 1 && isObject(look, trigger.what, event.object);
    case 'becomesUnattached':
      return event.event === 'unattached' && isObject(look, trigger.what, event.object);
    case 'becomesAttached':
      return isObject(look, trigger.what, event.object) && isTarget(look, trigger.to, hostReached(look));
    case 'becomesTarget':
      return (
        event.event === 'becameTarget' &&
        isObject(look, trigger.what, event.object) &&
        (trigger.of === undefined || fits(look, trigger.of, event.source))
      );
    case 'losesControl':
      return (
        event.event === 'controlChanged' &&
        isPlayer(look, trigger.who, event.player) &&
        isObject(look, trigger.what, event.object)
      );
    case 'cast':
      return (
        event.event === 'cast' && isPlayer(look, trigger.who, event.player) && castAs(look, trigger.what, event.object)
      );
    case 'copied':
    case 'castOrCopied': {
      const copied = event.event === 'copied' && event.object !== undefined && onStack(look.game, event.object);
      return (
        (copied || (trigger.on === 'castOrCopied' && event.event === 'cast')) &&
        isPlayer(look, trigger.who, event.player) &&
        fits(look, trigger.what, event.object)
      );
    }
    case 'activated':
      return (
        event.event === 'activated' &&
        isPlayer(look, trigger.who, event.player) &&
        (fits(look, trigger.what, event.became) || fits(look, trigger.what, event.object)) &&
        (trigger.of === undefined || isObject(look, trigger.of, event.object))
      );
    case 'dealsDamage':
      return (
        event.event === 'damage' &&
        isObject(look, trigger.source, event.source) &&
        (trigger.combat === undefined || trigger.combat === (event.combat === true)) &&
        (trigger.to === undefined || isTarget(look, trigger.to, event.target))
      );
    case 'dealtDamage':
      return (
        event.event === 'damage' &&
        isTarget(look, trigger.source, event.target) &&
        (trigger.combat !== true || event.combat === true)
      );
    case 'step':
      return (
        event.event === 'step' &&
        (event.values?.['step'] === trigger.step ||
          (trigger.step === 'main' && String(event.values?.['step']).endsWith('Main'))) &&
        (trigger.whose === 'each' || isPlayer(look, trigger.whose, event.player))
      );
    case 'draws':
      return event.event === 'drew' && isPlayer(look, trigger.who, event.player);
    case 'gainsLife':
      return event.event === 'life' && (event.amount ?? 0) > 0 && isPlayer(look, trigger.who, event.player);
    case 'losesLife':
      return event.event === 'life' && (event.amount ?? 0) < 0 && isPlayer(look, trigger.who, event.player);
    case 'discards':
      return event.event === 'discarded' && isPlayer(look, trigger.who, event.player);
    case 'playsLand':
      return event.event === 'playedLand' && isPlayer(look, trigger.who, event.player);
    case 'counterPut':
    case 'counterRemoved': {
      const put = (event.amount ?? 0) > 0;
      return (
        event.event === 'counters' &&
        put === (trigger.on === 'counterPut') &&
        (trigger.counter === undefined || event.values?.['kind'] === trigger.counter) &&
        isObject(look, trigger.what, event.object) &&
        isCountersNow(look, trigger)
      );
    }
    case 'tokenCreated':
      return (
        event.event === 'created' &&
        fits(look, trigger.what, event.object) &&
        (trigger.by === undefined || isPlayer(look, trigger.by, event.player))
      );
    case 'cycled':
      return event.event === 'activated' && event.from === 'hand' && isObject(look, trigger.what, event.object);
    // A condition beside the event is looked at with the "if" of the ability.
    case 'oneOrMore':
    case 'while':
      return answersTo(look, trigger.of);
    case 'nth':
      return answersTo(look, trigger.of) && isNth(look, trigger);
    case 'playerAttacks':
      return (
        event.event === 'attacked' &&
        isPlayer(look, trigger.who, event.player) &&
        (trigger.whom === undefined || isTarget(look, trigger.whom, event.target)) &&
        attackersNow(look, trigger) === (trigger.with === undefined ? 1 : leastOf(trigger.with))
      );
    case 'playerAttacked':
      return (
        event.event === 'attacked' &&
        event.target !== undefined &&
        'player' in event.target &&
        isPlayer(look, trigger.who, event.target.player) &&
        attackersOf(look.game, event.target.player) === 1
      );
    case 'chapter': {
      if (event.event !== 'counters' || event.values?.['kind'] !== 'lore' || event.object !== look.holder.id)
        return false;
      const now = look.game.objects.get(look.holder.id)?.counters.find(({ kind }) => kind === 'lore')?.count ?? 0;
      const before = now - (event.amount ?? 0);
      return trigger.chapters.some((chapter) => before < chapter && chapter <= now);
    }
    case 'attacksAndIsntBlocked':
    case 'mutates':
    case 'saddles':
    case 'state':
    case 'causesDiscard':
    case 'other':
      return false;
  }
};

/** Which zone something has left; what enters the battlefield has left where it was. */
const leftFrom = (event: GameEvent): string | undefined =>
  event.event === 'left' || event.event === 'entered' ? event.from : undefined;

/** "the last counter", "the fourth counter": how many there are now. */
const isCountersNow = (
  { game, event }: Look,
  { counter, last, nth }: Extract<TriggerEvent, { on: 'counterPut' | 'counterRemoved' }>,
): boolean => {
  if (last !== true && nth === undefined) return true;
  const counters = (event.object === undefined ? undefined : game.objects.get(event.object))?.counters ?? [];
  const now = counters.find(({ kind }) => kind === counter)?.count ?? 0;
  if (last === true) return now === 0;
  return nth !== undefined && now - (event.amount ?? 0) < nth && nth <= now;
};

type Attacking = Extract<TriggerEvent, { on: 'playerAttacks' }>;

/** How many creatures of the kind asked for the player has attacked with this turn. */
const attackersNow = (look: Look, { with: company }: Attacking): number =>
  look.game.history.filter(
    ({ what, player, object }) =>
      what === 'attacked' &&
      player === look.event.player &&
      (company?.of === undefined || fits(look, company.of.filter, object)),
  ).length;

/** "with two or more creatures": it triggers as the second one attacks. */
const leastOf = ({ number }: NonNullable<Attacking['with']>): number =>
  number?.to.kind === 'number' ? number.to.value : 1;

const onStack = (game: Game, id: ObjectId): boolean => game.objects.get(id)?.zone === 'stack';

/** How many creatures attack a player now. */
const attackersOf = (game: Game, player: PlayerId): number =>
  [...game.objects.values()].filter(
    ({ attacking }) => attacking !== undefined && 'player' in attacking && attacking.player === player,
  ).length;

/** Whether it is the one of its number this turn; "for the first time" is kept by a mark of the ability instead. */
const isNth = ({ game, event }: Look, { nth, of }: Extract<TriggerEvent, { on: 'nth' }>): boolean => {
  if (of.on === 'draws') return game.players.find(({ id }) => id === event.player)?.drawnThisTurn === nth;
  if (of.on !== 'cast') return true;
  return game.history.filter(({ what, player }) => what === 'cast' && player === event.player).length === nth;
};
