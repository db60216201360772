// A line that is being typed is not an error yet: for a moment its reading problems are mere hints.
import type { Diagnostic } from 'vscode-languageserver-types';
import type { DiagnosticData } from './diagnostics.ts';

/** Problems that a line has only because it is not finished. */
const unfinished: ReadonlySet<string> = new Set([
  'line-ends-early',
  'unreadable',
  'unclosed-quote',
  'unknown-name',
  'unknown-player',
  'empty-block',
  'expects-nothing',
  'scenario-no-title',
  'target.missing',
  'choice.missing',
  'copying.missing',
  'mode.missing',
  'x.missing',
  'division.missing',
  'cost.missing',
]);

/** The line on which two texts differ, if they differ on one only and what is new there holds no line break. */
export function lineBeingTyped(before: string, after: string): number | undefined {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  if (start === after.length && start === before.length) return undefined;
  let end = 0;
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end++;
  if (after.slice(start, after.length - end).includes('\n')) return undefined;
  if (before.slice(start, before.length - end).includes('\n')) return undefined;
  let line = 0;
  for (let at = after.indexOf('\n'); at >= 0 && at < start; at = after.indexOf('\n', at + 1)) line++;
  return line;
}

/** The diagnostics as they are shown while that line is being typed; the same array where nothing differs. */
export function whileTyping(diagnostics: readonly Diagnostic[], line: number): readonly Diagnostic[] {
  const affected = (one: Diagnostic): boolean => {
    const data = one.data as DiagnosticData | undefined;
    return one.severity === 1 && one.range.start.line === line && data !== undefined && unfinished.has(data.code);
  };
  return diagnostics.some(affected)
    ? diagnostics.map((one) => (affected(one) ? { ...one, severity: 4 } : one))
    : diagnostics;
}
