// What could stand at a place of a document: for completion. Read off the same grammar that reads the lines.
import { type LineToRead, type OuterNames, parseDocument } from './document.ts';
import type { Scope } from './names.ts';
import { LineState, type Rule } from './parseCore.ts';
import type { StatementBody } from './statement.ts';
import { type Word, wordsOf } from './words.ts';

/** The line under the cursor, as far as the word that is being typed. */
export interface CursorLine {
  /** The whole words before it. */
  readonly words: readonly Word[];
  readonly scope: Scope;
  readonly rule: Rule<StatementBody>;
  /** The word being typed, and where it starts. */
  readonly typed: string;
  readonly from: number;
}

export interface ExpectedHere {
  /** Keywords and placeholders (parseProblems.ts) that could stand here, in the grammar's order. */
  readonly expected: readonly string[];
  /** Whether the line could end before the word that is being typed. */
  readonly mayEnd: boolean;
  /** The word being typed, and where it starts. */
  readonly typed: string;
  readonly from: number;
  /** The names in scope at this line. */
  readonly scope: Scope;
}

/** Stands for the cursor: no keyword, no name, no space. */
const CURSOR = '\u{e000}';

/** The line that holds an offset; nothing in a comment, a title or a card block. */
export const cursorLine = (text: string, offset: number, outer: OuterNames = {}): CursorLine | undefined => {
  let here: LineToRead | undefined;
  const marked = text.slice(0, offset) + CURSOR + text.slice(offset);
  parseDocument(marked, outer, (line) => {
    if (line.words.some((word) => word.text.includes(CURSOR))) here = line;
  });
  if (here === undefined) return undefined;
  const { words, scope, rule } = here;
  const index = words.findIndex((word) => word.text.includes(CURSOR));
  const word = words[index];
  if (word === undefined) return undefined;
  return { words: words.slice(0, index), scope, rule, typed: text.slice(word.start, offset), from: word.start };
};

/** What could stand as word `index` of the line, and whether the line could end before it. */
export const expectedIn = (
  { words, scope, rule }: CursorLine,
  index: number = words.length,
): Pick<ExpectedHere, 'expected' | 'mayEnd'> => {
  const line = new LineState(words.slice(0, index), scope, 'tracking');
  const mayEnd = rule(line, 0).some((match) => match.at === index) && index > 0;
  const expected = line.furthest === index ? [...line.expected].filter((what) => what !== '<end>') : [];
  return { expected, mayEnd };
};

/** Words with others behind them, a space between. */
const withMore = (words: readonly Word[], more: string): readonly Word[] => {
  const from = (words.at(-1)?.end ?? -1) + 1;
  return [...words, ...wordsOf(more).map((word) => ({ ...word, start: word.start + from, end: word.end + from }))];
};

/** Whether the line could go on with some words. */
export const goesOn = ({ words, scope, rule }: CursorLine, more: string): boolean => {
  const all = withMore(words, more);
  const line = new LineState(all, scope, 'tracking');
  return rule(line, 0).some((match) => match.at === all.length) || line.furthest >= all.length;
};

/** What could stand behind the words before the cursor and some more, and whether the line could end there. */
export const expectedBehind = (line: CursorLine, more: string): Pick<ExpectedHere, 'expected' | 'mayEnd'> =>
  expectedIn({ ...line, words: withMore(line.words, more) });

/** What the words before the cursor say, read as far as they can be; with `more` behind them. */
export const readingHere = ({ words, scope, rule }: CursorLine, more = ''): StatementBody | undefined => {
  const all = withMore(words, more);
  return rule(new LineState(all, scope, 'quick'), 0).find((match) => match.at === all.length)?.value;
};

/** What could stand at an offset of a text; nothing in a comment, a title or a card block. */
export const expectedAt = (text: string, offset: number, outer: OuterNames = {}): ExpectedHere | undefined => {
  const line = cursorLine(text, offset, outer);
  if (line === undefined) return undefined;
  const { typed, from, scope } = line;
  return { ...expectedIn(line), typed, from, scope };
};
