// Verbs about spells, mana and choices: copy, counter, add mana, choose.
import type {
  Amount,
  ChoiceKind,
  Filter,
  Instruction,
  ManaLike,
  ManaProduced,
  ObjectRef,
  TriggerEvent,
} from '../ability.ts';
import { readActing } from './actors.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readExceptions } from './copies.ts';
import { readPost } from './filterPosts.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { readKeyword } from './keywords.ts';
import { scale } from './predicates.ts';
import { oneOf, type Reader, readList } from './reader.ts';
import { readSingleRef } from './refs.ts';
import { readTarget } from './targets.ts';
import { wordFilter } from './wordFilter.ts';
import { readMana } from './words.ts';

type TargetsSaid = NonNullable<Extract<Instruction, { do: 'copySpell' }>['targetsSaid']>;

const NOUNS = ['the copy they control', 'the copy', 'the copies', 'that copy', 'those copies'] as const;

/** ". You may choose new targets for the copy", "and may choose a new target for that copy". */
const newTargets = (r: Reader): TargetsSaid | undefined => {
  const lead = r.eatOne(
    '. you may choose',
    '. the player may choose',
    '. that player may choose',
    'and you may choose',
    'and may choose',
  );
  if (lead === undefined) return undefined;
  const one = r.eat('a new target for');
  if (!one && !r.eat('new targets for')) return undefined;
  const noun = r.eatOne(...NOUNS);
  if (noun === undefined) return undefined;
  return {
    ...(lead.includes('player') ? { lead: 'that player' as const } : {}),
    ...(lead.startsWith('and') ? { lead: lead === 'and may choose' ? 'and' : 'and you' } : {}),
    ...(one ? { one } : {}),
    noun: noun === 'the copy they control' ? 'the copy' : noun,
  };
};

/** "Copy target instant or sorcery spell. You may choose new targets for the copy." */
const copySpell = (r: Reader): Instruction | undefined => {
  const acting = readActing(r, 'copy', 'copies');
  if (acting === undefined) return undefined;
  const by = acting.player.kind !== 'you' && acting.elided !== true;
  const copied = copyOf(r);
  if (copied === undefined) return undefined;
  return by ? { do: 'by', ...acting, then: [copied] } : copied;
};

/** "the next instant spell you cast this turn when you cast it": waited for, and copied then (603.7). */
const copyNext = (r: Reader): Instruction | undefined => {
  if (!r.eat('the next')) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  const parts = phrase.filter.kind === 'and' ? phrase.filter.of : [phrase.filter];
  const cast = parts.find((part) => part.kind === 'castBy');
  if (cast === undefined ? !r.eat('you cast this turn') : cast.kind !== 'castBy' || cast.thisTurn !== true)
    return undefined;
  if (!r.eat('when you cast it')) return undefined;
  const what = allOf(parts.filter((part) => part !== cast));
  const copied = timesAndTargets(r, { kind: 'that', antecedent: 'event' });
  const event: TriggerEvent = { on: 'next', of: { on: 'cast', who: { kind: 'you' }, what } };
  return { do: 'delayed', when: { event, thisTurn: true }, then: [copied], copyNext: true };
};

/** What stands after "copy", and whether new targets may be chosen. */
const copyOf = (r: Reader): Instruction | undefined => {
  const next = r.sees('the next') ? r.attempt(copyNext) : undefined;
  if (next !== undefined) return next;
  const of = readSingleRef(r);
  return of === undefined ? undefined : timesAndTargets(r, of);
};

/** How often, with what exceptions and what targets it is copied. */
const timesAndTargets = (r: Reader, of: ObjectRef): Extract<Instruction, { do: 'copySpell' }> => {
  const each = r.attempt(readForEach);
  const count: Amount | undefined =
    each ??
    (r.eat('twice')
      ? { kind: 'number', value: 2 }
      : r.attempt((reader) => {
          const times = readAmount(reader);
          return times !== undefined && reader.eat('times') ? times : undefined;
        }));
  const exceptions = readExceptions(r) ?? [];
  const targetsSaid = r.attempt(newTargets);
  // "Those spells": the original and the copy.
  if (of.kind === 'that' || of.kind === 'target')
    r.mean({ kind: 'several', of: [of, { kind: 'that', antecedent: 'copied' }] });
  return {
    do: 'copySpell',
    of,
    count: count ?? { kind: 'number', value: 1 },
    newTargets: targetsSaid !== undefined,
    ...(targetsSaid === undefined ? {} : { targetsSaid }),
    exceptions,
  };
};

/** "Cast the copy without paying its mana cost." */
const castIt = (r: Reader): Instruction | undefined => {
  if (!r.eat('cast')) return undefined;
  const what = readSingleRef(r);
  if (what === undefined) return undefined;
  const ifAble = r.eat('if able');
  const free = r.eatOne('without paying its mana cost', 'without paying their mana costs') !== undefined;
  return { do: 'cast', what, free, ...(ifAble ? { ifAble } : {}) };
};

