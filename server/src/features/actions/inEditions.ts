// A line that one edition refuses and another carries out: for those that carry it out, and for the others without what they refuse.
import type { Fix, Range } from '../../scenario/statement.ts';
import type { FeatureContext } from '../context.ts';
import { runsAt } from '../runs.ts';
import { edited, statementsAt } from './edits.ts';

/** `in classic STATEMENT` above `in current STATEMENT` without the words at the range; and the first of them alone. */
export function editionFixes(
  context: FeatureContext,
  code: string,
  range: Range,
  removals: readonly Fix[],
): readonly Fix[] {
  const runs = runsAt(context, range.start);
  const refusing = new Set(
    runs.flatMap(({ edition, problems }) =>
      problems.some(
        (one) =>
          one.code === code &&
          one.severity === 'error' &&
          one.range.start === range.start &&
          one.range.end === range.end,
      )
        ? [edition]
        : [],
    ),
  );
  const others = runs.flatMap(({ edition }) => (refusing.has(edition) ? [] : [edition]));
  const statement = statementsAt(context, range.start).at(-1);
  if (refusing.size === 0 || others.length === 0 || statement === undefined || statement.body.kind === 'in') return [];
  if (statement.children.length > 0) return [];
  const { start, end } = statement.range;
  const { text } = context.analysis;
  const line = text.slice(start, end);
  const written = (lines: readonly string[]): Fix['edits'] => [
    { range: statement.range, newText: lines.join(`\n${' '.repeat(statement.indent)}`) },
  ];
  const kept = others.map((edition) => `in ${edition} ${line}`);
  const without = removals.flatMap(({ values, edits }): readonly Fix[] => {
    if (edits.some((one) => one.range.start < start || one.range.end > end)) return [];
    const rest = edited(text.slice(0, end), edits).slice(start);
    const lines = runs.map(({ edition }) => `in ${edition} ${refusing.has(edition) ? rest : line}`);
    return [
      {
        code: 'fix.removeIn',
        values: { ...values, editions: [...refusing].join(', ') },
        edits: written(lines),
      },
    ];
  });
  return [...without, { code: 'fix.onlyIn', values: { editions: others.join(', ') }, edits: written(kept) }];
}
