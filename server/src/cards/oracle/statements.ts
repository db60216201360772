// One sentence of a resolution up to its full stop: plain clauses, "if", "may", "unless", "instead", delayed.
import type { Amount, Condition, CostPart, Filter, Instruction, ObjectRef, PlayerRef } from '../ability.ts';
import { readAllCosts } from './actionCosts.ts';
import { readAmount, readForEach } from './amounts.ts';
import { type Clause, readClause, readStepLater } from './clauses.ts';
import { readCondition } from './conditions.ts';
import { readCosts, readLife } from './costs.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { atMode, readModes, rowHere } from './modes.ts';
import { orElse } from './orElse.ts';
import { meanPaid } from './paidFor.ts';
import { readPlayer } from './players.ts';
import { readEndable } from './playerVerbs.ts';
import { readWhere } from './predicates.ts';
import { type Reader, sure } from './reader.ts';
import { readObjectRef, readPossessiveRef, readSelfRef, readSubjectRef } from './refs.ts';
import { readAwaited } from './triggers.ts';
import { readNumberOrX } from './words.ts';

/** The instructions read so far, and what X means if a sentence said so. */
export interface Draft {
  readonly instructions: Instruction[];
  whereX: Amount | undefined;
  /** In which sentence that was said. */
  whereAt?: number;
}

type Read = (r: Reader, draft: Draft) => readonly Instruction[] | undefined;

/** Ends a sentence: a full stop, the end, or a quote or bullet that ends the text around it. */
export const atSentenceEnd = (r: Reader): boolean => r.done || r.sees('.') || atMode(r) || rowHere(r) !== undefined;

/** A sentence that ends with a quoted ability has its full stop inside the quotes. */
export const afterQuote = (r: Reader): boolean => r.tokens[r.at - 1]?.kind === 'close';

/** One sentence; "Then" at its beginning is kept. */
export const readStatement = (r: Reader, draft: Draft): readonly Instruction[] | undefined => {
  const then = r.eat('then');
  const found = r.first(
    (reader) => whole(reader, draft, readModes),
    (reader) => whole(reader, draft, readInstead),
    (reader) => whole(reader, draft, readIfDone),
    (reader) => whole(reader, draft, readWhenDone),
    (reader) => whole(reader, draft, readIf),
    (reader) => whole(reader, draft, readSimple),
  );
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

/** A sentence that does not begin with "if": with "may", "unless", delayed, or plain clauses. */
const readSimple: Read = (r, draft) =>
  // What one may do is nothing else as well.
  r.surely((reader) => ending(reader, readMay(reader, draft))) ??
  r.first(
    (reader) => ending(reader, readForEachOf(reader, draft)),
    (reader) => ending(reader, readUnless(reader, draft)),
    (reader) => ending(reader, readClauses(reader, draft)),
    (reader) => ending(reader, readEither(reader, draft)),
    (reader) => ending(reader, readIfAfter(reader, draft)),
    (reader) => ending(reader, readDelayed(reader, draft)),
    (reader) => ending(reader, readWhenItLeaves(reader, draft)),
  );

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
  for (;;) {
    const inner = r.attempt((reader) => {
      const where = readWhere(reader);
      return where !== undefined && (reader.sees(',') || reader.sees('and')) ? where : undefined;
    });
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
    if (next === undefined) break;
    const earlier = out.at(-1);
    // "…, where X is its power, then …": said of the clause before, in the middle of the sentence.
    if (saidWhere && earlier !== undefined) out[out.length - 1] = { ...earlier, where: true };
    saidWhere = next.clause.whereX !== undefined;
    if (next.clause.whereX !== undefined) draft.whereX = next.clause.whereX;
    out.push(...next.items);
  }
  return shareDuration(out);
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

const readFrontCondition = (r: Reader): Condition | undefined => {
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
    reader.said = { ...reader.said, refs };
    return readSimple(reader, draft);
  });
  return [{ do: 'if', condition, then, place: 'front', ...(otherwise === undefined ? {} : { otherwise }) }];
};

