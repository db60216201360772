// Beginning a continuous effect by a resolution (418.3): its set is locked, its variables fixed, its choices made, its duration noted.

import type { ContinuousEffectSpec, Duration, Filter, ObjectRef, Operation, PlayerRef } from '../../cards/ability.ts';
import { map, some } from '../../terms/walk.ts';
import { boardOf, conditionHolds, contextFor, playersIn, viewOf } from '../ask.ts';
import { chooseWhether } from '../choose.ts';
import { copyOf } from '../copying.ts';
import type { AffectedSet, Bindings, ContinuousEffect } from '../game.ts';
import type { EffectId, ObjectId, PlayerId } from '../ids.ts';
import { abilitiesHandedOut } from '../layers/abilityOperations.ts';
import { prohibitions } from '../protection.ts';
import { objectsFor, thingsToCopy, whereItWent } from '../refs.ts';
import { bindingsOf, ctxOf, type Resolution } from '../resolution.ts';
import { addEffect, happen, takeEffectId, takeTimestamp, type Work } from '../work.ts';
import { controlsOfEach } from './controlsOfEach.ts';
import {
  fill,
  OwnAmounts,
  withChosenSource,
  withChosenType,
  withColorChosen,
  withOpponentChosen,
  withRefsFixed,
} from './fill.ts';
import { followedBindings } from './later.ts';
import { shieldsOf } from './shields.ts';

/** Whether a quality tells certain objects from others by what happened or was named: "dealt damage this way". */
const isOfSome = (filter: Filter): boolean => {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.of.some(isOfSome);
    case 'not':
      return isOfSome(filter.of);
    case 'history':
    case 'did':
      return true;
    case 'isRef':
      return filter.ref.kind === 'that';
    default:
      return false;
  }
};

/** Whether a part of an effect is a change of rules that names nobody in particular (418.3b, D15). */
const isOpen = (operation: Operation, ref: ObjectRef): boolean =>
  operation.op === 'rule' &&
  ref.kind === 'all' &&
  ref.again === undefined &&
  // "A creature dealt damage this way" is one of those; "a creature" whose death is replaced is any there is then.
  (ref.any !== true || (operation.rule.rule === 'exiledInsteadOfDying' && !isOfSome(ref.selection.filter)));

interface Begun {
  readonly effect: ContinuousEffect;
  readonly id: EffectId;
}

/** A condition, a duration or an open set is judged long after its words were said: what they meant goes with the effect. */
const wordsKept = (
  r: Resolution,
  spec: ContinuousEffectSpec,
  duration: Duration,
  affected: AffectedSet,
): Pick<Bindings, 'that'> => {
  const isJudged =
    duration.until === 'asLongAs' ||
    duration.until === 'leaves' ||
    spec.condition !== undefined ||
    (affected.kind === 'open' && some('subject', spec.subject, { ref: ({ kind }) => kind === 'that' }));
  const { that } = contextFor(ctxOf(r));
  return isJudged && that !== undefined ? { that: { ...that } } : {};
};

const begin = (
  work: Work,
  r: Resolution,
  affected: AffectedSet,
  operations: readonly Operation[],
  spec: ContinuousEffectSpec,
  duration: Duration,
  timestamp: number,
): Begun => {
  const id = takeEffectId(work);
  const bound = [...r.bound];
  const effect: ContinuousEffect = {
    id,
    source: r.source,
    controller: r.you,
    timestamp,
    affected,
    operations: operations.map((operation) =>
      withRefsFixed(work, r, withChosenSource(work, r, operation, bound), bound),
    ),
    duration: { spec: duration, turn: work.game.turn.number, player: r.you },
    cause: work.cause,
    bindings: {
      ...(duration.until === 'asLongAs' ? followedBindings(work, r) : bindingsOf(r)),
      ...wordsKept(r, spec, duration, affected),
      bound,
    },
    ...(affected.kind === 'open' ? { subject: spec.subject } : {}),
    ...(spec.condition === undefined ? {} : { condition: spec.condition }),
  };
  return { effect, id };
};

const announceEffect = (work: Work, begun: Begun): void => {
  addEffect(work, begun.effect);
  happen(work, {
    event: 'effectBegan',
    effect: begun.id,
    ...(begun.effect.affected.kind === 'objects' && begun.effect.affected.objects[0] !== undefined
      ? { object: begun.effect.affected.objects[0] }
      : {}),
  });
};

