// The table of a hover: what each layer made of an object, in the order in which it was made.
import type { EffectInfo, OrderReason, TracedBoard, TraceStep } from '../engine/board.ts';
import type { ObjectId } from '../engine/ids.ts';
import { message } from '../messages/message.ts';
import { isRuleId, numberIn } from '../rules/citations.ts';
import type { EditionName } from '../rules/edition.ts';
import { assertNever } from '../rules/util.ts';
import type { ScenarioRun } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { differences, differenceText, namedText, shorten } from './describe.ts';
import { bold, escapeText, italic, link, list, paragraphs, table } from './markdown.ts';
import { addressOfLine, cardName, effectName, placeOf } from './places.ts';
import { takenNotes } from './takenNotes.ts';

const maximalRows = 8;

/** One row: what one effect did to the object in one layer. */
export interface LayerRow {
  readonly step: TraceStep;
  readonly change: string;
  /** The same, a characteristic each: so that a long one hides no other. */
  readonly parts?: readonly string[];
}

/** A characteristic's change is cut here; a type or a size never is that long. */
const longestPart = 60;

/** The steps of the trace that changed the object, with what they changed in words. */
export function layerRows(
  context: FeatureContext,
  board: TracedBoard,
  object: ObjectId,
  players: readonly string[],
): readonly LayerRow[] {
  const rows: LayerRow[] = [];
  for (const step of board.trace) {
    const change = step.changes.find((one) => one.object === object);
    if (change === undefined) continue;
    const all = differences(context.locale, change.before, change.after, players);
    const parts = all.map(differenceText);
    if (parts.length > 0) rows.push({ step, change: parts.join('; '), parts });
  }
  return rows;
}

/** The rows as a Markdown table with what is to be said of the order below it; at most eight, then "and N more". */
export function layerTable(
  context: FeatureContext,
  run: ScenarioRun,
  board: TracedBoard,
  rows: readonly LayerRow[],
  object?: ObjectId,
): string {
  const { locale } = context;
  const idle =
    object === undefined ? [] : [...idleNotes(context, run, board, object), ...takenNotes(context, run, object)];
  if (rows.length === 0) {
    return paragraphs(escapeText(message(locale, 'hover.noChange')), list(idle.map(escapeText)));
  }
  const shown = rows.length > maximalRows ? rows.slice(0, maximalRows) : rows;
  const hidden = rows.length - shown.length;
  const head = ['layer', 'effect', 'timestamp', 'change', 'rule'].map((name) =>
    message(locale, `hover.column.${name}`),
  );
  return paragraphs(
    table(
      head,
      shown.map(({ step, change, parts = [change] }) => [
        bold(escapeText(step.layer)),
        effectCell(context, run, step.effect),
        escapeText(String(step.effect.timestamp)),
        escapeText(parts.map((part) => shorten(part, longestPart)).join('; ')),
        ruleCell(context, run.edition, step),
      ]),
    ),
    hidden > 0 ? italic(escapeText(message(locale, 'hover.more', { count: hidden }))) : '',
    list([...orderNotes(context, run, board, shown), ...idle].map(escapeText)),
  );
}

function effectCell(context: FeatureContext, run: ScenarioRun, effect: EffectInfo): string {
  const whole = effectName(context, run, effect);
  const cut = shorten(whole, 28);
  // of a copy's two names the second is cut within its parentheses
  const name = escapeText(cut !== whole && whole.endsWith(')') && cut.includes('(') ? `${cut})` : cut);
  const line = placeOf(context, run, effect)?.line;
  if (line === undefined) return name;
  return `${name}, ${link(escapeText(message(context.locale, 'hover.effectLine', { line })), addressOfLine(context, line))}`;
}

/** The rule that put this application where it is: the last one named decides most. */
function ruleCell(context: FeatureContext, edition: EditionName, step: TraceStep): string {
  const shown = rulesOfStep(step).filter((rule, i) => i === 0 || rule === '305.7');
  return shown
    .map((rule) => {
      const number = ruleNumber(edition, rule);
      const said = escapeText(number);
      return context.ruleAddress === undefined ? said : link(said, context.ruleAddress(edition, number));
    })
    .join(', ');
}

