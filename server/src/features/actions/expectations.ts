// A failed expectation mended: what it is in place of what was expected, in each edition; or the opposite expected.

import { stateAfter } from '../../engine/queries.ts';
import { sameValue } from '../../rules/sameValue.ts';
import type { ExpectationResult, ScenarioRun } from '../../scenario/result.ts';
import type { Fix, PredicateNode, Range } from '../../scenario/statement.ts';
import type { FeatureContext } from '../context.ts';
import { objectFacts, playerFacts, qualitiesText } from './actual.ts';
import { statementsAt } from './edits.ts';

interface Failed {
  readonly run: ScenarioRun;
  readonly result: ExpectationResult;
}

/** Fixes for what is expected at a range and fails. */
export function expectationFixes(context: FeatureContext, range: Range): readonly Fix[] {
  const here = resultsAt(context, range);
  const failed = here.filter(({ result }) => result.outcome === 'failed');
  const [first] = failed;
  if (first === undefined) return [];
  const isEverywhere = failed.length === here.length;
  const values = failed.map((one) => actualFix(context, one));
  const isSame = values.every((one) => sameValue(one?.edits, values[0]?.edits));
  if (!isEverywhere || !isSame) return inEachEdition(context, here);
  const fix = values[0] ?? oppositeFix(context, first);
  const other = first.result.node?.negated === true || isSized(first.result) ? undefined : oppositeFix(context, first);
  const all = [fix, ...(values[0] === undefined ? [] : [other])];
  return all.filter((one) => one !== undefined);
}

/** Power and toughness are said as they are, not denied. */
const isSized = ({ node }: ExpectationResult): boolean => {
  const predicate = node?.predicate;
  if (predicate === undefined || !('is' in predicate) || predicate.is !== 'qualities') return true;
  return predicate.qualities.length === 0 || predicate.qualities.some(({ quality }) => quality.kind === 'pt');
};

/** Every result of the very words at a range, one an edition. */
const resultsAt = ({ analysis }: FeatureContext, range: Range): readonly Failed[] =>
  analysis.runs.flatMap((run) =>
    run.expectations
      .filter(
        (result) => result.range.start === range.start && result.range.end === range.end && result.node !== undefined,
      )
      .map((result) => ({ run, result })),
  );

/** What it is, written where what was expected stands. */
function actualFix(context: FeatureContext, { run, result }: Failed): Fix | undefined {
  const { node } = result;
  if (node === undefined) return undefined;
  const gone = goneFix(result, node);
  if (gone !== undefined) return gone;
  if (node.negated) return undefined;
  return qualitiesFix(context, run, result, node) ?? result.fix ?? wholeFix(context, result, node);
}

/** `is a 2/2 blue Bear`: the respects that were asked about, as they are; the number alone where only that is wrong. */
function qualitiesFix(
  { analysis }: FeatureContext,
  run: ScenarioRun,
  result: ExpectationResult,
  node: PredicateNode,
): Fix | undefined {
  const { predicate } = node;
  if (!('is' in predicate) || predicate.is !== 'qualities') return undefined;
  const state = stateOf(run, result, node);
  if (state === undefined) return undefined;
  const asked = (...kinds: readonly string[]): boolean =>
    predicate.qualities.some(({ quality }) => kinds.includes(quality.kind));
  const pt = predicate.qualities.find(({ quality }) => quality.kind === 'pt');
  const ptOnly = result.fix !== undefined && predicate.qualities.length === 1 && predicate.named === undefined;
  if (ptOnly && pt !== undefined && state.power !== undefined) return result.fix;
  if (asked('keyword', 'status', 'copy', 'spell', 'permanent', 'multicolored')) return result.fix;
  if (predicate.qualities.length === 0 && predicate.named !== undefined)
    return state.name === '' ? undefined : replacing(predicate.named.range, state.name);
  const types = asked('type', 'supertype', 'subtype');
  const shown = {
    ...state,
    power: asked('pt') ? state.power : undefined,
    toughness: asked('pt') ? state.toughness : undefined,
    ...(types ? {} : { types: [], subtypes: [], supertypes: [] }),
  };
  const said = qualitiesText(shown, {
    token: asked('token'),
    colors: asked('color', 'colorless'),
    ...(predicate.named === undefined || state.name === '' ? {} : { name: state.name }),
  });
  const first = predicate.qualities[0]?.range ?? predicate.named?.range;
  const last = predicate.named?.range ?? predicate.qualities.at(-1)?.range;
  if (first === undefined || last === undefined || /^an? *$/.test(said)) return undefined;
  const before = analysis.text.slice(node.range.start, first.start);
  const article = /\b(?:an?|the)\s+$/i.exec(before)?.[0] ?? '';
  const text = article === '' ? said.replace(/^an? /, '') : said;
  return replacing({ start: first.start - article.length, end: last.end }, text);
}

const replacing = (range: Range, text: string): Fix => ({
  code: 'fix.replace',
  values: { text },
  edits: [{ range, newText: text }],
});

function stateOf(run: ScenarioRun, { snapshot, subject }: ExpectationResult, { afterLayer }: PredicateNode) {
  const meaning = run.resolve(subject, snapshot);
  const id = meaning?.kind === 'card' ? snapshot.game.current.get(meaning.card) : undefined;
  if (id === undefined) return undefined;
  return afterLayer === undefined
    ? snapshot.board.objects.get(id)
    : stateAfter(snapshot.game, snapshot.traced(), id, afterLayer.layer);
}

