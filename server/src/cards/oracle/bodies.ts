// The effect of a spell, activated or triggered ability: sentences of instructions, with their targets in the order of the text.
import { equal } from '../../terms/same.ts';
import type { EffectBody, Filter, Instruction, Operation } from '../ability.ts';
import { readNounPhrase } from './filters.ts';
import { withLater, withMade, withPrevented } from './laterSentences.ts';
import { readLeadWord } from './leadWords.ts';
import { atMode, rowHere } from './modes.ts';
import { type Reader, readWhile } from './reader.ts';
import { readSingleRef } from './refs.ts';
import { keywordGiven, readSameKeywords, withKeyword } from './sameKeywords.ts';
import { afterQuote, atSentenceEnd, type Draft, readStatement } from './statements.ts';
import { readTokenSentence } from './tokenSentences.ts';
import { readStillSentence, readTypePhrase } from './typePhrases.ts';
import { mentionsX } from './whereX.ts';
import { readSubtype } from './words.ts';

/**
 * All sentences from here to the reader's end (or the next bullet). Targets are counted from 0 within the body, unless
 * `keepTargets` says that earlier ones belong to it (a cost that targets does not exist; a trigger's event may mean "it").
 */
export const readBody = (r: Reader): EffectBody | undefined => {
  r.say('targets', []);
  const draft: Draft = { instructions: [], whereX: undefined };
  if (!readSentences(r, draft) || !readRows(r, draft)) return undefined;
  return {
    targets: r.said.targets,
    instructions: draft.instructions,
    ...(draft.whereX === undefined ? {} : { whereX: draft.whereX }),
    ...whereSaid(r.said.targets, draft),
  };
};

/** In which sentence "where X is" was said, if it is not the last that speaks of X. */
const whereSaid = (
  targets: EffectBody['targets'],
  { instructions, whereX, whereAt }: Draft,
): Pick<EffectBody, 'whereAt'> => {
  if (whereX === undefined || whereAt === undefined) return {};
  let sentence = -1;
  let last = -1;
  for (const item of instructions) {
    if (item.join === undefined) sentence += 1;
    if (mentionsX('instruction', item) || mentionsX('target', targets)) last = sentence;
  }
  return last === whereAt || last < 0 ? {} : { whereAt };
};

/** The same up to an earlier end, where something else follows. */
export const readPart = (r: Reader, end: number): EffectBody | undefined => {
  if (end === r.end) return readBody(r);
  const part = r.within(end);
  const body = readBody(part);
  if (body === undefined || !part.done) {
    r.learn(part);
    return undefined;
  }
  r.continueFrom(part);
  return body;
};

const readSentences = (r: Reader, draft: Draft): boolean => {
  let any = false;
  // whoever is writing it wants to know what could stand there
  if (r.done) readSentence(r, { instructions: [], whereX: undefined });
  const all = readWhile(
    r,
    (reader) => !reader.done && !atMode(reader) && rowHere(reader) === undefined,
    (reader) => {
      any = readOneOfSeveral(reader, draft);
      return any;
    },
  );
  return any && all;
};

/** A sentence with its stop; one that can't be read is left out where the others are kept. */
const readOneOfSeveral = (r: Reader, draft: Draft): boolean => {
  const mark = r.mark();
  const before = [...draft.instructions];
  if (!(readSentence(r, draft) && stopped(r))) {
    if (!r.lenient) return false;
    r.reset(mark);
    draft.instructions.splice(0, draft.instructions.length, ...before, { do: 'unread' });
    r.leaveOut((part) => readSentence(part, { instructions: [...before], whereX: undefined }));
    r.eat('.');
  }
  if (draft.whereX !== undefined && draft.whereAt === undefined)
    draft.whereAt = draft.instructions.filter(({ join }) => join === undefined).length - 1;
  return true;
};

/** "1—9 | Draw a card.": what follows from the result of the die above (706.3). Its number is not modelled. */
const readRows = (r: Reader, draft: Draft): boolean =>
  readWhile(
    r,
    (reader) => rowHere(reader) !== undefined,
    (reader) => readRow(reader, draft),
  );

const readRow = (r: Reader, draft: Draft): boolean => {
  const here = rowHere(r);
  if (here === undefined) return false;
  r.step(here.length);
  const row: Draft = { instructions: [], whereX: undefined };
  if (!readSentences(r, row)) return false;
  // One X for all rows: each that speaks of it says what it is.
  if (row.whereX !== undefined && !equal('amount', draft.whereX ?? row.whereX, row.whereX)) return false;
  draft.whereX ??= row.whereX;
  const condition = { kind: 'history', event: here.row } as const;
  draft.instructions.push({ do: 'if', condition, then: row.instructions, place: 'row' });
  return true;
};

