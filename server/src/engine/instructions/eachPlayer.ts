// What one sentence does to several players is done for each of them: "they" and "that player" are then that one (608.2c, 101.4).
import type { Amount, Instruction, ObjectRef, PlayerRef } from '../../cards/ability.ts';
import { substituteX } from '../../cards/oracle/whereX.ts';
import { some } from '../../terms/walk.ts';
import type { Ctx } from '../ask.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { isOfPlayer } from '../legality.ts';
import { type Antecedent, ctxOf, type Resolution } from '../resolution.ts';
import { noteNotModelled, type Work } from '../work.ts';

/** Whether a reference may mean several players of whom each acts for themselves. */
export const isGroup = (ref: PlayerRef): boolean => {
  switch (ref.kind) {
    case 'eachPlayer':
    case 'eachOpponent':
    case 'opponents':
    case 'anyPlayer':
    case 'notYou':
    case 'youAnd':
    case 'who':
    case 'otherThan':
      return true;
    case 'target':
      return ref.each === true;
    default:
      return false;
  }
};

/** How an instruction is read while it is followed for one of its players. "You" is nobody whom "they" could mean. */
export const ctxOfPlayer = (r: Resolution, ref: PlayerRef, player: PlayerId): Ctx => {
  const many = r.manyOf?.get(player);
  return {
    ...ctxOf(r),
    ...(ref.kind === 'you' ? {} : { thatPlayer: player }),
    ...(many === undefined ? {} : { thatMany: many }),
  };
};

/** Keeps whom "they" and "that player" mean in what follows: several are "they" only; "you" are neither. */
export const meanPlayers = (r: Resolution, ref: PlayerRef, players: readonly PlayerId[]): void => {
  const [only, ...more] = players;
  if (ref.kind === 'you' || only === undefined) return;
  r.they = players;
  if (more.length > 0 || (isGroup(ref) && r.event?.player !== undefined)) delete r.thatPlayer;
  else r.thatPlayer = only;
};

/** Of the targets chosen for each of several players, those of one of them; the others whole (601.2c). */
const targetsOf = (work: Work, r: Resolution, thatPlayer: PlayerId): Resolution['targets'] =>
  r.targets.map((group, at) => {
    const spec = r.body.targets[at - (r.fixedTargets?.length ?? 0)];
    return spec?.ofEach === undefined
      ? group
      : group.filter((one) => 'object' in one && isOfPlayer(work.game, spec, one.object, thatPlayer, ctxOf(r)));
  });

/** Does something for one player after the other, to that player's targets. */
export const forEachWithTargets = (
  work: Work,
  r: Resolution,
  players: readonly PlayerId[],
  then: readonly Instruction[],
  act: () => void,
): void => {
  const { targets } = r;
  const isShared = (part: ObjectRef | PlayerRef): boolean =>
    part.kind === 'target' &&
    part.again === undefined &&
    r.body.targets[part.target - (r.fixedTargets?.length ?? 0)]?.ofEach === undefined;
  // A target of each that is not told by whose it is: which was chosen for whom is not kept.
  if (some('instruction', then, { ref: isShared, player: isShared }))
    noteNotModelled(work, 'instruction', { verb: 'forEachPlayer' });
  const shares = players.map((player) => targetsOf(work, r, player));
  let at = 0;
  forEachOf(r, players, () => {
    r.targets = shares[at] ?? targets;
    at += 1;
    act();
  });
  r.targets = targets;
};

const KEPT: readonly Antecedent[] = [
  'previous',
  'created',
  'chosen',
  'sacrificed',
  'discarded',
  'exiled',
  'revealed',
  'milled',
  'copied',
];

/** Does something for one player after the other; "that player" is that one meanwhile (101.4). */
export const forEachOf = (r: Resolution, players: readonly PlayerId[], act: () => void): void => {
  const before = r.thatPlayer;
  const all = new Map<Antecedent, readonly ObjectId[]>();
  for (const player of players) {
    r.thatPlayer = player;
    const former = { ...r.that };
    act();
    for (const what of KEPT) {
      const now = r.that[what];
      if (now !== undefined && now !== former[what]) all.set(what, [...new Set([...(all.get(what) ?? []), ...now])]);
    }
  }
  // "Each opponent exiles a card. Those cards": what they have done, all of them.
  for (const [what, objects] of all) r.that[what] = objects;
  r.they = players;
  if (before === undefined) delete r.thatPlayer;
  else r.thatPlayer = before;
};

/** Whether a number is one of each player: of "that player", or of what "they" did just before. */
const isOfThem = (amount: Amount): boolean => {
  const isTheirs = (event: string): boolean => event.startsWith('they ') && event.endsWith(' this way');
  return some('amount', amount, {
    player: ({ kind }) => kind === 'thatPlayer',
    filter: (one) => one.kind === 'history' && isTheirs(one.event),
    condition: (one) => one.kind === 'history' && isTheirs(one.event),
  });
};

/** "Each player creates X tokens, where X is the number of creatures they control": each has an X of their own. */
export const withXOfEach = (r: Resolution, instruction: Instruction): Instruction => {
  const { whereX } = r.body;
  if (whereX === undefined || r.xFixed || r.x !== undefined || !isOfThem(whereX)) return instruction;
  const group = 'player' in instruction ? instruction.player : instruction.do === 'may' ? instruction.who : undefined;
  return group !== undefined && isGroup(group) ? substituteX('instruction', instruction, whereX) : instruction;
};

/** What a group was told to do, told to one of them. */
export const toldToOne = (instructions: readonly Instruction[], group: PlayerRef): readonly Instruction[] =>
  instructions.map((one) =>
    'player' in one && one.player !== undefined && one.player.kind === group.kind
      ? { ...one, player: { kind: 'thatPlayer' } }
      : one,
  );
