// Sentences that make continuous effects: subject × predicates × condition × duration, in any of Oracle's orders.
import { some } from '../../terms/walk.ts';
import type {
  Amount,
  Condition,
  ContinuousEffectSpec,
  Duration,
  ObjectRef,
  Operation,
  PlayerRef,
  RuleEffect,
  Subject,
} from '../ability.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readAbilitiesProhibited, readLegendRule } from './attachmentWords.ts';
import { readCondition } from './conditions.ts';
import {
  control,
  exiledInstead,
  handSize,
  lure,
  mayPlay,
  skipped,
  stayTapped,
  switched,
  unblockedDamage,
} from './continuousRules.ts';
import { readExceptions } from './copies.ts';
import { readDuration } from './durations.ts';
import { readChangeBase, readEqualTo } from './equalTo.ts';
import { otherThanCopied } from './otherThan.ts';
import { readPlayerRule } from './playerRules.ts';
import { readPlayer } from './players.ts';
import { readPredicates, readWhere, scale } from './predicates.ts';
import { oneOf, type Reader, readMany, sure } from './reader.ts';
import { readSubjectRef } from './refs.ts';
import { readReplacement } from './replacements.ts';
import { readCarried, readCostRule, readPrevention, readRedirection, readUnplayable } from './ruleSentences.ts';
import { readTextChange, readTextExchange } from './textSentences.ts';
import { mentionsX, mentionsY, substituteXInAll, substituteYInAll } from './whereX.ts';

/** A continuous effect with its duration, as the words have it. */
export interface ContinuousReading {
  readonly effect: ContinuousEffectSpec;
  readonly duration: Duration;
  readonly durationPlace?: 'front' | 'back';
  readonly whereX?: Amount;
}

interface Front {
  readonly condition?: Condition;
  readonly duration?: Duration;
  readonly word?: 'during' | 'duringIf' | 'if';
}

const isOne = (amount: Amount): boolean => amount.kind === 'number' && amount.value === 1;

/** "As long as …, " / "Until end of turn, " / "During your turn, " before the subject; the turn can stand before a condition. */
const readFront = (r: Reader): Front | undefined => {
  const both = r.attempt((reader): Front | undefined => {
    const word = reader.eatOne('during your turn , as long as', 'during your turn , if');
    if (word === undefined) return undefined;
    const condition = readCondition(reader);
    const turn: Condition = { kind: 'turn', of: { kind: 'you' } };
    return condition !== undefined && reader.eat(',')
      ? { condition: { kind: 'and', of: [turn, condition] }, word: word.endsWith('if') ? 'duringIf' : 'during' }
      : undefined;
  });
  if (both !== undefined) return both;
  if (r.eat('as long as')) {
    const condition = readCondition(r);
    if (condition === undefined || !r.eat(',')) return undefined;
    // "As long as you control exactly one creature, that creature …": the one there is.
    if (condition.kind === 'count' && condition.comparison === '=' && isOne(condition.to))
      r.mean({ kind: 'all', selection: condition.of, quantifier: 'each' });
    return { condition };
  }
  if (r.mode === 'static' && r.eat('if')) {
    const condition = readCondition(r);
    if (condition === undefined || !r.eat(',')) return undefined;
    if (condition.kind === 'count') r.mean({ kind: 'all', selection: condition.of, quantifier: 'all' });
    return { condition, word: 'if' };
  }
  if (r.eat('during your turn ,')) return { condition: { kind: 'turn', of: { kind: 'you' } }, word: 'during' };
  if (r.eat("during each opponent 's turn ,"))
    return { condition: { kind: 'turn', of: { kind: 'eachOpponent' } }, word: 'during' };
  if (r.eat('during turns other than yours ,')) {
    return { condition: { kind: 'not', of: { kind: 'turn', of: { kind: 'you' } } }, word: 'during' };
  }
  const duration = readDuration(r);
  if (duration === undefined || !r.eat(',')) return undefined;
  const condition = r.attempt((reader) => {
    if (!reader.eat('if')) return undefined;
    const found = readCondition(reader);
    return found !== undefined && reader.eat(',') && reader.sees('you may') ? found : undefined;
  });
  return condition === undefined ? { duration } : { duration, condition, word: 'if' };
};

