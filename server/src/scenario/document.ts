// A document's text to its parts: statements above the first scenario, scenarios, card blocks, problems of reading.

import { namesOfCard } from '../cards/card.ts';
import { CARD_PROBLEM_SEVERITY, type CardProblem, type CardProblemCode } from '../cards/cardProblems.ts';
import { LONGEST_FILE, LONGEST_LINE, MOST_DEPTH, MOST_LINES } from '../rules/limits.ts';
import { Declarations } from './declare.ts';
import { endOfBlock, endOfRead, type LogicalLine, lastLineOf, lineTree } from './lines.ts';
import { NameIndex, Scope } from './names.ts';
import { bareBody, cardOf, firstWord, indexOfParsedCards, type ParsedCard } from './parseCards.ts';
import type { Rule } from './parseCore.ts';
import { predicateLine } from './parseExpect.ts';
import { type LineReading, readLine } from './parseLine.ts';
import { remembered } from './parseMemory.ts';
import { setupLine } from './parseSetup.ts';
import { statementAt } from './parseStatements.ts';
import type { Fix, Range, ScenarioNode, Statement, StatementBody, SyntaxProblem } from './statement.ts';
import { lastOf } from './steps.ts';
import { type Word, wordsOf } from './words.ts';

/** A problem of reading, with the rule behind it where there is one. */
export interface ReadProblem extends SyntaxProblem {
  readonly rule?: string;
}

export { indexOfParsedCards, type ParsedCard, parseCards } from './parseCards.ts';

/** The names that a document can use beside its own. */
export interface OuterNames {
  /** Cards of `use`d files: a label called like one of them is an error. */
  readonly used?: readonly NameIndex[];
  /** Libraries and card database. */
  readonly library?: readonly NameIndex[];
}

export interface ParsedDocument {
  /** Statements above the first `scenario`; of a file without one, its `rules` and `use` lines. */
  readonly statements: readonly Statement[];
  readonly scenarios: readonly ScenarioNode[];
  readonly cards: readonly ParsedCard[];
  readonly problems: readonly ReadProblem[];
}

/** How a line is read, by where it stands. */
type Mode =
  | { readonly mode: 'statement' }
  | { readonly mode: 'predicates' | 'items'; readonly rule: Rule<StatementBody>; readonly under: string };

/** So much of a line that is too long is marked. */
const SHOWN_OF_LONG = 80;

const STATEMENT: Mode = { mode: 'statement' };

/** Statements that other lines may stand under. */
const HEADS: ReadonlySet<StatementBody['kind']> = new Set([
  'cast',
  'activate',
  'trigger',
  'resolve',
  'simultaneously',
  'suppose',
  'unreadable',
]);
const TOP_WORDS: ReadonlySet<string> = new Set(['scenario', 'use', 'card']);

/** A line as it is about to be read: for whoever wants to look at all its readings. */
export interface LineToRead {
  readonly line: number;
  readonly words: readonly Word[];
  readonly scope: Scope;
  readonly rule: Rule<StatementBody>;
}

/** Statements as they are read, one step a line. */
type Statements = Generator<void, readonly Statement[]>;

class Reader {
  readonly text: string;
  readonly problems: ReadProblem[] = [];
  readonly inspect: ((line: LineToRead) => void) | undefined;

  constructor(text: string, inspect?: (line: LineToRead) => void) {
    this.text = text;
    this.inspect = inspect;
  }

  problem(code: string, range: Range, values: SyntaxProblem['values'] = {}, more: Partial<ReadProblem> = {}): void {
    this.problems.push({ code, severity: 'error', range, values, ...more });
  }

  /** A card's text at the margin: read, and to be moved under its head. */
  bareCard(head: LogicalLine, body: readonly LogicalLine[]): void {
    const [first] = body;
    if (first === undefined) return;
    this.problem(
      'card-not-indented',
      rangeOf(first),
      {},
      {
        related: [{ range: rangeOf(head), code: 'block-head', values: {} }],
        fixes: [{ code: 'indent', values: {}, edits: indentEdits(this.text, body, head.indent, head.indent + 2) }],
      },
    );
  }

  *statements(lines: readonly LogicalLine[], names: Declarations, mode: Mode = STATEMENT): Statements {
    const first = lines.find((line) => line.isTooDeep);
    if (first !== undefined) this.problem('too-deep', rangeOf(first), { most: MOST_DEPTH });
    const read: Statement[] = [];
    for (const line of lines) if (!line.isTooDeep) read.push(yield* this.statement(line, names, mode));
    return read;
  }

