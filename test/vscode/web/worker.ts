// The server in a browser: in a worker, in the extension host where no worker can be had, files read through the editor.
import * as assert from 'node:assert/strict';
import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { api, diagnostics, hover, isError, open, placeOf, replace, until } from '../suite/tools.ts';

async function runsIn(place: string): Promise<void> {
  const strata = await api();
  await until(`a server in the ${place}`, () =>
    strata.serverState() === 'running' && strata.serverPlace() === place ? true : undefined,
  );
}

/** Squiggle and hover follow an edit, so a server is at work. */
async function answers(): Promise<void> {
  const document = await open('ogre.strata');
  const place = placeOf(document, 'expect Gray Ogre is 6/6', 'Gray Ogre');
  await replace(document, 'gets +4/+4', 'gets +3/+3');
  await diagnostics(document, 'an error on the expectation', (all) => all.some(isError));
  assert.match((await hover(document, place)).split('\n')[0] ?? '', /5\/5/);
  await replace(document, 'gets +3/+3', 'gets +4/+4');
  await diagnostics(document, 'the error to go', (all) => !all.some(isError));
}

describe('the server in a browser', () => {
  const { Worker } = globalThis as { Worker?: unknown };
  after(async () => {
    Object.assign(globalThis, { Worker });
    await vscode.commands.executeCommand('strata.restartServer');
    await runsIn('worker');
  });

  it('runs in a web worker', async () => {
    await open('ogre.strata');
    await runsIn('worker');
    assert.equal((await api()).serverPid(), undefined);
    await answers();
  });

  it('reads the files that a file uses through the editor', async () => {
    const document = await open('uses.strata');
    const place = placeOf(document, 'expect', 'Shared Bear');
    assert.match(await until('a hover', async () => (await hover(document, place)) || undefined), /3\/3/);
    assert.deepEqual(vscode.languages.getDiagnostics(document.uri).filter(isError), []);
  });

  it('speaks French out of a file that is read only then', async () => {
    const settings = vscode.workspace.getConfiguration('strata');
    const document = await open('ogre.strata');
    await replace(document, 'gets +4/+4', 'gets +3/+3');
    await settings.update('language', 'fr', vscode.ConfigurationTarget.Global);
    await diagnostics(document, 'an error in French', (all) => all.some((one) => /attendu/i.test(one.message)));
    await settings.update('language', undefined, vscode.ConfigurationTarget.Global);
    await replace(document, 'gets +3/+3', 'gets +4/+4');
    await diagnostics(document, 'the error to go', (all) => !all.some(isError));
  });

  it('starts again when it is told to', async () => {
    await vscode.commands.executeCommand('strata.restartServer');
    await runsIn('worker');
    await answers();
  });

  it('runs in the extension host where no worker can be started', async () => {
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new Error('no workers here');
        }
      },
    });
    await vscode.commands.executeCommand('strata.restartServer');
    await runsIn('extension host');
    await answers();
  });

  it('and where its script is not to be had', async () => {
    const RealWorker = Worker as new (url: string, options?: object) => object;
    Object.assign(globalThis, {
      Worker: function gone(url: string, options?: object) {
        return new RealWorker(url.replace('browser.js', 'gone.js'), options);
      },
    });
    await vscode.commands.executeCommand('strata.restartServer');
    await runsIn('extension host');
    await answers();
  });
});
