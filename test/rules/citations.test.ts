// The table of citations: complete against the rules page, consistent, and found by either number.
import { describe, expect, it } from 'vitest';
import { allCitations, citation, cites, isRuleId, numberIn, rulesOfNumber } from '../../server/src/rules/citations.ts';
import { citationText } from '../../server/src/rules/citationTexts.ts';

describe('citations', () => {
  it('has a sentence in English and in French for every rule', () => {
    for (const rule of allCitations()) {
      const [english, french] = [citationText('en', rule.id), citationText('fr', rule.id)];
      expect(english, rule.id).toMatch(/\.$/);
      expect(french, rule.id).toMatch(/\.$/);
      expect(english, rule.id).not.toBe(french);
      expect(rule.editions.length, rule.id).toBeGreaterThan(0);
    }
  });

  it('holds every id of the three chapters and every policy', () => {
    const ids = [
      ...['418.1', '418.2', '418.3a', '418.3b', '418.3c', '418.3d', '418.4a', '418.4b', '418.5a', '418.5a′', '418.5b'],
      ...['418.5c', '418.5d', '418.5e', '418.5f', '418.5g', '418.6', '418.7', '418.8', '418.9a', '418.9b', '418.9c'],
      ...['418.9d', '706.1', '706.2', '706.2a', '706.3', '706.4', '706.5', '706.6', '706.7', '706.7a', '706.8a'],
      ...['706.8b', '706.8c', '706.8d', '706.9', '706.9a', '706.9b', '706.9c', '706.10', '706.11', '303.1', '303.2'],
      ...['303.3', '303.4', '303.4a', '303.4b', '303.4c', '303.4d', '303.4e', '303.4f', '303.4g', '303.4h'],
      ...Array.from({ length: 51 }, (_, index) => `D${index + 1}`),
    ];
    expect(ids.filter((id) => !isRuleId(id))).toEqual([]);
  });

  it('knows the number of today', () => {
    expect(numberIn('classic', '418.5c')).toBe('418.5c');
    expect(numberIn('current', '418.5c')).toBe('613.8b');
    expect(numberIn('current', '706.8b')).toBe('707.9c');
    expect(numberIn('current', '706.8c')).toBe('707.9b');
    expect(numberIn('current', '305.7')).toBe('305.7');
    expect(citation('303.4h').current).toBe('303.4j');
  });

  it('finds a rule by either number, however it is spelled', () => {
    expect(rulesOfNumber('current', '707.9c')).toEqual(['706.8b']);
    expect(rulesOfNumber('classic', "418.5a'")).toEqual(['418.5a′']);
    expect(rulesOfNumber('classic', 'd12')).toEqual(['D12']);
    expect(rulesOfNumber('current', '706.2')).toEqual(['706.2']);
    expect(rulesOfNumber('classic', '999.1')).toEqual([]);
  });

  it('counts a rule as cited by itself, by the rule it is part of, and by its other number', () => {
    expect(cites('classic', '418.5b', '418.5b')).toBe(true);
    expect(cites('classic', '418.5', '418.5b')).toBe(true);
    expect(cites('current', '613.8', '418.5b')).toBe(true);
    expect(cites('current', '418.5c', '613.8b')).toBe(true);
    expect(cites('classic', '418.5a', '418.5a.6b')).toBe(true);
    expect(cites('classic', '418.5b', '418.5c')).toBe(false);
    expect(cites('classic', '706.1', '706.10')).toBe(false);
    expect(cites('classic', '418', '418.9a')).toBe(true);
  });
});
