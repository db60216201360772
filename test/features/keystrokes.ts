// Types a text key by key, as an editor would send it, and looks at all that is shown after each key: what flickers, what comes too early.
import type { Diagnostic } from 'vscode-languageserver-types';
import type { FeatureContext } from '../../server/src/features/context.ts';
import { type DiagnosticData, diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { lineBeingTyped, whileTyping } from '../../server/src/features/halfTyped.ts';
import { inlayHints } from '../../server/src/features/inlayHints.ts';
import { LineIndex } from '../../server/src/features/lines.ts';
import { tokensOf } from '../../server/src/features/semanticTokens.ts';
import { steadyHints, steadyTokens, type Typing } from '../../server/src/features/steady.ts';
import { documentSymbols } from '../../server/src/features/symbols.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import type { CardPool } from '../../server/src/scenario/cardPool.ts';
import type { Analysis } from '../../server/src/scenario/result.ts';

/** What is shown after a key, as texts that can be compared; each with the line it stands on. */
interface Shown {
  readonly text: string;
  readonly typing: number | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly seen: ReadonlyMap<string, number>;
}

export interface Fault {
  readonly kind: 'error on the line being typed' | 'comes and goes' | 'goes and comes' | 'hint before the end';
  readonly what: string;
  readonly line: string;
}

export class Keyboard {
  readonly #library: CardPool;
  #last: Analysis | undefined;
  #text = '';
  #settled: readonly Diagnostic[] = [];
  #finished: FeatureContext | undefined;
  readonly faults: Fault[] = [];
  keys = 0;

  constructor(library: CardPool) {
    this.#library = library;
  }

  /** Types a whole text from nothing, line by line; each line's typing is one stretch that nothing may flicker in. */
  type(text: string): void {
    this.#text = '';
    this.#settled = [];
    this.#finished = undefined;
    this.#last = undefined;
    let at = 0;
    for (const line of text.split('\n')) {
      this.#stretch(at, line);
      at += line.length + 1;
      this.#press(`${this.#text}\n`);
    }
  }

  /** Types one line of a text again that stands there without it, the lines below it in place. */
  retype(text: string, line: number): void {
    const lines = text.split('\n');
    const typed = lines[line] ?? '';
    const start = lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0);
    this.#last = undefined;
    this.#finished = undefined;
    this.#settled = [];
    this.#text = '';
    this.#press(lines.map((one, index) => (index === line ? (/^\s*/.exec(one)?.[0] ?? '') : one)).join('\n'));
    this.#stretch(start, typed, /^\s*/.exec(typed)?.[0].length ?? 0);
  }

  /** Takes the last word of a line back and types it again, the lines below it in place. */
  amend(text: string, line: number): void {
    const lines = text.split('\n');
    const typed = lines[line] ?? '';
    const start = lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0);
    const word = /\S+\s*$/.exec(typed)?.[0] ?? '';
    this.#last = undefined;
    this.#finished = undefined;
    this.#settled = [];
    this.#text = '';
    this.#press(text);
    const cut = (count: number): string =>
      text.slice(0, start) + typed.slice(0, typed.length - count) + text.slice(start + typed.length);
    const stretch: Shown[] = [];
    for (let count = 1; count <= word.length; count += 1) stretch.push(this.#press(cut(count)));
    for (let count = word.length - 1; count >= 0; count -= 1) stretch.push(this.#press(cut(count)));
    this.#judge(stretch, typed);
  }

  #stretch(start: number, line: string, from = 0): void {
    const stretch: Shown[] = [];
    const rest = this.#text.slice(start + from);
    const before = this.#text.slice(0, start);
    for (let length = from + 1; length <= line.length; length += 1)
      stretch.push(this.#press(before + line.slice(0, length) + rest));
    this.#judge(stretch, line);
  }

  #press(text: string): Shown {
    this.keys += 1;
    const typing = lineBeingTyped(this.#text, text);
    this.#text = text;
    const input = { uri: 'file:///t.strata', text, version: this.keys, files: new Map(), library: this.#library };
    const analysis = analyse(input, this.#last);
    this.#last = analysis;
    const context: FeatureContext = { locale: 'en', analysis, lines: new LineIndex(text), linesOf: () => undefined };
    const all = diagnosticsOf(context, { limit: 500, rulePages: false });
    const diagnostics = typing === undefined ? all : whileTyping(all, typing, text, this.#settled);
    this.#settled = diagnostics;
    if (typing === undefined) this.#finished = context;
    const before = this.#finished;
    const held = typing !== undefined && before !== undefined ? { context, line: typing, before } : undefined;
    return { text, typing, diagnostics, seen: this.#seen(context, held, diagnostics) };
  }

  /** Everything shown, by what it says and where. */
  #seen(
    context: FeatureContext,
    held: Typing | undefined,
    diagnostics: readonly Diagnostic[],
  ): ReadonlyMap<string, number> {
    const { lines } = context;
    const { text } = context.analysis;
    const whole = { start: 0, end: text.length };
    const seen = new Map<string, number>();
    for (const one of diagnostics)
      seen.set(`diagnostic ${codeOf(one)} ${one.range.start.line}:${one.range.start.character}`, one.range.start.line);
    for (const { position, label } of held === undefined ? inlayHints(context, whole) : steadyHints(held, whole)) {
      if (position.character !== lines.positionAt(lines.endOfLine(position.line)).character)
        this.faults.push({
          kind: 'hint before the end',
          what: String(label),
          line: text.split('\n')[position.line] ?? '',
        });
      seen.set(`hint ${position.line} ${String(label)}`, position.line);
    }
    for (const symbol of documentSymbols(context))
      seen.set(`symbol ${symbol.range.start.line}`, symbol.range.start.line);
    for (const { line, character, type } of held === undefined ? tokensOf(context) : steadyTokens(held))
      seen.set(`colour ${line}:${character} ${type}`, line);
    return seen;
  }

  #judge(stretch: readonly Shown[], line: string): void {
    const [first] = stretch;
    const last = stretch.at(-1);
    if (first === undefined || last === undefined) return;
    const typed = first.typing;
    for (const { diagnostics, typing, text } of stretch)
      for (const one of diagnostics)
        if (one.range.start.line === typing && (one.severity === 1 || one.severity === 2))
          this.faults.push({
            kind: 'error on the line being typed',
            what: codeOf(one),
            line: text.split('\n')[typing] ?? '',
          });
    const all = new Map(stretch.flatMap(({ seen }) => [...seen]));
    for (const [what, at] of all) {
      if (at === typed) continue;
      const shown = stretch.map(({ seen }) => seen.has(what));
      const changes = shown.filter((is, index) => index > 0 && is !== shown[index - 1]).length;
      // a hint may come and go with what is typed; a result that was there may not
      if (changes < 2 || (what.startsWith('hint') && shown[0] === false)) continue;
      const there = last.text.split('\n')[at] ?? '';
      this.faults.push({
        kind: shown[0] === true ? 'goes and comes' : 'comes and goes',
        what,
        line: `${line.trim()}   (at: ${there.trim()})`,
      });
    }
  }
}

const codeOf = ({ data, code }: Diagnostic): string => (data as DiagnosticData | undefined)?.code ?? String(code ?? '');
