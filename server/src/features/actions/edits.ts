// Edits on a text, and the statement that an edit is about.
import { lineStartAt } from '../../scenario/lines.ts';
import type { Fix, Range, Statement } from '../../scenario/statement.ts';
import type { FeatureContext } from '../context.ts';

/** A text after edits that do not overlap. */
export const edited = (text: string, edits: Fix['edits']): string =>
  [...edits]
    .sort((a, b) => b.range.start - a.range.start || b.range.end - a.range.end)
    .reduce((before, { range, newText }) => before.slice(0, range.start) + newText + before.slice(range.end), text);

/** The innermost statement that an offset lies in, and the blocks that hold it, outermost first. */
export function statementsAt({ analysis }: FeatureContext, offset: number): readonly Statement[] {
  const path: Statement[] = [];
  const enter = (all: readonly Statement[]): void => {
    for (const statement of all) {
      if (offset < statement.range.start || offset > endOf(statement)) continue;
      path.push(statement);
      if (offset > statement.range.end) enter(statement.children);
      return;
    }
  };
  enter([...analysis.statements, ...analysis.scenarios.flatMap((scenario) => scenario.statements)]);
  const last = path.at(-1);
  return last !== undefined && offset <= last.range.end ? path : [];
}

/** Where a statement's block ends. */
export const endOf = (statement: Statement): number =>
  statement.children.reduce((end, child) => Math.max(end, endOf(child)), statement.range.end);

/** A statement in place of `in EDITION STATEMENT`. */
export const innerBody = ({ body }: Statement): Statement['body'] => (body.kind === 'in' ? body.statement : body);

/** The whole line that an offset lies in, with its line break. */
export function wholeLine(text: string, offset: number): Range {
  const start = lineStartAt(text, offset);
  const end = text.indexOf('\n', offset);
  return { start, end: end < 0 ? text.length : end + 1 };
}

export const indentOf = (text: string, offset: number): string => {
  const { start } = wholeLine(text, offset);
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
};
