// Conditions on what an object is or has: "it's an artifact creature", "this creature is monstrous", "it has power 4 or greater".
import type { Condition, Filter, ObjectRef, Selection } from '../ability.ts';
import { meanBeside } from './besides.ts';
import { readCounterKind } from './counters.ts';
import { readFacing } from './filterDeeds.ts';
import { attached, inZone, readPredicateFilter } from './filterPosts.ts';
import { readKeywordName, readQuality, withQuality } from './filterQualities.ts';
import { readShared } from './filterRelations.ts';
import { readNounPhrase, selectionOf } from './filters.ts';
import { readQuantity } from './quantities.ts';
import { type Reader, readList } from './reader.ts';
import { readSelfRef, readSingleRef } from './refs.ts';
import { readPair } from './words.ts';

type Is = Extract<Condition, { kind: 'is' }>;

const is = (ref: ObjectRef, filter: Filter, more: Partial<Is> = {}): Is => ({ kind: 'is', ref, filter, ...more });
const denied = (not: boolean, condition: Condition): Condition => (not ? { kind: 'not', of: condition } : condition);

/** What an object can be called by what happened to it (701.37b, 702.112b, 702.171b, …), longest first. */
export const DESIGNATIONS = [
  'monstrous',
  'renowned',
  'saddled',
  'suspected',
  'goaded',
  'prepared',
  'suspended',
  'plotted',
  'harnessed',
  'solved',
  'foretold',
  'attacking alone',
  'blocking alone',
  'your ring-bearer',
] as const;

