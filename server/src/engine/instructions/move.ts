// "Return … to …", "put … onto the battlefield", "exile …": objects change zones as an instruction says (400.7, 611.2e).

import type { Filter, Instruction } from '../../cards/ability.ts';
import { PUT_WITH } from '../../cards/oracle/filterRelations.ts';
import { some } from '../../terms/walk.ts';
import { amountIn, boardOf, isMatch, playersIn } from '../ask.ts';
import { addCounters, enterBattlefield } from '../enter.ts';
import { listedValues } from '../faceDown.ts';
import type { LinkedChoice, Target } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { foundAgain, objectsFor } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { changeObject, happen, inTurnOrder, noteNotModelled, objectOf, type Work } from '../work.ts';
import { moveTo } from '../zones.ts';
import { beginEffect } from './continuous.ts';
import { keepExiled } from './others.ts';

type Move = Extract<Instruction, { do: 'move' }>;

/** "Only creatures can be enchanted this way." */
const hostsAre =
  (work: Work, r: Resolution, filter: Filter) =>
  (host: Target): boolean =>
    'object' in host && isMatch(work.game, filter, host.object, ctxOf(r));

/** Under whose control it comes: of several, each under that of its own owner, where it is "their owners'" (608.2c). */
const controllerTo = (work: Work, r: Resolution, { under }: Move, id: ObjectId): PlayerId | undefined => {
  const owner = objectOf(work, id)?.owner;
  const players = under === undefined ? [] : playersIn(work.game, under, ctxOf(r));
  return players.find((player) => under?.kind === 'ownerOf' && player === owner) ?? players[0] ?? owner;
};

const ontoBattlefield = (work: Work, r: Resolution, instruction: Move, id: ObjectId): ObjectId | undefined => {
  const object = objectOf(work, id);
  if (object === undefined) return undefined;
  const host = instruction.attachedTo === undefined ? undefined : objectsFor(work, r, instruction.attachedTo)[0];
  const asIt = work.game.edition.policies.entersWithEffect === 'asItEnters' && object.base.kind === 'card';
  const { also, counters } = instruction;
  const begin = (entered: ObjectId): void => {
    r.that.previous = [entered];
    r.moved.set(id, entered);
    if (also !== undefined) beginEffect(work, r, also, { until: 'none' });
  };
  const entered = enterBattlefield(work, {
    what: { object: id },
    under: controllerTo(work, r, instruction, id) ?? object.owner,
    as: {
      ...(instruction.tapped === true ? { tapped: true } : {}),
      ...(instruction.faceDown === true ? { faceDown: true } : {}),
      ...(instruction.faceDownAs === undefined ? {} : { faceDownValues: listedValues(instruction.faceDownAs) }),
      ...(instruction.transformed === true ? { transformed: true } : {}),
      ...(counters === undefined
        ? {}
        : { counters: [{ kind: counters.counter, count: amountIn(work.game, counters.count, ctxOf(r)) }] }),
    },
    queue: r.queue,
    ...(instruction.hosts === undefined ? {} : { mayEnchant: hostsAre(work, r, instruction.hosts) }),
    ...(host === undefined ? {} : { attachedBy: { object: host } }),
    ...(asIt && also !== undefined ? { asItEnters: begin } : {}),
  });
  if (entered !== undefined && !asIt) begin(entered);
  return entered;
};

/** 418.5d: several that enter at once, in the order that was said; today each player's own, the active player's first (613.7m). */
const inOrder = (work: Work, r: Resolution, instruction: Move, ids: readonly ObjectId[]): readonly ObjectId[] => {
  if (instruction.to !== 'battlefield' || ids.length < 2) return ids;
  r.queue.ordered = true;
  const said = r.queue.answers.order ?? [];
  const place = (id: ObjectId): number => (said.includes(id) ? said.indexOf(id) : said.length);
  const ordered = [...ids].sort((a, b) => place(a) - place(b));
  if (work.game.edition.timestamps.simultaneous !== 'apnap') return ordered;
  const turn = inTurnOrder(work.game);
  const under = (id: ObjectId): number => {
    const player = controllerTo(work, r, instruction, id);
    return player === undefined ? turn.length : turn.indexOf(player);
  };
  return ordered.sort((a, b) => under(a) - under(b));
};

