// Conditions on what a player controls, owns or has: "you control an artifact", "an opponent has no cards in hand".
import type { Condition, Filter, PlayerRef } from '../ability.ts';
import { readAmount } from './amounts.ts';
import { readCounterKind } from './counters.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { otherOf } from './otherThan.ts';
import { OBJECT_VERBS } from './pastDeeds.ts';
import { readPlayer } from './players.ts';
import { type Quantity, readQuantity } from './quantities.ts';
import { type Reader, readUpToLast } from './reader.ts';
import { readSingleRef } from './refs.ts';

const one = { kind: 'number', value: 1 } as const;

export const counted = (r: Reader, filter: Filter, amount: Quantity, more: readonly Filter[] = []): Condition => {
  const full = allOf([...(amount.other ? [otherOf(r, allOf([filter, ...more]))] : []), filter, ...more]);
  const some = amount.some === true ? ({ some: true } as const) : {};
  return { kind: 'count', of: selectionOf(full), comparison: amount.comparison, to: amount.to, ...some };
};

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

export const controls = (r: Reader): Condition | undefined => {
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
  const list = r.attempt((outer) =>
    readUpToLast(outer, (reader) => {
      const comma = reader.eat(',');
      const last = reader.eat('and');
      const value = comma || last ? also(reader) : undefined;
      return value === undefined ? undefined : { value, last };
    }),
  );
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

export const controlsThis = (r: Reader): Condition | undefined => {
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

export const lifeOrHand = (r: Reader): Condition | undefined => {
  const player = readPlayer(r);
  return player === undefined ? undefined : hasOf(r, player);
};

/** "eight or more cards in their graveyard", after "has": of the player's own cards. */
const cardsHad = (r: Reader, by: PlayerRef, amount: Quantity): Condition | undefined => {
  const outer = r.said;
  if (by.kind !== 'you') r.meanPlayer({ kind: 'thatPlayer' });
  const phrase = readNounPhrase(r);
  r.say('player', outer.player);
  const last = phrase?.filter.kind === 'and' ? phrase.filter.of.at(-1) : undefined;
  if (phrase === undefined || last?.kind !== 'inZone' || last.player === undefined) return undefined;
  const found = counted(r, phrase.filter, amount);
  return found.kind === 'count' ? { ...found, by } : undefined;
};

/** The same after the player. */
export const hasOf = (r: Reader, player: PlayerRef): Condition | undefined => {
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