export const readDesignation = (r: Reader): Filter | undefined => {
  const as = r.eatOne(...DESIGNATIONS);
  if (as !== undefined) return { kind: 'designated', as };
  if (!r.eat('paired with')) return undefined;
  const another = r.eat('another');
  if (!another && r.eatOne('a', 'an') === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  return { kind: 'designated', as: 'paired', with: phrase.filter, ...(another ? { another } : {}) };
};

/** "a creature card with mana value 3 or less", one or several by "or"; nothing for what one word says. */
const nouns = (r: Reader): Filter | undefined => {
  const list = readList(
    r,
    (reader) => {
      if (reader.eatOne('a', 'an') === undefined) return undefined;
      return readNounPhrase(reader)?.filter;
    },
    ['or'],
  );
  if (list === undefined) return undefined;
  const [only] = list.items;
  return list.items.length === 1 ? only : { kind: 'or', of: list.items };
};

/** "in the command zone or on the battlefield". */
const places = (r: Reader): Filter | undefined => {
  const list = readList(
    r,
    (reader) => (reader.eat('in the command zone') ? ({ kind: 'inZone', zone: 'command' } as const) : inZone(reader)),
    ['or'],
  );
  if (list === undefined) return undefined;
  const [only] = list.items;
  const above = r.sees('with') && list.items.length === 1 ? r.attempt(withQuality) : undefined;
  if (above?.kind === 'above' && only !== undefined) return { kind: 'and', of: [only, above] };
  return list.items.length === 1 ? only : { kind: 'or', of: list.items };
};

/** "the chosen type", "the chosen color". */
const chosenWord = (r: Reader): Filter | undefined => {
  if (r.eat('your commander'))
    return { kind: 'and', of: [{ kind: 'commander' }, { kind: 'ownedBy', player: { kind: 'you' } }] };
  const what = r.eatOne('the chosen type', 'the chosen color');
  return what === undefined
    ? undefined
    : { kind: 'chosen', what: what === 'the chosen type' ? 'type' : 'color', bare: true };
};

/** "As long as this remains attached to it", said of nothing yet: never of what is attached itself. */
const attachedHere = (r: Reader, of: ObjectRef): Filter | undefined => {
  if (r.said.subject !== undefined || !r.sees('attached to it')) return attached(r);
  const to = r.eat('attached to') ? r.about(of, readSingleRef) : undefined;
  return to === undefined ? undefined : { kind: 'attachedTo', to };
};

/** The reading that goes furthest: a word or two, or a whole noun phrase. */
const quality = (r: Reader, of: ObjectRef): { readonly filter: Filter; readonly noun?: true } | undefined => {
  const special =
    r.attempt(readFacing) ??
    r.attempt(chosenWord) ??
    r.attempt(readDesignation) ??
    r.attempt(places) ??
    r.attempt((reader) => attachedHere(reader, of));
  if (special !== undefined) return { filter: special };
  const from = r.mark();
  const noun = r.attempt(nouns);
  const afterNoun = r.mark();
  r.reset(from);
  const words = r.attempt(readPredicateFilter);
  if (words !== undefined && (noun === undefined || r.at >= afterNoun.at)) return { filter: words };
  if (noun === undefined) return undefined;
  r.reset(afterNoun);
  return { filter: noun, noun: true };
};

const ANYTHING: Selection = { filter: { kind: 'object' } };

/** "that target is a creature": of the spell or ability just spoken of. */
const thatTarget = (r: Reader): Condition | undefined => {
  const last = r.said.refs.at(-1);
  if (last?.kind !== 'target' || r.eatOne('that target is', "that target 's") === undefined) return undefined;
  const self = r.attempt(readSelfRef);
  const phrase = self === undefined && r.eatOne('a', 'an') !== undefined ? readNounPhrase(r) : undefined;
  const filter: Filter | undefined = self === undefined ? phrase?.filter : { kind: 'isRef', ref: self };
  if (filter === undefined) return undefined;
  return is({ ...last, again: 'it' }, { kind: 'targets', what: selectionOf(filter), that: true });
};

const had = (r: Reader, ref: ObjectRef): Condition | undefined => {
  const verb = r.eatOne('has', 'have', 'had', "doesn't have", "don't have", "didn't have");
  if (verb === undefined) return undefined;
  const past = verb === 'had' || verb === "didn't have" ? ({ past: true } as const) : {};
  const not = verb.includes("n't");
  if (r.eat('only one target')) return denied(not, is(ref, { kind: 'targets', what: ANYTHING, number: 1 }, past));
  const counters = r.attempt((reader) => hasCounters(reader, ref, verb === 'had'));
  if (counters !== undefined) return denied(not, counters);
  const keyword = r.attempt(readKeywordName);
  if (keyword !== undefined) return denied(not, is(ref, { kind: 'hasKeyword', keyword }, past));
  const filter = readQuality(r);
  return filter === undefined ? undefined : denied(not, is(ref, filter, past));
};

const hasCounters = (r: Reader, ref: ObjectRef, had: boolean): Condition | undefined => {
  const amount = readQuantity(r);
  if (amount === undefined) return undefined;
  const any = r.eatOne('counters', 'counter') !== undefined;
  const counter = any ? undefined : readCounterKind(r);
  if (!any && (counter === undefined || r.eatOne('counter', 'counters') === undefined)) return undefined;
  if (r.eatOne('on it', 'on them', 'on him', 'on her') === undefined) return undefined;
  const past = had ? ({ past: true } as const) : {};
  if (amount.to.kind === 'number' && amount.to.value <= 1 && !amount.other) {
    const filter: Filter = {
      kind: 'hasCounter',
      ...(counter === undefined ? {} : { counter }),
      ...(amount.some === true ? { some: true as const } : {}),
    };
    return is(ref, amount.to.value === 0 ? { kind: 'not', of: filter } : filter, past);
  }
  if (had) return undefined;
  return {
    kind: 'compare',
    left: { kind: 'counters', counter: counter ?? '', on: ref },
    comparison: amount.comparison,
    right: amount.to,
  };
};

const BE: readonly (readonly [string, { readonly not?: true; readonly past?: true; readonly apart?: true }])[] = [
  ["isn't", { not: true }],
  ["aren't", { not: true }],
  ["wasn't", { not: true, past: true }],
  ["weren't", { not: true, past: true }],
  ['is not', { not: true }],
  ["'s not", { not: true, apart: true }],
  ["'re not", { not: true, apart: true }],
  ["doesn't remain", { not: true }],
  ['is', {}],
  ['are', {}],
  ["'s", {}],
  ["'re", {}],
  ['remains', {}],
  ['remain', {}],
  ['was', { past: true }],
  ['were', { past: true }],
];

/** What is said of one object; "if it shares a creature type with this, reveal it": what it is said of is still meant by "it". */
export const objectIs = (r: Reader): Condition | undefined => {
  const whole = r.sees('that target') ? r.attempt(thatTarget) : undefined;
  if (whole !== undefined) return whole;
  const it = r.sees('it');
  const ref = readSingleRef(r);
  if (ref === undefined) return undefined;
  const { refs } = r.said;
  const found = saidOf(r, ref);
  const about = it && found !== undefined && r.said.refs !== refs ? refs.filter(({ kind }) => kind === ref.kind) : [];
  const meant = about.find((one) => one.kind !== 'target' || ref.kind !== 'target' || one.target === ref.target);
  if (meant !== undefined) r.mean(meant);
  return found;
};

const saidOf = (r: Reader, ref: ObjectRef): Condition | undefined => {
  if (r.eatOne('targets', 'target') !== undefined) {
    r.eatOne('a', 'an');
    const phrase = readNounPhrase(r);
    return phrase === undefined ? undefined : is(ref, { kind: 'targets', what: selectionOf(phrase.filter) });
  }
  if (r.eat('remains on the battlefield')) return is(ref, { kind: 'inZone', zone: 'battlefield' });
  if (r.eatOne('remains exiled', 'remain exiled') !== undefined) return is(ref, { kind: 'inZone', zone: 'exile' });
  const shared = r.attempt((reader) =>
    reader.eatOne('shares', 'share') === undefined ? undefined : readShared(reader),
  );
  if (shared !== undefined) return is(ref, shared);
  const has = r.attempt((reader) => had(reader, ref));
  if (has !== undefined) return has;
  const be = BE.find(([words]) => r.eat(words))?.[1];
  if (be === undefined) return undefined;
  const { not, ...form } = be;
  const size = r.token?.kind === 'pt' ? readPair(r, false) : undefined;
  if (size !== undefined) {
    const pt = (property: 'power' | 'toughness'): Filter => ({
      kind: 'compare',
      property,
      comparison: '=',
      to: size[property].amount,
    });
    return denied(not === true, is(ref, { kind: 'and', of: [pt('power'), pt('toughness')] }, { ...form, size: true }));
  }
  const found = quality(r, ref);
  if (found === undefined) return undefined;
  if (not !== true && form.past !== true) meanBeside(r, ref, found.filter);
  return denied(not === true, is(ref, found.filter, { ...form, ...(found.noun === true ? { noun: true } : {}) }));
};
