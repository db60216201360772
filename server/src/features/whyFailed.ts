// Why an expectation fails, where one fact says it: what copying left behind, what an effect of the object's own waited for.
import type { ObjectId } from '../engine/ids.ts';
import { message } from '../messages/message.ts';
import { sameValue } from '../rules/sameValue.ts';
import type { ExpectationResult, ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { copyChain, notCopiedText } from './copyChain.ts';
import { shorten } from './describe.ts';
import { leftText, lineOf } from './lastSeen.ts';
import { idleNotes, type LayerRow, layerRows } from './layerTable.ts';
import { effectName } from './places.ts';
import { snapshotBefore } from './runs.ts';
import { takenNotes } from './takenNotes.ts';

/** Reasons for a failed expectation, each a sentence; none where the layers alone say it. */
export const reasonsFor = (context: FeatureContext, run: ScenarioRun, result: ExpectationResult): readonly string[] =>
  found(context, run, result).map((text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`);

function found(context: FeatureContext, run: ScenarioRun, result: ExpectationResult): readonly string[] {
  const { snapshot, subject, node } = result;
  const means = run.resolve(subject, snapshot);
  const id = means?.kind === 'card' ? snapshot.game.current.get(means.card) : undefined;
  if (id === undefined || node === undefined) return [];
  const { predicate } = node;
  if ('is' in predicate && predicate.is === 'appliedAfter')
    return result.actual === 'not applied' ? idleNotes(context, run, snapshot.traced(), id) : [];
  const gone = means?.kind !== 'card' || ('is' in predicate && predicate.is === 'inZone') ? undefined : means.card;
  const elsewhere = gone === undefined ? '' : leftText(context, run, snapshot, gone);
  if (elsewhere !== '') return [elsewhere];
  const taken = node.negated ? [] : takenNotes(context, run, id);
  if (taken.length > 0) return taken;
  if (node.negated) return [];
  const ended = endedText(context, run, result, id);
  if (ended !== '') return [ended];
  const [step] = copyChain(context, run, snapshot, id);
  if (step === undefined) return [];
  // the words of what is expected are the file's: they are compared with what is said in the same language
  const [own] = copyChain({ ...context, locale: 'en' }, run, snapshot, id);
  return own !== undefined && speaksOf(own.notCopied.join('; '), result.expected) ? [notCopiedText(context, step)] : [];
}

/** What copying leaves behind (706.2) has to do with what is expected: a word of it, or power and toughness. */
function speaksOf(left: string, expected: string): boolean {
  const words = new Set(left.toLowerCase().match(/[\p{L}'’-]+|[+-]?\d+\/[+-]?\d+/gu) ?? []);
  const wanted = expected.toLowerCase().match(/[\p{L}'’-]{3,}|[+-]?\d+\/[+-]?\d+/gu) ?? [];
  return wanted.some((word) => words.has(word));
}

/** States that are looked back at. */
const longestBack = 20;

/** The effect that made it what is expected and is in force no more, and since when: `until line 5 …`; empty where there is none. */
function endedText(context: FeatureContext, run: ScenarioRun, result: ExpectationResult, id: ObjectId): string {
  const rowsOf = (locale: FeatureContext['locale'], { traced }: Snapshot): readonly LayerRow[] =>
    layerRows({ ...context, locale }, traced(), id, []);
  let now = result.snapshot;
  for (let back = 0; back < longestBack; back += 1) {
    const before = snapshotBefore(run, now.index, result.statement.line);
    const was = before?.board.objects.get(id);
    if (before === undefined || was === undefined) return '';
    if (!sameValue(was, now.board.objects.get(id))) {
      const left = new Set(rowsOf('en', result.snapshot).map(({ step }) => step.effect.key));
      // the words of what is expected are the file's: they are looked for in what is said in its language
      const at = rowsOf('en', before).findIndex(
        ({ step, change, parts = [change] }) =>
          !left.has(step.effect.key) && parts.some((part) => speaksOf(part.replace(/.* → /, ''), result.expected)),
      );
      const row = rowsOf(context.locale, before)[at];
      if (row !== undefined && now.statement !== undefined)
        return message(context.locale, 'why.ended', {
          line: lineOf(context, now.statement),
          effect: effectName(context, run, row.step.effect),
          layer: row.step.layer,
          change: shorten(row.change),
        });
    }
    now = before;
  }
  return '';
}
