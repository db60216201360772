// Bundles one TypeScript program of the project and runs it: `node scripts/build/run.mjs bench/bench.ts [arguments]`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { libraryDefine } from './library.mjs';
import { root } from './vscode.mjs';

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  console.error('usage: node scripts/build/run.mjs FILE.ts [arguments]');
  process.exit(2);
}
const outfile = path.join(root, 'out/run', entry.replace(/\.ts$/, '.mjs'));
await esbuild.build({
  absWorkingDir: root,
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  define: libraryDefine,
  sourcemap: 'inline',
  logLevel: 'warning',
});
const result = spawnSync(process.execPath, ['--enable-source-maps', outfile, ...args], { cwd: root, stdio: 'inherit' });
process.exitCode = result.status ?? 1;
