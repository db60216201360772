// Property: what a quick fix offers is never refused, and what it does not offer always is (303.4, 601.2c, 702.11, 702.16, 702.18).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contextOf } from './draw.ts';
import { fixed } from './fixes.ts';

const cards = `
card Plain Bear {G}
  Creature — Bear
  2/2
card Shy Bear {G}
  Creature — Bear
  Shroud
  2/2
card Wary Bear {G}
  Creature — Bear
  Hexproof
  2/2
card Pale Knight {W}
  Creature — Knight
  Protection from black
  2/2
card Dark Knight {B}
  Creature — Knight
  Protection from white
  2/2
card Warded Bear {G}
  Creature — Bear
  Protection from enchantments
  2/2
card Iron Thing {3}
  Artifact Creature — Construct
  Protection from creatures
  1/1
card Iron Toy {1}
  Artifact
card Meadow
  Land
card Watchful Order {W}
  Enchantment
  Other creatures you control have hexproof.
card Unruly Law {B}
  Enchantment
  Players can't untap more than one land during their untap steps.
card Shining Law {W}
  Enchantment
  White creatures have protection from black.
card Pale Chain {W}
  Enchantment — Aura
  Enchant creature
  Enchanted creature can't attack.
card Dark Chain {B}
  Enchantment — Aura
  Enchant creature you control
  Enchanted creature gets +1/+1.
card Green Root {G}
  Enchantment — Aura
  Enchant land
card Red Mark {R}
  Enchantment — Aura
  Enchant nonblack creature
card Blue Seal {U}
  Enchantment — Aura
  Enchant artifact or enchantment
card Grey Curse {B}
  Enchantment — Aura
  Enchant player
card Dark Blade {B}
  Instant
  Destroy target nonblack creature.
card Small Spark {R}
  Instant
  Small Spark deals 1 damage to any target.
card Quick Growth {G}
  Instant
  Target creature you control gets +1/+1 until end of turn.
card Copycat {U}
  Creature — Shapeshifter
  You may have Copycat enter as a copy of any creature on the battlefield.
  0/1
card Brass Mirror {U}
  Creature — Shapeshifter
  You may have Brass Mirror enter as a copy of any artifact on the battlefield.
  0/1
card Loose Chain {W}
  Enchantment — Aura
  Enchant creature or land
card Crack {R}
  Instant
  Destroy target artifact or land.
`;

const permanents = [
  'Plain Bear',
  'Shy Bear',
  'Wary Bear',
  'Pale Knight',
  'Dark Knight',
  'Warded Bear',
  'Iron Thing',
  'Iron Toy',
  'Meadow',
  'Watchful Order',
  'Shining Law',
];
const auras = ['Pale Chain', 'Dark Chain', 'Green Root', 'Red Mark', 'Blue Seal', 'Grey Curse'];
const instants = ['Dark Blade', 'Small Spark', 'Quick Growth', 'Crack'];
const changes = [
  '',
  'effect "All lands become 1/1 creatures until end of turn."',
  'effect "All artifacts become 2/2 creatures until end of turn."',
  'effect "All creatures gain protection from red until end of turn."',
  'effect "All creatures lose all abilities until end of turn."',
  'effect "All creatures become white until end of turn."',
];

interface Board {
  readonly items: readonly (readonly [player: 'Alice' | 'Bob', card: string])[];
  readonly change: string;
}

const board: fc.Arbitrary<Board> = fc.record({
  items: fc.array(fc.tuple(fc.constantFrom('Alice' as const, 'Bob' as const), fc.constantFrom(...permanents)), {
    minLength: 1,
    maxLength: 6,
  }),
  change: fc.constantFrom(...changes),
});

const setUp = ({ items, change }: Board, labelled: boolean): string => {
  const lines = items.map(([player, card], at) => `${player} controls ${card}${labelled ? ` as Thing ${at + 1}` : ''}`);
  return [...lines, ...(change === '' ? [] : [change])].join('\n');
};

/** A line that wants a choice, without it; and the clause that makes it. */
const wanting: fc.Arbitrary<{ readonly line: string; readonly clause: string }> = fc.oneof(
  fc.constantFrom(...auras).map((card) => ({ line: `Alice casts ${card}`, clause: 'targeting' })),
  fc
    .tuple(fc.constantFrom('Alice', 'Bob'), fc.constantFrom(...instants))
    .map(([player, card]) => ({ line: `${player} casts ${card}`, clause: 'targeting' })),
  fc
    .tuple(fc.constantFrom('Alice', 'Bob'), fc.constantFrom(...auras))
    .map(([player, card]) => ({ line: `${player} puts ${card} onto the battlefield`, clause: 'attached to' })),
  fc.constantFrom('Copycat', 'Brass Mirror').map((card) => ({ line: `Alice casts ${card}`, clause: 'copying' })),
);

