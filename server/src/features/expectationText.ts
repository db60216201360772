// What an expectation came to, in words: expected beside actual, and the layer where they part.
import { type Locale, message } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { ExpectationResult } from '../scenario/result.ts';
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
export function expectationHover(locale: Locale, edition: EditionName, result: ExpectationResult): string {
  const said = message(locale, `expectation.${result.outcome}.hover`, {
    subject: result.subject,
    expected: result.expected,
    actual: result.actual,
    layer: result.layer ?? '',
  });
  return `${escapeText(said)} *${escapeText(edition)}*`;
}
