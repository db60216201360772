// The copy chain of an object (706.3): what it copied, when, with which exceptions, and what did not come along.

import { contextOf as printContextOf } from '../cards/oracle/printContext.ts';
import { printExceptions } from '../cards/oracle/printCopies.ts';
import type { EffectInfo, TraceStep } from '../engine/board.ts';
import type { Characteristics, ObjectState } from '../engine/characteristics.ts';
import type { CopyLink, Game, GameObject, LinkedChoice } from '../engine/game.ts';
import type { ObjectId } from '../engine/ids.ts';
import { message } from '../messages/message.ts';
import type { ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { type Difference, differences, differenceText, shorten } from './describe.ts';
import { ruleNumber } from './layerTable.ts';
import { escapeText, link } from './markdown.ts';
import { addressOfLine, cardName, effectName, placeOf } from './places.ts';
import { snapshotBefore } from './runs.ts';

/** One step of the chain: this copies that, since a line, with exceptions; and what the copied one was copying then. */
export interface CopyStep {
  readonly name: string;
  /** Line that made the copy, as people count; absent where it can't be told. */
  readonly line: number | undefined;
  /** `it's 7/7 and it has haste`, as a card would say it; empty for none. */
  readonly exceptions: string;
  /** A later copy effect hides this one for now. */
  readonly hidden: boolean;
  readonly notCopied: readonly string[];
  readonly of: readonly CopyStep[];
}

const deepest = 5;

/** The copy effects on an object as of a snapshot, the one that shows first; none for what copies nothing. */
export function copyChain(
  context: FeatureContext,
  run: ScenarioRun,
  snapshot: Snapshot,
  id: ObjectId,
  depth = 0,
): readonly CopyStep[] {
  const { game } = snapshot;
  const object = game.objects.get(id);
  if (object === undefined || depth >= deepest) return [];
  const links = linksOf(snapshot, object);
  // of what was copied, only what showed then matters
  return (depth === 0 ? links : links.slice(0, 1)).map(({ copy, since }, index) => {
    const before = stateBefore(run, since, copy.cause);
    const known = before?.game.objects.has(copy.copied) === true ? before : since(snapshot) ? snapshot : undefined;
    const statement = run.statementOfCause(copy.cause);
    return {
      name: copiedName(context, run, copy, known?.game.objects.get(copy.copied)),
      line: statement === undefined ? undefined : context.lines.positionAt(statement.range.start).line + 1,
      exceptions: exceptionText(copy),
      hidden: index > 0,
      notCopied: known === undefined ? [] : notCopied(context, run, known, copy.copied),
      of: known === undefined ? [] : copyChain(context, run, known, copy.copied, depth + 1),
    };
  });
}

/** What an object shows itself as a copy of, without what is behind it or left behind: cheap enough for every object. */
export function copiedNow(
  context: FeatureContext,
  run: ScenarioRun,
  snapshot: Snapshot,
  object: GameObject,
): CopyStep | undefined {
  const [first] = linksOf(snapshot, object);
  if (first === undefined) return undefined;
  const { copy } = first;
  const statement = run.statementOfCause(copy.cause);
  return {
    name: copiedName(context, run, copy, snapshot.game.objects.get(copy.copied)),
    line: statement === undefined ? undefined : context.lines.positionAt(statement.range.start).line + 1,
    exceptions: exceptionText(copy),
    hidden: false,
    notCopied: [],
    of: [],
  };
}

interface FoundLink {
  readonly copy: CopyLink;
  /** Whether the copying had happened in that state. */
  readonly since: (snapshot: Snapshot) => boolean;
}

/** Copy effects in force on the object, newest first, then the copying that it was made by. */
function linksOf(snapshot: Snapshot, object: GameObject): readonly FoundLink[] {
  const found: FoundLink[] = [];
  const inForce = snapshot.game.effects.filter(
    ({ copy, affected, id }) =>
      copy !== undefined &&
      affected.kind === 'objects' &&
      affected.objects.includes(object.id) &&
      snapshot.board.effects.has(`e${id}`),
  );
  for (const effect of [...inForce].sort((a, b) => b.timestamp - a.timestamp)) {
    if (effect.copy !== undefined)
      found.push({ copy: effect.copy.link, since: ({ game }) => game.effects.some(({ id }) => id === effect.id) });
  }
  const made = object.base.kind === 'copy' ? object.base.chain.at(-1) : undefined;
  if (made !== undefined) found.push({ copy: made, since: ({ game }) => hasSeen(game, object) });
  return found;
}

const hasSeen = (game: Game, object: GameObject): boolean => game.current.has(object.card);

/** The last state before the copying. */
function stateBefore(run: ScenarioRun, since: (snapshot: Snapshot) => boolean, cause: number): Snapshot | undefined {
  return snapshotBefore(run, run.snapshots.findIndex(since), run.statementOfCause(cause)?.line);
}

/** What was copied, by the name that the scenario knows it by; what it was called then, where that was another. */
function copiedName(context: FeatureContext, run: ScenarioRun, copy: CopyLink, object: GameObject | undefined): string {
  const { locale } = context;
  const then = copy.copiedName;
  const printed = object?.base.kind === 'card' ? (object.base.card.faces[0]?.name ?? then) : then;
  const name = cardName(run, copy.copiedCard, printed);
  if (name === '') return message(locale, 'hover.copy.nameless');
  if (then === printed) return name;
  return message(locale, then === '' ? 'hover.copy.thenNameless' : 'hover.copy.then', { name, then });
}

const exceptionText = (copy: CopyLink): string =>
  printExceptions(copy.details ?? [], printContextOf({})).replace(/^, except /, '');

/** What the copied object had at that moment that copying leaves behind (706.2, 706.7). */
function notCopied(context: FeatureContext, run: ScenarioRun, snapshot: Snapshot, id: ObjectId): readonly string[] {
  const { locale } = context;
  const object = snapshot.game.objects.get(id);
  const said = effectsNotCopied(context, run, snapshot, id);
  if (object === undefined) return [];
  const counters = object.counters.map(({ kind, count }) => `${count} × ${kind}`);
  if (counters.length > 0) said.push(message(locale, 'hover.copy.counters', { counters: counters.join(', ') }));
  const status = (['tapped', 'flipped', 'faceDown'] as const).filter((one) => object.status[one]);
  if (status.length > 0)
    said.push(
      message(locale, 'hover.copy.status', { status: status.map((one) => message(locale, `word.${one}`)).join(', ') }),
    );
  const ofValues = said.length === 0 ? [] : [`${said.join('; ')} (${ruleNumber(run.edition, '706.2')})`];
  const choices = object.choices.map((choice) => choiceText(snapshot, choice)).filter((text) => text !== '');
  if (choices.length === 0) return ofValues;
  const rule = ruleNumber(run.edition, '706.7');
  return [...ofValues, message(locale, 'hover.copy.choices', { choices: choices.join(', '), rule })];
}

/** What effects of later layers made of the object: `6/6 from Growth, line 5`. */
function effectsNotCopied(context: FeatureContext, run: ScenarioRun, snapshot: Snapshot, id: ObjectId): string[] {
  const { layers, layerOf } = snapshot.game.edition;
  const copiableLayers = new Set(
    layerOf.filter(({ operation }) => operation === 'copy' || operation === 'faceDown').map(({ layer }) => layer),
  );
  const objectLayers = new Set(layers.map((layer) => layer.id).filter((layer) => /^\d/.test(layer)));
  const found = new Map<string, { readonly effect: EffectInfo; readonly changes: string[] }>();
  for (const step of snapshot.traced().trace) {
    const { effect, layer } = step;
    // counters are said by themselves; what its own abilities do is copied with them and counts anew
    if (copiableLayers.has(layer) || !objectLayers.has(layer)) continue;
    if (effect.origin === 'cda' || effect.origin === 'counter') continue;
    if (effect.origin === 'static' && effect.source === id) continue;
    const change = step.changes.find((one) => one.object === id);
    if (change === undefined) continue;
    const texts = differences(context.locale, plain(change.before), plain(change.after)).map((one) =>
      outcomeText(one, step),
    );
    if (texts.length === 0) continue;
    const entry = found.get(effect.key) ?? { effect, changes: [] };
    entry.changes.push(...texts);
    found.set(effect.key, entry);
  }
  return [...found.values()].map(({ effect, changes }) => {
    const line = placeOf(context, run, effect)?.line;
    const name = effectName(context, run, effect);
    const from = line === undefined ? name : `${name}, ${message(context.locale, 'hover.effectLine', { line })}`;
    return message(context.locale, 'hover.copy.from', { what: changes.join(', '), effect: from });
  });
}

const plain = (state: ObjectState): Characteristics => {
  const { controller: _, ...rest } = state;
  return rest;
};

/** What came of a change; of abilities, what was gained and lost; of +3/+3, from what to what: it made no size. */
const outcomeText = (difference: Difference, { operations }: TraceStep): string =>
  difference.what === 'abilities' || (difference.what === 'pt' && operations.every(({ op }) => op !== 'setPT'))
    ? differenceText(difference)
    : difference.after;

function choiceText(snapshot: Snapshot, { value }: LinkedChoice): string {
  switch (value.kind) {
    case 'color':
      return value.color;
    case 'word':
      return value.word;
    case 'number':
      return String(value.value);
    case 'player':
      return snapshot.game.players[value.player]?.name ?? '';
    case 'object':
      return snapshot.board.objects.get(value.object)?.name ?? '';
    case 'yes':
    case 'no':
      return '';
  }
}

/** Longer exceptions are cut in a sentence. */
const longest = 120;

/** One step in a sentence, without marks: `copy of Gray Ogre since line 7, except it's 7/7`. */
export function copyStepText(context: FeatureContext, step: CopyStep): string {
  const { locale } = context;
  const { name, line, exceptions } = step;
  const code = step.hidden ? 'hover.copy.hidden' : 'hover.copy.of';
  const since = line === undefined ? '' : message(locale, 'hover.copy.since', { line });
  const except =
    exceptions === '' ? '' : message(locale, 'hover.copy.except', { exceptions: shorten(exceptions, longest) });
  return `${message(locale, code, { name })}${since}${except}`;
}

/** What did not come along, in a sentence; empty where everything did. */
export function notCopiedText(context: FeatureContext, step: CopyStep): string {
  if (step.notCopied.length === 0) return '';
  return message(context.locale, 'hover.copy.not', { what: step.notCopied.join('; ') });
}

/** The lines that a text names, as links to them. */
function linesLinked(context: FeatureContext, text: string): string {
  const said = message(context.locale, 'hover.effectLine', { line: '(\\d+)' });
  return text.replace(new RegExp(said, 'g'), (place, line) => link(place, addressOfLine(context, Number(line))));
}

/** The chain as a Markdown list, what is behind a step indented under it; empty for what copies nothing. */
export function copyChainList(context: FeatureContext, steps: readonly CopyStep[], depth = 0): readonly string[] {
  const item = (text: string, under = 0): string => `${'  '.repeat(depth + under)}- ${text}`;
  return steps.flatMap((step) => {
    const said = escapeText(copyStepText(context, step));
    const { line } = step;
    const place = line === undefined ? '' : escapeText(message(context.locale, 'hover.effectLine', { line }));
    const shown = line === undefined ? said : said.replace(place, link(place, addressOfLine(context, line)));
    const not = notCopiedText(context, step);
    return [
      item(shown),
      ...(not === '' ? [] : [item(linesLinked(context, escapeText(not)), 1)]),
      ...copyChainList(context, step.of, depth + 1),
    ];
  });
}

/** The chain in plain text, one line a step, what is behind it indented. */
export function copyChainText(context: FeatureContext, steps: readonly CopyStep[], indent = ''): readonly string[] {
  return steps.flatMap((step) => {
    const not = notCopiedText(context, step);
    return [
      `${indent}${copyStepText(context, step)}`,
      ...(not === '' ? [] : [`${indent}  ${not}`]),
      ...copyChainText(context, step.of, `${indent}  `),
    ];
  });
}
