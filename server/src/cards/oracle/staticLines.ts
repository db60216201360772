// Lines that make static and characteristic-defining abilities: sentences of continuous effects, and what amends them.
import type { Ability, ContinuousEffectSpec, Operation, RuleEffect } from '../ability.ts';
import { readAlready } from './attachmentWords.ts';
import { withStill } from './bodies.ts';
import { readCondition } from './conditions.ts';
import { readContinuous, readYouAnd } from './continuous.ts';
import { readPredicates } from './predicates.ts';
import { type Reader, readMany, readToEnd } from './reader.ts';
import { readObjectRef, readSelfRef, readSingleRef } from './refs.ts';
import { keywordGiven, readSameKeywords, withKeyword } from './sameKeywords.ts';
import { type Draft, readStatement } from './statements.ts';
import { readStillSentence } from './typePhrases.ts';

/** A characteristic-defining ability, if that is what one unconditional effect about the object itself amounts to (D6). */
const asCda = (effect: ContinuousEffectSpec): Ability | undefined => {
  const { subject, operations, condition } = effect;
  const [operation, more] = operations;
  if (condition !== undefined || more !== undefined || operation === undefined) return undefined;
  if (subject.kind !== 'objects' || subject.ref.kind !== 'self') return undefined;
  return cdaOf(operation);
};

const cdaOf = (operation: Operation): Ability | undefined => {
  if (operation.op === 'setPT' && operation.form === 'equal') {
    const { power, toughness } = operation;
    if (power !== undefined && toughness !== undefined)
      return {
        kind: 'cda',
        defines: 'powerAndToughness',
        power,
        toughness,
        ...(power === toughness ? { sameAs: 'each' as const } : {}),
      };
    if (power !== undefined) return { kind: 'cda', defines: 'power', power };
    return toughness === undefined ? undefined : { kind: 'cda', defines: 'toughness', toughness };
  }
  if (operation.op === 'setColors' && operation.colors.kind !== 'chosenColor' && operation.addition !== true) {
    return { kind: 'cda', defines: 'color', colors: operation.colors };
  }
  if (operation.op === 'types' && operation.subtypes?.kind === 'every' && operation.types === undefined) {
    return { kind: 'cda', defines: 'subtypes', subtypes: operation.subtypes };
  }
  return undefined;
};

/** Sentences that say more about the effect before them; the effect in `effects` is replaced. */
const amend = (r: Reader, effects: ContinuousEffectSpec[]): true | undefined => {
  const last = effects.at(-1);
  if (last === undefined) return undefined;
  const change = readAmendment(r, last);
  if (change === undefined) return undefined;
  effects[effects.length - 1] = { ...last, ...change };
  return true;
};

/** "If you do, …" after what is done instead of something: part of that. */
const moreInstead = (r: Reader, last: ContinuousEffectSpec): Partial<ContinuousEffectSpec> | undefined => {
  const [operation, ...rest] = last.operations;
  if (operation?.op !== 'rule' || operation.rule.rule !== 'instead') return undefined;
  const { alter } = operation.rule;
  const prevents = alter?.prevent !== undefined || alter?.allBut !== undefined;
  if (!prevents && (operation.rule.then === undefined || !MORE.some((words) => r.sees(words)))) return undefined;
  const draft: Draft = { instructions: [...(operation.rule.then ?? [])], whereX: undefined };
  const { mode } = r;
  r.mode = 'resolution';
  const found = readStatement(r, draft);
  r.mode = mode;
  // What is so as long as the ability is there is no part of what happens.
  if (found === undefined || found.some((item) => item.do === 'continuous' && item.duration.until === 'none'))
    return undefined;
  const rule = { ...operation.rule, then: [...draft.instructions, ...found] };
  return { operations: [{ ...operation, rule }, ...rest] };
};

const MORE = ['if you do ,', "if you don't ,", "if you can't ,", 'then', "if it 's", 'otherwise ,'];

