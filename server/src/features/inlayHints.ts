// Inlay hints: at the end of a line what the statement came to — objects that changed, and what the rules did of themselves.
import type { InlayHint } from 'vscode-languageserver-types';
import { message } from '../messages/message.ts';
import type { ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { Range } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { differences, differenceText, shorten } from './describe.ts';
import { ruleNumber } from './layerTable.ts';
import { cardName } from './places.ts';
import { snapshotBefore } from './runs.ts';

/** At most this many changed objects a line. */
const mostObjects = 3;

/** Hints for the lines of a range: of each scenario's first edition. */
export function inlayHints(context: FeatureContext, range: Range): readonly InlayHint[] {
  const seen = new Set<unknown>();
  const byLine = new Map<number, string[]>();
  for (const run of context.analysis.runs) {
    if (seen.has(run.scenario)) continue;
    seen.add(run.scenario);
    for (const snapshot of run.snapshots) {
      const { statement } = snapshot;
      if (statement === undefined || statement.range.end < range.start || statement.range.start > range.end) continue;
      const said = [...changes(context, run, snapshot), ...ofThemselves(context, run, snapshot)];
      if (said.length === 0) continue;
      // behind a comment, too: a hint never moves text
      const line = context.lines.positionAt(statement.range.end).line;
      const place = byLine.get(line) ?? [];
      byLine.set(line, [...place, ...said.filter((text) => !place.includes(text))]);
    }
  }
  return [...byLine].map(([line, said]) => ({
    position: context.lines.positionAt(context.lines.endOfLine(line)),
    label: said.join('; '),
    paddingLeft: true,
  }));
}

/** Permanents that are something else now than before the statement. */
function changes(context: FeatureContext, run: ScenarioRun, snapshot: Snapshot): readonly string[] {
  const before = snapshotBefore(run, snapshot.index, snapshot.statement?.line);
  if (before === undefined) return [];
  const players = snapshot.game.players.map((player) => player.name);
  const found: string[] = [];
  for (const id of snapshot.game.zones['battlefield'] ?? []) {
    const was = before.board.objects.get(id);
    const is = snapshot.board.objects.get(id);
    const object = snapshot.game.objects.get(id);
    if (was === undefined || is === undefined || was === is || object === undefined) continue;
    const all = differences(context.locale, was, is, players);
    if (all.length === 0) continue;
    const name = cardName(run, object.card, is.name);
    found.push(shorten(`${name} ${all.map(differenceText).join(', ')}`, 70));
  }
  if (found.length <= mostObjects) return found;
  const more = message(context.locale, 'hover.more', { count: found.length - mostObjects });
  return [...found.slice(0, mostObjects), more];
}

/** State-based actions after the statement. */
function ofThemselves(context: FeatureContext, run: ScenarioRun, { statement }: Snapshot): readonly string[] {
  return run.problems
    .filter(({ code, range }) => code === 'note.sba' && range.start === statement?.range.start)
    .map(({ values, rule }) => {
      const said = message(context.locale, 'hint.sba', values);
      return rule === undefined ? said : `${said} (${ruleNumber(run.edition, rule)})`;
    });
}
