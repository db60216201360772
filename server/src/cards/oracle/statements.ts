// One sentence of a resolution up to its full stop: plain clauses, "if", "may", "unless", "instead", delayed.

import type { Amount, Condition, Instruction } from '../ability.ts';
import { repeat } from '../loops.ts';
import { type Clause, readClause, readStepLater } from './clauses.ts';
import { readCondition } from './conditions.ts';
import { paidFirst, readIfDone, readWhenDone } from './doneSentences.ts';
import { readForEachOf, readInner } from './forEachSentences.ts';
import { readInstead } from './insteadSentences.ts';
import { limited, permitted } from './lateLimits.ts';
import { atMode, readModes, rowHere } from './modes.ts';
import { meanPaid } from './paidFor.ts';
import { readPlayer } from './players.ts';
import { readEndable } from './playerVerbs.ts';
import { readWhere } from './predicates.ts';
import { unlessWhat } from './prices.ts';
import { type Reader, readMany } from './reader.ts';
import { readSelfRef } from './refs.ts';
import type { Said } from './said.ts';
import { readAwaited } from './triggers.ts';

/** The instructions read so far, and what X means if a sentence said so. */
export interface Draft {
  readonly instructions: Instruction[];
  whereX: Amount | undefined;
  /** In which sentence that was said. */
  whereAt?: number;
  /** What had been said before the last sentence. */
  before?: Said;
}

export type Read = (r: Reader, draft: Draft) => readonly Instruction[] | undefined;

/** Ends a sentence: a full stop, the end, or a quote or bullet that ends the text around it. */
export const atSentenceEnd = (r: Reader): boolean => r.done || r.sees('.') || atMode(r) || rowHere(r) !== undefined;

/** A sentence that ends with a quoted ability has its full stop inside the quotes. */
export const afterQuote = (r: Reader): boolean => r.tokens[r.at - 1]?.kind === 'close';

/** One sentence; "Then" at its beginning is kept. */
export const readStatement = (r: Reader, draft: Draft): readonly Instruction[] | undefined => {
  const then = r.eat('then');
  const found = r.firstWith(WHOLE, draft);
  const [first, ...rest] = found ?? [];
  return then && first !== undefined ? [{ ...first, lead: 'then' }, ...rest] : found;
};

const whole = (r: Reader, draft: Draft, read: Read): readonly Instruction[] | undefined => {
  const instructions = read(r, draft);
  if (instructions === undefined) return undefined;
  const where = r.attempt(readWhere);
  if (where !== undefined) draft.whereX = where;
  return atSentenceEnd(r) || afterQuote(r) ? instructions : r.want('the end of the sentence');
};

const WHOLE: readonly Read[] = [
  (r, draft) => whole(r, draft, readModes),
  (r, draft) => whole(r, draft, readInstead),
  (r, draft) => whole(r, draft, readIfDone),
  (r, draft) => whole(r, draft, readWhenDone),
  (r, draft) => whole(r, draft, readIf),
  (r, draft) => whole(r, draft, readSimple),
];

/** A sentence that does not begin with "if": with "may", "unless", delayed, or plain clauses. */
export const readSimple: Read = (r, draft) =>
  // What one may do is nothing else as well.
  r.surely((reader) => ending(reader, readMay(reader, draft))) ?? r.firstWith(SIMPLE, draft);

const SIMPLE: readonly Read[] = [
  (r, draft) => ending(r, readForEachOf(r, draft)),
  (r, draft) => ending(r, readUnless(r, draft)),
  (r, draft) => ending(r, readClauses(r, draft)),
  (r, draft) => ending(r, readEither(r, draft)),
  (r, draft) => ending(r, readIfAfter(r, draft)),
  (r, draft) => ending(r, readDelayed(r, draft)),
  (r, draft) => ending(r, readWhenItLeaves(r, draft)),
];

const ending = (r: Reader, found: readonly Instruction[] | undefined): readonly Instruction[] | undefined =>
  found !== undefined &&
  (atSentenceEnd(r) || r.sees(', where') || r.sees('where') || r.sees('instead') || afterQuote(r))
    ? found
    : undefined;

/** What happens instead of something: like any sentence of a resolution, up to "instead". */
export const readReplaced = (r: Reader): readonly Instruction[] | undefined => {
  const { mode } = r;
  r.mode = 'resolution';
  const found = readSimple(r, { instructions: [], whereX: undefined });
  r.mode = mode;
  return found;
};

