// Bundles the server, the command line, the client and the board's page with esbuild, one file each, and writes down whose work is in them.
//   node scripts/build/build.mjs [--watch] [--quiet]
import { chmodSync, mkdirSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { libraryDefine } from './library.mjs';
import { noticesFile, noticesOf } from './notices.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const quiet = process.argv.includes('--quiet');

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'cjs',
  target: 'node20',
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  legalComments: 'none',
  // every Node and browser knows them; esbuild would make each one anew wherever it is used
  supported: { 'regexp-unicode-property-escapes': true },
  logLevel: 'warning',
  // the ESM build where a package has both: it can be shaken
  mainFields: ['module', 'main'],
};
const node = { ...common, platform: 'node', define: libraryDefine };
/** What is called by its name: it runs the program beside it. */
const launcher = { ...node, entryPoints: ['server/src/launch.ts'], banner: { js: '#!/usr/bin/env node' } };
/** The board beside the editor: what its page runs, and its style sheet. */
const page = {
  ...common,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
};

const bundles = [
  { out: 'server/dist/node.js', options: launcher },
  { out: 'server/dist/node.main.js', options: { ...node, entryPoints: ['server/src/node.ts'] } },
  { out: 'server/dist/cli.js', options: launcher },
  { out: 'server/dist/cli.main.js', options: { ...node, entryPoints: ['server/src/cli.ts'] } },
  {
    out: 'server/dist/browser.js',
    options: {
      ...common,
      entryPoints: ['server/src/browser.ts'],
      platform: 'browser',
      format: 'iife',
      define: libraryDefine,
    },
  },
  // one file for the desktop and the browser: which of the two it is in, it sees when it runs
  {
    out: 'client/dist/extension.js',
    options: {
      ...common,
      entryPoints: ['client/src/extension.ts'],
      platform: 'browser',
      external: ['vscode', 'node:*'],
    },
  },
  { out: 'panel/dist/panel.js', options: { ...page, entryPoints: ['panel/src/main.tsx'] } },
  { out: 'panel/dist/panel.css', options: { ...page, entryPoints: ['panel/src/panel.css'] } },
];

/** What an earlier build left in the folders of this one, and this one does not make. */
function removeLeftovers() {
  const made = new Set(bundles.flatMap(({ out }) => [out, `${out}.map`]));
  for (const folder of new Set(bundles.map(({ out }) => path.dirname(out)))) {
    mkdirSync(path.join(root, folder, 'meta'), { recursive: true });
    for (const name of readdirSync(path.join(root, folder)))
      if (name !== 'meta' && !made.has(`${folder}/${name}`)) rmSync(path.join(root, folder, name), { recursive: true });
  }
}

async function buildAll() {
  removeLeftovers();
  const metafiles = await Promise.all(
    bundles.map(async ({ out, options }) => (await esbuild.build({ ...options, outfile: out })).metafile),
  );
  writeFileSync(path.join(root, noticesFile), noticesOf(root, metafiles));
  for (const [index, { out, options }] of bundles.entries()) {
    const metafile = metafiles[index];
    if (options.banner !== undefined) chmodSync(path.join(root, out), 0o755);
    writeFileSync(path.join(root, path.dirname(out), 'meta', `${path.basename(out)}.json`), JSON.stringify(metafile));
    if (!quiet) console.log(`${out.padEnd(28)} ${(metafile.outputs[out].bytes / 1000).toFixed(1).padStart(7)} kB`);
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
