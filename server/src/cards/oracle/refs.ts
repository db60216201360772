// References to objects: "this creature", "target creature you control", "all other Goblins", "it", "that creature".
import type { Amount, Filter, ObjectRef } from '../ability.ts';
import { cardTypeOf, numberOfWord, subtypeOf } from '../vocabulary.ts';
import { readAmount } from './amounts.ts';
import { readAnyNumber, readFromTop, readRest, readSomeOf, readZoneRef } from './cardGroups.ts';
import { readAttached, readSpecial, readTop } from './definiteRefs.ts';
import { readPost } from './filterPosts.ts';
import { allOf, canBeginNoun, type NounPhrase, readNounPhrase, readPlainNoun, selectionOf } from './filters.ts';
import { possessor, readPronoun } from './pronouns.ts';
import { type Read, type Reader, readMany, readUpToLast, remembered } from './reader.ts';
import { readTarget } from './targets.ts';
import { readNumberOrX } from './words.ts';

const SELF_NOUNS = new Set(['permanent', 'spell', 'card', 'token', 'object', 'ability', 'emblem', 'class', 'saga']);

/** The object itself: its name, "this creature", "this Aura". */
export const readSelfRef = remembered((r: Reader): ObjectRef | undefined => {
  const token = r.token;
  if (token?.kind === 'name') {
    r.step();
    return r.quoted ? { kind: 'granter' } : { kind: 'self' };
  }
  return r.attempt((reader) => {
    if (!reader.eat('this')) return undefined;
    const word = reader.peek();
    const isNoun = SELF_NOUNS.has(word) || cardTypeOf(word) !== undefined || subtypeOf(word) !== undefined;
    if (!isNoun || word === 'ability') return reader.want('a noun such as creature or permanent');
    reader.step();
    return { kind: 'self' } as const;
  });
}, 'object');

const YOUR_COMMANDER: Filter = {
  kind: 'and',
  of: [{ kind: 'commander' }, { kind: 'ownedBy', player: { kind: 'you' } }],
};

const readSet = (r: Reader): ObjectRef | undefined => {
  const the = r.eat('all the');
  const quantifier = the ? 'all' : r.eatOne('all', 'each', 'every');
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  if (quantifier === undefined) {
    if (!phrase.plural) return r.want('a plural noun');
    return { kind: 'all', selection: selectionOf(phrase.filter), quantifier: 'all', bare: true };
  }
  if (quantifier === 'all' ? !phrase.plural : !phrase.singular) return undefined;
  return {
    kind: 'all',
    selection: selectionOf(phrase.filter),
    quantifier: quantifier === 'all' ? 'all' : 'each',
    ...(the ? { the } : {}),
  };
};

/** "card at random from your hand": the choice is said before the zone. */
const readAtRandom = (r: Reader): NounPhrase | undefined => {
  if (!r.has('random')) return undefined;
  const noun = readPlainNoun(r);
  if (noun === undefined || !r.eat('at random')) return undefined;
  const posts = readMany(r, readPost);
  return posts.length === 0 ? undefined : { ...noun, filter: allOf([noun.filter, ...posts]) };
};

/** "a number of cards from their hand equal to the number of Allies you control". */
const readNumberOf = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('a number of')) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase?.plural !== true || !r.eat('equal to')) return undefined;
  const count = readAmount(r);
  if (count === undefined) return undefined;
  return { kind: 'choose', selection: selectionOf(phrase.filter), count, form: 'numberOf' };
};

