// Runs one scenario in one edition, statement by statement. A generator: its caller steps it, yields between the things that are done, and may drop it.

import type { CardDefinition } from '../cards/card.ts';
import type { Action, GameEvent, Outcome } from '../engine/action.ts';
import type { NotModelled } from '../engine/board.ts';
import type { Game } from '../engine/game.ts';
import type { Cause, ObjectId } from '../engine/ids.ts';
import { newGame } from '../engine/new-game.ts';
import type { Edition, EditionName } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { sameValue } from '../rules/sameValue.ts';
import { addAll } from '../rules/util.ts';
import type { CardPool } from './cardPool.ts';
import {
  type Checkpoint,
  checkpointOf,
  goOnFrom,
  isDue,
  type KeptRun,
  lastCommon,
  type Outside,
} from './checkpoints.ts';
import { checkExpectations } from './expect/check.ts';
import type { ExpectationResult, Problem, Snapshot } from './result.ts';
import { checkAssertion } from './runAssert.ts';
import { Budget, soften, undo } from './runBudget.ts';
import { undefinedChoices } from './runChoices.ts';
import { type Ahead, declarationProblems } from './runDeclarations.ts';
import { type BlockIds, checkCreated, giveCreated, giveLabels, refuse } from './runLabels.ts';
import { Performer } from './runMemory.ts';
import { type NameTable, newNames, noteNewCards } from './runNames.ts';
import { sbaNotes, unreadOf } from './runNotes.ts';
import { clausesOf, type Plan, type Planned, planOf } from './runPlan.ts';
import { problemOfEngine } from './runProblems.ts';
import { newReader } from './runReader.ts';
import { settle, turnEnds } from './runSettle.ts';
import { State } from './runState.ts';
import type { LabelDecl, Statement } from './statement.ts';
import { nameKey } from './words.ts';

export interface RunInput {
  readonly players: readonly LabelDecl[];
  readonly statements: readonly Statement[];
  readonly edition: EditionName;
  readonly pool: CardPool;
  /** What `pool` is made of. */
  readonly outside: Outside;
  /** In place of the edition's own. */
  readonly table?: Edition;
  /** The run of the text's version before, of this scenario and edition. */
  readonly previous?: KeptRun | undefined;
}

/** A run while it goes on; at its end, everything the scenario's result is made of. */
export class Run {
  readonly input: RunInput;
  names: NameTable;
  readonly checkpoints: Checkpoint[] = [];
  readonly performer: Performer;
  readonly snapshots: Snapshot[] = [];
  /** From which line on which snapshot holds. */
  readonly lines: { readonly line: number; readonly snapshot: Snapshot }[] = [];
  readonly problems: Problem[] = [];
  readonly expectations: ExpectationResult[] = [];
  readonly notModelled: NotModelled[] = [];
  /** Keys of cards whose unread text is accepted. */
  readonly ignored = new Map<string, string>();
  readonly rules = new Set<string>();
  /** Cards that statements brought in. */
  readonly used = new Set<CardDefinition>();
  /** Choices never made that have been told of already. */
  readonly undefinedSaid = new Set<string>();
  readonly causes: (Statement | undefined)[] = [undefined];
  /** Of the lines of declarations judged already: what is wrong with each, by where it stands. */
  readonly declared = new Map<number, readonly Problem[]>();
  /** How far down the top level a declaration has been looked for: what a run goes on from can't stand above. */
  lookedTo = 0;
  /** The lines below the one that is being carried out. */
  ahead: Ahead = { statements: [], from: 0, isTop: false };
  game: Game;
  current: Snapshot;
  cause: Cause = 0;
  readonly budget = new Budget();
  /** Something was too much or did not end, and was undone or stopped: what comes after it is not sure. */
  unsure = false;

  constructor(input: RunInput) {
    this.input = input;
    this.names = newNames(input.players);
    this.performer = new Performer(input.previous?.memory, (name) => input.pool.get(nameKey(name))?.definition);
    const playerNames = input.players.map((player) => player.text);
    const edition = input.table ?? EDITIONS[input.edition];
    this.game = this.performer.start(`${input.edition}\n${playerNames.join('\n')}`, () =>
      newGame({ edition, playerNames }),
    );
    this.current = this.snapshot(undefined, [], []);
  }

  /** Runs all statements; yields after each one, and within one after each thing that is done. */
  *all(): Generator<void, void> {
    const { statements, players, outside, previous } = this.input;
    const at = previous === undefined ? undefined : lastCommon(previous, players, statements, outside);
    if (previous !== undefined && at !== undefined) goOnFrom(this, previous, at);
    yield* this.block(statements, at?.index ?? 0, new Set());
    turnEnds(this);
  }

