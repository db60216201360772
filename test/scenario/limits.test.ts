// Depth and size of a file: what goes over a bound is said at its line, the rest is read, and nothing overflows.
import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { LineIndex } from '../../server/src/features/lines.ts';
import { foldingRanges } from '../../server/src/features/symbols.ts';
import { LONGEST_LINE, MOST_DEPTH, MOST_LINES, MOST_USED_FILES } from '../../server/src/rules/limits.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import type { Analysis } from '../../server/src/scenario/result.ts';
import { library } from './helpers.ts';

const head = 'rules classic\nscenario S\n';
const last = '  expect Bob has 20 life\n';

const read = (text: string, files: ReadonlyMap<string, string> = new Map()): Analysis =>
  analyse({ uri: 'file:///a.strata', text, version: 0, files, library });
const said = (text: string, analysis = read(text)): readonly string[] => {
  const lines = new LineIndex(text);
  return analysis.problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, range }) => `${lines.positionAt(range.start).line + 1} ${code}`);
};
const nested = (line: string, depth: number): string =>
  Array.from({ length: depth }, (_, at) => `${' '.repeat(at + 2)}${line}\n`).join('');

describe('depth', () => {
  it.each([
    'suppose',
    'Alice casts Shock targeting Bob',
    'expect Bob has 20 life',
    'simultaneously',
    'nothing that is read',
  ])('lines under lines: %s', (line) => {
    const text = `${head}${nested(line, 2500)}${last}`;
    const analysis = read(text);
    expect(said(text, analysis)).toContain(`${MOST_DEPTH + 2} too-deep`);
    expect(said(text, analysis).filter((one) => one.endsWith('too-deep'))).toHaveLength(1);
    expect(analysis.problems.map(({ code }) => code)).not.toContain('statement.crashed');
    // what stands behind it is read
    expect(analysis.runs[0]?.expectations.at(-1)?.subject).toBe('Bob');
    const lines = new LineIndex(text);
    const context = { locale: 'en', analysis, lines, linesOf: () => lines } as const;
    expect(diagnosticsOf(context, { limit: 500, rulePages: false }).length).toBeGreaterThan(0);
    foldingRanges(context);
  });

  it('as deep as lines may be nothing is wrong', () => {
    // the scenario and its last line are levels, too
    const text = `${head}${nested('suppose', MOST_DEPTH - 2)}${' '.repeat(MOST_DEPTH)}expect Bob has 20 life\n`;
    expect(said(text)).toEqual([]);
    expect(read(text).runs[0]?.outcome).toBe('passed');
  });

  it.each([
    'in current ',
    'in classic ',
    'legal ',
    'illegal ',
    'in classic legal ',
    "Alice's ",
    '(',
    '"',
    'effect "',
    'suppose ',
    'Alice controls "',
    'expect Gray Ogre, ',
    'expect Gray Ogre is a creature, is ',
  ])('words behind words: %s', (words) => {
    for (const length of [900, LONGEST_LINE / 3, 200_000]) {
      const text = `${head}  ${words.repeat(length / words.length)}expect Bob has 20 life\n${last}`;
      const analysis = read(text);
      expect(analysis.problems.map(({ code }) => code)).not.toContain('statement.crashed');
      expect(JSON.stringify(analysis.problems.map(({ values }) => values))).not.toContain('RangeError');
      if (length > LONGEST_LINE) expect(said(text, analysis)).toEqual(['3 line-too-long']);
    }
  });
});

describe('size', () => {
  it('a file is read to the last line that it may have', () => {
    const text = `${head}${last}${'\n'.repeat(MOST_LINES)}`;
    expect(said(text)).toEqual([`${MOST_LINES + 1} file-too-long`]);
    expect(said(text.slice(0, MOST_LINES))).toEqual([]);
    for (const end of ['\r\n', '\r'])
      expect(said(text.replaceAll('\n', end))).toEqual([`${MOST_LINES + 1} file-too-long`]);
  });

  it('a line of a megabyte is said, and the next one is read', () => {
    const long = 'Gray Ogre, '.repeat(100_000);
    for (const line of [`  Alice controls ${long}`, `  expect ${long}`, `  effect "${long}"`, `  # ${long}`])
      expect(said(`${head}${line}\n${last}`)).toEqual(line.startsWith('  #') ? [] : ['3 line-too-long']);
    const titled = read(`scenario ${long}\n${last}`);
    expect(titled.scenarios[0]?.title.length).toBeLessThanOrEqual(LONGEST_LINE);
  });

  it('a chain of used files ends, and so does a star', () => {
    const address = (at: number): string => `file:///f${at}.strata`;
    const count = MOST_USED_FILES * 3;
    const chain = new Map(Array.from({ length: count }, (_, at) => [address(at), `use f${at + 1}.strata\n`]));
    const text = `rules classic\nuse f0.strata\n${head.slice('rules classic\n'.length)}${last}`;
    expect(said(text, read(text, chain))).toEqual(['2 use.tooMany']);
    const star = new Map([...chain.keys()].map((uri) => [uri, '']));
    const uses = [...star.keys()].map((uri) => `use ${uri}\n`).join('');
    const many = said(uses, read(uses, star));
    expect(new Set(many.map((one) => one.split(' ')[1]))).toEqual(new Set(['use.tooMany']));
    expect(many.length).toBeLessThan(30);
  });
});
