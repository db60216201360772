// Lines that declare attackers or blockers: which of them together are one declaration, and what is wrong with it as a whole (508.1, 509.1).
import type { Action } from '../engine/action.ts';
import type { Fault, Judgement } from '../engine/declarations.ts';
import { judgeAttackers } from '../engine/declareAttackers.ts';
import { blocksLeftOpen, judgeBlockers } from '../engine/declareBlockers.ts';
import type { Game } from '../engine/game.ts';
import type { ObjectId } from '../engine/ids.ts';
import { problemOf } from '../engine/work.ts';
import type { Problem } from './result.ts';
import { actorOf, clausesOf, planOf } from './runPlan.ts';
import { problemOfEngine } from './runProblems.ts';
import { newReader } from './runReader.ts';
import type { Run } from './runScenario.ts';
import type { Statement, StatementBody } from './statement.ts';

type Declares = 'attacks' | 'blocks';

/** What a line declares: attackers, blockers, or neither. */
export const declares = ({ body, children }: Statement): Declares | undefined => {
  if (body.kind === 'attacks' || body.kind === 'blocks') return body.kind;
  if (body.kind !== 'simultaneously') return undefined;
  return children.map(declares).find((kind) => kind !== undefined);
};

/** Lines that do nothing in the game, and answers to what triggers: a declaration goes on behind them. */
const PASSES: Readonly<Record<StatementBody['kind'], boolean>> = {
  rules: true,
  use: true,
  players: true,
  cites: true,
  ignoring: true,
  expect: true,
  show: true,
  assert: true,
  suppose: true,
  unreadable: true,
  trigger: true,
  decline: true,
  in: true,
  setup: false,
  life: false,
  cast: false,
  activate: false,
  play: false,
  put: false,
  turnFaceUp: false,
  createToken: false,
  createTokenCopy: false,
  gainControl: false,
  playerCounts: false,
  effect: false,
  attach: false,
  verb: false,
  turn: false,
  move: false,
  counters: false,
  damage: false,
  attacks: false,
  blocks: false,
  simultaneously: false,
  time: false,
  leaves: false,
  resolve: false,
};

/** The line as it counts in this edition; nothing for one of another edition. */
const inEdition = (run: Run, statement: Statement): Statement | undefined => {
  const { body } = statement;
  if (body.kind !== 'in') return statement;
  return body.editions.includes(run.input.edition) ? { ...statement, body: body.statement } : undefined;
};

/** The lines still to come in this block, and the place of the first of them. */
export interface Ahead {
  readonly statements: readonly Statement[];
  readonly from: number;
  readonly isTop: boolean;
}

/** Goes through the lines ahead until one says stop; keeps how far it looked, since a checkpoint must not stand before that. */
const lookAhead = (run: Run, { statements, from, isTop }: Ahead, visit: (statement: Statement) => boolean): void => {
  let index = from;
  for (; index < statements.length; index += 1) {
    const statement = statements[index];
    const counts = statement === undefined ? undefined : inEdition(run, statement);
    if (counts !== undefined && !visit(counts)) break;
  }
  if (isTop) run.lookedTo = Math.max(run.lookedTo, index);
};

/** The further lines of the declaration that a line begins or goes on with. */
const sameDeclaration = (run: Run, kind: Declares, ahead: Ahead): readonly Statement[] => {
  const lines: Statement[] = [];
  lookAhead(run, ahead, (statement) => {
    if (declares(statement) === kind) lines.push(statement);
    return declares(statement) === kind || PASSES[statement.body.kind];
  });
  return lines;
};

/** Whether a line before the end of this combat declares blockers. */
const isBlockedLater = (run: Run, ahead: Ahead): boolean => {
  let found = false;
  lookAhead(run, ahead, (statement) => {
    found = declares(statement) === 'blocks';
    return !found && statement.body.kind !== 'time';
  });
  return found;
};

const flat = (action: Action): readonly Action[] =>
  action.act === 'simultaneously' ? action.actions.flatMap(flat) : [action];

/** The creatures that an action declares or that it says are blocked. */
const namedBy = (action: Action): readonly ObjectId[] =>
  flat(action).flatMap((each) =>
    each.act === 'attacks' ? [each.object] : each.act === 'blocks' ? [each.object, each.attacker] : [],
  );

interface Trial {
  readonly game: Game;
  /** The creatures that each line names. */
  readonly named: ReadonlyMap<Statement, readonly ObjectId[]>;
  /** A line of them could not be carried out, so that the whole is not known. */
  readonly partial: boolean;
}

