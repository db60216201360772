// Formatting: two columns a level, one space between words, comments of neighbouring lines below each other, a blank line above
// each card and scenario. Never what a line says.
import type { TextEdit } from 'vscode-languageserver-types';
import { type LogicalLine, lineTree } from '../scenario/lines.ts';
import { bareBody, firstWord } from '../scenario/parseCards.ts';
import { commentStart, wordsOf } from '../scenario/words.ts';

const step = 2;

/** A line as it is to stand, without its line end. */
interface Layout {
  readonly indent: string;
  readonly code: string;
  readonly comment: string;
  /** Where its comment stood, counted from the line's start. */
  readonly column: number;
}

/** Edits that format the lines from one to another, both included; each changes one line, takes blank ones away or puts one in. */
export function formatLines(text: string, from = 0, to = Number.POSITIVE_INFINITY): readonly TextEdit[] {
  const lines = text.split(/\r\n|\r|\n/);
  const layouts = layoutsOf(text, lines);
  const columns = commentColumns(layouts);
  const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const parted = partedLines(lines, layouts);
  const edits: TextEdit[] = [];
  for (const [line, written] of lines.entries()) {
    if (line < from || line > to) continue;
    if (isSpare(lines, line)) {
      if (line + 1 < lines.length)
        edits.push({ range: { start: { line, character: 0 }, end: { line: line + 1, character: 0 } }, newText: '' });
      continue;
    }
    if (parted.has(line)) {
      const start = { line, character: 0 };
      edits.push({ range: { start, end: start }, newText: lineEnd });
    }
    const layout = layouts[line];
    const wanted = layout === undefined ? written : lineText(layout, columns[line] ?? 0);
    if (wanted !== written) edits.push(difference(line, written, wanted));
  }
  return edits;
}

/** Where a line stands: how deep, in a card's block, as its type line. */
interface LinePlace {
  readonly depth: number;
  readonly isCard: boolean;
  readonly isTypes: boolean;
}

/** A whole text, formatted. */
export function formatted(text: string): string {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  const offset = ({ line, character }: { readonly line: number; readonly character: number }): number =>
    (starts[line] ?? text.length) + character;
  return [...formatLines(text)]
    .reverse()
    .reduce(
      (before, { range, newText }) => before.slice(0, offset(range.start)) + newText + before.slice(offset(range.end)),
      text,
    );
}

/** A blank line above or below another. */
const isSpare = (lines: readonly string[], line: number): boolean =>
  isBlank(lines[line]) && (line === 0 ? lines.length > 1 : isBlank(lines[line - 1]) && line + 1 < lines.length);

const isBlank = (line: string | undefined): boolean => line === undefined || /^[\s\u00a0]*$/.test(line);

/** Lines that a blank one is put above: heads of cards and scenarios, with the comments that stand right above them. */
function partedLines(lines: readonly string[], layouts: readonly (Layout | undefined)[]): ReadonlySet<number> {
  const parted = new Set<number>();
  for (const [line, layout] of layouts.entries()) {
    if (layout?.indent !== '' || !/^(?:card|scenario)\b/i.test(layout.code)) continue;
    let first = line;
    while (first > 0 && /^[\ufeff]?#(?!\s*\^)/.test(lines[first - 1] ?? '')) first -= 1;
    if (first > 0 && !isBlank(lines[first - 1])) parted.add(first);
  }
  return parted;
}

function layoutsOf(text: string, lines: readonly string[]): readonly (Layout | undefined)[] {
  const depths = new Map<number, LinePlace>();
  const walk = (all: readonly LogicalLine[], depth: number, inCard: boolean): void => {
    for (const [place, line] of all.entries()) {
      const isHead = firstWord(text, line) === 'card';
      depths.set(line.line, { depth, isCard: inCard || isHead, isTypes: inCard && depth === 1 && place === 0 });
      walk(line.children, depth + 1, inCard || isHead);
    }
  };
  const roots = lineTree(text);
  walk(roots, 0, false);
  // a card's text that stands at the margin is its text all the same
  for (const [index, root] of roots.entries()) {
    if (firstWord(text, root) !== 'card' || root.children.length > 0) continue;
    walk(bareBody(text, roots, index), 0, true);
  }
  const below = depthsBelow(lines, (line) => depths.get(line)?.depth);
  return lines.map((written, line): Layout | undefined => {
    const own = depths.get(line);
    if (own !== undefined) return ofCode(written, own);
    if (isBlank(written)) return { indent: '', code: '', comment: '', column: 0 };
    return ofComment(written, below[line] ?? 0);
  });
}

/** Of each line the depth of the next that says something. */
function depthsBelow(lines: readonly string[], depthOf: (line: number) => number | undefined): readonly number[] {
  const below: number[] = [];
  let depth = 0;
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    depth = depthOf(line) ?? depth;
    below[line] = depth;
  }
  return below;
}

