// A map from ids to values that is never changed: a new one with one entry more or less shares all the rest with the old.

const BITS = 5;
const WIDTH = 1 << BITS;
const MASK = WIDTH - 1;

type Node<V> = readonly (Node<V> | V | undefined)[];
type Leaf<V> = readonly (V | undefined)[];

/**
 * Values by ids that are whole numbers from 0 on, in the order of the ids. `with` and `without` take time and room by the
 * length of an id, not by the size of the map, so that a state of a large game costs what it changes.
 */
export class IdMap<K extends number, V> implements ReadonlyMap<K, V> {
  static readonly #empty = new IdMap<never, never>(undefined, BITS, 0);

  readonly #root: Node<V> | undefined;
  /** Bits of an id that the root tells apart. */
  readonly #bits: number;
  readonly size: number;

  private constructor(root: Node<V> | undefined, bits: number, size: number) {
    this.#root = root;
    this.#bits = bits;
    this.size = size;
  }

  static empty<K extends number, V>(): IdMap<K, V> {
    return IdMap.#empty as unknown as IdMap<K, V>;
  }

  static from<K extends number, V>(entries: Iterable<readonly [K, V]>): IdMap<K, V> {
    let made = IdMap.empty<K, V>();
    for (const [id, value] of entries) made = made.with(id, value);
    return made;
  }

  get(id: K): V | undefined {
    if (id < 0 || id >= 2 ** this.#bits) return undefined;
    let node = this.#root;
    for (let shift = this.#bits - BITS; shift > 0 && node !== undefined; shift -= BITS)
      node = node[(id >>> shift) & MASK] as Node<V> | undefined;
    return (node as Leaf<V> | undefined)?.[id & MASK];
  }

  has(id: K): boolean {
    return this.get(id) !== undefined;
  }

  /** The map with this value for the id. */
  with(id: K, value: V): IdMap<K, V> {
    let root = this.#root;
    let bits = this.#bits;
    while (id >= 2 ** bits) {
      root = raised(root, bits, bits + BITS);
      bits += BITS;
    }
    const more = this.has(id) ? 0 : 1;
    return new IdMap<K, V>(put(root, bits - BITS, id, value), bits, this.size + more);
  }

  /** The map without the id. */
  without(id: K): IdMap<K, V> {
    if (!this.has(id)) return this;
    return new IdMap<K, V>(put(this.#root, this.#bits - BITS, id, undefined), this.#bits, this.size - 1);
  }

  /**
   * Tells of every id whose value is not the very same in another map, in the order of the ids; what both share is not
   * looked at. Stops and gives false as soon as it is told to.
   */
  eachDifference(other: IdMap<K, V>, tell: (id: K, mine: V | undefined, theirs: V | undefined) => boolean): boolean {
    const bits = Math.max(this.#bits, other.#bits);
    const [mine, theirs] = [raised(this.#root, this.#bits, bits), raised(other.#root, other.#bits, bits)];
    return differ(mine, theirs, bits - BITS, 0, (id, a, b) => tell(id as K, a, b));
  }

  entries(): MapIterator<[K, V]> {
    const found: [K, V][] = [];
    this.forEach((value, id) => {
      found.push([id, value]);
    });
    return found[Symbol.iterator]();
  }

  keys(): MapIterator<K> {
    const found: K[] = [];
    this.forEach((_, id) => {
      found.push(id);
    });
    return found[Symbol.iterator]();
  }

  values(): MapIterator<V> {
    const found: V[] = [];
    this.forEach((value) => {
      found.push(value);
    });
    return found[Symbol.iterator]();
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }

  forEach(tell: (value: V, id: K, map: ReadonlyMap<K, V>) => void): void {
    each(this.#root, this.#bits - BITS, 0, (id, value: V) => tell(value, id as K, this));
  }
}

/** A copy of a node on the way to an id, with the value put there; nothing where nothing is left. */
const put = <V>(node: Node<V> | undefined, shift: number, id: number, value: V | undefined): Node<V> | undefined => {
  const at = (id >>> shift) & MASK;
  const copy = node === undefined ? new Array<Node<V> | V | undefined>(WIDTH).fill(undefined) : node.slice();
  copy[at] = shift === 0 ? value : put(copy[at] as Node<V> | undefined, shift - BITS, id, value);
  return value === undefined && copy.every((one) => one === undefined) ? undefined : copy;
};

/** A root that tells more bits of an id apart. */
const raised = <V>(root: Node<V> | undefined, from: number, to: number): Node<V> | undefined => {
  let node = root;
  for (let bits = from; bits < to; bits += BITS) node = node === undefined ? undefined : [node];
  return node;
};

const each = <V>(
  node: Node<V> | undefined,
  shift: number,
  from: number,
  tell: (id: number, value: V) => void,
): void => {
  if (node === undefined) return;
  for (let at = 0; at < node.length; at += 1) {
    const part = node[at];
    if (part === undefined) continue;
    if (shift === 0) tell(from + at, part as V);
    else each(part as Node<V>, shift - BITS, from + at * 2 ** shift, tell);
  }
};

const differ = <V>(
  a: Node<V> | undefined,
  b: Node<V> | undefined,
  shift: number,
  from: number,
  tell: (id: number, a: V | undefined, b: V | undefined) => boolean,
): boolean => {
  if (a === b) return true;
  for (let at = 0; at < WIDTH; at += 1) {
    const [one, other] = [a?.[at], b?.[at]];
    if (one === other) continue;
    const goesOn =
      shift === 0
        ? tell(from + at, one as V | undefined, other as V | undefined)
        : differ(one as Node<V> | undefined, other as Node<V> | undefined, shift - BITS, from + at * 2 ** shift, tell);
    if (!goesOn) return false;
  }
  return true;
};
