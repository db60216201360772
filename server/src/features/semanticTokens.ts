// Semantic tokens: names coloured by what they mean — players, objects and cards, effects; whole, of some lines, or what changed.
import type { SemanticTokensEdit, SemanticTokensLegend } from 'vscode-languageserver-types';
import type { Analysis, Resolved, ScenarioRun } from '../scenario/result.ts';
import type { Range, Statement } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';

export const semanticLegend: SemanticTokensLegend = {
  tokenTypes: ['variable', 'class', 'function'],
  tokenModifiers: ['declaration'],
};

const types: Readonly<Record<Resolved['kind'], number>> = { player: 0, card: 1, definition: 1, effect: 2 };

/** More than this many names are left to the grammar. */
const mostNames = 20_000;

/** A coloured name, by line and column. */
export interface SemanticToken {
  readonly line: number;
  readonly character: number;
  readonly length: number;
  readonly type: number;
  readonly declared: boolean;
}

/** The names of a document as the protocol encodes tokens: each relative to the one before. */
export const semanticTokens = (context: FeatureContext): number[] => encoded(tokensOf(context));

/** The protocol's five numbers a token. */
export function encoded(tokens: readonly SemanticToken[]): number[] {
  const data: number[] = [];
  let [lastLine, lastCharacter] = [0, 0];
  for (const { line, character, length, type, declared } of tokens) {
    const fromLine = line - lastLine;
    data.push(fromLine, fromLine === 0 ? character - lastCharacter : character, length, type, declared ? 1 : 0);
    [lastLine, lastCharacter] = [line, character];
  }
  return data;
}

/** Tokens of the lines from one to another, both included. */
export const tokensWithin = (tokens: readonly SemanticToken[], from: number, to: number): readonly SemanticToken[] =>
  tokens.filter(({ line }) => line >= from && line <= to);

/** The one edit that makes one encoding of another: what both begin and end with stays. */
export function tokenEdits(before: readonly number[], after: readonly number[]): SemanticTokensEdit[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (start === before.length && start === after.length) return [];
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return [{ start, deleteCount: before.length - start - end, data: after.slice(start, after.length - end) }];
}

/** Every name that means something, once, in the order of the text: as each scenario's first edition has it. */
export function tokensOf(context: FeatureContext): readonly SemanticToken[] {
  const found: SemanticToken[] = [];
  let lastEnd = 0;
  for (const { range, type, declared } of namesOf(context)) {
    const { line, character } = context.lines.positionAt(range.start);
    const end = context.lines.positionAt(range.end);
    if (range.start < lastEnd || end.line !== line || range.end <= range.start) continue;
    found.push({ line, character, length: range.end - range.start, type, declared });
    lastEnd = range.end;
  }
  return found;
}

interface NameColour {
  readonly range: Range;
  readonly type: number;
  readonly declared: boolean;
}

function namesOf({ analysis }: FeatureContext): readonly NameColour[] {
  const found = new Map<number, NameColour>();
  const seen = new Set<unknown>();
  for (const run of analysis.runs) {
    if (seen.has(run.scenario)) continue;
    seen.add(run.scenario);
    for (const { name, means, declared } of run.nameUses) {
      if (means === undefined || found.size >= mostNames) continue;
      found.set(name.range.start, { range: name.range, type: types[means.kind], declared });
    }
    for (const one of unreadNames(analysis, run)) if (!found.has(one.range.start)) found.set(one.range.start, one);
  }
  return [...found.values()].sort((a, b) => a.range.start - b.range.start);
}

/** So many names are looked for on a line that does not read. */
const mostTried = 1_000;

/** Known names on lines that do not read: one that is being typed keeps its colours as far as it goes. */
function unreadNames({ text, cards }: Analysis, run: ScenarioRun): readonly NameColour[] {
  const unread = run.scenario.statements.flatMap(unreadIn);
  if (unread.length === 0) return [];
  const known = new Map<string, number>();
  for (const { definition } of cards) known.set(definition.name, types.card);
  for (const { name, means } of run.nameUses) if (means !== undefined) known.set(name.text, types[means.kind]);
  for (const { name } of run.snapshots[0]?.game.players ?? []) known.set(name, types.player);
  const names = [...known.keys()]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .slice(0, mostTried);
  if (names.length === 0) return [];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // what stands in quotes is text, and colours itself
  const word = new RegExp(`"[^"]*"?|(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return unread.flatMap(({ range }) =>
    [...text.slice(range.start, range.end).matchAll(word)].flatMap(({ 0: name, index }) => {
      const type = known.get(name);
      const start = range.start + index;
      return type === undefined ? [] : [{ range: { start, end: start + name.length }, type, declared: false }];
    }),
  );
}

const unreadIn = (statement: Statement): readonly Statement[] => [
  ...(statement.body.kind === 'unreadable' ? [statement] : []),
  ...statement.children.flatMap(unreadIn),
];
