// The worked examples 418-F to 418-O on boards built by hand, with the values each edition gives.
import { describe, expect, it } from 'vitest';
import type { ObjectId } from '../../../server/src/engine/ids.ts';
import { hasKeyword, layersOf, stateAfter } from '../../../server/src/engine/queries.ts';
import type { EditionName } from '../../../server/src/rules/edition.ts';
import {
  ALICE,
  all,
  and,
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
  loses,
  losesAll,
  not,
  statics,
  sub,
  switched,
} from '../builders.ts';

const EDITIONS: readonly EditionName[] = ['classic', '2011', 'current'];
const LATER: readonly EditionName[] = ['2011', 'current'];
const ogre = { name: 'Ogre', pt: [2, 2], colors: 8 } as const;
const WHITE = 1;
const BLUE = 2;

describe('418-F power and toughness', () => {
  const build = (edition: EditionName) => {
    const b = new Builder(edition);
    const id = b.put({ ...ogre, counters: { '+1/+1': 1 } });
    const seen = [b.pt(id)];
    b.resolve([id], [gets(4, 4)]);
    seen.push(b.pt(id));
    b.put({ name: 'Banner', types: ['Enchantment'], abilities: [statics(all(is.creature, is.mine), [gets(0, 2)])] });
    seen.push(b.pt(id));
    b.resolve([id], [becomesPT(0, 1)]);
    seen.push(b.pt(id));
    return seen;
  };
  it('classic: 6b in one timestamp order, 6c, 6d', () => {
    expect(build('classic')).toEqual(['3/3', '7/7', '7/9', '1/4']);
  });
  it.each(LATER)('%s: 7b before 7c', (edition) => {
    expect(build(edition)).toEqual(['3/3', '7/7', '7/9', '5/8']);
  });
  it.each(EDITIONS)('%s: set first, then modified', (edition) => {
    const b = new Builder(edition);
    const id = b.put({ ...ogre, counters: { '+1/+1': 1 } });
    b.put({ name: 'Banner', types: ['Enchantment'], abilities: [statics(all(is.creature, is.mine), [gets(0, 2)])] });
    b.resolve([id], [becomesPT(0, 1)]);
    b.resolve([id], [gets(4, 4)]);
    expect(b.pt(id)).toBe('5/8');
  });
  it.each([
    ['classic', '1/1'],
    ['2011', '4/4'],
    ['current', '4/4'],
  ] as const)('%s: a pump, then a static ability that sets: %s', (edition, expected) => {
    const b = new Builder(edition);
    const id = b.put(ogre);
    b.resolve([id], [gets(3, 3)]);
    b.put({ name: 'Leveler', types: ['Enchantment'], abilities: [statics(all(is.creature), [becomesPT(1, 1)])] });
    expect(b.pt(id)).toBe(expected);
  });
});

describe('418-G, 418-H several layers of one effect', () => {
  it.each(EDITIONS)('%s: colour and power in their layers', (edition) => {
    const b = new Builder(edition);
    const id = b.put({ name: 'Hound', pt: [2, 2], colors: 16 });
    const effect = b.resolve([id], [gets(1, 1), becomesColor('U')]);
    expect([b.pt(id), b.state(id).colors]).toEqual(['3/3', BLUE]);
    expect(layersOf(b.board(), id).map((each) => each.layer)).toEqual(['5', edition === 'classic' ? '6b' : '7c']);
    b.end(effect);
    expect([b.pt(id), b.state(id).colors]).toEqual(['2/2', 16]);
  });
  it.each(EDITIONS)('%s: control, then haste', (edition) => {
    const b = new Builder(edition);
    const id = b.put({ ...ogre, controller: BOB });
    b.resolve([id], [{ op: 'control', by: { kind: 'you' } }, has(keyword('haste'))]);
    expect([b.state(id).controller, hasKeyword(b.state(id), 'haste')]).toEqual([ALICE, true]);
  });
});

