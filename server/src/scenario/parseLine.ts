// One line to one statement: the first full reading, or what is wrong and where, what was expected and how to mend it.
import { sameValue } from '../rules/sameValue.ts';
import type { LogicalLine } from './lines.ts';
import { NameIndex, Scope } from './names.ts';
import { LineState, type Match, type Rule } from './parseCore.ts';
import { hintFor } from './parseHints.ts';
import { label } from './parseNames.ts';
import { unknownName, unreadable } from './parseUnread.ts';
import type { Range, StatementBody, SyntaxProblem } from './statement.ts';
import { isClauseStart, nameKey, type Word, wordsOf } from './words.ts';

/** What a line came to. */
export interface LineReading {
  readonly body: StatementBody;
  readonly problems: readonly SyntaxProblem[];
  /** The line's words folded, one space between: the same for the same line whatever its spacing, case and comment. */
  readonly meaning: string;
  readonly words: readonly Word[];
}

const UNREADABLE = { kind: 'unreadable' } as const;

const withHint = (problem: SyntaxProblem, meaning: string): SyntaxProblem => {
  const instead = problem.fixes === undefined ? hintFor(meaning) : undefined;
  return instead === undefined ? problem : { ...problem, values: { ...problem.values, instead } };
};

const BRINGS: ReadonlySet<string> = new Set(['controls', 'control', 'has', 'puts', 'casts', 'plays', 'creates']);

/** Keys of the cards and labels that an unreadable line would have brought in: lines that rest on them are not blamed. */
const broughtBy = (words: readonly Word[], scope: Scope): readonly string[] => {
  if (!words.slice(0, 4).some((word) => BRINGS.has(word.key))) return [];
  const line = new LineState(words, scope, 'quick');
  const keys: string[] = [];
  for (let at = 1; at < words.length; at += 1) {
    if (line.key(at - 1) === 'as') for (const { value } of label(line, at)) keys.push(value.key);
    const match = line.name(at, 'thing', 'plural');
    if (match === undefined) continue;
    keys.push(match.entry.key);
    at = match.next - 1;
  }
  return [...new Set(keys)];
};

/** All full readings of some words by a rule, each meaning once. */
export const readingsOf = (
  words: readonly Word[],
  scope: Scope,
  rule: Rule<StatementBody>,
): readonly StatementBody[] => {
  const line = new LineState(words, scope, 'quick');
  const found: StatementBody[] = [];
  for (const match of rule(line, 0)) {
    if (match.at === words.length && !found.some((one) => sameValue(one, match.value))) found.push(match.value);
  }
  return found;
};

const fullReading = (line: LineState, rule: Rule<StatementBody>): StatementBody | undefined => {
  for (const match of rule(line, 0)) {
    if (match.at === line.words.length) return match.value;
    line.fail(match.at, '<end>');
  }
  return undefined;
};

/** Reads a line by a rule. Never throws; what can't be read is `unreadable`, with one problem. */
export const readLine = (text: string, place: LogicalLine, scope: Scope, rule: Rule<StatementBody>): LineReading => {
  const all = wordsOf(text, place.start, place.end);
  const words = withoutFullStop(all);
  const meaning = words.map((word) => (word.kind === 'quoted' ? `"${word.text}"` : word.key)).join(' ');
  const unclosed = words.find((word) => word.kind === 'quoted' && word.closed === false);
  const body = fullReading(new LineState(words, scope, 'quick'), rule);
  const problems: SyntaxProblem[] = [];
  if (unclosed !== undefined) problems.push(unclosedQuote(unclosed, place.end));
  if (body !== undefined) return { body, problems, meaning, words };
  const labelled = withOwnLabels(words, scope, rule);
  if (labelled !== undefined) return { body: labelled, problems, meaning, words };
  const lenient = new LineState(words, scope, 'lenient');
  const second = bestOf(lenient, rule(lenient, 0));
  if (second !== undefined) {
    for (const [name, sort] of second.unknown) problems.push(unknownName(name, sort, scope));
    return { body: second.body, problems, meaning, words };
  }
  const tracking = new LineState(words, scope, 'tracking');
  fullReading(tracking, rule);
  const slips = slipsOf(words, scope, rule, place);
  if (slips !== undefined) {
    const brings = broughtBy(slips.words, scope);
    const unread = brings.length === 0 ? UNREADABLE : { ...UNREADABLE, brings };
    return { body: unread, problems: [...problems, ...slips.problems], meaning, words };
  }
  if (words.at(-1)?.text === ',') {
    // A list that is still being typed: what stands in it so far is read.
    const soFar = fullReading(new LineState(words.slice(0, -1), scope, 'quick'), rule);
    if (soFar !== undefined)
      return { body: soFar, problems: [...problems, unreadable(tracking, place)], meaning, words };
  }
  problems.push(missingExpect(words, scope, rule) ?? withHint(unreadable(tracking, place), meaning));
  const brings = broughtBy(words, scope);
  return { body: brings.length === 0 ? UNREADABLE : { ...UNREADABLE, brings }, problems, meaning, words };
};

/** More slips than this in one line are none. */
const mostSlips = 4;