interface Back {
  readonly condition?: Condition;
  readonly duration?: Duration;
  readonly whereX?: Amount;
  readonly whereY?: Amount;
  readonly each?: Amount;
  readonly word?: 'if' | 'during' | 'duringIf' | 'unless';
}

const readBack = (r: Reader, allowIf: boolean): Back => {
  let back: Back = {};
  readMany(r, (outer): Back | undefined => {
    const next = outer.attempt((reader): Back | undefined => {
      const duration = back.duration === undefined ? reader.attempt(readDuration) : undefined;
      if (duration !== undefined) return { duration };
      if (back.condition === undefined && allowIf && reader.eat('if')) {
        const condition = readCondition(reader);
        return condition === undefined ? undefined : { condition, word: 'if' };
      }
      if (back.condition === undefined && reader.eat('during your turn'))
        return { condition: { kind: 'turn', of: { kind: 'you' } }, word: 'during' };
      if (back.condition === undefined && allowIf && reader.eat('unless')) {
        const condition = readCondition(reader);
        return condition === undefined ? undefined : { condition: { kind: 'not', of: condition }, word: 'unless' };
      }
      if (back.condition === undefined && reader.eat('as long as')) {
        const condition = readCondition(reader);
        return condition === undefined ? undefined : { condition };
      }
      if (back.each === undefined && back.duration !== undefined) {
        const each = reader.attempt(readForEach);
        if (each !== undefined) return { each };
      }
      const whereX = back.whereX === undefined ? reader.attempt(readWhere) : undefined;
      if (whereX === undefined) return undefined;
      const whereY = reader.attempt((inner) => {
        inner.eat(',');
        return inner.eat('and y is') ? readAmount(inner) : undefined;
      });
      return whereY === undefined ? { whereX } : { whereX, whereY };
    });
    back = { ...back, ...next };
    return next;
  });
  return back;
};

export interface Core {
  readonly subject: Subject;
  readonly operations: readonly Operation[];
}

export const objects = (ref: ObjectRef): Subject => ({ kind: 'objects', ref });

export const players = (player: PlayerRef): Subject => ({ kind: 'players', player });

export const ruled = (rule: RuleEffect): readonly Operation[] => [{ op: 'rule', rule }];

const aboutObjects = (r: Reader): Core | undefined => {
  const ref = readSubjectRef(r);
  if (ref === undefined) return undefined;
  const operations = r.about(ref, readPredicates);
  return operations === undefined ? undefined : { subject: objects(otherThanCopied(ref, operations)), operations };
};

const aboutPlayers = (r: Reader): Core | undefined => {
  const player = readPlayer(r);
  if (player === undefined) return undefined;
  const gains = r.sees('gain') || r.sees('gains');
  const rule = readPlayerRule(r);
  if (rule === undefined) return undefined;
  return { subject: players(player), operations: [{ op: 'rule', rule, ...(gains ? { lead: 'gains' as const } : {}) }] };
};

/** "You and creatures you control have hexproof": one effect on the player, one on the objects. */
export const readYouAnd = (r: Reader): readonly ContinuousEffectSpec[] | undefined => {
  if (!r.eat('you') || !(r.eat('and') || r.eat(','))) return undefined;
  const ref = readSubjectRef(r);
  if (ref === undefined || ref.kind === 'target') return undefined;
  const mark = r.mark();
  const rule = readPlayerRule(r);
  r.reset(mark);
  const operations = rule?.rule === 'playerAbility' ? r.about(ref, readPredicates) : undefined;
  if (rule === undefined || operations === undefined) return undefined;
  return [
    { subject: players({ kind: 'you' }), operations: [{ op: 'rule', rule }], withNext: true },
    { subject: objects(ref), operations },
  ];
};

/** In a resolution something may be played later only where a duration says so; what is played now is another matter (608.2g). */
const isPlayedNow = (core: Core, duration: Duration | undefined): boolean => {
  const [operation] = core.operations;
  return operation?.op === 'rule' && operation.rule.rule === 'mayPlay' && duration === undefined;
};

