// One line of rules text: keyword list, activated, triggered, "enters" or static ability, cost of casting, or a spell's effect.
import type { Ability, ActivationLimits, ContinuousEffectSpec, CostPart, EffectBody, Operation } from '../ability.ts';
import { readAllCosts } from './actionCosts.ts';
import { readAlready } from './attachmentWords.ts';
import { readBody, readPart, readsAnything, withStill } from './bodies.ts';
import { readCondition } from './conditions.ts';
import { readContinuous, readYouAnd } from './continuous.ts';
import { readCosts } from './costs.ts';
import { readEnters } from './enters.ts';
import { readKeyword } from './keywords.ts';
import { readLeadWord, underAnchor, withLeadWord } from './leadWords.ts';
import { readLimitParts, readLimitSentence } from './limits.ts';
import { readName } from './modes.ts';
import { orElse } from './orElse.ts';
import { meanPaid } from './paidFor.ts';
import { readPredicates } from './predicates.ts';
import { type Reader, sure } from './reader.ts';
import { readObjectRef, readSelfRef, readSingleRef } from './refs.ts';
import { keywordGiven, readSameKeywords, withKeyword } from './sameKeywords.ts';
import { type Draft, readStatement } from './statements.ts';
import { readChapter, readTriggered } from './triggers.ts';
import { EXERTED } from './triggerWords.ts';
import { readStillSentence } from './typePhrases.ts';
import { readMana } from './words.ts';

/** "Equip {2}. Activate only once each turn.": limits of what the keyword stands for. */
const keywordLimits = (r: Reader, keyword: Ability): Ability | undefined => {
  if (keyword.kind !== 'keyword' || keyword.cost === undefined) return undefined;
  if (!r.eat('.') && r.tokens[r.at - 1]?.text !== '.') return undefined;
  const limits = readLimitSentence(r, {});
  return limits === undefined ? undefined : { ...keyword, limits };
};

/** "Flying, trample; protection from red": one ability each. */
const keywordLine = (r: Reader): readonly Ability[] | undefined => {
  const first = r.attempt(readKeyword);
  if (first === undefined) return undefined;
  const limited = r.attempt((reader) => keywordLimits(reader, first));
  const out: Ability[] = [limited ?? first];
  for (;;) {
    const next = r.attempt((reader) => {
      const comma = reader.eat(',') || reader.eat(';');
      const and = reader.eat('and');
      return comma || and ? readKeyword(reader) : undefined;
    });
    if (next === undefined) break;
    out.push(next);
  }
  r.eat('.');
  return r.done ? out : r.want('the end of the line');
};

const whole =
  (read: (reader: Reader) => Ability | undefined) =>
  (r: Reader): readonly Ability[] | undefined => {
    const ability = read(r);
    if (ability === undefined) return undefined;
    return r.done ? [ability] : r.want('the end of the sentence');
  };

/** Where the limits at the end of an activated ability begin: sentences from there on are limits. */
const splitLimits = (r: Reader): number => {
  for (let index = r.at; index < r.end; index += 1) {
    const token = r.tokens[index];
    const before = r.tokens[index - 1];
    if (before?.text !== '.' && before?.kind !== 'close') continue;
    if (token?.text === 'only' && r.tokens.slice(index, index + 8).some(({ text }) => text === 'activate'))
      return index;
    if (token?.text === 'you' && r.tokens[index + 2]?.text === 'activate') return index;
    if (token?.text === 'activate' || (token?.text === 'any' && r.tokens[index + 3]?.text === 'activate')) return index;
  }
  return r.end;
};

const MANA_ONLY = (body: EffectBody, costs: readonly CostPart[]): boolean =>
  body.targets.length === 0 &&
  costs.every((part) => part.pay !== 'loyalty') &&
  body.instructions.some((instruction) => instruction.do === 'addMana');

/** What stands before the colon: plain costs, else any. */
const costsBefore = orElse<readonly CostPart[]>(
  (r) => {
    const plain = readCosts(r);
    return plain !== undefined && r.sees(':') ? plain : undefined;
  },
  (r) => readAllCosts(r),
);

/** "COSTS: EFFECT [Activate only …]" (602). */
const activated = (r: Reader): Ability | undefined => {
  const costs = costsBefore(r);
  if (costs === undefined || !r.eat(':')) return undefined;
  r.mean({ kind: 'self' });
  meanPaid(r, costs, false);
  const split = splitLimits(r);
  const body = readPart(r, split);
  if (body === undefined || !readsAnything(body.instructions)) return undefined;
  let limits: ActivationLimits = {};
  while (!r.done) {
    const found = readLimitSentence(r, limits);
    if (found === undefined) return undefined;
    limits = found;
    if (!r.eat('.') && !r.done) return undefined;
  }
  return { kind: 'activated', costs, body, limits, manaAbility: MANA_ONLY(body, costs) };
};

