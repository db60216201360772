// "Make a card block of it": lines that cannot be read because they are a card, copied from a page and pasted as it was.

import { pastedCards } from '../../cards/paste/paste.ts';
import { lineStartAt } from '../../scenario/lines.ts';
import type { Fix, Range } from '../../scenario/statement.ts';
import { isPlaceForCard, placeOfCards } from '../cardPlace.ts';
import type { FeatureContext } from '../context.ts';

/** Lines that are no part of a card, however they are indented. */
const OTHER_LINES = /^[^\S\n]*(?:scenario|use|rules|players|expect|card)\b/;

/** The block in place of the lines around a problem, as far as no blank line parts them; nothing where they surely are no card. */
export function pastedFix(context: FeatureContext, problem: Range): Fix | undefined {
  const { text } = context.analysis;
  const around = paragraph(text, problem.start);
  const [card, ...others] = pastedCards(text.slice(around.start, around.end));
  if (card === undefined || others.length > 0 || !card.sure) return undefined;
  const isHere = isPlaceForCard(`${text.slice(0, around.start)}${text.slice(around.end)}`, around.start);
  const at = placeOfCards(context);
  // the lines go with the line end behind them
  const gone = { start: around.start, end: Math.min(text.length, around.end + 1) };
  return {
    code: 'fix.pasted',
    values: { name: card.name },
    edits: isHere
      ? [{ range: around, newText: card.block }]
      : [
          { range: { start: at, end: at }, newText: `${card.block}\n\n` },
          { range: gone, newText: '' },
        ],
  };
}

/** The lines around an offset up to a blank one, or to one that begins something else; without the last line end. */
function paragraph(text: string, offset: number): Range {
  const lineAt = (start: number): string => text.slice(start, endOf(text, start));
  const belongs = (line: string): boolean => line.trim() !== '' && !OTHER_LINES.test(line);
  let start = startOf(text, offset);
  while (start > 0 && belongs(lineAt(startOf(text, start - 1)))) start = startOf(text, start - 1);
  let end = endOf(text, offset);
  while (end < text.length && belongs(lineAt(end + 1))) end = endOf(text, end + 1);
  return { start, end };
}

const startOf = (text: string, offset: number): number => lineStartAt(text, offset);
const endOf = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
};
