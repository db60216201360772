// A second way of reading that is tried only where the first reads nothing: no reading of its own, so that a text has one.
import type { Reader } from './reader.ts';

type Read<T> = (reader: Reader) => T | undefined;

/** What `first` reads, else what `second` does. Where readings are sought and `first` was passed over on trial, it has read all the same. */
export const orElse =
  <T>(first: Read<T>, second: Read<T>): Read<T> =>
  (r) => {
    const { trial } = r;
    const met = trial?.met ?? 0;
    const found = r.attempt(first);
    if (found !== undefined) return found;
    if (trial !== undefined && trial.met > met) return undefined;
    return r.attempt(second);
  };
