// Cards spoken of as a group: "one of them", "a land card from among them", "the rest", "your hand", "two cards from the top of your library".
import type { Amount, Filter, ObjectRef, PlayerRef } from '../ability.ts';
import { readAmount } from './amounts.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { readPossessivePlayer } from './players.ts';
import { readPronoun } from './pronouns.ts';
import { type Reader, readUpToLast, remembered } from './reader.ts';
import { readSelfRef } from './refs.ts';
import { readNumber, readNumberOrX } from './words.ts';

type GroupWord = NonNullable<Extract<Filter, { kind: 'isRef' }>['word']>;

/** What was done to cards and other objects "this way". */
const DONE_TO = [
  'revealed',
  'exiled',
  'milled',
  'discarded',
  'destroyed',
  'sacrificed',
  'devoured',
  'returned',
  'tapped',
  'untapped',
  'countered',
  'chosen',
  'created',
  'drawn',
  'removed',
  'put into a graveyard',
  'put into their graveyard',
  'put into your graveyard',
  'put into your hand',
  'put into that graveyard',
  'looked at while scrying',
  'returned to your hand',
  'tapped for mana',
  'put onto the battlefield',
  'put into exile',
  'dealt damage',
  'shuffled into your library',
  'shuffled into their library',
  'cast',
] as const;

/** "the revealed cards", "the milled cards": what the instruction before did to them is said. */
const DEFINITE = [
  ['the revealed', 'revealed'],
  ['the milled', 'milled'],
  ['the exiled', 'exiled'],
  ['the chosen', 'chosen'],
  ['the discarded', 'discarded'],
  ['the sacrificed', 'sacrificed'],
  ['the tapped', 'tapped'],
] as const;

/** "the creature tapped this way": the one that was. */
export const readTheOne = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('the')) return undefined;
  const phrase = readNounPhrase(r);
  const last = phrase?.filter.kind === 'and' ? phrase.filter.of.at(-1) : undefined;
  if (phrase?.singular !== true || phrase.filter.kind !== 'and' || last?.kind !== 'history') return undefined;
  const antecedent = DEFINITE.find(([, word]) => last.event === `${word} this way`)?.[1];
  const noun = allOf(phrase.filter.of.slice(0, -1));
  if (antecedent !== undefined) return { kind: 'that', antecedent, noun, way: true };
  return last.event === 'returned this way'
    ? { kind: 'that', antecedent: 'previous', noun, way: 'returned' }
    : undefined;
};

/** "the revealed cards", "the exiled card". */
export const readDefinite = (r: Reader): ObjectRef | undefined => {
  for (const [words, antecedent] of DEFINITE) {
    if (!r.eat(words)) continue;
    const phrase = readNounPhrase(r);
    if (phrase === undefined) return undefined;
    return {
      kind: 'that',
      antecedent,
      noun: phrase.filter,
      ...(phrase.singular ? {} : { word: 'those' as const, the: true }),
    };
  }
  return undefined;
};

/** "the copy", "the copies": what the instruction before made. */
export const readCopies = (r: Reader): ObjectRef | undefined => {
  if (r.eat('the copies')) return { kind: 'that', antecedent: 'copied', word: 'those', noun: { kind: 'object' } };
  return r.eat('the copy') ? { kind: 'that', antecedent: 'copied' } : undefined;
};

/** What a card can be one of: "them", "those cards", "the revealed cards", "cards exiled with this". */
const group = (r: Reader): ObjectRef | undefined => {
  const definite = r.attempt(readDefinite);
  if (definite !== undefined) return definite;
  const again = r.attempt(readPronoun);
  if (again !== undefined) return again;
  const phrase = r.attempt(readNounPhrase);
  return phrase?.plural === true
    ? { kind: 'all', selection: selectionOf(phrase.filter), quantifier: 'all', bare: true }
    : undefined;
};

/** Where cards come from that no zone of the game is, and whose choice an object is. */
const BEYOND = [
  'from outside the game',
  'from outside the game or in exile',
  "of an opponent 's choice",
  'chosen at random',
  'in that pile',
  'in the pile of their choice',
  'in the pile of your choice',
  'from the pile of your choice',
  'in the chosen pile',
].sort((a, b) => b.length - a.length);

