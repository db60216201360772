// What stands before the colon, after "pay" and after a keyword: mana, {T}, sacrifices, discards, life, counters.
import type { Amount, CostPart, Filter, ObjectRef, Selection } from '../ability.ts';
import { readAmount } from './amounts.ts';
import { readCounterKind } from './counters.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { oneOf, type Reader, readMany, remembered } from './reader.ts';
import { readSelfRef, readSingleRef } from './refs.ts';
import { readMana, readNumberOrX } from './words.ts';

interface Counted {
  readonly selection: Selection;
  readonly count: Amount;
}

const one: Amount = { kind: 'number', value: 1 };

/** "a creature", "another permanent", "two Goblins you control", "X lands". */
export const readCounted = (r: Reader): Counted | undefined => {
  const another = r.eat('another');
  const article = !another && (r.eat('a') || r.eat('an'));
  const count = another || article ? one : readNumberOrX(r);
  if (count === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const filter: Filter = another ? allOf([{ kind: 'other' }, phrase.filter]) : phrase.filter;
  return { selection: selectionOf(filter), count };
};

const symbol = (r: Reader): CostPart | undefined => {
  const text = r.token?.kind === 'symbol' ? r.token.text : '';
  if (text === '{t}' || text === '{tap}' || text === '{q}') {
    r.step();
    return { pay: text === '{q}' ? 'untapSelf' : 'tapSelf' };
  }
  const cost = readMana(r);
  return cost === undefined ? undefined : { pay: 'mana', cost };
};

/** Who pays with itself: "this creature", or by its name the card that grants the ability (201.5a). */
const ofSelf = (ref: ObjectRef): { readonly granter?: true } => (ref.kind === 'granter' ? { granter: true } : {});

const sacrifice = (r: Reader): CostPart | undefined => {
  if (!r.eat('sacrifice')) return undefined;
  const self = r.attempt(readSelfRef);
  if (self !== undefined) return { pay: 'sacrificeSelf', ...ofSelf(self) };
  const counted = readCounted(r);
  return counted === undefined ? undefined : { pay: 'sacrifice', ...counted };
};

const discard = (r: Reader): CostPart | undefined => {
  if (!r.eat('discard')) return undefined;
  if (r.attempt(readSelfRef) !== undefined) return { pay: 'discardSelf' };
  if (r.eat('your hand')) return { pay: 'other', verb: 'discardHand', args: [] };
  const counted = readCounted(r);
  if (counted === undefined) return undefined;
  if (r.eat('at random')) return undefined;
  return { pay: 'discard', ...counted };
};

const tap = (r: Reader): CostPart | undefined => {
  const verb = r.eatOne('tap', 'untap', 'reveal');
  if (verb === undefined) return undefined;
  if (verb === 'reveal' && r.attempt(readSelfRef) !== undefined)
    return r.eat('from your hand') ? { pay: 'revealSelf' } : undefined;
  const counted = readCounted(r);
  return counted === undefined ? undefined : { pay: verb, ...counted };
};

const exile = (r: Reader): CostPart | undefined => {
  if (!r.eat('exile')) return undefined;
  const self = r.attempt(readSelfRef);
  if (self !== undefined) {
    const from = r.eatOne('from your graveyard', 'from your hand');
    if (from !== undefined) return { pay: 'exileSelf', from: from === 'from your hand' ? 'hand' : 'graveyard' };
    return { pay: 'exileSelf', ...ofSelf(self) };
  }
  const counted = readCounted(r);
  return counted === undefined ? undefined : { pay: 'exile', ...counted };
};

const giveBack = (r: Reader): CostPart | undefined => {
  if (!r.eat('return')) return undefined;
  const self = r.attempt(readSelfRef);
  if (self !== undefined) return r.eat("to its owner 's hand") ? { pay: 'returnSelf', ...ofSelf(self) } : undefined;
  const counted = readCounted(r);
  if (counted === undefined) return undefined;
  return r.eatOne("to its owner 's hand", "to their owner 's hand") !== undefined
    ? { pay: 'return', ...counted }
    : undefined;
};

const life = (r: Reader): CostPart | undefined => {
  if (!r.eat('pay')) return undefined;
  if (r.eat('half your life , rounded up'))
    return { pay: 'life', amount: { kind: 'half', amount: { kind: 'life', player: { kind: 'you' } }, round: 'up' } };
  return readLife(r);
};

/** "3 life", "life equal to its power": what is paid, after the verb. */
export const readLife = (r: Reader): Extract<CostPart, { pay: 'life' }> | undefined => {
  const equal = r.eat('life equal to');
  const amount = readAmount(r);
  return amount !== undefined && (equal || r.eat('life')) ? { pay: 'life', amount } : undefined;
};

/** "pay {2}" inside a sentence. */
const payMana = (r: Reader): CostPart | undefined => {
  if (!r.eat('pay')) return undefined;
  const cost = readMana(r);
  return cost === undefined ? undefined : { pay: 'mana', cost };
};

const counters = (r: Reader): CostPart | undefined => {
  const verb = r.eatOne('remove', 'put');
  if (verb === undefined) return undefined;
  const count = r.eat('a') || r.eat('an') ? one : readNumberOrX(r);
  if (count === undefined) return undefined;
  const counter = readCounterKind(r);
  if (counter === undefined || r.eatOne('counter', 'counters') === undefined) return undefined;
  if (!r.eat(verb === 'remove' ? 'from' : 'on')) return undefined;
  const from = r.attempt(readSelfRef) ?? readSingleRef(r);
  if (from === undefined) return undefined;
  return {
    pay: verb === 'remove' ? 'removeCounters' : 'putCounters',
    counter,
    count,
    ...(from.kind === 'self' ? {} : { from }),
  };
};

const exert = (r: Reader): CostPart | undefined => {
  if (!r.eat('exert')) return undefined;
  return readSelfRef(r) === undefined ? undefined : { pay: 'exert' };
};

const kinds = oneOf<CostPart>(() => [symbol, sacrifice, discard, tap, exile, giveBack, life, payMana, counters, exert]);

/** One part of a cost. */
export const readCostPart = remembered(
  (r: Reader): CostPart | undefined => kinds(r) ?? r.want('a cost such as {2} or “Sacrifice this creature”'),
  'cost',
);

const loyalty = (r: Reader): readonly CostPart[] | undefined => {
  const bracket = r.eat('[');
  const sign = r.eatOne('+', '-', '−', '–');
  const number = readNumberOrX(r);
  if (number === undefined || (bracket && !r.eat(']')) || !r.sees(':')) return undefined;
  if (number.kind === 'x') return [{ pay: 'loyalty', change: sign === '+' ? 'x' : '-x' }];
  if (number.kind !== 'number') return undefined;
  if (sign === undefined && number.value !== 0) return undefined;
  return [{ pay: 'loyalty', change: sign === undefined || sign === '+' ? number.value : -number.value }];
};

/** The parts of a cost, with commas (and a last "and") between them. */
export const readCosts = (r: Reader): readonly CostPart[] | undefined =>
  r.attempt(loyalty) ?? readParts(r, readCostPart);

/** "…, a black creature, and a red creature": more of what the verb before names. */
const sameVerb = (r: Reader, last: CostPart | undefined): CostPart | undefined => {
  if (last?.pay === 'mana') {
    const life = readLife(r);
    return life === undefined ? undefined : { ...life, elided: true };
  }
  if (last?.pay === 'sacrificeSelf' || last?.pay === 'exileSelf') {
    const more = readCounted(r);
    return more === undefined
      ? undefined
      : { pay: last.pay === 'exileSelf' ? 'exile' : 'sacrifice', ...more, elided: true };
  }
  if (last?.pay !== 'sacrifice' && last?.pay !== 'discard' && last?.pay !== 'exile' && last?.pay !== 'tap')
    return undefined;
  const counted = readCounted(r);
  return counted === undefined ? undefined : { pay: last.pay, ...counted, elided: true };
};

/** Parts of a cost, each read by `part`. */
export const readParts = (
  r: Reader,
  part: (reader: Reader) => CostPart | undefined,
): readonly CostPart[] | undefined => {
  const first = r.attempt(part);
  if (first === undefined) return undefined;
  let last = first;
  const more = readMany(r, (reader) => {
    const comma = reader.eat(',');
    const and = reader.eat('and');
    const next = comma || and ? (reader.attempt(part) ?? sameVerb(reader, last)) : undefined;
    last = next ?? last;
    return next;
  });
  return [first, ...more];
};
