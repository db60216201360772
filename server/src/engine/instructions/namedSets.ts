// "Those creatures": the set that was counted or named before, as it was found then (608.2c, 608.2h).

import type { Instruction, Selection } from '../../cards/ability.ts';
import type { SortName, Sorts } from '../../terms/sorts.ts';
import { visit } from '../../terms/walk.ts';
import { selectIn } from '../ask.ts';
import { setKey } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import type { Work } from '../work.ts';

interface Mentions {
  /** Sets named anew, by their key. */
  readonly first: ReadonlyMap<string, Selection>;
  /** Sets that "those …" means. */
  readonly again: ReadonlySet<string>;
}

const known = new WeakMap<object, Mentions>();

const mentionsIn = <S extends SortName>(sort: S, term: Sorts[S] & object): Mentions => {
  const found = known.get(term);
  if (found !== undefined) return found;
  const first = new Map<string, Selection>();
  const again = new Set<string>();
  visit(sort, term, {
    selection: (set) => void first.set(setKey(set), set),
    ref: (ref) => {
      if (ref.kind !== 'all' || ref.again === undefined) return undefined;
      again.add(setKey(ref.selection));
      return 'pass';
    },
  });
  const made = { first, again };
  known.set(term, made);
  return made;
};

/** Finds the sets that an instruction names and that later words of the body mean by "those": each once (`kept`) in a row of instructions. */
export const keepSets = (work: Work, r: Resolution, instruction: Instruction, kept: Set<string>): void => {
  const { whereX } = r.body;
  for (const key of mentionsIn('body', r.body).again) {
    if (kept.has(key)) continue;
    const set =
      mentionsIn('instruction', instruction).first.get(key) ?? (whereX && mentionsIn('amount', whereX).first.get(key));
    if (set === undefined) continue;
    kept.add(key);
    r.sets.set(key, selectIn(work.game, set, ctxOf(r)));
  }
};
