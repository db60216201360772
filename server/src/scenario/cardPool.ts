// Cards found by name: a file's own, those of `use`d files, and libraries, each read once and compiled the first time it is looked at.
import type { CardEntry } from './result.ts';

export interface CardPool {
  /** The card that answers to this name (normalised, see names.ts), a face's name included. */
  readonly get: (key: string) => CardEntry | undefined;
  /** Every name some card of the pool answers to, normalised, with the name as printed. */
  readonly names: () => Iterable<readonly [key: string, printed: string]>;
}

export const EMPTY_POOL: CardPool = { get: () => undefined, names: () => [] };

/** Several pools as one: the first that knows a name wins. */
export const chainPools = (pools: readonly CardPool[]): CardPool => ({
  get: (key) => {
    for (const pool of pools) {
      const entry = pool.get(key);
      if (entry !== undefined) return entry;
    }
    return undefined;
  },
  *names() {
    const seen = new Set<string>();
    for (const pool of pools) {
      for (const name of pool.names()) {
        if (seen.has(name[0])) continue;
        seen.add(name[0]);
        yield name;
      }
    }
  },
});