/** Costs to the end of the sentence: plain ones, else any. */
const costsToEnd = orElse<readonly CostPart[]>(
  (r) => {
    const plain = readCosts(r);
    return r.done || r.sees('.') ? plain : undefined;
  },
  (r) => readAllCosts(r),
);

const castCost = (r: Reader): Ability | undefined => {
  const optional = r.eat('as an additional cost to cast this spell , you may');
  if (optional || r.eat('as an additional cost to cast')) {
    if (!optional) {
      if (readSelfRef(r) === undefined || !r.eat(',')) return undefined;
    }
    const form = optional || r.eat('you may') ? 'optional' : 'additional';
    const costs = costsToEnd(r);
    if (costs === undefined) return undefined;
    r.eat('.');
    return { kind: 'castCost', form, costs };
  }
  const condition = r.attempt((reader) => {
    if (!reader.eat('if')) return undefined;
    const found = readCondition(reader);
    return found !== undefined && reader.eat(',') ? found : undefined;
  });
  if (!r.eat('you may')) return undefined;
  const costs = readCosts(r);
  if (costs === undefined || !r.eat('rather than pay')) return undefined;
  if (readSelfRef(r) === undefined || !r.eat("'s mana cost")) return undefined;
  r.eat('.');
  return { kind: 'castCost', form: 'alternative', costs, ...(condition === undefined ? {} : { condition }) };
};

/**
 * "You may exert this creature as it attacks. When you do, …" (701.43d, 508.1g): an option as attackers are declared, with the
 * ability linked to it; its targets are its own. Who exerts is not modelled: where it attacks, the result rests on it.
 */
const exerting = (r: Reader): Ability | undefined => {
  const what = r.eat('you may exert') ? readSelfRef(r) : undefined;
  if (what === undefined || !r.eat('as it attacks')) return undefined;
  r.eat('.');
  r.mean(what);
  const alone = r.done;
  if (!alone && !r.eat('when you do ,')) return undefined;
  const body = alone ? { targets: [], instructions: [] } : readBody(r);
  if (body === undefined) return undefined;
  const event = { on: 'other', verb: EXERTED, args: [], what, like: { on: 'attacks', what } } as const;
  return { kind: 'triggered', lead: 'when', event, exert: true, body };
};

/** "Cast this spell only during combat and only if you control a Swamp." */
const castOnly = (r: Reader): Ability | undefined => {
  if (!r.eat('cast')) return undefined;
  const ref = readSelfRef(r);
  const limits = ref === undefined || !r.eat('only') ? undefined : readLimitParts(r);
  if (ref === undefined || limits === undefined) return undefined;
  r.eat('.');
  const effect: ContinuousEffectSpec = {
    subject: { kind: 'objects', ref },
    operations: [{ op: 'rule', rule: { rule: 'castOnly', limits } }],
  };
  return { kind: 'static', effects: [effect], zones: ['stack'] };
};

/** "You may cast this spell as though it had flash if you pay {2} more to cast it." */
const asThoughFlash = (r: Reader): Ability | undefined => {
  if (!r.eat('you may cast')) return undefined;
  const ref = readSelfRef(r);
  if (ref === undefined || r.eatOne('as though it had flash', 'as though they had flash') === undefined)
    return undefined;
  const more = r.attempt((reader) => {
    if (!reader.eat('if you pay')) return undefined;
    const cost = readMana(reader);
    return cost !== undefined && reader.eatOne('more to cast it', 'more to cast them') !== undefined ? cost : undefined;
  });
  const condition = more === undefined && r.eat('if') ? readCondition(r) : undefined;
  if (r.tokens[r.at - 1]?.text === 'if') return undefined;
  r.eat('.');
  const effect: ContinuousEffectSpec = {
    subject: { kind: 'objects', ref },
    operations: [
      { op: 'rule', rule: { rule: 'can', what: 'castAsThoughFlash', ...(more === undefined ? {} : { more }) } },
    ],
    ...(condition === undefined ? {} : { condition, conditionPlace: 'back' as const, conditionWord: 'if' as const }),
  };
  return { kind: 'static', effects: [effect], zones: ['hand', 'stack'] };
};

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
const staticLine = (r: Reader): readonly Ability[] | undefined => {
  const outer = r.mode;
  r.mode = 'static';
  const abilities = staticSentences(r);
  r.mode = outer;
  return abilities;
};

