// Keyword abilities with their parameters: "flying", "protection from red", "islandwalk", "equip {2}", "enchant creature".

import { type KeywordName, keywordShape, plainName } from '../../keywords/keywords.ts';
import type { Ability, CostPart, Filter } from '../ability.ts';
import { readAllCosts } from './actionCosts.ts';
import { readAmount } from './amounts.ts';
import { readCosts } from './costs.ts';
import { allOf, readNounPhrase, zoneOf } from './filters.ts';
import { keywordsFrom, tokensOfName } from './keywordNames.ts';
import { askedEnding } from './learned.ts';
import { orElse } from './orElse.ts';
import { readWhere } from './predicates.ts';
import { readProperName } from './properNames.ts';
import { oneOf, type Reader, readList, readMany, remembered } from './reader.ts';
import { readPossessiveRef, readSingleRef } from './refs.ts';
import { wordFilter } from './wordFilter.ts';
import { readBound, readColor, readMana, readNumber, readNumberOrX, readPair } from './words.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;

const COLORS: readonly Filter[] = (['W', 'U', 'B', 'R', 'G'] as const).map((color) => ({ kind: 'color', color }));

const oneQuality = (r: Reader): Filter | undefined => {
  const color = r.attempt((reader) => {
    const value = readColor(reader);
    return value !== undefined && !isNounAhead(reader) ? ({ kind: 'color', color: value } as const) : undefined;
  });
  if (color !== undefined) return color;
  const shared = r.attempt(colorsOf) ?? r.attempt(eachOf);
  if (shared !== undefined) return shared;
  if (r.eat('each of your opponents')) return { kind: 'controlledBy', player: { kind: 'eachOpponent', form: 'of' } };
  const plain = r.attempt(readNounPhrase);
  if (plain !== undefined) return plain.filter;
  const kind = r.eatOne('multicolored', 'monocolored');
  if (kind !== undefined) return { kind };
  const supertype = wordFilter(r.peek());
  if (supertype?.kind !== 'supertype') return r.attempt(ofValue);
  r.step();
  return supertype;
};

/** "mana value 3 or greater". */
const ofValue = (r: Reader): Filter | undefined => {
  const property = r.eatOne('mana value', 'power', 'toughness');
  const bound = property === undefined ? undefined : readBound(r, readAmount);
  if (property === undefined || bound === undefined) return undefined;
  return { kind: 'compare', property: property === 'mana value' ? 'manaValue' : property, ...bound, alone: true };
};

/** "the colors of permanents you control", "each of its colors": what shares a colour with them (702.16a). */
const colorsOf = (r: Reader): Filter | undefined => {
  if (r.eatOne('each of its colors', 'its colors') !== undefined)
    return { kind: 'shares', what: 'color', with: { kind: 'self' }, form: 'eachOf' };
  if (r.eat('each color among')) {
    const among = readSingleRef(r);
    return among === undefined ? undefined : { kind: 'shares', what: 'color', with: among, form: 'colorsAmong' };
  }
  if (!r.eat('the colors of')) return undefined;
  const ref = readSingleRef(r);
  return ref === undefined ? undefined : { kind: 'shares', what: 'color', with: ref, form: 'colorsOf' };
};

/** "each of the exiled card's card types", "each of that creature's colors": what shares one with it (702.16a). */
const eachOf = (r: Reader): Filter | undefined => {
  const ref = r.eat('each of') ? readPossessiveRef(r) : undefined;
  const word = ref === undefined ? undefined : r.eatOne('colors', 'card types');
  return ref === undefined || word === undefined
    ? undefined
    : { kind: 'shares', what: word === 'colors' ? 'color' : 'cardType', with: ref, form: 'eachOf' };
};

const isNounAhead = (r: Reader): boolean => {
  const mark = r.mark();
  const found = readNounPhrase(r) !== undefined;
  r.reset(mark);
  return found;
};

/** "from artifacts and from all colors": all five, in their place on the list. */
const ALL_COLORS: Filter = { kind: 'or', of: COLORS };