/** What says something: a card's text and a title keep their words as they are, a statement's get one space between them. */
function ofCode(written: string, { depth, isCard, isTypes }: LinePlace): Layout {
  const at = commentStart(written, /^[\s\u00a0\ufeff]*/.exec(written)?.[0].length ?? 0, written.length);
  const said = written.slice(0, at).replace(/^[\s\u00a0\ufeff]+|[\s\u00a0]+$/g, '');
  const mark = written.startsWith('\ufeff') ? '\ufeff' : '';
  const isFree = isCard || /^(?:scenario|suppose|use)\b/i.test(said);
  return {
    indent: mark + ' '.repeat(depth * step),
    code: isTypes ? dashed(said) : isFree ? headSpaced(said, isCard && depth > 0) : spaced(said),
    comment: written.slice(at).trimEnd(),
    column: at,
  };
}

/** The dash of a type line as cards print it (205.3a). */
const dashed = (types: string): string => types.replace(/\s+-\s+(?=\S)/, ' — ');

/** One space behind the word that begins a head; what follows it, and a card's text, stays as it is. */
const headSpaced = (said: string, isText: boolean): string =>
  isText ? said : said.replace(/^(card|scenario|suppose|use)[\s\u00a0]+(?=\S)/i, '$1 ');

/** One space between words, none before a comma; what stands together stays together. */
function spaced(code: string): string {
  let made = '';
  let end = 0;
  let afterComma = false;
  for (const word of wordsOf(code)) {
    const hasGap = word.start > end && made !== '';
    if (word.kind !== 'comma' && (hasGap || afterComma)) made += ' ';
    made += code.slice(word.start, word.end);
    end = word.end;
    afterComma = word.kind === 'comma';
  }
  return isSame(code, made) ? made : code;
}

/** Whether two lines have the same words, and neither has a comment. */
function isSame(a: string, b: string): boolean {
  const [before, after] = [wordsOf(a), wordsOf(b)];
  return (
    commentStart(b, 0, b.length) === b.length &&
    before.length === after.length &&
    before.every(({ kind, text }, index) => kind === after[index]?.kind && text === after[index]?.text)
  );
}

/** A line that is a comment: at the margin it stays there, as do marks under the words of the line above. */
function ofComment(written: string, depth: number): Layout {
  const comment = written.trim();
  const isFixed = /^[\ufeff]?#/.test(written) || /^#[\s]*\^/.test(comment);
  const indent = isFixed ? (/^[\s\u00a0]*/.exec(written)?.[0] ?? '') : ' '.repeat(depth * step);
  return { indent, code: '', comment, column: 0 };
}

/**
 * The columns of comments behind lines. Of neighbouring lines they share one: that which they have, where there is room
 * for it; else two behind the longest.
 */
function commentColumns(layouts: readonly (Layout | undefined)[]): readonly number[] {
  const columns: number[] = [];
  const hasBoth = (layout: Layout | undefined): layout is Layout =>
    layout !== undefined && layout.code !== '' && layout.comment !== '';
  for (let line = 0; line < layouts.length; line += 1) {
    const group: Layout[] = [];
    while (hasBoth(layouts[line + group.length])) {
      const next = layouts[line + group.length];
      if (next !== undefined) group.push(next);
    }
    if (group.length === 0) continue;
    const ends = group.map(({ indent, code }) => indent.length + code.length);
    const least = Math.max(...ends) + step;
    const shared = group.every(({ column }) => column === group[0]?.column) ? (group[0]?.column ?? 0) : 0;
    const column = shared >= Math.max(...ends) + 1 ? shared : least;
    for (let index = 0; index < group.length; index += 1) columns[line + index] = column;
    line += group.length - 1;
  }
  return columns;
}

function lineText({ indent, code, comment }: Layout, column: number): string {
  if (code === '') return comment === '' ? '' : indent + comment;
  const said = indent + code;
  return comment === '' ? said : said.padEnd(column) + comment;
}

/** The one edit within a line that makes it what it is to be. */
function difference(line: number, before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return {
    range: { start: { line, character: start }, end: { line, character: before.length - end } },
    newText: after.slice(start, after.length - end),
  };
}

/** On a new line: the line above is formatted, the one under the cursor is left alone; nothing moves up or down. */
export const formatOnType = (text: string, line: number): readonly TextEdit[] =>
  line <= 0
    ? []
    : formatLines(text, line - 1, line - 1).filter(
        ({ range, newText }) => range.end.line < line && !/[\r\n]/.test(newText),
      );
