// The lines that made an object what it is: shown beside a failed expectation.
import type { DiagnosticRelatedInformation } from 'vscode-languageserver-types';
import { message } from '../messages/message.ts';
import type { ExpectationResult, ScenarioRun } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { layerRows } from './layerTable.ts';
import { effectName, placeOf } from './places.ts';

const maximalCauses = 6;

/** Related information for a failed expectation: each effect that changed its subjects, in the order of the layers. */
export function causesOf(
  context: FeatureContext,
  run: ScenarioRun,
  result: ExpectationResult,
): readonly DiagnosticRelatedInformation[] {
  const { snapshot } = result;
  const subject = result.group?.subject;
  if (subject?.kind !== 'names') return [];
  const found: DiagnosticRelatedInformation[] = [];
  const players = snapshot.game.players.map((player) => player.name);
  for (const name of subject.names) {
    if (name.text !== result.subject && subject.names.length > 1) continue;
    const meaning = run.resolve(name, snapshot);
    const object = meaning?.kind === 'card' ? snapshot.game.current.get(meaning.card) : undefined;
    if (object === undefined) continue;
    for (const { step, change } of layerRows(context, snapshot.traced(), object, players)) {
      const place = placeOf(context, run, step.effect);
      if (place === undefined || found.length >= maximalCauses) continue;
      found.push({
        location: { uri: context.analysis.uri, range: context.lines.rangeOnOneLine(place.range) },
        message: message(context.locale, 'related.failed.object', {
          effect: effectName(context, run, step.effect),
          layer: step.layer,
          change,
        }),
      });
    }
  }
  return found;
}
