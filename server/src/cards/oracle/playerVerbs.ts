// Verbs of players: draw, discard, gain and lose life, mill, scry, shuffle; what has no meaning for a board is inert, but named.
import type { Amount, Instruction, PlayerRef, Selection } from '../ability.ts';
import { printManaCost } from '../mana.ts';
import { readAbilityList } from './abilityLists.ts';
import { readActing } from './actors.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readCostPart } from './costs.ts';
import { readCounterKind } from './counters.ts';
import { readNounPhrase, selectionOf } from './filters.ts';
import { readPossessivePlayer } from './players.ts';
import { scale } from './predicates.ts';
import { oneOf, type Reader } from './reader.ts';
import { readSingleRef } from './refs.ts';
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

/** "that many cards plus one". */
const readMoreCards = (r: Reader): Amount | undefined => {
  const sign = r.eatOne('plus', 'minus');
  const amount = sign === undefined ? undefined : readNumberOrX(r);
  if (amount === undefined) return undefined;
  return sign === 'plus' ? amount : { kind: 'times', factor: -1, amount };
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
    // "discards a card with that name": which card it is says more than how many.
    if (verb === 'discard' && r.sees('with')) return undefined;
    const more = r.attempt(readMoreCards);
    if (more !== undefined && amount.kind === 'thatMany')
      return { do: verb, ...acting, amount: { kind: 'sum', terms: [amount, more], form: 'after' } };
    if (more !== undefined) return undefined;
    const random = verb === 'discard' && r.eat('at random');
    // "Draw a card and reveal it. If it's a land card, …": that card (608.2c).
    if (verb === 'draw' && (r.sees('and reveal it') || r.sees('and reveals it')))
      r.mean({ kind: 'that', antecedent: 'drawn' });
    if (verb === 'mill') meanMilled(r, amount);
    if (verb === 'discard' && isSpokenOf(r)) {
      const one = amount.kind === 'number' && amount.value === 1;
      r.mean({ kind: 'that', antecedent: 'discarded', ...(one ? {} : { word: 'they' }) });
    }
    return { do: verb, ...acting, amount: forEach(r, amount), ...(random ? { random } : {}) };
  }
  return undefined;
};

/** "Discard a card. If that card was a land card, …": words behind speak of the card; any other "it" is something else. */
const isSpokenOf = (r: Reader): boolean =>
  /\bthat card\b|\bthose cards\b|\bit (?:'s|was|is) an? [^.]*\bcard\b/.test(
    r.tokens
      .slice(r.at, r.end)
      .map(({ text }) => text)
      .join(' '),
  );

/** "Mill three cards. You may put a land card from among them into your hand": those cards (701.17c). */
const meanMilled = (r: Reader, amount: Amount): void => {
  const one = amount.kind === 'number' && amount.value === 1;
  r.mean({ kind: 'that', antecedent: 'milled', ...(one ? {} : { word: 'they' }) });
};

/** "puts the top two cards of their library into their graveyard": how cards said "mills two cards". */
export const readOldMill = (r: Reader): Instruction | undefined => {
  const acting = readActing(r, 'put', 'puts');
  if (acting === undefined || !r.eat('the top')) return undefined;
  const amount: Amount | undefined = r.sees('card') ? { kind: 'number', value: 1 } : readAmount(r);
  if (amount === undefined || r.eatOne('cards of', 'card of') === undefined) return undefined;
  if (r.eatOne('your library into your graveyard', 'their library into their graveyard') === undefined)
    return undefined;
  meanMilled(r, amount);
  return { do: 'mill', ...acting, amount };
};

const LIFE_VERBS = [
  ['gain', 'gains', 'gainLife'],
  ['lose', 'loses', 'loseLife'],
] as const;

const life = (r: Reader): Instruction | undefined => {
  for (const [verb, third, kind] of LIFE_VERBS) {
    const acting = r.attempt((reader) => {
      const found = readActing(reader, verb, third);
      return found !== undefined && (reader.sees('half') || reader.eat('life equal to') || numberAhead(reader))
        ? found
        : undefined;
    });
    if (acting === undefined) continue;
    const part = r.eat('half') ? readHalf(r, acting.player) : undefined;
    if (part !== undefined) return { do: kind, ...acting, amount: part };
    const equal = r.tokens[r.at - 1]?.text === 'to';
    const amount = readAmount(r);
    if (amount === undefined || (!equal && !r.eat('life'))) return undefined;
    return { do: kind, ...acting, amount: forEach(r, amount) };
  }
  return undefined;
};

