// Symbols as people write them, put in braces; words that only look like symbols stay.
import { describe, expect, it } from 'vitest';
import { costOf, withSymbols } from '../../../server/src/cards/paste/symbols.ts';

describe('a mana cost', () => {
  it.each([
    ['{2}{R}{R}', '{2}{R}{R}'],
    ['{2} {R} {R}', '{2}{R}{R}'],
    ['2RR', '{2}{R}{R}'],
    ['2 R R', '{2}{R}{R}'],
    ['XG', '{X}{G}'],
    ['0', '{0}'],
    ['12', '{12}'],
    ['WUBRG', '{W}{U}{B}{R}{G}'],
    ['(W/U)(W/U)', '{W/U}{W/U}'],
    ['2(W/U)', '{2}{W/U}'],
    ['W/P', '{W/P}'],
    ['2 Red Red', '{2}{R}{R}'],
    ['TwoRedRed', '{2}{R}{R}'],
    ['Green', '{G}'],
    ['X Blue', '{X}{U}'],
  ])('%s is %s', (written, cost) => {
    expect(costOf(written)).toBe(cost);
  });

  it.each(['', 'Flying', 'Legendary', '{2}{foo}', '2/2', 'Red Deer', 'T', '1,000'])('%j is none', (written) => {
    expect(costOf(written)).toBeUndefined();
  });
});

describe('rules text', () => {
  it.each([
    ['T: Add G to your mana pool.', '{T}: Add {G} to your mana pool.'],
    ['Tap: Add Green.', '{T}: Add {G}.'],
    ['{tap}: Draw a card.', '{T}: Draw a card.'],
    ['2RR, T: It deals 2 damage.', '{2}{R}{R}, {T}: It deals 2 damage.'],
    ['G: Regenerate it.', '{G}: Regenerate it.'],
    ['2, Sacrifice a creature: Draw a card.', '{2}, Sacrifice a creature: Draw a card.'],
    ['Q: Untap it.', '{Q}: Untap it.'],
    ['T: Add R or G.', '{T}: Add {R} or {G}.'],
    ['T: Add W, U, or B.', '{T}: Add {W}, {U}, or {B}.'],
    ['T: Add CC.', '{T}: Add {C}{C}.'],
    ['Equip 3', 'Equip {3}'],
    ['Equip 3 (Attach it.)', 'Equip {3} (Attach it.)'],
    ['Cycling 2R', 'Cycling {2}{R}'],
    ['Kicker—2R', 'Kicker {2}{R}'],
    ['Plainscycling 2', 'Plainscycling {2}'],
    ['Suspend 3—R', 'Suspend 3—{R}'],
    ['You may pay 2R. If you do, draw a card.', 'You may pay {2}{R}. If you do, draw a card.'],
    ['Sacrifice it unless you pay 2.', 'Sacrifice it unless you pay {2}.'],
  ])('%s becomes %s', (written, text) => {
    expect(withSymbols(written)).toBe(text);
  });

  it.each([
    '{T}: Add {G}.',
    'Flying',
    'Pay 2 life.',
    'You may pay 3 life.',
    'Add one mana of any color.',
    'Add three mana in any combination of colors.',
    'Enchanted creature has "{T}: Add {G}."',
    'When it enters: the game goes on.',
    'Choose one —',
    'Fading 3',
    'Echo—Discard a card.',
    'A creature gets +2/+2.',
    'LEVEL 2-6',
  ])('%s stays', (written) => {
    expect(withSymbols(written)).toBe(written);
  });
});