const humility = {
  name: 'Silence',
  types: ['Enchantment'],
  cost: '{2}{W}{W}',
  abilities: [statics(all(is.creature), [losesAll, becomesPT(1, 1)])],
} as const;
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

describe('418-I an effect goes on to the same objects', () => {
  it.each(EDITIONS)('%s: noncreature artifacts become 2/2 though no longer noncreature', (edition) => {
    const b = new Builder(edition);
    const rod = b.put({ name: 'Rod', types: ['Artifact'], cost: '{4}' });
    b.put({
      name: 'March',
      types: ['Enchantment'],
      abilities: [
        statics(all(not(is.creature), is.artifact), [
          becomes(['Artifact', 'Creature'], [], 'allTypesAndSubtypes'),
          { op: 'setPT', power: manaValueEach, toughness: manaValueEach, form: 'equal' },
        ]),
      ],
    });
    expect(b.pt(rod)).toBe('4/4');
  });
  it.each(EDITIONS)('%s: the ability that generates it is gone', (edition) => {
    const b = new Builder(edition);
    const h = b.put({ ...humility });
    const bear = b.put({ name: 'Bear', pt: [2, 2] });
    b.put({ ...opalescence });
    expect([b.pt(h), b.pt(bear), b.state(h).abilities.length]).toEqual(['4/4', '1/1', 0]);
    expect(b.board().trace.some((step) => step.abilityGone === true && step.rules.includes('418.5a′'))).toBe(true);
    const c = new Builder(edition);
    const o = c.put({ ...opalescence });
    const h2 = c.put({ ...humility });
    const bear2 = c.put({ name: 'Bear', pt: [2, 2] });
    expect([c.pt(h2), c.pt(bear2), c.pt(o)]).toEqual(['1/1', '1/1', '-']);
  });
});

describe('418-J a granted definition is none', () => {
  it.each([
    ['classic', ['3/3', '4/4', '10/10', '9/9', '3/3']],
    ['2011', ['3/3', '4/4', '11/11', '10/10', '4/4']],
    ['current', ['3/3', '4/4', '11/11', '10/10', '4/4']],
  ] as const)('%s: %s', (edition, expected) => {
    const b = new Builder(edition);
    const tomb = b.put({ name: 'Tomb', types: ['Land'] });
    const graves = Array.from({ length: 10 }, () => b.put({ name: 'Bear', pt: [2, 2], zone: 'graveyard' }));
    const animate = () => b.resolve([tomb], [inAddition(['Creature']), becomesPT(3, 3)]);
    animate();
    const seen = [b.pt(tomb)];
    b.resolve([tomb], [gets(1, 1)]);
    seen.push(b.pt(tomb));
    const creatures = {
      kind: 'count',
      of: {
        zone: 'graveyard',
        filter: and(is.creature, { kind: 'inZone', zone: 'graveyard', player: { kind: 'you' } }),
      },
    } as const;
    b.resolve(
      [tomb],
      [
        inAddition(['Creature'], ['Plant', 'Zombie']),
        becomesColor('B', 'G'),
        has({ kind: 'cda', defines: 'powerAndToughness', power: creatures, toughness: creatures }),
      ],
    );
    seen.push(b.pt(tomb));
    const first = graves[0] as ObjectId;
    b.change(first, { zone: 'exile' });
    b.game = { ...b.game, zones: { ...b.game.zones, 'graveyard:0': graves.slice(1), 'exile:0': [first] } };
    seen.push(b.pt(tomb));
    animate();
    seen.push(b.pt(tomb));
    expect(seen).toEqual(expected);
    expect([b.state(tomb).colors, b.state(tomb).subtypes]).toEqual([20, ['Plant', 'Zombie']]);
  });
});

