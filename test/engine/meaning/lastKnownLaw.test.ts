// The law of last known information (608.2h): whatever reads an object reads the same just before it left and, as last known, just
// after. It goes over the rows of meaning, with terms made from their declarations: a new row is met by itself.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amount, Condition, Filter, ObjectRef, PlayerRef } from '../../../server/src/cards/ability.ts';
import { boardOf, stateIn, viewOf } from '../../../server/src/engine/ask.ts';
import { copyOf } from '../../../server/src/engine/copying.ts';
import type { Game } from '../../../server/src/engine/game.ts';
import type { ObjectId, PlayerId } from '../../../server/src/engine/ids.ts';
import { AMOUNTS } from '../../../server/src/engine/meaning/amounts.ts';
import { CONDITIONS } from '../../../server/src/engine/meaning/conditions.ts';
import { FILTERS } from '../../../server/src/engine/meaning/filters.ts';
import { amountOf, holds, matches, objectsOf, playersOf } from '../../../server/src/engine/meaning/questions.ts';
import { PLAYERS, REFS } from '../../../server/src/engine/meaning/references.ts';
import { keywordsOf } from '../../../server/src/engine/protection.ts';
import { type Context, NO_BINDINGS, type View } from '../../../server/src/engine/view.ts';
import { workOn } from '../../../server/src/engine/work.ts';
import { lastKnownIn, removeObject } from '../../../server/src/engine/zones.ts';
import { actionOf, CARDS, edition, pick } from '../perform/randomActions.ts';
import { ALICE, BOB, card, type Table, table } from '../perform/table.ts';
import { drawFrom, type Inner, tagsOf, termOf } from './randomTerms.ts';

const board = (steps: readonly Parameters<typeof actionOf>[1][], rules: Parameters<typeof table>[0]): Table => {
  const t = table(rules);
  // Something of each sort is there to begin with, whatever the steps make of it.
  const [ogre, bears, , aura, mirror, , , , blade] = CARDS;
  const hosts = [ogre, bears].flatMap((one) => (one === undefined ? [] : [t.id(t.has(ALICE, one))]));
  const [host, other] = hosts;
  if (host === undefined || other === undefined) throw new Error('nothing is there');
  for (const one of [aura, blade]) if (one !== undefined) t.has(BOB, one, { attachedTo: { object: host } });
  if (mirror !== undefined) t.has(BOB, mirror, { answers: { choosing: [], copying: host } });
  t.cast(BOB, BLAZE, { x: 3, targets: [[{ player: ALICE }]] });
  t.do({ act: 'attacks', object: host, whom: { player: BOB } });
  t.do({ act: 'verb', verb: 'tap', object: other });
  t.do({ act: 'counters', object: other, kind: '+1/+1', change: 2 });
  for (const step of steps) {
    const action = actionOf(t.game, step);
    if (action !== undefined) t.do(action);
  }
  return t;
};

const BLAZE = card('Blaze {X}{R}\nSorcery\nBlaze deals X damage to any target.');

/** The game without one object: all others are as they were. */
const without = (game: Game, id: ObjectId): Game => {
  const work = workOn(game, 0);
  removeObject(work, id, lastKnownIn(game, id));
  return work.game;
};

/** Just after: the object is gone, and nothing else has changed by that yet. */
const viewAfter = (before: View, after: Game, id: ObjectId): View => ({
  ...viewOf(after),
  state: (one) => (one === id ? undefined : before.state(one)),
});

const aboutIt = (id: ObjectId, you: PlayerId): Context => ({
  controller: you,
  source: id,
  bindings: { ...NO_BINDINGS, self: id, targets: [[{ object: id }]], bound: [id] },
  that: { previous: [id], event: [id] },
});

/** References to objects that are named once and for all: what they mean does not depend on what is there. */
const SOME_REFS: readonly ObjectRef[] = [
  { kind: 'self' },
  { kind: 'target', target: 0, form: 'it' } as ObjectRef,
  { kind: 'bound', index: 0 },
  { kind: 'that', antecedent: 'previous' } as ObjectRef,
];
const SOME_PLAYERS: readonly PlayerRef[] = [{ kind: 'you' }, { kind: 'opponents' }, { kind: 'eachPlayer' }];
const PLAIN: readonly Filter[] = [
  { kind: 'type', type: 'Creature' },
  { kind: 'color', color: 'W' },
  { kind: 'subtype', subtype: 'Aura' },
  { kind: 'tapped' },
  { kind: 'token' },
];

const from =
  <T>(values: readonly T[]) =>
  (draw: (below: number) => number): unknown =>
    values[draw(values.length)];

const INNER: Inner = {
  filter: from(PLAIN),
  ref: from(SOME_REFS),
  player: from(SOME_PLAYERS),
  amount: (draw) => ({ kind: 'number', value: draw(4) }),
  selection: (draw) => ({ filter: from(PLAIN)(draw) }),
  howMany: (draw) => ({ comparison: '>=', to: { kind: 'number', value: draw(3) } }),
  deedPlace: () => ({ zone: 'graveyard' }),
  condition: () => ({ kind: 'moment', moment: 'yourMainPhase' }),
};
/** Of amounts and conditions: sets are the one object that is named. */
const OF_ONE: Inner = { ...INNER, selection: (draw) => ({ filter: { kind: 'isRef', ref: from(SOME_REFS)(draw) } }) };

