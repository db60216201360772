// What a statement set off resolves by itself before the next line; triggers that still wait when their turn ends.

import type { Action, GameEvent } from '../engine/action.ts';
import { Chain, type Endless } from '../engine/endless.ts';
import type { WaitingTrigger } from '../engine/game.ts';
import type { CardId, ObjectId } from '../engine/ids.ts';
import { addAll } from '../rules/util.ts';
import type { Run } from './runScenario.ts';
import { canResolveAlone, declinesAlone, heldBy, isForLater, waitingNote } from './runTriggers.ts';
import type { Statement } from './statement.ts';

/**
 * What an action set off resolves before the next line, top first, unless that line takes it in hand. Triggers with a
 * choice to make go on waiting. Yields after each, so that its caller may do something else between them, or drop it.
 */
export function* settle(
  run: Run,
  statement: Statement,
  next: Statement | undefined,
  base: ReadonlySet<ObjectId>,
  events: GameEvent[],
): Generator<void, void> {
  const chain = new Chain(run.game);
  while (run.budget.over === undefined) {
    const held = heldBy(run.game, run.names, next);
    const ready = run.game.waiting.filter(
      (trigger) =>
        (trigger.sourceCard !== held.trigger || isForLater(trigger, next)) &&
        canResolveAlone(run.performer, run.game, trigger, run.cause),
    );
    for (const trigger of ready) {
      const outcome = run.perform(statement, { act: 'trigger', source: trigger.sourceCard, announce: {} }, undefined);
      addAll(events, outcome.events);
      yield;
    }
    const top = run.stack().at(-1);
    if (top === undefined || base.has(top) || run.game.objects.get(top)?.card === held.stack) {
      if (ready.length > 0) continue;
      const left = declinesAlone(run.performer, run.game, next, run.cause);
      if (left === undefined) return;
      tellDeclined(run, left, statement);
      const outcome = run.perform(statement, { act: 'decline', source: left.sourceCard }, undefined);
      addAll(events, outcome.events);
      continue;
    }
    const endless = chain.before(run.game, sourceOf(run, top));
    if (endless !== undefined) {
      tellEndless(run, statement, endless, chain.round);
      return;
    }
    const outcome = run.perform(statement, { act: 'resolve', object: top }, undefined);
    for (const event of outcome.events) events.push(event);
    if (outcome.refused) return;
    yield;
  }
}

/** The card whose ability, or which as a spell, is on the stack. */
const sourceOf = (run: Run, id: ObjectId): CardId | undefined => {
  const object = run.game.objects.get(id);
  return object?.base.kind === 'ability' ? object.base.sourceCard : object?.card;
};

/** More names than this of those that go round are not told. */
const MOST_NAMED = 8;

/** What never ends is stopped where it came back to what it was, and says whose abilities go round (104.4b, 732.4). */
const tellEndless = (run: Run, statement: Statement, how: Endless, round: readonly CardId[]): void => {
  const of = round.flatMap((card) => run.names.named.get(card) ?? []);
  const names = [...new Set(of.map(({ label, text }) => label ?? text))].slice(0, MOST_NAMED);
  run.unsure = true;
  run.notModelled.push({ code: 'loop.endless', values: { how, names: names.join(', ') } });
  run.problems.push({
    code: 'loop.endless',
    severity: 'warning',
    range: statement.range,
    rule: '732.4',
    edition: run.input.edition,
    values: { how, names: names.join(', ') },
    related: of
      .slice(0, MOST_NAMED)
      .flatMap(({ declaredAt, label, text }) =>
        declaredAt === undefined
          ? []
          : [{ range: declaredAt, code: 'related.goesRound', values: { name: label ?? text } }],
      ),
  });
};

/** Says, where it was set off, that what a trigger may do counts as left. */
const tellDeclined = (run: Run, trigger: WaitingTrigger, here: Statement): void => {
  const statement = run.causes[trigger.cause] ?? here;
  const { performer, game, names, input } = run;
  run.problems.push(waitingNote(performer, game, names, trigger, statement, input.edition, true));
};

/** Triggers still waiting when their turn ends: one that says "may" counts as declined, any other leaves the result unproven. */
export const turnEnds = (run: Run, advance?: Action): void => {
  if (run.game.waiting.length === 0) return;
  if (advance !== undefined) {
    const outcome = run.performer.perform(run.game, advance, run.cause);
    if (outcome.game.turn.number === run.game.turn.number) return;
  }
  const done = run.performer.perform(run.game, { act: 'leaveUnanswered' }, run.cause);
  const dropped = done.notModelled.filter(({ code }) => code === 'trigger.unanswered').map(({ object }) => object);
  run.notModelled.push(...done.notModelled.filter(({ code }) => code !== 'trigger.unanswered'));
  for (const trigger of run.game.waiting) {
    const statement = run.causes[trigger.cause];
    if (statement === undefined) continue;
    run.problems.push(waitingNote(run.performer, run.game, run.names, trigger, statement, run.input.edition));
    if (dropped.includes(trigger.source)) {
      const name = run.names.named.get(trigger.sourceCard)?.text ?? trigger.lastKnown.values.name;
      run.notModelled.push({ code: 'trigger.unanswered', values: { name } });
    }
  }
  run.game = done.game;
};
