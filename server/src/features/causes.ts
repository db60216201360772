// The lines that made an object what it is: shown beside a failed expectation.
import type { DiagnosticRelatedInformation } from 'vscode-languageserver-types';
import { message } from '../messages/message.ts';
import type { ExpectationResult, ScenarioRun } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { type LayerRow, layerRows } from './layerTable.ts';
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
    found.push(...placesOf(context, run, layerRows(context, snapshot.traced(), object, players)));
  }
  return found.slice(0, maximalCauses);
}

/** The lines behind rows of the layers, each with what its effect changed. */
export const placesOf = (
  context: FeatureContext,
  run: ScenarioRun,
  rows: readonly LayerRow[],
): readonly DiagnosticRelatedInformation[] =>
  rows
    .flatMap(({ step, change }) => {
      const place = placeOf(context, run, step.effect);
      if (place === undefined) return [];
      return {
        location: { uri: context.analysis.uri, range: context.lines.rangeOnOneLine(place.range) },
        message: message(context.locale, 'related.failed.object', {
          effect: effectName(context, run, step.effect),
          layer: step.layer,
          change,
        }),
      };
    })
    .slice(0, maximalCauses);
