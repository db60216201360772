// Whether a reference is to a player or to an object.
import type { ObjectRef, PlayerRef } from '../ability.ts';

const PLAYERS: ReadonlySet<string> = new Set([
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
  'controllerOf',
  'ownerOf',
  'otherThan',
  'boundPlayer',
]);

/** Whether a reference is to a player; a target of either kind is taken for an object. */
export const isPlayerRef = (value: ObjectRef | PlayerRef): value is PlayerRef => PLAYERS.has(value.kind);