  /** Runs the statements of a block from one on; `base` is what was on the stack as the block began. */
  *block(
    statements: readonly Statement[],
    from = 0,
    base: ReadonlySet<ObjectId> = new Set(this.stack()),
  ): Generator<void, void> {
    const isTop = statements === this.input.statements;
    for (let index = from; index < statements.length; index += 1) {
      const statement = statements[index];
      if (statement === undefined) continue;
      if (isTop && index > from && index >= this.lookedTo && isDue(index))
        this.checkpoints.push(checkpointOf(this, index));
      const { unsure } = this;
      const [problems, expectations] = [this.problems.length, this.expectations.length];
      try {
        this.ahead = { statements, from: index + 1, isTop };
        yield* this.statement(statement, inForce(statements, index + 1, this.input.edition), base);
      } catch (error) {
        this.crashed(statement, error);
      }
      if (unsure || (this.expectations.length > expectations && this.restsOnBounds()))
        soften(this, problems, expectations);
      yield;
    }
  }

  /** A mistake of the program costs one statement, not the file. */
  crashed(statement: Statement, error: unknown): void {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const values = { error: reason, stack: error instanceof Error ? (error.stack ?? '') : '' };
    this.problems.push({ code: 'statement.crashed', severity: 'error', range: statement.range, values });
    refuse(this, statement);
  }

  *statement(statement: Statement, next: Statement | undefined, base: ReadonlySet<ObjectId>): Generator<void, void> {
    const { body } = statement;
    switch (body.kind) {
      case 'rules':
      case 'use':
      case 'players':
      case 'cites':
        return;
      case 'unreadable':
        for (const key of body.brings ?? []) this.names.refused.set(key, statement.range);
        return;
      case 'ignoring':
        this.ignore(body.card.key, body.card.text);
        return;
      case 'in':
        if (body.editions.includes(this.input.edition)) {
          yield* this.statement({ ...statement, body: body.statement }, next, base);
        }
        return;
      case 'expect':
        yield* this.expect(statement);
        return;
      case 'show':
        this.show(statement, body.object);
        return;
      case 'assert':
        checkAssertion(this, statement, body);
        return;
      case 'suppose':
        yield* this.suppose(statement);
        return;
      default:
        yield* this.act(statement, next, base);
    }
  }

  /** Carries out a statement: its actions, its block while it is on the stack, its resolution, and what that set off. */
  *act(statement: Statement, next: Statement | undefined, base: ReadonlySet<ObjectId>): Generator<void, void> {
    const plan = planOf(statement);
    if (plan === undefined) return;
    this.cause = this.causes.length;
    this.causes.push(statement);
    const { cause, game: start } = this;
    const before = this.snapshots.length;
    const end = this.budget.begin();
    const wrong = declarationProblems(this, statement, this.ahead);
    const done =
      wrong.length > 0
        ? this.leaveOut(wrong)
        : statement.body.kind === 'setup'
          ? yield* this.setUp(statement)
          : yield* this.steps(statement, plan);
    if (done.refused && (statement.body.kind !== 'setup' || statement.children.length === 0)) refuse(this, statement);
    const { head } = done;
    const block = TAKES_ITS_BLOCK.has(statement.body.kind) ? [] : statement.children;
    // What casting or activating set off lies above it on the stack, so it resolves first (603.3, 608.1).
    if (head !== undefined)
      yield* settle(this, statement, inForce(block, 0, this.input.edition) ?? next, new Set(this.stack()), done.events);
    const from = this.game.nextId;
    if (block.length > 0) {
      // While what was there already waits to resolve, the last action is still the one before.
      const events = plan.head === 'onStack' ? this.current.events : done.events;
      this.record(statement, events, done.notModelled, statement.line);
      yield* this.block(block);
      // What follows is this statement's doing again, not that of the last line of its block.
      this.cause = cause;
    }
    const ids: BlockIds = { from, to: this.game.nextId };
    if (head !== undefined && this.game.objects.has(head) && this.budget.over === undefined) {
      const ended = this.perform(statement, done.resolve ?? { act: 'resolve', object: head }, done.last);
      addAll(done.events, ended.events);
      addAll(done.notModelled, ended.notModelled);
      if (ended.refused) {
        this.game = this.performer.rewind(start, this.game.nextId);
        for (const named of this.names.named.values()) if (named.card >= start.nextId) named.unborn = true;
        refuse(this, statement);
      }
    }
    giveCreated(this, statement, start, done.events, ids);
    yield* settle(this, statement, next, base, done.events);
    const { over } = this.budget;
    end();
    if (over !== undefined) {
      undo(this, statement, start, over);
      this.record(statement, [], [], this.lineAfter(statement, block));
      return;
    }
    giveCreated(this, statement, start, done.events, ids);
    if (!done.refused) checkCreated(this, statement, start, done, ids);
    const changed = done.events.length > 0 || this.snapshots.length > before || !sameValue(this.game, start);
    const line = this.lineAfter(statement, block);
    if (changed || statement.body.kind !== 'setup') this.record(statement, done.events, done.notModelled, line);
  }

