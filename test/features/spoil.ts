// Spoils a scenario one word at a time and tries every quick fix of what comes of it: its diagnostic gone, no new error.
import type { CodeAction, Diagnostic } from 'vscode-languageserver-types';
import { codeActionsAt } from '../../server/src/features/codeActions.ts';
import type { FeatureContext } from '../../server/src/features/context.ts';
import { type DiagnosticData, diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { LineIndex } from '../../server/src/features/lines.ts';
import type { FixTools } from '../../server/src/features/ownFixes.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import type { CardPool } from '../../server/src/scenario/cardPool.ts';
import type { Analysis } from '../../server/src/scenario/result.ts';
import { commentStart, wordsOf } from '../../server/src/scenario/words.ts';

export interface Spoiling {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
  readonly how: 'slip' | 'gone' | 'number' | 'other';
}

/** An action that does not do what it says. */
export interface Complaint {
  readonly kind: 'stays' | 'new error';
  readonly code: string;
  readonly fix: string;
  readonly line: string;
  readonly title: string;
  readonly after: readonly string[];
}

export interface SpoilReport {
  readonly spoiled: number;
  /** Spoiled texts that have a new error, and those of them for which something is offered. */
  readonly broken: number;
  readonly helped: number;
  /** Lines with errors for which nothing is offered, by code. */
  readonly helpless: ReadonlyMap<string, readonly string[]>;
  readonly actions: number;
  readonly complaints: readonly Complaint[];
}

export class Desk {
  readonly #library: CardPool;
  #last: Analysis | undefined;

  constructor(library: CardPool) {
    this.#library = library;
  }

  /** What the editor's server has at hand for actions. */
  get tools(): FixTools {
    return { probe: (text) => this.look(text).context.analysis, library: this.#library.indexes };
  }

  /** What is known of a text; the analysis before it is made use of, as in the editor. */
  look(text: string): { readonly context: FeatureContext; readonly diagnostics: readonly Diagnostic[] } {
    const input = { uri: 'file:///t.strata', text, version: 1, files: new Map(), library: this.#library };
    const analysis = analyse(input, this.#last);
    this.#last = analysis;
    const context: FeatureContext = { locale: 'en', analysis, lines: new LineIndex(text), linesOf: () => undefined };
    return { context, diagnostics: diagnosticsOf(context, { limit: 500, rulePages: false }) };
  }
}

/** Each scenario of a file with the file's head and cards, as a text of its own. */
export function scenariosOf(text: string): readonly string[] {
  const lines = text.split('\n');
  const blocks: { readonly word: string; readonly lines: string[] }[] = [];
  for (const line of lines) {
    const word = /^(\w+)/.exec(line)?.[1];
    if (word === 'scenario' || word === 'card') blocks.push({ word, lines: [line] });
    else if (word !== undefined || blocks.length === 0) blocks.push({ word: '', lines: [line] });
    else blocks.at(-1)?.lines.push(line);
  }
  const scenarios = blocks.filter((block) => block.word === 'scenario');
  const rest = blocks.filter((block) => block.word !== 'scenario').map((block) => block.lines.join('\n'));
  if (scenarios.length === 0) return [text];
  return scenarios.map((scenario) => `${rest.join('\n')}\n${scenario.lines.join('\n')}\n`);
}

/** Lines of statements: no card block, no blank line, no title; where they start and where their comment does. */
export function statementLines(text: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let at = 0;
  let inCard = false;
  for (const line of text.split('\n')) {
    const word = /^(\S+)/.exec(line)?.[1];
    if (word !== undefined && !word.startsWith('#')) inCard = word === 'card';
    const end = commentStart(text, at, at + line.length);
    if (!inCard && word !== 'scenario' && text.slice(at, end).trim() !== '') found.push({ start: at, end });
    at += line.length + 1;
  }
  return found;
}

/** Every way in which a word of a scenario is spoiled. */
export function spoilings(text: string): readonly Spoiling[] {
  const lines = statementLines(text);
  const words = lines.flatMap(({ start, end }) => wordsOf(text, start, end).filter(({ kind }) => kind !== 'comma'));
  return words.flatMap((word, index): readonly Spoiling[] => {
    const { start, end, text: written } = word;
    const before = text[start - 1] === ' ' ? start - 1 : start;
    const gone: Spoiling = { start: before, end, newText: '', how: 'gone' };
    if (word.kind === 'quoted') return [gone];
    const all: Spoiling[] = [gone];
    if (/^\d+$/.test(written)) all.push({ start, end, newText: String(Number(written) + 1), how: 'number' });
    if (/^\d+\/\d+$/.test(written)) all.push({ start, end, newText: '9/9', how: 'number' });
    if (/^[\p{L}'’]{4,}$/u.test(written)) {
      const middle = Math.floor(written.length / 2);
      const swapped = `${written.slice(0, middle)}${written[middle + 1] ?? ''}${written[middle]}${written.slice(middle + 2)}`;
      if (swapped !== written) all.push({ start, end, newText: swapped, how: 'slip' });
    }
    if (/^\p{Lu}/u.test(written)) {
      const others = words.filter((other) => /^\p{Lu}/u.test(other.text) && other.key !== word.key);
      const other = others[(index * 7) % Math.max(1, others.length)];
      if (other !== undefined) all.push({ start, end, newText: other.text, how: 'other' });
    }
    return all;
  });
}

export const applySpoiling = (text: string, { start, end, newText }: Spoiling): string =>
  text.slice(0, start) + newText + text.slice(end);

/** A text after an action's edits. */
export function applied(context: FeatureContext, { edit }: CodeAction): string {
  const { text, uri } = context.analysis;
  return (edit?.changes?.[uri] ?? [])
    .map((one) => ({
      start: context.lines.offsetAt(one.range.start),
      end: context.lines.offsetAt(one.range.end),
      text: one.newText,
    }))
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((before, one) => before.slice(0, one.start) + one.text + before.slice(one.end), text);
}

const codeOf = (one: Diagnostic): string => (one.data as DiagnosticData | undefined)?.code ?? String(one.code ?? '');
const said = (one: Diagnostic): string =>
  `${codeOf(one)}: ${(String(one.message).split('\n')[0] ?? '').replace(/ \(in [\w, ]+\)\.$/, '.')}`;

/** What a diagnostic is of, wherever an edit above has moved it. */
const identity = (context: FeatureContext, one: Diagnostic): string => {
  const { start, end } = one.range;
  const piece = context.analysis.text.slice(context.lines.offsetAt(start), context.lines.offsetAt(end));
  return `${said(one)}\n${piece}`;
};

const counts = (keys: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
};

/** Tries every action on every diagnostic that spoiling has brought. */
export function trySpoilings(
  desk: Desk,
  text: string,
  chosen: readonly Spoiling[],
  patience = Number.POSITIVE_INFINITY,
): SpoilReport {
  const sound = desk.look(text);
  const usual = counts(sound.diagnostics.map((one) => identity(sound.context, one)));
  const complaints: Complaint[] = [];
  const helpless = new Map<string, string[]>();
  let [broken, helped, actions] = [0, 0, 0];
  for (const spoiling of chosen) {
    const bad = applySpoiling(text, spoiling);
    const { context, diagnostics } = desk.look(bad);
    const fresh = diagnostics.filter((one) => !usual.has(identity(context, one)));
    if (!fresh.some(({ severity }) => severity === 1)) continue;
    broken += 1;
    const line = context.lines.positionAt(spoiling.start).line;
    const lineText = (bad.split('\n')[line] ?? '').trim();
    let offered = 0;
    for (const diagnostic of fresh) {
      const all = codeActionsAt(context, [diagnostic], { range: diagnostic.range, only: ['quickfix'] }, desk.tools);
      if (all.length === 0 && diagnostic.severity === 1) {
        const lines = helpless.get(codeOf(diagnostic)) ?? [];
        lines.push((bad.split('\n')[diagnostic.range.start.line] ?? '').trim());
        helpless.set(codeOf(diagnostic), lines);
      }
      offered += all.length;
      for (const action of all.slice(0, patience)) {
        actions += 1;
        complaints.push(...judge(desk, context, diagnostics, diagnostic, action, lineText));
      }
    }
    complaints.push(...judgeAll(desk, context, diagnostics, lineText));
    if (offered > 0) helped += 1;
  }
  return { spoiled: chosen.length, broken, helped, helpless, actions, complaints };
}

/** What mends all that is certain leaves no more errors, and nothing of the kind to mend. */
function judgeAll(
  desk: Desk,
  context: FeatureContext,
  before: readonly Diagnostic[],
  line: string,
): readonly Complaint[] {
  const whole = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const request = { range: whole, only: ['source.fixAll'] };
  const [action] = codeActionsAt(context, before, request, desk.tools);
  if (action === undefined) return [];
  const after = desk.look(applied(context, action));
  const errors = (all: readonly Diagnostic[]): readonly string[] =>
    all.filter(({ severity }) => severity === 1).map(said);
  const again = codeActionsAt(after.context, after.diagnostics, request, desk.tools);
  const about = { code: 'fixAll', fix: 'fixAll', line, title: action.title };
  return [
    ...(errors(after.diagnostics).length > errors(before).length
      ? [{ ...about, kind: 'new error' as const, after: errors(after.diagnostics) }]
      : []),
    ...(again.length > 0 ? [{ ...about, kind: 'stays' as const, after: again.map(({ title }) => title) }] : []),
  ];
}

function judge(
  desk: Desk,
  context: FeatureContext,
  before: readonly Diagnostic[],
  diagnostic: Diagnostic,
  action: CodeAction,
  line: string,
): readonly Complaint[] {
  const mended = applied(context, action);
  const after = desk.look(mended);
  const was = counts(before.map((one) => identity(context, one)));
  const is = counts(after.diagnostics.map((one) => identity(after.context, one)));
  const mine = identity(context, diagnostic);
  const fix = `${codeOf(diagnostic)} → ${action.title.replace(/“[^”]*”/g, '“…”')}`;
  const about = { code: codeOf(diagnostic), fix, line, title: action.title };
  const found: Complaint[] = [];
  if ((is.get(mine) ?? 0) >= (was.get(mine) ?? 0)) found.push({ ...about, kind: 'stays', after: [mine] });
  const touched = touchedLines(context, action, mended);
  // of several that a name could mean, any is right
  const isSlip =
    /^name\.(?:ambiguous|elsewhere)$/.test(codeOf(diagnostic)) ||
    (/^(?:unreadable|unknown-)/.test(codeOf(diagnostic)) && action.title.startsWith('Write '));
  const linesBefore = context.analysis.text.split('\n');
  const linesAfter = mended.split('\n');
  const own = linesBefore[diagnostic.range.start.line];
  const isNew = (one: Diagnostic): boolean => {
    if (one.severity !== 1 || was.has(identity(after.context, one))) return false;
    const line = one.range.start.line;
    const isOwn = linesAfter[line] === own;
    if (codeOf(one) === 'expectation.failed' && codeOf(diagnostic) !== 'expectation.failed') return false;
    return isBlamed(one, isOwn || touched.has(line), isSlip);
  };
  const errors = after.diagnostics.filter(isNew).map(said);
  if (errors.length > 0) found.push({ ...about, kind: 'new error', after: errors });
  return found;
}

/**
 * What can't be read is blamed on an action wherever it stands; what the rules say on its diagnostic's line and those that it
 * wrote, but not where it has put a slip of the pen right: that shows what the line comes to. An expectation that could not
 * be checked before may fail.
 */
const isBlamed = (one: Diagnostic, isThere: boolean, isSlip: boolean): boolean =>
  isOfReading(codeOf(one)) || (isThere && !isSlip);

const READING =
  /^(?:unreadable|line-ends-early|unclosed-quote|unknown-|missing-expect|only-at-margin|card-not|empty-block|expects-nothing|unexpected-block|not-in-a|scenario-no|duplicate-|name\.unknown|use\.|cites\.|card\.)/;
const isOfReading = (code: string): boolean => READING.test(code);

function touchedLines(context: FeatureContext, { edit }: CodeAction, mended: string): ReadonlySet<number> {
  const lines = new Set<number>();
  const all = [...(edit?.changes?.[context.analysis.uri] ?? [])].sort(
    (a, b) => a.range.start.line - b.range.start.line,
  );
  let shift = 0;
  for (const { range, newText } of all) {
    const added = newText.split('\n').length - 1;
    const last = range.start.line + newText.replace(/\n$/, '').split('\n').length - 1;
    for (let line = range.start.line; line <= last; line += 1) lines.add(line + shift);
    shift += added - (range.end.line - range.start.line);
  }
  return mended === '' ? new Set() : lines;
}

/** Several reports as one. */
export function sum(reports: readonly SpoilReport[]): SpoilReport {
  const helpless = new Map<string, string[]>();
  for (const report of reports)
    for (const [code, lines] of report.helpless) helpless.set(code, [...(helpless.get(code) ?? []), ...lines]);
  const total = (of: (report: SpoilReport) => number): number => reports.reduce((all, one) => all + of(one), 0);
  return {
    spoiled: total((one) => one.spoiled),
    broken: total((one) => one.broken),
    helped: total((one) => one.helped),
    actions: total((one) => one.actions),
    helpless,
    complaints: reports.flatMap((one) => one.complaints),
  };
}
