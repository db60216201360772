// Every fix of a diagnostic: what it carries, and what the text around it suggests; guesses are tried before they are offered.

import type { Diagnostic } from 'vscode-languageserver-types';
import { repairsAt } from '../scenario/completeRepair.ts';
import type { DatabasePool } from '../scenario/databasePool.ts';
import { lineStartAt } from '../scenario/lines.ts';
import { indexOfCards, type NameIndex } from '../scenario/names.ts';
import type { Analysis } from '../scenario/result.ts';
import type { Fix, Range } from '../scenario/statement.ts';
import { expectationFixes } from './actions/expectations.ts';
import { illegalFixes, illegalThenFixes } from './actions/illegal.ts';
import { editionFixes } from './actions/inEditions.ts';
import { missingFixes, namesAbove, turnFixes } from './actions/missing.ts';
import { pastedFix } from './actions/pasted.ts';
import { removalFixes } from './actions/removals.ts';
import { slipFixes } from './actions/slips.ts';
import { isCleanHere, type Probe, tryEdits, type Verdict } from './actions/trial.ts';
import { placeOfCards } from './cardPlace.ts';
import type { FeatureContext } from './context.ts';
import type { DiagnosticData } from './diagnostics.ts';

export interface FixTools {
  /** Analyses a text like the document's; without it nothing is tried, and guesses are offered as they are. */
  readonly probe?: Probe | undefined;
  /** Names of library cards. */
  readonly library?: readonly NameIndex[] | undefined;
  /** The card database, where there is one. */
  readonly database?: DatabasePool | undefined;
}

/** At most this many guesses are tried for one diagnostic. */
const mostTried = 24;
/** Longer lists of legal choices are not tried one by one. */
const mostLegal = 8;

/** Fixes found before: an editor asks for them with every move of the cursor. */
const known = new WeakMap<Analysis, Map<Diagnostic, readonly Fix[]>>();

/** All fixes of a diagnostic, the likeliest first. */
export function fixesFor(
  context: FeatureContext,
  diagnostic: Diagnostic,
  data: DiagnosticData,
  tools: FixTools,
): readonly Fix[] {
  const here = known.get(context.analysis) ?? new Map<Diagnostic, readonly Fix[]>();
  known.set(context.analysis, here);
  const fixes = here.get(diagnostic) ?? findFixes(context, diagnostic, data, tools);
  here.set(diagnostic, fixes);
  return fixes;
}

function findFixes(
  context: FeatureContext,
  diagnostic: Diagnostic,
  data: DiagnosticData,
  tools: FixTools,
): readonly Fix[] {
  const start = context.lines.offsetAt(diagnostic.range.start);
  const range = { start, end: context.lines.offsetAt(diagnostic.range.end) };
  const { code } = data;
  if (code === 'card.unreadExpected') return slipFixes(context, range);
  const pasted = UNREADABLE.has(code) ? pastedFix(context, range) : undefined;
  // no word of a card's line that makes it a statement is meant
  if (pasted !== undefined) return [pasted];
  const isGuess = GUESSES.has(code);
  const isExpectation = code === 'expectation.failed';
  const { probe } = tools;
  const verdictOf = (fix: Fix): Verdict =>
    probe === undefined ? 'clean' : tryEdits(context.analysis, { code, range }, fix.edits, probe);
  const own = isExpectation ? expectationFixes(context, range) : data.fixes;
  const removals = removalFixes(context, code, range);
  const guesses = [
    ...(isGuess || isExpectation ? own : []),
    ...missingFixes(context, code, range),
    ...(isGuess && own.some((fix) => isCleanHere(verdictOf(fix)))
      ? [] // what is a letter away is meant: no other word need be guessed
      : repairs(context, code, range, tools).filter(({ values }) => own.length === 0 || values['word'] !== 'as')),
    ...cardFix(context, data, range),
    ...removals,
  ];
  const certain = isGuess || isExpectation ? [] : own;
  const refusal = { code, rule: diagnostic.severity === 1 ? data.rule : undefined, range };
  const illegal = illegalFixes(context, refusal);
  if (probe === undefined) return [...certain, ...guesses, ...illegal.slice(0, 1)];
  // long lists of what is legal are known to be so
  const legal = certain.length > mostLegal ? certain : preferClean(certain, verdictOf);
  const turn = preferClean(fitting(context, [], turnFixes(context, code, range), verdictOf), verdictOf);
  const isClean = (fix: Fix): boolean => isCleanHere(verdictOf(fix));
  return [
    ...(turn.length > 0 ? turn : illegalThenFixes(context, refusal, probe).filter(isClean)),
    ...legal,
    ...fitting(context, own, guesses, verdictOf),
    ...(diagnostic.severity === 1 ? editionFixes(context, code, range, removals).filter(isClean) : []),
    // with what rests on the line, where it cannot go without
    ...illegal.filter(isClean).slice(0, 1),
  ];
}

