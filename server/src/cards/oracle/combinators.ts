// Grammar functions made of others: remembered, one of several, sure, and all that are read more than once.
import { repeat } from '../loops.ts';
import { Choice, Failures } from './learned.ts';
import { type PartRole, part } from './parts.ts';
import { begins } from './phrases.ts';
import type { Reader } from './reader.ts';

/** A grammar function: what it makes of the reader's place, or undefined. */
export type Read<T> = (reader: Reader) => T | undefined;

let remembering = 0;

/**
 * A grammar function that reads no place twice in the same circumstances: alternatives that begin alike then cost little.
 * It must depend on nothing but the reader, and gives the same value again (values are never changed). Where it has failed on
 * a word (or two) without asking for anything else, it is not tried there again. With a `role` its value is a part of what a
 * sentence means, of which a hover can tell the words.
 */
export const remembered = <T extends object | string>(
  read: Read<T>,
  role?: PartRole,
  of?: (value: T) => readonly object[],
): Read<T> => {
  const id = remembering;
  remembering += 1;
  const failures = new Failures();
  const own: Read<T> = (reader) => reader.recall(id, read, failures);
  return role === undefined ? own : part(role, own, of);
};

const SURE = new WeakSet<Read<unknown>>();

/**
 * An alternative by which a text is read wherever it can be: what has a wording of its own is not read by its parts as well.
 * Where readings are sought and it was passed over on trial, that trial says nothing.
 */
export const sure = <T>(read: Read<T>): Read<T> => {
  const own: Read<T> = (reader) => reader.surely(read);
  SURE.add(own);
  return own;
};

/** Whether a text is read by this alternative wherever it can be. */
export const isSure = (read: Read<unknown>): boolean => SURE.has(read);

/**
 * The first alternative that reads. Each must depend on nothing but the reader: one that has failed on a word (or two) without
 * asking for anything else is not tried there again, so that the first words soon pick the few that can stand there.
 * The list is asked for when first wanted, since modules of the grammar refer to each other.
 */
export const oneOf = <T>(alternatives: () => readonly Read<T>[]): Read<T> => {
  let choice: Choice<Read<T>> | undefined;
  return (reader) => {
    choice ??= new Choice(alternatives());
    return reader.choose(choice);
  };
};

/** What is read as often as it reads; what takes no word is not counted, and ends it. */
export const readMany = <T>(reader: Reader, item: Read<T>): T[] => {
  const found: T[] = [];
  // Asked for at every noun: a loop of its own costs less than a function made for `repeat`.
  for (;;) {
    const { at } = reader;
    const next = reader.attempt(item);
    if (next === undefined || reader.at <= at) return found;
    found.push(next);
  }
};

/** Reads as long as more begins there; all of it has to be read, and take a word each time. Whether it was. */
export const readWhile = (
  reader: Reader,
  begins: (reader: Reader) => boolean,
  item: (reader: Reader) => boolean,
): boolean => {
  let read = true;
  const ended = repeat(reader, () => {
    if (!begins(reader)) return false;
    read = item(reader);
    return read;
  });
  return ended && read;
};

/** The same up to the reader's end. */
export const readToEnd = (reader: Reader, item: (reader: Reader) => boolean): boolean =>
  readWhile(reader, (r) => !r.done, item);

/** Items up to the one that says it is the last; undefined where one can't be read before. */
export const readUpToLast = <T>(
  reader: Reader,
  item: Read<{ readonly value: T; readonly last: boolean }>,
): T[] | undefined => {
  const found: T[] = [];
  let complete = false;
  const ended = repeat(reader, () => {
    const next = item(reader);
    if (next === undefined) return false;
    found.push(next.value);
    complete = next.last;
    return !next.last;
  });
  return ended && complete ? found : undefined;
};

/** How often a phrase stands there, one behind the other. */
export const countOf = (reader: Reader, phrase: string): number => {
  let count = 0;
  repeat(reader, () => {
    if (!reader.eat(phrase)) return false;
    count += 1;
    return true;
  });
  return count;
};

const goesOn = (word: string, conjunctions: readonly string[]): boolean =>
  word === ',' || conjunctions.some((words) => begins(words, word));

/** Reads `item (, item)* (,)? and item`; returns all items and the conjunction between the last two. */
export const readList = <T>(
  reader: Reader,
  item: (reader: Reader) => T | undefined,
  conjunctions: readonly string[] = ['and'],
): { readonly items: readonly T[]; readonly word: string } | undefined => {
  const first = reader.attempt(item);
  if (first === undefined) return undefined;
  const items = [first];
  const afterFirst = reader.mark();
  let word = '';
  // Each takes its comma or conjunction, or is none.
  while (word === '' && !(reader.skims && !goesOn(reader.peek(), conjunctions))) {
    // A list goes on as far as it can.
    const next = reader.surely((r) => {
      const comma = r.eat(',');
      const joined = r.eatOne(...conjunctions);
      if (!comma && joined === undefined) return undefined;
      const value = item(r);
      return value === undefined ? undefined : { value, joined };
    });
    if (next === undefined) break;
    items.push(next.value);
    word = next.joined ?? '';
  }
  // A list of more than one needs its conjunction; without one only the first item is taken.
  if (items.length > 1 && word === '') {
    reader.reset(afterFirst);
    return { items: [first], word };
  }
  return { items, word };
};
