// Lines and columns of a text: the LSP's positions (UTF-16, as the language's own ranges are) and back.
import type { Range as LspRange, Position } from 'vscode-languageserver-types';
import type { Range } from '../scenario/statement.ts';

export class LineIndex {
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const starts = [0];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
    }
    this.#starts = starts;
  }

  get text(): string {
    return this.#text;
  }

  get lineCount(): number {
    return this.#starts.length;
  }

  /** The line of the text nearest to one that is asked for: who asks may know an older text, or none. */
  nearestLine(line: number): number {
    return Math.max(0, Math.min(Math.trunc(line) || 0, this.#starts.length - 1));
  }

  positionAt(offset: number): Position {
    const at = Math.max(0, Math.min(offset, this.#text.length));
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return { line: low, character: at - (this.#starts[low] ?? 0) };
  }

  offsetAt(position: Position): number {
    if (position.line >= this.#starts.length) return this.#text.length;
    const start = this.#starts[Math.max(0, position.line)] ?? 0;
    return Math.min(start + Math.max(0, position.character), this.endOfLine(position.line));
  }

  /** Offset of the line's end, before its line break. */
  endOfLine(line: number): number {
    let end = this.#starts[line + 1] ?? this.#text.length;
    while (end > (this.#starts[line] ?? 0) && /[\r\n]/.test(this.#text[end - 1] ?? '')) end--;
    return end;
  }

  startOfLine(line: number): number {
    return this.#starts[line] ?? this.#text.length;
  }

  rangeOf(range: Range): LspRange {
    return { start: this.positionAt(range.start), end: this.positionAt(Math.max(range.start, range.end)) };
  }

  /** A range that ends no later than the line it begins on: squiggles never run over several lines. */
  rangeOnOneLine(range: Range): LspRange {
    const start = this.positionAt(range.start);
    const end = Math.max(range.start, Math.min(range.end, this.endOfLine(start.line)));
    return { start, end: this.positionAt(end) };
  }
}

export const contains = (range: Range, offset: number): boolean => range.start <= offset && offset <= range.end;