/** The instructions of the last sentence, taken out of the draft. */
const takeSentence = (draft: Draft): readonly Instruction[] => {
  let from = draft.instructions.length - 1;
  while (from > 0 && draft.instructions[from]?.join !== undefined) from -= 1;
  return draft.instructions.splice(Math.max(from, 0));
};

/** "five of those tokens": as many as said, of what the sentence before creates. */
const moreTokens: Read = (r, draft) => {
  if (!r.eat('create')) return undefined;
  const count = readNumberOrX(r);
  const last = draft.instructions.at(-1);
  if (count === undefined || !r.eat('of those tokens')) return undefined;
  if (last?.do !== 'createToken' && last?.do !== 'createTokenCopy') return undefined;
  return [{ ...last, count, ofThose: true }];
};

/** "Destroy that creature instead if you control an artifact": in place of the sentence before. */
const readInsteadIf = (r: Reader, draft: Draft): Extract<Instruction, { do: 'if' }> | undefined => {
  const plain = r.attempt((reader) => sameReceiver(reader, draft)) ?? readClauses(r, draft);
  // "Destroy it if it has mana value 4 or less instead if …": what happens then has a condition of its own.
  const only = plain === undefined || !r.eat('if') ? undefined : readCondition(r);
  const then: readonly Instruction[] | undefined =
    plain === undefined || only === undefined ? plain : [{ do: 'if', condition: only, then: plain, place: 'back' }];
  if (then === undefined || !r.eat('instead if')) return undefined;
  const condition = readCondition(r);
  if (condition === undefined || !atSentenceEnd(r)) return undefined;
  return { do: 'if', condition, then, instead: true, place: 'back', insteadPlace: 'back' };
};

/** "Those creatures get +2/+0 instead" of the creatures that the sentence before was about: that sentence does not happen. */
const aboutTheSame = (item: Instruction, replaced: readonly Instruction[]): Instruction => {
  if (item.do !== 'continuous' || item.effect.subject.kind !== 'objects') return item;
  const { ref } = item.effect.subject;
  if (ref.kind !== 'that' || ref.antecedent !== 'previous') return item;
  const [first] = replaced;
  const subject = first?.do === 'continuous' ? first.effect.subject : undefined;
  if (subject?.kind !== 'objects' || subject.ref.kind !== 'all') return item;
  const { noun, word } = ref;
  const again = noun === undefined ? 'they' : word === 'those' || word === 'that' ? { word, noun } : undefined;
  if (again === undefined) return item;
  return { ...item, effect: { ...item.effect, subject: { kind: 'objects', ref: { ...subject.ref, again } } } };
};

/** "That creature gets -4/-4 instead" for as long as the sentence before said. */
const asLong = (item: Instruction, replaced: readonly Instruction[]): Instruction => {
  if (item.do !== 'continuous' || item.duration.until !== 'none' || item.durationPlace !== undefined) return item;
  const same = replaced.find((one) => one.do === 'continuous');
  return same?.do === 'continuous' ? { ...item, duration: same.duration } : item;
};

/** "Thing deals 4 damage instead": to whom the damage of the sentence before would be dealt. */
const sameReceiver: Read = (r, draft) => {
  const last = draft.instructions.at(-1);
  if (last?.do !== 'damage') return undefined;
  const source = readSubjectRef(r);
  if (source === undefined || r.eatOne('deals', 'deal') === undefined) return undefined;
  const amount = readAmount(r);
  if (amount === undefined || !r.eat('damage') || !(r.sees('instead') || atSentenceEnd(r))) return undefined;
  return [{ do: 'damage', source, amount, to: last.to, sameTo: true }];
};

