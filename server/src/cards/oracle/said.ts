// What has been said before the current word, and what a reader keeps of what it has read.
import type { Ability, ObjectRef, PlayerRef, Selection, TargetSpec } from '../ability.ts';

/** Whether a sentence is read as part of a resolution or as a static ability: some words mean different things. */
export type Mode = 'static' | 'resolution';

/** What has been said before the current word: targets by order, and what "it" and "that player" mean. */
export interface Said {
  readonly targets: readonly TargetSpec[];
  /** Objects named so far, the latest last: what "it" and "that creature" can mean. */
  readonly refs: readonly ObjectRef[];
  /** The subject of the clause being read; an object pronoun means something else. */
  readonly subject: ObjectRef | undefined;
  readonly player: PlayerRef | undefined;
  /** The first word after an event of objects: "it" there is what the event is of, not the other one that it names last. */
  readonly opening: number | undefined;
  /** What costs have taken, and whether that was paid in the sentence before (not before a colon): "that creature's power". */
  readonly paid: { readonly refs: readonly ObjectRef[]; readonly first: boolean } | undefined;
  /** What was exiled last: "you may play that card". */
  readonly exiled: ObjectRef | undefined;
  /** What a condition has brought in beside the object it is about, and all that had been named then: "if it's blocking a creature, that creature". */
  readonly beside:
    | { readonly ref: Extract<ObjectRef, { kind: 'all' }>; readonly refs: readonly ObjectRef[] }
    | undefined;
  /** What an amount has counted last: "draw a card for each creature you control. Those creatures …". */
  readonly counted: Selection | undefined;
  /** Abilities of which one has been chosen: "that ability". */
  readonly choice: readonly Ability[] | undefined;
  /** What is said of each of a set, and after: "it" is the one of them. */
  readonly each: boolean;
  /** Sentences left out because they could not be read; after one, "it" may mean what it spoke of. */
  readonly lost: readonly Lost[];
}

/** A sentence that could not be read, by its tokens: from where to where, and where it stopped. */
export interface Lost {
  readonly from: number;
  readonly to: number;
  readonly stop: number;
  readonly wanted: readonly string[];
}

/** What has been said, with one thing changed. All is written out: what is copied all the time has one shape, and `...` with a change is slow. */
export const saying = <K extends keyof Said>(before: Said, what: K, value: Said[K]): Said => {
  const said: { -readonly [P in keyof Said]: Said[P] } = {
    targets: before.targets,
    refs: before.refs,
    subject: before.subject,
    player: before.player,
    opening: before.opening,
    paid: before.paid,
    exiled: before.exiled,
    beside: before.beside,
    counted: before.counted,
    choice: before.choice,
    each: before.each,
    lost: before.lost,
  };
  said[what] = value;
  return said;
};

/** Before the first word. */
export const NOTHING: Said = {
  targets: [],
  refs: [],
  subject: undefined,
  player: undefined,
  opening: undefined,
  paid: undefined,
  exiled: undefined,
  beside: undefined,
  counted: undefined,
  choice: undefined,
  each: false,
  lost: [],
};

/** What a grammar function made of a place, in the circumstances it depends on. */
export interface Recalled {
  readonly id: number;
  readonly said: Said;
  readonly mode: Mode;
  readonly quoted: boolean;
  readonly actor: PlayerRef;
  /** Which of these circumstances it asked for, and how far it looked. */
  readonly used: number;
  readonly looked: number;
  readonly value: unknown;
  readonly at: number;
  readonly after: Said;
  /** Whether on trial something was passed over in it. */
  readonly met: boolean;
  readonly next: Recalled | undefined;
}

/** A search for another reading: which success, by its number, is passed over. */
export interface Trial {
  taken: number;
  readonly banned: number;
  /** How often what was passed over, or what came of that, has been met. */
  met: number;
  /** Whether it says nothing after all. */
  idle: boolean;
}
