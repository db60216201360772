// A set of ids that something is so of, kept up with maps that share most of what they hold: only what has changed is asked again.
import { IdMap } from '../rules/idMap.ts';
import type { ObjectId } from './ids.ts';

type Source = IdMap<ObjectId, unknown> | object;

interface Answered {
  readonly sources: readonly Source[];
  readonly found: IdMap<ObjectId, true>;
  /** The same list for as long as nothing about any of its members has changed. */
  readonly list: readonly ObjectId[];
}

/** The last answers: the next question is mostly about a state that one of these led to. */
const MOST_RECENT = 3;

/** More changes than this at once, and all is asked again. */
const FEW = 64;

export class LiveSet {
  readonly #recent: Answered[] = [];

  /**
   * The ids of which it is so, in their order. `isSo` may look at nothing but what the sources hold for the id; a source
   * that is no IdMap is another one whenever anything in it is.
   */
  of(all: IdMap<ObjectId, unknown>, other: Source, isSo: (id: ObjectId) => boolean): readonly ObjectId[] {
    const sources = [all, other];
    const known = this.#recent.find((one) => one.sources.every((source, index) => source === sources[index]));
    if (known !== undefined) return known.list;
    let answer: Answered | undefined;
    for (const one of this.#recent) {
      answer = follow(one, sources, isSo);
      if (answer !== undefined) break;
    }
    answer ??= anew(all, sources, isSo);
    this.#recent.unshift(answer);
    this.#recent.length = Math.min(this.#recent.length, MOST_RECENT);
    return answer.list;
  }
}

const anew = (all: IdMap<ObjectId, unknown>, sources: readonly Source[], isSo: (id: ObjectId) => boolean): Answered => {
  let found = IdMap.empty<ObjectId, true>();
  all.forEach((_, id) => {
    if (isSo(id)) found = found.with(id, true);
  });
  return { sources, found, list: [...found.keys()] };
};

/** What was found before, with what has changed since asked again; undefined where that is much, or is not known. */
const follow = (
  before: Answered,
  sources: readonly Source[],
  isSo: (id: ObjectId) => boolean,
): Answered | undefined => {
  const changed = new Set<ObjectId>();
  for (const [index, source] of sources.entries()) {
    const was = before.sources[index];
    if (was === source) continue;
    if (!(was instanceof IdMap) || !(source instanceof IdMap)) return undefined;
    const old: IdMap<ObjectId, unknown> = was;
    if (!old.eachDifference(source, (id) => changed.add(id).size <= FEW)) return undefined;
  }
  let { found } = before;
  let same = true;
  for (const id of changed) {
    const was = found.has(id);
    const is = isSo(id);
    if (was || is) same = false;
    if (was !== is) found = is ? found.with(id, true) : found.without(id);
  }
  return { sources, found, list: same ? before.list : [...found.keys()] };
};
