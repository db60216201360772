// Notes on a statement: what the rules did of themselves after it (state-based actions), and cards it brought in whose text is not all read.
import type { GameEvent, Outcome } from '../engine/action.ts';
import type { NotModelled } from '../engine/board.ts';
import type { Game } from '../engine/game.ts';
import type { Cause, ObjectId } from '../engine/ids.ts';
import type { EditionName } from '../rules/edition.ts';
import type { CardEntry, Problem } from './result.ts';
import type { NameTable } from './runNames.ts';
import { reasonsOf } from './runProblems.ts';
import { writeObject, writeTarget } from './runWrite.ts';
import type { Statement } from './statement.ts';

const nameOf = (event: GameEvent, before: Game, after: Game, names: NameTable): string => {
  const named = event.card === undefined ? undefined : names.named.get(event.card);
  if (named !== undefined) return named.label ?? named.text;
  if (event.lastKnown !== undefined) return event.lastKnown.values.name;
  const id = event.object;
  if (id === undefined) return '';
  const base = (after.objects.get(id) ?? before.objects.get(id))?.base;
  return base?.kind === 'card' ? base.card.name : base !== undefined && 'values' in base ? base.values.name : '';
};

/** Something that would have been destroyed and was not: it regenerated, or an Aura went in its place (701.19a, 702.89a). */
const isSaving = ({ event, rule }: GameEvent): boolean =>
  event === 'prevented' && (rule === '701.19a' || rule === '702.89a');

/** What state-based actions did, and what stepped in, as notes on the statement that caused it. */
export const sbaNotes = (
  outcome: Outcome,
  before: Game,
  names: NameTable,
  statement: Statement,
  edition: EditionName,
  statementOfCause: (cause: Cause) => Statement | undefined,
): readonly Problem[] => {
  const saved = outcome.events.filter(isSaving);
  const isSaved = (event: GameEvent): boolean =>
    event.values?.['does'] === 'destroy' && saved.some(({ object }) => object === event.object);
  const done = outcome.events.filter((event) => event.event === 'sba' && !isSaved(event));
  const after = outcome.game;
  const written = (id: ObjectId): string => writeObject(before, names, id) || writeObject(after, names, id);
  const saves = saved.map((event): Problem => {
    const umbra = event.source === undefined ? '' : written(event.source);
    return {
      code: 'note.saved',
      severity: 'information',
      range: statement.range,
      values: { name: nameOf(event, before, after, names), ...(umbra === '' ? {} : { umbra }) },
      edition,
      ...(event.rule === undefined ? {} : { rule: event.rule }),
    };
  });
  const acted = done.map((event): Problem => {
    const name = nameOf(event, before, after, names);
    const { target } = event;
    const host =
      target === undefined ? '' : 'object' in target ? written(target.object) : writeTarget(before, names, target);
    const place = { game: before, names, statementOfCause };
    const related = reasonsOf(event.because ?? [], place, written, host === '' ? undefined : host);
    return {
      code: 'note.sba',
      severity: 'information',
      range: statement.range,
      values: { name, ...(host === '' ? {} : { host }), ...event.values },
      edition,
      event,
      ...(related.length === 0 ? {} : { related }),
      ...(event.rule === undefined ? {} : { rule: event.rule }),
    };
  });
  return [...saves, ...acted];
};

/** Words of a card that could not be read, of its text and its type line: a scenario that uses the card rests on them. */
export const unreadOf = (entry: CardEntry): readonly NotModelled[] => {
  const texts = entry.faces.flatMap(({ abilities }) =>
    abilities.flatMap(({ state, text }) => (state === 'unread' ? [text] : [])),
  );
  return [...entry.unknown, ...texts].map((text) => ({
    code: 'text.unread',
    values: { card: entry.definition.name, text },
  }));
};
