// What "it", "they" and "that creature" mean: the latest object named that fits (and is not the clause's own subject).
import { equal } from '../../terms/same.ts';
import type { Again, Attributed, Filter, ObjectRef, TargetSpec } from '../ability.ts';
import { kindOfSubtype } from '../vocabulary.ts';
import { besideCalled } from './besides.ts';
import { readNounPhrase } from './filters.ts';
import { paidCalled } from './paidFor.ts';
import { type Reader, remembered } from './reader.ts';

/** A reference again, as a pronoun or "that creature". */
const again = (ref: ObjectRef | undefined, word: Again): ObjectRef => {
  switch (ref?.kind) {
    case 'self':
    case 'attached':
    case 'target':
    case 'top':
      return { ...ref, again: word };
    case 'that':
      return { kind: 'that', antecedent: ref.antecedent, ...wordOf(word) };
    default:
      return { kind: 'that', antecedent: 'previous', ...wordOf(word) };
  }
};

/** The same of what was named, where a set can be meant as a whole: "them", "those Equipment". */
const namedAgain = (ref: ObjectRef | undefined, word: Again): ObjectRef =>
  ref?.kind === 'all' || ref?.kind === 'several' ? { ...ref, again: word } : again(ref, word);

const wordOf = (
  word: Again,
): {
  readonly word: 'it' | 'itself' | 'they' | 'that' | 'those' | 'eachOfThem' | 'both' | Attributed;
  readonly noun?: Filter;
  readonly each?: boolean;
} => (typeof word === 'string' ? { word } : word);

const same = (a: ObjectRef | undefined, b: ObjectRef): boolean => {
  if (a === undefined || a.kind !== b.kind) return false;
  if (a.kind === 'target' && b.kind === 'target') return a.target === b.target;
  if (a.kind === 'that' && b.kind === 'that') return a.antecedent === b.antecedent;
  return a.kind === 'self' || a.kind === 'attached';
};

const partsOf = (filter: Filter): readonly Filter[] =>
  filter.kind === 'and' || filter.kind === 'or' ? filter.of.flatMap(partsOf) : [filter];

/** Whether what has these qualities can have that subtype: "that Aura" is no target creature (205.3d). */
const canHave = (kinds: readonly Filter[], subtype: string): boolean => {
  const types: readonly string[] = kinds.flatMap((part) => (part.kind === 'type' ? [part.type] : []));
  const kind = kindOfSubtype(subtype);
  return (
    types.length === 0 ||
    kind === undefined ||
    kind === 'spell' ||
    types.some((type) => type.toLowerCase() === kind || (kind === 'creature' && type === 'Kindred')) ||
    kinds.some((part) => part.kind === 'player')
  );
};

/** What nouns call a permanent by, where no other word stands behind them (109.2). */
const ON_BATTLEFIELD: ReadonlySet<Filter['kind']> = new Set(['type', 'subtype', 'permanent']);

/** Whether a target can be called by this noun: "that land" is no target creature. */
const fits = (ref: ObjectRef, noun: Filter | undefined, targets: readonly TargetSpec[]): boolean => {
  // A spell and its copy are "those spells" and nothing else.
  if (ref.kind === 'several' && ref.of.some((one) => one.kind === 'that' && one.antecedent === 'copied'))
    return noun?.kind === 'spell';
  if (noun === undefined) return true;
  // What was created is a token, never a card.
  if (ref.kind === 'that' && ref.antecedent === 'created') return partsOf(noun).at(-1)?.kind !== 'card';
  // A card in a library is no creature (109.2).
  if (ref.kind === 'top') return !ON_BATTLEFIELD.has(partsOf(noun).at(-1)?.kind ?? 'card');
  if (ref.kind !== 'target') return true;
  const spec = targets[ref.target];
  if (spec === undefined) return true;
  const kinds = partsOf(spec.filter);
  const wanted = partsOf(noun).at(-1);
  if (wanted?.kind === 'spell' || wanted?.kind === 'token') return kinds.some((part) => part.kind === wanted.kind);
  if (wanted?.kind === 'subtype' && !canHave(kinds, wanted.subtype)) return false;
  if (wanted?.kind !== 'type') return true;
  const types = kinds.flatMap((part) => (part.kind === 'type' ? [part.type] : []));
  return types.length === 0 || types.includes(wanted.type) || kinds.some((part) => part.kind === 'player');
};

const isCard = (noun: Filter | undefined): boolean =>
  noun !== undefined && partsOf(noun).some(({ kind }) => kind === 'card');

