// What stands in the places of a frame: objects, players, amounts, kinds, counters, mana.
import type { Amount, DeedPart, Filter } from '../ability.ts';
import { readAbilityList } from './abilityLists.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readCondition } from './conditions.ts';
import { readCosts } from './costs.ts';
import { readCounterKind } from './counters.ts';
import { readDuration } from './durations.ts';
import { readProperName } from './filterPosts.ts';
import { readKeywordName } from './filterQualities.ts';
import { readNounPhrase } from './filters.ts';
import { readPlace } from './places.ts';
import { readPlayer, readPossessivePlayer } from './players.ts';
import { countOf, type Reader, readList } from './reader.ts';
import { readObjectRef, readPossessiveRef, readSelfRef } from './refs.ts';
import { readColor, readMana, readNumberOrX } from './words.ts';

const number = (value: number): Amount => ({ kind: 'number', value });

/** Symbols that are no mana, `{E}` or `{TK}`: how many there are. */
const symbols = (r: Reader, symbol: string): DeedPart | undefined => {
  const many = r.attempt((reader) => {
    if (reader.sees('an') || reader.sees('that') || reader.sees('x')) {
      const amount = reader.eat('an amount of') ? undefined : readAmount(reader);
      return amount !== undefined && reader.eat(symbol) ? amount : undefined;
    }
    return undefined;
  });
  if (many !== undefined) return { part: 'amount', amount: many };
  const count = countOf(r, symbol);
  return count === 0 ? undefined : { part: 'amount', amount: number(count) };
};

const objects = (r: Reader): DeedPart | undefined => {
  const ref = readObjectRef(r);
  return ref === undefined ? undefined : { part: 'objects', ref };
};

const amount =
  (read: (r: Reader) => Amount | undefined) =>
  (r: Reader): DeedPart | undefined => {
    const value = read(r);
    return value === undefined ? undefined : { part: 'amount', amount: value };
  };

const kind = (r: Reader): DeedPart | undefined => {
  r.eatOne('a', 'an');
  const phrase = readNounPhrase(r);
  return phrase === undefined ? undefined : { part: 'kind', filter: phrase.filter };
};

/** What is searched for: "a basic land card", "up to two creature cards", "that card". */
const searched = (r: Reader): DeedPart | undefined => objects(r);

/** Words without a meaning of their own that a text itself gives one: "sickness or psychosis". */
const options = (r: Reader): DeedPart | undefined => {
  const list = readList(
    r,
    (reader) => {
      const word = reader.token;
      if (word?.kind !== 'word' || !/^\p{L}+$/u.test(word.text) || word.text === 'or') return undefined;
      reader.step();
      return word.text;
    },
    ['or'],
  );
  if (list === undefined || list.items.length < 2) return undefined;
  return { part: 'kind', filter: { kind: 'or', of: list.items.map((name): Filter => ({ kind: 'named', name })) } };
};

/** Kinds of things that can be chosen, longer wordings first. */
const CHOSEN = [
  'a color',
  'a creature type',
  'a card type',
  'a permanent type',
  'a card name',
  'a nonland card name',
  'a creature card name',
  'a nonbasic land card name',
  'a noncreature , nonland card name',
  'a number',
  'a land type',
  'a basic land type',
  'a player',
  'an opponent',
  'odd or even',
  'left or right',
].sort((a, b) => b.length - a.length);

/** What can stand in a place of a frame, by the name of the place. */
export const PLACES: Readonly<Record<string, (r: Reader) => DeedPart | undefined>> = {
  objects,
  zones: objects,
  searched,
  amount: amount(readAmount),
  each: amount(readForEach),
  choice: (r) => {
    const words = CHOSEN.find((one) => r.eat(one));
    return words === undefined
      ? undefined
      : { part: 'kind', filter: { kind: 'named', name: words.replace(' ,', ',') } };
  },
  keyword: (r) => {
    const keyword = readKeywordName(r);
    return keyword === undefined ? undefined : { part: 'kind', filter: { kind: 'named', name: keyword } };
  },
  owner: (r) => {
    const ref = readPossessiveRef(r);
    return ref === undefined ? undefined : { part: 'objects', ref };
  },
  self: (r) => {
    const ref = readSelfRef(r);
    return ref === undefined ? undefined : { part: 'objects', ref };
  },
  who: (r) => {
    const player = readPlayer(r);
    return player === undefined ? undefined : { part: 'player', player };
  },
  number: amount(readNumberOrX),
  digits: amount(readNumberOrX),
  count: amount((r) => (r.eat('a') || r.eat('an') ? number(1) : readAmount(r))),
  to: (r) => {
    const place = readPlace(r);
    return place === undefined ? undefined : { part: 'place', place };
  },
  energy: (r) => symbols(r, '{e}'),
  tickets: (r) => symbols(r, '{tk}'),
  kind,
  one: (r) => {
    const phrase = readNounPhrase(r);
    return phrase?.singular === true ? { part: 'kind', filter: phrase.filter } : undefined;
  },
  kinds: kind,
  nouns: kind,
  noun: kind,
  options,
  receiver: (r) => {
    const player = r.attempt(readPlayer);
    return player === undefined ? objects(r) : { part: 'player', player };
  },
  player: (r) => {
    const player = readPlayer(r);
    return player === undefined ? undefined : { part: 'player', player };
  },
  whose: (r) => {
    const player = readPossessivePlayer(r);
    return player === undefined ? undefined : { part: 'player', player };
  },
  owned: (r) => (r.eat('you have') ? { part: 'player', player: { kind: 'you' } } : undefined),
  counter: (r) => {
    const counter = readCounterKind(r);
    return counter === undefined ? undefined : { part: 'counter', counter };
  },
  color: (r) => {
    const color = readColor(r);
    return color === undefined ? undefined : { part: 'kind', filter: { kind: 'color', color } };
  },
  mana: (r) => {
    const cost = readMana(r);
    return cost === undefined ? undefined : { part: 'mana', cost };
  },
  costs: (r) => {
    const costs = readCosts(r);
    return costs === undefined ? undefined : { part: 'costs', costs };
  },
  abilities: (r) => {
    const list = readAbilityList(r);
    return list === undefined ? undefined : { part: 'abilities', ...list };
  },
  condition: (r) => {
    const condition = readCondition(r);
    return condition === undefined ? undefined : { part: 'condition', condition };
  },
  duration: (r) => {
    const duration = readDuration(r);
    return duration === undefined ? undefined : { part: 'duration', duration };
  },
  name: (r) => {
    const name = readProperName(r);
    return name === undefined ? undefined : { part: 'kind', filter: { kind: 'named', name } };
  },
};
