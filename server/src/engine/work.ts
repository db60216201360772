// The working copy of one `perform`: the game so far, what happened, what is wrong. Never leaves perform.

import type { Zone } from '../cards/ability.ts';
import { sameValue } from '../rules/sameValue.ts';
import type { EngineProblem, GameEvent, NamedCards, ProblemSlot } from './action.ts';
import type { NotModelled } from './board.ts';
import type { ChoiceValue, ContinuousEffect, Game, GameObject, Player, Target } from './game.ts';
import type { CardId, Cause, EffectId, ObjectId, PlayerId, Timestamp } from './ids.ts';
import { type Bounded, isKept, LIMITS, nothingSpent, type Spending, TooMuch } from './limits.ts';
import { keepMoment, marksOf } from './meaning/past.ts';
import type { Legality } from './view.ts';

export interface Work {
  game: Game;
  /** As it was before. */
  readonly start: Game;
  readonly events: GameEvent[];
  readonly problems: EngineProblem[];
  readonly notModelled: NotModelled[];
  readonly cause: Cause;
  /** How many moments are open (triggers.ts): what happens in one moment happens at once. */
  moment: number;
  /** The game as the open moment began. */
  began?: Game | undefined;
  /** The preventions whose further effects have been done in the open moment (615.5). */
  prevented?: Set<string> | undefined;
  /** Set-up: things are simply there, nothing triggers. */
  quiet: boolean;
  /** Objects that enter at the same moment: not yet there for each other's choices (614.12). */
  together: readonly ObjectId[];
  /** Objects named among the answers and not used by what they were said of: those a player keeps (704.5j). */
  named: readonly { readonly object: ObjectId; readonly index: number }[];
  /** The player who is doing what several are told to do. */
  actor?: PlayerId | undefined;
  /** Cards that are in no zone of the game, by name. */
  readonly cards?: NamedCards | undefined;
  /** What the rules allow, for words that ask it. */
  readonly legality?: Legality | undefined;
  /** What has been done so far, in units of work: also what was tried and taken back. */
  readonly spent: Spending;
}

