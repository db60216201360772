// Random actions on random boards, for laws that must hold whatever happens.
import fc from 'fast-check';
import type { CardDefinition } from '../../../server/src/cards/card.ts';
import type { Action, EngineProblem, Outcome } from '../../../server/src/engine/action.ts';
import type { Answers, Game, Target } from '../../../server/src/engine/game.ts';
import type { ObjectId, PlayerId } from '../../../server/src/engine/ids.ts';
import type { EditionName } from '../../../server/src/rules/edition.ts';
import { card, type Table, table } from './table.ts';

/** A small pool in which everything meets everything: copies, Auras, Equipment, legends, what animates and what protects. */
export const CARDS = [
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
  card('Stirring {3}{G}\nEnchantment\nAll enchantments are 2/2 creatures in addition to their other types.'),
  card('Pale Ward {W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature has protection from white.'),
  card('Seizing {2}{U}\nEnchantment — Aura\nEnchant creature\nYou control enchanted creature.'),
  card('Curse {1}{B}\nEnchantment — Aura Curse\nEnchant player'),
  card(
    'Own Root {G}\nEnchantment — Aura\nEnchant land you control\nEnchanted land is a 3/3 creature that is still a land.',
  ),
  card('Plain Day {2}\nEnchantment\nAll lands are 1/1 creatures that are still lands.'),
  card('Knight {1}{W}\nCreature — Human Knight\nProtection from red\n2/2'),
  card(
    "Counted {1}{G}\nCreature — Lhurgoyf\nThis creature's power and toughness are each equal to the number of creatures on the battlefield.\n*/*",
  ),
  card('Hidden {4}{G}\nCreature — Beast\nTrample\nMorph {G}\n4/1'),
  card(
    'Upper {1}{W}\nCreature — Human\n{T}: Flip this creature.\n1/1\n---- flip\nLower\nLegendary Creature — Spirit\nFlying\n3/3',
  ),
  card('Day Side {G}\nCreature — Human Werewolf\n1/1\n---- transform\nNight Side\nCreature — Werewolf\nTrample\n3/3'),
  card('Statue {3}\nArtifact\n{2}: This artifact becomes a 4/4 Golem artifact creature until end of turn.'),
  card('Orator {2}{U}\nLegendary Planeswalker — Jace\n+1: Draw a card.\nLoyalty: 3'),
];

export type Pick = { readonly kind: number; readonly a: number; readonly b: number; readonly c: number };

export const pickFrom = <T>(list: readonly T[], n: number): T | undefined =>
  list.length === 0 ? undefined : list[n % list.length];