  /** The line from which on what a statement came to holds. */
  lineAfter(statement: Statement, block: readonly Statement[]): number {
    return block.length > 0 ? lastLine(statement) + 1 : statement.line;
  }

  /** Whether values on the present board were too large to be kept. */
  restsOnBounds(): boolean {
    return this.current.board.notModelled.some(({ code }) => code === 'number.tooLarge');
  }

  /** A set-up line or block: each line of it is a cause of its own; state-based actions wait for its end. */
  *setUp(statement: Statement): Generator<void, Done> {
    const done: Done = { events: [], notModelled: [], refused: false, head: undefined, last: undefined };
    for (const line of [statement, ...statement.children]) {
      const plan = planOf(line);
      if (plan === undefined || line.body.kind !== 'setup' || line.body.items.length === 0) continue;
      if (line !== statement) {
        this.cause = this.causes.length;
        this.causes.push(line);
      }
      const one = yield* this.steps(line, plan);
      addAll(done.events, one.events);
      addAll(done.notModelled, one.notModelled);
      if (one.refused && line !== statement) refuse(this, line);
      done.refused ||= one.refused;
      done.last = one.last;
      yield;
    }
    const settled = this.perform(statement, { act: 'settle' }, done.last);
    addAll(done.events, settled.events);
    addAll(done.notModelled, settled.notModelled);
    return done;
  }

  /** A line that is no part of any legal declaration: said, and not carried out. */
  leaveOut(problems: readonly Problem[]): Done {
    this.problems.push(...problems);
    for (const { rule } of problems) if (rule !== undefined) this.rules.add(rule);
    return { events: [], notModelled: [], refused: true, head: undefined, last: undefined };
  }

  /** The statement's own actions, before anything it put on the stack resolves. */
  *steps(statement: Statement, plan: Plan): Generator<void, Done> {
    const events: GameEvent[] = [];
    const notModelled: NotModelled[] = [];
    let refused = false;
    let head: ObjectId | undefined;
    let resolve: Done['resolve'];
    let last: Planned | undefined;
    for (const [index, step] of plan.steps.entries()) {
      if (this.budget.over !== undefined) break;
      if (index > 0) yield;
      const reader = newReader(this.game, this.names, this.input.pool);
      const planned = step(reader);
      this.problems.push(...reader.problems);
      if (reader.over !== undefined) this.budget.over ??= { what: reader.over, of: 'statement' };
      if (planned === undefined || reader.failed) {
        refused = true;
        continue;
      }
      last = planned;
      notModelled.push(...planned.notModelled, ...reader.used.flatMap(unreadOf));
      for (const entry of reader.used) this.used.add(entry.definition);
      if (plan.head === 'onStack') {
        if (planned.action.act === 'resolve') {
          head = planned.action.object;
          resolve = planned.action;
        }
        continue;
      }
      if (statement.body.kind === 'time') turnEnds(this, planned.action);
      const stack = this.stack().length;
      const start = this.game;
      const outcome = this.perform(statement, planned.action, planned);
      addAll(events, outcome.events);
      addAll(notModelled, outcome.notModelled);
      if (outcome.refused) {
        refused = true;
        continue;
      }
      const top = this.stack().at(-1);
      if (plan.head === 'pushes' && this.stack().length > stack && top !== undefined) head = top;
      giveLabels(this, planned, start, outcome.events, head);
    }
    return { events, notModelled, refused, head, last, ...(resolve === undefined ? {} : { resolve }) };
  }

  /** Performs an action on the current game, reports its problems, takes in the names of what is new. */
  perform(statement: Statement, action: Action, planned: Planned | undefined): Outcome & { refused: boolean } {
    const outcome = this.performer.perform(this.game, action, this.cause);
    this.budget.add(outcome.spent, outcome.tooMuch);
    if (this.budget.over !== undefined) return { ...outcome, refused: true };
    addAll(this.notModelled, outcome.notModelled);
    const refused = outcome.problems.length > 0 && this.blame(statement, outcome, planned);
    for (const event of outcome.events) if (event.rule !== undefined) this.rules.add(event.rule);
    const ofCause = (cause: Cause): Statement | undefined => this.causes[cause];
    this.problems.push(...sbaNotes(outcome, this.game, this.names, statement, this.input.edition, ofCause));
    if (!refused) {
      const fresh = noteNewCards(this.names, this.game, outcome.game, this.cause);
      const at = planned?.whole ?? statement.range;
      for (const named of fresh) {
        if (named.what === 'ability') continue;
        named.declaredAt = at;
        named.declaredBy = statement.body.kind;
      }
      this.game = outcome.game;
    }
    return { ...outcome, refused };
  }

