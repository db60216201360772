// What is wrong with a line that can't be read: the word that does not fit, what was expected in its place, and what was meant by it.
import { passBack, passOver } from '../cards/loops.ts';
import { allVocabularyWords, KEYWORD_NAMES, nearestWords } from '../cards/vocabulary.ts';
import type { LogicalLine } from './lines.ts';
import type { NameKind, Scope } from './names.ts';
import type { LineState } from './parseCore.ts';
import type { Fix, Range, SyntaxProblem } from './statement.ts';
import { isClauseStart, type Word } from './words.ts';

interface NamedRange {
  readonly text: string;
  readonly range: Range;
}

const ACCEPTED: Readonly<Record<string, (kind: NameKind) => boolean>> = {
  player: (kind) => kind === 'player',
  object: (kind) => kind !== 'player',
  card: (kind) => kind !== 'player',
  target: () => true,
};

/** A name that nothing is called, with those that it may have been meant for. */
export const unknownName = (name: NamedRange, sort: string, scope: Scope): SyntaxProblem => {
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
  const from = passBack(furthest, 1, (at) => isTitle(words[at]));
  const small = passOver(furthest + 1, words.length, (at) => words[at]?.key === 'the' || words[at]?.key === 'of');
  const to = passOver(small, words.length, (at) => isTitle(words[at]));
  const [first, last] = [words[from], words[to - 1]];
  if (from === furthest || first === undefined || last === undefined || !isTitle(last)) return undefined;
  const text = words
    .slice(from, to)
    .map((one) => one.text)
    .join(' ')
    .replace(/,$/, '');
  return unknownName({ text, range: { start: first.start, end: last.end } }, 'card', scope);
};

const NAME_PLACES: readonly string[] = ['<card>', '<object>', '<target>'];
const NAME_ENDS: ReadonlySet<string> = new Set('as and is are has have in on with without from by was'.split(' '));

/** `Grey Ogre, …`: a name of several words, as far as it goes, that is a slip away from a known one. */
const slippedName = ({ words, furthest, scope, expected }: LineState): SyntaxProblem | undefined => {
  const from = passBack(furthest, 1, (at) => words[at]?.kind === 'word' && CAPITAL.test(words[at]?.text ?? ''));
  if (from === furthest && !NAME_PLACES.some((place) => expected.has(place))) return undefined;
  const to = passOver(
    furthest,
    words.length,
    (at) => words[at]?.kind === 'word' && !NAME_ENDS.has(words[at]?.key ?? '') && !isClauseStart(words, at),
  );
  const [first, last] = [words[from], words[to - 1]];
  if (first === undefined || last === undefined || to - from < 2) return undefined;
  const text = words
    .slice(from, to)
    .map((one) => one.text)
    .join(' ');
  const problem = unknownName({ text, range: { start: first.start, end: last.end } }, 'card', scope);
  return problem.fixes === undefined ? undefined : problem;
};

/** `can attack Carol`, where nobody is called so. */
const unknownVictim = ({ words, furthest, scope }: LineState): SyntaxProblem | undefined => {
  const verb = words[furthest - 1]?.key;
  const word = words[furthest];
  if ((verb !== 'attack' && verb !== 'block') || word?.kind !== 'word' || !CAPITAL.test(word.text)) return undefined;
  return unknownName({ text: word.text, range: { start: word.start, end: word.end } }, 'target', scope);
};

/** What is wrong with a line that can't be read, where its reading stopped. */
export const unreadable = (line: LineState, place: LogicalLine): SyntaxProblem => {
  const { words, furthest, scope } = line;
  const special = isForHas(line) ?? unknownTitle(line) ?? unknownVictim(line) ?? slippedName(line);
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
