// One clause of a resolution: a continuous effect, or an imperative with its verb.
import type { Amount, DelayedWhen, Instruction, ObjectRef, Subject, TriggerEvent } from '../ability.ts';
import { readForEach } from './amounts.ts';
import { readByOther } from './byOthers.ts';
import { insideDuration, readContinuous, readYouAnd } from './continuous.ts';
import { readMorePut } from './counterVerbs.ts';
import { readAlsoDealt, readDamageBy, readMoreDamage } from './damageVerbs.ts';
import { readDeed, readLongDeed } from './deeds.ts';
import { readDuration } from './durations.ts';
import { readKeywordAction } from './keywordActions.ts';
import { readMoreMoved, readObjectVerb } from './objectVerbs.ts';
import { orElse } from './orElse.ts';
import { playerEvent } from './playerEvents.ts';
import { readPossessivePlayer } from './players.ts';
import { readOldMill, readPlayerVerb } from './playerVerbs.ts';
import { readPredicates } from './predicates.ts';
import { oneOf, type Read, type Reader, readMany, remembered, sure } from './reader.ts';
import { readObjectRef } from './refs.ts';
import { readMoreChosen, readSpellVerb } from './spellVerbs.ts';
import { readMoreTokens, readTokenVerb } from './tokenSpecs.ts';
import { STEP_WORDS } from './triggerWords.ts';

/** One clause, and what X means if it says so. */
export interface Clause {
  readonly instructions: readonly Instruction[];
  readonly whereX?: Amount;
}

const DELAYS: readonly (readonly [string, DelayedWhen])[] = [
  ['at the beginning of the next end step', 'nextEndStep'],
  ['at the beginning of your next upkeep', 'yourNextUpkeep'],
  ["at the beginning of the next turn 's upkeep", 'nextUpkeep'],
  ['at the beginning of the next upkeep', 'nextUpkeep'],
  ['at the beginning of your next end step', 'yourNextEndStep'],
  ['at the beginning of the next combat', 'nextCombat'],
  ["at the beginning of that turn 's end step", 'thatEndStep'],
  ['at end of combat', 'endOfCombat'],
  ['at end of turn', 'nextEndStep'],
];
/** The words of delayed triggers, for printing. */
export const DELAY_WORDS = DELAYS;

/** "Sacrifice it when you lose control of ~.": the event after what it brings about. */
const readLost = (r: Reader): TriggerEvent | undefined => {
  const event = r.eat('when') ? playerEvent(r) : undefined;
  return event?.on === 'losesControl' ? event : undefined;
};

/** "at the beginning of their next upkeep", "at the beginning of the next cleanup step". */
export const readStepLater = (r: Reader): TriggerEvent | undefined => {
  if (!r.eat('at the beginning of')) return undefined;
  const each = r.eat('the');
  const whose = each ? undefined : readPossessivePlayer(r);
  if ((!each && whose === undefined) || !r.eat('next')) return undefined;
  const step = STEP_WORDS.find(([words]) => r.eat(words))?.[1];
  if (step === undefined) return undefined;
  return { on: 'next', of: { on: 'step', step, whose: whose ?? 'each', ...(each ? { the: true } : {}) } };
};

/** "You and permanents you control gain hexproof until end of turn": of the player and of the objects. */
const youAnd = (r: Reader): Clause | undefined => {
  if (!r.sees('you and') && !r.sees('you ,')) return undefined;
  const effects = readYouAnd(r);
  const [player, objects] = effects ?? [];
  const duration = objects === undefined ? undefined : readDuration(r);
  if (player === undefined || objects === undefined || duration === undefined) return undefined;
  return {
    instructions: [
      { do: 'continuous', effect: player, duration },
      { do: 'continuous', effect: objects, duration, durationPlace: 'back', join: 'and' },
    ],
  };
};

const continuous = (r: Reader): Clause | undefined => {
  const both = r.attempt(youAnd);
  if (both !== undefined) return both;
  const reading = readContinuous(r);
  if (reading === undefined) return undefined;
  // What a spell costs is a static ability of the spell, never what it does (601.2f).
  const [operation] = reading.effect.operations;
  if (operation?.op === 'rule' && operation.rule.rule === 'cost' && reading.effect.subject.kind === 'objects')
    return undefined;
  const { whereX, ...rest } = reading;
  const more = rest.durationPlace === 'back' ? r.attempt((reader) => elided(reader, rest.effect.subject)) : undefined;
  const first: Instruction = { do: 'continuous', ...rest };
  return { instructions: more === undefined ? [first] : [first, more], ...(whereX === undefined ? {} : { whereX }) };
};

