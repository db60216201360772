// Reading is total: whatever the text, an answer comes, soon, and is the same however it is come by.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';
import { compiled } from './help.ts';

describe('what takes no word', () => {
  it.each([
    'Thing gets +1/+1.\n•',
    'Thing gets +1/+1.\n• •',
    'Thing gets +1/+1. • Thing',
    'Thing gets +1/+1.\n• Draw a card.\n•',
    'Other creatures you control have flying.\n{P}',
    'Flying\n•',
    'Draw a card.\n+ {2} —',
    'Choose one —\n•',
    'Choose one —\n• •',
  ])('ends every loop: %j', (text) => {
    for (const spell of [false, true]) expect(compiled(text, spell).some(({ state }) => state === 'unread')).toBe(true);
  });

  it.each(['•', '. . .', '1 |', '—', '""', '“”', "'s"])('is unread by itself: %j', (text) => {
    for (const spell of [false, true])
      expect(compiled(text, spell).map(({ ability }) => ability.kind)).toEqual(['unread']);
  });
});

describe('a target player who is spoken of again', () => {
  const events = [
    'Whenever a creature deals combat damage to that player this turn, draw a card.',
    'Whenever a creature deals damage to that opponent this turn, draw a card.',
    'Whenever a creature attacks that player this turn, draw a card.',
    'Whenever that player casts a spell this turn, draw a card.',
  ];
  const firsts = ['choose target opponent.', 'choose target player.', 'target player gains 1 life.'];
  it.each(firsts.flatMap((first) => events.map((event) => [first, event] as const)))('%s %s', (first, event) => {
    const capital = first.charAt(0).toUpperCase() + first.slice(1);
    for (const [text, spell] of [
      [`${capital} ${event}`, true],
      [`When this creature enters, ${first} ${event}`, false],
    ] as const) {
      const { abilities } = compileText(text, { names: ['Thing'], spell });
      expect(abilities.map(({ state }) => state)).toEqual(['proven']);
    }
  });
});
