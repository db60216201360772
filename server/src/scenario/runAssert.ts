// `legal STATEMENT` and `illegal STATEMENT by RULE`: the statement is tried on the side, and what the rules say of it is compared.
import type { EngineProblem } from '../engine/action.ts';
import type { NotModelled } from '../engine/board.ts';
import type { Bounded } from '../engine/limits.ts';
import { hasUnread } from '../engine/spellText.ts';
import { cites, isRuleId } from '../rules/citations.ts';
import type { EditionName } from '../rules/edition.ts';
import { isIgnored } from './outcome.ts';
import type { ExpectationOutcome, Problem } from './result.ts';
import { noteTooMuch } from './runBudget.ts';
import { faultsOfTrial } from './runDeclarations.ts';
import { noteNewCards } from './runNames.ts';
import { type Planned, planOf } from './runPlan.ts';
import { problemOfEngine } from './runProblems.ts';
import { newReader } from './runReader.ts';
import type { Run } from './runScenario.ts';
import type { Fix, Statement, StatementBody } from './statement.ts';

interface Tried {
  readonly found: readonly Problem[];
  /** A line that can't be read, or names nothing: an error there as well. */
  readonly unread: readonly Problem[];
  readonly readable: boolean;
  /** What the trial rests on and is not modelled or not read. */
  readonly notModelled: readonly NotModelled[];
  /** It would do more than one statement may: what the rules say of it is not known. */
  readonly tooMuch?: Bounded;
}

/** What is put onto the battlefield attached to something it can't be attached to stays where it is: the line can't be carried out (303.4g, 303.4i). */
const staysAway = ({ severity, code }: EngineProblem, { action }: Planned): boolean =>
  severity === 'warning' &&
  code === 'enter.noHost' &&
  action.act === 'putOntoBattlefield' &&
  action.as.attachedTo !== undefined;

/** What the rules have against a statement in the present state, which it leaves as it is. */
const tryStatement = (run: Run, statement: Statement): Tried => {
  const plan = planOf(statement);
  const readable = statement.body.kind !== 'unreadable';
  if (plan === undefined) return { found: [], unread: [], readable, notModelled: [] };
  const found: Problem[] = [];
  const unread: Problem[] = [];
  const notModelled: NotModelled[] = [];
  let { game } = run;
  const told = (problem: EngineProblem, planned: Planned): Problem =>
    problemOfEngine(problem, {
      game,
      names: run.names,
      statement: { ...statement, range: planned.whole },
      clauses: planned.clauses,
      edition: run.input.edition,
      statementOfCause: (cause) => run.causes[cause],
      ...(planned.object === undefined ? {} : { object: planned.object }),
    });
  const blame = (problems: readonly EngineProblem[], planned: Planned): boolean => {
    const errors = problems.filter((problem) => problem.severity === 'error' || staysAway(problem, planned));
    found.push(...errors.map((problem) => told(problem, planned)));
    return errors.length > 0;
  };
  const cause = run.causes.length;
  for (const step of plan.steps) {
    const reader = newReader(game, run.names, run.input.pool);
    const planned = step(reader);
    if (planned === undefined || reader.failed) {
      const ruled = reader.problems.filter((problem) => problem.rule !== undefined);
      found.push(...ruled);
      if (ruled.length === 0) unread.push(...reader.problems);
      if (ruled.length === 0) return { found, unread, readable: false, notModelled };
      continue;
    }
    const stack = game.zones['stack']?.length ?? 0;
    const outcome = run.performer.perform(game, planned.action, cause);
    if (outcome.tooMuch !== undefined)
      return { found: [], unread, readable: true, notModelled, tooMuch: outcome.tooMuch };
    notModelled.push(...outcome.notModelled);
    if (blame(outcome.problems, planned)) continue;
    if (plan.steps.length > 1) noteNewCards(run.names, game, outcome.game, cause);
    game = outcome.game;
    const top = game.zones['stack']?.at(-1);
    if (plan.head === 'pushes' && (game.zones['stack']?.length ?? 0) > stack && top !== undefined) {
      const resolved = run.performer.perform(game, { act: 'resolve', object: top }, cause);
      if (resolved.tooMuch !== undefined)
        return { found: [], unread, readable: true, notModelled, tooMuch: resolved.tooMuch };
      notModelled.push(...resolved.notModelled);
      // A choice that only comes up on resolution and is not named here does not make the action illegal: it is said to be missing.
      const isMissing = ({ code }: EngineProblem): boolean => code.endsWith('.missing');
      const missing = resolved.problems.filter(isMissing).map((problem) => told(problem, planned));
      run.problems.push(...missing.map((problem): Problem => ({ ...problem, severity: 'warning' })));
      blame(
        resolved.problems.filter((problem) => !isMissing(problem)),
        planned,
      );
    }
  }
  if (found.length === 0) found.push(...faultsOfTrial(run, statement, game));
  return { found, unread, readable: true, notModelled };
};

/** A rule number covers its parts (`303.4` covers 303.4a), and means the same rule under its other number. */
const coversRule = (edition: EditionName, asked: string, rule: string): boolean =>
  rule === asked ||
  (isRuleId(rule) && cites(edition, asked, rule)) ||
  (rule.startsWith(asked) && !/^\d/.test(rule.slice(asked.length)));

