// Simple verbs of instructions, exchanging control, and damage prevention as an effect.
import type { Instruction, Operation } from '../../cards/ability.ts';
import { amountIn, boardOf, isMatch } from '../ask.ts';
import { chooseObjects, chooseWhether } from '../choose.ts';
import { enterBattlefield } from '../enter.ts';
import { applyTurnedUp } from '../enterAs.ts';
import { listedValues } from '../faceDown.ts';
import type { AffectedSet, ContinuousEffect, LinkedChoice } from '../game.ts';
import type { ObjectId, Timestamp } from '../ids.ts';
import { removeFromCombat } from '../inCombat.ts';
import { isToken } from '../meaning/thing.ts';
import { movedTo, objectsFor, objectsToMove } from '../refs.ts';
import { bindingsOf, ctxOf, type Resolution } from '../resolution.ts';
import { returnLater } from '../returning.ts';
import { doVerb, type Verb } from '../verbs.ts';
import {
  addEffect,
  changeObject,
  happen,
  noteNotModelled,
  objectOf,
  takeEffectId,
  takeTimestamp,
  type Work,
} from '../work.ts';
import { isThere, zoneOf } from '../zones.ts';
import { recipientsOf } from './things.ts';
import { makeTokenCopies } from './tokens.ts';

/** Begins an effect of this resolution on a set, with operations that are filled in already. */
const beginPlain = (
  work: Work,
  r: Resolution,
  affected: AffectedSet,
  operations: readonly Operation[],
  until: ContinuousEffect['duration']['spec'],
): void => {
  const id = takeEffectId(work);
  addEffect(work, {
    id,
    source: r.source,
    controller: r.you,
    timestamp: takeTimestamp(work),
    affected,
    operations,
    duration: { spec: until, turn: work.game.turn.number, player: r.you },
    cause: work.cause,
    bindings: bindingsOf(r),
  });
  happen(work, { event: 'effectBegan', effect: id });
};

/** Exchanging control (701.12): both change or neither does. */
export const exchangeControl = (
  work: Work,
  r: Resolution,
  instruction: Extract<Instruction, { do: 'exchangeControl' }>,
): void => {
  // "Two target creatures" are one reference to both; "those" may be what the event was about, and what was chosen then.
  const said = objectsFor(work, r, instruction.a);
  const about = said.length === 1 && instruction.a.kind === 'that' ? r.event?.object : undefined;
  const [a, second] = about === undefined ? said : [about, ...said];
  const [b] = instruction.a === instruction.b ? [second] : objectsFor(work, r, instruction.b);
  const board = boardOf(work.game);
  const ofA = a === undefined ? undefined : board.objects.get(a)?.controller;
  const ofB = b === undefined ? undefined : board.objects.get(b)?.controller;
  if (a === undefined || b === undefined || ofA === undefined || ofB === undefined || ofA === ofB) {
    happen(work, { event: 'didNothing', rule: '701.12b' });
    return;
  }
  const give = (object: ObjectId, player: number): void =>
    beginPlain(
      work,
      { ...r, boundPlayers: [player as never] },
      { kind: 'objects', objects: [object] },
      [{ op: 'control', by: { kind: 'boundPlayer', player: 0 } }],
      { until: 'none' },
    );
  give(a, ofB);
  give(b, ofA);
};

/** "Prevent the next N damage …", "prevent all damage …" (615): a rule in force until the turn ends. */
export const preventDamage = (
  work: Work,
  r: Resolution,
  instruction: Extract<Instruction, { do: 'prevent' }>,
): void => {
  const to = instruction.to === undefined ? [] : recipientsOf(work, r, instruction.to);
  const objects = to.flatMap((target) => ('object' in target ? [target.object] : []));
  const players = to.flatMap((target) => ('player' in target ? [target.player] : []));
  const sources = instruction.bySource === undefined ? [] : objectsFor(work, r, instruction.bySource);
  const operation: Operation = {
    op: 'rule',
    rule: {
      rule: 'preventDamage',
      scope: instruction.amount === 'all' ? 'all' : 'next',
      ...(instruction.amount === 'all'
        ? {}
        : { amount: { kind: 'number', value: amountIn(work.game, instruction.amount, ctxOf(r)) } }),
      ...(sources.length === 0 ? {} : { bySource: { kind: 'isRef', ref: { kind: 'bound', index: 0 } } }),
    },
  };
  const bound = { ...r, bound: sources };
  if (objects.length > 0) beginPlain(work, bound, { kind: 'objects', objects }, [operation], { until: 'endOfTurn' });
  if (players.length > 0) beginPlain(work, bound, { kind: 'players', players }, [operation], { until: 'endOfTurn' });
  if (to.length === 0 && instruction.to === undefined) {
    beginPlain(work, bound, { kind: 'open' }, [operation], { until: 'endOfTurn' });
  }
};

const PLAIN: readonly string[] = [
  'tap',
  'untap',
  'destroy',
  'exile',
  'counter',
  'flip',
  'transform',
  'turnFaceUp',
  'turnFaceDown',
  'phaseOut',
  'phaseIn',
  'unattach',
  'returnToHand',
];

const isPlain = (verb: string): verb is Verb => PLAIN.includes(verb);