/** Clauses of one sentence, joined by commas, "and" and "then"; a duration said once belongs to all of them. */
export const readClauses: Read = (r, draft) => {
  const first = r.attempt(readClause);
  if (first === undefined) return undefined;
  if (first.whereX !== undefined) draft.whereX = first.whereX;
  const once = conditional(r, first.instructions, false);
  const out: Instruction[] = [...(once ?? first.instructions)];
  let saidWhere = first.whereX !== undefined;
  repeat(r, () => {
    if (r.passes(GOES_ON)) return false;
    const inner = r.attempt(whereInside);
    const said = out.at(-1);
    if (inner !== undefined && said !== undefined) {
      draft.whereX = inner;
      out[out.length - 1] = { ...said, where: true };
    }
    const next = r.attempt((reader) => {
      const comma = reader.eat(',');
      const word = reader.eatOne('and then', 'then', 'and');
      if (!comma && word === undefined) return undefined;
      // What one may do is no rule as well: "…, then you may cast it without paying its mana cost".
      const may = reader.sees('you may') ? reader.surely((inner) => wholeMay(inner, draft)) : undefined;
      const clause = may ?? readClause(reader) ?? mayClause(reader, draft);
      if (clause === undefined) return undefined;
      const join: Instruction['join'] =
        word === 'and' ? (comma ? 'comma and' : 'and') : word === undefined ? 'comma' : 'then';
      const said = once === undefined ? undefined : conditional(reader, clause.instructions, true);
      const [head, ...rest] = said ?? clause.instructions;
      return head === undefined ? undefined : { clause, items: [{ ...head, join }, ...rest] };
    });
    if (next === undefined) return false;
    const earlier = out.at(-1);
    // "…, where X is its power, then …": said of the clause before, in the middle of the sentence.
    if (saidWhere && earlier !== undefined) out[out.length - 1] = { ...earlier, where: true };
    saidWhere = next.clause.whereX !== undefined;
    if (next.clause.whereX !== undefined) draft.whereX = next.clause.whereX;
    out.push(...next.items);
    return true;
  });
  return shareDuration(out);
};

/** With what a sentence goes on after a clause. */
const GOES_ON: ReadonlySet<string> = new Set([',', 'and', 'then', 'where']);

/** "…, where X is its power, then …". */
const whereInside = (r: Reader): Amount | undefined => {
  const where = readWhere(r);
  return where !== undefined && (r.sees(',') || r.sees('and')) ? where : undefined;
};

/** "… until end of turn if {U} was spent to cast it, and …": a clause in the middle of a sentence with a condition of its own, and the last. */
const conditional = (r: Reader, then: readonly Instruction[], last: boolean): readonly Instruction[] | undefined =>
  r.attempt((reader) => {
    const condition = reader.eat('if') ? readCondition(reader) : undefined;
    if (condition === undefined) return undefined;
    if (last ? !atSentenceEnd(reader) : !reader.sees(', and') && !reader.sees('and')) return undefined;
    return [{ do: 'if', condition, then, place: 'back' }];
  });

/** "…, then you may put a card from your hand onto the battlefield." */
const mayClause = (r: Reader, draft: Draft): Clause | undefined => {
  const instructions = r.attempt((reader) => readMay(reader, draft));
  return instructions === undefined ? undefined : { instructions };
};

