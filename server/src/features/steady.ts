// What stays in place while a line is being typed: hints and colours of the other lines are as before its first key.
import type { InlayHint } from 'vscode-languageserver-types';
import type { Range } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { type HintKinds, inlayHints } from './inlayHints.ts';
import { type SemanticToken, tokensOf } from './semanticTokens.ts';

/** A document while one of its lines is being typed. */
export interface Typing {
  readonly context: FeatureContext;
  /** The line, and the document as it was before the first key: of as many lines. */
  readonly line: number;
  readonly before: FeatureContext;
}

/** Hints of a range; those of other lines than the one being typed as before, its own as it is. */
export function steadyHints({ context, line, before }: Typing, range: Range, kinds?: HintKinds): readonly InlayHint[] {
  const from = context.lines.positionAt(range.start).line;
  const to = context.lines.positionAt(range.end).line;
  const { lines } = before;
  const same = { start: lines.startOfLine(from), end: lines.endOfLine(to) };
  return inlayHints(before, same, kinds).filter(({ position }) => position.line !== line);
}

/** Colours; those of other lines than the one being typed as before. */
export function steadyTokens({ context, line, before }: Typing): readonly SemanticToken[] {
  const own = tokensOf(context).filter((token) => token.line === line);
  const others = tokensOf(before).filter((token) => token.line !== line);
  return [...others, ...own].sort((a, b) => a.line - b.line || a.character - b.character);
}
