// A diagnostic on the terminal: where, what, and the line with carets under the words it is about.
import type { Diagnostic } from 'vscode-languageserver-types';

export interface Paint {
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
}

const inColor = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const plain = (text: string): string => text;

export const paintOf = (colors: boolean): Paint =>
  colors
    ? { red: inColor(31), green: inColor(32), yellow: inColor(33), dim: inColor(2), bold: inColor(1) }
    : { red: plain, green: plain, yellow: plain, dim: plain, bold: plain };

export const SEVERITIES = ['', 'error', 'warning', 'information', 'hint'] as const;

/** `12 |   Alice casts …` with carets below; tabs stay tabs so that the carets stand where they should. */
const codeFrame = (text: string, diagnostic: Diagnostic, paint: Paint): readonly string[] => {
  const { start, end } = diagnostic.range;
  const line = text.split(/\r\n|\r|\n/)[start.line] ?? '';
  const gutter = String(start.line + 1);
  const stop = end.line === start.line ? end.character : line.length;
  const pad = line.slice(0, start.character).replaceAll(/[^\t]/g, ' ');
  const carets = '^'.repeat(Math.max(1, stop - start.character));
  return [
    `${paint.dim(`${gutter} |`)} ${line}`,
    `${paint.dim(`${' '.repeat(gutter.length)} |`)} ${pad}${paint.red(carets)}`,
  ];
};

/** A diagnostic's message as plain text. */
export const textOf = ({ message }: Diagnostic): string => (typeof message === 'string' ? message : message.value);

/** The whole text of one diagnostic, indented under its place. */
export const frameOf = (path: string, text: string, diagnostic: Diagnostic, paint: Paint): string => {
  const { start } = diagnostic.range;
  const severity = SEVERITIES[diagnostic.severity ?? 1] ?? 'error';
  const color = severity === 'error' ? paint.red : severity === 'warning' ? paint.yellow : paint.dim;
  const [what = '', ...more] = textOf(diagnostic).split('\n');
  const code = typeof diagnostic.code === 'string' && /^\d/.test(diagnostic.code) ? ` ${diagnostic.code}` : '';
  const place = `${path}:${start.line + 1}:${start.character + 1}`;
  return [
    `${paint.bold(place)} ${color(`${severity}${code}`)} ${what}`,
    ...codeFrame(text, diagnostic, paint).map((one) => `  ${one}`),
    ...more.map((one) => `  ${paint.dim(one)}`),
    ...(diagnostic.relatedInformation ?? []).map(
      ({ location, message }) => `  ${paint.dim(`${location.uri}:${location.range.start.line + 1} ${message}`)}`,
    ),
  ].join('\n');
};
