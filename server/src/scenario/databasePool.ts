// The cards of a database as a pool: found by name, a block read and compiled when a scenario names its card.
import type { CardDefinition } from '../cards/card.ts';
import { parseCardBlock } from '../cards/cardBlock.ts';
import type { CardIndex } from '../cards/database/indexFile.ts';
import { isKeyword } from '../keywords/keywords.ts';
import { type CardPool, entryOf } from './cardPool.ts';
import { NameIndex } from './names.ts';
import type { ParsedCard } from './parseCards.ts';
import type { CardEntry } from './result.ts';

/** Where the cards of a database stand, as far as an entry can say: in no document. */
export const DATABASE_ADDRESS = 'card database';

const fromDatabase = new WeakSet<CardDefinition>();
/** Whether a card was read from a card database: by the very value, however far it has gone. */
export const isFromDatabase = (card: CardDefinition): boolean => fromDatabase.has(card);

/** A pool that can also show the block which would declare a card. */
export interface DatabasePool extends CardPool {
  readonly count: number;
  readonly blockOf: (key: string) => string | undefined;
}

const parsedOf = (text: string): ParsedCard => {
  const [head = '', ...body] = text.split('\n');
  let start = head.length + 1;
  const lines = body.map((line) => {
    const here = { text: line, start };
    start += line.length + 1;
    return here;
  });
  const from = 'card'.length;
  const block = parseCardBlock({ text: head.slice(from), start: from }, lines);
  return {
    block,
    range: { start: 0, end: text.length },
    nameRange: block.sources[0]?.name ?? { start: from, end: head.length },
    line: 0,
    endLine: body.length,
  };
};

/** Some cards are called like a keyword ability: `has flying and vigilance` speaks of no card. */

/** A pool of an index's cards. What a card is called as a whole comes before the faces of others. */
export const databasePool = (index: CardIndex): DatabasePool => {
  const names = new NameIndex();
  const byKey = new Map<string, number>();
  const add = (name: string, card: number): void => {
    const key = names.put(name, 'card', isKeyword);
    if (key !== undefined) byKey.set(key, card);
  };
  const later: (readonly [name: string, card: number])[] = [];
  for (let card = 0; card < index.count; card += 1) {
    const [whole = '', ...faces] = index.names(card);
    add(whole, card);
    for (const face of faces) later.push([face, card]);
  }
  for (const [face, card] of later) add(face, card);
  for (let card = 0; card < index.count; card += 1) for (const name of index.tokens(card)) names.add(name, 'token');
  const entries = new Map<number, CardEntry>();
  const entryAt = (card: number): CardEntry => {
    const before = entries.get(card);
    if (before !== undefined) return before;
    const entry = entryOf(parsedOf(index.block(card)), DATABASE_ADDRESS);
    fromDatabase.add(entry.definition);
    entries.set(card, entry);
    return entry;
  };
  return {
    count: index.count,
    indexes: [names],
    get: (key) => {
      const card = byKey.get(key);
      return card === undefined ? undefined : entryAt(card);
    },
    blockOf: (key) => {
      const card = byKey.get(key);
      return card === undefined ? undefined : index.block(card);
    },
  };
};
