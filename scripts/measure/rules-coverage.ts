// Which scenarios a rule was really used in: writes docs/rules-coverage.md, and fails where a rule has none.
//   npm run coverage:rules                  writes the page
//   npm run coverage:rules -- 418.5b D13    lists every scenario of these rules instead
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCitations, type Citation, cites, isRuleId } from '../../server/src/rules/citations.ts';
import { CITATIONS_303 } from '../../server/src/rules/citations303.ts';
import { CITATIONS_418 } from '../../server/src/rules/citations418.ts';
import { CITATIONS_706 } from '../../server/src/rules/citations706.ts';
import { citationText } from '../../server/src/rules/citationTexts.ts';
import type { EditionName } from '../../server/src/rules/edition.ts';
import { EDITION_NAMES } from '../../server/src/rules/editions.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { type CardPool, poolOfTexts } from '../../server/src/scenario/cardPool.ts';
import type { Analysis, ScenarioRun } from '../../server/src/scenario/result.ts';
import type { Statement } from '../../server/src/scenario/statement.ts';

/** Where scenarios are looked for, the first preferred on the page. `open` folders hold what does not pass yet. */
const FOLDERS = ['examples', 'test/cases', 'test/puzzles'];
/** So many scenarios of a rule stand on the page; the others are listed when asked for. */
const SHOWN = 4;
export const PAGE = 'docs/rules-coverage.md';
/** What the pages of rules show of it: an example or two a rule, by file and title. */
export const EXAMPLES = 'server/src/rules/ruleExamples.json';
/** So many examples a rule. */
const EXAMPLES_SHOWN = 2;

/** Ids that only name a layer: their coverage is that of 418.5a, and the layer tables cite them. */
const NAMES_A_LAYER = /^418\.5a\.|^706\.9a\.spell$/;
const chapterOf = (table: Readonly<Record<string, unknown>>): readonly Citation[] =>
  allCitations().filter(({ id }) => Object.hasOwn(table, id) && !NAMES_A_LAYER.test(id));

/** The chapters of the page; every rule of them needs a scenario. */
export const CHAPTERS: readonly {
  readonly title: string;
  readonly rules: readonly Citation[];
}[] = [
  { title: '418 Continuous effects', rules: chapterOf(CITATIONS_418) },
  { title: '706 Copying objects', rules: chapterOf(CITATIONS_706) },
  { title: '303 Enchantments and auras', rules: chapterOf(CITATIONS_303) },
  {
    title: 'Policies where the sources are silent',
    rules: allCitations().filter(({ id }) => /^D\d+$/.test(id)),
  },
];

/** One scenario of a file, with the rules that its passing runs made use of, edition by edition. */
export interface Covering {
  readonly file: string;
  readonly title: string;
  readonly used: ReadonlyMap<EditionName, ReadonlySet<string>>;
  /** What its `cites` lines name: of the scenarios that used a rule, these speak of it. */
  readonly cited: readonly string[];
}

const filesUnder = (root: string, folder: string): readonly string[] => {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'open' ? [] : filesUnder(root, name);
      return [name];
    });
};

const analyseFile = (root: string, file: string, library: CardPool): Analysis => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const files = new Map<string, string | null>();
  for (;;) {
    const analysis = analyse({ uri: file, text, version: 1, files, library });
    const missing = analysis.needs.flatMap((need) =>
      need.need === 'file' && !files.has(need.path) ? [need.path] : [],
    );
    if (missing.length === 0) return analysis;
    for (const address of missing) {
      const full = path.resolve(root, address);
      files.set(address, existsSync(full) ? readFileSync(full, 'utf8') : null);
    }
  }
};

const citedBy = (statements: readonly Statement[]): readonly string[] =>
  statements.flatMap(({ body, children }) => [
    ...(body.kind === 'cites' ? body.rules.map(({ id }) => id) : []),
    ...citedBy(children),
  ]);

/** Every scenario of a project's folders that passes, with the rules its runs used. */
export const coveringOf = (root: string): readonly Covering[] => {
  const library = poolOfTexts(
    filesUnder(root, 'server/library').map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') })),
  );
  return FOLDERS.flatMap((folder) => filesUnder(root, folder))
    .filter((file) => file.endsWith('.strata'))
    .flatMap((file) => {
      const { runs } = analyseFile(root, file, library);
      const byScenario = new Map<ScenarioRun['scenario'], ScenarioRun[]>();
      for (const run of runs) {
        // What a failing run used proves nothing; a run that expects nothing checks nothing.
        if (run.outcome !== 'passed') continue;
        byScenario.set(run.scenario, [...(byScenario.get(run.scenario) ?? []), run]);
      }
      return [...byScenario].map(([scenario, own]) => ({
        file,
        title: scenario.title,
        used: new Map(own.map((run) => [run.edition, run.rulesUsed])),
        cited: citedBy(scenario.statements),
      }));
    });
};

/** The files whose examples are of a rule's own chapter: `418-2-layers.strata` for 418.5a, `policies.strata` for D3. */
const prefixOf = ({ id }: Citation): string => (/^D\d/.test(id) ? 'policies' : (/^\d+/.exec(id)?.[0] ?? id));

