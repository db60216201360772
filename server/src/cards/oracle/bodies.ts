// The effect of a spell, activated or triggered ability: sentences of instructions, with their targets in the order of the text.
import type { Amount, EffectBody, Filter, Instruction, Operation } from '../ability.ts';
import { readClause } from './clauses.ts';
import { readCondition } from './conditions.ts';
import { readCosts } from './costs.ts';
import { readModes } from './modes.ts';
import { readPlayer } from './players.ts';
import { readWhere } from './predicates.ts';
import type { Reader } from './reader.ts';
import { readStillSentence } from './typePhrases.ts';

interface Draft {
  readonly instructions: Instruction[];
  whereX: Amount | undefined;
}

/** Ends a sentence: a full stop, the end, or a quote or bullet that ends the text around it. */
export const atSentenceEnd = (r: Reader): boolean => r.done || r.sees('.') || r.sees('•');

/**
 * All sentences from here to the reader's end (or the next bullet). Targets are counted from 0 within the body, unless
 * `keepTargets` says that earlier ones belong to it (a cost that targets does not exist; a trigger's event may mean "it").
 */
export const readBody = (r: Reader): EffectBody | undefined => {
  r.said = { ...r.said, targets: [] };
  const draft: Draft = { instructions: [], whereX: undefined };
  if (!readSentences(r, draft)) return undefined;
  return {
    targets: r.said.targets,
    instructions: draft.instructions,
    ...(draft.whereX === undefined ? {} : { whereX: draft.whereX }),
  };
};

const readSentences = (r: Reader, draft: Draft): boolean => {
  let any = false;
  while (!r.done && !r.sees('•')) {
    if (!readSentence(r, draft)) return false;
    any = true;
    if (!r.eat('.') && !(r.done || r.sees('•'))) {
      // A sentence that ends with a quoted ability has its full stop inside the quotes.
      if (r.tokens[r.at - 1]?.kind !== 'close') return false;
    }
  }
  return any;
};

const readSentence = (r: Reader, draft: Draft): boolean => {
  const still = r.attempt((reader) => {
    const filter = readStillSentence(reader);
    return filter !== undefined && atSentenceEnd(reader) && amendStill(draft.instructions, filter) ? filter : undefined;
  });
  if (still !== undefined) return true;
  if (r.attempt((reader) => noRegenerate(reader, draft.instructions)) !== undefined) return true;
  const instructions = r.attempt((reader) => readStatement(reader, draft));
  if (instructions === undefined) return false;
  draft.instructions.push(...instructions);
  return true;
};

/** One sentence up to (not with) its full stop. */
const readStatement = (r: Reader, draft: Draft): readonly Instruction[] | undefined => {
  const found = r.first(
    (reader) => full(reader, draft, readModes),
    (reader) => full(reader, draft, (inner) => readIfYouDo(inner, draft)),
    (reader) => full(reader, draft, readIf),
    (reader) => full(reader, draft, readMay),
    (reader) => full(reader, draft, readUnless),
    (reader) => full(reader, draft, readClauses),
    (reader) => full(reader, draft, readDelayedFront),
  );
  return found;
};

const full = (
  r: Reader,
  draft: Draft,
  read: (reader: Reader, draft: Draft) => readonly Instruction[] | undefined,
): readonly Instruction[] | undefined => {
  const instructions = read(r, draft);
  if (instructions === undefined) return undefined;
  const where = r.attempt(readWhere);
  if (where !== undefined) draft.whereX = where;
  return atSentenceEnd(r) || r.tokens[r.at - 1]?.kind === 'close' ? instructions : r.want('the end of the sentence');
};

/** Clauses of one sentence, joined by commas, "and" and "then"; a duration said once belongs to all of them. */
export const readClauses = (r: Reader, draft: { whereX: Amount | undefined }): readonly Instruction[] | undefined => {
  r.eat('then');
  const first = r.attempt(readClause);
  if (first === undefined) return undefined;
  if (first.whereX !== undefined) draft.whereX = first.whereX;
  const out: Instruction[] = [...first.instructions];
  for (;;) {
    const next = r.attempt((reader) => {
      const comma = reader.eat(',');
      const word = reader.eatOne('and then', 'then', 'and');
      if (!comma && word === undefined) return undefined;
      const clause = readClause(reader);
      if (clause === undefined) return undefined;
      const join: Instruction['join'] = word === 'and' ? 'and' : word === undefined ? 'comma' : 'then';
      const [head, ...rest] = clause.instructions;
      return head === undefined ? undefined : { clause, items: [{ ...head, join }, ...rest] };
    });
    if (next === undefined) break;
    if (next.clause.whereX !== undefined) draft.whereX = next.clause.whereX;
    out.push(...next.items);
  }
  return shareDuration(out);
};

