// Losing control of something: an event of its own, in a permanent's text, awaited by a resolution, before or after what it brings about.
import { describe, expect, it } from 'vitest';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { ability, compiled, instructions } from './help.ts';

const YOU = { kind: 'you' };

describe('losing control', () => {
  it('is what a triggered ability waits for', () => {
    expect(ability('When you lose control of Thing, draw a card.')).toMatchObject({
      kind: 'triggered',
      event: { on: 'losesControl', who: YOU, what: { kind: 'self' } },
    });
    expect(ability('Whenever an opponent loses control of a creature, you gain 1 life.')).toMatchObject({
      event: { on: 'losesControl', who: { kind: 'opponents' }, what: { kind: 'choose' } },
    });
  });

  it('is what a resolution waits for, with no end to the waiting', () => {
    const [, delayed] = instructions(
      'Gain control of target artifact until end of turn. When you lose control of it, tap it.',
    );
    expect(delayed).toMatchObject({ do: 'delayed', when: { event: { on: 'losesControl' } }, front: true });
    expect(JSON.stringify(delayed)).not.toContain('thisTurn');
  });

  it('may stand after what it brings about, or beside another event', () => {
    const [delayed] = instructions('Sacrifice target artifact you control when you lose control of target creature.');
    expect(delayed).toMatchObject({ do: 'delayed', when: { event: { on: 'losesControl' } } });
    const [, either] = instructions(
      'Exile target artifact. When target creature becomes untapped or you lose control of it, destroy that creature.',
    );
    expect(either).toMatchObject({
      when: { event: { on: 'either', of: [{ on: 'becomesUntapped' }, { on: 'losesControl' }] } },
    });
  });

  it('prints as it was read', () => {
    for (const text of [
      'When you lose control of Thing, draw a card.',
      '{T}: Gain control of target artifact until end of turn. When you lose control of it, tap it.',
    ]) {
      const [first] = compiled(text);
      expect(first === undefined ? '' : printAbility(first.ability, { cardName: 'Thing' })).toBe(text);
    }
  });
});
