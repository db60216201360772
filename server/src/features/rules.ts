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
import { citationText } from '../rules/citationTexts.ts';
import type { EditionName } from '../rules/edition.ts';
import { EDITION_NAMES } from '../rules/editions.ts';
import { ruleExamples } from '../rules/ruleExamples.ts';
import { bold, escapeText, italic, link, paragraphs } from './markdown.ts';

export const sentenceOf = (locale: Locale, rule: Citation): string => citationText(locale, rule.id);

/** A rule's number as the edition knows it; a number that is none of ours stays as it is. */
export const numberOf = (edition: EditionName, rule: string): string =>
  isRuleId(rule) ? numberIn(edition, rule) : rule;

/** The sentence of a rule, if it is one that the project cites. */
export const ruleSentence = (locale: Locale, rule: string): string | undefined =>
  isRuleId(rule) ? sentenceOf(locale, citation(rule)) : undefined;

/** Markdown about the rules that a number means in an edition; `address` leads to their page, where there is one. */
export function ruleHover(
  locale: Locale,
  edition: EditionName,
  number: string,
  address?: (edition: string, number: string) => string,
): string | undefined {
  const ids = rulesOfNumber(edition, number);
  if (ids.length === 0) return undefined;
  return paragraphs(
    ...ids.map((id) => {
      const own = numberOf(edition, id);
      const heading = escapeText(message(locale, 'hover.rule', { number: own }));
      const title = bold(address === undefined ? heading : link(heading, address(edition, own)));
      return paragraphs(
        `${title} — ${escapeText(sentenceOf(locale, citation(id)))}`,
        italic(escapeText(numbersLine(locale, edition, id))),
      );
    }),
  );
}

/** Where a rule holds, under which number, but for what goes without saying in the edition at hand. */
function numbersLine(locale: Locale, here: EditionName, id: RuleId): string {
  const { editions } = citation(id);
  const own = numberIn(here, id);
  const others = EDITION_NAMES.filter((edition) => editions.includes(edition) && numberIn(edition, id) !== own);
  const numbers = [...new Set(others.map((edition) => numberIn(edition, id)))];
  return [
    ...numbers.map((number) =>
      message(locale, 'rule.page.also', {
        number,
        edition: others.filter((edition) => numberIn(edition, id) === number).join(', '),
      }),
    ),
    ...(editions.length === EDITION_NAMES.length
      ? []
      : [message(locale, 'rule.page.editions', { editions: editions.join(', ') })]),
  ].join(' ');
}

/**
 * The page about a rule: its sentence, the editions in which it holds with its number in each, examples that rest on
 * it, the rules beside it. Plain text.
 */
export function rulePageText(locale: Locale, edition: EditionName, number: string): string {
  const ids = rulesOfNumber(edition, number);
  if (ids.length === 0) return `${message(locale, 'rule.page.unknown', { number })}\n`;
  return `${ids.map((id) => pageOf(locale, edition, id)).join('\n\n')}\n`;
}

function pageOf(locale: Locale, asked: EditionName, id: RuleId): string {
  const rule = citation(id);
  // a rule that the edition at hand does not have is told of by the edition that has it
  const edition = rule.editions.includes(asked) ? asked : (rule.editions.at(-1) ?? asked);
  const lines = [
    message(locale, 'rule.page.title', { number: numberIn(edition, id), edition }),
    '',
    sentenceOf(locale, rule),
    '',
  ];
  if (isPolicy(id)) lines.push(message(locale, 'rule.page.policy'), '');
  for (const one of EDITION_NAMES) {
    const holds = rule.editions.includes(one);
    lines.push(
      holds
        ? message(locale, 'rule.page.number', { edition: one, number: numberIn(one, id) })
        : message(locale, 'rule.page.notIn', { edition: one }),
    );
  }
  const examples = examplesOf(id);
  if (examples.length > 0) {
    lines.push('', message(locale, 'rule.page.examples'));
    for (const { file, title } of examples) lines.push(`  examples/${file}: ${title}`);
  }
  const near = beside(edition, id);
  if (near.length > 0) {
    lines.push('', message(locale, 'rule.page.related'));
    for (const other of near) lines.push(`  ${numberIn(edition, other.id)}  ${sentenceOf(locale, other)}`);
  }
  return lines.join('\n');
}

/**
 * Rules of the same part by the edition's own numbers, in their order. Of two that go by one number the one made for fewer
 * editions is meant: the older one speaks of the layers that were before.
 */
function beside(edition: EditionName, id: RuleId): readonly Citation[] {
  const number = (rule: Citation): string => numberIn(edition, rule.id);
  const own = numberIn(edition, id);
  const near = allCitations().filter(
    (other) => other.editions.includes(edition) && number(other) !== own && chapterOf(number(other)) === chapterOf(own),
  );
  const closest = (other: Citation): boolean =>
    !near.some((one) => number(one) === number(other) && one.editions.length < other.editions.length);
  return near.filter(closest).sort((a, b) => number(a).localeCompare(number(b), 'en', { numeric: true }));
}

/** Whether a rule is none of the game's, but decided where those are silent. */
export const isPolicy = (id: string | undefined): boolean => id !== undefined && /^D\d/.test(id);

interface Example {
  readonly file: string;
  readonly title: string;
}

/** Examples of the project whose passing runs rest on a rule, those that speak of it first. */
function examplesOf(id: RuleId): readonly Example[] {
  return Object.entries(ruleExamples()).flatMap(([file, titles]) =>
    Object.entries(titles).flatMap(([title, ids]) => (ids.split(' ').includes(id) ? [{ file, title }] : [])),
  );
}

const chapterOf = (number: string): string => /^(\d+\.\d+|\d+|D)/.exec(number)?.[0] ?? number;
