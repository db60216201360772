// Cards and the engine get an edition's table without its name: no name of an edition, and no way to one, stands in their code.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EDITION_NAMES } from '../../server/src/rules/editions.ts';

const source = fileURLToPath(new URL('../../server/src/', import.meta.url));

function* filesOf(folder: string): Iterable<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(full);
    else if (entry.name.endsWith('.ts')) yield full;
  }
}

/** A file's code without its comments. */
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');

const linesWith = (room: string, pattern: RegExp): readonly string[] =>
  [...filesOf(path.join(source, room))].flatMap((file) =>
    codeOf(file)
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? [`${path.relative(source, file)}: ${line.trim()}`] : [])),
  );

const names = EDITION_NAMES.join('|');

describe.each(['cards', 'engine'])('the room %s', (room) => {
  it('knows no edition by its name', () => {
    expect(linesWith(room, new RegExp(`EditionName|isEditionName|(['"\`])(?:${names})\\1`))).toEqual([]);
  });

  it('imports no table of an edition', () => {
    expect(linesWith(room, /from '[^']*\/(?:editions|classic|edition2011|current)\.ts'/)).toEqual([]);
  });
});

it('decides nothing by an edition’s name in the rooms above either', () => {
  const asking = new RegExp(`(?:===|!==|case) (['"\`])(?:${names})\\1`);
  // Which of its two numbers a rule goes by is what an edition's name is for.
  const allowed = /^rules\/citations\.ts: /;
  const found = ['rules', 'scenario', 'features', 'messages', 'cli'].flatMap((room) => linesWith(room, asking));
  expect(found.filter((line) => !allowed.test(line))).toEqual([]);
});
