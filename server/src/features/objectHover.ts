// The hover of an object: what it is as of a line, and how the layers made it so. It renders the trace and computes nothing.
import { printPtValue } from '../cards/card.ts';
import type { Board } from '../engine/board.ts';
import type { Characteristics, ObjectState } from '../engine/characteristics.ts';
import type { Game, GameObject, Target } from '../engine/game.ts';
import type { CardId } from '../engine/ids.ts';
import { message } from '../messages/message.ts';
import { isFromDatabase } from '../scenario/databasePool.ts';
import type { ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { copyChain, copyChainList } from './copyChain.ts';
import { abilityText, differences, namedText, ptOf, shorten, summary } from './describe.ts';
import { lastLayers, zoneText } from './lastSeen.ts';
import { layerRows, layerTable } from './layerTable.ts';
import { bold, escapeText, italic, list, paragraphs } from './markdown.ts';
import { cardName } from './places.ts';
import { momentOf } from './playerHover.ts';
import { wasThere } from './runs.ts';

/** Markdown about the card, token or copy as of the snapshot; `written` is its name in the text. */
export function objectHover(
  context: FeatureContext,
  run: ScenarioRun,
  snapshot: Snapshot,
  card: CardId,
  written: string,
): string {
  const { locale } = context;
  const { game } = snapshot;
  const id = game.current.get(card);
  const object = id === undefined ? undefined : game.objects.get(id);
  const when = momentOf(context, snapshot);
  const state = id === undefined ? undefined : snapshot.board.objects.get(id);
  if (id === undefined || object === undefined || state === undefined)
    return paragraphs(
      `${escapeText(message(locale, wasThere(run, card) ? 'hover.gone' : 'hover.never', { name: written }))} — ${when}`,
      lastLayers(context, run, snapshot, card),
    );
  const board = snapshot.traced();
  const players = game.players.map((player) => player.name);
  return paragraphs(
    `${bold(escapeText(title(context, run, card, state, written)))} — ${[escapeText(whatItIs(context, game, object, state)), when].join(' — ')}`,
    layerTable(context, run, board, layerRows(context, board, id, players), id),
    [
      ...copyChainList(context, copyChain(context, run, snapshot, id)),
      list([
        ...abilityLines(context, state),
        ...valueLines(context, board, board.initial.get(id), state, object),
        ...standing(context, snapshot, object),
      ]),
    ]
      .filter((part) => part !== '')
      .join('\n'),
    object.zone === 'battlefield' ? '' : lastLayers(context, run, snapshot, card),
  );
}

function title(context: FeatureContext, run: ScenarioRun, card: CardId, state: ObjectState, written: string): string {
  // a label is the writer's own name for it, and no claim about the object's
  const isLabel = cardName(run, card, '') !== '';
  const plain = state.name.replace(/ Token$/, '').toLowerCase();
  if (plain === written.toLowerCase() || (isLabel && state.name === '')) return written;
  if (state.name === '') return message(context.locale, 'hover.noName', { written });
  if (isLabel) return message(context.locale, 'hover.named', { written, name: state.name });
  return state.name.toLowerCase() === written.toLowerCase()
    ? state.name
    : message(context.locale, 'hover.nowCalled', { written, name: state.name });
}

function whatItIs(context: FeatureContext, game: Game, object: GameObject, state: ObjectState): string {
  const { locale } = context;
  const controller = game.players[state.controller]?.name ?? '';
  const parts = [summary(locale, state)];
  if (object.zone === 'battlefield' || object.zone === 'stack')
    parts.push(message(locale, 'hover.controlledBy', { player: controller }));
  if (object.zone === 'stack') parts.push(message(locale, 'hover.onStack'));
  const zone = zoneText(context, game, object);
  if (zone !== '') parts.push(zone);
  for (const status of ['tapped', 'flipped', 'faceDown', 'phasedOut'] as const)
    if (object.status[status]) parts.push(message(locale, `word.${status}`));
  return parts.join(', ');
}

const maximalAbilities = 4;

/** Abilities that are more than a keyword: the first line only counts keywords. */
function abilityLines(context: FeatureContext, state: ObjectState): readonly string[] {
  const lines = state.abilities
    .filter((instance) => instance.ability.kind !== 'keyword' && abilityText(instance) !== '')
    .map((instance) => {
      const text = `“${escapeText(shorten(abilityText(instance), 120))}”`;
      const unread = instance.ability.kind === 'unread' || instance.compiled.state === 'unread';
      return unread ? `◌ ${text} — ${italic(escapeText(message(context.locale, 'hover.card.state.unread')))}` : text;
    });
  if (lines.length <= maximalAbilities) return lines;
  const more = message(context.locale, 'hover.more', { count: lines.length - maximalAbilities });
  return [...lines.slice(0, maximalAbilities), italic(escapeText(more))];
}

/** Printed and copiable values, where they differ from what it is now. */
function valueLines(
  context: FeatureContext,
  board: Board,
  printed: Characteristics | undefined,
  state: ObjectState,
  object: GameObject,
): readonly string[] {
  const { locale } = context;
  const lines: string[] = [];
  const copiable = board.copiable.get(object.id);
  const differ = (a: Characteristics, b: Characteristics): boolean =>
    differences(locale, withoutController(a), withoutController(b)).length > 0;
  const line = (code: string, values: Characteristics, pt = ptOf(values)): string => {
    const named = values.name === '' || values.name === state.name ? '' : `${values.name}, `;
    return escapeText(namedText(locale, message(locale, code), named + summary(locale, values, pt)));
  };
  if (printed !== undefined && differ(printed, state))
    lines.push(line('hover.printed', printed, printedPt(object, printed)));
  if (copiable !== undefined && printed !== undefined && differ(copiable, printed) && differ(copiable, state))
    lines.push(line('hover.copiable', copiable));
  return lines;
}

/** The size as the card has it, a star where it has one (208.2); of what is no card or lies face down, the values it begins with. */
function printedPt({ base, face, status }: GameObject, printed: Characteristics): string {
  const { power, toughness } = (base.kind === 'card' && !status.faceDown ? base.card.faces[face] : undefined) ?? {};
  return power === undefined || toughness === undefined
    ? ptOf(printed)
    : `${printPtValue(power)}/${printPtValue(toughness)}`;
}

const withoutController = (values: Characteristics): Characteristics => {
  const { controller: _, ...rest } = values as Characteristics & { readonly controller?: number };
  return rest;
};

/** Counters, damage, host, choices. */
function standing(context: FeatureContext, snapshot: Snapshot, object: GameObject): readonly string[] {
  const { locale } = context;
  const lines: string[] = [];
  if (object.counters.length > 0) {
    const counters = object.counters.map(({ kind, count }) => `${count} × ${kind}`).join(', ');
    lines.push(escapeText(namedText(locale, message(locale, 'hover.counters'), counters)));
  }
  if (object.damage > 0) lines.push(escapeText(message(locale, 'hover.damage', { amount: object.damage })));
  if (object.attachedTo !== undefined)
    lines.push(escapeText(message(locale, 'hover.attachedTo', { name: nameOfTarget(snapshot, object.attachedTo) })));
  for (const choice of object.choices) {
    const value = choice.value;
    const text =
      value.kind === 'color'
        ? value.color
        : value.kind === 'word'
          ? value.word
          : value.kind === 'number'
            ? String(value.value)
            : value.kind === 'player'
              ? (snapshot.game.players[value.player]?.name ?? '')
              : value.kind === 'object'
                ? (snapshot.board.objects.get(value.object)?.name ?? '')
                : value.kind;
    lines.push(escapeText(message(locale, 'hover.chosen', { value: text })));
  }
  if (object.base.kind === 'card' && isFromDatabase(object.base.card))
    lines.push(italic(escapeText(message(locale, 'hover.card.database'))));
  return lines;
}

function nameOfTarget(snapshot: Snapshot, target: Target): string {
  return 'object' in target
    ? (snapshot.board.objects.get(target.object)?.name ?? '')
    : (snapshot.game.players[target.player]?.name ?? '');
}