/** A "becomes a copy" part (706.4): the values are taken now (D37) and kept with the effect. */
const beginCopy = (
  work: Work,
  r: Resolution,
  operation: Extract<Operation, { op: 'copy' }>,
  objects: readonly ObjectId[],
  spec: ContinuousEffectSpec,
  duration: Duration,
  timestamp: number,
): void => {
  const original = thingsToCopy(work, r, operation.of)[0];
  if (original === undefined) {
    happen(work, { event: 'didNothing', rule: '706.2' });
    return;
  }
  for (const object of objects) {
    const begun = begin(work, r, { kind: 'objects', objects: [object] }, [operation], spec, duration, timestamp);
    const copy = copyOf(
      work.game,
      original,
      operation.exceptions,
      {
        mark: `e${begun.id}`,
        timestamp,
        before: boardOf(work.game).copiable.get(object),
        thisAbility: r.ability,
        choices: work.game.objects.get(object)?.choices ?? [],
        cause: work.cause,
      },
      ctxOf(r),
    );
    if (copy === undefined) continue;
    announceEffect(work, { id: begun.id, effect: { ...begun.effect, copy } });
    happen(work, { event: 'copied', object, target: { object: original.id }, effect: begun.id, rule: '706.4' });
  }
};

/** What each object gets of an exchange of text boxes, taken now; an exchange that can't be completed does not happen (701.12b). */
const boxesOf = (
  work: Work,
  operations: readonly Operation[],
  objects: readonly ObjectId[],
): NonNullable<ContinuousEffect['boxes']> | 'incomplete' | undefined => {
  const exchange = operations.find((operation) => operation.op === 'exchangeText');
  if (exchange?.op !== 'exchangeText' || exchange.with !== undefined) return undefined;
  const { copiable } = boardOf(work.game);
  const [one, other, more] = objects;
  if (one === undefined || other === undefined || more !== undefined) return 'incomplete';
  return [
    { object: one, abilities: copiable.get(other)?.abilities ?? [] },
    { object: other, abilities: copiable.get(one)?.abilities ?? [] },
  ];
};

/** Which abilities "gains all activated abilities of …" means: those that are there as it begins (608.2h). */
const handedIn = (work: Work, r: Resolution, operations: readonly Operation[]): Pick<ContinuousEffect, 'handed'> => {
  const giving = operations.filter((operation) => operation.op === 'addAbilitiesOf');
  if (giving.length === 0 || !work.game.edition.policies.fixVariablesAtResolution) return {};
  const view = viewOf(work.game);
  const ctx = contextFor(ctxOf(r));
  return { handed: new Map(giving.map((operation) => [operation, abilitiesHandedOut(view, operation, ctx)])) };
};

const isMayPlay = (operation: Operation): boolean => operation.op === 'rule' && operation.rule.rule === 'mayPlay';

/** "Other players can't gain control of them": whether "you" may (101.2). */
const canTake = (work: Work, r: Resolution, id: ObjectId): boolean =>
  prohibitions(work.game, id, 'gainControl').every(({ effect }) => effect.controller === r.you);

/** "Creatures that player controls can't block this turn": whoever that is as the effect begins (608.2h). */
const withPlayerNamed = (work: Work, r: Resolution, spec: ContinuousEffectSpec): ContinuousEffectSpec => {
  const isThatPlayer = ({ kind }: PlayerRef): boolean => kind === 'thatPlayer';
  if (spec.subject.kind !== 'objects' || !some('subject', spec.subject, { player: isThatPlayer })) return spec;
  const [player, more] = playersIn(work.game, { kind: 'thatPlayer' }, ctxOf(r));
  if (player === undefined || more !== undefined) return spec;
  const named = (who: PlayerRef): PlayerRef => (isThatPlayer(who) ? { kind: 'boundPlayer', player } : who);
  return { ...spec, subject: map('subject', spec.subject, { player: named }) };
};

/** "If it would leave the battlefield, …": which objects that means is known now (611.2c). */
const leavesInstead = (
  work: Work,
  r: Resolution,
  operations: readonly Operation[],
): readonly ObjectId[] | undefined => {
  const [only, more] = operations;
  if (more !== undefined || only?.op !== 'rule' || only.rule.rule !== 'instead') return undefined;
  const { would } = only.rule;
  if (would.would !== 'leave' || would.what.kind === 'choose' || would.what.kind === 'all') return undefined;
  return objectsFor(work, r, would.what);
};

/** "Each of those … for as long as it …": an effect for each of them, which lasts as long as it is so of that one (611.2b). */
const beginForEach = (
  work: Work,
  r: Resolution,
  said: ContinuousEffectSpec,
  { each: _each, ...duration }: Extract<Duration, { until: 'asLongAs' }>,
): void => {
  if (said.subject.kind !== 'objects' || duration.condition.kind !== 'is') return;
  const objects = objectsFor(work, r, said.subject.ref);
  const ref: ObjectRef = { kind: 'bound', index: r.bound.length };
  const own: Duration = { ...duration, condition: { ...duration.condition, ref } };
  for (const id of objects)
    beginEffect(work, { ...r, bound: [...r.bound, id] }, { ...said, subject: { kind: 'objects', ref } }, own);
  r.that.previous = objects;
};