/** Of what the rules allow all that leaves no new error; failing that, what leaves something else to be said or an expectation to be put right. */
function preferClean(fixes: readonly Fix[], verdictOf: (fix: Fix) => Verdict): readonly Fix[] {
  const clean = fixes.filter((fix) => isCleanHere(verdictOf(fix)));
  return clean.length > 0 ? clean : fixes.filter((fix) => ['lacks', 'fails'].includes(verdictOf(fix)));
}

/** How the lines of a card that stands there as it was copied are refused. */
const UNREADABLE: ReadonlySet<string> = new Set([
  'unreadable',
  'line-ends-early',
  'unknown-name',
  'unknown-player',
  'unexpected-block',
  'not-in-a-scenario',
]);

/** Problems whose own fixes are guesses at what is meant. */
const GUESSES: ReadonlySet<string> = new Set([
  'unreadable',
  'line-ends-early',
  'unknown-name',
  'unknown-player',
  'rules.missing',
  'unexpected-block',
]);

/**
 * Of some guesses those that leave no new error; failing these, the first with which what follows goes on to other ones, and no
 * more of them; then the first that makes an expectation be checked; then slips of
 * the pen put right on lines that the rules refuse.
 */
function fitting(
  { analysis }: FeatureContext,
  own: readonly Fix[],
  guesses: readonly Fix[],
  verdictOf: (fix: Fix) => Verdict,
): readonly Fix[] {
  const verdicts = guesses.slice(0, mostTried).map((fix): readonly [Fix, Verdict] => [fix, verdictOf(fix)]);
  const of = (wanted: Verdict): readonly Fix[] =>
    verdicts.flatMap(([fix, verdict]) => (verdict === wanted ? [fix] : []));
  const clean = of('clean');
  if (clean.length > 0) return clean;
  const following = of('follows').slice(0, 1);
  if (following.length > 0) return following;
  const failing = of('fails').slice(0, 1);
  return failing.length > 0 ? failing : of('reads').filter((fix) => own.includes(fix) && isSlip(fix, analysis.text));
}

/** Whether a fix changes letters within words and no more. */
function isSlip({ code, edits }: Fix, text: string): boolean {
  const [edit] = edits;
  if ((code !== 'replace-name' && code !== 'replace-word') || edit === undefined) return false;
  const before = text.slice(edit.range.start, edit.range.end);
  const isAsLong = Math.abs(before.length - edit.newText.length) < 3;
  return isAsLong && before.split(' ').length === edit.newText.split(' ').length;
}

/** Words put in, left out or written for others, where that makes the line readable. */
function repairs(context: FeatureContext, code: string, range: Range, { library }: FixTools): readonly Fix[] {
  if (code !== 'unreadable' && code !== 'line-ends-early' && code !== 'unexpected-block') return [];
  const { text, cards } = context.analysis;
  const used = [indexOfCards(cards.map(({ definition }) => definition.name))];
  const titles = { insert: 'insert-word', replace: 'replace-word', remove: 'fix.remove' } as const;
  const found = repairsAt(
    text,
    range.start,
    { used, ...(library === undefined ? {} : { library }) },
    namesAbove(context, range.start),
  ).map(
    ({ kind, words, range: where, newText }): Fix => ({
      code: titles[kind],
      values: { word: words, text: words },
      edits: [{ range: where, newText }],
    }),
  );
  // the word that begins as the written one does is meant before others
  const alike = ({ edits }: Fix): number => {
    const [edit] = edits;
    if (edit === undefined) return 0;
    return sharedStart(text.slice(edit.range.start, edit.range.end).toLowerCase(), edit.newText.toLowerCase());
  };
  return [...dying(context, range), ...found.sort((a, b) => alike(b) - alike(a))];
}

const sharedStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
};

/** `Gray Ogre dies` is what comes of `destroy Gray Ogre` (700.4): a scenario says what happens to it. */
function dying({ analysis: { text } }: FeatureContext, { start }: Range): readonly Fix[] {
  const from = lineStartAt(text, start);
  const [line = ''] = text.slice(from).split('\n', 1);
  const said = /^(\s*)(.+?) (?:dies|die|is destroyed|are destroyed)\s*$/.exec(line);
  if (said === null) return [];
  const [, indent = '', name = ''] = said;
  const instead = `destroy ${name}`;
  const range = { start: from + indent.length, end: from + line.length };
  return [{ code: 'fix.replace', values: { text: instead }, edits: [{ range, newText: instead }] }];
}

/** A block for a card that nothing declares, above the first scenario. */
function cardFix(context: FeatureContext, { code }: DiagnosticData, range: Range): readonly Fix[] {
  if (code !== 'unknown-name' && code !== 'name.unknown') return [];
  const { text } = context.analysis;
  const name = text.slice(range.start, range.end).replace(/^"|"$/g, '').trim();
  if (name === '' || /[\n"]/.test(name)) return [];
  const at = placeOfCards(context);
  // the line in the middle is no rules text on purpose: what rests on the card is unproven until its own text stands there
  const block = `card ${name} {1}\n  Creature\n  Replace these three lines by what the card says\n  1/1\n\n`;
  return [{ code: 'fix.card', values: { name }, edits: [{ range: { start: at, end: at }, newText: block }] }];
}
