// The compact index of a database file: one text, kept beside the editor's own files, read at once and without parsing a card.
// First line: the format's name and version. Second: JSON about the file it was made of. Then a line a card: the length of
// its block, its names, and names of tokens it makes. An empty line; then the card blocks, one behind the other.

/** The file that an index was made of; another size or time of change means another file. */
export interface IndexSource {
  readonly path: string;
  readonly size: number;
  /** Milliseconds, as the system tells them. */
  readonly modified: number;
}

export interface IndexedCard {
  /** What it is called as a whole, then its faces. */
  readonly names: readonly string[];
  /** Names that its text gives to tokens. */
  readonly tokens: readonly string[];
  /** The card block that declares it. */
  readonly block: string;
}

/** An index as it stands in the text: blocks are cut out when somebody asks for one. */
export interface CardIndex {
  readonly source: IndexSource;
  readonly count: number;
  readonly names: (card: number) => readonly string[];
  readonly tokens: (card: number) => readonly string[];
  readonly block: (card: number) => string;
}

const FORMAT = 'strata-cards 1';
const plain = (name: string): string => name.replace(/[\t\r\n]+/g, ' ');

export const printIndex = (source: IndexSource, cards: readonly IndexedCard[]): string =>
  [
    FORMAT,
    JSON.stringify({ ...source, cards: cards.length }),
    ...cards.map(({ names, tokens, block }) =>
      [block.length, ...names.map(plain), ...(tokens.length === 0 ? [] : ['', ...tokens.map(plain)])].join('\t'),
    ),
    '',
    cards.map(({ block }) => block).join(''),
  ].join('\n');

const sourceOf = (line: string): (IndexSource & { readonly cards: number }) | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null) return undefined;
    const { path, size, modified, cards } = value as Readonly<Record<string, unknown>>;
    if (typeof path !== 'string' || typeof size !== 'number' || typeof modified !== 'number') return undefined;
    return typeof cards === 'number' ? { path, size, modified, cards } : undefined;
  } catch {
    return undefined;
  }
};

/** Reads an index; nothing where the text is none, is of another format, or is not whole. */
export const readIndex = (text: string): CardIndex | undefined => {
  const head = text.indexOf('\n');
  if (text.slice(0, Math.max(0, head)) !== FORMAT) return undefined;
  const second = text.indexOf('\n', head + 1);
  const source = second < 0 ? undefined : sourceOf(text.slice(head + 1, second));
  if (source === undefined) return undefined;
  const lines: string[] = [];
  const ends: number[] = [];
  let at = second + 1;
  let total = 0;
  for (let card = 0; card < source.cards; card += 1) {
    const end = text.indexOf('\n', at);
    const tab = text.indexOf('\t', at);
    if (end < 0 || tab < 0 || tab > end) return undefined;
    total += Number(text.slice(at, tab));
    lines.push(text.slice(tab + 1, end));
    ends.push(total);
    at = end + 1;
  }
  if (text[at] !== '\n') return undefined;
  const from = at + 1;
  if (text.length !== from + total) return undefined;
  const halves = (card: number): readonly string[] => (lines[card] ?? '').split('\t\t');
  const { path, size, modified, cards: count } = source;
  return {
    source: { path, size, modified },
    count,
    names: (card) => (halves(card)[0] ?? '').split('\t'),
    tokens: (card) => halves(card)[1]?.split('\t') ?? [],
    block: (card) => text.slice(from + (ends[card - 1] ?? 0), from + (ends[card] ?? 0)),
  };
};

/** Whether an index was made of this very file. */
export const isIndexOf = (index: CardIndex, { path, size, modified }: IndexSource): boolean =>
  index.source.path === path && index.source.size === size && index.source.modified === modified;
