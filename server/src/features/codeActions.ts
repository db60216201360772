// Quick fixes: the edits that problems carry, offered where the problems are.
import type { CodeAction, Diagnostic, Range as LspRange } from 'vscode-languageserver-types';
import { message } from '../messages/message.ts';
import type { FeatureContext } from './context.ts';
import type { DiagnosticData } from './diagnostics.ts';
import { ownFixes } from './ownFixes.ts';

/** Quick fixes for those of the document's diagnostics that touch the range. */
export function codeActionsAt(
  context: FeatureContext,
  diagnostics: readonly Diagnostic[],
  range: LspRange,
): readonly CodeAction[] {
  const actions: CodeAction[] = [];
  const seen = new Set<string>();
  for (const diagnostic of diagnostics) {
    if (!touches(diagnostic.range, range)) continue;
    const data = diagnostic.data as DiagnosticData | undefined;
    if (data === undefined) continue;
    const own = ownFixes(context, diagnostic, data);
    [...data.fixes, ...own].forEach((fix, place) => {
      const title = message(context.locale, fix.code, fix.values);
      const edits = fix.edits.map((edit) => ({ range: context.lines.rangeOf(edit.range), newText: edit.newText }));
      const key = JSON.stringify([title, edits]);
      if (seen.has(key)) return;
      seen.add(key);
      actions.push({
        title,
        kind: 'quickfix',
        diagnostics: [diagnostic],
        isPreferred: place === 0 && data.fixes.length === 1,
        edit: { changes: { [context.analysis.uri]: edits } },
      });
    });
  }
  return actions;
}

function touches(a: LspRange, b: LspRange): boolean {
  const before = (x: LspRange['start'], y: LspRange['start']): boolean =>
    x.line < y.line || (x.line === y.line && x.character < y.character);
  return !before(a.end, b.start) && !before(b.end, a.start);
}
