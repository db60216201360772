// The closed lists of words that terms hold: colours, types, zones, times, deeds. A word is of its list or it is not a term.
import { choice, wordOf } from './schema.ts';

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof COLORS)[number];
export const color = wordOf('color', COLORS);

export const CARD_TYPES = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Instant',
  'Land',
  'Planeswalker',
  'Sorcery',
  'Kindred',
  'Tribal',
  'Conspiracy',
  'Dungeon',
  'Phenomenon',
  'Plane',
  'Scheme',
  'Vanguard',
] as const;
export type CardType = (typeof CARD_TYPES)[number];
export const cardType = wordOf('cardType', CARD_TYPES);

export const SUPERTYPES = ['Basic', 'Legendary', 'Ongoing', 'Snow', 'World', 'Elite', 'Host'] as const;
export type Supertype = (typeof SUPERTYPES)[number];
export const supertype = wordOf('supertype', SUPERTYPES);

export const ZONES = ['battlefield', 'stack', 'hand', 'library', 'graveyard', 'exile', 'command'] as const;
export type Zone = (typeof ZONES)[number];
export const zone = wordOf('zone', ZONES);

export const PT_PROPERTIES = ['power', 'toughness', 'manaValue', 'loyalty'] as const;
export type PTProperty = (typeof PT_PROPERTIES)[number];
export const property = choice(...PT_PROPERTIES);

export const COMPARISONS = ['=', '<=', '>=', '<', '>', '!='] as const;
export type Comparison = (typeof COMPARISONS)[number];
export const comparison = choice(...COMPARISONS);

export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main',
  'precombatMain',
  'postcombatMain',
  'combat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endOfCombat',
  'end',
  'cleanup',
] as const;
export type Step = (typeof STEPS)[number];
export const step = choice(...STEPS);

/** Times at which alone something may be done. */
export const WINDOWS = [
  'beforeAttackers',
  'yourTurn',
  'yourUpkeep',
  'combat',
  'opponentsTurn',
  'upkeep',
  'combatBeforeBlockers',
  'combatAfterBlockers',
  'combatOnOpponentsTurn',
  'combatOnYourTurn',
  'declareAttackers',
  'declareBlockers',
  'declareBlockersOfOpponent',
  'yourDeclareAttackers',
  'beforeTheirEndStep',
  'yourEndStep',
  'opponentsUpkeep',
  'beforeAnyAttackers',
  'beforeBlockers',
  'beforeDamage',
  'beforeEndOfCombat',
  'afterCombat',
] as const;
export type Window = (typeof WINDOWS)[number];
export const window = choice(...WINDOWS);

export const PROHIBITIONS = [
  'attack',
  'block',
  'attackOrBlock',
  'beBlocked',
  'beTargeted',
  'beEnchanted',
  'beEquipped',
  'beSacrificed',
  'beRegenerated',
  'beCountered',
  'beDestroyed',
  'untap',
  'untapDuringUntapStep',
  'activateAbilities',
  'activateNonManaAbilities',
  'cast',
  'beCast',
  'gainLife',
  'transform',
  'attackAlone',
  'attackWith',
  'attackOrBlockAlone',
  'blockAlone',
  'draw',
  'play',
  'activate',
  'beTurnedFaceUp',
  'gainControl', // of it, by other players
  'haveCounters',
  'enter',
  'loseGame',
  'search',
] as const;
export type Prohibition = (typeof PROHIBITIONS)[number];
export const prohibition = choice(...PROHIBITIONS);

/** Over which time it is asked: "this way" is what the instructions before really did (608.2c). */
export const PAST_TIMES = ['thisTurn', 'lastTurn', 'thisCombat', 'thisWay'] as const;
export type PastTime = (typeof PAST_TIMES)[number];
export const pastTime = choice(...PAST_TIMES);

/** What an object did, or what was done to it. */
export const OBJECT_DEEDS = [
  'entered',
  'left',
  'died',
  'attacked',
  'blocked',
  'attackedOrBlocked',
  'wasBlocked',
  'dealtDamage',
  'wasDealtDamage',
  'wasDealtExcessDamage',
  'becameTapped',
  'destroyed',
  'sacrificed',
  'discarded',
  'exiled',
  'countered',
  'milled',
  'revealed',
  'returned',
  'put',
  'cast',
  'warped',
  'turnedFaceUp',
  'cameUnderControl',
  'blockedOrWasBlocked',
  'crewed',
  'saddled',
] as const;
export type ObjectDeed = (typeof OBJECT_DEEDS)[number];
export const objectDeed = choice(...OBJECT_DEEDS);

/** What a player did, or what happened to one. */
export const PLAYER_DEEDS = [
  'gainedLife',
  'lostLife',
  'gainedOrLostLife',
  'wasDealtDamage',
  'cast',
  'drew',
  'discarded',
  'attacked',
  'attackedWith',
  'played',
  'sacrificed',
  'created',
  'exiled',
  'destroyed',
  'milled',
  'revealed',
  'returned',
  'tapped',
  'committedACrime',
  'surveilled',
  'scried',
  'descended',
  'completedADungeon',
  'wonFlips',
] as const;
export type PlayerDeed = (typeof PLAYER_DEEDS)[number];
export const playerDeed = choice(...PLAYER_DEEDS);

export const SIMPLE_VERBS = [
  'tap',
  'untap',
  'tapOrUntap',
  'destroy',
  'exile',
  'counter',
  'flip',
  'transform',
  'convert',
  'turnFaceUp',
  'turnFaceDown',
  'phaseOut',
  'phaseIn',
  'regenerate',
  'unattach',
  'removeFromCombat',
  'goad',
  'returnToHand',
  'manifest',
  'populate',
  'proliferate',
  'detain',
  'exert',
  'reveal',
  'look',
] as const;
export type SimpleVerb = (typeof SIMPLE_VERBS)[number];
export const simpleVerb = choice(...SIMPLE_VERBS);

/** What mana depends on, where it is of no colour that the text names. */
export const MANA_LIKES = [
  'couldProduce',
  'couldProduceType',
  'couldProduceOf',
  'produced',
  'colorsOf',
  'colorsAmong',
  'commander',
  'thatColor',
  'different',
  'thatType',
  'lastNoted',
] as const;
export type ManaLike = (typeof MANA_LIKES)[number];
export const manaLike = choice(...MANA_LIKES);

export const CHOICE_KINDS = [
  'color',
  'creatureType',
  'landType',
  'basicLandType',
  'cardName',
  'cardType',
  'number',
  'player',
  'opponent',
  'object',
  'colors',
  'word',
  'option',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];
export const choiceKind = choice(...CHOICE_KINDS);

/** "The creature", "the targeted creature", "the blocking creature", "the first creature": which of those named. */
const ATTRIBUTED = ['the', 'the targeted', 'the attacking', 'the blocking', 'the first'] as const;
export type Attributed = (typeof ATTRIBUTED)[number];
export const attributed = choice(...ATTRIBUTED);
