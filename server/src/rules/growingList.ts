// A list that grows at its end: adding to it costs the same however long it is, and what was there before stays as it was.

/**
 * A list that is never changed. One with more at its end shares the rest with it: they lie in one array, of which each
 * list sees as many as it has. Only where two go on from the same list is anything copied.
 */
export class GrowingList<T> implements Iterable<T> {
  static readonly #none = new GrowingList<never>([], 0);

  readonly #shared: T[];
  readonly length: number;

  private constructor(shared: T[], length: number) {
    this.#shared = shared;
    this.length = length;
  }

  static none<T>(): GrowingList<T> {
    return GrowingList.#none as unknown as GrowingList<T>;
  }

  static of<T>(list: Iterable<T>): GrowingList<T> {
    return GrowingList.none<T>().with([...list]);
  }

  /** The list with these at its end. */
  with(more: readonly T[]): GrowingList<T> {
    if (more.length === 0) return this;
    const isLast = this.#shared.length === this.length && this.length > 0;
    const shared = isLast ? this.#shared : this.slice(0);
    for (const one of more) shared.push(one);
    return new GrowingList<T>(shared, shared.length);
  }

  slice(from: number): T[] {
    return this.#shared.slice(from, this.length);
  }

  filter(isSo: (one: T) => boolean): readonly T[] {
    return this.slice(0).filter(isSo);
  }

  some(isSo: (one: T) => boolean): boolean {
    for (let index = 0; index < this.length; index += 1) {
      const one = this.#shared[index];
      if (one !== undefined && isSo(one)) return true;
    }
    return false;
  }

  flatMap<U>(each: (one: T) => U | readonly U[]): readonly U[] {
    return this.slice(0).flatMap(each);
  }

  [Symbol.iterator](): ArrayIterator<T> {
    return this.slice(0)[Symbol.iterator]();
  }
}