  /** A line that nobody wrote: it is not read, what stands under it is. */
  *tooLong(line: LogicalLine, names: Declarations): Generator<void, Statement> {
    const range = { start: line.start, end: line.start + SHOWN_OF_LONG };
    this.problem('line-too-long', range, { most: LONGEST_LINE });
    const children = yield* this.statements(line.children, names);
    const body = { kind: 'unreadable' } as const;
    return { body, range, line: line.line, indent: line.indent, children, meaning: '', endLine: lastLineOf(line) };
  }

  /** Reads a line and its block; yields after each line. */
  *statement(line: LogicalLine, names: Declarations, mode: Mode): Generator<void, Statement> {
    if (line.end - line.start > LONGEST_LINE) return yield* this.tooLong(line, names);
    const word = firstWord(this.text, line);
    if (mode.mode === 'statement' && TOP_WORDS.has(word) && line.indent > 0)
      return yield* this.misplaced(line, word, names);
    const rule = mode.mode === 'statement' ? statementAt : mode.rule;
    const under = mode.mode === 'statement' ? '' : `${mode.under}:`;
    const key = `${names.id}:${line.start}:${under}${this.text.slice(line.start, line.end)}`;
    const reading = remembered(key, () => readLine(this.text, line, names.scope, rule));
    this.problems.push(...reading.problems);
    this.inspect?.({ line: line.line, words: reading.words, scope: names.scope, rule });
    const { body } = reading;
    if (body.kind === 'unreadable') names.rescue(reading.words);
    else this.problems.push(...names.declare(body));
    yield;
    return yield* this.withBlock(line, body, reading, names);
  }

  /** `scenario`, `use` and `card` stand at the margin only. */
  *misplaced(line: LogicalLine, word: string, names: Declarations): Generator<void, Statement> {
    const range = { start: line.start, end: line.start + word.length };
    const fix = {
      code: 'move-to-margin',
      values: { word },
      edits: [{ range: { start: line.lineStart, end: line.start }, newText: '' }],
    };
    this.problem('only-at-margin', range, { word }, { fixes: [fix] });
    const children = word === 'card' ? [] : yield* this.statements(line.children, names);
    return {
      body: { kind: 'unreadable' },
      range: rangeOf(line),
      line: line.line,
      indent: line.indent,
      children,
      meaning: word,
      endLine: lastLineOf(line),
    };
  }

  *withBlock(
    line: LogicalLine,
    body: StatementBody,
    reading: LineReading,
    names: Declarations,
  ): Generator<void, Statement> {
    const children = yield* this.block(line, body, reading.problems.length === 0, names);
    return {
      body,
      range: rangeOf(line),
      line: line.line,
      endLine: lastLineOf(line),
      indent: line.indent,
      children,
      meaning: reading.meaning,
    };
  }

  /** A line's text and where it stands. */
  placeOf(line: LogicalLine): string {
    return `${line.start}:${this.text.slice(line.start, line.end)}`;
  }

  *block(line: LogicalLine, body: StatementBody, sound: boolean, names: Declarations): Statements {
    const inner = body.kind === 'in' ? body.statement : body;
    const [first] = line.children;
    const emptyExpect = inner.kind === 'expect' && inner.groups[0]?.predicates.length === 0;
    const emptySetup = inner.kind === 'setup' && inner.items.length === 0;
    if (first === undefined) {
      if (!sound) return [];
      if (emptyExpect || emptySetup || inner.kind === 'simultaneously' || inner.kind === 'suppose') {
        const code = emptyExpect ? 'expects-nothing' : 'empty-block';
        const expected = emptyExpect ? ['is', 'has', 'can', "can't"] : emptySetup ? ['<card>'] : ['<statement>'];
        this.problem(code, rangeOf(line), {}, { expected });
      }
      return [];
    }
    if (emptyExpect && inner.kind === 'expect') {
      const who = inner.groups[0]?.subject;
      if (who !== undefined) {
        return yield* this.statements(line.children, names, {
          mode: 'predicates',
          rule: predicateLine(who),
          under: this.placeOf(line),
        });
      }
    }
    if (emptySetup && inner.kind === 'setup') {
      return yield* this.statements(line.children, names, {
        mode: 'items',
        rule: setupLine(inner.player, inner.zone),
        under: this.placeOf(line),
      });
    }
    if (inner.kind === 'suppose') return yield* this.statements(line.children, names.nested());
    if (!HEADS.has(inner.kind)) {
      this.problem(
        'unexpected-block',
        rangeOf(first),
        {},
        {
          related: [{ range: rangeOf(line), code: 'block-head', values: {} }],
          fixes: [
            { code: 'outdent', values: {}, edits: indentEdits(this.text, line.children, first.indent, line.indent) },
          ],
        },
      );
    }
    return yield* this.statements(line.children, names);
  }
}

