// Sentences that do something each time: "For each creature destroyed this way, …", "For each opponent, …".
import { some } from '../../terms/walk.ts';
import type { Filter, ObjectRef, PlayerRef } from '../ability.ts';
import { readForEach } from './amounts.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { readPlayer } from './players.ts';
import type { Reader } from './reader.ts';
import { readObjectRef } from './refs.ts';
import { atSentenceEnd, type Read, readClauses, readMay, readUnless } from './statements.ts';

/** What can have happened to what the instruction before dealt with. */
export const THIS_WAY = [
  ['put into a graveyard this way', 'graveyard'],
  ['destroyed this way', 'destroyed'],
  ['exiled this way', 'exiled'],
  ['sacrificed this way', 'sacrificed'],
] as const;

/** "creature destroyed this way": the noun, and what has happened to it. */
const wayOf = (filter: Filter): { readonly filter: Filter; readonly way: (typeof THIS_WAY)[number][1] } | undefined => {
  const last = filter.kind === 'and' ? filter.of.at(-1) : undefined;
  const way = last?.kind === 'history' ? THIS_WAY.find(([words]) => words === last.event)?.[1] : undefined;
  return filter.kind !== 'and' || way === undefined ? undefined : { filter: allOf(filter.of.slice(0, -1)), way };
};

/** What is done each time: clauses, also with "unless" or "may". */
export const readInner: Read = (r, draft) => {
  const found = r.attempt((reader) => {
    const unless = readUnless(reader, draft);
    return unless !== undefined && atSentenceEnd(reader) ? unless : undefined;
  });
  return found ?? r.attempt((reader) => readMay(reader, draft)) ?? readClauses(r, draft);
};

/** "For each creature target player controls, …", "For each permanent put into a graveyard this way, its controller creates …". */
const readForEachThing: Read = (r, draft) => {
  if (!r.eat('for each')) return undefined;
  if (r.eat('copy ,')) {
    const ref: ObjectRef = { kind: 'that', antecedent: 'copied' };
    r.mean({ kind: 'that', antecedent: 'previous' });
    const made = readInner(r, draft);
    return made === undefined ? undefined : [{ do: 'forEach', over: { filter: { kind: 'isRef', ref } }, then: made }];
  }
  const phrase = readNounPhrase(r);
  const way = phrase === undefined ? undefined : wayOf(phrase.filter);
  if (phrase === undefined || !r.eat(',')) return undefined;
  r.mean({ kind: 'that', antecedent: 'previous' });
  const then = readInner(r, draft);
  if (then === undefined) return undefined;
  const over = selectionOf(way?.filter ?? phrase.filter);
  return [{ do: 'forEach', over, then, ...(way === undefined ? {} : { thisWay: way.way }) }];
};

/** "For each opponent, …", "For each other player, …". */
const readForEachPlayer: Read = (r, draft) => {
  const players = EACH_PLAYER.find(([words]) => r.eat(words))?.[1] ?? r.attempt(forEachWho);
  if (players === undefined) return undefined;
  r.meanPlayer(players);
  const from = r.said.targets.length;
  const then = readInner(r, draft);
  if (then === undefined) return undefined;
  // "… target creature that player controls": one such target for each of them.
  const targets = r.said.targets.map((spec, at) =>
    at >= from && some('target', spec, { player: ({ kind }) => kind === 'thatPlayer' })
      ? { ...spec, ofEach: players }
      : spec,
  );
  r.said = { ...r.said, targets };
  return [{ do: 'forEachPlayer', players, then }];
};

/** "For each opponent who does,", "For each other opponent,". */
const forEachWho = (r: Reader): PlayerRef | undefined => {
  if (!r.eat('for') || !r.sees('each')) return undefined;
  const players = readPlayer(r);
  const some = players?.kind === 'who' || (players?.kind === 'otherThan' && players.of !== undefined);
  return some && r.eat(',') ? players : undefined;
};

/** "For each counter removed this way, …": what is no object is counted. */
const readTimes: Read = (r, draft) => {
  const amount = readForEach(r);
  if (amount === undefined || amount.kind === 'count' || !r.eat(',')) return undefined;
  const then = readInner(r, draft);
  return then === undefined ? undefined : [{ do: 'times', amount, then }];
};

const FOR: ReadonlySet<string> = new Set(['for']);

/** "For each of them, create a token that's a copy of that creature": clauses done once for each of several. */
export const readForEachOf: Read = (r, draft) => {
  if (r.passes(FOR)) return undefined;
  const players = r.surely((reader) => readForEachPlayer(reader, draft)) ?? r.attemptWith(readTimes, draft);
  if (players !== undefined) return players;
  const way = r.attemptWith(readForEachThing, draft);
  if (way !== undefined) return way;
  if (!r.eat('for each of')) return undefined;
  const ref = readObjectRef(r);
  if (ref === undefined || !r.eat(',')) return undefined;
  r.mean({ kind: 'that', antecedent: 'previous' });
  const then = readInner(r, draft);
  return then === undefined ? undefined : [{ do: 'forEach', over: { filter: { kind: 'isRef', ref } }, then }];
};

/** The players for each of whom something is done, with their words. */
export const EACH_PLAYER: readonly (readonly [string, PlayerRef])[] = [
  ['for each opponent ,', { kind: 'eachOpponent' }],
  ['for each of your opponents ,', { kind: 'eachOpponent', form: 'of' }],
  ['for each player ,', { kind: 'eachPlayer' }],
  ['for each other player ,', { kind: 'otherThan', player: { kind: 'you' } }],
];
