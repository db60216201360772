// A card that was copied somewhere, pasted into a scenario file: its block, and where it goes.

import { pastedCards } from '../cards/paste/paste.ts';
import { lineStartAt } from '../scenario/lines.ts';
import type { Fix } from '../scenario/statement.ts';
import { isPlaceForCard, placeOfCards } from './cardPlace.ts';
import type { FeatureContext } from './context.ts';

export interface PastedBlocks {
  readonly names: readonly string[];
  /** Whether the text surely is a card. */
  readonly sure: boolean;
  /** Where they go: at the offset, if a block may stand there, else above the scenarios. */
  readonly edit: Fix['edits'][number];
}

/** What pasting a text at an offset comes to; nothing where it tells of no card. */
export function pasteCard(context: FeatureContext, pasted: string, offset: number): PastedBlocks | undefined {
  const cards = pastedCards(pasted);
  if (cards.length === 0) return undefined;
  const { text } = context.analysis;
  const blocks = cards.map(({ block }) => block).join('\n\n');
  const start = lineStartAt(text, offset);
  const isHere = isPlaceForCard(text, offset);
  const at = isHere ? start : placeOfCards(context);
  // blanks on the line go, or the block would not stand at the margin
  const end = isHere ? offset + (/^[^\S\n]*/.exec(text.slice(offset))?.[0].length ?? 0) : at;
  const above = /^\s*$|\n[^\S\n]*\n$/.test(text.slice(0, at)) ? '' : '\n';
  const below = isHere ? (/^\n[^\S\n]*\S/.test(text.slice(end)) ? '\n' : '') : '\n\n';
  return {
    names: cards.map(({ name }) => name),
    sure: cards.every(({ sure }) => sure),
    edit: { range: { start: at, end }, newText: `${above}${blocks}${below}` },
  };
}