/** Thrown inside perform when an action is refused; perform gives the game back unchanged. */
export class Refused extends Error {
  readonly problem: EngineProblem;
  constructor(problem: EngineProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const workOn = (game: Game, cause: Cause, cards?: NamedCards, legality?: Legality): Work => ({
  game,
  start: game,
  cards,
  legality,
  events: [],
  problems: [],
  notModelled: [],
  cause,
  moment: 0,
  quiet: false,
  together: [],
  named: [],
  spent: nothingSpent(),
});

/** Counts work that is about to be done; what goes over the bound is not begun. */
export const spend = (work: Work, what: Bounded, count = 1): void => {
  if (!(work.spent[what] + count <= LIMITS[what])) throw new TooMuch(what);
  if (count > 0) work.spent[what] += count;
};

/** A number that the game is to keep; one that can't be kept exactly is too much. */
export const kept = (value: number): number => {
  if (!isKept(value)) throw new TooMuch('number');
  return value;
};

export interface ProblemParts {
  readonly code: string;
  readonly rule: string;
  readonly also?: readonly string[];
  readonly slot?: ProblemSlot;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly because?: EngineProblem['because'];
  readonly legal?: readonly (Target | ChoiceValue)[];
  readonly objects?: EngineProblem['objects'];
}

/** A problem as its parts say it. */
export const problemOf = (severity: EngineProblem['severity'], parts: ProblemParts): EngineProblem => ({
  code: parts.code,
  severity,
  rule: parts.rule,
  slot: parts.slot ?? { slot: 'verb' },
  values: parts.values ?? {},
  because: parts.because ?? [],
  ...(parts.also === undefined || parts.also.length === 0 ? {} : { also: parts.also }),
  ...(parts.legal === undefined ? {} : { legal: parts.legal }),
  ...(parts.objects === undefined ? {} : { objects: parts.objects }),
});

/** The action is against the rules: nothing of it is done. */
export const refuse = (parts: ProblemParts): never => {
  throw new Refused(problemOf('error', parts));
};

/** Allowed, but without effect (303.4g, 303.4h). */
export const warn = (work: Work, parts: ProblemParts): void => {
  work.problems.push(problemOf('warning', parts));
};

export const inform = (work: Work, parts: ProblemParts): void => {
  work.problems.push(problemOf('information', parts));
};

/** The result rests on something that is not modelled. */
export const noteNotModelled = (
  work: Work,
  code: string,
  values: NotModelled['values'] = {},
  object?: ObjectId,
): void => {
  const same = work.notModelled.some(
    (note) => note.code === code && note.object === object && sameValue(note.values, values),
  );
  if (!same) work.notModelled.push({ code, values, ...(object === undefined ? {} : { object }) });
};

/** The same, for those who look at a board: what they can't know is noted. */
export const noteIn =
  (work: Work) =>
  (note: NotModelled): void => {
    // What a board can only note, an action that would go by it does not do.
    if (note.code === 'number.tooLarge') throw new TooMuch('number');
    noteNotModelled(work, note.code, note.values, note.object);
  };

/** Where what can't be known is noted, and who says what is legal: what words are asked with while something is carried out. */
export const askingIn = (work: Work): { readonly note: (note: NotModelled) => void; readonly legality?: Legality } => ({
  note: noteIn(work),
  ...(work.legality === undefined ? {} : { legality: work.legality }),
});

/** Records what happened; the card's id is filled in where the object is known. */
export const happen = (work: Work, event: GameEvent): void => {
  spend(work, 'events');
  const card = event.card ?? (event.object === undefined ? undefined : work.game.objects.get(event.object)?.card);
  work.events.push(card === undefined ? event : { ...event, card });
  if (work.quiet) return;
  const marks = marksOf(event);
  for (const mark of marks) keepMoment(mark, work.game);
  if (marks.length > 0) work.game = { ...work.game, history: work.game.history.with(marks) };
};

export const takeId = (work: Work): number => {
  const id = work.game.nextId;
  work.game = { ...work.game, nextId: id + 1 };
  return id;
};
export const takeObjectId = (work: Work): ObjectId => takeId(work) as ObjectId;
export const takeCardId = (work: Work): CardId => takeId(work) as CardId;
export const takeEffectId = (work: Work): EffectId => takeId(work) as EffectId;

export const takeTimestamp = (work: Work): Timestamp => {
  const now = work.game.clock;
  work.game = { ...work.game, clock: now + 1 };
  return now;
};

/** The object as it is now, if it still exists. */
export const objectOf = (work: Work, id: ObjectId | undefined): GameObject | undefined =>
  id === undefined ? undefined : work.game.objects.get(id);

export const putObject = (work: Work, object: GameObject): void => {
  work.game = { ...work.game, objects: work.game.objects.with(object.id, object) };
};

export const changeObject = (work: Work, id: ObjectId, change: Partial<GameObject>): void => {
  const object = work.game.objects.get(id);
  if (object !== undefined) putObject(work, { ...object, ...change });
};

/** Removes optional properties that a spread can't (exactOptionalPropertyTypes). */
export const withoutKeys = <T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Omit<T, K> => {
  const copy = { ...value };
  for (const key of keys) delete copy[key];
  return copy;
};

export const changeStatus = (work: Work, id: ObjectId, change: Partial<GameObject['status']>): void => {
  const object = work.game.objects.get(id);
  if (object !== undefined) putObject(work, { ...object, status: { ...object.status, ...change } });
};

export const playerOf = (game: Game, id: PlayerId): Player => {
  const player = game.players[id];
  if (player === undefined) throw new RangeError(`no player ${id}`);
  return player;
};

export const changePlayer = (work: Work, id: PlayerId, change: Partial<Player>): void => {
  work.game = {
    ...work.game,
    players: work.game.players.map((player) => (player.id === id ? { ...player, ...change } : player)),
  };
};

export const addEffect = (work: Work, effect: ContinuousEffect): void => {
  work.game = { ...work.game, effects: [...work.game.effects, effect] };
};

/** Marks something of this turn's past. */
export const remember = (work: Work, what: string, object?: ObjectId, player?: PlayerId, from?: Zone): void => {
  const mark = {
    what,
    ...(object === undefined ? {} : { object }),
    ...(player === undefined ? {} : { player }),
    ...(from === undefined ? {} : { from }),
  };
  keepMoment(mark, work.game);
  work.game = { ...work.game, history: work.game.history.with([mark]) };
};

/** Players still in the game, the active one first, then in turn order (101.4). */
export const inTurnOrder = (game: Game): readonly PlayerId[] => {
  const ids = game.players.filter((player) => player.inGame).map((player) => player.id);
  const at = ids.findIndex((id) => id >= game.turn.active);
  return at <= 0 ? ids : [...ids.slice(at), ...ids.slice(0, at)];
};
