// Hints on the lines whose meaning depends on the edition: what differs after them, and where the editions part.
import type { Diagnostic } from 'vscode-languageserver-types';
import { message } from '../messages/message.ts';
import type { Difference, EditionComparison } from '../scenario/compare.ts';
import type { FeatureContext } from './context.ts';
import type { DiagnosticData } from './diagnostics.ts';
import { type DifferenceText, differenceTexts } from './editionDifferences.ts';

const maximalDifferences = 3;
const maximalMessage = 400;

/** One hint a line, in the order of the lines. */
export function editionHints(
  context: FeatureContext,
  { analysis, scenarios }: EditionComparison,
): readonly Diagnostic[] {
  const byLine = new Map<number, DifferenceText[]>();
  for (const comparison of scenarios) {
    const differences = comparison.differences.filter((one) => !isOfName(one));
    for (const text of differenceTexts(context.locale, analysis.text, { ...comparison, differences }))
      byLine.set(text.line, [...(byLine.get(text.line) ?? []), text]);
  }
  return [...byLine].sort(([a], [b]) => a - b).map(([line, texts]) => hint(context, line - 1, texts));
}

/** What a token is called differs in every file that has one (111.4): that would be a hint on each of them. */
const isOfName = (difference: Difference): boolean =>
  difference.what === 'object' && difference.aspects.every((aspect) => aspect === 'name');

function hint(context: FeatureContext, line: number, texts: readonly DifferenceText[]): Diagnostic {
  const { lines, locale, analysis } = context;
  const start = lines.startOfLine(line);
  const text = analysis.text.slice(start, lines.endOfLine(line));
  const code = text.replace(/(^|\s+)#.*$/, '').trimEnd();
  const shown = texts.slice(0, maximalDifferences).map(({ subject, results, partings }) => {
    const said = results.map((one) =>
      message(locale, 'compare.hint.result', { what: one.said, editions: one.editions.join(', ') }),
    );
    const where = partings.map((parting) => parting.said).join('; ');
    const what = message(locale, 'compare.hint.line', { subject, results: said.join('; ') });
    return where === '' ? what : `${what} (${where})`;
  });
  const hidden = texts.length - shown.length;
  const more = hidden > 0 ? [message(locale, 'hover.more', { count: hidden })] : [];
  const data: DiagnosticData = { code: 'edition.differs', fixes: [] };
  return {
    range: {
      start: { line, character: code.length - code.trimStart().length },
      end: { line, character: code.length },
    },
    severity: 3,
    source: 'strata',
    code: 'edition.differs',
    message: message(locale, 'compare.hint', { what: [...shown, ...more].join('\n') }).slice(0, maximalMessage),
    data,
  };
}
