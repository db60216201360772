// Links: a rule that a file cites opens its page.
import type { DocumentLink } from 'vscode-languageserver-types';
import { message } from '../messages/message.ts';
import { boardPageOf, comparePageOf, rulePage } from '../protocol.ts';
import { rulesOfNumber } from '../rules/citations.ts';
import type { Range, Statement } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { editionAt } from './runs.ts';

/** A link on every rule number after `cites` and `by` that is one of a rule with a page. */
export function ruleLinks(context: FeatureContext): readonly DocumentLink[] {
  const { analysis, lines, locale } = context;
  const written = [...analysis.statements, ...analysis.scenarios.flatMap((one) => one.statements)].flatMap(rulesIn);
  return written.flatMap(({ number, range }) => {
    const edition = editionAt(context, range.start);
    const [id] = rulesOfNumber(edition, number);
    if (id === undefined) return [];
    return [
      {
        range: lines.rangeOf(range),
        target: rulePage(edition, number),
        // the hover has what it says already
        tooltip: message(locale, 'hover.rule', { number }),
      },
    ];
  });
}

/** A link on each statement that names the edition: it opens the page that compares them all. */
export function editionLinks(context: FeatureContext): readonly DocumentLink[] {
  const { analysis, lines, locale } = context;
  return [...analysis.statements, ...analysis.scenarios.flatMap((one) => one.statements)]
    .filter(({ body }) => body.kind === 'rules')
    .map(({ range }) => ({
      range: lines.rangeOnOneLine(range),
      target: comparePageOf(analysis.uri),
      tooltip: message(locale, 'link.compare'),
    }));
}

/** A link on each scenario's title and each line that shows something: it opens the board as of the scenario's end, or of that line. */
export function boardLinks(context: FeatureContext): readonly DocumentLink[] {
  const { analysis, lines, locale } = context;
  const linkTo = (range: Range, line: number): DocumentLink => ({
    range: lines.rangeOnOneLine(range),
    target: boardPageOf(analysis.uri, line),
    tooltip: message(locale, 'link.board', { line: line + 1 }),
  });
  const shown = (statement: Statement): readonly DocumentLink[] => [
    ...(statement.body.kind === 'show' ? [linkTo(statement.range, lines.positionAt(statement.range.start).line)] : []),
    ...statement.children.flatMap(shown),
  ];
  return analysis.scenarios.flatMap((scenario) => {
    const last = scenario.statements.at(-1);
    const own =
      scenario.implicit || last === undefined
        ? []
        : [linkTo(scenario.titleRange, lines.positionAt(Math.max(last.range.start, last.range.end - 1)).line)];
    return [...own, ...scenario.statements.flatMap(shown)];
  });
}

interface Written {
  readonly number: string;
  readonly range: Range;
}

function rulesIn({ body, children }: Statement): readonly Written[] {
  const inner = body.kind === 'in' ? body.statement : body;
  const own: readonly Written[] =
    inner.kind === 'cites'
      ? inner.rules.map(({ id, range }) => ({ number: id, range }))
      : inner.kind === 'assert' && inner.by !== undefined
        ? [{ number: inner.by.rule, range: inner.by.range }]
        : [];
  return [...own, ...children.flatMap(rulesIn)];
}
