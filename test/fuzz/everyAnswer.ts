// What every feature says of one version of a document, as texts that can be compared: the other half of "an edited document is one opened afresh".
import { boardAt } from '../../server/src/features/board.ts';
import { boardDetail } from '../../server/src/features/boardDetail.ts';
import { boardGraph } from '../../server/src/features/boardGraph.ts';
import { boardText } from '../../server/src/features/boardText.ts';
import { cardPageAt } from '../../server/src/features/cardPage.ts';
import { ACTION_KINDS, codeActionsAt } from '../../server/src/features/codeActions.ts';
import { codeLenses } from '../../server/src/features/codeLens.ts';
import { comparePage } from '../../server/src/features/comparePage.ts';
import { completionsAt } from '../../server/src/features/completion.ts';
import type { FeatureContext } from '../../server/src/features/context.ts';
import { diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { editionHints } from '../../server/src/features/editionHints.ts';
import { engineTrace, told } from '../../server/src/features/engineTrace.ts';
import { formatLines } from '../../server/src/features/formatting.ts';
import { hoverAt } from '../../server/src/features/hover.ts';
import { inlayHints } from '../../server/src/features/inlayHints.ts';
import { LineIndex } from '../../server/src/features/lines.ts';
import { boardLinks, editionLinks, ruleLinks } from '../../server/src/features/links.ts';
import { definitionAt, highlightsAt } from '../../server/src/features/navigation.ts';
import { allReferencesAt } from '../../server/src/features/references.ts';
import { prepareRename } from '../../server/src/features/rename.ts';
import { rulingOf } from '../../server/src/features/ruling.ts';
import { selectionRangeAt } from '../../server/src/features/selectionRanges.ts';
import { semanticTokens } from '../../server/src/features/semanticTokens.ts';
import { signatureHelpAt } from '../../server/src/features/signatureHelp.ts';
import { documentSymbols, foldingRanges, workspaceSymbols } from '../../server/src/features/symbols.ts';
import { testsOf } from '../../server/src/features/tests.ts';
import { type AnalyseInput, analyse } from '../../server/src/scenario/analyse.ts';
import type { CardPool } from '../../server/src/scenario/cardPool.ts';
import { compareEditions } from '../../server/src/scenario/compare.ts';
import type { Analysis, ScenarioRun } from '../../server/src/scenario/result.ts';

/** What a document is looked at with. */
export interface Desk {
  readonly library: CardPool;
  readonly files?: AnalyseInput['files'];
  readonly locale?: FeatureContext['locale'];
}

/** Each answer by the feature and the place it was asked at. */
export type Answers = ReadonlyMap<string, string>;

const uri = 'file:///fuzz/document.strata';

/** Analyses a text as the next version of the document, or afresh. */
export const versionOf = ({ library, files = new Map() }: Desk, text: string, previous?: Analysis): Analysis =>
  analyse({ uri, text, version: 1, files, library }, previous);

const plainContext = (analysis: Analysis, { locale = 'en', files }: Desk): FeatureContext => {
  const lines = new LineIndex(analysis.text);
  return {
    locale,
    analysis,
    lines,
    linesOf: (of) => {
      const text = of === analysis.uri ? analysis.text : files?.get(of);
      return typeof text === 'string' ? new LineIndex(text) : undefined;
    },
  };
};

/** A run as plain data: every state it went through, which holds at which line, and what it came to. */
const ofRun = (run: ScenarioRun, lastLine: number): object => ({
  outcome: run.outcome,
  unproven: run.unprovenBecause,
  ignored: run.ignored,
  rules: [...run.rulesUsed].sort(),
  states: run.snapshots.map(({ index, cause, statement, game, events, notModelled }) => [
    index,
    cause,
    statement?.range,
    [game.nextId, game.clock, game.zones, game.players.map(({ life }) => life)],
    events.map(({ event, card, rule }) => [event, card, rule]),
    notModelled,
  ]),
  causes: run.snapshots.map(({ cause }) => run.statementOfCause(cause)?.range),
  lines: Array.from({ length: lastLine + 1 }, (_, line) => run.snapshotAtLine(line)?.index),
  expectations: run.expectations.map(({ statement, node, snapshot, group, ...rest }) => ({
    ...rest,
    at: snapshot.index,
    of: [statement.range, node?.range, group?.subject],
  })),
  names: run.nameUses.map(({ name, declared, means, line }) => [
    name,
    declared,
    line,
    means?.kind === 'definition' ? [means.definition.uri, means.definition.nameRange] : means,
  ]),
});

/** Collects answers; one that throws is an answer too, which no document should get. */
class Asked {
  readonly answers = new Map<string, string>();
  readonly threw: string[] = [];

  ask(key: string, of: () => unknown): void {
    try {
      this.answers.set(key, told(of()));
    } catch (error) {
      const said = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
      this.threw.push(`${key}: ${said}`);
      this.answers.set(key, 'threw');
    }
  }
}

/** What is wrong with the document, and what each run came to. */
function results(asked: Asked, context: FeatureContext): void {
  const { analysis, lines } = context;
  asked.ask('diagnostics', () => diagnosticsOf(context, { limit: 500, rulePages: true }));
  asked.ask('problems', () => analysis.problems.map(({ event: _, ...rest }) => rest));
  asked.ask('needs', () => analysis.needs);
  for (const [index, run] of analysis.runs.entries())
    asked.ask(`run ${index} ${run.edition}`, () => ofRun(run, lines.positionAt(analysis.text.length).line));
}

/** What is shown without anybody's asking, and the rulings. */
function shown(asked: Asked, context: FeatureContext): void {
  const { analysis } = context;
  const whole = { start: 0, end: analysis.text.length };
  for (const [index, scenario] of analysis.scenarios.entries())
    asked.ask(`ruling ${index}`, () => rulingOf(context, scenario));
  asked.ask('hints', () => inlayHints(context, whole));
  asked.ask('tokens', () => semanticTokens(context).join());
  asked.ask('symbols', () => documentSymbols(context));
  asked.ask('workspace symbols', () => workspaceSymbols([context], 'a'));
  asked.ask('folding', () => foldingRanges(context));
  asked.ask('lenses', () => codeLenses(context, { compare: 'c', run: 'r', ruling: 'u' }));
  asked.ask('tests', () => testsOf(context));
  asked.ask('links', () => [...ruleLinks(context), ...editionLinks(context), ...boardLinks(context)]);
  asked.ask('formatting', () => formatLines(analysis.text));
}

/** What is said of a place, for the beginning of every word. */
function atWords(asked: Asked, context: FeatureContext, desk: Desk): void {
  const { text } = context.analysis;
  for (const { index } of text.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)) {
    asked.ask(`hover ${index}`, () => hoverAt(context, index));
    asked.ask(`definition ${index}`, () => [definitionAt(context, index), cardPageAt(context, index, desk.library)]);
    asked.ask(`references ${index}`, () => allReferencesAt(context, index, [context], true));
    asked.ask(`highlights ${index}`, () => highlightsAt(context, index));
    asked.ask(`rename ${index}`, () => prepareRename(context, index));
  }
}

