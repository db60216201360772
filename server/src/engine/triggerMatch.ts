// Whether an event is the one a triggered ability waits for (603.2).

import type { Filter, HowMany, TriggerEvent } from '../cards/ability.ts';
import type { GameEvent } from './action.ts';
import { attackersOf, attacksSoFar, attackTogether, isOfAttackers } from './attackers.ts';
import { compare } from './compare.ts';
import type { Game, Target } from './game.ts';
import type { ObjectId } from './ids.ts';
import { fits, isObject, isPlayer, isTarget, type Look, ownerOf } from './triggerLook.ts';

/** From where a spell was cast is told by the event: it is on the stack by then (601.2a). */
const castFrom = (look: Look, filter: Filter): boolean | undefined => {
  switch (filter.kind) {
    case 'inZone':
      if (filter.word !== 'from') return undefined;
      return (
        (look.event.from === filter.zone &&
          (filter.player === undefined || isPlayer(look, filter.player, ownerOf(look, look.event.object)))) !==
        (filter.but === true)
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

/** What something has become attached to: it was moved there, or entered attached to it (303.4, 701.3). */
const hostReached = ({ game, event }: Look): Target | undefined => {
  if (event.event === 'attached') return event.target;
  return event.event === 'entered' && event.object !== undefined
    ? game.objects.get(event.object)?.attachedTo
    : undefined;
};

/**
 * Which of the events joined by "or" have happened: mostly one. A block is two things, each with an object and another
 * one of its own: "blocks or becomes blocked by a creature" means the other of the two in both halves (509.3b, 509.3d).
 */
export const partsAnswered = (look: Look, trigger: TriggerEvent): readonly TriggerEvent[] => {
  switch (trigger.on) {
    case 'or':
    case 'either': {
      const found = trigger.of.flatMap((one) => partsAnswered({ ...look, part: one }, one));
      return look.event.event === 'blocked' ? found : found.slice(0, 1);
    }
    case 'oneOrMore':
    case 'while':
    case 'next':
      return partsAnswered(look, trigger.of);
    default:
      return answersTo(look, trigger) ? [trigger] : [];
  }
};

/** Whether what has entered is tapped. */
const tappedNow = (look: Look, event: GameEvent): boolean =>
  event.object !== undefined && look.game.objects.get(event.object)?.status.tapped === true;

/** "3 or more damage": whether it was that much; a number that is no plain one is taken for met. */
const isMuch = (number: HowMany | undefined, amount: number | undefined): boolean =>
  number?.to.kind !== 'number' || compare(amount ?? 0, number.comparison, number.to.value);

/** Whether the event is the one the ability waits for. */
export const answersTo = (look: Look, trigger: TriggerEvent): boolean => {
  const { event } = look;
  switch (trigger.on) {
    case 'or':
      return trigger.of.some((one) => answersTo({ ...look, part: one }, one));
    case 'enters':
      return (
        event.event === 'entered' &&
        isObject(look, trigger.what, event.object) &&
        (trigger.from === undefined || event.from === trigger.from) &&
        (trigger.under === undefined || isPlayer(look, trigger.under, event.player)) &&
        (trigger.tapped !== true || tappedNow(look, event)) &&
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
        // 509.3a: without a word of whom, once a combat.
        (trigger.other === undefined ? event.values?.['blocks'] === 1 : isTarget(look, trigger.other, event.target))
      );
    case 'becomesBlocked':
      return (
        event.event === 'blocked' &&
        isTarget(look, trigger.what, event.target) &&
        // 509.3c: without a word of by whom, once a combat.
        (trigger.other === undefined
          ? event.values?.['becomesBlocked'] === 1
          : isObject(look, trigger.other, event.object))
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
      return trigger.of.some((one) => answersTo({ ...look, part: one }, one));
    case 'transforms':
      return event.event === 'transformed' && isObject(look, trigger.what, event.object);
    case 'phasesIn':
      return event.event === 'phased' && event.values?.['out'] === 0 && isObject(look, trigger.what, event.object);
    case 'phasesOut':
      return event.event === 'phased' && event.values?.['out'] === 1 && isObject(look, trigger.what, event.object);
    case 'becomesUnattached':
      return (
        event.event === 'unattached' &&
        isObject(look, trigger.what, event.object) &&
        (trigger.other === undefined || isTarget(look, trigger.other, event.target))
      );
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
    case 'gainsControl': {
      const gained = event.target !== undefined && 'player' in event.target ? event.target.player : undefined;
      return (
        event.event === 'controlChanged' &&
        isPlayer(look, trigger.who, gained) &&
        (trigger.giver === undefined || isPlayer(look, trigger.giver, event.player)) &&
        isObject(look, trigger.what, event.object)
      );
    }
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
        (trigger.late === undefined || fits(look, trigger.late, event.became)) &&
        (trigger.of === undefined || isObject(look, trigger.of, event.object))
      );
    case 'dealsDamage':
      return (
        event.event === 'damage' &&
        isObject(look, trigger.source, event.source) &&
        (trigger.combat === undefined || trigger.combat === (event.combat === true)) &&
        isMuch(trigger.number, event.amount) &&
        (trigger.to === undefined ||
          isTarget(look, trigger.to, event.target) ||
          (trigger.orTo !== undefined && isTarget(look, trigger.orTo, event.target)))
      );
    case 'dealtDamage':
      return (
        event.event === 'damage' &&
        isTarget(look, trigger.source, event.target) &&
        isMuch(trigger.number, event.amount) &&
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
    case 'gainsOrLosesLife':
      return event.event === 'life' && (event.amount ?? 0) !== 0 && isPlayer(look, trigger.who, event.player);
    case 'gainsLife':
      return event.event === 'life' && (event.amount ?? 0) > 0 && isPlayer(look, trigger.who, event.player);
    case 'losesLife':
      return event.event === 'life' && (event.amount ?? 0) < 0 && isPlayer(look, trigger.who, event.player);
    case 'discards':
      return event.event === 'discarded' && isPlayer(look, trigger.who, event.player);
    case 'playsLand':
      return (
        event.event === 'playedLand' &&
        isPlayer(look, trigger.who, event.player) &&
        (trigger.what === undefined || fits(look, trigger.what, event.object))
      );
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
        attackersOf(look, event.target.player) === 1
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
      return false;
    case 'other':
      if (isOfAttackers(trigger.verb))
        return trigger.like !== undefined && answersTo(look, trigger.like) && attackTogether(look, trigger.verb);
      // 702.29c: "whenever a player cycles a card".
      return (
        (trigger.verb === 'cycle a card' ||
          (trigger.verb === 'cycle another card' && event.object !== look.holder.id)) &&
        event.event === 'activated' &&
        event.from === 'hand' &&
        (trigger.who === undefined || isPlayer(look, trigger.who, event.player))
      );
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
  attacksSoFar(look).filter(
    ({ player, object }) =>
      player === look.event.player && (company?.of === undefined || fits(look, company.of.filter, object)),
  ).length;

/** "with two or more creatures": it triggers as the second one attacks. */
const leastOf = ({ number }: NonNullable<Attacking['with']>): number =>
  number?.to.kind === 'number' ? number.to.value : 1;

const onStack = (game: Game, id: ObjectId): boolean => game.objects.get(id)?.zone === 'stack';

/** Whether it is the one of its number this turn; "for the first time" is kept by a mark of the ability instead. */
const isNth = ({ game, event, holder }: Look, { nth, of, turns }: Extract<TriggerEvent, { on: 'nth' }>): boolean => {
  // Against one opponent, each turn but yours is an opponent's.
  if (turns !== undefined && (game.turn.active === holder.you) !== (turns === 'yours')) return false;
  // Several cards are drawn one at a time (121.2).
  if (of.on === 'draws') return event.values?.['nth'] === nth;
  if (of.on !== 'cast') return true;
  return game.history.filter(({ what, player }) => what === 'cast' && player === event.player).length === nth;
};
