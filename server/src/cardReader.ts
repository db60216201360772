// What the server needs of the machine to read card databases; cardFiles.ts gives it under Node, a browser has none.
import type { CardIndex } from './cards/database/indexFile.ts';
import type { DatabaseProblem } from './cards/database/problem.ts';

export interface ReadOptions {
  /** Where indexes are kept; without one, wherever the reader keeps such things, or nowhere. */
  readonly folder: string | undefined;
  /** Told how much of the file has been read, in bytes; never where the index is there already. */
  readonly progress?: (done: number, total: number) => void;
  readonly isCancelled?: () => boolean;
}

export type ReadResult = { readonly index: CardIndex; readonly fresh: boolean } | { readonly problem: DatabaseProblem };

export interface CardReader {
  /** Reads a database file, or the index kept of it. */
  readonly read: (file: string, options: ReadOptions) => Promise<ReadResult>;
  /** Calls back each time the file has become another; until the result is called. */
  readonly watch: (file: string, changed: () => void) => () => void;
}
