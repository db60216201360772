// Selection that grows: the name, the phrase, the statement, its block, the scenario, the file.

import type { SelectionRange } from 'vscode-languageserver-types';
import { lineStartAt } from '../scenario/lines.ts';
import type { Range } from '../scenario/statement.ts';
import { endOf, statementsAt } from './actions/edits.ts';
import type { FeatureContext } from './context.ts';
import { contains } from './lines.ts';

/** The ranges around an offset, innermost first, each in its parent. */
export function selectionRangeAt(context: FeatureContext, offset: number): SelectionRange {
  const { analysis, lines } = context;
  const path = statementsAt(context, offset);
  const last = path.at(-1);
  const ranges: Range[] = [
    wordAt(analysis.text, offset),
    ...(last === undefined ? [] : partsOf(last.body)),
    ...path.flatMap((statement) => [statement.range, { start: statement.range.start, end: endOf(statement) }]),
    ...analysis.scenarios.flatMap(({ range, titleRange, implicit }) => (implicit ? [] : [titleRange, range])),
    ...analysis.cards.filter(({ uri }) => uri === analysis.uri).flatMap(({ nameRange, range }) => [nameRange, range]),
    lineAt(analysis.text, offset),
    { start: 0, end: analysis.text.length },
  ];
  const around = ranges
    .filter((range) => range.end > range.start && contains(range, offset))
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  let found: SelectionRange | undefined;
  let inner: Range | undefined;
  const nested: Range[] = [];
  for (const range of around) {
    const isAround = inner === undefined || (range.start <= inner.start && range.end >= inner.end);
    if (!isAround || (inner !== undefined && range.start === inner.start && range.end === inner.end)) continue;
    nested.push(range);
    inner = range;
  }
  for (const range of nested.reverse())
    found = { range: lines.rangeOf(range), ...(found === undefined ? {} : { parent: found }) };
  const at = lines.positionAt(offset);
  return found ?? { range: { start: at, end: at } };
}

/** Every range in a statement's tree. */
function partsOf(value: unknown): readonly Range[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(partsOf);
  const { start, end } = value as Partial<Range>;
  const own = typeof start === 'number' && typeof end === 'number' ? [{ start, end }] : [];
  return [...own, ...Object.values(value).flatMap(partsOf)];
}

function wordAt(text: string, offset: number): Range {
  let start = offset;
  let end = offset;
  while (start > 0 && /[\p{L}\p{N}'’+/-]/u.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && /[\p{L}\p{N}'’+/-]/u.test(text[end] ?? '')) end += 1;
  return { start, end };
}

/** What stands on a line, without its indentation. */
function lineAt(text: string, offset: number): Range {
  const start = lineStartAt(text, offset);
  const found = text.indexOf('\n', offset);
  const end = found < 0 ? text.length : found;
  return { start: start + (/^[ \t]*/.exec(text.slice(start, end))?.[0].length ?? 0), end };
}
