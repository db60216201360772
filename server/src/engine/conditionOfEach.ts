// "As long as an opponent has 10 or less life", "if each opponent controls four or more lands": asked of one player after the other.
import type { Condition, PlayerRef } from '../cards/ability.ts';
import type { PlayerId } from './ids.ts';

/** One of those players, or each of them, of whom the rest is asked as of "that player". */
interface OfEach {
  readonly who: PlayerRef;
  readonly rest: Condition;
}

const THAT: PlayerRef = { kind: 'thatPlayer' };

const KINDS: ReadonlySet<unknown> = new Set(['anyPlayer', 'eachPlayer', 'eachOpponent']);

/** A word for one player out of several, or for each; "opponents" and "players" are those together. */
const isSingled = (value: object): value is PlayerRef => {
  const { kind, form } = value as { readonly kind?: unknown; readonly form?: unknown };
  return kind === 'opponents' ? form === 'an' : KINDS.has(kind) && form === undefined;
};

const find = (value: unknown): PlayerRef | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isSingled(value)) return value;
  for (const inner of Object.values(value)) {
    const found = find(inner);
    if (found !== undefined) return found;
  }
  return undefined;
};

const put = (value: unknown, who: PlayerRef): unknown => {
  if (Array.isArray(value)) return value.map((item) => put(item, who));
  if (typeof value !== 'object' || value === null) return value;
  if (isSingled(value) && value.kind === who.kind) return THAT;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner, who)]));
};

const known = new WeakMap<Condition, OfEach | false>();

/** What a number is asked of each player alone, if the words single one out (102.2, 102.3). */
export const ofEach = (condition: Extract<Condition, { kind: 'count' | 'compare' }>): OfEach | undefined => {
  const before = known.get(condition);
  if (before !== undefined) return before === false ? undefined : before;
  const who = find(condition);
  known.set(condition, who === undefined ? false : { who, rest: put(condition, who) as Condition });
  return ofEach(condition);
};

/** Whether it is so of one of the players, or of each where the words say "each". */
export const isSoOf = (
  { kind }: PlayerRef,
  players: readonly PlayerId[],
  is: (player: PlayerId) => boolean,
): boolean => (kind === 'eachPlayer' || kind === 'eachOpponent' ? players.every(is) : players.some(is));
