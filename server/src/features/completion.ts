// Completion: what could stand at the cursor by the grammar, the names of the game as of this line, and what is legal first.
import type { CompletionItem, CompletionItemKind } from 'vscode-languageserver-types';
import { COLOR_WORDS } from '../cards/mana.ts';
import { KEYWORDS } from '../cards/vocabularyKeywords.ts';
import { message, messageIfAny } from '../messages/message.ts';
import type { OuterNames } from '../scenario/document.ts';
import { indexOfCards, type NameEntry } from '../scenario/names.ts';
import { type ExpectedHere, expectedAt } from '../scenario/parseExpected.ts';
import type { Analysis } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import type { LineIndex } from './lines.ts';
import { runsAt } from './runs.ts';

export interface CompletionInput {
  readonly context: FeatureContext;
  /** The text as it is being typed; the analysis may be of an older one. */
  readonly text: string;
  readonly lines: LineIndex;
  readonly offset: number;
  /** Names of library cards. */
  readonly library: OuterNames['library'];
  /** Analyses a text like the document's, for what would be legal at a place. */
  readonly probe: (text: string) => Analysis;
}

export interface Completions {
  readonly items: readonly CompletionItem[];
  /** More than is shown: asking again after the next key may bring others. */
  readonly isIncomplete: boolean;
}

const kinds = { keyword: 14, name: 6, card: 7, player: 5, value: 12 } as const satisfies Record<
  string,
  CompletionItemKind
>;

/** At most this many names of cards at once. */
const mostCards = 150;
/** A name may have begun so many words before the cursor. */
const mostWords = 6;

interface Draft {
  readonly label: string;
  readonly kind: keyof typeof kinds;
  /** What is likelier stands higher. */
  readonly rank: number;
  /** Keeps the order in which legal choices come. */
  readonly place?: number;
  readonly detail?: string | undefined;
}

/** What could be written at an offset. */
export function completionsAt(input: CompletionInput): Completions {
  const { text, offset, context } = input;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const used = indexOfCards(context.analysis.cards.map((entry) => entry.definition.name));
  const outer: OuterNames = { used: [used], ...(input.library === undefined ? {} : { library: input.library }) };
  const found: CompletionItem[] = [];
  let isIncomplete = false;
  for (const start of startsOf(text, lineStart, offset)) {
    const typed = text.slice(start, offset);
    const here = expectedAt(text.slice(0, start) + text.slice(offset), start, outer);
    if (here === undefined) continue;
    const isFirst = start === wordStart(text, lineStart, offset);
    const legal = isFirst || takesNames(here) ? legalHere(input, lineStart, start) : [];
    const all = [...words(input, here, isFirst), ...names(input, here, legal)];
    const fitting = all.filter(({ label }) => begins(label, typed));
    const cards = fitting.filter(({ kind }) => kind === 'card');
    if (cards.length > mostCards) isIncomplete = true;
    const shown = [...fitting.filter(({ kind }) => kind !== 'card'), ...cards.slice(0, mostCards)];
    for (const draft of shown) found.push(itemOf(input, draft, start));
    if (shown.length > 0 && typed.includes(' ')) break;
  }
  return { items: distinct(found), isIncomplete };
}

/** Where the word at the cursor starts. */
function wordStart(text: string, lineStart: number, offset: number): number {
  let start = offset;
  while (start > lineStart && !/[\s,]/.test(text[start - 1] ?? ' ')) start--;
  return start;
}

/** The start of the word at the cursor, then of the words before it: a name may have several. */
function startsOf(text: string, lineStart: number, offset: number): readonly number[] {
  const starts = [wordStart(text, lineStart, offset)];
  for (let count = 1; count < mostWords; count++) {
    let at = starts[count - 1] ?? lineStart;
    while (at > lineStart && text[at - 1] === ' ') at--;
    const before = wordStart(text, lineStart, at);
    if (before === at || text[at - 1] === ',') break;
    starts.push(before);
  }
  return starts;
}

const NAME_PLACES: ReadonlySet<string> = new Set(['<object>', '<target>', '<card>', '<player>', "<player>'s"]);

const takesNames = (here: ExpectedHere): boolean => here.expected.some((one) => NAME_PLACES.has(one));