const rangeOf = (line: LogicalLine): Range => ({ start: line.start, end: line.end });

/** Edits that bring some lines and their blocks from one depth to another. */
const indentEdits = (
  text: string,
  lines: readonly LogicalLine[],
  from: number,
  to: number,
): readonly { readonly range: Range; readonly newText: string }[] =>
  lines.flatMap((line) => [
    {
      range: { start: line.lineStart, end: line.start },
      newText: ' '.repeat(Math.max(0, line.indent - from + to)),
    },
    ...indentEdits(text, line.children, from, to),
  ]);

/** The players a scenario's own `players` line names, found before anything is read, since lines above may speak of them. */
const playersLine = (text: string, lines: readonly LogicalLine[]): LogicalLine | undefined =>
  lines.find((line) => firstWord(text, line) === 'players');

/** What a card's line was meant to say, where one thing alone can be meant; a piece that means nothing goes. */
function cardFixes(code: CardProblemCode, range: Range, values: CardProblem['values']): readonly Fix[] {
  const { word, nearest } = values;
  if (nearest !== undefined)
    return [{ code: 'fix.replace', values: { text: nearest }, edits: [{ range, newText: nearest }] }];
  if ((code !== 'card-bad-cost' && code !== 'card-size-no-creature') || word === undefined) return [];
  return [{ code: 'fix.remove', values: { text: word }, edits: [{ range, newText: '' }] }];
}

/**
 * Reads a document. Never throws, whatever the text; a line's error stays in its line. `inspect` sees each line with
 * the names in scope there.
 */
export const parseDocument = (
  text: string,
  outer: OuterNames = {},
  inspect?: (line: LineToRead) => void,
): ParsedDocument => lastOf(parseDocumentSteps(text, outer, inspect));

