// What one sentence does to several players is done for each of them: "they" and "that player" are then that one (608.2c, 101.4).
import type { Instruction, PlayerRef } from '../../cards/ability.ts';
import type { Ctx } from '../ask.ts';
import type { PlayerId } from '../ids.ts';
import { ctxOf, type Resolution } from '../resolution.ts';

/** Whether a reference may mean several players of whom each acts for themselves. */
export const isGroup = (ref: PlayerRef): boolean => {
  switch (ref.kind) {
    case 'eachPlayer':
    case 'eachOpponent':
    case 'opponents':
    case 'anyPlayer':
    case 'notYou':
    case 'otherThan':
      return true;
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

/** Keeps whom "that player" means in what follows: none of several, and never "you". */
export const meanPlayers = (r: Resolution, ref: PlayerRef, players: readonly PlayerId[]): void => {
  const [only, ...more] = players;
  if (ref.kind === 'you' || only === undefined || more.length > 0) return;
  if (isGroup(ref) && r.event?.player !== undefined) return;
  r.thatPlayer = only;
};

/** What a group was told to do, told to one of them. */
export const toldToOne = (instructions: readonly Instruction[], group: PlayerRef): readonly Instruction[] =>
  instructions.map((one) =>
    'player' in one && one.player !== undefined && one.player.kind === group.kind
      ? { ...one, player: { kind: 'thatPlayer' } }
      : one,
  );
