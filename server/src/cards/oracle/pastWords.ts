// The words of what objects and players did: one table each, for reading and for printing.
import type { ObjectDeed, PastTime, PlayerDeed } from '../ability.ts';

/** A deed of an object in its forms: past of one and of several, denied, and present ("is exiled this way"). */
export interface ObjectDeedWords {
  readonly deed: ObjectDeed;
  readonly one: string;
  readonly many: string;
  readonly not: string;
  readonly notMany: string;
  readonly present: string;
  /** What can follow: a place it went to or left, whose control, whom damage was dealt to. */
  readonly then?: 'place' | 'under' | 'to';
  /** Of damage: combat damage alone. */
  readonly combat?: true;
}

const active = (deed: ObjectDeed, past: string, plain: string, present: string): ObjectDeedWords => ({
  deed,
  one: past,
  many: past,
  not: `didn't ${plain}`,
  notMany: `didn't ${plain}`,
  present,
});

const passive = (deed: ObjectDeed, participle: string): ObjectDeedWords => ({
  deed,
  one: `was ${participle}`,
  many: `were ${participle}`,
  not: `wasn't ${participle}`,
  notMany: `weren't ${participle}`,
  present: `is ${participle}`,
});

/** Longest first where one begins like another. */
export const OBJECT_DEEDS: readonly ObjectDeedWords[] = [
  { ...active('entered', 'entered', 'enter', 'enters'), then: 'under' },
  { ...active('left', 'left', 'leave', 'leaves'), then: 'place' },
  { ...active('died', 'died', 'die', 'dies'), then: 'under' },
  {
    deed: 'blockedOrWasBlocked',
    one: 'blocked or was blocked',
    many: 'blocked or were blocked',
    not: "didn't block and wasn't blocked",
    notMany: "didn't block and weren't blocked",
    present: 'blocks or is blocked',
  },
  active('attackedOrBlocked', 'attacked or blocked', 'attack or block', 'attacks or blocks'),
  active('attacked', 'attacked', 'attack', 'attacks'),
  active('blocked', 'blocked', 'block', 'blocks'),
  { ...active('dealtDamage', 'dealt damage', 'deal damage', 'deals damage'), then: 'to' },
  {
    ...active('dealtDamage', 'dealt combat damage', 'deal combat damage', 'deals combat damage'),
    then: 'to',
    combat: true,
  },
  { ...active('cameUnderControl', 'came', 'come', 'comes'), then: 'under' },
  active('becameTapped', 'became tapped', 'become tapped', 'becomes tapped'),
  passive('wasBlocked', 'blocked'),
  passive('wasDealtExcessDamage', 'dealt excess damage'),
  passive('wasDealtDamage', 'dealt damage'),
  { ...passive('wasDealtDamage', 'dealt combat damage'), combat: true },
  passive('crewed', 'crewed'),
  passive('saddled', 'saddled'),
  passive('destroyed', 'destroyed'),
  passive('sacrificed', 'sacrificed'),
  passive('discarded', 'discarded'),
  { ...passive('exiled', 'exiled'), then: 'under' },
  passive('countered', 'countered'),
  passive('milled', 'milled'),
  passive('revealed', 'revealed'),
  passive('warped', 'warped'),
  passive('turnedFaceUp', 'turned face up'),
  passive('cast', 'cast'),
  { ...passive('returned', 'returned'), then: 'place' },
  { ...passive('put', 'put'), then: 'place' },
];

/** A deed of a player: past, plain ("you sacrifice … this way", "didn't sacrifice"), perfect; and what stands after it. */
export interface PlayerDeedWords {
  readonly deed: PlayerDeed;
  readonly past: string;
  readonly plain: string;
  readonly perfect: string;
  /** `life` and `damage` with how much; `objects` with how many of what. */
  readonly object?: 'life' | 'damage' | 'objects' | 'land' | 'flips';
}

const regular = (deed: PlayerDeed, plain: string, past: string, object?: PlayerDeedWords['object']) => ({
  deed,
  plain,
  past,
  perfect: past,
  ...(object === undefined ? {} : { object }),
});

/** Longest first where one begins like another. */
export const PLAYER_DEEDS: readonly PlayerDeedWords[] = [
  regular('gainedOrLostLife', 'gain or lose', 'gained or lost', 'life'),
  regular('gainedLife', 'gain', 'gained', 'life'),
  regular('lostLife', 'lose', 'lost', 'life'),
  { deed: 'wasDealtDamage', past: 'dealt', plain: 'dealt', perfect: 'been dealt', object: 'damage' },
  regular('cast', 'cast', 'cast', 'objects'),
  { deed: 'drew', past: 'drew', plain: 'draw', perfect: 'drawn', object: 'objects' },
  regular('discarded', 'discard', 'discarded', 'objects'),
  regular('attackedWith', 'attack with', 'attacked with', 'objects'),
  regular('attacked', 'attack', 'attacked'),
  regular('played', 'play', 'played', 'objects'),
  regular('sacrificed', 'sacrifice', 'sacrificed', 'objects'),
  regular('created', 'create', 'created', 'objects'),
  regular('exiled', 'exile', 'exiled', 'objects'),
  regular('destroyed', 'destroy', 'destroyed', 'objects'),
  regular('milled', 'mill', 'milled', 'objects'),
  regular('revealed', 'reveal', 'revealed', 'objects'),
  regular('returned', 'return', 'returned', 'objects'),
  regular('tapped', 'tap', 'tapped', 'objects'),
  regular('committedACrime', 'commit a crime', 'committed a crime'),
  regular('surveilled', 'surveil', 'surveilled'),
  regular('scried', 'scry', 'scried'),
  regular('descended', 'descend', 'descended'),
  regular('wonFlips', 'win', 'won', 'flips'),
  regular('completedADungeon', 'complete a dungeon', 'completed a dungeon'),
];

export const TIME_WORDS: readonly (readonly [string, PastTime])[] = [
  ['this turn', 'thisTurn'],
  ['last turn', 'lastTurn'],
  ['this combat', 'thisCombat'],
  ['this way', 'thisWay'],
];
