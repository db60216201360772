// A document's text to everything known about it: read, named, run in each edition, checked. Pure; files and cards come in as values.

import type { CardDefinition } from '../cards/card.ts';
import type { Edition, EditionName } from '../rules/edition.ts';
import { DEFAULT_EDITION } from '../rules/editions.ts';
import { analysisProblems, citesProblems, indicatorProblems, missingRules } from './analyseProblems.ts';
import { type Collected, collectUses } from './analyseUses.ts';
import { type CardPool, chainPools, entryOf, poolOfEntries } from './cardPool.ts';
import { type KeptRun, keptOf, type Outside } from './checkpoints.ts';
import { type ParsedCard, type ParsedDocument, parseDocumentSteps } from './document.ts';
import type { FileText } from './fileText.ts';
import type { Analysis, CardEntry, Problem, ScenarioRun } from './result.ts';
import { finishRun, problemsOfReading } from './runResult.ts';
import { Run } from './runScenario.ts';
import { sameCards } from './sameCards.ts';
import type { LabelDecl, ScenarioNode, Statement } from './statement.ts';
import { lastOf } from './steps.ts';

export interface AnalyseInput {
  readonly uri: string;
  readonly text: string;
  readonly version: number;
  /** Texts of other files by address (see `resolvePath`): those `use`d, directly or not. `null`: known not to exist, a problem: not to be had. Absent: not fetched yet, and named in `needs`. */
  readonly files: ReadonlyMap<string, FileText>;
  /** Workspace libraries, card database and shipped library, in this order (cardPool.ts: `poolOfTexts`, `chainPools`). */
  readonly library: CardPool;
  /** Replaces what the file itself says (`strata check --edition`); several are run one after the other. */
  readonly edition?: EditionName | readonly EditionName[];
  /** Stands in for the edition's own table, to try what one switch of it decides; nothing earlier is taken over. */
  readonly table?: Edition;
  /** Runs these scenarios only; the others are read all the same. */
  readonly only?: (scenario: ScenarioNode) => boolean;
}

/** What is kept of an analysis for the next one of the same document. */
interface Kept {
  readonly cards: ReadonlyMap<string, CardDefinition>;
  readonly runs: ReadonlyMap<string, KeptRun>;
  readonly uses: Collected;
}

const kept = new WeakMap<Analysis, Kept>();

/** What the last analysis carried out anew and what it took over, for tests and figures. */
export interface AnalysisWork {
  readonly performed: number;
  readonly reused: number;
}
const works = new WeakMap<Analysis, AnalysisWork>();
export const workOf = (analysis: Analysis): AnalysisWork => works.get(analysis) ?? { performed: 0, reused: 0 };

const DEFAULT_PLAYERS: readonly LabelDecl[] = ['Alice', 'Bob'].map((text) => ({
  text,
  range: { start: 0, end: 0 },
  key: text.toLowerCase(),
}));

const playersOf = (statements: readonly Statement[]): readonly LabelDecl[] | undefined => {
  for (const { body } of statements) if (body.kind === 'players' && body.players.length > 0) return body.players;
  return undefined;
};

const editionsOf = (statements: readonly Statement[]): readonly EditionName[] | undefined => {
  for (const { body } of statements) {
    if (body.kind === 'rules' && body.editions.length > 0) {
      return [...new Set(body.editions.map(({ edition }) => edition))];
    }
  }
  return undefined;
};

/** Cards of the document; a block that says what it said keeps its very definition, so that runs see no difference. */
const ownCards = (
  input: AnalyseInput,
  parsed: readonly ParsedCard[],
  previous: Kept | undefined,
): { readonly entries: readonly CardEntry[]; readonly kept: ReadonlyMap<string, CardDefinition> } => {
  const byText = new Map<string, CardDefinition>();
  const sameAsBefore = sameCards(previous?.cards.values() ?? []);
  const entries = parsed.map((card) => {
    const text = input.text.slice(card.range.start, card.range.end);
    const definition = previous?.cards.get(text) ?? byText.get(text) ?? sameAsBefore(card.block.card);
    byText.set(text, definition);
    return entryOf(card, input.uri, definition);
  });
  return { entries, kept: byText };
};

