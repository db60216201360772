// Every rule of chapters 418, 706 and 303 and every policy has a scenario whose run used it, and the committed page says so.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { coveringOf, EXAMPLES, examplesOf, PAGE, pageOf, uncovered } from '../../scripts/measure/rules-coverage.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const all = coveringOf(root);

it('has a passing scenario for every rule, in every edition in which it holds', () => {
  expect(uncovered(all)).toEqual([]);
});

it('is written down as it is now (`npm run coverage:rules` writes it)', () => {
  expect(readFileSync(path.join(root, PAGE), 'utf8')).toBe(pageOf(root, all));
});

it('gives the pages of rules the examples as they are now (`npm run coverage:rules` writes them)', () => {
  expect(readFileSync(path.join(root, EXAMPLES), 'utf8')).toBe(examplesOf(all));
});
