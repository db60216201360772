// The bundle as it is shipped, over stdio: starts, checks a file, answers a hover, knows the library, ends when told to.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { type StatusResult, statusRequest } from '../../server/src/protocol.ts';
import { placeOf, startProcess, textOf } from './client.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

beforeAll(() => {
  const before = Date.now();
  spawnSync(process.execPath, ['scripts/build/build.mjs', '--quiet'], { cwd: root, stdio: 'pipe' });
  expect(statSync(`${root}server/dist/node.js`).mtimeMs).toBeGreaterThan(before - 1000);
}, 60_000);

const uri = 'file:///work/anthem.strata';
const text = `rules classic

scenario An anthem
  Alice controls
    Runeclaw Bear
    an enchantment token with "Creatures you control get +1/+1." as Anthem
  expect Runeclaw Bear is 3/3
`;

it('the shipped server works over stdio', async () => {
  const editor = await startProcess(`${root}server/dist/node.js`);
  expect(editor.initialized?.serverInfo?.name).toBe('strata');
  await editor.open(uri, text);
  expect((await editor.diagnostics(uri, 1)).map(textOf)).toEqual([]);
  const { line, character } = placeOf(text, 'expect', 'Runeclaw');
  expect(await editor.hover(uri, line, character)).toContain('3/3');
  const status = await editor.connection.sendRequest<StatusResult>(statusRequest);
  expect(status.documents).toMatchObject([{ uri, passed: 1 }]);
  expect(status.pid).not.toBe(process.pid);
  await editor.end();
}, 60_000);

it('the server under Node says how it is called, and ends with the one that started it', async () => {
  const call = (...args: readonly string[]) =>
    spawnSync(process.execPath, [`${root}server/dist/node.js`, ...args], { encoding: 'utf8', timeout: 20_000 });
  expect(call().status).toBe(2);
  expect(call('--version').stdout).toMatch(/^strata-language-server \d/);
  // its input ends without a farewell
  expect(call('--stdio').status).toBe(1);
}, 60_000);
