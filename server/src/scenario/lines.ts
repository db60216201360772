// Logical lines and the tree that indentation makes of them. Knows nothing of what the lines say.
import { commentStart } from './words.ts';

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
}

const TAB = 2;

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

/**
 * The line tree of a text: a line's block is what stands deeper below it. Blank lines and comments count for nothing.
 * Any line end (LF, CRLF, CR) will do.
 */
export const lineTree = (text: string): readonly LogicalLine[] => {
  type Open = LogicalLine & { readonly children: LogicalLine[] };
  const roots: LogicalLine[] = [];
  const open: Open[] = [];
  let at = 0;
  let number = 0;
  const length = text.length;
  while (at <= length) {
    let end = at;
    while (end < length && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) end += 1;
    const lineStart = at;
    let start = at;
    // A byte order mark is not text.
    if (start === 0 && text.charCodeAt(0) === 0xfeff) start = 1;
    let indent = 0;
    while (start < end) {
      const code = text.charCodeAt(start);
      if (code === 32 || code === 0xa0) indent += 1;
      else if (code === 9) indent += TAB - (indent % TAB);
      else break;
      start += 1;
    }
    let stop = commentStart(text, start, end);
    while (stop > start && (text.charCodeAt(stop - 1) <= 32 || text.charCodeAt(stop - 1) === 0xa0)) stop -= 1;
    if (stop > start) {
      const line: Open = { line: number, indent, lineStart, start, end: stop, children: [] };
      while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
      (open.at(-1)?.children ?? roots).push(line);
      open.push(line);
    }
    if (end >= length) break;
    at = text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? end + 2 : end + 1;
    number += 1;
  }
  return roots;
};