/** The same in steps: one a line and one a card block, so that its caller may do something else between them, or drop it. */
export function* parseDocumentSteps(
  whole: string,
  outer: OuterNames = {},
  inspect?: (line: LineToRead) => void,
): Generator<void, ParsedDocument> {
  const text = whole.slice(0, endOfRead(whole));
  const roots = lineTree(text);
  const reader = new Reader(text, inspect);
  if (text.length < whole.length) {
    const range = { start: text.length, end: Math.min(whole.length, text.length + SHOWN_OF_LONG) };
    reader.problem('file-too-long', range, { lines: MOST_LINES, characters: LONGEST_FILE });
  }
  const cards: ParsedCard[] = [];
  const head: LogicalLine[] = [];
  const scenarios: { readonly header: LogicalLine; readonly lines: LogicalLine[] }[] = [];
  const bare = new Set<LogicalLine>();
  for (const [index, line] of roots.entries()) {
    const word = firstWord(text, line);
    const last = scenarios.at(-1);
    if (word === 'card') {
      const body = line.children.length > 0 ? [] : bareBody(text, roots, index);
      for (const each of body) bare.add(each);
      if (body.length > 0) reader.bareCard(line, body);
      cards.push(cardOf(text, line, body));
      yield;
    } else if (bare.has(line)) continue;
    else if (word === 'scenario') scenarios.push({ header: line, lines: [...line.children] });
    else if (word === 'use' || last === undefined) head.push(line);
    else last.lines.push(line);
  }
  for (const { block } of cards) {
    for (const { code, values, start, end, rule } of block.problems) {
      const fixes = cardFixes(code, { start, end }, values);
      const more = { severity: CARD_PROBLEM_SEVERITY[code], fixes, ...(rule === undefined ? {} : { rule }) };
      reader.problem(code, { start, end }, values, more);
    }
  }
  const own = indexOfParsedCards(cards);
  reportDoubleCards(reader, cards);
  const declared = new Map<string, Range>();
  for (const { block, nameRange } of cards)
    for (const name of namesOfCard(block.card)) declared.set(keyOf(name), nameRange);
  const outside = [own, ...(outer.used ?? []), ...(outer.library ?? [])];
  const begin = (): Declarations =>
    new Declarations([new NameIndex()], outside, [own, ...(outer.used ?? [])], new Map(declared));
  const names = begin();
  const headPlayers = playersLine(text, head);
  const withPlayers = (line: LogicalLine | undefined, to: Declarations): void => {
    if (line === undefined) {
      to.addPlayer('Alice');
      to.addPlayer('Bob');
      return;
    }
    const { body } = readLine(text, line, new Scope([]), statementAt);
    if (body.kind === 'players') for (const player of body.players) to.addPlayer(player.text);
  };
  const [only] = scenarios;
  if (only === undefined) {
    withPlayers(headPlayers, names);
    const all = yield* reader.statements(head, names);
    const isFrame = (statement: Statement): boolean => statement.body.kind === 'rules' || statement.body.kind === 'use';
    const rest = all.filter((statement) => !isFrame(statement));
    const first = rest[0];
    const last = head.at(-1);
    const nodes: ScenarioNode[] =
      first === undefined
        ? []
        : [
            {
              title: '',
              titleRange: { start: first.range.start, end: first.range.start },
              range: { start: first.range.start, end: last === undefined ? first.range.end : endOfBlock(last) },
              line: first.line,
              statements: rest,
              implicit: true,
            },
          ];
    return { statements: all.filter(isFrame), scenarios: nodes, cards, problems: inOrder(reader.problems) };
  }
  withPlayers(headPlayers, names);
  const statements = yield* reader.statements(head, names);
  const titles = new Map<string, Range>();
  const nodes: ScenarioNode[] = [];
  for (const { header, lines } of scenarios) {
    const ownPlayers = playersLine(text, lines);
    const local = names.copy(ownPlayers === undefined);
    if (ownPlayers !== undefined) withPlayers(ownPlayers, local);
    const margin = lines.filter((line) => line.indent <= header.indent);
    const [stray] = margin;
    if (stray !== undefined) {
      const edits = indentEdits(text, margin, header.indent, header.indent + 2);
      reader.problem(
        'not-in-a-scenario',
        rangeOf(stray),
        {},
        {
          related: [{ range: rangeOf(header), code: 'scenario-above', values: {} }],
          fixes: [{ code: 'indent', values: {}, edits }],
        },
      );
    }
    const { title, titleRange } = titleOf(text, header);
    if (title === '') reader.problem('scenario-no-title', rangeOf(header), {}, { expected: ['<title>'] });
    else {
      const before = titles.get(title);
      if (before !== undefined) {
        const related = [{ range: before, code: 'declared-here', values: { name: title } }];
        reader.problem('duplicate-title', titleRange, { name: title }, { severity: 'warning', related });
      }
      titles.set(title, titleRange);
    }
    const read = yield* reader.statements(lines, local);
    const last = lines.at(-1);
    nodes.push({
      title,
      titleRange,
      range: { start: header.start, end: last === undefined ? header.end : endOfBlock(last) },
      line: header.line,
      statements: read,
      implicit: false,
    });
  }
  return { statements, scenarios: nodes, cards, problems: inOrder(reader.problems) };
}

const titleOf = (text: string, header: LogicalLine): { readonly title: string; readonly titleRange: Range } => {
  const after = header.start + 'scenario'.length;
  const raw = text.slice(after, Math.min(header.end, header.start + LONGEST_LINE));
  const start = after + (raw.length - raw.trimStart().length);
  return {
    title: raw.trim(),
    titleRange: { start: Math.min(start, header.end), end: Math.min(header.end, header.start + LONGEST_LINE) },
  };
};

const keyOf = (name: string): string =>
  wordsOf(name)
    .map((word) => word.key)
    .join(' ');

/** Two cards of one name in one file: the second is an error, the first counts. */
const reportDoubleCards = (reader: Reader, cards: readonly ParsedCard[]): void => {
  const seen = new Map<string, Range>();
  for (const { block, nameRange } of cards) {
    const key = keyOf(block.card.name);
    const before = seen.get(key);
    if (key === '') continue;
    if (before === undefined) seen.set(key, nameRange);
    else {
      const related = [{ range: before, code: 'declared-here', values: { name: block.card.name } }];
      reader.problem('duplicate-card', nameRange, { name: block.card.name }, { related });
    }
  }
};

const inOrder = (problems: readonly ReadProblem[]): readonly ReadProblem[] =>
  [...problems].sort((a, b) => a.range.start - b.range.start);
