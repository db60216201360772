// Which VS Code there is to run: for the tests, for `npm start`, for the screenshots.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runLong } from './install.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The project's own copy of the host (see test/vscode/host) puts what it needs into the clone, not into the home folder. */
process.env.VSCODE_HOST_DIR ??= path.join(root, '.host');
export const hostExecutable = path.join(root, 'test/vscode/host/code');

/** The full path of a program on the PATH, or undefined. */
export function onPath(name) {
  const names = process.platform === 'win32' ? [`${name}.cmd`, `${name}.exe`] : [name];
  for (const dir of (process.env.PATH ?? '').split(path.delimiter)) {
    const found = names.map((n) => path.join(dir, n)).find((file) => dir !== '' && existsSync(file));
    if (found) return found;
  }
  return undefined;
}

let isInstalled = false;

/** Makes the project's host ready: VS Code's server from npm, a Chromium from Debian where the machine has none. */
export async function installHost() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('the project’s own VS Code host runs on Linux x64 only; set VSCODE_EXECUTABLE to a VS Code');
  }
  const browser = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath).find(Boolean);
  if (browser) process.env.CHROMIUM ??= browser;
  if (isInstalled) return;
  const done = await runLong('making VS Code’s host ready', 'bash', [path.join(root, 'test/vscode/host/install.sh')]);
  if (!done) throw new Error('the VS Code host could not be installed');
  isInstalled = true;
}

/**
 * The extension as the host loads it: a folder of links to its files. Loaded from the clone itself, it would be a parent
 * of the host's own extensions, and VS Code then gives up the icon theme that file icons come from.
 */
export function extensionFolder() {
  const folder = path.join(process.env.VSCODE_HOST_DIR, 'extension');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [
    'package.json',
    'package.nls.json',
    'package.nls.fr.json',
    'l10n',
    'README.md',
    'language-configuration.json',
    'client',
    'panel',
    'server',
    'docs',
    'examples',
    'icons',
    'syntaxes',
  ];
  for (const name of files) symlinkSync(path.join(root, name), path.join(folder, name));
  return folder;
}
