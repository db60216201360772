// Every rule the product can cite: the editions it holds in, its number of today. Its sentences are in citationTexts.ts.

import { byNumbers } from './byNumbers.ts';
import type { CitationRow } from './citationRow.ts';
import { TABLE } from './citationTable.ts';
import type { EditionName } from './edition.ts';
import { numberOf2011 } from './numbers2011.ts';
import { lazily } from './util.ts';

/** The id of a rule of the table. Ids of 418, 706 and 303 are the seeds', all others the numbers of today; D1 to D51 are policies. */
export type RuleId = keyof typeof TABLE;

/** A rule as the product can cite it. */
export type Citation = Pick<CitationRow, 'editions' | 'current'> & { readonly id: RuleId };

/** Whether a text is the id of a rule of the table, exactly. */
export const isRuleId = (text: string): text is RuleId => Object.hasOwn(TABLE, text);

/** The rule of this id. */
export const citation = (id: RuleId): Citation => ({ editions: TABLE[id].editions, current: TABLE[id].current, id });

/** Every rule of the table, in the order of the chapters. */
export const allCitations: () => readonly Citation[] = lazily(() =>
  Object.keys(TABLE).filter(isRuleId).sort(byNumbers).map(citation),
);

/** The number by which an edition knows the rule: `current` today's, `2011` that of its year, `classic` the id. */
export const numberIn = (edition: EditionName, id: RuleId): string => {
  const current = TABLE[id].current;
  if (edition === 'current') return current ?? id;
  if (edition !== '2011' || TABLE[id].editions.every((one) => one === '2011')) return id;
  return numberOf2011(current ?? id) ?? id;
};

/** Spellings people use for one number: `418.5a'` for `418.5a′`, `d12` for `D12`, a trailing point. */
const normal = (text: string): string => {
  const trimmed = text.trim().replace(/\.$/, '').replaceAll(/['’]/g, '′');
  return /^d\d/i.test(trimmed) ? trimmed.toUpperCase() : trimmed.toLowerCase();
};

const indexBy = (numberOf: (rule: Citation) => string | undefined): ReadonlyMap<string, readonly RuleId[]> => {
  const index = new Map<string, RuleId[]>();
  for (const rule of Object.keys(TABLE).filter(isRuleId).map(citation)) {
    const number = numberOf(rule);
    if (number === undefined) continue;
    const list = index.get(number);
    if (list === undefined) index.set(number, [rule.id]);
    else list.push(rule.id);
  }
  for (const ids of index.values()) ids.sort(byNumbers);
  return index;
};

const byNumber = lazily(() => indexBy(({ current, editions }) => (editions.includes('current') ? current : undefined)));
const by2011 = lazily(() =>
  indexBy(({ id, editions }) => (editions.includes('2011') ? numberIn('2011', id) : undefined)),
);

const NO_RULES: readonly RuleId[] = [];

/**
 * The rules a number means in an edition, best first: in `current` the rules that have it as their number of today,
 * in `2011` those that had it in their year; then, in every edition, the rule that has it as its id, and in the older
 * ones those of that number today. Empty if no rule of the table has it.
 */
export const rulesOfNumber = (edition: EditionName, text: string): readonly RuleId[] => {
  const number = normal(text);
  const today = byNumber().get(number) ?? NO_RULES;
  // A seed's own letter can be another rule's letter today (303.4h): then `current` means the one of today.
  const own = isRuleId(number) && !(edition === 'current' && today.length > 0 && TABLE[number].current !== undefined);
  const ids: readonly RuleId[] = own && isRuleId(number) ? [number] : NO_RULES;
  if (edition === 'current') return [...today, ...ids];
  const thatYear = edition === '2011' ? (by2011().get(number) ?? NO_RULES) : NO_RULES;
  return [...new Set([...thatYear, ...ids, ...today])];
};

/** Whether `inner` is `outer` or one of its parts: `613.8a` of `613.8`, `418.5a.6b` of `418.5a`, `613.8` of `613`. */
const isPart = (outer: string, inner: string): boolean => {
  if (!inner.startsWith(outer)) return false;
  const rest = inner.slice(outer.length);
  if (rest === '') return true;
  return /\d$/.test(outer) ? !/^\d/.test(rest) : /^\./.test(rest);
};

/** Whether citing a number speaks of a rule: the rule itself, one of its parts, or the same rule under its other number. */
export const cites = (edition: EditionName, text: string, used: RuleId): boolean => {
  const number = normal(text);
  const numbers = [
    ...new Set([number, ...rulesOfNumber(edition, number).flatMap((id) => [id, numberIn('current', id)])]),
  ];
  const usedNumbers = [used, numberIn('current', used)];
  return numbers.some((outer) => usedNumbers.some((inner) => isPart(outer, inner)));
};
