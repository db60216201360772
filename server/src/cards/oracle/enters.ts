// How an object enters or is turned face up: tapped, with counters, with a choice, as a copy (614.1c–d, 706.5).
import type {
  Ability,
  Amount,
  Condition,
  Duration,
  EntersModification,
  ObjectRef,
  Operation,
  Selection,
} from '../ability.ts';
import { CARD_TYPES } from '../vocabulary.ts';
import { readAbilityList } from './abilityLists.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readBody, readsAnything } from './bodies.ts';
import { readCondition } from './conditions.ts';
import { readExceptions } from './copies.ts';
import { readCounterKind } from './counters.ts';
import { readDuration } from './durations.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { readWhere } from './predicates.ts';
import { type Reader, readList, sure } from './reader.ts';
import { readPronoun, readSelfRef, readSingleRef, readSubjectRef } from './refs.ts';
import { readBetween, readChoice } from './spellVerbs.ts';
import { readTypePhrase } from './typePhrases.ts';
import { readColor, readNumber } from './words.ts';

type Enters = Extract<Ability, { kind: 'enters' }>;

const entersVerb = (r: Reader): boolean =>
  r.eatOne('enters the battlefield', 'enter the battlefield', 'enters', 'enter') !== undefined;

/** "a number of +1/+1 counters on it equal to the number of creatures you control", after "with". */
const readNumberOfCounters = (r: Reader): EntersModification | undefined => {
  if (!r.eat('a number of')) return undefined;
  const more = r.eat('additional') ? ({ additional: true } as const) : {};
  const counter = readCounterKind(r);
  if (counter === undefined || r.eatOne('counters on it equal to', 'counters on them equal to') === undefined)
    return undefined;
  const count = readAmount(r);
  return count === undefined ? undefined : { as: 'counters', counter, count, ...more };
};

const readCounters = (r: Reader): EntersModification | undefined => {
  if (!r.eat('with')) return undefined;
  const numbered = r.attempt(readNumberOfCounters);
  if (numbered !== undefined) return numbered;
  const more = r.eat('an additional') ? ({ additional: true } as const) : {};
  const plain: Amount | undefined =
    r.eat('a') || r.eat('an') ? { kind: 'number', value: 1 } : (readAmount(r) ?? { kind: 'number', value: 1 });
  const counter = readCounterKind(r);
  if (counter === undefined || r.eatOne('counter on it', 'counters on it', 'counter on them') === undefined)
    return undefined;
  const each = plain.kind === 'number' ? r.attempt(readForEach) : undefined;
  const equal = each === undefined && r.eat('equal to') ? readAmount(r) : undefined;
  const count: Amount =
    equal ??
    (each === undefined || plain.kind !== 'number'
      ? plain
      : plain.value === 1
        ? each
        : { kind: 'times', factor: plain.value, amount: each });
  const where = count.kind === 'x' ? r.attempt(readWhere) : undefined;
  return { as: 'counters', counter, count: where ?? count, ...more, ...(where === undefined ? {} : { form: 'x' }) };
};

/** "with trample", "and with flying and haste". */
const withAbilities = (r: Reader): EntersModification | undefined => {
  if (!r.eat('with')) return undefined;
  const list = readAbilityList(r);
  return list === undefined ? undefined : { as: 'abilities', abilities: list.abilities };
};

const modification = (r: Reader): EntersModification | undefined => {
  const word = r.eatOne('tapped', 'untapped', 'face down');
  if (word !== undefined) return { as: word === 'face down' ? 'faceDown' : word };
  return r.first(readCounters, withAbilities);
};

/** "If this creature was kicked, " before the rest. */
const frontCondition = (r: Reader): Condition | undefined => {
  if (!r.eat('if')) return undefined;
  const condition = readCondition(r);
  return condition !== undefined && r.eat(',') ? condition : undefined;
};

