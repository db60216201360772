// Completion: what could stand at the cursor by the grammar, names as of this line, what is legal and what is true before all else.
import type { CompletionItem } from 'vscode-languageserver-types';
import type { OuterNames } from '../scenario/document.ts';
import { indexOfCards } from '../scenario/names.ts';
import { type CursorLine, cursorLine, expectedIn } from '../scenario/parseExpected.ts';
import type { Analysis, ScenarioRun } from '../scenario/result.ts';
import { type Draft, type Here, kinds } from './complete/draft.ts';
import { facts } from './complete/facts.ts';
import { mostCards, nameDrafts, takesNames } from './complete/names.ts';
import { type RulesTextPlace, rulesTextDrafts, rulesTextPlace } from './complete/rulesText.ts';
import { statementSnippets } from './complete/snippets.ts';
import { grammarWords, values } from './complete/words.ts';
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
  /** Whether the editor takes snippets with slots. */
  readonly snippets?: boolean;
}

export interface Completions {
  readonly items: readonly CompletionItem[];
  /** More than is shown: asking again after the next key may bring others. */
  readonly isIncomplete: boolean;
}

/** What is being written may have begun so many words before the cursor. */
const mostWords = 9;

type Legal = ReturnType<typeof legality>;

/** A draft with the place it is written from. */
interface Placed {
  readonly draft: Draft;
  readonly start: number;
}

/** What could be written at an offset. */
export function completionsAt(input: CompletionInput): Completions {
  const { text, offset, context, lines } = input;
  const place = rulesTextPlace(text, offset);
  if (place !== undefined) return inRulesText(input, place);
  const used = indexOfCards(context.analysis.cards.map((entry) => entry.definition.name));
  const outer: OuterNames = { used: [used], ...(input.library === undefined ? {} : { library: input.library }) };
  const line = cursorLine(text, offset, outer);
  if (line === undefined) return { items: [], isIncomplete: false };
  const legal = legality(input);
  const found: Placed[] = [];
  let isIncomplete = false;
  for (let back = 0; back < mostWords && back <= line.words.length; back += 1) {
    const index = line.words.length - back;
    const start = back === 0 ? line.from : (line.words[index]?.start ?? line.from);
    const here = hereAt(input, line, index, text.slice(start, offset));
    const all = back === 0 ? [...atWord(input, here, start, legal), ...facts(here)] : longer(here, start, legal);
    const fitting = all.filter(
      ({ label, fits }) =>
        fits === true ||
        (back === 0 ? begins(label, here.typed) : label.toLowerCase().startsWith(here.typed.toLowerCase())),
    );
    const cards = fitting.filter(({ kind }) => kind === 'card');
    if (cards.length > mostCards || here.typed === '') isIncomplete = true;
    const shown = [...fitting.filter(({ kind }) => kind !== 'card'), ...cards.slice(0, mostCards)];
    for (const draft of shown) found.push({ draft, start });
  }
  const items = inOrder(found).map(({ draft, start }, place): CompletionItem => {
    const { label, detail, kind, snippet } = draft;
    const isSnippet = snippet !== undefined && input.snippets === true;
    return {
      label,
      kind: kinds[kind],
      sortText: String(place).padStart(4, '0'),
      filterText: label,
      ...(detail === undefined ? {} : { detail }),
      ...(isSnippet ? { insertTextFormat: 2 } : {}),
      textEdit: { range: lines.rangeOf({ start, end: offset }), newText: isSnippet ? snippet : label },
    };
  });
  return { items, isIncomplete };
}

/** At most so many ways to go on: words that are typed further narrow them. */
const mostInText = 120;

function inRulesText({ lines, offset }: CompletionInput, place: RulesTextPlace): Completions {
  const drafts = inOrder(rulesTextDrafts(place).map((draft) => ({ draft, start: place.start })));
  const items = drafts.slice(0, mostInText).map(
    ({ draft, start }, order): CompletionItem => ({
      label: draft.label,
      kind: kinds[draft.kind],
      sortText: String(order).padStart(4, '0'),
      filterText: draft.label,
      textEdit: { range: lines.rangeOf({ start, end: offset }), newText: draft.label },
    }),
  );
  return { items, isIncomplete: drafts.length > mostInText || place.typed === '' };
}

