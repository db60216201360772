// Laws of copying, over random boards (706.2–706.4, 706.8): idempotent, transitive, and without status, counters or other effects.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../server/src/engine/ask.ts';
import type { Characteristics } from '../../../server/src/engine/characteristics.ts';
import type { Game } from '../../../server/src/engine/game.ts';
import type { ObjectId, PlayerId } from '../../../server/src/engine/ids.ts';
import { actionOf, board, deal, insist, type Pick, pick, type RandomBoard } from './randomActions.ts';
import { ALICE, type Table } from './table.ts';

/** Copiable values without what tells one acquisition from another. */
const plain = (values: Characteristics | undefined) => {
  if (values === undefined) return undefined;
  const { abilities, valueCost: _valueCost, ...rest } = { ...values, controller: undefined };
  return {
    ...rest,
    power: values.power,
    toughness: values.toughness,
    abilities: abilities.filter(({ origin }) => origin !== 'rule').map(({ ability }) => ability),
  };
};

const copiable = (game: Game, id: ObjectId) => plain(boardOf(game).copiable.get(id));

const permanents = (game: Game): readonly ObjectId[] =>
  (game.zones['battlefield'] ?? []).filter((id) => game.objects.get(id)?.status.phasedOut === false);

/** A board that random actions have made, and two of its permanents. */
const scene = (
  made: RandomBoard,
  last: Pick,
): { readonly t: Table; readonly one: ObjectId; readonly other: ObjectId } | undefined => {
  const t = deal(made);
  for (const each of made.picks) {
    const action = actionOf(t.game, each);
    if (action !== undefined) insist(t, action, each.b);
  }
  t.do({ act: 'advance', to: { step: 'precombatMain' } });
  const there = permanents(t.game);
  const one = there[last.a % Math.max(1, there.length)];
  const other = there[last.b % Math.max(1, there.length)];
  return one === undefined || other === undefined || one === other ? undefined : { t, one, other };
};

const becomes = (t: Table, one: ObjectId, other: ObjectId, exception = ''): void => {
  t.effect(`Target permanent becomes a copy of target permanent${exception}.`, [
    [{ object: one }],
    [{ object: other }],
  ]);
};

const inPlay = (game: Game, id: ObjectId): boolean => game.objects.get(id)?.zone === 'battlefield';

const boards = [board, pick] as const;

/** Targets must be legal for the effect: protection and shroud of the pool would refuse it. */
const targetable = (t: Table, ...ids: readonly ObjectId[]): boolean =>
  ids.every((id) =>
    (boardOf(t.game).objects.get(id)?.abilities ?? []).every(
      ({ ability }) => ability.kind !== 'keyword' || ability.keyword !== 'protection',
    ),
  );

/** What shows the half that its own status calls for has other copiable values than what it copied (706.3). */
const isHalved = (game: Game, id: ObjectId): boolean => {
  const object = game.objects.get(id);
  return object?.status.flipped === true || object?.status.faceDown === true;
};

describe('copying', () => {
  it('gives the copiable values of the original, twice as well as once', () => {
    fc.assert(
      fc.property(...boards, (random, last) => {
        const made = scene(random, last);
        if (made === undefined || !targetable(made.t, made.one, made.other)) return;
        const { t, one, other } = made;
        if (isHalved(t.game, one) || isHalved(t.game, other)) return;
        const wanted = copiable(t.game, other);
        becomes(t, one, other);
        if (!inPlay(t.game, one) || !inPlay(t.game, other)) return;
        expect(copiable(t.game, one)).toEqual(wanted);
        expect(copiable(t.game, other)).toEqual(wanted);
        if (!targetable(t, one, other)) return;
        becomes(t, one, other);
        if (inPlay(t.game, one)) expect(copiable(t.game, one)).toEqual(wanted);
        // An object that becomes a copy of itself stays what it is.
        if (!inPlay(t.game, one) || !targetable(t, one)) return;
        becomes(t, one, one);
        if (inPlay(t.game, one)) expect(copiable(t.game, one)).toEqual(wanted);
      }),
      { numRuns: 80 },
    );
  });

  it('of a copy gives what the original gives, with the exceptions of the first', () => {
    fc.assert(
      fc.property(...boards, fc.boolean(), (random, last, excepted) => {
        const made = scene(random, last);
        if (made === undefined || isHalved(made.t.game, made.other)) return;
        const { t, other } = made;
        const token = (of: ObjectId, text: string): ObjectId | undefined => {
          const before = new Set(permanents(t.game));
          t.effect(`Create a token that's a copy of target permanent${text}.`, [[{ object: of }]]);
          return permanents(t.game).find((id) => !before.has(id));
        };
        if (!targetable(t, other)) return;
        const wanted = copiable(t.game, other);
        const first = token(
          other,
          excepted ? ", except it isn't legendary and it's an artifact in addition to its other types" : '',
        );
        if (first === undefined || !targetable(t, first)) return;
        const values = copiable(t.game, first);
        if (!excepted) expect(values).toEqual(wanted);
        else expect(values?.types).toContain('Artifact');
        const second = token(first, '');
        if (second === undefined) return;
        expect(copiable(t.game, second)).toEqual(values);
      }),
      { numRuns: 80 },
    );
  });

  it('never takes status, counters, damage or attachments along, and leaves those of the copy (706.2, 706.4)', () => {
    fc.assert(
      fc.property(...boards, (random, last) => {
        const made = scene(random, last);
        if (made === undefined || !targetable(made.t, made.one, made.other)) return;
        const { t, one, other } = made;
        const before = t.game.objects.get(one);
        becomes(t, one, other);
        const after = t.game.objects.get(one);
        if (before === undefined || after === undefined) return;
        expect(after.status).toEqual(before.status);
        expect(after.damage).toBe(before.damage);
        expect(after.timestamp).toBe(before.timestamp);
        expect(after.card).toBe(before.card);
        // Pairs that meet are removed by a state-based action (D50); nothing else touches counters.
        expect(after.counters).toEqual(before.counters);
        const known = new Set(permanents(t.game));
        if (!targetable(t, other)) return;
        t.effect("Create a token that's a copy of target permanent.", [[{ object: other }]], ALICE as PlayerId);
        const twin = permanents(t.game).find((id) => !known.has(id));
        const token = twin === undefined ? undefined : t.game.objects.get(twin);
        if (token === undefined) return;
        expect(token.status).toEqual({ tapped: false, flipped: false, faceDown: false, phasedOut: false });
        expect(token.damage).toBe(0);
        expect(token.counters.filter(({ kind }) => kind !== 'loyalty')).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });
});
