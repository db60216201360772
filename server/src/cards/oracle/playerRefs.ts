// Whether a reference is to a player or to an object.
import type { ObjectRef, PlayerRef } from '../ability.ts';

/** All kinds of references to players but targets, which are told by what else they say. */
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

/** "That player", "that opponent", "target players each": only of a player is a target said again like this. */
const isTargetPlayer = (value: Extract<ObjectRef | PlayerRef, { kind: 'target' }>): boolean =>
  'each' in value || value.again === 'opponent' || typeof value.again === 'boolean';

/**
 * Whether a reference is to a player. A target that is named for the first time, or again as "they", looks alike for both kinds
 * and is taken for an object: its words are the same either way, and what it is the game knows.
 */
export const isPlayerRef = (value: ObjectRef | PlayerRef): value is PlayerRef =>
  value.kind === 'target' ? isTargetPlayer(value) : Object.hasOwn(PLAYERS, value.kind);
