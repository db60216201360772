// The problems of a whole document: all of them in the order of the file, each once; a missing `rules` line; rules cited in vain.

import type { CardDefinition } from '../cards/card.ts';
import { allCitations, cites, isRuleId, rulesOfNumber } from '../rules/citations.ts';
import type { EditionName } from '../rules/edition.ts';
import { DEFAULT_EDITION, EDITION_NAMES, EDITIONS } from '../rules/editions.ts';
import { keyOfValue } from '../rules/sameValue.ts';
import type { AnalyseInput } from './analyse.ts';
import type { ParsedDocument } from './document.ts';
import { lineStartAt } from './lines.ts';
import type { CardEntry, Problem, ScenarioRun } from './result.ts';
import { logOf } from './runRules.ts';
import type { ScenarioNode, Statement } from './statement.ts';

/** In file order, without duplicates: what holds in every edition a scenario runs in is said once. */
export const analysisProblems = (problems: readonly Problem[]): readonly Problem[] => {
  const seen = new Set<string>();
  const distinct = problems.filter(({ code, range, values }) => {
    const key = keyOfValue([code, range.start, range.end, values]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return distinct.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
};

const hasRules = (statements: readonly Statement[]): boolean => statements.some(({ body }) => body.kind === 'rules');

/** A file that names no edition is read in the default one: a hint says so and offers the line. */
export const missingRules = (input: AnalyseInput, document: ParsedDocument): readonly Problem[] => {
  if (document.scenarios.length === 0 || hasRules(document.statements)) return [];
  if (document.scenarios.every((scenario) => hasRules(scenario.statements))) return [];
  const first = [...document.statements, ...document.scenarios.flatMap((scenario) => scenario.statements)][0];
  const starts = [first?.range.start, document.scenarios[0]?.range.start, document.cards[0]?.range.start];
  const start = Math.min(...starts.filter((one): one is number => one !== undefined));
  const lineStart = lineStartAt(input.text, start);
  const lineEnd = input.text.indexOf('\n', start);
  return [
    {
      code: 'rules.missing',
      severity: 'hint',
      range: { start, end: lineEnd < 0 ? input.text.length : lineEnd },
      values: { edition: DEFAULT_EDITION },
      fixes: EDITION_NAMES.map((name) => ({
        code: 'fix.addRules',
        values: { text: `rules ${name}` },
        edits: [{ range: { start: lineStart, end: lineStart }, newText: `rules ${name}\n\n` }],
      })),
    },
  ];
};

/** A colour indicator counts for nothing in an edition that is older than it (204): said once, at the line. */
export const indicatorProblems = (
  input: AnalyseInput,
  cards: readonly CardEntry[],
  used: ReadonlyMap<EditionName, ReadonlySet<CardDefinition>>,
): readonly Problem[] =>
  cards.flatMap(({ definition, range }): readonly Problem[] => {
    if (definition.faces.every((face) => face.colorIndicator === undefined)) return [];
    const old = [...used].flatMap(([name, of]) =>
      of.has(definition) && !EDITIONS[name].policies.colorIndicatorKnown ? [name] : [],
    );
    if (old.length === 0) return [];
    const text = input.text.slice(range.start, range.end);
    return [...text.matchAll(/^[ \t]*(colou?r indicator\s*:.*?)\s*$/gim)].map((match) => {
      const start = range.start + match.index + match[0].indexOf(match[1] ?? '');
      return {
        code: 'card.indicatorUnknown',
        severity: 'warning',
        range: { start, end: start + (match[1] ?? '').length },
        values: { edition: old.join(', ') },
        rule: '204',
      };
    });
  });

const isCited = (run: ScenarioRun, id: string): boolean =>
  logOf(run)?.some((used) => isRuleId(used) && cites(run.edition, id, used)) === true;

const nestedCites = (statements: readonly Statement[]): readonly Statement[] =>
  statements.flatMap((statement) => [
    ...(statement.body.kind === 'cites' ? [statement] : []),
    ...nestedCites(statement.children),
  ]);

/** `cites` of a rule that nothing in the run made use of, or that no chapter here knows: a warning. */
export const citesProblems = (document: ParsedDocument, runs: readonly ScenarioRun[]): readonly Problem[] => {
  const problems: Problem[] = [];
  const check = (statements: readonly Statement[], of: readonly ScenarioRun[]): void => {
    for (const { body } of nestedCites(statements)) {
      if (body.kind !== 'cites') continue;
      for (const { id, range } of body.rules) {
        const known = of.some((run) => rulesOfNumber(run.edition, id).length > 0) || isOuter(id);
        // A rule that is one, but that nothing here knows, is no mistake of the file.
        const severity = /^\d{3}(?:\.\d+[a-z]?)?$/.test(id) && isSection(id) ? 'hint' : 'warning';
        if (!known) problems.push({ code: 'cites.unknown', severity, range, values: { rule: id } });
        else if (of.length > 0 && !of.some((run) => isCited(run, id))) {
          problems.push({ code: 'cites.unused', severity: 'warning', range, values: { rule: id } });
        }
      }
    }
  };
  check(document.statements, runs);
  const runsOf = new Map<ScenarioNode, ScenarioRun[]>(document.scenarios.map((scenario) => [scenario, []]));
  for (const run of runs) runsOf.get(run.scenario)?.push(run);
  for (const [scenario, of] of runsOf) check(scenario.statements, of);
  return problems;
};

/** The sections that the rules have or once had, a chapter each. */
const SECTIONS = [
  [100, 123],
  [200, 217],
  [300, 315],
  [400, 431],
  [500, 516],
  [600, 616],
  [700, 733],
  [800, 811],
  [900, 905],
] as const;

const isSection = (id: string): boolean => {
  const number = Number(id.slice(0, 3));
  return SECTIONS.some(([first, last]) => number >= first && number <= last);
};

/** A chapter's or a rule's number that some known rule is part of. */
const isOuter = (id: string): boolean =>
  /^\d{3}(?:\.\d+)?$/.test(id) &&
  allCitations().some(({ id: known, current }) =>
    [known, current ?? known].some((one) => one === id || (one.startsWith(id) && !/^\d/.test(one.slice(id.length)))),
  );
