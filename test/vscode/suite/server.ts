// The server's death: survived, again and again, until the client gives up and says so; a command brings it back.
import * as assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { api, diagnostics, hover, isError, open, placeOf, replace, until } from './tools.ts';

async function runningPid(other?: number): Promise<number> {
  const strata = await api();
  return until('a running server', () => {
    const pid = strata.serverPid();
    return strata.serverState() === 'running' && pid !== undefined && pid !== other ? pid : undefined;
  });
}

describe('the death of the server', () => {
  it('is survived: hovers and squiggles come back', async () => {
    const document = await open('ogre.strata');
    const first = await runningPid();
    process.kill(first, 'SIGKILL');
    const second = await runningPid(first);
    assert.notEqual(second, first);

    await replace(document, 'gets +4/+4', 'gets +3/+3');
    await diagnostics(document, 'an error on the expectation', (all) => all.some(isError));
    const place = placeOf(document, 'expect Gray Ogre is 6/6', 'Gray Ogre');
    assert.match((await hover(document, place)).split('\n')[0] ?? '', /5\/5/);
    await replace(document, 'gets +3/+3', 'gets +4/+4');
    await diagnostics(document, 'the error to go', (all) => !all.some(isError));
  });

  it('too often is given up, and the command starts it again', async () => {
    const strata = await api();
    const document = await open('ogre.strata');
    const killed = new Set<number>();
    await until('the client to give up', async () => {
      if (strata.serverState() === 'failed') return true;
      const pid = strata.serverPid();
      if (strata.serverState() === 'running' && pid !== undefined && !killed.has(pid)) {
        killed.add(pid);
        process.kill(pid, 'SIGKILL');
      }
      return undefined;
    });
    await vscode.commands.executeCommand('strata.restartServer');
    const back = await runningPid();
    assert.ok(!killed.has(back));
    const place = placeOf(document, 'expect Gray Ogre is 6/6', 'Gray Ogre');
    assert.match(await until('a hover', async () => (await hover(document, place)) || undefined), /6\/6/);
  });
});
