// Bundles the server, the command line and the client with esbuild, and prints the sizes beside their budgets.
//   node scripts/build.mjs [--watch] [--quiet]
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { libraryDefine } from './library.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const watch = process.argv.includes('--watch');
const quiet = process.argv.includes('--quiet');

/** Each bundle: where it starts, where it goes, how many kB (minified) it may weigh, and what is special about it. */
const bundles = [
  { entry: 'server/src/node.ts', out: 'server/dist/node.js', budget: 1300 },
  { entry: 'server/src/cli.ts', out: 'server/dist/cli.js', budget: 1100, banner: '#!/usr/bin/env node' },
  { entry: 'client/src/extension.ts', out: 'client/dist/extension.js', budget: 550, external: ['vscode'] },
];

let over = 0;
for (const { entry, out, budget, banner, external } of bundles) {
  const options = {
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: out,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    keepNames: false,
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    legalComments: 'none',
    // French and the dashes of cards as they are, not as escapes
    charset: 'utf8',
    logLevel: 'warning',
    external: external ?? [],
    define: libraryDefine,
    // the ESM build where a package has both: it can be shaken
    mainFields: ['module', 'main'],
    ...(banner ? { banner: { js: banner } } : {}),
  };
  if (watch) {
    const context = await esbuild.context({ ...options, minify: false, logLevel: 'info' });
    await context.watch();
    continue;
  }
  const { metafile } = await esbuild.build(options);
  if (banner) chmodSync(path.join(root, out), 0o755);
  const meta = path.join(root, path.dirname(out), 'meta');
  mkdirSync(meta, { recursive: true });
  writeFileSync(path.join(meta, `${path.basename(out)}.json`), JSON.stringify(metafile));
  const kB = (metafile.outputs[out]?.bytes ?? 0) / 1000;
  if (kB > budget) over++;
  if (!quiet)
    console.log(`${out.padEnd(28)} ${kB.toFixed(1).padStart(7)} kB of ${budget}${kB > budget ? '   OVER BUDGET' : ''}`);
}
if (over > 0) {
  console.error(`${over} bundle(s) over budget`);
  process.exitCode = 1;
}