/** What an ability that speaks of "put onto the battlefield with" its source has put there is remembered on that. */
const keepPut = (work: Work, r: Resolution, moved: readonly ObjectId[]): void => {
  const holder = objectOf(work, r.self);
  if (holder?.zone !== 'battlefield' || r.ability === undefined || moved.length === 0) return;
  const isPutWith = (filter: Filter): boolean => filter.kind === 'history' && filter.event === PUT_WITH;
  if (!some('ability', r.ability.ability, { filter: isPutWith })) return;
  const { acquisition } = r.ability;
  const put = moved.map((object): LinkedChoice => ({ acquisition, what: 'put', value: { kind: 'object', object } }));
  changeObject(work, holder.id, { choices: [...holder.choices, ...put] });
};

/** What of a place is read and not carried out: attacking at once (508.4), a place inside a library, a choice of its ends. */
const noteLeftOut = (work: Work, instruction: Move): void => {
  const { attacking, nth, position } = instruction;
  if (attacking === true) noteNotModelled(work, 'instruction', { verb: 'attacking' });
  if (nth !== undefined || position === 'topOrBottom') noteNotModelled(work, 'instruction', { verb: 'library' });
};

/** Moves what the instruction says, each to where it says. */
export const moveObjects = (work: Work, r: Resolution, instruction: Move): void => {
  noteLeftOut(work, instruction);
  const moved: ObjectId[] = [];
  const outer = work.together;
  const named = new Map(
    objectsFor(work, r, instruction.what).map((id) => [foundAgain(work, r, id, instruction.from), id] as const),
  );
  const ids = [...named.keys()];
  for (const id of inOrder(work, r, instruction, ids)) {
    const object = objectOf(work, id);
    if (object === undefined || (instruction.from !== undefined && object.zone !== instruction.from)) continue;
    if (object.zone === 'battlefield' && boardOf(work.game).objects.get(id) === undefined) continue;
    if (instruction.to === 'exile') happen(work, { event: 'exiled', object: id });
    const became =
      instruction.to === 'battlefield'
        ? ontoBattlefield(work, r, instruction, id)
        : moveTo(work, id, instruction.to, instruction.position === 'bottom' ? { position: 'bottom' } : {});
    if (became === undefined) continue;
    moved.push(became);
    if (instruction.to === 'battlefield') work.together = [...work.together, became];
    r.moved.set(id, became);
    if (instruction.to === 'battlefield') r.entered.add(became);
    // "It" may still name what it was before it came to where it was taken from.
    const before = named.get(id);
    if (before !== undefined && before !== id) r.moved.set(before, id);
    if (instruction.counters !== undefined && instruction.to !== 'battlefield') {
      addCounters(
        work,
        became,
        instruction.counters.counter,
        amountIn(work.game, instruction.counters.count, ctxOf(r)),
      );
    }
  }
  work.together = outer;
  r.done = moved.length > 0;
  r.that.previous = moved;
  // "Return target permanent to its owner's hand. That player …": who that is, where no other player has been named.
  const [home, another] = moved;
  const homes = instruction.to === 'hand' || instruction.to === 'library';
  const owner = homes && home !== undefined && another === undefined ? objectOf(work, home)?.owner : undefined;
  if (owner !== undefined && instruction.yours !== true && r.event?.player === undefined) r.thatPlayer ??= owner;
  if (instruction.to === 'exile') keepExiled(work, r, moved);
  if (instruction.to === 'battlefield') keepPut(work, r, moved);
};
