// The walks, equality and keys that are made from the declarations of the terms.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { canonical, libraryTexts, testTexts } from '../../scripts/measure/frozen.ts';
import type { Ability, EffectBody, Instruction } from '../../server/src/cards/ability.ts';
import { compileText } from '../../server/src/cards/oracle/compile.ts';
import { equal, key, meaningOf } from '../../server/src/terms/same.ts';
import { SORTS, type SortName } from '../../server/src/terms/sorts.ts';
import { children, find, fold, map, mapAll, some, visit } from '../../server/src/terms/walk.ts';

const abilityOf = (text: string, spell = false): Ability => {
  const [first] = compileText(text, { names: ['Thing'], spell }).abilities;
  if (first === undefined || first.state === 'unread') throw new Error(`not read: ${text}`);
  return first.ability;
};

const bodyOf = (text: string): EffectBody => {
  const ability = abilityOf(text, true);
  if (ability.kind !== 'spell') throw new Error(`no spell: ${text}`);
  return ability.body;
};

/** Who deals the damage is said twice, the second time for print alone. */
const DOUBLES = 'If a Goblin would deal damage to you, that Goblin deals double that damage to you instead.';

describe('looking', () => {
  const body = bodyOf(
    'You may sacrifice a creature. If you do, draw two cards. If you don’t, you lose 3 life.'.replace('’', "'"),
  );

  it('finds what is nested, also behind "if you don\'t"', () => {
    const loses = (instruction: Instruction): boolean => instruction.do === 'loseLife';
    expect(some('body', body, { instruction: loses })).toBe(true);
    expect(some('instruction', body.instructions, { instruction: loses })).toBe(true);
    expect(some('body', body, { instruction: (one) => one.do === 'mill' })).toBe(false);
  });

  it('looks at a term before what is in it, and not into what is passed', () => {
    const passed = some('body', body, {
      instruction: (one) => (one.do === 'may' ? 'pass' : one.do === 'loseLife'),
    });
    expect(passed).toBe(false);
  });

  it('gives the first answer in the order of the declarations', () => {
    const amount = find('body', body, { amount: (one) => (one.kind === 'number' ? one.value : undefined) });
    expect(amount).toBe(1);
    const drawn = find('body', body, { instruction: (one) => (one.do === 'draw' ? one.amount : undefined) });
    expect(drawn).toEqual({ kind: 'number', value: 2 });
  });

  it('asks leaves by their role', () => {
    const made = bodyOf('Create a 1/1 white Bird creature token with flying named Red.');
    expect(some('body', made, { color: (color) => color === 'W' })).toBe(true);
    expect(some('body', made, { color: (color) => color === 'R' })).toBe(false);
    expect(some('body', made, { name: (name) => name === 'Red' })).toBe(true);
    expect(
      some('body', bodyOf('Counter target spell unless its controller pays {X}.'), {
        mana: (cost) => cost.some((symbol) => symbol.kind === 'variable'),
      }),
    ).toBe(true);
  });

  it('passes over what is for print alone', () => {
    const doubles = abilityOf(DOUBLES);
    const refs: string[] = [];
    visit('ability', doubles, { ref: (ref) => void refs.push(ref.kind) });
    expect(refs).not.toContain('that');
    expect(canonical(doubles)).toContain('"that"');
  });

  it('tells one sort from another where either can stand', () => {
    const dealt = bodyOf('Thing deals 2 damage to target player and 1 damage to you.');
    const players: string[] = [];
    visit('body', dealt, { player: (player) => void players.push(player.kind) });
    expect(players).toContain('you');
  });
});

describe('changing', () => {
  const goblin = abilityOf('Destroy target Goblin. That Goblin deals 1 damage to you.', true);

  it('gives the same value back where nothing changes', () => {
    expect(map('ability', goblin, { amount: (amount) => amount, subtype: (word) => word })).toBe(goblin);
    const instructions = bodyOf('Draw a card.').instructions;
    expect(mapAll('instruction', instructions, { filter: (filter) => filter })).toBe(instructions);
  });

  it('reaches what is for print alone, so that what is printed stays true', () => {
    const doubles = map('ability', abilityOf(DOUBLES), { subtype: (word) => (word === 'Goblin' ? 'Elf' : word) });
    expect(doubles).toEqual(abilityOf(DOUBLES.replaceAll('Goblin', 'Elf')));
  });

  it('takes what was changed as it is', () => {
    const doubled = map('ability', goblin, {
      amount: (amount) => ({ kind: 'times', factor: 2, amount }),
    });
    expect(find('ability', doubled, { amount: (amount) => amount })).toEqual({
      kind: 'times',
      factor: 2,
      amount: { kind: 'number', value: 1 },
    });
  });
});

describe('terms of the library and the tests', () => {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  const all = [...libraryTexts(root), ...testTexts(root)].flatMap(({ text, names, spell }) =>
    compileText(text, { names, spell }).abilities.map(({ ability }) => ability),
  );

  it('have one key exactly if they mean the same', () => {
    const meanings = new Map<string, string>();
    const keys = new Map<string, string>();
    for (const ability of all) {
      const [meaning, made] = [canonical(meaningOf('ability', ability)), key('ability', ability)];
      expect(meanings.get(made) ?? meaning).toBe(meaning);
      expect(keys.get(meaning) ?? made).toBe(made);
      meanings.set(made, meaning);
      keys.set(meaning, made);
      expect(equal('ability', ability, ability)).toBe(true);
    }
    expect(keys.size).toBeGreaterThan(1000);
  });

  it('come back the same from a map that changes nothing, whatever the sort', () => {
    const idle = Object.fromEntries((Object.keys(SORTS) as SortName[]).map((sort) => [sort, (term: unknown) => term]));
    for (const ability of all) expect(map('ability', ability, idle)).toBe(ability);
  });

  it('are folded over each term once', () => {
    const size = (ability: Ability): number =>
      fold<'ability', number>('ability', ability, (_, inner) => 1 + inner.reduce((sum, one) => sum + one, 0));
    for (const ability of all.slice(0, 300)) {
      let seen = 0;
      const met = (): void => {
        seen += 1;
      };
      const count = Object.fromEntries((Object.keys(SORTS) as SortName[]).map((sort) => [sort, met]));
      visit('ability', ability, count);
      expect(size(ability)).toBe(seen);
      expect(children('ability', ability).length).toBeLessThan(seen);
    }
  });
});
