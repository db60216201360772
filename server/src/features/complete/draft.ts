// What completion gathers before it is sorted: a label, what it is, and how likely it is.
import type { CompletionItemKind } from 'vscode-languageserver-types';
import type { Locale } from '../../messages/message.ts';
import type { NameIndex } from '../../scenario/names.ts';
import type { CursorLine, ExpectedHere } from '../../scenario/parseExpected.ts';
import type { ScenarioRun, Snapshot } from '../../scenario/result.ts';

export const kinds = {
  keyword: 14,
  name: 6,
  card: 7,
  player: 5,
  value: 12,
  fact: 12,
  snippet: 15,
} as const satisfies Record<string, CompletionItemKind>;

export interface Draft {
  readonly label: string;
  readonly kind: keyof typeof kinds;
  /** What is likelier has less. */
  readonly score: number;
  readonly detail?: string | undefined;
  /** What stands behind the label in the list, always to be seen: the words of an ability that goes by a number. */
  readonly beside?: string;
  /** What stands at the end of its row, always to be seen: whether the rules allow it there. */
  readonly mark?: string;
  /** It has been found by what is typed, and need not begin with it. */
  readonly fits?: boolean;
  /** What is written, where it is more than the label: a snippet with slots. */
  readonly snippet?: string;
}

/** What the rules allow at a place, and in which editions, where others of the scenario ask for nothing there. */
export interface LegalHere {
  readonly names: readonly string[];
  readonly only: readonly string[];
}

/** Scores begin here, by what something is; what is closer at hand has less within its kind. */
export const SCORE = {
  legal: 0,
  fact: 100,
  word: 200,
  name: 300,
  player: 350,
  value: 400,
  ownCard: 500,
  snippet: 600,
  vocabulary: 700,
  card: 900,
} as const;

/** A place in a line that something could be written at. */
export interface Here {
  readonly locale: Locale;
  readonly line: CursorLine;
  /** Which word of the line it would be. */
  readonly index: number;
  readonly expected: ExpectedHere['expected'];
  readonly mayEnd: boolean;
  /** Whether the line has no indentation, and the first words of the lines above it, the nearest first. */
  readonly margin: boolean;
  readonly above: readonly string[];
  /** What of it stands there already. */
  readonly typed: string;
  /** The names of library cards. */
  readonly library: readonly NameIndex[];
  /** The game as of the line, in the edition that the line is for; absent before anything was checked. */
  readonly run: ScenarioRun | undefined;
  readonly snapshot: Snapshot | undefined;
}

/** Whether a statement begins there: with the line, or behind `illegal` and `legal`. */
export const isFirst = ({ index, line }: Pick<Here, 'index' | 'line'>): boolean =>
  index === 0 || (index === 1 && isAsserting({ line }));

/** Whether a line says that something is allowed, or not. */
export const isAsserting = ({ line }: Pick<Here, 'line'>): boolean => /^(?:il)?legal$/.test(line.words[0]?.key ?? '');

export const wants = ({ expected }: Pick<Here, 'expected'>, ...places: readonly string[]): boolean =>
  expected.some((one) => places.includes(one));