const readAmendment = (r: Reader, last: ContinuousEffectSpec): Partial<ContinuousEffectSpec> | undefined => {
  if (r.eatOne("this effect doesn't remove", "that effect doesn't remove") !== undefined) {
    const keeps = readSingleRef(r);
    const keepsOn = keeps === undefined ? undefined : r.attempt(readAlready);
    return keeps === undefined ? undefined : { keeps, ...(keepsOn === undefined ? {} : { keepsOn }) };
  }
  const further = r.attempt((reader) => moreInstead(reader, last));
  if (further !== undefined) return further;
  if (r.eat('if')) {
    if (readSelfRef(r) === undefined || !r.eat('leaves the battlefield , this effect continues until end of turn'))
      return undefined;
    return { lingers: true };
  }
  if (!r.eat('the same is true for') || last.subject.kind !== 'objects') return undefined;
  const same = readObjectRef(r);
  if (same === undefined) return undefined;
  const more = same.kind === 'several' ? same.of : [same];
  return { subject: { kind: 'objects', ref: { kind: 'several', of: [last.subject.ref, ...more] } }, sameFor: same };
};

/** One or more sentences of static abilities, together one ability. */
export const staticLine = (r: Reader): readonly Ability[] | undefined => {
  const outer = r.mode;
  r.mode = 'static';
  const abilities = staticSentences(r);
  r.mode = outer;
  return abilities;
};

const oneOfStatic = (r: Reader, effects: ContinuousEffectSpec[]): boolean => {
  const mark = r.mark();
  const before = [...effects];
  if (staticSentence(r, effects) !== undefined) return true;
  // What begins with something unread might be no static ability at all.
  if (!r.lenient || before.length === 0) return false;
  r.reset(mark);
  effects.splice(0, effects.length, ...before);
  r.leaveOut((part) => staticSentence(part, [...before]));
  r.eat('.');
  return true;
};

const staticSentences = (r: Reader): readonly Ability[] | undefined => {
  const effects: ContinuousEffectSpec[] = [];
  if (!readToEnd(r, (reader) => oneOfStatic(reader, effects))) return undefined;
  const [only] = effects;
  if (only === undefined) return undefined;
  const cda = effects.length === 1 && r.said.lost.length === 0 ? asCda(only) : undefined;
  return [cda ?? { kind: 'static', effects, ...(effects.every(isOwnFlash) ? { zones: ['hand', 'stack'] } : {}) }];
};

/** "As long as …, you may cast this spell as though it had flash": it matters before it is on the battlefield (113.6). */
const isOwnFlash = ({ operations: [only] }: ContinuousEffectSpec): boolean =>
  only?.op === 'rule' && only.rule.rule === 'frame' && only.rule.frame === 'castSelfFlash';

const plainEffect = (r: Reader): ContinuousEffectSpec | undefined => {
  const reading = readContinuous(r);
  const [first] = reading?.effect.operations ?? [];
  // "If a card cast this way would be put into a graveyard this turn, …": the turn of the event, no duration.
  const ofEvent = first?.op === 'rule' && first.rule.rule === 'instead' && reading?.durationPlace === undefined;
  return reading === undefined || (reading.duration.until !== 'none' && !ofEvent) || reading.whereX !== undefined
    ? undefined
    : reading.effect;
};

/** "Otherwise, it gets -2/-2": while the condition of the sentence before does not hold. */
const otherwise = (r: Reader, last: ContinuousEffectSpec | undefined): ContinuousEffectSpec | undefined => {
  if (last?.condition === undefined || !r.eat('otherwise ,')) return undefined;
  const effect = plainEffect(r);
  return effect === undefined || effect.condition !== undefined
    ? undefined
    : { ...effect, condition: { kind: 'not', of: last.condition }, otherwise: true };
};

/** "…, has flying as long as you control an Island": more of the same subject, under a condition of its own. */
const moreOf = (r: Reader, { subject }: ContinuousEffectSpec): ContinuousEffectSpec | undefined => {
  if (subject.kind !== 'objects') return undefined;
  const comma = r.eat(',');
  if (!r.eat('and') && !comma) return undefined;
  const operations = r.about(subject.ref, readPredicates);
  const condition = operations === undefined || !r.eat('as long as') ? undefined : readCondition(r);
  return operations === undefined || condition === undefined
    ? undefined
    : { subject, operations, condition, conditionPlace: 'back', joined: true, elided: true };
};

/** "You and creatures you control have hexproof", perhaps after "as long as …,": a condition of both effects. */
const youAndWhile = (r: Reader): readonly ContinuousEffectSpec[] | undefined => {
  const asLong = r.eat('as long as');
  const condition = asLong ? readCondition(r) : undefined;
  if (asLong && (condition === undefined || !r.eat(','))) return undefined;
  const both = readYouAnd(r);
  return condition === undefined
    ? both
    : both?.map((effect) => ({ ...effect, condition, conditionPlace: 'front' as const }));
};

