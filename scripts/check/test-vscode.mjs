// Runs the integration tests in a real VS Code: the one that VSCODE_EXECUTABLE names, else the project's host on Linux
// (no display needed), else the desktop VS Code that @vscode/test-electron downloads into the clone.
// `--vsix` packs the extension and tests what was installed from the package, not the working tree; `--web` runs its
// `browser` entry in the web worker extension host.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { downloadAndUnzipVSCode, resolveCliArgsFromVSCodeExecutablePath, runTests } from '@vscode/test-electron';
import * as esbuild from 'esbuild';
import { hostExecutable, installHost, root } from '../build/vscode.mjs';

const packed = process.argv.includes('--vsix');
const web = process.argv.includes('--web');
const suite = path.join(root, 'out/test', web ? 'web' : 'vscode');
rmSync(suite, { recursive: true, force: true });
const common = {
  absWorkingDir: root,
  outfile: path.join(suite, 'index.js'),
  bundle: true,
  format: 'cjs',
  sourcemap: 'inline',
};
if (web) {
  // the page of the board is fetched by a service worker, which would not see the extension's files that the host serves
  process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';
  await esbuild.build({
    ...common,
    entryPoints: ['test/vscode/web/index.ts'],
    platform: 'browser',
    target: 'es2022',
    external: ['vscode'],
    alias: {
      mocha: path.join(root, 'test/vscode/web/mocha.ts'),
      'mocha/mocha.js': path.join(root, 'node_modules/mocha/mocha.js'),
      'node:assert/strict': path.join(root, 'test/vscode/web/assert.ts'),
    },
    define: {
      global: 'globalThis',
      'process.env': '{}',
      STRATA_MOCHA_GREP: JSON.stringify(process.env.MOCHA_GREP ?? ''),
    },
    logLevel: 'error',
  });
} else {
  await esbuild.build({
    ...common,
    entryPoints: ['test/vscode/suite/index.ts'],
    platform: 'node',
    target: 'node20',
    external: ['vscode', 'mocha'],
    logLevel: 'warning',
  });
}

let executable = process.env.VSCODE_EXECUTABLE;
if (!executable && process.platform === 'linux' && process.arch === 'x64') {
  await installHost();
  executable = hostExecutable;
}
executable ??= await downloadAndUnzipVSCode({ cachePath: path.join(root, '.vscode-test') });

// A machine busy with other things can stall an editor longer than any test waits. A fault fails in a new profile too.
const most = process.env.MOCHA_GREP ? 1 : 3;
let error;
for (let count = 1; count <= most; count += 1) {
  error = await attempt();
  if (error === undefined) {
    if (count > 1) console.error(`passed at attempt ${count}; the ones before are told above`);
    break;
  }
  console.error(error);
  if (count < most) console.error('again, in a new profile …');
}
if (error !== undefined) process.exitCode = 1;

/** Runs the suite in a profile of its own; gives what went wrong, or undefined. */
async function attempt() {
  const profile = mkdtempSync(path.join(tmpdir(), 'strata-vscode-'));
  const own = [`--user-data-dir=${path.join(profile, 'user')}`, `--extensions-dir=${path.join(profile, 'extensions')}`];
  // what a test writes, and what the editor saves by itself, goes into a copy
  const workspace = path.join(profile, 'workspace');
  cpSync(path.join(root, 'test/vscode/workspace'), workspace, { recursive: true });
  try {
    if (packed) install(path.join(profile, 'strata.vsix'), own);
    await runTests({
      vscodeExecutablePath: executable,
      // VS Code needs some extension under development for a test run; an empty one leaves ours to the package
      extensionDevelopmentPath: packed ? path.join(root, 'test/vscode/host/vsix-host') : root,
      extensionTestsPath: path.join(suite, 'index.js'),
      launchArgs: [
        workspace,
        '--disable-workspace-trust',
        ...own,
        ...(packed ? [] : ['--disable-extensions']),
        ...(web ? ['--extensionDevelopmentKind=web'] : []),
      ],
      extensionTestsEnv: {
        ...(process.env.MOCHA_GREP ? { MOCHA_GREP: process.env.MOCHA_GREP } : {}),
        STRATA_EXPECTED_PATH: packed ? path.join(profile, 'extensions') : root,
      },
    });
    return undefined;
  } catch (caught) {
    return caught instanceof Error ? caught.message : String(caught);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Packs the extension as `file` and installs the package into the profile whose arguments are `own`. */
function install(file, own) {
  const [cli, ...args] = resolveCliArgsFromVSCodeExecutablePath(executable, { platform: process.platform });
  const commands = [
    [process.execPath, [path.join(root, 'scripts/build/package.mjs'), file]],
    [cli, [...args.filter((arg) => !/^--(user-data|extensions)-dir/.test(arg)), ...own, '--install-extension', file]],
  ];
  for (const [command, commandArgs] of commands) {
    const result = spawnSync(command, commandArgs, {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (result.status !== 0) throw new Error(`${command} failed:\n${result.stdout}${result.stderr}`);
  }
}