/** 418.3: an instruction's continuous effect begins. Parts that change characteristics are locked, open rules are not (D15). */
export const beginEffect = (work: Work, r: Resolution, said: ContinuousEffectSpec, duration: Duration): void => {
  if (duration.until === 'asLongAs' && duration.each === true) {
    beginForEach(work, r, said, duration);
    return;
  }
  const whole = withColorChosen(r, withChosenType(r, said));
  // 418.3d, D19: "for as long as" something that is already over does nothing, ever.
  if (
    duration.until === 'asLongAs' &&
    work.game.edition.policies.asLongAsNeverRestarts &&
    !conditionHolds(work.game, duration.condition, { ...ctxOf(r), targets: followedBindings(work, r).targets })
  ) {
    happen(work, { event: 'didNothing', rule: '418.3d', ...(r.self === undefined ? {} : { source: r.self }) });
    return;
  }
  const shields = shieldsOf(r, whole);
  if (shields !== undefined) {
    for (const one of shields) beginEffect(work, one.r, one.spec, duration);
    return;
  }
  const each = controlsOfEach(work, r, whole);
  if (each !== undefined) {
    const all: ObjectId[] = [];
    for (const { player, spec: one, objects } of each) {
      r.thatPlayer = player;
      beginEffect(work, objects === undefined ? r : { ...r, bound: objects }, one, duration);
      all.push(...(objects ?? []));
    }
    if (all.length > 0) r.that.previous = all;
    return;
  }
  const spec = withPlayerNamed(work, r, withOpponentChosen(work, r, whole));
  const timestamp = takeTimestamp(work);
  if (spec.subject.kind === 'rules') {
    const operations = spec.operations.map((operation) => fill(work, r, operation));
    const leaving = leavesInstead(work, r, operations);
    const affected: AffectedSet = leaving === undefined ? { kind: 'open' } : { kind: 'objects', objects: leaving };
    announceEffect(work, begin(work, r, affected, operations, spec, duration, timestamp));
    return;
  }
  if (spec.subject.kind === 'players') {
    const players: readonly PlayerId[] = playersIn(work.game, spec.subject.player, ctxOf(r));
    const operations = spec.operations.map((operation) => fill(work, r, operation));
    if (spec.withNext === true && r.color !== undefined) r.sameColor = r.color;
    announceEffect(work, begin(work, r, { kind: 'players', players }, operations, spec, duration, timestamp));
    return;
  }
  const ref = spec.subject.ref;
  const copies = spec.operations.filter((operation) => operation.op === 'copy');
  const open = spec.operations.filter((operation) => isOpen(operation, ref));
  const locked = spec.operations.filter((operation) => operation.op !== 'copy' && !isOpen(operation, ref));
  if (open.length > 0) {
    const operations = open.map((operation) => fill(work, r, operation));
    announceEffect(work, begin(work, r, { kind: 'open' }, operations, spec, duration, timestamp));
  }
  if (locked.length === 0 && copies.length === 0) return;
  const named = objectsFor(work, r, ref).map((id) => (spec.operations.some(isMayPlay) ? whereItWent(work, id) : id));
  r.that.previous = named;
  const objects = spec.operations.some(({ op }) => op === 'control')
    ? named.filter((id) => canTake(work, r, id))
    : named;
  if (objects.length === 0) {
    if (open.length === 0) happen(work, { event: 'didNothing', rule: '608.2c' });
    return;
  }
  for (const operation of copies) beginCopy(work, r, operation, objects, spec, duration, timestamp);
  if (locked.length === 0) return;
  const own = new OwnAmounts(work, r, ref, objects);
  const operations = locked.map((operation) => fill(work, r, operation, own));
  const boxes = boxesOf(work, operations, objects);
  if (boxes === 'incomplete') {
    happen(work, { event: 'didNothing', rule: '701.12b' });
    return;
  }
  const affected: AffectedSet = work.game.edition.policies.lockResolvedSets
    ? { kind: 'objects', objects }
    : { kind: 'open' };
  const begun = begin(work, r, affected, operations, spec, duration, timestamp);
  const kept = own.values.size === 0 ? {} : { own: own.values };
  announceEffect(work, {
    id: begun.id,
    effect: {
      ...begun.effect,
      ...kept,
      ...handedIn(work, r, begun.effect.operations),
      ...(boxes === undefined ? {} : { boxes }),
    },
  });
};

/** Asks "you may" of the player who resolves. */
export const whether = (r: Resolution, rule = '608.2d'): boolean => chooseWhether(r.queue, rule);
