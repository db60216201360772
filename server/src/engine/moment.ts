// Moments: what happens in one moment happens at once; when it is over, what triggers on it is found (603.2, 418.2).
import { looksFor } from './evaluate.ts';
import { findTriggers } from './triggers.ts';
import { spend, type Work } from './work.ts';

/** Does something as one moment. Moments inside belong to the outermost. */
export const inMoment = (work: Work, act: () => void): void => {
  if (work.quiet || work.moment > 0) {
    work.moment += 1;
    act();
    work.moment -= 1;
    return;
  }
  const before = work.game;
  const from = work.events.length;
  work.moment = 1;
  work.began = before;
  work.prevented = new Set();
  act();
  work.moment = 0;
  work.began = undefined;
  work.prevented = undefined;
  if (work.events.length === from) return;
  spend(work, 'looks', looksFor(work.game));
  findTriggers(work, work.events.slice(from), before);
};
