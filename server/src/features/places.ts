// Where something stands, for a reader: the line that began an effect, links to lines, an effect's name.
import type { EffectInfo } from '../engine/board.ts';
import type { ScenarioRun } from '../scenario/result.ts';
import type { Range, SetupItem } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';

export interface Place {
  readonly range: Range;
  /** As people count lines. */
  readonly line: number;
}

/** The line that began an effect, or brought its source in; in a set-up block, the item that did. */
export function placeOf(context: FeatureContext, run: ScenarioRun, effect: EffectInfo): Place | undefined {
  const statement = run.statementOfCause(effect.cause);
  if (statement === undefined) return undefined;
  const items = statement.body.kind === 'setup' ? statement.body.items : [];
  const item = items.length > 1 ? items.find((one) => bringsIn(run, one, effect)) : undefined;
  const range = item?.range ?? statement.range;
  return { range, line: context.lines.positionAt(range.start).line + 1 };
}

/** Whether the source of the effect came with this item, by its label or its name. */
function bringsIn(run: ScenarioRun, item: SetupItem, effect: EffectInfo): boolean {
  const snapshot = run.snapshots.at(-1);
  if (effect.sourceCard === undefined || snapshot === undefined) return false;
  const names = [...(item.clauses.as ?? []), ...('card' in item.what ? [item.what.card] : [])];
  return names.some((name) => {
    const meaning = run.resolve(name, snapshot);
    return meaning?.kind === 'card' && meaning.card === effect.sourceCard;
  });
}

/** An address that opens the document at that line. */
export const addressOfLine = (context: FeatureContext, line: number): string => `${context.analysis.uri}#L${line}`;

/** An effect's name: its label, else its source's name. */
export const effectName = (effect: EffectInfo): string =>
  effect.label === undefined || effect.label === '' ? effect.sourceName : effect.label;
