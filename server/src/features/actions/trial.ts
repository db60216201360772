// Tries an edit before it is offered: whether the problem goes, and whether another comes.
import { keyOfValue } from '../../rules/sameValue.ts';
import type { Analysis } from '../../scenario/result.ts';
import type { Fix, Range } from '../../scenario/statement.ts';
import { LineIndex } from '../lines.ts';
import { edited } from './edits.ts';

/** Analyses a text as if it were the document's. */
export type Probe = (text: string) => Analysis;

/**
 * `clean`: the problem is gone and no error is new. `follows`: nor is one here; further down there is one instead, or an
 * expectation fails, of what was not carried out before. `spoils`: there are more errors further down than before. `fails`: what
 * could not be checked can, and an expectation fails. `lacks`: something more has to be said. `reads`: the lines read, but the
 * rules refuse something. `worse`: the problem stays, or other lines do not read.
 */
export type Verdict = 'clean' | 'follows' | 'spoils' | 'fails' | 'lacks' | 'reads' | 'worse';

/** Whether an edit leaves no error where it is made: of what the rules allow, whatever follows is as it should be. */
export const isCleanHere = (verdict: Verdict): boolean => ['clean', 'follows', 'spoils'].includes(verdict);

interface Trouble {
  readonly code: string;
  readonly piece: string;
  readonly said: string;
  readonly range: Range;
}

/** What stays away is none of what anybody writes a line for (303.4g, 400.4a). */
const isTrouble = (severity: string, code: string): boolean =>
  (severity === 'error' && code !== 'expectation.failed') || code.startsWith('enter.');

/** What an analysis shows as errors: problems and failed expectations. */
function troubles({ text, problems, runs }: Analysis): readonly Trouble[] {
  const found: Trouble[] = [];
  const add = (code: string, range: Range, said: string): void => {
    found.push({ code, range, said, piece: text.slice(range.start, range.end) });
  };
  for (const { code, severity, range, values } of problems)
    if (isTrouble(severity, code)) add(code, range, keyOfValue(values));
  for (const run of runs)
    for (const { outcome, range, subject, expected, actual, group } of run.expectations)
      if (outcome === 'failed' && group !== undefined)
        add('expectation.failed', range, `${run.edition} ${subject} ${expected} ${actual}`);
  return found;
}

const keyOf = ({ code, piece, said }: Trouble): string => `${code}\n${piece}\n${said}`;

const counted = (keys: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
};

/** Codes of lines that do not read, or name what is nowhere declared: never to be brought in by an edit. */
const READING: ReadonlySet<string> = new Set([
  'unreadable',
  'line-ends-early',
  'unclosed-quote',
  'unknown-name',
  'unknown-player',
  'missing-expect',
  'only-at-margin',
  'card-not-indented',
  'empty-block',
  'expects-nothing',
  'unexpected-block',
  'not-in-a-scenario',
  'scenario-no-title',
  'duplicate-name',
  'duplicate-card',
  'name.unknown',
  'name.notAPlayer',
  'name.notAnObject',
  'label.nothing',
]);

/** Lines of the edited text on which something was written. */
export function touchedLines(text: string, edits: Fix['edits']): ReadonlySet<number> {
  const lines = new LineIndex(edited(text, edits));
  const touched = new Set<number>();
  let shift = 0;
  for (const { range, newText } of [...edits].sort((a, b) => a.range.start - b.range.start)) {
    const start = range.start + shift;
    const first = lines.positionAt(start).line;
    const last = lines.positionAt(start + newText.replace(/\n$/, '').length).line;
    for (let line = first; line <= last; line += 1) touched.add(line);
    shift += newText.length - (range.end - range.start);
  }
  return touched;
}

/** What edits would do to a problem of this code and range. */
export function tryEdits(
  before: Analysis,
  { code, range }: { readonly code: string; readonly range: Range },
  edits: Fix['edits'],
  probe: Probe,
): Verdict {
  const after = probe(edited(before.text, edits));
  const lines = new LineIndex(after.text);
  const touched = touchedLines(before.text, edits);
  const piece = before.text.slice(range.start, range.end);
  const was = troubles(before);
  const is = troubles(after);
  const mine = (all: readonly Trouble[]): number =>
    all.filter((one) => one.code === code && one.piece === piece).length;
  const had = mine(was);
  if (had > 0 && mine(is) >= had) return 'worse';
  if (had === 0 && stillThere(before, after, code, piece)) return 'worse';
  const known = counted(was.map(keyOf));
  // another slip of the line may be found out of place in another way; neither the one that is mended nor another line may
  const unread = new Set(was.filter((one) => READING.has(one.code) && one.piece !== piece).map((one) => one.piece));
  const now = counted(is.map(keyOf));
  const isTouched = ({ range: { start } }: Trouble): boolean => touched.has(lines.positionAt(start).line);
  const onTouched = new Set(is.filter(isTouched).map(keyOf));
  // what another line has to itself already is new where it is said once more, and there alone
  const isNew = (one: Trouble): boolean => {
    const key = keyOf(one);
    if ((now.get(key) ?? 0) <= (known.get(key) ?? 0)) return false;
    return isTouched(one) ? !(READING.has(one.code) && unread.has(one.piece)) : !onTouched.has(key);
  };
  const fresh = is.filter(isNew);
  if (fresh.some((one) => READING.has(one.code))) return 'worse';
  const own = lineText(before.text, new LineIndex(before.text), range.start);
  const here = fresh.filter((one) => isTouched(one) || lineText(after.text, lines, one.range.start) === own);
  if (here.length === 0) return verdictOfRest(fresh, is.length > was.length);
  if (here.every((one) => one.code === 'expectation.failed') && code !== 'expectation.failed') return 'fails';
  return here.every((one) => one.code.endsWith('.missing') || one.code === 'choice.ambiguous') ? 'lacks' : 'reads';
}

/** What new errors on other lines make of an edit that leaves none on its own. */
function verdictOfRest(fresh: readonly Trouble[], areMore: boolean): Verdict {
  if (fresh.length === 0) return 'clean';
  return areMore && fresh.some((one) => one.code !== 'expectation.failed') ? 'spoils' : 'follows';
}

function lineText(text: string, lines: LineIndex, offset: number): string {
  const { line } = lines.positionAt(offset);
  return text.slice(lines.startOfLine(line), lines.endOfLine(line));
}

/** Of what is no error: whether the same is said as often as before. */
function stillThere(before: Analysis, after: Analysis, code: string, piece: string): boolean {
  const count = ({ problems, text }: Analysis): number =>
    problems.filter((one) => one.code === code && text.slice(one.range.start, one.range.end) === piece).length;
  return count(before) > 0 && count(after) >= count(before);
}
