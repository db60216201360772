// Noun phrases: "other nonblack creatures you control with flying" as a filter, in Oracle's word order.
import type { Filter, Selection, Zone } from '../ability.ts';
import { beginsUse } from '../vocabulary.ts';
import { ADJECTIVES, adjective, BARE, DESIGNATED, OUTLAW } from './adjectives.ts';
import { readPost } from './filterPosts.ts';
import { otherOf } from './otherThan.ts';
import { type Reader, readList, readMany, remembered } from './reader.ts';
import { readCardType, readSubtype } from './words.ts';

/** A noun phrase read: what it means, and whether its noun can be singular or plural. */
export interface NounPhrase {
  readonly filter: Filter;
  readonly singular: boolean;
  readonly plural: boolean;
}

/** `and` of a list, without nesting and without a wrapper around one. */
export const allOf = (filters: readonly Filter[]): Filter => {
  const flat: Filter[] = [];
  for (const filter of filters)
    if (filter.kind === 'and' && filter.form === undefined) flat.push(...filter.of);
    else flat.push(filter);
  const [only] = flat;
  return flat.length === 1 && only !== undefined ? only : { kind: 'and', of: flat };
};

interface Noun {
  readonly filter: Filter;
  readonly singular: boolean;
  readonly plural: boolean;
}

const ABILITY_KINDS = ['activated or triggered', 'activated', 'triggered', 'mana', 'loyalty'] as const;

const ABILITY_FIRST: ReadonlySet<string> = new Set(['activated', 'triggered', 'mana', 'loyalty']);

/** "activated ability", "triggered abilities". */
const abilityNoun = (r: Reader): Noun | undefined => {
  const which = r.eatOne(...ABILITY_KINDS);
  const word = which === undefined ? undefined : r.eatOne('ability', 'abilities');
  if (which === undefined || word === undefined) return undefined;
  return { filter: { kind: 'ability', which }, singular: word === 'ability', plural: word === 'abilities' };
};

const anySubtype = (r: Reader): ReturnType<typeof readSubtype> => readSubtype(r);

const noun = (r: Reader): Noun | undefined => {
  const kind = r.passes(ABILITY_FIRST) ? undefined : r.attempt(abilityNoun);
  if (kind !== undefined) return kind;
  const bare = Object.hasOwn(BARE, r.peek()) ? BARE[r.peek()] : undefined;
  if (bare !== undefined && r.token?.kind === 'word') {
    r.step();
    return { filter: { kind: bare[0] }, singular: !bare[1], plural: bare[1] };
  }
  const outlaw = r.eatOne('outlaw', 'outlaws');
  if (outlaw !== undefined) return { filter: OUTLAW, singular: outlaw === 'outlaw', plural: outlaw === 'outlaws' };
  const type = r.attempt(readCardType);
  if (type !== undefined) {
    return { filter: { kind: 'type', type: type.value }, singular: type.singular, plural: type.plural };
  }
  const subtype = r.attempt(anySubtype);
  if (subtype !== undefined) {
    return { filter: { kind: 'subtype', subtype: subtype.value }, singular: subtype.singular, plural: subtype.plural };
  }
  if (r.eat('commander')) return { filter: { kind: 'commander' }, singular: true, plural: false };
  if (r.eat('commanders')) return { filter: { kind: 'commander' }, singular: false, plural: true };
  return r.want('a noun such as creature or permanent');
};

interface Unit {
  readonly adjectives: readonly Filter[];
  readonly nouns: readonly Noun[];
}

const adjectiveOfSeveral = (r: Reader): Filter | undefined => {
  const next = adjective(r);
  // "is black, black creatures get": two colors in a row are no list without its "and".
  if (next !== undefined && !r.passes(COMMA)) r.attemptWith(commaBefore, next);
  return next;
};

const unit = remembered((r: Reader): Unit | undefined => {
  if (!r.noting && !canBeginNoun(r)) return undefined;
  const adjectives = readMany(r, adjectiveOfSeveral);
  let ended = false;
  // Only the last noun of a unit can be plural; a plural noun ends it.
  // A negated noun between nouns: "Elf nontoken creature" does not occur; "artifact non-Wall creature" hardly.
  const nouns = readMany(r, (reader) => {
    const next = ended ? undefined : noun(reader);
    ended = next?.singular === false;
    return next;
  });
  // "a commander": the noun itself.
  const last = adjectives.at(-1);
  if (nouns.length === 0 && last?.kind === 'commander')
    return { adjectives: adjectives.slice(0, -1), nouns: [{ filter: last, singular: true, plural: false }] };
  return nouns.length === 0 ? undefined : { adjectives, nouns };
});

