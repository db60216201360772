// Completion: what could stand at the cursor by the grammar, names as of this line, what is legal and what is true before all else.

import type { CompletionItem } from 'vscode-languageserver-types';
import type { OuterNames } from '../scenario/document.ts';
import { lineStartAt } from '../scenario/lines.ts';
import { indexOfCards } from '../scenario/names.ts';
import { type CursorLine, cursorLine, expectedBehind, expectedIn } from '../scenario/parseExpected.ts';
import { statementAt } from '../scenario/parseStatements.ts';
import type { Analysis, Problem, ScenarioRun } from '../scenario/result.ts';
import { namesAbove } from './actions/missing.ts';
import { cardLineDrafts, cardLinePlace } from './complete/cardBlock.ts';
import { type Draft, type Here, kinds, type LegalHere, SCORE } from './complete/draft.ts';
import { facts } from './complete/facts.ts';
import { mostCards, nameDrafts, takesNames } from './complete/names.ts';
import { effectTextDrafts, effectTextPlace, rulesTextDrafts, rulesTextPlace } from './complete/rulesText.ts';
import { blockSnippets, OPEN_SLOT, statementSnippets } from './complete/snippets.ts';
import { headDrafts, suited } from './complete/suited.ts';
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
  /** Whether a word that cannot be the last brings a space and the next list: the editor has a command for that. */
  readonly reopens?: boolean;
  /** Whether it is a space just typed that brings the list up, and nobody who asks for it. */
  readonly spaced?: boolean;
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

/** Clauses that come into the list only where something asks for them. */
const ASKED: ReadonlySet<string> = new Set([
  ...[
    'targeting',
    'copying',
    'choosing',
    'mode',
    'modes',
    'dividing',
    'sacrificing',
    'discarding',
    'exiling',
    'tapping',
  ],
  ...['changing', 'creating', 'new targets', 'ability'],
]);

/** What could be written at an offset. */
export function completionsAt(input: CompletionInput): Completions {
  const { text, offset, context, lines } = input;
  const place = rulesTextPlace(text, offset);
  if (place !== undefined) return inCardBlock(input, place.start, rulesTextDrafts(place));
  const cardLine = cardLinePlace(text, offset);
  if (cardLine !== undefined) return inCardBlock(input, cardLine.start, cardLineDrafts(cardLine));
  const effect = effectTextPlace(text, offset);
  if (effect !== undefined) {
    const at = Math.min(offset, context.analysis.text.length);
    const players = runsAt(context, at)[0]?.snapshots[0]?.game.players.map(({ name }) => name) ?? [];
    return inCardBlock(input, effect.start, effectTextDrafts(effect, namesAbove(context, at), players));
  }
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
    const all = suited(here, back === 0 ? atWord(input, here, start, legal) : longer(here, start, legal));
    const fitting = all.filter(
      ({ label, fits }) =>
        fits === true ||
        (back === 0 ? begins(label, here.typed) : label.toLowerCase().startsWith(here.typed.toLowerCase())),
    );
    // behind a whole statement the next key may well be Enter: it must not take what nobody asked for
    const isOver = back === 0 && input.spaced === true && here.typed === '' && here.mayEnd && here.index > 0;
    const isSetUp = line.words.some(({ key }) => key === 'controls' || key === 'control');
    if (isOver && (isSetUp || !fitting.some(({ label }) => ASKED.has(label))))
      return { items: [], isIncomplete: false };
    const cards = fitting.filter(({ kind }) => kind === 'card');
    if (cards.length > mostCards || here.typed === '') isIncomplete = true;
    const shown = [...fitting.filter(({ kind }) => kind !== 'card'), ...cards.slice(0, mostCards)];
    for (const draft of shown) found.push({ draft, start });
  }
  found.push(...atMarginInstead(input, line));
  const items = inOrder(found).map(({ draft, start }, place): CompletionItem => {
    const { label, detail, kind, snippet, beside, mark } = draft;
    const isSnippet = snippet !== undefined && input.snippets === true;
    const more = isSnippet ? undefined : goingOn(input, line, draft, start);
    const opens = more === 'list' || (isSnippet && snippet.includes(OPEN_SLOT));
    return {
      label,
      kind: kinds[kind],
      sortText: String(place).padStart(4, '0'),
      // the words before the first slot: a list that comes late must not match what is typed beyond them, and take its place
      filterText: isSnippet ? label.replace(/ …[\s\S]*$/, '') : label,
      ...(detail === undefined ? {} : { detail }),
      ...(beside === undefined && mark === undefined
        ? {}
        : {
            labelDetails: {
              ...(beside === undefined ? {} : { detail: `  ${beside}` }),
              ...(mark === undefined ? {} : { description: mark }),
            },
          }),
      ...(isSnippet ? { insertTextFormat: 2 } : {}),
      ...(opens ? { command: { title: label, command: 'editor.action.triggerSuggest' } } : {}),
      textEdit: {
        range: lines.rangeOf({ start, end: offset }),
        newText: (isSnippet ? snippet : label) + (more === undefined ? '' : ' '),
      },
    };
  });
  return { items, isIncomplete };
}

