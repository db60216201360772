// The words of trigger events: one table a kind, for reading and for printing.
import type { Step, TriggerEvent } from '../ability.ts';

export type ObjectEvent = Extract<TriggerEvent, { readonly from?: unknown }>['on'];

/** Events of one object, longest wording first; the first wording of an event is the one that is printed. */
export const OBJECT_EVENTS: readonly (readonly [string, string, ObjectEvent])[] = [
  ['enters the battlefield', 'enter the battlefield', 'enters'],
  ['enters', 'enter', 'enters'],
  ['leaves the battlefield', 'leave the battlefield', 'leaves'],
  ['dies', 'die', 'dies'],
  ["attacks and isn't blocked", "attack and aren't blocked", 'attacksAndIsntBlocked'],
  ['attacks', 'attack', 'attacks'],
  ['becomes blocked', 'become blocked', 'becomesBlocked'],
  ['blocks', 'block', 'blocks'],
  ['becomes tapped', 'become tapped', 'becomesTapped'],
  ['becomes untapped', 'become untapped', 'becomesUntapped'],
  ['is turned face up', 'are turned face up', 'turnedFaceUp'],
  ['transforms', 'transform', 'transforms'],
  ['phases in', 'phase in', 'phasesIn'],
  ['phases out', 'phase out', 'phasesOut'],
  ['becomes unattached', 'become unattached', 'becomesUnattached'],
  ['mutates', 'mutate', 'mutates'],
];

/** Events of an object carried by name, singular and plural, with the plain event each refines. */
export const NAMED_OBJECT_EVENTS: readonly (readonly [string, string, ObjectEvent | undefined])[] = [
  ['attacks alone', 'attack alone', 'attacks'],
  ['and at least two other creatures attack', 'and at least two other creatures attack', 'attacks'],
  ['and at least one other creature attack', 'and at least one other creature attack', 'attacks'],
  ['exploits a creature', 'exploit a creature', undefined],
  ['saddles a mount', 'saddle a mount', undefined],
  ['crews a vehicle', 'crew a vehicle', undefined],
  ['becomes monstrous', 'become monstrous', undefined],
  ['is tapped for mana', 'are tapped for mana', 'becomesTapped'],
];

/** The same of a player, with "you" and with another subject. */
export const NAMED_PLAYER_EVENTS: readonly (readonly [string, string, 'discards' | 'cast' | undefined])[] = [
  ['cycle or discard a card', 'cycles or discards a card', 'discards'],
  ['commit a crime', 'commits a crime', 'cast'],
  ['unlock this door', 'unlocks this door', undefined],
  ['fully unlock a room', 'fully unlocks a room', undefined],
  ['set this scheme in motion', 'sets this scheme in motion', undefined],
  ['roll {chaos}', 'rolls {chaos}', undefined],
  ['expend four', 'expends four', 'cast'],
  ['give a gift', 'gives a gift', 'cast'],
  ['scry', 'scries', undefined],
  ['surveil', 'surveils', undefined],
];

export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Steps and phases. */
export const STEP_WORDS: readonly (readonly [string, Step])[] = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['untap step', 'untap'],
  ['end step', 'end'],
  ['precombat main phase', 'precombatMain'],
  ['first main phase', 'precombatMain'],
  ['second main phase', 'postcombatMain'],
  ['postcombat main phase', 'postcombatMain'],
  ['main phase', 'main'],
  ['combat', 'combat'],
];

/** The last sentence of an ability that triggers once a turn, for printing too. */
export const ONCE = 'this ability triggers only once each turn';
