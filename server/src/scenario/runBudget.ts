// What a statement and a run may do in all: work is added up, and a statement that goes over its bound is undone and says so.
import type { Game } from '../engine/game.ts';
import {
  addSpent,
  type Bounded,
  LIMITS,
  nothingSpent,
  RUN_LIMITS,
  type Spending,
  type Spent,
} from '../engine/limits.ts';
import type { Problem } from './result.ts';
import { refuse } from './runLabels.ts';
import type { Run } from './runScenario.ts';
import type { Statement } from './statement.ts';

/** What is too much, and for whom: for one statement, or for all of them together. */
export interface Over {
  readonly what: Bounded;
  readonly of: 'statement' | 'run';
}

/** Work added up, for the statement in hand and for the run. */
export class Budget {
  statement = nothingSpent();
  readonly run: Spending;
  /** What the statement in hand would have done too much of. */
  over: Over | undefined;

  constructor(run: Spending = nothingSpent()) {
    this.run = run;
  }

  /** Adds what one action has done; what it was too much of stays in `over` until the statement ends. */
  add(spent: Spent, tooMuch: Bounded | undefined): void {
    const own = addSpent(this.statement, spent, LIMITS);
    const all = addSpent(this.run, spent, RUN_LIMITS);
    const what = tooMuch ?? own;
    if (what !== undefined) this.over ??= { what, of: 'statement' };
    else if (all !== undefined) this.over ??= { what: all, of: 'run' };
  }

  /** Begins the account of a statement; what it gives ends it again. */
  begin(): () => void {
    const { statement, over } = this;
    this.statement = nothingSpent();
    this.over = undefined;
    return () => {
      this.statement = statement;
      this.over = over;
    };
  }
}

/** Takes back all that a statement did: the game is as before it, and nothing after it is sure. */
export const undo = (run: Run, statement: Statement, start: Game, { what, of }: Over): void => {
  run.game = run.performer.rewind(start, run.game.nextId);
  for (const named of run.names.named.values()) if (named.card >= start.nextId) named.unborn = true;
  refuse(run, statement);
  tellTooMuch(run, statement, what, of);
};

/** Says at a statement what was too much; from here on nothing is sure. */
export const tellTooMuch = (run: Run, statement: Statement, what: Bounded, of: Over['of'] = 'statement'): void => {
  run.unsure = true;
  noteTooMuch(run, statement, what, of);
};

/** The same where the game is as it was in any case: only the line itself decides nothing. */
export const noteTooMuch = (run: Run, statement: Statement, what: Bounded, of: Over['of'] = 'statement'): void => {
  const values = { what, limit: (of === 'run' ? RUN_LIMITS : LIMITS)[what], of };
  run.notModelled.push({ code: 'work.tooMuch', values });
  run.problems.push({ code: 'work.tooMuch', severity: 'warning', range: statement.range, values });
};

/** Once something was undone, what later lines find decides nothing: it neither holds nor fails. */
export const soften = (run: Run, problemsFrom: number, expectationsFrom: number): void => {
  for (let at = problemsFrom; at < run.problems.length; at += 1) {
    const problem = run.problems[at];
    if (problem !== undefined) run.problems[at] = softened(problem);
  }
  for (let at = expectationsFrom; at < run.expectations.length; at += 1) {
    const result = run.expectations[at];
    if (result !== undefined) run.expectations[at] = { ...result, outcome: 'unproven' };
  }
};

const softened = (problem: Problem): Problem =>
  problem.severity === 'error' || problem.code === 'name.restsOnRefused'
    ? { ...problem, severity: 'warning' }
    : problem;
