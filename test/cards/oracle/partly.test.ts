// A sentence that can't be read does not take the others with it: it is left out, marked, and nothing hangs on it.
import { describe, expect, it } from 'vitest';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { compiled } from './help.ts';

const unreadWords = (text: string, spell = false): readonly string[] =>
  compiled(text, spell).flatMap((item) =>
    [...item.unread].sort((a, b) => a.start - b.start).map(({ start, end }) => item.text.slice(start, end).trim()),
  );

describe('abilities read in part', () => {
  it('keeps the sentences around one that is not read', () => {
    const [only] = compiled('Destroy target land. Frobnicate the moon. Draw a card.', true);
    expect(only?.state).toBe('unread');
    expect(only?.rest).toBe('proven');
    expect(only && printAbility(only.ability)).toBe('Destroy target land. …. Draw a card.');
    expect(unreadWords('Destroy target land. Frobnicate the moon. Draw a card.', true)).toEqual([
      'Frobnicate the moon',
    ]);
  });

  it('does so in each mode', () => {
    const [only] = compiled('Choose one —\n• Destroy target land.\n• Draw a card. Frobnicate the moon.', true);
    expect(only && printAbility(only.ability)).toBe('Choose one —\n• Destroy target land.\n• Draw a card. ….');
  });

  it('lets no pronoun reach back over it', () => {
    const [only] = compiled('Tap target creature. Frobnicate the moon. It gains flying until end of turn.', true);
    expect(only && printAbility(only.ability)).toBe('Tap target creature. …. ….');
  });

  it('lets no "if you do" hang on it', () => {
    const [only] = compiled('Draw a card. Frobnicate the moon. If you do, draw a card.', true);
    expect(only && printAbility(only.ability)).toBe('Draw a card. …. ….');
  });

  it('takes nothing for a static ability that follows what may be no static ability', () => {
    const [only] = compiled('Frobnicate the moon. Creatures you control get +1/+1.');
    expect(only?.ability.kind).toBe('unread');
    const [triggered] = compiled('Whenever the moon is full, draw a card. Creatures you control get +1/+1.');
    expect(triggered?.ability.kind).toBe('unread');
  });

  it('takes nothing of an ability whose cost or event is not read', () => {
    expect(compiled('Frobnicate: Draw a card. Draw a card.')[0]?.ability.kind).toBe('unread');
    expect(compiled('{2}, Frobnicate: Draw a card. Draw a card.', true)[0]?.ability.kind).toBe('unread');
  });

  it('is all unread where no sentence is read', () => {
    expect(compiled('Frobnicate the moon. Frobnicate the sun.', true)[0]?.ability.kind).toBe('unread');
  });
});
