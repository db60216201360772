// Why an answer that a card's own text asks for has nothing to answer: an effect takes the ability as it would exist there (614.12).
import type { ObjectState } from './characteristics.ts';
import { evaluateTraced } from './evaluate.ts';
import type { Game } from './game.ts';
import type { ObjectId } from './ids.ts';
import { Refused } from './work.ts';

const asksAsItEnters = ({ abilities }: Pick<ObjectState, 'abilities'>): boolean =>
  abilities.some(({ ability }) => ability.kind === 'enters');

/** The refusal with its reason, where something took from the entered object what says how it enters. */
export const takenAsItEnters = (game: Game, id: ObjectId, { problem }: Refused): Refused | undefined => {
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