/** What stands after "protection from" and "hexproof from". */
const fromQualities = (r: Reader): Pick<Keyword, 'from' | 'everything' | 'chosenQuality' | 'chooser'> | undefined => {
  if (r.eat('everything')) return { everything: true };
  if (!r.sees('each color among') && r.eatOne('all colors', 'each color', 'every color') !== undefined)
    return { from: COLORS };
  if (r.eat('the chosen color')) return { chosenQuality: 'color' };
  if (r.mode === 'resolution' && r.eat('that color')) return { chosenQuality: 'thatColor' };
  if (r.eatOne('the chosen card name', 'the chosen name') !== undefined) return { chosenQuality: 'name' };
  if (r.eatOne('the color of your choice', 'a color of your choice') !== undefined)
    return { chosenQuality: 'colorOfYourChoice' };
  if (r.eat("the color of its controller 's choice"))
    return { chosenQuality: 'colorOfYourChoice', chooser: 'controller' };
  if (r.eat('the card type of your choice')) return { chosenQuality: 'cardTypeOfYourChoice' };
  if (r.eatOne('the chosen player') !== undefined) return { chosenQuality: 'player' };
  if (r.eatOne('the chosen type', 'creatures of the chosen type') !== undefined) return { chosenQuality: 'type' };
  const list = readList(
    r,
    (reader) => {
      const again = reader.eat('from');
      if (again && reader.eat('all colors')) return ALL_COLORS;
      return oneQuality(reader);
    },
    ['and'],
  );
  return list === undefined ? undefined : { from: list.items.flatMap((one) => (one === ALL_COLORS ? COLORS : [one])) };
};

const withFrom =
  (keyword: 'protection' | 'hexproof') =>
  (r: Reader): Keyword | undefined => {
    if (!r.eat(`${keyword} from`)) return undefined;
    const qualities = fromQualities(r);
    return qualities === undefined ? r.want('a quality such as red') : { kind: 'keyword', keyword, ...qualities };
  };