/** The place of a word in the line, with the game as it is there. */
function hereAt(input: CompletionInput, line: CursorLine, index: number, typed: string): Here {
  const { context, offset, text } = input;
  const runs = runsAt(context, Math.min(offset, context.analysis.text.length));
  const edition = line.words[0]?.key === 'in' ? line.words[1]?.key : undefined;
  const run: ScenarioRun | undefined = runs.find((one) => one.edition === edition) ?? runs[0];
  const at = text.slice(0, offset).split('\n').length - 1;
  const snapshot = run?.snapshotAtLine(at) ?? run?.snapshots.at(-1);
  return {
    locale: context.locale,
    line,
    index,
    typed,
    library: input.library ?? [],
    run,
    snapshot,
    ...expectedIn(line, index),
  };
}

/** What could be written as the word at the cursor. */
function atWord(input: CompletionInput, here: Here, start: number, legal: Legal): readonly Draft[] {
  const snippets =
    here.index === 0 && input.snippets === true && here.expected.includes('effect')
      ? statementSnippets(here.locale, playersOf(here), isAtMargin(input.text, start))
      : [];
  return [...grammarWords(here), ...values(here), ...nameDrafts(here, legal(start)), ...snippets];
}

/** What has more than a word, of which the first words stand there already. */
function longer(here: Here, start: number, legal: Legal): readonly Draft[] {
  const allowed = takesNames(here) ? legal(start) : [];
  return [...facts(here), ...grammarWords(here), ...values(here), ...nameDrafts(here, allowed)].filter(({ label }) =>
    label.includes(' '),
  );
}

const playersOf = ({ line, library }: Here): readonly string[] =>
  line.scope.layers
    .filter((layer) => !library.includes(layer))
    .flatMap((layer) => [...layer.entries()].filter(({ kind }) => kind === 'player').map(({ name }) => name));

const isAtMargin = (text: string, start: number): boolean => start === 0 || text[start - 1] === '\n';

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

const CLAUSES = /\s(?:targeting|copying|attached to|choosing|sacrificing|discarding|new targets|to)\s[^,]*$/;

/** What would be legal where a clause is being written: what the line without it lacks. Each clause is tried once. */
function legality({ text, probe }: CompletionInput): (start: number) => readonly string[] {
  const known = new Map<number, readonly string[]>();
  return (start) => {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const clause = CLAUSES.exec(text.slice(lineStart, start));
    if (clause === null) return [];
    const at = lineStart + clause.index;
    const found = known.get(at) ?? lacking(text, at, start, probe);
    known.set(at, found);
    return found;
  };
}

/** What the line that is cut off at an offset lacks, by the rules. */
function lacking(text: string, at: number, start: number, probe: CompletionInput['probe']): readonly string[] {
  const lineEnd = text.indexOf('\n', start);
  const line = text.slice(0, at).split('\n').length - 1;
  const tried = probe(text.slice(0, at) + (lineEnd < 0 ? '' : text.slice(lineEnd)));
  const lineOf = (offset: number): number => tried.text.slice(0, offset).split('\n').length - 1;
  const problem = tried.problems.find(
    ({ range, rule, expected }) => rule !== undefined && expected !== undefined && lineOf(range.start) === line,
  );
  return problem?.expected ?? [];
}

/** Each text once from each place, the likeliest of it; likelier before less likely. */
function inOrder(all: readonly Placed[]): readonly Placed[] {
  const found = new Map<string, Placed>();
  for (const one of all) {
    const key = `${one.draft.kind === 'snippet'} ${one.draft.label}`;
    const before = found.get(key);
    if (before === undefined || one.draft.score < before.draft.score) found.set(key, one);
  }
  return [...found.values()].sort((a, b) => a.draft.score - b.draft.score || (a.draft.label < b.draft.label ? -1 : 1));
}
