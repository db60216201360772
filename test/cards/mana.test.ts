// Mana costs and colour sets (rules 105, 107.4, 202).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeGeneric,
  colorsOfCost,
  isMonocolored,
  isMulticolored,
  lettersOf,
  type ManaCost,
  manaValue,
  parseManaCost,
  printManaCost,
  wordsOf,
} from '../../server/src/cards/mana.ts';

const cost = (text: string): ManaCost => {
  const reading = parseManaCost(text);
  if (!reading.ok) throw new Error(`unread: ${text}`);
  return reading.cost;
};

describe('mana costs', () => {
  it.each([
    ['{4}', 4, ''],
    ['{2}{B}{B}', 4, 'B'],
    ['{X}{R}{R}', 2, 'R'],
    ['{3}{W/U}{W/U}', 5, 'WU'],
    ['{2/B}{2/B}', 4, 'B'],
    ['{G/P}{C}{S}', 3, 'G'],
    ['{G/W/P}', 1, 'WG'],
    ['{C/R}', 1, 'R'],
    ['{0}', 0, ''],
  ])('%s has mana value %i and colours %s (202.2, 202.3)', (text, value, letters) => {
    expect(printManaCost(cost(text))).toBe(text);
    expect(manaValue(cost(text))).toBe(value);
    expect(lettersOf(colorsOfCost(cost(text))).join('')).toBe(letters);
  });

  it('counts X as what the caller says, on the stack (202.3e)', () => {
    expect(manaValue(cost('{X}{X}{G}'), 3)).toBe(7);
    expect(manaValue(undefined)).toBe(0);
  });

  it('reads the older spellings of symbols', () => {
    expect(printManaCost(cost('{wu}{ 2 }'.replaceAll(' ', '')))).toBe('{W/U}{2}');
    expect(printManaCost(cost('{PW}'))).toBe('{W/P}');
  });

  it.each([
    ['{2}{Q}', 3, 6],
    ['{2', 0, 2],
    ['{W}x', 3, 4],
    ['{}', 0, 2],
  ])('points at what is no symbol in %s', (text, start, end) => {
    expect(parseManaCost(text)).toEqual({ ok: false, start, end });
  });

  it('changes generic mana only, never below none (601.2f)', () => {
    expect(printManaCost(changeGeneric(cost('{2}{R}'), 2))).toBe('{4}{R}');
    expect(printManaCost(changeGeneric(cost('{1}{R}'), -3))).toBe('{R}');
    expect(printManaCost(changeGeneric(cost('{R}'), 1))).toBe('{1}{R}');
    expect(printManaCost(changeGeneric(cost('{1}'), -1))).toBe('{0}');
  });

  it('never throws, and prints back what it read', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const reading = parseManaCost(text);
        if (reading.ok && reading.cost.length > 0) {
          expect(parseManaCost(printManaCost(reading.cost))).toEqual(reading);
        }
      }),
    );
  });
});

describe('colour sets', () => {
  it('lists colours in WUBRG order and tells one from several (105.2)', () => {
    expect(wordsOf(31)).toEqual(['white', 'blue', 'black', 'red', 'green']);
    expect(isMonocolored(0) || isMulticolored(0)).toBe(false);
    expect(isMonocolored(8)).toBe(true);
    expect(isMulticolored(24)).toBe(true);
  });
});