const COMMA: ReadonlySet<string> = new Set([',']);

/** A comma, with another adjective ahead. */
const commaBefore = (r: Reader, { kind }: Filter): true | undefined =>
  r.eat(',') && isAdjectiveAhead(r, kind === 'color') ? true : undefined;

const isAdjectiveAhead = (r: Reader, afterColor: boolean): boolean => {
  const mark = r.mark();
  const found = r.attempt(adjective);
  r.reset(mark);
  return found !== undefined && !(afterColor && found.kind === 'color');
};

const filterOfUnit = (part: Unit): Filter => allOf([...part.adjectives, ...part.nouns.map((item) => item.filter)]);

const isBareNoun = (filter: Filter): boolean =>
  filter.kind === 'spell' || filter.kind === 'card' || filter.kind === 'token' || filter.kind === 'permanent';

/** Joins the units of "artifact, creature, or land card": a last bare noun belongs to all of them. */
const joinUnits = (units: readonly Unit[], word: string): Filter => {
  const last = units.at(-1);
  const conjunction = word === 'and' || word === 'and/or' ? { word: word as 'and' | 'and/or' } : {};
  if (last === undefined) return { kind: 'object' };
  const tail = last.nouns.at(-1)?.filter;
  const others = units.slice(0, -1);
  const creatureTail =
    tail?.kind === 'type' &&
    tail.type === 'Creature' &&
    last.nouns.length === 2 &&
    last.nouns[0]?.filter.kind === 'subtype' &&
    others.every((part) => part.nouns.length === 1 && part.nouns[0]?.filter.kind === 'subtype');
  const shared =
    tail !== undefined &&
    last.nouns.length > 1 &&
    (creatureTail || isBareNoun(tail)) &&
    others.every((part) => !part.nouns.some((item) => isBareNoun(item.filter) || !item.singular));
  const [head] = units;
  // Adjectives in front of a list of plain nouns describe every one of them.
  const spread = units.slice(1).every((part) => part.adjectives.length === 0) && (head?.adjectives.length ?? 0) > 0;
  const front = spread ? (head?.adjectives ?? []) : [];
  const parts = units.map((part, index) => {
    const nouns = part.nouns.map((item) => item.filter);
    const kept = shared && index === units.length - 1 ? nouns.slice(0, -1) : nouns;
    return allOf([...(spread && index === 0 ? [] : part.adjectives), ...kept]);
  });
  const either: Filter = { kind: 'or', of: parts, ...conjunction };
  return allOf([...front, either, ...(shared && tail !== undefined ? [tail] : [])]);
};

const STARTS: ReadonlySet<string> = new Set([
  ...ADJECTIVES,
  ...DESIGNATED,
  'exiled',
  ...ABILITY_KINDS,
  ...Object.keys(BARE),
  'other',
  'face-down',
  'face-up',
  'face',
  'commander',
  'commanders',
  'outlaw',
  'outlaws',
]);

/** Whether a noun phrase can begin with the next word. */
export const canBeginNoun = (r: Reader): boolean => {
  const word = r.peek();
  return STARTS.has(word) || word.startsWith('non') || beginsUse(word);
};

/** What only a creature has: keyword abilities, power and toughness. */
const isOfCreatures = (post: Filter): boolean => {
  switch (post.kind) {
    case 'hasKeyword':
      return true;
    case 'compare':
      return post.property === 'power' || post.property === 'toughness';
    case 'or':
    case 'and':
      return post.of.every(isOfCreatures);
    case 'not':
      return isOfCreatures(post.of);
    default:
      return false;
  }
};

/**
 * "Artifact, enchantment, or creature with flying": an ability of creatures is said of the creatures alone, if nothing else on
 * the list is one; what any permanent can have (a mana value, a controller) of all.
 */
