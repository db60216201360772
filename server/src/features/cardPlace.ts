// Where in a file a card block may be put in without breaking what stands there.
import { lineStartAt } from '../scenario/lines.ts';
import type { FeatureContext } from './context.ts';

/** The place of new cards: above the first scenario; of a file without scenario lines, below its `rules`, `use` and `players`. */
export function placeOfCards(context: FeatureContext): number {
  const { text, scenarios, statements } = context.analysis;
  const first = scenarios.find(({ implicit }) => !implicit);
  if (first !== undefined) return lineStart(text, first.range.start);
  const all = [...statements, ...scenarios.flatMap((scenario) => scenario.statements)];
  const other = all.find(({ body }) => body.kind !== 'rules' && body.kind !== 'use' && body.kind !== 'players');
  return other === undefined ? 0 : lineStart(text, other.range.start);
}

/** Whether a block may stand at an offset: on an empty line, with nothing indented below it, which would become its own. */
export function isPlaceForCard(text: string, offset: number): boolean {
  const start = lineStart(text, offset);
  const end = text.indexOf('\n', offset);
  if (text.slice(start, end < 0 ? text.length : end).trim() !== '') return false;
  const below = /^[^\S\n]*\S/m.exec(end < 0 ? '' : text.slice(end + 1));
  return below === null || below[0].length === 1;
}

const lineStart = (text: string, offset: number): number => lineStartAt(text, offset);
