// The lines of a face's rules text, and which of them are one ability: modes, levels, the paragraphs of a spell.
import { LONGEST_TEXT, MOST_PARAGRAPHS } from '../../rules/limits.ts';
import type { CompiledAbility } from '../ability.ts';
import { passOver, walk } from '../loops.ts';
import { type Circumstances, compileLine, notTried, type Stretch } from './compileLine.ts';
import { compileLevels, isHeading } from './levels.ts';

const linesOf = (text: string): readonly Stretch[] => {
  const lines: Stretch[] = [];
  let at = 0;
  let anchored = false;
  for (const raw of text.split('\n')) {
    const start = at + (raw.length - raw.trimStart().length);
    const end = start + raw.trim().length;
    at += raw.length + 1;
    const last = lines.at(-1);
    anchored = anchored ? ANCHORED.test(raw) : ANCHORS.test(raw);
    if (MODE.test(raw) && last !== undefined && !anchored) lines[lines.length - 1] = { start: last.start, end };
    else if (end > start) lines.push({ start, end });
  }
  return lines;
};

/** A line that is a mode of the text above: a bullet, a plus before its cost (702.172), or a row of results (706.3). */
const MODE = /^\s*(?:•|\+ ?\{|\{P\}|\d+(?:[—–-](?:\d+|\+))? \|)/;

/** A choice of words to which abilities below belong, each under its word (614.12b). */
const ANCHORS = /^\s*As .* enters(?: the battlefield)?, choose [^.,]+ or [^.,]+\.\s*$/;
const ANCHORED = /^\s*•\s*\p{Lu}[^—.]*—/u;

const isStrokes = (text: string, { start, end }: Stretch): boolean => text.slice(start, end) === '//';

/** How far a text is read: to its end, or to the last line's end before it is too long. */
const readTo = (text: string): number =>
  text.length <= LONGEST_TEXT ? text.length : Math.max(0, text.lastIndexOf('\n', LONGEST_TEXT));

/** All abilities of a text, in its order; names are looked for in what is read of it. */
export const compileLines = (
  text: string,
  circumstances: (read: string) => Circumstances,
): readonly CompiledAbility[] => {
  const end = readTo(text);
  const read = end === text.length ? text : text.slice(0, end);
  const context = circumstances(read);
  const lines = linesOf(read);
  const out: CompiledAbility[] = [];
  const known = new Map<number, readonly CompiledAbility[]>();
  /** Each line is compiled once, whoever asks. */
  const own = (index: number): readonly CompiledAbility[] => {
    const line = lines[index];
    const before = known.get(index);
    if (before !== undefined || line === undefined) return before ?? [];
    const made = compileLine(read, line, context);
    known.set(index, made);
    return made;
  };
  walk(0, lines.length, (index) => {
    const line = lines[index];
    // Between the doors of a Room and the halves of a split card stands a line of strokes (709).
    if (line === undefined || isStrokes(read, line)) return index + 1;
    if (isHeading(read.slice(line.start, line.end))) {
      // What stands below counts at that level only (711.2, 716.2, 721.2).
      const rest = lines.slice(index);
      const levels = compileLevels(read, rest, (one) => compileLine(read, one, context));
      out.push(...(levels ?? rest.map((one) => whollyUnread(read, one))));
      return lines.length;
    }
    const first = own(index);
    const together =
      context.spell && first[0]?.ability.kind === 'spell' ? paragraphs(read, lines, index, own, context) : undefined;
    out.push(...(together?.abilities ?? first));
    return together?.next ?? index + 1;
  });
  if (end < text.length) out.push(notTried(text, { start: end, end: text.length }, { why: 'tooLong' }));
  return out;
};

/**
 * What a spell does is one ability over all its paragraphs, as far as they follow each other: from one that is a spell's. All
 * of them are read together at once; only where they are nothing together are they tried one more each time.
 */
const paragraphs = (
  text: string,
  lines: readonly Stretch[],
  index: number,
  own: (index: number) => readonly CompiledAbility[],
  context: Circumstances,
): { readonly abilities: readonly CompiledAbility[]; readonly next: number } | undefined => {
  const last = passOver(index + 1, lines.length, (at) => {
    const line = lines[at];
    const kind = line === undefined || isStrokes(text, line) ? undefined : own(at)[0]?.ability.kind;
    return kind === 'spell' || kind === 'unread';
  });
  const upTo = (next: number): readonly CompiledAbility[] =>
    compileLine(text, { start: lines[index]?.start ?? 0, end: lines[next - 1]?.end ?? 0 }, context);
  if (last === index + 1) return undefined;
  const all = upTo(last);
  // Where a part of what it does is not even tried, none of it is its own.
  if (all[0]?.ability.kind === 'spell' || all[0]?.unread[0]?.why !== undefined) return { abilities: all, next: last };
  let found: readonly CompiledAbility[] | undefined;
  const next = passOver(index + 1, Math.min(last, index + MOST_PARAGRAPHS), (at) => {
    const both = upTo(at + 1);
    if (both[0]?.ability.kind !== 'spell') return false;
    found = both;
    return true;
  });
  return found === undefined ? undefined : { abilities: found, next };
};

const whollyUnread = (text: string, { start, end }: Stretch): CompiledAbility => ({
  ability: { kind: 'unread' },
  text: text.slice(start, end),
  offset: start,
  state: 'unread',
  unread: [{ start: 0, end: end - start, expected: [] }],
});
