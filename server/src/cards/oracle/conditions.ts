// Conditions: "as long as you control an artifact", "if it's your turn", "this creature remains tapped".
import type { Condition, Filter, ObjectRef, PlayerRef } from '../ability.ts';
import { readDamageWasDealt } from './amountDeeds.ts';
import { countersAmong } from './amounts.ts';
import { castFact } from './castConditions.ts';
import { controls, controlsThis, counted, hasOf, lifeOrHand } from './controlConditions.ts';
import { readCounterKind } from './counters.ts';
import { readDistinct } from './distinctAmounts.ts';
import { readFacing } from './filterDeeds.ts';
import { inZone, readPredicateFilter } from './filterPosts.ts';
import { readNounPhrase, selectionOf } from './filters.ts';
import { objectIs } from './isConditions.ts';
import { compareAmounts, standsOut, totalOf } from './numberConditions.ts';
import { OUTCOMES } from './outcomes.ts';
import { part } from './parts.ts';
import { deedOfPlayer, nthCast, nthTime, objectDeed, playerDeed } from './pastDeeds.ts';
import { readPlayer, readPossessivePlayer } from './players.ts';
import { readQuantity } from './quantities.ts';
import { oneOf, type Reader, readList, remembered, sure } from './reader.ts';
import { readSelfRef, readSingleRef } from './refs.ts';
import { tied, voted } from './votes.ts';
import { readColor, readNumber } from './words.ts';

/** One condition, or several joined by "and" or "or". */
export const readCondition = remembered((r: Reader): Condition | undefined => {
  const list = readList(r, single, ['and', 'or']);
  if (list === undefined) return undefined;
  const [only] = list.items;
  if (list.items.length === 1 && only !== undefined) {
    const more = r.attempt((reader) => alsoOfPlayer(reader, only));
    return more === undefined ? only : { kind: 'and', of: [only, more], joint: 'subject' };
  }
  return { kind: list.word === 'or' ? 'or' : 'and', of: list.items };
});

/** "… and have no cards in hand": more of the same player. */
const alsoOfPlayer = (r: Reader, first: Condition): Condition | undefined => {
  const who = playerIn(first);
  if (who === undefined || !r.eat('and')) return undefined;
  return r.attempt((reader) => hasOf(reader, who)) ?? readConditionOf(r, who);
};

/** Whom a condition is about. */
const playerIn = (condition: Condition): PlayerRef | undefined => {
  if (condition.kind === 'playerDid' || condition.kind === 'moreThan') return condition.who;
  if (condition.kind === 'compare')
    return condition.left.kind === 'life' || condition.left.kind === 'handSize' ? condition.left.player : undefined;
  const last =
    condition.kind === 'count' && condition.of.filter.kind === 'and' ? condition.of.filter.of.at(-1) : undefined;
  return last?.kind === 'controlledBy' ? last.player : undefined;
};

const outcome = (r: Reader): Condition | undefined => {
  const event = r.eatOne(...OUTCOMES);
  return event === undefined ? undefined : { kind: 'history', event };
};

const kinds = oneOf<Condition>(() => [
  sure(past),
  sure(outcome),
  sure(voted),
  sure(tied),
  turn,
  sure(nthCast),
  sure(nthTime),
  sure(playerFact),
  playerDeed,
  objectDeed,
  controls,
  controlsThis,
  lifeOrHand,
  sure(readDamageWasDealt),
  sure(totalOf),
  sure(thereAre),
  sure(cardsAre),
  sure(mostCommon),
  sure(standsOut),
  castFact,
  timesResolved,
  timesActivated,
  moreThan,
  objectIs,
  compareAmounts,
]);

const single = part('condition', (r: Reader): Condition | undefined => kinds(r) ?? r.want('a condition'));

const turn = (r: Reader): Condition | undefined => {
  if (r.eat("it 's your turn")) return { kind: 'turn', of: { kind: 'you' } };
  if (r.eat("it 's not your turn") || r.eat("it isn't your turn")) {
    return { kind: 'not', of: { kind: 'turn', of: { kind: 'you' } } };
  }
  const not = r.eat("it 's not");
  if (!not && !r.eat("it 's")) return undefined;
  const moment = MOMENTS.find(([words]) => r.eat(words));
  if (moment !== undefined) {
    const now: Condition = { kind: 'moment', moment: moment[1] };
    return not ? { kind: 'not', of: now } : now;
  }
  const of = readPossessivePlayer(r);
  if (of === undefined || !r.eat('turn')) return undefined;
  return not ? { kind: 'not', of: { kind: 'turn', of } } : { kind: 'turn', of };
};

