// What the panel and the editor beside it say to each other. Nothing here knows VS Code or a page: any editor that can show one may use the panel.
import type { BoardDetail, BoardGraph, BoardPatch, BoardWords } from '../../server/src/boardProtocol.ts';

/** A place on the panel that shows a board: the one at the cursor, or a pinned line's. */
export interface Slot {
  readonly id: string;
  readonly isPinned: boolean;
}

/** The slot that follows the cursor. */
export const cursorSlot = 'cursor';

/** Why a slot shows a state that is not the newest. */
export type Stale =
  /** The line (from 0) cannot be carried out as it stands. */
  { readonly why: 'broken'; readonly line: number } | { readonly why: 'offline' };

/** From the editor to the panel. */
export type ToPanel =
  | { readonly type: 'words'; readonly words: BoardWords }
  /** All slots there are, in the order in which they are shown. */
  | { readonly type: 'slots'; readonly slots: readonly Slot[]; readonly isPaused: boolean }
  | { readonly type: 'board'; readonly slot: string; readonly patch: BoardPatch }
  /** The slot has nothing to show. */
  | { readonly type: 'nothing'; readonly slot: string }
  | { readonly type: 'stale'; readonly slot: string; readonly stale: Stale | null }
  /** The object of the slot that is shown in full; null for none. */
  | {
      readonly type: 'detail';
      readonly slot: string;
      readonly object: number | null;
      readonly detail: BoardDetail | null;
    }
  | { readonly type: 'graph'; readonly slot: string; readonly layer: string | null; readonly graph: BoardGraph | null };

/** What the panel keeps for the time when it is hidden, closed and opened again. */
export interface PanelState {
  /** File that the panel was about. */
  readonly uri?: string;
  readonly line?: number;
  readonly edition?: string;
  readonly isPaused: boolean;
  readonly pins: readonly { readonly uri: string; readonly line: number; readonly edition?: string }[];
}

/** From the panel to the editor. */
export type FromPanel =
  | { readonly type: 'ready' }
  | { readonly type: 'reveal'; readonly uri: string; readonly line: number }
  | { readonly type: 'rule'; readonly edition: string; readonly number: string }
  | { readonly type: 'select'; readonly slot: string; readonly object: number | null }
  | { readonly type: 'graph'; readonly slot: string; readonly layer: string | null }
  | { readonly type: 'pin' }
  | { readonly type: 'unpin'; readonly slot: string }
  | { readonly type: 'pause'; readonly isPaused: boolean }
  | { readonly type: 'step'; readonly slot: string; readonly by: 'previous' | 'next' }
  | { readonly type: 'edition'; readonly slot: string; readonly edition: string };

type Loose = Readonly<Record<string, unknown>>;
const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const shapes: Readonly<Record<FromPanel['type'], (message: Loose) => boolean>> = {
  ready: () => true,
  reveal: ({ uri, line }) => isText(uri) && isWhole(line),
  rule: ({ edition, number }) => isText(edition) && isText(number),
  select: ({ slot, object }) => isText(slot) && (object === null || isWhole(object)),
  graph: ({ slot, layer }) => isText(slot) && (layer === null || isText(layer)),
  pin: () => true,
  unpin: ({ slot }) => isText(slot),
  pause: ({ isPaused }) => typeof isPaused === 'boolean',
  step: ({ slot, by }) => isText(slot) && (by === 'previous' || by === 'next'),
  edition: ({ slot, edition }) => isText(slot) && isText(edition),
};

/** Whether something that came from the page is one of its messages. */
export function isFromPanel(message: unknown): message is FromPanel {
  if (typeof message !== 'object' || message === null || !('type' in message) || !isText(message.type)) return false;
  const { type } = message;
  return Object.hasOwn(shapes, type) && shapes[type as FromPanel['type']](message as Loose);
}

/** A kept state as it was, or nothing where it is none (another version of the extension kept it). */
export function panelStateOf(kept: unknown): PanelState | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { uri, line, edition, isPaused, pins } = kept as Loose;
  return {
    ...(isText(uri) ? { uri } : {}),
    ...(isWhole(line) ? { line } : {}),
    ...(isText(edition) ? { edition } : {}),
    isPaused: isPaused === true,
    pins: (Array.isArray(pins) ? pins : []).flatMap((pin: unknown) => {
      if (typeof pin !== 'object' || pin === null) return [];
      const { uri: file, line: at, edition: rules } = pin as Loose;
      return isText(file) && isWhole(at) ? [{ uri: file, line: at, ...(isText(rules) ? { edition: rules } : {}) }] : [];
    }),
  };
}
