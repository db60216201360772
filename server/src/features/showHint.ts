// `show NAME`: the layers of an object as a hint on the line, in plain text.
import { message } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import type { Range } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { copyChain, copyChainText } from './copyChain.ts';
import { namedText, summary } from './describe.ts';
import { layerRows } from './layerTable.ts';
import { contains } from './lines.ts';
import { effectName, placeOf } from './places.ts';

/** What is shown of an object in one edition. */
export interface Shown {
  readonly edition: EditionName;
  /** What the object is. */
  readonly summary: string;
  readonly copies: readonly string[];
  /** A layer that changed it: `5  Downdraft (line 56): loses flying`. */
  readonly layers: readonly string[];
}

/** What a `show` line shows, in each edition in which it runs. */
export function shownAt(context: FeatureContext, range: Range): readonly Shown[] {
  const { analysis, locale } = context;
  const { line } = context.lines.positionAt(range.start);
  const found: Shown[] = [];
  for (const run of analysis.runs) {
    const use = run.nameUses.find(({ name }) => contains(name.range, range.start));
    const snapshot = use === undefined ? undefined : run.snapshotAtLine(line);
    if (use === undefined || snapshot === undefined) continue;
    const meaning = run.resolve(use.name, snapshot);
    const id = meaning?.kind === 'card' ? snapshot.game.current.get(meaning.card) : undefined;
    const state = id === undefined ? undefined : snapshot.board.objects.get(id);
    if (id === undefined || state === undefined) continue;
    const players = snapshot.game.players.map((player) => player.name);
    found.push({
      edition: run.edition,
      summary: summary(locale, state),
      copies: copyChainText(context, copyChain(context, run, snapshot, id)),
      layers: layerRows(context, snapshot.traced(), id, players).map(({ step, change }) => {
        const from = placeOf(context, run, step.effect)?.line;
        const where = from === undefined ? '' : ` (${message(locale, 'hover.effectLine', { line: from })})`;
        return `${step.layer}  ${namedText(locale, `${effectName(context, run, step.effect)}${where}`, change)}`;
      }),
    });
  }
  return found;
}

/** One line for what the object is, one a layer that changed it; per edition where the scenario runs in several. */
export const showLines = (context: FeatureContext, range: Range): readonly string[] =>
  shownAt(context, range).flatMap(({ edition, summary, copies, layers }) => [
    namedText(context.locale, edition, summary),
    ...[...copies, ...layers].map((line) => `  ${line}`),
  ]);