/** "If this spell was kicked, … instead.": in place of the sentence before. */
const readInstead: Read = (r, draft) => {
  if (draft.instructions.length === 0 || draft.instructions.at(-1)?.do === 'unread') return undefined;
  if (r.lacks('instead')) return undefined;
  const late = r.attempt((reader) => readInsteadIf(reader, draft));
  if (late !== undefined) {
    const otherwise = takeSentence(draft);
    return [{ ...late, then: late.then.map((item) => asLong(item, otherwise)), otherwise }];
  }
  const condition = readFrontCondition(r);
  if (condition === undefined) return undefined;
  const early = r.eat('instead');
  const then =
    r.attempt((reader) => moreTokens(reader, draft)) ??
    r.attempt((reader) => sameReceiver(reader, draft)) ??
    readSimple(r, draft);
  if (then === undefined || !(early || r.eat('instead')) || !atSentenceEnd(r)) return undefined;
  const place = early ? ('front' as const) : undefined;
  const otherwise = takeSentence(draft);
  return [
    {
      do: 'if',
      condition,
      then: then.map((item) => asLong(aboutTheSame(item, otherwise), otherwise)),
      otherwise,
      instead: true,
      place: 'front',
      ...(place === undefined ? {} : { insteadPlace: place }),
    },
  ];
};

/** What can have happened to what the instruction before dealt with. */
export const THIS_WAY = [
  ['put into a graveyard this way', 'graveyard'],
  ['destroyed this way', 'destroyed'],
  ['exiled this way', 'exiled'],
  ['sacrificed this way', 'sacrificed'],
] as const;

/** "creature destroyed this way": the noun, and what has happened to it. */
const wayOf = (filter: Filter): { readonly filter: Filter; readonly way: (typeof THIS_WAY)[number][1] } | undefined => {
  const last = filter.kind === 'and' ? filter.of.at(-1) : undefined;
  const way = last?.kind === 'history' ? THIS_WAY.find(([words]) => words === last.event)?.[1] : undefined;
  return filter.kind !== 'and' || way === undefined ? undefined : { filter: allOf(filter.of.slice(0, -1)), way };
};

/** "For each creature target player controls, …", "For each permanent put into a graveyard this way, its controller creates …". */
/** What is done each time: clauses, also with "unless" or "may". */
const readInner: Read = (r, draft) => {
  const found = r.attempt((reader) => {
    const unless = readUnless(reader, draft);
    return unless !== undefined && atSentenceEnd(reader) ? unless : undefined;
  });
  return found ?? r.attempt((reader) => readMay(reader, draft)) ?? readClauses(r, draft);
};

const readForEachThing: Read = (r, draft) => {
  if (!r.eat('for each')) return undefined;
  if (r.eat('copy ,')) {
    const ref: ObjectRef = { kind: 'that', antecedent: 'copied' };
    r.mean({ kind: 'that', antecedent: 'previous' });
    const made = readInner(r, draft);
    return made === undefined ? undefined : [{ do: 'forEach', over: { filter: { kind: 'isRef', ref } }, then: made }];
  }
  const phrase = readNounPhrase(r);
  const way = phrase === undefined ? undefined : wayOf(phrase.filter);
  if (phrase === undefined || !r.eat(',')) return undefined;
  r.mean({ kind: 'that', antecedent: 'previous' });
  const then = readInner(r, draft);
  if (then === undefined) return undefined;
  const over = selectionOf(way?.filter ?? phrase.filter);
  return [{ do: 'forEach', over, then, ...(way === undefined ? {} : { thisWay: way.way }) }];
};

/** "For each opponent, …", "For each other player, …". */
const readForEachPlayer: Read = (r, draft) => {
  const players = EACH_PLAYER.find(([words]) => r.eat(words))?.[1] ?? r.attempt(forEachWho);
  if (players === undefined) return undefined;
  r.meanPlayer(players);
  const then = readInner(r, draft);
  return then === undefined ? undefined : [{ do: 'forEachPlayer', players, then }];
};

/** "For each opponent who does,", "For each other opponent,". */
const forEachWho = (r: Reader): PlayerRef | undefined => {
  if (!r.eat('for') || !r.sees('each')) return undefined;
  const players = readPlayer(r);
  const some = players?.kind === 'who' || (players?.kind === 'otherThan' && players.of !== undefined);
  return some && r.eat(',') ? players : undefined;
};

