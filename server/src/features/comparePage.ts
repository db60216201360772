// A comparison of editions as a page to read: Markdown, a table a scenario that differs, the rules behind it, the others by title.
import { type Locale, message } from '../messages/message.ts';
import { EDITION_NAMES } from '../rules/editions.ts';
import type { EditionComparison, ScenarioComparison } from '../scenario/compare.ts';
import { type DifferenceText, differenceTexts } from './editionDifferences.ts';
import { escapeText, link, list, paragraphs } from './markdown.ts';
import { isPolicy, ruleSentence } from './rules.ts';

/** How many scenarios there are, and how many differ. */
export const comparisonSummary = (locale: Locale, comparisons: readonly EditionComparison[]): string => {
  const scenarios = comparisons.flatMap((one) => one.scenarios);
  const differing = scenarios.filter(({ differences }) => differences.length > 0).length;
  return message(locale, 'compare.summary', { scenarios: scenarios.length, differing });
};

/** A scenario's title; of a file that is one scenario, words for that. */
export const titleOf = (locale: Locale, { scenario }: Pick<ScenarioComparison, 'scenario'>): string =>
  scenario.implicit ? message(locale, 'cli.untitled') : scenario.title;

/** The whole page. `file` is the name that the file goes by. */
export function comparePage(locale: Locale, file: string, comparison: EditionComparison): string {
  const { text } = comparison.analysis;
  const differing = comparison.scenarios.filter(({ differences }) => differences.length > 0);
  const same = comparison.scenarios.filter(({ differences }) => differences.length === 0);
  const page = paragraphs(
    `# ${escapeText(message(locale, 'compare.title', { file }))}`,
    escapeText(comparisonSummary(locale, [comparison])),
    ...differing.flatMap((scenario) => [
      `## ${escapeText(titleOf(locale, scenario))}`,
      scenarioTable(locale, differenceTexts(locale, text, scenario)),
      partingList(locale, differenceTexts(locale, text, scenario)),
      rulesBehind(locale, differenceTexts(locale, text, scenario)),
    ]),
    same.length === 0 || differing.length === 0
      ? ''
      : escapeText(
          message(locale, 'compare.same', { titles: same.map((scenario) => titleOf(locale, scenario)).join('; ') }),
        ),
  );
  return `${page}\n`;
}

function scenarioTable(locale: Locale, texts: readonly DifferenceText[]): string {
  const head = [message(locale, 'compare.column.line'), message(locale, 'compare.column.what'), ...EDITION_NAMES];
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = texts.map(({ line, subject, results }) => {
    const results3 = EDITION_NAMES.map(
      (edition) =>
        results.find(({ editions }) => editions.includes(edition))?.said ?? message(locale, 'compare.notAsked'),
    );
    return [String(line), subject, ...results3].map(escapeText);
  });
  return [row(head.map(escapeText)), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Where they part, a line each: beside the results it would make the table wider than half an editor. */
function partingList(locale: Locale, texts: readonly DifferenceText[]): string {
  const items = texts.flatMap(({ line, subject, partings }) =>
    partings.length === 0
      ? []
      : [
          message(locale, 'compare.parting.line', {
            line,
            what: escapeText(subject),
            partings: partings.map((one) => linked(locale, one)).join('; '),
          }),
        ],
  );
  return items.length === 0 ? '' : `${escapeText(message(locale, 'compare.partings'))}\n\n${list(items)}`;
}

/** Where two editions part, the rules' numbers as links to their sentences below. */
const linked = (locale: Locale, { said, ways }: DifferenceText['partings'][number]): string =>
  ways.reduce((text, { edition, rule, id }) => {
    if (rule === undefined || id === undefined || ruleSentence(locale, id) === undefined) return text;
    const number = escapeText(rule);
    const [before, ...behind] = text.split(number);
    return behind.length === 0 ? text : `${before}${link(number, `#${anchorOf(rule, edition)}`)}${behind.join(number)}`;
  }, escapeText(said));

/** The heading of a rule as Markdown makes an anchor of it. */
const anchorOf = (rule: string, edition: string): string =>
  encodeURIComponent(`${rule}-${edition}`.toLowerCase().replaceAll('.', ''));

function rulesBehind(locale: Locale, texts: readonly DifferenceText[]): string {
  const lines = new Map<string, string>();
  for (const { ways } of texts.flatMap(({ partings }) => partings))
    for (const { edition, rule, id } of ways) {
      const sentence = id === undefined ? undefined : ruleSentence(locale, id);
      if (rule === undefined || sentence === undefined) continue;
      const own = isPolicy(id) ? ` ${escapeText(message(locale, 'rule.page.policy'))}` : '';
      lines.set(`${rule} ${edition}`, `#### ${escapeText(rule)} (${edition})\n\n${escapeText(sentence)}${own}`);
    }
  if (lines.size === 0) return '';
  return `${escapeText(message(locale, 'compare.rules'))}\n\n${[...lines.values()].join('\n\n')}`;
}
