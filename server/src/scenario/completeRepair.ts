// A line that can't be read, and small changes that make it readable: a word put in, left out or written for another.
import { type LineToRead, type OuterNames, parseDocument } from './document.ts';
import type { Scope } from './names.ts';
import { LineState, type Rule } from './parseCore.ts';
import { readingsOf } from './parseLine.ts';
import type { Range, StatementBody } from './statement.ts';
import { type Word, wordsOf } from './words.ts';

export interface Repair {
  readonly kind: 'insert' | 'remove' | 'replace';
  /** The words put in or written; of what is left out, its words. */
  readonly words: string;
  readonly range: Range;
  readonly newText: string;
}

/** More than this many are not tried at one place. */
const MOST_TRIED = 60;

/**
 * Changes at one word or name, each of which makes the line that holds the offset readable. `names` are those that are
 * likely there: of what is in the game.
 */
export const repairsAt = (
  text: string,
  offset: number,
  outer: OuterNames = {},
  names: readonly string[] = [],
): readonly Repair[] => {
  const line = lineAt(text, offset, outer);
  if (line === undefined) return [];
  const { words, scope, rule } = line;
  const tracking = new LineState(words, scope, 'tracking');
  if (rule(tracking, 0).some((match) => match.at === words.length)) return [];
  const at = tracking.furthest;
  const all = [...tracking.expected].flatMap((what) => wordsFor(what, scope, names));
  // of `casts` and `cast` the one that is right of one player
  const expected = all.filter((word) => !all.includes(`${word}s`)).slice(0, MOST_TRIED);
  const tried = candidates(words, at, expected);
  const found: Repair[] = [];
  for (const each of [...nameRepairs(words, at, names), ...tried, ...finished(text, line, at, tried)]) {
    if (reads(changed(text, line, each), scope, rule)) found.push(each);
  }
  return found;
};

/** A last word that is all but the one that is due, where that can't be the last: with each of the words that end the line. */
const finished = (text: string, line: LineToRead, at: number, tried: readonly Repair[]): readonly Repair[] => {
  const word = line.words[at];
  if (word === undefined || at !== line.words.length - 1) return [];
  return tried.flatMap((each): readonly Repair[] => {
    if (each.kind !== 'replace' || !isSlipOf(word.key, each.words)) return [];
    const state = new LineState(changed(text, line, each), line.scope, 'tracking');
    line.rule(state, 0);
    return [...state.expected]
      .flatMap((what) => wordsFor(what, line.scope, []))
      .slice(0, MOST_TRIED)
      .map((next) => ({ ...each, words: `${each.words} ${next}`, newText: `${each.newText} ${next}` }));
  });
};

/** Whether one word is the other but for a letter at its end. */
const isSlipOf = (written: string, meant: string): boolean =>
  written !== meant &&
  Math.abs(written.length - meant.length) <= 1 &&
  (meant.startsWith(written) || written.startsWith(meant));

const lineAt = (text: string, offset: number, outer: OuterNames): LineToRead | undefined => {
  let found: LineToRead | undefined;
  parseDocument(text, outer, (line) => {
    const first = line.words[0];
    const last = line.words.at(-1);
    if (first !== undefined && last !== undefined && first.start <= offset && offset <= last.end) found ??= line;
  });
  return found;
};

/** A keyword as it is; the players' names where a player is due. */
const wordsFor = (what: string, scope: Scope, names: readonly string[]): readonly string[] => {
  if (what === '<end>') return [];
  if (what === '<object>') return names;
  const own = (ending: string): readonly string[] =>
    scope.layers
      .filter((layer) => layer.size < 200)
      .flatMap((layer) => [...layer.entries()].flatMap(({ kind, name }) => (kind === 'player' ? [name + ending] : [])));
  if (what === '<player>') return own('');
  if (what === '<target>') return [...names, ...own('')];
  if (what === "<player>'s") return own("'s");
  return what.startsWith('<') || what.includes('…') ? [] : [what];
};

/** A name half right: two words of which one is a word of it, at the word that does not fit or before. */
const nameRepairs = (words: readonly Word[], at: number, names: readonly string[]): readonly Repair[] =>
  [at - 1, at].flatMap((index) => {
    const [first, second] = [words[index], words[index + 1]];
    if (first?.kind !== 'word' || second?.kind !== 'word') return [];
    return names.flatMap((name): readonly Repair[] => {
      const own = wordsOf(name).map(({ key }) => key);
      if (own.length < 2 || own.includes(first.key) === own.includes(second.key)) return [];
      return [{ kind: 'replace', words: name, range: { start: first.start, end: second.end }, newText: name }];
    });
  });

/** A word put in before the one that does not fit, written for it, or it left out; the same one word earlier. */
const candidates = (words: readonly Word[], at: number, expected: readonly string[]): readonly Repair[] => {
  const found: Repair[] = [];
  const word = words[at];
  const last = words.at(-1);
  if (last === undefined) return [];
  for (const text of expected) {
    if (word === undefined) {
      found.push({ kind: 'insert', words: text, range: { start: last.end, end: last.end }, newText: ` ${text}` });
      continue;
    }
    const before = { start: word.start, end: word.start };
    found.push({ kind: 'insert', words: text, range: before, newText: `${text} ` });
    found.push({ kind: 'replace', words: text, range: { start: word.start, end: word.end }, newText: text });
  }
  for (const index of [at, at - 1]) {
    const one = words[index];
    if (one === undefined || words.length < 2) continue;
    const start = words[index - 1]?.end ?? one.start;
    const end = index === 0 ? (words[1]?.start ?? one.end) : one.end;
    found.push({ kind: 'remove', words: one.text, range: { start, end }, newText: '' });
  }
  return found;
};

const changed = (text: string, { words }: LineToRead, { range, newText }: Repair): readonly Word[] => {
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  const line = text.slice(start, range.start) + newText + text.slice(range.end, end);
  return wordsOf(line);
};

const reads = (words: readonly Word[], scope: Scope, rule: Rule<StatementBody>): boolean =>
  words.length > 0 && readingsOf(words, scope, rule).length > 0;
