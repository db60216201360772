// What stands in the places of clauses that are read by their frames: places where things are put, and parts of every kind.
import {
  choice,
  counter,
  flag,
  list,
  mana,
  node,
  number,
  of,
  optional,
  type Places,
  print,
  type RecordOf,
  record,
  sort,
  type Terms,
} from './schema.ts';
import { zone } from './vocabulary.ts';

/** Where something is put, as far as the words say. */
export const place = record({
  to: zone,
  tapped: optional(flag),
  attacking: optional(flag),
  faceDown: optional(flag),
  under: optional(node('player')),
  attachedTo: optional(node('ref')),
  yours: print(flag),
  position: optional(choice('top', 'bottom', 'shuffled', 'topOrBottom')),
  transformed: optional(flag),
  order: optional(choice('any', 'random')),
  nth: optional(number),
  back: print(flag),
  whose: optional(node('player')),
  bare: print(flag),
  late: print(flag),
});

/** Where something is put, as far as the words say. */
export interface Place extends RecordOf<typeof place> {}

/** What stands in one place of a clause's frame. */
export const deedPart = sort(
  'part',
  [
    of('objects', {
      ref: node('ref'),
    }),
    of('amount', {
      amount: node('amount'),
    }),
    of('player', {
      player: node('player'),
    }),
    of('place', {
      place: node('place'),
    }),
    of('kind', {
      filter: node('filter'),
    }),
    of('counter', {
      counter: counter,
    }),
    of('mana', {
      cost: mana,
    }),
    of('costs', {
      costs: list(node('cost')),
    }),
    of('abilities', {
      abilities: list(node('ability')),
      quoted: print(list(flag)),
    }),
    of('condition', {
      condition: node('condition'),
    }),
    of('duration', {
      duration: node('duration'),
    }),
    /** Which of the frame's alternatives, by its number. */
    of('choice', {
      choice: number,
    }),
    /** A stretch that may be left out; `parts` is absent where it is. */
    of('optional', {
      parts: optional(list(node('deedPart'))),
    }),
  ],
  {},
);

/** What stands in one place of a clause's frame. */
export type DeedPart = Terms<typeof deedPart>[Places<typeof deedPart>];