/** Whether the words that named a reference hold this very noun: "that Aura", after "whenever an Aura …". */
const isCalled = (ref: ObjectRef, noun: Filter | undefined, targets: readonly TargetSpec[]): boolean => {
  // The noun of a whole set is kept for what is other than those; "a creature card" is one that is chosen.
  const isKept = ref.kind === 'that' && (ref.antecedent !== 'previous' || isCard(ref.noun));
  const noted = isKept ? ref.noun : undefined;
  const filter = ref.kind === 'that' ? noted : ref.kind === 'target' ? targets[ref.target]?.filter : undefined;
  const wanted = noun === undefined ? undefined : partsOf(noun).at(-1);
  return filter !== undefined && wanted !== undefined && partsOf(filter).some((part) => sameNoun(part, wanted));
};

const sameNoun = (a: Filter, b: Filter): boolean => {
  if (a.kind === 'type' && b.kind === 'type') return a.type === b.type;
  if (a.kind === 'subtype' && b.kind === 'subtype') return a.subtype === b.subtype;
  return a.kind === b.kind && (a.kind === 'permanent' || a.kind === 'spell' || a.kind === 'token');
};

/** Whether a reference means several objects. */
const isMany = (ref: ObjectRef, targets: readonly TargetSpec[]): boolean => {
  if (ref.kind === 'that') return ref.word === 'they' || ref.word === 'those' || ref.word === 'both';
  if (ref.kind === 'all') return ref.quantifier === 'all';
  if (ref.kind === 'top') return ref.count !== undefined;
  if (ref.kind !== 'target') return ref.kind === 'several';
  const spec = targets[ref.target];
  return spec !== undefined && (spec.max !== 1 || spec.count !== undefined);
};

interface Wanted {
  readonly noun?: Filter;
  readonly demonstrative?: boolean;
  readonly many?: boolean;
  /** "Both creatures". */
  readonly both?: boolean;
  /** Whether it is a target, where the words say so. */
  readonly targeted?: boolean | undefined;
  /** It is called a card, which no token is (108.2b). */
  readonly card?: boolean;
}

/** "It's a land card". */
const isSaidOfCard = (r: Reader): boolean => {
  if (!(r.sees("'s a") || r.sees("'s an") || r.sees("isn't a") || r.sees("isn't an")) || !r.has('card')) return false;
  for (let at = r.at; at < r.end; at += 1) {
    const text = r.tokens[at]?.text;
    if (text === 'card') return true;
    if (text === '.' || (text === ',' && r.tokens[at + 1]?.text !== 'nonland')) return false;
  }
  return false;
};

/** "The targeted creature", "the blocking creature", "the first creature": which of those named. */
const ATTRIBUTED = ['the targeted', 'the attacking', 'the blocking', 'the first'] as const;

const CHANGES: ReadonlySet<string> = new Set(['gets', 'gains']);

const antecedent = (r: Reader, { noun, demonstrative, many, both, targeted, card }: Wanted): ObjectRef | undefined => {
  const { refs, subject, targets } = r.said;
  const candidates = refs.filter(
    (ref) =>
      !same(subject, ref) &&
      fits(ref, noun, targets) &&
      !(card === true && ref.kind === 'that' && ref.antecedent === 'created') &&
      (targeted === undefined || targeted === (ref.kind === 'target')),
  );
  // "The blocking creature": the one whose doing the event is, which is named first.
  if (targeted === false) return candidates.find(({ kind }) => kind === 'attached' || kind === 'that');
  const named = demonstrative === true ? candidates.filter((ref) => ref.kind !== 'self') : candidates;
  // "It gets +1/+1" is never said of a card in a library.
  const others =
    noun === undefined && CHANGES.has(r.peek()) && named.some(({ kind }) => kind === 'attached' || kind === 'target')
      ? named.filter(({ kind }) => kind !== 'top')
      : named;
  // "it" never means several; "they" means several if any were named.
  const right = others.filter((ref) => isMany(ref, targets) === (many === true) || (many === true && isSet(ref)));
  const called = right.filter((ref) => isCalled(ref, noun, targets)).at(-1);
  const latest = called ?? right.at(-1);
  if (many === true && latest?.kind === 'target' && targets[latest.target]?.other === true && isOneOfTwo(r))
    return together(others, targets, both) ?? latest;
  if (latest !== undefined || many !== true) return latest;
  return together(both === true ? candidates : others, targets, both) ?? others.at(-1);
};

/**
 * "They", where nothing was named that is several: all targets that were named one by one, if the latest is one of them (608.2c);
 * "both creatures": the two that the event is about.
 */