const readChosen = (r: Reader): ObjectRef | undefined => {
  const upTo = r.eat('up to');
  const another = r.eat('another');
  const one = another || (!upTo && (r.eat('a') || r.eat('an')));
  const number: Amount | undefined = one
    ? { kind: 'number', value: 1 }
    : r.eat('that many')
      ? { kind: 'thatMany' }
      : readNumberOrX(r);
  if (number === undefined) return undefined;
  const first = one && !another && r.eat('random');
  const early = r.attempt(readAtRandom);
  const phrase = early ?? readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const filter = another ? allOf([{ kind: 'other' }, phrase.filter]) : phrase.filter;
  const count = number;
  const random = first || early !== undefined || r.eat('at random');
  return {
    kind: 'choose',
    ...(first ? { randomFirst: true } : {}),
    selection: selectionOf(filter),
    count,
    ...(upTo ? { upTo } : {}),
    ...(random ? { random } : {}),
    ...(early === undefined ? {} : { randomEarly: true }),
  };
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const THIS = setOf('this');

const THE = setOf('the');

const PRONOUNS = setOf('it itself him her he she they them that those each both the');

const TARGETS = setOf('any each up target another other');

const SETS = setOf('all each every');

const CHOSEN = setOf('up another a an that');

const FIRST: ReadonlySet<string> = new Set([
  ...[THIS, THE, PRONOUNS, TARGETS, SETS, CHOSEN].flatMap((words) => [...words]),
  'enchanted',
  'equipped',
  'fortified',
  'both',
  'your',
]);

const canBeginCount = (r: Reader): boolean => r.peek() === 'x' || numberOfWord(r.peek()) !== undefined;

const noun = (kind: 'permanent' | 'player'): Filter => ({ kind });

const CREATURE: Filter = { kind: 'type', type: 'Creature' };

const WALKER: Filter = { kind: 'type', type: 'Planeswalker' };

/** What was any target, said again: "that permanent or player". */
const EITHER: readonly (readonly [string, Filter])[] = [
  ['that permanent or player', { kind: 'or', of: [noun('permanent'), noun('player')] }],
  ['that creature or player', { kind: 'or', of: [CREATURE, noun('player')] }],
  ['that player or planeswalker', { kind: 'or', of: [noun('player'), WALKER] }],
  ['that creature , planeswalker , or player', { kind: 'or', of: [CREATURE, WALKER, noun('player')] }],
  ['those permanents and / or players', { kind: 'or', of: [noun('permanent'), noun('player')], word: 'and/or' }],
];

const readEither = (r: Reader): ObjectRef | undefined => {
  const found = EITHER.find(([words]) => r.eat(words));
  if (found === undefined) return undefined;
  const [words, filter] = found;
  const word = words.startsWith('those') ? 'those' : 'that';
  const target = r.said.targets
    .map(({ players, objects }) => players !== undefined && objects !== false)
    .lastIndexOf(true);
  if (target >= 0) return { kind: 'target', target, again: { word, noun: filter } };
  return r.mode === 'static' ? undefined : { kind: 'that', antecedent: 'eventOther', word, noun: filter };
};

const single = remembered((r: Reader): ObjectRef | undefined => {
  const bound = r.token?.kind === 'bound' ? r.token : undefined;
  if (bound !== undefined) {
    r.step();
    return { kind: 'bound', index: bound.index };
  }
  const ownName = r.token?.kind === 'name';
  if (!ownName && r.passes(FIRST) && !canBeginNoun(r) && !canBeginCount(r)) return undefined;
  const self = ownName || !r.passes(THIS) ? r.attempt(readSelfRef) : undefined;
  if (self !== undefined) {
    r.mean(self);
    return self;
  }
  const either = r.sees('that') || r.sees('those') ? r.attempt(readEither) : undefined;
  if (either !== undefined) return either;
  const pronoun = r.passes(PRONOUNS) ? undefined : r.attempt(readPronoun);
  if (pronoun !== undefined) return pronoun;
  const attached = r.attempt(readAttached);
  if (attached !== undefined) {
    r.mean(attached);
    return attached;
  }
  if (r.sees('your') && r.eat('your commander')) {
    const commander: ObjectRef = { kind: 'all', selection: { filter: YOUR_COMMANDER }, quantifier: 'each', bare: true };
    r.mean(commander);
    return commander;
  }
  const top = r.attempt(readTop) ?? r.attempt(readFromTop);
  if (top !== undefined) {
    r.mean(top);
    return top;
  }
  const found =
    (r.passes(TARGETS) && !canBeginCount(r) ? undefined : r.attempt(readTarget)) ??
    (r.passes(THE) ? undefined : (r.attempt(readRest) ?? r.attempt(readSpecial))) ??
    r.attempt(readAnyNumber) ??
    r.attempt(readNumberOf) ??
    r.attempt(readSomeOf) ??
    (r.passes(SETS) && !canBeginNoun(r) ? undefined : r.attempt(readSet)) ??
    (r.passes(CHOSEN) && !canBeginCount(r) ? undefined : r.attempt(readChosen));
  if (found !== undefined && found.kind !== 'target') {
    const many =
      (found.kind === 'all' && found.quantifier === 'all') ||
      (found.kind === 'choose' && (found.count.kind !== 'number' || found.count.value !== 1));
    const kept = found.kind === 'that' ? found.antecedent : 'previous';
    // "choose target X and target Y. … Those creatures": these very targets, whatever else has been done since
    if (found.kind === 'several' && found.again === undefined && found.of.every(({ kind }) => kind === 'target'))
      r.mean(found);
    else
      r.mean({
        kind: 'that',
        antecedent: kept,
        ...(many ? { word: 'they' as const } : {}),
        ...(found.kind === 'all' ? { noun: found.selection.filter } : {}),
      });
  }
  return found ?? r.want('an object such as “target creature” or “creatures you control”');
}, 'object');

/** Words that begin a predicate: after "X and Y" they show that Y begins a clause of its own. */
const VERBS = new Set(
  "assigns assign gets get gains gain has have loses lose becomes become is are deals deal can't doesn't don't attacks attack blocks block fights fight dies enters enter phases phase draws draw discards discard sacrifices sacrifice creates create may puts put mills mill".split(
    ' ',
  ),
);

/** "spells, and permanents" after a comma: bare plurals that go on a list. */
const moreSets = (r: Reader): readonly ObjectRef[] | undefined => {
  if (!r.eat(',')) return undefined;
  const ref = readSet(r);
  if (ref?.kind !== 'all' || ref.bare !== true) return undefined;
  const { filter } = ref.selection;
  if (filter.kind !== 'or' || filter.word !== 'and') return undefined;
  return filter.of.map((part) => ({ ...ref, selection: selectionOf(part) }));
};

/** "up to one target artifact card and up to one target land card from your graveyard": the zone is that of all of them. */
const shareZone = (r: Reader, refs: readonly ObjectRef[]): void => {
  const last = refs.at(-1);
  const spec = last?.kind === 'target' ? r.said.targets[last.target] : undefined;
  const place = spec === undefined ? undefined : partsOf(spec.filter).find((part) => part.kind === 'inZone');
  if (spec?.zone === undefined || place === undefined) return;
  const { zone } = spec;
  const earlier = new Set(refs.flatMap((ref) => (ref.kind === 'target' && ref !== last ? [ref.target] : [])));
  const targets = r.said.targets.map((one, index) =>
    earlier.has(index) && one.zone === undefined && partsOf(one.filter).some((part) => part.kind === 'card')
      ? { ...one, zone, filter: allOf([one.filter, place]), placed: true }
      : one,
  );
  r.say('targets', targets);
};

const partsOf = (filter: Filter): readonly Filter[] => (filter.kind === 'and' ? filter.of : [filter]);

type Several = Extract<ObjectRef, { kind: 'several' }>;

/** "a basic land card or a Desert card": one of two kinds; "a creature card, a land card, and/or a spell": some of several. */
const orAnother = (r: Reader, first: ObjectRef): Several | undefined => {
  let said: 'and/or' | 'or' | undefined;
  const more = readUpToLast(r, (reader) => {
    const comma = reader.eat(',');
    said = reader.eat('and / or') ? 'and/or' : reader.eatOne('or');
    if ((!comma && said === undefined) || (first.kind === 'target' && said === 'or')) return undefined;
    const value = readSingleRef(reader);
    return value?.kind === first.kind ? { value, last: said !== undefined } : undefined;
  });
  if (more === undefined || said === undefined) return undefined;
  const items = [first, ...more];
  shareZone(r, items);
  return { kind: 'several', of: items, word: said };
};

/** "Skeletons and other Zombies": other than what the sentence is of, not than what stands beside it in the list. */
const unnamed = (ref: ObjectRef): ObjectRef => {
  if (ref.kind !== 'that' || ref.antecedent !== 'previous') return ref;
  const { noun: _, ...rest } = ref;
  return rest;
};

/** "and target creature": beside what was named, and the last where "and" stands before it. */
const beside: Read<{ readonly value: ObjectRef; readonly last: boolean }> = (r) => {
  const comma = r.eat(',');
  const last = r.eat('and');
  if (!comma && !last) return undefined;
  if (r.sees('it') || r.sees('they')) return undefined;
  r.say('refs', r.said.refs.map(unnamed));
  const value = readSingleRef(r);
  return value === undefined ? undefined : { value, last };
};

const listed = (r: Reader, subject: boolean): ObjectRef | undefined => {
  const first = readSingleRef(r);
  if (first === undefined) return undefined;
  const or =
    first.kind === 'choose' || first.kind === 'target' ? r.attempt((reader) => orAnother(reader, first)) : undefined;
  if (or !== undefined) return or;
  const sets = first.kind === 'all' ? r.attempt(moreSets) : undefined;
  if (sets !== undefined) return { kind: 'several', of: [first, ...sets] };
  const more = r.attempt((reader) => {
    const items = readUpToLast(reader, beside);
    if (items === undefined) return undefined;
    if (!subject && VERBS.has(reader.peek())) return undefined;
    shareZone(reader, [first, ...items]);
    return items;
  });
  if (more === undefined) return first;
  const several: Several = { kind: 'several', of: [first, ...more] };
  // "It and target creature": they are both, as targets named one by one are.
  if (several.of.every(isSure) && several.of.some(({ kind }) => kind !== 'target')) r.mean(several);
  return several;
};

/** One object, known by what it is called: no choice, no set. */
const isSure = (ref: ObjectRef): boolean =>
  ref.kind === 'self' ||
  ref.kind === 'attached' ||
  ref.kind === 'target' ||
  (ref.kind === 'that' && (ref.antecedent === 'event' || ref.antecedent === 'eventOther'));

/** An object or a set of objects as a verb's object; several can be joined ("this creature and enchanted creature"). */
export const readObjectRef = remembered((r: Reader): ObjectRef | undefined => listed(r, false));

/** The same before its predicate. */
export const readSubjectRef = remembered((r: Reader): ObjectRef | undefined => listed(r, true));

/** One object reference, no list of them. */
export const readSingleRef = (r: Reader): ObjectRef | undefined => {
  const found = single(r);
  if (found !== undefined) return found;
  // A possessive begins with an object: zones are no part of what it can begin with.
  const zone = r.attempt(readZoneRef);
  if (zone !== undefined) r.mean({ kind: 'that', antecedent: 'previous' });
  return zone;
};

/** "its", "this creature's", "target creature's", "that creature's": the reference before a possessive. */
export const readPossessiveRef = remembered((r: Reader): ObjectRef | undefined => {
  if (r.eatOne('its', 'his', 'her') !== undefined) return possessor(r, 'it');
  if (r.noClitic) return undefined;
  return r.attempt((reader) => {
    const ref = single(reader);
    return ref !== undefined && (reader.eat("'s") || reader.eat("'")) ? ref : undefined;
  });
}, 'object');

export { readPronoun } from './pronouns.ts';
