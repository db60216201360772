// Cards found by name: a file's own, those of `use`d files, and libraries, each read once and compiled the first time it is looked at.
import type { CompiledText } from '../cards/ability.ts';
import { type CardDefinition, namesOfCard } from '../cards/card.ts';
import type { CardProblemCode } from '../cards/cardProblems.ts';
import { abilitiesOfFace } from '../engine/faceAbilities.ts';
import { indexOfParsedCards, type ParsedCard, parseCards } from './document.ts';
import type { NameIndex } from './names.ts';
import type { CardEntry } from './result.ts';
import { nameKey } from './words.ts';

export interface CardPool {
  /** The card that answers to this name (normalised, see names.ts), a face's name included. */
  readonly get: (key: string) => CardEntry | undefined;
  /** Every name some card of the pool answers to, for the reader of the document; the first that has a name wins. */
  readonly indexes: readonly NameIndex[];
  /** The block of the card that answers to a name, as it is written; absent of pools that nobody reads in. */
  readonly blockOf?: (key: string) => string | undefined;
}

export const EMPTY_POOL: CardPool = { get: () => undefined, indexes: [] };

/** Several pools as one: the first that knows a name wins. */
export const chainPools = (pools: readonly CardPool[]): CardPool => ({
  get: (key) => {
    for (const pool of pools) {
      const entry = pool.get(key);
      if (entry !== undefined) return entry;
    }
    return undefined;
  },
  get indexes() {
    return pools.flatMap((pool) => pool.indexes);
  },
  blockOf: (key) => {
    const pool = pools.find((one) => one.get(key) !== undefined);
    return pool?.blockOf?.(key);
  },
});

/** What a card's block leaves open: words of its type line that are unknown or stand where they mean nothing (205.1), and what is broken. */
const unknownWords = ({ block }: ParsedCard): readonly string[] =>
  block.problems.flatMap(({ code, values }) =>
    values['word'] !== undefined && UNSOUND.has(code) ? [values['word']] : [],
  );

const UNSOUND: ReadonlySet<CardProblemCode> = new Set([
  'card-unknown-type',
  'card-misplaced-type',
  'card-no-type-line',
  'card-bad-mana-symbol',
  'card-bad-cost',
  'card-bad-color',
  'card-bad-number',
  'card-unknown-layout',
  'card-too-long',
]);

/** A card block as an entry: compiled, face by face, the first time someone asks. */
export const entryOf = (parsed: ParsedCard, uri: string, definition: CardDefinition = parsed.block.card): CardEntry => {
  let faces: readonly CompiledText[] | undefined;
  return {
    definition,
    get faces() {
      faces ??= definition.faces.map((face) => ({ abilities: abilitiesOfFace(face) }));
      return faces;
    },
    unknown: unknownWords(parsed),
    uri,
    nameRange: parsed.nameRange,
    range: parsed.range,
  };
};

/** A pool of some cards that stand in one text. */
export const poolOfEntries = (parsed: readonly ParsedCard[], entries: readonly CardEntry[]): CardPool => {
  const byKey = new Map<string, CardEntry>();
  for (const entry of entries) {
    for (const name of namesOfCard(entry.definition)) {
      const key = nameKey(name);
      if (key !== '' && !byKey.has(key)) byKey.set(key, entry);
    }
  }
  let index: NameIndex | undefined;
  return {
    get: (key) => byKey.get(key),
    get indexes() {
      index ??= indexOfParsedCards(parsed);
      return [index];
    },
  };
};

/** The cards of some files (`name` is an address), read when the first name is asked for; the first file that has a name wins. */
export const poolOfTexts = (texts: readonly { readonly name: string; readonly text: string }[]): CardPool => {
  let pool: CardPool | undefined;
  const made = (): CardPool => {
    pool ??= chainPools(
      texts.map(({ name, text }) => {
        const parsed = parseCards(text);
        const own = poolOfEntries(
          parsed,
          parsed.map((card) => entryOf(card, name)),
        );
        return {
          get: own.get,
          get indexes() {
            return own.indexes;
          },
          blockOf: (key: string) => {
            const range = own.get(key)?.range;
            return range === undefined ? undefined : text.slice(range.start, range.end);
          },
        };
      }),
    );
    return pool;
  };
  return {
    get: (key) => made().get(key),
    get indexes() {
      return made().indexes;
    },
    blockOf: (key) => made().blockOf?.(key),
  };
};
