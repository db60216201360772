// Dependency on boards built by hand: the worked examples 418-P to 418-R, chains, text and instructions.
import { describe, expect, it } from 'vitest';
import { dependsOn, hasKeyword, isAppliedAfter } from '../../../server/src/engine/queries.ts';
import type { EditionName } from '../../../server/src/rules/edition.ts';
import {
  ALICE,
  all,
  BOB,
  Builder,
  becomes,
  becomesColor,
  becomesPT,
  enchanted,
  gets,
  has,
  inAddition,
  is,
  its,
  keyword,
  losesAll,
  not,
  self,
  statics,
  sub,
} from '../builders.ts';

const EDITIONS: readonly EditionName[] = ['classic', '2011', 'current'];
const ogre = { name: 'Ogre', pt: [2, 2], colors: 8 } as const;
const BLUE = 2;
const RED = 8;

const manaValueEach = { kind: 'property', property: 'manaValue', of: its } as const;
const opalescence = {
  name: 'Awakening',
  types: ['Enchantment'],
  cost: '{2}{W}{W}',
  abilities: [
    statics(all(is.other, not(sub('Aura')), is.enchantment), [
      inAddition(['Creature']),
      { op: 'setPT', power: manaValueEach, toughness: manaValueEach, form: 'equal' },
    ]),
  ],
} as const;

describe('418-P existence', () => {
  const flyingLord = {
    name: 'Lord',
    pt: [1, 1],
    abilities: [statics(all(is.other, is.creature), [has(keyword('flying'))])],
  } as const;
  it.each(EDITIONS)('%s: others lack flying whichever is newer', (edition) => {
    for (const timestamp of [0, 100]) {
      const b = new Builder(edition);
      const lord = b.put({ ...flyingLord });
      const bear = b.put(ogre);
      b.put({
        name: 'Hush',
        types: ['Enchantment'],
        subtypes: ['Aura'],
        timestamp,
        attachedTo: { object: lord },
        abilities: [statics(enchanted, [losesAll])],
      });
      expect(hasKeyword(b.state(bear), 'flying')).toBe(false);
      const board = b.board();
      const edge = board.edges[0];
      expect(edge?.by).toBe('existence');
      expect(edge === undefined ? [] : dependsOn(board, edge.from, edge.on)).toHaveLength(1);
    }
  });
  it.each([
    ['classic', RED],
    ['2011', BLUE],
    ['current', BLUE],
  ] as const)('%s: everything blue by a creature without abilities: %s', (edition, expected) => {
    const b = new Builder(edition);
    const source = b.put({ name: 'Tide', pt: [1, 1], abilities: [statics(all(is.permanent), [becomesColor('U')])] });
    const bear = b.put(ogre);
    b.put({
      name: 'Hush',
      types: ['Enchantment'],
      subtypes: ['Aura'],
      attachedTo: { object: source },
      abilities: [statics(enchanted, [losesAll])],
    });
    expect(b.state(bear).colors).toBe(expected);
  });
});

describe('418-Q, 418-R', () => {
  const animate = {
    name: 'Rising',
    types: ['Enchantment'],
    abilities: [statics(all(sub('Island')), [inAddition(['Creature']), becomesPT(1, 1)])],
  } as const;
  const flood = {
    name: 'Flood',
    types: ['Enchantment'],
    abilities: [statics(all(is.land), [becomes([], ['Island'])])],
  } as const;
  it.each(EDITIONS)('%s: Islands wait for what makes Islands', (edition) => {
    const b = new Builder(edition);
    const mountain = b.put({ name: 'Mountain', types: ['Land'], subtypes: ['Mountain'], supertypes: ['Basic'] });
    b.put({ ...animate });
    b.put({ ...flood });
    const state = b.state(mountain);
    expect([b.pt(mountain), state.subtypes, state.abilities.map((each) => each.key)]).toEqual([
      '1/1',
      ['Island'],
      ['r:Island'],
    ]);
    const board = b.board();
    const step = board.trace.find((each) => each.order.kind === 'dependsOn');
    expect(step?.effect.sourceName).toBe('Rising');
    expect(step?.rules).toContain('418.5c');
    const [from, on] = [board.edges[0]?.from ?? '', board.edges[0]?.on ?? ''];
    expect(isAppliedAfter(board, from, on)).toBe(true);
  });
  const plainsToIslands = {
    name: 'Ebb',
    types: ['Enchantment'],
    abilities: [statics(all(sub('Plains')), [becomes([], ['Island'])])],
  } as const;
  const islandsToPlains = {
    name: 'Flow',
    types: ['Enchantment'],
    abilities: [statics(all(sub('Island')), [becomes([], ['Plains'])])],
  } as const;
  it.each(EDITIONS)('%s: a loop goes by timestamps', (edition) => {
    for (const [first, second, expected] of [
      [plainsToIslands, islandsToPlains, 'Plains'],
      [islandsToPlains, plainsToIslands, 'Island'],
    ] as const) {
      const b = new Builder(edition);
      const plains = b.put({ name: 'Plains', types: ['Land'], subtypes: ['Plains'] });
      const island = b.put({ name: 'Island', types: ['Land'], subtypes: ['Island'] });
      b.put({ ...first });
      b.put({ ...second });
      expect([b.state(plains).subtypes, b.state(island).subtypes]).toEqual([[expected], [expected]]);
      expect(b.board().loops.map((loop) => loop.members.map((member) => member.sourceName))).toEqual([
        [first.name, second.name],
      ]);
    }
  });
  it.each(EDITIONS)('%s: with one Plains only there is no loop', (edition) => {
    for (const [first, second] of [
      [plainsToIslands, islandsToPlains],
      [islandsToPlains, plainsToIslands],
    ] as const) {
      const b = new Builder(edition);
      const plains = b.put({ name: 'Plains', types: ['Land'], subtypes: ['Plains'] });
      b.put({ ...first });
      b.put({ ...second });
      expect(b.state(plains).subtypes).toEqual(['Plains']);
      expect(b.board().loops).toEqual([]);
    }
  });
});

