// Fixes that need the text around a problem: a refused line said to be illegal, an unknown card declared.
import type { Diagnostic } from 'vscode-languageserver-types';
import type { Fix, Range, Statement, StatementBody } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import type { DiagnosticData } from './diagnostics.ts';

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

/** Fixes that a diagnostic does not carry itself. */
export function ownFixes(context: FeatureContext, diagnostic: Diagnostic, data: DiagnosticData): readonly Fix[] {
  const start = context.lines.offsetAt(diagnostic.range.start);
  const range = { start, end: context.lines.offsetAt(diagnostic.range.end) };
  return [...illegalFix(context, diagnostic, data, range), ...cardFix(context, data, range)];
}

/** `illegal STATEMENT by RULE` in place of a statement that the rules refuse. */
function illegalFix(
  context: FeatureContext,
  { severity }: Diagnostic,
  { rule, code }: DiagnosticData,
  range: Range,
): readonly Fix[] {
  if (severity !== 1 || rule === undefined || OPEN.has(code)) return [];
  const statement = statementAt(context, range.start);
  if (statement === undefined || statement.children.length > 0) return [];
  const { body } = statement;
  const inner = body.kind === 'in' ? body.statement : body;
  if (!ASSERTABLE.has(inner.kind)) return [];
  const { start, end } = statement.range;
  const edition = body.kind === 'in' ? (/^in\s+\S+\s+/.exec(context.analysis.text.slice(start, end))?.[0] ?? '') : '';
  const at = start + edition.length;
  return [
    {
      code: 'fix.illegal',
      values: { rule },
      edits: [
        { range: { start: at, end: at }, newText: 'illegal ' },
        { range: { start: end, end }, newText: ` by ${rule}` },
      ],
    },
  ];
}

/** The innermost statement that an offset lies in; none within what happens at once. */
function statementAt(context: FeatureContext, offset: number): Statement | undefined {
  const { scenarios, statements } = context.analysis;
  const find = (all: readonly Statement[]): Statement | undefined => {
    for (const statement of all) {
      if (statement.range.start <= offset && offset <= statement.range.end) return statement;
      if (statement.body.kind === 'simultaneously') continue;
      const inner = find(statement.children);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  return find([...statements, ...scenarios.flatMap((scenario) => scenario.statements)]);
}

/** A block for a card that nothing declares, above the first scenario. */
function cardFix(context: FeatureContext, { code }: DiagnosticData, range: Range): readonly Fix[] {
  if (code !== 'unknown-name' && code !== 'name.unknown') return [];
  const { text, scenarios } = context.analysis;
  const name = text.slice(range.start, range.end).replace(/^"|"$/g, '').trim();
  if (name === '' || /[\n"]/.test(name)) return [];
  const first = scenarios.find(({ implicit }) => !implicit);
  const at = first === undefined ? headEnd(context) : text.lastIndexOf('\n', first.range.start - 1) + 1;
  const block = `card ${name} {1}\n  Creature\n  1/1\n\n`;
  return [{ code: 'fix.card', values: { name }, edits: [{ range: { start: at, end: at }, newText: block }] }];
}

/** Behind the lines `rules` and `use` at the beginning of a file without `scenario` lines. */
function headEnd(context: FeatureContext): number {
  const { text, scenarios, statements } = context.analysis;
  const all = [...statements, ...scenarios.flatMap((scenario) => scenario.statements)];
  const first = all.find(({ body }) => body.kind !== 'rules' && body.kind !== 'use' && body.kind !== 'players');
  return first === undefined ? 0 : text.lastIndexOf('\n', first.range.start - 1) + 1;
}