const together = (
  refs: readonly ObjectRef[],
  targets: readonly TargetSpec[],
  both: boolean | undefined,
): ObjectRef | undefined => {
  const last = refs.at(-1);
  if (last?.kind === 'that' && last.antecedent === 'eventOther' && both === true) {
    const first = refs.find(({ kind }) => kind === 'self' || kind === 'attached' || kind === 'that');
    return first === undefined || same(first, last) ? undefined : { kind: 'several', of: [first, last] };
  }
  if (last?.kind !== 'target') return undefined;
  const of = refs.filter(
    (ref, at) =>
      ref.kind === 'target' && targets[ref.target]?.objects !== false && refs.findIndex((one) => same(one, ref)) === at,
  );
  return of.length < 2 ? undefined : { kind: 'several', of };
};

/** "Target creature and up to two other target creatures …": the sentence before names the others with what they are other than. */
const isOneOfTwo = (r: Reader): boolean => {
  const words = r.tokens.slice(0, r.at).map(({ text }) => text);
  const end = words.lastIndexOf('.');
  const sentence = words.slice(words.lastIndexOf('.', end - 1) + 1, Math.max(end, 0));
  return sentence.indexOf('target') !== sentence.lastIndexOf('target');
};

/** Whether several objects have been named that "them" could mean. */
export const hasNamedMany = (r: Reader): boolean => r.said.refs.some((ref) => isMany(ref, r.said.targets));

/** "Each creature card milled this way", as it is remembered. */
const isSet = (ref: ObjectRef): boolean =>
  ref.kind === 'that' &&
  ref.noun?.kind === 'and' &&
  ref.noun.of.some((part) => part.kind === 'history' && !part.event.startsWith('with '));

const isEach = (ref: ObjectRef): boolean => ref.kind === 'that' && ref.antecedent === 'previous';

/** After a sentence that was left out, a pronoun without a later antecedent may mean anything. */
const isBlind = (r: Reader): boolean => r.said.lost.length > 0;

/** "it", "they", "that creature", "those tokens". */
export const readPronoun = remembered((r: Reader): ObjectRef | undefined => {
  const ref = pronoun(r);
  // A static ability has no "previous" object: a pronoun without antecedent is not understood.
  if (ref?.kind !== 'that' || ref.antecedent !== 'previous') return ref;
  // "That artifact", of a sentence about each artifact: the one that is spoken of.
  if (r.mode === 'static' && ref.word === 'that' && r.said.refs.some(isEach)) return ref;
  if (r.mode === 'static' && ref.word === 'it' && r.said.each === true) return ref;
  return r.mode === 'static' || isBlind(r) ? undefined : ref;
});

const FIRST: ReadonlySet<string> = new Set('it itself him her he she they them that those each both the'.split(' '));

const PLAYING: ReadonlySet<string> = new Set(['play', 'cast']);

/** "You may play that card": what was exiled, where the latest thing named is no card, or it is said to remain exiled. */
const exiledCard = (r: Reader, found: ObjectRef | undefined): ObjectRef | undefined => {
  const { exiled, targets } = r.said;
  if (exiled === undefined || isMany(exiled, targets)) return undefined;
  const spec = found?.kind === 'target' ? targets[found.target] : undefined;
  const isPermanent =
    spec !== undefined && !partsOf(spec.filter).some(({ kind }) => kind === 'card' || kind === 'spell');
  return isPermanent || r.sees('for as long as it remains exiled') ? exiled : undefined;
};