describe('a chain is no loop', () => {
  it.each(EDITIONS)('%s: everything an enchantment, enchantments creatures, creatures of one type', (edition) => {
    const b = new Builder(edition);
    const conspiracy = {
      name: 'Plot',
      types: ['Enchantment'],
      cost: '{5}',
      abilities: [statics(all(is.creature, is.mine), [becomes([], ['Elf'])])],
    } as const;
    const evening = {
      name: 'Evening',
      types: ['Enchantment'],
      cost: '{5}',
      abilities: [statics(all(is.permanent), [inAddition(['Enchantment'])])],
    } as const;
    const rock = b.put({ name: 'Rock', types: ['Artifact'], cost: '{3}' });
    b.put({ ...conspiracy });
    b.put({ ...opalescence });
    b.put({ ...evening });
    expect([b.state(rock).types, b.state(rock).subtypes, b.pt(rock)]).toEqual([
      ['Artifact', 'Enchantment', 'Creature'],
      ['Elf'],
      '3/3',
    ]);
    const board = b.board();
    expect(board.loops).toEqual([]);
    const names = board.applied
      .filter((each) => each.layer === '4')
      .map((each) => board.effects.get(each.effect)?.sourceName);
    expect(names).toEqual(['Evening', 'Awakening', 'Plot']);
  });
});

describe('self', () => {
  it('a CDA is applied in 6a and counts as it stands', () => {
    const b = new Builder();
    const count = { kind: 'count', of: { filter: is.creature } } as const;
    const id = b.put({
      name: 'Crowd',
      pt: [0, 0],
      abilities: [{ kind: 'cda', defines: 'powerAndToughness', power: count, toughness: count }],
    });
    b.put(ogre);
    expect(b.pt(id)).toBe('2/2');
    b.put({ name: 'Banner', pt: [1, 1], abilities: [statics(self, [gets(1, 0)])] });
    expect(b.pt(id)).toBe('3/3');
  });
});

describe('418.5b, its words on text and on what an effect does', () => {
  const swap = (from: string, to: string) =>
    ({ op: 'text', roles: 'basicLandType', instances: 'all', from, to }) as const;
  it.each(EDITIONS)('%s: an effect whose text another would change waits for it', (edition) => {
    const b = new Builder(edition);
    const island = b.put({ name: 'Island', types: ['Land'], subtypes: ['Island'] });
    const older = b.put({
      name: 'Islands swap Forest for Swamp',
      types: ['Enchantment'],
      abilities: [statics(all(sub('Island')), [swap('Island', 'Forest')])],
    });
    b.put({
      name: 'Rewriter',
      types: ['Enchantment'],
      abilities: [statics({ kind: 'objects', ref: { kind: 'bound', index: 0 } }, [swap('Forest', 'Swamp')])],
    });
    b.put({
      name: 'Reader',
      types: ['Enchantment'],
      abilities: [statics(all(is.enchantment), [swap('Island', 'Plains')])],
    });
    // Reader changes the older effect's words (Islands become Plains), so the older one waits and then finds nothing.
    const board = b.board();
    expect(board.edges.some((edge) => edge.by === 'text' && edge.from.startsWith(`s${older}:`))).toBe(true);
    expect(board.objects.get(island)?.subtypes).toEqual(['Island']);
  });
  it.each(EDITIONS)('%s: whose "you" an effect means is part of what it does (D17)', (edition) => {
    const b = new Builder(edition);
    const ogreId = b.put({ ...ogre, controller: BOB });
    const chains = b.put({
      name: 'Chains',
      types: ['Enchantment'],
      subtypes: ['Aura'],
      attachedTo: { object: ogreId },
      abilities: [statics(enchanted, [{ op: 'control', by: { kind: 'you' } }])],
    });
    expect(b.state(ogreId).controller).toBe(ALICE);
    b.resolve([chains], [{ op: 'control', by: { kind: 'you' } }], { controller: BOB });
    expect(b.state(ogreId).controller).toBe(BOB);
    expect(b.board().edges.map((edge) => edge.by)).toEqual(['instruction']);
  });
});
