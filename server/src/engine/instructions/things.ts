// What instructions put on objects and players, and the tokens they make: counters (122), tokens (111), and who receives something.
import type { Instruction, ObjectRef, PlayerRef } from '../../cards/ability.ts';
import { amountIn, playersIn } from '../ask.ts';
import { removeCounters } from '../costs.ts';
import { addCounters } from '../enter.ts';
import type { GameObject, Target } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { keepCreated } from '../linkedTokens.ts';
import { objectsFor, thingsToCopy, whereItWent } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { changeObject, changePlayer, happen, kept, noteNotModelled, objectOf, playerOf, type Work } from '../work.ts';
import { ctxOfPlayer } from './eachPlayer.ts';
import { nameAlone, withCardNamed } from './namedCards.ts';
import { makeTokenCopies, makeTokens } from './tokens.ts';

const OBJECT_KINDS: readonly string[] = 'self granter attached that all choose bound several rest'.split(' ');

const isObjectRef = (ref: ObjectRef | PlayerRef): ref is ObjectRef => OBJECT_KINDS.includes(ref.kind);

/** What an instruction is done to: objects, players, or targets of both kinds. */
export const recipientsOf = (work: Work, r: Resolution, ref: ObjectRef | PlayerRef): readonly Target[] => {
  if (ref.kind === 'target') return ctxOf(r).targets?.[ref.target] ?? [];
  if (isObjectRef(ref)) return objectsFor(work, r, ref).map((object) => ({ object }));
  return playersIn(work.game, ref, ctxOf(r)).map((player) => ({ player }));
};

const remembered = (r: Resolution, objects: readonly ObjectId[]): void => {
  if (objects.length > 0) r.that.previous = objects;
};

const playerCounters = (work: Work, id: PlayerId, kind: string, change: number): void => {
  const player = playerOf(work.game, id);
  const there = player.counters.find((stack) => stack.kind === kind);
  const count = kept(Math.max(0, (there?.count ?? 0) + change));
  const others = player.counters.filter((stack) => stack.kind !== kind);
  changePlayer(work, id, {
    counters: count === 0 ? others : [...others, { kind, count, timestamp: work.game.clock }],
  });
  happen(work, { event: 'counters', player: id, amount: change, values: { kind, change } });
};

const countersOn = (work: Work, id: ObjectId, kind: string | undefined): number =>
  (objectOf(work, id)?.counters ?? []).reduce(
    (sum, stack) => sum + (kind === undefined || stack.kind === kind ? stack.count : 0),
    0,
  );

/** Counters put on or taken from objects and players (122.1, 122.6). */
export const counters = (
  work: Work,
  r: Resolution,
  instruction: Extract<Instruction, { do: 'putCounters' | 'removeCounters' }>,
): void => {
  // "Exile target creature and put a hit counter on that card": found where this resolution moved it (400.7j).
  const on = recipientsOf(work, r, instruction.on).map(
    (one): Target => ('object' in one ? { object: whereItWent(work, one.object) } : one),
  );
  remembered(
    r,
    on.flatMap((target) => ('object' in target ? [target.object] : [])),
  );
  let moved = 0;
  // "If you can't": what isn't there takes no counter, and what hasn't enough can't lose them.
  r.done = on.length > 0;
  if (instruction.do === 'putCounters' && instruction.choice !== undefined) {
    noteNotModelled(work, 'instruction', { verb: 'putCounters' });
    return;
  }
  for (const [index, target] of on.entries()) {
    const ctx = { ...ctxOf(r), ...('object' in target ? { affected: target.object } : {}) };
    if (instruction.do === 'putCounters') {
      const count =
        instruction.divided === true ? (r.division[index] ?? 0) : amountIn(work.game, instruction.count, ctx);
      moved += count;
      if ('player' in target) playerCounters(work, target.player, instruction.counter, count);
      else addCounters(work, target.object, instruction.counter, count);
      for (const more of instruction.more ?? []) {
        const many = amountIn(work.game, more.count, ctx);
        if ('player' in target) playerCounters(work, target.player, more.counter, many);
        else addCounters(work, target.object, more.counter, many);
      }
      continue;
    }
    const count = instruction.count === 'all' ? Number.MAX_SAFE_INTEGER : amountIn(work.game, instruction.count, ctx);
    if ('object' in target) {
      const there = countersOn(work, target.object, instruction.counter);
      const inFull = removeCounters(work, target.object, instruction.counter, count);
      const removed = there - countersOn(work, target.object, instruction.counter);
      r.done &&= instruction.count === 'all' ? removed > 0 : inFull;
      moved += removed;
    } else if (instruction.counter !== undefined) playerCounters(work, target.player, instruction.counter, -count);
  }
  // "That many", "that much": what was really put or removed.
  r.thatMany = moved;
  delete r.manyOf;
};

/** Tokens made by an instruction, described or as copies (111.1, 706.1). */
/** 508.4: what enters attacking attacks whom its maker's own creature attacks, else the only opponent. */
const enterAttacking = (work: Work, r: Resolution, made: readonly ObjectId[], said?: PlayerRef): void => {
  const [named] = said === undefined ? [] : playersIn(work.game, said, ctxOf(r));
  const opponents = work.game.players.filter(({ id, inGame }) => inGame && id !== r.you);
  const [opponent] = opponents;
  const whom: Target | undefined =
    (named === undefined ? undefined : { player: named }) ??
    objectOf(work, r.self)?.attacking ??
    (opponents.length === 1 && opponent !== undefined ? { player: opponent.id } : undefined);
  if (whom === undefined) noteNotModelled(work, 'instruction', { verb: 'attacking' });
  else for (const id of made) changeObject(work, id, { attacking: whom });
};

export const tokens = (
  work: Work,
  r: Resolution,
  instruction: Extract<Instruction, { do: 'createToken' | 'createTokenCopy' }>,
): void => {
  const made: ObjectId[] = [];
  const named = instruction.do === 'createTokenCopy' ? nameAlone(instruction.of) : undefined;
  const host = instruction.do === 'createToken' ? instruction.attachedTo : named?.host;
  const attachedTo = host === undefined ? undefined : objectsFor(work, r, host)[0];
  for (const player of playersIn(work.game, instruction.player, ctxOf(r))) {
    const count = amountIn(work.game, instruction.count, ctxOfPlayer(r, instruction.player, player));
    const making = {
      player,
      count,
      as: {
        ...(instruction.tapped === true ? { tapped: true } : {}),
        ...(attachedTo === undefined ? {} : { attachedTo: { object: attachedTo } }),
      },
      queue: r.queue,
      r,
    };
    if (instruction.do === 'createToken') made.push(...makeTokens(work, instruction.token, making));
    else {
      const copy = (of: GameObject | undefined): void => {
        if (of !== undefined) made.push(...makeTokenCopies(work, of, instruction.exceptions, making));
      };
      if (named !== undefined) withCardNamed(work, named.name, player, (id) => copy(objectOf(work, id)));
      else for (const of of thingsToCopy(work, r, instruction.of)) copy(of);
    }
    if (instruction.attacking === true) enterAttacking(work, r, made, instruction.attacks);
    const [blocked] =
      instruction.do === 'createTokenCopy' && instruction.blocks !== undefined
        ? objectsFor(work, r, instruction.blocks)
        : [];
    // 509.4: it is blocking that attacker, though it was never declared as a blocker.
    if (blocked !== undefined) for (const id of made) changeObject(work, id, { blocking: [blocked] });
  }
  r.that.created = made;
  keepCreated(work, r, made);
  remembered(r, made);
};
