// Laws of perform, over random actions: it never throws, a refused action changes nothing, state-based actions come to rest.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../server/src/engine/action.ts';
import type { Game, Target } from '../../../server/src/engine/game.ts';
import type { ObjectId, PlayerId } from '../../../server/src/engine/ids.ts';
import { stateBasedActions } from '../../../server/src/engine/sba.ts';
import type { EditionName } from '../../../server/src/rules/edition.ts';
import { card, table } from './table.ts';

const CARDS = [
  card('Gray Ogre {2}{R}\nCreature — Ogre\n2/2'),
  card('Keen Bears {2}{G}\nCreature — Bear\nWhen this creature enters, draw a card.\n2/2'),
  card('Chief {W}\nLegendary Creature — Human\nOther creatures you control get +1/+1.\n1/1'),
  card('Strong Arm {W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +1/+2.'),
  card(
    'Mirror {3}{U}\nCreature — Shapeshifter\nYou may have this creature enter as a copy of any creature on the battlefield.\n0/0',
  ),
  card('Field {W}\nEnchantment\nAll creatures lose all abilities and have base power and toughness 1/1.'),
  card('Bolt {R}\nInstant\nBolt deals 3 damage to any target.'),
  card('Growth {G}\nInstant\nTarget creature gets +3/+3 until end of turn.'),
  card('Blade {1}\nArtifact — Equipment\nEquipped creature gets +2/+0.\nEquip {1}'),
  card('Stone {2}\nArtifact\n{T}, Sacrifice this artifact: Destroy target permanent.'),
  card('Wood\nBasic Land — Forest'),
];

type Pick = { readonly kind: number; readonly a: number; readonly b: number; readonly c: number };

const pickFrom = <T>(list: readonly T[], n: number): T | undefined =>
  list.length === 0 ? undefined : list[n % list.length];

const actionOf = (game: Game, { kind, a, b, c }: Pick): Action | undefined => {
  const player = (a % 2) as PlayerId;
  const ids = [...game.objects.keys()];
  const object = pickFrom(ids, b) ?? (1 as ObjectId);
  const other: Target = c % 5 === 0 ? { player } : { object: pickFrom(ids, c) ?? object };
  const definition = pickFrom(CARDS, c);
  if (definition === undefined) return undefined;
  const source = { outside: definition, owner: player } as const;
  const announce = {
    targets: [[pickFrom<Target>([other, { object }], a) ?? other]],
    answers: { choosing: [], copying: b % 3 === 0 ? null : object },
  };
  const stack = game.zones['stack'] ?? [];
  const waiting = pickFrom(game.waiting, a);
  const VERBS = [
    'tap',
    'untap',
    'flip',
    'transform',
    'unattach',
    'destroy',
    'sacrifice',
    'exile',
    'counter',
    'phaseOut',
    'phaseIn',
    'turnFaceUp',
    'turnFaceDown',
    'returnToHand',
  ] as const;
  const table: readonly (Action | undefined)[] = [
    { act: 'setUp', player, what: { card: definition }, zone: b % 4 === 0 ? 'graveyard' : 'battlefield', as: announce },
    { act: 'cast', player, card: source, announce },
    { act: 'cast', player, card: source, announce: {} },
    { act: 'cast', player, card: { object }, announce },
    { act: 'putOntoBattlefield', player, card: b % 2 === 0 ? source : { object }, as: announce },
    { act: 'activate', player, source: object, ability: 'only', announce },
    { act: 'verb', verb: pickFrom(VERBS, c) ?? 'tap', object },
    { act: 'attach', object, to: other },
    { act: 'counters', object, kind: c % 2 === 0 ? '+1/+1' : '-1/-1', change: (b % 3) - 1 },
    { act: 'damage', source: object, to: other, amount: b % 4 },
    stack.length > 0 ? { act: 'resolve', object: stack.at(-1) ?? object } : undefined,
    waiting === undefined ? undefined : { act: 'trigger', source: waiting.sourceCard, announce: {} },
    waiting === undefined ? undefined : { act: 'decline', source: waiting.sourceCard },
    { act: 'advance', to: c % 2 === 0 ? 'nextTurn' : { step: 'upkeep' } },
    { act: 'createTokenCopy', player, of: object, count: 1, as: announce },
    { act: 'gainControl', player, object, until: 'endOfTurn' },
    { act: 'turnFaceUpSpecial', player, object, announce: {} },
    { act: 'attacks', object, whom: { player } },
  ];
  return pickFrom(table, kind);
};

const pick = fc.record({ kind: fc.nat(100), a: fc.nat(100), b: fc.nat(100), c: fc.nat(100) });
const edition = fc.constantFrom<EditionName>('classic', '2011', 'current');

describe('perform', () => {
  it('never throws, changes nothing where it refuses, and comes to rest', () => {
    fc.assert(
      fc.property(edition, fc.array(pick, { maxLength: 25 }), (name, picks) => {
        const t = table(name);
        for (const one of picks) {
          const action = actionOf(t.game, one);
          if (action === undefined) continue;
          const before = t.game;
          const outcome = t.do(action);
          if (outcome.problems.some((problem) => problem.severity === 'error')) {
            expect(outcome.game).toBe(before);
            expect(outcome.events).toEqual([]);
            continue;
          }
          if (action.act === 'setUp') continue;
          const looped = outcome.problems.some((problem) => problem.code === 'loop.stateBased');
          if (!looped) expect(stateBasedActions(outcome.game)).toEqual([]);
          const listed = Object.values(outcome.game.zones).flat();
          expect(new Set(listed).size).toBe(listed.length);
          expect([...outcome.game.objects.keys()].sort()).toEqual([...listed].sort());
        }
      }),
      { numRuns: 60 },
    );
  });

  it('gives the same outcome for the same game, action and cause', () => {
    fc.assert(
      fc.property(fc.array(pick, { maxLength: 15 }), (picks) => {
        const one = table();
        const two = table();
        for (const each of picks) {
          const action = actionOf(one.game, each);
          if (action === undefined) continue;
          const a = one.do(action);
          const b = two.do(action);
          expect(b.events).toEqual(a.events);
          expect(b.problems).toEqual(a.problems);
        }
      }),
      { numRuns: 20 },
    );
  });
});