/** Takes the full stop; a sentence that ends with a quoted ability has it inside the quotes. */
const stopped = (r: Reader): boolean => r.eat('.') || r.done || atMode(r) || rowHere(r) !== undefined || afterQuote(r);

/** Whether anything of a body could be read. */
export const readsAnything = (instructions: readonly Instruction[]): boolean =>
  instructions.some((item) =>
    item.do === 'modes' ? item.modes.some((mode) => readsAnything(mode.instructions)) : item.do !== 'unread',
  );

const readSentence = (r: Reader, draft: Draft): boolean => {
  if (r.attemptWith(stillSo, draft.instructions) !== undefined) return true;
  if (r.attemptWith(sameFor, draft.instructions) !== undefined) return true;
  if (r.attemptWith(noRegenerate, draft.instructions) !== undefined) return true;
  if (r.attemptWith(newTypeExcept, draft.instructions) !== undefined) return true;
  if (r.attemptWith(onlyHosts, draft.instructions) !== undefined) return true;
  if (r.attemptWith(copyTargets, draft.instructions) !== undefined) return true;
  if (r.attemptWith(faceDownAs, draft.instructions) !== undefined) return true;
  const tokens = r.attemptWith(tokensSaid, draft.instructions);
  if (tokens !== undefined) {
    draft.instructions.splice(0, draft.instructions.length, ...tokens);
    return true;
  }
  // A chapter may have flavour of its own after its dash.
  const word = readLeadWord(r, r.tokens[r.at - 1]?.text === '—');
  const { said } = r;
  const last = draft.instructions.at(-1);
  const instructions = r.attemptWith(readStatement, draft);
  const [first, ...more] = instructions ?? [];
  if (first === undefined) return false;
  const next = [word === undefined ? first : { ...first, word }, ...more];
  const later =
    draft.before === undefined || draft.instructions.at(-1) !== last
      ? undefined
      : (withLater(last, next, draft.before, said) ??
        withMade(last, next, draft.before, said) ??
        withPrevented(last, next, draft.whereX !== undefined));
  if (later !== undefined) draft.instructions.splice(-1, 1, later);
  else {
    draft.before = said;
    draft.instructions.push(...next);
  }
  return true;
};

const stillSo = (r: Reader, instructions: Instruction[]): true | undefined => {
  const filter = readStillSentence(r);
  return filter !== undefined && atSentenceEnd(r) && amendStill(instructions, filter) ? true : undefined;
};

const tokensSaid = (r: Reader, instructions: Instruction[]): readonly Instruction[] | undefined =>
  readTokenSentence(r, instructions, endsSentence);

const endsSentence = (r: Reader): boolean => atSentenceEnd(r) || afterQuote(r);

/** "The same is true for first strike and trample": the sentence before, of those. */
const sameFor = (r: Reader, instructions: Instruction[]): true | undefined => {
  const last = instructions.at(-1);
  const given = last === undefined || !r.sees('the same') ? undefined : keywordGiven('instruction', last);
  const same = given === undefined ? undefined : readSameKeywords(r);
  if (last === undefined || given === undefined || same === undefined || !atSentenceEnd(r)) return undefined;
  instructions[instructions.length - 1] = { ...last, sameKeywords: same };
  instructions.push(
    ...same.map((keyword) => ({ ...withKeyword('instruction', last, given, keyword), same: true as const })),
  );
  return true;
};

/** "A creature destroyed this way": of which of those destroyed it is said. */
const destroyedThisWay = (r: Reader): Destroyed | undefined => {
  const one = r.eatOne('a', 'an') !== undefined;
  const phrase = readNounPhrase(r);
  const way = phrase?.filter.kind === 'and' ? phrase.filter.of.at(-1) : undefined;
  if (phrase === undefined || way?.kind !== 'history' || way.event !== 'destroyed this way') return undefined;
  if (!(one ? phrase.singular : phrase.plural) || !r.eat("can't be regenerated")) return undefined;
  return { noun: phrase.filter, ...(one ? {} : { many: true as const }) };
};

type Destroyed = Exclude<Extract<Instruction, { do: 'simple' }>['noRegenerate'], boolean | undefined>;

const NOT_REGENERATED = ["it can't be regenerated", "they can't be regenerated", "that creature can't be regenerated"];

/** "It can't be regenerated." belongs to the destroying before it, which may be done at a later moment or under a condition (701.19c). */
const noRegenerate = (r: Reader, instructions: Instruction[]): true | undefined => {
  const last = instructions.at(-1);
  if (last?.do === 'delayed' || last?.do === 'if') {
    const then = [...last.then];
    if (('otherwise' in last && last.otherwise !== undefined) || noRegenerate(r, then) === undefined) return undefined;
    instructions[instructions.length - 1] = { ...last, then };
    return true;
  }
  if (last?.do !== 'simple' || last.verb !== 'destroy' || last.noRegenerate !== undefined) return undefined;
  const said = r.eatOne(...NOT_REGENERATED) === undefined ? r.attempt(destroyedThisWay) : true;
  if (said === undefined) return undefined;
  instructions[instructions.length - 1] = { ...last, noRegenerate: said };
  return true;
};

