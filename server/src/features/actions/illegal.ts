// `illegal STATEMENT by RULE` in place of what the rules refuse: alone, in the turn it belongs to, or without the lines that rest on it.

import type { Problem } from '../../scenario/result.ts';
import type { Fix, Range, Statement, StatementBody } from '../../scenario/statement.ts';
import type { FeatureContext } from '../context.ts';
import { numberOf } from '../rules.ts';
import { runsAt } from '../runs.ts';
import { edited, endOf, innerBody, statementsAt, wholeLine } from './edits.ts';
import { turnFixes } from './missing.ts';
import type { Probe } from './trial.ts';

/** What can be asserted: statements of one action, without a block. */
const ASSERTABLE: ReadonlySet<StatementBody['kind']> = new Set([
  'cast',
  'activate',
  'play',
  'put',
  'turnFaceUp',
  'createToken',
  'createTokenCopy',
  'gainControl',
  'effect',
  'attach',
  'verb',
  'turn',
  'counters',
  'damage',
  'attacks',
  'blocks',
  'trigger',
  'resolve',
]);

/** What a statement only leaves open makes it no illegal one. */
const OPEN: ReadonlySet<string> = new Set(['choice.missing', 'copying.missing']);

/** A problem as far as an assertion tells of it. */
export interface Refusal {
  readonly code: string;
  /** The number that `by` takes. */
  readonly rule: string | undefined;
  readonly range: Range;
}

/** The number of a rule that `by` takes: the edition's own where there is one only. */
export const citedNumber = (
  context: FeatureContext,
  { rule, edition, range }: Pick<Problem, 'rule' | 'edition' | 'range'>,
) =>
  rule === undefined ||
  edition === undefined ||
  new Set(runsAt(context, range.start).map((run) => run.edition)).size > 1
    ? rule
    : numberOf(edition, rule);

/** The statement at a problem, if it can be asserted to be illegal. */
function asserted(context: FeatureContext, { code, rule, range }: Refusal): Statement | undefined {
  if (rule === undefined || OPEN.has(code)) return undefined;
  const path = statementsAt(context, range.start);
  const statement = path.at(-1);
  // what happens at once is no line of its own
  if (statement === undefined || path.slice(0, -1).some((one) => one.body.kind === 'simultaneously')) return undefined;
  return statement.children.length === 0 && ASSERTABLE.has(innerBody(statement).kind) ? statement : undefined;
}

/** `illegal STATEMENT by RULE` in place of a statement that the rules refuse; below it, the same without the lines that name what it calls by a label. */
export function illegalFixes(context: FeatureContext, refusal: Refusal): readonly Fix[] {
  const statement = asserted(context, refusal);
  if (statement === undefined || refusal.rule === undefined) return [];
  const { rule } = refusal;
  const { end } = statement.range;
  const at = statement.body.kind === 'in' ? statement.body.statementRange.start : statement.range.start;
  const edits = [
    { range: { start: at, end: at }, newText: 'illegal ' },
    { range: { start: end, end }, newText: ` by ${rule}` },
  ];
  const alone: Fix = { code: 'fix.illegal', values: { rule }, edits };
  const lines = resting(context, statement);
  if (lines.length === 0) return [alone];
  const without = lines.map((range) => ({ range, newText: '' }));
  return [alone, { code: 'fix.illegalWithout', values: { rule, count: lines.length }, edits: [...edits, ...without] }];
}

/** At most so many lines go with the one that is illegal. */
const mostResting = 6;

/** The whole lines below a statement that name what it gives a label to. */
function resting(context: FeatureContext, statement: Statement): readonly Range[] {
  const { text } = context.analysis;
  const uses = runsAt(context, statement.range.start).flatMap(({ nameUses }) => nameUses);
  const isIn = ({ start, end }: Range): boolean => start >= statement.range.start && end <= statement.range.end;
  const labels = new Set(uses.flatMap(({ name, declared }) => (declared && isIn(name.range) ? [name.text] : [])));
  const found = new Set<Statement>();
  for (const { name } of uses) {
    if (!labels.has(name.text) || name.range.start < statement.range.end) continue;
    const path = statementsAt(context, name.range.start);
    if (path.some((one) => found.has(one))) continue;
    // a block goes with the last of its lines
    for (const one of [...path].reverse()) {
      const isLast =
        one === path.at(-1) || (one.children.length > 0 && one.children.every((child) => found.has(child)));
      if (!isLast) break;
      for (const child of one.children) found.delete(child);
      found.add(one);
    }
  }
  if (found.size > mostResting) return [];
  return [...found].map((one) => ({
    start: wholeLine(text, one.range.start).start,
    end: wholeLine(text, endOf(one)).end,
  }));
}

/** The turn that the line is for above it, and the line as illegal by what forbids it even then. */
export function illegalThenFixes(context: FeatureContext, { code, range }: Refusal, probe: Probe): readonly Fix[] {
  return turnFixes(context, code, range).flatMap((turn): readonly Fix[] => {
    const text = edited(context.analysis.text, turn.edits);
    const shift = text.length - context.analysis.text.length;
    const analysis = probe(text);
    const statement = statementsAt(context, range.start).at(-1);
    if (statement === undefined) return [];
    const then = analysis.problems.find(
      (one) =>
        one.severity === 'error' &&
        one.rule !== undefined &&
        one.range.start >= statement.range.start + shift &&
        one.range.end <= statement.range.end + shift,
    );
    if (then === undefined) return [];
    const rule = citedNumber(context, { ...then, range });
    const [alone] = illegalFixes(context, { code: then.code, rule, range });
    return alone === undefined || rule === undefined
      ? []
      : [{ code: 'fix.turnIllegal', values: { ...turn.values, rule }, edits: [...turn.edits, ...alone.edits] }];
  });
}
