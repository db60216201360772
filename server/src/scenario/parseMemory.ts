// Readings of lines kept from one version of a document to the next: a line that stands where it stood, with the same names in scope, is read once.
import type { NameIndex } from './names.ts';
import type { LineReading } from './parseLine.ts';

/** As much as some long documents need; then it starts anew. */
const MOST = 40_000;

const readings = new Map<string, LineReading>();

/** The reading kept under a key, else the one that `read` gives. */
export const remembered = (key: string, read: () => LineReading): LineReading => {
  const before = readings.get(key);
  if (before !== undefined) return before;
  if (readings.size >= MOST) readings.clear();
  const reading = read();
  readings.set(key, reading);
  return reading;
};

const successors = new Map<string, number>();
let last = 0;

/** The number of a set of names: the same for the same names added in the same order to the same set. */
export const scopeWith = (scope: number, name: string): number => {
  const step = `${scope}|${name}`;
  const before = successors.get(step);
  if (before !== undefined) return before;
  if (successors.size >= MOST) {
    // Numbers are never used twice, so that what is kept under old ones is merely never asked for.
    successors.clear();
  }
  last += 1;
  successors.set(step, last);
  return last;
};

const numbers = new WeakMap<NameIndex, { readonly size: number; readonly id: number }>();
const BIG = 5_000;

/** The number of an index: by its names, or of a big library by what it is. */
export const scopeOfIndex = (index: NameIndex): number => {
  const before = numbers.get(index);
  if (before !== undefined && before.size === index.size) return before.id;
  let id = 0;
  if (index.size > BIG) {
    last += 1;
    id = last;
  } else for (const entry of index.entries()) id = scopeWith(id, `${entry.kind} ${entry.name}`);
  numbers.set(index, { size: index.size, id });
  return id;
};

/** Forgets all readings, so that the next are made anew: for tests and figures. */
export const forgetReadings = (): void => readings.clear();
