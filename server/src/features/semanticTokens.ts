// Semantic tokens: names coloured by what they mean — players, objects and cards, effects.
import type { SemanticTokensLegend } from 'vscode-languageserver-types';
import type { Resolved } from '../scenario/result.ts';
import type { Range } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';

export const semanticLegend: SemanticTokensLegend = {
  tokenTypes: ['variable', 'class', 'function'],
  tokenModifiers: ['declaration'],
};

const types: Readonly<Record<Resolved['kind'], number>> = { player: 0, card: 1, definition: 1, effect: 2 };

/** More than this many names are left to the grammar. */
const mostNames = 20_000;

interface Token {
  readonly range: Range;
  readonly type: number;
  readonly declared: boolean;
}

/** The names of a document as the protocol encodes tokens: each relative to the one before. */
export function semanticTokens(context: FeatureContext): number[] {
  const data: number[] = [];
  let [lastLine, lastCharacter, lastEnd] = [0, 0, 0];
  for (const { range, type, declared } of tokensOf(context)) {
    const { line, character } = context.lines.positionAt(range.start);
    const end = context.lines.positionAt(range.end);
    if (range.start < lastEnd || end.line !== line || range.end <= range.start) continue;
    const fromLine = line - lastLine;
    data.push(fromLine, fromLine === 0 ? character - lastCharacter : character, range.end - range.start, type);
    data.push(declared ? 1 : 0);
    [lastLine, lastCharacter, lastEnd] = [line, character, range.end];
  }
  return data;
}

/** Every name that means something, once, in the order of the text: as each scenario's first edition has it. */
function tokensOf({ analysis }: FeatureContext): readonly Token[] {
  const found = new Map<number, Token>();
  const seen = new Set<unknown>();
  for (const run of analysis.runs) {
    if (seen.has(run.scenario)) continue;
    seen.add(run.scenario);
    for (const { name, means, declared } of run.nameUses) {
      if (means === undefined || found.size >= mostNames) continue;
      found.set(name.range.start, { range: name.range, type: types[means.kind], declared });
    }
  }
  return [...found.values()].sort((a, b) => a.range.start - b.range.start);
}
