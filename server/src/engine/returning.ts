// "Exile … until this leaves the battlefield" (610.3): what was exiled so goes back where it was, at once and without using the stack.
import { answersOf, queueOf } from './choose.ts';
import { enterBattlefield } from './enter.ts';
import type { Game } from './game.ts';
import type { ObjectId } from './ids.ts';
import { inMoment } from './moment.ts';
import { objectOf, type Work } from './work.ts';
import { isThere, moveTo } from './zones.ts';

/** Remembers what comes back when something leaves, and where to. */
export const returnLater = (work: Work, watched: ObjectId, exiled: Game['returning']): void => {
  if (exiled === undefined || exiled.length === 0 || !isThere(work.game, watched)) return;
  work.game = { ...work.game, returning: [...(work.game.returning ?? []), ...exiled] };
};

/** Puts back what was exiled until something left that has now left; whether anything was. */
export const returnWhatIsDue = (work: Work): boolean => {
  const due = (work.game.returning ?? []).filter((one) => work.game.objects.get(one.watched)?.zone !== 'battlefield');
  if (due.length === 0) return false;
  const left = (work.game.returning ?? []).filter((one) => !due.includes(one));
  work.game = { ...work.game, returning: left };
  inMoment(work, () => {
    for (const { exiled, to } of due) {
      const card = objectOf(work, exiled);
      // Gone elsewhere meanwhile it is another object, and stays there (400.7).
      if (card?.zone !== 'exile') continue;
      if (to !== 'battlefield') moveTo(work, exiled, to, { rule: '610.3' });
      else {
        const queue = queueOf(answersOf(undefined));
        enterBattlefield(work, { what: { object: exiled }, under: card.owner, as: {}, queue });
      }
    }
  });
  return true;
};
