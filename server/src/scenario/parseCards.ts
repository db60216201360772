// The card blocks of a text where they stand, and the names that they bring into scope.
import { namesOfCard } from '../cards/card.ts';
import { type CardBlock, parseCardBlock } from '../cards/cardBlock.ts';
import { namedTokens } from '../cards/tokenNames.ts';
import { endOfBlock, type LogicalLine, lastLineOf, lineTree } from './lines.ts';
import { NameIndex } from './names.ts';
import type { Range } from './statement.ts';
import { fold } from './words.ts';

/** A card block where it stands. */
export interface ParsedCard {
  readonly block: CardBlock;
  /** From `card` to the end of the block. */
  readonly range: Range;
  readonly nameRange: Range;
  readonly line: number;
  readonly endLine: number;
}

/** The folded first word of a line. */
export const firstWord = (text: string, line: LogicalLine): string => {
  const match = /^[^\s]+/.exec(text.slice(line.start, line.end));
  return fold(match?.[0] ?? '');
};

/** The card blocks of a text, and nothing else: for `use`d files and libraries. */
export const parseCards = (text: string): readonly ParsedCard[] =>
  lineTree(text)
    .filter((line) => firstWord(text, line) === 'card')
    .map((line) => cardOf(text, line));

/**
 * A card's text that someone forgot to indent: what stands right below the head, at the same depth, up to a blank line or
 * another head.
 */
export const bareBody = (text: string, roots: readonly LogicalLine[], at: number): readonly LogicalLine[] => {
  const body: LogicalLine[] = [];
  let line = roots[at]?.line ?? 0;
  for (let index = at + 1; index < roots.length; index += 1) {
    const next = roots[index];
    if (next === undefined || next.line !== line + 1 || MARGIN_WORDS.has(firstWord(text, next))) break;
    body.push(next);
    line = lastLineOf(next);
  }
  return body;
};
const MARGIN_WORDS: ReadonlySet<string> = new Set(['card', 'scenario', 'use', 'rules', 'players', 'expect']);

/** Reads the card block at a line; `bare` lines belong to it, too. */
export const cardOf = (text: string, line: LogicalLine, bare: readonly LogicalLine[] = []): ParsedCard => {
  const start = line.start + 'card'.length;
  const body: { text: string; start: number }[] = [];
  const add = (lines: readonly LogicalLine[]): void => {
    for (const each of lines) {
      body.push({ text: text.slice(each.start, each.end), start: each.start });
      add(each.children);
    }
  };
  add(line.children);
  add(bare);
  const block = parseCardBlock({ text: text.slice(start, line.end), start }, body);
  return {
    block,
    range: { start: line.start, end: endOfBlock(bare.at(-1) ?? line) },
    nameRange: block.sources[0]?.name ?? { start, end: line.end },
    line: line.line,
    endLine: lastLineOf(bare.at(-1) ?? line),
  };
};

/** Every name that the cards of a text answer to, as an index. */
export const indexOfParsedCards = (cards: readonly ParsedCard[]): NameIndex => {
  const index = new NameIndex();
  for (const { block } of cards) {
    for (const name of namesOfCard(block.card)) index.add(name, 'card');
    for (const face of block.card.faces) {
      for (const text of face.rulesText) for (const name of namedTokens(text)) index.add(name, 'token');
    }
  }
  return index;
};
