// Verbs of players: draw, discard, gain and lose life, mill, scry, shuffle; what has no meaning for a board is inert, but named.
import type { Amount, Instruction } from '../ability.ts';
import { readActing } from './actors.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readPlayer } from './players.ts';
import { scale } from './predicates.ts';
import type { Reader } from './reader.ts';
import { readNumberOrX } from './words.ts';

const readCount = (r: Reader): Amount | undefined =>
  r.eat('a') || r.eat('an') ? { kind: 'number', value: 1 } : readAmount(r);

const CARD_VERBS = [
  ['draw', 'draws'],
  ['discard', 'discards'],
  ['mill', 'mills'],
] as const;

/** "two cards for each …": a number said for each of something. */
const forEach = (r: Reader, amount: Amount): Amount => {
  const each = amount.kind === 'number' ? r.attempt(readForEach) : undefined;
  return each === undefined ? amount : scale(amount, each);
};

const cards = (r: Reader): Instruction | undefined => {
  for (const [verb, third] of CARD_VERBS) {
    const acting = r.attempt((reader) => readActing(reader, verb, third));
    if (acting === undefined) continue;
    if (verb === 'discard' && r.eatOne('your hand', 'their hand') !== undefined) {
      return { do: 'discardHand', ...acting, amount: { kind: 'handSize', player: acting.player } };
    }
    const equal = r.eat('cards equal to');
    const amount = equal ? readAmount(r) : readCount(r);
    if (amount === undefined || (!equal && r.eatOne('cards', 'card') === undefined)) return undefined;
    const random = verb === 'discard' && r.eat('at random');
    return { do: verb, ...acting, amount: forEach(r, amount), ...(random ? { random } : {}) };
  }
  return undefined;
};

const LIFE_VERBS = [
  ['gain', 'gains', 'gainLife'],
  ['lose', 'loses', 'loseLife'],
] as const;

const life = (r: Reader): Instruction | undefined => {
  for (const [verb, third, kind] of LIFE_VERBS) {
    const acting = r.attempt((reader) => {
      const found = readActing(reader, verb, third);
      return found !== undefined && (reader.eat('life equal to') || numberAhead(reader)) ? found : undefined;
    });
    if (acting === undefined) continue;
    const equal = r.tokens[r.at - 1]?.text === 'to';
    const amount = readAmount(r);
    if (amount === undefined || (!equal && !r.eat('life'))) return undefined;
    return { do: kind, ...acting, amount: forEach(r, amount) };
  }
  return undefined;
};

const numberAhead = (r: Reader): boolean => {
  const mark = r.mark();
  const found = readAmount(r) !== undefined && r.sees('life');
  r.reset(mark);
  return found;
};

const setLife = (r: Reader): Instruction | undefined => {
  const player = readPlayer(r);
  if (player === undefined || !r.eat("'s life total becomes")) return undefined;
  const amount = readAmount(r);
  return amount === undefined ? undefined : { do: 'setLife', player, amount };
};

/** Actions that change nothing this project models, with a number or without. */
const INERT_NUMBERED = ['scry', 'surveil', 'fateseal'] as const;
const INERT_PLAIN = ['shuffle', 'venture into the dungeon', 'take the initiative'] as const;

const inert = (r: Reader): Instruction | undefined => {
  const numbered = r.eatOne(...INERT_NUMBERED);
  if (numbered !== undefined) {
    const amount = readNumberOrX(r);
    if (amount === undefined) return undefined;
    return { do: 'inert', verb: numbered, args: [amount.kind === 'number' ? String(amount.value) : 'X'] };
  }
  const plain = r.eatOne(...INERT_PLAIN);
  return plain === undefined ? undefined : { do: 'inert', verb: plain, args: [] };
};

/** Verbs of players. */
export const readPlayerVerb = (r: Reader): Instruction | undefined => r.first(life, cards, setLife, inert);
