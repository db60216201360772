// One line to one statement: the first full reading, or what is wrong and where, what was expected and how to mend it.
import { allVocabularyWords, KEYWORD_NAMES, nearestWords } from '../cards/vocabulary.ts';
import type { LogicalLine } from './lines.ts';
import { NameIndex, type NameKind, Scope } from './names.ts';
import { LineState, type Match, type Rule } from './parseCore.ts';
import { hintFor } from './parseHints.ts';
import { label } from './parseNames.ts';
import type { Fix, Range, StatementBody, SyntaxProblem } from './statement.ts';
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
  const seen = new Set<string>();
  const found: StatementBody[] = [];
  for (const match of rule(line, 0)) {
    if (match.at !== words.length) continue;
    const text = JSON.stringify(match.value);
    if (!seen.has(text)) found.push(match.value);
    seen.add(text);
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

const ACCEPTED: Readonly<Record<string, (kind: NameKind) => boolean>> = {
  player: (kind) => kind === 'player',
  object: (kind) => kind !== 'player',
  card: (kind) => kind !== 'player',
  target: () => true,
};

const unknownName = (name: UnknownRef, sort: string, scope: Scope): SyntaxProblem => {
  const nearest = scope.nearest(name.text, ACCEPTED[sort]);
  const fixes: Fix[] = nearest.map((known) => ({
    code: 'replace-name',
    values: { name: known },
    edits: [{ range: name.range, newText: known }],
  }));
  return {
    code: sort === 'player' ? 'unknown-player' : 'unknown-name',
    severity: 'error',
    range: name.range,
    values: { name: name.text, ...(nearest[0] === undefined ? {} : { nearest: nearest[0] }) },
    expected: nearest,
    ...(fixes.length === 0 ? {} : { fixes }),
  };
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

/** Words that a placeholder stands for, to compare a slip of the pen with. */
const wordsFor = (placeholder: string, scope: Scope): readonly string[] => {
  switch (placeholder) {
    case '<quality>':
    case '<color>':
      return QUALITY_WORDS;
    case '<keyword>':
      return KEYWORD_NAMES.map((name) => name.split(' ')[0] ?? name);
    case "<player>'s":
      return playersOf(scope).map((name) => `${name}'s`);
    case '<player>':
    case '<target>':
      return playersOf(scope);
    default:
      return [];
  }
};

const playersOf = (scope: Scope): readonly string[] =>
  scope.layers
    .filter((layer) => layer.size < 2_000)
    .flatMap((layer) => [...layer.entries()].filter((entry) => entry.kind === 'player').map((entry) => entry.name));

const QUALITY_WORDS: readonly string[] = [...allVocabularyWords(), 'colorless', 'token'];

const MOST = 5;

/** `is flying`: an ability is had. */
const isForHas = (line: LineState): SyntaxProblem | undefined => {
  const { words, furthest } = line;
  const verb = words[furthest - 1];
  const word = words[furthest];
  const has = verb?.key === 'is' ? 'has' : verb?.key === 'are' ? 'have' : undefined;
  const first = KEYWORD_NAMES.some((name) => name === word?.key || name.split(' ')[0] === word?.key);
  if (has === undefined || verb === undefined || word === undefined || !first) return undefined;
  const range = { start: verb.start, end: word.end };
  const newText = `${has} ${word.text}`;
  return {
    code: 'unreadable',
    severity: 'error',
    range,
    values: { word: `${verb.text} ${word.text}`, nearest: newText },
    expected: [newText],
    fixes: [{ code: 'replace-word', values: { word: newText }, edits: [{ range, newText }] }],
  };
};

const CAPITAL = /^\p{Lu}/u;

/** `Wall of Stone`, of which the first word fits as something else: a name with little words in it that nothing is called. */
const unknownTitle = ({ words, furthest, scope }: LineState): SyntaxProblem | undefined => {
  const word = words[furthest];
  if (word === undefined || !['of', 'the', 'from'].includes(word.key)) return undefined;
  const isTitle = (one: Word | undefined): boolean => one?.kind === 'word' && CAPITAL.test(one.text);
  let from = furthest;
  while (from > 1 && isTitle(words[from - 1])) from -= 1;
  let to = furthest + 1;
  while (words[to]?.key === 'the' || words[to]?.key === 'of') to += 1;
  while (isTitle(words[to])) to += 1;
  const [first, last] = [words[from], words[to - 1]];
  if (from === furthest || first === undefined || last === undefined || !isTitle(last)) return undefined;
  const text = words
    .slice(from, to)
    .map((one) => one.text)
    .join(' ')
    .replace(/,$/, '');
  return unknownName({ text, range: { start: first.start, end: last.end } }, 'card', scope);
};

/** `can attack Carol`, where nobody is called so. */
const unknownVictim = ({ words, furthest, scope }: LineState): SyntaxProblem | undefined => {
  const verb = words[furthest - 1]?.key;
  const word = words[furthest];
  if ((verb !== 'attack' && verb !== 'block') || word?.kind !== 'word' || !CAPITAL.test(word.text)) return undefined;
  return unknownName({ text: word.text, range: { start: word.start, end: word.end } }, 'target', scope);
};

const unreadable = (line: LineState, place: LogicalLine): SyntaxProblem => {
  const { words, furthest, scope } = line;
  const special = isForHas(line) ?? unknownTitle(line) ?? unknownVictim(line);
  if (special !== undefined) return special;
  const word = words[furthest];
  const expected = [...line.expected].filter((what) => what !== '<end>' || line.expected.size === 1);
  if (word === undefined) {
    const last = words.at(-1);
    const range = last === undefined ? { start: place.start, end: place.end } : { start: last.start, end: last.end };
    return {
      code: 'line-ends-early',
      severity: 'error',
      range,
      values: { word: last?.text ?? '' },
      expected: expected.slice(0, MOST),
    };
  }
  // `to be 2/2`, `should be 2/2`.
  const second = words[furthest + 1];
  const range = { start: word.start, end: second?.key === 'be' ? second.end : word.end };
  const candidates = new Set(
    expected.flatMap((what) => (what.startsWith('<') ? wordsFor(what, scope) : [what.split(' ')[0] ?? what])),
  );
  const near =
    word.kind === 'word' ? [...new Set([...meantBy(word, expected), ...nearTo(word, candidates)])].slice(0, 3) : [];
  const ranked = [...near, ...expected.filter((what) => !near.includes(what))].slice(0, MOST);
  const fixes: Fix[] = near.map((text) => ({
    code: 'replace-word',
    values: { word: text },
    edits: [{ range, newText: text }],
  }));
  return {
    code: 'unreadable',
    severity: 'error',
    range,
    values: {
      word: word.kind === 'quoted' ? `"${word.text}"` : word.text,
      ...(near[0] === undefined ? {} : { nearest: near[0] }),
    },
    expected: ranked,
    ...(fixes.length === 0 ? {} : { fixes }),
  };
};

/** Words that people use for what the language calls otherwise. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  on: ['targeting', 'attached to'],
  at: ['targeting'],
  onto: ['targeting', 'attached to'],
  enchanting: ['targeting', 'attached to'],
  enchants: ['targeting', 'attached to'],
  equipping: ['attached to'],
  equipped: ['attached to'],
  kicked: ['with kicker'],
  facedown: ['face down'],
  morphed: ['face down'],
  plays: ['casts'],
  uses: ['activates'],
  summons: ['casts'],
  makes: ['creates'],
  owns: ['controls'],
  '=': ['is'],
  to: ['is'],
  be: ['is'],
  should: ['is'],
  must: ['is'],
  was: ['is'],
  becomes: ['is'],
  equals: ['is'],
  gets: ['has'],
  gains: ['has'],
  play: ['battlefield'],
  yard: ['graveyard'],
  deck: ['library'],
  called: ['named', 'as'],
  named: ['as'],
  colour: ['colorless'],
  kill: ['destroy'],
  bounce: ['return'],
  because: ['by'],
  responds: ['casts'],
  attaches: ['attach'],
};

/** What people mean by a word, of what could stand where it does. */
const meantBy = (word: Word, expected: readonly string[]): readonly string[] =>
  (Object.hasOwn(OTHER_WORDS, word.key) ? (OTHER_WORDS[word.key] ?? []) : []).filter((other) =>
    expected.some((what) => other === what || other.split(' ')[0] === what),
  );

/** Words of the language itself: where they don't fit, they are no slip of the pen. */
const LITTLE: ReadonlySet<string> = new Set('with and the that each all from into without are has have its'.split(' '));

/** The words that a slip of the pen may have meant, written as the slip is: `Soldier` for `Solder`. */
const nearTo = (word: Word, candidates: ReadonlySet<string>): readonly string[] => {
  if (word.key.length < 3 || LITTLE.has(word.key)) return [];
  const found = nearestWords(word.key, candidates, 6).filter((text) => text !== word.key);
  const possessive = word.key.endsWith('s') ? found.filter((text) => text.endsWith("'s")) : [];
  const ordered = [...possessive, ...found.filter((text) => !possessive.includes(text))];
  const capital = /^\p{Lu}/u.test(word.text);
  return [...new Set(ordered.map((text) => (capital ? text.slice(0, 1).toUpperCase() + text.slice(1) : text)))].slice(
    0,
    3,
  );
};
