// A place on the panel that shows a board, as the session keeps it: what is asked for it, known of it, and shown.
import type { Stale } from '../../panel/src/protocol.ts';
import type { Board, BoardDetail, BoardGraph, BoardWords } from '../../server/src/boardProtocol.ts';

/** A line (from 0) of a file. */
export interface Place {
  readonly uri: string;
  readonly line: number;
}

export interface SlotState {
  readonly id: string;
  place: Place | undefined;
  edition: string | undefined;
  /** The board as the server knows that we have it. */
  known: { readonly token: number; readonly board: Board } | undefined;
  /** The board that is shown: the last good one. */
  shown: Board | undefined;
  /** The board that the panel has, and its name between the two of us. */
  sent: { readonly token: number; readonly board: Board } | undefined;
  stale: Stale | undefined;
  object: number | undefined;
  detail: BoardDetail | undefined;
  layer: string | undefined;
  graph: BoardGraph | undefined;
  /** A question is on its way; another one is due after it. */
  asking: Promise<void> | undefined;
  isDue: boolean;
}

export const newSlot = (id: string, place?: Place): SlotState => ({
  id,
  place,
  edition: undefined,
  known: undefined,
  shown: undefined,
  sent: undefined,
  stale: undefined,
  object: undefined,
  detail: undefined,
  layer: undefined,
  graph: undefined,
  asking: undefined,
  isDue: false,
});

/** The rules of a slot that has some of its own. */
export const editionOf = ({ edition }: SlotState): { readonly edition?: string } =>
  edition === undefined ? {} : { edition };

/** As of when a board is, and by which rules where there are several: for a place that has room for a few words. */
export const momentOf = ({ asOf, edition, editions }: Board, words: BoardWords | undefined): string =>
  [
    (asOf === undefined ? words?.atBeginning : words?.afterLine.replace('{0}', String(asOf + 1))) ?? '',
    ...(editions.length > 1 ? [edition] : []),
  ].join(' · ');
