// "Exile … until this leaves the battlefield" (610.3): what was exiled so goes back where it was, at once and without using the stack.
import { boardOf } from './ask.ts';
import { type AnswerQueue, answersOf, queueOf } from './choose.ts';
import { enterBattlefield } from './enter.ts';
import type { Answers, Game } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { inMoment } from './moment.ts';
import { noteNotModelled, objectOf, Refused, type Work } from './work.ts';
import { isThere, moveTo } from './zones.ts';

/** Remembers what comes back when something leaves, and where to. */
export const returnLater = (work: Work, watched: ObjectId, exiled: Game['returning']): void => {
  if (exiled === undefined || exiled.length === 0 || !isThere(work.game, watched)) return;
  work.game = { ...work.game, returning: [...(work.game.returning ?? []), ...exiled] };
};

/** Where no line can say what it copies as it comes back, it copies nothing, and what rests on that is unproven. */
const comeBack = (work: Work, exiled: ObjectId, owner: PlayerId, said: AnswerQueue | undefined): void => {
  const before = { game: work.game, events: work.events.length };
  const enter = (answers: Partial<Answers> | undefined): void => {
    const queue = answers === undefined && said !== undefined ? said : queueOf(answersOf(answers), work);
    enterBattlefield(work, { what: { object: exiled }, under: owner, as: {}, queue });
  };
  try {
    enter(undefined);
  } catch (error) {
    // On a line of its own the choice can be said; where an effect does it, it can't.
    if (said !== undefined || !(error instanceof Refused) || error.problem.code !== 'copying.missing') throw error;
    work.game = before.game;
    work.events.length = before.events;
    const name = boardOf(work.game).objects.get(exiled)?.name ?? '';
    noteNotModelled(work, 'choice.unsaid', { name }, exiled);
    enter({ copying: null });
  }
};

/** Puts back what was exiled until something left that has now left; whether anything was. */
export const returnWhatIsDue = (work: Work, said?: AnswerQueue): boolean => {
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
      else comeBack(work, exiled, card.owner, said);
    }
  });
  return true;
};
