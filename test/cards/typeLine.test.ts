// Type lines (rule 205).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypeLine, printTypeLine, sameTypeLine } from '../../server/src/cards/typeLine.ts';

describe('type lines', () => {
  it.each([
    'Artifact',
    'Basic Land — Forest',
    'Basic Snow Land — Island',
    'Legendary Artifact Creature — Golem',
    'Creature — Human Wizard',
    'Artifact Creature — Assembly-Worker',
    "Land — Urza's Power-Plant",
    'Legendary Creature — Time Lord Doctor',
    'Tribal Enchantment — Merfolk Aura',
    'Enchantment — Aura Curse',
  ])('%s is read and printed back', (text) => {
    const { typeLine, problems } = parseTypeLine(text);
    expect(problems).toEqual([]);
    expect(printTypeLine(typeLine)).toBe(text);
  });

  it.each(['creature - elf warrior', 'Creature -- Elf Warrior', 'CREATURE—Elf  Warrior', 'Creature – Elf Warrior'])(
    'takes the dash of %s',
    (text) => {
      expect(printTypeLine(parseTypeLine(text).typeLine)).toBe('Creature — Elf Warrior');
    },
  );

  it('points at an unknown word and suggests the nearest', () => {
    const { typeLine, problems } = parseTypeLine('Legendry Creature — Gobiln Elves', 100);
    expect(problems).toEqual([
      {
        code: 'card-unknown-type',
        values: { word: 'Legendry', nearest: 'Legendary' },
        start: 100,
        end: 108,
        rule: '205.1',
      },
      { code: 'card-unknown-type', values: { word: 'Gobiln', nearest: 'Goblin' }, start: 120, end: 126, rule: '205.1' },
      { code: 'card-unknown-type', values: { word: 'Elves', nearest: 'Elf' }, start: 127, end: 132, rule: '205.1' },
    ]);
    expect(typeLine.subtypes).toEqual(['Gobiln', 'Elves']);
  });

  it('takes a type on the wrong side of the dash, and says so', () => {
    const { typeLine, problems } = parseTypeLine('Creature Elf — Artifact');
    expect(problems.map((problem) => problem.code)).toEqual(['card-misplaced-type', 'card-misplaced-type']);
    expect(printTypeLine(typeLine)).toBe('Creature Artifact — Elf');
  });

  it('compares without order', () => {
    const a = parseTypeLine('Artifact Creature — Elf Golem').typeLine;
    expect(sameTypeLine(a, parseTypeLine('Creature Artifact — Golem Elf').typeLine)).toBe(true);
    expect(sameTypeLine(a, parseTypeLine('Creature Artifact — Golem').typeLine)).toBe(false);
  });

  it('never throws, and its problems point into the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const problem of parseTypeLine(text).problems) {
          expect(text.slice(problem.start, problem.end)).toBe(problem.values['word']);
        }
      }),
    );
  });
});
