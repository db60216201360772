// Every line of every example, and of the library, read in all ways the grammar allows: exactly one each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { indexOfParsedCards, parseCards, parseDocument } from '../../server/src/scenario/document.ts';
import { readingsOf } from '../../server/src/scenario/parseLine.ts';

const root = join(import.meta.dirname, '../..');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.strata'))
    .map((name) => `${folder}/${name}`)
    .sort();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const library = filesIn('server/library').map((file) => indexOfParsedCards(parseCards(read(file))));

/** Cards of the files that a text `use`s, those that they use included. */
const usedBy = (file: string, seen: ReadonlySet<string> = new Set()): readonly string[] =>
  [...read(file).matchAll(/^use (\S+)/gm)].flatMap((match) => {
    const used = join(file, '..', match[1] ?? '');
    return seen.has(used) ? [] : [used, ...usedBy(used, new Set([...seen, used]))];
  });

describe.each([...filesIn('examples'), ...filesIn('server/library')])('%s', (file) => {
  const used = usedBy(file).map((each) => indexOfParsedCards(parseCards(read(each))));
  const counts: string[] = [];
  const document = parseDocument(read(file), { used, library }, ({ line, words, scope, rule }) => {
    const { length } = readingsOf(words, scope, rule);
    if (length !== 1) counts.push(`line ${line + 1}: ${length} readings`);
  });

  test('reads without a problem', () => {
    expect(document.problems).toEqual([]);
  });

  test('has one reading a line', () => {
    expect(counts).toEqual([]);
  });
});
