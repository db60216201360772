// Logical lines and the tree that indentation makes of them. Knows nothing of what the lines say.
import { passBack, passOver, walk } from '../cards/loops.ts';
import { LONGEST_FILE, MOST_DEPTH, MOST_LINES } from '../rules/limits.ts';
import { commentStart } from './words.ts';

/** Where the line of an offset begins. (`lastIndexOf` takes a place before the text for its beginning, where a line end may stand.) */
export const lineStartAt = (text: string, offset: number): number =>
  offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** A line with something on it: place of its text without indentation and comment, and what stands deeper under it. */
export interface LogicalLine {
  /** 0-based. */
  readonly line: number;
  /** Columns of indentation; a tab goes to the next even column, as the editor shows it. */
  readonly indent: number;
  /** Where the line itself starts, indentation included. */
  readonly lineStart: number;
  readonly start: number;
  readonly end: number;
  readonly children: readonly LogicalLine[];
  /** It stands deeper than lines may: it is put where the deepest that may be stand, and nothing stands under it. */
  readonly isTooDeep?: true;
}

const TAB = 2;

const isBlank = (code: number): boolean => code <= 32 || code === 0xa0;

/** Last offset of a line's whole block, its own text included. */
export const endOfBlock = (line: LogicalLine): number => {
  const last = line.children.at(-1);
  return last === undefined ? line.end : endOfBlock(last);
};

/** Last line number of a line's whole block. */
export const lastLineOf = (line: LogicalLine): number => {
  const last = line.children.at(-1);
  return last === undefined ? line.line : lastLineOf(last);
};

/** Where a text ends as far as it is read: at the end of the last line that a file may have, at its own end where it is no longer. */
export const endOfRead = (text: string): number => {
  if (text.length <= MOST_LINES) return text.length;
  let lines = 0;
  let lineStart = 0;
  const most = Math.min(text.length, LONGEST_FILE);
  const end = walk(0, most, (at) => {
    const code = text.charCodeAt(at);
    const next = code === 13 && text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1;
    if (code !== 10 && code !== 13) return next;
    lines += 1;
    lineStart = next;
    return lines < MOST_LINES ? next : undefined;
  });
  if (lines >= MOST_LINES) return Math.min(lineStart, text.length);
  if (end >= text.length) return text.length;
  return lineStart === 0 ? end : lineStart;
};

/**
 * The line tree of a text: a line's block is what stands deeper below it. Blank lines and comments count for nothing.
 * Any line end (LF, CRLF, CR) will do.
 */
export const lineTree = (text: string): readonly LogicalLine[] => {
  type Open = LogicalLine & { readonly children: LogicalLine[] };
  const roots: LogicalLine[] = [];
  const open: Open[] = [];
  let number = 0;
  const { length } = text;
  const add = (lineStart: number, end: number): void => {
    let indent = 0;
    // A byte order mark is not text.
    const from = lineStart === 0 && text.charCodeAt(0) === 0xfeff ? 1 : lineStart;
    const start = passOver(from, end, (at) => {
      const code = text.charCodeAt(at);
      if (code === 32 || code === 0xa0) indent += 1;
      else if (code === 9) indent += TAB - (indent % TAB);
      else return false;
      return true;
    });
    const stop = passBack(commentStart(text, start, end), start, (at) => isBlank(text.charCodeAt(at)));
    if (stop <= start) return;
    const line: Open = { line: number, indent, lineStart, start, end: stop, children: [] };
    open.length = passBack(open.length, 0, (at) => (open[at]?.indent ?? 0) >= indent);
    const around = open.at(-1)?.children ?? roots;
    if (open.length >= MOST_DEPTH) {
      around.push({ ...line, isTooDeep: true });
      return;
    }
    around.push(line);
    open.push(line);
  };
  // Behind the last line's end nothing stands.
  walk(0, length, (at) => {
    const end = passOver(at, length, (place) => text.charCodeAt(place) !== 10 && text.charCodeAt(place) !== 13);
    add(at, end);
    number += 1;
    return text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? end + 2 : end + 1;
  });
  return roots;
};
