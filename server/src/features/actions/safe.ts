// The fixes that leave no choice and change no result: what `source.fixAll` applies to a whole file at once.
import type { Diagnostic } from 'vscode-languageserver-types';
import { DEFAULT_EDITION } from '../../rules/editions.ts';
import type { Fix } from '../../scenario/statement.ts';
import type { FeatureContext } from '../context.ts';
import type { DiagnosticData } from '../diagnostics.ts';
import { removalFixes } from './removals.ts';

/** Problems whose only fix says what is meant anyway. */
const SAFE: ReadonlySet<string> = new Set(['missing-expect', 'unclosed-quote', 'card-not-indented', 'only-at-margin']);

/** Edits of all safe fixes of a document that do not run into each other. */
export function safeFixes(context: FeatureContext, diagnostics: readonly Diagnostic[]): Fix['edits'] {
  const edits: Fix['edits'][number][] = [];
  const overlaps = (one: Fix['edits'][number]): boolean =>
    edits.some(
      ({ range }) =>
        (one.range.start < range.end && range.start < one.range.end) ||
        (one.range.start === range.start && one.range.end === range.end),
    );
  for (const diagnostic of diagnostics) {
    const fix = safeFix(context, diagnostic);
    if (fix === undefined || fix.edits.some(overlaps)) continue;
    edits.push(...fix.edits);
  }
  return edits;
}

function safeFix(context: FeatureContext, diagnostic: Diagnostic): Fix | undefined {
  const data = diagnostic.data as DiagnosticData | undefined;
  if (data === undefined) return undefined;
  if (SAFE.has(data.code)) return data.fixes.length === 1 ? data.fixes[0] : undefined;
  // it is checked by that edition already
  if (data.code === 'rules.missing')
    return data.fixes.find(({ values }) => values['text'] === `rules ${DEFAULT_EDITION}`);
  if (data.code !== 'cites.unused') return undefined;
  const start = context.lines.offsetAt(diagnostic.range.start);
  const end = context.lines.offsetAt(diagnostic.range.end);
  return removalFixes(context, data.code, { start, end })[0];
}