const begins = (label: string, typed: string): boolean => {
  const plain = typed.trimStart().toLowerCase();
  return (
    label.toLowerCase().startsWith(plain) ||
    label
      .toLowerCase()
      .split(/[\s,'-]+/)
      .some((word) => plain !== '' && word.startsWith(plain))
  );
};

/** Words of the language, and lists of words that stand for a placeholder. */
function words({ context }: CompletionInput, here: ExpectedHere, isFirst: boolean): readonly Draft[] {
  if (!isFirst) return [];
  return here.expected.flatMap((one): readonly Draft[] => {
    if (one === '<color>' || one === '<quality>')
      return COLOR_WORDS.map((label): Draft => ({ label, kind: 'value', rank: 4 }));
    if (one === '<keyword>') return Object.keys(KEYWORDS).map((label): Draft => ({ label, kind: 'value', rank: 5 }));
    if (one.startsWith('<') || one === '"…"') return [];
    return [{ label: one, kind: 'keyword', rank: 3, detail: messageIfAny(context.locale, `help.${one}`) }];
  });
}

/** Names that could stand there: legal ones, those in the game, players, then cards. */
function names(input: CompletionInput, here: ExpectedHere, legal: readonly string[]): readonly Draft[] {
  const { context } = input;
  const wants = (...places: readonly string[]): boolean => here.expected.some((one) => places.includes(one));
  const drafts: Draft[] = legal.map((label, place) => ({
    label,
    place,
    kind: 'name',
    rank: 0,
    detail: message(context.locale, 'completion.legal'),
  }));
  if (wants('<object>', '<target>', '<card>'))
    for (const label of inGame(input)) drafts.push({ label, kind: 'name', rank: 1 });
  const add = (entries: Iterable<NameEntry>, cardsToo: boolean): void => {
    for (const { kind, name } of entries) {
      if (kind === 'player') {
        if (wants('<player>', '<target>')) drafts.push({ label: name, kind: 'player', rank: 1 });
        if (wants("<player>'s", '<player>', '<target>', '<object>'))
          drafts.push({ label: `${name}'s`, kind: 'player', rank: 6 });
      } else if (kind === 'card') {
        if (cardsToo && wants('<card>')) drafts.push({ label: name, kind: 'card', rank: 7 });
      } else if (wants('<object>', '<target>', '<card>')) drafts.push({ label: name, kind: 'name', rank: 1 });
    }
  };
  for (const layer of here.scope.layers) add(layer.entries(), true);
  return drafts;
}

/** Names written above this line that mean something in the game as of it. */
function inGame({ context, offset, text }: CompletionInput): readonly string[] {
  const [run] = runsAt(context, Math.min(offset, context.analysis.text.length));
  if (run === undefined) return [];
  const line = text.slice(0, offset).split('\n').length - 1;
  const found = new Set<string>();
  for (const { name, means, line: at } of run.nameUses)
    if (at < line && (means?.kind === 'card' || means?.kind === 'effect')) found.add(name.text);
  return [...found];
}

const CLAUSES = /\s(?:targeting|copying|attached to|choosing|sacrificing|discarding|new targets|to)\s[^,]*$/;

/** What would be legal where a clause is being written: what the line without it lacks. */
function legalHere({ text, probe }: CompletionInput, lineStart: number, start: number): readonly string[] {
  const before = text.slice(lineStart, start);
  const clause = CLAUSES.exec(before);
  if (clause === null) return [];
  const lineEnd = text.indexOf('\n', start);
  const rest = lineEnd < 0 ? '' : text.slice(lineEnd);
  const line = text.slice(0, lineStart).split('\n').length - 1;
  const tried = probe(text.slice(0, lineStart + clause.index) + rest);
  const lineOf = (offset: number): number => tried.text.slice(0, offset).split('\n').length - 1;
  const problem = tried.problems.find(
    ({ range, rule, expected }) => rule !== undefined && expected !== undefined && lineOf(range.start) === line,
  );
  return problem?.expected ?? [];
}

function itemOf({ lines, offset }: CompletionInput, draft: Draft, start: number): CompletionItem {
  const { label, rank, detail, place } = draft;
  return {
    label,
    kind: kinds[draft.kind],
    sortText: `${rank}${place === undefined ? label.toLowerCase() : String(place).padStart(4, '0')}`,
    filterText: label,
    ...(detail === undefined ? {} : { detail }),
    textEdit: {
      range: lines.rangeOf({ start, end: offset }),
      newText: label,
    },
  };
}

/** Each text once, the likeliest of it. */
function distinct(items: readonly CompletionItem[]): readonly CompletionItem[] {
  const found = new Map<string, CompletionItem>();
  for (const item of items) {
    const before = found.get(item.label);
    if (before === undefined || (item.sortText ?? '') < (before.sortText ?? '')) found.set(item.label, item);
  }
  return [...found.values()].sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1));
}