/** "Each other Warrior creature you control", of what enters with something. */
const enteringSet = (r: Reader): ObjectRef | undefined => {
  const ref = readSubjectRef(r);
  if (ref?.kind !== 'all') return undefined;
  const mark = r.mark();
  const withSomething = entersVerb(r) && r.sees('with');
  r.reset(mark);
  return withSomething ? ref : undefined;
};

/** "This land enters tapped unless …", "If this creature was kicked, it enters with …". */
const plain = (r: Reader): Ability | undefined => {
  const front = r.attempt(frontCondition);
  const what: ObjectRef | undefined =
    r.attempt(readSelfRef) ?? (front === undefined ? r.attempt(enteringSet) : readPronoun(r));
  if (what === undefined || !entersVerb(r)) return undefined;
  // "Enters tapped with two charge counters on it": no word stands between.
  const tapped = r.attempt((reader) => (reader.eat('tapped') && reader.sees('with') ? true : undefined));
  const list = readList(r, modification, ['and']);
  if (list === undefined) return undefined;
  const items = tapped === true ? [{ as: 'tapped' } as const, ...list.items] : list.items;
  const unless = front === undefined && r.eat('unless') ? readCondition(r) : undefined;
  const back = front === undefined && unless === undefined && r.eat('if') ? readCondition(r) : undefined;
  const condition: Condition | undefined =
    front ?? back ?? (unless === undefined ? undefined : { kind: 'not', of: unless });
  return {
    kind: 'enters',
    on: 'enters',
    what,
    modifications: items,
    ...(condition === undefined ? {} : { condition }),
    ...(back === undefined ? {} : { conditionPlace: 'back' }),
  };
};

const readCopyOf = (r: Reader): Selection | undefined => {
  const ref = r.attempt((reader) => {
    const found = readSelfRef(reader) ?? readSingleRef(reader);
    return found?.kind === 'self' || found?.kind === 'attached' ? found : undefined;
  });
  if (ref !== undefined) return { filter: { kind: 'isRef', ref } };
  const word = r.eatOne('any other', 'another', 'any', 'a', 'an');
  if (word === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  return selectionOf(word.includes('other') ? allOf([{ kind: 'other' }, phrase.filter]) : phrase.filter);
};

/** "You may have this creature enter as a copy of any creature on the battlefield, except …". */
const asCopy = (r: Reader): Ability | undefined => {
  const front = r.attempt(frontCondition);
  const optional = r.eat('you may have');
  const what = r.attempt(readSelfRef) ?? (optional ? undefined : r.attempt(readSubjectRef));
  if (what === undefined || !entersVerb(r)) return undefined;
  const tapped = r.eat('tapped');
  if (!r.eat('as a copy of')) return undefined;
  const article = r.sees('a') || r.sees('an') ? ({ article: 'a' } as const) : {};
  const selection = readCopyOf(r);
  if (selection === undefined) return undefined;
  const exceptions = readExceptions(r) ?? [];
  const copy: EntersModification = { as: 'copy', optional, selection, exceptions, ...article };
  return {
    kind: 'enters',
    on: 'enters',
    what,
    modifications: tapped ? [{ as: 'tapped' }, copy] : [copy],
    ...(optional ? { optional } : {}),
    ...(front === undefined ? {} : { condition: front }),
  };
};

/** Clone's older words: "As this enters, you may choose a creature on the battlefield. If you do, this enters as a copy of that creature." */
const chosenCopy = (r: Reader): EntersModification | undefined => {
  if (!r.eat('you may choose')) return undefined;
  const selection = readCopyOf(r);
  if (selection === undefined || !r.eat('. if you do ,')) return undefined;
  const until = r.attempt(readCopyEnd);
  const ref = readPronoun(r) ?? readSelfRef(r);
  if (ref === undefined) return undefined;
  const becomes = r.eat('becomes a copy of that');
  if (!becomes && (until !== undefined || !entersVerb(r) || !r.eat('as a copy of that'))) return undefined;
  if (readNounPhrase(r) === undefined) return undefined;
  return {
    as: 'copy',
    optional: true,
    selection,
    exceptions: readExceptions(r) ?? [],
    chooseFrom: becomes ? 'becomes' : 'chosen',
    ...(until === undefined ? {} : { until }),
  };
};

/** "until this creature is turned face down," before what it becomes. */
const readCopyEnd = (r: Reader): Duration | undefined => {
  const turned = r.attempt((reader): Duration | undefined =>
    reader.eat('until') && readSelfRef(reader) !== undefined && reader.eat('is turned face down')
      ? { until: 'turnedFaceDown' }
      : undefined,
  );
  const until = turned ?? readDuration(r);
  return until !== undefined && r.eat(',') ? until : undefined;
};

/** "As this enters, you may have it become a copy of any creature on the battlefield until end of turn, except …". */
const haveCopy = (r: Reader): EntersModification | undefined => {
  if (!r.eat('you may have')) return undefined;
  if ((r.attempt(readPronoun) ?? readSelfRef(r)) === undefined || !r.eat('become a copy of')) return undefined;
  const selection = readCopyOf(r);
  if (selection === undefined) return undefined;
  const until = r.attempt(readDuration);
  return {
    as: 'copy',
    optional: true,
    selection,
    exceptions: readExceptions(r) ?? [],
    chooseFrom: 'have',
    ...(until === undefined ? {} : { until }),
  };
};

/** "you may exile two creature cards from graveyards. If you do, it enters as a copy of one of those cards with …". */
const copyOfExiled = (r: Reader): EntersModification | undefined => {
  if (!r.eat('you may exile')) return undefined;
  const count = readNumber(r);
  const phrase = count === undefined ? undefined : readNounPhrase(r);
  if (count === undefined || phrase?.plural !== true || !r.eat('. if you do ,')) return undefined;
  if ((r.attempt(readPronoun) ?? readSelfRef(r)) === undefined || !entersVerb(r)) return undefined;
  if (!r.eat('as a copy of one of those cards')) return undefined;
  const counters = r.attempt(countersOfOther);
  return {
    as: 'copyOfExiled',
    selection: selectionOf(phrase.filter),
    count,
    exceptions: readExceptions(r) ?? [],
    ...(counters === undefined ? {} : { counters }),
  };
};

const PROPERTIES = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
] as const;

