// Bundles the server, the command line and the client with esbuild, and prints the sizes beside their budgets.
//   node scripts/build.mjs [--watch] [--quiet]
import { chmodSync, mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { serverBuilds } from './parts.mjs';
import { withoutUnusedFeatures } from './unused.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const quiet = process.argv.includes('--quiet');

/** How many kB (minified) each file may weigh. */
const budgets = {
  'client/dist/extension.js': 480,
  'panel/dist/panel.js': 50,
  'panel/dist/panel.css': 10,
  'server/dist/node.js': 20,
  'server/dist/browser.js': 20,
  'server/dist/server.js': 300,
  'server/dist/features.js': 400,
  'server/dist/core.js': 1200,
  'server/dist/cli.js': 60,
  'server/dist/messages.en.js': 120,
  'server/dist/messages.fr.js': 120,
  'server/dist/citations.en.js': 100,
  'server/dist/citations.fr.js': 100,
  'server/dist/examples.js': 40,
  'server/dist/library.js': 60,
};

/** What is told of several files together, with a budget where they have one. */
const sums = [
  { of: 'the server', files: ['server/dist/server.js', 'server/dist/features.js'], budget: 600 },
  {
    of: 'loaded at its start',
    files: ['node', 'server', 'features', 'core', 'library'].map((name) => `server/dist/${name}.js`),
  },
];

const common = {
  absWorkingDir: root,
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
  // the ESM build where a package has both: it can be shaken
  mainFields: ['module', 'main'],
};

/** The client, one file for the desktop and the browser: which of the two it is in, it sees when it runs. */
const client = {
  out: 'client/dist/extension.js',
  options: {
    ...common,
    entryPoints: ['client/src/extension.ts'],
    platform: 'browser',
    external: ['vscode', 'node:*'],
    plugins: [withoutUnusedFeatures],
  },
};

/** The board beside the editor: what its page runs, and its style sheet. */
const page = {
  ...common,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
};
const panel = [
  { out: 'panel/dist/panel.js', options: { ...page, entryPoints: ['panel/src/main.tsx'] } },
  { out: 'panel/dist/panel.css', options: { ...page, entryPoints: ['panel/src/panel.css'] } },
];

async function buildAll() {
  let over = 0;
  const sizes = new Map();
  for (const { out, options, executable } of [...(await serverBuilds(root, common)), client, ...panel]) {
    const made = typeof options === 'function' ? options() : options;
    const { metafile } = await esbuild.build({ ...made, outfile: out });
    if (executable) chmodSync(path.join(root, out), 0o755);
    const meta = path.join(root, path.dirname(out), 'meta');
    mkdirSync(meta, { recursive: true });
    writeFileSync(path.join(meta, `${path.basename(out)}.json`), JSON.stringify(metafile));
    const budget = budgets[out];
    const kB = (metafile.outputs[out]?.bytes ?? 0) / 1000;
    sizes.set(out, kB);
    const isOver = budget === undefined || kB > budget;
    if (isOver) over++;
    if (!quiet)
      console.log(`${out.padEnd(28)} ${kB.toFixed(1).padStart(7)} kB of ${budget}${isOver ? '   OVER BUDGET' : ''}`);
  }
  for (const { of, files, budget } of sums) {
    const kB = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    const isOver = budget !== undefined && kB > budget;
    if (isOver) over++;
    if (!quiet)
      console.log(
        `${of.padEnd(28)} ${kB.toFixed(1).padStart(7)} kB${budget ? ` of ${budget}` : ''}${isOver ? '   OVER BUDGET' : ''}`,
      );
  }
  if (over > 0) {
    console.error(`${over} bundle(s) over budget`);
    process.exitCode = 1;
  }
}

await buildAll();
if (process.argv.includes('--watch')) {
  let waiting;
  const again = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => buildAll().catch((error) => console.error(error.message)), 100);
  };
  for (const folder of ['server/src', 'client/src', 'panel/src'])
    watch(path.join(root, folder), { recursive: true }, again);
}
