// A document's text to everything known about it: read, named, run in each edition, checked. Pure; files and cards come in as values.
import type { EditionName } from '../rules/edition.ts';
import type { CardPool } from './cardPool.ts';
import type { Analysis } from './result.ts';

export interface AnalyseInput {
  readonly uri: string;
  readonly text: string;
  readonly version: number;
  /** Texts of other files by address (see `resolvePath`): those `use`d, directly or not. `null`: known not to exist. Absent: not fetched yet, and named in `needs`. */
  readonly files: ReadonlyMap<string, string | null>;
  /** Workspace libraries, card database and shipped library, in this order (cardPool.ts: `poolOfTexts`, `chainPools`). */
  readonly library: CardPool;
  /** Replaces what the file itself says (`strata check --edition`). */
  readonly edition?: EditionName;
}

export type Analyse = (input: AnalyseInput, previous?: Analysis) => Analysis;