/** Times that a condition can name, beside whose turn it is. */
export const MOMENTS: readonly (readonly [string, Extract<Condition, { kind: 'moment' }>['moment']])[] = [
  ['your main phase', 'yourMainPhase'],
  ['the first combat phase of the turn', 'firstCombat'],
  ['day', 'day'],
  ['night', 'night'],
];

/** "this ability has been activated four or more times this turn". */
const timesActivated = (r: Reader): Condition | undefined => {
  if (!r.eat('this ability has been activated')) return undefined;
  const amount = readQuantity(r);
  if (amount === undefined || !r.eat('times this turn')) return undefined;
  return { kind: 'timesActivated', number: { comparison: amount.comparison, to: amount.to } };
};

/** "an opponent controls more lands than you", "a player has more cards in hand than each other player". */
const moreThan = (r: Reader): Condition | undefined => {
  const who = readPlayer(r);
  return who === undefined ? undefined : moreThanOf(r, who);
};

/** The same after the player: "controls at least two more lands than you". */
const moreThanOf = (r: Reader, who: PlayerRef): Condition | undefined => {
  const verb = r.eatOne('controls', 'control', 'has', 'have');
  if (verb === undefined) return undefined;
  const most = verb.startsWith('control') && r.eat('the most') ? readNounPhrase(r) : undefined;
  if (most !== undefined) {
    const tied = r.eat('or is tied for the most') || r.eat('or are tied for the most');
    const than = { kind: 'otherThan', player: who } as const;
    return { kind: 'moreThan', who, what: selectionOf(most.filter), than, by: tied ? 0 : 1, most: true };
  }
  const atLeast = r.eat('at least');
  const by = atLeast ? readNumber(r) : undefined;
  const relation = r.eatOne('more', 'fewer', 'less');
  if (relation === undefined || (atLeast && by === undefined)) return undefined;
  const what = ((): Extract<Condition, { kind: 'moreThan' }>['what'] | undefined => {
    if (verb.startsWith('control')) {
      const phrase = readNounPhrase(r);
      return phrase === undefined ? undefined : selectionOf(phrase.filter);
    }
    return r.eat('cards in hand') ? 'cardsInHand' : r.eat('life') ? 'life' : undefined;
  })();
  if (what === undefined || !r.eat('than')) return undefined;
  const than = readPlayer(r);
  if (than === undefined) return undefined;
  r.eatOne('do', 'does');
  return {
    kind: 'moreThan',
    who,
    what,
    than,
    ...(relation === 'more' ? {} : { fewer: true }),
    ...(by === undefined ? {} : { by }),
  };
};

/** Facts of the game's past: carried by name, judged where the game knows. */
export const PAST: readonly (readonly [string, string])[] = [
  ['no spells were cast last turn', 'noSpellsCastLastTurn'],
  ['a player cast two or more spells last turn', 'twoSpellsCastLastTurn'],
  ['a permanent you controlled left the battlefield this turn', 'yourPermanentLeftThisTurn'],
  ["you 've drawn your second card this turn", 'youDrewSecondCardThisTurn'],
  ['it had no counters on it', 'itHadNoCounters'],
  ['you have a full party', 'youHaveFullParty'],
  ['you win the flip', 'youWonTheFlip'],
  ['you lose the flip', 'youLostTheFlip'],
  ['you lose a flip', 'youLostAFlip'],
  ['you win', 'youWin'],
  ['it comes up heads', 'heads'],
  ['it comes up tails', 'tails'],
  ['damage is prevented this way', 'damagePrevented'],
  ['it had counters on it', 'itHadCounters'],
];

/** A wording that begins like another is tried before it. */
const LATER_FIRST = [...PAST].sort(([a], [b]) => b.length - a.length);

const past = (r: Reader): Condition | undefined => {
  for (const [words, event] of LATER_FIRST) {
    // "If you win two or more flips" says how many.
    if (words === 'you win' && !r.sees('you win ,')) continue;
    if (r.eat(words)) return { kind: 'history', event };
  }
  return undefined;
};

const playerFact = (r: Reader): Condition | undefined => {
  if (r.eat("you have the city 's blessing"))
    return { kind: 'playerIs', player: { kind: 'you' }, what: 'hasCitysBlessing' };
  if (r.eat('you have the initiative')) return { kind: 'playerIs', player: { kind: 'you' }, what: 'initiative' };
  if (r.eat("you 're the monarch")) return { kind: 'playerIs', player: { kind: 'you' }, what: 'monarch' };
  if (r.eat('you attacked this turn')) return { kind: 'playerIs', player: { kind: 'you' }, what: 'attacked' };
  return undefined;
};