/** "with a number of additional +1/+1 counters on it equal to the power of the other card". */
const countersOfOther = (r: Reader): Extract<EntersModification, { as: 'copyOfExiled' }>['counters'] => {
  if (!r.eat('with a number of additional')) return undefined;
  const counter = readCounterKind(r);
  if (counter === undefined || !r.eat('counters on it equal to the')) return undefined;
  const found = PROPERTIES.find(([words]) => r.eat(words));
  return found !== undefined && r.eat('of the other card') ? { counter, equalTo: found[1] } : undefined;
};

/** "it becomes your choice of a 3/3 creature, a 2/2 creature with flying, or …" (Primal Clay). */
const yourChoice = (r: Reader): EntersModification | undefined => {
  if (!r.eat('it becomes your choice of')) return undefined;
  const list = readList(r, (reader): readonly Operation[] | undefined => readTypePhrase(reader, 'becomes'), ['or']);
  if (list === undefined) return undefined;
  return { as: 'become', alternatives: list.items };
};

const cardTypeWord = (r: Reader): string | undefined => {
  const word = r.token?.text;
  if (word === undefined || !CARD_TYPES.some((type) => type.toLowerCase() === word)) return undefined;
  r.step();
  return word;
};

const choose = (r: Reader): EntersModification | undefined => {
  if (!r.eat('choose')) return undefined;
  const what = r.attempt(readChoice);
  const other = what === 'color' && r.eat('other than') ? readColor(r) : undefined;
  if (what !== undefined)
    return {
      as: 'choose',
      what,
      ...(what === 'number' ? readBetween(r) : {}),
      ...(other === undefined ? {} : { otherThan: { color: other } }),
    };
  const words = readList(
    r,
    (reader) => {
      const token = reader.token;
      if (token?.kind !== 'word' || !/^\p{Lu}/u.test(token.raw)) return undefined;
      reader.step();
      return token.raw;
    },
    ['or'],
  );
  if (words === undefined || words.items.length < 2) {
    const types = r.attempt((reader) => readList(reader, cardTypeWord, ['or']));
    if (types !== undefined && types.items.length > 1) return { as: 'choose', what: 'cardType', among: types.items };
    return r.attempt((reader) => {
      const another = reader.eatOne('a', 'an', 'another') === 'another';
      const phrase = readNounPhrase(reader);
      if (phrase === undefined) return undefined;
      const filter = another ? allOf([{ kind: 'other' }, phrase.filter]) : phrase.filter;
      return { as: 'choose', what: 'object', selection: selectionOf(filter) };
    });
  }
  return { as: 'choose', what: 'word', among: words.items };
};

