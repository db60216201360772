// What "other" is other than: what the clause is about, or what was spoken of last; the source only if that is the subject.
import { equal } from '../../terms/same.ts';
import type { CompiledAbility, ContinuousEffectSpec, Filter, ObjectRef, Operation, TargetSpec } from '../ability.ts';
import { cardTypeOf, kindOfSubtype } from '../vocabulary.ts';
import type { Reader } from './reader.ts';

const partsOf = (filter: Filter): readonly Filter[] =>
  filter.kind === 'and' || filter.kind === 'or' ? filter.of.flatMap(partsOf) : [filter];

/** The card types that a noun names, itself or by a subtype that only they have (205.3). */
const typesIn = (parts: readonly Filter[]): readonly string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'type') return [part.type];
    const kind = part.kind === 'subtype' ? kindOfSubtype(part.subtype) : undefined;
    const type = kind === undefined ? undefined : cardTypeOf(kind);
    return type === undefined ? [] : [type];
  });

type Place = 'spell' | 'card' | 'permanent';

/** Where what a noun names is: "creature spell", "creature card", and without such a word on the battlefield (109.2). */
const placeOf = (parts: readonly Filter[]): Place => {
  if (parts.some((part) => part.kind === 'spell' || part.kind === 'ability')) return 'spell';
  return parts.some((part) => part.kind === 'card' || (part.kind === 'inZone' && part.zone !== 'battlefield'))
    ? 'card'
    : 'permanent';
};

/** Whether one who controls the first can be one who controls the second. */
const canShareController = (one: readonly Filter[], other: readonly Filter[]): boolean => {
  const mine = (parts: readonly Filter[]): boolean | undefined => {
    const said = parts.find((part) => part.kind === 'controlledBy');
    if (said?.kind !== 'controlledBy') return undefined;
    const { kind } = said.player;
    if (kind === 'you') return true;
    return kind === 'opponents' || kind === 'eachOpponent' || kind === 'notYou' ? false : undefined;
  };
  const [first, second] = [mine(one), mine(other)];
  return first === undefined || second === undefined || first === second;
};

/** Whether what was called by the first noun can be one of those the second names. */
const canBeAmong = (called: Filter, noun: Filter): boolean => {
  const [one, many] = [partsOf(called), partsOf(noun)];
  if (placeOf(one) !== placeOf(many) || !canShareController(one, many)) return false;
  const [types, wanted] = [typesIn(one), typesIn(many)];
  return types.length === 0 || wanted.length === 0 || types.some((type) => wanted.includes(type));
};

/** By what noun a reference was called; undefined where that is not kept. */
const nounOf = (ref: ObjectRef, targets: readonly TargetSpec[]): Filter | undefined => {
  switch (ref.kind) {
    case 'that':
    case 'attached':
      return ref.noun;
    case 'target':
      return targets[ref.target]?.objects === false ? undefined : targets[ref.target]?.filter;
    case 'all':
      return ref.selection.filter;
    default:
      return undefined;
  }
};

/** The reference without the words in which it was repeated. */
const plain = (ref: ObjectRef): ObjectRef | undefined => {
  switch (ref.kind) {
    case 'that':
      return { kind: 'that', antecedent: ref.antecedent };
    case 'attached':
      return { kind: 'attached', verb: ref.verb, noun: ref.noun };
    case 'target':
      return { kind: 'target', target: ref.target };
    case 'all':
      // Said of each: other than the one it is said of.
      return { kind: 'that', antecedent: 'previous' };
    default:
      return undefined;
  }
};

/**
 * "Other" before a noun. What the clause is about comes first, then what was spoken of last, if it can be called by that noun:
 * "target creature gets +1/+1 for each other creature", "whenever a Goblin attacks, each other creature …".
 */
