// Conditions: "as long as you control an artifact", "if it's your turn", "this creature remains tapped".
import type { Condition, Filter, ObjectRef, PlayerRef } from '../ability.ts';
import { readDamageWasDealt } from './amountDeeds.ts';
import { countersAmong, readAmount, readDistinct } from './amounts.ts';
import { castFact } from './castConditions.ts';
import { readCounterKind } from './counters.ts';
import { readFacing } from './filterDeeds.ts';
import { inZone, readPredicateFilter } from './filterPosts.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { objectIs } from './isConditions.ts';
import { otherOf } from './otherThan.ts';
import { OUTCOMES } from './outcomes.ts';
import { part } from './parts.ts';
import { deedOfPlayer, nthCast, nthTime, OBJECT_VERBS, objectDeed, playerDeed } from './pastDeeds.ts';
import { readPlayer, readPossessivePlayer } from './players.ts';
import { type Quantity, readQuantity } from './quantities.ts';
import { oneOf, type Reader, readList, remembered, sure } from './reader.ts';
import { readSelfRef, readSingleRef } from './refs.ts';
import { tied, voted } from './votes.ts';
import { readBound, readColor, readNumber } from './words.ts';

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

const one = { kind: 'number', value: 1 } as const;

const counted = (r: Reader, filter: Filter, amount: Quantity, more: readonly Filter[] = []): Condition => {
  const full = allOf([...(amount.other ? [otherOf(r, allOf([filter, ...more]))] : []), filter, ...more]);
  const some = amount.some === true ? ({ some: true } as const) : {};
  return { kind: 'count', of: selectionOf(full), comparison: amount.comparison, to: amount.to, ...some };
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

const ALL_FIVE: readonly (readonly [string, 'colors' | 'basicLandTypes'])[] = [
  ['of each color', 'colors'],
  ['of each basic land type', 'basicLandTypes'],
];

/** "a permanent of each color": all five are there among them, in one or several. */
const ofEach = (filter: Filter, player: PlayerRef): Condition | undefined => {
  const parts = filter.kind === 'and' ? filter.of : [];
  const last = parts.at(-1);
  const what = ALL_FIVE.find(([words]) => last?.kind === 'history' && last.event === words)?.[1];
  if (what === undefined) return undefined;
  const among = selectionOf(allOf([...parts.slice(0, -1), { kind: 'controlledBy', player }]));
  const right = { kind: 'number', value: 5 } as const;
  return { kind: 'compare', left: { kind: 'distinct', what, among }, comparison: '>=', right, form: 'ofEach' };
};

/** "you own a card in exile that has an Adventure". */
const ownedThere = (r: Reader, player: PlayerRef): Condition | undefined => {
  const amount = readQuantity(r);
  const phrase = amount === undefined ? undefined : readNounPhrase(r);
  if (amount === undefined || phrase === undefined) return undefined;
  const found = counted(r, phrase.filter, amount, [{ kind: 'ownedBy', player }]);
  return found.kind === 'count' ? { ...found, owned: true } : found;
};

const controls = (r: Reader): Condition | undefined => {
  const not = r.eat("you don't control");
  const nobody = !not && r.eat('no opponent');
  const player: PlayerRef | undefined = not
    ? { kind: 'you' }
    : nobody
      ? { kind: 'opponents', form: 'an' }
      : readPlayer(r);
  const owned = player !== undefined && !not && r.eatOne('owns', 'own') !== undefined;
  if (player !== undefined && owned) return ownedThere(r, player);
  if (player === undefined || (!not && r.eatOne('controls', 'control') === undefined)) return undefined;
  if (!not && r.eat('your commander')) {
    const filter = allOf([{ kind: 'commander' }, { kind: 'ownedBy', player: { kind: 'you' } }]);
    return counted(r, filter, { comparison: '>=', to: one, other: false }, [{ kind: 'controlledBy', player }]);
  }
  const all = not || nobody ? undefined : r.attempt((reader) => allNamed(reader, player));
  if (all !== undefined) return all;
  const amount = readQuantity(r);
  if (amount === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const each = not || nobody ? undefined : ofEach(phrase.filter, player);
  if (each !== undefined) return each;
  const condition = counted(r, phrase.filter, amount, [{ kind: 'controlledBy', player }]);
  // "… choose one of those creatures": all that were counted.
  if (amount.some === true && condition.kind === 'count')
    r.mean({ kind: 'all', selection: condition.of, quantifier: 'all' });
  if (nobody) return { kind: 'not', of: condition };
  const more: Condition[] = [];
  const or = r.attempt((reader) => {
    if (!reader.eat('or')) return undefined;
    const also = reader.sees('a') || reader.sees('an') ? readQuantity(reader) : undefined;
    const noun = also === undefined ? undefined : readNounPhrase(reader);
    // "a land creature or a land entered under your control this turn": what has a verb of its own.
    return also === undefined || noun === undefined || OBJECT_VERBS.has(reader.peek())
      ? undefined
      : counted(reader, noun.filter, also, [{ kind: 'controlledBy', player }]);
  });
  if (or !== undefined && !not) return { kind: 'or', of: [condition, or], joint: true };
  const also = (reader: Reader): Condition | undefined => {
    const quantity = readQuantity(reader);
    const noun = quantity === undefined ? undefined : readNounPhrase(reader);
    return quantity === undefined || noun === undefined
      ? undefined
      : counted(reader, noun.filter, quantity, [{ kind: 'controlledBy', player }]);
  };
  // "a Swamp and a Forest", "an artifact, a creature, and a land": a list ends with its "and".
  const list = r.attempt((reader) => {
    const out: Condition[] = [];
    for (;;) {
      const comma = reader.eat(',');
      const and = reader.eat('and');
      const next = comma || and ? also(reader) : undefined;
      if (next === undefined) return undefined;
      out.push(next);
      if (and) return out;
    }
  });
  if (list !== undefined) more.push(...list);
  if (more.length > 0 && !not) return { kind: 'and', of: [condition, ...more], joint: true };
  return not ? { kind: 'not', of: condition } : condition;
};

/** "you control Equipment named A, B, and C": one of each name. */
const allNamed = (r: Reader, player: PlayerRef): Condition | undefined => {
  const phrase = readNounPhrase(r);
  const parts = phrase?.filter.kind === 'and' ? phrase.filter.of : [];
  // "artifacts named A and B": of several, each has one of two names.
  const filters = parts.map((part): Filter => {
    const two = part.kind === 'named' && phrase?.singular === false ? part.name.split(' and ') : [];
    return two.length === 2 ? { kind: 'or', of: two.map((name) => ({ kind: 'named', name })), word: 'and' } : part;
  });
  const names = filters.find((part) => part.kind === 'or' && part.of.every(({ kind }) => kind === 'named'));
  if (phrase === undefined || names?.kind !== 'or') return undefined;
  const among = selectionOf(allOf([...filters, { kind: 'controlledBy', player }]));
  r.mean({ kind: 'all', selection: among, quantifier: 'all' });
  return {
    kind: 'compare',
    left: { kind: 'distinct', what: 'names', among },
    comparison: '>=',
    right: { kind: 'number', value: names.of.length },
    form: 'allNamed',
  };
};

const controlsThis = (r: Reader): Condition | undefined => {
  if (!r.eat('you control')) return undefined;
  // It may be nowhere: that is asked as a number.
  if (r.sees('your commander')) return undefined;
  const ref = readSingleRef(r);
  if (ref === undefined) return undefined;
  if (ref.kind === 'self') return { kind: 'youControlThis' };
  if (ref.kind === 'choose' || (ref.kind === 'all' && ref.quantifier !== 'each')) return undefined;
  return { kind: 'is', ref, filter: { kind: 'controlledBy', player: { kind: 'you' } } };
};

/** Mana in the pool, which is not kept. */
export const UNSPENT = 'unspentMana';

const lifeOrHand = (r: Reader): Condition | undefined => {
  const player = readPlayer(r);
  return player === undefined ? undefined : hasOf(r, player);
};

/** "eight or more cards in their graveyard", after "has": of the player's own cards. */
const cardsHad = (r: Reader, by: PlayerRef, amount: Quantity): Condition | undefined => {
  const outer = r.said;
  if (by.kind !== 'you') r.meanPlayer({ kind: 'thatPlayer' });
  const phrase = readNounPhrase(r);
  r.said = { ...r.said, player: outer.player };
  const last = phrase?.filter.kind === 'and' ? phrase.filter.of.at(-1) : undefined;
  if (phrase === undefined || last?.kind !== 'inZone' || last.player === undefined) return undefined;
  const found = counted(r, phrase.filter, amount);
  return found.kind === 'count' ? { ...found, by } : undefined;
};

/** The same after the player. */
const hasOf = (r: Reader, player: PlayerRef): Condition | undefined => {
  if (r.eatOne('have', 'has') === undefined) return undefined;
  const amount = readQuantity(r);
  if (amount === undefined) return undefined;
  if (amount.atLeast === true && r.eat('life more than')) {
    const than = readAmount(r);
    if (than?.kind !== 'startingLife') return undefined;
    const right = { kind: 'sum', terms: [than, amount.to] } as const;
    return { kind: 'compare', left: { kind: 'life', player }, comparison: '>=', right, form: 'lifeMore' };
  }
  if (r.eat('life'))
    return { kind: 'compare', left: { kind: 'life', player }, comparison: amount.comparison, right: amount.to };
  if (player.kind === 'you' && r.eat('unspent mana'))
    return { kind: 'compare', left: { kind: 'past', what: UNSPENT }, comparison: amount.comparison, right: amount.to };
  if (r.eatOne('cards in hand', 'card in hand') !== undefined) {
    return { kind: 'compare', left: { kind: 'handSize', player }, comparison: amount.comparison, right: amount.to };
  }
  const cards = r.attempt((reader) => cardsHad(reader, player, amount));
  if (cards !== undefined) return cards;
  const counter = readCounterKind(r);
  if (counter === undefined || r.eatOne('counters', 'counter') === undefined) return undefined;
  return {
    kind: 'compare',
    left: { kind: 'playerCounters', counter, player },
    comparison: amount.comparison,
    right: amount.to,
  };
};

/** "creatures you control have total power 8 or greater". */
const totalOf = (r: Reader): Condition | undefined => {
  const phrase = readNounPhrase(r);
  if (phrase === undefined || !r.eat('have total')) return undefined;
  const property = r.eatOne('power', 'toughness');
  const bound = property === undefined ? undefined : readBound(r, readAmount);
  if (property === undefined || bound === undefined) return undefined;
  return {
    kind: 'compare',
    left: { kind: 'total', property, among: selectionOf(phrase.filter) },
    comparison: bound.comparison,
    right: bound.to,
  };
};

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

const EXTREMES = [
  ['the greatest', 'greatest', '>='],
  ['the least', 'least', '<='],
] as const;

/** "it has the least power or is tied for least power among creatures on the battlefield". */
const standsOut = (r: Reader): Condition | undefined => {
  const of = readSingleRef(r);
  if (of === undefined || r.eatOne('has', 'have') === undefined) return undefined;
  const found = EXTREMES.find(([words]) => r.eat(words));
  const property = found === undefined ? undefined : r.eatOne('power', 'toughness');
  if (found === undefined || property === undefined) return undefined;
  const [, which, comparison] = found;
  const tied = r.eat(`or is tied for ${which} ${property}`) || r.eat(`or is tied for the ${which} ${property}`);
  if (!tied || !r.eat('among')) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const right = { kind: 'extreme', which, property, among: selectionOf(phrase.filter) } as const;
  return { kind: 'compare', left: { kind: 'property', property, of }, comparison, right, form: 'tied' };
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

const compareAmounts = (r: Reader): Condition | undefined => {
  const left = readAmount(r);
  const verb = left === undefined ? undefined : r.eatOne('is', 'was', 'remains');
  if (left === undefined || verb === undefined) return undefined;
  const form = verb === 'was' || verb === 'remains' ? ({ form: verb } as const) : {};
  const comparisons = [
    ['greater than or equal to', '>='],
    ['less than or equal to', '<='],
    ['greater than', '>'],
    ['less than', '<'],
    ['equal to', '='],
  ] as const;
  for (const [words, comparison] of comparisons) {
    if (!r.eat(words)) continue;
    const right = readAmount(r);
    return right === undefined ? undefined : { kind: 'compare', left, comparison, right, ...form };
  }
  const parity = verb === 'is' ? r.eatOne('even', 'odd') : undefined;
  if (parity !== undefined)
    return {
      kind: 'compare',
      left,
      comparison: '=',
      right: { kind: 'number', value: parity === 'odd' ? 1 : 0 },
      form: 'parity',
    };
  const right = readAmount(r);
  if (right === undefined) return undefined;
  const comparison =
    r.eatOne('or more', 'or greater') !== undefined ? '>=' : r.eatOne('or less', 'or fewer') !== undefined ? '<=' : '=';
  return { kind: 'compare', left, comparison, right, ...form };
};