const numbers = fc.array(fc.nat(997), { minLength: 20, maxLength: 20 });
const RUNS = { numRuns: 25 };

/** What is asked of every object of a random board, before and after it leaves. */
const law = (ask: (view: View, ctx: Context, id: ObjectId, draw: (below: number) => number, game: Game) => unknown) =>
  fc.assert(
    fc.property(fc.array(pick, { maxLength: 12 }), edition, numbers, (steps, rules, drawn) => {
      const { game } = board(steps, rules);
      for (const [id, object] of game.objects) {
        let known = true;
        const before = viewOf(game, () => {
          known = false;
        });
        if (before.state(id) === undefined) continue;
        const after = without(game, id);
        const ctx = aboutIt(id, object.controller);
        const was = ask(before, ctx, id, drawFrom(drawn), game);
        // What is not modelled has a stand-in for an answer.
        if (!known) continue;
        expect(ask(viewAfter(before, after, id), ctx, id, drawFrom(drawn), after)).toEqual(was);
      }
    }),
    RUNS,
  );

describe('608.2h: a filter holds of what has left as it did', () => {
  const rows = Object.entries(FILTERS);
  it('has a row for every declared kind', () => {
    expect(rows.map(([kind]) => kind).sort()).toEqual([...tagsOf('filter')].sort());
  });

  it.each(rows.filter(([, row]) => row.ofNow !== true).map(([kind]) => kind))('%s', (kind) => {
    law((view, ctx, id, draw) => matches(view, termOf(draw, 'filter', kind, INNER) as Filter, id, ctx));
  });

  it.each(rows.filter(([, row]) => row.ofNow === true).map(([kind]) => kind))('%s is of now', (kind) => {
    fc.assert(
      fc.property(fc.array(pick, { maxLength: 12 }), edition, numbers, (steps, rules, drawn) => {
        const { game } = board(steps, rules);
        for (const [id, object] of game.objects) {
          const view = viewAfter(viewOf(game), without(game, id), id);
          const filter = termOf(drawFrom(drawn), 'filter', kind, INNER) as Filter;
          expect(matches(view, filter, id, aboutIt(id, object.controller))).toBe(false);
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe('608.2h: what numbers, conditions and references say of an object they say of it when it has left', () => {
  const amounts = Object.entries(AMOUNTS);
  it('has a row for every declared kind', () => {
    for (const [sort, rows] of [
      ['amount', AMOUNTS],
      ['condition', CONDITIONS],
      ['ref', REFS],
      ['player', PLAYERS],
    ] as const)
      expect(Object.keys(rows).sort()).toEqual([...tagsOf(sort)].sort());
  });

  it.each(amounts.filter(([, row]) => row.ofNow !== true).map(([kind]) => kind))('the amount %s', (kind) => {
    law((view, ctx, _id, draw) => amountOf(view, termOf(draw, 'amount', kind, OF_ONE) as Amount, ctx));
  });

  const players = Object.entries(PLAYERS).filter(([, row]) => row.ofNow !== true);
  it.each(players.map(([kind]) => kind))('the players %s', (kind) => {
    law((view, ctx, _id, draw) => playersOf(view, termOf(draw, 'player', kind, OF_ONE) as PlayerRef, ctx));
  });

  it.each(['self', 'granter', 'attached', 'target', 'that', 'bound', 'several'])('the objects %s', (kind) => {
    law((view, ctx, _id, draw) => objectsOf(view, termOf(draw, 'ref', kind, OF_ONE) as ObjectRef, ctx));
  });

  it.each(['power', 'toughness', 'manaValue', 'loyalty'] as const)('its %s', (property) => {
    law((view, ctx) => amountOf(view, { kind: 'property', of: { kind: 'self' }, property } as Amount, ctx));
  });

  it('"it was …", of every plain quality', () => {
    law((view, ctx) =>
      PLAIN.map((filter) => holds(view, { kind: 'is', ref: { kind: 'self' }, filter, past: true } as Condition, ctx)),
    );
  });

  it('its controller, its owner, what it was attached to', () => {
    law((view, ctx) => [
      playersOf(view, { kind: 'controllerOf', of: { kind: 'self' } } as PlayerRef, ctx),
      playersOf(view, { kind: 'ownerOf', of: { kind: 'self' } } as PlayerRef, ctx),
      playersOf(view, { kind: 'enchantedPlayer' }, ctx),
    ]);
  });

  it('its keywords and values', () => {
    law((_view, _ctx, id, _draw, game) => [keywordsOf(game, id).map(({ instance }) => instance), stateIn(game, id)]);
  });

  it('a copy of it (706.2, 707.2)', () => {
    law((_view, _ctx, id, _draw, game) => {
      const original = game.objects.get(id) ?? game.past?.get(id)?.was;
      const onto = { mark: 'own', timestamp: 0, choices: [], cause: 0 };
      const copied = original === undefined ? undefined : copyOf(game, original, [], onto, { you: 0 as PlayerId });
      return copied === undefined ? undefined : [copied.values, copied.card, copied.link];
    });
  });
});

describe('608.2h: the board', () => {
  it('is made of what is there alone', () => {
    const { game } = board([], 'current');
    const ids = game.zones['battlefield'] ?? [];
    expect(ids.length).toBeGreaterThan(4);
    for (const id of ids) expect(boardOf(without(game, id)).objects.has(id)).toBe(false);
  });
});