/** One effect, or several joined by "and" that have subjects of their own. */
const readEffects = (r: Reader, last: ContinuousEffectSpec | undefined, effects: ContinuousEffectSpec[]): boolean => {
  const both = r.attempt(youAndWhile);
  if (both !== undefined) {
    effects.push(...both);
    return true;
  }
  const first = r.attempt((reader) => otherwise(reader, last)) ?? r.attempt(plainEffect);
  if (first === undefined) return false;
  const more = readMany(r, (reader): ContinuousEffectSpec | undefined => {
    const same = first.conditionPlace === 'back' ? reader.attempt((one) => moreOf(one, first)) : undefined;
    if (same !== undefined) return same;
    reader.eat(',');
    const next = reader.eat('and') ? plainEffect(reader) : undefined;
    return next === undefined ? undefined : { ...next, joined: true };
  });
  effects.push(first, ...more);
  return true;
};

const staticSentence = (r: Reader, effects: ContinuousEffectSpec[]): true | undefined => {
  const blind = r.tokens[r.at - 1] !== undefined && r.said.lost.at(-1)?.to === r.at - 1;
  const still = blind ? undefined : r.attempt(readStillSentence);
  const last = blind ? undefined : effects.at(-1);
  const given = last === undefined ? undefined : keywordGiven('effect', last);
  const same = given === undefined ? undefined : r.attempt(readSameKeywords);
  if (same !== undefined && last !== undefined && given !== undefined) {
    effects[effects.length - 1] = { ...last, sameKeywords: same };
    effects.push(...same.map((keyword) => ({ ...withKeyword('effect', last, given, keyword), same: true as const })));
  } else if (still !== undefined && last !== undefined) {
    const operations = withStill(last.operations, still);
    if (operations === undefined) return undefined;
    effects[effects.length - 1] = { ...last, operations };
  } else if (last === undefined || r.attempt((reader) => amend(reader, effects)) === undefined) {
    if (!readEffects(r, last, effects)) return undefined;
  }
  const subject = effects.at(-1)?.subject;
  // "Creatures you control get +1/+1. As long as …, they have flying": that set, whatever is in it then.
  if (subject?.kind === 'objects' && subject.ref.kind === 'all' && subject.ref.quantifier === 'all')
    r.mean(subject.ref);
  return r.eat('.') || r.done || r.tokens[r.at - 1]?.kind === 'close' ? true : r.want('the end of the sentence');
};

/** "This spell has flash as long as …": what a spell has is no part of what it does (113.3a, 113.6). */
const hasKeywords = (effect: ContinuousEffectSpec): boolean =>
  effect.operations.every(
    (operation) => operation.op === 'addAbilities' && operation.abilities.every(({ kind }) => kind === 'keyword'),
  );

/** "You may cast a sorcery spell from your hand without paying …": that is cast as this one resolves (608.2g). */
const isOfOthersCast = ({ frame, parts: [what] }: Extract<RuleEffect, { rule: 'frame' }>): boolean =>
  frame === 'castFree' && what?.part === 'objects' && what.ref.kind !== 'self';

/** "This spell can't be countered", "This spell costs {2} less to cast": the static lines of a spell are about itself. */
export const spellStatic = (r: Reader): readonly Ability[] | undefined => {
  const abilities = staticLine(r);
  const [only] = abilities ?? [];
  if (only?.kind === 'cda') return abilities;
  if (only?.kind !== 'static') return undefined;
  const aboutSelf = only.effects.every(
    (effect) =>
      (effect.subject.kind === 'objects' &&
        effect.subject.ref.kind === 'self' &&
        (hasKeywords(effect) || effect.operations.every((operation) => operation.op === 'rule'))) ||
      // What has targets is no rule of the spell, but what it does.
      (r.said.targets.length === 0 &&
        effect.operations.every(
          (operation) => operation.op === 'rule' && operation.rule.rule === 'frame' && !isOfOthersCast(operation.rule),
        )),
  );
  if (!aboutSelf) return undefined;
  return [only.zones !== undefined || only.effects.some(hasKeywords) ? only : { ...only, zones: ['stack'] }];
};
