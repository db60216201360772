// `npm run package [-- FILE]`: builds and packs the extension as dist/strata-VERSION.vsix, without any download.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { ensureInstalled, run } from './install.mjs';

/** How many KB (of 1,024 bytes, as vsce counts them) the package may weigh. */
const budget = 700;

ensureInstalled();
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const file = path.resolve(root, process.argv[2] ?? `dist/strata-${version}.vsix`);
mkdirSync(path.dirname(file), { recursive: true });
const pack = ['package', '--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links', '-o', file];

/** Takes from a built file what esbuild, which has to be quick, leaves in: a twentieth of what it weighs packed. */
async function tighten(built) {
  const { code } = await minify(readFileSync(built, 'utf8'), { ecma: 2022, compress: { passes: 2 } });
  writeFileSync(built, code);
}

async function tightenAll() {
  const shipped = ['server/dist', 'client/dist', 'panel/dist'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.js'))
      .map((name) => path.join(root, folder, name)),
  );
  for (const built of shipped) await tighten(built);
  return true;
}

const ok =
  run(process.execPath, ['scripts/build.mjs']) &&
  (await tightenAll()) &&
  run(process.execPath, ['node_modules/@vscode/vsce/vsce', ...pack]);
if (!ok) {
  process.exitCode = 1;
} else {
  const { repack } = await import('./repack.mjs');
  await repack(file);
  const weight = statSync(file).size / 1024;
  const isOver = weight > budget;
  console.log(`${path.relative(root, file)}: ${weight.toFixed(1)} KB of ${budget}${isOver ? '   OVER BUDGET' : ''}`);
  if (isOver) process.exitCode = 1;
}