/** What is said of a player already named: "who lost life this turn", "who controls a Swamp". */
export const readConditionOf = (r: Reader, player: PlayerRef): Condition | undefined =>
  r.attempt((reader) => deedOfPlayer(reader, player)) ??
  r.attempt((reader) => moreThanOf(reader, player)) ??
  r.attempt((reader) => {
    if (reader.eatOne('controls', 'control') === undefined) return undefined;
    const amount = readQuantity(reader);
    const phrase = amount === undefined ? undefined : readNounPhrase(reader);
    return amount === undefined || phrase === undefined
      ? undefined
      : counted(reader, phrase.filter, amount, [{ kind: 'controlledBy', player }]);
  });

const thereAre = (r: Reader): Condition | undefined => {
  if (r.eatOne('there are', 'there is', "there 's") === undefined) return undefined;
  const amount = readQuantity(r);
  if (amount === undefined) return undefined;
  const kinds = r.attempt(readDistinct);
  if (kinds !== undefined && (kinds.said === undefined || kinds.said === 'in'))
    return { kind: 'compare', left: kinds, comparison: amount.comparison, right: amount.to, form: 'thereAre' };
  const counters = r.attempt((reader) => {
    const counter = readCounterKind(reader);
    if (counter !== undefined && reader.eatOne('counters among', 'counter among') !== undefined) {
      const phrase = readNounPhrase(reader);
      return phrase === undefined ? undefined : countersAmong(counter, phrase);
    }
    if (counter === undefined || reader.eatOne('counters on', 'counter on') === undefined) return undefined;
    const on = readSingleRef(reader);
    return on === undefined ? undefined : ({ kind: 'counters', counter, on } as const);
  });
  if (counters !== undefined)
    return { kind: 'compare', left: counters, comparison: amount.comparison, right: amount.to, form: 'thereAre' };
  const phrase = readNounPhrase(r);
  return phrase === undefined ? undefined : counted(r, phrase.filter, amount);
};

/** "white is the most common color among all permanents or is tied for most common". */
const mostCommon = (r: Reader): Condition | undefined => {
  const color = r.eat('the chosen color') ? 'chosen' : readColor(r);
  if (color === undefined || !r.eat('is the most common color among')) return undefined;
  r.eat('all');
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const tied = r.eat('or is tied for most common');
  const not = !tied && r.eat("but isn't tied for most common");
  const among = selectionOf(phrase.filter);
  return { kind: 'mostCommon', color, among, ...(tied ? { tied } : {}), ...(not ? { form: 'not' as const } : {}) };
};

/** "attached to it". */
const attachedThere = (r: Reader): Filter | undefined => {
  const to = r.eat('attached to') ? readSingleRef(r) : undefined;
  return to === undefined ? undefined : { kind: 'attachedTo', to };
};

/** What can be said of a number of objects after "are", where more of it is said there than one word. */
const ARE: ReadonlySet<Filter['kind']> = new Set(['inZone', 'history', 'facing'] as const);

/** "exiled with this land". */
const exiledWith = (r: Reader): Filter | undefined =>
  r.eat('exiled with') && readSelfRef(r) !== undefined
    ? { kind: 'history', event: 'exiled with', args: ['~'] }
    : undefined;

/** "seven or more cards are in your graveyard", "a Swamp is on the battlefield". */
const cardsAre = (r: Reader): Condition | undefined => {
  const amount = readQuantity(r);
  if (amount === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined || r.eatOne('are', 'is') === undefined) return undefined;
  if (amount.to.kind === 'number' && amount.to.value === 1 && r.eat('revealed this way'))
    return is({ kind: 'that', antecedent: 'revealed' }, phrase.filter);
  const place =
    r.attempt(inZone) ??
    r.attempt(attachedThere) ??
    r.attempt(exiledWith) ??
    r.attempt(readFacing) ??
    r.attempt(readPredicateFilter);
  if (place === undefined) return undefined;
  const found = counted(r, phrase.filter, amount, [place]);
  const isPlace = place.kind === 'attachedTo' || ARE.has(place.kind);
  return isPlace && found.kind === 'count' && found.of.filter.kind === 'and' ? { ...found, are: true } : found;
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** The word of a place in a row: "third". */
export const ordinalWord = (value: number): string => ORDINALS[value - 1] ?? `${value}th`;

/** "this is the third time this ability has resolved this turn". */
const timesResolved = (r: Reader): Condition | undefined => {
  if (!r.eat('this is the')) return undefined;
  const value = ORDINALS.indexOf(r.peek()) + 1;
  if (value === 0) return undefined;
  r.step();
  if (!r.eat('time this ability has resolved this turn')) return undefined;
  const right = { kind: 'number', value } as const;
  return { kind: 'compare', left: { kind: 'timesResolved' }, comparison: '=', right, form: 'time' };
};

const is = (ref: ObjectRef, filter: Filter): Condition => ({ kind: 'is', ref, filter });
