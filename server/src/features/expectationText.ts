// What an expectation came to, in words: expected beside actual, and the layer where they part.
import { type Locale, message } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { ExpectationResult, ScenarioRun } from '../scenario/result.ts';
import { editionsHere } from './context.ts';
import { escapeText } from './markdown.ts';

const shortEnough = 70;

/** The lines of a failed expectation's message after the first: long values one below the other, and the layer. */
export function comparison(locale: Locale, edition: EditionName, result: ExpectationResult): readonly string[] {
  const { expected, actual, layer } = result;
  const lines: string[] = [];
  if (expected.length + actual.length > shortEnough)
    lines.push(
      message(locale, 'expectation.expected', { expected }),
      message(locale, 'expectation.actual', { actual }),
    );
  if (layer !== undefined)
    lines.push(message(locale, 'expectation.layer', { layer, title: layerTitle(locale, edition, layer) }));
  return lines;
}

/** What a layer is about, in words. */
export function layerTitle(locale: Locale, edition: EditionName, layer: string): string {
  const spec = EDITIONS[edition].layers.find(({ id }) => id === layer);
  return spec === undefined ? '' : message(locale, spec.title);
}

/** One line about an expectation for the hover. */
export function expectationHover(locale: Locale, result: ExpectationResult): string {
  const { subject, expected, actual, layer } = result;
  const said = message(locale, `expectation.${result.outcome}.hover`, {
    subject,
    expected,
    actual,
    layer: layer ?? '',
  });
  return `${escapeText(said)} *${editionsHere}*`;
}

/** One line about what a scenario came to. */
export function scenarioHover(locale: Locale, run: ScenarioRun): string {
  const passed = run.expectations.filter(({ outcome }) => outcome === 'passed').length;
  const said = message(locale, `scenario.${run.outcome}.hover`, { passed, count: run.expectations.length });
  return `${escapeText(said)} *${editionsHere}*`;
}