/** The slips of the pen that, put right together, make a line readable: each said at its place, with the words as they should be. */
const slipsOf = (
  all: readonly Word[],
  scope: Scope,
  rule: Rule<StatementBody>,
  place: LogicalLine,
): { readonly problems: readonly SyntaxProblem[]; readonly words: readonly Word[] } | undefined => {
  const problems: SyntaxProblem[] = [];
  let words = all;
  for (let slip = 0; slip < mostSlips; slip += 1) {
    const tracking = new LineState(words, scope, 'tracking');
    fullReading(tracking, rule);
    const problem = unreadable(tracking, place);
    const [edit] = problem.fixes?.[0]?.edits ?? [];
    const isSaid =
      edit === undefined || problems.some(({ range }) => range.start < edit.range.end && edit.range.start < range.end);
    if (isSaid) return undefined;
    problems.push(problem);
    const { start, end } = edit.range;
    const put = wordsOf(edit.newText).map((word): Word => ({ ...word, start, end }));
    words = [...words.filter((word) => word.end <= start), ...put, ...words.filter((word) => word.start >= end)];
    if (fullReading(new LineState(words, scope, 'quick'), rule) !== undefined) return { problems, words };
  }
  return undefined;
};

/** Words after `as` up to the next comma or clause: what could be a label of this very line. */
export const labelsSaid = (words: readonly Word[]): readonly string[] =>
  words.flatMap((word, at) => {
    if (word.kind !== 'word' || (word.key !== 'as' && word.key !== 'creating')) return [];
    const parts: string[] = [];
    for (let next = at + 1; next < words.length && words[next]?.kind !== 'comma'; next += 1) {
      if (isClauseStart(words, next)) break;
      parts.push(words[next]?.text ?? '');
    }
    return parts.length === 0 ? [] : [parts.join(' ')];
  });

/** `controls Gray Ogre as Grumpy, Pacifism attached to Grumpy`: what a set-up line brings in first, its later items can name. */
const withOwnLabels = (words: readonly Word[], scope: Scope, rule: Rule<StatementBody>): StatementBody | undefined => {
  if (!words.some(({ kind }) => kind === 'comma')) return undefined;
  const labels = new NameIndex();
  for (const name of labelsSaid(words)) if (scope.get(nameKey(name)) === undefined) labels.add(name, 'label');
  if (labels.size === 0) return undefined;
  const body = fullReading(new LineState(words, new Scope([labels, ...scope.layers]), 'quick'), rule);
  return body?.kind === 'setup' ? body : undefined;
};

/** A full stop or a colon at the line's end says nothing; people write it out of habit. */
const withoutFullStop = (words: readonly Word[]): readonly Word[] => {
  const last = words.at(-1);
  if (last === undefined || last.kind !== 'word' || !/[^.:][.:]$/.test(last.text)) return words;
  // Some names end so (`Mr.`); with the stop they are found first.
  return ABBREVIATIONS.test(last.key)
    ? words
    : [...words.slice(0, -1), { ...last, text: last.text.slice(0, -1), key: last.key.slice(0, -1), end: last.end - 1 }];
};
const ABBREVIATIONS = /^(?:\w|mr|mrs|ms|dr|st|jr|sr)\.$|\..*\.$/;

const unclosedQuote = (word: Word, end: number): SyntaxProblem => ({
  code: 'unclosed-quote',
  severity: 'error',
  range: { start: word.start, end: word.end },
  values: {},
  fixes: [{ code: 'close-quote', values: {}, edits: [{ range: { start: end, end }, newText: '"' }] }],
});

interface UnknownRef {
  readonly text: string;
  readonly range: Range;
}

/** Of the second try's full readings the one with the fewest unknown names, and those the shortest. */
const bestOf = (
  line: LineState,
  matches: readonly Match<StatementBody>[],
): { readonly body: StatementBody; readonly unknown: readonly (readonly [UnknownRef, string])[] } | undefined => {
  let best: { body: StatementBody; unknown: (readonly [UnknownRef, string])[]; cost: number } | undefined;
  for (const match of matches) {
    if (match.at !== line.words.length) continue;
    // What begins with `expect` is nobody's name.
    if (line.words[0]?.key === 'expect' && match.value.kind !== 'expect') continue;
    const unknown: (readonly [UnknownRef, string])[] = [];
    collect(match.value, line.unknown, unknown);
    const length = unknown.reduce((sum, [name]) => sum + name.text.length, 0);
    const cost = unknown.length * 10_000 + length;
    if (best === undefined || cost < best.cost) best = { body: match.value, unknown, cost };
  }
  return best;
};

const collect = (
  value: unknown,
  marked: ReadonlyMap<object, string>,
  found: (readonly [UnknownRef, string])[],
): void => {
  if (typeof value !== 'object' || value === null) return;
  const sort = marked.get(value);
  // Only names are ever marked.
  if (sort !== undefined) found.push([value as UnknownRef, sort]);
  for (const part of Object.values(value)) collect(part, marked, found);
};

/** `Gray Ogre is 2/2`: what is said of something wants `expect` before it. */
const missingExpect = (words: readonly Word[], scope: Scope, rule: Rule<StatementBody>): SyntaxProblem | undefined => {
  const [first] = words;
  if (first === undefined || first.key === 'expect') return undefined;
  const { start } = first;
  const expect: Word = { kind: 'word', text: 'expect', key: 'expect', start, end: start };
  const line = new LineState([expect, ...words], scope, 'quick');
  const read = fullReading(line, rule);
  if (read?.kind !== 'expect' || read.groups.some((group) => group.predicates.length === 0)) return undefined;
  return {
    code: 'missing-expect',
    severity: 'error',
    range: { start, end: words.at(-1)?.end ?? first.end },
    values: {},
    expected: ['expect'],
    fixes: [
      {
        code: 'insert-word',
        values: { word: 'expect' },
        edits: [{ range: { start, end: start }, newText: 'expect ' }],
      },
    ],
  };
};
