// One line of rules text: keyword list, activated, triggered, "enters" or static ability, cost of casting, or a spell's effect.
import { addsMana, needsTarget } from '../../terms/asks.ts';
import type { Ability, ActivationLimits, ContinuousEffectSpec, CostPart, EffectBody } from '../ability.ts';
import { readAllCosts } from './actionCosts.ts';
import { readBody, readPart, readsAnything } from './bodies.ts';
import { readCondition } from './conditions.ts';
import { readCosts } from './costs.ts';
import { readEnters } from './enters.ts';
import { readKeyword } from './keywords.ts';
import { readLeadWord, underAnchor, withLeadWord } from './leadWords.ts';
import { readLimitParts, readLimitSentence } from './limits.ts';
import { readName } from './modes.ts';
import { orElse } from './orElse.ts';
import { meanPaid } from './paidFor.ts';
import { type Reader, readMany, readToEnd, sure } from './reader.ts';
import { readSelfRef } from './refs.ts';
import { spellStatic, staticLine } from './staticLines.ts';
import { readChapter, readTriggered } from './triggers.ts';
import { EXERTED } from './triggerWords.ts';
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
  const more = readMany(r, (reader) => {
    const comma = reader.eat(',') || reader.eat(';');
    const and = reader.eat('and');
    return comma || and ? readKeyword(reader) : undefined;
  });
  const out: Ability[] = [limited ?? first, ...more];
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

/** An activated mana ability: it needs no target, could add mana as it resolves, and is no loyalty ability (605.1a). */
const isManaAbility = (body: EffectBody, costs: readonly CostPart[]): boolean =>
  addsMana(body) && !needsTarget(body) && costs.every((part) => part.pay !== 'loyalty');

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
  const all = readToEnd(r, (reader) => {
    const found = readLimitSentence(reader, limits);
    limits = found ?? limits;
    return found !== undefined && (reader.eat('.') || reader.done);
  });
  if (!all) return undefined;
  return { kind: 'activated', costs, body, limits, manaAbility: isManaAbility(body, costs) };
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
const triggeredLine = whole((r) => readTriggered(r));
const chapterLine = whole((r) => readChapter(r));
const activatedLine = whole(activated);
const costLine = whole(castCost);
const onlyLine = whole(castOnly);
const exertingLine = whole(exerting);
const effectLine = whole((r) => spellLine(r));

const entersLine = sure(whole(readEnters));

const flashLine = sure(whole(asThoughFlash));

const ownRule = sure((r: Reader): readonly Ability[] | undefined => spellStatic(r));

/** All abilities of one line, up to the reader's end; `spell` says that a plain sentence is what a spell does. */
export const readLine = (r: Reader, spell = false): readonly Ability[] | undefined => {
  const quick = !r.noting;
  if (spell) r.ofSpell = true;
  if (r.sees('•') && !spell) return r.attempt(anchored);
  const kinds = [keywords];
  if (!quick || !r.passes(EVENT)) kinds.push(triggeredLine);
  if (!quick || r.has('—') || r.has('-')) kinds.push(chapterLine);
  if (!quick || r.has(':')) kinds.push(activatedLine);
  if (!quick || ENTERING.some((word) => r.has(word))) kinds.push(entersLine);
  if (!quick || !r.passes(COSTING)) kinds.push(costLine, onlyLine, flashLine);
  if (!quick || r.sees('you may exert')) kinds.push(exertingLine);
  if (spell) kinds.push(ownRule, effectLine);
  else kinds.push(staticLine);
  const found = r.first(...kinds);
  if (found !== undefined) return found;
  return r.attempt((reader) => {
    const word = readLeadWord(reader, true);
    if (word === undefined) return undefined;
    const abilities = readLine(reader, spell);
    return abilities === undefined ? undefined : withLeadWord(abilities, word);
  });
};
