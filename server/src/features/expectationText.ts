// What an expectation came to, in words: expected beside actual, and the layer where they part.
import { type Locale, message } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import type { ExpectationResult } from '../scenario/result.ts';
import { escapeText } from './markdown.ts';

/** The lines of a failed expectation's message after the first. */
export function comparison(locale: Locale, result: ExpectationResult): readonly string[] {
  const lines = [
    message(locale, 'expectation.expected', { expected: result.expected }),
    message(locale, 'expectation.actual', { actual: result.actual }),
  ];
  if (result.layer !== undefined) lines.push(message(locale, 'expectation.layer', { layer: result.layer }));
  return lines;
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