/** The board at every line, each object of it in full, and what depends on what. */
function boards(asked: Asked, context: FeatureContext): void {
  const last = context.lines.positionAt(context.analysis.text.length).line;
  for (let line = 0; line <= last; line += 1) {
    const board = boardAt(context, line);
    for (const edition of board?.editions ?? []) {
      const here = boardAt(context, line, edition);
      asked.ask(`board ${line} ${edition}`, () => here);
      for (const { id } of here?.objects ?? [])
        asked.ask(`board object ${line} ${edition} ${id}`, () => boardDetail(context, line, edition, id));
      for (const { layer } of here?.graphs ?? [])
        asked.ask(`board graph ${line} ${edition} ${layer}`, () => boardGraph(context, line, edition, layer));
    }
    asked.ask(`board text ${line}`, () => boardText(context, line));
    asked.ask(`trace ${line}`, () => engineTrace(context, '0', line));
  }
}

/** What is offered: edits for the whole file, and words in the middle and at the end of each `every`th line. */
function offers(asked: Asked, context: FeatureContext, desk: Desk, every: number): void {
  const { analysis, lines } = context;
  const { text } = analysis;
  const probe = (tried: string): Analysis => versionOf(desk, tried, analysis);
  const whole = { start: lines.positionAt(0), end: lines.positionAt(text.length) };
  const diagnostics = diagnosticsOf(context, { limit: 500, rulePages: true });
  const tools = { probe, library: desk.library.indexes };
  asked.ask('actions', () => codeActionsAt(context, diagnostics, { range: whole, only: ACTION_KINDS }, tools));
  for (let line = 0; line <= whole.end.line; line += every) {
    const end = lines.endOfLine(line);
    const middle = lines.startOfLine(line) + ((end - lines.startOfLine(line)) >> 1);
    for (const offset of new Set([middle, end])) {
      const input = { context, text, lines, offset, library: desk.library.indexes, probe, snippets: true };
      asked.ask(`completion ${offset}`, () => completionsAt(input));
      asked.ask(`signature ${offset}`, () => signatureHelpAt(context, text, offset, desk.library.indexes));
      asked.ask(`selection ${offset}`, () => selectionRangeAt(context, offset));
      const at = { start: lines.positionAt(offset), end: lines.positionAt(offset) };
      asked.ask(`actions ${offset}`, () => codeActionsAt(context, [], { range: at }, tools));
    }
  }
}

