// Card names that fit what is typed, best first: from the beginning, by the beginnings of words, by letters in their order.
import type { NameEntry, NameIndex } from '../../scenario/names.ts';

/** So many letters are needed before they may stand apart. */
const fewest = 3;

/**
 * How well a name fits what is typed (both folded); less is better, nothing where it does not. From best to worst: the
 * whole, its beginning, its words begun in order (`gr og`), one of them begun, and, where `loosely`, the letters in
 * their order, the first of them that of a word (`grogre`).
 */
export function fitOf(name: string, typed: string, loosely = true): number | undefined {
  if (name.startsWith(typed)) return name.length === typed.length ? 0 : 1 + name.length / 1000;
  if (typed.includes(' ')) {
    const spread = beginnings(name, typed);
    if (spread !== undefined) return 2 + spread / 100 + name.length / 10_000;
  } else {
    const at = wordStart(name, typed);
    if (at > 0) return 2 + at / 100 + name.length / 10_000;
  }
  const letters = loosely && typed.length >= fewest ? inOrder(name, typed) : undefined;
  return letters === undefined ? undefined : 4 + letters / 10;
}

/** Where a word of the name, behind `from` and not its first, begins with what is typed. */
function wordStart(name: string, typed: string, from = 0): number {
  let at = name.indexOf(typed, from + 1);
  while (at > 0 && !isGap(name.charCodeAt(at - 1))) at = name.indexOf(typed, at + 1);
  return at;
}

const SPACE = 32;
/** Between words: a blank, an apostrophe, a comma, a hyphen. */
const isGap = (code: number): boolean => code === SPACE || code === 39 || code === 44 || code === 45;

/** Whether words of the name begin with those typed, in their order; how far apart, beyond what is typed. */
function beginnings(name: string, typed: string): number | undefined {
  let at = 0;
  let from = 0;
  while (from < typed.length) {
    const space = typed.indexOf(' ', from);
    const end = space < 0 ? typed.length : space;
    const word = typed.slice(from, end);
    const found = at === 0 && name.startsWith(word) ? 0 : wordStart(name, word, at);
    if (found < 0) return undefined;
    at = found + word.length;
    from = end + 1;
  }
  return Math.max(0, at - typed.length);
}

/** Whether the letters typed stand in the name in their order, the first at a word's start; how many gaps are between them. */
function inOrder(name: string, typed: string): number | undefined {
  let gaps = 0;
  let at = -1;
  for (let next = 0; next < typed.length; next += 1) {
    const code = typed.charCodeAt(next);
    if (code === SPACE) continue;
    const found = next === 0 ? firstOfWord(name, code) : name.indexOf(typed[next] ?? '', at + 1);
    if (found < 0) return undefined;
    if (next > 0 && found > at + 1) gaps += 1;
    at = found;
  }
  return gaps;
}

function firstOfWord(name: string, code: number): number {
  for (let at = 0; at < name.length; at += 1)
    if (name.charCodeAt(at) === code && (at === 0 || name.charCodeAt(at - 1) === SPACE)) return at;
  return -1;
}

/** The cards of an index that fit, best first, not more than `most`; with nothing typed, as many as come first. */
export function bestCards(index: NameIndex, typed: string, loosely: boolean, most: number): readonly NameEntry[] {
  const found: { readonly entry: NameEntry; readonly fit: number }[] = [];
  for (const entry of index.entries()) {
    if (entry.kind !== 'card') continue;
    const fit = typed === '' ? 1 : fitOf(entry.key, typed, loosely);
    if (fit === undefined) continue;
    found.push({ entry, fit });
    if (typed === '' && found.length === most) break;
  }
  found.sort((a, b) => a.fit - b.fit);
  return found.slice(0, most).map(({ entry }) => entry);
}
