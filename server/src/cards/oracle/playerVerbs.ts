// Verbs of players: draw, discard, gain and lose life, mill, scry, shuffle; what has no meaning for a board is inert, but named.
import type { Amount, Instruction, PlayerRef } from '../ability.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readPlayer } from './players.ts';
import type { Reader } from './reader.ts';
import { readNumberOrX } from './words.ts';

const you: PlayerRef = { kind: 'you' };

const readWho = (r: Reader): PlayerRef => r.attempt(readPlayer) ?? you;

const readCount = (r: Reader): Amount | undefined =>
  r.eat('a') || r.eat('an') ? { kind: 'number', value: 1 } : readAmount(r);

const CARD_VERBS = [
  ['draws', 'draw'],
  ['draw', 'draw'],
  ['discards', 'discard'],
  ['discard', 'discard'],
  ['mills', 'mill'],
  ['mill', 'mill'],
] as const;

const cards = (r: Reader): Instruction | undefined => {
  const player = readWho(r);
  for (const [word, verb] of CARD_VERBS) {
    if (!r.eat(word)) continue;
    if (verb === 'discard' && r.eatOne('your hand', 'their hand', 'his or her hand') !== undefined) {
      return { do: 'discardHand', player, amount: { kind: 'handSize', player } };
    }
    const equal = r.eat('cards equal to');
    const amount = equal ? readAmount(r) : readCount(r);
    if (amount === undefined || (!equal && r.eatOne('cards', 'card') === undefined)) return undefined;
    const random = verb === 'discard' && r.eat('at random');
    const each = amount.kind === 'number' && verb === 'draw' ? r.attempt(readForEach) : undefined;
    const total: Amount =
      each === undefined || amount.kind !== 'number'
        ? amount
        : amount.value === 1
          ? each
          : { kind: 'times', factor: amount.value, amount: each };
    return { do: verb, player, amount: total, ...(random ? { random } : {}) };
  }
  return undefined;
};

const life = (r: Reader): Instruction | undefined => {
  const player = readPlayer(r);
  if (player === undefined) return undefined;
  const verb = r.eatOne('gains', 'gain', 'loses', 'lose');
  if (verb === undefined) return undefined;
  const equal = r.eat('life equal to');
  const amount = readAmount(r);
  if (amount === undefined || (!equal && !r.eat('life'))) return undefined;
  const each = amount.kind === 'number' ? r.attempt(readForEach) : undefined;
  const total: Amount =
    each === undefined || amount.kind !== 'number'
      ? amount
      : amount.value === 1
        ? each
        : { kind: 'times', factor: amount.value, amount: each };
  return { do: verb.startsWith('gain') ? 'gainLife' : 'loseLife', player, amount: total };
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