/** "… until end of turn and can't be blocked this turn": more about the same subject, with a duration of its own. */
const elided = (r: Reader, subject: Subject): Instruction | undefined => {
  if (subject.kind !== 'objects' || !r.eat('and')) return undefined;
  if (r.eatOne('deals', 'deal') !== undefined) {
    const dealt = r.about(subject.ref, (reader) => readDamageBy(reader, subject.ref));
    return dealt === undefined ? undefined : { ...dealt, join: 'and', elided: true };
  }
  if (r.eatOne('fights', 'fight') !== undefined) {
    const b = r.about(subject.ref, readObjectRef);
    return b === undefined ? undefined : { do: 'fight', a: subject.ref, b, join: 'and', elided: true };
  }
  const operations = r.about(subject.ref, readPredicates);
  if (operations === undefined) return undefined;
  const inside = insideDuration(operations);
  if (inside !== undefined)
    return { do: 'continuous', effect: { subject, operations }, duration: inside, join: 'and', elided: true };
  const duration = readDuration(r);
  if (duration === undefined) return undefined;
  return {
    do: 'continuous',
    effect: { subject, operations },
    duration,
    durationPlace: 'back',
    join: 'and',
    elided: true,
  };
};

const verbs = oneOf<Instruction>(() => [
  sure(readLongDeed),
  readTokenVerb,
  readSpellVerb,
  sure(readOldMill),
  readObjectVerb,
  readPlayerVerb,
  readKeywordAction,
]);

/** What no plain verb reads is done by someone else, or read by its frame alone. */
const deed = orElse<Instruction>(verbs, orElse<Instruction>(readByOther, sure(readDeed)));

/** "… deals 3 damage to you and attacks this turn if able": more about what deals it. */
const alsoOfDealer = (r: Reader, ref: ObjectRef): readonly Instruction[] => {
  const also = r.attempt((reader) => elided(reader, { kind: 'objects', ref }));
  return also === undefined ? [] : [also];
};

const imperative = (r: Reader): Clause | undefined => {
  const instruction = deed(r);
  if (instruction === undefined) return undefined;
  if (instruction.do === 'move') return { instructions: [instruction, ...more(r, readMoreMoved)] };
  if (instruction.do === 'createToken')
    return { instructions: [instruction, ...more(r, (reader) => readMoreTokens(reader, instruction))] };
  if (instruction.do === 'choose' && instruction.abilities === undefined)
    return { instructions: [instruction, ...more(r, readMoreChosen)] };
  if (instruction.do === 'putCounters' && instruction.divided !== true)
    return { instructions: [instruction, ...more(r, readMorePut)] };
  if (instruction.do === 'damage')
    return {
      instructions: [
        instruction,
        ...more(r, (reader) =>
          reader.first(
            (one) => readMoreDamage(one, instruction.source),
            (one) => readAlsoDealt(one, instruction),
          ),
        ),
        ...alsoOfDealer(r, instruction.source),
      ],
    };
  return { instructions: [instruction] };
};

/** "Put one of them into your hand and the rest into your graveyard": the verb holds for several things. */
const more = (r: Reader, read: Read<Instruction>): readonly Instruction[] =>
  readMany(r, (reader): Instruction | undefined => {
    const comma = reader.eat(',');
    const and = reader.eat('and');
    const item = comma || and ? read(reader) : undefined;
    return item === undefined ? undefined : { ...item, join: and ? (comma ? 'comma and' : 'and') : 'comma' };
  });

const clauseOf = oneOf<Clause>(() => [imperative, continuous]);

/** What will be exiled only then is nothing yet that the sentences behind could mean: "that creature" is the one made before (603.7c). */
const forgetExiled = (r: Reader, { instructions: [last] }: Clause): void => {
  if (last?.do !== 'simple' || last.verb !== 'exile' || last.what.kind !== 'that') return;
  const { refs, exiled } = r.said;
  r.say(
    'refs',
    refs.filter((ref) => ref !== exiled),
  );
};

/** One clause, with \"at the beginning of the next end step" after it if it is delayed (603.7). */
export const readClause = remembered((r: Reader): Clause | undefined => {
  const mode = r.mode;
  r.mode = 'resolution';
  const clause = clauseOf(r);
  r.mode = mode;
  if (clause === undefined) return r.want('an instruction');
  const each = r.sees('for each') && clause.whereX === undefined ? r.attempt(readForEach) : undefined;
  if (each !== undefined)
    return { instructions: [{ do: 'times', amount: each, then: clause.instructions, place: 'back' }] };
  for (const [words, when] of DELAYS) {
    if (r.eat(words)) {
      forgetExiled(r, clause);
      return { ...clause, instructions: [{ do: 'delayed', when, then: clause.instructions }] };
    }
  }
  const later = r.sees('at the beginning of') ? r.attempt(readStepLater) : undefined;
  if (later !== undefined) {
    forgetExiled(r, clause);
    return { ...clause, instructions: [{ do: 'delayed', when: { event: later }, then: clause.instructions }] };
  }
  const lost = r.sees('when') ? r.attempt(readLost) : undefined;
  if (lost !== undefined) {
    const { instructions: then } = clause;
    return { ...clause, instructions: [{ do: 'delayed', when: { event: lost }, then }] };
  }
  return clause;
});