/** The editions side by side, and what hovers say of those that the file is not written for. */
function editions(asked: Asked, context: FeatureContext, desk: Desk): void {
  const { uri: of, text, version } = context.analysis;
  const input = { uri: of, text, version, files: desk.files ?? new Map(), library: desk.library };
  const comparison = compareEditions(input, context.analysis);
  asked.ask('compared', () => comparePage(context.locale, 'document', comparison));
  asked.ask('edition hints', () => editionHints(context, comparison));
  const otherEditions: FeatureContext['otherEditions'] = (scenario) =>
    comparison.scenarios.find((one) => one.scenario.range.start === scenario.range.start)?.runs ?? [];
  const wider = { ...context, otherEditions };
  for (const { index } of text.matchAll(/[\p{L}\p{N}]+/gu))
    asked.ask(`hover in all editions ${index}`, () => hoverAt(wider, index));
}

/** How much is asked, each with all that stands before it here; the later are the dearer. */
export const DEPTHS = ['results', 'shown', 'places', 'offers', 'editions'] as const;
export type Depth = (typeof DEPTHS)[number];

/** All answers about a version of a document, and what threw. */
export function everyAnswer(
  analysis: Analysis,
  desk: Desk,
  depth: Depth = 'editions',
  everyLine = 1,
): { readonly answers: Answers; readonly threw: readonly string[] } {
  const context = plainContext(analysis, desk);
  const asked = new Asked();
  const asks = (one: Depth): boolean => DEPTHS.indexOf(one) <= DEPTHS.indexOf(depth);
  results(asked, context);
  if (asks('shown')) shown(asked, context);
  if (asks('places')) atWords(asked, context, desk);
  if (asks('places')) boards(asked, context);
  if (asks('offers')) offers(asked, context, desk, everyLine);
  if (asks('editions')) editions(asked, context, desk);
  for (const { code, values } of analysis.problems)
    if (code === 'statement.crashed') asked.threw.push(`a statement: ${values['stack'] ?? values['error'] ?? ''}`);
  return { answers: asked.answers, threw: asked.threw };
}

/** The first answer that two versions differ in. */
export interface Differing {
  readonly key: string;
  readonly edited: string | undefined;
  readonly fresh: string | undefined;
}

export function differing(edited: Answers, fresh: Answers): Differing | undefined {
  for (const key of new Set([...fresh.keys(), ...edited.keys()])) {
    const [a, b] = [edited.get(key), fresh.get(key)];
    if (a !== b) return { key, edited: a, fresh: b };
  }
  return undefined;
}
