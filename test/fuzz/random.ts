// Numbers that look random and are the same for the same seed, on every machine.

/** A source of numbers that a seed decides. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed ^ 0x9e3779b9) >>> 0;
  }

  /** At least 0 and less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0, less than `count`; 0 where there is none. */
  below(count: number): number {
    return Math.floor(this.next() * Math.max(0, count));
  }

  /** Whether something of this likelihood happens. */
  happens(likelihood: number): boolean {
    return this.next() < likelihood;
  }

  /** One of a list, or `none` of an empty one. */
  one<T>(list: readonly T[], none: T): T {
    return list[this.below(list.length)] ?? none;
  }
}