/** The same where it ends its sentence. */
const wholeMay = (r: Reader, draft: Draft): Clause | undefined => {
  const clause = mayClause(r, draft);
  return clause !== undefined && (atSentenceEnd(r) || afterQuote(r)) ? clause : undefined;
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

export const readFrontCondition = (r: Reader): Condition | undefined => {
  if (!r.eat('if')) return undefined;
  const condition = readCondition(r);
  return condition !== undefined && r.eat(',') ? condition : undefined;
};

const readIf: Read = (r, draft) => {
  const condition = readFrontCondition(r);
  if (condition === undefined) return undefined;
  const { refs } = r.said;
  const then = readSimple(r, draft);
  if (then === undefined) return undefined;
  const otherwise = r.surely((reader) => {
    if (!reader.eat('. otherwise ,')) return undefined;
    // What would have happened else is nothing that "it" can mean now.
    reader.say('refs', refs);
    return readSimple(reader, draft);
  });
  return [{ do: 'if', condition, then, place: 'front', ...(otherwise === undefined ? {} : { otherwise }) }];
};

export const readMay: Read = (r, draft) => {
  const endable = r.attempt(readEndable);
  if (endable !== undefined) return [endable];
  const who = readPlayer(r);
  if (who === undefined || !r.eat('may')) return undefined;
  const paid = r.first(paidFirst);
  // The full stop is the sentence's own.
  if (paid !== undefined) {
    r.at -= 1;
    meanPaid(r, paid, true);
    return [{ do: 'may', who, cost: paid, then: [] }];
  }
  const having = r.eat('have');
  const outer = r.actor;
  if (!having) r.actor = who;
  const then = readClauses(r, draft);
  r.actor = outer;
  return then === undefined ? undefined : [{ do: 'may', who, then, ...(having ? { having } : {}) }];
};

/** "Put a charge counter on this or remove one from it": one of two things. */
const readEither: Read = (r) => {
  if (r.lacks('or')) return undefined;
  const { targets } = r.said;
  const first = readClause(r)?.instructions;
  if (first === undefined || first.length !== 1 || !r.eat('or')) return undefined;
  const second = readClause(r)?.instructions;
  if (second === undefined || second.length !== 1 || r.said.targets !== targets) return undefined;
  if ([...first, ...second].some((item) => !IMPERATIVE.has(item.do) || 'elided' in item)) return undefined;
  const modes = [first, second].map((instructions) => ({ targets: [], instructions }));
  return [{ do: 'modes', choose: { min: 1, max: 1 }, modes, inline: true }];
};

const IMPERATIVE: ReadonlySet<Instruction['do']> = new Set([
  'putCounters',
  'removeCounters',
  'simple',
  'move',
  'draw',
  'deed',
  'createToken',
]);

const beforeIf = (r: Reader, found: readonly Instruction[] | undefined): readonly Instruction[] | undefined =>
  r.sees('if') ? found : undefined;

/** "Destroy it if it's a Goblin": the condition after what it is about. */
const readIfAfter: Read = (r, draft) => {
  const first = readOneIfAfter(r, draft);
  if (first === undefined) return undefined;
  // "…, and creatures you control gain flying until end of turn if {U} was spent to cast it"
  const more = readMany(r, (reader) => {
    const [one, ...rest] = reader.eat(', and') ? (readOneIfAfter(reader, draft) ?? []) : [];
    return one === undefined ? undefined : [{ ...one, join: 'comma and' as const }, ...rest];
  });
  return [...first, ...more.flat()];
};

const readOneIfAfter: Read = (r, draft) => {
  if (r.lacks('if')) return undefined;
  const then =
    r.attempt((reader) => beforeIf(reader, readMay(reader, draft))) ??
    r.attempt((reader) => beforeIf(reader, readDelayed(reader, draft))) ??
    readClauses(r, draft);
  if (then === undefined || !r.eat('if')) return undefined;
  const condition = readCondition(r);
  if (condition === undefined) return undefined;
  const [first, more] = then;
  if (first?.do === 'delayed' && more === undefined)
    // "At the beginning of the next end step, destroy it if it attacked this turn": asked then (603.7, 608.2c).
    return [{ ...first, then: [{ do: 'if', condition, then: first.then, place: 'back' }] }];
  const within = more === undefined ? (limited(first, condition) ?? permitted(first, condition)) : undefined;
  return [within ?? { do: 'if', condition, then, place: 'back' }];
};

/** "… unless its controller pays {2}". */
export const readUnless: Read = (r, draft) => {
  if (r.lacks('unless')) return undefined;
  if (r.eat('unless')) {
    const early = unlessWhat(r);
    const after = early === undefined || !r.eat(',') ? undefined : readClauses(r, draft);
    return early === undefined || after === undefined
      ? undefined
      : [{ do: 'unless', ...early, then: after, front: true }];
  }
  const then = readClauses(r, draft);
  if (then === undefined || !r.eat('unless')) return undefined;
  const price = r.attempt((reader) => {
    const found = unlessWhat(reader);
    return found !== undefined && (atSentenceEnd(reader) || reader.sees(', where x is')) ? found : undefined;
  });
  if (price !== undefined) return [{ do: 'unless', ...price, then }];
  // What is so, not what somebody pays: "unless you attacked this turn".
  const condition = readCondition(r);
  return condition === undefined
    ? undefined
    : [{ do: 'if', condition: { kind: 'not', of: condition }, then, place: 'unless' }];
};

const DELAYED = [
  ['at the beginning of the next end step ,', 'nextEndStep'],
  ['at the beginning of your next upkeep ,', 'yourNextUpkeep'],
  ["at the beginning of the next turn 's upkeep ,", 'nextUpkeep'],
  ['at the beginning of the next upkeep ,', 'nextUpkeep'],
  ['at the beginning of your next end step ,', 'yourNextEndStep'],
  ['at the beginning of the next combat ,', 'nextCombat'],
  ["at this turn 's next end of combat ,", 'endOfCombat'],
  ["at the beginning of that turn 's end step ,", 'thatEndStep'],
  ['at end of combat ,', 'endOfCombat'],
  ['at end of turn ,', 'nextEndStep'],
] as const;

/** "When this leaves the battlefield, …" as a sentence of an effect: a delayed ability (603.7). */
const readWhenItLeaves: Read = (r, draft) => {
  if (!r.eat('when')) return undefined;
  const what = readSelfRef(r);
  if (what === undefined || !r.eat('leaves the battlefield ,')) return undefined;
  // What has left is not what "it" means: that is what the effect spoke of before.
  const then = r.about(what, (reader) => readClauses(reader, draft));
  return then === undefined
    ? undefined
    : [{ do: 'delayed', when: { event: { on: 'leaves', what } }, then, front: true }];
};

const readDelayed: Read = (r, draft) => {
  const awaited = r.attempt(readAwaited);
  if (awaited !== undefined) {
    const later = readInner(r, draft);
    return later === undefined ? undefined : [{ do: 'delayed', when: awaited, then: later, front: true }];
  }
  const step = r.attempt((reader) => {
    const event = readStepLater(reader);
    return event !== undefined && reader.eat(',') ? event : undefined;
  });
  const found = step === undefined ? DELAYED.find(([words]) => r.eat(words)) : (['', { event: step }] as const);
  if (found === undefined) return undefined;
  const then =
    r.attempt((reader) => {
      const unless = readUnless(reader, draft);
      return unless !== undefined && atSentenceEnd(reader) ? unless : undefined;
    }) ?? readClauses(r, draft);
  return then === undefined ? undefined : [{ do: 'delayed', when: found[1], then, front: true }];
};