/** "For each counter removed this way, …": what is no object is counted. */
const readTimes: Read = (r, draft) => {
  const amount = readForEach(r);
  if (amount === undefined || amount.kind === 'count' || !r.eat(',')) return undefined;
  const then = readInner(r, draft);
  return then === undefined ? undefined : [{ do: 'times', amount, then }];
};

/** "For each of them, create a token that's a copy of that creature": clauses done once for each of several. */
const readForEachOf: Read = (r, draft) => {
  const players =
    r.surely((reader) => readForEachPlayer(reader, draft)) ?? r.attempt((reader) => readTimes(reader, draft));
  if (players !== undefined) return players;
  const way = r.attempt((reader) => readForEachThing(reader, draft));
  if (way !== undefined) return way;
  if (!r.eat('for each of')) return undefined;
  const ref = readObjectRef(r);
  if (ref === undefined || !r.eat(',')) return undefined;
  r.mean({ kind: 'that', antecedent: 'previous' });
  const then = readInner(r, draft);
  return then === undefined ? undefined : [{ do: 'forEach', over: { filter: { kind: 'isRef', ref } }, then }];
};

/** What may be paid: plain costs, or one of two ("sacrifice an artifact or discard a card"). */
const payable = orElse<readonly CostPart[]>(
  (r) => {
    const costs = readCosts(r);
    return r.sees('.') ? costs : undefined;
  },
  (r) => {
    const costs = readAllCosts(r);
    return costs?.some((part) => part.pay === 'either') === true ? costs : undefined;
  },
);

/** What may be paid and is followed by what happens if it is: a cost (118.12), never what one does. */
const paidFirst = sure((r) => {
  const cost = payable(r);
  return cost !== undefined && r.eat('.') && DONE.some((words) => r.sees(words)) ? cost : undefined;
});