/** "half their life, rounded up", after the first word. */
const readHalf = (r: Reader, player: PlayerRef): Amount | undefined => {
  if (r.eatOne('your life', 'their life') === undefined) return undefined;
  const round = r.eat(', rounded up') ? 'up' : r.eat(', rounded down') ? 'down' : undefined;
  return round === undefined ? undefined : { kind: 'half', amount: { kind: 'life', player }, round };
};

const numberAhead = (r: Reader): boolean => {
  const mark = r.mark();
  const found = readAmount(r) !== undefined && r.sees('life');
  r.reset(mark);
  return found;
};

const setLife = (r: Reader): Instruction | undefined => {
  const player = readPossessivePlayer(r);
  if (player === undefined || r.eatOne('life total becomes', 'life total become') === undefined) return undefined;
  const equal = r.eat('equal to');
  const amount = readAmount(r);
  return amount === undefined ? undefined : { do: 'setLife', player, amount, ...(equal ? { equal } : {}) };
};

/** Actions that change nothing this project models, with a number or without. */
const INERT_NUMBERED = ['scry', 'surveil', 'fateseal'] as const;
const INERT_PLAIN = ['shuffle', 'venture into the dungeon', 'take the initiative'] as const;

/** "You may pay {U} to end this effect": something its controller can do later; no line of a scenario does it. */
export const readEndable = (r: Reader): Instruction | undefined => {
  if (!r.eat('you may')) return undefined;
  const part = readCostPart(r);
  if (part?.pay !== 'mana' || !r.eat('to end this effect')) return undefined;
  return { do: 'inert', verb: 'you may pay', args: [printManaCost(part.cost), 'to end this effect'] };
};

const inert = (r: Reader): Instruction | undefined => {
  const you = r.sees('you scry') || r.sees('you surveil') ? r.eat('you') : false;
  const numbered = r.eatOne(...INERT_NUMBERED);
  if (numbered !== undefined) {
    const amount = readNumberOrX(r);
    if (amount === undefined) return undefined;
    const verb = you ? `you ${numbered}` : numbered;
    return { do: 'inert', verb, args: [amount.kind === 'number' ? String(amount.value) : 'X'] };
  }
  const plain = r.eatOne(...INERT_PLAIN);
  if (plain === 'shuffle') r.eat('your library');
  return plain === undefined ? undefined : { do: 'inert', verb: plain, args: [] };
};

const searched = (
  r: Reader,
): { readonly amount: Amount; readonly upTo: boolean; readonly selection: Selection } | undefined => {
  const upTo = r.eat('up to');
  const amount: Amount | undefined = r.eat('a') || r.eat('an') ? { kind: 'number', value: 1 } : readAmount(r);
  const phrase = amount === undefined ? undefined : readNounPhrase(r);
  return amount === undefined || phrase === undefined
    ? undefined
    : { amount, upTo, selection: selectionOf(phrase.filter) };
};

/** Where what was searched for goes: not to the battlefield, which a board would show. */
export const SEARCH_ENDS: readonly (readonly [string, string])[] = [
  [', reveal it , put it into your hand , then shuffle', 'revealedToHand'],
  [', reveal it , and put it into your hand . then shuffle', 'revealedToHandThen'],
  [', reveal them , put them into your hand , then shuffle', 'revealedAllToHand'],
  [', put it into your hand , then shuffle', 'toHand'],
  [', put that card into your hand , then shuffle', 'thatToHand'],
  [', reveal that card , put it into your hand , then shuffle', 'revealedThatToHand'],
  [', reveal it , then shuffle and put that card on top', 'revealedToTop'],
  [', reveal it , put it into your hand , then shuffle your library', 'revealedToHand'],
  ['and put that card into your hand . then shuffle', 'andToHand'],
  [', then shuffle and put that card on top', 'toTop'],
  [', put it into your graveyard , then shuffle', 'toGraveyard'],
];

