// How much is too much: the bounds of one statement's work, in units that are counted and never timed, each with its reason.

/** A kind of work that is counted. */
export type Bounded = 'objects' | 'moves' | 'triggers' | 'instructions' | 'events' | 'looks' | 'size' | 'number';

/** How much of each kind one statement may do with all it sets off; what is more is not carried out at all. */
export const LIMITS: Readonly<Record<Bounded, number>> = {
  /** Tokens, copies, emblems and cards from outside: ten times what a combo that people write out makes. */
  objects: 2_000,
  /** Cards drawn or milled, objects that change zones: two boards of 20,000 that are swept away. */
  moves: 50_000,
  /** Abilities that trigger: a hundred that see a hundred creatures die. */
  triggers: 10_000,
  /** Instructions followed: five for each trigger that there may be. */
  instructions: 50_000,
  /** Events raised: what it takes to destroy a board of 20,000. */
  events: 120_000,
  /** Objects looked at anew because something changed for all of them: some seconds of work on any machine of today. */
  looks: 2_500_000,
  /** Objects in the game: two boards of 20,000 permanents. */
  size: 40_000,
  /** The largest number that is kept exactly (life, damage, counters, how many). */
  number: Number.MAX_SAFE_INTEGER,
};

/** All statements of a run may do as much as this many that do the most. */
const STATEMENTS = 20;

/** How much of each kind one run may do. */
export const RUN_LIMITS: Readonly<Record<Bounded, number>> = {
  ...LIMITS,
  objects: LIMITS.objects * STATEMENTS,
  moves: LIMITS.moves * STATEMENTS,
  triggers: LIMITS.triggers * STATEMENTS,
  instructions: LIMITS.instructions * STATEMENTS,
  events: LIMITS.events * STATEMENTS,
  looks: LIMITS.looks * STATEMENTS,
};

/** Work done so far, by kind. */
export type Spent = Readonly<Record<Bounded, number>>;

/** Counts of work that go on. */
export type Spending = { [K in Bounded]: number };

export const nothingSpent = (): Spending => ({
  objects: 0,
  moves: 0,
  triggers: 0,
  instructions: 0,
  events: 0,
  looks: 0,
  size: 0,
  number: 0,
});

/** Kinds of work that add up over a statement; the others are asked of each moment alone. */
const ADDED: readonly Bounded[] = ['objects', 'moves', 'triggers', 'instructions', 'events', 'looks'];

/** Adds what one action has done to what was done before; the kind that is too much by now, if one is. */
export const addSpent = (
  sum: Spending,
  more: Spent,
  limits: Readonly<Record<Bounded, number>>,
): Bounded | undefined => {
  for (const what of ADDED) sum[what] += Math.min(more[what], LIMITS.number);
  return ADDED.find((what) => sum[what] > limits[what]);
};

/** Thrown inside perform when an action does too much; perform gives the game back unchanged and says what it was. */
export class TooMuch extends Error {
  readonly what: Bounded;
  constructor(what: Bounded) {
    super(what);
    this.what = what;
  }
}

/** Whether a number is small enough to be kept exactly; what is no number is not. */
export const isKept = (value: number): boolean => Math.abs(value) <= LIMITS.number;