describe('418-K to 418-N', () => {
  it.each(EDITIONS)('%s: has and loses flying are independent, the newer wins', (edition) => {
    const b = new Builder(edition);
    const id = b.put(ogre);
    const host = { object: id };
    const gives = b.put({
      name: 'Wings',
      types: ['Enchantment'],
      subtypes: ['Aura'],
      attachedTo: host,
      abilities: [statics(enchanted, [has(keyword('flying'))])],
    });
    const takes = b.put({
      name: 'Chains',
      types: ['Enchantment'],
      subtypes: ['Aura'],
      attachedTo: host,
      abilities: [statics(enchanted, [loses(keyword('flying'))])],
    });
    expect(hasKeyword(b.state(id), 'flying')).toBe(false);
    expect(b.board().edges).toEqual([]);
    b.change(gives, { timestamp: 100 });
    expect(hasKeyword(b.state(id), 'flying')).toBe(true);
    b.change(takes, { timestamp: 101 });
    expect(hasKeyword(b.state(id), 'flying')).toBe(false);
  });
  it.each(EDITIONS)('%s: 418-L white creatures get +1/+1, whatever came first', (edition) => {
    for (const order of [0, 1]) {
      const b = new Builder(edition);
      const id = b.put(ogre);
      const crusade = () =>
        b.put({
          name: 'Crusade',
          types: ['Enchantment'],
          abilities: [statics(all(is.white, is.creature), [gets(1, 1)])],
        });
      const lace = () =>
        b.put({
          name: 'Lace',
          types: ['Enchantment'],
          subtypes: ['Aura'],
          attachedTo: { object: id },
          abilities: [statics(enchanted, [becomesColor('W')])],
        });
      if (order === 0) {
        crusade();
        lace();
      } else {
        lace();
        crusade();
      }
      expect([b.pt(id), b.state(id).colors]).toEqual(['3/3', WHITE]);
    }
  });
  it.each(EDITIONS)('%s: 418-M, 418-N switching comes last', (edition) => {
    const b = new Builder(edition);
    const id = b.put({ name: 'Wall', pt: [1, 3] });
    const bonus = b.resolve([id], [gets(0, 1)]);
    b.resolve([id], [switched]);
    expect(b.pt(id)).toBe('4/1');
    const more = b.resolve([id], [gets(5, 0)]);
    expect(b.pt(id)).toBe('4/6');
    expect(stateAfter(b.game, b.board(), id, edition === 'classic' ? '6d' : '7c')?.power).toBe(6);
    b.end(more);
    b.end(bonus);
    expect(b.pt(id)).toBe('3/1');
    b.resolve([id], [gets(0, 1)]);
    b.resolve([id], [switched]);
    expect(b.pt(id)).toBe('1/4');
  });
});

describe('418-O players and rules', () => {
  it.each(EDITIONS)('%s: maximum hand size in timestamp order', (edition) => {
    const b = new Builder(edition);
    const you = { kind: 'players', player: { kind: 'you' } } as const;
    const reduce = statics(you, [
      { op: 'rule', rule: { rule: 'maxHandSize', change: 'reduce', amount: { kind: 'number', value: 1 } } },
    ]);
    const set = statics(you, [
      { op: 'rule', rule: { rule: 'maxHandSize', change: 'set', amount: { kind: 'number', value: 2 } } },
    ]);
    const first = b.put({ name: 'A', types: ['Artifact'], abilities: [reduce] });
    b.put({ name: 'B', types: ['Artifact'], abilities: [set] });
    expect(b.board().players.map((player) => player.maxHandSize)).toEqual([2, 7]);
    b.change(first, { timestamp: 100 });
    expect(b.board().players[0]?.maxHandSize).toBe(1);
  });
  it.each(EDITIONS)('%s: a player with protection', (edition) => {
    const b = new Builder(edition);
    b.put({
      name: 'Circle',
      types: ['Enchantment'],
      abilities: [
        statics({ kind: 'players', player: { kind: 'you' } }, [
          {
            op: 'rule',
            rule: { rule: 'playerAbility', ability: keyword('protection', { quality: { kind: 'color', color: 'R' } }) },
          },
        ]),
      ],
    });
    expect(b.board().players.map((player) => player.abilities.length)).toEqual([1, 0]);
  });
});