/** The rules of an application; with the one by which a land loses the abilities of its own text with its types (305.7). */
export const rulesOfStep = ({ rules, operations, changes }: TraceStep): readonly string[] =>
  operations.some((operation) => operation.op === 'types' && operation.mode === 'set') &&
  changes.some(
    ({ before, after }) =>
      after.types.includes('Land') &&
      before.abilities.some((one) => one.origin !== 'rule' && !after.abilities.includes(one)),
  )
    ? [...rules, '305.7']
    : rules;

/** A rule's number as the edition knows it. */
export const ruleNumber = (edition: EditionName, rule: string): string =>
  isRuleId(rule) ? numberIn(edition, rule) : rule;

/** Why effects stand in that order, where it is not by timestamp alone; each sentence once. */
export function orderNotes(
  context: FeatureContext,
  run: ScenarioRun,
  board: TracedBoard,
  rows: readonly LayerRow[],
): readonly string[] {
  const notes = new Set<string>();
  for (const { step } of rows) {
    const note = orderNote(context, run, board, step.effect, step.order);
    if (note !== undefined) notes.add(note);
    if (step.abilityGone === true)
      notes.add(
        namedText(
          context.locale,
          effectName(context, run, step.effect),
          message(context.locale, 'hover.abilityGone', { rule: ruleNumber(run.edition, '418.5a′') }),
        ),
      );
  }
  return [...notes];
}

/** Effects of the object's own that were to wait for what took them away, and so do nothing (418.5b, existence). */
export function idleNotes(
  context: FeatureContext,
  run: ScenarioRun,
  board: TracedBoard,
  object: ObjectId,
): readonly string[] {
  const notes = new Set<string>();
  for (const { layer, from, on, by } of board.edges) {
    if (!from.startsWith(`s${object}:`)) continue;
    if (board.applied.some((one) => one.layer === layer && one.effect === from)) continue;
    notes.add(
      message(context.locale, 'hover.order.idle', {
        name: nameOfObject(run, object, board.objects.get(object)?.name ?? ''),
        on: nameOfEffect(context, run, board, on),
        because: message(context.locale, `hover.because.${by}`),
        layer,
        rule: ruleNumber(run.edition, '418.5b'),
      }),
    );
  }
  return [...notes];
}

/** What the scenario calls an object, so that a copy is told from what it copies; else its name. */
function nameOfObject(run: ScenarioRun, id: ObjectId, name: string): string {
  const [object] = run.snapshots.flatMap(({ game }) => game.objects.get(id) ?? []);
  return object === undefined ? name : cardName(run, object.card, name);
}

/** An effect by its key: one that is in force no more is called by what it came from. */
function nameOfEffect(context: FeatureContext, run: ScenarioRun, board: TracedBoard, key: string): string {
  const effect = board.effects.get(key);
  if (effect !== undefined) return effectName(context, run, effect);
  const source = [...board.objects].find(([id]) => key.startsWith(`s${id}:`));
  const name = source === undefined ? '' : nameOfObject(run, source[0], source[1].name);
  return name || message(context.locale, 'board.nameless');
}

function orderNote(
  context: FeatureContext,
  run: ScenarioRun,
  board: TracedBoard,
  effect: EffectInfo,
  order: OrderReason,
): string | undefined {
  const { locale } = context;
  const name = effectName(context, run, effect);
  const nameOf = (key: string): string => nameOfEffect(context, run, board, key);
  switch (order.kind) {
    case 'timestamp':
    case 'cdaFirst':
      return undefined;
    case 'dependsOn': {
      const because = [...new Set(order.because.map((one) => message(locale, `hover.because.${one.by}`)))].join('; ');
      return message(locale, 'hover.order.dependsOn', {
        effect: name,
        on: [...new Set(order.on.map(nameOf))].join(', '),
        because,
        rule: ruleNumber(run.edition, '418.5b'),
      });
    }
    case 'loop':
      return message(locale, 'hover.order.loop', {
        effect: name,
        others: order.members
          .filter((key) => key !== effect.key)
          .map(nameOf)
          .join(', '),
        rule: ruleNumber(run.edition, '418.5c'),
      });
    default:
      return assertNever(order);
  }
}
