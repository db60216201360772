// "As long as an opponent has 10 or less life", "if each opponent controls four or more lands": asked of one player after the other.
import type { Condition, PlayerRef } from '../../cards/ability.ts';
import { find as first, map } from '../../terms/walk.ts';
import type { PlayerId } from '../ids.ts';

/** One of those players, or each of them, of whom the rest is asked as of "that player". */
interface OfEach {
  readonly who: PlayerRef;
  readonly rest: Condition;
}

const THAT: PlayerRef = { kind: 'thatPlayer' };

const KINDS: ReadonlySet<PlayerRef['kind']> = new Set(['anyPlayer', 'eachPlayer', 'eachOpponent'] as const);

/** A word for one player out of several, or for each; "opponents" and "players" are those together. */
const isSingled = (player: PlayerRef): boolean => {
  if (player.kind === 'opponents') return player.form === 'an';
  return KINDS.has(player.kind) && !('form' in player && player.form !== undefined);
};

const find = (condition: Condition): PlayerRef | undefined =>
  first('condition', condition, { player: (player) => (isSingled(player) ? player : undefined) });

const put = (condition: Condition, who: PlayerRef): Condition =>
  map('condition', condition, {
    player: (player) => (isSingled(player) && player.kind === who.kind ? THAT : player),
  });

const known = new WeakMap<Condition, OfEach | false>();

/** What a number is asked of each player alone, if the words single one out (102.2, 102.3). */
export const ofEach = (condition: Extract<Condition, { kind: 'count' | 'compare' }>): OfEach | undefined => {
  const before = known.get(condition);
  if (before !== undefined) return before === false ? undefined : before;
  const who = find(condition);
  known.set(condition, who === undefined ? false : { who, rest: put(condition, who) });
  return ofEach(condition);
};

/** Whether it is so of one of the players, or of each where the words say "each". */
export const isSoOf = (
  { kind }: PlayerRef,
  players: readonly PlayerId[],
  is: (player: PlayerId) => boolean,
): boolean => (kind === 'eachPlayer' || kind === 'eachOpponent' ? players.every(is) : players.some(is));
