// Why an expectation fails, where one fact says it: what copying left behind, what an effect of the object's own waited for.
import type { ExpectationResult, ScenarioRun } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { copyChain, notCopiedText } from './copyChain.ts';
import { leftText } from './lastSeen.ts';
import { idleNotes } from './layerTable.ts';
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
  const [step] = copyChain(context, run, snapshot, id);
  if (step === undefined || node.negated) return [];
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
