// Examples spoiled one word at a time: what is offered mends what it is offered for and breaks nothing (`npm run try:actions` tries all).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { libraryPool } from '../server/library.ts';
import { Desk, scenariosOf, spoilings, sum, trySpoilings } from './spoil.ts';

const folder = new URL('../../examples/', import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.strata'))
  .sort()
  .flatMap((name) => scenariosOf(readFileSync(new URL(name, folder), 'utf8')));

/** The words are taken in an order that looks random and is always the same. */
const every = 1_499;
const first = 11;

it('every action offered mends its diagnostic and brings no new error', () => {
  const desk = new Desk(libraryPool);
  let count = first;
  const reports = texts.flatMap((text) => {
    const chosen = spoilings(text).filter(() => count++ % every === 0);
    return chosen.length === 0 ? [] : [trySpoilings(desk, text, chosen)];
  });
  const { spoiled, broken, helped, actions, complaints } = sum(reports);
  expect(
    complaints.map(({ kind, fix, line, title, after }) => `${kind}: ${fix} [${title}] ${line} ✗ ${after.join()}`),
  ).toEqual([]);
  expect(spoiled).toBeGreaterThan(12);
  expect(helped / broken).toBeGreaterThan(0.7);
  expect(actions).toBeGreaterThan(20);
}, 120_000);
