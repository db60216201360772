// Which objects of a game something is so of, by themselves and their values on the board: asked again only of what has changed.
import { boardOf } from './ask.ts';
import type { ObjectState } from './characteristics.ts';
import type { Game, GameObject } from './game.ts';
import type { ObjectId } from './ids.ts';
import { LiveSet } from './liveSet.ts';

/** What is asked of an object and its values: of nothing else, so that the answer lasts as long as both do. */
export type Question = (object: GameObject, state: ObjectState) => boolean;

export class LiveIndex {
  readonly #question: Question;
  readonly #set = new LiveSet();

  constructor(question: Question) {
    this.#question = question;
  }

  /** Their ids in order; the same list for as long as nothing about any of them has changed. */
  ids(game: Game): readonly ObjectId[] {
    const { objects } = boardOf(game);
    return this.#set.of(game.objects, objects, (id) => {
      const [object, state] = [game.objects.get(id), objects.get(id)];
      return object !== undefined && state !== undefined && this.#question(object, state);
    });
  }

  of(game: Game): readonly GameObject[] {
    return this.ids(game).flatMap((id) => game.objects.get(id) ?? []);
  }
}
