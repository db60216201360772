// Figures of a hover and of the board in the long file: a line nobody has looked at yet, and one whose trace is already made.

import { boardAt } from '../server/src/features/board.ts';
import { hoverAt } from '../server/src/features/hover.ts';
import { LineIndex } from '../server/src/features/lines.ts';
import { libraryTexts } from '../server/src/library.ts';
import { analyse } from '../server/src/scenario/analyse.ts';
import { poolOfTexts } from '../server/src/scenario/cardPool.ts';
import { longFile } from './keystrokes.ts';
import { median, type Row } from './table.ts';

// thirty counted, ten more to warm up: no line of the first round is looked at twice
const LOOKS = 40;

export const hovers = (): readonly Row[] => {
  const text = longFile(1000);
  const analysis = analyse({
    uri: 'file:///long.strata',
    text,
    version: 1,
    files: new Map(),
    library: poolOfTexts(libraryTexts),
  });
  const context = { locale: 'en' as const, analysis, lines: new LineIndex(text), linesOf: () => undefined };
  const places: number[] = [];
  for (let at = text.indexOf('targeting Unit'); at >= 0; at = text.indexOf('targeting Unit', at + 1))
    places.push(at + 11);
  const spread = places.filter((_, index) => index % Math.floor(places.length / LOOKS) === 0).slice(0, LOOKS);
  let next = 0;
  const look = (): void => {
    const place = spread[next % spread.length];
    next += 1;
    if (place !== undefined && hoverAt(context, place) === undefined) throw new Error('there is a hover on every name');
  };
  const first = median(look, 30);
  const lines = spread.map((place) => context.lines.positionAt(place).line);
  const board = (): void => {
    next += 1;
    if (boardAt(context, lines[next % lines.length] ?? 0) === undefined)
      throw new Error('there is a board at every line');
  };
  return [
    { what: 'board at a line', milliseconds: median(board, 30), budget: 5 },
    { what: 'hover, first look at a line', milliseconds: first, budget: 5 },
    { what: 'hover, looked at before', milliseconds: median(look, 30), budget: 2 },
  ];
};
