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
  ['saddles', 'saddle', 'saddles'],
  ['crews', 'crew', 'crews'],
];

/** Events of an object carried by name, singular and plural, with the plain event each refines. */
export const NAMED_OBJECT_EVENTS: readonly (readonly [string, string, ObjectEvent | undefined])[] = [
  ['attacks alone', 'attack alone', 'attacks'],
  ['and at least two other creatures attack', 'and at least two other creatures attack', 'attacks'],
  ['and at least one other creature attack', 'and at least one other creature attack', 'attacks'],
  ['exploits a creature', 'exploit a creature', undefined],
  ['becomes monstrous', 'become monstrous', undefined],
  ['becomes renowned', 'become renowned', undefined],
  ['becomes plotted', 'become plotted', undefined],
  ['becomes saddled', 'become saddled', undefined],
  ['becomes suspected', 'become suspected', undefined],
  ['becomes level 2', 'become level 2', undefined],
  ['becomes level 3', 'become level 3', undefined],
  ['explores a land card', 'explore a land card', undefined],
  ['explores a nonland card', 'explore a nonland card', undefined],
  ['explores', 'explore', undefined],
  ['connives', 'connive', undefined],
  ['trains', 'train', undefined],
  ['evolves', 'evolve', undefined],
  ['mentors a creature', 'mentor a creature', undefined],
  ['fights', 'fight', undefined],
  ['exploits a nontoken creature', 'exploit a nontoken creature', undefined],
  ['regenerates this way', 'regenerate this way', undefined],
  ['is returned to your hand', 'are returned to your hand', 'leaves'],
  ["is returned to its owner 's hand", "are returned to their owners ' hands", 'leaves'],
  ['is exiled from the battlefield', 'are exiled from the battlefield', 'leaves'],
  ['is countered', 'are countered', undefined],
  ['counters a spell', 'counter a spell', undefined],
];

/** The same of a player, with "you" and with another subject. */
export const NAMED_PLAYER_EVENTS: readonly (readonly [string, string, 'discards' | 'cast' | 'draws' | undefined])[] = [
  [
    'draw a card except the first one you draw in each of your draw steps',
    'draws a card except the first one they draw in each of their draw steps',
    'draws',
  ],
  ['play a land from exile or cast a spell from exile', 'plays a land from exile or casts a spell from exile', 'cast'],
  ['become the target of a spell or ability', 'becomes the target of a spell or ability', 'cast'],
  ['cycle or discard another card', 'cycles or discards another card', 'discards'],
  ['become the target of a spell', 'becomes the target of a spell', 'cast'],
  ['choose a creature as your ring-bearer', 'chooses a creature as their ring-bearer', undefined],
  ['activate an exhaust ability', 'activates an exhaust ability', undefined],
  ['play a land or cast a spell', 'plays a land or casts a spell', 'cast'],
  ['set this scheme in motion', 'sets this scheme in motion', undefined],
  ['venture into the dungeon', 'ventures into the dungeon', undefined],
  ['cycle or discard a card', 'cycles or discards a card', 'discards'],
  ['flip one or more coins', 'flips one or more coins', undefined],
  ['play a land from exile', 'plays a land from exile', undefined],
  ['roll one or more dice', 'rolls one or more dice', undefined],
  ['shuffle your library', 'shuffles their library', undefined],
  ['search your library', 'searches their library', undefined],
  ['fully unlock a room', 'fully unlocks a room', undefined],
  ['get one or more {e}', 'gets one or more {e}', undefined],
  ['cycle another card', 'cycles another card', undefined],
  ['complete a dungeon', 'completes a dungeon', undefined],
  ['become the monarch', 'becomes the monarch', undefined],
  ['unlock this door', 'unlocks this door', undefined],
  ['lose a coin flip', 'loses a coin flip', undefined],
  ['collect evidence', 'collects evidence', undefined],
  ['win a coin flip', 'wins a coin flip', undefined],
  ['scry or surveil', 'scries or surveils', undefined],
  ['commit a crime', 'commits a crime', 'cast'],
  ['manifest dread', 'manifests dread', undefined],
  ['finish voting', 'finishes voting', undefined],
  ['roll {chaos}', 'rolls {chaos}', undefined],
  ['cycle a card', 'cycles a card', undefined],
  ['expend four', 'expends four', 'cast'],
  ['give a gift', 'gives a gift', 'cast'],
  ['investigate', 'investigates', undefined],
  ['proliferate', 'proliferates', undefined],
  ['roll a die', 'rolls a die', undefined],
  ['expend 4', 'expends 4', 'cast'],
  ['expend 6', 'expends 6', 'cast'],
  ['expend 8', 'expends 8', 'cast'],
  ['discover', 'discovers', undefined],
  ['surveil', 'surveils', undefined],
  ['forage', 'forages', undefined],
  ['scry', 'scries', undefined],
];

/** What a player does to an object, plain and third person, with what stands after the object. */
export const DONE_TO: readonly (readonly [string, string, string?])[] = [
  ['sacrifice', 'sacrifices'],
  ['discard', 'discards'],
  ['tap', 'taps', 'for mana'],
  ['turn', 'turns', 'face up'],
  ['exert', 'exerts'],
  ['encounter', 'encounters'],
  ['planeswalk to', 'planeswalks to'],
  ['planeswalk away from', 'planeswalks away from'],
  ['unlock', 'unlocks'],
  ['create', 'creates'],
];

/** Events of no player and no object. */
export const BARE_EVENTS = ['day becomes night or night becomes day', 'day becomes night', 'chaos ensues'] as const;

export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;

/** Steps and phases. */
export const STEP_WORDS: readonly (readonly [string, Step])[] = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['untap step', 'untap'],
  ['end step', 'end'],
  ['cleanup step', 'cleanup'],
  ['precombat main phase', 'precombatMain'],
  ['first main phase', 'precombatMain'],
  ['second main phase', 'postcombatMain'],
  ['postcombat main phase', 'postcombatMain'],
  ['main phase', 'main'],
  ['combat', 'combat'],
];

/** The event of the ability linked with the option to exert an attacker (701.43d). */
export const EXERTED = 'is exerted as it attacks';

/** The last sentence of an ability that triggers once a turn, for printing too. */
export const ONCE = 'this ability triggers only once each turn';

/** "… you may …. Do this only once each turn.": it triggers each time, and is done once. */
export const DO_ONCE = 'do this only once each turn';