const WORDS: readonly GroupWord[] = ['from among', 'among', 'from'];
const FIRST: ReadonlySet<string> = new Set([
  'from',
  'among',
  'exiled',
  'of',
  'chosen',
  'in',
  'you',
  'they',
  'that',
  ...DONE_TO.map(firstWord),
]);

function firstWord(words: string): string {
  return words.split(' ')[0] ?? words;
}

/** After a noun: "from among them", "revealed this way", "you discarded this way", "exiled with this artifact". */
export const readGroupPost = (r: Reader): Filter | undefined => {
  if (r.passes(FIRST)) return undefined;
  const place = BEYOND.find((words) => r.eat(words));
  if (place !== undefined) return { kind: 'history', event: place.replace(" '", "'") };
  if (r.sees('in it') && r.eat('in')) {
    const ref = readPronoun(r);
    return ref === undefined ? undefined : { kind: 'isRef', ref, word: 'in' };
  }
  const word = WORDS.find((one) => r.eat(one));
  if (word !== undefined) {
    if (word === 'from' && !r.sees('it') && !r.sees('among')) return undefined;
    const ref = group(r);
    return ref === undefined ? undefined : { kind: 'isRef', ref, word };
  }
  if (r.eat('exiled with')) {
    const named = r.attempt(readSelfRef);
    const self = named === undefined ? (r.eat('it') ? 'it' : undefined) : '~';
    // "As long as a card exiled with this is …, it gets +1/+1": in a static ability nothing else is meant by it.
    if (named !== undefined && r.mode === 'static') r.mean(named);
    return self === undefined ? undefined : { kind: 'history', event: 'exiled with', args: [self] };
  }
  const not = r.eatOne("that weren't", "that wasn't");
  const who = r.eatOne('you', 'they');
  const done = r.eatOne(...DONE_TO);
  if (done === undefined || !r.eat('this way')) return undefined;
  const lead = not ?? who;
  return { kind: 'history', event: `${lead === undefined ? '' : `${lead} `}${done} this way` };
};

const one: Amount = { kind: 'number', value: 1 };
const ANY: Amount = { kind: 'number', value: 99 };

/** "any number of creatures you control", "any number of them": as many as are liked. */
export const readAnyNumber = (r: Reader): ObjectRef | undefined => {
  const some = r.eat('one or more') ? ({ some: true } as const) : {};
  if (some.some !== true && (!r.eat('any number of') || r.sees('target'))) return undefined;
  const of = r.attempt(groupOnly);
  if (of !== undefined)
    return {
      kind: 'choose',
      selection: { filter: { kind: 'isRef', ref: of } },
      count: ANY,
      upTo: true,
      any: true,
      ...some,
    };
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  return { kind: 'choose', selection: selectionOf(phrase.filter), count: ANY, upTo: true, any: true, ...some };
};

/** "them", "those cards", "the revealed cards", never a noun of its own. */
const groupOnly = (r: Reader): ObjectRef | undefined =>
  r.attempt(readDefinite) ?? r.attempt(readCopies) ?? readPronoun(r);

/** "one of them", "up to two of those cards", "each of them". */
export const readSomeOf = (r: Reader): ObjectRef | undefined => {
  const each = r.eatOne('each of', 'all of', 'both of');
  if (each !== undefined) {
    const ref = groupOnly(r);
    if (ref === undefined) return undefined;
    const filter: Filter = { kind: 'isRef', ref, word: 'of' };
    return { kind: 'all', selection: { filter }, quantifier: each === 'each of' ? 'each' : 'all' };
  }
  const upTo = r.eat('up to');
  const count = readNumberOrX(r);
  if (count === undefined || !r.eat('of')) return undefined;
  const ref = groupOnly(r) ?? r.attempt(restOf);
  // One of several, never of the object itself.
  if (ref === undefined || ref.kind === 'self') return undefined;
  const random = r.eat('at random');
  return {
    kind: 'choose',
    selection: { filter: { kind: 'isRef', ref, word: 'of' } },
    count,
    ...(upTo ? { upTo } : {}),
    ...(random ? { random } : {}),
  };
};

/** "one into your hand": a number alone, of the cards just spoken of, before where it goes. */
export const readBareNumber = (r: Reader): ObjectRef | undefined => {
  const value = readNumber(r);
  if (value === undefined || !(r.sees('into') || r.sees('on') || r.sees('onto'))) return undefined;
  const ref: ObjectRef = { kind: 'that', antecedent: 'previous', word: 'they' };
  return {
    kind: 'choose',
    selection: { filter: { kind: 'isRef', ref, word: 'bare' } },
    count: { kind: 'number', value },
  };
};

