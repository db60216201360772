// `strata check` as a task: the same check as in the editor over a whole folder, its findings in the Problems view.
import * as vscode from 'vscode';
import { hasProcesses } from './serverProcess.ts';

const type = 'strata';

/** A task as it is written in tasks.json. */
interface CheckDefinition extends vscode.TaskDefinition {
  /** Files and folders, from the folder of the workspace. */
  readonly paths?: readonly string[];
  readonly edition?: string;
  /** Whether the editions are compared instead. */
  readonly compare?: boolean;
}

/** Offers the task in every folder of the workspace; nothing where no process can be started. */
export function offerTasks(context: vscode.ExtensionContext): vscode.Disposable {
  if (!hasProcesses()) return new vscode.Disposable(() => {});
  const command = context.asAbsolutePath('server/dist/cli.js');
  const taskOf = (definition: CheckDefinition, folder: vscode.WorkspaceFolder | vscode.TaskScope): vscode.Task => {
    const { paths = ['.'], edition, compare } = definition;
    const options = [
      ...(compare === true ? ['--compare'] : []),
      ...(edition === undefined ? [] : ['--edition', edition]),
    ];
    const { language } = vscode.env;
    const execution = new vscode.ProcessExecution(process.execPath, [command, 'check', ...options, ...paths], {
      // the editor's own Node, so that none has to be installed
      env: { ELECTRON_RUN_AS_NODE: '1', STRATA_LOCALE: language },
    });
    const name = compare === true ? vscode.l10n.t('compare editions') : vscode.l10n.t('check');
    const task = new vscode.Task(definition, folder, name, 'strata', execution, '$strata');
    task.detail = `strata ${['check', ...options, ...paths].join(' ')}`;
    task.group = vscode.TaskGroup.Test;
    task.presentationOptions = { reveal: vscode.TaskRevealKind.Silent, clear: true };
    return task;
  };
  return vscode.tasks.registerTaskProvider(type, {
    provideTasks: () =>
      (vscode.workspace.workspaceFolders ?? []).flatMap((folder) => [
        taskOf({ type }, folder),
        taskOf({ type, compare: true }, folder),
      ]),
    resolveTask: ({ definition, scope }) => taskOf(definition as CheckDefinition, scope ?? vscode.TaskScope.Workspace),
  });
}
