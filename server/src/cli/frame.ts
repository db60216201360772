// A diagnostic on the terminal: where, what, and the line with carets under the words it is about.
import type { Diagnostic } from 'vscode-languageserver-types';
import type { LineIndex } from '../features/lines.ts';
import { markOf, visible } from './terminal.ts';

export interface Paint {
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
}

const inColor = (code: number) => (text: string) => `${markOf(code)}${text}${markOf(0)}`;
const plain = (text: string): string => text;

export const paintOf = (colors: boolean): Paint =>
  colors
    ? { red: inColor(31), green: inColor(32), yellow: inColor(33), dim: inColor(2), bold: inColor(1) }
    : { red: plain, green: plain, yellow: plain, dim: plain, bold: plain };

export const SEVERITIES = ['', 'error', 'warning', 'information', 'hint'] as const;

/** So much of a longer line is shown, around the place that is spoken of. */
const WIDEST = 300;
const BEFORE = 100;

/** `12 |   Alice casts …` with carets below; tabs stay tabs so that the carets stand where they should. */
const codeFrame = (lines: LineIndex, diagnostic: Diagnostic, paint: Paint): readonly string[] => {
  const { start, end } = diagnostic.range;
  const whole = lines.text.slice(lines.startOfLine(start.line), lines.endOfLine(start.line));
  const from = whole.length <= WIDEST ? 0 : Math.max(0, start.character - BEFORE);
  const shown = visible(whole.slice(from, from + WIDEST));
  const line = `${from > 0 ? '…' : ''}${shown}${from + WIDEST < whole.length ? '…' : ''}`;
  const gutter = String(start.line + 1);
  const stop = Math.min(end.line === start.line ? end.character : whole.length, from + WIDEST);
  const before = visible(whole.slice(from, start.character));
  const pad = `${from > 0 ? ' ' : ''}${before.replaceAll(/[^\t]/g, ' ')}`;
  const carets = '^'.repeat(Math.max(1, visible(whole.slice(start.character, stop)).length));
  return [
    `${paint.dim(`${gutter} |`)} ${line}`,
    `${paint.dim(`${' '.repeat(gutter.length)} |`)} ${pad}${paint.red(carets)}`,
  ];
};

/** A diagnostic's message as plain text. */
export const textOf = ({ message }: Diagnostic): string => (typeof message === 'string' ? message : message.value);

/** The whole text of one diagnostic, indented under its place. */
export const frameOf = (path: string, lines: LineIndex, diagnostic: Diagnostic, paint: Paint): string => {
  const { start } = diagnostic.range;
  const severity = SEVERITIES[diagnostic.severity ?? 1] ?? 'error';
  const color = severity === 'error' ? paint.red : severity === 'warning' ? paint.yellow : paint.dim;
  const [what = '', ...more] = textOf(diagnostic).split('\n');
  const code = typeof diagnostic.code === 'string' && /^\d/.test(diagnostic.code) ? ` ${diagnostic.code}` : '';
  const place = `${path}:${start.line + 1}:${start.character + 1}`;
  return [
    `${paint.bold(place)} ${color(`${severity}${code}`)} ${what}`,
    ...codeFrame(lines, diagnostic, paint).map((one) => `  ${one}`),
    ...more.map((one) => `  ${paint.dim(one)}`),
    ...(diagnostic.relatedInformation ?? []).map(
      ({ location, message }) => `  ${paint.dim(`${location.uri}:${location.range.start.line + 1} ${message}`)}`,
    ),
  ].join('\n');
};
