// The fixes that leave no choice and change no result: what `source.fixAll` applies to a whole file at once.
import type { Diagnostic } from 'vscode-languageserver-types';
import { DEFAULT_EDITION } from '../../rules/editions.ts';
import type { Fix, Range, Statement } from '../../scenario/statement.ts';
import type { FeatureContext } from '../context.ts';
import type { DiagnosticData } from '../diagnostics.ts';
import { contains } from '../lines.ts';
import { runsAt } from '../runs.ts';
import { withoutLine } from './removals.ts';

/** Problems whose only fix says what is meant anyway. */
const SAFE: ReadonlySet<string> = new Set(['missing-expect', 'unclosed-quote', 'card-not-indented', 'only-at-margin']);
/** Lines that could be anything, the missing `rules` too. */
const UNREAD: ReadonlySet<string> = new Set(['unreadable', 'line-ends-early']);

type Edits = Fix['edits'];

const dataOf = ({ data }: Diagnostic): DiagnosticData | undefined => data as DiagnosticData | undefined;

/** Edits of all safe fixes of a document that do not run into each other. */
export function safeFixes(context: FeatureContext, diagnostics: readonly Diagnostic[]): Edits {
  const edits: Edits[number][] = [];
  const overlaps = ({ range }: Edits[number]): boolean =>
    edits.some(
      (other) =>
        (range.start < other.range.end && other.range.start < range.end) ||
        (range.start === other.range.start && range.end === other.range.end),
    );
  const isAllRead = !diagnostics.some((one) => UNREAD.has(dataOf(one)?.code ?? ''));
  for (const diagnostic of diagnostics) {
    const found = safeEdits(dataOf(diagnostic), isAllRead);
    if (!found.some(overlaps)) edits.push(...found);
  }
  for (const found of withoutIdleCites(context, diagnostics)) if (!found.some(overlaps)) edits.push(...found);
  return [...edits].sort((a, b) => a.range.start - b.range.start);
}

function safeEdits(data: DiagnosticData | undefined, isAllRead: boolean): Edits {
  if (data === undefined) return [];
  if (SAFE.has(data.code)) return (data.fixes.length === 1 ? data.fixes[0]?.edits : undefined) ?? [];
  if (data.code !== 'rules.missing' || !isAllRead) return [];
  // it is checked by that edition already
  return data.fixes.find(({ values }) => values['text'] === `rules ${DEFAULT_EDITION}`)?.edits ?? [];
}

/** Rules that are cited for nothing, left out: where nothing fails, or what fails may be what makes use of them. */
function withoutIdleCites(context: FeatureContext, diagnostics: readonly Diagnostic[]): readonly Edits[] {
  const { analysis, lines } = context;
  const idle = diagnostics.flatMap((one): readonly Range[] => {
    if (dataOf(one)?.code !== 'cites.unused') return [];
    return [{ start: lines.offsetAt(one.range.start), end: lines.offsetAt(one.range.end) }];
  });
  if (idle.length === 0) return [];
  const all = [...analysis.statements, ...analysis.scenarios.flatMap((scenario) => scenario.statements)];
  return citing(all).flatMap(({ body, range }): readonly Edits[] => {
    if (body.kind !== 'cites' || runsAt(context, range.start).some(({ outcome }) => outcome === 'failed')) return [];
    const kept = body.rules.filter((rule) => !idle.some((one) => contains(one, rule.range.start)));
    const [first, last] = [body.rules[0], body.rules.at(-1)];
    if (kept.length === body.rules.length || first === undefined || last === undefined) return [];
    if (kept.length === 0) return withoutLine(context, range).map(({ edits }) => edits);
    const newText = kept.map(({ id }) => id).join(', ');
    return [[{ range: { start: first.range.start, end: last.range.end }, newText }]];
  });
}

const citing = (statements: readonly Statement[]): readonly Statement[] =>
  statements.flatMap((one) => [...(one.body.kind === 'cites' ? [one] : []), ...citing(one.children)]);