type Alternative = readonly [read: (reader: Reader) => Core | undefined, first?: ReadonlySet<string>];

const startingWith = (...words: readonly string[]): ReadonlySet<string> => new Set(words);

/** Kinds of sentences, with the words that the plain ones begin with. */
const SENTENCES = (): readonly Alternative[] => [
  [control],
  [stayTapped, startingWith('you')],
  [sure(unblockedDamage), startingWith('you')],
  [sure(lure), startingWith('all')],
  [skipped, startingWith('skip')],
  [sure(exiledInstead), startingWith('if')],
  [switched, startingWith('switch')],
  [sure(handSize)],
  [readEqualTo],
  [readChangeBase, startingWith('change')],
  [readTextChange, startingWith('change')],
  [readTextExchange, startingWith('exchange')],
  [readPrevention, startingWith('prevent')],
  [readRedirection, startingWith('all', 'the')],
  [readReplacement, startingWith('if', 'the')],
  [sure(readCarried)],
  [readLegendRule],
  [readAbilitiesProhibited],
  [sure(mayPlay), startingWith('you')],
  [readCostRule],
  [sure(readUnplayable)],
  [aboutObjects],
  [aboutPlayers],
];

const about = oneOf<Core>(() => SENTENCES().map(([read]) => read));

/** The duration that stands inside a predicate: "attacks this turn if able". */
export const insideDuration = (operations: readonly Operation[]): Duration | undefined =>
  operations.some(
    (operation) => operation.op === 'rule' && 'thisTurn' in operation.rule && operation.rule.thisTurn === true,
  )
    ? { until: 'thisTurn' }
    : operations.some(
          (operation) =>
            operation.op === 'rule' && 'thisCombat' in operation.rule && operation.rule.thisCombat === true,
        )
      ? { until: 'thisCombat' }
      : undefined;

const wordOf = (
  word: 'if' | 'during' | 'duringIf' | 'unless' | undefined,
): { readonly conditionWord?: 'if' | 'during' | 'duringIf' | 'unless' } =>
  word === undefined ? {} : { conditionWord: word };

/** "costs {X} less, where X is …": {1} for each. */
const priceX = (core: Core, amount: Amount): Core | undefined => {
  const [only, more] = core.operations;
  if (more !== undefined || only?.op !== 'rule' || only.rule.rule !== 'cost') return undefined;
  const [symbol, rest] = only.rule.cost;
  if (symbol?.kind !== 'variable' || rest !== undefined) return undefined;
  return {
    subject: core.subject,
    operations: [
      { op: 'rule', rule: { ...only.rule, cost: [{ kind: 'generic', amount: 1 }], perEach: amount, form: 'x' } },
    ],
  };
};

/** "gets +1/+1 until end of turn for each …": the change before it is that much for each. */
const scaleAll = (operations: readonly Operation[], each: Amount): readonly Operation[] | undefined => {
  const [only, more] = operations;
  if (only?.op !== 'modifyPT' || more !== undefined) return undefined;
  return [{ ...only, power: scale(only.power, each), toughness: scale(only.toughness, each) }];
};

const isSetOfEach = (ref: ObjectRef): boolean => ref.kind === 'all' && ref.quantifier === 'each';

/** Whether a condition speaks of each object of a set, or of who controls it. */
const isOfEach = (subject: Subject, condition: Condition): boolean => {
  if (subject.kind !== 'objects' || subject.ref.kind !== 'all') return false;
  if (some('condition', condition, { ref: (ref) => ref.kind === 'that' && ref.antecedent === 'previous' })) return true;
  return (
    some('condition', condition, { player: ({ kind }) => kind === 'thatPlayer' }) &&
    some('selection', subject.ref.selection, { filter: ({ kind }) => kind === 'controlledBy' })
  );
};

/** "becomes a copy of it until end of turn, except …": what is said of the copy after how long it is one. */
const lateExceptions = (r: Reader, core: Core): Core | undefined => {
  const [copy, more] = core.operations;
  if (copy?.op !== 'copy' || more !== undefined || copy.exceptions.length > 0 || !r.sees(', except')) return undefined;
  const exceptions = readExceptions(r);
  return exceptions === undefined ? undefined : { ...core, operations: [{ ...copy, exceptions, late: true }] };
};

