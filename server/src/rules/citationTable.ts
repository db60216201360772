// The chapters of citations in one table.

import type { CitationRow } from './citationRow.ts';
import { CITATIONS_303 } from './citations303.ts';
import { CITATIONS_418 } from './citations418.ts';
import { CITATIONS_706 } from './citations706.ts';
import { CITATIONS_ACTIONS } from './citationsActions.ts';
import { CITATIONS_CONTINUOUS } from './citationsContinuous.ts';
import { CITATIONS_KEYWORDS } from './citationsKeywords.ts';
import { CITATIONS_KEYWORDS_LATER } from './citationsKeywordsLater.ts';
import { CITATIONS_OBJECTS } from './citationsObjects.ts';
import { CITATIONS_PLAY } from './citationsPlay.ts';
import { CITATIONS_POLICIES } from './citationsPolicies.ts';

export const TABLE = {
  ...CITATIONS_OBJECTS,
  ...CITATIONS_303,
  ...CITATIONS_418,
  ...CITATIONS_CONTINUOUS,
  ...CITATIONS_706,
  ...CITATIONS_ACTIONS,
  ...CITATIONS_KEYWORDS,
  ...CITATIONS_KEYWORDS_LATER,
  ...CITATIONS_PLAY,
  ...CITATIONS_POLICIES,
} as const satisfies Readonly<Record<string, CitationRow>>;
