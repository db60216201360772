// The server as a process of its own, where the extension host is Node.
import type * as childProcess from 'node:child_process';
import type * as vscode from 'vscode';
import { type Started, transportsOver } from './connection.ts';

/** A process that was told to end has so long to do it. */
const patience = 2000;

/** Whether this extension host can start processes. */
export const hasProcesses = (): boolean => typeof process !== 'undefined' && process.versions?.node !== undefined;

/** Forks the server that is bundled with the extension; what it writes to its streams goes to the output. */
export function startProcess(context: vscode.ExtensionContext, output: vscode.LogOutputChannel): Promise<Started> {
  // a browser has no such module, and never comes here
  const { fork }: typeof childProcess = require('node:child_process');
  const module = context.asAbsolutePath('server/dist/node.js');
  const isDebugged = process.execArgv.some((argument) => argument.startsWith('--inspect'));
  const { globalStorageUri } = context;
  const storage = globalStorageUri.scheme === 'file' ? [`--storage=${globalStorageUri.fsPath}`] : [];
  const child = fork(module, ['--node-ipc', ...storage], {
    execArgv: isDebugged ? ['--nolazy', '--enable-source-maps'] : [],
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', ELECTRON_NO_ASAR: '1' },
    silent: true,
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => output.info(text.trimEnd()));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => output.error(text.trimEnd()));

  const transports = transportsOver({
    send: (message) => {
      if (!child.connected) throw new Error('the server has ended');
      child.send(message as childProcess.Serializable);
    },
    onMessage: (listener) => void child.on('message', listener),
  });
  let isOver = false;
  const over = (): void => {
    if (isOver) return;
    isOver = true;
    transports.closed();
  };
  child.once('disconnect', over);
  child.once('exit', (code, signal) => {
    if (code !== 0) output.warn(`the server ended: ${code ?? signal}`);
    over();
  });
  child.on('error', (error) => {
    transports.failed(error);
    over();
  });

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () =>
      resolve({
        transports,
        place: 'process',
        pid: child.pid,
        end: () => {
          const kill = setTimeout(() => child.kill('SIGKILL'), patience);
          kill.unref();
          child.once('exit', () => clearTimeout(kill));
        },
      }),
    );
  });
}
