// What a trigger asks of an object that its event has moved: the object as it last was (603.4, 603.10a, 608.2h).
import { describe, expect, it } from 'vitest';
import { ALICE, card, type Table, table } from './table.ts';

const lifeOf = (t: Table): number | undefined => t.game.players[ALICE]?.life;

const dying = (condition: string) =>
  card(`Last Page {W}\nCreature — Human\nWhen Last Page dies, ${condition}, you gain 3 life.\n2/2`);

const dies = (condition: string, before: (t: Table, page: ReturnType<Table['has']>) => void = () => {}): number => {
  const t = table('current');
  const page = t.has(ALICE, dying(condition));
  before(t, page);
  t.all({ act: 'verb', verb: 'destroy', object: t.id(page) });
  return (lifeOf(t) ?? 0) - 20;
};

describe('603.10a: an intervening "if" about what has died', () => {
  it.each([
    ['if it was a creature', 3],
    ['if it was white', 3],
    ['if it was a Goblin', 0],
    ['if it had no +1/+1 counters on it', 3],
    ['if it had a +1/+1 counter on it', 0],
    ['if it had power 2 or greater', 3],
    ['if it had power 4 or greater', 0],
    ['if it was tapped', 0],
    ['if it was untapped', 3],
    ['if it was attacking', 0],
    ['if it was enchanted', 0],
    ["if it wasn't multicolored", 3],
  ])('%s', (condition, gained) => {
    expect(dies(condition)).toBe(gained);
  });

  it('its counters and status are those it had', () => {
    const tap = (t: Table, page: ReturnType<Table['has']>): void => {
      t.do({ act: 'verb', verb: 'tap', object: t.id(page) });
    };
    expect(dies('if it was tapped', tap)).toBe(3);
  });
});