/**
 * One sentence that makes a continuous effect, without its full stop. What X means is put in place of X in static
 * abilities; in resolutions it is returned, since it is computed once for the whole body (418.3c).
 */
export const readContinuous = (r: Reader): ContinuousReading | undefined => {
  const front = r.attempt(readFront) ?? {};
  const said = r.attempt(about);
  if (said === undefined) return undefined;
  let core: Core = said;
  const [first] = core.operations;
  const isRule = first?.op === 'rule';
  // "If …, this spell costs {2} less": only rules are said so.
  if (front.word === 'if' && !isRule) return undefined;
  const each = core.subject.kind === 'objects' && isSetOfEach(core.subject.ref);
  if (each) r.say('each', each);
  const granted =
    r.mode === 'static' &&
    core.operations.every(({ op }) => op === 'addAbilities' || op === 'modifyPT' || op === 'types');
  const back = readBack(r, granted || (isRule && (r.mode === 'static' || first.rule.rule === 'cost')));
  if (each) r.say('each', false);
  const condition = front.condition ?? back.condition;
  const inside = insideDuration(core.operations);
  const duration = front.duration ?? back.duration ?? inside;
  if (r.mode === 'resolution' && isPlayedNow(core, duration)) return undefined;
  const late = back.duration === undefined ? undefined : r.attempt((reader) => lateExceptions(reader, said));
  if (late !== undefined) core = late;
  const priced = back.whereX === undefined ? undefined : priceX(core, back.whereX);
  if (priced !== undefined) return { effect: { ...priced }, duration: { until: 'none' } };
  if (back.whereX !== undefined && !mentionsX('operation', core.operations) && !mentionsX('target', r.said.targets))
    return undefined;
  if (mentionsY('operation', core.operations) !== (back.whereY !== undefined)) return undefined;
  const static_ = (r.mode === 'static' || back.whereY !== undefined) && back.whereX !== undefined;
  const scaled = back.each === undefined ? core.operations : scaleAll(core.operations, back.each);
  if (scaled === undefined) return undefined;
  const known = back.whereY === undefined ? scaled : substituteYInAll('operation', scaled, back.whereY);
  const operations = static_ && back.whereX !== undefined ? substituteXInAll('operation', known, back.whereX) : known;
  return {
    effect: {
      subject: core.subject,
      operations,
      ...(condition === undefined
        ? {}
        : {
            condition,
            conditionPlace: front.condition === undefined ? 'back' : 'front',
            ...(r.mode === 'static' && isOfEach(core.subject, condition) ? { conditionOf: 'each' as const } : {}),
            ...wordOf(front.word ?? back.word),
          }),
    },
    duration: duration === undefined ? { until: 'none' } : ofEachOne(core.subject, duration),
    ...(duration === undefined || duration === inside
      ? {}
      : { durationPlace: front.duration === undefined ? 'back' : 'front' }),
    ...(back.whereX !== undefined && !static_ ? { whereX: back.whereX } : {}),
  };
};

/** "Each of those creatures … for as long as it has a counter on it": "it" is each of them, one by one (611.2b). */
const ofEachOne = (subject: Subject, duration: Duration): Duration => {
  if (duration.until !== 'asLongAs' || subject.kind !== 'objects' || duration.condition.kind !== 'is') return duration;
  const { ref } = subject;
  const again = 'again' in ref ? ref.again : ref.kind === 'that' && ref.word === 'eachOfThem' ? ref.word : undefined;
  const isEach =
    again === 'eachOfThem' ||
    (typeof again === 'object' && 'each' in again && again.each === true) ||
    (ref.kind === 'that' && ref.each === true) ||
    (ref.kind === 'all' && ref.quantifier === 'each');
  const said = duration.condition.ref;
  const word = said.kind === 'that' ? said.word : 'again' in said ? said.again : undefined;
  if (!isEach || word !== 'it') return duration;
  const it = { kind: 'that', antecedent: 'previous', word } as const;
  return { ...duration, condition: { ...duration.condition, ref: it }, each: true };
};
