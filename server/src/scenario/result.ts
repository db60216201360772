// What a run of a document yields: one immutable value that diagnostics, hovers, hints, tests and the command line all read.

import type { CompiledText } from '../cards/ability.ts';
import type { CardDefinition } from '../cards/card.ts';
import type { GameEvent } from '../engine/action.ts';
import type { Board, EffectKey, NotModelled, TracedBoard } from '../engine/board.ts';
import type { Game } from '../engine/game.ts';
import type { CardId, Cause } from '../engine/ids.ts';
import type { EditionName } from '../rules/edition.ts';
import type {
  ExpectGroup,
  Fix,
  NameRef,
  PredicateNode,
  Range,
  ScenarioNode,
  Statement,
  SyntaxProblem,
} from './statement.ts';

/** A card block in a document (or a library), compiled. */
export interface CardEntry {
  readonly definition: CardDefinition;
  readonly faces: readonly CompiledText[];
  /** Words of its block that mean nothing known: a scenario that uses the card rests on them. */
  readonly unknown: readonly string[];
  /** Where it stands: document and the range of its head's name; absent offsets for library cards without a document. */
  readonly uri: string;
  readonly nameRange: Range;
  readonly range: Range;
}

/** A problem found by running: everything a message needs, as data. */
export interface Problem extends SyntaxProblem {
  /** Rule number by the seeds' ids (messages show the edition's own number beside it), or absent for mere syntax. */
  readonly rule?: string;
  /** Other rules that say the same of it. */
  readonly also?: readonly string[];
  readonly edition?: EditionName;
  /** Of a note on what the rules did of themselves: what was done. */
  readonly event?: GameEvent;
}

export type ExpectationOutcome = 'passed' | 'failed' | 'unproven' | 'unreadable';

/** One predicate about one subject, checked; or a line that says `legal …` / `illegal …` (then without group and node). */
export interface ExpectationResult {
  readonly range: Range;
  readonly statement: Statement;
  readonly group?: ExpectGroup;
  readonly node?: PredicateNode;
  readonly subject: string;
  /** The state it was checked against. */
  readonly snapshot: Snapshot;
  readonly outcome: ExpectationOutcome;
  readonly expected: string;
  readonly actual: string;
  /** Layer where what was expected and what is part, if one can be named. */
  readonly layer?: string;
  /** What the object's line would say to be right (for the quick fix). */
  readonly fix?: Fix;
}

/**
 * The state after one acting statement (and all it set off). The first of a run is the empty game, with cause 0 and no
 * statement. A statement with a block has two: with its head on the stack, and after it has resolved.
 */
export interface Snapshot {
  readonly statement?: Statement;
  /** Place in `ScenarioRun.snapshots`. */
  readonly index: number;
  /** The engine's cause of what this statement set off (`statementOfCause`). */
  readonly cause: Cause;
  readonly game: Game;
  /** Computed the first time someone looks, and kept. */
  readonly board: Board;
  /** The trace is made the first time someone looks, and kept. */
  readonly traced: () => TracedBoard;
  readonly events: readonly GameEvent[];
  readonly problems: readonly Problem[];
  readonly notModelled: readonly NotModelled[];
}

export type ScenarioOutcome = 'passed' | 'failed' | 'unproven' | 'nothingToCheck';

/** One scenario in one edition. */
export interface ScenarioRun {
  readonly scenario: ScenarioNode;
  readonly edition: EditionName;
  readonly snapshots: readonly Snapshot[];
  /** Snapshot in force at the end of each line (0-based line → snapshot index); blocks included. */
  readonly snapshotAtLine: (line: number) => Snapshot | undefined;
  readonly expectations: readonly ExpectationResult[];
  readonly problems: readonly Problem[];
  readonly outcome: ScenarioOutcome;
  readonly unprovenBecause: readonly NotModelled[];
  readonly ignored: readonly string[]; // cards whose unread text was accepted
  /** Rule ids the run made use of (trace, events, problems): for `cites` and the coverage page. */
  readonly rulesUsed: ReadonlySet<string>;
  /** What a name means in this scenario, at a snapshot: the card or player it stands for. */
  readonly resolve: (name: NameRef | string, at: Snapshot) => Resolved | undefined;
  /** Every name written in the scenario, by range, for hover and navigation. */
  readonly nameUses: readonly {
    readonly name: NameRef;
    readonly declared: boolean;
    readonly means?: Resolved;
    readonly line: number;
  }[];
  /** Source line of each engine cause. */
  readonly statementOfCause: (cause: number) => Statement | undefined;
}

export type Resolved =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'player'; readonly player: number }
  | { readonly kind: 'effect'; readonly effects: readonly EffectKey[] }
  | { readonly kind: 'definition'; readonly definition: CardEntry };

/** Everything known about one version of a document. */
export interface Analysis {
  readonly uri: string;
  readonly version: number;
  readonly text: string;
  readonly statements: readonly Statement[]; // above the first scenario
  readonly scenarios: readonly ScenarioNode[];
  readonly cards: readonly CardEntry[];
  /** One a scenario and edition, in file order. */
  readonly runs: readonly ScenarioRun[];
  /** All problems, syntax and runs', in file order without duplicates. */
  readonly problems: readonly Problem[];
  /** What the run lacked; the entry point fetches it and runs again. */
  readonly needs: readonly Need[];
  readonly milliseconds?: number;
}

export type Need =
  | { readonly need: 'file'; readonly path: string; readonly range: Range }
  | { readonly need: 'card'; readonly name: string };
