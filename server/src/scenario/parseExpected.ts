// What could stand at a place of a document: for completion. Read off the same grammar that reads the lines.
import { type LineToRead, type OuterNames, parseDocument } from './document.ts';
import type { Scope } from './names.ts';
import { LineState } from './parseCore.ts';

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

/** What could stand at an offset of a text; nothing in a comment, a title or a card block. */
export const expectedAt = (text: string, offset: number, outer: OuterNames = {}): ExpectedHere | undefined => {
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
  const line = new LineState(words.slice(0, index), scope, 'tracking');
  const mayEnd = rule(line, 0).some((match) => match.at === index) && index > 0;
  return {
    expected: line.furthest === index ? [...line.expected].filter((what) => what !== '<end>') : [],
    mayEnd,
    typed: text.slice(word.start, offset),
    from: word.start,
    scope,
  };
};
