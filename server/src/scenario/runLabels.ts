// Labels of a statement: given to what it brought in or made; kept as refused where nothing came of it.
import type { GameEvent } from '../engine/action.ts';
import type { NotModelled } from '../engine/board.ts';
import type { Game } from '../engine/game.ts';
import type { CardId, ObjectId } from '../engine/ids.ts';
import { labelEffects, type Named, setLabel } from './runNames.ts';
import { actorOf, clausesOf, type Planned } from './runPlan.ts';
import type { Run } from './runScenario.ts';
import type { Statement } from './statement.ts';

/** Everything that came into the game since then, in the order of its coming; what a block made is not the statement's doing. */
const freshCards = (run: Run, start: Game, block?: BlockIds): readonly Named[] => {
  const found: Named[] = [];
  for (let id = start.nextId; id < run.game.nextId; id += 1) {
    if (block !== undefined && id >= block.from && id < block.to) continue;
    const named = run.names.named.get(id as CardId);
    if (named !== undefined) found.push(named);
  }
  return found;
};

/** The ids given while a statement's block ran. */
export interface BlockIds {
  readonly from: number;
  readonly to: number;
}

/** Tokens and copies (of abilities too) made since then, in the order of their making. */
const madeSince = (run: Run, start: Game, events: readonly GameEvent[], block: BlockIds): readonly Named[] => {
  const copied = new Set(events.flatMap((event) => (event.event === 'copied' ? [event.card] : [])));
  return freshCards(run, start, block)
    .filter(({ what, card }) => what !== 'ability' || copied.has(card))
    .filter(({ what }) => what !== 'card');
};

/** `as LABEL, …`: for what an action brought in, put on the stack, or began. */
export const giveLabels = (
  run: Run,
  planned: Planned,
  start: Game,
  events: readonly GameEvent[],
  head: ObjectId | undefined,
): void => {
  const { labels } = planned;
  switch (planned.labelling) {
    case 'none':
      return;
    case 'stackTop': {
      const card = head === undefined ? undefined : run.game.objects.get(head)?.card;
      if (labels[0] !== undefined && card !== undefined) setLabel(run.names, labels[0], card);
      return;
    }
    case 'effect': {
      const keys = events.flatMap((event) => (event.effect === undefined ? [] : [`e${event.effect}`]));
      if (labels[0] !== undefined) labelEffects(run.names, labels[0], [...new Set(keys)], run.game.nextId);
      return;
    }
    case 'entered': {
      const fresh = freshCards(run, start).filter((named) => named.what !== 'ability');
      const moved = events.flatMap((event) =>
        event.event === 'entered' && event.card !== undefined ? [event.card] : [],
      );
      const cards = fresh.length > 0 ? fresh.map((named) => named.card) : moved;
      for (const [index, label] of labels.entries()) {
        const card = cards[index];
        if (card !== undefined && label !== undefined) setLabel(run.names, label, card);
      }
    }
  }
};

/** `creating LABEL, …`: tokens and copies made since the statement began, in the order of their making. */
export const giveCreated = (
  run: Run,
  statement: Statement,
  start: Game,
  events: readonly GameEvent[],
  block: BlockIds,
): void => {
  const labels = clausesOf(statement.body).creating ?? [];
  if (labels.length === 0) return;
  const made = madeSince(run, start, events, block);
  for (const [index, label] of labels.entries()) {
    const named = made[index];
    if (named !== undefined && named.label !== label.text) setLabel(run.names, label, named.card);
  }
};

/** Labels for what was not created are said so here; later lines that use them are not blamed. */
export const checkCreated = (
  run: Run,
  statement: Statement,
  start: Game,
  done: { readonly events: readonly GameEvent[]; readonly notModelled: readonly NotModelled[] },
  block: BlockIds,
): void => {
  const labels = clausesOf(statement.body).creating ?? [];
  const made = labels.length === 0 ? 0 : madeSince(run, start, done.events, block).length;
  for (const label of labels.slice(made)) {
    run.names.refused.set(label.key, statement.range);
    if (done.notModelled.length > 0) continue;
    const values = { name: label.text, count: made };
    run.problems.push({ code: 'label.nothing', severity: 'error', range: label.range, values });
  }
};

/** What a refused statement would have brought in is remembered, so that later lines that rest on it are not blamed again. */
export const refuse = (run: Run, statement: Statement): void => {
  const { body, range } = statement;
  const clauses = 'items' in body ? body.items.map((item) => item.clauses) : [clausesOf(body)];
  const keys = clauses.flatMap((clause) =>
    [...(clause.as ?? []), ...(clause.creating ?? [])].map((label) => label.key),
  );
  if ('items' in body) for (const item of body.items) if ('card' in item.what) keys.push(item.what.card.key ?? '');
  const actor = actorOf(body);
  const brings = body.kind === 'cast' || body.kind === 'put' || body.kind === 'play';
  if (brings && actor?.key !== undefined) keys.push(actor.key);
  for (const key of keys) if (key !== '') run.names.refused.set(key, range);
};
