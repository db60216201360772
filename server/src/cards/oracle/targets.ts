// Targets: "target creature you control", "up to two other target lands", "any target", "another target permanent".
import type { Amount, Filter, ObjectRef, TargetSpec } from '../ability.ts';
import { allOf, readNounPhrase, zoneOf } from './filters.ts';
import { otherOf } from './otherThan.ts';
import type { Reader } from './reader.ts';
import { readNumberOrX } from './words.ts';

const TARGET_ANY: Filter = {
  kind: 'or',
  of: [
    { kind: 'type', type: 'Creature' },
    { kind: 'type', type: 'Planeswalker' },
    { kind: 'type', type: 'Battle' },
    { kind: 'player' },
  ],
};

interface Count {
  readonly min: number;
  readonly max: number | 'any';
  readonly count?: Amount;
  readonly upTo?: boolean;
}

const readTargetCount = (r: Reader): Count | undefined => {
  if (r.eat('any number of')) return { min: 0, max: 'any' };
  if (r.eat('one or two')) return { min: 1, max: 2 };
  if (r.eat('one , two , or three')) return { min: 1, max: 3 };
  const upTo = r.eat('up to');
  const amount: Amount | undefined = r.eat('that many') ? { kind: 'thatMany' } : readNumberOrX(r);
  if (amount === undefined) return undefined;
  if (amount.kind === 'number') return { min: upTo ? 0 : amount.value, max: amount.value };
  return { min: upTo ? 0 : 1, max: 'any', count: amount, ...(upTo ? { upTo } : {}) };
};

const HOW = [
  ['of your choice', 'of your choice'],
  ["of an opponent 's choice", "of an opponent's choice"],
  ['chosen at random', 'chosen at random'],
] as const;

const readHow = (r: Reader): Pick<TargetSpec, 'how'> => {
  const how = HOW.find(([words]) => r.eat(words))?.[1];
  return how === undefined ? {} : { how };
};

/** "any target", "any other target", "a third target", "any target chosen at random". */
const readAnyTarget = (r: Reader): TargetSpec | undefined => {
  const words = r.eatOne('any target', 'any other target', 'a third target');
  if (words === undefined || (words === 'a third target' && !ENDS_TARGET.has(r.peek()))) return undefined;
  return {
    filter: TARGET_ANY,
    min: 1,
    max: 1,
    players: 'any',
    form: 'any',
    ...(words === 'any target' ? {} : { other: true, said: words === 'a third target' ? 'third' : 'any other' }),
    ...(r.eat('of their choice') ? { theirChoice: true } : {}),
    ...readHow(r),
  };
};

const ENDS_TARGET: ReadonlySet<string> = new Set(['', '.', ',', 'and']);

/** "target creature", "another target permanent", "up to two target lands", "any target". */
export const readTarget = (r: Reader): ObjectRef | undefined => {
  const alone = r.attempt(readAnyTarget);
  if (alone !== undefined) return meant(r, { kind: 'target', target: r.target(alone) }, false);
  const third = r.eat('a third target');
  const each = r.eat('each of');
  const count = r.attempt((reader) => {
    const value = readTargetCount(reader);
    return value !== undefined &&
      (reader.sees('target') ||
        reader.sees('targets') ||
        reader.sees('other target') ||
        reader.sees('other targets') ||
        reader.sees('another target'))
      ? value
      : undefined;
  });
  if (each && count === undefined) return undefined;
  const others = count !== undefined && r.eat('other targets');
  if (count !== undefined && (others || r.eat('targets'))) {
    const target = r.target({
      filter: TARGET_ANY,
      ...count,
      players: 'any',
      form: 'any',
      ...(others ? { other: true } : {}),
      ...(each ? { eachOf: true as const } : {}),
    });
    return { kind: 'target', target };
  }
  const other = third || r.eat('another target') || r.eat('other target');
  if (other && (r.done || r.sees('.') || r.sees(',') || r.sees('and'))) {
    const target = r.target({ filter: TARGET_ANY, min: 1, max: 1, players: 'any', form: 'any', other: true });
    return meant(r, { kind: 'target', target }, false);
  }
  if (!other && !r.eat('target')) return undefined;
  const phrase = readTargetPhrase(r);
  if (phrase === undefined) return undefined;
  const first = r.said.targets.every((spec) => spec.objects === false);
  const filter = other && first ? allOf([otherOf(r, phrase.filter), phrase.filter]) : phrase.filter;
  const zone = zoneOf(filter);
  const spec: TargetSpec = {
    filter,
    ...(zone === undefined ? {} : { zone }),
    ...(count ?? { min: 1, max: 1 }),
    ...(phrase.players === undefined ? {} : { players: phrase.players }),
    ...(other && !first ? { other: true } : {}),
    ...(each ? { eachOf: true as const } : {}),
    ...(third ? { said: 'third' as const } : {}),
    ...(r.eat('of their choice') ? { theirChoice: true } : {}),
    ...readHow(r),
  };
  const ref = { kind: 'target', target: r.target(spec) } as const;
  // "Exile target creature an opponent controls. That player …": whoever controls it.
  if (spec.max === 1 && isOfSomeone(spec.filter)) r.meanPlayer({ kind: 'controllerOf', of: ref, form: 'that' });
  return meant(r, ref, spec.max !== 1);
};

/** "an opponent controls", "a player controls": one who is not named otherwise. */
const isOfSomeone = (filter: Filter): boolean =>
  filter.kind === 'and'
    ? filter.of.some(isOfSomeone)
    : filter.kind === 'controlledBy' &&
      (filter.player.kind === 'anyPlayer' || (filter.player.kind === 'opponents' && filter.player.form === 'an'));

/** The noun of a target: "creature or player" names players as well. */
const readTargetPhrase = (
  r: Reader,
): { readonly filter: Filter; readonly players?: 'any' | 'opponent' } | undefined => {
  const withPlayer = r.attempt((reader) => {
    const phrase = readNounPhrase(reader);
    if (phrase === undefined || !reader.eat('or')) return undefined;
    const word = reader.eatOne('player', 'opponent');
    if (word === undefined) return undefined;
    const or: Filter = {
      kind: 'or',
      of: [...(phrase.filter.kind === 'or' ? phrase.filter.of : [phrase.filter]), { kind: word }],
    };
    return { filter: or, players: word === 'player' ? 'any' : 'opponent' } as const;
  });
  if (withPlayer !== undefined) return withPlayer;
  const player = r.attempt((reader) => {
    const word = reader.eatOne('player or', 'opponent or');
    if (word === undefined) return undefined;
    const phrase = readNounPhrase(reader);
    if (phrase === undefined) return undefined;
    const who = word === 'player or' ? 'player' : 'opponent';
    const filter: Filter = { kind: 'or', of: [{ kind: who }, phrase.filter] };
    return { filter, players: who === 'player' ? 'any' : 'opponent' } as const;
  });
  if (player !== undefined) return player;
  const phrase = r.attempt(readNounPhrase);
  if (phrase === undefined) return undefined;
  // "artifact card in a graveyard or artifact on the battlefield"
  const place = zoneOf(phrase.filter);
  const or =
    place === undefined ? undefined : r.attempt((reader) => (reader.eat('or') ? readNounPhrase(reader) : undefined));
  const other = or === undefined || zoneOf(or.filter) === place ? undefined : or.filter;
  return { filter: other === undefined ? phrase.filter : { kind: 'or', of: [phrase.filter, other] } };
};

const meant = (r: Reader, ref: ObjectRef, plural: boolean): ObjectRef => {
  if (!plural || ref.kind === 'target') r.mean(ref);
  return ref;
};