const staticSentences = (r: Reader): readonly Ability[] | undefined => {
  const effects: ContinuousEffectSpec[] = [];
  while (!r.done) {
    if (r.lenient) {
      const mark = r.mark();
      const before = [...effects];
      if (staticSentence(r, effects) === undefined) {
        // What begins with something unread might be no static ability at all.
        if (before.length === 0) return undefined;
        r.reset(mark);
        effects.splice(0, effects.length, ...before);
        r.leaveOut((part) => staticSentence(part, [...before]));
        r.eat('.');
      }
    } else if (staticSentence(r, effects) === undefined) return undefined;
  }
  const [only] = effects;
  if (only === undefined) return undefined;
  const cda = effects.length === 1 && r.said.lost.length === 0 ? asCda(only) : undefined;
  return [cda ?? { kind: 'static', effects }];
};

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
  effects.push(first);
  for (;;) {
    const more = first.conditionPlace === 'back' ? r.attempt((reader) => moreOf(reader, first)) : undefined;
    if (more !== undefined) {
      effects.push(more);
      continue;
    }
    const next = r.attempt((reader) => {
      reader.eat(',');
      return reader.eat('and') ? plainEffect(reader) : undefined;
    });
    if (next === undefined) return true;
    effects.push({ ...next, joined: true });
  }
};

const staticSentence = (r: Reader, effects: ContinuousEffectSpec[]): true | undefined => {
  const blind = r.tokens[r.at - 1] !== undefined && r.said.lost.at(-1)?.to === r.at - 1;
  const still = blind ? undefined : r.attempt(readStillSentence);
  const last = blind ? undefined : effects.at(-1);
  const given = last === undefined ? undefined : keywordGiven(last);
  const same = given === undefined ? undefined : r.attempt(readSameKeywords);
  if (same !== undefined && last !== undefined && given !== undefined) {
    effects[effects.length - 1] = { ...last, sameKeywords: same };
    effects.push(...same.map((keyword) => ({ ...withKeyword(last, given, keyword), same: true as const })));
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

/** Words and signs that begin something other than what a spell does. */
const NO_SPELL = ['when', 'whenever', 'at', 'as', 'if you', 'you may cast', 'when you'];

const spellLine = (r: Reader): Ability | undefined => {
  if (r.lenient && (NO_SPELL.some((words) => r.sees(words)) || r.tokens.some((token) => token.text === ':')))
    return undefined;
  const body = readBody(r);
  return body === undefined || !readsAnything(body.instructions) ? undefined : { kind: 'spell', body };
};

/** "• Khans — ABILITY": under the word that was chosen (614.12b). */
const anchored = (r: Reader): readonly Ability[] | undefined => {
  const word = r.eat('•') ? readName(r) : undefined;
  const [only, more] = (word === undefined ? undefined : readLine(r)) ?? [];
  return word === undefined || only === undefined || more !== undefined ? undefined : [underAnchor(only, word)];
};

const EVENT: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);
const COSTING: ReadonlySet<string> = new Set(['as', 'if', 'you', 'cast']);
const ENTERING = ['enters', 'enter', 'turned', 'escapes'];

const keywords = sure(keywordLine);
const entersLine = sure(whole(readEnters));
const flashLine = sure(whole(asThoughFlash));
const ownRule = sure((r: Reader): readonly Ability[] | undefined => spellStatic(r));

/** All abilities of one line, up to the reader's end; `spell` says that a plain sentence is what a spell does. */
export const readLine = (r: Reader, spell = false): readonly Ability[] | undefined => {
  const quick = !r.noting;
  if (r.sees('•') && !spell) return r.attempt(anchored);
  const found = r.first(
    keywords,
    ...(quick && r.passes(EVENT) ? [] : [whole(readTriggered)]),
    ...(quick && !r.has('—') && !r.has('-') ? [] : [whole(readChapter)]),
    ...(quick && !r.has(':') ? [] : [whole(activated)]),
    ...(quick && !ENTERING.some((word) => r.has(word)) ? [] : [entersLine]),
    ...(quick && r.passes(COSTING) ? [] : [whole(castCost), whole(castOnly), flashLine]),
    ...(quick && !r.sees('you may exert') ? [] : [whole(exerting)]),
    ...(spell ? [ownRule, whole(spellLine)] : [staticLine]),
  );
  if (found !== undefined) return found;
  return r.attempt((reader) => {
    const word = readLeadWord(reader, true);
    if (word === undefined) return undefined;
    const abilities = readLine(reader, spell);
    return abilities === undefined ? undefined : withLeadWord(abilities, word);
  });
};

/** "This spell has flash as long as …": what a spell has is no part of what it does (113.3a, 113.6). */
const hasKeywords = (effect: ContinuousEffectSpec): boolean =>
  effect.operations.every(
    (operation) => operation.op === 'addAbilities' && operation.abilities.every(({ kind }) => kind === 'keyword'),
  );

/** "This spell can't be countered", "This spell costs {2} less to cast": the static lines of a spell are about itself. */
const spellStatic = (r: Reader): readonly Ability[] | undefined => {
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
        effect.operations.every((operation) => operation.op === 'rule' && operation.rule.rule === 'frame')),
  );
  if (!aboutSelf) return undefined;
  return [only.effects.some(hasKeywords) ? only : { ...only, zones: ['stack'] }];
};