const instructions = (r: Reader): EntersModification | undefined => {
  const body = readBody(r);
  const [first, more] = body?.instructions ?? [];
  if (first?.do === 'choose' && first.by === undefined && more === undefined) return undefined;
  return body === undefined || body.targets.length > 0 || !readsAnything(body.instructions)
    ? undefined
    : { as: 'instructions', instructions: body.instructions };
};

const chosenAs = sure((r: Reader): EntersModification | undefined => whole(r, choose));

/** "As this enters, choose a color.", "As this creature is turned face up, …". */
const asIt = (r: Reader, again = false): Ability | undefined => {
  if (!r.eat('as')) return undefined;
  const what: ObjectRef | undefined = again && r.eat('it') ? { kind: 'self' } : readSelfRef(r);
  if (what === undefined) return undefined;
  const both = r.eatOne('enters or is turned face up', 'enters the battlefield or is turned face up') !== undefined;
  const on = both || r.eat('is turned face up') ? 'turnedFaceUp' : 'enters';
  if (!both && on === 'enters' && !entersVerb(r)) return undefined;
  if (!r.eat(',')) return undefined;
  r.mean(what);
  const found = r.first(
    (reader) => whole(reader, chosenCopy),
    (reader) => whole(reader, copyOfExiled),
    (reader) => whole(reader, haveCopy),
    (reader) => whole(reader, yourChoice),
    chosenAs,
    (reader) => whole(reader, instructions),
  );
  if (found === undefined) return undefined;
  return { kind: 'enters', on: both ? 'entersOrTurnedFaceUp' : on, what, modifications: [found] };
};

const whole = (r: Reader, read: (reader: Reader) => EntersModification | undefined): EntersModification | undefined => {
  const found = read(r);
  return found !== undefined && (r.done || r.sees('.')) ? found : undefined;
};

/** "Thing escapes with three +1/+1 counters on it" (702.138c): it enters so if it escaped. */
const escaping = (r: Reader): Enters | undefined => {
  const what = readSelfRef(r);
  if (what === undefined || !r.eat('escapes')) return undefined;
  const how = readCounters(r);
  if (how === undefined) return undefined;
  return {
    kind: 'enters',
    on: 'enters',
    what,
    modifications: [how],
    condition: { kind: 'wasPaid', cost: 'escape', it: true, form: 'escapes' },
  };
};

/** One ability about how its object enters or is turned face up. */
export const readEnters = (r: Reader): Ability | undefined => {
  const found = r.first(asCopy, plain, escaping, (reader) => asIt(reader)) as Enters | undefined;
  if (found === undefined) return undefined;
  if (!r.eat('.') || r.done || found.condition !== undefined || found.what.kind !== 'self') return found;
  // "This land enters tapped. As it enters, choose a color.": one entering.
  const more = r.attempt((reader) => asIt(reader, true)) as Enters | undefined;
  if (more === undefined) return found;
  r.eat('.');
  return { ...found, modifications: [...found.modifications, ...more.modifications] };
};
