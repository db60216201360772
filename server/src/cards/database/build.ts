// From the text of a database file, piece by piece, to the compact index that is kept of it. Pure: whoever reads the file pushes its text.
import { namedTokens } from '../tokenNames.ts';
import { type Element, Elements } from './elements.ts';
import { type IndexedCard, type IndexSource, printIndex } from './indexFile.ts';
import { isObject, type JsonObject, textOf } from './json.ts';
import { atomicSheets, isAtomicFace } from './mtgjson.ts';
import type { DatabaseProblem } from './problem.ts';
import { isScryfallCard, scryfallSheet } from './scryfall.ts';
import { type CardSheet, namesOfSheet, printSheet } from './sheet.ts';

/** So many things none of which is a card: the file holds something else. */
const ENOUGH = 20;
const SAME_CARD = '"oracle_id":"';

interface Kept extends IndexedCard {
  readonly rank: number;
}

/** Reads a Scryfall bulk file or MTGJSON's AtomicCards; of several printings of a card the first counts. */
export class DatabaseBuilder {
  readonly #elements = new Elements();
  readonly #cards = new Map<string, Kept>();
  /** Cards of which no further printing has to be looked at. */
  readonly #known = new Set<string>();
  #strange = 0;
  #hasCards = false;
  #problem: DatabaseProblem | undefined;

  /** Takes in the next piece of text; whether to go on, or a problem has been found that more text can't mend. */
  push(chunk: string): boolean {
    if (this.#problem !== undefined) return false;
    for (const element of this.#elements.push(chunk)) {
      this.#add(element);
      if (this.#problem !== undefined) return false;
    }
    const { problem } = this.#elements;
    if (problem !== undefined) this.#problem = problemOf(problem);
    return this.#problem === undefined;
  }

  /** The index of what came in, as text; or what is wrong with it. */
  finish(source: IndexSource): { readonly index: string } | { readonly problem: DatabaseProblem } {
    const unfinished = this.#elements.end();
    if (this.#problem === undefined && unfinished !== undefined) this.#problem = problemOf(unfinished);
    if (this.#problem === undefined && this.#cards.size === 0) this.#problem = { code: 'cards.foreign' };
    if (this.#problem !== undefined) return { problem: this.#problem };
    return { index: printIndex(source, [...this.#cards.values()]) };
  }

  get count(): number {
    return this.#cards.size;
  }

  #add(element: Element): void {
    const id = idOf(element.text);
    if (id !== undefined && this.#known.has(id)) return;
    let value: unknown;
    try {
      value = JSON.parse(element.keyed ? `{${element.text}}` : element.text);
    } catch {
      this.#problem = { code: 'cards.broken', at: element.at };
      return;
    }
    const sheets = sheetsOf(value, element.keyed);
    if (sheets === undefined) {
      this.#strange += 1;
      if (!this.#hasCards && this.#strange >= ENOUGH) this.#problem = { code: 'cards.foreign' };
      return;
    }
    this.#hasCards = true;
    for (const sheet of sheets) this.#keep(sheet);
    // as parsed: a slice of the file's text would keep all of that text
    const known = isObject(value) ? textOf(value, 'oracle_id') : undefined;
    if (known !== undefined && sheets.every(({ rank }) => rank > 0)) this.#known.add(known);
  }

  #keep(sheet: CardSheet): void {
    const names = namesOfSheet(sheet);
    const key = (names[0] ?? '').toLowerCase();
    const before = this.#cards.get(key);
    if (before !== undefined && before.rank >= sheet.rank) return;
    const tokens = sheet.faces.flatMap((face) => face.text.flatMap(namedTokens));
    this.#cards.set(key, { names, tokens: [...new Set(tokens)], block: printSheet(sheet), rank: sheet.rank });
  }
}

/** Scryfall's number of a card, the same on all its printings; looked for where it stands in their files. */
const idOf = (text: string): string | undefined => {
  const at = text.indexOf(SAME_CARD);
  if (at < 0 || at > 200) return undefined;
  const from = at + SAME_CARD.length;
  const to = text.indexOf('"', from);
  return to < 0 ? undefined : text.slice(from, to);
};

/** The cards that an element tells of; nothing where it is no card at all. */
const sheetsOf = (value: unknown, keyed: boolean): readonly CardSheet[] | undefined => {
  if (!isObject(value)) return undefined;
  if (keyed) {
    const lists = Object.values(value);
    const faces = lists.flatMap((list): readonly JsonObject[] =>
      Array.isArray(list) ? list.filter(isAtomicFace) : [],
    );
    return faces.length === 0 ? undefined : atomicSheets(faces);
  }
  if (!isScryfallCard(value)) return undefined;
  const sheet = scryfallSheet(value);
  return sheet === undefined ? [] : [sheet];
};

const problemOf = (problem: NonNullable<Elements['problem']>): DatabaseProblem => {
  switch (problem.problem) {
    case 'no-json':
      return { code: 'cards.notJson' };
    case 'truncated':
      return { code: 'cards.truncated' };
    case 'broken':
      return { code: 'cards.broken', at: problem.at };
  }
};