/** A keyword, or a name behind which something has to be said: `expect Clone`, `attach Flight`. */
const GOING_ON: ReadonlySet<Draft['kind']> = new Set(['keyword', 'player', 'name', 'card']);

/** What comes behind a word that cannot be the last of its line: a space, and the list of what goes on where there is one. */
function goingOn({ reopens, text, offset }: CompletionInput, line: CursorLine, draft: Draft, start: number) {
  if (reopens !== true || !GOING_ON.has(draft.kind)) return undefined;
  if (/^[^\S\r\n]/.test(text.slice(offset))) return undefined;
  if (draft.label === 'scenario' || draft.label === 'card') return 'space';
  const before = line.words.filter(({ start: at }) => at < start);
  const { expected, mayEnd } = expectedBehind({ ...line, words: before }, draft.label);
  // what stands in a block below `controls`, or below what is expected of something, can be written behind it, and mostly is
  const blockOnly = /^controls?$/.test(draft.label) || expected.includes('is');
  return (mayEnd && !blockOnly) || expected.length === 0 ? undefined : 'list';
}

/** Behind a blank line, what begins the next scenario or card, at the margin wherever the cursor is. */
function atMarginInstead(input: CompletionInput, line: CursorLine): readonly Placed[] {
  const { text, offset, context } = input;
  const start = lineStartAt(text, offset);
  const isFirst = line.words.length === 0 && line.from > start && line.rule === statementAt;
  if (!isFirst || !/\n[^\S\n]*\n$/.test(text.slice(0, start))) return [];
  const drafts = [
    ...headDrafts(context.locale, ['scenario', 'card'], SCORE.snippet - 4),
    ...blocks(input, SCORE.snippet - 2),
  ];
  return drafts.filter(({ label }) => begins(label, line.typed)).map((draft) => ({ draft, start }));
}

const blocks = ({ snippets, context }: CompletionInput, score: number): readonly Draft[] =>
  snippets === true ? blockSnippets(context.locale, score) : [];

/** At most so many ways to go on: words that are typed further narrow them. */
const mostInText = 120;

function inCardBlock({ lines, offset }: CompletionInput, from: number, found: readonly Draft[]): Completions {
  const drafts = inOrder(found.map((draft) => ({ draft, start: from })));
  const items = drafts.slice(0, mostInText).map(
    ({ draft, start }, order): CompletionItem => ({
      label: draft.label,
      kind: kinds[draft.kind],
      sortText: String(order).padStart(4, '0'),
      filterText: draft.label,
      textEdit: { range: lines.rangeOf({ start, end: offset }), newText: draft.label },
    }),
  );
  return { items, isIncomplete: drafts.length > mostInText || from === offset };
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
    margin: isAtMargin(text, line.words[0]?.start ?? line.from),
    above: marginWordsAbove(text, offset),
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
      ? [
          ...statementSnippets(here.locale, playersOf(here), input.reopens),
          ...(isAtMargin(input.text, start) ? blocks(input, SCORE.legal + 10) : []),
        ]
      : [];
  return [...grammarWords(here), ...values(here), ...nameDrafts(here, legal(start)), ...snippets, ...facts(here)];
}

