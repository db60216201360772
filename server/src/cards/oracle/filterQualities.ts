// What an object has, after "with" or "without": "with flying", "with power 4 or greater", "with a counter on it".
import type { Filter } from '../ability.ts';
import { readAmount } from './amounts.ts';
import { readWithAttached } from './attachmentWords.ts';
import { readCounterKind } from './counters.ts';
import { lesser, sameNumber } from './filterAsOther.ts';
import { readNounPhrase } from './filters.ts';
import { keywordsFrom } from './keywordNames.ts';
import { howMany, readQuantity } from './quantities.ts';
import { oneOf, type Reader, readList } from './reader.ts';
import { readObjectRef } from './refs.ts';
import { readBound } from './words.ts';

/** A keyword's name as a quality an object can have: "flying", "islandwalk". */
export const readKeywordName = (r: Reader): string | undefined => {
  for (const name of keywordsFrom(r.peek())) {
    if (name === 'landwalk' || name === 'enchant') continue;
    if (r.eat(name)) return name;
  }
  const word = r.peek();
  if (/^[a-z]+walk$/.test(word)) {
    r.step();
    return word;
  }
  return r.want('a keyword');
};

const keywordFilter = (r: Reader): Filter | undefined => {
  if (r.eat('landwalk abilities')) return { kind: 'hasKeyword', keyword: 'landwalk', abilities: true };
  const article = r.eatOne('a', 'an') !== undefined;
  const keyword = readKeywordName(r);
  if (keyword === undefined || (article && !r.eat('ability'))) return undefined;
  return { kind: 'hasKeyword', keyword, ...(article ? { article } : {}) };
};

export const keywordQuality = (r: Reader): Filter | undefined => {
  const list = readList(r, keywordFilter, ['and / or', 'and', 'or']);
  if (list === undefined) return undefined;
  const [only] = list.items;
  if (list.items.length === 1 && only !== undefined) return only;
  if (list.word === 'and') return { kind: 'and', of: list.items };
  return { kind: 'or', of: list.items, ...(list.word === 'or' ? {} : { word: 'and/or' as const }) };
};

/** What an object has, after "with" or "has": counters, a number, a name, attachments, keywords. */
export const readQuality = oneOf<Filter>(() => [
  aboveIt,
  withCounters,
  withNumber,
  lesser,
  withNumberFirst,
  sameNumber,
  symbolIn,
  withMisc,
  readWithAttached,
  keywordQuality,
]);

/** "a blaze counter on it". */
const withoutCounter = (r: Reader): Filter | undefined => {
  if (r.eatOne('a', 'an') === undefined) return undefined;
  const counter = readCounterKind(r);
  return counter !== undefined && r.eat('counter on it') ? { kind: 'hasCounter', counter } : undefined;
};

/** "{X} in its mana cost", "{T} in its activation cost". */
const symbolIn = (r: Reader): Filter | undefined => {
  const symbol = r.token;
  if (symbol?.kind !== 'symbol') return undefined;
  r.step();
  const where = r.eatOne(
    'in its mana cost',
    'in its activation cost',
    'in their activation costs',
    'in their mana costs',
  );
  return where === undefined ? undefined : { kind: 'history', event: `with ${symbol.raw.toUpperCase()} ${where}` };
};

/** "a creature card directly above it", "three or more creature cards above it". */
const aboveIt = (r: Reader): Filter | undefined => {
  if (r.lacks('above')) return undefined;
  const amount = readQuantity(r);
  const phrase = amount === undefined ? undefined : readNounPhrase(r);
  if (amount === undefined || phrase === undefined) return undefined;
  const directly = r.eat('directly');
  if (!r.eat('above it')) return undefined;
  const one = amount.to.kind === 'number' && amount.to.value === 1;
  return {
    kind: 'above',
    what: phrase.filter,
    ...(directly ? { directly } : {}),
    ...(one ? {} : { number: howMany(amount) }),
  };
};

export const withQuality = (r: Reader): Filter | undefined => {
  if (r.eat('without')) {
    const quality = r.attempt(keywordQuality) ?? r.attempt(withoutCounter) ?? r.attempt(symbolIn);
    return quality === undefined ? undefined : { kind: 'not', of: quality };
  }
  if (!r.eat('with')) return undefined;
  return readQuality(r);
};

/** What a spell or permanent can be said to have, that nothing here asks of it; longer wordings first. */
const TRAITS = [
  'the same name as one another',
  'the greatest mana value',
  'the greatest toughness',
  'the highest mana value',
  'different mana values',
  'different controllers',
  'the lowest mana value',
  'an activated ability',
  'the least toughness',
  'the same controller',
  'the same mana value',
  'the chosen ability',
  'mana value of the chosen value',
  'the greatest power',
  'different powers',
  'a single target',
  'the least power',
  'different names',
  'the most votes',
  'the same power',
  'the same name',
  'an adventure',
  'those names',
  'that name',
] as const;

export const withMisc = (r: Reader): Filter | undefined => {
  const trait =
    r.sees('the same name as') && !r.sees('the same name as one another')
      ? undefined
      : TRAITS.find((words) => r.eat(words));
  if (trait !== undefined) return { kind: 'history', event: `with ${trait}` };
  if (r.eat('no abilities')) return { kind: 'not', of: { kind: 'hasAbilities' } };
  if (r.eat('the chosen name')) return { kind: 'chosen', what: 'name' };
  if (r.eat('the same name as')) {
    const ref = readObjectRef(r);
    return ref === undefined ? undefined : { kind: 'shares', what: 'name', with: ref };
  }
  return undefined;
};

export const withCounters = (r: Reader): Filter | undefined => {
  const no = r.eat('no');
  // "creatures with +1/+1 counters on them": no article before the plural.
  const plural = !no && r.eatOne('a', 'an', 'one or more') === undefined;
  const counter = r.eat('counters') || (!plural && r.eat('counter')) ? '' : readCounterKind(r);
  if (counter === undefined) return undefined;
  if (counter !== '' && !(!plural && r.eat('counter')) && !r.eat('counters')) return undefined;
  if (r.eatOne('on it', 'on them', 'on that creature', 'on those creatures') === undefined) return undefined;
  const filter: Filter =
    counter === ''
      ? { kind: 'hasCounter', ...(plural ? { plural } : {}) }
      : { kind: 'hasCounter', counter, ...(plural ? { plural } : {}) };
  return no ? { kind: 'not', of: filter } : filter;
};

const withNumber = (r: Reader): Filter | undefined => {
  const either = r.eat('power or toughness') ? readBound(r, readAmount) : undefined;
  if (either !== undefined)
    return {
      kind: 'or',
      of: (['power', 'toughness'] as const).map((property) => ({ kind: 'compare', property, ...either })),
    };
  const total = r.eat('total');
  const property = r.eatOne('power', 'toughness', 'mana value', 'converted mana cost');
  if (property === undefined) return undefined;
  const bound = readBound(r, readAmount);
  if (bound === undefined) return undefined;
  const name = property === 'power' || property === 'toughness' ? property : 'manaValue';
  return { kind: 'compare', property: name, comparison: bound.comparison, to: bound.to, ...(total ? { total } : {}) };
};

/** "3 or greater power". */
const withNumberFirst = (r: Reader): Filter | undefined => {
  const bound = readBound(r, readAmount);
  if (bound === undefined || bound.comparison === '=') return undefined;
  const property = r.eatOne('power', 'toughness');
  return property === undefined ? undefined : { kind: 'compare', property, ...bound, first: true };
};