const pronoun = (r: Reader): ObjectRef | undefined => {
  if (r.passes(FIRST)) return undefined;
  const subject = r.said.subject;
  if (subject !== undefined && r.eat('itself')) return again(subject, 'itself');
  const opens = r.at === r.said.opening;
  if (r.eatOne('it', 'him', 'her', 'he', 'she') !== undefined)
    return again(opens ? r.said.refs[0] : antecedent(r, isSaidOfCard(r) ? { card: true } : {}), 'it');
  if (r.eatOne('they', 'them') !== undefined) return namedAgain(antecedent(r, { many: true }), 'they');
  if (r.eat('each of them')) return namedAgain(antecedent(r, { many: true }), 'eachOfThem');
  const toPlay = PLAYING.has(r.tokens[r.at - 1]?.text ?? '');
  const each = r.eat('each of those');
  const word = each ? 'those' : r.eatOne('that', 'those', 'both', ...ATTRIBUTED, 'the');
  if (word === undefined) return undefined;
  const noun = readNounPhrase(r);
  if (noun === undefined) return undefined;
  const many = word === 'those' || word === 'both';
  if (many ? !noun.plural : !noun.singular) return undefined;
  const known = word === 'the' ? targetCalled(r, noun.filter) : undefined;
  if (known !== undefined) {
    r.mean(known);
    return again(known, { word, noun: noun.filter });
  }
  const beside = word === 'that' || word === 'the' ? besideCalled(r, noun.filter) : undefined;
  if (beside !== undefined) return { ...beside, again: { word, noun: noun.filter } };
  const found = antecedent(r, {
    noun: noun.filter,
    demonstrative: true,
    many,
    both: word === 'both',
    targeted: word === 'the targeted' ? true : word === 'the' || !word.startsWith('the ') ? undefined : false,
  });
  if (word === 'that' && noun.filter.kind === 'card' && toPlay) {
    const exiled = exiledCard(r, found);
    if (exiled !== undefined) {
      r.mean(exiled);
      return again(exiled, { word, noun: noun.filter });
    }
  }
  if (word === 'those' && (found === undefined || !isMany(found, r.said.targets))) {
    const set = countedCalled(r, noun.filter);
    if (set !== undefined) return { ...set, again: { word, noun: noun.filter, ...(each ? { each } : {}) } };
  }
  const paid = word === 'that' ? paidCalled(r, noun.filter, found) : undefined;
  if (paid !== undefined) return namedAgain(paid, { word: 'that', noun: noun.filter });
  // "The creature" is one that was named as a creature, never anything that is not.
  if (word === 'the' && (found === undefined || !isPlainNoun(noun.filter))) return undefined;
  if (word !== 'the' && word.startsWith('the ') && found === undefined) return undefined;
  // "Each of those creatures you don't control": those of them of which that is so.
  const parts = partsOf(noun.filter);
  if (many && found !== undefined && parts.some(isOfController)) {
    const filter: Filter = { kind: 'and', of: [...parts, { kind: 'isRef', ref: found, word: 'of' }] };
    const said = { word, noun: noun.filter, ...(each ? { each } : {}) };
    return { kind: 'all', selection: { filter }, quantifier: 'all', again: said };
  }
  if (word === 'that' && found === undefined && r.mode === 'resolution' && isOnStack(noun.filter)) {
    // "Cast target card …. If that spell …": what it is by then. "Whenever this becomes the target of a spell, counter that spell": what aims at it.
    const target = r.said.targets.findIndex((spec) => isCard(spec.filter));
    const meant: ObjectRef = target < 0 ? { kind: 'that', antecedent: 'eventOther' } : { kind: 'target', target };
    r.mean(meant);
    return again(meant, { word, noun: noun.filter });
  }
  // "If you cast this spell …, tap that creature and it …": named again, it is the latest.
  if (word === 'that' && found?.kind === 'target' && r.said.refs.at(-1)?.kind === 'self') r.mean(found);
  return namedAgain(found, { word, noun: noun.filter, ...(each ? { each } : {}) });
};

/** "Spell", "spell or ability". */
const isOnStack = (noun: Filter): boolean =>
  noun.kind === 'or' ? noun.of.every(isOnStack) : noun.kind === 'spell' || noun.kind === 'ability';

const isOfController = (filter: Filter): boolean =>
  filter.kind === 'controlledBy' || (filter.kind === 'not' && isOfController(filter.of));

/** "You gain 1 life for each Ogre you control. Those creatures …": what was counted, where it can be called that. */
const countedCalled = (r: Reader, noun: Filter): Extract<ObjectRef, { kind: 'all' }> | undefined => {
  const { counted } = r.said;
  const parts = counted === undefined ? [] : partsOf(counted.filter);
  const can = parts.some(
    (part) =>
      sameNoun(part, noun) ||
      (part.kind === 'subtype' && noun.kind === 'type' && kindOfSubtype(part.subtype) === noun.type.toLowerCase()),
  );
  return counted === undefined || !can ? undefined : { kind: 'all', selection: counted, quantifier: 'all' };
};

/** "The creature you control", "the creature an opponent controls": the one target of which just that is said. */
const targetCalled = (r: Reader, noun: Filter): ObjectRef | undefined => {
  if (noun.kind !== 'and') return undefined;
  const called = r.said.targets.flatMap((spec, target) =>
    spec.max === 1 && equal('filter', spec.filter, noun) ? [target] : [],
  );
  const [target, another] = called;
  return target === undefined || another !== undefined ? undefined : { kind: 'target', target };
};

/** A noun with nothing said of it: "the creature", "the artifact". */
const isPlainNoun = (noun: Filter): boolean =>
  noun.kind === 'type' ||
  noun.kind === 'subtype' ||
  noun.kind === 'permanent' ||
  noun.kind === 'card' ||
  noun.kind === 'spell';

/** "attached to it", "counters on it", said of the subject itself. */
export const readOwnPronoun = (r: Reader): ObjectRef | undefined => {
  if (!r.sees('it')) return undefined;
  const { subject } = r.said;
  return subject !== undefined && r.eat('it') ? again(subject, 'it') : undefined;
};

/** "its" and "their": the clause's own subject too. */
export const possessor = (r: Reader, word: 'it' | 'they'): ObjectRef =>
  again(r.said.subject ?? r.said.refs.at(-1), word);