/** All lines of a declaration carried out on the side, one after the other, with nothing between them. */
const tryAll = (run: Run, lines: readonly Statement[]): Trial => {
  let { game } = run;
  let partial = false;
  const named = new Map<Statement, readonly ObjectId[]>();
  for (const line of lines) {
    for (const step of planOf(line)?.steps ?? []) {
      const reader = newReader(game, run.names, run.input.pool);
      const planned = step(reader);
      if (planned === undefined || reader.failed) {
        partial = true;
        continue;
      }
      const outcome = run.performer.perform(game, planned.action, run.cause);
      if (outcome.problems.some(({ severity }) => severity === 'error')) partial = true;
      named.set(line, [...(named.get(line) ?? []), ...namedBy(planned.action)]);
      game = outcome.game;
    }
  }
  return { game, named, partial };
};

const judge = (kind: Declares, game: Game): Judgement =>
  kind === 'attacks' ? judgeAttackers(game) : judgeBlockers(game);

/** The line a fault belongs to: the first that names what it is about, or the last where something was left out. */
const lineOf = (fault: Fault, lines: readonly Statement[], { named }: Trial): Statement | undefined =>
  (fault.leftOut ? undefined : lines.find((line) => named.get(line)?.some((id) => fault.about.includes(id)))) ??
  lines.at(-1);

const problemAt = (run: Run, statement: Statement, fault: Fault, severity: 'error' | 'information'): Problem => {
  const object = actorOf(statement.body)?.range;
  return problemOfEngine(problemOf(severity, fault.parts), {
    game: run.game,
    names: run.names,
    statement,
    clauses: clausesOf(statement.body),
    edition: run.input.edition,
    statementOfCause: (cause) => run.causes[cause],
    ...(object === undefined ? {} : { object }),
  });
};

const noteUnsure = (run: Run, { unsure }: Judgement): void => {
  if (unsure) run.notModelled.push({ code: 'declaration', values: {} });
};

const keyOf = ({ range }: Statement): number => range.start;

/**
 * Judges the declaration that a line belongs to, once, before its first line is carried out: the lines that follow one another
 * with nothing between them but expectations and triggers are declared together (508.1a, 509.1a). What is wrong stands at the
 * line it is about; the line is then not carried out.
 */
export const declarationProblems = (run: Run, statement: Statement, ahead: Ahead): readonly Problem[] => {
  const kind = declares(statement);
  if (kind === undefined) return [];
  const known = run.declared.get(keyOf(statement));
  if (known !== undefined) return known;
  const lines = [statement, ...sameDeclaration(run, kind, ahead)];
  for (const line of lines) run.declared.set(keyOf(line), []);
  const trial = tryAll(run, lines);
  const judgement = judge(kind, trial.game);
  noteUnsure(run, { ...judgement, unsure: judgement.unsure || (trial.partial && judgement.faults.length > 0) });
  // A line that can't be carried out says so itself.
  for (const fault of trial.partial ? [] : judgement.faults) {
    const line = lineOf(fault, lines, trial);
    if (line === undefined) continue;
    run.declared.set(keyOf(line), [...(run.declared.get(keyOf(line)) ?? []), problemAt(run, line, fault, 'error')]);
  }
  if (kind === 'attacks') tellOpen(run, lines, trial, ahead);
  return run.declared.get(keyOf(statement)) ?? [];
};

/** That nobody blocks what must be blocked is taken as given where no line declares blockers, and said (509.1c). */
const tellOpen = (run: Run, lines: readonly Statement[], trial: Trial, ahead: Ahead): void => {
  const last = lines.at(-1);
  const [open] = blocksLeftOpen(trial.game);
  if (last === undefined || open === undefined || isBlockedLater(run, ahead)) return;
  const parts = { ...open.parts, code: 'declare.noBlocks' };
  run.problems.push(problemAt(run, last, { ...open, parts }, 'information'));
};

/**
 * What is wrong with the declaration that a line on trial would complete, with what lines above have declared (`legal`, `illegal`).
 * What was wrong without it is not its doing.
 */
export const faultsOfTrial = (run: Run, statement: Statement, tried: Game): readonly Problem[] => {
  const kind = declares(statement);
  if (kind === undefined) return [];
  const judgement = judge(kind, tried);
  noteUnsure(run, judgement);
  const before = new Set(judge(kind, run.game).faults.flatMap(({ about }) => about));
  const { named } = tryAll(run, [statement]);
  const own = named.get(statement) ?? [];
  return judgement.faults
    .filter(({ about }) => about.some((id) => own.includes(id)) || !about.some((id) => before.has(id)))
    .map((fault) => problemAt(run, statement, fault, 'error'));
};
