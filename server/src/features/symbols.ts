// The outline of a file (scenarios and cards), what of it folds, and what is found by name in several files.
import type { DocumentSymbol, FoldingRange, Location, WorkspaceSymbol } from 'vscode-languageserver-types';
import type { Range, Statement } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';

const maximalSymbols = 2000;

/** Scenarios with their `suppose` blocks, and card blocks, in the order of the file. */
export function documentSymbols(context: FeatureContext): readonly DocumentSymbol[] {
  const { analysis } = context;
  const cards = analysis.cards
    .filter((entry) => entry.uri === analysis.uri)
    .map((entry) => symbol(context, entry.definition.name, 5, entry.range, entry.nameRange, []));
  const scenarios = analysis.scenarios
    .filter((scenario) => !scenario.implicit)
    .map((scenario) =>
      symbol(context, scenario.title, 12, scenario.range, scenario.titleRange, supposed(context, scenario.statements)),
    );
  return [...cards, ...scenarios].sort((a, b) => a.range.start.line - b.range.start.line).slice(0, maximalSymbols);
}

function supposed(context: FeatureContext, statements: readonly Statement[]): DocumentSymbol[] {
  return statements.flatMap((statement) => {
    const inner = supposed(context, statement.children);
    return statement.body.kind === 'suppose'
      ? [symbol(context, statement.body.title, 24, blockOf(statement), statement.range, inner)]
      : inner;
  });
}

const blockOf = (statement: Statement): Range => ({ start: statement.range.start, end: endOf(statement) });

const endOf = (statement: Statement): number =>
  statement.children.reduce((end, child) => Math.max(end, endOf(child)), statement.range.end);

function symbol(
  context: FeatureContext,
  name: string,
  kind: DocumentSymbol['kind'],
  range: Range,
  selection: Range,
  children: DocumentSymbol[],
): DocumentSymbol {
  // the selection has to lie within the range, or the editor refuses the whole outline
  const whole = { start: Math.min(range.start, selection.start), end: Math.max(range.end, selection.end) };
  return {
    name: name === '' ? '…' : name,
    kind,
    range: context.lines.rangeOf(whole),
    selectionRange: context.lines.rangeOf(selection),
    ...(children.length > 0 ? { children } : {}),
  };
}

/** Scenarios, cards and every block that is deeper than its head. */
export function foldingRanges(context: FeatureContext): readonly FoldingRange[] {
  const { analysis } = context;
  const ranges: FoldingRange[] = [];
  const add = (range: Range): void => {
    const { start, end } = context.lines.rangeOf(range);
    if (end.line > start.line) ranges.push({ startLine: start.line, endLine: end.line });
  };
  const addBlocks = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.children.length > 0) add(blockOf(statement));
      addBlocks(statement.children);
    }
  };
  for (const entry of analysis.cards) if (entry.uri === analysis.uri) add(entry.range);
  for (const scenario of analysis.scenarios) {
    if (!scenario.implicit) add(scenario.range);
    addBlocks(scenario.statements);
  }
  addBlocks(analysis.statements);
  return ranges.slice(0, maximalSymbols);
}

const maximalFound = 500;

/** Scenarios and cards of several files whose names hold the letters asked for, in their order; the closest first. */
export function workspaceSymbols(contexts: readonly FeatureContext[], query: string): readonly WorkspaceSymbol[] {
  const found: { readonly symbol: WorkspaceSymbol; readonly rank: number }[] = [];
  const seen = new Set<string>();
  const add = (name: string, kind: WorkspaceSymbol['kind'], uri: string, range: Location['range']): void => {
    const rank = closeness(name, query);
    const key = `${uri} ${range.start.line} ${name}`;
    if (rank === undefined || name === '' || seen.has(key)) return;
    seen.add(key);
    found.push({ symbol: { name, kind, location: { uri, range } }, rank });
  };
  for (const { analysis, lines, linesOf } of contexts) {
    for (const { title, titleRange, implicit } of analysis.scenarios)
      if (!implicit) add(title, 12, analysis.uri, lines.rangeOf(titleRange));
    for (const { definition, uri, nameRange } of analysis.cards) {
      const own = uri === analysis.uri ? lines : linesOf(uri);
      if (own !== undefined) add(definition.name, 5, uri, own.rangeOf(nameRange));
    }
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maximalFound)
    .map(({ symbol: one }) => one);
}

/** 0 for a name that begins so, 1 for one with a word that does, 2 for one that holds the letters in order. */
function closeness(name: string, query: string): number | undefined {
  const [text, wanted] = [name.toLowerCase(), query.trim().toLowerCase()];
  if (text.startsWith(wanted)) return 0;
  if (text.split(/[\s,'’-]+/).some((word) => word.startsWith(wanted)) || text.includes(` ${wanted}`)) return 1;
  let at = 0;
  for (const letter of wanted) {
    if (letter === ' ') continue;
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return undefined;
  }
  return 2;
}
