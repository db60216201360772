// "Those creatures": the set that was counted or named before, as it was found then (608.2c, 608.2h).
import type { Instruction, Selection } from '../../cards/ability.ts';
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

const isSet = (value: object): value is Selection => 'filter' in value;

const collect = (value: unknown, first: Map<string, Selection>, again: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isSet(value)) first.set(setKey(value), value);
  if ('again' in value && 'selection' in value && typeof value.selection === 'object' && value.selection !== null) {
    if (isSet(value.selection)) again.add(setKey(value.selection));
    return;
  }
  for (const inner of Object.values(value)) collect(inner, first, again);
};

const mentionsIn = (text: object): Mentions => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const first = new Map<string, Selection>();
  const again = new Set<string>();
  collect(text, first, again);
  const made = { first, again };
  known.set(text, made);
  return made;
};

/** Finds the sets that an instruction names and that later words of the body mean by "those": each once (`kept`) in a row of instructions. */
export const keepSets = (work: Work, r: Resolution, instruction: Instruction, kept: Set<string>): void => {
  const { whereX } = r.body;
  for (const key of mentionsIn(r.body).again) {
    if (kept.has(key)) continue;
    const set = mentionsIn(instruction).first.get(key) ?? (whereX && mentionsIn(whereX).first.get(key));
    if (set === undefined) continue;
    kept.add(key);
    r.sets.set(key, selectIn(work.game, set, ctxOf(r)));
  }
};
