// The board over the protocol: only differences are sent, in small messages; finished checks are told to those who ask for it.
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Board,
  type BoardPatch,
  boardGraphRequest,
  boardObjectRequest,
  boardRequest,
  type CheckedParams,
  checkedNotification,
  patched,
} from '../../server/src/boardProtocol.ts';
import { type StartOptions, startInMemory, type TestClient } from './client.ts';

const uri = 'file:///t.strata';
const text =
  'rules classic\nscenario A\n  Alice controls Gray Ogre, Runeclaw Bear\n  tap Gray Ogre\n  expect Gray Ogre is 2/2\n';
let client: TestClient | undefined;
afterEach(async () => {
  await client?.end();
  client = undefined;
});
async function started(options: StartOptions = {}): Promise<TestClient> {
  client = await startInMemory(options);
  return client;
}

const ask = (one: TestClient, params: object): Promise<BoardPatch | null> =>
  one.connection.sendRequest(boardRequest, { uri, ...params });

describe('the board over the protocol', () => {
  it('is sent as what differs from the one that the client has', async () => {
    const one = await started();
    await one.open(uri, text);
    const whole = await ask(one, { line: 2 });
    expect(whole?.base).toBeUndefined();
    expect(whole?.put).toHaveLength(2);
    const next = await ask(one, { line: 3, base: whole?.token });
    expect(next?.base).toBe(whole?.token);
    const after = await ask(one, { line: 4, base: next?.token });
    expect(after?.put).toEqual([]);
    const board = [whole, next, after].reduce<Board | undefined>(
      (known, patch) => (patch === null ? known : patched(known, patch)),
      undefined,
    );
    expect(board?.objects.find(({ title }) => title === 'Gray Ogre')?.isTapped).toBe(true);
  });

  it('is sent whole to a client that the server knows nothing of', async () => {
    const one = await started();
    await one.open(uri, text);
    const patch = await ask(one, { line: 4, base: 4711 });
    expect(patch?.base).toBeUndefined();
    expect(patch?.put).toHaveLength(2);
  });

  it('comes in parts where there is much of it', async () => {
    const one = await started();
    const crowd = Array.from({ length: 150 }, (_, i) => `    Gray Ogre as Ogre number ${i}`).join('\n');
    await one.open(uri, `rules classic\nscenario A\n  Alice controls\n${crowd}\n`);
    await one.diagnostics(uri);
    let board: Board | undefined;
    let base: number | undefined;
    let parts = 0;
    for (let more = true; more; parts++) {
      const patch = await ask(one, { line: 40, ...(base === undefined ? {} : { base }) });
      if (patch === null) throw new Error('no board');
      expect(JSON.stringify(patch).length).toBeLessThan(10_000);
      board = patched(board, patch);
      base = patch.token;
      more = patch.more === true;
    }
    expect(parts).toBeGreaterThan(1);
    expect(board?.objects).toHaveLength(150);
  });

  it('is none of a file that is not open; nor are its objects and drawings', async () => {
    const one = await started();
    const other = { uri: 'file:///other.strata', line: 1 };
    expect(await ask(one, other)).toBeNull();
    expect(await one.connection.sendRequest(boardObjectRequest, { ...other, object: 1 })).toBeNull();
    expect(await one.connection.sendRequest(boardGraphRequest, { ...other, layer: '4' })).toBeNull();
  });

  it('is there for the scenarios in a page of Markdown', async () => {
    const one = await started();
    const page = { uri: 'file:///page.md', languageId: 'markdown', version: 1 };
    const lines = ['# A ruling', '', '```strata', ...text.trimEnd().split('\n'), '```', ''];
    await one.connection.sendNotification('textDocument/didOpen', {
      textDocument: { ...page, text: lines.join('\n') },
    });
    const patch = await ask(one, { uri: page.uri, line: 6 });
    expect(patch?.head.asOf).toBe(6);
    expect(patch?.put.find(({ title }) => title === 'Gray Ogre')?.isTapped).toBe(true);
  });

  it.each([
    [{ checked: true }, true],
    [undefined, false],
  ])('with options %o, finished checks are told of: %s', async (initializationOptions, isTold) => {
    const told: CheckedParams[] = [];
    const one = await started({
      ...(initializationOptions === undefined ? {} : { initializationOptions }),
      listen: (connection) =>
        connection.onNotification(checkedNotification, (params: CheckedParams) => {
          told.push(params);
        }),
    });
    await one.open(uri, text);
    await one.diagnostics(uri);
    await one.hover(uri, 2, 20);
    expect(told.length > 0).toBe(isTold);
    for (const params of told) expect(params).toEqual({ uri, version: 1 });
  });
});
