// The files that a document `use`s, directly and through each other: their cards, and what is missing or goes round in a circle.
import { MOST_USED_FILES, MOST_USED_TEXT } from '../rules/limits.ts';
import type { AnalyseInput } from './analyse.ts';
import { type CardPool, entryOf, poolOfEntries } from './cardPool.ts';
import { parseDocument, parseDocumentSteps } from './document.ts';
import { type FileText, isElsewhere } from './fileText.ts';
import { resolvePath } from './resolvePath.ts';
import type { CardEntry, Need, Problem } from './result.ts';
import { sameCards } from './sameCards.ts';
import type { Range } from './statement.ts';

interface UsedFile {
  readonly uri: string;
  readonly text: string;
  readonly pool: CardPool;
  readonly entries: readonly CardEntry[];
  readonly uses: readonly { readonly path: string; readonly range: Range }[];
}

/** All used files of a document; `files` is kept for its next version. */
export interface Collected {
  readonly pools: readonly CardPool[];
  readonly entries: readonly CardEntry[];
  readonly problems: readonly Problem[];
  readonly needs: readonly Need[];
  readonly files: ReadonlyMap<string, UsedFile>;
}

/** Of so many files that are left out it is said. */
const MOST_SAID = 20;

const NO_USES: readonly { readonly path: string; readonly range: Range }[] = [];

/** The `use` lines of a text, without reading the rest of it. */
const usesOf = (text: string): readonly { readonly path: string; readonly range: Range }[] => {
  if (!/^[^\S\n]*use\s/m.test(text)) return NO_USES;
  const { statements } = parseDocument(
    text
      .split('\n')
      .map((line) => (/^use\s/.test(line) ? line : ' '.repeat(line.length)))
      .join('\n'),
  );
  return statements.flatMap(({ body }) => (body.kind === 'use' ? [{ path: body.path, range: body.pathRange }] : []));
};

function* readUsed(uri: string, text: string, known: UsedFile | undefined): Generator<void, UsedFile> {
  if (known !== undefined && known.text === text) return known;
  const { cards, statements } = yield* parseDocumentSteps(text);
  const sameAsBefore = sameCards(known?.entries.map(({ definition }) => definition) ?? []);
  const entries = cards.map((card) => entryOf(card, uri, sameAsBefore(card.block.card)));
  return {
    uri,
    text,
    pool: poolOfEntries(cards, entries),
    entries,
    uses: statements.flatMap(({ body }) => (body.kind === 'use' ? [{ path: body.path, range: body.pathRange }] : [])),
  };
}

/** Follows the `use` lines, depth first, each file once. */
export function* collectUses(input: AnalyseInput, previous: Collected | undefined): Generator<void, Collected> {
  const files = new Map<string, UsedFile>();
  const order: UsedFile[] = [];
  const problems: Problem[] = [];
  const needs: Need[] = [];
  const missing = new Set<string>();
  let characters = 0;
  const isFull = (): boolean => files.size >= MOST_USED_FILES || characters > MOST_USED_TEXT;
  /** `at`: the line of the document itself that led here, where problems are shown. */
  function* follow(from: string, path: string, at: Range, way: readonly string[]): Generator<void, void> {
    const uri = resolvePath(from, path);
    if (way.includes(uri)) {
      const circle = [...way.slice(way.indexOf(uri)), uri].map((one) => one.slice(one.lastIndexOf('/') + 1));
      problems.push({
        code: 'use.cycle',
        severity: 'error',
        range: at,
        values: { path, circle: circle.join(' → ') },
      });
      return;
    }
    if (files.has(uri) || missing.has(uri)) return;
    if (isFull()) {
      missing.add(uri);
      // of those behind it in the same chain nothing more is said
      const values = { path, files: MOST_USED_FILES, characters: MOST_USED_TEXT };
      if (missing.size < MOST_SAID) problems.push({ code: 'use.tooMany', severity: 'error', range: at, values });
      return;
    }
    const text: FileText | undefined = isElsewhere(input.uri, uri) ? { code: 'file.elsewhere' } : input.files.get(uri);
    if (typeof text !== 'string') {
      missing.add(uri);
      if (typeof text === 'object' && text !== null) {
        const { code, ...values } = text;
        problems.push({ code: `use.${code}`, severity: 'error', range: at, values: { path, ...values } });
        return;
      }
      if (text === undefined) needs.push({ need: 'file', path: uri, range: at });
      problems.push({ code: 'use.missing', severity: 'error', range: at, values: { path, address: uri } });
      return;
    }
    const file = yield* readUsed(uri, text, previous?.files.get(uri));
    files.set(uri, file);
    characters += text.length;
    order.push(file);
    for (const use of file.uses) yield* follow(uri, use.path, at, [...way, uri]);
  }
  for (const use of usesOf(input.text)) yield* follow(input.uri, use.path, use.range, [input.uri]);
  return {
    pools: order.map((file) => file.pool),
    entries: order.flatMap((file) => file.entries),
    problems,
    needs,
    files,
  };
}