/** "an amount of {G} equal to its power". */
const readEqualMana = (r: Reader): ManaProduced | undefined => {
  const cost = readMana(r);
  const amount = cost === undefined || !r.eat('equal to') ? undefined : readAmount(r);
  return cost === undefined || amount === undefined ? undefined : { kind: 'perAmount', cost, amount, form: 'equal' };
};

/** Mana of a kind that no colour names. */
const readLike = (r: Reader, amount: Amount): ManaProduced | undefined => {
  if (r.eat('mana in any combination of')) {
    const list = readList(r, readMana, ['and / or', 'and', 'or']);
    return list === undefined ? undefined : { kind: 'combination', amount, options: list.items };
  }
  for (const [words, after, what] of LIKE) {
    const found = r.attempt((reader): ManaProduced | undefined => {
      if (!reader.eat(words)) return undefined;
      if (after === undefined) return { kind: 'like', amount, what };
      const of = readSingleRef(reader);
      return of !== undefined && (after === '' || reader.eat(after)) ? { kind: 'like', amount, what, of } : undefined;
    });
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The words before and after what the mana depends on; without the latter nothing stands between. */
const LIKE: readonly (readonly [before: string, after: string | undefined, what: ManaLike])[] = [
  ['mana of any color that', 'could produce', 'couldProduce'],
  ['mana of any type that', 'could produce', 'couldProduceType'],
  ['mana of any type', 'produced', 'produced'],
  ["mana of any color in your commander 's color identity", undefined, 'commander'],
  ['mana of that color', undefined, 'thatColor'],
  ['mana of that type', undefined, 'thatType'],
  ['mana of different colors', undefined, 'different'],
  ['mana of any of', "'s colors", 'colorsOf'],
  ['mana of any color among', '', 'colorsAmong'],
  ['mana of any type', 'could produce', 'couldProduceOf'],
];

/** The same, for printing. */
export const MANA_LIKE = LIKE;

const readProduced = (r: Reader): ManaProduced | undefined => {
  const options = readList(r, readMana, ['or']);
  if (options !== undefined) {
    const [only] = options.items;
    if (r.eat('or one mana of the chosen color')) {
      return { kind: 'choice', options: options.items, chosenColor: true };
    }
    if (options.items.length > 1) return { kind: 'choice', options: options.items };
    if (only === undefined) return undefined;
    const each = r.attempt(readForEach);
    return each === undefined ? { kind: 'cost', cost: only } : { kind: 'perAmount', cost: only, amount: each };
  }
  if (r.eat('an amount of mana of that color equal to')) {
    const amount = readAmount(r);
    return amount === undefined ? undefined : { kind: 'like', amount, what: 'thatColor', form: 'equal' };
  }
  if (r.eat('an amount of')) return readEqualMana(r);
  const count = readAmount(r);
  if (count === undefined) return undefined;
  const like = r.attempt((reader) => readLike(reader, count));
  if (like !== undefined) return like;
  const cost = count.kind === 'thatMany' ? r.attempt(readMana) : undefined;
  if (cost !== undefined) return { kind: 'perAmount', cost, amount: count };
  if (r.eat('mana of any color')) return { kind: 'anyColor', amount: count };
  if (r.eat('mana in any combination of colors')) return { kind: 'anyCombination', amount: count };
  if (r.eat('mana of any one color')) return { kind: 'anyOneColor', amount: count };
  if (r.eat('mana of the chosen color')) return { kind: 'chosenColor', amount: count };
  return r.want('what mana');
};

/** "one mana of that color for each charge counter on it". */
const forEach = (r: Reader, mana: ManaProduced | undefined): ManaProduced | undefined => {
  if (mana === undefined || !('amount' in mana) || mana.kind === 'perAmount' || mana.amount.kind !== 'number')
    return mana;
  const each = r.attempt(readForEach);
  return each === undefined ? mana : { ...mana, amount: scale(mana.amount, each) };
};

const addMana = (r: Reader): Instruction | undefined => {
  const acting = readActing(r, 'add', 'adds');
  if (acting === undefined) return undefined;
  const additional = r.eat('an additional');
  const mana = forEach(r, readProduced(r));
  if (mana === undefined) return undefined;
  r.eat('to your mana pool');
  return { do: 'addMana', ...acting, mana, ...(additional ? { additional } : {}) };
};

/** What can be chosen, with the words for it. */
export const CHOICES: readonly (readonly [string, ChoiceKind])[] = [
  ['a color', 'color'],
  ['a creature type', 'creatureType'],
  ['a basic land type', 'basicLandType'],
  ['a land type', 'landType'],
  ['a card name', 'cardName'],
  ['a nonland card name', 'cardName'],
  ['a creature card name', 'cardName'],
  ['a land card name', 'cardName'],
  ['a basic land card name', 'cardName'],
  ['a nonbasic land card name', 'cardName'],
  ['a noncreature card name', 'cardName'],
  ['a noncreature , nonland card name', 'cardName'],
  ['a card name other than a basic land card name', 'cardName'],
  ['a card type', 'cardType'],
  ['a number', 'number'],
  ['an opponent', 'opponent'],
  ['a player', 'player'],
];

/** Longer wordings are tried before those that they begin with. */
const BY_LENGTH = [...CHOICES].sort(([a], [b]) => b.length - a.length);

/** "a color", "a creature type" after "choose" or "name". */
export const readChoice = (r: Reader): ChoiceKind | undefined => {
  for (const [words, what] of BY_LENGTH) if (r.eat(words)) return what;
  return r.want('what is chosen, such as “a color”');
};

/** "between 0 and 7", after "a number". */
export const readBetween = (r: Reader): { readonly between?: readonly [number, number] } => {
  const between = r.attempt((reader): readonly [number, number] | undefined => {
    const least = reader.eat('between') ? readAmount(reader) : undefined;
    const most = reader.eat('and') ? readAmount(reader) : undefined;
    return least?.kind === 'number' && most?.kind === 'number' ? [least.value, most.value] : undefined;
  });
  return between === undefined ? {} : { between };
};

/** The same, printed. */
export const betweenWords = (between: readonly [number, number] | undefined): string | undefined =>
  between === undefined ? undefined : `between ${between[0]} and ${between[1]}`;

/** "other than Wall", "other than creature". */
const otherQuality = (r: Reader): Filter | undefined => {
  const filter = r.token === undefined ? undefined : wordFilter(r.token.text);
  if (filter !== undefined) r.step();
  return filter;
};

/** "An opponent chooses a creature type": a choice that somebody else makes. */
const chosenBy = (r: Reader): Instruction | undefined => {
  const acting = readActing(r, 'choose', 'chooses');
  if (acting === undefined || acting.elided !== undefined || acting.player.kind === 'you') return undefined;
  const what = r.attempt(readChoice);
  // "a color of a creature card", "a number greater than 2", "a color and a creature card" have frames of their own
  if (what === undefined || r.sees('of') || r.sees('greater than') || r.sees('less than')) return undefined;
  const mark = r.mark();
  const isOther = r.eat('and') && r.attempt(readChoice) === undefined && (r.sees('a') || r.sees('an'));
  r.reset(mark);
  return isOther ? undefined : { do: 'choose', what, by: acting.player };
};

const choose = (r: Reader): Instruction | undefined => {
  const others = r.attempt(chosenBy);
  if (others !== undefined) return others;
  if (!r.eat('choose')) return undefined;
  if (r.eat('one of your opponents')) return { do: 'choose', what: 'opponent', form: 'oneOf' };
  const what = r.attempt(readChoice);
  if (what !== undefined) {
    const other = r.attempt((reader) => (reader.eat('other than') ? otherQuality(reader) : undefined));
    if (r.eat('at random')) return { do: 'choose', what, random: 'late' };
    const between = what === 'number' ? readBetween(r) : {};
    return { do: 'choose', what, ...between, ...(other === undefined ? {} : { otherThan: other }) };
  }
  const abilities = r.attempt((reader) => readList(reader, readKeyword, ['or']));
  if (abilities !== undefined && abilities.items.length > 1) {
    r.say('choice', abilities.items);
    return { do: 'choose', what: 'option', abilities: abilities.items };
  }
  const target = r.attempt(readTarget);
  if (target !== undefined) {
    const more = r.attempt((reader) => (reader.eat('and') ? readTarget(reader) : undefined));
    if (more === undefined) return { do: 'chooseTarget', what: target };
    const both: ObjectRef = { kind: 'several', of: [target, more] };
    r.mean(both);
    return { do: 'chooseTarget', what: both };
  }
  r.eatOne('a', 'an');
  const phrase = readNounPhrase(r);
  if (phrase === undefined || !phrase.singular) return undefined;
  const random = r.eat('at random');
  const post = random ? r.attempt(readPost) : undefined;
  r.mean({ kind: 'that', antecedent: 'chosen', noun: phrase.filter });
  return {
    do: 'choose',
    what: 'object',
    selection: selectionOf(post === undefined ? phrase.filter : allOf([phrase.filter, post])),
    ...(random ? { random: post === undefined ? 'late' : 'early' } : {}),
  };
};

/** "… and an opponent": a second choice of one sentence. */
export const readMoreChosen = (r: Reader): Instruction | undefined => {
  const what = r.attempt(readChoice);
  return what === undefined ? undefined : { do: 'choose', what, elided: true };
};

/** Verbs about spells, mana and choices. */
export const readSpellVerb = oneOf<Instruction>(() => [copySpell, castIt, addMana, choose]);
