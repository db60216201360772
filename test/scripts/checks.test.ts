// The guards find what they are there for, and nothing else.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

let trees: string[] = [];
afterEach(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
  trees = [];
});

/** Runs a guard over a tree of these files; gives its exit code and what it printed. */
function check(
  guard: 'check-imports' | 'check-names' | 'check-loops' | 'check-terms',
  files: Readonly<Record<string, string>>,
) {
  const tree = mkdtempSync(path.join(tmpdir(), 'strata-check-'));
  trees.push(tree);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(tree, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const result = spawnSync(process.execPath, [`scripts/check/${guard}.mjs`, tree], { encoding: 'utf8' });
  return { code: result.status, said: result.stdout + result.stderr };
}

describe('check-imports', () => {
  it('lets imports go down the staircase', () => {
    const { code } = check('check-imports', {
      'server/src/engine/game.ts': "import type { Edition } from '../rules/edition.ts';\nexport type E = Edition;\n",
      'server/src/features/hover.ts':
        "import type { Hover } from 'vscode-languageserver-types';\nexport type H = Hover;\n",
      'client/src/extension.ts':
        "import * as vscode from 'vscode';\nimport { x } from '../../server/src/protocol.ts';\n",
    });
    expect(code).toBe(0);
  });

  it.each([
    ['a room above', 'server/src/rules/a.ts', "import type { Game } from '../engine/game.ts';"],
    ['a room above, by re-export', 'server/src/cards/a.ts', "export { run } from '../scenario/run.ts';"],
    ['a room above, over several lines', 'server/src/cards/a.ts', "import {\n  run,\n} from '../scenario/run.ts';"],
    ['messages from the engine', 'server/src/engine/a.ts', "import { text } from '../messages/en.ts';"],
    ['Node in the core', 'server/src/scenario/a.ts', "import { readFileSync } from 'node:fs';"],
    ['the transport in features', 'server/src/features/a.ts', "import { x } from 'vscode-languageserver/node';"],
    ['a room from the client', 'client/src/a.ts', "import { x } from '../../server/src/engine/game.ts';"],
    ['preact in the client', 'client/src/a.ts', "import { h } from 'preact';"],
    ['VS Code in the panel', 'panel/src/a.tsx', "import * as vscode from 'vscode';"],
    ['the client in the panel', 'panel/src/a.tsx', "import { x } from '../../client/src/x.ts';"],
    ['a path without extension', 'server/src/engine/a.ts', "import { x } from './game';"],
    ['the clock', 'server/src/engine/a.ts', 'export const now = Date.now();'],
    ['chance', 'server/src/engine/a.ts', 'export const die = Math.random();'],
    ['an unknown room', 'server/src/attic/a.ts', 'export const x = 1;'],
  ])('finds %s', (_what, file, text) => {
    const { code, said } = check('check-imports', { [file]: text });
    expect(said).toContain(path.normalize(file));
    expect(code).toBe(1);
  });
});

describe('check-names', () => {
  const cards =
    "card Elder Druid's Bow {1}{G}\n  Artifact\n  ---- flip\n  Bow Unstrung\n  Artifact\ncard Forest\n  Basic Land — Forest\n";

  it.each([
    ['a name', "const x = 'Elder Druid’s Bow';"],
    ['a name before a comment', 'if (name === "Elder Druid\'s Bow") {} // the Bow'],
    ['a name after slashes in a string', "const x = 'see // Bow Unstrung';"],
    ["a face's name", "if (name === 'Bow Unstrung') {}"],
  ])('finds %s', (_what, text) => {
    const { code, said } = check('check-names', { 'examples/a.strata': cards, 'server/src/engine/a.ts': text });
    expect(said).toContain('a.ts:1');
    expect(code).toBe(1);
  });

  it('leaves the rules’ own words and longer words, longer words and comments alone', () => {
    const { code } = check('check-names', {
      'examples/a.strata': `${cards}card Bow\n  Artifact\n`,
      'server/src/engine/a.ts': "/** As Bow Unstrung. */\nconst types = ['Forest', 'Bowman', 'Elbow']; // unlike Bow",
    });
    expect(code).toBe(0);
  });
});

describe('check-loops', () => {
  const reader = 'server/src/cards/oracle/a.ts';
  const noRooms = { 'server/src/scenario/run.ts': 'while (true) {}\n' };

  it('lets what is counted or listed go round, anything in the files that loops are built of, and all that is no reader', () => {
    const { code } = check('check-loops', {
      ...noRooms,
      [reader]:
        "for (const a of list) b(a);\nfor (let at = 0; at < end; at += 1) c(at);\nfor (let at = end; at >= 0; at -= 1) c(at);\n// while (true)\nconst text = 'for (;;)';\n",
      'server/src/cards/loops.ts': 'for (;;) if (done()) break;\n',
    });
    expect(code).toBe(0);
  });

  it.each([
    ['for ever', reader, 'for (;;) a();'],
    ['while', reader, 'while (r.eat(word)) count += 1;'],
    ['do', reader, 'do { a(); } while (r.eat(word));'],
    ['by what is read', reader, 'for (let a = read(r); a !== undefined; a = read(r)) b(a);'],
    ['without counting', reader, 'for (let at = 0; at < end; ) at = next(at);'],
    ['counted away from the bound', reader, 'for (let at = 0; at < end; at -= 1) a();'],
    ['in a reader of scenarios', 'server/src/scenario/parseAny.ts', 'while (line.key(next) === word) next += 1;'],
  ])('finds a loop %s', (_what, file, text) => {
    const { code, said } = check('check-loops', { ...noRooms, [file]: text, 'server/src/cards/b.ts': '' });
    expect(said).toContain(`${file}:1`);
    expect(code).toBe(1);
  });
});

describe('check-terms', () => {
  it('lets terms be asked by their declarations, and other data by what is named', () => {
    const { code } = check('check-terms', {
      'server/src/engine/a.ts': "export const is = some('body', body, { instruction: (one) => one.do === 'may' });\n",
      'server/src/terms/same.ts': 'export const key = (value: unknown) => JSON.stringify(value);\n',
      'server/src/features/board.ts': '// Object.entries of nothing\nexport const all = Object.values(game.zones);\n',
    });
    expect(code).toBe(0);
  });

  it.each([
    ['a text of a value', 'export const is = JSON.stringify(body).includes("may");'],
    ['members of any value', 'for (const part of Object.values(body)) walk(part);'],
    ['members with their names', 'for (const [name, part] of Object.entries(body)) walk(name, part);'],
  ])('finds %s', (_, text) => {
    const { code, said } = check('check-terms', { 'server/src/engine/a.ts': `${text}\n` });
    expect(said).toContain('engine/a.ts:1:');
    expect(code).toBe(1);
  });

  it('asks for the number to go down where it can', () => {
    const { code, said } = check('check-terms', { 'server/src/features/rules.ts': 'Object.entries(TABLE);\n' });
    expect(said).toContain('only 1 lines');
    expect(code).toBe(1);
  });
});
