// What a ruling rests on beside the layers: what its copies copied and what they left behind, and the text of cards that no reader can look up.
import type { ObjectId } from '../engine/ids.ts';
import { message } from '../messages/message.ts';
import type { CardEntry, ScenarioRun, Snapshot } from '../scenario/result.ts';
import { cardHeading } from './cardHover.ts';
import type { FeatureContext } from './context.ts';
import { type CopyStep, copyChain } from './copyChain.ts';
import { summary } from './describe.ts';
import { bold, escapeText, list } from './markdown.ts';
import { numberOf } from './rules.ts';
import type { Prose } from './rulingProse.ts';
import type { Situation } from './rulingSituation.ts';

/** The cards that documents declare and the run used, each as it is printed; empty for none. */
export function cardTexts(context: FeatureContext, prose: Prose, runs: readonly ScenarioRun[]): readonly string[] {
  const used = new Set(
    runs.flatMap(({ snapshots }) =>
      snapshots.flatMap(({ game }) =>
        [...game.objects.values()].flatMap(({ base }) => (base.kind === 'card' ? [base.card] : [])),
      ),
    ),
  );
  const cards = context.analysis.cards.filter(({ definition }) => used.has(definition));
  if (cards.length === 0) return [];
  return [`## ${escapeText(prose.say('cards'))}`, ...cards.flatMap((card) => cardText(context, card))];
}

const cardText = ({ locale }: FeatureContext, { definition, faces }: CardEntry): readonly string[] =>
  definition.faces.flatMap((face, i) => {
    const abilities = (faces[i]?.abilities ?? []).map(({ text }) => text).filter((text) => text !== '');
    const { name, rest } = cardHeading(locale, face);
    return [`${bold(escapeText(name))}${escapeText(rest)}`, list(abilities.map(escapeText))];
  });

/** What an object copies, what its copiable values are through it, and what the copied object had that is not copied (706.2). */
export function copyReasons(
  context: FeatureContext,
  prose: Prose,
  situation: Situation,
  run: ScenarioRun,
  snapshot: Snapshot,
  { id, name }: { readonly id: ObjectId; readonly name: string },
): readonly string[] {
  const chain = copyChain(context, run, snapshot, id);
  if (chain.length === 0) return [];
  const { layerOf } = snapshot.game.edition;
  const copying = layerOf.filter(({ operation }) => operation === 'copy').map(({ layer }) => layer);
  const [values] = snapshot
    .traced()
    .trace.filter(({ layer }) => copying.includes(layer))
    .flatMap(({ changes }) => changes.filter(({ object }) => object === id).map(({ after }) => after))
    .reverse();
  const rule = numberOf(run.edition, '706.2');
  const told =
    values === undefined
      ? []
      : [prose.say('copiable', { values: [values.name, summary(prose.locale, values)].join(', '), rule })];
  return [...steps(prose, situation, name, chain), ...told];
}

const steps = (prose: Prose, situation: Situation, name: string, chain: readonly CopyStep[]): readonly string[] =>
  chain.flatMap((step) => {
    const at = step.line === undefined ? undefined : situation.step(step.line - 1);
    const when = at === undefined ? '' : prose.say('step', { step: at });
    const written = message(prose.locale, 'hover.effectLine', { line: '(\\d+)' });
    const what = step.notCopied.join('; ').replace(new RegExp(`, ${written}`, 'g'), (_, line) => {
      const made = situation.step(Number(line) - 1);
      return made === undefined ? '' : `, ${prose.say('step', { step: made })}`;
    });
    return [
      prose.say('copyOf', { name, of: step.name, when, exceptions: step.exceptions }),
      ...(what === '' ? [] : [prose.say('notCopied', { of: step.name, what })]),
      ...steps(prose, situation, step.name, step.of),
    ];
  });