/** Whether what is destroyed can't be regenerated (701.19c): all of it, or only what is such a thing. */
const isForGood = (
  work: Work,
  r: Resolution,
  { noRegenerate }: Extract<Instruction, { do: 'simple' }>,
  id: ObjectId,
): boolean => {
  if (noRegenerate === undefined || noRegenerate === true) return noRegenerate === true;
  const parts = noRegenerate.noun.kind === 'and' ? noRegenerate.noun.of.slice(0, -1) : [];
  return parts.every((part) => isMatch(work.game, part, id, ctxOf(r)));
};

/** When the ability of an object that acts on that very object was put onto the stack (701.27f). */
const sinceOf = (work: Work, r: Resolution, id: ObjectId): Timestamp | undefined => {
  const ability = id === r.self ? objectOf(work, r.onStack) : undefined;
  return ability?.base.kind === 'ability' ? ability.timestamp : undefined;
};

/** One plain verb, done to each object it names. */
export const simple = (work: Work, r: Resolution, instruction: Extract<Instruction, { do: 'simple' }>): void => {
  const verb = instruction.verb;
  const moves = verb === 'exile' || verb === 'returnToHand';
  const objects = moves ? objectsToMove(work, r, instruction.what) : objectsFor(work, r, instruction.what);
  r.that.previous = objects;
  if (verb === 'exile') r.that.exiled = objects;
  if (verb === 'reveal') r.that.revealed = objects;
  const watched = instruction.untilLeaves === undefined ? undefined : objectsFor(work, r, instruction.untilLeaves)[0];
  // 610.3b: the time is over before it began.
  if (instruction.untilLeaves !== undefined && !isThere(work.game, watched)) {
    happen(work, { event: 'didNothing', rule: '610.3b' });
    return;
  }
  const zones = new Map(objects.map((id) => [id, objectOf(work, id)?.zone]));
  if (isPlain(verb)) {
    // "All" are dealt with as they are before any of them changes.
    const forGood = objects.filter((id) => isForGood(work, r, instruction, id));
    const done = objects.map((id) =>
      doVerb(work, verb, id, {
        queue: r.queue,
        since: sinceOf(work, r, id),
        ...(instruction.faceDownAs === undefined ? {} : { listed: listedValues(instruction.faceDownAs) }),
        ...(forGood.includes(id) ? { noRegenerate: true } : {}),
      }),
    );
    const up = verb === 'turnFaceUp' ? objects.filter((_, index) => done[index]) : [];
    for (const id of up) applyTurnedUp(work, id, r.queue);
    r.done = done.includes(true);
    if (watched !== undefined) {
      const exiled = objects.flatMap((id) =>
        movedTo(work, id).flatMap((now) => [{ watched, exiled: now, to: zones.get(id) ?? 'battlefield' }]),
      );
      returnLater(work, watched, exiled);
    }
    if (verb === 'exile')
      keepExiled(
        work,
        r,
        objects.flatMap((id) => movedTo(work, id)),
      );
    return;
  }
  switch (verb) {
    case 'convert':
      for (const id of objects) doVerb(work, 'transform', id, { since: sinceOf(work, r, id) });
      return;
    case 'tapOrUntap':
      for (const id of objects) {
        const tapped = objectOf(work, id)?.status.tapped === true;
        doVerb(work, chooseWhether(r.queue, '608.2d') === tapped ? 'untap' : 'tap', id);
      }
      return;
    case 'regenerate':
      beginPlain(
        work,
        r,
        { kind: 'objects', objects },
        [{ op: 'rule', rule: { rule: 'other', verb: 'regenerationShield', args: [] } }],
        { until: 'endOfTurn' },
      );
      return;
    case 'removeFromCombat':
      for (const id of objects) removeFromCombat(work, id);
      return;
    case 'manifest': {
      const top = zoneOf(work.game, 'library', r.you).at(-1);
      if (top === undefined) return;
      const id = enterBattlefield(work, {
        what: { object: top },
        under: r.you,
        as: { faceDown: 'manifested' },
        queue: r.queue,
      });
      if (id !== undefined) r.that.previous = [id];
      return;
    }
    case 'populate': {
      const board = boardOf(work.game);
      const tokens = (work.game.zones['battlefield'] ?? []).filter((id) => {
        const object = objectOf(work, id);
        const state = board.objects.get(id);
        return (
          object !== undefined && isToken(object) && state?.controller === r.you && state.types.includes('Creature')
        );
      });
      const [of] = chooseObjects(r.queue, 'object', '701.36a', tokens, 1, false);
      const original = objectOf(work, of);
      if (original === undefined) return;
      r.that.created = makeTokenCopies(work, original, [], { player: r.you, count: 1, as: {}, queue: r.queue, r });
      return;
    }
    case 'proliferate':
    case 'goad':
    case 'detain':
    case 'exert':
    case 'reveal':
    case 'look':
      if (verb !== 'reveal' && verb !== 'look') noteNotModelled(work, 'instruction', { verb });
      happen(work, { event: 'inert', player: r.you, values: { verb } });
      return;
  }
};

/** What an ability of a permanent exiles is "the exiled card" of the ability linked with it (607.2a). */
export const keepExiled = (work: Work, r: Resolution, exiled: readonly ObjectId[]): void => {
  r.that.exiled = exiled;
  const holder = objectOf(work, r.self);
  const acquisition = r.ability?.acquisition;
  if (holder?.zone !== 'battlefield' || acquisition === undefined || exiled.length === 0) return;
  const kept = exiled.map(
    (object): LinkedChoice => ({ acquisition, what: 'exiled', value: { kind: 'object', object } }),
  );
  changeObject(work, holder.id, { choices: [...holder.choices, ...kept] });
};