/** Problems that stand on the lines beginning with `start`, by line. */
const problemsOn = (text: string, start: string) => {
  const { analysis, lines } = contextOf(text);
  const all = text.split('\n');
  return analysis.problems
    .map((problem) => ({ problem, line: lines.positionAt(problem.range.start).line }))
    .filter(({ line }) => (all[line] ?? '').trim().startsWith(start));
};

const refuses = (code: string): boolean => code === 'enter.noHost' || !code.startsWith('note.');

it('offers exactly what is legal', () => {
  let offeredAtAll = 0;
  fc.assert(
    fc.property(board, wanting, (on, { line, clause }) => {
      const players = clause === 'copying' ? [] : ['Alice', 'Bob'];
      const names = [...on.items.map((_, at) => `Thing ${at + 1}`), ...players];
      const tries = names.map((name) => `scenario With ${name}\n  ${line} ${clause} ${name}\n`);
      const text = `rules classic\n${cards}\n${setUp(on, true)}\n${tries.join('')}`;
      const found = problemsOn(text, line).filter(({ problem }) => refuses(problem.code));
      const first = text.split('\n').indexOf('scenario With Thing 1');
      const refused = new Set(found.map(({ line: at }) => names[(at - first - 1) / 2]));
      const accepted = names.filter((name) => !refused.has(name));
      for (const { problem } of found) {
        const offered = (problem.fixes ?? [])
          .filter(({ code }) => code === 'fix.replace')
          .map(({ values }) => String(values['text']))
          .filter((name) => name !== 'nothing');
        offeredAtAll += offered.length;
        expect([...offered].sort(), `${text}\n${problem.code}`).toEqual([...accepted].sort());
      }
    }),
    { numRuns: 80 },
  );
  expect(offeredAtAll).toBeGreaterThan(50);
}, 60_000);

it('offers every host that an Aura can be moved to (303.4h)', () => {
  fc.assert(
    fc.property(board, (on) => {
      const names = on.items.map((_, at) => `Thing ${at + 1}`);
      const head = `rules classic\n${cards}\n${setUp(on, true)}\n`;
      const first = names.find(
        (name) =>
          problemsOn(`${head}scenario T\n  Bob puts Loose Chain onto the battlefield attached to ${name}\n`, 'Bob puts')
            .length === 0,
      );
      if (first === undefined) return;
      const tries = names.map((name) => `scenario With ${name}\n  attach Loose Chain to ${name}\n`);
      const text = `${head}Bob puts Loose Chain onto the battlefield attached to ${first}\n${tries.join('')}`;
      const found = problemsOn(text, 'attach Loose Chain').filter(({ problem }) => problem.code === 'attach.stays');
      const start = text.split('\n').indexOf('scenario With Thing 1');
      const stays = new Set(found.map(({ line: at }) => names[(at - start - 1) / 2]));
      const moves = names.filter((name) => !stays.has(name));
      for (const { problem } of found) {
        const offered = (problem.fixes ?? []).map(({ values }) => String(values['text']));
        expect(offered.filter((name) => names.includes(name)).sort(), text).toEqual([...moves].sort());
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);

it('offers names that mean what they stand for, however many there are of one name', () => {
  let offeredAtAll = 0;
  fc.assert(
    fc.property(board, wanting, (on, { line }) => {
      const text = `rules classic\n${cards}\nscenario One\n${setUp(on, false).replace(/^/gm, '  ')}\n  ${line}\n  expect Alice has 20 life\n`;
      for (const fix of fixed(text)) {
        if (!/^(?:Add|Write) “/.test(fix.title)) continue;
        offeredAtAll += 1;
        expect(fix.errors, fix.text).toEqual([]);
      }
    }),
    { numRuns: 80 },
  );
  expect(offeredAtAll).toBeGreaterThan(50);
}, 60_000);

it('says of what is refused that it is illegal, and that holds', () => {
  let said = 0;
  fc.assert(
    fc.property(board, wanting, fc.nat(9), fc.constantFrom('classic', '2011', 'current'), (on, want, at, edition) => {
      const names = [...on.items.map((_, index) => `Thing ${index + 1}`), 'Alice', 'Bob'];
      const line = `${want.line} ${want.clause} ${names[at % names.length]}`;
      const text = `rules ${edition}\n${cards}\nscenario One\n${setUp(on, true).replace(/^/gm, '  ')}\n  ${line}\n  expect Alice has 20 life\n`;
      for (const fix of fixed(text)) {
        if (!fix.title.startsWith('Say that it is illegal')) continue;
        said += 1;
        expect(fix.errors, fix.text).toEqual([]);
      }
    }),
    { numRuns: 80 },
  );
  expect(said).toBeGreaterThan(20);
}, 60_000);