/** The scenarios of a rule: those that cite it first, then those of its chapter's examples, in the order of the folders. */
export const scenariosOf = (rule: Citation, all: readonly Covering[]): readonly Covering[] => {
  const speaks = ({ cited }: Covering): boolean =>
    cited.some((one) => EDITION_NAMES.some((edition) => isRuleId(rule.id) && cites(edition, one, rule.id)));
  const rank = (scenario: Covering): number => {
    const ofChapter = path.basename(scenario.file).startsWith(prefixOf(rule));
    return (speaks(scenario) ? 0 : 2) + (ofChapter ? 0 : 1);
  };
  return all
    .filter(({ used }) => [...used.values()].some((rules) => rules.has(rule.id)))
    .map((scenario, at) => ({ scenario, at, rank: rank(scenario) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ scenario }) => scenario);
};

/** The tests whose text names a rule, by either of its numbers. */
const testsOf = (
  rule: Citation,
  tests: readonly { readonly file: string; readonly text: string }[],
): readonly string[] => {
  const numbers = [rule.id, ...(rule.current === undefined ? [] : [rule.current])];
  const names = numbers.map((id) => new RegExp(`(?<![\\w.])${id.replaceAll('.', '\\.')}(?![\\w′]|\\.\\d)`));
  return tests.filter(({ text }) => names.some((name) => name.test(text))).map(({ file }) => file);
};

/** Rules that no scenario used in some edition in which they hold, as `418.9c (2011)`. */
export const uncovered = (all: readonly Covering[]): readonly string[] =>
  CHAPTERS.flatMap(({ rules }) =>
    rules.flatMap((rule) => {
      const scenarios = scenariosOf(rule, all);
      return rule.editions
        .filter((edition) => !scenarios.some(({ used }) => used.get(edition)?.has(rule.id) === true))
        .map((edition) => `${rule.id} (${edition})`);
    }),
  );

const cell = (text: string): string => text.replaceAll('|', '\\|');
const link = (file: string, text: string): string => `[${text.replaceAll(/[[\]]/g, '')}](../${file})`;

/** The page: a table a chapter, a row a rule. */
export const pageOf = (root: string, all: readonly Covering[]): string => {
  const tests = filesUnder(root, 'test')
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const lines = [
    '# Rules and the scenarios that use them',
    '',
    'Written by `npm run coverage:rules` from what runs did, not from titles: a scenario stands beside a rule if a passing run of it',
    'made use of the rule (its trace steps, events, problems). ✓ an edition in which one does; – none does; blank: the rule does not hold',
    `there. Of many scenarios ${SHOWN} are shown; \`npm run coverage:rules -- 418.5b\` lists all. *Tests* are those whose text names the rule.`,
  ];
  for (const { title, rules } of CHAPTERS) {
    lines.push('', `## ${title}`, '', `| rule | ${EDITION_NAMES.join(' | ')} | scenarios | tests |`);
    lines.push(`| --- |${' :-: |'.repeat(EDITION_NAMES.length)} --- | --- |`);
    for (const rule of rules) {
      const scenarios = scenariosOf(rule, all);
      const marks = EDITION_NAMES.map((edition) => {
        if (scenarios.some(({ used }) => used.get(edition)?.has(rule.id) === true)) return '✓';
        return rule.editions.includes(edition) ? '–' : '';
      });
      const shown = scenarios.slice(0, SHOWN).map(({ file, title: name }) => link(file, name));
      if (scenarios.length > SHOWN) shown.push('…');
      const today = rule.current === undefined ? '' : `<br>${rule.current}`;
      const named = testsOf(rule, tests).map((file) => link(file, path.basename(file, '.test.ts')));
      lines.push(
        `| **${rule.id}**${today}<br>${cell(citationText('en', rule.id))} | ${[...marks, cell(shown.join(' · ')), cell(named.join(' · '))].join(' | ')} |`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
};

/** The examples that the pages of rules name, file by file: title to the ids it stands for. */
export const examplesOf = (all: readonly Covering[]): string => {
  const files = new Map<string, Map<string, string[]>>();
  const shipped = all.filter(({ file }) => file.startsWith('examples/'));
  for (const rule of allCitations()) {
    for (const { file, title } of scenariosOf(rule, shipped).slice(0, EXAMPLES_SHOWN)) {
      const name = path.basename(file);
      const titles = files.get(name) ?? new Map<string, string[]>();
      files.set(name, titles);
      titles.set(title, [...(titles.get(title) ?? []), rule.id]);
    }
  }
  const sorted = [...files]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, titles]) => [name, Object.fromEntries([...titles].map(([title, ids]) => [title, ids.join(' ')]))]);
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
};

const main = (): number => {
  const root = process.cwd();
  const all = coveringOf(root);
  const asked = process.argv.slice(2);
  if (asked.length > 0) {
    for (const rule of allCitations().filter(
      ({ id, current }) => asked.includes(id) || asked.includes(current ?? id),
    )) {
      console.log(`${rule.id} ${citationText('en', rule.id)}`);
      for (const { file, title, used } of scenariosOf(rule, all)) {
        const editions = [...used].flatMap(([edition, rules]) => (rules.has(rule.id) ? [edition] : []));
        console.log(`  ${file}: ${title} (${editions.join(', ')})`);
      }
    }
    return 0;
  }
  writeFileSync(path.join(root, PAGE), pageOf(root, all));
  writeFileSync(path.join(root, EXAMPLES), examplesOf(all));
  const missing = uncovered(all);
  for (const one of missing) console.error(`rule ${one}: no scenario used it`);
  console.log(`${PAGE}: ${all.length} scenarios, ${missing.length} rules without one.`);
  return missing.length === 0 ? 0 : 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
