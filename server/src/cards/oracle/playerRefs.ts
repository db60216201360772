// Whether a reference is to a player or to an object.
import type { ObjectRef, PlayerRef } from '../ability.ts';

/** All kinds of references to players but targets, which may be of either kind. */
const PLAYERS: Readonly<Record<Exclude<PlayerRef['kind'], 'target'>, true>> = {
  you: true,
  opponents: true,
  eachPlayer: true,
  eachOpponent: true,
  activePlayer: true,
  anyPlayer: true,
  enchantedPlayer: true,
  chosenPlayer: true,
  thatPlayer: true,
  defendingPlayer: true,
  notYou: true,
  controllerOf: true,
  ownerOf: true,
  youAnd: true,
  who: true,
  superlative: true,
  otherThan: true,
  boundPlayer: true,
};

/** Whether a reference is to a player; a target of either kind is taken for an object. */
export const isPlayerRef = (value: ObjectRef | PlayerRef): value is PlayerRef => Object.hasOwn(PLAYERS, value.kind);
