// What sentences belong to, and what their words speak of, where the nearest thing named is not it.
import { describe, expect, it } from 'vitest';
import type { Instruction } from '../../../server/src/cards/ability.ts';
import { ability, compiled } from './help.ts';

const body = (text: string, spell = true): readonly Instruction[] => {
  expect(compiled(text, spell).map(({ state }) => state)).toEqual(['proven']);
  const found = ability(text, spell);
  return found.kind === 'spell' || found.kind === 'activated' || found.kind === 'triggered'
    ? found.body.instructions
    : [];
};

describe('a sentence behind an ability that is set up for later', () => {
  it.each([
    'Whenever you attack this turn, create a 1/1 red Warrior creature token. Sacrifice it at the beginning of the next end step.',
    'Flip a coin at the beginning of the next end step. If you lose the flip, draw a card.',
    "At the beginning of the next end step, reveal the top card of your library. If it's a land card, put it into your hand.",
    'Whenever a creature you control attacks this turn, put a +1/+1 counter on it. It gains trample until end of turn.',
    'Until end of turn, whenever a creature you control dies, exile the top card of your library. You may play it until the end of your next turn.',
    'Sacrifice a creature at the beginning of the next end step. If you do, draw a card.',
    'Whenever a creature dies this turn, its controller loses 1 life. That player discards a card.',
  ])('belongs to it where it speaks of what only that brings about: %s (603.7, 705.2)', (text) => {
    const [only, ...more] = body(text);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ do: 'delayed', then: [{}, {}] });
  });

  it.each([
    'Whenever you attack this turn, create a 1/1 red Warrior creature token. Draw a card.',
    'Create a 1/1 red Warrior creature token. Exile it at the beginning of the next end step. That creature gains haste until end of turn.',
    'Draw a card at the beginning of the next end step. Create a 1/1 red Warrior creature token and sacrifice it.',
  ])('stands for itself where it speaks of something else: %s', (text) => {
    expect(body(text).at(-1)?.do).not.toBe('delayed');
  });
});

describe('what a sentence says of a token made before it', () => {
  const made = (text: string): string => JSON.stringify(body(text));

  it('its power and toughness are what it is made with, where it is made (111.3, 707.2)', () => {
    const [, only, ...more] = body(
      "Destroy target creature. If that creature dies this way, create a black Vampire creature token. Its power is equal to that creature's power and its toughness is equal to that creature's toughness.",
    );
    expect(more).toEqual([]);
    expect(only).toMatchObject({ do: 'if', then: [{ token: { power: { of: { kind: 'target' } } } }] });
  });

  it.each([
    'Create a black Spirit creature token. Its power and toughness are each equal to the number of creatures you control.',
    'Each player creates a 1/1 white Soldier creature token. Those creatures have flying.',
    'Create two 1/1 white Soldier creature tokens. They each have flying.',
  ])('nothing of it is an effect on the token: %s', (text) => {
    expect(made(text)).not.toContain('"continuous"');
  });
});
