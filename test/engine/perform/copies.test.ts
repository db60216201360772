// Copies (706): what enters as one, what becomes one, what is copied on the stack.
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../server/src/engine/ask.ts';
import { ALICE, at, BOB, card, table } from './table.ts';

const BEARS = card('Runeclaw Bear {1}{G}\nCreature — Bear\n2/2');
const CLONE = card(
  'Clone {3}{U}\nCreature — Shapeshifter\nYou may have this creature enter as a copy of any creature on the battlefield.\n0/0',
);

describe('706.5: entering as a copy', () => {
  it('is a copy from the first moment: "enters" abilities of the copied object apply and trigger', () => {
    const t = table();
    const model = t.has(
      BOB,
      card(
        'Keen Behemoth {3}{G}\nCreature — Beast\nFading 2\nThis creature enters tapped.\nWhen this creature enters, draw a card.\n3/3',
      ),
    );
    const clone = t.play(ALICE, CLONE, { answers: { copying: t.id(model) } });
    if (clone === undefined) throw new Error('refused');
    const object = t.game.objects.get(t.id(clone));
    expect(t.state(clone).name).toBe('Keen Behemoth');
    expect(object?.status.tapped).toBe(true);
    expect(object?.counters).toMatchObject([{ kind: 'fade', count: 2 }]);
    expect(t.game.players[0]?.tally['drawn']).toBe(1);
    expect(t.game.players[1]?.tally['drawn']).toBeUndefined();
  });

  it('706.2: takes neither counters nor other effects', () => {
    const t = table();
    const bears = t.has(ALICE, BEARS);
    t.do({ act: 'counters', object: t.id(bears), kind: '+1/+1', change: 2 });
    t.effect('Target creature gets +3/+3 until end of turn.', at(t.id(bears)));
    const clone = t.play(ALICE, CLONE, { answers: { copying: t.id(bears) } });
    if (clone === undefined) throw new Error('refused');
    expect(t.pt(bears)).toBe('7/7');
    expect(t.pt(clone)).toBe('2/2');
  });

  it('a choice that must be made is asked for, with what could be copied', () => {
    const t = table();
    const bears = t.has(ALICE, BEARS);
    const spell = t.cast(ALICE, CLONE);
    if (spell === undefined) throw new Error('refused');
    t.do({ act: 'resolve', object: spell });
    expect(t.last.problems).toMatchObject([{ code: 'copying.missing', legal: [{ object: t.id(bears) }] }]);
    expect(t.game.zones['stack']).toEqual([spell]);
  });
});

describe('706.4: becoming a copy', () => {
  it('D36: the newest gives all values; when it ends what is beneath shows again', () => {
    const t = table();
    const bears = t.has(ALICE, BEARS);
    const giant = t.has(ALICE, card('Hill Giant {3}{R}\nCreature — Giant\n3/3'));
    t.effect('Target creature becomes a copy of target creature until end of turn.', [
      [{ object: t.id(bears) }],
      [{ object: t.id(giant) }],
    ]);
    expect(t.state(bears).name).toBe('Hill Giant');
    expect(boardOf(t.game).copiable.get(t.id(bears))?.name).toBe('Hill Giant');
    t.do({ act: 'advance', to: 'nextTurn' });
    expect(t.state(bears).name).toBe('Runeclaw Bear');
  });
});

describe('706.9: copies on the stack', () => {
  it('a copy has the decisions of the original, and is put on the stack, not cast', () => {
    const t = table();
    const bears = t.has(ALICE, BEARS);
    const bolt = card('Bolt {R}\nInstant\nBolt deals 3 damage to any target.');
    const spell = t.cast(ALICE, bolt, { targets: [[{ player: BOB }]] });
    if (spell === undefined) throw new Error('refused');
    const echo = card(
      'Echo {U}\nInstant\nCopy target instant or sorcery spell. You may choose new targets for the copy.',
    );
    const second = t.cast(ALICE, echo, {
      targets: at(spell),
      answers: { newTargets: [{ object: t.id(bears) }] },
    });
    if (second === undefined) throw new Error('refused');
    t.do({ act: 'resolve', object: second });
    const copy = t.game.zones['stack']?.at(-1);
    expect(copy).not.toBe(spell);
    expect(t.last.events.filter(({ event }) => event === 'cast')).toEqual([]);
    if (copy !== undefined) t.do({ act: 'resolve', object: copy });
    expect(t.game.objects.get(t.id(bears))?.zone).toBe('graveyard');
    t.do({ act: 'resolve', object: spell });
    expect(t.game.players[1]?.life).toBe(17);
  });

  it('706.9c: an illegal new target is refused', () => {
    const t = table();
    const land = t.has(ALICE, card('Wood\nBasic Land — Forest'));
    const spell = t.cast(ALICE, card('Bolt {R}\nInstant\nBolt deals 3 damage to any target.'), {
      targets: [[{ player: BOB }]],
    });
    if (spell === undefined) throw new Error('refused');
    const second = t.cast(
      ALICE,
      card('Echo {U}\nInstant\nCopy target instant or sorcery spell. You may choose new targets for the copy.'),
      { targets: at(spell), answers: { newTargets: [{ object: t.id(land) }] } },
    );
    if (second === undefined) throw new Error('refused');
    t.do({ act: 'resolve', object: second });
    expect(t.last.problems).toMatchObject([{ rule: '706.9c', slot: { slot: 'newTargets' } }]);
  });
});

describe('706.9a, 111.7', () => {
  it('a token copy off the battlefield ceases to exist', () => {
    const t = table();
    const bears = t.has(ALICE, BEARS);
    t.do({ act: 'createTokenCopy', player: ALICE, of: t.id(bears), count: 1, as: {} });
    const made = t.last.events.find(({ event }) => event === 'created')?.object;
    if (made === undefined) throw new Error('no token');
    const card = t.game.objects.get(made)?.card;
    t.do({ act: 'verb', verb: 'returnToHand', object: made });
    expect(t.last.events.map(({ event }) => event)).toContain('ceasedToExist');
    expect(card === undefined ? undefined : t.game.current.get(card)).toBeUndefined();
  });
});
