// What every feature is given: the analysis of one version of a document, its lines, and the user's language.
import type { Locale } from '../messages/message.ts';
import type { Analysis, ScenarioRun } from '../scenario/result.ts';
import type { ScenarioNode } from '../scenario/statement.ts';
import type { LineIndex } from './lines.ts';

/** Stands in a hover for the editions it holds in, until it is known which say the same. */
export const editionsHere = '\u0000';

export interface FeatureContext {
  readonly locale: Locale;
  readonly analysis: Analysis;
  readonly lines: LineIndex;
  /** Lines of another document that this one uses, where its text is known. */
  readonly linesOf: (uri: string) => LineIndex | undefined;
  /** Where the page of a rule opens from a hover; absent where it can't. */
  readonly ruleAddress?: (edition: string, number: string) => string;
  /** A scenario in every edition, made when first asked for; absent where hovers keep to the file's own editions. */
  readonly otherEditions?: (scenario: ScenarioNode) => readonly ScenarioRun[];
}
