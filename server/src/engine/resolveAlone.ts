// What resolves by itself while time goes on: triggers with at most one legal answer to each choice, and what they leave on the stack.

import { leaveUnanswered } from './decline.ts';
import { Chain } from './endless.ts';
import type { CardId } from './ids.ts';
import { resolveObject } from './resolve.ts';
import { settleState } from './sba.ts';
import { isMay, putTrigger } from './triggersStack.ts';
import { noteNotModelled, Refused, spend, type Work } from './work.ts';
import { stackOf } from './zones.ts';

/** Does something, or nothing at all where it would be refused. */
const attempt = (work: Work, act: () => void): boolean => {
  spend(work, 'instructions');
  const before = work.game;
  const counts = [work.events.length, work.problems.length, work.notModelled.length] as const;
  try {
    act();
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    work.game = before;
    work.moment = 0;
    work.events.length = counts[0];
    work.problems.length = counts[1];
    work.notModelled.length = counts[2];
    return false;
  }
};

/** Everything that needs no answer resolves; what needs one goes on waiting. */
export const resolveAlone = (work: Work): void => {
  const chain = new Chain(work.game);
  for (;;) {
    const top = stackOf(work.game).at(-1);
    if (top !== undefined) {
      if (goesRound(work, chain, work.game.objects.get(top)?.card)) return;
      const resolved = attempt(work, () => {
        resolveObject(work, top);
        settleState(work);
      });
      if (!resolved) return;
      continue;
    }
    const ready = work.game.waiting.find(
      (trigger) =>
        !isMay(trigger) &&
        attempt(work, () => {
          const id = putTrigger(work, trigger.sourceCard, {});
          if (id !== undefined) resolveObject(work, id);
          settleState(work);
        }),
    );
    if (ready === undefined || goesRound(work, chain, ready.sourceCard)) return;
  }
};

/** Whether what resolves goes on for ever (732.4): it is stopped then, and noted. */
const goesRound = (work: Work, chain: Chain, card: CardId | undefined): boolean => {
  if (chain.before(work.game, card) === undefined) return false;
  noteNotModelled(work, 'loop.triggers', {});
  return true;
};

/** When a turn ends, what says "may" counts as declined; what else asks for an answer makes the result unproven. */
export const dropUnanswered = (work: Work): void => {
  for (const trigger of [...work.game.waiting]) {
    const left = leaveUnanswered(work, trigger, (act) => attempt(work, act));
    if (!left) noteNotModelled(work, 'trigger.unanswered', { name: trigger.lastKnown.values.name }, trigger.source);
  }
  settleState(work);
  resolveAlone(work);
};