const enchant = (r: Reader): Keyword | undefined => {
  if (!r.eat('enchant')) return undefined;
  const only = r.eatOne('player', 'opponent');
  if (only !== undefined && r.done) {
    return { kind: 'keyword', keyword: 'enchant', players: only === 'player' ? 'any' : 'opponent' };
  }
  if (only !== undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const zone = zoneOf(phrase.filter);
  const player = r.eat('or player');
  return {
    kind: 'keyword',
    keyword: 'enchant',
    quality: phrase.filter,
    ...(zone === undefined ? {} : { zone }),
    ...(player ? { players: 'any' as const } : {}),
  };
};

const landwalk = (r: Reader): Keyword | undefined => {
  const qualities = readMany(r, landQuality);
  const match = /^(.+)walk$/.exec(r.peek());
  const land = match?.[1] === 'land' ? ({ kind: 'type', type: 'Land' } as const) : landType(match?.[1] ?? '');
  if (land === undefined || qualities.length > 2) return r.want('a landwalk ability');
  r.step();
  const chosen = land.kind === 'type' && r.eat('of the chosen type') ? ({ chosenQuality: 'type' } as const) : {};
  return { kind: 'keyword', keyword: 'landwalk', quality: allOf([...qualities, land]), ...chosen };
};

/** "legendary", "nonbasic", "snow-covered" before a kind of land. */
const landQuality = (r: Reader): Filter | undefined => {
  const word = r.peek();
  const negative = word.startsWith('non');
  const quality = wordFilter(negative ? word.slice(3) : word.replace('-covered', ''));
  if (quality?.kind !== 'supertype') return undefined;
  r.step();
  return negative ? { kind: 'not', of: quality } : quality;
};

const landType = (word: string): Filter | undefined => {
  const filter = wordFilter(word);
  return filter?.kind === 'subtype' || filter?.kind === 'type' ? filter : undefined;
};

const typecycling = (r: Reader): Keyword | undefined => {
  const qualities: Filter[] = [];
  if (r.sees('basic landcycling')) {
    r.step();
    qualities.push({ kind: 'supertype', supertype: 'Basic' });
  }
  const match = /^(.+)cycling$/.exec(r.peek());
  const type = match === null ? undefined : wordFilter(match[1] ?? '');
  if (type === undefined) return undefined;
  r.step();
  const cost = keywordCost(r);
  return cost === undefined
    ? undefined
    : { kind: 'keyword', keyword: 'typecycling', quality: allOf([...qualities, type]), cost };
};

/** What stands after a dash: plain costs to the end of the line, else any. */
const costsAfter = orElse<readonly CostPart[]>(
  (r) => {
    const parts = readCosts(r);
    return r.done || r.sees('.') ? parts : undefined;
  },
  (r) => readAllCosts(r),
);

/** A mana cost, or after a dash any cost ("cumulative upkeep—Pay 2 life"). */
const keywordCost = (r: Reader): readonly CostPart[] | undefined => {
  const dash = r.eat('—') || r.eat('-') || r.eat('--');
  if (dash) {
    const parts = costsAfter(r);
    if (parts !== undefined) r.eat('.');
    return parts;
  }
  const cost = readMana(r);
  if (cost === undefined) return undefined;
  const other = r.attempt((reader) => (reader.eat('or') ? readMana(reader) : undefined));
  if (other === undefined) return [{ pay: 'mana', cost }];
  const [first, second] = [cost, other].map((one): CostPart => ({ pay: 'mana', cost: one, elided: true }));
  return first === undefined || second === undefined ? undefined : [{ pay: 'either', of: [first, second] }];
};

const equip = (r: Reader): Keyword | undefined => {
  if (!r.eat('equip')) return undefined;
  const quality = r.attempt(readNounPhrase);
  const cost = keywordCost(r);
  if (cost === undefined) return undefined;
  return { kind: 'keyword', keyword: 'equip', cost, ...(quality === undefined ? {} : { quality: quality.filter }) };
};

const offering = (r: Reader): Keyword | undefined => {
  const quality = wordFilter(r.peek());
  if (quality === undefined) return undefined;
  r.step();
  return r.eat('offering') ? { kind: 'keyword', keyword: 'offering', quality } : undefined;
};

/** "Partner", "Partner with NAME" (702.124). */
const partner = (r: Reader): Keyword | undefined => {
  if (!r.eat('partner')) return undefined;
  const name = r.eat('with') ? readProperName(r) : undefined;
  if (name === undefined && r.tokens[r.at - 1]?.text === 'with') return undefined;
  return { kind: 'keyword', keyword: 'partner', ...(name === undefined ? {} : { quality: { kind: 'named', name } }) };
};

const SPECIAL_NAMES: ReadonlySet<string> = new Set([
  'enchant',
  'equip',
  'partner with',
  'landwalk',
  'typecycling',
  'offering',
  'protection from',
  'hexproof from',
]);

/** "Hand +1, life -3": the modifiers of a vanguard card (211). */
const vanguard = (r: Reader): Keyword | undefined => {
  const keyword = r.eatOne('hand', 'life');
  const sign = keyword === undefined ? undefined : r.eatOne('+', '-', '−', '–');
  const value = sign === undefined ? undefined : readNumber(r);
  if (keyword === undefined || value === undefined) return undefined;
  return {
    kind: 'keyword',
    keyword: `${keyword} modifier`,
    amount: { kind: 'number', value: sign === '+' ? value : -value },
  };
};

const generic = (r: Reader): Keyword | undefined => {
  for (const name of keywordsFrom(r.peek())) {
    if (SPECIAL_NAMES.has(name)) continue;
    const found = r.attempt((reader) => (reader.eat(tokensOfName(name)) ? parameters(reader, name) : undefined));
    if (found !== undefined) return found;
  }
  return r.want('a keyword');
};

/** "one or more {5}", "four or more nonlands {8}{U}": how many things something is crafted with (702.167). */
const readAtLeast = (r: Reader): Pick<Keyword, 'amount' | 'quality' | 'cost'> | undefined => {
  const value = readNumber(r);
  if (value === undefined || !r.eat('or more')) return undefined;
  const phrase = r.attempt(readNounPhrase);
  const cost = keywordCost(r);
  if (cost === undefined) return undefined;
  return { amount: { kind: 'number', value }, cost, ...(phrase === undefined ? {} : { quality: phrase.filter }) };
};

const parameters = (r: Reader, name: KeywordName): Keyword | undefined => {
  const base = { kind: 'keyword', keyword: plainName(name) } as const;
  switch (keywordShape(name)) {
    case 'none':
      return base;
    case 'cost': {
      const from = name === 'emerge' && r.eat('from') ? readNounPhrase(r)?.filter : undefined;
      if (from !== undefined) {
        const price = keywordCost(r);
        return price === undefined ? undefined : { ...base, cost: price, quality: from };
      }
      const cost = name === 'mayhem' && (r.done || r.sees('.')) ? [] : keywordCost(r);
      if (cost?.length === 0) return base;
      if (cost !== undefined && name === 'prototype') {
        const size = r.eat('—') ? readPair(r, false) : undefined;
        return size === undefined
          ? undefined
          : { ...base, cost, size: { power: size.power.amount, toughness: size.toughness.amount } };
      }
      if (cost !== undefined && name === 'kicker' && r.eat('and / or')) {
        const other = readMana(r);
        return other === undefined ? undefined : { ...base, cost, otherCost: [{ pay: 'mana', cost: other }] };
      }
      const [mana] = cost ?? [];
      const priced = mana?.pay === 'mana' && mana.cost.some(({ kind }) => kind === 'variable');
      const whereX = priced ? r.surely(readWhere) : undefined;
      return cost === undefined ? undefined : { ...base, cost, ...(whereX === undefined ? {} : { whereX }) };
    }
    case 'number': {
      const kind = name === 'devour' ? r.attempt(readNounPhrase) : undefined;
      const amount = readNumberOrX(r);
      if (kind !== undefined) return amount === undefined ? undefined : { ...base, quality: kind.filter, amount };
      if (amount === undefined) return name === 'hideaway' ? base : undefined;
      const whereX = amount.kind === 'x' ? r.surely(readWhere) : undefined;
      return { ...base, amount, ...(whereX === undefined ? {} : { whereX }) };
    }
    case 'numberCost': {
      const amount = readNumberOrX(r);
      const cost = amount === undefined ? undefined : keywordCost(r);
      if (amount === undefined || cost === undefined) return undefined;
      const notZero = amount.kind === 'x' && (r.eat("x can't be 0") || r.eat(". x can't be 0"));
      return { ...base, amount, cost, ...(notZero ? { notZero } : {}) };
    }
    case 'quality': {
      if (name === 'craft' && !r.eat('with')) return undefined;
      const many = name === 'craft' ? r.attempt(readAtLeast) : undefined;
      if (many !== undefined) return { ...base, ...many };
      r.eatOne('a', 'an');
      const phrase = readNounPhrase(r);
      if (phrase === undefined) return undefined;
      const cost = r.attempt(keywordCost);
      return { ...base, quality: phrase.filter, ...(cost === undefined ? {} : { cost }) };
    }
    case 'typePrefix':
    case 'typePrefixCost':
    case 'label':
      return undefined;
  }
};

const protection = withFrom('protection');
const hexproof = withFrom('hexproof');

/** What keywords end in that begin with a quality. */
const LATE = askedEnding(/walk$|cycling$|^offering$/);

/** Whether a keyword can begin here: with its own name, or with a quality before -walk, -cycling or "offering". */
const canBegin = (r: Reader): boolean => {
  const first = r.peek();
  if (first === 'hand' || first === 'life' || keywordsFrom(first).length > 0) return true;
  if (r.lacksAll(LATE)) return false;
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const word = r.peek(ahead);
    if (word.endsWith('walk') || word.endsWith('cycling') || word === 'offering') return true;
  }
  return false;
};

const kinds = oneOf<Keyword>(() => [
  protection,
  hexproof,
  enchant,
  equip,
  landwalk,
  typecycling,
  offering,
  partner,
  vanguard,
  generic,
]);

/** One keyword ability. */
export const readKeyword = remembered(
  (r: Reader): Keyword | undefined => (r.noting || canBegin(r) ? kinds(r) : undefined),
  'keyword',
);