/** "Search your library for a land card, put it onto the battlefield tapped, then shuffle." */
const searchOut = (r: Reader): Instruction | undefined => {
  const acting = readActing(r, 'search', 'searches');
  if (acting === undefined || r.eatOne('your library for', 'their library for') === undefined) return undefined;
  const what = searched(r);
  if (what === undefined) return undefined;
  const and = r.eat('and');
  if (!and && !r.eat(',')) return undefined;
  if (r.eatOne('put', 'puts') === undefined) return undefined;
  const card = r.eatOne('it', 'them', 'that card', 'those cards');
  if (card === undefined || !r.eat('onto the battlefield')) return undefined;
  const tapped = r.eat('tapped');
  const attachedTo = r.attempt((reader) => (reader.eat('attached to') ? readSingleRef(reader) : undefined));
  const then = r.eatOne(', then shuffle', ', then shuffles', '. then shuffle', '. then that player shuffles');
  if (then === undefined) return r.want('then shuffle');
  r.eatOne('your library', 'their library');
  r.mean({ kind: 'that', antecedent: 'previous' });
  const { upTo, ...rest } = what;
  return {
    do: 'search',
    ...acting,
    ...rest,
    ...(upTo ? { upTo } : {}),
    ...(tapped ? { tapped } : {}),
    ...(attachedTo === undefined ? {} : { attachedTo }),
    ...(and
      ? { form: then.startsWith('.') ? ('andThen' as const) : ('and' as const) }
      : card.startsWith('th') && card !== 'them'
        ? { form: 'comma' as const }
        : {}),
  };
};

/** "a number of poison counters equal to the difference". */
const numberOfCounters = (r: Reader): { readonly counter: string; readonly count: Amount } | undefined => {
  if (!r.eat('a number of')) return undefined;
  const counter = readCounterKind(r);
  const count = counter !== undefined && r.eat('counters equal to') ? readAmount(r) : undefined;
  return counter === undefined || count === undefined ? undefined : { counter, count };
};

/** "Its controller gets a poison counter." */
const getCounters = (r: Reader): Instruction | undefined => {
  const acting = readActing(r, 'get', 'gets');
  const number = acting === undefined ? undefined : r.attempt(numberOfCounters);
  if (acting !== undefined && number !== undefined) {
    const { player, ...said } = acting;
    return { do: 'putCounters', ...number, on: player, ...said, gets: true, form: 'equal' };
  }
  const count = acting === undefined ? undefined : readCount(r);
  const counter = count === undefined ? undefined : readCounterKind(r);
  if (acting === undefined || count === undefined || counter === undefined) return undefined;
  if (r.eatOne('counter', 'counters') === undefined) return undefined;
  const { player, ...said } = acting;
  return { do: 'putCounters', counter, count, on: player, ...said, gets: true };
};

/** "You get an emblem with “…”." */
const emblem = (r: Reader): Instruction | undefined => {
  const acting = readActing(r, 'get', 'gets');
  if (acting === undefined || !r.eat('an emblem with')) return undefined;
  const list = readAbilityList(r);
  return list === undefined ? undefined : { do: 'emblem', ...acting, abilities: list.abilities };
};

/** "search your library for a basic land card, reveal it, put it into your hand, then shuffle": changes no board. */
const search = (r: Reader): Instruction | undefined => {
  if (!r.eat('search your library for')) return undefined;
  const what = searched(r);
  if (what === undefined) return undefined;
  const end = SEARCH_ENDS.find(([words]) => r.eat(words));
  if (end === undefined) return r.want('what happens to the card');
  r.eat('your library');
  const { amount, upTo, selection } = what;
  return { do: 'inert', verb: 'search', args: [end[1], ...(upTo ? ['upTo'] : [])], amount, selection };
};

/** Verbs of players. */
export const readPlayerVerb = oneOf<Instruction>(() => [
  life,
  cards,
  setLife,
  searchOut,
  search,
  emblem,
  getCounters,
  inert,
]);
