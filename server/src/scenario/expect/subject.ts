// What an expectation is checked against: one object, player, effect or mere card, in one state.

import type { GameEvent } from '../../engine/action.ts';
import type { Board, EffectKey, TracedBoard } from '../../engine/board.ts';
import type { ObjectState } from '../../engine/characteristics.ts';
import type { Game, GameObject } from '../../engine/game.ts';
import type { CardId, PlayerId } from '../../engine/ids.ts';
import type { CardPool } from '../cardPool.ts';
import type { CardEntry } from '../result.ts';
import type { NameTable } from '../runNames.ts';
import type { NameRef } from '../statement.ts';

/** The state, and everything that can be looked up beside it. */
export interface Scene {
  readonly game: Game;
  readonly board: Board;
  readonly traced: () => TracedBoard;
  /** Of the last action, in order. */
  readonly events: readonly GameEvent[];
  readonly names: NameTable;
  readonly pool: CardPool;
}

export type Subject =
  /** `object` and `state` are absent once it has ceased to exist. */
  | {
      readonly kind: 'object';
      readonly card: CardId;
      readonly object?: GameObject;
      readonly state?: ObjectState;
      readonly text: string;
    }
  | { readonly kind: 'player'; readonly player: PlayerId; readonly text: string }
  | { readonly kind: 'effect'; readonly effects: readonly EffectKey[]; readonly text: string }
  /** A card that is in no zone of the game: what it would cost can still be asked. */
  | { readonly kind: 'definition'; readonly entry: CardEntry; readonly text: string };

/** What checking a predicate finds. Texts are short and neutral: `3/3`, `red`, `Artifact Creature — Construct`. */
export interface Finding {
  readonly holds: boolean;
  readonly expected: string;
  readonly actual: string;
  /** What `valueRange` would have to say (else `actual`, if it is fit to be written there). */
  readonly value?: string;
  /** It can't be asked of this subject, or a name in it means nothing: the reason's code. */
  readonly unreadable?: { readonly code: string; readonly name?: NameRef };
  /** It rests on something not modelled. */
  readonly unproven?: boolean;
}

export const found = (
  holds: boolean,
  expected: string | number,
  actual: string | number,
  value?: string | number,
): Finding => ({
  holds,
  expected: String(expected),
  actual: String(actual),
  ...(value === undefined ? {} : { value: String(value) }),
});

export const unreadable = (code: string, name?: NameRef): Finding => ({
  holds: false,
  expected: '',
  actual: '',
  unreadable: name === undefined ? { code } : { code, name },
});