  /** Puts the engine's problems where they belong; whether one of them means that nothing was done. */
  blame(statement: Statement, outcome: Outcome, planned: Planned | undefined): boolean {
    const place = {
      game: this.game,
      names: this.names,
      statement: planned === undefined ? statement : { ...statement, range: planned.whole },
      clauses: planned?.clauses ?? clausesOf(statement.body),
      edition: this.input.edition,
      statementOfCause: (cause: Cause) => this.causes[cause],
      ...(planned?.object === undefined ? {} : { object: planned.object }),
    };
    for (const problem of outcome.problems) {
      this.problems.push(problemOfEngine(problem, place));
      this.rules.add(problem.rule);
    }
    return outcome.problems.some((problem) => problem.severity === 'error');
  }

  stack(): readonly ObjectId[] {
    return this.game.zones['stack'] ?? [];
  }

  /** What would happen: afterwards the game is as before. */
  *suppose(statement: Statement): Generator<void, void> {
    const { game, current, unsure } = this;
    yield* this.block(statement.children);
    turnEnds(this);
    this.unsure = unsure;
    this.game = this.performer.rewind(game, this.game.nextId);
    if (this.game === game) this.current = current;
    else
      this.current = new State(
        current.index,
        current.cause,
        this.game,
        current.events,
        current.notModelled,
        current.statement,
      );
    this.lines.push({ line: lastLine(statement) + 1, snapshot: this.current });
  }

  *expect(statement: Statement): Generator<void, void> {
    this.lines.push({ line: statement.line, snapshot: this.current });
    for (const line of [statement, ...statement.children]) {
      const results = checkExpectations(this, line);
      this.expectations.push(...results.expectations);
      this.problems.push(...results.problems);
      yield;
    }
    for (const note of this.current.board.notModelled) this.notModelled.push(note);
  }

  show(statement: Statement, object: Extract<Statement['body'], { kind: 'show' }>['object']): void {
    this.lines.push({ line: statement.line, snapshot: this.current });
    const values = { name: object.text };
    this.problems.push({ code: 'show', severity: 'hint', range: object.range, values });
  }

  ignore(key: string | undefined, text: string): void {
    const entry = key === undefined ? undefined : this.input.pool.get(key);
    if (entry !== undefined) this.ignored.set(entry.definition.name, entry.definition.name);
    else this.ignored.set(text, text);
  }

  record(statement: Statement, events: readonly GameEvent[], notModelled: readonly NotModelled[], line: number): void {
    this.notModelled.push(...notModelled);
    this.problems.push(...undefinedChoices(this, statement, this.input.edition));
    const snapshot = this.snapshot(statement, [...events], notModelled);
    this.current = snapshot;
    this.lines.push({ line, snapshot });
  }

  snapshot(
    statement: Statement | undefined,
    events: readonly GameEvent[],
    notModelled: readonly NotModelled[],
  ): Snapshot {
    const snapshot = new State(this.snapshots.length, this.cause, this.game, events, notModelled, statement);
    this.snapshots.push(snapshot);
    return snapshot;
  }
}

/** The first statement from a place on that counts in an edition, without its `in EDITION`. */
const inForce = (statements: readonly Statement[], from: number, edition: EditionName): Statement | undefined => {
  for (let index = from; index < statements.length; index += 1) {
    const statement = statements[index];
    if (statement === undefined) break;
    const { body } = statement;
    if (body.kind !== 'in') return statement;
    if (body.editions.includes(edition)) return { ...statement, body: body.statement };
  }
  return undefined;
};

/** Statements whose block is part of themselves. */
const TAKES_ITS_BLOCK: ReadonlySet<string> = new Set(['simultaneously', 'setup']);

interface Done {
  readonly events: GameEvent[];
  readonly notModelled: NotModelled[];
  refused: boolean;
  readonly head: ObjectId | undefined;
  /** `resolve COPY …`: with the choices said there. */
  readonly resolve?: Extract<Action, { act: 'resolve' }>;
  last: Planned | undefined;
}

/** Last line of a statement's block. */
const lastLine = (statement: Statement): number => {
  const last = statement.children.at(-1);
  return statement.endLine ?? (last === undefined ? statement.line : lastLine(last));
};
