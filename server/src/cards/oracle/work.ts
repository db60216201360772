// What reading a text costs: steps and depth, counted. A text that costs too much is left unread, and says so; nothing is thrown on.
import { DEEPEST_READING, STEPS_A_WORD, STEPS_ANY_TEXT } from '../../rules/limits.ts';
import type { UnreadSpan } from '../ability.ts';

/** Why words were not read, where it is not that nothing reads them. */
export type Unreadable = Required<Pick<UnreadSpan, 'why'>> & Pick<UnreadSpan, 'fault'>;

/** Ends a reading that is over a bound. */
class OverBound extends Error {
  readonly why: 'tooMuch' | 'tooDeep';

  constructor(why: 'tooMuch' | 'tooDeep') {
    super(why);
    this.why = why;
  }
}

/** The steps that the readers of one text share, and how deep they are in each other. */
export class Work {
  #steps = STEPS_ANY_TEXT;
  #left = STEPS_ANY_TEXT;
  #depth = 0;
  #deepest = 0;
  #words = 0;
  /** Whether what has been read, or could not be, is remembered: not where a test asks what difference that makes. */
  readonly remembers: boolean;

  /** For a text of so many words. */
  constructor(words = 0, remembers = true) {
    this.remembers = remembers;
    this.allow(words);
  }

  /** How many words it is for. */
  get words(): number {
    return this.#words;
  }

  /** As many steps as a text of so many words may take; of several texts the longest counts, which the others are parts of. */
  allow(words: number): void {
    if (words <= this.#words) return;
    const more = STEPS_A_WORD * (words - this.#words);
    this.#words = words;
    this.#steps += more;
    this.#left += more;
  }

  /** Steps taken so far: for tests and figures. */
  get taken(): number {
    return this.#steps - this.#left;
  }

  /** How deep readers have been in each other: for tests and figures. */
  get deepest(): number {
    return this.#deepest;
  }

  /** One step: a phrase is looked for, or an alternative tried. */
  step(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new OverBound('tooMuch');
  }

  /** A grammar function is called in another. */
  enter(): void {
    this.step();
    this.#depth += 1;
    if (this.#depth > this.#deepest) {
      this.#deepest = this.#depth;
      if (this.#depth > DEEPEST_READING) throw new OverBound('tooDeep');
    }
  }

  /** It is done. */
  leave(): void {
    this.#depth -= 1;
  }
}

const reasonOf = (error: unknown): Unreadable => {
  if (error instanceof OverBound) return { why: error.why };
  return { why: 'internal', fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
};

/**
 * What `read` gives; where it is over a bound or goes wrong, what `otherwise` makes of the reason. One text that fails takes
 * nothing with it: it is unread, and the reason is said at its words.
 */
export const guarded = <T>(read: () => T, otherwise: (reason: Unreadable) => T): T => {
  try {
    return read();
  } catch (error) {
    return otherwise(reasonOf(error));
  }
};