/** What has more than a word, of which the first words stand there already. */
function longer(here: Here, start: number, legal: Legal): readonly Draft[] {
  const allowed = takesNames(here) ? legal(start) : NONE;
  return [...facts(here), ...grammarWords(here), ...values(here), ...nameDrafts(here, allowed)].filter(({ label }) =>
    label.includes(' '),
  );
}

const playersOf = ({ line, library }: Here): readonly string[] =>
  line.scope.layers
    .filter((layer) => !library.includes(layer))
    .flatMap((layer) => [...layer.entries()].filter(({ kind }) => kind === 'player').map(({ name }) => name));

/** The first words of the lines above that stand at the margin, the nearest first. */
const marginWordsAbove = (text: string, offset: number): readonly string[] =>
  text
    .slice(0, lineStartAt(text, offset))
    .split('\n')
    .flatMap((line) => /^[^\s#]+/.exec(line)?.[0].toLowerCase() ?? [])
    .reverse();

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

const NONE: LegalHere = { names: [], only: [] };

/** What would be legal where a clause is being written: what the line without it lacks. Each clause is tried once. */
function legality({ text, probe, context }: CompletionInput): (start: number) => LegalHere {
  const known = new Map<number, LegalHere>();
  return (start) => {
    const lineStart = lineStartAt(text, start);
    const clause = CLAUSES.exec(text.slice(lineStart, start));
    if (clause === null) return NONE;
    const at = lineStart + clause.index;
    const found = known.get(at) ?? lacking(text, at, start, probe);
    // an Aura that is set up without a host lacks nothing: one that seldom is a host, a player, brings the others to light
    if (found.names.length === 0 && /(?:attached|^\s*attach\b.*) to\s/.test(text.slice(lineStart, start))) {
      const [player] =
        runsAt(context, Math.min(start, context.analysis.text.length))[0]?.snapshots[0]?.game.players ?? [];
      const tried = player === undefined ? NONE : lacking(text, start, start, probe, player.name);
      known.set(at, tried);
      return tried;
    }
    known.set(at, found);
    return found;
  };
}

/** What the line that is cut off at an offset lacks, by the rules. */
function lacking(text: string, at: number, start: number, probe: CompletionInput['probe'], put = ''): LegalHere {
  const lineEnd = text.indexOf('\n', start);
  const line = text.slice(0, at).split('\n').length - 1;
  const tried = probe(text.slice(0, at) + put + (lineEnd < 0 ? '' : text.slice(lineEnd)));
  const lineOf = (offset: number): number => tried.text.slice(0, offset).split('\n').length - 1;
  const isIt = ({ range, rule, expected }: Problem): boolean =>
    rule !== undefined && expected !== undefined && lineOf(range.start) === line;
  const names = tried.problems.find(isIt)?.expected ?? [];
  const runs = tried.runs.filter(({ scenario: { range } }) => range.start <= at && lineOf(range.end) >= line);
  const asking = runs.filter(({ problems }) => problems.some(isIt)).map(({ edition }) => edition);
  return { names, only: asking.length === runs.length ? [] : asking };
}

/** Each text once, the likeliest of it, written from where it begins in the line; likelier before less likely. */
function inOrder(all: readonly Placed[]): readonly Placed[] {
  const found = new Map<string, Placed>();
  for (const one of all) {
    const key = `${one.draft.kind === 'snippet'} ${one.draft.label}`;
    const before = found.get(key);
    if (before === undefined) {
      found.set(key, one);
      continue;
    }
    // “Gray Og” is the beginning of “Gray Ogre”, and not its second word behind another “Gray”
    const start = Math.min(before.start, one.start);
    found.set(key, { draft: one.draft.score < before.draft.score ? one.draft : before.draft, start });
  }
  return [...found.values()].sort((a, b) => a.draft.score - b.draft.score || (a.draft.label < b.draft.label ? -1 : 1));
}
