// Where something stands, for a reader: line numbers, links to them, and the statement behind an effect.
import type { EffectInfo } from '../engine/board.ts';
import type { ScenarioRun } from '../scenario/result.ts';
import type { Statement } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';

/** The statement that began an effect, or brought its source in. */
export const statementOf = (run: ScenarioRun, effect: EffectInfo): Statement | undefined =>
  run.statementOfCause(effect.cause);

/** Line numbers as people count them. */
export const lineNumber = (statement: Statement): number => statement.line + 1;

/** An address that opens the document at that line. */
export const addressOfLine = (context: FeatureContext, line: number): string => `${context.analysis.uri}#L${line}`;

/** An effect's name: its label, else its source's name. */
export const effectName = (effect: EffectInfo): string =>
  effect.label === undefined || effect.label === '' ? effect.sourceName : effect.label;