export const otherOf = (r: Reader, noun: Filter): Filter => {
  const { subject, refs, targets } = r.said;
  const spoken = refs.filter((ref) => ref.kind !== 'all');
  const latest = [...spoken, ...(subject === undefined ? [] : [knownAs(subject, refs)])].reverse();
  for (const ref of latest) {
    if (ref.kind === 'self' || ref.kind === 'granter') {
      // No instant or sorcery is a creature: of itself the word would say nothing (109.2).
      if (r.ofSpell && placeOf(partsOf(noun)) !== 'spell') continue;
      return { kind: 'other' };
    }
    const called = nounOf(ref, targets);
    if (called === undefined || !canBeAmong(called, noun) || (isSet(ref) && isWider(called, noun))) continue;
    const than = isSet(ref) && r.mode === 'static' ? allOf(called) : plain(ref);
    if (than !== undefined) return { kind: 'other', than, implied: true };
  }
  return { kind: 'other' };
};

/** A set of a sentence before: "Zombies you control get +2/+1. Other creatures you control …". */
const isSet = (ref: ObjectRef): boolean => ref.kind === 'that' && ref.antecedent === 'previous';

/** Whether all that the second noun names is of the first set too: none of that is other than those. */
const isWider = (called: Filter, noun: Filter): boolean => {
  const said = partsOf(noun);
  return partsOf(called).every((part) => said.some((one) => equal('filter', one, part)));
};

const allOf = (filter: Filter): ObjectRef => ({ kind: 'all', selection: { filter }, quantifier: 'all' });

/** "It" with the noun by which it was named before. */
const knownAs = (subject: ObjectRef, refs: readonly ObjectRef[]): ObjectRef =>
  subject.kind !== 'that' || subject.noun !== undefined
    ? subject
    : (refs.filter((ref) => ref.kind === 'that' && ref.antecedent === subject.antecedent).at(-1) ?? subject);

const isSource = (filter: Filter): boolean => filter.kind === 'other' && filter.than === undefined;

/** "Each other creature becomes a copy of target creature": other than the one that is copied, which is named after it. */
export const otherThanCopied = (ref: ObjectRef, operations: readonly Operation[]): ObjectRef => {
  const [copy] = operations;
  if (ref.kind !== 'all' || copy?.op !== 'copy') return ref;
  const { filter } = ref.selection;
  const than = copy.of.kind === 'all' ? undefined : plain(copy.of);
  if (than === undefined || filter.kind !== 'and' || !filter.of.some(isSource)) return ref;
  const of = filter.of.map((part): Filter => (isSource(part) ? { kind: 'other', than, implied: true } : part));
  return { ...ref, selection: { ...ref.selection, filter: { ...filter, of } } };
};

/**
 * "Other creatures you control get -1/-1", a line of an Aura: other than the enchanted creature. The Aura is no creature, so
 * of itself the word would say nothing.
 */
export const othersOfAura = (abilities: readonly CompiledAbility[]): readonly CompiledAbility[] => {
  const noun = abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === 'enchant' && ability.quality?.kind === 'type'
      ? [ability.quality]
      : [],
  )[0];
  if (noun === undefined || noun.type === 'Enchantment') return abilities;
  const than: ObjectRef = { kind: 'attached', verb: 'enchanted', noun };
  const said = (effect: ContinuousEffectSpec): ContinuousEffectSpec => {
    const ref = effect.subject.kind === 'objects' ? effect.subject.ref : undefined;
    const filter = ref?.kind === 'all' ? ref.selection.filter : undefined;
    if (ref?.kind !== 'all' || filter?.kind !== 'and' || !filter.of.some(isSource)) return effect;
    if (!filter.of.some((part) => part.kind === 'type' && part.type === noun.type)) return effect;
    const of = filter.of.map((part): Filter => (isSource(part) ? { kind: 'other', than, implied: true } : part));
    const selection = { ...ref.selection, filter: { ...filter, of } };
    return { ...effect, subject: { kind: 'objects', ref: { ...ref, selection } } };
  };
  return abilities.map((one) =>
    one.ability.kind === 'static'
      ? { ...one, ability: { ...one.ability, effects: one.ability.effects.map(said) } }
      : one,
  );
};