const runKey = (scenario: ScenarioNode, edition: EditionName, times: Map<string, number>): string => {
  const name = `${edition}\n${scenario.title}`;
  const count = times.get(name) ?? 0;
  times.set(name, count + 1);
  return `${name}\n${count}`;
};

/** Reads the cards' texts one by one: what asks for them next asks for all at once. */
function* readTexts(entries: readonly CardEntry[]): Generator<void, void> {
  for (const { faces } of entries) if (faces.length > 0) yield;
}

/** The analysis as a generator: it yields between lines that it reads or carries out, and its caller may drop it there. */
export function* analyseSteps(input: AnalyseInput, previous?: Analysis): Generator<void, Analysis> {
  const before = previous === undefined ? undefined : kept.get(previous);
  const uses = yield* collectUses(input, before?.uses);
  const document: ParsedDocument = yield* parseDocumentSteps(input.text, {
    used: uses.pools.flatMap((pool) => pool.indexes),
    library: input.library.indexes,
  });
  const cards = ownCards(input, document.cards, before);
  const pool = chainPools([poolOfEntries(document.cards, cards.entries), ...uses.pools, input.library]);
  const outside: Outside = { cards: cards.entries, used: uses.pools, library: input.library };
  const headEditions = editionsOf(document.statements);
  const headPlayers = playersOf(document.statements);
  const problemsIn = problemsOfReading(document.problems);
  const ofHead = document.statements.flatMap(({ range }) => problemsIn(range));
  const runs: ScenarioRun[] = [];
  const memories = new Map<string, KeptRun>();
  const times = new Map<string, number>();
  const used = new Map<EditionName, Set<CardDefinition>>();
  let performed = 0;
  let reused = 0;
  for (const scenario of document.scenarios) {
    const editions =
      input.edition === undefined
        ? (editionsOf(scenario.statements) ?? headEditions ?? [DEFAULT_EDITION])
        : [input.edition].flat();
    for (const edition of editions) {
      const key = runKey(scenario, edition, times);
      if (input.only?.(scenario) === false) continue;
      const run = new Run({
        players: playersOf(scenario.statements) ?? headPlayers ?? DEFAULT_PLAYERS,
        statements: scenario.implicit ? scenario.statements : [...document.statements, ...scenario.statements],
        edition,
        pool,
        outside,
        ...(input.table === undefined ? { previous: before?.runs.get(key) } : { table: input.table }),
      });
      yield* run.all();
      const ofEdition = used.get(edition) ?? new Set<CardDefinition>();
      for (const definition of run.used) ofEdition.add(definition);
      used.set(edition, ofEdition);
      memories.set(key, keptOf(run));
      performed += run.performer.work.performed;
      reused += run.performer.work.reused;
      runs.push(finishRun(run, scenario, [...problemsIn(scenario.range), ...ofHead]));
    }
  }
  if (input.only === undefined) yield* readTexts(cards.entries);
  const problems: readonly Problem[] = analysisProblems([
    ...document.problems,
    ...uses.problems,
    ...missingRules(input, document),
    ...indicatorProblems(input, cards.entries, used),
    ...runs.flatMap((run) => run.problems),
    ...citesProblems(document, runs),
  ]);
  const analysis: Analysis = {
    uri: input.uri,
    version: input.version,
    text: input.text,
    statements: document.statements,
    scenarios: document.scenarios,
    cards: [...cards.entries, ...uses.entries],
    runs,
    problems,
    needs: uses.needs,
  };
  kept.set(analysis, { cards: cards.kept, runs: memories, uses });
  works.set(analysis, { performed, reused });
  return analysis;
}

/**
 * Everything about one version of a document. With the analysis of an earlier version, whatever its meaning left as it
 * was is taken over; the result is the same as without.
 */
export const analyse = (input: AnalyseInput, previous?: Analysis): Analysis => lastOf(analyseSteps(input, previous));
