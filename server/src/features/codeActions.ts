// Code actions: the edits that problems carry or that the text around them suggests, all safe ones at once, and what can be expected here.

import type { CodeAction, Diagnostic, Range as LspRange } from 'vscode-languageserver-types';
import { message } from '../messages/message.ts';
import { keyOfValue } from '../rules/sameValue.ts';
import type { Fix } from '../scenario/statement.ts';
import { declareCard } from './actions/declare.ts';
import { expectEverything } from './actions/everything.ts';
import { safeFixes } from './actions/safe.ts';
import type { FeatureContext } from './context.ts';
import type { DiagnosticData } from './diagnostics.ts';
import { type FixTools, fixesFor } from './ownFixes.ts';

/** What is asked for: kinds as the protocol names them; all but source actions where nothing is said. */
export interface ActionRequest {
  readonly range: LspRange;
  readonly only?: readonly string[] | undefined;
}

/** The kind of the action that applies every safe fix of a file. */
export const FIX_ALL = 'source.fixAll.strata';
const EXPECT_EVERYTHING = 'refactor.rewrite.strata.expect';
const DECLARE = 'refactor.rewrite.strata.declare';
export const ACTION_KINDS: readonly string[] = ['quickfix', EXPECT_EVERYTHING, DECLARE, FIX_ALL];

/** Quick fixes for those of the document's diagnostics that touch the range, and what else can be done there. */
export function codeActionsAt(
  context: FeatureContext,
  diagnostics: readonly Diagnostic[],
  request: LspRange | ActionRequest,
  tools: FixTools = {},
): readonly CodeAction[] {
  const { range, only } = 'range' in request ? request : { range: request, only: undefined };
  const wants = (kind: string): boolean =>
    only === undefined
      ? !kind.startsWith('source')
      : only.some((one) => one === '' || kind === one || kind.startsWith(`${one}.`));
  return [
    ...(wants('quickfix') ? quickFixes(context, diagnostics, range, tools) : []),
    ...(wants(EXPECT_EVERYTHING) ? rewriting(context, range, tools) : []),
    ...(wants(DECLARE) ? declaring(context, range, tools) : []),
    ...(wants(FIX_ALL) ? fixingAll(context, diagnostics) : []),
  ];
}

function quickFixes(
  context: FeatureContext,
  diagnostics: readonly Diagnostic[],
  range: LspRange,
  tools: FixTools,
): readonly CodeAction[] {
  const actions: CodeAction[] = [];
  const seen = new Set<string>();
  for (const diagnostic of diagnostics) {
    const data = diagnostic.data as DiagnosticData | undefined;
    if (data === undefined || !touches(diagnostic.range, range)) continue;
    const fixes = fixesFor(context, diagnostic, data, tools);
    for (const [place, fix] of fixes.entries()) {
      const action = actionOf(context, fix, 'quickfix');
      const key = keyOfValue([action.title, action.edit]);
      if (seen.has(key)) continue;
      seen.add(key);
      const isPreferred = place === 0 && (data.fixes.length === 1 || fixes.length === 1);
      actions.push({ ...action, diagnostics: [diagnostic], isPreferred });
    }
  }
  return actions;
}

function rewriting(context: FeatureContext, range: LspRange, { probe }: FixTools): readonly CodeAction[] {
  const fix = expectEverything(context, context.lines.offsetAt(range.start), probe);
  return fix === undefined ? [] : [actionOf(context, fix, EXPECT_EVERYTHING)];
}

function declaring(context: FeatureContext, range: LspRange, { database }: FixTools): readonly CodeAction[] {
  const fix = declareCard(context, context.lines.offsetAt(range.start), database);
  return fix === undefined ? [] : [actionOf(context, fix, DECLARE)];
}

function fixingAll(context: FeatureContext, diagnostics: readonly Diagnostic[]): readonly CodeAction[] {
  const edits = safeFixes(context, diagnostics);
  if (edits.length === 0) return [];
  return [actionOf(context, { code: 'fix.all', values: { count: edits.length }, edits }, FIX_ALL)];
}

const actionOf = (context: FeatureContext, fix: Fix, kind: string): CodeAction => ({
  title: message(context.locale, fix.code, fix.values),
  kind,
  edit: {
    changes: {
      [context.analysis.uri]: fix.edits.map(({ range, newText }) => ({ range: context.lines.rangeOf(range), newText })),
    },
  },
});

function touches(a: LspRange, b: LspRange): boolean {
  const before = (x: LspRange['start'], y: LspRange['start']): boolean =>
    x.line < y.line || (x.line === y.line && x.character < y.character);
  return !before(a.end, b.start) && !before(b.end, a.start);
}