/** "It's a Forest land." after what is put onto the battlefield, or turned, face down: what it is while it is so (708.2). */
const faceDownAs = (r: Reader, instructions: Instruction[]): true | undefined => {
  const last = instructions.at(-1);
  if (last?.do === 'may' || last?.do === 'if') {
    const then = [...last.then];
    if (faceDownAs(r, then) === undefined) return undefined;
    instructions[instructions.length - 1] = { ...last, then };
    return true;
  }
  if (last?.do !== 'move' && last?.do !== 'simple') return undefined;
  if (!(last.do === 'move' ? last.faceDown === true : last.verb === 'turnFaceDown')) return undefined;
  if (r.eatOne("it 's", "they 're") === undefined) return undefined;
  const operations = readTypePhrase(r, 'is');
  if (operations === undefined || !atSentenceEnd(r)) return undefined;
  instructions[instructions.length - 1] = { ...last, faceDownAs: operations };
  return true;
};

/** "Only creatures can be enchanted this way." belongs to the returning before it. */
const onlyHosts = (r: Reader, instructions: Instruction[]): true | undefined => {
  const last = instructions.at(-1);
  if (last?.do !== 'move' || last.to !== 'battlefield' || !r.eat('only')) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase?.plural !== true || !r.eat('can be enchanted this way')) return undefined;
  instructions[instructions.length - 1] = { ...last, hosts: phrase.filter };
  return true;
};

/** "Each copy targets a different one of those creatures.", "The copy targets the chosen creature.": of the copying before. */
const copyTargets = (r: Reader, instructions: Instruction[]): true | undefined => {
  const last = instructions.at(-1);
  const copied = last?.do === 'by' ? last.then[0] : last;
  if (last === undefined || copied?.do !== 'copySpell') return undefined;
  const each = r.eat('each copy targets a different one of');
  if (!each && !r.eat('the copy targets')) return undefined;
  const those = each && !r.eat('them') ? (r.eat('those') ? readNounPhrase(r)?.filter : undefined) : ('them' as const);
  const aimed = each ? undefined : readSingleRef(r);
  if (!atSentenceEnd(r) || (each ? those === undefined : aimed === undefined)) return undefined;
  const changed: Instruction = { ...copied, ...(aimed === undefined ? { spread: those ?? 'them' } : { aimed }) };
  instructions[instructions.length - 1] = last.do === 'by' ? { ...last, then: [changed] } : changed;
  return true;
};

/** "The new creature type can't be Wall." belongs to the text change before it. */
const newTypeExcept = (r: Reader, instructions: Instruction[]): true | undefined => {
  const last = instructions.at(-1);
  if (last?.do !== 'continuous' || !r.eat("the new creature type can't be")) return undefined;
  const [operation, ...rest] = last.effect.operations;
  const subtype = readSubtype(r);
  if (operation?.op !== 'text' || subtype === undefined) return undefined;
  const operations = [{ ...operation, except: [subtype.value] }, ...rest];
  instructions[instructions.length - 1] = { ...last, effect: { ...last.effect, operations } };
  return true;
};

/** "It's still a land.": the type change before it loses nothing (205.1b). */
const amendStill = (instructions: Instruction[], still: Filter): boolean => {
  for (let index = instructions.length - 1; index >= 0; index -= 1) {
    const item = instructions[index];
    if (item?.do === 'if' || item?.do === 'may') {
      const then = [...item.then];
      if (!amendStill(then, still)) continue;
      instructions[index] = { ...item, then };
      return true;
    }
    if (item?.do !== 'continuous') continue;
    const operations = withStill(item.effect.operations, still);
    if (operations === undefined) continue;
    instructions[index] = { ...item, effect: { ...item.effect, operations } };
    return true;
  }
  return false;
};

/** The operations with "it's still a …" added to their type change; undefined if there is none. */
export const withStill = (operations: readonly Operation[], still: Filter): readonly Operation[] | undefined => {
  const at = operations.findIndex((operation) => operation.op === 'types' && operation.mode !== 'remove');
  const types = operations[at];
  if (types === undefined || types.op !== 'types') return undefined;
  const { keep: _, ...rest } = types;
  return operations.map((operation, index) =>
    index === at ? { ...rest, mode: 'add', form: 'stillSentence', still } : operation,
  );
};
