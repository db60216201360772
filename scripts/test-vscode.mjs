// Runs the integration tests in a real VS Code: the one that VSCODE_EXECUTABLE names, else the project's host on Linux
// (no display needed), else the desktop VS Code that @vscode/test-electron downloads into the clone.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { runTests } from '@vscode/test-electron';
import * as esbuild from 'esbuild';
import { hostExecutable, installHost, root } from './vscode.mjs';

const suite = path.join(root, 'out/test/vscode');
rmSync(suite, { recursive: true, force: true });
await esbuild.build({
  absWorkingDir: root,
  entryPoints: ['test/vscode/suite/index.ts'],
  outfile: path.join(suite, 'index.js'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['vscode', 'mocha'],
  sourcemap: 'inline',
  logLevel: 'warning',
});

let vscodeExecutablePath = process.env.VSCODE_EXECUTABLE;
if (!vscodeExecutablePath && process.platform === 'linux' && process.arch === 'x64') {
  installHost();
  vscodeExecutablePath = hostExecutable;
}
try {
  await runTests({
    ...(vscodeExecutablePath ? { vscodeExecutablePath } : {}),
    extensionDevelopmentPath: root,
    extensionTestsPath: path.join(suite, 'index.js'),
    launchArgs: [path.join(root, 'test/vscode/workspace'), '--disable-extensions', '--disable-workspace-trust'],
    extensionTestsEnv: { ...(process.env.MOCHA_GREP ? { MOCHA_GREP: process.env.MOCHA_GREP } : {}) },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
