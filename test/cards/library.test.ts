// The shipped library: every block is read without a problem, and no name is declared twice.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesOfCard } from '../../server/src/cards/card.ts';
import { type CardLine, parseCardBlock } from '../../server/src/cards/cardBlock.ts';

const folder = new URL('../../server/library/', import.meta.url);
const blocks = readdirSync(folder)
  .filter((file) => file.endsWith('.strata'))
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split(/^card /m)
      .slice(1),
  )
  .map((text) => text.split('\n').map((line): CardLine => ({ text: line.replace(/(?:^|\s)#.*$/, ''), start: 0 })));

describe('the shipped library', () => {
  const seen = new Set<string>();

  it.each(blocks.map((lines) => [lines[0]?.text ?? '', lines] as const))('%s', (_head, [head, ...lines]) => {
    const { card, problems } = parseCardBlock(head ?? { text: '', start: 0 }, lines);
    expect(problems).toEqual([]);
    for (const name of namesOfCard(card)) {
      expect(seen.has(name)).toBe(false);
      seen.add(name);
    }
  });

  it('is large enough to be of use', () => {
    expect(blocks.length).toBeGreaterThan(150);
  });
});