/** An action that a list of numbers stands for, on this game. */
export const actionOf = (
  game: Game,
  { kind, a, b, c }: Pick,
  cards: readonly CardDefinition[] = CARDS,
): Action | undefined => {
  const player = (a % 2) as PlayerId;
  const ids = [...game.objects.keys()];
  const object = pickFrom(ids, b) ?? (1 as ObjectId);
  const other: Target = c % 5 === 0 ? { player } : { object: pickFrom(ids, c) ?? object };
  const definition = pickFrom(cards, c);
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

export const pick = fc.record({ kind: fc.nat(100), a: fc.nat(100), b: fc.nat(100), c: fc.nat(100) });
export const edition = fc.constantFrom<EditionName>('classic', '2011', 'current');

const withAnswers = (action: Action, answers: Partial<Answers>, more: object = {}): Action => {
  if ('announce' in action) return { ...action, announce: { ...action.announce, ...more, answers } } as Action;
  if ('as' in action) return { ...action, as: { ...action.as, ...more, answers } } as Action;
  return action;
};

/** The same action said better, as what was refused asks for it: what was not asked left out, one of what is legal taken. */
const mended = (action: Action, problem: EngineProblem, n: number): Action | undefined => {
  const old: Partial<Answers> =
    'announce' in action ? (action.announce.answers ?? {}) : 'as' in action ? (action.as.answers ?? {}) : {};
  const taken = pickFrom(problem.legal ?? [], n);
  const target: Target | undefined = taken !== undefined && !('kind' in taken) ? taken : undefined;
  switch (problem.slot.slot) {
    case 'target':
      if (target !== undefined) return withAnswers(action, old, { targets: [[target]] });
      return problem.code === 'target.tooMany' ? withAnswers(action, old, { targets: [] }) : undefined;
    case 'copying': {
      const { copying: _copying, ...rest } = old;
      if (target === undefined) return withAnswers(action, rest);
      return 'object' in target ? withAnswers(action, { ...rest, copying: target.object }) : undefined;
    }
    case 'choice': {
      if (taken === undefined || !('kind' in taken)) return withAnswers(action, { choosing: [] });
      return withAnswers(action, { ...old, choosing: [...(old.choosing ?? []), taken] });
    }
    case 'attachedTo':
      return target === undefined ? withAnswers(action, old) : withAnswers(action, old, { attachedTo: target });
    default:
      return undefined;
  }
};

/** Carries an action out as someone would who reads what is offered: said again, better, while it is refused. */
export const insist = (t: Table, first: Action, n: number): Outcome => {
  let action = first;
  for (let tries = 0; ; tries += 1) {
    const outcome = t.do(action);
    const problem = outcome.problems.find(({ severity }) => severity === 'error');
    const next = problem === undefined || tries > 4 ? undefined : mended(action, problem, n + tries);
    if (next === undefined) return outcome;
    action = next;
  }
};

const isPermanent = ({ faces: [face] }: CardDefinition): boolean =>
  !face.typeLine.types.some((type) => type === 'Instant' || type === 'Sorcery');

/** A permanent to begin with: which card, whose, on what or as a copy of what, and what has happened to it. */
const dealt = fc.record({ card: fc.nat(1000), player: fc.nat(1), other: fc.nat(100), state: fc.nat(30) });

/** A board that is not empty, and what happens on it. */
export const board = fc.record({
  edition,
  cards: fc.array(dealt, { minLength: 4, maxLength: 10 }),
  picks: fc.array(pick, { maxLength: 14 }),
});

export type RandomBoard = typeof board extends fc.Arbitrary<infer T> ? T : never;

/** The table with its permanents, before anything has happened. */
export const deal = ({ edition: name, cards }: RandomBoard, pool: readonly CardDefinition[] = CARDS): Table => {
  const permanents = pool.filter(isPermanent);
  const t = table(name);
  for (const each of cards) {
    const definition = pickFrom(permanents, each.card);
    if (definition === undefined) continue;
    const there = [...(t.game.zones['battlefield'] ?? [])];
    const other = pickFrom(there, each.other);
    const host: Target =
      other === undefined || each.state % 7 === 0 ? { player: (each.player % 2) as PlayerId } : { object: other };
    const { subtypes } = definition.faces[0].typeLine;
    const attaches = subtypes.includes('Aura') || (subtypes.includes('Equipment') && each.state % 2 === 0);
    insist(
      t,
      {
        act: 'setUp',
        player: each.player as PlayerId,
        what: { card: definition },
        zone: 'battlefield',
        as: {
          ...(attaches ? { attachedTo: host } : {}),
          ...(each.state % 5 === 1 ? { tapped: true } : {}),
          ...(each.state % 11 === 2 && subtypes.includes('Beast') ? { faceDown: true } : {}),
          ...(each.state % 3 === 1 && definition.faces[1] !== undefined
            ? definition.layout === 'flip'
              ? { flipped: true }
              : { transformed: true }
            : {}),
        },
      },
      each.other,
    );
    if (each.state % 6 === 3) {
      const id = t.game.zones['battlefield']?.at(-1);
      if (id !== undefined) t.do({ act: 'counters', object: id, kind: '+1/+1', change: 1 });
    }
  }
  return t;
};
