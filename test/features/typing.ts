// Types a scenario word by word and asks what is offered before each: whether the next word is among it, and where.
import { type Completions, completionsAt } from '../../server/src/features/completion.ts';
import type { FeatureContext } from '../../server/src/features/context.ts';
import { LineIndex } from '../../server/src/features/lines.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import type { CardPool } from '../../server/src/scenario/cardPool.ts';
import type { Analysis } from '../../server/src/scenario/result.ts';
import { wordsOf } from '../../server/src/scenario/words.ts';
import { statementLines } from './spoil.ts';

/** A word or name of a line, with where it starts. */
export interface ToType {
  readonly start: number;
  readonly text: string;
  readonly isName: boolean;
}

/** One word asked for: its place in the list, from 1, and how many letters had to be typed first. */
export interface Asked {
  readonly word: ToType;
  readonly line: string;
  readonly rank: number | undefined;
  readonly letters: number;
  readonly milliseconds: number;
  readonly first: readonly string[];
}

export class Typist {
  readonly #library: CardPool;
  #last: Analysis | undefined;

  constructor(library: CardPool) {
    this.#library = library;
  }

  analyse(text: string): Analysis {
    const input = { uri: 'file:///t.strata', text, version: 1, files: new Map(), library: this.#library };
    const analysis = analyse(input, this.#last);
    this.#last = analysis;
    return analysis;
  }

  /** What is offered at the end of a text. */
  offered(text: string): Completions & { readonly milliseconds: number } {
    const analysis = this.analyse(text);
    const lines = new LineIndex(text);
    const context: FeatureContext = { locale: 'en', analysis, lines, linesOf: () => undefined };
    const probe = (tried: string): Analysis =>
      analyse({ uri: 'file:///t.strata', text: tried, version: 0, files: new Map(), library: this.#library }, analysis);
    const input = { context, text, lines, offset: text.length, library: this.#library.indexes, probe };
    // of the processor, not of the clock: others may be at work on the machine
    const before = process.cpuUsage();
    const found = completionsAt(input);
    const { user, system } = process.cpuUsage(before);
    return { ...found, milliseconds: (user + system) / 1000 };
  }

  /** Asks for a word with no letter of it typed, then with one, two and three. */
  ask(text: string, word: ToType): Asked {
    const before = text.slice(0, word.start);
    const line = before.slice(before.lastIndexOf('\n') + 1).trim();
    const lineStart = before.lastIndexOf('\n') + 1;
    let milliseconds = 0;
    let first: readonly string[] = [];
    for (const letters of [0, 1, 2, 3]) {
      const typed = `${before}${word.text.slice(0, letters)}`;
      const { items, milliseconds: spent } = this.offered(typed);
      milliseconds = Math.max(milliseconds, spent);
      if (letters === 0) first = items.slice(0, 6).map(({ label }) => label);
      const done = (start: number): string => typed.slice(start, word.start);
      const rank = items.findIndex(({ label, textEdit }) => {
        const range = textEdit !== undefined && 'range' in textEdit ? textEdit.range.start : undefined;
        const from = range === undefined ? word.start : lineStart + range.character;
        return fits(label.slice(Math.max(0, done(from).length)), word);
      });
      if (rank >= 0) return { word, line, rank: rank + 1, letters, milliseconds, first };
    }
    return { word, line, rank: undefined, letters: 3, milliseconds, first };
  }
}

const fits = (label: string, { text, isName }: ToType): boolean => {
  const [offered, wanted] = [label.toLowerCase(), text.toLowerCase()];
  if (offered === wanted || offered.startsWith(`${wanted} `) || offered.startsWith(`${wanted},`)) return true;
  // a plural is forgiven after a number
  return isName && (wanted === `${offered}s` || wanted === `${offered}es`);
};

/** Words of the examples that nobody can offer: numbers, what is quoted, costs, and names of one's own making. */
const OWN = /^(?:[\d+\-−X=*{]|D\d|—)/;

/** Every word of the statements that is to be offered; a name is one word. */
export function toType(text: string, analysis: Analysis): readonly ToType[] {
  const names = new Map<number, { readonly end: number; readonly declared: boolean; readonly text: string }>();
  for (const run of analysis.runs)
    for (const { name, declared } of run.nameUses)
      names.set(name.range.start, { end: name.range.end, declared, text: name.text });
  const found: ToType[] = [];
  for (const { start, end } of statementLines(text)) {
    const line = text.slice(start, end).trim();
    if (/^(?:suppose|use|players)\b/.test(line)) {
      found.push({ start: start + text.slice(start).search(/\S/), text: line.split(' ')[0] ?? '', isName: false });
      continue;
    }
    let behind = start;
    let afterNamed = false;
    for (const word of wordsOf(text, start, end)) {
      if (word.start < behind) continue;
      const name = names.get(word.start);
      if (name !== undefined) {
        behind = name.end;
        // quotes, or the ending of a possessive, belong to it
        if (/^['’]s?/.test(text.slice(name.end))) behind = text.indexOf(' ', name.end);
        afterNamed = false;
        if (!name.declared && word.kind !== 'quoted') {
          const ending = behind > name.end ? text.slice(name.end, behind) : '';
          found.push({ start: word.start, text: name.text + ending, isName: true });
        }
        continue;
      }
      const isFree = afterNamed && !/^(?:with|without|and)$/.test(word.key);
      if (word.key === 'named') afterNamed = true;
      else if (word.kind === 'comma') afterNamed = false;
      if (word.kind !== 'word' || OWN.test(word.text) || isFree) continue;
      found.push({ start: word.start, text: word.text, isName: false });
    }
  }
  return found;
}
