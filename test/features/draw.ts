// Draws what an editor would show of a text, as plain text: hovers with their tables in columns, squiggles under their lines.
import type { Diagnostic } from 'vscode-languageserver-types';
import type { FeatureContext } from '../../server/src/features/context.ts';
import { diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { hoverAt } from '../../server/src/features/hover.ts';
import { LineIndex } from '../../server/src/features/lines.ts';
import type { Locale } from '../../server/src/messages/message.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { libraryPool } from '../server/library.ts';

export function contextOf(text: string, locale: Locale = 'en'): FeatureContext {
  const analysis = analyse({ uri: 'file:///t.strata', text, version: 1, files: new Map(), library: libraryPool });
  return { locale, analysis, lines: new LineIndex(text), linesOf: () => undefined };
}

/** The hover on `piece` in the line that holds `inLine`. */
export function hoverOn(context: FeatureContext, inLine: string, piece: string): string {
  const { text } = context.analysis;
  const start = text.indexOf(inLine);
  if (start < 0) throw new Error(`no line holds '${inLine}'`);
  const line = text.lastIndexOf('\n', start) + 1;
  const at = text.indexOf(piece, line);
  const hover = hoverAt(context, at + 1);
  return hover === undefined ? '' : draw((hover.contents as { readonly value: string }).value);
}

/** Markdown as a reader sees it: marks and links gone, tables in columns. */
export function draw(markdown: string): string {
  const plain = markdown
    .replaceAll('&nbsp;', '')
    .replace(/\[((?:\\.|[^\]\\])*)\]\((?:[^)]*)\)/g, '$1')
    .replace(/(?<!\\)\*/g, '')
    .replace(/\\([\\`*_[\]<>|#~&$+\-.)])/g, (_, character: string) => (character === '|' ? '\u0001' : character));
  const lines = plain.split('\n');
  const drawn: string[] = [];
  for (let i = 0; i < lines.length; ) {
    if (!lines[i]?.startsWith('| ')) {
      drawn.push(lines[i] ?? '');
      i++;
      continue;
    }
    const rows: string[][] = [];
    for (; lines[i]?.startsWith('| '); i++)
      rows.push(
        (lines[i] ?? '')
          .slice(2, -2)
          .split(' | ')
          .map((cell) => cell.trim()),
      );
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.map((row) => (/^:-+$/.test(row[column] ?? '') ? 0 : (row[column] ?? '').length))),
    );
    for (const row of rows)
      drawn.push(
        row
          .map((cell, column) =>
            /^:-+$/.test(cell) ? '─'.repeat(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
          )
          .join('  ')
          .trimEnd(),
      );
  }
  return drawn.join('\n').replaceAll('\u0001', '|');
}

const marks = ['', 'error', 'warning', 'information', 'hint'];

/** Each diagnostic under its line, with carets, severity, code, message and the lines it points to. */
export function squiggles(context: FeatureContext): string {
  const lines = context.analysis.text.split('\n');
  return diagnosticsOf(context, { limit: 500, rulePages: true })
    .map((one) => {
      const { start, end } = one.range;
      const carets = `${' '.repeat(start.character)}${'^'.repeat(Math.max(1, end.character - start.character))}`;
      const related = (one.relatedInformation ?? []).map(
        ({ location, message }) => `  → line ${location.range.start.line + 1}: ${message}`,
      );
      return [
        lines[start.line] ?? '',
        carets,
        `${marks[one.severity ?? 0]} ${one.code}: ${textOf(one)}`,
        ...related,
      ].join('\n');
    })
    .join('\n\n');
}

const textOf = ({ message }: Diagnostic): string => (typeof message === 'string' ? message : message.value);
