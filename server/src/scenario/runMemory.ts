// What a run did, kept so that the next one of an edited text does only what changed: an action on the very same game gives the very same outcome.
import type { CardDefinition } from '../cards/card.ts';
import type { Action, NamedCards, Outcome } from '../engine/action.ts';
import type { Game } from '../engine/game.ts';
import type { Cause } from '../engine/ids.ts';
import { perform } from '../engine/perform.ts';
import { sameOfCards } from '../rules/sameValue.ts';

interface Performed {
  readonly action: Action;
  readonly cause: Cause;
  readonly outcome: Outcome;
  /** Cards that were looked up by name, and what was found. */
  readonly asked: ReadonlyMap<string, CardDefinition | undefined>;
}

/** Lists by a key that tells most of what is in them apart, so that finding one looks at few. */
type Drawers<T> = Map<string, readonly T[]>;

/** What tells most actions on one game apart. */
const keyOf = (action: Action, cause: Cause): string => {
  const about = 'source' in action ? action.source : 'object' in action ? action.object : '';
  return `${cause}:${action.act}:${about}`;
};

const endKey = ({ nextId, clock }: Game): string => `${nextId}:${clock}`;

/** Outcomes by the game they started from, and games derived from others. */
export interface RunMemory {
  readonly performed: Map<Game, Drawers<Performed>>;
  readonly derived: Map<string, Game>;
  readonly rewound: Map<Game, Map<number, Game>>;
  /** States that each statement's actions ended in. */
  readonly ends: Map<Cause, Drawers<Game>>;
  /** How many actions were asked for. */
  actions: number;
}

export const newMemory = (): RunMemory => ({
  performed: new Map(),
  derived: new Map(),
  rewound: new Map(),
  ends: new Map(),
  actions: 0,
});

export const sizeOfMemory = (memory: RunMemory): MemorySize => ({
  performed: memory.performed.size,
  derived: memory.derived.size,
  rewound: memory.rewound.size,
  ends: memory.ends.size,
  actions: memory.actions,
});

const firstOf = <K, V>(from: ReadonlyMap<K, V>, count: number, to: Map<K, V>): void => {
  let left = count;
  for (const [key, value] of from) {
    if (left <= 0) return;
    left -= 1;
    to.set(key, value);
  }
};

/** How much a memory held at some moment: its maps only grow, and keep the order of their first entries. */
export interface MemorySize {
  readonly performed: number;
  readonly derived: number;
  readonly rewound: number;
  readonly ends: number;
  readonly actions: number;
}

/** Counts what was done anew, for tests and figures. */
export interface RunWork {
  performed: number;
  reused: number;
}

/** Performs actions, taking the outcome from the previous run where game, action and cause are the same. */
export class Performer {
  readonly memory = newMemory();
  readonly work: RunWork = { performed: 0, reused: 0 };
  readonly #previous: RunMemory | undefined;
  readonly #cards: NamedCards | undefined;
  readonly #own = new WeakSet<object>();

  constructor(previous: RunMemory | undefined, cards?: NamedCards) {
    this.#previous = previous;
    this.#cards = cards;
  }

  perform(game: Game, action: Action, cause: Cause): Outcome {
    const key = keyOf(action, cause);
    const list = this.memory.performed.get(game)?.get(key);
    const before = this.#previous?.performed.get(game)?.get(key);
    const earlier = find(before, action, cause);
    const known = find(list, action, cause) ?? (this.#asksTheSame(earlier) ? earlier : undefined);
    const done = known ?? this.#anew(game, action, cause);
    if (known === undefined) this.work.performed += 1;
    else this.work.reused += 1;
    this.memory.actions += 1;
    this.#keep(this.memory.ends, cause, endKey(done.outcome.game), done.outcome.game);
    if (list?.includes(done) !== true) this.#keep(this.memory.performed, game, key, done);
    return done.outcome;
  }

  /** Puts one into its drawer. Drawers taken over from the previous run are copied first: they are that run's. */
  #keep<K, T>(into: Map<K, Drawers<T>>, of: K, key: string, one: T): void {
    let drawers = into.get(of);
    if (drawers === undefined || !this.#own.has(drawers)) {
      drawers = new Map(drawers);
      this.#own.add(drawers);
      into.set(of, drawers);
    }
    const list = drawers.get(key);
    if (list?.includes(one) !== true) drawers.set(key, [...(list ?? []), one]);
  }

  #anew(game: Game, action: Action, cause: Cause): Performed {
    const asked = new Map<string, CardDefinition | undefined>();
    const look: NamedCards = (name) => {
      const card = this.#cards?.(name);
      asked.set(name, card);
      return card;
    };
    return { action, cause, asked, outcome: this.#settled(game, perform(game, action, cause, look), cause) };
  }

  /** Whether every card that was looked up then is what it is now. */
  #asksTheSame(done: Performed | undefined): boolean {
    return [...(done?.asked ?? [])].every(([name, card]) => this.#cards?.(name) === card);
  }

  /** Takes over what the previous run remembered at one moment, for a run that goes on from there. */
  goOn(size: MemorySize): void {
    const before = this.#previous;
    if (before === undefined) return;
    firstOf(before.performed, size.performed, this.memory.performed);
    firstOf(before.derived, size.derived, this.memory.derived);
    firstOf(before.rewound, size.rewound, this.memory.rewound);
    firstOf(before.ends, size.ends, this.memory.ends);
    this.work.reused += size.actions;
    this.memory.actions = size.actions;
  }

  /** An outcome whose state equals one of the previous run at this place goes on as that very state: the rest need not run again. */
  #settled(from: Game, outcome: Outcome, cause: Cause): Outcome {
    const { game } = outcome;
    // nothing was done: an equal state in its place would look as if something had been
    if (game === from) return outcome;
    const same = this.#previous?.ends
      .get(cause)
      ?.get(endKey(game))
      ?.find((old) => sameOfCards(old, game));
    return same === undefined || same === game ? outcome : { ...outcome, game: same };
  }

  /** The game a run starts from; the previous run's own where nothing about it changed. */
  start(key: string, make: () => Game): Game {
    const game = this.#previous?.derived.get(key) ?? make();
    this.memory.derived.set(key, game);
    return game;
  }

  /** A game as it was, but with ids that were given meanwhile left unused: no id ever means two things in a run. */
  rewind(to: Game, nextId: number): Game {
    if (to.nextId === nextId) return to;
    const game = this.#previous?.rewound.get(to)?.get(nextId) ?? { ...to, nextId };
    const list = this.memory.rewound.get(to) ?? new Map<number, Game>();
    list.set(nextId, game);
    this.memory.rewound.set(to, list);
    return game;
  }
}

const find = (list: readonly Performed[] | undefined, action: Action, cause: Cause): Performed | undefined =>
  list?.find((done) => done.cause === cause && sameOfCards(done.action, action));
