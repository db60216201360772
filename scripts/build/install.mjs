// Installs the clone's dependencies where they are missing or older than the lock file. Uses nothing but Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs a program with its output shown; true if it ended well. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (result.error) console.error(String(result.error));
  return result.status === 0;
}

/** How often (in milliseconds) a long installation says that it is still at it. */
const sign = 10_000;

/** Like `run`, for what takes long and says little: says every few seconds that `what` is still going on. */
export function runLong(what, command, args, env = {}) {
  const start = Date.now();
  console.log(`${what} …`);
  const ticker = setInterval(() => console.log(`  … ${what}: ${Math.round((Date.now() - start) / 1000)} s`), sign);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      console.error(String(error));
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  }).finally(() => clearInterval(ticker));
}

/** Like `run`, and gives the last 60 lines of what the program said, for those who look at the end of the log only. */
export function runShown(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
      shell: process.platform === 'win32',
    });
    let text = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding('utf8').on('data', (part) => {
        to.write(part);
        text = (text + part).slice(-20_000);
      });
    }
    child.once('error', (error) => {
      console.error(String(error));
      resolve({ ok: false, said: [String(error)] });
    });
    child.once('close', (status) => resolve({ ok: status === 0, said: text.trimEnd().split('\n').slice(-60) }));
  });
}

/** `npm ci`, unless what is installed is as new as the lock file. Ends the process if it fails. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    console.error(`Strata needs Node 20 or newer; this is ${process.version}.`);
    process.exit(2);
  }
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  // a link leads to what another tree installed: npm ci would empty that one
  if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  if (
    !(await runLong('installing dependencies (npm ci)', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']))
  )
    process.exit(1);
}
