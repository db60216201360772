// Turns the names of a statement into players, objects and cards of the game; what it can't is reported as data.

import type { CardSource } from '../engine/action.ts';
import type { Game, GameObject, Target } from '../engine/game.ts';
import type { CardId, ObjectId, PlayerId } from '../engine/ids.ts';
import type { Bounded } from '../engine/limits.ts';
import type { CardPool } from './cardPool.ts';
import type { CardEntry, Problem } from './result.ts';
import { type LookUp, type Meaning, meaningOf, type NameProblem, type NameTable, objectOfCard } from './runNames.ts';
import { problemOfName } from './runProblems.ts';
import type { NameRef, Range, ZoneName } from './statement.ts';

/** What a statement is read against, and where its problems go. */
export interface Reader {
  readonly game: Game;
  readonly names: NameTable;
  readonly pool: CardPool;
  readonly problems: Problem[];
  /** Something could not be read and was reported (now, or before anything ran): the statement must not be carried out. */
  failed: boolean;
  /** Cards taken from the pool, for the check of unread text. */
  readonly used: CardEntry[];
  /** The statement asks for more than any may. */
  over?: Bounded;
}

export const newReader = (game: Game, names: NameTable, pool: CardPool): Reader => ({
  game,
  names,
  pool,
  problems: [],
  failed: false,
  used: [],
});

const fail = (reader: Reader, problem: NameProblem | undefined): undefined => {
  reader.failed = true;
  if (problem !== undefined) reader.problems.push(problemOfName(reader.game, reader.names, problem));
  return undefined;
};

const wrongKind = (reader: Reader, ref: NameRef, code: 'name.notAnObject' | 'name.notAPlayer'): undefined =>
  fail(reader, { code, range: ref.range, values: { name: ref.text } });

export const meaning = (reader: Reader, ref: NameRef, lookUp?: LookUp): Meaning =>
  meaningOf(reader.game, reader.names, ref, lookUp);

/** The player a name means; anything else is a problem. */
export const readPlayer = (reader: Reader, ref: NameRef): PlayerId | undefined => {
  const found = meaning(reader, ref);
  if (found.kind === 'player') return found.player;
  if (found.kind === 'problem' && found.problem === undefined) return fail(reader, undefined);
  return wrongKind(reader, ref, 'name.notAPlayer');
};

/** The card a name means, whether or not it still exists. */
export const readCard = (reader: Reader, ref: NameRef, lookUp?: LookUp): CardId | undefined => {
  const found = meaning(reader, ref, lookUp);
  switch (found.kind) {
    case 'card':
      return found.card;
    case 'effect':
    case 'player':
      return wrongKind(reader, ref, 'name.notAnObject');
    case 'problem':
      return fail(reader, found.problem);
  }
};

/** The object a name means now. */
export const readObject = (reader: Reader, ref: NameRef, lookUp?: LookUp): ObjectId | undefined => {
  const card = readCard(reader, ref, lookUp);
  if (card === undefined) return undefined;
  const object = objectOfCard(reader.game, card);
  return object?.id ?? fail(reader, { code: 'name.notInGame', range: ref.range, values: { name: ref.text } });
};

export const readTarget = (reader: Reader, ref: NameRef, lookUp?: LookUp): Target | undefined => {
  const found = meaning(reader, ref, lookUp);
  if (found.kind === 'player') return { player: found.player };
  const object = readObject(reader, ref, lookUp);
  return object === undefined ? undefined : { object };
};

/** A card's definition by name: one in the pool, else a problem. */
export const readDefinition = (reader: Reader, ref: NameRef): CardEntry | undefined => {
  const entry = ref.key === undefined ? undefined : reader.pool.get(ref.key);
  if (entry === undefined) {
    return fail(
      reader,
      ref.key === undefined ? undefined : { code: 'name.unknown', range: ref.range, values: { name: ref.text } },
    );
  }
  reader.used.push(entry);
  return entry;
};

/** Which face a name singles out, where it is a face's and not the whole card's. */
export const faceNamed = (entry: CardEntry, key: string, keyOf: (name: string) => string): string | undefined => {
  const { faces, name } = entry.definition;
  if (faces.length < 2 || keyOf(name) === key) return undefined;
  return faces.find((face) => keyOf(face.name) === key)?.name;
};

/**
 * Where a card to be cast, played or put comes from: one of that name in the zones named (the first zone that has one),
 * else a new one from outside. Where a zone is said, another player's card there may be meant ("until end of turn, you may cast it").
 */
export const readSource = (
  reader: Reader,
  ref: NameRef,
  player: PlayerId,
  zones: readonly ZoneName[],
  outside: boolean,
): CardSource | undefined => {
  const label = ref.key === undefined ? undefined : reader.names.labels.get(ref.key);
  if (ref.key !== undefined && (label !== undefined || ref.owner !== undefined || ref.zone !== undefined)) {
    const object = readObject(reader, ref);
    return object === undefined ? undefined : { object };
  }
  const tries = [...zones, ...(outside ? [] : zones)];
  for (const [place, zone] of tries.entries()) {
    const own = place < zones.length;
    const only = (object: GameObject): boolean => object.zone === zone && (!own || object.owner === player);
    const found = meaning(reader, { ...ref, any: true }, { only });
    if (found.kind === 'card' && found.object !== undefined) return { object: found.object };
    if (found.kind === 'problem' && found.problem?.code === 'name.ambiguous') {
      // Several of one name in a hidden zone: they are the same card, and the first will do.
      const first = found.problem.candidates?.[0];
      const object = first === undefined ? undefined : objectOfCard(reader.game, first);
      if (zone !== 'battlefield' && object !== undefined) return { object: object.id };
      return fail(reader, found.problem);
    }
  }
  if (!outside) return fail(reader, { code: 'name.notInGame', range: ref.range, values: { name: ref.text } });
  const entry = readDefinition(reader, ref);
  return entry === undefined ? undefined : { outside: entry.definition, owner: player };
};

export const reject = (reader: Reader, code: string, range: Range, values: Problem['values'], rule?: string): void => {
  reader.failed = true;
  reader.problems.push({ code, severity: 'error', range, values, ...(rule === undefined ? {} : { rule }) });
};
