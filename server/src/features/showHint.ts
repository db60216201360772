// `show NAME`: the layers of an object as a hint on the line, in plain text.
import { message } from '../messages/message.ts';
import type { Range } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { copyChain, copyChainText } from './copyChain.ts';
import { namedText, summary } from './describe.ts';
import { layerRows } from './layerTable.ts';
import { contains } from './lines.ts';
import { effectName, placeOf } from './places.ts';

/** One line for what the object is, one a layer that changed it; per edition where the scenario runs in several. */
export function showLines(context: FeatureContext, range: Range): readonly string[] {
  const { analysis, locale } = context;
  const { line } = context.lines.positionAt(range.start);
  const lines: string[] = [];
  for (const run of analysis.runs) {
    const use = run.nameUses.find(({ name }) => contains(name.range, range.start));
    const snapshot = use === undefined ? undefined : run.snapshotAtLine(line);
    if (use === undefined || snapshot === undefined) continue;
    const meaning = run.resolve(use.name, snapshot);
    const id = meaning?.kind === 'card' ? snapshot.game.current.get(meaning.card) : undefined;
    const state = id === undefined ? undefined : snapshot.board.objects.get(id);
    if (id === undefined || state === undefined) continue;
    const players = snapshot.game.players.map((player) => player.name);
    lines.push(namedText(locale, run.edition, summary(locale, state)));
    for (const text of copyChainText(context, copyChain(context, run, snapshot, id))) lines.push(`  ${text}`);
    for (const { step, change } of layerRows(context, snapshot.traced(), id, players)) {
      const from = placeOf(context, run, step.effect)?.line;
      const where = from === undefined ? '' : ` (${message(locale, 'hover.effectLine', { line: from })})`;
      lines.push(`  ${step.layer}  ${namedText(locale, `${effectName(context, run, step.effect)}${where}`, change)}`);
    }
  }
  return lines;
}
