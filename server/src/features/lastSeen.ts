// What something was when it left the battlefield: after that it is another object, with values of its own (400.7).
import type { GameEvent } from '../engine/action.ts';
import type { Game, GameObject } from '../engine/game.ts';
import type { CardId } from '../engine/ids.ts';
import { type Locale, message } from '../messages/message.ts';
import type { Problem, ScenarioRun, Snapshot } from '../scenario/result.ts';
import { traceOf } from '../scenario/runBoards.ts';
import type { Statement } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { summary } from './describe.ts';
import { type LayerRow, layerRows, layerTable } from './layerTable.ts';
import { bold, escapeText, paragraphs } from './markdown.ts';
import { numberOf } from './rules.ts';
import { snapshotBefore } from './runs.ts';

/** A card's way from the battlefield to where it is now. */
interface Departure {
  readonly left: GameEvent;
  readonly statement: Statement | undefined;
  /** Of a creature that state-based actions took. */
  readonly sba: GameEvent | undefined;
}

/** How a card went from the battlefield to where it is as of a snapshot; undefined where it came from elsewhere, or is back. */
export function departureOf(run: ScenarioRun, snapshot: Snapshot, card: CardId): Departure | undefined {
  for (let at: Snapshot | undefined = snapshot; at !== undefined; at = snapshotBefore(run, at.index, line(snapshot))) {
    const moves = at.events.filter((one) => one.card === card && (one.event === 'left' || one.event === 'entered'));
    const last = moves.at(-1);
    if (last === undefined) continue;
    if (last.event !== 'left' || last.from !== 'battlefield') return undefined;
    const sba = at.events.find((one) => one.event === 'sba' && one.object === last.object && one.was !== undefined);
    return { left: last, statement: at.statement, sba };
  }
  return undefined;
}

const line = ({ statement }: Snapshot): number | undefined => statement?.line;

/** The layers of a creature as they were when state-based actions took it. */
export function rowsOfLast(context: FeatureContext, { object, was }: GameEvent): readonly LayerRow[] {
  const game = was?.();
  if (game === undefined || object === undefined) return [];
  return layerRows(
    context,
    traceOf(game),
    object,
    game.players.map(({ name }) => name),
  );
}

/** `It was a 0/0 green creature`, of what was taken for what effects had made of it; nothing of what was as printed. */
export function lastWords(context: FeatureContext, event: GameEvent): string {
  const { lastKnown } = event;
  if (lastKnown === undefined || rowsOfLast(context, event).length === 0) return '';
  return message(context.locale, 'note.sba.was', { what: summary(context.locale, lastKnown.values) });
}

/** Markdown on what a card was when state-based actions took it, and the layers that made it so; empty for others. */
export function lastLayers(context: FeatureContext, run: ScenarioRun, snapshot: Snapshot, card: CardId): string {
  const { sba, statement } = departureOf(run, snapshot, card) ?? {};
  const game = sba?.was?.();
  if (sba?.lastKnown === undefined || statement === undefined || game === undefined) return '';
  const rows = rowsOfLast(context, sba);
  const { locale } = context;
  const at = message(locale, 'hover.lastThere', { line: lineOf(context, statement) });
  const note = run.problems.find(({ event }) => event === sba);
  return paragraphs(
    `${bold(escapeText(at))} ${escapeText(summary(locale, sba.lastKnown.values))}`,
    note === undefined ? '' : escapeText(`${sbaText(locale, run, note)}.`),
    rows.length === 0 ? '' : layerTable(context, run, traceOf(game), rows, sba.object),
  );
}

/** `Gray Ogre is destroyed (704.5g)`. */
export function sbaText(locale: Locale, run: ScenarioRun, { values, rule }: Problem): string {
  const said = message(locale, 'hint.sba', values);
  return rule === undefined ? said : `${said} (${numberOf(run.edition, rule)})`;
}

export const lineOf = (context: FeatureContext, { range }: Statement): number =>
  context.lines.positionAt(range.start).line + 1;

/** `in Alice's graveyard`, `in exile`; empty on the battlefield and the stack, which are told apart otherwise. */
export function zoneText({ locale }: FeatureContext, game: Game, { zone, owner }: GameObject): string {
  if (zone === 'battlefield' || zone === 'stack') return '';
  const code = zone === 'exile' || zone === 'command' ? 'hover.inSharedZone' : 'hover.inZone';
  return message(locale, code, { player: game.players[owner]?.name ?? '', zone: message(locale, `zone.${zone}`) });
}

/** Where a card is that has left the battlefield, and since when; empty for one that has not. */
export function leftText(context: FeatureContext, run: ScenarioRun, snapshot: Snapshot, card: CardId): string {
  const { left, statement } = departureOf(run, snapshot, card) ?? {};
  const id = left?.became;
  const now = id === undefined ? undefined : snapshot.game.objects.get(id);
  if (statement === undefined || now === undefined) return '';
  return message(context.locale, 'why.left', {
    where: zoneText(context, snapshot.game, now),
    line: lineOf(context, statement),
  });
}
