// One row of the table of citations: what a rule says in a sentence, where it holds, and its number of today.
import type { EditionName } from './edition.ts';

export type CitationRow = {
  readonly en: string;
  readonly fr: string;
  /** The editions in which what the rule says holds. */
  readonly editions: readonly EditionName[];
  /** The number by which `current` knows the rule, where it is not the id. */
  readonly current: string | undefined;
};

export const ALL_EDITIONS: readonly EditionName[] = ['classic', '2011', 'current'];
export const SEED_EDITIONS: readonly EditionName[] = ['classic', '2011'];
export const LATER_EDITIONS: readonly EditionName[] = ['2011', 'current'];
export const ONLY_CLASSIC: readonly EditionName[] = ['classic'];
export const ONLY_CURRENT: readonly EditionName[] = ['current'];

/** A rule with its sentence in English and in French; by default it holds everywhere and keeps its number. */
export const row = (
  en: string,
  fr: string,
  current?: string,
  editions: readonly EditionName[] = ALL_EDITIONS,
): CitationRow => ({ en, fr, editions, current });