const shareDuration = (instructions: readonly Instruction[]): readonly Instruction[] => {
  const front = instructions.find((item) => item.do === 'continuous' && item.durationPlace === 'front');
  const back = instructions.filter((item) => item.do === 'continuous' && item.durationPlace === 'back').at(-1);
  const source = front ?? back;
  if (source === undefined || source.do !== 'continuous') return instructions;
  const at = instructions.indexOf(source);
  return instructions.map((item, index) => {
    if (item.do !== 'continuous' || item.durationPlace !== undefined || item.duration.until !== 'none') return item;
    return (front === undefined ? index < at : index > at) ? { ...item, duration: source.duration } : item;
  });
};

const readIf = (r: Reader, draft: Draft): readonly Instruction[] | undefined => {
  if (!r.eat('if')) return undefined;
  const condition = readCondition(r);
  if (condition === undefined || !r.eat(',')) return undefined;
  const then = readClauses(r, draft);
  if (then === undefined) return undefined;
  const otherwise = r.attempt((reader) => {
    if (!reader.eat('. otherwise ,')) return undefined;
    return readClauses(reader, draft);
  });
  return [{ do: 'if', condition, then, place: 'front', ...(otherwise === undefined ? {} : { otherwise }) }];
};

const readMay = (r: Reader, draft: Draft): readonly Instruction[] | undefined => {
  const who = readPlayer(r);
  if (who === undefined || !r.eat('may')) return undefined;
  const paid = r.attempt((reader) => {
    if (!reader.sees('pay') && !reader.sees('discard') && !reader.sees('sacrifice')) return undefined;
    const cost = readCosts(reader);
    if (cost === undefined || !reader.eat('. if you do ,')) return undefined;
    const then = readClauses(reader, draft);
    return then === undefined ? undefined : { cost, then };
  });
  if (paid !== undefined) return [{ do: 'may', who, cost: paid.cost, then: paid.then }];
  if (r.eat('have')) {
    const then = readClauses(r, draft);
    return then === undefined ? undefined : [{ do: 'may', who, then, having: true }];
  }
  const then = readClauses(r, draft);
  return then === undefined ? undefined : [{ do: 'may', who, then }];
};

/** "If you do, …" after a sentence with "may": belongs to that instruction. */
const readIfYouDo = (r: Reader, draft: Draft): readonly Instruction[] | undefined => {
  const word = r.eatOne('if you do ,', 'if you do', "if you don't ,", 'when you do ,');
  const last = draft.instructions.at(-1);
  if (word === undefined || word === 'if you do' || last?.do !== 'may') return undefined;
  const then = readClauses(r, draft);
  if (then === undefined) return undefined;
  draft.instructions.pop();
  if (word === "if you don't ,") return [{ ...last, otherwise: then }];
  return [
    { ...last, then: [...last.then, ...then.map((item, index) => (index === 0 ? { ...item, ifDone: true } : item))] },
  ];
};

/** "X unless its controller pays {2}". */
const readUnless = (r: Reader, draft: Draft): readonly Instruction[] | undefined => {
  const then = readClauses(r, draft);
  if (then === undefined || !r.eat('unless')) return undefined;
  const who = readPlayer(r);
  if (who === undefined) return undefined;
  r.eatOne('pays', 'pay');
  const cost = readCosts(r);
  return cost === undefined ? undefined : [{ do: 'unless', who, cost, then }];
};

const readDelayedFront = (r: Reader, draft: Draft): readonly Instruction[] | undefined => {
  const when = r.eatOne(
    'at the beginning of the next end step ,',
    'at the beginning of your next upkeep ,',
    "at the beginning of the next turn 's upkeep ,",
    'at end of combat ,',
  );
  if (when === undefined) return undefined;
  const then = readClauses(r, draft);
  if (then === undefined) return undefined;
  const kind =
    when === 'at the beginning of the next end step ,'
      ? 'nextEndStep'
      : when === 'at the beginning of your next upkeep ,'
        ? 'yourNextUpkeep'
        : when === 'at end of combat ,'
          ? 'endOfCombat'
          : 'nextUpkeep';
  return [{ do: 'delayed', when: kind, then, front: true }];
};

/** "It can't be regenerated." belongs to the destroying before it. */
const noRegenerate = (r: Reader, instructions: Instruction[]): true | undefined => {
  const last = instructions.at(-1);
  if (last?.do !== 'simple' || last.verb !== 'destroy') return undefined;
  if (
    r.eatOne("it can't be regenerated", "they can't be regenerated", "that creature can't be regenerated") === undefined
  )
    return undefined;
  instructions[instructions.length - 1] = { ...last, noRegenerate: true };
  return true;
};

/** "It's still a land.": the type change before it loses nothing (205.1b). */
const amendStill = (instructions: Instruction[], still: Filter): boolean => {
  for (let index = instructions.length - 1; index >= 0; index -= 1) {
    const item = instructions[index];
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
