// Places in a run where the next run of an edited text can go on: everything the run had come to, before some statement of its top level.
import type { CardDefinition } from '../cards/card.ts';
import type { NotModelled } from '../engine/board.ts';
import type { Game } from '../engine/game.ts';
import type { Cause } from '../engine/ids.ts';
import type { Spent } from '../engine/limits.ts';
import type { CardPool } from './cardPool.ts';
import type { CardEntry, ExpectationResult, Problem, Snapshot } from './result.ts';
import { type MemorySize, type RunMemory, sizeOfMemory } from './runMemory.ts';
import type { NameTable } from './runNames.ts';
import type { Run } from './runScenario.ts';
import type { LabelDecl, Statement } from './statement.ts';

/** Statements of the top level from one checkpoint to the next: as many are walked again at most after an edit below. */
const EVERY = 16;

/** What a statement can see of the world outside the scenario; a run goes on only where all of it is the same. */
export interface Outside {
  readonly cards: readonly CardEntry[];
  readonly used: readonly CardPool[];
  readonly library: CardPool;
}

/** The lists of a run only grow: their lengths say what they held. What is changed in place is copied. */
export interface Checkpoint {
  /** Place of the first statement that is not carried out yet. */
  readonly index: number;
  readonly snapshots: number;
  readonly lines: number;
  readonly problems: number;
  readonly expectations: number;
  readonly notModelled: number;
  readonly causes: number;
  readonly ignored: ReadonlyMap<string, string>;
  readonly rules: ReadonlySet<string>;
  readonly used: ReadonlySet<CardDefinition>;
  readonly undefinedSaid: ReadonlySet<string>;
  readonly names: NameTable;
  readonly game: Game;
  readonly current: Snapshot;
  readonly cause: Cause;
  readonly memory: MemorySize;
  readonly spent: Spent;
  readonly unsure: boolean;
}

/** What a finished run leaves to the run of the text's next version. */
export interface KeptRun {
  readonly memory: RunMemory;
  readonly players: readonly LabelDecl[];
  readonly statements: readonly Statement[];
  readonly outside: Outside;
  readonly checkpoints: readonly Checkpoint[];
  readonly snapshots: readonly Snapshot[];
  readonly lines: Run['lines'];
  readonly problems: readonly Problem[];
  readonly expectations: readonly ExpectationResult[];
  readonly notModelled: readonly NotModelled[];
  readonly causes: readonly (Statement | undefined)[];
}

/** Whether a checkpoint is due before the statement of this place. */
export const isDue = (index: number): boolean => index > 0 && index % EVERY === 0;

/** Names, with what is changed in place later copied. */
const copyOfNames = (names: NameTable): NameTable => {
  const lists = <K, V>(map: ReadonlyMap<K, V[]>): Map<K, V[]> => {
    const copy = new Map<K, V[]>();
    for (const [key, list] of map) copy.set(key, [...list]);
    return copy;
  };
  const named: NameTable['named'] = new Map();
  for (const [card, one] of names.named) named.set(card, { ...one });
  return {
    players: names.players,
    labels: lists(names.labels),
    byKey: lists(names.byKey),
    named,
    refused: new Map(names.refused),
  };
};

export const checkpointOf = (run: Run, index: number): Checkpoint => ({
  index,
  snapshots: run.snapshots.length,
  lines: run.lines.length,
  problems: run.problems.length,
  expectations: run.expectations.length,
  notModelled: run.notModelled.length,
  causes: run.causes.length,
  ignored: new Map(run.ignored),
  rules: new Set(run.rules),
  used: new Set(run.used),
  undefinedSaid: new Set(run.undefinedSaid),
  names: copyOfNames(run.names),
  game: run.game,
  current: run.current,
  cause: run.cause,
  memory: sizeOfMemory(run.performer.memory),
  spent: { ...run.budget.run },
  unsure: run.unsure,
});

/** The same words at the same place: a body is kept by the reader for as long as line and names are the same. */
const sameStatement = (a: Statement, b: Statement): boolean =>
  a.body === b.body &&
  a.range.start === b.range.start &&
  a.range.end === b.range.end &&
  a.line === b.line &&
  a.endLine === b.endLine &&
  a.children.length === b.children.length &&
  a.children.every((child, index) => {
    const other = b.children[index];
    return other !== undefined && sameStatement(child, other);
  });

const sameOutside = (a: Outside, b: Outside): boolean =>
  a.library === b.library &&
  a.used.length === b.used.length &&
  a.used.every((pool, index) => pool === b.used[index]) &&
  a.cards.length === b.cards.length &&
  a.cards.every((card, index) => {
    const other = b.cards[index];
    return other !== undefined && other.definition === card.definition && other.range.start === card.range.start;
  });

const samePlayers = (a: readonly LabelDecl[], b: readonly LabelDecl[]): boolean =>
  a.length === b.length &&
  a.every((player, index) => {
    const other = b[index];
    return player.text === other?.text && player.range.start === other.range.start;
  });

/**
 * The last checkpoint of an earlier run that holds for this one too: all statements before it are the same, and so is
 * the one after it, since a statement looks at whether the next one takes its triggers in hand.
 */
export const lastCommon = (
  before: KeptRun,
  players: readonly LabelDecl[],
  statements: readonly Statement[],
  outside: Outside,
): Checkpoint | undefined => {
  if (!samePlayers(before.players, players) || !sameOutside(before.outside, outside)) return undefined;
  let same = 0;
  for (; same < statements.length; same += 1) {
    const [a, b] = [before.statements[same], statements[same]];
    if (a === undefined || b === undefined || !sameStatement(a, b)) break;
  }
  // `in EDITION …` may not count, and then the statement after it is the next one
  let needed = same;
  while (needed > 0 && statements[needed - 1]?.body.kind === 'in') needed -= 1;
  return before.checkpoints.filter(({ index }) => index < needed).at(-1);
};

/** Brings a new run to where an earlier one was at a checkpoint. */
export const goOnFrom = (run: Run, before: KeptRun, at: Checkpoint): void => {
  run.snapshots.splice(0, run.snapshots.length, ...before.snapshots.slice(0, at.snapshots));
  run.lines.push(...before.lines.slice(0, at.lines));
  run.problems.push(...before.problems.slice(0, at.problems));
  run.expectations.push(...before.expectations.slice(0, at.expectations));
  run.notModelled.push(...before.notModelled.slice(0, at.notModelled));
  run.causes.splice(0, run.causes.length, ...before.causes.slice(0, at.causes));
  for (const [key, name] of at.ignored) run.ignored.set(key, name);
  for (const rule of at.rules) run.rules.add(rule);
  for (const card of at.used) run.used.add(card);
  for (const said of at.undefinedSaid) run.undefinedSaid.add(said);
  run.names = copyOfNames(at.names);
  run.game = at.game;
  run.current = at.current;
  run.cause = at.cause;
  run.unsure = at.unsure;
  Object.assign(run.budget.run, at.spent);
  run.checkpoints.push(...before.checkpoints.filter(({ index }) => index <= at.index));
  run.performer.goOn(at.memory);
};

/** What the next version's run can go on from. */
export const keptOf = (run: Run): KeptRun => ({
  memory: run.performer.memory,
  players: run.input.players,
  statements: run.input.statements,
  outside: run.input.outside,
  checkpoints: run.checkpoints,
  snapshots: run.snapshots,
  lines: run.lines,
  problems: run.problems,
  expectations: run.expectations,
  notModelled: run.notModelled,
  causes: run.causes,
});
