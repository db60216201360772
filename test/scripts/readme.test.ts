// What the README shows is true: its scenario passes, its pictures and pages are there, its npm scripts exist.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { poolOfTexts } from '../../server/src/scenario/cardPool.ts';

const readme = readFileSync('README.md', 'utf8');

describe('the README', () => {
  it('shows a scenario that passes', () => {
    const block = /\n( {4}rules classic\n(?:(?: {4}.*)?\n)*)/.exec(readme)?.[1] ?? '';
    const text = block.replace(/^ {4}/gm, '');
    const { runs } = analyse({ uri: 'README', text, version: 1, files: new Map(), library: poolOfTexts([]) });
    expect(runs.map((run) => run.outcome)).toEqual(['passed']);
  });

  it('names files that exist', () => {
    const files = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1] ?? '');
    expect(files.filter((file) => !/^https?:/.test(file) && !existsSync(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(4);
  });

  it('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...readme.matchAll(/(?:`| {4})npm (?:run )?([a-z:]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
