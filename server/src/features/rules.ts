// Rules for a reader: the hover of a rule number and the page behind it, from the citations alone.
import { type Locale, message } from '../messages/message.ts';
import {
  allCitations,
  type Citation,
  citation,
  isRuleId,
  numberIn,
  type RuleId,
  rulesOfNumber,
} from '../rules/citations.ts';
import type { EditionName } from '../rules/edition.ts';
import { bold, escapeText, italic, paragraphs } from './markdown.ts';

export const sentenceOf = (locale: Locale, rule: Citation): string => rule[locale];

/** A rule's number as the edition knows it; a number that is none of ours stays as it is. */
export const numberOf = (edition: EditionName, rule: string): string =>
  isRuleId(rule) ? numberIn(edition, rule) : rule;

/** The sentence of a rule, if it is one that the project cites. */
export const ruleSentence = (locale: Locale, rule: string): string | undefined =>
  isRuleId(rule) ? sentenceOf(locale, citation(rule)) : undefined;

/** Markdown about the rules that a number means in an edition. */
export function ruleHover(locale: Locale, edition: EditionName, number: string): string | undefined {
  const ids = rulesOfNumber(edition, number);
  if (ids.length === 0) return undefined;
  return paragraphs(
    ...ids.map((id) => {
      const rule = citation(id);
      const today = numberIn('current', id);
      const also =
        today === numberOf(edition, id) ? '' : ` (${message(locale, 'hover.rule.current', { number: today })})`;
      const heading = message(locale, 'hover.rule', { number: numberOf(edition, id) });
      const editions =
        rule.editions.length === 3
          ? ''
          : italic(escapeText(message(locale, 'hover.rule.editions', { editions: rule.editions.join(', ') })));
      return `${bold(escapeText(heading))}${escapeText(also)} — ${escapeText(sentenceOf(locale, rule))} ${editions}`.trimEnd();
    }),
  );
}

/** The page about a rule: its sentence, where it holds, its number of today, the rules beside it. Plain text. */
export function rulePageText(locale: Locale, edition: EditionName, number: string): string {
  const ids = rulesOfNumber(edition, number);
  if (ids.length === 0) return `${message(locale, 'rule.page.unknown', { number })}\n`;
  return `${ids.map((id) => pageOf(locale, edition, id)).join('\n\n')}\n`;
}

function pageOf(locale: Locale, edition: EditionName, id: RuleId): string {
  const rule = citation(id);
  const number = numberIn(edition, id);
  const lines = [message(locale, 'rule.page.title', { number, edition }), '', sentenceOf(locale, rule), ''];
  const today = numberIn('current', id);
  if (today !== number) lines.push(message(locale, 'rule.page.also', { number: today, edition: 'current' }));
  if (number !== id) lines.push(message(locale, 'rule.page.also', { number: id, edition: 'classic' }));
  lines.push(message(locale, 'rule.page.editions', { editions: rule.editions.join(', ') }));
  const near = allCitations.filter((other) => other.id !== id && chapterOf(other.id) === chapterOf(id));
  if (near.length > 0) {
    lines.push('', message(locale, 'rule.page.related'));
    for (const other of near) lines.push(`  ${numberIn(edition, other.id)}  ${sentenceOf(locale, other)}`);
  }
  return lines.join('\n');
}

const chapterOf = (id: string): string => /^(\d+\.\d+|\d+|D)/.exec(id)?.[0] ?? id;
