// What can be left out: a rule that is cited for nothing, a clause that nothing asks for, a predicate or line that says nothing.
import type { Fix, Range } from '../../scenario/statement.ts';
import type { FeatureContext } from '../context.ts';
import { endOf, innerBody, statementsAt, wholeLine } from './edits.ts';

/** Problems of one entry of a list: the entry goes, with its comma; the line where it is the only one. */
const ENTRIES: ReadonlySet<string> = new Set(['cites.unused', 'cites.unknown']);

/** Problems of a clause that has no use. */
const CLAUSES: ReadonlySet<string> = new Set([
  'choice.unasked',
  'choice.taken',
  'cost.unasked',
  'x.unasked',
  'x.none',
  'mode.none',
  'division.none',
  'changing.illegal',
  'label.nothing',
  'target.none',
  'target.tooMany',
  'setup.notOnBattlefield',
  'setup.transformed',
  'effect.reminder',
]);

/** Problems of a predicate that can't be said of its subject. */
const PREDICATES: ReadonlySet<string> = new Set([
  'expectation.notOfObject',
  'expectation.notOfPlayer',
  'expectation.notOfThis',
  'expectation.notOfEffect',
  'layer.unknown',
]);

/** Problems of a line that does nothing. */
const LINES: ReadonlySet<string> = new Set([
  'trigger.none',
  'simultaneously.cannot',
  'expectation.nothingMatches',
  'time.never',
  'use.missing',
  'use.cycle',
  'use.tooMany',
  'use.file.elsewhere',
  'use.file.folder',
  'use.file.special',
  'use.file.tooLarge',
  'use.file.utf16',
  'use.file.notUtf8',
  'use.file.notUtf8Somewhere',
  'use.file.refused',
  'expects-nothing',
  'empty-block',
]);

/** Fixes that leave something out. */
export function removalFixes(context: FeatureContext, code: string, range: Range): readonly Fix[] {
  if (ENTRIES.has(code)) return withoutEntry(context, range);
  if (CLAUSES.has(code)) return withoutClause(context, range);
  if (PREDICATES.has(code)) return withoutPredicate(context, range);
  if (LINES.has(code)) return withoutLine(context, range);
  return [];
}

const removing = (text: string, range: Range, words = text.slice(range.start, range.end)): Fix => ({
  code: 'fix.remove',
  values: { text: words.trim().replace(/^,\s*|\s*,$/g, '') },
  edits: [{ range, newText: '' }],
});

/** An entry of a list between commas, with the comma on its one side. */
function entryRange(text: string, range: Range): Range | undefined {
  const before = /(?:,\s*(?:and\s+)?|\s+and\s+)$/.exec(text.slice(0, range.start));
  if (before !== null) return { start: range.start - before[0].length, end: range.end };
  const after = /^(?:\s*,\s*(?:and\s+)?|\s+and\s+)/.exec(text.slice(range.end));
  return after === null ? undefined : { start: range.start, end: range.end + after[0].length };
}

function withoutEntry(context: FeatureContext, range: Range): readonly Fix[] {
  const { text } = context.analysis;
  const entry = entryRange(text, range);
  return entry === undefined
    ? withoutLine(context, range)
    : [removing(text, entry, text.slice(range.start, range.end))];
}

/** Words that begin a clause, as they stand before what is in it. */
const CLAUSE =
  /\s+(?:as|targeting|copying|choosing|changing|modes?|dividing|with|sacrificing|discarding|tapping|exiling|from|attached to|controlled by|owned by|creating|new targets?|in order|until|X\s*=)\s*$/i;

/** An entry of a clause, or the clause where it is the only one; a clause that the range covers whole. */
function withoutClause(context: FeatureContext, range: Range): readonly Fix[] {
  const { text } = context.analysis;
  const statement = statementsAt(context, range.start).at(-1);
  if (statement === undefined || (range.start <= statement.range.start && range.end >= statement.range.end)) return [];
  const quoted = text[range.start - 1] === '"' && text[range.end] === '"';
  const whole = quoted ? { start: range.start - 1, end: range.end + 1 } : range;
  const entry = entryRange(text, whole);
  const lead = CLAUSE.exec(text.slice(statement.range.start, whole.start));
  if (lead === null) {
    if (entry !== undefined) return [removing(text, entry)];
    const space = /\s+$/.exec(text.slice(statement.range.start, whole.start))?.[0].length ?? 0;
    return [removing(text, { start: whole.start - space, end: whole.end })];
  }
  const behind = /^\s*,/.test(text.slice(whole.end, statement.range.end));
  return behind && entry !== undefined
    ? [removing(text, entry)]
    : [removing(text, { start: statement.range.start + lead.index, end: whole.end })];
}

function withoutPredicate(context: FeatureContext, range: Range): readonly Fix[] {
  const statement = statementsAt(context, range.start).at(-1);
  if (statement === undefined) return [];
  const body = innerBody(statement);
  const { text } = context.analysis;
  const node =
    body.kind === 'expect'
      ? body.groups
          .flatMap(({ predicates }) => predicates)
          .find((one) => one.range.start <= range.start && range.end <= one.range.end)
      : undefined;
  const entry = node === undefined ? undefined : entryRange(text, node.range);
  return entry === undefined ? withoutLine(context, range) : [removing(text, entry)];
}

/** The whole line, with what stands under it and its comment. */
export function withoutLine(context: FeatureContext, range: Range): readonly Fix[] {
  const { text } = context.analysis;
  const statement = statementsAt(context, range.start).at(-1);
  if (statement === undefined) return [];
  const first = wholeLine(text, statement.range.start);
  const last = wholeLine(text, endOf(statement));
  const { start, end } = statement.range;
  return [
    {
      code: 'fix.removeLine',
      values: { text: text.slice(start, end) },
      edits: [{ range: { start: first.start, end: last.end }, newText: '' }],
    },
  ];
}
