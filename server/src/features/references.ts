// Find all references: every place where the same thing is named; of a card, in all files that use it, and its block.
import type { Location } from 'vscode-languageserver-types';
import type { Range } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import type { LineIndex } from './lines.ts';
import { referencesAt } from './navigation.ts';
import { cardAt, usesOfCard } from './rename.ts';

/** The places of what stands at an offset, in this file and, where it is a card of a block, in the `others` as well. */
export function allReferencesAt(
  context: FeatureContext,
  offset: number,
  others: readonly FeatureContext[],
  withDeclaration: boolean,
): readonly Location[] {
  const here = referencesAt(context, offset);
  const card = cardAt(context, offset);
  if (card === undefined) return here;
  const { uri, definition, nameRange } = card;
  const found = new Map<string, Location>();
  const add = (location: Location): void => {
    const { line, character } = location.range.start;
    found.set(`${location.uri} ${line} ${character}`, location);
  };
  const addAll = (of: string, lines: LineIndex, ranges: readonly Range[]): void => {
    for (const range of ranges) add({ uri: of, range: lines.rangeOf(range) });
  };
  const index = uri === context.analysis.uri ? context.lines : context.linesOf(uri);
  if (withDeclaration && index !== undefined) addAll(uri, index, [nameRange]);
  for (const location of here) add(location);
  for (const one of [context, ...others]) {
    const { analysis, lines } = one;
    const isSame = analysis.cards.some((entry) => entry.uri === uri && entry.nameRange.start === nameRange.start);
    if (isSame) addAll(analysis.uri, lines, usesOfCard(one, definition.name));
  }
  return [...found.values()];
}