/** Checks an assertion; its result stands with the expectations. */
export const checkAssertion = (
  run: Run,
  statement: Statement,
  body: Extract<StatementBody, { kind: 'assert' }>,
): void => {
  run.lines.push({ line: statement.line, snapshot: run.current });
  const inner: Statement = { ...statement, body: body.statement, range: body.statementRange };
  const { found, unread, readable, notModelled, tooMuch } = tryStatement(run, inner);
  if (tooMuch !== undefined) noteTooMuch(run, statement, tooMuch);
  if (!readable) run.problems.push(...unread);
  // What is allowed rests on the board as much as what is.
  run.notModelled.push(...notModelled, ...run.current.board.notModelled);
  const illegal = found.length > 0;
  const rules = [...new Set(found.flatMap((problem) => (problem.rule === undefined ? [] : [problem.rule])))];
  const reasons = [...rules, ...found.flatMap(({ also }) => also ?? [])];
  const byRule =
    body.by === undefined || reasons.some((rule) => coversRule(run.input.edition, body.by?.rule ?? '', rule));
  for (const rule of rules) run.rules.add(rule);
  if (illegal && byRule && body.by !== undefined && isRuleId(body.by.rule)) run.rules.add(body.by.rule);
  const holds = (body.legality === 'illegal') === illegal && (!illegal || byRule);
  // Where nothing forbids it, what is unread anywhere might; where something does, only what the trial itself rests on is in doubt.
  const doubts = (illegal ? notModelled : [...notModelled, ...run.current.board.notModelled]).filter(
    (note) => !isIgnored(note, run.ignored),
  );
  const isClear = doubts.length === 0 && (illegal || unreadCards(run) === '');
  const isDecided = holds || isClear || (illegal && body.legality === 'illegal');
  const sure: ExpectationOutcome = holds ? 'passed' : isDecided ? 'failed' : 'unproven';
  const outcome: ExpectationOutcome = !readable ? 'unreadable' : tooMuch === undefined ? sure : 'unproven';
  const expected = body.by === undefined ? body.legality : `${body.legality} by ${body.by.rule}`;
  const actual = !illegal ? 'legal' : `illegal by ${rules.join(', ')}`;
  run.expectations.push({
    range: statement.range,
    statement,
    subject: '',
    snapshot: run.current,
    outcome,
    expected,
    actual,
  });
  if (outcome === 'unproven') sayUndecided(run, body, doubts);
  if (outcome !== 'failed') return;
  const [first] = found;
  const range = illegal && !byRule ? (body.by?.range ?? body.statementRange) : body.statementRange;
  run.problems.push({
    code: !illegal ? 'assert.isLegal' : body.legality === 'legal' ? 'assert.isIllegal' : 'assert.otherRule',
    severity: 'error',
    range,
    values: { expected, actual, rule: rules.join(', '), asked: body.by?.rule ?? '', unread: unreadCards(run) },
    edition: run.input.edition,
    ...(first?.rule === undefined ? {} : { rule: first.rule }),
    related: found.map((problem) => ({ range: problem.range, code: problem.code, values: problem.values })),
    fixes: fixesOf(statement, body, illegal, byRule ? undefined : first?.rule),
  });
};

/** Neither legal nor illegal is shown: what it rests on can't be read, or is not modelled. */
const sayUndecided = (
  run: Run,
  body: Extract<StatementBody, { kind: 'assert' }>,
  doubts: readonly NotModelled[],
): void => {
  const cards = doubts.flatMap(({ values }) => {
    const card = values['card'] ?? values['name'];
    return typeof card === 'string' ? [card] : [];
  });
  run.problems.push({
    code: 'assert.undecided',
    severity: 'warning',
    range: body.statementRange,
    values: { expected: body.legality, unread: [...new Set([...cards, unreadCards(run)])].filter(Boolean).join(', ') },
    edition: run.input.edition,
  });
};

/** Cards in play with text that is not read: it may be what forbids it. */
const unreadCards = (run: Run): string => {
  const names = new Set<string>();
  for (const zone of ['battlefield', 'stack'] as const) {
    for (const id of run.game.zones[zone] ?? []) {
      const state = run.current.board.objects.get(id);
      if (state === undefined || state.name === '' || run.ignored.has(state.name)) continue;
      if (hasUnread(state)) names.add(state.name);
    }
  }
  return [...names].join(', ');
};

/** The rule that does forbid it, or the assertion the other way round. */
const fixesOf = (
  { range }: Statement,
  { by, legality, statementRange }: Extract<StatementBody, { kind: 'assert' }>,
  illegal: boolean,
  rule: string | undefined,
): readonly Fix[] => {
  if (illegal && by !== undefined && legality === 'illegal') {
    if (rule === undefined) return [];
    return [{ code: 'fix.replace', values: { text: rule }, edits: [{ range: by.range, newText: rule }] }];
  }
  const word = { start: range.start, end: range.start + legality.length };
  const other = illegal ? 'illegal' : 'legal';
  const rest = { start: statementRange.end, end: by?.range.end ?? statementRange.end };
  const edits = [{ range: word, newText: other }, ...(by === undefined ? [] : [{ range: rest, newText: '' }])];
  return [{ code: 'fix.replace', values: { text: other }, edits }];
};
