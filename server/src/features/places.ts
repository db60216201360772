// Where something stands, for a reader: the line that began an effect, links to lines, an effect's name.
import type { EffectInfo, EffectKey } from '../engine/board.ts';
import type { CardId } from '../engine/ids.ts';
import { message } from '../messages/message.ts';
import type { ScenarioRun } from '../scenario/result.ts';
import type { Range, SetupItem, Statement } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { shorten } from './describe.ts';

export interface Place {
  readonly range: Range;
  /** As people count lines. */
  readonly line: number;
}

/** The line that began an effect, or brought its source in; in a set-up block, the item that did. */
export function placeOf(context: FeatureContext, run: ScenarioRun, effect: EffectInfo): Place | undefined {
  const statement = effect.origin === 'counter' ? timestamped(run, effect) : run.statementOfCause(effect.cause);
  if (statement === undefined) return undefined;
  const items = [statement, ...statement.children].flatMap(({ body }) => (body.kind === 'setup' ? body.items : []));
  const item = items.find((one) => bringsIn(run, one, effect));
  const range = item?.range ?? statement.range;
  return { range, line: context.lines.positionAt(range.start).line + 1 };
}

/** The statement during which the effect got its timestamp: counters come later than what they are on. */
const timestamped = (run: ScenarioRun, effect: EffectInfo): Statement | undefined =>
  run.snapshots.find(({ game }) => game.clock > effect.timestamp)?.statement ?? run.statementOfCause(effect.cause);

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

/** An effect's name: its label, its source's label, else its source's name. */
export function effectName(context: FeatureContext, run: ScenarioRun, effect: EffectInfo): string {
  if (effect.origin === 'counter' || effect.origin === 'status')
    return message(context.locale, `word.origin.${effect.origin}`);
  const labels = labelsOf(run);
  const label =
    effect.label ??
    labels.effects.get(effect.key) ??
    (effect.sourceCard === undefined ? undefined : labels.cards.get(effect.sourceCard));
  return label || toldApart(run, effect) || wordsOf(context, run, effect);
}

/** A source's name; of a card that is a copy, its own beside it: what it copies may be there, too. */
function toldApart(run: ScenarioRun, { sourceCard, sourceName }: EffectInfo): string {
  const faces = sourceCard === undefined ? [] : (labelsOf(run).printed.get(sourceCard) ?? []);
  const [own] = faces;
  return own === undefined || sourceName === '' || faces.includes(sourceName) ? sourceName : `${own} (${sourceName})`;
}

/** An effect without a source has the words of its line. */
function wordsOf(context: FeatureContext, run: ScenarioRun, effect: EffectInfo): string {
  const statement = run.statementOfCause(effect.cause);
  if (statement === undefined) return message(context.locale, 'word.quoted', { text: '…' });
  const { body, range } = statement;
  const said = body.kind === 'effect' ? body.text.text : context.analysis.text.slice(range.start, range.end);
  return message(context.locale, 'word.quoted', { text: shorten(said, 26) });
}

/** What a card, token or copy is called in the scenario: its label, else the name it has now. */
export const cardName = (run: ScenarioRun, card: CardId, name: string): string => labelsOf(run).cards.get(card) ?? name;

interface Labels {
  readonly cards: ReadonlyMap<CardId, string>;
  readonly effects: ReadonlyMap<EffectKey, string>;
  /** The names of a card's faces. */
  readonly printed: ReadonlyMap<CardId, readonly string[]>;
}

const known = new WeakMap<ScenarioRun, Labels>();

/** The labels that a scenario declares, by what they mean. */
function labelsOf(run: ScenarioRun): Labels {
  const found = known.get(run);
  if (found !== undefined) return found;
  const cards = new Map<CardId, string>();
  const effects = new Map<EffectKey, string>();
  for (const { name, declared, means } of run.nameUses) {
    if (!declared || means === undefined) continue;
    if (means.kind === 'card') cards.set(means.card, name.text);
    if (means.kind === 'effect') for (const key of means.effects) effects.set(key, name.text);
  }
  const printed = new Map<CardId, readonly string[]>();
  for (const { card, base } of run.snapshots.at(-1)?.game.objects.values() ?? [])
    if (base.kind === 'card') printed.set(card, [...base.card.faces.map(({ name }) => name), base.card.name]);
  const labels = { cards, effects, printed };
  known.set(run, labels);
  return labels;
}