/** Of what is gone that it is, in place of all that was expected of it; of what is not gone where it is. */
function goneFix(result: ExpectationResult, node: PredicateNode): Fix | undefined {
  const { predicate } = node;
  if (result.actual === 'ceased to exist' && !('is' in predicate && predicate.is === 'ceasedToExist')) {
    const all = result.group?.predicates ?? [];
    const [first, last] = [all[0], all.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    return replacing({ start: first.range.start, end: last.range.end }, 'has ceased to exist');
  }
  if (!('is' in predicate) || predicate.is !== 'ceasedToExist' || node.negated) return undefined;
  const { actual } = result;
  return replacing(node.range, `is ${actual === 'battlefield' || actual === 'stack' ? 'on the' : 'in'} ${actual}`);
}

/** Another predicate of the same kind that is true, in place of one that has no value of its own; of what fell off where it is. */
function wholeFix(context: FeatureContext, result: ExpectationResult, node: PredicateNode): Fix | undefined {
  const { predicate } = node;
  if ('is' in predicate && predicate.is === 'attachedTo') {
    const [where = ''] = factsOf(context, result);
    return /^is (?:in|on) /.test(where) ? replacing(node.range, where) : undefined;
  }
  if (!('has' in predicate)) return undefined;
  if (predicate.has !== 'noAbilities' && predicate.has !== 'abilityStarting') return undefined;
  const [fact] = factsOf(context, result).filter((one) => /^has (?:"|[a-z])/.test(one));
  return fact === undefined ? undefined : replacing(node.range, fact);
}

/** What is true of the subject of an expectation. */
function factsOf({ analysis }: FeatureContext, { snapshot, subject }: ExpectationResult): readonly string[] {
  for (const run of analysis.runs) {
    const meaning = run.resolve(subject, snapshot);
    if (meaning?.kind === 'player') return playerFacts(snapshot, meaning.player);
    const id = meaning?.kind === 'card' ? snapshot.game.current.get(meaning.card) : undefined;
    if (id !== undefined) return objectFacts(run, snapshot, id, subject);
  }
  return [];
}

/** Verbs affirmed and denied, the longer before the shorter. */
const OPPOSITES: readonly (readonly [RegExp, string])[] = [
  [/^(is|are) not (?=\S)/, '$1 '],
  [/^isn't (?=\S)/, 'is '],
  [/^aren't (?=\S)/, 'are '],
  [/^(is|are) (?=\S)/, '$1 not '],
  [/^(?:does not|doesn't|do not|don't) have (?=\S)/, 'has '],
  [/^(has|have) ceased to exist$/, '$1 not ceased to exist'],
  [/^(has|have) no (?=")/, '$1 '],
  [/^(?:has|have) (?=\S)/, 'does not have '],
  [/^(?:cannot|can't|can not) (?=\S)/, 'can '],
  [/^can (?=\S)/, "can't "],
  [/^without (?=\S)/, 'with '],
  [/^with (?=\S)/, 'without '],
  [/^(?:does not|doesn't|do not|don't) target (?=\S)/, 'targets '],
  [/^targets? (?=\S)/, 'does not target '],
  [/^(?:does not|doesn't|do not|don't) depend on (?=\S)/, 'depends on '],
  [/^depends? on (?=\S)/, 'does not depend on '],
];

/** The same predicate, affirmed for denied or denied for affirmed. */
function oppositeFix({ analysis }: FeatureContext, { result }: Failed): Fix | undefined {
  const { range } = result;
  const said = analysis.text.slice(range.start, range.end);
  for (const [pattern, other] of OPPOSITES) {
    if (!pattern.test(said)) continue;
    return replacing(range, said.replace(pattern, other));
  }
  return undefined;
}

/** A line for each edition, where they come to different results: `in classic expect …`, `in current expect …`. */
function inEachEdition(context: FeatureContext, here: readonly Failed[]): readonly Fix[] {
  const [first] = here;
  const editions = [...new Set(here.map(({ run }) => run.edition))];
  if (first === undefined || editions.length < 2) return [];
  const statement = statementsAt(context, first.result.range.start).at(-1);
  if (statement === undefined || statement.body.kind !== 'expect' || statement.children.length > 0) return [];
  const { text } = context.analysis;
  const { start, end } = statement.range;
  if (!text.slice(start, end).startsWith('expect')) return [];
  // what is not there in an edition, or can't be told, is nothing to expect in it
  const told = editions.filter((edition) =>
    here.every(({ run, result }) => run.edition !== edition || ['passed', 'failed'].includes(result.outcome)),
  );
  const lines = told.map((edition) => {
    const failed = context.analysis.runs
      .filter((run) => run.edition === edition && here.some((one) => one.run === run))
      .flatMap((run) =>
        run.expectations
          .filter((result) => result.statement === statement && result.outcome === 'failed')
          .map((result) => ({ run, result })),
      );
    const fixes = failed.map((one) => actualFix(context, one) ?? oppositeFix(context, one));
    if (fixes.includes(undefined)) return undefined;
    return `in ${edition} ${within(
      text,
      { start, end },
      fixes.flatMap((fix) => fix?.edits ?? []),
    )}`;
  });
  if (lines.includes(undefined)) return [];
  const indent = ' '.repeat(statement.indent);
  return [
    {
      code: 'fix.eachEdition',
      values: { editions: told.join(', ') },
      edits: [{ range: { start, end }, newText: lines.join(`\n${indent}`) }],
    },
  ];
}

/** A piece of the text with edits that lie within it. */
function within(text: string, piece: Range, edits: Fix['edits']): string {
  let said = text.slice(piece.start, piece.end);
  for (const { range, newText } of [...edits].sort((a, b) => b.range.start - a.range.start)) {
    if (range.start < piece.start || range.end > piece.end) continue;
    said = said.slice(0, range.start - piece.start) + newText + said.slice(range.end - piece.start);
  }
  return said;
}
