// `strata check` as a task: offered, run in the editor's own Node, its findings among the problems.
import * as assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { api, open, until } from './tools.ts';

describe('the task', () => {
  it('checks the folder and ends as the command line does', async () => {
    await open('ogre.strata');
    await api();
    const tasks = await vscode.tasks.fetchTasks({ type: 'strata' });
    const check = tasks.find(({ name }) => name === 'check');
    assert.ok(check, tasks.map(({ name }) => name).join());
    assert.equal(check.detail, 'strata check .');
    const ended = new Promise<number | undefined>((resolve) => {
      const listener = vscode.tasks.onDidEndTaskProcess(({ execution, exitCode }) => {
        if (execution.task.name !== 'check') return;
        listener.dispose();
        resolve(exitCode);
      });
    });
    await vscode.tasks.executeTask(check);
    // some of the files are there to fail
    assert.equal(await ended, 1);
    const folder = vscode.workspace.workspaceFolders?.[0];
    assert.ok(folder);
    const failing = vscode.Uri.joinPath(folder.uri, 'editions.strata');
    await until('its findings among the problems', () =>
      vscode.languages.getDiagnostics(failing).some(({ message }) => /4\/5/.test(message)) ? true : undefined,
    );
  });
});
