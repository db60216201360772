// Which words of a text make up which part of its meaning: noted beside the reading where someone asks, never in the value itself.
import type { Read } from './reader.ts';

/** What a part of a sentence is: the kinds of which a hover can say something. */
export type PartRole =
  | 'object'
  | 'filter'
  | 'player'
  | 'amount'
  | 'condition'
  | 'duration'
  | 'operation'
  | 'keyword'
  | 'cost'
  | 'event';

/** Tokens from one to before another, read as this. */
export interface PartSpan {
  readonly role: PartRole;
  readonly from: number;
  readonly to: number;
}

/** Values that a reading was made of, each with the places where it was read. */
export type PartNotes = Map<object, PartSpan[]>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const whole = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [];

/** A grammar function whose value (or the values in it that `of` names) is a part of what the sentence means. */
export const part =
  <T>(role: PartRole, read: Read<T>, of: (value: T) => readonly object[] = whole): Read<T> =>
  (reader) => {
    const { notes } = reader;
    if (notes === undefined) return read(reader);
    const from = reader.at;
    const found = read(reader);
    if (found === undefined) return undefined;
    const to = reader.at;
    for (const value of of(found)) {
      const spans = notes.get(value) ?? [];
      if (!spans.some((span) => span.from === from && span.to === to)) spans.push({ role, from, to });
      notes.set(value, spans);
    }
    return found;
  };
