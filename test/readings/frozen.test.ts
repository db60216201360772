// The readings of the library and of the tests' texts are those that were written down (`npm run readings:frozen -- --write`).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  canonical,
  compareFrozen,
  freeze,
  libraryTexts,
  linesOf,
  type Text,
  testTexts,
} from '../../scripts/measure/frozen.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const changed = (name: string, texts: readonly Text[]): readonly string[] => {
  const file = readFileSync(path.join(root, `test/readings/${name}.txt`), 'utf8');
  return compareFrozen(file, texts.map(freeze)).differences.map(
    ({ index, differs }) => `${texts[index]?.names[0]}: ${texts[index]?.text} (${differs.join(', ')})`,
  );
};

describe('frozen readings', () => {
  it('are those of the library', () => {
    expect(changed('library', libraryTexts(root))).toEqual([]);
  });

  it('are those of the tests', { timeout: 120_000 }, () => {
    expect(changed('tests', testTexts(root))).toEqual([]);
  });

  it('say what differs, and of which text', () => {
    const text = { names: ['Thing'], spell: false };
    const before = [
      { ...text, text: 'Flying' },
      { ...text, text: 'You control nothing here.' },
    ].map(freeze);
    const now = before.map((one, index) => (index === 1 ? { ...one, state: 'p', readings: '1' } : one));
    const { differences, added, gone } = compareFrozen(linesOf(before), now);
    expect(differences.map(({ index, differs }) => [index, differs])).toEqual([[1, ['state', 'readings']]]);
    expect([added, gone]).toEqual([0, 0]);
    const other = freeze({ ...text, text: 'Haste' });
    expect(compareFrozen(linesOf(before), [other])).toEqual({ differences: [], added: 1, gone: 2 });
  });

  it('do not depend on the order of members, and tell absent from nothing', () => {
    expect(canonical({ b: 1, a: [undefined, { d: undefined, c: 'x' }] })).toBe(
      canonical({ a: [undefined, { c: 'x' }], b: 1 }),
    );
    expect(canonical({ a: null })).not.toBe(canonical({}));
  });
});
