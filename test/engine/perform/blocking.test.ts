// Blocking (509): once a combat without a word of whom, once for each pair with one, and who "that creature" is.
import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../../../server/src/cards/card.ts';
import { EDITION_NAMES } from '../../../server/src/rules/editions.ts';
import { ALICE, BOB, card, type Table, table } from './table.ts';

const OX = card('Yoke Ox {W}\nCreature — Ox\n0/4');
const creature = (name: string, text: string, size = '2/4'): CardDefinition =>
  card(`${name} {1}\nCreature — Cat\n${text}\n${size}`);

type Known = ReturnType<Table['has']>;

const attack = (t: Table, attacker: Known, whom = BOB): void => {
  t.all({ act: 'attacks', object: t.id(attacker), whom: { player: whom } });
};

const block = (t: Table, blocker: Known, attacker: Known): void => {
  t.all({ act: 'blocks', object: t.id(blocker), attacker: t.id(attacker) });
};

/** Alice's creature attacks and two of Bob's block it, in two lines or at once. */
const blockedByTwo = (t: Table, attacker: Known, atOnce: boolean): readonly Known[] => {
  const oxen = [t.has(BOB, OX), t.has(BOB, OX)];
  attack(t, attacker);
  if (!atOnce) for (const ox of oxen) block(t, ox, attacker);
  else {
    t.all({
      act: 'simultaneously',
      actions: oxen.map((ox) => ({ act: 'blocks', object: t.id(ox), attacker: t.id(attacker) })),
    });
  }
  return oxen;
};

describe.each(EDITION_NAMES)('509.3 in %s', (edition) => {
  it.each([true, false])('509.3c: becomes blocked, once however many block (at once: %s)', (atOnce) => {
    const t = table(edition);
    const cat = t.has(ALICE, creature('Cat', 'Whenever Cat becomes blocked, it gets +1/+1 until end of turn.'));
    blockedByTwo(t, cat, atOnce);
    expect(t.pt(cat)).toBe('3/5');
  });

  it('509.3d: becomes blocked by a creature, once for each', () => {
    const t = table(edition);
    const cat = t.has(
      ALICE,
      creature('Cat', 'Whenever Cat becomes blocked by a creature, Cat gets +1/+1 until end of turn.'),
    );
    blockedByTwo(t, cat, true);
    expect(t.pt(cat)).toBe('4/6');
  });

  it('702.45a: bushido, once', () => {
    const t = table(edition);
    const cat = t.has(ALICE, creature('Cat', 'Bushido 1'));
    blockedByTwo(t, cat, true);
    expect(t.pt(cat)).toBe('3/5');
  });

  it('509.3a, 509.3b: blocks, once; blocks a creature, for each', () => {
    const t = table(edition);
    const more = 'Wall can block an additional creature each combat.';
    const wall = t.has(BOB, creature('Wall', `${more}\nWhenever Wall blocks, it gets +1/+1 until end of turn.`));
    const other = t.has(
      BOB,
      creature('Wall', `${more}\nWhenever Wall blocks a creature, Wall gets +1/+1 until end of turn.`),
    );
    for (const attacker of [t.has(ALICE, OX), t.has(ALICE, OX)]) {
      attack(t, attacker);
      block(t, wall, attacker);
      block(t, other, attacker);
    }
    expect([t.pt(wall), t.pt(other)]).toEqual(['3/5', '4/6']);
  });

  it('509.3b, 509.3d: “blocks or becomes blocked by a creature”, that creature is the other one', () => {
    const text = 'Whenever Cat blocks or becomes blocked by a creature, that creature gets -1/-1 until end of turn.';
    const t = table(edition);
    const cat = t.has(ALICE, creature('Cat', text));
    const oxen = blockedByTwo(t, cat, true);
    expect([cat, ...oxen].map((one) => t.pt(one))).toEqual(['2/4', '-1/3', '-1/3']);
    const u = table(edition);
    const blocker = u.has(BOB, creature('Cat', text));
    const ox = u.has(ALICE, OX);
    attack(u, ox);
    block(u, blocker, ox);
    expect([u.pt(blocker), u.pt(ox)]).toEqual(['2/4', '-1/3']);
  });

  it('509.3c: an ability of something else counts each creature by itself', () => {
    const t = table(edition);
    t.has(
      ALICE,
      card('Horn {1}\nEnchantment\nWhenever a creature you control becomes blocked, it gets +1/+1 until end of turn.'),
    );
    const giants = [t.has(ALICE, OX), t.has(ALICE, OX)];
    for (const giant of giants) blockedByTwo(t, giant, false);
    expect(giants.map((one) => t.pt(one))).toEqual(['1/5', '1/5']);
  });

  it('509.1h: an attacker stays blocked whatever becomes of its blocker', () => {
    const t = table(edition);
    const ox = t.has(BOB, OX);
    const cat = t.has(ALICE, creature('Cat', 'As long as Cat is blocked, it has flying.'));
    attack(t, cat);
    block(t, ox, cat);
    t.all({ act: 'verb', verb: 'exile', object: t.id(ox) });
    expect(t.game.objects.get(t.id(cat))?.blocked).toBe(true);
    t.all({ act: 'advance', to: { step: 'postcombatMain' } });
    expect(t.game.objects.get(t.id(cat))?.blocked).toBeUndefined();
  });

  it('509.1a: a creature blocks one attacker', () => {
    const t = table(edition);
    const ox = t.has(BOB, OX);
    const [first, second] = [t.has(ALICE, OX), t.has(ALICE, OX)];
    attack(t, first);
    attack(t, second);
    block(t, ox, first);
    const outcome = t.do({ act: 'blocks', object: t.id(ox), attacker: t.id(second) });
    expect(outcome.problems.map(({ code, rule }) => [code, rule])).toEqual([['block.tooMany', '509.1a']]);
  });
});
