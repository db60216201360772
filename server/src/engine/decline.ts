// Declining a trigger (603.5): what it "may" do is not done; whatever else it does happens all the same, for it goes on the stack (603.3).
import type { WaitingTrigger } from './game.ts';
import type { CardId } from './ids.ts';
import { resolveObject } from './resolve.ts';
import { dropTrigger, isMay, isMixed, put, waitingOf } from './triggersStack.ts';
import { happen, Refused, refuse, type Work } from './work.ts';

const decline = (work: Work, trigger: WaitingTrigger): void => {
  if (isMixed(trigger)) {
    const id = put(work, trigger, {}, true);
    if (id !== undefined) resolveObject(work, id);
    return;
  }
  dropTrigger(work, trigger);
  happen(work, {
    event: 'declined',
    object: trigger.source,
    card: trigger.sourceCard,
    player: trigger.controller,
  });
};

/** Declines a waiting trigger of a source: the first that says "may"; one that does not can't be declined. */
export const declineTrigger = (work: Work, source: CardId): void => {
  const trigger = waitingOf(work, source).find(isMay);
  if (trigger === undefined) {
    refuse({ code: 'trigger.mandatory', rule: '603.3', slot: { slot: 'object' } });
    return;
  }
  try {
    decline(work, trigger);
  } catch (error) {
    // What it does in any case has a choice to make.
    if (!(error instanceof Refused)) throw error;
    const { rule, legal } = error.problem;
    refuse({ code: 'trigger.declineNeeds', rule, slot: { slot: 'object' }, ...(legal === undefined ? {} : { legal }) });
  }
};

/** A trigger that no line has answered by the end of its turn: what it may do is not done; what it must, if it needs no answer. */
export const leaveUnanswered = (
  work: Work,
  trigger: WaitingTrigger,
  attempt: (act: () => void) => boolean,
): boolean => {
  if (isMay(trigger) && attempt(() => decline(work, trigger))) return true;
  dropTrigger(work, trigger);
  return false;
};
