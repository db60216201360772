// Wordings of before 2009, of which words stand apart: read as today's, and proven by printing back (D1).
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';

const compiled = (text: string, spell: boolean) => compileText(text, { names: ['Thing'], spell }).abilities;

const SPELLS: readonly (readonly [old: string, now: string])[] = [
  ['Remove target creature from the game.', 'Exile target creature.'],
  [
    'Remove target creature from the game. Its controller puts a 1/1 colorless Shapeshifter creature token with changeling into play.',
    'Exile target creature. Its controller creates a 1/1 colorless Shapeshifter creature token with changeling.',
  ],
  [
    'Return target creature card from your graveyard to play.',
    'Return target creature card from your graveyard to the battlefield.',
  ],
  [
    'As an additional cost to play Thing, sacrifice a creature.',
    'As an additional cost to cast Thing, sacrifice a creature.',
  ],
  ['You may play Thing any time you could play an instant.', 'You may cast Thing as though it had flash.'],
];

const LINES: readonly (readonly [old: string, now: string])[] = [
  [
    'When Thing comes into play, remove another target nonland permanent from the game.',
    'When Thing enters, exile another target nonland permanent.',
  ],
  [
    "When Thing leaves play, return the removed card to play under its owner's control.",
    "When Thing leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
  ],
  ['Whenever you play a green spell, you gain 1 life.', 'Whenever you cast a green spell, you gain 1 life.'],
  ['Whenever a player plays a creature spell, draw a card.', 'Whenever a player casts a creature spell, draw a card.'],
  ['Spells you play cost {1} less to play.', 'Spells you cast cost {1} less to cast.'],
  [
    'If Thing would be put into a graveyard from play, remove it from the game instead.',
    'If Thing would be put into a graveyard from the battlefield, exile it instead.',
  ],
  ["Players can't play spells.", "Players can't cast spells."],
];

describe('wordings of before 2009', () => {
  it.each([...SPELLS.map((pair) => [...pair, true] as const), ...LINES.map((pair) => [...pair, false] as const)])(
    '%s',
    (old, now, spell) => {
      const before = compiled(old, spell);
      expect(before.map(({ state }) => state)).not.toContain('unread');
      expect(before.map(({ ability }) => ability)).toEqual(compiled(now, spell).map(({ ability }) => ability));
      expect(before.map(({ state }) => state)).toEqual(compiled(now, spell).map(({ state }) => state));
    },
  );

  it('leaves lands, counters and combat alone', () => {
    for (const text of [
      'You may play lands from your graveyard.',
      'Remove a +1/+1 counter from Thing: Thing gains flying until end of turn.',
    ])
      expect(compiled(text, false).map(({ state }) => state)).toEqual(['proven']);
  });
});
