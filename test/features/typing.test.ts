// The examples typed word by word: the next word is offered each time (`npm run try:completion` types all of them).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { libraryPool } from '../server/library.ts';
import { scenariosOf } from './spoil.ts';
import { type Asked, Typist, toType } from './typing.ts';

const folder = new URL('../../examples/', import.meta.url);
/** Some scenarios, and of each some words. */
const everyText = 19;
const every = 6;

it('offers the next word of every statement, the likely ones high up', () => {
  const typist = new Typist(libraryPool);
  const asked: Asked[] = [];
  let count = 0;
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.strata'))
    .sort()
    .flatMap((name) => scenariosOf(readFileSync(new URL(name, folder), 'utf8')))
    .filter((_, index) => index % everyText === 7);
  for (const text of texts)
    for (const word of toType(text, typist.analyse(text)))
      if (count++ % every === 0) asked.push(typist.ask(text, word));
  const missing = asked.filter(({ rank }) => rank === undefined);
  expect(missing.map(({ line, word }) => `${line} ▮ ${word.text}`)).toEqual([]);
  const ranks = asked.map(({ rank }) => rank ?? 0);
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  const times = asked.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  console.log(`${asked.length} words, mean rank ${mean.toFixed(1)}, median ${median.toFixed(1)} ms`);
  expect(mean).toBeLessThan(15);
  expect(asked.length).toBeGreaterThan(60);
  expect(median).toBeLessThan(50);
}, 120_000);