/** "those cards", "the cards revealed this way". */
const restOf = (r: Reader): ObjectRef | undefined => {
  const again = r.attempt(groupOnly);
  if (again !== undefined) return again;
  if (!r.eat('the')) return undefined;
  const phrase = readNounPhrase(r);
  return phrase?.plural === true
    ? { kind: 'all', selection: selectionOf(phrase.filter), quantifier: 'all', bare: true, the: true }
    : undefined;
};

/** "the rest", "the other": what has not been taken of the cards spoken of. */
export const readRest = (r: Reader): ObjectRef | undefined => {
  if (r.eat('the rest')) {
    const of = r.attempt((reader) => (reader.eat('of') ? restOf(reader) : undefined));
    return of === undefined ? { kind: 'rest' } : { kind: 'rest', of };
  }
  if (r.eat('the other') && (r.sees('into') || r.sees('on') || r.sees('onto') || r.sees('.')))
    return { kind: 'rest', one: true };
  return undefined;
};

const PLACES = ['hand', 'library', 'graveyard'] as const;

/** "your hand", "that player's graveyard and hand": all cards of a zone. */
export const readZoneRef = (r: Reader): ObjectRef | undefined => {
  if (r.eat('all graveyards'))
    return { kind: 'zone', zones: ['graveyard'], player: { kind: 'eachPlayer', form: 'all' } };
  const player: PlayerRef | undefined = readPossessivePlayer(r);
  if (player === undefined) return undefined;
  const first = r.eatOne(...PLACES);
  if (first === undefined) return undefined;
  const zones: (typeof PLACES)[number][] = [first];
  let word: 'or' | 'and/or' | undefined;
  const more = r.attempt((outer) =>
    readUpToLast(outer, (reader) => {
      const comma = reader.eat(',');
      const join = reader.eatOne('and / or', 'and', 'or');
      if (!comma && join === undefined) return undefined;
      const value = reader.eatOne(...PLACES);
      if (join !== undefined && join !== 'and') word = join === 'or' ? 'or' : 'and/or';
      return value === undefined ? undefined : { value, last: join !== undefined };
    }),
  );
  if (more !== undefined) zones.push(...more);
  return { kind: 'zone', zones, player, ...(word === undefined || more === undefined ? {} : { word }) };
};

/** "cards from the top of your library equal to the damage dealt this way". */
const fromTopEqual = (r: Reader): ObjectRef | undefined => {
  const number = r.eat('a number of cards from the top of');
  if (!number && !r.eat('cards from the top of')) return undefined;
  const player = readPossessivePlayer(r);
  if (player === undefined || !r.eat('library equal to')) return undefined;
  const count = readAmount(r);
  return count === undefined
    ? undefined
    : { kind: 'top', zone: 'library', player, count, form: number ? 'numberEqual' : 'fromEqual' };
};

/** "that many cards from the top of your library", "the bottom card of target player's library". */
export const readFromTop = remembered((r: Reader): ObjectRef | undefined => {
  const bottom = r.eat('the bottom');
  if (bottom) {
    const single = r.eat('card of');
    const count = single ? undefined : readNumberOrX(r);
    if (!single && (count === undefined || !r.eat('cards of'))) return undefined;
    const player = readPossessivePlayer(r);
    if (player === undefined || !r.eat('library')) return undefined;
    return { kind: 'top', zone: 'library', player, end: 'bottom', ...(count === undefined ? {} : { count }) };
  }
  const equal = r.attempt(fromTopEqual);
  if (equal !== undefined) return equal;
  const count = r.eat('a card') ? one : r.attempt(many);
  const from = count === undefined ? undefined : r.eatOne('from the top of', 'from the bottom of');
  const player = from === undefined ? undefined : readPossessivePlayer(r);
  if (count === undefined || player === undefined || !r.eat('library')) return undefined;
  return {
    kind: 'top',
    zone: 'library',
    player,
    count,
    form: 'from',
    ...(from === 'from the bottom of' ? { end: 'bottom' as const } : {}),
  };
});

const many = (r: Reader): Amount | undefined => {
  const count: Amount | undefined = r.eat('that many') ? { kind: 'thatMany' } : readNumberOrX(r);
  return count !== undefined && r.eat('cards') ? count : undefined;
};