const readMay: Read = (r, draft) => {
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

/** "If you do", "if that player does", "when you do": what has been done, said of whoever may do it. */
export const DID = [
  'if you do ,',
  'when you do ,',
  'if they do ,',
  'when they do ,',
  'if that player does ,',
  'if the player does ,',
  'if a player does ,',
  'if an opponent does ,',
  'if no one does ,',
  'if you pay ,',
] as const;

const DONE = [
  ...DID,
  "if you don't ,",
  "if they don't ,",
  "if that player doesn't ,",
  "if the player doesn't ,",
  'otherwise ,',
  "if you can't ,",
  "if the player can't ,",
  "if that player can't ,",
] as const;

/** The same, for printing. */
export const DONE_WORDS: readonly string[] = DONE;

/** "If you do, …" and its kin: belong to the instruction before. */
const readIfDone: Read = (r, draft) => {
  const later = draft.instructions.at(-1);
  if (later?.do === 'delayed' && later.front === true) {
    // What is paid or done later: so is what follows from it.
    const inside: Draft = { instructions: [...later.then], whereX: draft.whereX };
    const more = readIfDone(r, inside);
    if (more === undefined) return undefined;
    draft.instructions.pop();
    draft.whereX = inside.whereX;
    return [{ ...later, then: [...inside.instructions, ...more] }];
  }
  const word = r.eatOne(...DONE);
  const last = draft.instructions.at(-1);
  if (word === undefined || last === undefined || last.do === 'unread') return undefined;
  const then = readSimple(r, draft);
  if (then === undefined) return undefined;
  const negative = word.includes("n't") || word === 'otherwise ,' || word === 'if no one does ,';
  if (last.do === 'may' && !word.includes("can't")) {
    draft.instructions.pop();
    const said = DONE.indexOf(word);
    if (negative)
      return [
        {
          ...last,
          otherwise: then,
          ...(word === 'otherwise ,' ? { otherwiseWord: true } : word === "if you don't ," ? {} : { notDone: said }),
        },
      ];
    const [first, ...rest] = then;
    if (first === undefined) return undefined;
    const before = whereInside(draft, last.then);
    const done = word === 'if you do ,' || word === 'when you do ,' ? {} : { done: said };
    const when = word.startsWith('when') ? ('when' as const) : undefined;
    if (last.cost !== undefined && last.then.length === 0)
      return [{ ...last, ...done, then: [{ ...first, ...(when === undefined ? {} : { ifDone: when }) }, ...rest] }];
    return [{ ...last, ...done, then: [...before, { ...first, ifDone: when ?? true }, ...rest] }];
  }
  if (last.do === 'if' && word === 'otherwise ,' && last.otherwise === undefined) {
    draft.instructions.pop();
    return [{ ...last, otherwise: then }];
  }
  if (word === 'otherwise ,') return undefined;
  const event = word.startsWith('when ') ? word.slice(0, -2) : word.slice(3, -2);
  return [{ do: 'if', condition: { kind: 'history', event }, then, place: 'front' }];
};

/** Deeds of which "when … this way" speaks of what the instruction before did, not of what is done later. */
const LATER_DEEDS: ReadonlySet<string> = new Set(['played', 'cast']);

/** "When you discard a nonland card this way, …": an ability of its own (603.12). */
const readWhenDone: Read = (r, draft) => {
  if (draft.instructions.length === 0 || !r.eat('when')) return undefined;
  const condition = readCondition(r);
  if (condition === undefined || !('when' in condition) || condition.when !== 'thisWay' || !r.eat(','))
    return undefined;
  if (LATER_DEEDS.has(condition.deed)) return undefined;
  const [first, ...rest] = readSimple(r, draft) ?? [];
  if (first === undefined) return undefined;
  return [{ do: 'if', condition, then: [{ ...first, ifDone: 'when' }, ...rest], place: 'front' }];
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

/** What may be done, marked where the sentence that says so has said what X is. */
const whereInside = (
  { instructions, whereX, whereAt }: Draft,
  then: readonly Instruction[],
): readonly Instruction[] => {
  const sentence = instructions.filter(({ join }) => join === undefined).length;
  const last = then.at(-1);
  if (whereX === undefined || whereAt !== sentence || last === undefined) return then;
  return [...then.slice(0, -1), { ...last, where: true }];
};

const beforeIf = (r: Reader, found: readonly Instruction[] | undefined): readonly Instruction[] | undefined =>
  r.sees('if') ? found : undefined;

/** "Destroy it if it's a Goblin": the condition after what it is about. */
const readIfAfter: Read = (r, draft) => {
  const first = readOneIfAfter(r, draft);
  if (first === undefined) return undefined;
  const out = [...first];
  for (;;) {
    // "…, and creatures you control gain flying until end of turn if {U} was spent to cast it"
    const next = r.attempt((reader) => {
      const [one, ...rest] = reader.eat(', and') ? (readOneIfAfter(reader, draft) ?? []) : [];
      return one === undefined ? undefined : [{ ...one, join: 'comma and' as const }, ...rest];
    });
    if (next === undefined) return out;
    out.push(...next);
  }
};

const readOneIfAfter: Read = (r, draft) => {
  if (r.lacks('if')) return undefined;
  const then =
    r.attempt((reader) => beforeIf(reader, readMay(reader, draft))) ??
    r.attempt((reader) => beforeIf(reader, readDelayed(reader, draft))) ??
    readClauses(r, draft);
  if (then === undefined || !r.eat('if')) return undefined;
  const condition = readCondition(r);
  return condition === undefined ? undefined : [{ do: 'if', condition, then, place: 'back' }];
};

/** The players for each of whom something is done, with their words. */
export const EACH_PLAYER: readonly (readonly [string, PlayerRef])[] = [
  ['for each opponent ,', { kind: 'eachOpponent' }],
  ['for each of your opponents ,', { kind: 'eachOpponent', form: 'of' }],
  ['for each player ,', { kind: 'eachPlayer' }],
  ['for each other player ,', { kind: 'otherThan', player: { kind: 'you' } }],
];

interface Price {
  readonly who: PlayerRef;
  readonly cost: readonly CostPart[];
  readonly having?: boolean;
}

/** "its controller pays {2}", "you pay 3 life". */
const readPayer = (r: Reader): Price | undefined => {
  const who = readPlayer(r);
  if (who === undefined || r.eatOne('pays', 'pay') === undefined) return undefined;
  const life = r.attempt(readLife);
  if (life !== undefined) return { who, cost: [life] };
  const own = r.attempt((reader) => {
    const of = readPossessiveRef(reader);
    return of !== undefined && reader.eatOne('mana cost', 'converted mana cost') === 'mana cost' ? of : undefined;
  });
  if (own !== undefined) return { who, cost: [{ pay: 'mana', cost: [], of: own }] };
  const equal = r.eat('mana equal to') ? readAmount(r) : undefined;
  if (equal !== undefined) return { who, cost: [{ pay: 'mana', cost: [], equal }] };
  const [first, ...more] = eachTime(r, readCosts(r)) ?? [];
  if (first === undefined) return undefined;
  const other = r.attempt((reader) => (reader.eat('or') ? readLife(reader) : undefined));
  return {
    who,
    cost:
      other === undefined ? [first, ...more] : [{ pay: 'either', of: [first, { ...other, elided: true }] }, ...more],
  };
};

/** "{1} for each card in your hand". */
const eachTime = (r: Reader, cost: readonly CostPart[] | undefined): readonly CostPart[] | undefined => {
  const [only, ...more] = cost ?? [];
  if (only?.pay !== 'mana' || more.length > 0) return cost;
  const each = r.attempt(readForEach);
  return each === undefined ? cost : [{ ...only, each }];
};

/** "that player sacrifices a creature": done by whoever the clause says. */
const readDoer = (r: Reader): Price | undefined => {
  const clause = readClause(r);
  const [only, ...more] = clause?.instructions ?? [];
  if (only === undefined || more.length > 0 || clause?.whereX !== undefined || only.do === 'continuous')
    return undefined;
  const first: CostPart = { pay: 'act', then: [only] };
  const other = r.attempt((reader) => readOtherDeed(reader, only));
  return { who: { kind: 'you' }, cost: [other === undefined ? first : { pay: 'either', of: [first, other] }] };
};

/** "… or discards a card": the other of two things that the same player may do. */
const readOtherDeed = (r: Reader, first: Instruction): CostPart | undefined => {
  if (!r.eat('or')) return undefined;
  const outer = r.actor;
  if ('player' in first && first.player !== undefined) r.actor = first.player;
  const clause = readClause(r);
  r.actor = outer;
  const [only, ...more] = clause?.instructions ?? [];
  return only === undefined || more.length > 0 ? undefined : { pay: 'act', then: [only] };
};

/** "you tap an untapped creature you control": a cost that is paid without the word. */
const readPaidBy = (r: Reader): Price | undefined => {
  const who = readPlayer(r);
  const cost = who?.kind === 'you' ? readCosts(r) : undefined;
  return who === undefined || cost === undefined ? undefined : { who, cost };
};

/** "its controller has this deal 4 damage to them": something that one lets happen. */
const readHaving = (r: Reader): Price | undefined => {
  const who = readPlayer(r);
  if (who === undefined || r.eatOne('has', 'have') === undefined) return undefined;
  const clause = readClause(r);
  const [only, ...more] = clause?.instructions ?? [];
  if (only === undefined || more.length > 0 || clause?.whereX !== undefined) return undefined;
  return { who, cost: [{ pay: 'act', then: [only] }], having: true };
};

const unlessWhat = orElse<Price>((r) => readPayer(r), orElse<Price>(readDoer, orElse<Price>(readPaidBy, readHaving)));

/** "… unless its controller pays {2}". */
const readUnless: Read = (r, draft) => {
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
