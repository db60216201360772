// The sentences of the rules, in each language.

import type { RuleId } from './citations.ts';
import { TABLE } from './citationTable.ts';

/** A rule in a sentence. */
export const citationText = (locale: 'en' | 'fr', id: RuleId): string => TABLE[id][locale];
