// The hover of a player, and that of a resolved effect with a label.
import type { EffectInfo, EffectKey } from '../engine/board.ts';
import { message } from '../messages/message.ts';
import type { ScenarioRun, Snapshot } from '../scenario/result.ts';
import { editionsHere, type FeatureContext } from './context.ts';
import { abilitiesOf, differences, differenceText, shorten } from './describe.ts';
import { bold, escapeText, italic, link, list, paragraphs } from './markdown.ts';
import { addressOfLine, effectName, placeOf } from './places.ts';

/** The moment of a state, as the board says it: after the statement that made it. */
export function momentOf({ locale }: FeatureContext, { statement }: Snapshot): string {
  const line = statement === undefined ? {} : { line: statement.line + 1 };
  return italic(escapeText(message(locale, 'hover.after', { ...line, edition: editionsHere })));
}

/** A player: life, zones, what effects give. */
export function playerHover(context: FeatureContext, run: ScenarioRun, snapshot: Snapshot, index: number): string {
  const { locale } = context;
  const player = snapshot.game.players[index];
  if (player === undefined) return '';
  const state = snapshot.board.players.find((one) => one.id === player.id);
  const hand = snapshot.game.zones[`hand:${player.id}`]?.length ?? 0;
  const parts = [message(locale, 'hover.players', { life: player.life })];
  if (hand > 0) parts.push(message(locale, 'hover.hand', { count: hand }));
  if (player.drawnThisTurn > 0) parts.push(message(locale, 'hover.drawn', { count: player.drawnThisTurn }));
  if (player.manaPool.length > 0)
    parts.push(message(locale, 'hover.mana', { mana: player.manaPool.map((symbol) => `{${symbol}}`).join('') }));
  const lines: string[] = [];
  if (state !== undefined) {
    for (const { instance, effect } of state.abilities)
      lines.push(`${escapeText(abilitiesOf([instance]))} — ${effectPlace(context, run, effect)}`);
    lines.push(
      escapeText(
        state.maxHandSize === undefined
          ? message(locale, 'hover.noMaxHandSize')
          : message(locale, 'hover.maxHandSize', { size: state.maxHandSize }),
      ),
    );
  }
  return paragraphs(
    `${bold(escapeText(player.name))} — ${escapeText(parts.join(', '))} — ${momentOf(context, snapshot)}`,
    list(lines),
  );
}

/** Resolved effects that a label names: timestamp, line, and what they do in each layer. */
export function effectHover(
  context: FeatureContext,
  run: ScenarioRun,
  snapshot: Snapshot,
  keys: readonly EffectKey[],
  written: string,
): string {
  const { locale } = context;
  const board = snapshot.traced();
  const inForce = keys.flatMap((key) => board.effects.get(key) ?? []);
  if (inForce.length === 0)
    return `${escapeText(message(locale, 'hover.effect.over', { name: written }))} — ${momentOf(context, snapshot)}`;
  const players = snapshot.game.players.map((player) => player.name);
  return paragraphs(
    ...inForce.map((effect) => {
      const said = [
        escapeText(message(locale, 'hover.effect.timestamp', { timestamp: effect.timestamp })),
        lineOf(context, run, effect),
      ].filter((text) => text !== '');
      const steps = board.trace
        .filter((step) => step.effect.key === effect.key)
        .map((step) => {
          const objects = step.changes.map((change) => {
            const name = change.after.name === '' ? written : change.after.name;
            return `${name} ${differences(locale, change.before, change.after, players).map(differenceText).join('; ')}`;
          });
          const what = objects.length === 0 ? message(locale, 'hover.effect.none') : shorten(objects.join(', '), 160);
          return escapeText(message(locale, 'hover.effect.applied', { layer: step.layer, objects: what }));
        });
      const title = bold(escapeText(message(locale, 'hover.effect.title', { name: effectName(context, run, effect) })));
      return paragraphs(
        `${title} — ${said.join(', ')} — ${momentOf(context, snapshot)}`,
        steps.length === 0 ? escapeText(message(locale, 'hover.effect.none')) : list(steps),
      );
    }),
  );
}

function lineOf(context: FeatureContext, run: ScenarioRun, effect: EffectInfo): string {
  const line = placeOf(context, run, effect)?.line;
  return line === undefined
    ? ''
    : link(escapeText(message(context.locale, 'hover.effectLine', { line })), addressOfLine(context, line));
}

const effectPlace = (context: FeatureContext, run: ScenarioRun, effect: EffectInfo): string =>
  [escapeText(effectName(context, run, effect)), lineOf(context, run, effect)].filter((text) => text !== '').join(', ');