const bound = (core: Filter, posts: readonly Filter[]): readonly Filter[] => {
  const last = core.kind === 'or' ? core.of.at(-1) : undefined;
  if (core.kind !== 'or' || last?.kind !== 'type' || last.type !== 'Creature') return [core, ...posts];
  const others = core.of.slice(0, -1);
  const keywords = posts.filter(isOfCreatures);
  const foreign = others.every((part) => part.kind === 'type' && part.type !== 'Creature');
  if (keywords.length === 0 || !foreign || posts[0] === undefined || !isOfCreatures(posts[0])) return [core, ...posts];
  const rest = posts.filter((post) => !isOfCreatures(post));
  return [{ ...core, of: [...others, allOf([last, ...keywords])] }, ...rest];
};

const surePost = (r: Reader): Filter | undefined => r.surely(readPost);

/**
 * A noun phrase without its article: adjectives, nouns, and what follows them ("you control", "with flying").
 * "other" stands first; articles, "another" and "target" are the caller's.
 */
export const readNounPhrase = remembered(
  (r: Reader): NounPhrase | undefined => {
    if (!r.noting && !canBeginNoun(r)) return undefined;
    const other = r.eat('other');
    const list = readUnits(r);
    if (list === undefined) return undefined;
    const [only] = list.units;
    const core = list.units.length === 1 && only !== undefined ? filterOfUnit(only) : joinUnits(list.units, list.word);
    const last = list.units.at(-1)?.nouns.at(-1);
    // What can be said of the noun is said of it.
    const parts = bound(core, readMany(r, surePost));
    const filter = allOf(other ? [otherOf(r, allOf(parts)), ...parts] : parts);
    return { filter, singular: last?.singular ?? false, plural: last?.plural ?? false };
  },
  'filter',
  ({ filter }) => [filter],
);

/** A noun phrase to its noun, without what follows it. */
export const readPlainNoun = (r: Reader): NounPhrase | undefined => {
  const list = readUnits(r);
  const last = list?.units.at(-1)?.nouns.at(-1);
  const [only, more] = list?.units ?? [];
  if (list === undefined || only === undefined || last === undefined) return undefined;
  const filter = more === undefined ? filterOfUnit(only) : joinUnits(list.units, list.word);
  return { filter, singular: last.singular, plural: last.plural };
};

/** Whether a kind is said of several; "cards" of "creature and land cards" belongs to what stands before as well. */
const isMany = ({ nouns }: Unit, alone: boolean): boolean =>
  nouns.at(-1)?.singular === false && (alone || nouns.length === 1);

const BETWEEN_UNITS = ['and / or', 'and', 'or'];

const unitList = (r: Reader): ReturnType<typeof readList<Unit>> => readList(r, unit, BETWEEN_UNITS);

const readUnits = (r: Reader): { readonly units: readonly Unit[]; readonly word: string } | undefined => {
  const start = r.at;
  const list = r.attempt(unitList);
  if (list === undefined) return undefined;
  // "Whenever you cast a creature spell, Birds and Frogs get …": what is one never goes on with several.
  const [first] = list.items;
  const one = first?.nouns.at(-1);
  if (one?.singular === true && !one.plural && list.items.some((part) => isMany(part, isBareNoun(one.filter)))) {
    r.at = start;
    const only = unit(r);
    return only === undefined ? undefined : { units: [only], word: '' };
  }
  return { units: list.items, word: list.word === 'and / or' ? 'and/or' : list.word };
};

/** The zone a filter's own words name. */
export const zoneOf = (filter: Filter): Zone | undefined => {
  switch (filter.kind) {
    case 'inZone':
      return filter.zone;
    case 'history':
      return filter.event === 'exiled with' ? 'exile' : undefined;
    case 'spell':
    case 'ability':
      return 'stack';
    case 'and':
      for (const part of filter.of) {
        const zone = zoneOf(part);
        if (zone !== undefined) return zone;
      }
      return undefined;
    case 'or': {
      const zones = new Set(filter.of.map(zoneOf));
      const [zone] = zones;
      return zones.size === 1 ? zone : undefined;
    }
    default:
      return undefined;
  }
};

/** A selection with the zone its filter names. */
export const selectionOf = (filter: Filter): Selection => {
  const zone = zoneOf(filter);
  return zone === undefined ? { filter } : { filter, zone };
};
