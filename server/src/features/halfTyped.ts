// A line that is being typed is not an error yet: until it rests its errors are mere hints, and while it does not read nothing
// else changes.
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

/** Errors that a line which is finished may well have: what it says is not so. */
const OF_THE_GAME = /^(?:expectation|assert)\./;

/** Whether a line does not read yet, or says nothing that could be carried out; what belongs to a card is read as a whole. */
export function isUnfinished(diagnostics: readonly Diagnostic[], line: number, text: string): boolean {
  const isOpen = ({ range, severity, data }: Diagnostic): boolean => {
    const code = (data as DiagnosticData | undefined)?.code ?? '';
    return range.start.line === line && (unfinished.has(code) || (severity === 1 && !OF_THE_GAME.test(code)));
  };
  return diagnostics.some(isOpen) || isInCard(text, line);
}

/** Whether a line is of a `card` block. */
function isInCard(text: string, line: number): boolean {
  const lines = text.split('\n', line + 1);
  for (let at = line; at >= 0; at -= 1) {
    const one = lines[at] ?? '';
    if (/^[^\s#]/.test(one)) return /^card\b/.test(one);
  }
  return false;
}

/**
 * The diagnostics as they are shown while a line is being typed. Its own errors and warnings are hints. On other lines
 * nothing comes up meanwhile, and nothing goes either while the line is not finished: what half a line does to them is of no
 * account. The same array where nothing differs.
 */
export function whileTyping(
  diagnostics: readonly Diagnostic[],
  line: number,
  text: string,
  settled: readonly Diagnostic[],
): readonly Diagnostic[] {
  const isOwn = (one: Diagnostic): boolean => one.range.start.line === line;
  const isLoud = ({ severity }: Diagnostic): boolean => severity === 1 || severity === 2;
  const isOpen = isUnfinished(diagnostics, line, text);
  const known = new Set(settled.map(placeAndCode));
  const isNew = (one: Diagnostic): boolean => !isOwn(one) && !known.has(placeAndCode(one));
  if (!isOpen && !diagnostics.some((one) => (isOwn(one) ? isLoud(one) : isNew(one)))) return diagnostics;
  const quiet = diagnostics.filter(isOwn).map((one) => (isLoud(one) ? { ...one, severity: 4 as const } : one));
  const others = isOpen
    ? settled.filter((one) => !isOwn(one))
    : diagnostics.filter((one) => !isOwn(one) && !isNew(one));
  return [...quiet, ...others].sort((a, b) => a.range.start.line - b.range.start.line);
}

const placeAndCode = ({ range, data, code }: Diagnostic): string =>
  `${range.start.line}:${range.start.character} ${(data as DiagnosticData | undefined)?.code ?? code ?? ''}`;
