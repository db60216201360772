// Why an answer that a card's own text asks for has nothing to answer: an effect takes the ability as it would exist there (614.12).
import { boardOf } from './ask.ts';
import type { ObjectState } from './characteristics.ts';
import { type AnswerQueue, refuseUnasked } from './choose.ts';
import { saysNothing } from './enterPlainly.ts';
import { evaluateTraced } from './evaluate.ts';
import type { Game } from './game.ts';
import type { ObjectId } from './ids.ts';
import { hasUnread } from './spellText.ts';
import { Refused, type Work } from './work.ts';

const asksAsItEnters = ({ abilities }: Pick<ObjectState, 'abilities'>): boolean =>
  abilities.some(({ ability }) => ability.kind === 'enters');

/** The refusal with its reason, where something took from the entered object what says how it enters. */
const takenAsItEnters = (game: Game, id: ObjectId, { problem }: Refused): Refused | undefined => {
  const { trace } = evaluateTraced(game);
  for (const { effect, changes } of trace) {
    const change = changes.find(({ object }) => object === id);
    if (change === undefined || !asksAsItEnters(change.before) || asksAsItEnters(change.after)) continue;
    const { name } = change.before;
    return new Refused({
      ...problem,
      code: 'choice.taken',
      rule: '614.12',
      values: { name, source: effect.sourceName },
      because: [
        {
          code: 'takes',
          cause: effect.cause,
          ...(effect.source === undefined ? {} : { object: effect.source }),
          values: { source: effect.sourceName, name },
        },
      ],
    });
  }
  return undefined;
};

/** Refuses answers that nothing asked for, with what took the question from one of those that entered meanwhile (614.12). */
export const refuseUntaken = (work: Work, entered: Iterable<ObjectId>, queue: AnswerQueue): void => {
  try {
    refuseUnasked(work, queue);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    for (const id of entered) {
      const taken = takenAsItEnters(work.game, id, error);
      if (taken !== undefined) throw taken;
    }
    throw error;
  }
};

/** What was said for it, it has to ask for; text that could not be read may be what asks. */
export const entersWithAnswers = (work: Work, entered: ObjectId | undefined, queue: AnswerQueue): void => {
  if (entered === undefined || saysNothing(queue) || hasUnread(boardOf(work.game).objects.get(entered))) return;
  refuseUntaken(work, [entered], queue);
};
