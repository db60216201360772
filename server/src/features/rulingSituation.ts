// The situation of a ruling: what is there as a paragraph, what happens as numbered steps, and after which step each answer holds.
import type { ScenarioRun } from '../scenario/result.ts';
import type { ScenarioNode, SetupItem, Statement, StatementBody } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { escapeText } from './markdown.ts';
import { numberOf } from './rules.ts';
import { type Prose, setsScene } from './rulingProse.ts';

export interface Situation {
  readonly markdown: string;
  /** Words for the moment of a statement that asks: `after step 2`; empty before the first step. */
  readonly when: (statement: Statement) => string;
  /** The same for the end of the scenario. */
  readonly end: string;
  /** The number of the step that a line makes, counted from 0; none for what is there from the start. */
  readonly step: (line: number) => string | undefined;
}

const inner = (body: StatementBody): StatementBody => (body.kind === 'in' ? body.statement : body);

/** `Alice controls` with a line an item below it, as one statement. */
const gathered = (statement: Statement): StatementBody => {
  const body = inner(statement.body);
  if (body.kind !== 'setup' || body.items.length > 0) return body;
  const items = statement.children.flatMap(({ body: child }): readonly SetupItem[] =>
    child.kind === 'setup' ? child.items : [],
  );
  return { ...body, items };
};

const asks = ({ body }: Statement): boolean => ['expect', 'assert', 'show'].includes(inner(body).kind);

export function situationOf(
  context: FeatureContext,
  prose: Prose,
  scenario: ScenarioNode,
  runs: readonly ScenarioRun[],
): Situation {
  const statements = scenario.implicit ? scenario.statements : [...context.analysis.statements, ...scenario.statements];
  const moments = new Map<number, string>();
  const stepOf = new Map<number, string>();
  const lines: string[] = [];
  const scene: string[] = [];
  let now = '';

  const markAll = (all: readonly Statement[]): void => {
    for (const one of all) {
      moments.set(one.line, now);
      markAll(one.children);
    }
  };

  const sentenceOf = (statement: Statement): string | undefined => {
    const said = prose.statement(gathered(statement));
    if (said === undefined) return undefined;
    const edition = statement.body.kind === 'in' ? statement.body.editions.join(', ') : undefined;
    const whole = edition === undefined ? said : prose.say('only', { edition, said });
    return refused(context, prose, statement, runs, whole);
  };

  const walk = (all: readonly Statement[], prefix: string, indent: string): void => {
    let number = 0;
    for (const statement of all) {
      if (asks(statement)) {
        markAll([statement]);
        continue;
      }
      const sentence = sentenceOf(statement);
      if (sentence === undefined) continue;
      if (prefix === '' && number === 0 && setsScene(statement)) {
        scene.push(`${sentence}.`);
        continue;
      }
      number++;
      const step = `${prefix}${number}`;
      const body = inner(statement.body);
      const block = body.kind === 'setup' ? [] : statement.children;
      const last = block.length > 0 ? statement.line : (statement.endLine ?? statement.line);
      for (let line = statement.line; line <= last; line++) stepOf.set(line, step);
      const onStack = block.length > 0 && !['suppose', 'simultaneously'].includes(body.kind);
      const told = onStack ? prose.say('whileOnStack', { said: sentence }) : sentence;
      const stop = block.some((one) => !asks(one)) ? ':' : '.';
      lines.push(`${indent}${number}. ${escapeText(onStack && stop === '.' ? sentence : told)}${stop}`);
      const before = now;
      now = prose.say('duringStep', { step });
      walk(block, `${step}.`, `${indent}   `);
      now = body.kind === 'suppose' ? before : prose.say('afterStep', { step });
    }
  };
  walk(statements, '', '');
  const paragraph = escapeText(scene.join(' '));
  return {
    markdown: [paragraph, lines.join('\n')].filter((part) => part !== '').join('\n\n'),
    when: (statement) => moments.get(statement.line) ?? '',
    end: now,
    step: (line) => stepOf.get(line),
  };
}

/** The sentence with a note where the statement was refused, and in which editions if not in all. */
function refused(
  context: FeatureContext,
  prose: Prose,
  statement: Statement,
  runs: readonly ScenarioRun[],
  said: string,
): string {
  const last = statement.children.length > 0 && inner(statement.body).kind === 'setup' ? statement.endLine : undefined;
  const isOf = (offset: number): boolean => {
    const { line } = context.lines.positionAt(offset);
    return line >= statement.line && line <= (last ?? statement.line);
  };
  const found = runs.flatMap((run) => {
    const problem = run.problems.find(({ severity, range }) => severity === 'error' && isOf(range.start));
    if (problem === undefined) return [];
    const rule = problem.rule === undefined ? '' : numberOf(run.edition, problem.rule);
    return [{ edition: run.edition, rule }];
  });
  if (found.length === 0) return said;
  const rules = found.map(({ edition, rule }) =>
    found.length === runs.length && new Set(found.map((one) => one.rule)).size === 1
      ? rule
      : [edition, rule].filter((part) => part !== '').join(' '),
  );
  return prose.say('refused', { said, rule: [...new Set(rules)].join(', ') });
}
