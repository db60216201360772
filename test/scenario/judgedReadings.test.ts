// What a result rests on and is not carried out is said, also where nothing on the board comes to ask it.
import { describe, expect, it } from 'vitest';
import { analyseText } from './helpers.ts';

const outcomeOf = (card: string, ...steps: readonly string[]): string | undefined =>
  analyseText(
    `rules current\ncard Odd {U}\n${card
      .split('\n')
      .map((line) => `  ${line}\n`)
      .join('')}scenario S\n${steps.map((line) => `  ${line}\n`).join('')}`,
  ).runs[0]?.outcome;

describe('a spell with flash while something is so that is not modelled', () => {
  const card = "Sorcery\nOdd has flash as long as you've scried this turn.\nDraw a card.";
  it('is neither legal nor illegal at the time of instants (601.3)', () => {
    expect(outcomeOf(card, "Bob's turn", 'illegal Alice casts Odd')).toBe('unproven');
  });
  it('is legal at the time of sorceries all the same', () => {
    expect(outcomeOf(card, 'legal Alice casts Odd')).not.toBe('failed');
  });
});

describe('a word whose object no instruction has named', () => {
  const card =
    'Enchantment\nAt the beginning of each end step, if a creature died this turn, put that card onto the battlefield under your control.';
  it('does nothing to what the ability is of, and says so (608.2c)', () => {
    expect(
      outcomeOf(
        card,
        'Alice controls Odd, Gray Ogre',
        'destroy Gray Ogre',
        'end step',
        'expect Odd is on the battlefield',
      ),
    ).toBe('unproven');
  });
});

describe('cards chosen at random of all there are', () => {
  const card =
    'Sorcery\nCopy three instant cards chosen at random. You may cast one of the copies without paying its mana cost.';
  it('are none that a scenario knows, and that is said (707.12)', () => {
    expect(outcomeOf(card, 'Alice casts Odd choosing no', "expect Odd is in Alice's graveyard")).toBe('unproven');
  });
});
