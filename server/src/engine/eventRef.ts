// What a triggered ability remembers of its event: the objects and players that its words mean (603.2, 603.10).
import type { TriggerEvent } from '../cards/ability.ts';
import type { GameEvent } from './action.ts';
import { boardOf } from './ask.ts';
import type { GameEventRef } from './game.ts';
import { namedBy } from './triggerLook.ts';
import { objectOf, type Work } from './work.ts';
import { lastKnownIn } from './zones.ts';

/** What no player of their own comes with: "that player" is then whose source it is. */
const STRUCK: ReadonlySet<string> = new Set(['you', 'self', 'attached']);

const OTHERS: ReadonlySet<string> = new Set(['anyPlayer', 'opponents']);

/** What an event is about, as the trigger remembers it. */
export const refOf = (work: Work, event: GameEvent, waits?: TriggerEvent): GameEventRef => {
  const named = namedBy(event, waits);
  const { object } = named;
  // what enters attached has reached its host as it enters: that is the second object
  const host =
    event.event === 'entered' && event.object !== undefined ? objectOf(work, event.object)?.attachedTo : undefined;
  const other = named.other ?? (host !== undefined && 'object' in host ? host.object : undefined);
  const target = event.target !== undefined && 'player' in event.target ? event.target.player : undefined;
  // "Attacks a player, that player …": the one that is attacked; "attacks you, that player …" is who attacks.
  const attacked =
    event.event === 'attacked' && waits?.on === 'attacks' && waits.whom?.some(({ kind }) => OTHERS.has(kind));
  // "A source an opponent controls deals damage to you, that player …": the opponent, never "you" again.
  const dealt =
    waits?.on === 'dealsDamage' && waits.to !== undefined && STRUCK.has(waits.to.kind) ? event.source : undefined;
  const dealer =
    dealt === undefined
      ? undefined
      : (boardOf(work.game).objects.get(dealt) ?? lastKnownIn(work.game, dealt))?.controller;
  const player = dealer ?? (attacked === true ? (target ?? event.player) : (event.player ?? target));
  const known = event.lastKnown ?? (event.object === undefined ? undefined : lastKnownIn(work.game, event.object));
  const card = event.card;
  return {
    ...(object === undefined ? {} : { object }),
    ...(other === undefined ? {} : { other }),
    ...(card === undefined ? {} : { card }),
    ...(event.source === undefined ? {} : { source: event.source }),
    ...(player === undefined ? {} : { player }),
    // "That much" life that is lost, "that many" counters removed: how much, not a change.
    ...(event.amount === undefined ? {} : { amount: Math.abs(event.amount) }),
    ...(known === undefined ? {} : { lastKnown: known }),
  };
};
